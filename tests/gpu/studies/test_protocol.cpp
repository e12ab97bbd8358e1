// SPDX-License-Identifier: GPL-3.0-or-later
// The measuring protocol on the CPU backend: order of rounds, warm-up by time, cache states side by side, A/A control,
// stopping rules, kept calibration, sweeps that stop and go on.
#include <doctest/doctest.h>

#include "gpu/formats/bounded_json.h"
#include "gpu/results/analysis.h"
#include "gpu/results/resolution.h"
#include "gpu/studies/kept/device_file.h"
#include "gpu/studies/kept/kept_calibration.h"
#include "gpu/studies/protocol/quantize_run.h"
#include "gpu/studies/protocol/round_order.h"
#include "gpu/studies/protocol/segment_run.h"

#include "tests/gpu/support/scratch_folder.h"
#include "tests/gpu/support/study_listener.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <numeric>
#include <set>

using namespace qs;
using qs::test::Listener;
using qs::testing::CacheFolder;

namespace {

QuantScheme scheme(const char* name) { return parseScheme(name).value(); }

RunSpec smallSpec()
{
    RunSpec spec;
    spec.modes = {scheme("baseline-copy"), scheme("int8-token-dynamic")};
    spec.shape = {64, 1024};
    spec.iterations = 20;
    spec.warmup = 2;
    spec.warmupMs = 0;
    spec.method = TimingMethod::Events;
    spec.backend = BackendChoice::Cpu;
    return spec;
}

KernelRunOutcome run(const RunSpec& spec, std::shared_ptr<const RunResult> resume = {})
{
    SpecSource specs(spec);
    specs.setResume(std::move(resume));
    Listener listener;
    return runKernels(specs, {}, listener);
}

} // namespace

TEST_CASE("each block of rounds is a Latin square, drawn anew, and the same for the same seed")
{
    for (const int variants : {1, 2, 5, 16}) {
        RoundOrder order(variants, 7), again(variants, 7), other(variants, 8);
        bool differs = variants < 5, moves = variants < 5;
        std::vector<int> firstBlock;
        for (int block = 0; block < 3; ++block) {
            std::vector<std::set<int>> places(static_cast<std::size_t>(variants));
            for (int r = 0; r < variants; ++r) {
                const std::int64_t round = block * variants + r;
                const std::vector<int> o = order.round(round);
                CHECK(o == again.round(round));
                differs = differs || o != other.round(round);
                CHECK(std::set<int>(o.begin(), o.end()).size() == o.size()); // each variant once a round
                for (std::size_t i = 0; i < o.size(); ++i)
                    places[i].insert(o[i]);
                CHECK(order.endsBlock(round) == (r == variants - 1));
                if (block == 0)
                    firstBlock.insert(firstBlock.end(), o.begin(), o.end());
                else if (block == 1)
                    moves = moves || !std::equal(o.begin(), o.end(), firstBlock.begin() + r * variants);
            }
            for (const auto& seen : places)
                CHECK(static_cast<int>(seen.size()) == variants); // and once in each place a block
        }
        CHECK(differs);
        CHECK(moves);
    }
}

TEST_CASE("each variant follows each other one equally often: within a block where their number is even, within two "
          "where it is odd")
{
    for (const int variants : {2, 3, 4, 5, 9, 16, 25}) {
        RoundOrder order(variants, 7);
        const int blocks = variants % 2 == 0 ? 1 : 2;
        for (int drawn = 0; drawn < 3; ++drawn) {
            std::map<std::pair<int, int>, int> follows;
            for (int r = 0; r < blocks * variants; ++r) {
                const std::vector<int> o = order.round(drawn * blocks * variants + r);
                for (std::size_t i = 0; i + 1 < o.size(); ++i)
                    ++follows[{o[i], o[i + 1]}];
            }
            CAPTURE(variants);
            CHECK(static_cast<int>(follows.size()) == variants * (variants - 1));
            CHECK(std::all_of(follows.begin(), follows.end(), [&](const auto& pair) { return pair.second == blocks; }));
        }
    }
}

