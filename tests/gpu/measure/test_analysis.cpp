// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about a segment from its samples: verdicts with the A/A band, diagnoses with the calibration, dropping
// warm-up, and that a result read back says the same.
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/report/text/writer.h"
#include "gpu/results/analysis.h"

#include <algorithm>
#include <nlohmann/json.hpp>

using namespace qs;

namespace {

std::vector<float> normal(std::uint64_t seed, std::size_t n, double mean, double cv)
{
    std::vector<float> out;
    for (std::size_t i = 0; i < n; ++i)
        out.push_back(static_cast<float>(mean * (1 + cv * normalAt(seed, i))));
    return out;
}

ModeResult modeOf(const char* name, std::vector<float> samples)
{
    ModeResult mode;
    mode.requested = name;
    mode.scheme = parseScheme(name).value();
    mode.samplesUs = std::move(samples);
    mode.latency = summarize(mode.samplesUs);
    mode.bytes = Bytes{100'000'000};
    return mode;
}

Calibration calibration()
{
    Calibration c;
    c.device = "test";
    c.driver = "1";
    c.timerQuantumUs = 0.032;
    c.emptyIntervalUs = 2.0;
    c.copyGbps = c.copyGbpsLow = c.copyGbpsHigh = 4000;
    c.cacheBytes = 60e6;
    return c;
}

Segment threeModes()
{
    Segment segment;
    segment.modes = {modeOf("baseline-copy", normal(1, 200, 100, 0.01)),
                     modeOf("int8-token-dynamic", normal(2, 200, 80, 0.01)),
                     modeOf("fp8-e4m3-token-dynamic", normal(3, 200, 80.1, 0.01))};
    for (const ModeResult& mode : segment.modes)
        segment.spec.modes.push_back(mode.scheme);
    segment.controlMode = "baseline-copy";
    segment.controlUs = normal(4, 200, 100, 0.01);
    return segment;
}

bool has(const ModeResult& mode, DiagnosisCode code)
{
    return std::any_of(mode.diagnoses.begin(), mode.diagnoses.end(),
                       [code](const Diagnosis& d) { return d.code == code; });
}

} // namespace

TEST_CASE("verdicts of all pairs, and ranks that are not told where they are not resolved")
{
    Segment segment = threeModes();
    const Calibration c = calibration();
    analyse(segment, &c);
    REQUIRE(segment.pairs.variants == 3);
    CHECK(segment.pairs.at(0, 1)->verdict == Verdict::Faster);
    CHECK(segment.pairs.at(1, 0)->verdict == Verdict::Slower);
    CHECK(segment.pairs.at(1, 2)->verdict == Verdict::Same);
    CHECK(segment.pairs.rank(0) == std::pair{3, 3});
    CHECK(segment.pairs.rank(1) == std::pair{1, 2});
    CHECK(segment.pairs.rank(2) == std::pair{1, 2});
    CHECK_FALSE(segment.control.resolved());
    CHECK(segment.aaBand > 0);
    CHECK(segment.aaBand < 0.01);
}

TEST_CASE("a disturbed control widens the band, so that nothing within it is called different")
{
    Segment segment = threeModes();
    segment.controlUs = normal(5, 200, 130, 0.01); // the same kernel 30% slower: something is wrong
    analyse(segment, nullptr);
    CHECK(segment.control.verdict == Verdict::Slower);
    CHECK(segment.aaBand > 0.2);
    CHECK_FALSE(segment.pairs.at(0, 1)->resolved());
    const auto said = findings(segment);
    CHECK(std::any_of(said.begin(), said.end(), [](const std::string& s) { return s.find("Identical kernels") == 0; }));
}

