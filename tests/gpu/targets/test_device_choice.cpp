// SPDX-License-Identifier: GPL-3.0-or-later
// One setup on devices that were chosen one by one; both are this computer's CPU.
#include <doctest/doctest.h>

#include "gpu/core/host_info.h"
#include "gpu/results/compare/side_by_side.h"
#include "gpu/targets/devices/device_choice.h"

#include "tests/gpu/targets/target_cases.h"

#include <algorithm>
#include <set>

using namespace qs;
using namespace qs::testing;

namespace {

/// Two ways to the CPU of this computer.
struct TwoWays
{
    TwoWays() : hub(std::make_shared<TargetHub>((home.folder() / "t.json").string()))
    {
        for (const char* name : {"one", "two"}) {
            Target target = targetFromText("exec:env QS_WAY=" + std::string(name)).value();
            target.name = name;
            target.mayUpload = true;
            REQUIRE(hub->save(target));
        }
    }
    std::vector<DeviceOutcome> measure(DeviceOrder order, const RunSpec& spec, EventSink& sink,
                                       std::stop_token stop = {}) const
    {
        const DeviceChoice both{{{"one", BackendChoice::Auto, 0}, {"two", BackendChoice::Cpu, 0}}, order};
        return measureOnChosen(spec, both, hub, std::move(stop), sink);
    }
    FakeSsh home;
    std::shared_ptr<TargetHub> hub;
};

struct SegmentSink final : EventSink
{
    std::vector<int> segments;
    std::set<int> ofSamples;
    std::string phases;
    void event(const RunEvent& event) override
    {
        if (event.kind == RunEvent::Kind::Segment) segments.push_back(event.segment);
        if (event.kind == RunEvent::Kind::Phase) phases += event.text.english() + "\n";
    }
    void sample(const SampleEvent& sample) override { ofSamples.insert(sample.segment); }
};

} // namespace

TEST_CASE("one after another and in blocks, each device has its result, and its number in what is told")
{
    const TwoWays ways;
    for (const DeviceOrder order : {DeviceOrder::InTurn, DeviceOrder::Alternating}) {
        SegmentSink sink;
        RunSpec spec = remoteSpec();
        spec.iterations = 120;
        const auto all = ways.measure(order, spec, sink);
        REQUIRE(all.size() == 2);
        for (const DeviceOutcome& device : all) {
            CHECK_MESSAGE(!device.outcome.error, (device.outcome.error ? device.outcome.error->text() : ""));
            REQUIRE(device.outcome.result.segments.size() == 1);
            CHECK(device.outcome.result.last()->modes.front().samplesUs.size() == 120);
            CHECK(device.outcome.result.environment.host == hostName());
        }
        CHECK(all[0].outcome.result.environment.target == "one");
        CHECK(all[1].outcome.result.environment.target == "two");
        CHECK(sink.segments == std::vector<int>{0, 1});
        CHECK(sink.ofSamples == std::set<int>{0, 1});
        CHECK(sink.phases.find("looking for devices on two") != std::string::npos);
        const RunResult* runs[] = {&all[0].outcome.result, &all[1].outcome.result};
        const auto compared = sideBySide(runs, 0);
        REQUIRE(compared);
        CHECK(compared->ofSeveralDevices);
        CHECK(compared->names[1].starts_with("two: "));
    }
}

TEST_CASE("a CPU is not measured by two workers at once; a device that is not there is told before anything runs")
{
    const TwoWays ways;
    RunSpec sweep = remoteSpec();
    sweep.axes = {{Dimension::Tokens, {4, 8}}};
    SegmentSink sink;
    const auto dealt = ways.measure(DeviceOrder::DealtOut, sweep, sink);
    REQUIRE(dealt.size() == 1);
    REQUIRE(dealt[0].outcome.error);
    CHECK(dealt[0].outcome.error->text().find("the CPU of " + hostName()) != std::string::npos);
    CHECK(sink.segments.empty());
    const DeviceChoice missing{{{"one", BackendChoice::Cpu, 0}, {"nobody", BackendChoice::Auto, 0}}, {}};
    const auto none = measureOnChosen(remoteSpec(), missing, ways.hub, {}, sink);
    REQUIRE(none.size() == 1);
    REQUIRE(none[0].outcome.error);
    CHECK(none[0].outcome.error->code == ErrorCode::Usage);
    CHECK(sink.segments.empty());
}
