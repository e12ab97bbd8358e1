// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace qs {

/// A token beside the model's vocabulary, found in a text before anything else.
struct AddedToken
{
    std::string content;
    std::string spelled; ///< what it decodes to: the normalized content where `normalized`
    std::int32_t id = 0;
    bool singleWord = false; ///< only where no word character is beside it
    bool stripLeft = false;  ///< takes the white space before it along
    bool stripRight = false; ///< and that behind it
    bool normalized = false; ///< is looked for in the normalized text
    bool special = false;    ///< left out when decoding, if so wanted
};

/// A piece of a text: an added token, or what lies between two.
struct AddedSpan
{
    std::size_t begin = 0, end = 0; ///< bytes; that of a token may reach over white space that another took, too
    std::int32_t id = -1;           ///< −1: text
};

/// Finds tokens in a text: the leftmost, of those at one place the longest.
class AddedTokenFinder
{
public:
    /// `content` is what to look for (not empty) and `token` says how.
    void add(std::string_view content, const AddedToken& token);
    bool empty() const { return m_tokens.empty(); }
    /// Spans that cover `text` (well-formed UTF-8); one of text where there is nothing.
    std::vector<AddedSpan> find(std::string_view text) const;

private:
    const AddedToken* longestAt(std::string_view text, std::size_t at, std::size_t& length) const;

    std::unordered_map<std::uint64_t, std::uint32_t> m_edges; ///< of a trie: node · 256 + byte to node
    std::unordered_map<std::uint32_t, std::size_t> m_ends;    ///< node to index of the token that ends there
    std::vector<AddedToken> m_tokens;
    bool m_first[256] = {}; ///< bytes that a token begins with
    std::uint32_t m_nodes = 1;
};

} // namespace qs
