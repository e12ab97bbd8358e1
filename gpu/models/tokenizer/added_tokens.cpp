// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/added_tokens.h"

#include "gpu/models/tokenizer/text/pattern.h"
#include "gpu/models/tokenizer/text/unicode.h"

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

AddedTokenFinder::AddedTokenFinder(std::vector<std::pair<std::string, AddedToken>> tokens) : m_tokens(std::move(tokens))
{
    std::vector<PrefixIndex::Entry> entries;
    entries.reserve(m_tokens.size());
    for (const auto& [content, token] : m_tokens)
        entries.emplace_back(content, static_cast<std::int32_t>(entries.size()));
    m_index = PrefixIndex(std::move(entries));
}

std::vector<AddedSpan> AddedTokenFinder::find(std::string_view text) const
{
    std::vector<AddedSpan> spans;
    std::size_t covered = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto [length, place] = m_index.longest(text.substr(at));
        if (length == 0) {
            ++at;
            continue;
        }
        const AddedToken* token = &m_tokens[static_cast<std::size_t>(place)].second;
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
