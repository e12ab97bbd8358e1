// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/measure/energy.h"

#include <cmath>
#include <limits>
#include <vector>

using namespace qs;

namespace {

/// What a device tells that draws `watts` and takes `callSeconds` for a call: a counter that steps every `step` s, and
/// a reading of power every 60 ms.
struct Told
{
    double watts = 300, readWatts = 300, step = 0.02, seconds = 2.6, callSeconds = 1e-3, batch = 1;
    std::vector<EnergyPoint> points() const
    {
        std::vector<EnergyPoint> all;
        for (int i = 0; i * 0.005 <= seconds; ++i) {
            const double at = i * 0.005;
            const double joules = std::floor(at / step + 1e-9) * step * watts;
            const double calls = std::floor(at / (callSeconds * batch) + 1e-9) * batch;
            all.push_back({at, 1000 + joules, i % 12 == 0 ? readWatts : -1, calls});
        }
        all.back().watts = readWatts;
        return all;
    }
    EnergyFigure figure() const { return energyOf(points(), 75); }
    std::string why() const { return figure().reason.english(); }
};

bool has(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("energy is the counter between two of its steps over the calls in that time, idle power included")
{
    const EnergyFigure figure = Told{}.figure();
    CHECK(figure.known());
    CHECK(figure.reason.empty());
    CHECK(figure.watts == doctest::Approx(300).epsilon(1e-6));
    CHECK(figure.sampledWatts == doctest::Approx(300).epsilon(1e-6));
    CHECK(figure.idleWatts == 75);
    CHECK(figure.seconds >= kEnergySeconds);
    CHECK(figure.joules == doctest::Approx(0.3).epsilon(0.005));
    CHECK(figure.calls == doctest::Approx(figure.seconds * 1000).epsilon(0.005));
}

TEST_CASE("calls that complete in batches count by their rate, wherever the edges of the counter fall")
{
    for (const double batch : {1.0, 13.0, 40.0}) {
        CAPTURE(batch);
        CHECK(Told{.batch = batch}.figure().joules == doctest::Approx(0.3).epsilon(0.006));
    }
}

TEST_CASE("edges of a counter are the looks that find it changed")
{
    const std::vector<EnergyPoint> points{{0, 5}, {1, 5}, {1.1, 6}, {1.3, 6}, {1.5, 9}, {1.6, 9}};
    const auto edges = counterEdges(points);
    REQUIRE(edges);
    CHECK(edges->first == 2);
    CHECK(edges->last == 4);
    CHECK(edges->longest == doctest::Approx(0.4));
    CHECK_FALSE(counterEdges(std::span(points).first(4))); // a single step says nothing
    CHECK_FALSE(counterEdges({}));
}

TEST_CASE("power is integrated between the two edges, and not where readings are missing")
{
    std::vector<EnergyPoint> ramp;
    for (int i = 0; i <= 40; ++i)
        ramp.push_back({i * 0.05, 0, 100.0 + i * 5, 0}); // 100 W to 300 W in 2 s
    CHECK(*meanPower(ramp, 0, 2) == doctest::Approx(200));
    CHECK(*meanPower(ramp, 0.51, 1.53) == doctest::Approx(100 + 100 * (0.51 + 1.53) / 2));
    CHECK_FALSE(meanPower(ramp, -0.1, 1));
    CHECK_FALSE(meanPower(ramp, 1, 2.1));
    CHECK_FALSE(meanPower(ramp, 1, 1));
    std::vector<EnergyPoint> gap = ramp;
    for (int i = 15; i < 30; ++i)
        gap[static_cast<std::size_t>(i)].watts = -1;
    CHECK_FALSE(meanPower(gap, 0, 2));
    std::vector<EnergyPoint> few;
    for (int i = 0; i <= 10; ++i)
        few.push_back({i * 0.2, 0, 100, 0}); // 5 a second
    CHECK_FALSE(meanPower(few, 0, 2));
}

TEST_CASE("there is no energy where counter and power disagree, and both figures are told")
{
    CHECK(Told{.readWatts = 300 * 1.04}.figure().known());
    const EnergyFigure twice = Told{.readWatts = 155}.figure(); // as some boards count
    CHECK_FALSE(twice.known());
    CHECK(has(twice.reason.english(), "(300.0 W)"));
    CHECK(has(twice.reason.english(), "(155.0 W)"));
    CHECK(twice.sampledWatts == doctest::Approx(155));
}

TEST_CASE("a counter that stands still, goes back, or is too slow, and a stretch that is too short, say so")
{
    CHECK(has(Told{.watts = 0}.why(), "did not change"));
    CHECK(has(Told{.step = 0.7}.why(), "every 0.7 s"));
    CHECK(has(Told{.seconds = 1.5}.why(), "at least 2"));
    CHECK(has(Told{.callSeconds = 100}.why(), "no call"));
    auto back = Told{}.points();
    back[300].joules = 10;
    CHECK(has(energyOf(back, 0).reason.english(), "went back"));
    auto broken = Told{}.points();
    broken[300].joules = std::numeric_limits<double>::quiet_NaN();
    CHECK_FALSE(energyOf(broken, 0).known());
    auto noPower = Told{}.points();
    for (EnergyPoint& p : noPower)
        p.watts = -1;
    CHECK(has(energyOf(noPower, 0).reason.english(), "not read often enough"));
    CHECK_FALSE(energyOf({}, 0).known());
}

TEST_CASE("energy has one unit by its size")
{
    CHECK(formatEnergy(12.34e-6) == "12.3 µJ");
    CHECK(formatEnergy(0.00456) == "4.56 mJ");
    CHECK(formatEnergy(1.2) == "1.20 J");
    CHECK(formatEnergy(345) == "345 J");
}
