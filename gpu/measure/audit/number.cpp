// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/audit/number.h"

#include "gpu/core/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace qs {

namespace {

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// Takes `word` off the front.
bool take(std::string_view& text, std::string_view word)
{
    if (!text.starts_with(word)) return false;
    text.remove_prefix(word.size());
    return true;
}

void skipBlanks(std::string_view& text)
{
    while (take(text, " ") || take(text, "\t") || take(text, "\xc2\xa0") || take(text, "\xe2\x80\xaf")) {
    }
}

struct Digits
{
    double value = 0, halfWidth = 0;
};

/// '1,234.50' or '1.2e-3' without sign.
std::optional<Digits> takeDigits(std::string_view& text)
{
    std::string plain;
    std::size_t i = 0;
    int decimals = 0;
    bool point = false;
    for (; i < text.size() && plain.size() < 40; ++i) {
        const char c = text[i];
        if (isDigit(c)) {
            plain += c;
            decimals += point;
        } else if (c == '.' && !point && i + 1 < text.size() && isDigit(text[i + 1])) {
            plain += c;
            point = true;
        } else if (c != ',' || point || plain.empty() || i + 3 >= text.size() || !isDigit(text[i + 1]) ||
                   !isDigit(text[i + 2]) || !isDigit(text[i + 3]) || (i + 4 < text.size() && isDigit(text[i + 4])))
            break;
    }
    if (plain.empty() || plain == ".") return std::nullopt;
    int exponent = 0;
    if (i + 1 < text.size() && (text[i] == 'e' || text[i] == 'E')) {
        std::size_t from = i + 1;
        if (text[from] == '+') ++from;
        const auto [end, error] = std::from_chars(text.data() + from, text.data() + text.size(), exponent);
        if (error == std::errc{} && std::abs(exponent) < 100)
            i = static_cast<std::size_t>(end - text.data());
        else
            exponent = 0;
    }
    Digits digits;
    if (std::from_chars(plain.data(), plain.data() + plain.size(), digits.value).ec != std::errc{}) return std::nullopt;
    digits.value *= std::pow(10.0, exponent);
    digits.halfWidth = 0.5 * std::pow(10.0, exponent - decimals);
    text.remove_prefix(i);
    return digits;
}

/// The unit right behind a figure; the text is moved past it.
std::optional<UnitName> takeUnit(std::string_view& text)
{
    std::string_view rest = text;
    skipBlanks(rest);
    std::size_t length = 0;
    while (length < rest.size() && (isLetter(rest[length]) || rest[length] == '%' || (rest[length] & 0x80))) {
        ++length;
        if (rest[length - 1] == '%') break;
        if (rest.substr(0, length) == "×" && length == 2) break;
    }
    const auto unit = parseUnit(rest.substr(0, length));
    if (!unit) return std::nullopt;
    if (length < rest.size() && rest[length] == '/') return std::nullopt; // 'GB/s', 'ms/token': no time, no size
    rest.remove_prefix(length);
    text = rest;
    return unit;
}

bool contains(std::string_view text, std::initializer_list<std::string_view> words)
{
    return std::ranges::any_of(words, [&](std::string_view word) { return text.find(word) != std::string_view::npos; });
}

} // namespace

std::optional<UnitName> parseUnit(std::string_view word)
{
    struct Known
    {
        std::string_view name;
        UnitName unit;
    };
    static constexpr std::array<Known, 33> known{{
        {"ps", {PrintedUnit::Time, 1e-6}},
        {"ns", {PrintedUnit::Time, 1e-3}},
        {"nsec", {PrintedUnit::Time, 1e-3}},
        {"us", {PrintedUnit::Time, 1}},
        {"µs", {PrintedUnit::Time, 1}},
        {"μs", {PrintedUnit::Time, 1}},
        {"usec", {PrintedUnit::Time, 1}},
        {"microseconds", {PrintedUnit::Time, 1}},
        {"ms", {PrintedUnit::Time, 1e3}},
        {"msec", {PrintedUnit::Time, 1e3}},
        {"milliseconds", {PrintedUnit::Time, 1e3}},
        {"s", {PrintedUnit::Time, 1e6}},
        {"sec", {PrintedUnit::Time, 1e6}},
        {"secs", {PrintedUnit::Time, 1e6}},
        {"seconds", {PrintedUnit::Time, 1e6}},
        {"nanoseconds", {PrintedUnit::Time, 1e-3}},
        {"%", {PrintedUnit::Percent, 1}},
        {"pct", {PrintedUnit::Percent, 1}},
        {"percent", {PrintedUnit::Percent, 1}},
        {"x", {PrintedUnit::Times, 1}},
        {"X", {PrintedUnit::Times, 1}},
        {"×", {PrintedUnit::Times, 1}},
        {"B", {PrintedUnit::Size, 1}},
        {"bytes", {PrintedUnit::Size, 1}},
        {"KB", {PrintedUnit::Size, 1e3}},
        {"kB", {PrintedUnit::Size, 1e3}},
        {"KiB", {PrintedUnit::Size, 1024}},
        {"MB", {PrintedUnit::Size, 1e6}},
        {"MiB", {PrintedUnit::Size, 1048576}},
        {"GB", {PrintedUnit::Size, 1e9}},
        {"GiB", {PrintedUnit::Size, 1073741824}},
        {"TB", {PrintedUnit::Size, 1e12}},
        {"TiB", {PrintedUnit::Size, 1099511627776}},
    }};
    const auto found = std::ranges::find(known, word, &Known::name);
    if (found == known.end()) return std::nullopt;
    return found->unit;
}

