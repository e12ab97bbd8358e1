// SPDX-License-Identifier: GPL-3.0-or-later
// Several devices: in turn, in alternating blocks, and a sweep dealt out. Two workers on the CPU stand for two GPUs, or
// a function that measures nothing.
#include <doctest/doctest.h>

#include "tests/gpu/support/study_listener.h"
#include "tests/gpu/support/worker_cases.h"

#include "gpu/remote/devices/several_devices.h"
#include "gpu/results/analysis.h"

#include <algorithm>
#include <atomic>
#include <latch>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <set>
#include <thread>
#include <utility>

using namespace qs;
using namespace qs::test;

namespace {

RunSpec twoModes()
{
    RunSpec spec;
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    spec.shape = {16, 256};
    spec.iterations = 120;
    spec.warmup = 2;
    spec.warmupMs = 0;
    spec.method = TimingMethod::Events;
    spec.cache = CacheMode::Hot;
    spec.backend = BackendChoice::Cpu;
    return spec;
}

RunSpec sweepOver(std::vector<std::int64_t> tokens)
{
    RunSpec spec = twoModes();
    spec.iterations = 20;
    spec.axes = {{Dimension::Tokens, std::move(tokens)}};
    return spec;
}

/// What every call on a device was asked for, in the order over all devices.
struct Calls
{
    std::mutex mutex;
    std::vector<std::pair<std::string, RunSpec>> all;
    std::atomic<int> atOnce{0}, most{0};
};

/// A device that needs no time: each sample of a point takes `us` times its tokens.
NamedDevice pretended(const std::string& name, Calls& calls, double us = 1, int failsAtCall = -1)
{
    auto count = std::make_shared<int>(0);
    return {name, [=, &calls](SpecSource& specs, std::stop_token stop, EventSink& sink) {
                calls.most = std::max<int>(calls.most, ++calls.atOnce);
                {
                    const std::lock_guard lock(calls.mutex);
                    calls.all.emplace_back(name, specs.latest());
                }
                KernelRunOutcome outcome;
                RunEvent half;
                half.kind = RunEvent::Kind::Progress;
                half.fraction = 0.5;
                sink.event(half);
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
                if ((*count)++ == failsAtCall) {
                    outcome.error = Error{ErrorCode::Device, "the cable was pulled", {}};
                } else if (!stop.stop_requested()) {
                    outcome.result.sweep = specs.latest();
                    outcome.result.environment.device = name;
                    for (const RunSpec& point : sweepPoints(specs.latest())) {
                        Segment segment;
                        segment.spec = point;
                        for (const QuantScheme& scheme : point.modes) {
                            ModeResult mode;
                            mode.scheme = scheme;
                            mode.requested = schemeName(scheme);
                            for (int i = 0; i < 100; ++i)
                                mode.samplesUs.push_back(static_cast<float>(
                                    us * static_cast<double>(point.shape.tokens) * (1 + 0.001 * (i * 7 % 10))));
                            mode.latency = summarize(mode.samplesUs);
                            segment.modes.push_back(std::move(mode));
                        }
                        outcome.result.segments.push_back(std::move(segment));
                    }
                }
                --calls.atOnce;
                return outcome;
            }};
}

/// The first calls of two devices wait for each other, so that both take part however slow this computer is.
std::vector<NamedDevice> together(NamedDevice a, NamedDevice b)
{
    auto both = std::make_shared<std::latch>(2);
    std::vector<NamedDevice> all{std::move(a), std::move(b)};
    for (NamedDevice& device : all)
        device.run = [run = device.run, both,
                      first = std::make_shared<bool>(true)](SpecSource& specs, std::stop_token stop, EventSink& sink) {
            if (std::exchange(*first, false)) both->arrive_and_wait();
            return run(specs, std::move(stop), sink);
        };
    return all;
}

struct TextSinkOfAll final : EventSink
{
    std::vector<double> fractions;
    std::vector<std::string> texts;
    void event(const RunEvent& event) override
    {
        if (event.kind == RunEvent::Kind::Progress) fractions.push_back(event.fraction);
        texts.push_back(event.text.english());
    }
    void sample(const SampleEvent&) override {}
};

/// Counts what it passes on.
struct PassedOn final : EventSink
{
    explicit PassedOn(EventSink& sink) : whole(sink) {}
    Listener own;
    EventSink& whole;
    void event(const RunEvent& event) override
    {
        own.event(event);
        whole.event(event);
    }
    void sample(const SampleEvent& sample) override { whole.sample(sample); }
};

/// The tokens of the points that were begun and told, by their number.
struct PointSink final : EventSink
{
    std::map<int, std::int64_t> begun, told;
    void event(const RunEvent& event) override
    {
        if (event.kind == RunEvent::Kind::Segment) begun[event.segment] = event.spec.shape.tokens;
        if (event.kind == RunEvent::Kind::Table && !event.modes.empty() && event.modes[0].latency.n > 0)
            told[event.segment] = event.spec.shape.tokens;
    }
    void sample(const SampleEvent&) override {}
};

bool said(const std::vector<Message>& notes, const char* words)
{
    return std::ranges::any_of(notes, [&](const Message& n) { return n.english().find(words) != std::string::npos; });
}

std::vector<std::int64_t> tokensOf(const RunResult& result)
{
    std::vector<std::int64_t> all;
    for (const Segment& segment : result.segments)
        all.push_back(segment.spec.shape.tokens);
    return all;
}

} // namespace

