// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/remote/partial_record.h"
#include "gpu/results/analysis.h"
#include "gpu/studies/protocol/live_budget.h"

#include "tests/gpu/support/study_listener.h"

#include <algorithm>
#include <memory>

using namespace qs;

namespace {

Segment segmentOf(std::size_t rounds, float us)
{
    Segment segment;
    segment.spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    for (std::size_t m = 0; m < 2; ++m) {
        ModeResult mode;
        mode.scheme = segment.spec.modes[m];
        mode.requested = schemeName(mode.scheme);
        for (std::size_t i = 0; i < rounds; ++i)
            mode.samplesUs.push_back(us + static_cast<float>(i % 7) + (i < rounds / 2 ? 100.0f : 0.0f));
        mode.preempted = {1};
        mode.latency = summarize(mode.samplesUs);
        segment.modes.push_back(std::move(mode));
    }
    segment.repaints = {0};
    analyse(segment, nullptr);
    return segment;
}

/// A closed setup of Live with as many rounds; the first half of them slower.
SegmentRun setUpOf(std::int64_t rounds, float us, CacheMode cache = CacheMode::Cold)
{
    RunSpec spec;
    spec.live = true;
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    spec.shape = {64, 1024};
    spec.cache = cache;
    SegmentRun run(spec, 0);
    test::Listener listener;
    run.beginVisit();
    run.endWarmup(0);
    for (std::int64_t round = 0; round < rounds; ++round)
        for (int variant = 0; variant < run.variantCount(); ++variant) {
            if (!run.takesPart(variant, round)) continue;
            const float time = us + static_cast<float>(round % 7) + (2 * round < rounds ? 100.0f : 0.0f);
            run.add({{variant, time, static_cast<float>(round), round == 1 || round == 950}}, listener);
        }
    run.addRepaint(0);
    run.addRepaint(940);
    run.close();
    return run;
}

std::vector<std::int64_t> roundsOf(const std::vector<SegmentRun>& setUps)
{
    std::vector<std::int64_t> rounds;
    for (const SegmentRun& run : setUps)
        rounds.push_back(run.keptRounds());
    return rounds;
}

} // namespace

TEST_CASE("earlier setups of Live: the oldest forget first, the newest one never, and statistics follow what is kept")
{
    std::vector<SegmentRun> setUps;
    for (int i = 0; i < 5; ++i)
        setUps.push_back(setUpOf(1000, 10.0f * static_cast<float>(i + 1)));
    const auto each = setUps[0].held();
    CHECK(setUps[0].samples() == 3000); // two modes and the A/A control
    CHECK(each == 5000);                // and the clocks of the modes
    REQUIRE_FALSE(static_cast<bool>(keepNewest(setUps, static_cast<std::size_t>(4 * each), 100)));
    const auto most = static_cast<std::size_t>(2 * each + each / 2); // two of the four earlier ones
    const Forgotten gone = keepNewest(setUps, most, 100);
    CHECK(gone.samples == 2 * 3 * 900);
    CHECK(gone.setUps == 0);
    for (std::size_t i = 0; i < 5; ++i) {
        const Segment segment = setUps[i].finish(nullptr);
        const ModeResult& mode = segment.modes[1];
        CHECK(mode.samplesUs.size() == (i < 2 ? 100 : 1000));
        CHECK(segment.controlUs.size() == mode.samplesUs.size());
        CHECK(mode.latency.n == static_cast<std::int64_t>(mode.samplesUs.size()));
        CHECK(mode.latency.p50 < 10 * (static_cast<double>(i) + 1) + (i < 2 ? 7 : 107));
        CHECK(mode.ceilingUs == mode.latency.p50); // of the same rounds
    }
    CHECK_FALSE(static_cast<bool>(keepNewest(setUps, most, 100))); // nothing more to forget

    std::vector<SegmentRun> one{setUpOf(1000, 5)};
    CHECK_FALSE(static_cast<bool>(keepNewest(one, 10, 5)));
    CHECK(one.front().keptRounds() == 1000);
    std::vector<SegmentRun> none;
    CHECK_FALSE(static_cast<bool>(keepNewest(none)));
}

