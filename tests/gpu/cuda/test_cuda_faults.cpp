// SPDX-License-Identifier: GPL-3.0-or-later
// Faults on a real GPU: a kernel that hangs, one that writes where no memory is, a crash in the driver's process, no
// memory left. The module that does it is faulty_module.cu. In all cases this process lives, has the samples, and
// measures on.
#include <doctest/doctest.h>

#include "tests/gpu/support/study_listener.h"

#include "gpu/remote/kernel_run_host.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>
#include <thread>

using namespace qs;
using namespace qs::test;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

std::string setting(const char* name, const char* fallback)
{
    const char* value = std::getenv(name);
    return value ? value : fallback;
}

/// Where the real module is, as it was when the program started.
const std::string& realModules()
{
    static const std::string folder = setting("QUANTOSCOPE_BACKENDS", "");
    return folder;
}

void useRealModule() { ::setenv("QUANTOSCOPE_BACKENDS", realModules().c_str(), 1); }

void useFaultyModule(const char* fault, int after)
{
    ::setenv("QS_TEST_REAL_MODULE", (realModules() + "/quantoscope_cuda.so").c_str(), 1);
    ::setenv("QS_TEST_FAULT", fault, 1);
    ::setenv("QS_TEST_FAULT_AFTER", std::to_string(after).c_str(), 1);
    ::setenv("QUANTOSCOPE_BACKENDS", setting("QS_TEST_FAULTY_MODULES", QS_FAULTY_MODULES).c_str(), 1);
}

WorkerOptions worker()
{
    WorkerOptions options;
    options.program = setting("QS_TEST_WORKER", QS_WORKER);
    return options;
}

RunSpec gpuSpec(bool live)
{
    RunSpec spec;
    spec.shape = {512, 4096};
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic"),
                  *parseScheme("fp8-e4m3-tensor-static")};
    spec.iterations = 60;
    spec.backend = BackendChoice::Cuda;
    spec.live = live;
    return spec;
}

/// Skips the program where there is nothing to test with.
bool ready()
{
    (void)realModules();
    const auto devices = listDevices();
    bool gpu = false;
    for (const DeviceListing& device : devices)
        gpu = gpu || (device.available && device.info.backend == BackendChoice::Cuda);
    const std::string faulty = setting("QS_TEST_FAULTY_MODULES", QS_FAULTY_MODULES);
    if (gpu && !faulty.empty() && std::filesystem::exists(faulty + "/quantoscope_cuda.so")) return true;
    std::cout << "skipped: " << (gpu ? "the module with faults is not built" : "there is no GPU") << "\n";
    std::exit(77);
}

/// A run that is stopped `after` the first samples; says how long the stop took.
KernelRunOutcome stopped(KernelRunHost& host, const RunSpec& spec, std::chrono::milliseconds after, double& seconds)
{
    SpecSource specs(spec);
    Listener listener;
    std::stop_source stop;
    Clock::time_point asked;
    std::thread hand([&] {
        waitFor([&] { return listener.samples > 20; });
        std::this_thread::sleep_for(after);
        asked = Clock::now();
        stop.request_stop();
    });
    KernelRunOutcome outcome = host.run(specs, stop.get_token(), listener);
    seconds = std::chrono::duration<double>(Clock::now() - asked).count();
    hand.join();
    return outcome;
}

std::size_t samplesOf(const KernelRunOutcome& outcome)
{
    std::size_t count = 0;
    for (const Segment& segment : outcome.result.segments)
        for (const ModeResult& mode : segment.modes)
            count += mode.samplesUs.size() + mode.warmupUs.size();
    return count;
}

