// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/formats/non_finite.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <streambuf>
#include <string>
#include <vector>

namespace qs {

/// Fills `out` as far as there is something; fewer bytes than asked for: the end.
using TextSupply = std::function<Result<std::size_t>(std::span<std::byte> out)>;

/// A text that is read once from front to back in pieces, whatever its size, for a parser on a std::istream.
class JsonSource : public std::streambuf
{
public:
    /// `skipped`: bytes at the beginning that are not of the text. `lenient`: null for NaN and infinities; see
    /// NonFiniteToNull.
    JsonSource(TextSupply supply, std::size_t skipped, bool lenient);

    std::int64_t nonFinite() const { return m_filter.count(); }
    /// Why the text ended, where it was not its end.
    const std::optional<Error>& error() const { return m_error; }

protected:
    int_type underflow() override;

private:
    std::size_t pull();

    TextSupply m_supply;
    std::size_t m_skipped;
    bool m_lenient;
    NonFiniteToNull m_filter;
    std::vector<char> m_piece;
    std::string m_filtered;
    std::optional<Error> m_error;
    bool m_ended = false;
};

} // namespace qs
