// SPDX-License-Identifier: GPL-3.0-or-later
// What Live leaves for later, so that its first samples come at once: room for larger shapes, and the calibration.
#include <doctest/doctest.h>

#include "gpu/studies/protocol/quantize_study.h"

#include "tests/gpu/support/scratch_folder.h"

using namespace qs;
using qs::testing::CacheFolder;

namespace {

RunSpec settlingSpec()
{
    RunSpec spec;
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    spec.shape = {64, 1024};
    spec.warmup = 2;
    spec.warmupMs = 0;
    spec.method = TimingMethod::Events;
    spec.backend = BackendChoice::Cpu;
    spec.live = true;
    return spec;
}

} // namespace

TEST_CASE("Live on a device that was never calibrated measures first and calibrates once it is left alone")
{
    const CacheFolder folder;
    const RunSpec spec = settlingSpec();
    SpecSource specs(spec);
    std::stop_source stop;
    struct Order final : EventSink
    {
        std::stop_source& stop;
        std::int64_t samples = 0, before = -1; ///< samples before the calibration
        explicit Order(std::stop_source& s) : stop(s) {}
        void event(const RunEvent& event) override
        {
            if (event.kind != RunEvent::Kind::Phase) return;
            const std::string text = event.text.english();
            if (before < 0 && text.find("calibrating") == 0) before = samples;
            if (before >= 0 && text == "measuring") stop.request_stop();
        }
        void sample(const SampleEvent&) override { ++samples; }
    } order(stop);
    const auto outcome = runStudy(specs, stop.get_token(), order);
    REQUIRE_FALSE(outcome.error.has_value());
    CHECK(order.before > 0);
    CHECK(order.samples > order.before);
    REQUIRE(outcome.result.calibration.has_value());
    CHECK(outcome.result.calibration->copyGbps > 0);
}

TEST_CASE("Live measures in buffers of its shape first, and makes room for larger ones once it is left alone")
{
    const RunSpec spec = settlingSpec();
    SpecSource specs(spec);
    std::stop_source stop;
    struct Order final : EventSink
    {
        SpecSource& specs;
        std::stop_source& stop;
        std::vector<std::string> said;         ///< of phases that make buffers, and of setups
        std::int64_t samples = 0, before = -1; ///< samples before the buffers were made anew
        Order(SpecSource& s, std::stop_source& e) : specs(s), stop(e) {}
        void event(const RunEvent& event) override
        {
            const std::string text = event.text.english();
            if (event.kind == RunEvent::Kind::Segment) said.push_back(event.spec.shape.text());
            if (event.kind != RunEvent::Kind::Phase) return;
            if (text == "allocating") said.push_back(text);
            if (text == "allocating" && samples > 0 && before < 0) before = samples;
            if (text != "measuring" || before < 0) return;
            RunSpec larger = specs.latest();
            if (larger.shape == Shape{64, 4096}) return stop.request_stop(), void();
            larger.shape = {64, 4096};
            specs.set(larger);
        }
        void sample(const SampleEvent&) override { ++samples; }
    } order(specs, stop);
    const auto outcome = runStudy(specs, stop.get_token(), order);
    REQUIRE_FALSE(outcome.error.has_value());
    CHECK(order.before > 0);
    CHECK(order.said ==
          std::vector<std::string>{"allocating", spec.shape.text(), "allocating", Shape{64, 4096}.text()});
    REQUIRE(outcome.result.segments.size() == 2);
}
