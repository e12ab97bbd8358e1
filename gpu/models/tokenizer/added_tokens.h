// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/models/tokenizer/model/prefix_index.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
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

/// Finds tokens in a text: the leftmost, of those at one place the longest. Move only.
class AddedTokenFinder
{
public:
    AddedTokenFinder() = default;
    /// Pairs of what to look for (empty: nothing) and how. Of equal ones the first holds.
    explicit AddedTokenFinder(std::vector<std::pair<std::string, AddedToken>> tokens);
    AddedTokenFinder(const AddedTokenFinder&) = delete;
    AddedTokenFinder& operator=(const AddedTokenFinder&) = delete;
    AddedTokenFinder(AddedTokenFinder&&) = default;
    AddedTokenFinder& operator=(AddedTokenFinder&&) = default;
    ~AddedTokenFinder() = default;

    bool empty() const { return m_tokens.empty(); }
    /// Spans that cover `text` (well-formed UTF-8); one of text where there is nothing.
    std::vector<AddedSpan> find(std::string_view text) const;

private:
    std::vector<std::pair<std::string, AddedToken>> m_tokens;
    PrefixIndex m_index; ///< into m_tokens
};

} // namespace qs
