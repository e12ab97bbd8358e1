// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/number_text.h"

#include <compare>
#include <cstdint>

namespace qs {

/// A duration in microseconds.
struct Microseconds
{
    double value = 0;
    auto operator<=>(const Microseconds&) const = default;
};

/// A number of bytes.
struct Bytes
{
    std::uint64_t value = 0;
    auto operator<=>(const Bytes&) const = default;
};

/// A unit of time and how many microseconds it has.
struct TimeUnit
{
    double microseconds = 1;
    const char* name = "µs";
};

/// The one unit in which times up to `largest` are shown together: ns below 0.5 µs, µs below 1 ms, ms below 1 s.
TimeUnit timeUnit(Microseconds largest);

/// Bytes in binary units, C locale: "1.50 GiB".
NumberText formatBytes(Bytes bytes);
/// A duration in its timeUnit(), three digits, C locale: "23.1 µs", "4.20 ms".
NumberText formatDuration(Microseconds us);
/// printf-style %g with `digits` significant digits, always with a decimal point (C locale).
NumberText formatNumber(double value, int digits = 4);
/// Shortest decimal that reads back as the same float, C locale.
NumberText formatShortest(float value);
/// Fixed notation with `decimals` places and thousands separated, as English writes them: 3,663.0; "–" for a value that
/// is not finite.
NumberText formatFixed(double value, int decimals);
/// '1980 MHz', without a separator, as drivers write clocks.
NumberText formatMHz(double megahertz);
/// Thousands separated: 33,554,432.
NumberText formatCount(std::int64_t value);

/// Decimal GB/s of `bytes` moved in `us`; 0 where the time is 0.
inline double gigabytesPerSecond(Bytes bytes, Microseconds us)
{
    return us.value > 0 ? static_cast<double>(bytes.value) / us.value * 1e-3 : 0.0;
}

} // namespace qs