TEST_CASE("variants of a run: modes, other cache state, ceilings, control")
{
    RunSpec spec = smallSpec();
    const auto count = [&](VariantRole::Kind kind) {
        const VariantPlan plan = planVariants(spec);
        REQUIRE(plan.roles.size() == plan.variants.size());
        return std::count_if(plan.roles.begin(), plan.roles.end(),
                             [kind](const VariantRole& r) { return r.kind == kind; });
    };
    using Role = VariantRole::Kind;
    CHECK(count(Role::Mode) == 2);
    CHECK(count(Role::Other) == 0);
    CHECK(count(Role::Ceiling) == 2); // one writes as much as it reads, one a byte an element
    CHECK(count(Role::Control) == 1);
    spec.cache = CacheMode::Both;
    CHECK(count(Role::Other) == 2);
    for (std::size_t i = 0; i < 4; ++i)
        CHECK(planVariants(spec).variants[i].cold == (i < 2));
    spec.cache = CacheMode::Hot;
    CHECK(count(Role::Other) == 2); // the probe: what cold caches would give
    CHECK_FALSE(planVariants(spec).variants[0].cold);
    spec.modes = {scheme("int8-token-dynamic"), scheme("baseline-copy")};
    CHECK(planVariants(spec).roles.back().mode == 1); // baseline-copy is the control wherever it stands
}

TEST_CASE("warm-up lasts for its count and its time, and its samples are kept")
{
    RunSpec spec = smallSpec();
    spec.warmup = 3;
    spec.warmupMs = 40;
    const auto outcome = run(spec);
    REQUIRE_FALSE(outcome.error.has_value());
    double us = 0;
    for (const ModeResult& mode : outcome.result.last()->modes) {
        CHECK(mode.warmupUs.size() > 3);
        CHECK(mode.samplesUs.size() == 20);
        us += std::accumulate(mode.warmupUs.begin(), mode.warmupUs.end(), 0.0);
    }
    CHECK(us < 2'000'000.0);
    CHECK(outcome.result.last()->stopReason.english() == "all iterations done");
}

TEST_CASE("cold and hot side by side, the control, and every pair judged")
{
    RunSpec spec = smallSpec();
    spec.cache = CacheMode::Both;
    const auto outcome = run(spec);
    REQUIRE_FALSE(outcome.error.has_value());
    const Segment& segment = *outcome.result.last();
    CHECK(segment.cacheEffective.english().find("hot") != std::string::npos);
    for (const ModeResult& mode : segment.modes) {
        CHECK(mode.otherCache == CacheMode::Hot);
        CHECK(mode.otherUs.size() == 20);
        CHECK(mode.otherLatency.p50 > 0);
        CHECK(mode.workingSet.value > 0);
    }
    CHECK(segment.controlMode == "baseline-copy");
    CHECK(segment.controlUs.size() == 20);
    CHECK(segment.aaBand > 0);
    REQUIRE(segment.pairs.variants == 2);
    REQUIRE(segment.pairs.at(0, 1) != nullptr);
    CHECK(segment.pairs.at(0, 1)->n == 20);
    CHECK_FALSE(segment.polls.empty());
}

TEST_CASE("a hot run looks what cold caches would give, for some rounds only")
{
    RunSpec spec = smallSpec();
    spec.cache = CacheMode::Hot;
    spec.iterations = 200;
    const auto outcome = run(spec);
    REQUIRE_FALSE(outcome.error.has_value());
    for (const ModeResult& mode : outcome.result.last()->modes) {
        CHECK(mode.samplesUs.size() == 200);
        CHECK(mode.otherCache == CacheMode::Cold);
        CHECK(mode.otherUs.size() >= 20);
        CHECK(mode.otherUs.size() <= 60);
    }
}

