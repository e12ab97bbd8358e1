// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/chat/jinja/syntax.h"

#include <string_view>
#include <vector>

namespace qs::jinja {

/// Walks over the tokens of a template and reads expressions, with Jinja's precedence.
class ExpressionParser
{
public:
    explicit ExpressionParser(const std::vector<Token>& tokens) : m_tokens(tokens) {}

    /// With 'x if y else z' where `conditional`.
    ExpressionPointer expression(bool conditional = true);
    /// Several with commas between are a tuple.
    ExpressionPointer tuple(bool conditional = true);
    ExpressionPointer filters(ExpressionPointer of);
    /// '(a, b=c)' into what is called.
    void arguments(Expression& call);

    const Token& now() const { return m_tokens[m_at]; }
    bool is(Token::Kind kind, std::string_view text) const { return now().kind == kind && now().text == text; }
    bool isName(std::string_view text) const { return is(Token::Kind::Name, text); }
    bool isOperator(std::string_view text) const { return is(Token::Kind::Operator, text); }
    bool isClose() const { return now().kind == Token::Kind::Close; }
    Token take();
    bool skip(Token::Kind kind, std::string_view text);
    bool skipName(std::string_view text) { return skip(Token::Kind::Name, text); }
    bool skipOperator(std::string_view text) { return skip(Token::Kind::Operator, text); }
    void expectOperator(std::string_view text);
    std::string name();
    [[noreturn]] void unexpected() const;

private:
    ExpressionPointer either();
    ExpressionPointer both();
    ExpressionPointer negation();
    ExpressionPointer comparison();
    ExpressionPointer sum();
    ExpressionPointer concatenation();
    ExpressionPointer product();
    ExpressionPointer power();
    ExpressionPointer unary(bool filtered = true);
    ExpressionPointer primary();
    ExpressionPointer postfix(ExpressionPointer of);
    ExpressionPointer subscript(ExpressionPointer of);
    ExpressionPointer test(ExpressionPointer of);
    ExpressionPointer list();
    ExpressionPointer dictionary();
    ExpressionPointer inParentheses();

    const std::vector<Token>& m_tokens;
    std::size_t m_at = 0;
    int m_depth = 0;
};

/// Puts a part behind those that an expression has; it may be null. Fails where they would lie too deep.
void adopt(Expression& of, ExpressionPointer part);
ExpressionPointer makeExpression(Expression::Kind kind, std::string text = {}, ExpressionPointer first = {},
                                 ExpressionPointer second = {});

} // namespace qs::jinja
