// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace qs {

/// What a printed figure counts.
enum class PrintedUnit : std::uint8_t {
    None,
    Time,      ///< value in microseconds
    Size,      ///< value in bytes
    Percent,   ///< value in percent
    Times,     ///< '15.2x'
    ByteRate,  ///< value in bytes a second
    FlopRate,  ///< value in operations a second
    PerSecond, ///< 'tok/s', 'req/s'
    Power,     ///< value in watts
    Energy     ///< value in joules, also those for a token
};

/// What stands before the decimals of a table: '1.5' or '1,5'. The other one separates thousands.
enum class DecimalMark : std::uint8_t { Point, Comma };

/// A figure as it is printed, with what its rounding leaves open.
struct PrintedNumber
{
    double value = 0;
    double halfWidth = 0; ///< half of the last printed digit, in the unit of `value`
    double scale = 1;     ///< value of one printed unit
    PrintedUnit unit = PrintedUnit::None;
    bool approximate = false;              ///< '~', '<', '≈': no exact claim
    bool isSigned = false;                 ///< printed with + or −
    bool slower = false, relative = false; ///< followed by 'slower', 'more', …; by any such word
    std::optional<double> spread;          ///< of '24.6 ± 73.2'
    double spreadHalfWidth = 0;
    std::size_t length = 0; ///< bytes of text up to the end of figure and unit
};

/// The unit that a word names: 'ms', 'µs', 'ms/token', 'KiB', '%', 'x', 'GB/s', 'tok/s', 'W'; its scale in what
/// PrintedUnit says.
struct UnitName
{
    PrintedUnit unit = PrintedUnit::None;
    double scale = 1;
};
std::optional<UnitName> parseUnit(std::string_view word);

/// ASCII.
constexpr bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// Emphasis of Markdown, code marks, tags, marks of footnotes and blanks around a cell removed; '[text](address)'
/// becomes the text.
std::string plainCell(std::string_view cell);

/// The figure at the beginning of a plain cell, where there is one. Thousands may be separated by commas, blanks or
/// apostrophes. A figure without unit gets that of `column`.
std::optional<PrintedNumber> parsePrinted(std::string_view plain, const UnitName& column = {},
                                          DecimalMark mark = DecimalMark::Point);

/// What the digits of a cell tell about the decimals of its table: 'Comma' for '1,5', '1.024,5' and '0,125', 'Point'
/// for '1.5', nothing for '12', '1,024' and '1.024'.
std::optional<DecimalMark> decimalMarkOf(std::string_view plain);

} // namespace qs