TEST_CASE("devices are measured one after another, and one that fails does not end the others")
{
    Calls calls;
    TextSinkOfAll sink;
    const auto all = measureInTurn(
        twoModes(), {pretended("a", calls), pretended("b", calls, 1, 0), pretended("c", calls)}, false, {}, sink);
    REQUIRE(all.size() == 3);
    CHECK(calls.most == 1);
    CHECK_FALSE(all[0].outcome.error);
    CHECK(all[1].outcome.error);
    CHECK(all[2].outcome.result.segments.size() == 1);
    CHECK(std::ranges::is_sorted(sink.fractions));
    CHECK(sink.fractions.back() > 0.8);
}

TEST_CASE("alternating blocks go forth and back over two workers, and end as one run of each")
{
    Calls calls;
    std::vector<NamedDevice> devices;
    for (const char* name : {"a", "b"})
        devices.push_back({name, [run = makeIsolatedKernelRun(real()), name,
                                  &calls](SpecSource& specs, std::stop_token stop, EventSink& sink) {
                               calls.all.emplace_back(name, specs.latest());
                               return run(specs, std::move(stop), sink);
                           }});
    Listener sink;
    const auto all = measureInTurn(twoModes(), devices, true, {}, sink);
    REQUIRE(all.size() == 2);
    std::string order;
    for (const auto& [name, spec] : calls.all)
        order += name;
    CHECK(order == "abba");
    CHECK(calls.all[0].second.iterations == 60);
    CHECK(calls.all[3].second.iterations == 120);
    std::set<std::string> processes;
    for (const DeviceOutcome& device : all) {
        REQUIRE_MESSAGE(!device.outcome.error, (device.outcome.error ? device.outcome.error->text() : ""));
        const RunResult& result = device.outcome.result;
        CHECK_FALSE(result.sweep);
        REQUIRE(result.segments.size() == 1);
        CHECK(result.segments[0].spec == twoModes());
        CHECK(result.segments[0].modes[0].samplesUs.size() == 120);
        CHECK(result.segments[0].modes[1].verification.rows > 0);
        CHECK(said(result.notes, "alternating blocks"));
        CHECK(result.alternation.size() == 16);
        CHECK(result.alternation == all.front().outcome.result.alternation);
        processes.insert(result.environment.process);
    }
    CHECK(processes.size() == 2);
}

