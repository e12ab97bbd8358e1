// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/core/host_system.h"
#include "gpu/core/random.h"
#include "gpu/cpu/backend/backend.h"
#include "gpu/measure/statistics.h"
#include "tests/sanitized.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <sched.h>
#include <thread>
#include <unistd.h>

using namespace qs;

namespace {

constexpr std::uint64_t kMiB = std::uint64_t{1} << 20;

/// Random normal numbers in host memory.
struct Input
{
    Shape shape;
    std::vector<unsigned char> bytes;

    explicit Input(Shape s) : shape(s), bytes(static_cast<std::size_t>(s.elements()) * 2)
    {
        for (std::size_t i = 0; i < bytes.size() / 2; ++i)
            storeFloat(bytes.data(), DType::F16, i, normalAt(3, i));
    }
    Workload workload(std::vector<KernelVariant> variants, ColdMethod coldBy = ColdMethod::Rotation) const
    {
        Workload workload;
        workload.input = {DType::F16, shape, bytes.data()};
        workload.capacity = shape.elements();
        workload.variants = std::move(variants);
        workload.coldBy = coldBy;
        return workload;
    }
};

CpuOptions optionsFor(Bytes cache, int threads = 0)
{
    CpuOptions options;
    options.lastLevelCache = cache;
    options.threads = threads;
    return options;
}

QuantScheme int8Static() { return *parseScheme("int8-tensor-static"); }

std::vector<float> take(Backend& backend, int variant, int samples)
{
    std::vector<Timing> timings;
    REQUIRE(backend.enqueue(variant, samples).ok());
    REQUIRE(backend.harvest(timings, true).ok());
    std::vector<float> us;
    for (const Timing& timing : timings)
        us.push_back(timing.us);
    return us;
}

/// The fastest of alternating samples of two variants: a machine shared with others disturbs the rest.
std::pair<float, float> fastest(Backend& backend, int a, int b)
{
    float bestA = 1e30f, bestB = 1e30f;
    for (int round = 0; round < 60; ++round) {
        bestA = std::min(bestA, take(backend, a, 1).front());
        bestB = std::min(bestB, take(backend, b, 1).front());
    }
    return {bestA, bestB};
}

/// Of this machine, so that what is cold is so in fact.
const Bytes kRealCache = std::max(host::lastLevelCache(), Bytes{4 * kMiB});

} // namespace

TEST_CASE("hot and cold variants in one workload")
{
    const Input input({64, 4096}); // 768 KiB of traffic
    CpuBackend backend(optionsFor(Bytes{4 * kMiB}));
    const QuantScheme scheme = int8Static();
    const Workload workload = input.workload({KernelVariant::mode(scheme, true), KernelVariant::mode(scheme, false),
                                              KernelVariant::ceilingFor(2, true), KernelVariant::ceilingFor(1, false)});
    REQUIRE(backend.prepare(workload).ok());
    // 16 × 768 KiB are three caches; the hot ones keep a buffer of their own.
    CHECK(backend.cacheEffective().english() == "cold: 16 buffers, 12.0 MiB, 3.0 × " + host::lastLevelName() +
                                                    " (4.00 MiB); hot: 1 buffer, 768 KiB, 0.2 × " +
                                                    host::lastLevelName() + " (4.00 MiB)");
    CHECK(backend.workingSet(0).value == 12 * kMiB);
    CHECK(backend.workingSet(1).value == 768 << 10);
    CHECK(backend.workingSet(2).value == 16 * kMiB);
    CHECK(backend.workingSet(3).value == 768 << 10);
    CHECK(backend.workingSet(99).value == 0);
    for (int v = 0; v < 4; ++v) {
        REQUIRE(backend.setSampling(v, 2).ok());
        CHECK(take(backend, v, 3).size() == 3);
    }
    const auto cold = backend.readBack(0);
    REQUIRE(cold.ok());
    const std::vector<std::uint8_t> kept(cold->codes.begin(), cold->codes.end()); // lent until the next call
    const auto hot = backend.readBack(1);
    REQUIRE(hot.ok());
    CHECK(std::ranges::equal(kept, hot->codes));
    REQUIRE(backend.reshape({1, 4096}).ok());
    CHECK(backend.workingSet(1).value == 3 * 4096);
    CHECK(backend.workingSet(0).value >= 11 * kMiB);
}