/// An ordinary run in the same host; how long it took, a fresh worker included.
void checkNextRun(KernelRunHost& host, const char* after)
{
    useRealModule();
    SpecSource specs(gpuSpec(false));
    Listener listener;
    const auto start = Clock::now();
    const KernelRunOutcome outcome = host.run(specs, {}, listener);
    std::printf(
        "  the next run after '%s': %s, %.2f s, in %s\n", after, outcome.error ? outcome.error->text().c_str() : "done",
        std::chrono::duration<double>(Clock::now() - start).count(), outcome.result.environment.process.c_str());
    CHECK(!outcome.error);
    CHECK(samplesOf(outcome) >= 180);
}

} // namespace

TEST_CASE("a healthy run, so that what follows is about faults")
{
    REQUIRE(ready());
    KernelRunHost host(worker());
    checkNextRun(host, "nothing");
}

TEST_CASE("stop ends a kernel that hangs")
{
    KernelRunHost host(worker());
    useFaultyModule("hang", 2000);
    double seconds = 0;
    const KernelRunOutcome outcome = stopped(host, gpuSpec(true), 3s, seconds);
    std::printf("hang: %s\n  stop took %.2f s, %zu samples kept\n",
                outcome.error ? outcome.error->text().c_str() : "no error", seconds, samplesOf(outcome));
    CHECK(seconds < 3.0);
    REQUIRE(outcome.error);
    CHECK(outcome.error->message.english().find("did not respond within 2 s after Stop") != std::string::npos);
    CHECK(samplesOf(outcome) > 100);
    checkNextRun(host, "hang");
}

TEST_CASE("an illegal address costs the worker and nothing else")
{
    KernelRunHost host(worker());
    useFaultyModule("illegal", 2000);
    SpecSource specs(gpuSpec(true));
    Listener listener;
    const KernelRunOutcome outcome = host.run(specs, {}, listener);
    std::printf("illegal address: %s\n  %zu samples kept\n", outcome.error ? outcome.error->text().c_str() : "no error",
                samplesOf(outcome));
    REQUIRE(outcome.error);
    CHECK(outcome.error->code == ErrorCode::DeviceLost);
    CHECK(samplesOf(outcome) > 100);
    checkNextRun(host, "illegal address");
}

TEST_CASE("a crash of the worker costs the worker and nothing else")
{
    KernelRunHost host(worker());
    useFaultyModule("crash", 2000);
    SpecSource specs(gpuSpec(true));
    Listener listener;
    const KernelRunOutcome outcome = host.run(specs, {}, listener);
    std::printf("crash: %s\n  %zu samples kept\n", outcome.error ? outcome.error->text().c_str() : "no error",
                samplesOf(outcome));
    REQUIRE(outcome.error);
    CHECK(outcome.error->message.english().find("crashed (signal 11") != std::string::npos);
    CHECK(samplesOf(outcome) > 100);
    checkNextRun(host, "crash");
}

TEST_CASE("a lack of memory is said with numbers")
{
    KernelRunHost host(worker());
    useFaultyModule("fill", 0);
    RunSpec spec = gpuSpec(false);
    spec.shape = {65536, 8192};
    SpecSource specs(spec);
    Listener listener;
    const KernelRunOutcome outcome = host.run(specs, {}, listener);
    std::printf("no memory: %s\n", outcome.error ? outcome.error->text().c_str() : "no error");
    REQUIRE(outcome.error);
    CHECK(outcome.error->code == ErrorCode::Memory);
    CHECK(outcome.error->message.english().find("iB") != std::string::npos);
    checkNextRun(host, "Not enough memory"); // in the same worker, where most of the memory is still taken
}

TEST_CASE("a context that was lost in this process leaves the worker as a way to go on")
{
    useFaultyModule("illegal", 500);
    SpecSource specs(gpuSpec(true));
    Listener listener;
    const KernelRunOutcome outcome = runKernels(specs, {}, listener);
    REQUIRE(outcome.error);
    CHECK(outcome.error->code == ErrorCode::DeviceLost);
    CHECK(samplesOf(outcome) > 100);
    KernelRunHost host(worker());
    checkNextRun(host, "a loss in this process");
}
