// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a segment while it is measured: what a Live run forgets, figures and verdicts of the same rounds, and
// what a sweep that goes on takes over.
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/results/analysis.h"
#include "gpu/results/resolution.h"
#include "gpu/results/run_event_json.h"
#include "gpu/studies/protocol/segment_run.h"

#include "tests/gpu/support/study_listener.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <nlohmann/json.hpp>

using namespace qs;

namespace {

RunSpec liveSpec(bool live = true)
{
    RunSpec spec;
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    spec.shape = {64, 1024};
    spec.backend = BackendChoice::Cpu;
    spec.live = live;
    return spec;
}

/// Rounds of every variant, each sample by its variant and round, variant by variant as a device gives them back.
void measure(SegmentRun& run, std::int64_t from, std::int64_t to,
             const std::function<Timing(int, std::int64_t)>& sample)
{
    test::Listener listener;
    for (std::int64_t round = from; round < to; ++round)
        for (int variant = 0; variant < run.variantCount(); ++variant) {
            Timing timing = sample(variant, round);
            timing.variant = variant;
            run.add({timing}, listener);
        }
}

SegmentRun warmRun(const RunSpec& spec, std::size_t most = SegmentRun::kLiveSamples)
{
    SegmentRun run(spec, 0, most);
    run.beginVisit();
    run.endWarmup(0);
    return run;
}

DeviceState capped(std::uint64_t ns)
{
    DeviceState state;
    state.powerCapNs = ns;
    state.reasons = 0;
    return state;
}

constexpr std::int64_t kRounds = 1000, kCapped = 930, kSlow = 980;

/// The number of the round is its time, so that a position tells which sample it points at.
Timing numbered(int, std::int64_t round)
{
    return {0, static_cast<float>(1000 + round), static_cast<float>(round), round == kSlow};
}

void measureNumbered(SegmentRun& run)
{
    run.addPoll(capped(0));
    for (std::int64_t round = 0; round < kRounds; round += 10) {
        if (round == kCapped || round == kCapped + 10) run.addPoll(capped(round == kCapped ? 0 : 5'000'000));
        measure(run, round, round + 10, numbered);
        if (round == kSlow) run.addRepaint(round);
    }
    run.addPoll(capped(5'000'000));
}

} // namespace

TEST_CASE("what keeps a comparison open is the width of its interval, until it has a verdict")
{
    const auto open = [](double ratio, double noise) {
        SegmentRun run = warmRun(liveSpec(false));
        measure(run, 0, 60, [&](int variant, std::int64_t round) {
            const auto i = static_cast<std::uint64_t>(100 * round + variant);
            const double base = run.plan().roles[static_cast<std::size_t>(variant)].mode == 1 ? 100 * ratio : 100;
            return Timing{variant, static_cast<float>(base * std::exp(noise * normalAt(7, i))), 0, false};
        });
        return run.worstOpenPair();
    };
    CHECK(open(1.5, 0.01) == 0);                          // slower beyond doubt
    CHECK(open(1.0, 0.001) == 0);                         // the same
    CHECK(open(1.0, 0.3) > 0.01);                         // anything from slower to faster
    CHECK(warmRun(liveSpec(false)).worstOpenPair() == 1); // nothing measured
}

TEST_CASE(
    "where the machine did not stay as fast, the time limit's reason says that comparisons are resolved all the same")
{
    const auto reason = [](double drift, double noise) {
        RunSpec spec = liveSpec(false);
        spec.timeLimitSeconds = 30;
        SegmentRun run = warmRun(spec);
        measure(run, 0, 2000, [&](int variant, std::int64_t round) {
            const double machine = 1 + drift * std::sin(2 * 3.14159265 * static_cast<double>(round) / 800);
            const double base = run.plan().roles[static_cast<std::size_t>(variant)].mode == 1 ? 130 : 100;
            const auto i = static_cast<std::uint64_t>(100 * round + variant);
            return Timing{variant, static_cast<float>(base * machine * std::exp(noise * normalAt(7, i))), 0, false};
        });
        CHECK((run.worstHalfWidth() > kResolvedHalfWidth) == (drift > 0 || noise > 0.1));
        return run.whyOpen().english();
    };
    CHECK(reason(0.1, 0.02).starts_with("time limit of 30 s reached: all comparisons are resolved, but "));
    CHECK(reason(0.1, 0.02).find("so its median is known only within ±") != std::string::npos);
    const std::string plain = "time limit of 30 s reached before all medians and comparisons were resolved";
    CHECK(reason(0, 0.9) == plain);  // too few rounds for such noise
    CHECK(reason(0, 0.02) == plain); // known, but too late
    CHECK(warmRun(liveSpec(false)).whyOpen().english().ends_with("before all medians and comparisons were resolved"));
}