TEST_CASE("pieces of a sweep are all its points, the largest first")
{
    RunSpec grid = sweepOver({1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536});
    for (const std::size_t devices : {1, 2, 8}) {
        const auto pieces = sweepPieces(grid, devices);
        CHECK(pieces.size() >= std::min<std::size_t>(4 * devices, 17));
        std::multiset<std::int64_t> tokens;
        for (const RunSpec& piece : pieces)
            tokens.insert(piece.axes[0].values.begin(), piece.axes[0].values.end());
        CHECK(tokens == std::multiset<std::int64_t>(grid.axes[0].values.begin(), grid.axes[0].values.end()));
        CHECK(pieces.front().axes[0].values.back() == 65536);
    }
    grid.axes = {{Dimension::Tokens, {1, 2, 3}}, {Dimension::Hidden, {64, 128}}};
    std::size_t points = 0;
    for (const RunSpec& piece : sweepPieces(grid, 2))
        points += sweepPoints(piece).size();
    CHECK(points == 6);
}

TEST_CASE(
    "a sweep is dealt out over devices that work at the same time, merged in its order, each point with its device")
{
    Calls calls;
    TextSinkOfAll sink;
    const RunSpec sweep = sweepOver({1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048});
    const DealtSweep dealt = dealOutSweep(sweep, together(pretended("a", calls), pretended("b", calls)), {}, sink);
    REQUIRE_FALSE(dealt.error);
    CHECK(tokensOf(dealt.result) == sweep.axes[0].values);
    std::set<std::string> devices;
    for (const Segment& segment : dealt.result.segments)
        devices.insert(segment.device);
    CHECK(devices == std::set<std::string>{"a", "b"});
    CHECK(dealt.result.sweep == sweep);
    CHECK(dealt.coupling.size() == 4); // two modes of a point on each
    CHECK(std::ranges::none_of(dealt.coupling, &CouplingCheck::isFinding));
    CHECK(std::ranges::max(sink.fractions) < 1);
    const auto back = runResultFromJson(nlohmann::json::parse(toJson(dealt.result).dump()));
    REQUIRE(back);
    CHECK(back->segments.front().device == dealt.result.segments.front().device);
}

TEST_CASE("points of a device that is lost are measured by the others, and that is told")
{
    Calls calls;
    TextSinkOfAll sink;
    const RunSpec sweep = sweepOver({1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048});
    const DealtSweep dealt =
        dealOutSweep(sweep, together(pretended("a", calls), pretended("b", calls, 1, 0)), {}, sink);
    CHECK_FALSE(dealt.error);
    CHECK(tokensOf(dealt.result) == sweep.axes[0].values);
    CHECK(said(dealt.result.notes, "b was lost, and its points are measured on the other devices: the cable"));
    CHECK(std::ranges::any_of(sink.texts, [](const std::string& t) { return t.find("b was lost") == 0; }));
    CHECK(std::ranges::none_of(dealt.coupling, [](const CouplingCheck& c) { return c.device == "b"; }));
    Calls none;
    const DealtSweep lost =
        dealOutSweep(sweep, together(pretended("a", none, 1, 1), pretended("b", none, 1, 0)), {}, sink);
    REQUIRE(lost.error);
    CHECK_FALSE(lost.result.segments.empty()); // what was measured before is kept
    CHECK(lost.result.stopReason.english().find("of 12 points measured") != std::string::npos);
}

