// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/audit/number.h"

#include <algorithm>
#include <cmath>

namespace qs {

/// All values that a printed figure may stand for, and what follows from them.
struct Interval
{
    double low = 0, high = 0;

    double middle() const { return (low + high) / 2; }
    double width() const { return high - low; }
    bool overlaps(const Interval& o) const { return low <= o.high && o.low <= high; }
    bool isFinite() const { return std::isfinite(low) && std::isfinite(high); }
    bool isPositive() const { return low > 0; }
};

inline Interval operator+(const Interval& a, const Interval& b) { return {a.low + b.low, a.high + b.high}; }
inline Interval operator*(const Interval& a, double f)
{
    return f >= 0 ? Interval{a.low * f, a.high * f} : Interval{a.high * f, a.low * f};
}
inline Interval operator*(const Interval& a, const Interval& b)
{
    const auto [low, high] = std::minmax({a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high});
    return {low, high};
}
/// Infinite where `b` may be 0.
inline Interval operator/(const Interval& a, const Interval& b)
{
    if (b.low <= 0 && b.high >= 0) return {-INFINITY, INFINITY};
    return a * Interval{1 / b.high, 1 / b.low};
}

/// What the rounding of a figure leaves open.
inline Interval asRounded(const PrintedNumber& n) { return {n.value - n.halfWidth, n.value + n.halfWidth}; }
/// What a derived figure claims, half a digit more than rounding on both sides: some truncate.
inline Interval asClaimed(const PrintedNumber& n)
{
    const double slack = 2 * n.halfWidth + 1e-9 * std::abs(n.value);
    return {n.value - slack, n.value + slack};
}

} // namespace qs