TEST_CASE("where the oldest rounds of a setup go, marks and repaints move with the others, and the probe stays")
{
    std::vector<SegmentRun> setUps{setUpOf(1000, 10, CacheMode::Hot), setUpOf(10, 10)};
    const std::size_t probe = setUps[0].finish(nullptr).modes[1].otherUs.size();
    REQUIRE(probe > 0);
    REQUIRE(keepNewest(setUps, 100, 100).samples == 3 * 900);
    const Segment segment = setUps[0].finish(nullptr);
    CHECK(segment.modes[1].preempted == std::vector<std::int64_t>{50});
    CHECK(segment.modes[1].clockMHz.front() == 900);
    CHECK(segment.modes[1].otherUs.size() == probe);
    CHECK(segment.repaints == std::vector<std::int64_t>{40});
}

TEST_CASE("of too many earlier setups the shortest go first, then the oldest; never the newest")
{
    std::vector<SegmentRun> setUps;
    for (const int rounds : {300, 20, 250, 8, 400, 30, 5})
        setUps.push_back(setUpOf(rounds, 10));
    REQUIRE(static_cast<bool>(keepNewest(setUps, 1'000'000, 200, 4)));
    CHECK(roundsOf(setUps) == std::vector<std::int64_t>{300, 250, 400, 30, 5});
    REQUIRE(static_cast<bool>(keepNewest(setUps, 1'000'000, 200, 2)));
    CHECK(roundsOf(setUps) == std::vector<std::int64_t>{250, 400, 5});
    CHECK_FALSE(static_cast<bool>(keepNewest(setUps, 1'000'000, 200, 2)));
}

namespace {

RunSpec liveSpec()
{
    RunSpec spec;
    spec.live = true;
    spec.modes = {*parseScheme("baseline-copy")};
    return spec;
}

/// A setup of a Live run begins; its tokens tell which.
void beginSetUp(PartialRecord& record, int number)
{
    RunEvent begins;
    begins.kind = RunEvent::Kind::Segment;
    begins.segment = number;
    begins.spec = liveSpec();
    begins.spec.shape.tokens = number + 1;
    begins.modes.resize(1);
    record.add(begins);
}

void addSamples(PartialRecord& record, int number, int count)
{
    for (int i = 0; i < count; ++i)
        record.add(SampleEvent{1.0f, 0, static_cast<std::uint16_t>(number), SampleEvent::None});
}

} // namespace

TEST_CASE("what arrives of a Live run whose knob is dragged is bounded in setups, too")
{
    PartialRecord record(liveSpec(), {}, false);
    constexpr int kDrag = 500;
    for (int s = 0; s < kDrag; ++s) {
        beginSetUp(record, s);
        addSamples(record, s, s % 10 == 0 ? 300 : 3); // at every tenth it rested
    }
    const RunResult result = record.result("cut");
    CHECK(result.segments.size() <= kEarlierSetUps + 1);
    int rested = 0;
    for (const Segment& segment : result.segments)
        rested += segment.spec.shape.tokens % 10 == 1 ? 1 : 0;
    CHECK(rested == kDrag / 10);
    CHECK(result.segments.back().spec.shape.tokens == kDrag);
}

TEST_CASE("setups whose samples are still on their way are not taken for empty ones")
{
    PartialRecord record(liveSpec(), {}, false);
    constexpr int kBefore = static_cast<int>(kEarlierSetUps) + 1, kBehind = 10;
    for (int s = 0; s < kBefore; ++s) {
        beginSetUp(record, s);
        addSamples(record, s, 5);
    }
    for (int s = kBefore; s < kBefore + kBehind; ++s)
        beginSetUp(record, s); // a window that is behind
    for (int s = kBefore; s < kBefore + kBehind; ++s)
        addSamples(record, s, 300);
    addSamples(record, 0, 1); // late, of one that has gone
    const RunResult result = record.result("cut");
    int whole = 0;
    for (const Segment& segment : result.segments) {
        CHECK(segment.spec.shape.tokens != 1);
        whole += segment.modes.front().samplesUs.size() == 300 ? 1 : 0;
    }
    CHECK(whole == kBehind);
    CHECK(result.segments.size() <= kEarlierSetUps + 1);
}