TEST_CASE("a cold run by read sweep, and a graph of launches")
{
    RunSpec spec = smallSpec();
    spec.coldBy = ColdMethod::ReadSweep;
    const auto swept = run(spec);
    REQUIRE_FALSE(swept.error.has_value());
    CHECK(swept.result.last()->cacheEffective.english().find("read sweep") != std::string::npos);
    spec.method = TimingMethod::Graph;
    CHECK(run(spec).error.has_value()); // refused with a reason
    spec.coldBy = ColdMethod::Rotation;
    spec.launchesPerSample = 5;
    const auto batched = run(spec);
    REQUIRE_FALSE(batched.error.has_value());
    for (const ModeResult& mode : batched.result.last()->modes)
        CHECK(mode.sampling.launches == 5);
}

TEST_CASE("until resolved: ends when all medians is known, or at the time limit, and says which")
{
    RunSpec spec = smallSpec();
    spec.shape = {256, 4096};
    spec.stop = StopRule::UntilResolved;
    spec.timeLimitSeconds = 20;
    const auto outcome = run(spec);
    REQUIRE_FALSE(outcome.error.has_value());
    const Segment& segment = *outcome.result.last();
    const bool resolved = std::all_of(segment.modes.begin(), segment.modes.end(),
                                      [](const ModeResult& m) { return isResolved(m.latency); });
    CAPTURE(segment.stopReason.english());
    CHECK((segment.stopReason.english().find("within") == 0 || segment.stopReason.english().find("all medians") == 0
               ? resolved
               : segment.stopReason.english().find("time limit") == 0));
    for (const ModeResult& mode : segment.modes)
        CHECK((mode.samplesUs.size() >= kResolvedRounds || segment.stopReason.english().find("time limit") == 0));
    spec.timeLimitSeconds = 0.05;
    spec.shape = {1024, 4096};
    const auto early = run(spec);
    CHECK(early.result.last()->stopReason.english().find("time limit of 0.05 s") == 0);
}

TEST_CASE("the default run ends by itself, and says that it is resolved exactly where it is")
{
    for (const BackendChoice backend : {BackendChoice::Cpu, BackendChoice::Cuda}) {
        const RunSpec usual = defaultSpec(backend);
        CHECK(usual.stop == StopRule::UntilResolved);
        CHECK(usual.timeLimitSeconds == 30);
        CHECK(usual.iterations == kResolvedRounds); // where a fixed number is chosen instead
    }
    RunSpec spec = defaultSpec(BackendChoice::Cpu);
    spec.modes = smallSpec().modes;
    spec.shape = smallSpec().shape;
    spec.backend = BackendChoice::Cpu;
    const auto outcome = run(spec);
    REQUIRE_FALSE(outcome.error.has_value());
    const Segment& segment = *outcome.result.last();
    const bool resolved = segment.stopReason.english().find("all medians") == 0;
    CAPTURE(segment.stopReason.english());
    REQUIRE(segment.modes[0].scheme.isCopy());
    const Comparison& pair = *segment.pairs.at(0, 1);
    const bool decided =
        pair.verdict != Verdict::NotResolved || std::max(pair.high / pair.ratio, pair.ratio / pair.low) <= 1.01;
    const bool known = std::ranges::all_of(segment.modes, [](const ModeResult& mode) {
        return isResolved(mode.latency) && mode.latency.n >= kResolvedRounds;
    });
    CHECK(resolved == (known && decided));
    // A machine that does other work does not stay as fast; then the limit is told, and what is resolved all the same.
    if (!resolved) CHECK(segment.stopReason.english().find("time limit of 30 s reached") == 0);
    CHECK((segment.stopReason.english().find("all comparisons are resolved, but") == std::string::npos || decided));
    for (const ModeResult& mode : segment.modes)
        for (const Diagnosis& found : mode.diagnoses)
            CHECK((found.code != DiagnosisCode::TooFewSamples || !resolved));
}

