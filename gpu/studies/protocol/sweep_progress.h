// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace qs {

/// What a point of a sweep takes, in visits: 1 is the first visit.
struct PointWork
{
    double seconds = 1; ///< that a first visit was estimated to take, before anything was measured
    double target = 1;  ///< visits that the point is expected to need in all
    double done = 0;    ///< visits so far; no more than `target` counts
};

/// Progress in estimated seconds: a point of 65,536 tokens takes thousands of times as long as one of a single token.
struct SweepProgress
{
    double fraction = 0;    ///< 0 to 1
    double secondsLeft = 0; ///< the estimate of what is left, corrected by how long what is done really took
};
/// `elapsed`: seconds since `before`, the estimated seconds that were already done when the sweep went on.
SweepProgress sweepProgress(const std::vector<PointWork>& points, double elapsed, double before = 0);
/// Estimated seconds of what is done.
double secondsDone(const std::vector<PointWork>& points);

} // namespace qs
