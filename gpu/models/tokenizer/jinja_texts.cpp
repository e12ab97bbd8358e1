// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/jinja_texts.h"

#include <algorithm>
#include <array>

namespace qs {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

/// Whether a branch with this condition is never taken for a system and a user message alone.
bool isElsewhere(std::string_view condition)
{
    constexpr std::array<std::string_view, 9> kElsewhere = {
        "tool", "function", "document", "ipython", "thinking", "image", "builtin", "reasoning_content", "video"};
    if (std::ranges::any_of(kElsewhere, [&](std::string_view word) { return has(condition, word); })) return true;
    return has(condition, "assistant") && !has(condition, "user") && !has(condition, "add_generation_prompt");
}

/// The strings of an expression that it may print: not keys in brackets, and not what something is compared with.
void addStrings(std::string_view expression, std::vector<std::string>& texts)
{
    for (std::size_t at = 0; at < expression.size(); ++at) {
        const char quote = expression[at];
        if (quote != '\'' && quote != '"') continue;
        std::size_t end = at + 1;
        while (end < expression.size() && expression[end] != quote)
            end += expression[end] == '\\' ? 2 : 1;
        if (end >= expression.size()) return;
        const std::string_view before = expression.substr(0, at);
        const std::size_t last = before.find_last_not_of(kBlanks);
        const bool isKey = last != std::string_view::npos && (before[last] == '[' || before[last] == '(');
        const bool compared = last != std::string_view::npos && last > 0 && before[last] == '=' &&
                              (before[last - 1] == '=' || before[last - 1] == '!');
        if (!isKey && !compared) texts.push_back(jinjaUnescaped(expression.substr(at + 1, end - at - 1)));
        at = end;
    }
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

/// Walks over the statements of a template and knows which branches are left out.
class Walker
{
public:
    void statement(std::string_view text)
    {
        const std::size_t blank = text.find_first_of(kBlanks);
        const std::string_view word = text.substr(0, blank),
                               rest = blank == std::string_view::npos ? std::string_view() : text.substr(blank);
        if (word == "if" || word == "for")
            m_left.push_back(isElsewhere(rest));
        else if (word == "macro" || word == "call" || word == "generation" || word == "filter" || word == "block")
            m_left.push_back(word == "macro" && isElsewhere(rest));
        else if (word.starts_with("end") && word != "endset" && !m_left.empty())
            m_left.pop_back();
        else if ((word == "elif" || word == "else") && !m_left.empty())
            m_left.back() = word == "elif" && isElsewhere(rest);
        else if (word == "set" && isWritten())
            addStrings(rest, m_texts);
    }
    void print(std::string_view text)
    {
        if (isWritten() && !has(text, "raise_exception")) addStrings(text, m_texts);
    }
    void plain(std::string_view text)
    {
        if (isWritten() && !trimmed(text).empty()) m_texts.emplace_back(trimmed(text));
    }
    std::vector<std::string> take() { return std::move(m_texts); }

private:
    bool isWritten() const { return std::ranges::find(m_left, true) == m_left.end(); }

    std::vector<bool> m_left; ///< of the branches around, from the outside in
    std::vector<std::string> m_texts;
};

} // namespace

std::string jinjaUnescaped(std::string_view literal)
{
    std::string text;
    for (std::size_t i = 0; i < literal.size(); ++i) {
        if (literal[i] != '\\' || i + 1 == literal.size()) {
            text += literal[i];
            continue;
        }
        const char escaped = literal[++i];
        text += escaped == 'n' ? '\n' : escaped == 't' ? '\t' : escaped;
    }
    return text;
}

std::vector<std::string> jinjaTexts(std::string_view jinja)
{
    Walker walker;
    while (!jinja.empty()) {
        const std::size_t open = std::min({jinja.find("{{"), jinja.find("{%"), jinja.find("{#")});
        walker.plain(jinja.substr(0, open));
        if (open == std::string_view::npos) break;
        const char kind = jinja[open + 1];
        const std::string_view close = kind == '{' ? "}}" : kind == '%' ? "%}" : "#}";
        const std::size_t end = jinja.find(close, open + 2);
        if (end == std::string_view::npos) break;
        std::string_view inside = jinja.substr(open + 2, end - open - 2);
        if (inside.starts_with('-') || inside.starts_with('+')) inside.remove_prefix(1);
        if (inside.ends_with('-') || inside.ends_with('+')) inside.remove_suffix(1);
        if (kind == '{') walker.print(inside);
        if (kind == '%') walker.statement(trimmed(inside));
        jinja.remove_prefix(end + 2);
    }
    return walker.take();
}

} // namespace qs
