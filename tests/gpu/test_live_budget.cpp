// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/spec/analysis.h"
#include "gpu/studies/live_budget.h"
#include "gpu/studies/partial_record.h"

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

} // namespace

TEST_CASE("earlier set-ups of Live: the oldest forget first, the newest one never, and statistics follow what is kept")
{
    std::vector<Segment> segments;
    for (int i = 0; i < 5; ++i)
        segments.push_back(segmentOf(1000, 10.0f * static_cast<float>(i + 1)));
    REQUIRE_FALSE(keepNewest(segments, nullptr, 8000, 100));
    REQUIRE(keepNewest(segments, nullptr, 4500, 100)); // two of the four earlier ones
    for (std::size_t i = 0; i < 5; ++i) {
        const ModeResult& mode = segments[i].modes[1];
        CHECK(mode.samplesUs.size() == (i < 2 ? 100 : 1000));
        CHECK(mode.latency.n == static_cast<std::int64_t>(mode.samplesUs.size()));
        CHECK(mode.preempted.empty() == (i < 2));
        CHECK(segments[i].repaints.empty() == (i < 2));
        CHECK(mode.latency.p50 < 10 * (static_cast<double>(i) + 1) + (i < 2 ? 7 : 107));
    }
    CHECK_FALSE(keepNewest(segments, nullptr, 4500, 100)); // nothing more to forget

    std::vector<Segment> one{segmentOf(1000, 5)};
    CHECK_FALSE(keepNewest(one, nullptr, 10, 5));
    CHECK(one.front().modes.front().samplesUs.size() == 1000);
    std::vector<Segment> none;
    CHECK_FALSE(keepNewest(none, nullptr));
}

TEST_CASE("of too many earlier set-ups the shortest go first, then the oldest; never the newest")
{
    std::vector<Segment> segments;
    for (const std::size_t rounds : {300, 20, 250, 8, 400, 30, 5})
        segments.push_back(segmentOf(rounds, 10));
    REQUIRE(keepNewest(segments, nullptr, 1'000'000, 200, 4));
    std::vector<std::size_t> rounds;
    for (const Segment& segment : segments)
        rounds.push_back(segment.modes.front().samplesUs.size());
    CHECK(rounds == std::vector<std::size_t>{300, 250, 400, 30, 5});
    REQUIRE(keepNewest(segments, nullptr, 1'000'000, 200, 2));
    rounds.clear();
    for (const Segment& segment : segments)
        rounds.push_back(segment.modes.front().samplesUs.size());
    CHECK(rounds == std::vector<std::size_t>{250, 400, 5});
    CHECK_FALSE(keepNewest(segments, nullptr, 1'000'000, 200, 2));
}

namespace {

RunSpec liveSpec()
{
    RunSpec spec;
    spec.live = true;
    spec.modes = {*parseScheme("baseline-copy")};
    return spec;
}

/// A set-up of a Live run begins; its tokens tell which.
void beginSetUp(PartialRecord& record, int number)
{
    RunEvent begins;
    begins.kind = RunEvent::Kind::Segment;
    begins.segment = number;
    begins.spec = liveSpec();
    begins.spec.shape.tokens = number + 1;
    begins.modes.resize(1);
    record.take(begins);
}

void addSamples(PartialRecord& record, int number, int count)
{
    for (int i = 0; i < count; ++i)
        record.take(SampleEvent{1.0f, 0, static_cast<std::uint16_t>(number), SampleEvent::None});
}

} // namespace

TEST_CASE("what arrives of a Live run whose knob is dragged is bounded in set-ups, too")
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

TEST_CASE("set-ups whose samples are still on their way are not taken for empty ones")
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
        record.take(begins);
        for (int i = 0; i < 2 * kEach; ++i)
            record.take(SampleEvent{static_cast<float>(s), static_cast<std::uint16_t>(i % 2), static_cast<std::uint16_t>(s), SampleEvent::None});
    }
    CHECK(record.samples() == 2 * kSegments * kEach);
    const RunResult result = record.result("cut");
    std::size_t held = 0;
    for (const Segment& segment : result.segments)
        for (const ModeResult& mode : segment.modes)
            held += mode.warmupUs.size() + mode.samplesUs.size();
    CHECK(held <= kEarlierSamples + std::size_t{2} * kEach + std::size_t{2} * kSegments * kLeastRounds);
    CHECK(held >= kEarlierSamples / 2);
    REQUIRE(result.segments.size() == kSegments);
    CHECK(result.segments.front().modes[0].samplesUs == std::vector<float>(kLeastRounds, 0.0f));
    CHECK(result.segments.back().modes[1].samplesUs == std::vector<float>(kEach, static_cast<float>(kSegments - 1)));
}