TEST_CASE("the calibration is measured once and kept; a damaged file is measured anew")
{
    const CacheFolder folder;
    auto backend = makeCpuBackend();
    int calls = 0;
    const auto progress = [&](const Message&) { ++calls; };
    const auto first = calibrationOf(*backend, progress);
    REQUIRE(first.ok());
    CHECK(calls > 0);
    CHECK(first->timerQuantumUs > 0);
    CHECK(first->copyGbps > 0.1);
    CHECK(first->batchBelowUs() == doctest::Approx(20 * std::max(first->timerQuantumUs, first->emptyIntervalUs)));
    const std::string file = deviceFile(backend->info(), "calibration");
    calls = 0;
    const auto second = calibrationOf(*backend, progress);
    REQUIRE(second.ok());
    CHECK(calls == 0);
    CHECK(second->copyGbps == doctest::Approx(first->copyGbps));
    DeviceInfo moved = backend->info(); // to a machine with another share of such a processor
    CHECK(keptCalibration(moved).has_value());
    moved.cacheBytes.value /= 2;
    CHECK_FALSE(keptCalibration(moved).has_value());
    Calibration disturbed = *first; // whose copies scatter: so that not every run measures it again, but not for long
    disturbed.copyGbpsLow = 0.5 * disturbed.copyGbps;
    disturbed.copyGbpsHigh = 1.5 * disturbed.copyGbps;
    std::ofstream(file) << dumpJson(toJson(disturbed), 1);
    CHECK(keptCalibration(backend->info()).has_value());
    std::filesystem::last_write_time(file, std::filesystem::file_time_type::clock::now() - std::chrono::hours(2));
    CHECK_FALSE(keptCalibration(backend->info()).has_value());
    std::ofstream(file) << "{\"version\": 1, ";
    CHECK_FALSE(keptCalibration(backend->info()).has_value());
    CHECK(calibrationOf(*backend, progress).ok());
    CHECK(calls > 0);
}

TEST_CASE("a sweep: every point a segment in order; a stopped one goes on and keeps what it has")
{
    RunSpec spec = smallSpec();
    spec.axes = {parseSweepAxis("num-tokens=8:64:x2").value(), parseSweepAxis("hidden-size=256,1000").value()};
    const std::vector<RunSpec> points = sweepPoints(spec);
    REQUIRE(points.size() == 8);
    CHECK(points[1].shape == Shape{8, 1000});
    CHECK(points[2].shape == Shape{16, 256});
    SpecSource specs(spec);
    Listener listener;
    std::stop_source stop;
    const int each = (spec.iterations + spec.warmup) * 2;
    listener.onSample = [&] {
        if (listener.samples == 3 * each + 10) stop.request_stop();
    };
    const KernelRunOutcome partial = runKernels(specs, stop.get_token(), listener);
    REQUIRE_FALSE(partial.error.has_value());
    REQUIRE(partial.result.sweep.has_value());
    CHECK(partial.result.stopReason.english().find("stopped by the user") == 0);
    const std::size_t had = partial.result.segments.size();
    CHECK(had >= 3);
    CHECK(had < 8);

    const KernelRunOutcome whole = run(spec, std::make_shared<const RunResult>(partial.result));
    REQUIRE_FALSE(whole.error.has_value());
    REQUIRE(whole.result.segments.size() == 8);
    for (std::size_t i = 0; i < 8; ++i) {
        CHECK(whole.result.segments[i].spec.shape == points[i].shape);
        for (const ModeResult& mode : whole.result.segments[i].modes) {
            CHECK(mode.samplesUs.size() >= 20);
            CHECK(mode.verification.rows > 0);
            CHECK(mode.verification.rowsDiffer == 0);
            CHECK(mode.ceilingUs > 0);
        }
    }
    const auto& before = partial.result.segments.front().modes.front().samplesUs;
    const auto& after = whole.result.segments.front().modes.front().samplesUs;
    CHECK(std::equal(before.begin(), before.end(), after.begin()));
}

