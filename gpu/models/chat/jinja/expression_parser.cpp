// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/chat/jinja/expression_parser.h"

#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <charconv>

namespace qs::jinja {
namespace {

constexpr int kDeepestExpression = 100,
              kLongestChain = 500; ///< expressions within one another, by parentheses and in all

/// Counts how deep expressions lie within one another.
class Nested
{
public:
    explicit Nested(int& depth) : m_depth(depth)
    {
        if (++m_depth > kDeepestExpression) fail(Message::tr("it is nested too deeply"));
    }
    ~Nested() { --m_depth; }
    Nested(const Nested&) = delete;
    Nested& operator=(const Nested&) = delete;

private:
    int& m_depth;
};

ExpressionPointer constant(Value value)
{
    auto made = makeExpression(Expression::Kind::Constant);
    made->value = std::move(value);
    return made;
}

ExpressionPointer number(const Token& token)
{
    const char *begin = token.text.data(), *end = begin + token.text.size();
    std::int64_t whole = 0;
    double real = 0;
    if (token.kind == Token::Kind::Whole) {
        if (std::from_chars(begin, end, whole).ec != std::errc()) fail(Message::tr("a number is too large"));
        return constant(whole);
    }
    std::from_chars(begin, end, real);
    return constant(real);
}

} // namespace

void adopt(Expression& of, ExpressionPointer part)
{
    if (part) of.depth = std::max(of.depth, part->depth + 1);
    if (of.depth > kLongestChain) fail(Message::tr("it is nested too deeply"));
    of.parts.push_back(std::move(part));
}

ExpressionPointer makeExpression(Expression::Kind kind, std::string text, ExpressionPointer first,
                                 ExpressionPointer second)
{
    auto made = std::make_unique<Expression>();
    made->kind = kind;
    made->text = std::move(text);
    if (first) adopt(*made, std::move(first));
    if (second) adopt(*made, std::move(second));
    return made;
}

Token ExpressionParser::take()
{
    const Token token = now();
    if (token.kind != Token::Kind::End) ++m_at;
    return token;
}

bool ExpressionParser::skip(Token::Kind kind, std::string_view text)
{
    if (!is(kind, text)) return false;
    ++m_at;
    return true;
}

void ExpressionParser::unexpected() const
{
    if (now().kind == Token::Kind::End || isClose()) fail(Message::tr("a tag ends too early"));
    fail(Message::tr("%1 is not understood here").arg(quotedText(now().text, 40)));
}

void ExpressionParser::expectOperator(std::string_view text)
{
    if (!skipOperator(text)) unexpected();
}

std::string ExpressionParser::name()
{
    if (now().kind != Token::Kind::Name) unexpected();
    return take().text;
}

ExpressionPointer ExpressionParser::expression(bool conditional)
{
    const Nested nested(m_depth);
    ExpressionPointer value = either();
    while (conditional && skipName("if")) {
        auto made = makeExpression(Expression::Kind::Conditional, {}, either(), std::move(value));
        adopt(*made, skipName("else") ? expression() : nullptr);
        value = std::move(made);
    }
    return value;
}

ExpressionPointer ExpressionParser::tuple(bool conditional)
{
    ExpressionPointer first = expression(conditional);
    if (!isOperator(",")) return first;
    auto made = makeExpression(Expression::Kind::Tuple, {}, std::move(first));
    while (skipOperator(",") && !isClose() && !isOperator(")") && !isName("in"))
        adopt(*made, expression(conditional));
    return made;
}

ExpressionPointer ExpressionParser::either()
{
    ExpressionPointer left = both();
    while (skipName("or"))
        left = makeExpression(Expression::Kind::Or, {}, std::move(left), both());
    return left;
}

ExpressionPointer ExpressionParser::both()
{
    ExpressionPointer left = negation();
    while (skipName("and"))
        left = makeExpression(Expression::Kind::And, {}, std::move(left), negation());
    return left;
}

ExpressionPointer ExpressionParser::negation()
{
    const Nested nested(m_depth);
    return skipName("not") ? makeExpression(Expression::Kind::Unary, "not", negation()) : comparison();
}

ExpressionPointer ExpressionParser::comparison()
{
    ExpressionPointer left = sum();
    std::unique_ptr<Expression> made;
    while (true) {
        std::string text;
        for (const char* known : {"==", "!=", "<", "<=", ">", ">="})
            if (isOperator(known)) text = known;
        if (!text.empty())
            take();
        else if (skipName("in"))
            text = "in";
        else if (isName("not") && m_tokens[m_at + 1].kind == Token::Kind::Name && m_tokens[m_at + 1].text == "in") {
            m_at += 2;
            text = "not in";
        } else
            break;
        if (!made) made = makeExpression(Expression::Kind::Compare, {}, std::move(left));
        made->operators.push_back(text);
        adopt(*made, sum());
    }
    return made ? std::move(made) : std::move(left);
}

ExpressionPointer ExpressionParser::sum()
{
    ExpressionPointer left = concatenation();
    while (isOperator("+") || isOperator("-")) {
        const std::string text = take().text;
        left = makeExpression(Expression::Kind::Binary, text, std::move(left), concatenation());
    }
    return left;
}

ExpressionPointer ExpressionParser::concatenation()
{
    ExpressionPointer left = product();
    while (skipOperator("~"))
        left = makeExpression(Expression::Kind::Binary, "~", std::move(left), product());
    return left;
}

ExpressionPointer ExpressionParser::product()
{
    ExpressionPointer left = power();
    while (isOperator("*") || isOperator("/") || isOperator("//") || isOperator("%")) {
        const std::string text = take().text;
        left = makeExpression(Expression::Kind::Binary, text, std::move(left), power());
    }
    return left;
}

ExpressionPointer ExpressionParser::power()
{
    ExpressionPointer left = unary();
    while (skipOperator("**"))
        left = makeExpression(Expression::Kind::Binary, "**", std::move(left), unary());
    return left;
}

ExpressionPointer ExpressionParser::unary(bool filtered)
{
    const Nested nested(m_depth);
    ExpressionPointer made;
    if (isOperator("-") || isOperator("+")) {
        const std::string text = take().text;
        made = makeExpression(Expression::Kind::Unary, text, unary(false));
    } else {
        made = primary();
    }
    made = postfix(std::move(made));
    return filtered ? filters(std::move(made)) : std::move(made);
}

ExpressionPointer ExpressionParser::primary()
{
    if (now().kind == Token::Kind::Name) {
        const std::string text = take().text;
        if (text == "true" || text == "True") return constant(true);
        if (text == "false" || text == "False") return constant(false);
        if (text == "none" || text == "None") return constant(None{});
        return makeExpression(Expression::Kind::Name, text);
    }
    if (now().kind == Token::Kind::String) {
        std::string text;
        while (now().kind == Token::Kind::String)
            text += take().text;
        return constant(std::move(text));
    }
    if (now().kind == Token::Kind::Whole || now().kind == Token::Kind::Real) return number(take());
    if (skipOperator("(")) return inParentheses();
    if (skipOperator("[")) return list();
    if (skipOperator("{")) return dictionary();
    unexpected();
}

ExpressionPointer ExpressionParser::inParentheses()
{
    if (skipOperator(")")) return makeExpression(Expression::Kind::Tuple);
    ExpressionPointer made = tuple();
    expectOperator(")");
    return made;
}

ExpressionPointer ExpressionParser::list()
{
    auto made = makeExpression(Expression::Kind::List);
    while (!isOperator("]")) {
        adopt(*made, expression());
        if (!skipOperator(",")) break;
    }
    expectOperator("]");
    return made;
}

ExpressionPointer ExpressionParser::dictionary()
{
    auto made = makeExpression(Expression::Kind::Dictionary);
    while (!isOperator("}")) {
        adopt(*made, expression());
        expectOperator(":");
        adopt(*made, expression());
        if (!skipOperator(",")) break;
    }
    expectOperator("}");
    return made;
}

ExpressionPointer ExpressionParser::postfix(ExpressionPointer of)
{
    while (true) {
        if (skipOperator(".")) {
            if (now().kind == Token::Kind::Whole)
                of = makeExpression(Expression::Kind::Subscript, {}, std::move(of), number(take()));
            else
                of = makeExpression(Expression::Kind::Attribute, name(), std::move(of));
        } else if (skipOperator("["))
            of = subscript(std::move(of));
        else if (isOperator("(")) {
            of = makeExpression(Expression::Kind::Call, {}, std::move(of));
            arguments(*of);
        } else
            return of;
    }
}

ExpressionPointer ExpressionParser::subscript(ExpressionPointer of)
{
    ExpressionPointer bounds[3];
    int count = 0;
    if (!isOperator(":")) bounds[0] = tuple();
    for (; count < 2 && skipOperator(":"); ++count)
        if (!isOperator(":") && !isOperator("]")) bounds[count + 1] = expression();
    expectOperator("]");
    if (count == 0) return makeExpression(Expression::Kind::Subscript, {}, std::move(of), std::move(bounds[0]));
    auto made = makeExpression(Expression::Kind::Slice, {}, std::move(of));
    for (ExpressionPointer& bound : bounds)
        adopt(*made, std::move(bound));
    return made;
}

void ExpressionParser::arguments(Expression& call)
{
    expectOperator("(");
    while (!isOperator(")")) {
        const bool isNamed = now().kind == Token::Kind::Name && m_tokens[m_at + 1].kind == Token::Kind::Operator &&
                             m_tokens[m_at + 1].text == "=";
        if (isNamed) {
            std::string key = take().text;
            take();
            call.named.emplace_back(std::move(key), expression());
            call.depth = std::max(call.depth, call.named.back().second->depth + 1);
        } else {
            adopt(call, expression());
        }
        if (!skipOperator(",")) break;
    }
    expectOperator(")");
}

ExpressionPointer ExpressionParser::filters(ExpressionPointer of)
{
    while (true) {
        if (skipOperator("|")) {
            auto made = makeExpression(Expression::Kind::Filter, name());
            adopt(*made, std::move(of));
            if (isOperator("(")) arguments(*made);
            of = std::move(made);
        } else if (skipName("is"))
            of = test(std::move(of));
        else if (isOperator("(")) {
            of = makeExpression(Expression::Kind::Call, {}, std::move(of));
            arguments(*of);
        } else
            return of;
    }
}

ExpressionPointer ExpressionParser::test(ExpressionPointer of)
{
    const bool negated = skipName("not");
    auto made = makeExpression(Expression::Kind::Test, name(), std::move(of));
    const Token::Kind kind = now().kind;
    const bool isValue = kind == Token::Kind::String || kind == Token::Kind::Whole || kind == Token::Kind::Real ||
                         isOperator("[") || isOperator("{") ||
                         (kind == Token::Kind::Name && !isName("else") && !isName("or") && !isName("and") &&
                          !isName("if") && !isName("is") && !isName("in") && !isName("not"));
    if (isOperator("("))
        arguments(*made);
    else if (isValue)
        adopt(*made, postfix(primary()));
    return negated ? makeExpression(Expression::Kind::Unary, "not", std::move(made)) : std::move(made);
}

} // namespace qs::jinja
