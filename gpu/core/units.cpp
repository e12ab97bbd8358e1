// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/units.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace qs {

namespace {

/// The digits before the point in threes: 33,554,432.5.
std::string grouped(const std::string& number)
{
    const std::size_t begin = number.starts_with('-') ? 1 : 0;
    const std::size_t end = std::min(number.find('.'), number.size());
    std::string out;
    for (std::size_t i = 0; i < number.size(); ++i) {
        if (i > begin && i < end && (end - i) % 3 == 0) out += ',';
        out += number[i];
    }
    return out;
}

} // namespace

// std::to_chars never asks the locale, unlike printf after a GUI toolkit has set one.
NumberText formatNumber(double value, int digits)
{
    if (std::isnan(value)) return "nan";
    if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
    char buffer[64];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::general, digits);
    return NumberText(std::string(buffer, end.ptr));
}

NumberText formatShortest(float value)
{
    if (!std::isfinite(value)) return formatNumber(value);
    char buffer[64];
    return NumberText(std::string(buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr));
}

NumberText formatFixed(double value, int decimals)
{
    if (!std::isfinite(value)) return "–";
    char buffer[400];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed, decimals);
    return NumberText(grouped(std::string(buffer, end.ptr)));
}

NumberText formatBytes(Bytes bytes)
{
    static const char* const units[] = {"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    double value = static_cast<double>(bytes.value);
    int unit = 0;
    while (value >= 1024 && unit < 6) {
        value /= 1024;
        ++unit;
    }
    if (unit == 0) return NumberText(std::to_string(bytes.value)) + " B";
    return formatFixed(value, value < 10 ? 2 : value < 100 ? 1 : 0) + " " + units[unit];
}

TimeUnit timeUnit(Microseconds largest)
{
    const double us = std::fabs(largest.value);
    if (us >= 999.5e3) return {1e6, "s"}; // what is written as 1000 belongs to the next
    if (us >= 999.5) return {1e3, "ms"};
    if (us < 0.5 && us > 0) return {1e-3, "ns"};
    return {};
}

NumberText formatDuration(Microseconds us)
{
    if (!std::isfinite(us.value)) return "–";
    const TimeUnit unit = timeUnit(us);
    const double v = us.value / unit.microseconds;
    return formatFixed(v, v < 10 ? 2 : v < 100 ? 1 : 0) + " " + unit.name;
}

NumberText formatMHz(double megahertz) { return NumberText(std::to_string(std::llround(megahertz))) + " MHz"; }

NumberText formatCount(std::int64_t value) { return NumberText(grouped(std::to_string(value))); }

} // namespace qs
