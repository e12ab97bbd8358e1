// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/chat/jinja/value.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A template in Jinja, taken apart.
namespace qs::jinja {

struct Token
{
    enum class Kind : std::uint8_t { Text, Open, Close, Name, String, Whole, Real, Operator, End };
    Kind kind = Kind::End;
    std::string text; ///< of Open and Close "{%" or "{{"; of a string with its escapes resolved
    std::size_t at = 0;
};
/// With the whitespace control that transformers sets (trim_blocks, lstrip_blocks); comments and raw blocks are done
/// with. Fails where a tag is not closed or a character is none of the language.
std::vector<Token> tokensOf(std::string_view source);

struct Expression
{
    enum class Kind : std::uint8_t {
        Constant,
        Name,
        List,
        Tuple,
        Dictionary, ///< keys and values in turn
        Attribute,  ///< of parts[0]
        Subscript,  ///< parts[0] at parts[1]
        Slice,      ///< of parts[0]; begin, end and step may be null
        Call,       ///< parts[0] with the others
        Filter,     ///< `text` of parts[0] (null in a filter block) with the others
        Test,       ///< likewise
        Unary,
        Binary,
        And,
        Or,
        Compare,    ///< parts[0] with the others, by `operators`
        Conditional ///< parts: condition, then, else (may be null)
    };
    Kind kind = Kind::Constant;
    std::string text; ///< a name or an operator
    Value value = {};
    std::vector<std::unique_ptr<Expression>> parts = {};
    std::vector<std::pair<std::string, std::unique_ptr<Expression>>> named = {};
    std::vector<std::string> operators = {};
    int depth = 1; ///< expressions within one another
};
using ExpressionPointer = std::unique_ptr<Expression>;

struct Statement
{
    enum class Kind : std::uint8_t {
        Text,
        Print,
        If,
        For,
        Set,
        SetBlock,
        Macro,
        CallBlock,
        FilterBlock,
        With,
        Generation,
        Break,
        Continue
    };
    Kind kind = Kind::Text;
    std::string text;                 ///< of Text; the name of a macro
    std::vector<std::string> targets; ///< of For, Set and With; "ns.x" for an attribute; the parameters of a macro
    bool unpacks = false;             ///< several targets of one value
    std::vector<ExpressionPointer> expressions; ///< defaults of parameters (may be null), filters of a block, …
    ExpressionPointer condition;                ///< of a loop's items
    std::vector<std::unique_ptr<Statement>> body, otherwise;
};
using Block = std::vector<std::unique_ptr<Statement>>;

/// Fails for what is not understood, with its line.
Block parse(std::string_view source);

} // namespace qs::jinja
