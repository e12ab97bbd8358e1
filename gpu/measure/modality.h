// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

namespace qs::stats {

/// Two levels of a series.
struct TwoLevels
{
    double low = 0, high = 0; ///< their medians
    double shareHigh = 0;     ///< of samples at the upper one
    double separation = 0;    ///< Ashman's D (Ashman, Bird and Zepf 1994)
    double runsZ = 0;         ///< of the Wald–Wolfowitz test: far below 0 where samples of a level come in stretches
    bool regime() const { return runsZ < -3; }
};
/// Splits at the largest variance between the parts (Otsu 1979), values cut to their 1st and 99th percentile, each part
/// with at least a tenth of them. Empty below 30 samples, and unless D > 4 and the gap exceeds the spread of the parts,
/// 2% of the median and twice the timer's step. `sorted` is `values` in ascending order. O(n).
std::optional<TwoLevels> twoLevels(std::span<const double> values, std::span<const double> sorted, double timerStep);

/// The step of the timer that made a series: all distances between its values are multiples of it. Empty below 30
/// values, where they are no multiples of anything larger than rounding, and for two values alone unless they are one
/// step of a usual timer apart (32 ns of %globaltimer, 0.5 and 1.024 µs of CUDA events): these may be two levels.
std::optional<double> commonStep(std::span<const double> sorted);

/// `value` to 9 decimals, correctly rounded (ties to even), as read back.
double roundNine(double value);
/// Share of values that repeat another one to 9 decimals.
double tieShare(std::span<const double> sorted);

} // namespace qs::stats
