// SPDX-License-Identifier: GPL-3.0-or-later
// The quantize study on a real GPU: a whole comparison, verified; Live re-aimed within 100 ms; profile. Exits 77
// (skipped) where there is no GPU.
#include <doctest/doctest.h>

#include "gpu/studies/protocol/quantize_run.h"

#include "tests/gpu/support/needs_gpu.h"
#include "tests/gpu/support/study_listener.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <thread>

QS_NEEDS_GPU;

using namespace qs;
using qs::test::Listener;
using qs::test::waitFor;
using namespace std::chrono_literals;

namespace {

using Clock = std::chrono::steady_clock;

RunSpec cudaSpec()
{
    RunSpec spec = defaultSpec(BackendChoice::Cuda);
    spec.backend = BackendChoice::Cuda;
    return spec;
}

} // namespace

TEST_CASE("the default comparison: every mode measured, verified, with a ceiling")
{
    for (const TimingMethod method : {TimingMethod::Events, TimingMethod::Graph}) {
        RunSpec spec = cudaSpec();
        spec.method = method;
        spec.stop = StopRule::Fixed;
        spec.iterations = 100;
        SpecSource specs(spec);
        Listener listener;
        const KernelRunOutcome outcome = runModes(specs, {}, listener);
        REQUIRE_FALSE(outcome.error.has_value());
        for (const ModeResult& mode : outcome.result.last()->modes) {
            CAPTURE(mode.requested);
            CHECK(mode.samplesUs.size() == 100);
            CHECK(mode.verification.rows >= 200);
            CHECK(mode.verification.rowsDiffer == 0);
            CHECK(mode.ceilingPercent() > 30);
            std::printf("%-7s %-28s p50 %8.2f us  p99 %8.2f  %6.1f%% of ceiling\n",
                        std::string(methodName(method)).c_str(), mode.requested.c_str(), mode.latency.p50,
                        mode.latency.p99, mode.ceilingPercent());
        }
        CHECK(outcome.result.environment.backend == "cuda");
        CHECK_FALSE(outcome.result.environment.driver.empty());
    }
}

TEST_CASE("energy per call: counter and power readings agree, and more bytes take more energy")
{
    RunSpec spec = cudaSpec();
    spec.modes = {*parseScheme("baseline-copy")};
    spec.stop = StopRule::Fixed;
    spec.iterations = 100;
    spec.energy = true;
    double joules[2] = {};
    for (const int i : {0, 1}) {
        spec.shape = {i == 0 ? 4096 : 16384, 8192};
        SpecSource specs(spec);
        Listener listener;
        const KernelRunOutcome outcome = runModes(specs, {}, listener);
        REQUIRE_FALSE(outcome.error.has_value());
        const ModeResult& mode = outcome.result.last()->modes.front();
        CHECK(mode.samplesUs.size() == 100);
        if (!mode.energy.known()) {
            MESSAGE(mode.energy.reason.english());
            return;
        }
        const EnergyFigure& e = mode.energy;
        std::printf(
            "energy %-10s per call, %.1f W by the counter, %.1f W by readings, %.1f W idle, %.2f s, %.0f calls\n",
            formatEnergy(e.joules).c_str(), e.watts, e.sampledWatts, e.idleWatts, e.seconds, e.calls);
        CHECK(e.seconds >= kEnergySeconds);
        CHECK(e.watts > e.idleWatts);
        CHECK(e.watts == doctest::Approx(e.sampledWatts).epsilon(0.06));
        // what a call takes is power times about the time of a call
        CHECK(e.joules == doctest::Approx(e.watts * mode.latency.p50 * 1e-6).epsilon(0.25));
        joules[i] = e.joules;
    }
    CHECK(joules[1] / joules[0] == doctest::Approx(4).epsilon(0.3));
}

TEST_CASE("Live re-aims the running job within 100 ms, forwards and back")
{
    RunSpec spec = cudaSpec();
    spec.live = true;
    SpecSource specs(spec);
    Listener listener;
    std::stop_source stop;
    KernelRunOutcome outcome;
    std::jthread study([&] { outcome = runModes(specs, stop.get_token(), listener); });
    REQUIRE(waitFor([&] { return listener.allocations == 2; })); // room for larger shapes
    const int then = listener.samples;
    REQUIRE(waitFor([&] { return listener.samples > then + 500; }));
    const Shape shapes[] = {{1024, 8192}, {4096, 8192}, {1, 17}, {8192, 8192}, {333, 5137}, {4096, 8192}};
    double worst = 0;
    int segment = 0;
    for (const Shape shape : shapes) {
        spec.shape = shape;
        const auto asked = Clock::now();
        specs.set(spec);
        ++segment;
        REQUIRE(waitFor([&] { return listener.segment == segment; }));
        const double ms = std::chrono::duration<double, std::milli>(Clock::now() - asked).count();
        std::printf("re-aimed at %-10s in %6.1f ms\n", shape.text().c_str(), ms);
        worst = std::max(worst, ms);
        std::this_thread::sleep_for(300ms);
    }
    CHECK(worst < 100.0);
    CHECK(waitFor([&] { return listener.verified == static_cast<int>(spec.modes.size()); })); // left alone
    CHECK(listener.allocations == 2);
    const auto asked = Clock::now();
    stop.request_stop();
    study.join();
    std::printf("stopped in %.1f ms\n", std::chrono::duration<double, std::milli>(Clock::now() - asked).count());
    REQUIRE_FALSE(outcome.error.has_value());
    REQUIRE(outcome.result.segments.size() == 7);
    for (const ModeResult& mode : outcome.result.last()->modes) {
        CHECK(mode.verification.rows > 0);
        CHECK(mode.verification.rowsDiffer == 0);
    }
}

TEST_CASE("profile runs each mode once more, in its range")
{
    RunSpec spec = cudaSpec();
    spec.profile = true;
    SpecSource specs(spec);
    Listener listener;
    const KernelRunOutcome outcome = runModes(specs, {}, listener);
    REQUIRE_FALSE(outcome.error.has_value());
    for (const ModeResult& mode : outcome.result.last()->modes)
        CHECK(mode.samplesUs.size() == 1);
}

TEST_CASE("what does not fit into the device is refused with both numbers")
{
    RunSpec spec = cudaSpec();
    spec.shape = {1 << 21, 1 << 17};
    SpecSource specs(spec);
    Listener listener;
    const KernelRunOutcome outcome = runModes(specs, {}, listener);
    REQUIRE(outcome.error.has_value());
    CHECK(outcome.error->code == ErrorCode::Memory);
}