TEST_CASE("what Live forgets is counted, and everything that is told by position moves with the samples")
{
    // Bounds that are reached, nearly reached, and reached several times over.
    for (const std::size_t rounds : {200, 900, 1001, 1999, 5000}) {
        CAPTURE(rounds);
        const RunSpec spec = liveSpec();
        const auto variants = static_cast<std::size_t>(planVariants(spec).variants.size());
        SegmentRun run = warmRun(spec, rounds * variants);
        measureNumbered(run);
        CHECK(run.measuredRounds() == kRounds);
        CHECK((run.forgottenRounds() > 0) == (rounds <= kRounds));
        const Segment segment = run.finish(nullptr);
        const auto gone = run.forgottenRounds();
        for (const ModeResult& mode : segment.modes) {
            REQUIRE(static_cast<std::int64_t>(mode.samplesUs.size()) == kRounds - gone);
            CHECK(mode.samplesUs.size() <= rounds);
            CHECK(mode.samplesUs.front() == static_cast<float>(1000 + gone));
            CHECK(mode.clockMHz.front() == static_cast<float>(gone));
            REQUIRE(mode.preempted.size() == 1);
            CHECK(mode.samplesUs[static_cast<std::size_t>(mode.preempted[0])] == 1000 + kSlow);
            CHECK(mode.latency.n == kRounds - gone);
        }
        CHECK(segment.controlUs.front() == static_cast<float>(1000 + gone));
        REQUIRE(segment.repaints.size() == 1);
        CHECK(segment.modes[0].samplesUs[static_cast<std::size_t>(segment.repaints[0])] == 1000 + kSlow);
        REQUIRE(segment.throttled.size() == 1);
        CHECK(segment.modes[0].samplesUs[static_cast<std::size_t>(segment.throttled[0].first)] == 1000 + kCapped);
        CHECK(segment.throttled[0].last == segment.throttled[0].first + 9);
        CHECK(run.throttled()[0].first == kCapped); // of the whole run, as the picture counts
        CHECK(run.table()[0].latency.n == kRounds - gone);
    }
}

TEST_CASE("a row's figures and its verdict are of the same rounds")
{
    SegmentRun run = warmRun(liveSpec());
    // The second mode is a quarter slower but for the last rounds, in which it is faster.
    constexpr std::int64_t kAll = 6000;
    const auto timing = [](int variant, std::int64_t round) {
        const float jitter = 0.1f * static_cast<float>((round * 7 + variant * 3) % 11);
        const bool second = variant == 1;
        return Timing{0, (second ? (round < kAll - 1200 ? 126.0f : 90.0f) : 100.0f) + jitter, 0, false};
    };
    measure(run, 0, kAll, timing);
    const std::vector<ModeResult> rows = run.table();
    REQUIRE(rows[1].latency.p50 > 1.2 * rows[0].latency.p50);
    const Comparison verdict = *run.quickPairs().at(0, 1);
    CHECK(verdict.verdict != Verdict::Faster);
    CHECK(verdict.verdict != Verdict::Same);
    CHECK(1 / verdict.ratio == doctest::Approx(rows[1].latency.p50 / rows[0].latency.p50).epsilon(0.01));
    CHECK(verdict.n <= 1000);

    // Likewise where a Live run has forgotten the beginning.
    const RunSpec spec = liveSpec();
    SegmentRun bounded = warmRun(spec, 4000 * planVariants(spec).variants.size());
    measure(bounded, 0, kAll, timing);
    REQUIRE(bounded.forgottenRounds() > 0);
    CHECK(1 / bounded.quickPairs().at(0, 1)->ratio ==
          doctest::Approx(bounded.table()[1].latency.p50 / bounded.table()[0].latency.p50).epsilon(0.01));
}

TEST_CASE("a running table says that its quantiles are approximate once they are, and the result is exact")
{
    SegmentRun run = warmRun(liveSpec());
    const auto timing = [](int variant, std::int64_t round) {
        return Timing{0, 100.0f + static_cast<float>(variant) + 0.37f * static_cast<float>((round * 37) % 101), 0,
                      false};
    };
    measure(run, 0, 3000, timing);
    CHECK_FALSE(isApproximate(run.table()[0]));
    measure(run, 3000, 6000, timing);
    const ModeResult row = run.table()[0], done = run.finish(nullptr).modes[0];
    const Summary &about = row.latency, &exact = done.latency;
    CHECK(isApproximate(row));
    CHECK_FALSE(isApproximate(done));
    RunEvent event; // as it comes from another process
    event.kind = RunEvent::Kind::Table;
    event.modes = {row};
    const auto sent = runEventFromJson(nlohmann::json::parse(toJson(event).dump()));
    REQUIRE(sent.ok());
    CHECK(isApproximate(sent->modes[0]));
    CHECK(about.n == exact.n);
    CHECK(about.p99 == doctest::Approx(exact.p99).epsilon(LogHistogram::kRelativeError));
}

TEST_CASE(
    "a segment that goes on keeps states, marks and repaints, and what happened in between counts for neither part")
{
    SegmentRun first = warmRun(liveSpec(false));
    measureNumbered(first);
    const Segment before = first.finish(nullptr);
    REQUIRE(before.throttled.size() == 1);
    SegmentRun again(liveSpec(false), 0);
    again.restore(before);
    const Segment after = again.finish(nullptr);
    CHECK(after.throttled == before.throttled);
    CHECK(after.repaints == before.repaints);
    for (std::size_t i = 0; i < before.modes.size(); ++i) {
        CHECK(after.modes[i].preempted == before.modes[i].preempted);
        CHECK(after.modes[i].clockMHz == before.modes[i].clockMHz);
        CHECK(after.modes[i].samplesUs == before.modes[i].samplesUs);
    }
    // It was held back for a long time between the two parts.
    again.beginVisit();
    again.endWarmup(0);
    again.addPoll(capped(900'000'000));
    measure(again, kRounds, kRounds + 100, numbered);
    again.addPoll(capped(900'000'000));
    CHECK(again.finish(nullptr).throttled == before.throttled);
}
