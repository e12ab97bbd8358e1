// SPDX-License-Identifier: GPL-3.0-or-later
// Progress and remaining time of a sweep whose points take unlike times.
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/studies/protocol/sweep_progress.h"

#include <algorithm>
#include <cmath>

using namespace qs;

namespace {

/// 1, 2, 4 … 65,536 tokens: nearly half of the time is that of the last point.
std::vector<PointWork> doubling()
{
    std::vector<PointWork> points;
    for (double seconds = 0.001; points.size() < 17; seconds *= 2)
        points.push_back({.seconds = seconds});
    return points;
}

/// What an estimate is made of: warm-up, whatever the size, and what grows with it.
std::vector<PointWork> protocolAndSizes()
{
    std::vector<PointWork> points;
    for (double seconds = 5e-5; points.size() < 17; seconds *= 2)
        points.push_back({.seconds = 0.026 + seconds});
    return points;
}

/// A first visit that took `base` + `slope` × its estimate, a fifth of it before the first sample.
void visit(PointWork& point, double base, double slope)
{
    const double took = base + slope * point.seconds;
    point.done = point.gained = 1;
    point.prepared = 0.2 * took;
    point.sampled = 0.8 * took;
}

} // namespace

TEST_CASE("sweep progress counts seconds, not points")
{
    std::vector<PointWork> points = doubling();
    CHECK(sweepProgress(points).secondsLeft == doctest::Approx(131.071)); // nothing is measured: the estimate itself
    CHECK(sweepProgress(points).fraction == 0);
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        visit(points[i], 0, 1);
    const SweepProgress last = sweepProgress(points);
    CHECK(last.fraction == doctest::Approx(0.5).epsilon(0.03)); // 16 of 17 points, half of the time
    CHECK(last.secondsLeft == doctest::Approx(65.536).epsilon(0.05));
    CHECK(sweepProgress({}).fraction == 0);
    CHECK(sweepProgress({}).secondsLeft == 0);
}

TEST_CASE("a machine that is slower than the estimate makes what is left longer by as much")
{
    std::vector<PointWork> points = doubling();
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        visit(points[i], 0, 3);
    CHECK(sweepProgress(points).secondsLeft == doctest::Approx(3 * 65.536).epsilon(0.08));
}

TEST_CASE("what every point costs whatever its size is not taken for a slow machine")
{
    std::vector<PointWork> points = protocolAndSizes();
    double left = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (i < 14)
            visit(points[i], 0.2, 2);
        else
            left += 0.2 + 2 * points[i].seconds;
    CHECK(points[0].sampled > 5 * points[0].seconds); // so slow the small ones are
    CHECK(sweepProgress(points).secondsLeft == doctest::Approx(left).epsilon(0.15));
}

TEST_CASE("the samples of a point itself tell how long it goes on")
{
    std::vector<PointWork> points(2, PointWork{.seconds = 10});
    visit(points[0], 0, 1);
    points[1].prepared = 2;
    points[1].sampled = 20;
    points[1].done = points[1].gained = 0.5; // 40 s for all its samples, where 8 were expected
    CHECK(sweepProgress(points).secondsLeft == doctest::Approx(20).epsilon(0.2));
    points[1].sampled = 0;
    points[1].done = points[1].gained = 0;
    CHECK(sweepProgress(points).secondsLeft == doctest::Approx(8).epsilon(0.1)); // less what it prepared
}

namespace {

/// What a sweep said at a moment, and what was really left.
struct Said
{
    double at = 0, left = 0, really = 0;
};

/// Plays a sweep whose points take base + slope × their estimate, scattered by 10 %; what it says every fiftieth.
std::vector<Said> played(std::vector<PointWork> points, double base, double slope, std::uint64_t seed)
{
    std::vector<double> takes;
    double all = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        takes.push_back((base + slope * points[i].seconds) * std::exp(0.1 * normalAt(seed, i)));
        all += takes.back();
    }
    std::vector<Said> said;
    EvenTime even;
    double now = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
        for (int step = 1; step <= 50; ++step) {
            now += takes[i] / 50;
            PointWork& point = points[i];
            if (step <= 10)
                point.prepared += takes[i] / 50; // a fifth before the first sample
            else
                point.sampled += takes[i] / 50;
            point.done = point.gained = std::max(0, step - 10) / 40.0;
            if (now >= 0.02 * all * static_cast<double>(said.size()))
                said.push_back({now / all, even.next(now, sweepProgress(points).secondsLeft), all - now});
        }
    return said;
}

} // namespace

TEST_CASE("the time left of a sweep is true within 25 % from a quarter on, and does not count upwards")
{
    const std::vector<PointWork> points = protocolAndSizes();
    const std::pair<double, double> machines[] = {{0, 1}, {0.1, 1}, {0.1, 2}, {0.05, 0.5}, {0.02, 4}};
    for (const auto& [base, slope] : machines)
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            CAPTURE(base);
            CAPTURE(slope);
            double least = 1e9;
            for (const Said& one : played(points, base, slope, seed)) {
                if (one.at < 0.25 || one.at > 0.95) continue;
                CAPTURE(one.at);
                CHECK(one.left == doctest::Approx(one.really).epsilon(0.25));
                CHECK(one.left < 1.1 * least);
                least = std::min(least, one.left);
            }
        }
}

TEST_CASE("work of an earlier run counts as done and not as time, and points that need more samples are work left")
{
    std::vector<PointWork> points(4, PointWork{.seconds = 10});
    points[0].done = points[1].done = 1;
    CHECK(sweepProgress(points).secondsLeft == doctest::Approx(20));
    CHECK(sweepProgress(points).fraction == doctest::Approx(0.5));
    visit(points[2], 0, 1);
    points[2].done = 5; // more than its target is no more than done
    visit(points[3], 0, 1);
    points[3].target = 4;
    CHECK(sweepProgress(points).secondsLeft == doctest::Approx(24).epsilon(0.02)); // three visits without preparing
    CHECK(sweepProgress(points).fraction == doctest::Approx(40.0 / 64).epsilon(0.02));
}

TEST_CASE("points that are not resolved get no more time than the limit, but all first visits are made")
{
    std::vector<PointWork> points(4, PointWork{.seconds = 10, .target = 50});
    visit(points[0], 0, 1);
    visit(points[1], 0, 1);
    CHECK(sweepProgress(points).secondsLeft > 1000);
    CHECK(sweepProgress(points, 60).secondsLeft == 60);
    CHECK(sweepProgress(points, 5).secondsLeft == doctest::Approx(20).epsilon(0.05));
}
