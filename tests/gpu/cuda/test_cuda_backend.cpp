// SPDX-License-Identifier: GPL-3.0-or-later
// Conformance of the CUDA backend with the oracle, bit for bit. Without a GPU it prints why and exits
// with 77. QS_TEST_QUICK=1: fewer and smaller tensors, for compute-sanitizer. QS_TEST_LARGE=1: also more than
// 2^31 elements.
#include <doctest/doctest.h>

#include "gpu/device/backend.h"
#include "gpu/measure/statistics.h"
#include "tests/gpu/support/cuda_test_data.h"
#include "tests/gpu/support/device_test.h"
#include "tests/gpu/support/needs_gpu.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>

QS_NEEDS_GPU;

using namespace qs;
using qs::test::flagged;
using qs::test::Kind;
using qs::test::openDevice;
using qs::test::quick;
using qs::test::Tensor;

namespace {

std::vector<KernelVariant> allModes(bool cold)
{
    std::vector<KernelVariant> variants;
    for (const QuantScheme& scheme : byteSchemes())
        variants.push_back(KernelVariant::mode(scheme, cold));
    return variants;
}

Workload workloadOf(const Tensor& tensor, bool cold = false)
{
    Workload w;
    w.input = tensor.view();
    w.capacity = tensor.shape.elements();
    w.variants = allModes(cold);
    return w;
}

double millisecondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

std::vector<Timing> samplesOf(Backend& backend, int variant, int count)
{
    std::vector<Timing> times;
    const auto queued = backend.enqueue(variant, count);
    REQUIRE_MESSAGE(queued.ok(), queued.error().text());
    const auto done = backend.harvest(times, true);
    REQUIRE_MESSAGE(done.ok(), done.error().text());
    REQUIRE(times.size() == static_cast<std::size_t>(count));
    return times;
}

double medianUs(const std::vector<Timing>& times)
{
    std::vector<float> us;
    for (const Timing& t : times)
        us.push_back(t.us);
    return summarize(us).p50;
}

Sampling sampled(Backend& backend, int variant, int launches)
{
    const auto sampling = backend.setSampling(variant, launches);
    REQUIRE_MESSAGE(sampling.ok(), sampling.error().text());
    return *sampling;
}

/// Checks every prepared mode against the oracle for `input`.
void checkModes(Backend& backend, const std::vector<KernelVariant>& variants, const HostTensor& input,
                const GivenScale& given, const std::string& what)
{
    for (std::size_t i = 0; i < variants.size(); ++i) {
        if (variants[i].ceiling) continue;
        const std::string context = what + ", " + schemeName(variants[i].scheme) + ", " +
                                    std::string(dtypeLabel(input.dtype)) + " " + input.shape.text();
        const auto got = backend.readBack(static_cast<int>(i));
        REQUIRE_MESSAGE(got.ok(), context << ": " << got.error().text());
        const Quantized want = quantizeOracle(variants[i].scheme, input, given);
        const std::size_t width = variants[i].scheme.isCopy() ? sizeOf(input.dtype) : 1;
        const std::string differs = test::difference(*got, want, input, width);
        CHECK_MESSAGE(differs.empty(),
                      context << ": " << differs << " [" << backend.effective(static_cast<int>(i)) << "]");
    }
}

void prepareAndCheck(Backend& backend, const Tensor& tensor, const std::string& what, const GivenScale& given = {})
{
    Workload w = workloadOf(tensor);
    w.given = given;
    const auto prepared = backend.prepare(w);
    REQUIRE_MESSAGE(prepared.ok(), prepared.error().text());
    checkModes(backend, w.variants, tensor.view(), given, what);
}

std::vector<Shape> shapes()
{
    if (quick()) return {{1, 1}, {3, 17}, {7, 128}, {3, 1025}, {2, 8193}, {1, 65537}, {40, 384}};
    std::vector<Shape> all;
    for (const std::int64_t hidden : {1, 17, 128, 1025, 5137, 8192})
        for (const std::int64_t tokens : {1, 3, 7, 64})
            all.push_back({tokens, hidden});
    for (const std::int64_t hidden : {8193, 16384, 20000, 40000})
        for (const std::int64_t tokens : {1, 5})
            all.push_back({tokens, hidden});
    all.insert(all.end(), {{1, 65536}, {2, 65537}, {70001, 1}, {4099, 17}, {300, 2056}, {1, 70000}, {513, 96}});
    return all;
}

} // namespace

