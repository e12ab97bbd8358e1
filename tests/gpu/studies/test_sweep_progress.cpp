// SPDX-License-Identifier: GPL-3.0-or-later
// Progress and remaining time of a sweep whose points take unlike times.
#include <doctest/doctest.h>

#include "gpu/studies/protocol/sweep_progress.h"

using namespace qs;

namespace {

/// 1, 2, 4 … 65,536 tokens: nearly half of the time is that of the last point.
std::vector<PointWork> doubling()
{
    std::vector<PointWork> points;
    for (double seconds = 0.001; points.size() < 17; seconds *= 2)
        points.push_back({seconds, 1, 0});
    return points;
}

} // namespace

TEST_CASE("sweep progress counts estimated seconds, not points")
{
    std::vector<PointWork> points = doubling();
    const double all = sweepProgress(points, 0).secondsLeft;
    CHECK(all == doctest::Approx(131.071)); // before anything is measured: the estimate itself
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        points[i].done = 1;
    const SweepProgress last = sweepProgress(points, secondsDone(points));
    CHECK(last.fraction == doctest::Approx(0.5).epsilon(0.01)); // 16 of 17 points, half of the time
    CHECK(last.secondsLeft == doctest::Approx(65.536).epsilon(0.01));
}

TEST_CASE("a machine that is slower than the estimate makes what is left longer by as much")
{
    std::vector<PointWork> points = doubling();
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        points[i].done = 1;
    const double slower = sweepProgress(points, 3 * secondsDone(points)).secondsLeft;
    CHECK(slower > 2.7 * 65.536);
    CHECK(slower <= 3 * 65.536);
}

TEST_CASE("work of an earlier run counts as done and not as time, and points that need more samples are work left")
{
    std::vector<PointWork> points(4, PointWork{10, 1, 0});
    points[0].done = points[1].done = 1;
    const double before = secondsDone(points);
    CHECK(sweepProgress(points, 0, before).secondsLeft == doctest::Approx(20));
    CHECK(sweepProgress(points, 0, before).fraction == doctest::Approx(0.5));
    points[2].done = 5; // more than its target is no more than done
    points[3] = {10, 4, 1};
    CHECK(sweepProgress(points, 20, before).fraction == doctest::Approx(40.0 / 70));
    CHECK(sweepProgress(points, 20, before).secondsLeft == doctest::Approx(30).epsilon(0.02));
    CHECK(sweepProgress({}, 1).fraction == 0);
}