TEST_CASE("what arrives of a Live run is held within the same bounds")
{
    RunSpec spec;
    spec.live = true;
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    PartialRecord record(spec, {}, false);
    constexpr int kSegments = 30, kEach = 200'000; // of each mode: 12 million together
    for (int s = 0; s < kSegments; ++s) {
        RunEvent begins;
        begins.kind = RunEvent::Kind::Segment;
        begins.segment = s;
        begins.spec = spec;
        begins.modes.resize(2);
        record.add(begins);
        for (int i = 0; i < 2 * kEach; ++i)
            record.add(SampleEvent{static_cast<float>(s), static_cast<std::uint16_t>(i % 2),
                                   static_cast<std::uint16_t>(s), SampleEvent::None});
    }
    CHECK(record.samples() == 2 * kSegments * kEach);
    const RunResult result = record.result("cut");
    CHECK(std::any_of(result.notes.begin(), result.notes.end(),
                      [](const Message& note) { return note.english().find("Live keeps the newest samples: ") == 0; }));
    std::size_t held = 0;
    for (const Segment& segment : result.segments)
        for (const ModeResult& mode : segment.modes)
            held += mode.warmupUs.size() + mode.samplesUs.size();
    CHECK(held <= kEarlierSamples + std::size_t{2} * kEach + std::size_t{2} * kSegments * kMinLiveRounds);
    CHECK(held >= kEarlierSamples / 2);
    REQUIRE(result.segments.size() == kSegments);
    CHECK(result.segments.front().modes[0].samplesUs == std::vector<float>(kMinLiveRounds, 0.0f));
    CHECK(result.segments.back().modes[1].samplesUs == std::vector<float>(kEach, static_cast<float>(kSegments - 1)));
}

TEST_CASE("what arrives of one long setup of Live is bounded, round by round of all modes alike")
{
    RunSpec spec = liveSpec();
    spec.modes.push_back(*parseScheme("int8-token-dynamic"));
    PartialRecord record(spec, {}, false);
    RunEvent begins;
    begins.kind = RunEvent::Kind::Segment;
    begins.spec = spec;
    begins.modes.resize(2);
    record.add(begins);
    constexpr std::uint32_t kRounds =
        2 * PartialRecord::kKeepLive + 1; // the second mode's sample of the last round is on its way
    for (std::uint32_t round = 0; round < kRounds; ++round)
        for (std::uint16_t mode = 0; mode < (round + 1 < kRounds ? 2 : 1); ++mode)
            record.add(SampleEvent{static_cast<float>(round), mode, 0, SampleEvent::None});
    const RunResult result = record.result("cut");
    REQUIRE(result.segments.size() == 1);
    const auto& modes = result.segments[0].modes;
    CHECK(modes[0].samplesUs.front() == modes[1].samplesUs.front()); // pairs are of the same round
    CHECK(modes[0].samplesUs.back() == static_cast<float>(kRounds - 1));
    CHECK(modes[1].samplesUs.size() >= PartialRecord::kKeepLive);
    CHECK(modes[0].samplesUs.size() < 2 * PartialRecord::kKeepLive);
}

TEST_CASE(
    "what was resumed keeps its states, marks, repaints and control where the process is lost that went on with it")
{
    Segment segment = segmentOf(100, 10);
    segment.spec.shape = {8, 1024};
    segment.controlMode = "baseline-copy";
    segment.controlUs.assign(100, 12.0f);
    segment.modes[0].preempted = {5};
    segment.modes[0].samplesUs[5] = 900;
    segment.modes[0].clockMHz.assign(100, 1500.0f);
    segment.modes[0].latency = summarize(segment.modes[0].samplesUs);
    segment.polls = {{0, {}}, {50, {}}, {100, {}}};
    for (StatePoll& poll : segment.polls)
        poll.state.powerCapNs = poll.round > 50 ? 5'000'000 : 0;
    analyse(segment, nullptr);
    RunSpec spec = segment.spec;
    spec.axes = {*parseSweepAxis("num-tokens=8")};
    RunResult earlier;
    earlier.sweep = spec;
    segment.spec = sweepPoints(spec).front();
    earlier.segments = {segment};
    PartialRecord record(spec, std::make_shared<const RunResult>(earlier));
    record.add(SampleEvent{11.0f, 0, 0, SampleEvent::None});
    const RunResult result = record.result("lost");
    REQUIRE(result.segments.size() == 1);
    const Segment& kept = result.segments[0];
    CHECK(kept.modes[0].samplesUs.size() == 101);
    CHECK(kept.modes[0].preempted == std::vector<std::int64_t>{5});
    CHECK(kept.modes[0].clockMHz.size() == 101);
    CHECK(kept.throttled == segment.throttled);
    CHECK_FALSE(kept.throttled.empty());
    CHECK(kept.repaints == segment.repaints);
    CHECK(kept.controlUs == segment.controlUs);
    CHECK(std::any_of(kept.modes[0].diagnoses.begin(), kept.modes[0].diagnoses.end(),
                      [](const Diagnosis& d) { return d.code == DiagnosisCode::HostPreempted; }));
}
