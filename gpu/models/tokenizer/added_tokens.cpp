// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/added_tokens.h"

#include "gpu/models/tokenizer/text_pattern.h"
#include "gpu/models/tokenizer/unicode_text.h"

#include <algorithm>

namespace qs {
namespace {

/// Where the character that ends at `end` begins.
std::size_t characterBefore(std::string_view text, std::size_t end)
{
    do
        --end;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80);
    return end;
}

/// A character that is part of a word, as Rust's regular expressions understand \w.
bool isWordCharacter(std::string_view character)
{
    static const Result<TextPattern> pattern = TextPattern::compile(R"([\w\x{200c}\x{200d}])");
    return pattern && pattern->matchesAtStart(character);
}

bool standsAlone(std::string_view text, std::size_t begin, std::size_t end)
{
    if (begin > 0 && isWordCharacter(text.substr(characterBefore(text, begin), begin - characterBefore(text, begin))))
        return false;
    if (end >= text.size()) return true;
    std::size_t behind = end;
    nextCharacter(text, behind);
    return !isWordCharacter(text.substr(end, behind - end));
}

std::size_t spacesBefore(std::string_view text, std::size_t begin)
{
    while (begin > 0) {
        const std::size_t before = characterBefore(text, begin);
        std::size_t at = before;
        if (!isWhiteSpace(nextCharacter(text, at))) break;
        begin = before;
    }
    return begin;
}

std::size_t spacesBehind(std::string_view text, std::size_t end)
{
    for (std::size_t at = end; at < text.size(); end = at)
        if (!isWhiteSpace(nextCharacter(text, at))) break;
    return end;
}

} // namespace

void AddedTokenFinder::add(std::string_view content, const AddedToken& token)
{
    if (content.empty()) return;
    m_first[static_cast<unsigned char>(content.front())] = true;
    std::uint32_t node = 0;
    for (const char byte : content) {
        const auto [edge, fresh] =
            m_edges.try_emplace(std::uint64_t{node} << 8 | static_cast<unsigned char>(byte), m_nodes);
        if (fresh) ++m_nodes;
        node = edge->second;
    }
    m_ends.try_emplace(node, m_tokens.size()); // of equal ones the first holds
    m_tokens.push_back(token);
}

const AddedToken* AddedTokenFinder::longestAt(std::string_view text, std::size_t at, std::size_t& length) const
{
    const AddedToken* longest = nullptr;
    std::uint32_t node = 0;
    for (std::size_t i = at; i < text.size(); ++i) {
        const auto edge = m_edges.find(std::uint64_t{node} << 8 | static_cast<unsigned char>(text[i]));
        if (edge == m_edges.end()) break;
        node = edge->second;
        if (const auto end = m_ends.find(node); end != m_ends.end()) {
            longest = &m_tokens[end->second];
            length = i + 1 - at;
        }
    }
    return longest;
}

std::vector<AddedSpan> AddedTokenFinder::find(std::string_view text) const
{
    std::vector<AddedSpan> spans;
    std::size_t covered = 0;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t length = 0;
        const AddedToken* token = m_first[static_cast<unsigned char>(text[at])] ? longestAt(text, at, length) : nullptr;
        if (!token) {
            ++at;
            continue;
        }
        std::size_t begin = at, end = at + length;
        at = end;
        if (token->singleWord && !standsAlone(text, begin, end)) continue;
        if (token->stripLeft) begin = std::max(spacesBefore(text, begin), covered);
        if (token->stripRight) end = spacesBehind(text, end);
        if (covered < begin) spans.push_back({covered, begin, -1});
        spans.push_back({begin, end, token->id});
        covered = end;
    }
    if (covered < text.size()) spans.push_back({covered, text.size(), -1});
    return spans;
}

} // namespace qs
