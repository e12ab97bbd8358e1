// SPDX-License-Identifier: GPL-3.0-or-later
// What Live leaves for later, so that its first samples come at once: room for larger shapes, and the calibration.
#include <doctest/doctest.h>

#include "gpu/studies/live_bench_cache.h"
#include "gpu/studies/protocol/quantize_run.h"

#include "tests/gpu/support/scratch_folder.h"

#include <algorithm>
#include <nlohmann/json.hpp>

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
    const auto outcome = runKernels(specs, stop.get_token(), order);
    REQUIRE_FALSE(outcome.error.has_value());
    CHECK(order.before > 0);
    CHECK(order.samples > order.before);
    REQUIRE(outcome.result.calibration.has_value());
    CHECK(outcome.result.calibration->copyGbps > 0);
}

TEST_CASE("a setup that is changed while Live calibrates does not cut the calibration off")
{
    const CacheFolder folder;
    SpecSource specs(settlingSpec());
    std::stop_source stop;
    struct Turning final : EventSink
    {
        SpecSource& specs;
        std::stop_source& stop;
        bool turned = false;
        Turning(SpecSource& s, std::stop_source& e) : specs(s), stop(e) {}
        void event(const RunEvent& event) override
        {
            const std::string text = event.text.english();
            if (event.kind == RunEvent::Kind::Phase && text.starts_with("calibrating")) {
                RunSpec other = specs.latest();
                other.shape.tokens += 1;
                specs.set(other);
                turned = true;
            } else if (turned && event.kind == RunEvent::Kind::Segment) {
                stop.request_stop();
            }
        }
        void sample(const SampleEvent&) override {}
    } turning(specs, stop);
    const auto outcome = runKernels(specs, stop.get_token(), turning);
    REQUIRE_FALSE(outcome.error.has_value());
    CHECK(turning.turned);
    CHECK(outcome.result.calibration.has_value());
    CHECK(std::ranges::none_of(outcome.result.notes, [](const Message& note) {
        return note.english().find("could not be calibrated") != std::string::npos;
    }));
}

TEST_CASE("a turn of the knob opens the next setup first: statistics of all are made once nothing is measured any more")
{
    const CacheFolder folder;
    RunSpec spec = settlingSpec();
    spec.shape = {1, 16}; // nothing but the timer's floor, which only a calibration knows
    SpecSource specs(spec);
    std::stop_source stop;
    struct Order final : EventSink
    {
        SpecSource& specs;
        std::stop_source& stop;
        std::vector<std::string> said; ///< setups, the calibration and the statistics
        int rounds = 0;
        Order(SpecSource& s, std::stop_source& e) : specs(s), stop(e) {}
        void event(const RunEvent& event) override
        {
            const std::string text = event.text.english();
            if (event.kind == RunEvent::Kind::Segment) said.push_back(event.spec.shape.text());
            if (event.kind != RunEvent::Kind::Phase) return;
            if (text == "computing statistics") said.push_back(text);
            if (said.empty()) return;
            if (text.starts_with("calibrating") && said.back() != "calibrating") said.emplace_back("calibrating");
            if (said.back() == "calibrating" && text == "measuring") stop.request_stop();
        }
        void sample(const SampleEvent& sample) override
        {
            CHECK(said.back() != "computing statistics");
            if (sample.segment > 0 || sample.flags != SampleEvent::None || ++rounds != 1000) return;
            RunSpec other = specs.latest();
            other.shape.tokens = 2;
            specs.set(other);
        }
    } order(specs, stop);
    const auto outcome = runKernels(specs, stop.get_token(), order);
    REQUIRE_FALSE(outcome.error.has_value());
    CHECK(order.said ==
          std::vector<std::string>{spec.shape.text(), Shape{2, 16}.text(), "calibrating", "computing statistics"});
    // The first setup ended before the device was calibrated; what is said of it rests on the calibration.
    const RunResult& result = outcome.result;
    REQUIRE(result.segments.size() == 2);
    REQUIRE(result.calibration.has_value());
    const std::vector<Diagnosis>& found = result.segments[0].modes[0].diagnoses;
    CHECK(std::ranges::find(found, DiagnosisCode::BelowTimerResolution, &Diagnosis::code) != found.end());
    // They are what anybody finds in the samples.
    const auto read = runResultFromJson(nlohmann::json::parse(toJson(result).dump()));
    REQUIRE(read.ok());
    for (std::size_t i = 0; i < 2; ++i) {
        const Summary &told = result.segments[i].modes[1].latency, &anew = read->segments[i].modes[1].latency;
        for (const auto figure :
             {&Summary::p50, &Summary::medianLow, &Summary::medianHigh, &Summary::mad, &Summary::r1})
            CHECK(told.*figure == anew.*figure);
        CHECK(read->segments[i].pairs.at(0, 1)->ratio == result.segments[i].pairs.at(0, 1)->ratio);
    }
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
    const auto outcome = runKernels(specs, stop.get_token(), order);
    REQUIRE_FALSE(outcome.error.has_value());
    CHECK(order.before > 0);
    CHECK(order.said ==
          std::vector<std::string>{"allocating", spec.shape.text(), "allocating", Shape{64, 4096}.text()});
    REQUIRE(outcome.result.segments.size() == 2);
}