TEST_CASE("a size that does not fit one device is measured on another, and each point says where it was")
{
    Calls calls;
    TextSinkOfAll sink;
    const auto upTo = [&](const std::string& name, std::int64_t most) {
        NamedDevice all = pretended(name, calls);
        return NamedDevice{name, [all, most](SpecSource& specs, std::stop_token stop, EventSink& s) {
                               KernelRunOutcome outcome = all.run(specs, std::move(stop), s);
                               std::erase_if(outcome.result.segments,
                                             [most](const Segment& g) { return g.spec.shape.tokens > most; });
                               outcome.result.environment.driver = "580";
                               outcome.result.calibration.emplace();
                               return outcome;
                           }};
    };
    const RunSpec sweep = sweepOver({1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048});
    const DealtSweep dealt = dealOutSweep(sweep, together(upTo("small", 256), upTo("large", 1024)), {}, sink);
    REQUIRE_FALSE(dealt.error);
    CHECK(tokensOf(dealt.result) == std::vector<std::int64_t>{1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024});
    CHECK(dealt.result.stopReason.english() == "11 of 12 points measured");
    for (const Segment& segment : dealt.result.segments) {
        CHECK((segment.spec.shape.tokens <= 256 || segment.device == "large"));
        REQUIRE(segment.environment);
        CHECK(segment.environment->device == segment.device);
    }
    CHECK(dealt.result.environment.device == "2 devices");
    CHECK_FALSE(dealt.result.calibration); // of one of them
}

TEST_CASE("a device whose memory is too small for the whole setup leaves it to the others")
{
    Calls calls;
    TextSinkOfAll sink;
    const NamedDevice small{"small", [](SpecSource&, std::stop_token, EventSink&) {
                                KernelRunOutcome outcome;
                                outcome.error = Error{ErrorCode::Memory, "no room", {}};
                                return outcome;
                            }};
    const DealtSweep dealt = dealOutSweep(sweepOver({1, 2, 4, 8}), together(small, pretended("b", calls)), {}, sink);
    CHECK_FALSE(dealt.error);
    CHECK(tokensOf(dealt.result) == std::vector<std::int64_t>{1, 2, 4, 8});
    const DealtSweep none = dealOutSweep(sweepOver({1, 2, 4, 8}), {small}, {}, sink);
    REQUIRE(none.error);
    CHECK(none.error->code == ErrorCode::Memory);
}

TEST_CASE("a device that is slower while the others work is a finding, one that is not slower is none")
{
    Calls calls;
    TextSinkOfAll sink;
    std::atomic<int> calls2{0};
    NamedDevice coupled = pretended("b", calls, 1);
    NamedDevice alone = pretended("b", calls, 0.95);
    const NamedDevice device{"b", [&](SpecSource& specs, std::stop_token stop, EventSink& s) {
                                 const RunSpec spec = specs.latest();
                                 const bool again =
                                     spec.axes[0].values.size() == 1 && calls2 > 0 && spec.axes[0].values[0] == 2048;
                                 if (spec.axes[0].values.back() == 2048) ++calls2;
                                 return (again ? alone : coupled).run(specs, std::move(stop), s);
                             }};
    const DealtSweep dealt = dealOutSweep(sweepOver({1024, 2048}), {device}, {}, sink);
    CHECK(dealt.coupling.empty()); // one device has nothing to be coupled with
    calls2 = 0;
    const DealtSweep two = dealOutSweep(sweepOver({16, 2048}), together(device, pretended("a", calls)), {}, sink);
    const auto findings = std::ranges::count_if(two.coupling, &CouplingCheck::isFinding);
    const bool tookLargest = std::ranges::any_of(
        two.result.segments, [](const Segment& s) { return s.device == "b" && s.spec.shape.tokens == 2048; });
    CHECK(findings == (tookLargest ? 2 : 0));
    CHECK(said(two.result.notes, "influenced each other") == tookLargest);
}

TEST_CASE("what is measured again is short and keeps the device at work, since the others wait meanwhile")
{
    Calls calls;
    TextSinkOfAll sink;
    const std::vector<std::int64_t> tokens{1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768};
    const DealtSweep dealt =
        dealOutSweep(sweepOver(tokens), together(pretended("a", calls), pretended("b", calls)), {}, sink);
    REQUIRE(!dealt.error);
    std::int64_t again = 0;
    for (auto call = calls.all.rbegin(); call != calls.all.rbegin() + 2; ++call) { // one of each device
        REQUIRE(call->second.axes[0].values.size() == 1);
        again = std::max(again, call->second.axes[0].values[0]);
    }
    CHECK(calls.all[calls.all.size() - 1].first != calls.all[calls.all.size() - 2].first);
    CHECK(again >= 50);
    CHECK(again < 4096);
}

