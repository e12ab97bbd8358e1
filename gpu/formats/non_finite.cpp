// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/non_finite.h"

#include <algorithm>
#include <cctype>

namespace qs {

namespace {

bool isOfWord(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '+'; }

bool isNonFinite(std::string_view word)
{
    if (word.starts_with('-') || word.starts_with('+')) word.remove_prefix(1);
    const auto is = [&](std::string_view name) {
        return std::ranges::equal(word, name,
                                  [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; });
    };
    return is("nan") || is("inf") || is("infinity");
}

} // namespace

void NonFiniteToNull::endWord(std::string& out)
{
    if (m_word.empty()) return;
    const bool none = isNonFinite(m_word);
    m_count += none ? 1 : 0;
    out += none ? std::string_view("null") : std::string_view(m_word);
    m_word.clear();
}

void NonFiniteToNull::feed(std::string_view piece, std::string& out)
{
    while (!piece.empty()) {
        if (m_inString) {
            std::size_t end = m_escaped ? 1 : 0;
            m_escaped = false;
            while (end < piece.size() && piece[end] != '"') {
                const bool escape = piece[end] == '\\';
                m_escaped = escape && end + 1 == piece.size();
                end = std::min(end + (escape ? 2 : 1), piece.size());
            }
            m_inString = end == piece.size();
            end = std::min(end + 1, piece.size());
            out += piece.substr(0, end);
            piece.remove_prefix(end);
            continue;
        }
        const char c = piece.front();
        piece.remove_prefix(1);
        if (isOfWord(c)) {
            m_word += c;
            continue;
        }
        endWord(out);
        out += c;
        m_inString = c == '"';
    }
}

void NonFiniteToNull::finish(std::string& out)
{
    endWord(out);
    m_inString = m_escaped = false;
}

bool mayHoldNonFinite(std::string_view text)
{
    for (const std::string_view word : {"NaN", "nan", "NAN", "Inf", "inf", "INF"})
        if (text.find(word) != std::string_view::npos) return true;
    return false;
}

} // namespace qs
