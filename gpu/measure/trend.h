// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/robust.h"

#include <cstddef>
#include <span>
#include <vector>

namespace qs::stats {

/// Where a series gets steady.
struct Truncation
{
    std::size_t drop = 0;     ///< samples to leave out at the front
    bool unconverged = false; ///< the minimum lies at half of the series: it may not have got steady at all
};
/// Marginal standard error rule (White 1997): the d <= m/2 with the least Σ(Y − Ȳ)²/(m − d)² of the last m − d batches;
/// of 5 samples where there are 100, else of 1. Lone spikes of the second half are cut to its fences first, or one of
/// them would win. Exact sums up to 4096 batches, sums from behind above; O(n).
Truncation mser(std::span<const double> values);

/// Z of the Mann–Kendall test, with ties and continuity correction. O(n log n).
double mannKendall(std::span<const double> values);
/// Median of the slopes of all pairs, per step. O(n²): for block medians.
double theilSen(std::span<const double> values);
/// Medians of `count` blocks of equal length, the rest at the end left out; the series itself up to 2 × count values.
std::vector<double> blockMedians(std::span<const double> values, std::size_t count = 40);

/// The most likely place of a single step (Pettitt 1979).
struct ChangePoint
{
    std::size_t at = 0; ///< first sample after it
    double p = 1;
};
/// `ordering` is that of the series.
ChangePoint pettitt(const Ordering& ordering);

/// Lag-1 autocorrelation; 0 of a constant series.
double autocorrelation(std::span<const double> values);

} // namespace qs::stats