TEST_CASE("every mode equals the oracle on difficult data at odd shapes")
{
    const auto backend = openDevice();
    std::uint64_t seed = 1;
    for (const DType dtype : {DType::F16, DType::BF16, DType::F32})
        for (const Shape shape : shapes())
            for (int kind = 0; kind < static_cast<int>(Kind::Count); ++kind) {
                if (quick() && kind % 3 != static_cast<int>(shape.hidden) % 3) continue;
                const auto k = static_cast<Kind>(kind);
                prepareAndCheck(*backend, test::makeTensor(k, dtype, shape, ++seed), test::nameOf(k));
            }
}

TEST_CASE("every 16-bit pattern and many 32-bit ones under given scales and zero points")
{
    const auto backend = openDevice();
    const std::vector<float> scales = {1.0f,    0.1f,   1.0f / 3, 0.007874016f, 1e-3f,  3.1e-5f,
                                       1.7e10f, 1e-30f, 4e30f,    7e-39f,       1e-45f, 3e38f};
    const std::vector<std::int32_t> zeroPoints = {0, 3, -5, 128, -129, 2147483647, -2147483647 - 1};
    const std::size_t step = quick() ? 4 : 1;
    for (const DType dtype : {DType::F16, DType::BF16, DType::F32})
        for (std::size_t s = 0; s < scales.size(); s += step) {
            Tensor tensor{dtype, {2, 65536}, {}};
            tensor.bytes.resize(static_cast<std::size_t>(tensor.shape.elements()) * sizeOf(dtype));
            for (std::size_t i = 0; i < 131072; ++i) {
                if (dtype != DType::F32) {
                    const auto bits = static_cast<std::uint16_t>(i);
                    std::memcpy(tensor.bytes.data() + 2 * i, &bits, 2);
                    continue;
                }
                // Half anything, half within two units of a tie of the scale.
                const std::uint64_t random = splitmix64(s, i);
                const float tie = static_cast<float>(static_cast<int>(random % 259) - 130) + 0.5f;
                const float near = test::nearby(tie, scales[s], random >> 30);
                const auto bits = i % 2 ? static_cast<std::uint32_t>(random >> 32) : std::bit_cast<std::uint32_t>(near);
                std::memcpy(tensor.bytes.data() + 4 * i, &bits, 4);
            }
            const GivenScale given{scales[s], zeroPoints[s % zeroPoints.size()]};
            prepareAndCheck(*backend, tensor, "given scale " + formatNumber(scales[s], 9), given);
        }
}

