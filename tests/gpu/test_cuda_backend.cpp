// SPDX-License-Identifier: GPL-3.0-or-later
// Conformance of the CUDA backend with the oracle, bit for bit. Without a GPU it prints why and exits
// with 77. QS_TEST_QUICK=1: fewer and smaller tensors, for compute-sanitizer. QS_TEST_LARGE=1: also more than
// 2^31 elements.
#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include "gpu/kernels/backend.h"
#include "tests/gpu/cuda_test_data.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>

using namespace qs;
using qs::test::Kind;
using qs::test::Tensor;

namespace {

bool flagged(const char* name)
{
    const char* value = std::getenv(name);
    return value && *value && *value != '0';
}

bool quick() { return flagged("QS_TEST_QUICK"); }

std::unique_ptr<Backend> openDevice()
{
    auto backend = makeCudaBackend(0);
    REQUIRE_MESSAGE(backend.ok(), backend.error().text());
    return std::move(backend).value();
}

std::vector<KernelVariant> allModes()
{
    std::vector<KernelVariant> variants;
    for (const QuantScheme& scheme : allSchemes())
        variants.push_back(KernelVariant::mode(scheme));
    return variants;
}

Workload workloadOf(const Tensor& tensor, CacheMode cache = CacheMode::Hot)
{
    Workload w;
    w.input = tensor.view();
    w.capacity = tensor.shape.elements();
    w.variants = allModes();
    w.cache = cache;
    return w;
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

void prepareAndCheck(Backend& backend, const Tensor& tensor, const std::string& what,
                     const GivenScale& given = {})
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
    all.insert(all.end(),
               {{1, 65536}, {2, 65537}, {70001, 1}, {4099, 17}, {300, 2056}, {1, 70000}, {513, 96}});
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
                const auto bits =
                    i % 2 ? static_cast<std::uint32_t>(random >> 32) : std::bit_cast<std::uint32_t>(near);
                std::memcpy(tensor.bytes.data() + 4 * i, &bits, 4);
            }
            const GivenScale given{scales[s], zeroPoints[s % zeroPoints.size()]};
            prepareAndCheck(*backend, tensor, "given scale " + formatNumber(scales[s], 9), given);
        }
}

TEST_CASE("retarget uses prefixes of the prepared input, cold and hot, by events and by graphs")
{
    const auto backend = openDevice();
    const Tensor tensor = test::makeTensor(Kind::Normal, DType::BF16, {quick() ? 16 : 96, 8192}, 42);
    for (const CacheMode cache : {CacheMode::Cold, CacheMode::Hot})
        for (const TimingMethod method : {TimingMethod::Events, TimingMethod::Graph}) {
            Workload w = workloadOf(tensor, cache);
            w.method = method;
            if (quick()) w.launchesPerSample = 3;
            const bool ceilings = !quick() || (cache == CacheMode::Hot && method == TimingMethod::Events);
            if (ceilings)
                w.variants.insert(w.variants.end(),
                                  {KernelVariant::ceilingFor(1), KernelVariant::ceilingFor(2)});
            REQUIRE(backend->prepare(w).ok());
            CHECK(backend->cacheEffective().find("buffer") != std::string::npos);
            const std::vector<Shape> targets = {{3, 8192}, {5, 1025}, {1, 1}, tensor.shape, {9000, 1}};
            for (const Shape shape : targets) {
                if (quick() && shape != targets[1] && shape != tensor.shape) continue;
                const auto start = std::chrono::steady_clock::now();
                REQUIRE(backend->retarget(shape).ok());
                const double ms =
                    std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
                        .count();
                if (!quick()) CHECK(ms < 100.0);
                if (ceilings && !quick()) {
                    // The ceiling's shape is chosen anew at its first use; that belongs to re-aiming.
                    const auto tuneStart = std::chrono::steady_clock::now();
                    REQUIRE(backend->enqueue(static_cast<int>(allSchemes().size()), 1).ok());
                    CHECK(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() -
                                                                    tuneStart)
                              .count() < 100.0);
                    std::vector<Timing> first;
                    REQUIRE(backend->harvest(first, true).ok());
                    REQUIRE(first.size() == 1);
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
                checkModes(*backend, w.variants, {DType::BF16, shape, tensor.bytes.data()}, {}, "retarget");
            }
            CHECK_FALSE(backend->retarget({tensor.shape.tokens + 1, 8192}).ok());
        }
}

