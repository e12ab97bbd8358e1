// SPDX-License-Identifier: GPL-3.0-or-later
// The energy pass against a device of which the time is counted, and in a study on the CPU.
#include <doctest/doctest.h>

#include "gpu/results/run_result.h"
#include "gpu/studies/protocol/energy_pass.h"
#include "gpu/studies/protocol/quantize_run.h"

#include "tests/gpu/support/study_listener.h"

#include <cmath>
#include <nlohmann/json.hpp>

using namespace qs;

namespace {

/// A GPU that works through what is queued; a wait is what passes the time.
struct CountedGpu
{
    double now = 0, callSeconds = 0.5e-3, busyWatts = 500, idleWatts = 80, readFactor = 1;
    double queued = 0, done = 0, joules = 40'000;
    bool hasCounter = true;
    int launches = 0;
    double stopAt = 1e9;

    void pass(double seconds)
    {
        const double busy = std::min(seconds, queued * callSeconds);
        queued -= busy / callSeconds;
        done += busy / callSeconds;
        joules += busy * busyWatts + (seconds - busy) * idleWatts;
        now += seconds;
    }
    EnergyDrive drive()
    {
        EnergyDrive d;
        d.read = [this] {
            EnergyReading r;
            if (hasCounter)
                r.joules = std::floor(joules / 10) * 10; // a step every 20 ms at 500 W
            else
                r.why = "no counter here";
            r.watts = readFactor * (queued > 0 ? busyWatts : idleWatts);
            return r;
        };
        d.launch = [this]() -> Result<void> { return ++launches, queued += 100, Result<void>(); };
        d.completed = [this]() -> Result<double> { return std::floor(done / 20) * 20; };
        d.hungry = [this] { return queued <= 100; };
        d.now = [this] { return now; };
        d.wait = [this](double seconds) { pass(seconds); };
        d.interrupted = [this] { return now >= stopAt; };
        return d;
    }
};

} // namespace

TEST_CASE("the energy pass keeps the device busy for at least two seconds between edges and finds what a call takes")
{
    CountedGpu gpu;
    const double idle = idlePower(gpu.drive());
    CHECK(idle == doctest::Approx(80));
    CHECK(gpu.launches == 0);
    const auto figure = runEnergyPass(gpu.drive(), idle);
    REQUIRE(figure);
    CHECK(figure->reason.english() == "");
    CHECK(figure->joules == doctest::Approx(0.25).epsilon(0.01));
    CHECK(figure->seconds >= kEnergySeconds);
    CHECK(figure->idleWatts == doctest::Approx(80));
    CHECK(gpu.now < 6);
}

TEST_CASE("the energy pass ends without a figure where there is no counter, it disagrees, or it is stopped")
{
    CountedGpu none;
    none.hasCounter = false;
    CHECK(runEnergyPass(none.drive(), 0)->reason.english() == "no counter here");
    CountedGpu half;
    half.readFactor = 0.5;
    CHECK(runEnergyPass(half.drive(), 0)->reason.english().find("differ by") != std::string::npos);
    CountedGpu stopped;
    stopped.stopAt = 1.7;
    CHECK(runEnergyPass(stopped.drive(), 0)->reason.english().find("stopped") == 0);
    CHECK(stopped.now < 1.8);
    CountedGpu dead;
    dead.busyWatts = 0;
    CHECK_FALSE(runEnergyPass(dead.drive(), 0)->known());
    CHECK(dead.now < 12);
    EnergyDrive failing = CountedGpu{}.drive();
    CountedGpu lost;
    failing = lost.drive();
    failing.launch = []() -> Result<void> { return Error{ErrorCode::DeviceLost, "lost", {}}; };
    CHECK(runEnergyPass(failing, 0).error().code == ErrorCode::DeviceLost);
}

TEST_CASE("on the CPU every mode says why it has no energy, and the JSON keeps that")
{
    RunSpec spec;
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    spec.shape = {16, 256};
    spec.iterations = 8;
    spec.warmup = 1;
    spec.warmupMs = 0;
    spec.backend = BackendChoice::Cpu;
    spec.energy = true;
    SpecSource specs(spec);
    qs::test::Listener listener;
    const KernelRunOutcome outcome = runKernels(specs, {}, listener);
    REQUIRE_FALSE(outcome.error);
    const Segment& segment = *outcome.result.last();
    for (const ModeResult& mode : segment.modes) {
        CHECK_FALSE(mode.energy.known());
        CHECK(mode.energy.reason.english().find("no energy counter") != std::string::npos);
    }
    const auto back = runResultFromJson(nlohmann::json::parse(toJson(outcome.result).dump()));
    REQUIRE(back);
    CHECK(back->last()->spec.energy);
    CHECK(back->last()->modes[0].energy == segment.modes[0].energy);
    spec.energy = false;
    SpecSource without(spec);
    CHECK_FALSE(runKernels(without, {}, listener).result.last()->modes[0].energy.asked());
}

TEST_CASE("a measured energy is in the JSON with all that it rests on")
{
    Segment segment;
    segment.spec.modes = {*parseScheme("baseline-copy")};
    segment.spec.energy = true;
    ModeResult mode;
    mode.scheme = segment.spec.modes[0];
    mode.requested = "baseline-copy";
    mode.samplesUs = {1, 2, 3, 4, 5, 6};
    mode.energy = {
        .joules = 1.5e-3, .watts = 400, .sampledWatts = 396, .idleWatts = 78, .seconds = 2.2, .calls = 586'666};
    segment.modes = {mode};
    RunResult run;
    run.segments = {segment};
    const auto json = toJson(run);
    CHECK(json["runs"][0]["energy"]["joules_per_call"] == 1.5e-3);
    const auto back = runResultFromJson(nlohmann::json::parse(json.dump()));
    REQUIRE(back);
    CHECK(back->last()->modes[0].energy == mode.energy);
}