TEST_CASE("reshape uses prefixes of the prepared input, cold and hot, by events and by graphs")
{
    const auto backend = openDevice();
    const Tensor tensor = test::makeTensor(Kind::Normal, DType::BF16, {quick() ? 16 : 96, 8192}, 42);
    for (const bool cold : {true, false})
        for (const int launches : {1, quick() ? 3 : 20}) {
            Workload w = workloadOf(tensor, cold);
            const bool ceilings = !quick() || (!cold && launches == 1);
            if (ceilings)
                w.variants.insert(w.variants.end(),
                                  {KernelVariant::ceilingFor(1, cold), KernelVariant::ceilingFor(2, cold)});
            REQUIRE(backend->prepare(w).ok());
            CHECK(backend->cacheEffective().english().find("buffer") != std::string::npos);
            for (int v = 0; v < static_cast<int>(w.variants.size()); ++v)
                CHECK(sampled(*backend, v, launches).launches == launches);
            const std::vector<Shape> targets = {{3, 8192}, {5, 1025}, {1, 1}, tensor.shape, {9000, 1}};
            for (const Shape shape : targets) {
                if (quick() && shape != targets[1] && shape != tensor.shape) continue;
                const auto start = std::chrono::steady_clock::now();
                REQUIRE(backend->reshape(shape).ok());
                const double ms = millisecondsSince(start);
                if (!quick()) CHECK(ms < 100.0);
                for (int v = 0; v < static_cast<int>(w.variants.size()); ++v) {
                    const auto again = std::chrono::steady_clock::now();
                    sampled(*backend, v, launches);
                    if (!quick()) CHECK(millisecondsSince(again) < 100.0);
                }
                // Views other than the first are used while timing; a wrong stride would trip a checker here.
                std::vector<Timing> times;
                for (int v = 0; v < static_cast<int>(w.variants.size()); ++v)
                    REQUIRE(backend->enqueue(v, 3).ok());
                REQUIRE(backend->harvest(times, true).ok());
                REQUIRE(times.size() == 3 * w.variants.size());
                for (std::size_t i = 0; i < times.size(); ++i) {
                    CHECK(times[i].variant == static_cast<int>(i / 3));
                    CHECK(times[i].us > 0.0f);
                }
                checkModes(*backend, w.variants, {DType::BF16, shape, tensor.bytes.data()}, {}, "reshape");
            }
            CHECK_FALSE(backend->reshape({tensor.shape.tokens + 1, 8192}).ok());
        }
}

TEST_CASE("both cache states in one workload: cold ones rotate, hot ones stay, and hot is not slower")
{
    const auto backend = openDevice();
    const double cache = static_cast<double>(backend->info().cacheBytes.value);
    const Tensor tensor = test::makeTensor(Kind::Normal, DType::BF16, {quick() ? 16 : 512, 8192}, 5);
    Workload w = workloadOf(tensor);
    w.variants.clear();
    for (const bool cold : {true, false}) {
        w.variants.push_back(KernelVariant::mode(*parseScheme("fp8-e4m3-tensor-static"), cold));
        if (!quick()) w.variants.push_back(KernelVariant::ceilingFor(1, cold));
    }
    const int hot = static_cast<int>(w.variants.size()) / 2;
    REQUIRE(backend->prepare(w).ok());
    const std::string text = backend->cacheEffective().english();
    CHECK_MESSAGE(text.find("; hot: 1 buffer") != std::string::npos, text);
    const double one = static_cast<double>(tensor.shape.elements()) * 3;
    CHECK(static_cast<double>(backend->workingSet(hot).value) == one);
    if (!quick()) CHECK(static_cast<double>(backend->workingSet(0).value) > 3 * cache);
    for (const int launches : {1, 7, 20, 33}) {
        for (int v = 0; v < static_cast<int>(w.variants.size()); ++v)
            sampled(*backend, v, launches);
        if (!quick()) CHECK(static_cast<double>(backend->workingSet(0).value) > 3 * cache);
        CHECK(static_cast<double>(backend->workingSet(hot).value) == one);
        const double coldUs = medianUs(samplesOf(*backend, 0, 60));
        const double hotUs = medianUs(samplesOf(*backend, hot, 60));
        std::printf("K = %2d: cold %.2f us, hot %.2f us [%s] %s\n", launches, coldUs, hotUs,
                    backend->cacheEffective().english().c_str(), backend->effective(0).c_str());
        if (!quick()) CHECK(coldUs > hotUs * 1.05);
        checkModes(*backend, w.variants, tensor.view(), {}, "both caches");
    }
}

