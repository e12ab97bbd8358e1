// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace qs {

/// Writes null for the numbers that JSON does not have and programs write all the same: NaN, Infinity, inf, with or
/// without a sign, outside of strings. Text comes in pieces.
class NonFiniteToNull
{
public:
    /// Appends the piece to `out`; a word at its end waits for the next one.
    void feed(std::string_view piece, std::string& out);
    /// Appends what waits; then a new text may come.
    void finish(std::string& out);
    /// How many there were.
    std::int64_t count() const { return m_count; }

private:
    void endWord(std::string& out);

    std::string m_word; ///< letters and signs outside of strings
    std::int64_t m_count = 0;
    bool m_inString = false, m_escaped = false;
};

/// Whether a text may contain such numbers: a quick look, before it is copied.
bool mayHoldNonFinite(std::string_view text);

} // namespace qs
