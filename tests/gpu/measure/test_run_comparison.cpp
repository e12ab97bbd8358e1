// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/results/analysis.h"
#include "gpu/results/compare/run_comparison.h"

#include <algorithm>

using namespace qs;

namespace {

std::vector<float> timesAround(double us, std::uint64_t seed, std::size_t n = 200)
{
    std::vector<float> x(n);
    for (std::size_t i = 0; i < n; ++i)
        x[i] = static_cast<float>(us * (1 + 0.01 * normalAt(seed, i)));
    return x;
}

ModeResult comparedMode(const char* name, std::vector<float> samples)
{
    ModeResult mode;
    mode.scheme = *parseScheme(name);
    mode.requested = name;
    mode.samplesUs = std::move(samples);
    mode.latency = summarize(mode.samplesUs);
    return mode;
}

/// One segment at `tokens` × 256 with a copy and a quantized mode.
RunResult comparedRun(double copyUs, double int8Us, std::uint64_t seed, std::int64_t tokens = 64)
{
    Segment segment;
    segment.spec.shape = {tokens, 256};
    segment.spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    segment.modes = {comparedMode("baseline-copy", timesAround(copyUs, seed)),
                     comparedMode("int8-token-dynamic", timesAround(int8Us, seed + 1))};
    RunResult run;
    run.environment.device = "NVIDIA H200";
    run.environment.driver = "575.51";
    run.segments = {segment};
    return run;
}

const RunDifference* differenceIn(const RunComparison& comparison, const char* what)
{
    const auto found =
        std::ranges::find_if(comparison.differences, [&](const RunDifference& d) { return d.what.english() == what; });
    return found == comparison.differences.end() ? nullptr : &*found;
}

} // namespace

TEST_CASE("two runs are compared mode by mode, unpaired, with the medians of their tables")
{
    const RunResult a = comparedRun(10, 20, 1), b = comparedRun(10, 16, 7);
    const auto compared = compareRuns(a, b);
    REQUIRE(compared);
    REQUIRE(compared->series.size() == 2);
    const SeriesComparison &copy = compared->series[0], &int8 = compared->series[1];
    CHECK(copy.key.name == "baseline-copy");
    CHECK(copy.comparison.verdict == Verdict::Same);
    CHECK(int8.comparison.verdict == Verdict::Faster);
    CHECK(int8.comparison.ratio == doctest::Approx(1.25).epsilon(0.01));
    CHECK_FALSE(int8.comparison.paired);
    CHECK(int8.a.value == a.segments[0].modes[1].latency.p50);
    CHECK(int8.a.low == a.segments[0].modes[1].latency.medianLow);
    CHECK(int8.b.high == b.segments[0].modes[1].latency.medianHigh);
    CHECK(compared->onlyA.empty());
    CHECK(compared->differences.empty());
    CHECK_FALSE(compared->isOfUnlikeWork());
}

TEST_CASE("runs of different length are compared in full")
{
    const RunResult a = comparedRun(10, 20, 1);
    RunResult b = comparedRun(10, 20, 7);
    b.segments[0].modes[1] = comparedMode("int8-token-dynamic", timesAround(16, 9, 1000));
    const auto compared = compareRuns(a, b);
    REQUIRE(compared);
    CHECK(compared->series[1].a.n == 200);
    CHECK(compared->series[1].b.n == 1000);
    CHECK(compared->series[1].comparison.n == 200);
    CHECK(compared->series[1].comparison.verdict == Verdict::Faster);
}

TEST_CASE("an effect has to exceed the wider A/A band of both runs, which makes nothing the same")
{
    const RunResult a = comparedRun(10, 20, 1);
    RunResult b = comparedRun(10, 19, 7);
    CHECK(compareRuns(a, b)->series[1].comparison.verdict == Verdict::Faster);
    b.segments[0].aaBand = 0.2;
    CHECK(compareRuns(a, b)->series[1].comparison.verdict == Verdict::NotResolved);
    CHECK(compareRuns(a, b)->series[1].comparison.band == 0.2);
}