TEST_CASE("hot is faster than cold, by either method, where they alternate")
{
    const Input input({128, 4096});
    for (const ColdMethod method : {ColdMethod::Rotation, ColdMethod::ReadSweep}) {
        bool isFaster = false; // where the pages of the buffers fall decides with; others may be tried twice
        for (int attempt = 0; attempt < 3 && !isFaster; ++attempt) {
            CpuBackend backend(optionsFor(kRealCache));
            const std::vector<KernelVariant> both{KernelVariant::ceilingFor(2, true),
                                                  KernelVariant::ceilingFor(2, false)};
            REQUIRE(backend.prepare(input.workload(both, method)).ok());
            const auto [cold, hot] = fastest(backend, 0, 1);
            MESSAGE(coldMethodName(method), ": cold ", formatFixed(cold, 1), " µs, hot ", formatFixed(hot, 1), " µs");
            isFaster = cold > 1.05f * hot; // 3 to 5 times on a quiet machine
        }
        if (!kSanitized) CHECK(isFaster);
    }
}

TEST_CASE("a read sweep has a buffer of its own, which is counted, and takes single launches")
{
    const Input input({16, 4096});
    const QuantScheme scheme = int8Static();
    CpuBackend backend(optionsFor(Bytes{4 * kMiB}));
    const auto with =
        input.workload({KernelVariant::mode(scheme, true), KernelVariant::mode(scheme, false)}, ColdMethod::ReadSweep);
    const auto without = input.workload({KernelVariant::mode(scheme, false)}, ColdMethod::ReadSweep);
    CHECK(backend.memoryNeeded(with).value == backend.memoryNeeded(without).value + 8 * kMiB);
    REQUIRE(backend.prepare(with).ok());
    CHECK(backend.cacheEffective().english().rfind("cold by read sweep of 8.00 MiB before each sample; hot: 1 buffer, ",
                                                   0) == 0);
    CHECK(backend.workingSet(0).value == 8 * kMiB + 3 * 65536);
    CHECK(backend.workingSet(1).value == 3 * 65536);
    const auto refused = backend.setSampling(0, 2);
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().code == ErrorCode::Usage);
    CHECK(backend.setSampling(0, 1).ok());
    CHECK(backend.setSampling(1, 50).ok());
    CHECK(take(backend, 0, 3).size() == 3);
    REQUIRE(backend.prepare(without).ok());
    CHECK(backend.cacheEffective().english().rfind("hot: 1 buffer, ", 0) == 0);
}

TEST_CASE("a sample of K launches is their mean, until something else is aimed at")
{
    const Input input({64, 4096});
    CpuBackend backend(optionsFor(Bytes{kMiB}));
    const Workload workload =
        input.workload({KernelVariant::mode(int8Static(), false), KernelVariant::ceilingFor(1, false)});
    CHECK_FALSE(backend.setSampling(0, 1).ok()); // nothing prepared
    REQUIRE(backend.prepare(workload).ok());
    CHECK_FALSE(backend.setSampling(0, 0).ok());
    CHECK_FALSE(backend.setSampling(0, 1001).ok());
    CHECK_FALSE(backend.setSampling(2, 1).ok());
    REQUIRE(backend.setSampling(0, 1).ok()); // the same launch shape with one as with many
    const auto single = take(backend, 0, 50);
    const auto sampling = backend.setSampling(0, 100);
    REQUIRE(sampling.ok());
    CHECK(sampling->launches == 100);
    CHECK(sampling->constantUs == 0.0);
    const auto start = std::chrono::steady_clock::now();
    const auto batched = take(backend, 0, 5);
    const std::chrono::duration<float, std::micro> wall = std::chrono::steady_clock::now() - start;
    float sum = 0;
    for (const float us : batched)
        sum += us;
    CHECK(100 * sum <= wall.count()); // divided by K, else five would not fit into the time they took
    const float least = *std::min_element(batched.begin(), batched.end());
    CHECK(least > 0.3f * *std::min_element(single.begin(), single.end()));
    CHECK(least < 30 * summarize(single).p50); // a loaded machine interrupts long samples more than short ones
    for (const bool again : {false, true}) {
        CAPTURE(again);
        REQUIRE(backend.setSampling(0, 100).ok());
        CHECK(backend.effective(0).find("mean of 100 launches") != std::string::npos);
        if (again)
            REQUIRE(backend.prepare(workload).ok());
        else
            REQUIRE(backend.reshape({16, 4096}).ok());
        CHECK(backend.effective(0).find("mean of") == std::string::npos);
    }
}