TEST_CASE("a sweep: stopped, gone on with and finished at once, it says the same of every point")
{
    RunSpec spec = smallSpec();
    spec.iterations = 120;
    spec.axes = {parseSweepAxis("num-tokens=8,32").value()};
    RunResult earlier = run(spec).result;
    REQUIRE(earlier.segments.size() == 2);
    // What a quiet machine does not show by itself: a device that was held back, threads that were switched out,
    // repaints beside spikes.
    for (Segment& segment : earlier.segments) {
        segment.polls = {{0, {}}, {50, {}}, {90, {}}, {120, {}}};
        for (StatePoll& poll : segment.polls)
            poll.state.powerCapNs = poll.round > 50 ? 7'000'000 : 0;
        for (ModeResult& mode : segment.modes) {
            std::fill(mode.samplesUs.begin(), mode.samplesUs.end(), 50.0f);
            for (std::size_t i = 0; i < mode.samplesUs.size(); ++i)
                mode.samplesUs[i] += static_cast<float>(i % 5) + (i % 20 == 7 ? 200.0f : 0.0f);
            mode.preempted = {7, 27};
            mode.clockMHz.assign(mode.samplesUs.size(), 1500.0f);
            mode.clockMHz[3] = 0;
            mode.latency = summarize(mode.samplesUs);
        }
        segment.repaints = {7, 27, 47, 67, 87, 107};
        analyse(segment, earlier.calibration ? &*earlier.calibration : nullptr);
    }
    const auto said = [](const RunResult& result) {
        std::string text;
        for (const Segment& segment : result.segments) {
            for (const Diagnosis& d : segmentDiagnoses(segment))
                text += std::string(codeName(d.code)) + sentence(d).english() + "\n";
            for (const ModeResult& mode : segment.modes)
                for (const Diagnosis& d : mode.diagnoses)
                    text += mode.requested + std::string(codeName(d.code)) + sentence(d).english() +
                            std::to_string(d.at.size()) + "\n";
        }
        return text;
    };
    const std::string before = said(earlier);
    CHECK(before.find("THROTTLED") != std::string::npos);
    CHECK(before.find("HOST_PREEMPTED") != std::string::npos);
    CHECK(before.find("SPIKES") != std::string::npos);

    SpecSource specs(spec);
    specs.setResume(std::make_shared<const RunResult>(earlier));
    std::stop_source stop;
    stop.request_stop();
    Listener listener;
    const KernelRunOutcome stopped = runKernels(specs, stop.get_token(), listener); // no device was opened
    CHECK_FALSE(stopped.error.has_value());
    CHECK(said(stopped.result) == before);
    CHECK(stopped.result.environment.cpu == earlier.environment.cpu);

    const KernelRunOutcome finished =
        run(spec, std::make_shared<const RunResult>(stopped.result)); // all iterations are there
    CHECK(said(finished.result) == before);
}

TEST_CASE("a sweep does not go on on another device")
{
    RunSpec spec = smallSpec();
    spec.axes = {*parseSweepAxis("num-tokens=4,8")};
    RunResult earlier = run(spec).result;
    earlier.environment.device = "Another GPU";
    spec.iterations += 5;
    SpecSource specs(spec);
    specs.setResume(std::make_shared<const RunResult>(earlier));
    Listener listener;
    const KernelRunOutcome outcome = runKernels(specs, {}, listener);
    REQUIRE(outcome.error.has_value());
    CHECK(outcome.error->code == ErrorCode::Usage);
    CHECK(outcome.error->message.english().find("Another GPU") != std::string::npos);
    REQUIRE(outcome.result.segments.size() == earlier.segments.size());
    CHECK(outcome.result.segments[1].modes[0].samplesUs == earlier.segments[1].modes[0].samplesUs);
}

