// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/number_style.h"

#include "gpu/formats/csv.h"
#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <cctype>

namespace qs {

namespace {

bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

/// Whether three digits begin at `at`, and no fourth.
bool areThreeDigits(std::string_view text, std::size_t at)
{
    const std::string_view three = text.substr(std::min(at, text.size()), 3);
    return three.size() == 3 && std::ranges::all_of(three, isDigit) &&
           (at + 3 == text.size() || !isDigit(text[at + 3]));
}

/// The cell without blanks, sign and percent sign; empty where it holds anything but digits, separators and an
/// exponent.
std::string_view digitsOf(std::string_view cell)
{
    cell = cell.substr(0, cell.find(" (")); // '0.0745 (±3.22%)'
    while (!cell.empty() && (cell.front() == ' ' || cell.front() == '-' || cell.front() == '+'))
        cell.remove_prefix(1);
    while (!cell.empty() && (cell.back() == ' ' || cell.back() == '%'))
        cell.remove_suffix(1);
    if (cell.empty() || !(isDigit(cell.front()) || cell.front() == '.' || cell.front() == ',')) return {};
    return std::ranges::all_of(
               cell, [](char c) { return isDigit(c) || std::string_view(".,eE+-").find(c) != std::string_view::npos; })
               ? cell
               : std::string_view();
}

/// Whether `separator` is the decimal one of the digits: yes, no (it stands between thousands), or not to be told.
std::optional<bool> isDecimal(std::string_view digits, char separator)
{
    const auto at = digits.find(separator);
    if (digits.find(separator, at + 1) != std::string_view::npos) return false;
    const auto other = digits.rfind(separator == ',' ? '.' : ',');
    if (other != std::string_view::npos) return at > other;
    std::size_t after = at + 1;
    while (after < digits.size() && isDigit(digits[after]))
        ++after;
    const bool threeBehind = after == digits.size() && after - at == 4;
    const bool fewBefore = at >= 1 && at <= 3 && digits.front() != '0';
    return threeBehind && fewBefore ? std::nullopt : std::optional(true);
}

} // namespace

void NumberStyleGuess::add(std::string_view cell)
{
    const std::string_view digits = digitsOf(cell);
    const bool comma = digits.find(',') != std::string_view::npos, point = digits.find('.') != std::string_view::npos;
    if (!comma && !point) return;
    // A decimal point with three digits is the rule, so it tells nothing against a comma; of a comma it is the
    // question.
    const auto decimal = isDecimal(digits, comma ? ',' : '.');
    if (!decimal) {
        if (comma && m_open++ == 0) m_either = printable(cell, 40);
        return;
    }
    if (comma == *decimal) {
        if (m_commas++ == 0 && comma) m_comma = printable(cell, 40);
    } else
        ++m_points;
}

NumberStyle NumberStyleGuess::format(char delimiter) const
{
    const bool comma = m_commas != m_points ? m_commas > m_points : m_commas == 0 && m_open > 0 && delimiter == ';';
    return comma ? NumberStyle{',', '.'} : NumberStyle{};
}

Message NumberStyleGuess::reason(char delimiter) const
{
    const bool comma = format(delimiter).hasDecimalComma();
    if (comma && !m_comma.empty())
        return Message::tr("Numbers are read with a decimal comma, as %1 shows.").arg("\"" + m_comma + "\"");
    if (m_commas > 0 || m_points > 0 || m_open == 0) return {};
    return (comma ? Message::tr("Numbers such as %1 are read with a decimal comma, because cells are separated by "
                                "semicolons. Nothing else in the file shows it.")
                  : Message::tr("The comma in numbers such as %1 is read as one between thousands. Nothing else in the "
                                "file shows it: if it is a decimal comma, the figures are 1,000 times too large."))
        .arg("\"" + m_either + "\"");
}

std::optional<double> NumberStyle::number(std::string_view cell) const
{
    if (cell.find_first_of(".,'% \xc2\xe2") == std::string_view::npos) return plainNumber(cell);
    std::string plain;
    for (std::size_t i = 0; i < cell.size(); ++i) {
        const std::string_view rest = cell.substr(i);
        if (rest.starts_with("\xc2\xa0")) { // no-break space
            ++i;
            continue;
        }
        if (rest.starts_with("\xe2\x80\xaf")) { // narrow no-break space
            i += 2;
            continue;
        }
        const bool between = i > 0 && isDigit(cell[i - 1]) && areThreeDigits(cell, i + 1);
        if (between && (cell[i] == thousands || cell[i] == '\'' || cell[i] == ' ')) continue;
        plain += cell[i] == decimal ? '.' : cell[i] == '.' ? 'x' : cell[i];
    }
    while (!plain.empty() && (plain.back() == ' ' || plain.back() == '%'))
        plain.pop_back();
    return plainNumber(plain);
}

} // namespace qs
