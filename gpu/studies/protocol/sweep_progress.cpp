// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/protocol/sweep_progress.h"

#include <algorithm>

namespace qs {

namespace {
/// Share of the whole sweep that the estimate counts for against what was measured: at the start it decides alone.
constexpr double kTrust = 0.05;
} // namespace

double secondsDone(const std::vector<PointWork>& points)
{
    double done = 0;
    for (const PointWork& point : points)
        done += point.seconds * std::min(point.done, point.target);
    return done;
}

SweepProgress sweepProgress(const std::vector<PointWork>& points, double elapsed, double before)
{
    double all = 0;
    for (const PointWork& point : points)
        all += point.seconds * point.target;
    if (!(all > 0)) return {};
    const double done = secondsDone(points), prior = kTrust * all;
    const double slower = (elapsed + prior) / (std::max(done - before, 0.0) + prior);
    return {std::clamp(done / all, 0.0, 1.0), std::max(all - done, 0.0) * slower};
}

} // namespace qs
