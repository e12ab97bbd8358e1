// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/dependence.h"

#include <cstddef>
#include <span>
#include <vector>

namespace qs::stats {

/// A median and the ends of its interval.
struct MedianBounds
{
    double median = 0, low = 0, high = 0;
};

/// How far the interval of the median of n independent values reaches, in ranks.
enum class MedianReach {
    SignTest, ///< at least 95% of themselves: the order statistics of the sign test; from n = 6 on
    Combined ///< (1.96 √n − 1)/2 ranks to either side, interpolated: as far as two such intervals that are combined
             ///< need for 95%
};

/// 95% interval of the median of `values`, which may depend on each other as `dependence` says. With an effective
/// number m = n/inflation below n it reaches t √(n/m) √n/2 ranks, t of m − 1 degrees of freedom, m at least 2; further
/// than the ends of the data by as much as that is more ranks than there are. Where the level changes (at the ends of
/// `cuts`, in ascending order, and where `dependence` found a stretch) it encloses the intervals of the parts, so that
/// what it says holds in each of them. `values` not empty. O(n).
MedianBounds medianBounds(std::span<const double> values, const Dependence& dependence,
                          std::span<const std::size_t> cuts, MedianReach reach);
/// The same of independent values.
MedianBounds medianBounds(std::span<const double> values, MedianReach reach);

} // namespace qs::stats