TEST_CASE("Live goes on with the device and the buffers that the last Live left; other runs empty them first")
{
    const CacheFolder folder;
    std::optional<KeptBench> kept;
    const auto phasesOf = [&kept](RunSpec spec) {
        spec.iterations = 5;
        spec.stop = StopRule::Fixed;
        SpecSource specs(spec);
        std::stop_source stop;
        struct Phases final : EventSink
        {
            std::stop_source& stop;
            bool live;
            std::vector<std::string> said;
            Phases(std::stop_source& s, bool l) : stop(s), live(l) {}
            void event(const RunEvent& event) override
            {
                if (event.kind != RunEvent::Kind::Phase) return;
                said.push_back(event.text.english());
                if (live && said.back() == "measuring") stop.request_stop();
            }
            void sample(const SampleEvent&) override {}
        } phases(stop, spec.live);
        const auto outcome = runStudyKeeping(specs, stop.get_token(), phases, kept);
        REQUIRE_FALSE(outcome.error.has_value());
        CHECK_FALSE(outcome.result.environment.device.empty());
        return phases.said;
    };
    const auto made = [](const std::vector<std::string>& said) {
        return std::ranges::any_of(said, [](const std::string& text) {
            return text == "opening the device" || text == "generating the input" || text == "allocating";
        });
    };
    RunSpec spec = settlingSpec();
    CHECK(made(phasesOf(spec)));
    REQUIRE(kept.has_value());
    spec.shape.tokens = 32;
    CHECK_FALSE(made(phasesOf(spec)));
    REQUIRE(kept.has_value());
    spec.live = false;
    CHECK(made(phasesOf(spec)));
    CHECK_FALSE(kept.has_value());
}

TEST_CASE(
    "a run after which more follows leaves device and buffers to it, and the figures of a sweep are not touched by "
    "that")
{
    const CacheFolder folder;
    std::optional<KeptBench> kept;
    const auto swept = [&kept](std::vector<std::int64_t> tokens, bool more) {
        RunSpec spec = settlingSpec();
        spec.live = false;
        spec.stop = StopRule::Fixed;
        spec.iterations = 5;
        spec.axes = {{Dimension::Tokens, std::move(tokens)}};
        SpecSource specs(spec);
        specs.setMoreFollows(more);
        struct Phases final : EventSink
        {
            std::vector<std::string> said;
            void event(const RunEvent& event) override
            {
                if (event.kind == RunEvent::Kind::Phase) said.push_back(event.text.english());
            }
            void sample(const SampleEvent&) override {}
        } phases;
        KernelRunOutcome outcome = runStudyKeeping(specs, {}, phases, kept);
        REQUIRE_FALSE(outcome.error.has_value());
        return std::pair(std::move(outcome.result), std::move(phases.said));
    };
    const auto says = [](const std::vector<std::string>& said, const char* text) {
        return std::ranges::find(said, text) != said.end();
    };
    CHECK(says(swept({32, 64}, true).second, "opening the device"));
    REQUIRE(kept.has_value());
    const auto [smaller, onLeft] = swept({8, 16}, true); // fits into what is there
    CHECK_FALSE(says(onLeft, "opening the device"));
    CHECK_FALSE(says(onLeft, "generating the input"));
    const auto [larger, grown] = swept({128, 256}, false); // needs more, on the same device; the last one
    CHECK(says(grown, "opening the device"));              // a run that nothing follows takes nothing over
    CHECK_FALSE(kept.has_value());
    const auto [anew, said] = swept({8, 16}, false);
    REQUIRE(smaller.segments.size() == 2);
    for (std::size_t i = 0; i < 2; ++i) {
        REQUIRE(smaller.segments[i].modes[1].error.has_value());
        REQUIRE(anew.segments[i].modes[1].error.has_value());
        CHECK(smaller.segments[i].modes[1].error->sqnrDb == anew.segments[i].modes[1].error->sqnrDb);
        CHECK(smaller.segments[i].modes[1].verification.rows == anew.segments[i].modes[1].verification.rows);
        CHECK(smaller.segments[i].modes[1].verification.rowsDiffer == 0);
    }
    CHECK(smaller.environment.device == anew.environment.device);
    CHECK(smaller.calibration.has_value() == anew.calibration.has_value());
}

TEST_CASE("what Live left is given back after its time, and for other work")
{
    LiveBenchCache keeper(std::chrono::milliseconds(300));
    const auto live = [&keeper] {
        SpecSource specs(settlingSpec());
        struct First final : EventSink
        {
            std::stop_source stop;
            void event(const RunEvent&) override {}
            void sample(const SampleEvent&) override { stop.request_stop(); }
        } first;
        REQUIRE_FALSE(keeper.run(specs, first.stop.get_token(), first).error.has_value());
    };
    live();
    CHECK(keeper.isKeeping());
    keeper.release();
    CHECK_FALSE(keeper.isKeeping());
    live();
    const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    while (keeper.isKeeping() && std::chrono::steady_clock::now() < until)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    CHECK_FALSE(keeper.isKeeping());
}

TEST_CASE("a Live run that fails leaves nothing to go on with")
{
    std::optional<KeptBench> kept;
    RunSpec spec = settlingSpec();
    spec.shape = {std::int64_t{1} << 40, std::int64_t{1} << 20};
    SpecSource specs(spec);
    struct Nothing final : EventSink
    {
        void event(const RunEvent&) override {}
        void sample(const SampleEvent&) override {}
    } nothing;
    CHECK(runStudyKeeping(specs, {}, nothing, kept).error.has_value());
    CHECK_FALSE(kept.has_value());
}