TEST_CASE("a read sweep makes single launches cold, and is counted in the memory")
{
    const auto backend = openDevice();
    const Tensor tensor = test::makeTensor(Kind::Normal, DType::BF16, {quick() ? 16 : 512, 8192}, 6);
    Workload w = workloadOf(tensor);
    const QuantScheme scheme = *parseScheme("int8-tensor-static");
    w.variants = {KernelVariant::mode(scheme, true), KernelVariant::mode(scheme, false)};
    const std::uint64_t rotation = backend->memoryNeeded(w).value;
    w.coldBy = ColdMethod::ReadSweep;
    Workload hotOnly = w;
    hotOnly.variants.erase(hotOnly.variants.begin());
    const std::uint64_t swept = backend->memoryNeeded(w).value;
    CHECK(swept >= backend->memoryNeeded(hotOnly).value + 2 * backend->info().cacheBytes.value);
    CHECK(swept != rotation);
    REQUIRE(backend->prepare(w).ok());
    const std::string text = backend->cacheEffective().english();
    CHECK_MESSAGE(text.find("cold by read sweep of ") == 0, text);
    const auto refused = backend->setSampling(0, 20);
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().code == ErrorCode::Usage);
    sampled(*backend, 0, 1);
    sampled(*backend, 1, 1);
    const double coldUs = medianUs(samplesOf(*backend, 0, 60));
    const double hotUs = medianUs(samplesOf(*backend, 1, 60));
    std::printf("read sweep: cold %.2f us, hot %.2f us [%s]\n", coldUs, hotUs, text.c_str());
    if (!quick()) CHECK(coldUs > hotUs * 1.05);
    checkModes(*backend, w.variants, tensor.view(), {}, "read sweep");
}

TEST_CASE("samples of graphs agree with those of single launches, their constant is plausible")
{
    const auto backend = openDevice();
    const Tensor tensor = test::makeTensor(Kind::Normal, DType::BF16, {quick() ? 16 : 1024, 8192}, 9);
    Workload w = workloadOf(tensor, !quick()); // graphs of a cold rotation have thousands of launches
    if (quick()) w.variants.resize(3);
    REQUIRE(backend->prepare(w).ok());
    CHECK_FALSE(backend->setSampling(0, 0).ok());
    CHECK_FALSE(backend->setSampling(0, 1001).ok());
    CHECK_FALSE(backend->setSampling(99, 1).ok());
    for (int v = 0; v < static_cast<int>(w.variants.size()); ++v) {
        const Sampling alone = sampled(*backend, v, 1);
        CHECK(alone.constantUs == 0);
        CHECK(alone.hostUs > 0);
        CHECK(alone.wallUs >= alone.hostUs * 0.5);
        const double events = medianUs(samplesOf(*backend, v, quick() ? 10 : 60));
        const Sampling graph = sampled(*backend, v, quick() ? 3 : 25);
        CHECK(graph.constantLowUs >= 0);
        CHECK(graph.constantLowUs <= graph.constantUs);
        CHECK(graph.constantUs <= graph.constantHighUs);
        const double batched = medianUs(samplesOf(*backend, v, quick() ? 10 : 60));
        std::printf(
            "%-28s events %7.2f us, graph of 25 %7.2f us, constant %5.2f [%5.2f, %5.2f], host %.2f, wall %.2f; %s\n",
            schemeName(w.variants[static_cast<std::size_t>(v)].scheme).c_str(), events, batched, graph.constantUs,
            graph.constantLowUs, graph.constantHighUs, graph.hostUs, graph.wallUs, backend->effective(v).c_str());
        if (quick()) continue;
        CHECK(graph.constantUs < 50);
        CHECK(batched <= events * 1.05 + 0.5); // an interval around one launch contains more than the launch
        CHECK(batched > 0.3 * events);
    }
    checkModes(*backend, w.variants, tensor.view(), {}, "graphs");
}

