// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/units.h"

#include <charconv>
#include <cmath>

namespace qs {

// std::to_chars never asks the locale, unlike printf after a GUI toolkit has set one.
std::string formatNumber(double value, int digits)
{
    if (std::isnan(value)) return "nan";
    if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
    char buffer[64];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, digits);
    return std::string(buffer, end.ptr);
}

std::string formatShortest(float value)
{
    if (!std::isfinite(value)) return formatNumber(value);
    char buffer[64];
    return std::string(buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr);
}

std::string formatFixed(double value, int decimals)
{
    if (!std::isfinite(value)) return "–";
    char buffer[400];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed, decimals);
    return std::string(buffer, end.ptr);
}

std::string formatBytes(Bytes bytes)
{
    static const char* const units[] = {"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    double value = static_cast<double>(bytes.value);
    int unit = 0;
    while (value >= 1024 && unit < 6) {
        value /= 1024;
        ++unit;
    }
    if (unit == 0) return std::to_string(bytes.value) + " B";
    return formatFixed(value, value < 10 ? 2 : value < 100 ? 1 : 0) + " " + units[unit];
}

std::string formatDuration(Microseconds us)
{
    const double v = us.value;
    const auto places = [](double x) { return x < 10 ? 2 : x < 100 ? 1 : 0; };
    if (!std::isfinite(v)) return "–";
    if (v < 1000) return formatFixed(v, places(v)) + " µs";
    if (v < 1e6) return formatFixed(v / 1e3, places(v / 1e3)) + " ms";
    return formatFixed(v / 1e6, places(v / 1e6)) + " s";
}

std::string formatCount(std::int64_t value)
{
    const std::string digits = std::to_string(value);
    const std::size_t sign = value < 0 ? 1 : 0;
    std::string out;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > sign && (digits.size() - i) % 3 == 0) out += ',';
        out += digits[i];
    }
    return out;
}

} // namespace qs