TEST_CASE("a stop ends a sweep that is dealt out, with what was measured")
{
    Calls calls;
    TextSinkOfAll sink;
    std::stop_source stop;
    NamedDevice a = pretended("a", calls);
    const NamedDevice stopping{"s", [&](SpecSource& specs, std::stop_token token, EventSink& s) {
                                   KernelRunOutcome outcome = a.run(specs, token, s);
                                   stop.request_stop();
                                   return outcome;
                               }};
    const DealtSweep dealt = dealOutSweep(sweepOver({1, 2, 4, 8, 16, 32, 64, 128}), {stopping}, stop.get_token(), sink);
    CHECK_FALSE(dealt.error);
    CHECK(dealt.result.segments.size() >= 1);
    CHECK(dealt.result.segments.size() < 8);
    CHECK(dealt.result.stopReason.english().find("stopped by the user") == 0);
}

TEST_CASE("a setup that no device takes is one error, not the loss of all devices")
{
    std::atomic<int> runs{0};
    const NamedDevice refusing{"a", [&](SpecSource&, std::stop_token, EventSink&) {
                                   ++runs;
                                   KernelRunOutcome outcome;
                                   outcome.error = Error{ErrorCode::Usage, "no such mode", {}};
                                   return outcome;
                               }};
    NamedDevice other = refusing;
    other.name = "b";
    TextSinkOfAll sink;
    const DealtSweep dealt = dealOutSweep(sweepOver({1, 2, 4, 8}), {refusing, other}, {}, sink);
    REQUIRE(dealt.error);
    CHECK(dealt.error->message.english() == "no such mode");
    CHECK(runs <= 2);
}

TEST_CASE("two workers deal out a sweep on the CPU as one would measure it")
{
    std::vector<NamedDevice> devices;
    std::atomic<int> calls[2] = {0, 0}, allocations[2] = {0, 0}, again = 0, verified = 0;
    for (const int i : {0, 1})
        devices.push_back({i == 0 ? "a" : "b", [&, i, run = makeIsolatedKernelRun(real())](
                                                   SpecSource& specs, std::stop_token stop, EventSink& whole) {
                               PassedOn call(whole);
                               KernelRunOutcome outcome = run(specs, std::move(stop), call);
                               ++calls[i];
                               allocations[i] += call.own.allocations;
                               again += specs.timesOnly() ? 1 : 0;
                               for (const Segment& segment : outcome.result.segments)
                                   verified += segment.modes[0].verification.rows > 0 ? 1 : 0;
                               return outcome;
                           }});
    PointSink sink;
    const RunSpec sweep = sweepOver({1, 2, 4, 8, 16, 32});
    const DealtSweep dealt = dealOutSweep(sweep, devices, {}, sink);
    REQUIRE_MESSAGE(!dealt.error, (dealt.error ? dealt.error->text() : ""));
    const std::map<int, std::int64_t> points{{0, 1}, {1, 2}, {2, 4}, {3, 8}, {4, 16}, {5, 32}};
    CHECK(sink.begun == points);
    CHECK(sink.told == points);
    // Six points, of which each device measures one again, where both had some; by a worker that stays, with its
    // buffers.
    CHECK(calls[0] + calls[1] == 6 + again);
    CHECK(again == (calls[0] > 0 && calls[1] > 0 ? 2 : 0));
    CHECK(verified == 6);
    for (const int i : {0, 1})
        CHECK(allocations[i] == std::min<int>(calls[i], 1));
    CHECK(tokensOf(dealt.result) == sweep.axes[0].values);
    for (const Segment& segment : dealt.result.segments)
        CHECK(segment.modes[0].samplesUs.size() == 20);
    CHECK(dealt.result.environment.backend == "cpu");
    CHECK(dealt.result.calibration); // of one CPU, which has no driver
}