TEST_CASE("the SM clock is read around samples")
{
    const auto backend = openDevice();
    const Tensor tensor = test::makeTensor(Kind::Normal, DType::F32, {quick() ? 64 : 2048, 8192}, 12);
    Workload w = workloadOf(tensor, true);
    w.variants.resize(2);
    REQUIRE(backend->prepare(w).ok());
    (void)samplesOf(*backend, 1, 200); // wakes the device
    const auto times = samplesOf(*backend, 1, 200);
    int known = 0;
    float low = 1e9f, high = 0;
    for (const Timing& t : times) {
        if (t.clockMHz <= 0.0f) continue;
        ++known;
        low = std::min(low, t.clockMHz);
        high = std::max(high, t.clockMHz);
        CHECK(t.clockMHz > 200.0f);
        CHECK(t.clockMHz < 3500.0f);
    }
    std::printf("clock known for %d of %zu samples: %.0f to %.0f MHz; %s\n", known, times.size(),
                static_cast<double>(low), static_cast<double>(high), backend->state(false).line().english().c_str());
    if (!quick()) CHECK(known > 180);
}

TEST_CASE("calibration is plausible and leaves what is prepared as it was" * doctest::skip(quick()))
{
    const auto backend = openDevice();
    const Tensor tensor = test::makeTensor(Kind::Normal, DType::BF16, {64, 4096}, 21);
    const Workload w = workloadOf(tensor, true);
    REQUIRE(backend->prepare(w).ok());
    sampled(*backend, 1, 20);
    REQUIRE(backend->enqueue(1, 5).ok());
    const std::string before = backend->effective(1);
    const double free = static_cast<double>(backend->info().freeMemory.value);
    const auto start = std::chrono::steady_clock::now();
    const auto found = backend->calibrate(
        [&](const Message& text) { std::printf("%6.0f ms: %s\n", millisecondsSince(start), text.english().c_str()); });
    REQUIRE_MESSAGE(found.ok(), found.error().text());
    const double ms = millisecondsSince(start);
    const Calibration& c = *found;
    std::printf(
        "calibrated in %.0f ms: quantum %.4f us, empty %.3f (p95 %.3f), launch %.2f, empty wall %.2f, timer step %.4f, "
        "stamps %.2f, poll %.0f us\ncopy %.0f [%.0f, %.0f] GB/s of %.0f MiB, in the cache %.0f GB/s\n",
        ms, c.timerQuantumUs, c.emptyIntervalUs, c.emptyIntervalHighUs, c.launchUs, c.emptyWallUs, c.clockStepUs,
        c.stampUs, c.pollUs, c.copyGbps, c.copyGbpsLow, c.copyGbpsHigh, c.copyBytes / 1048576, c.cacheGbps);
    for (const auto& [type, rate] : c.matrixTflops)
        std::printf("%s: %.0f TFLOP/s at %lld\n", type.c_str(), rate, static_cast<long long>(c.matrixSizes.at(type)));
    for (const auto& [what, why] : c.missing)
        std::printf("%s is missing: %s\n", what.c_str(), why.english().c_str());
    CHECK(ms < 15'000);
    CHECK(c.n >= 500);
    CHECK(c.timerQuantumUs > 0);
    CHECK(c.timerQuantumUs <= 2);
    CHECK(c.emptyIntervalUs > 0);
    CHECK(c.emptyIntervalUs < 20);
    CHECK(c.emptyIntervalHighUs >= c.emptyIntervalUs);
    CHECK(c.launchUs > 0.3);
    CHECK(c.emptyWallUs > c.launchUs);
    CHECK(c.clockStepUs > 0);
    CHECK(c.clockStepUs <= 2);
    CHECK(c.pollUs > 0);
    CHECK((c.copyGbps > 50 || c.missing.contains("copy")));
    CHECK(c.copyGbpsLow <= c.copyGbps);
    CHECK(c.copyGbpsHigh >= c.copyGbps);
    CHECK((c.cacheGbps > c.copyGbps * 0.9 || c.missing.contains("cache copy")));
    CHECK(c.matrixTflops.size() + c.missing.size() >= 6);
    for (const auto& [type, rate] : c.matrixTflops) {
        CHECK(rate > 1);
        CHECK(c.matrixSizes.count(type) == 1);
    }
    CHECK_FALSE(c.device.empty());
    CHECK_FALSE(c.date.empty());
    // Its buffers are gone, what was queued before is still there, and nothing else has changed.
    CHECK(static_cast<double>(backend->info().freeMemory.value) > free - 512e6); // the library of matrix products stays
    CHECK(backend->pending() == 5);
    CHECK(backend->effective(1) == before);
    std::vector<Timing> times;
    REQUIRE(backend->harvest(times, true).ok());
    CHECK(times.size() == 5);
    checkModes(*backend, w.variants, tensor.view(), {}, "after calibration");
}

TEST_CASE("the device tells its state")
{
    const auto backend = openDevice();
    const DeviceState state = backend->state(true);
    std::printf("%s; limit %.0f W; reasons %s; counters %s; other processes: %s\n", state.line().english().c_str(),
                state.powerLimitW.value_or(-1), state.reasons ? std::to_string(*state.reasons).c_str() : "unknown",
                state.powerCapNs ? std::to_string(*state.powerCapNs).c_str() : "unknown",
                state.foreign ? std::to_string(state.foreign->size()).c_str() : "unknown");
    if (state.smMHz) CHECK(*state.smMHz > 0);
    if (state.temperatureC) CHECK((*state.temperatureC > 0 && *state.temperatureC < 120));
    if (state.powerW && state.powerLimitW) CHECK(*state.powerW < 2 * *state.powerLimitW);
    const DeviceState later = backend->state(false);
    CHECK_FALSE(later.foreign.has_value());
    if (state.powerCapNs && later.powerCapNs) CHECK(*later.powerCapNs >= *state.powerCapNs);
    CHECK(later.smMHz.has_value() == state.smMHz.has_value());
}

TEST_CASE("samples come in order, none is lost, and more than the pool may be queued")
{
    const auto backend = openDevice();
    const Tensor tensor = test::makeTensor(Kind::Normal, DType::F32, {4, 1024}, 7);
    Workload w = workloadOf(tensor, true);
    REQUIRE(backend->prepare(w).ok());
    const int samples = quick() ? 100 : 5000;
    REQUIRE(backend->enqueue(1, samples).ok());
    REQUIRE(backend->enqueue(2, 1).ok());
    CHECK(backend->pending() == samples + 1);
    std::vector<Timing> times;
    while (backend->pending() > 0)
        REQUIRE(backend->harvest(times, false).ok());
    REQUIRE(times.size() == static_cast<std::size_t>(samples) + 1);
    CHECK(times.back().variant == 2);
    const auto profiled = backend->profileOnce(3, "test range");
    REQUIRE(profiled.ok());
    CHECK(profiled->us > 0.0f);
    CHECK_FALSE(backend->effective(1).empty());
}

TEST_CASE("too large a tensor is refused before anything is allocated, with numbers; a bad index is named")
{
    const auto backend = openDevice();
    const float one = 1.0f;
    Workload w;
    w.input = {DType::F32, {std::int64_t{1} << 20, std::int64_t{1} << 20}, &one};
    w.capacity = w.input.shape.elements();
    w.variants = allModes(true);
    CHECK(backend->memoryNeeded(w).value > std::uint64_t{4} << 40);
    const auto refused = backend->prepare(w);
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().code == ErrorCode::Memory);
    CHECK(refused.error().message.english().find("MiB is available") != std::string::npos);
    CHECK_FALSE(backend->enqueue(0, 1).ok());

    const Tensor tensor = test::makeTensor(Kind::Normal, DType::F32, {64, 4096}, 3);
    const Workload fits = workloadOf(tensor, true);
    const auto before = static_cast<double>(backend->info().freeMemory.value);
    REQUIRE(backend->prepare(fits).ok());
    const double used = before - static_cast<double>(backend->info().freeMemory.value);
    CHECK(used < static_cast<double>(backend->memoryNeeded(fits).value) + 64e6);

    const auto none = makeCudaBackend(99);
    REQUIRE_FALSE(none.ok());
    CHECK(none.error().message.english().find("CUDA device 99 does not exist") != std::string::npos);
    const auto listed = listCudaDevices();
    REQUIRE_FALSE(listed.empty());
    CHECK(listed.front().available);
    std::printf("%s, %s, driver %s, %s, %s; %s\n", listed.front().info.name.c_str(), listed.front().info.detail.c_str(),
                listed.front().info.driver.c_str(), listed.front().info.runtime.c_str(),
                listed.front().info.clocks.english().c_str(), backend->state(false).line().english().c_str());
}

