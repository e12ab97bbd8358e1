// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// The table of a SentencePiece model that replaces characters by others: a trie in a double array, and the texts that
/// its leaves point to.
class PrecompiledMap
{
public:
    /// From "precompiled_charsmap" of a tokenizer.json, in base 64. Nothing where it is damaged.
    static std::optional<PrecompiledMap> read(std::string_view base64);

    /// Replaces graphemes of less than six bytes, and what has no replacement character by character, as Hugging Face's
    /// tokenizers does: by that of the shortest part at its begin that has one.
    std::string apply(std::string_view text) const;

private:
    std::optional<std::string_view> replacement(std::string_view part) const;
    void append(std::string_view grapheme, std::string& out) const;

    std::vector<std::uint32_t> m_units;
    std::string m_texts; ///< each ends with a NUL
};

} // namespace qs