TEST_CASE("points of sweeps belong together by their size, and what is in one run alone is told")
{
    RunResult a = comparedRun(10, 20, 1, 64), b = comparedRun(11, 22, 3, 128);
    a.segments.push_back(comparedRun(30, 40, 5, 128).segments.front());
    b.segments.push_back(comparedRun(50, 60, 7, 256).segments.front());
    const auto compared = compareRuns(a, b);
    REQUIRE(compared);
    REQUIRE(compared->series.size() == 2);
    CHECK(compared->series[0].key.group == "128×256");
    CHECK(compared->series[0].comparison.ratio == doctest::Approx(30.0 / 11).epsilon(0.02));
    CHECK(compared->onlyA == std::vector<SeriesKey>{{"64×256", "baseline-copy"}, {"64×256", "int8-token-dynamic"}});
    CHECK(compared->onlyB.size() == 2);
    CHECK(compared->onlyIn(true) == std::vector<std::string>{"64×256"}); // a size once, not by mode
    CHECK(compared->onlyIn(false) == std::vector<std::string>{"256×256"});
    const RunResult elsewhere = [] {
        RunResult run = comparedRun(1, 2, 1, 512);
        run.segments.push_back(comparedRun(1, 2, 1, 1024).segments.front());
        return run;
    }();
    CHECK(compareRuns(a, elsewhere).error().message.english().find("no common size") != std::string::npos);
}

TEST_CASE("a run of another size is compared by mode, and said to be other work")
{
    const auto compared = compareRuns(comparedRun(10, 20, 1, 64), comparedRun(20, 40, 3, 128));
    REQUIRE(compared);
    CHECK(compared->series.size() == 2);
    CHECK(compared->isOfUnlikeWork());
    CHECK(compared->series[0].group() == "64×256 → 128×256");
    REQUIRE(differenceIn(*compared, "Size"));
    CHECK(differenceIn(*compared, "Size")->a.english() == "64×256");
    CHECK(differenceIn(*compared, "Size")->b.english() == "128×256");
}

TEST_CASE("differences of device, driver, clocks, version and protocol are listed; dates are not")
{
    RunResult a = comparedRun(10, 20, 1), b = comparedRun(10, 20, 3);
    b.environment.driver = "580.65";
    b.environment.device = "NVIDIA H100";
    a.environment.date = "2026-11-01T10:00:00Z";
    b.environment.date = "2026-11-02T10:00:00Z";
    a.programVersion = "0.1.0";
    b.programVersion = "0.2.0";
    a.segments[0].modes[0].clockMHz.assign(200, 1980.f);
    b.segments[0].modes[0].clockMHz.assign(200, 1500.f);
    b.segments[0].spec.cache = CacheMode::Hot;
    b.segments[0].spec.seed = 7;
    const auto compared = compareRuns(a, b);
    REQUIRE(compared);
    for (const char* what : {"Driver", "Device", "Version of Quantoscope", "Cache", "Input"}) {
        CAPTURE(what);
        CHECK(differenceIn(*compared, what));
    }
    REQUIRE(differenceIn(*compared, "SM clock while measuring"));
    CHECK(differenceIn(*compared, "SM clock while measuring")->b.english() == "1500 MHz");
    CHECK(compared->differences.size() == 6);
    CHECK(compared->isOfUnlikeWork()); // another seed is another input
    b.segments[0].modes[0].clockMHz.assign(200, 1975.f);
    CHECK_FALSE(differenceIn(*compareRuns(a, b), "SM clock while measuring"));
}

TEST_CASE("setups differ in what is asked for, down to the modes")
{
    RunSpec a;
    a.modes = {*parseScheme("baseline-copy")};
    RunSpec b = a;
    CHECK(differencesOf(a, b).empty());
    b.modes.push_back(*parseScheme("int8-token-dynamic"));
    REQUIRE(differencesOf(a, b).size() == 1);
    CHECK(differencesOf(a, b)[0].what.english() == "Modes");
    b.shape.tokens = 1;
    CHECK(differencesOf(a, b).size() == 2);
}

TEST_CASE("a regression is one only where the whole interval is beyond the threshold")
{
    Comparison c;
    c.verdict = Verdict::Slower;
    c.ratio = 0.95; // 5.26% longer, 4.2% to 6.4%
    c.low = 0.94;
    c.high = 0.96;
    CHECK(regressionOf(c, 3) == Regression::Yes);
    CHECK(regressionOf(c, 5) == Regression::NotResolved);
    CHECK(regressionOf(c, 7) == Regression::No);
    c.verdict = Verdict::TooFew;
    CHECK(regressionOf(c, 0) == Regression::NotResolved);
    CHECK(regressionName(Regression::NotResolved) == "NOT_RESOLVED");
}