TEST_CASE("a group that no kernel has is refused, and the next workload is prepared")
{
    const auto backend = openDevice();
    const Tensor tensor = test::makeTensor(Kind::Normal, DType::F32, {8, 4608}, 3);
    for (const auto& [name, group] : {std::pair{"fp8-e4m3-group128-dynamic", 64}, std::pair{"int4-group128", 48}}) {
        Workload w = workloadOf(tensor);
        w.variants = {KernelVariant::mode(*parseScheme(name), false)};
        w.variants[0].scheme.groupSize = group;
        const auto refused = backend->prepare(w);
        CHECK((!refused && refused.error().text().find(std::to_string(group)) != std::string::npos));
        CHECK(backend->prepare(workloadOf(tensor)).ok());
    }
}

TEST_CASE("more than 2^31 elements" * doctest::skip(!flagged("QS_TEST_LARGE")))
{
    const auto backend = openDevice();
    const Shape shape{65541, 32769};
    const Tensor block = test::makeTensor(Kind::Normal, DType::BF16, {1, 1 << 20}, 11);
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(shape.elements()) * 2);
    for (std::size_t at = 0; at < bytes.size(); at += block.bytes.size() - 2)
        std::memcpy(bytes.data() + at, block.bytes.data(), std::min(block.bytes.size() - 2, bytes.size() - at));
    Workload w;
    w.input = {DType::BF16, shape, bytes.data()};
    w.capacity = shape.elements();
    for (const char* name : {"int8-tensor-static", "int8-token-dynamic-azp", "fp8-e4m3-token-dynamic",
                             "fp8-e4m3-tensor-dynamic", "fp8-e4m3-group128-dynamic"})
        w.variants.push_back(KernelVariant::mode(*parseScheme(name), false));
    const auto prepared = backend->prepare(w);
    REQUIRE_MESSAGE(prepared.ok(), prepared.error().text());
    const Extremes extremes = extremesOf({DType::BF16, {1, 1 << 20}, block.bytes.data()}, 0, (1 << 20) - 1);
    for (std::size_t v = 0; v < w.variants.size(); ++v) {
        const QuantScheme& scheme = w.variants[v].scheme;
        const auto got = backend->readBack(static_cast<int>(v));
        REQUIRE_MESSAGE(got.ok(), got.error().text());
        for (const std::int64_t row : {std::int64_t{0}, shape.tokens / 2, shape.tokens - 2, shape.tokens - 1}) {
            std::vector<std::uint8_t> codes(static_cast<std::size_t>(shape.hidden));
            std::vector<float> scales;
            std::vector<std::int32_t> zeroPoints;
            quantizeRow(scheme, w.input, row, scaleParams(scheme, extremes), codes, scales, zeroPoints);
            CHECK(std::memcmp(codes.data(), got->codes.data() + row * shape.hidden, codes.size()) == 0);
            const std::size_t perRow = scales.size();
            if (perRow > 0)
                CHECK(std::memcmp(scales.data(), got->scales.data() + static_cast<std::size_t>(row) * perRow,
                                  perRow * 4) == 0);
        }
    }
}