TEST_CASE("samples come in order, none is lost, and more than the pool may be queued")
{
    const auto backend = openDevice();
    const Tensor tensor = test::makeTensor(Kind::Normal, DType::F32, {4, 1024}, 7);
    Workload w = workloadOf(tensor, CacheMode::Cold);
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
    w.variants = allModes();
    CHECK(backend->memoryNeeded(w).value > std::uint64_t{4} << 40);
    const auto refused = backend->prepare(w);
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().code == ErrorCode::Memory);
    CHECK(refused.error().message.find("MiB are free") != std::string::npos);
    CHECK_FALSE(backend->enqueue(0, 1).ok());

    const Tensor tensor = test::makeTensor(Kind::Normal, DType::F32, {64, 4096}, 3);
    const Workload fits = workloadOf(tensor, CacheMode::Cold);
    const auto before = static_cast<double>(backend->info().freeMemory.value);
    REQUIRE(backend->prepare(fits).ok());
    const double used = before - static_cast<double>(backend->info().freeMemory.value);
    CHECK(used < static_cast<double>(backend->memoryNeeded(fits).value) + 64e6);

    const auto none = makeCudaBackend(99);
    REQUIRE_FALSE(none.ok());
    CHECK(none.error().message.find("no CUDA device 99") != std::string::npos);
    const auto listed = listCudaDevices();
    REQUIRE_FALSE(listed.empty());
    CHECK(listed.front().available);
    std::printf("%s, %s, driver %s, %s, %s; %s\n", listed.front().info.name.c_str(),
                listed.front().info.detail.c_str(), listed.front().info.driver.c_str(),
                listed.front().info.runtime.c_str(), listed.front().info.clocks.c_str(),
                backend->stateLine().c_str());
}

TEST_CASE("more than 2^31 elements" * doctest::skip(!flagged("QS_TEST_LARGE")))
{
    const auto backend = openDevice();
    const Shape shape{65541, 32769};
    const Tensor block = test::makeTensor(Kind::Normal, DType::BF16, {1, 1 << 20}, 11);
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(shape.elements()) * 2);
    for (std::size_t at = 0; at < bytes.size(); at += block.bytes.size() - 2)
        std::memcpy(bytes.data() + at, block.bytes.data(),
                    std::min(block.bytes.size() - 2, bytes.size() - at));
    Workload w;
    w.input = {DType::BF16, shape, bytes.data()};
    w.capacity = shape.elements();
    w.cache = CacheMode::Hot;
    for (const char* name : {"int8-tensor-static", "int8-token-dynamic-azp", "fp8-e4m3-token-dynamic",
                             "fp8-e4m3-tensor-dynamic", "fp8-e4m3-group128-dynamic"})
        w.variants.push_back(KernelVariant::mode(*parseScheme(name)));
    const auto prepared = backend->prepare(w);
    REQUIRE_MESSAGE(prepared.ok(), prepared.error().text());
    const Extremes extremes = extremesOf({DType::BF16, {1, 1 << 20}, block.bytes.data()}, 0, (1 << 20) - 1);
    for (std::size_t v = 0; v < w.variants.size(); ++v) {
        const QuantScheme& scheme = w.variants[v].scheme;
        const auto got = backend->readBack(static_cast<int>(v));
        REQUIRE_MESSAGE(got.ok(), got.error().text());
        for (const std::int64_t row :
             {std::int64_t{0}, shape.tokens / 2, shape.tokens - 2, shape.tokens - 1}) {
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

int main(int argc, char** argv)
{
    if (const auto backend = makeCudaBackend(0); !backend) {
        std::printf("skipped: %s\n", backend.error().text().c_str());
        return 77;
    }
    return doctest::Context(argc, argv).run();
}