std::string plainCell(std::string_view cell)
{
    std::string out;
    for (std::size_t i = 0; i < cell.size(); ++i) {
        const char c = cell[i];
        if (c == '*' || c == '`') continue;
        if (c == '_' && i + 1 < cell.size() && cell[i + 1] == '_') {
            ++i;
            continue;
        }
        if (c == '<' && i + 1 < cell.size() && (isLetter(cell[i + 1]) || cell[i + 1] == '/'))
            if (const auto end = cell.find('>', i); end != std::string_view::npos && end - i < 40) {
                i = end;
                continue;
            }
        if (c == '[') continue;
        if (c == ']' && i + 1 < cell.size() && cell[i + 1] == '(')
            if (const auto end = cell.find(')', i); end != std::string_view::npos) {
                i = end;
                continue;
            }
        if (c == '\\' && i + 1 < cell.size() && std::string_view("|*_`[]").find(cell[i + 1]) != std::string_view::npos)
            continue;
        out += c == '\t' || c == '\r' ? ' ' : c;
    }
    const auto first = out.find_first_not_of(' ');
    if (first == std::string::npos) return {};
    return out.substr(first, out.find_last_not_of(' ') - first + 1);
}

std::optional<PrintedNumber> parsePrinted(std::string_view plain, const UnitName& column)
{
    std::string_view text = plain;
    PrintedNumber number;
    double sign = 1;
    skipBlanks(text);
    for (bool more = true; more;) {
        more = false;
        for (const std::string_view mark : {"~", "≈", "<", ">", "≤", "≥", "about ", "approx. "})
            if (take(text, mark)) number.approximate = more = true;
        skipBlanks(text);
    }
    if (take(text, "±") || take(text, "+/-"))
        number.isSigned = true;
    else if (take(text, "+"))
        number.isSigned = true;
    else if (take(text, "-") || take(text, "−")) {
        number.isSigned = true;
        sign = -1;
    }
    const auto digits = takeDigits(text);
    if (!digits) return std::nullopt;
    auto unit = takeUnit(text);
    std::string_view rest = text;
    skipBlanks(rest);
    const bool bracket = take(rest, "(");
    skipBlanks(rest);
    if (take(rest, "±") || take(rest, "+/-") || take(rest, "+-")) {
        skipBlanks(rest);
        if (const auto spread = takeDigits(rest)) {
            const auto spreadUnit = takeUnit(rest);
            if (spreadUnit && !unit) unit = spreadUnit;
            const double scale = spreadUnit ? spreadUnit->scale : unit ? unit->scale : column.scale;
            number.spread = spread->value * scale;
            number.spreadHalfWidth = spread->halfWidth * scale;
            if (bracket) take(rest, ")");
            text = rest;
        }
    }
    // '1.5-2.0' and '1–2' are ranges, '4.1M' and '512x512' names: no claim of one figure
    if (!text.empty() && (isLetter(text.front()) || text.front() == '/' || text.front() == '-' ||
                          text.starts_with("–") || isDigit(text.front()))) {
        if (isLetter(text.front()) || isDigit(text.front())) return std::nullopt;
        number.approximate = true;
    }
    const UnitName used = unit.value_or(column);
    number.unit = used.unit;
    number.scale = used.scale;
    number.value = sign * digits->value * used.scale;
    number.halfWidth = digits->halfWidth * used.scale;
    number.length = plain.size() - text.size();
    number.slower = contains(text, {"slower", "more", "larger", "higher", "longer"});
    number.relative = number.slower || contains(text, {"faster", "less", "fewer", "smaller", "lower", "reduction",
                                                       "saved", "shorter", "better"});
    return number;
}

} // namespace qs