TEST_CASE("a regression that may be the machine's is not resolved")
{
    SeriesComparison series;
    series.comparison.verdict = Verdict::Slower;
    series.comparison.ratio = 0.7;
    series.comparison.low = 0.69;
    series.comparison.high = 0.71;
    CHECK(regressionOf(series, 3) == Regression::Yes);
    series.excludesMachine = false;
    CHECK(regressionOf(series, 3) == Regression::NotResolved);
    series.comparison.low = series.comparison.ratio = series.comparison.high = 1.2;
    CHECK(regressionOf(series, 3) == Regression::No);
}

namespace {

/// A baseline of 100 µs and a mode of `mode` µs, both slowed down by `machine`.
RunResult onMachine(double machine, double mode, std::uint64_t seed)
{
    RunResult run = comparedRun(100 * machine, mode * machine, seed);
    run.segments[0].controlMode = "baseline-copy";
    return run;
}

} // namespace

TEST_CASE("a machine that moved between two runs is excluded by the baseline that both share")
{
    const auto slowed = compareRuns(onMachine(1, 80, 1), onMachine(1.4, 80, 50));
    REQUIRE(slowed);
    REQUIRE(slowed->series.size() == 2);
    const SeriesComparison &base = slowed->series[0], &mode = slowed->series[1];
    CHECK_FALSE(base.excludesMachine);
    CHECK(regressionOf(base, 3) == Regression::NotResolved);
    REQUIRE(mode.machine);
    CHECK(mode.machine->verdict == Verdict::Slower);
    REQUIRE(mode.asMeasured);
    CHECK(mode.asMeasured->verdict == Verdict::Slower);
    CHECK(mode.comparison.verdict == Verdict::Same);
    CHECK(regressionOf(mode, 3) == Regression::No);

    const auto both = compareRuns(onMachine(1, 80, 1), onMachine(1.4, 90, 50)); // and the mode is 12.5% slower
    CHECK(both->series[1].comparison.verdict == Verdict::Slower);
    CHECK(both->series[1].comparison.ratio == doctest::Approx(80.0 / 90).epsilon(0.01));
    CHECK(regressionOf(both->series[1], 3) == Regression::Yes);

    const auto quiet = compareRuns(onMachine(1, 80, 1), onMachine(1, 90, 50));
    CHECK(quiet->series[1].excludesMachine);
    CHECK_FALSE(quiet->series[1].asMeasured);
    CHECK(regressionOf(quiet->series[1], 3) == Regression::Yes);
}

TEST_CASE("several runs a side give the spread between runs, at least three")
{
    std::vector<RunResult> runs;
    for (std::uint64_t i = 0; i < 6; ++i)
        runs.push_back(onMachine(1 + 0.1 * static_cast<double>(i % 3), i < 3 ? 80 : 90, 100 * i + 1));
    const std::vector<const RunResult*> a{&runs[0], &runs[1], &runs[2]}, b{&runs[3], &runs[4], &runs[5]};
    const auto compared = compareSides(a, b);
    REQUIRE(compared);
    const SeriesComparison& mode = compared->series[1];
    CHECK(mode.comparison.verdict == Verdict::Slower);
    CHECK(mode.comparison.n == 3);
    CHECK(mode.excludesMachine);
    REQUIRE(mode.asMeasured); // from run to run the machine differs by more
    CHECK(mode.asMeasured->verdict == Verdict::NotResolved);
    const std::vector<const RunResult*> two{&runs[0], &runs[1]};
    CHECK(compareSides(two, b)->series[1].comparison.verdict == Verdict::TooFew);
    CHECK_FALSE(compareSides({}, b));
}

TEST_CASE("runs without a mode in common are not compared")
{
    RunResult a = comparedRun(10, 20, 1), b = a;
    b.segments[0].modes[0].requested = "x";
    b.segments[0].modes[1].requested = "y";
    const auto compared = compareRuns(a, b);
    REQUIRE_FALSE(compared);
    CHECK(compared.error().code == ErrorCode::BadInput);
    a.segments[0].modes.resize(1);
    b.segments[0].modes.resize(1);
    CHECK(compareRuns(a, b)->series[0].keyInB.name == "x"); // one each: these two are meant
    b.segments.clear();
    CHECK_FALSE(compareRuns(a, b));
}