TEST_CASE("a calibration is plausible, quick, and leaves what is prepared")
{
    const Input input({16, 4096});
    CpuBackend backend;
    REQUIRE(backend.prepare(input.workload({KernelVariant::mode(int8Static(), true)})).ok());
    std::vector<std::string> words;
    const auto start = std::chrono::steady_clock::now();
    const auto result = backend.calibrate([&words](const Message& text) { words.push_back(text.english()); });
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    REQUIRE(result.ok());
    CHECK(words.size() >= 3);
    const Calibration& c = *result;
    CHECK(c.device == backend.info().name);
    CHECK_FALSE(c.date.empty());
    CHECK(c.n >= 73);
    CHECK(c.timerQuantumUs > 0);
    CHECK(c.timerQuantumUs < 10);
    CHECK(c.emptyIntervalUs > 0);
    CHECK(c.emptyIntervalUs < 1000);
    CHECK(c.emptyIntervalHighUs >= c.emptyIntervalUs);
    CHECK(c.launchUs == c.emptyIntervalUs);
    CHECK(c.pollUs > 0);
    CHECK(c.copyGbps > 0.1);
    CHECK(c.copyGbpsLow <= c.copyGbps);
    CHECK(c.copyGbps <= c.copyGbpsHigh);
    CHECK(c.copyBytes > 0);
    CHECK(c.cacheGbps > 0.1);
    CHECK(c.cacheBytes > 0);
    CHECK(c.matrixTflops.at("f32") > 0);
    CHECK((c.matrixTflops.count("int8") == 1) != (c.missing.count("int8") == 1));
    MESSAGE("step ", c.timerQuantumUs, " µs, empty ", c.emptyIntervalUs, " (p95 ", c.emptyIntervalHighUs,
            ") µs, wake-ups ", c.stampUs, " µs, poll ", c.pollUs, " µs, copy ", c.copyGbps, " [", c.copyGbpsLow, ", ",
            c.copyGbpsHigh, "] GB/s of ", formatBytes({static_cast<std::uint64_t>(c.copyBytes)}), ", cache ",
            c.cacheGbps, " GB/s, f32 ", c.matrixTflops.at("f32") * 1000, " GFLOP/s, in ", took.count(), " s");
    if (c.matrixTflops.count("int8")) MESSAGE("int8 ", c.matrixTflops.at("int8") * 1000, " GOP/s");
    if (!kSanitized) CHECK(took.count() < 10.0); // 0.3 s alone; a loaded machine takes longer
    CHECK(backend.cacheEffective().english().rfind("cold: ", 0) == 0);
    CHECK(take(backend, 0, 2).size() == 2);
}

TEST_CASE("every instruction set has its arithmetic ceiling")
{
    for (const CpuIsa isa : {CpuIsa::Portable, CpuIsa::Avx2, CpuIsa::Avx512}) {
        if (isa > detectIsa()) continue;
        const CpuKernels& kernels = kernelsFor(isa);
        CAPTURE(kernels.name);
        const OperationCount count = kernels.multiplyAdd(1000, 1.0f);
        CHECK(count.operations >= 2.0 * 1000 * 12 * 4);
        CHECK(count.value == doctest::Approx(24.0f)); // twelve chains that tend to 2
        const ArithmeticLoop dots = dotsFor(kernels);
        if (dots) CHECK(dots(1000, 1.0f).operations >= 8.0 * 1000 * 12 * 8);
        CHECK((isa != CpuIsa::Portable || dots == nullptr));
    }
}