TEST_CASE("a sweep that goes on by another rule keeps its samples; one point of it goes on alone")
{
    RunSpec spec = smallSpec();
    spec.axes = {*parseSweepAxis("num-tokens=4,8,16")};
    spec.iterations = 6;
    const auto first = std::make_shared<const RunResult>(run(spec).result);
    REQUIRE(first->segments.size() == 3);

    RunSpec longer = spec;
    longer.stop = StopRule::UntilResolved;
    longer.timeLimitSeconds = 0.01;
    const RunResult more = run(longer, first).result;
    REQUIRE(more.segments.size() == 3);
    for (std::size_t i = 0; i < 3; ++i) {
        const auto &had = first->segments[i].modes[0].samplesUs, &has = more.segments[i].modes[0].samplesUs;
        REQUIRE(has.size() >= had.size());
        CHECK(std::equal(had.begin(), had.end(), has.begin()));
    }

    spec.timeLimitSeconds = 0.01;
    SpecSource specs(spec);
    specs.setResume(first);
    specs.setOnlyPoint(1);
    Listener listener;
    const KernelRunOutcome one = runKernels(specs, {}, listener);
    CHECK(!one.error);
    REQUIRE(one.result.segments.size() == 3);
    CHECK(one.result.segments[0].modes[0].samplesUs == first->segments[0].modes[0].samplesUs);
    CHECK(one.result.segments[1].modes[0].samplesUs.size() > first->segments[1].modes[0].samplesUs.size());
    CHECK(one.result.segments[2].modes[0].samplesUs == first->segments[2].modes[0].samplesUs);
    CHECK(one.result.sweep->stop == StopRule::Fixed); // the sweep itself is the same

    specs.setOnlyPoint(3);
    CHECK(runKernels(specs, {}, listener).error->code == ErrorCode::Usage);
}

TEST_CASE("a sweep until resolved gives more samples to the points that need them")
{
    RunSpec spec = smallSpec();
    spec.axes = {parseSweepAxis("num-tokens=32,128").value()};
    spec.stop = StopRule::UntilResolved;
    spec.timeLimitSeconds = 1.5;
    const auto outcome = run(spec);
    REQUIRE_FALSE(outcome.error.has_value());
    for (const Segment& point : outcome.result.segments)
        for (const ModeResult& mode : point.modes)
            CHECK(mode.samplesUs.size() >= 59);
    CHECK_FALSE(outcome.result.stopReason.empty());
}

TEST_CASE("an axis is a factor, a step or a list; nonsense is refused with the way to write it")
{
    CHECK(parseSweepAxis("num-tokens=1:65536:x2")->values.size() == 17);
    CHECK(parseSweepAxis("hidden-size=1024:4096:+1024")->values == std::vector<std::int64_t>{1024, 2048, 3072, 4096});
    CHECK(parseSweepAxis("elements=500000,1000000,5000000,10000000,50000000")->values.size() == 5);
    CHECK(parseSweepAxis("num-tokens=3:100:x1.5")->values.front() == 3);
    for (const char* text : {"", "tokens=1", "num-tokens=", "num-tokens=0:4:x2", "num-tokens=4:1:x2", "num-tokens=1:4",
                             "num-tokens=1:4:2", "num-tokens=1,1", "num-tokens=1:4:x1",
                             "num-tokens=1:999999999999999999999:x2", "elements=-5", "num-tokens=1:1000000:+1"}) {
        CAPTURE(text);
        const auto axis = parseSweepAxis(text);
        CHECK_FALSE(axis.ok());
        if (!axis.ok()) CHECK(axis.error().hint.english().find("num-tokens=1:65536:x2") != std::string::npos);
    }
    for (const char* text : {"num-tokens=1:65536:x2", "hidden-size=1024:4096:+1024", "elements=500000,1000000,5000000"})
        CHECK(sweepAxisText(parseSweepAxis(text).value()) == text);
    RunSpec spec = smallSpec();
    spec.axes = {parseSweepAxis("elements=500000").value()};
    CHECK(sweepPoints(spec).front().shape.elements() == 500000);
    spec.axes = {parseSweepAxis("num-tokens=1,2").value(), parseSweepAxis("num-tokens=3,4").value()};
    CHECK_FALSE(validate(spec).ok());
}
