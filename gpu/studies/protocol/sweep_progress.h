// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <vector>

namespace qs {

/// What a point of a sweep takes, in visits: 1 is the first visit.
struct PointWork
{
    double seconds = 1;  ///< that a first visit was estimated to take, before anything was measured
    double target = 1;   ///< visits that the point is expected to need in all
    double done = 0;     ///< visits so far, those of an earlier run too; no more than `target` counts
    double prepared = 0; ///< seconds from the beginning of the first visit of this run to its first sample; 0: none yet
    double sampled = 0;  ///< seconds of this run's samples
    double gained = 0;   ///< visits that these come to
};

/// Progress in seconds: a point of 65,536 tokens takes thousands of times as long as one of a single token.
struct SweepProgress
{
    double fraction = 0;    ///< 0 to 1
    double secondsLeft = 0; ///< by what the points that are measured took
};
/// What a point takes is a base + a slope × its estimate, from the points that are measured: small sizes tell what
/// every point costs, large ones how fast the device is. `limit`: seconds after which no more than the first visits are
/// made.
SweepProgress sweepProgress(const std::vector<PointWork>& points,
                            double limit = std::numeric_limits<double>::infinity());

/// Time left that counts down evenly: a new estimate is followed over a share of what is left, so that the scatter of
/// single points does not show.
class EvenTime
{
public:
    /// `seconds`: on any clock; returns what to show of an estimate of `left`.
    double next(double seconds, double left);

private:
    double m_at = 0, m_left = -1;
};

} // namespace qs