TEST_CASE("diagnoses take timer, peak and cache from the calibration")
{
    Segment segment = threeModes();
    segment.modes[0].bytes = Bytes{1'000'000'000}; // 10 TB/s
    segment.modes[1].samplesUs = normal(6, 200, 20, 0.01);
    segment.modes[1].otherCache = CacheMode::Cold;
    segment.modes[1].otherUs = normal(7, 40, 30, 0.01);
    segment.modes[1].workingSet = Bytes{10'000'000};
    segment.modes[1].bytes = Bytes{10'000};
    for (ModeResult& mode : segment.modes)
        mode.latency = summarize(mode.samplesUs);
    const Calibration c = calibration();
    analyse(segment, &c);
    CHECK(has(segment.modes[0], DiagnosisCode::ImpossibleThroughput));
    CHECK(has(segment.modes[1], DiagnosisCode::BelowTimerResolution)); // 20 µs < 20 × 2 µs
    CHECK(has(segment.modes[1], DiagnosisCode::L2Resident));
    CHECK(segment.modes[2].diagnoses.empty());
    segment.modes[1].sampling.launches = 20;
    segment.modes[1].sampling.hostUs = 30;
    analyse(segment, &c);
    CHECK_FALSE(has(segment.modes[1], DiagnosisCode::BelowTimerResolution)); // a batch is long enough
    CHECK_FALSE(has(segment.modes[1], DiagnosisCode::LaunchBound));
    segment.modes[1].sampling.launches = 1;
    analyse(segment, &c);
    CHECK(has(segment.modes[1], DiagnosisCode::LaunchBound));
    analyse(segment, nullptr); // nothing is known: nothing is said about it
    CHECK_FALSE(has(segment.modes[0], DiagnosisCode::ImpossibleThroughput));
}

TEST_CASE("no rate is impossible that the ceiling of the same traffic reaches, though a copy does not")
{
    Segment segment = threeModes();
    ModeResult& mode = segment.modes[1];
    mode.bytes = Bytes{330'000'000}; // 4.1 TB/s of read and written bytes, beside a copy's 4
    mode.latency = summarize(mode.samplesUs);
    mode.ceilingUs = mode.latency.p50 * 0.99;
    const Calibration c = calibration();
    analyse(segment, &c);
    CHECK_FALSE(has(mode, DiagnosisCode::ImpossibleThroughput));
    mode.ceilingUs = mode.latency.p50 * 1.05;
    analyse(segment, &c);
    CHECK(has(mode, DiagnosisCode::ImpossibleThroughput));
}

TEST_CASE("a change that the clock made is told where some clocks are unknown, and not where most are")
{
    Segment segment = threeModes();
    ModeResult& mode = segment.modes[1];
    for (std::size_t i = 0; i < mode.samplesUs.size(); ++i) {
        const double clock = 1980 - 2.0 * static_cast<double>(i);
        mode.samplesUs[i] = static_cast<float>(80.0 * 1980 / clock) * (1 + 0.002f * normalAt(11, i));
        mode.clockMHz.push_back(static_cast<float>(clock));
    }
    mode.latency = summarize(mode.samplesUs);
    analyse(segment, nullptr);
    REQUIRE(has(mode, DiagnosisCode::ClockCaused));
    mode.clockMHz[0] = 0; // a sample too short for the stamps
    analyse(segment, nullptr);
    CHECK(has(mode, DiagnosisCode::ClockCaused));
    for (std::size_t i = 0; i < mode.clockMHz.size(); ++i)
        if (i % 5 < 3) mode.clockMHz[i] = 0;
    analyse(segment, nullptr);
    CHECK_FALSE(has(mode, DiagnosisCode::ClockCaused));
}

TEST_CASE("of very many rounds verdicts are of some that are spread over all of them, as the medians are")
{
    Segment segment;
    segment.modes = {modeOf("baseline-copy", normal(1, 9000, 100, 0.01)),
                     modeOf("int8-token-dynamic", normal(2, 9000, 130, 0.01))};
    for (std::size_t i = 8000; i < 9000; ++i)
        segment.modes[1].samplesUs[i] -= 50;
    for (ModeResult& mode : segment.modes)
        mode.latency = summarize(mode.samplesUs);
    analyse(segment, nullptr, 900);
    const Comparison& pair = *segment.pairs.at(0, 1);
    CHECK(pair.n == 900);
    CHECK(pair.verdict != Verdict::Faster);
    CHECK(1 / pair.ratio == doctest::Approx(segment.modes[1].latency.p50 / segment.modes[0].latency.p50).epsilon(0.01));
}

TEST_CASE("preempted slow samples are told, with their places")
{
    Segment segment = threeModes();
    segment.modes[0].samplesUs[17] = 5000;
    segment.modes[0].preempted = {17};
    segment.modes[0].latency = summarize(segment.modes[0].samplesUs);
    analyse(segment, nullptr);
    REQUIRE(has(segment.modes[0], DiagnosisCode::HostPreempted));
    for (const Diagnosis& d : segment.modes[0].diagnoses)
        if (d.code == DiagnosisCode::HostPreempted) CHECK(d.at == std::vector<std::int64_t>{17});
}

TEST_CASE("samples of which nothing is left without their graph's constant are told, with their places")
{
    Segment segment = threeModes();
    segment.modes[0].samplesUs[3] = segment.modes[0].samplesUs[9] = 0;
    segment.modes[0].latency = summarize(segment.modes[0].samplesUs);
    segment.modes[0].sampling.launches = 20;
    analyse(segment, nullptr);
    REQUIRE(has(segment.modes[0], DiagnosisCode::BelowConstant));
    for (const Diagnosis& d : segment.modes[0].diagnoses)
        if (d.code == DiagnosisCode::BelowConstant) CHECK(d.at == std::vector<std::int64_t>{3, 9});
    CHECK_FALSE(has(segment.modes[1], DiagnosisCode::BelowConstant));
}

TEST_CASE("dropping the warm-up moves it for all modes, and the finding goes")
{
    Segment segment = threeModes();
    for (std::size_t i = 0; i < 20; ++i)
        segment.modes[1].samplesUs[i] *= 1.5f;
    segment.modes[1].latency = summarize(segment.modes[1].samplesUs);
    segment.repaints = {3, 25};
    analyse(segment, nullptr);
    REQUIRE(has(segment.modes[1], DiagnosisCode::WarmupRamp));
    const Segment dropped = dropWarmup(segment, 20, nullptr);
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(dropped.modes[i].samplesUs.size() == 180);
        CHECK(dropped.modes[i].warmupUs.size() == 20);
        CHECK(dropped.modes[i].samplesUs.front() == segment.modes[i].samplesUs[20]);
    }
    CHECK(dropped.controlUs.size() == 180);
    CHECK(dropped.repaints == std::vector<std::int64_t>{5});
    CHECK_FALSE(has(dropped.modes[1], DiagnosisCode::WarmupRamp));
    CHECK(dropWarmup(segment, 100'000, nullptr).modes[0].samplesUs.size() == 1);
    CHECK(dropWarmup(segment, 0, nullptr).modes[0].samplesUs.size() == 200);
    segment.modes[0].otherUs.assign(40, 7.0f);  // the probe of the other cache state has rounds of its own
    segment.modes[2].otherUs.assign(200, 7.0f); // measured in every round
    const Segment probed = dropWarmup(segment, 50, nullptr);
    CHECK(probed.modes[0].otherUs.size() == 40);
    CHECK(probed.modes[2].otherUs.size() == 150);
}

TEST_CASE("a result read back holds what the protocol recorded, and says the same")
{
    RunResult result;
    result.calibration = calibration();
    Segment segment = threeModes();
    segment.modes[0].clockMHz.assign(200, 1980.0f);
    segment.modes[0].sampling = {24, 1.75, 1.5, 2.0, 4.5, 30.0};
    segment.modes[1].otherUs = normal(9, 40, 60, 0.01);
    segment.modes[1].otherCache = CacheMode::Hot;
    segment.modes[2].preempted = {1, 5};
    segment.modes[2].importedFrom = "nvbench, x.json";
    segment.stopReason = "time limit of 10 s reached";
    DeviceState state;
    state.smMHz = 1980;
    state.reasons = ClockPowerCap;
    state.powerCapNs = 5;
    state.foreign = std::vector<std::string>{"python (pid 3)"};
    segment.polls = {{0, state}, {100, state}};
    segment.polls[1].state.powerCapNs = 2'000'005;
    const Calibration c = calibration();
    analyse(segment, &c);
    CHECK_FALSE(segment.throttled.empty());
    result.segments = {segment};
    Score score;
    score.name = "m";
    score.task = "arc_easy";
    score.metric = "acc";
    score.value = 0.5;
    score.n = 2;
    score.ids = {"a", "b"};
    score.values = {1, 0};
    result.scores = {score};
    result.sweep = segment.spec;
    result.sweep->axes = {parseSweepAxis("num-tokens=1,2").value()};

    const auto read = runResultFromJson(nlohmann::json::parse(toJson(result).dump()));
    REQUIRE(read.ok());
    const Segment& back = read->segments.front();
    CHECK(back.modes[0].clockMHz == segment.modes[0].clockMHz);
    CHECK(back.modes[0].sampling == segment.modes[0].sampling);
    CHECK(back.modes[1].otherUs == segment.modes[1].otherUs);
    CHECK(back.modes[2].preempted == segment.modes[2].preempted);
    CHECK(back.modes[2].importedFrom == segment.modes[2].importedFrom);
    CHECK(back.pairs == segment.pairs);
    CHECK(back.control == segment.control);
    CHECK(back.polls == segment.polls);
    CHECK(back.throttled == segment.throttled);
    CHECK(back.stopReason == segment.stopReason);
    for (std::size_t i = 0; i < 3; ++i)
        CHECK(back.modes[i].diagnoses == segment.modes[i].diagnoses);
    CHECK(read->calibration == result.calibration);
    CHECK(read->sweep == result.sweep);
    REQUIRE(read->scores.size() == 1);
    CHECK(read->scores[0].values == score.values);
}

TEST_CASE("points of a sweep stand where the axes put them, whichever were measured")
{
    RunSpec sweep = threeModes().spec;
    sweep.axes = {parseSweepAxis("num-tokens=1,2,4").value()};
    std::vector<Segment> measured(1, threeModes());
    measured[0].spec.shape = {4, sweep.shape.hidden};
    const auto placed = placedPoints(sweep, measured);
    REQUIRE(placed.size() == 3);
    CHECK(placed[0].modes.empty());
    CHECK(placed[1].modes.empty());
    CHECK(placed[2].modes.size() == 3);
}

TEST_CASE("an imported row may have any name and no samples; a measured one may not")
{
    RunResult result;
    result.segments = {threeModes()};
    nlohmann::json json = nlohmann::json::parse(toJson(result).dump());
    json["runs"][0]["mode"] = "copy_kernel<int>";
    CHECK_FALSE(runResultFromJson(json).ok());
    json["runs"][0]["imported_from"] = "nvbench, x.json";
    json["runs"][0]["samples_us"] = nlohmann::json::array();
    const auto read = runResultFromJson(json);
    REQUIRE(read.ok());
    CHECK(read->segments[0].modes[0].latency.p50 == doctest::Approx(100).epsilon(0.01));
    CHECK(read->segments[0].modes[0].latency.n == 200);
}
