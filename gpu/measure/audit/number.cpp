// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/audit/number.h"

#include "gpu/core/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace qs {

namespace {

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

/// Bytes of the mark that separates thousands at the beginning of `text`, which three digits follow and no fourth; 0:
/// none.
std::size_t thousandsMark(std::string_view text, char decimal)
{
    for (const std::string_view mark : {",", ".", " ", "'", "’", "\xc2\xa0", "\xe2\x80\xaf", "\xe2\x80\x89"}) {
        if (!text.starts_with(mark) || mark.front() == decimal) continue;
        if (mark == "." && decimal == '.') continue;
        const std::string_view rest = text.substr(mark.size());
        const bool three = rest.size() >= 3 && isDigit(rest[0]) && isDigit(rest[1]) && isDigit(rest[2]);
        return three && (rest.size() == 3 || !isDigit(rest[3])) ? mark.size() : 0;
    }
    return 0;
}

/// '1,234.50' or '1.2e-3' without sign.
std::optional<Digits> takeDigits(std::string_view& text, DecimalMark mark)
{
    const char decimal = mark == DecimalMark::Comma ? ',' : '.';
    std::string plain;
    std::size_t i = 0, group = 0;
    int decimals = 0;
    bool point = false, grouped = false;
    while (i < text.size() && plain.size() < 40) {
        const char c = text[i];
        if (isDigit(c)) {
            plain += c;
            decimals += point;
            ++group;
            ++i;
        } else if (c == decimal && !point && i + 1 < text.size() && isDigit(text[i + 1])) {
            plain += '.';
            point = true;
            ++i;
        } else if (const std::size_t skip = point || group == 0 || group > 3 || (grouped && group != 3)
                                                ? 0
                                                : thousandsMark(text.substr(i), decimal);
                   skip > 0) {
            i += skip;
            group = 0;
            grouped = true;
        } else
            break;
    }
    if (plain.empty() || plain == ".") return std::nullopt;
    // '1,5' where decimals follow a point, '4096,4096': no single figure
    if (i + 1 < text.size() && (text[i] == ',' || text[i] == '.') && isDigit(text[i + 1])) return std::nullopt;
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

bool isSuperscript(std::string_view text)
{
    return std::ranges::any_of(
        std::initializer_list<std::string_view>{"¹", "²", "³", "⁰", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"},
        [&](std::string_view digit) { return text.starts_with(digit); });
}

/// Bytes of the mark of a footnote at the beginning of `text`: '†', '¹'.
std::size_t footnoteMark(std::string_view text)
{
    for (const std::string_view mark :
         {"†", "‡", "§", "¶", "¹", "²", "³", "⁰", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹", "ᵃ", "ᵇ", "ᶜ"})
        if (text.starts_with(mark)) return mark.size();
    return 0;
}

/// The unit right behind a figure; the text is moved past it.
std::optional<UnitName> takeUnit(std::string_view& text)
{
    std::string_view rest = text;
    skipBlanks(rest);
    std::size_t length = 0, word = 0; ///< of all that may be a unit, and up to its '/'
    while (length < rest.size() && (isLetter(rest[length]) || rest[length] == '%' || (rest[length] & 0x80) ||
                                    (rest[length] == '/' && length > 0 && word == 0))) {
        if (footnoteMark(rest.substr(length)) > 0) break;
        if (rest[length] == '/') word = length;
        ++length;
        if (rest[length - 1] == '%') break;
        if (rest.substr(0, length) == "×" && length == 2) break;
    }
    const auto unit = parseUnit(rest.substr(0, length)); // 'GB/s'; not 'GB' of 'GB/layer'
    if (!unit) return std::nullopt;
    rest.remove_prefix(length);
    text = rest;
    return unit;
}

/// Bytes of a footnote's reference at the beginning of `text`: '[1]', '[^2]', '<sup>a</sup>'.
std::size_t footnoteReference(std::string_view text)
{
    for (const auto& [open, close] : {std::pair<std::string_view, std::string_view>{"[", "]"}, {"<sup>", "</sup>"}}) {
        if (!text.starts_with(open)) continue;
        const auto end = text.find(close, open.size());
        if (end == std::string_view::npos || end - open.size() > 3 || end == open.size()) continue;
        if (close == "]" && text.substr(end + 1).starts_with('(')) continue;
        std::string_view inside = text.substr(open.size(), end - open.size());
        const bool marked = take(inside, "^");
        if (marked || close != "]" || std::ranges::all_of(inside, isDigit)) return end + close.size();
    }
    return 0;
}

bool contains(std::string_view text, std::initializer_list<std::string_view> words)
{
    return std::ranges::any_of(words, [&](std::string_view word) { return text.find(word) != std::string_view::npos; });
}

} // namespace

namespace {

struct KnownUnit
{
    std::string_view name;
    UnitName unit;
};

constexpr std::array<KnownUnit, 65> kUnits{{
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
    {"us/token", {PrintedUnit::Time, 1}},
    {"µs/token", {PrintedUnit::Time, 1}},
    {"ms/token", {PrintedUnit::Time, 1e3}},
    {"ms/tok", {PrintedUnit::Time, 1e3}},
    {"s/token", {PrintedUnit::Time, 1e6}},
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
    {"MB/s", {PrintedUnit::ByteRate, 1e6}},
    {"MiB/s", {PrintedUnit::ByteRate, 1048576}},
    {"GB/s", {PrintedUnit::ByteRate, 1e9}},
    {"GB/sec", {PrintedUnit::ByteRate, 1e9}},
    {"GBps", {PrintedUnit::ByteRate, 1e9}},
    {"GiB/s", {PrintedUnit::ByteRate, 1073741824}},
    {"TB/s", {PrintedUnit::ByteRate, 1e12}},
    {"TiB/s", {PrintedUnit::ByteRate, 1099511627776}},
    {"tok/s", {PrintedUnit::PerSecond, 1}},
    {"tok/sec", {PrintedUnit::PerSecond, 1}},
    {"toks/s", {PrintedUnit::PerSecond, 1}},
    {"token/s", {PrintedUnit::PerSecond, 1}},
    {"tokens/s", {PrintedUnit::PerSecond, 1}},
    {"tokens/sec", {PrintedUnit::PerSecond, 1}},
    {"tokens/second", {PrintedUnit::PerSecond, 1}},
    {"t/s", {PrintedUnit::PerSecond, 1}},
    {"req/s", {PrintedUnit::PerSecond, 1}},
    {"requests/s", {PrintedUnit::PerSecond, 1}},
    {"it/s", {PrintedUnit::PerSecond, 1}},
    {"images/s", {PrintedUnit::PerSecond, 1}},
    {"samples/s", {PrintedUnit::PerSecond, 1}},
    {"W", {PrintedUnit::Power, 1}},
    {"kW", {PrintedUnit::Power, 1e3}},
    {"J", {PrintedUnit::Energy, 1}},
    {"mJ", {PrintedUnit::Energy, 1e-3}},
    {"J/token", {PrintedUnit::Energy, 1}},
    {"mJ/token", {PrintedUnit::Energy, 1e-3}},
}};

/// 'TFLOP/s', 'TFLOPS', 'GOPS': a prefix and one of the many names of operations a second.
std::optional<UnitName> operationRate(std::string_view word)
{
    if (word.size() < 4) return std::nullopt;
    for (const auto& [prefix, scale] : {std::pair{'M', 1e6}, {'G', 1e9}, {'T', 1e12}, {'P', 1e15}}) {
        if (word.front() != prefix) continue;
        for (const std::string_view name : {"FLOPS", "FLOPs", "FLOP/s", "FLOPs/s", "FLOPS/s", "flops", "OPS", "OP/s"})
            if (word.substr(1) == name) return UnitName{PrintedUnit::FlopRate, scale};
    }
    return std::nullopt;
}

} // namespace

std::optional<UnitName> parseUnit(std::string_view word)
{
    const auto found = std::ranges::find(kUnits, word, &KnownUnit::name);
    if (found == kUnits.end()) return operationRate(word);
    return found->unit;
}

std::string plainCell(std::string_view cell)
{
    std::string out;
    for (std::size_t i = 0; i < cell.size(); ++i) {
        const char c = cell[i];
        if (c == '*' || c == '`') continue;
        if (const std::size_t note = footnoteReference(cell.substr(i)); note > 0 && !out.empty()) {
            // '10<sup>6</sup>' is a power
            if (c == '<' && isDigit(out.back()) && out.find('.') == std::string::npos)
                out += '^';
            else
                i += note - 1;
            if (out.back() != '^') continue;
        }
        if (c == '_' && i + 1 < cell.size() && cell[i + 1] == '_') {
            ++i;
            continue;
        }
        if (c == '<' && i + 1 < cell.size() && (isLetter(cell[i + 1]) || cell[i + 1] == '/'))
            if (const auto end = cell.find('>', i); end != std::string_view::npos && end - i < 40) {
                i = end;
                continue;
            }
        if (c == '[' && cell.find("](", i) != std::string_view::npos) continue;
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

std::optional<PrintedNumber> parsePrinted(std::string_view plain, const UnitName& column, DecimalMark mark)
{
    std::string_view text = plain;
    PrintedNumber number;
    double sign = 1;
    skipBlanks(text);
    for (bool more = true; more;) {
        more = false;
        for (const std::string_view about : {"~", "≈", "<", ">", "≤", "≥", "about ", "approx. "})
            if (take(text, about)) number.approximate = more = true;
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
    const auto digits = takeDigits(text, mark);
    if (!digits) return std::nullopt;
    if (digits->halfWidth == 0.5 && isSuperscript(text)) return std::nullopt; // '10⁶'
    auto unit = takeUnit(text);
    std::string_view rest = text;
    skipBlanks(rest);
    const bool bracket = take(rest, "(");
    skipBlanks(rest);
    if (take(rest, "±") || take(rest, "+/-") || take(rest, "+-")) {
        skipBlanks(rest);
        if (const auto spread = takeDigits(rest, mark)) {
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
    if (text.starts_with('^')) return std::nullopt;
    if (!text.empty() && (isLetter(text.front()) || text.front() == '/' || text.front() == '-' ||
                          text.starts_with("–") || isDigit(text.front()))) {
        if (isLetter(text.front()) || isDigit(text.front())) return std::nullopt;
        number.approximate = true;
    }
    rest = text;
    skipBlanks(rest);
    // '12.3 / 4.5', '12 → 8': two figures
    if (!rest.empty() &&
        (rest.front() == '/' || isDigit(rest.front()) || rest.starts_with("→") || rest.starts_with("->")))
        number.approximate = true;
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

std::optional<DecimalMark> decimalMarkOf(std::string_view plain)
{
    const auto from = std::ranges::find_if(plain, isDigit);
    std::string_view run(from, plain.end());
    run = run.substr(0, std::min(run.find_first_not_of("0123456789.,"), run.size()));
    const auto last = run.find_last_of(".,");
    if (last == std::string_view::npos || last + 1 == run.size()) return std::nullopt;
    const char mark = run[last];
    const std::size_t behind = run.size() - last - 1, before = run.find_first_of(".,");
    const bool repeated = std::ranges::count(run, mark) > 1;
    if (repeated) return std::nullopt; // thousands, or '2.5.1'
    const bool both = run.find(mark == ',' ? '.' : ',') != std::string_view::npos;
    const bool mayGroup = behind == 3 && before <= 3 && !(before == 1 && run.front() == '0') && !both;
    if (mayGroup) return std::nullopt;
    return mark == ',' ? DecimalMark::Comma : DecimalMark::Point;
}

} // namespace qs