TEST_CASE("a calibration that has no memory says so")
{
    CpuOptions options = optionsFor(Bytes{4 * kMiB});
    options.availableMemory = Bytes{kMiB};
    CpuBackend backend(options);
    const auto result = backend.calibrate({});
    REQUIRE(result.ok());
    CHECK(result->copyGbps == 0.0);
    CHECK(result->missing.count("copy") == 1);
    CHECK(result->matrixTflops.at("f32") > 0);
    // Enough for a copy, but not for one that leaves the caches.
    options.availableMemory = Bytes{64 * kMiB};
    CpuBackend some(options);
    const auto partly = some.calibrate({});
    REQUIRE(partly.ok());
    CHECK(partly->copyBytes == 4 * kMiB);
    CHECK(partly->missing.count("copy") == 0);
    CHECK(partly->missing.count("copy beyond the caches") == 1);
}

TEST_CASE("samples that were switched out are marked")
{
    cpu_set_t before;
    CPU_ZERO(&before);
    if (sched_getaffinity(0, sizeof before, &before) != 0) {
        MESSAGE("skipped: this system does not tell the affinity of threads");
        return;
    }
    int cpu = 0;
    while (!CPU_ISSET(cpu, &before))
        ++cpu;
    const Input input({512, 4096});
    CpuBackend backend(optionsFor(Bytes{kMiB}, 2)); // the calling thread works on the first processor
    REQUIRE(backend.prepare(input.workload({KernelVariant::mode(int8Static(), false)})).ok());
    REQUIRE(backend.setSampling(0, 20).ok());
    REQUIRE(backend.enqueue(0, 1).ok());
    const auto switchesBefore = backend.state(false).involuntarySwitches;
    REQUIRE(switchesBefore.has_value());
    std::atomic<bool> quit{false}, pinned{false}, refused{false};
    std::thread busy([&] {
        cpu_set_t one;
        CPU_ZERO(&one);
        CPU_SET(cpu, &one);
        refused = sched_setaffinity(0, sizeof one, &one) != 0;
        for (pinned = true; !quit.load(std::memory_order_relaxed);) {
        }
    });
    while (!pinned)
        std::this_thread::yield();
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    std::vector<Timing> timings;
    const auto marked = [&timings] {
        return std::count_if(timings.begin(), timings.end(), [](const Timing& t) { return t.preempted; });
    };
    while (marked() < 3 && std::chrono::steady_clock::now() < deadline) {
        REQUIRE(backend.enqueue(0, 1).ok());
        REQUIRE(backend.harvest(timings, true).ok());
    }
    quit = true;
    busy.join();
    if (refused) {
        MESSAGE("skipped: a thread may not be bound here");
        return;
    }
    CHECK(marked() >= 3);
    CHECK(*backend.state(false).involuntarySwitches >= *switchesBefore + 3);
    MESSAGE(marked(), " of ", timings.size(), " samples marked");
}

TEST_CASE("clocks, governor and turbo in words")
{
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("quantoscope-cpu-" + std::to_string(getpid()));
    const auto write = [&folder](const std::string& file, const std::string& text) {
        std::filesystem::create_directories((folder / file).parent_path());
        std::ofstream(folder / file) << text << '\n';
    };
    write("cpu0/cpufreq/scaling_cur_freq", "3493000");
    write("cpu1/cpufreq/scaling_cur_freq", "2493000");
    write("cpu0/cpufreq/scaling_governor", "performance");
    const std::string path = folder.string();
    CHECK(host::clockLine(path).english() == "3493 MHz, governor performance");
    CHECK(host::clockNow({0, 1}, path) == 2993.0);
    CHECK_FALSE(host::clockNow({7}, path).has_value());
    CHECK_FALSE(host::clockNow({}, path).has_value());
    write("cpufreq/boost", "1");
    write("cpu0/cpufreq/scaling_governor", "powersave");
    CHECK(host::clockLine(path).english() == "3493 MHz, governor powersave (the clock rate depends on the load), turbo "
                                             "on (the clock rate depends on load and temperature)");
    write("intel_pstate/no_turbo", "1");
    CHECK(host::clockLine(path).english().find("turbo off") != std::string::npos);
    std::filesystem::remove_all(folder);
}
