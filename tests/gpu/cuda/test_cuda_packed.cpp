// SPDX-License-Identifier: GPL-3.0-or-later
// Conformance of the packed formats on the CUDA backend with the oracle, byte for byte: codes, scales, zero points.
// Without a GPU it prints why and exits with 77. QS_TEST_QUICK=1: fewer and smaller tensors, for compute-sanitizer.
#include <doctest/doctest.h>

#include "gpu/device/backend.h"
#include "tests/gpu/support/cuda_test_data.h"
#include "tests/gpu/support/device_test.h"
#include "tests/gpu/support/needs_gpu.h"

#include <cstdio>
#include <cstdlib>
#include <memory>

QS_NEEDS_GPU;

using namespace qs;
using qs::test::Kind;
using qs::test::openDevice;
using qs::test::quick;
using qs::test::Tensor;

namespace {

/// Every packed mode of every dialect.
std::vector<KernelVariant> packedModes()
{
    std::vector<KernelVariant> variants;
    for (const auto schemes : {allSchemes(), dialectSchemes()})
        for (const QuantScheme& scheme : schemes)
            if (scheme.isPacked()) variants.push_back(KernelVariant::mode(scheme, false));
    return variants;
}

std::string firstDifference(const char* what, std::span<const std::uint8_t> got, std::span<const std::uint8_t> want)
{
    if (got.size() != want.size())
        return std::string(what) + ": " + std::to_string(got.size()) + " bytes for " + std::to_string(want.size());
    for (std::size_t i = 0; i < want.size(); ++i)
        if (got[i] != want[i])
            return std::string(what) + ", byte " + std::to_string(i) + ": " + std::to_string(got[i]) + " for " +
                   std::to_string(want[i]);
    return {};
}

/// Holds what is prepared against the oracle for `input`.
void compareWithOracle(Backend& backend, const std::vector<KernelVariant>& variants, const HostTensor& input,
                       const std::string& what)
{
    for (std::size_t v = 0; v < variants.size(); ++v) {
        if (variants[v].ceiling) continue;
        const QuantScheme& scheme = variants[v].scheme;
        const std::string context = what + ", " + schemeName(scheme) + ", " + std::string(dtypeLabel(input.dtype)) +
                                    " " + input.shape.text() + " [" + backend.effective(static_cast<int>(v)) + "]";
        const auto got = backend.readBack(static_cast<int>(v));
        REQUIRE_MESSAGE(got.ok(), context << ": " << got.error().text());
        const Quantized want = quantizeOracle(scheme, input);
        CHECK_MESSAGE(firstDifference("codes", got->codes, want.codes).empty(),
                      context << ": " << firstDifference("codes", got->codes, want.codes));
        CHECK_MESSAGE(firstDifference("scales", got->scaleBytes, want.scaleBytes).empty(),
                      context << ": " << firstDifference("scales", got->scaleBytes, want.scaleBytes));
        CHECK_MESSAGE(firstDifference("zero points", got->zeroPointBytes, want.zeroPointBytes).empty(),
                      context << ": " << firstDifference("zero points", got->zeroPointBytes, want.zeroPointBytes));
        if (scheme.format == NumberFormat::NVFP4) CHECK(got->globalScale == want.globalScale);
    }
}

void checkPacked(Backend& backend, const Tensor& tensor, const std::string& what)
{
    Workload w;
    w.input = tensor.view();
    w.capacity = tensor.shape.elements();
    w.variants = packedModes();
    const auto prepared = backend.prepare(w);
    REQUIRE_MESSAGE(prepared.ok(), prepared.error().text());
    compareWithOracle(backend, w.variants, w.input, what);
}

std::vector<Shape> shapes()
{
    if (quick()) return {{1, 1}, {3, 127}, {2, 384}, {3, 1040}};
    return {{1, 1},   {3, 16},   {3, 17},   {5, 96},   {3, 127},   {7, 128}, {9, 256},
            {2, 640}, {2, 1000}, {3, 1025}, {4, 2080}, {16, 4096}, {2, 8192}};
}

/// Small multiples of a quarter or an eighth of a few-bit number: codes of every format then fall on ties.
Tensor gridTensor(DType dtype, Shape shape, float step)
{
    Tensor t{dtype, shape, std::vector<std::uint8_t>(static_cast<std::size_t>(shape.elements()) * sizeOf(dtype))};
    float unit = 1.0f;
    for (std::int64_t i = 0; i < shape.elements(); ++i) {
        const std::uint64_t random = splitmix64(17, static_cast<std::uint64_t>(i));
        if (i % 64 == 0)
            unit = (1.0f + static_cast<float>(random % 16) / 16.0f) *
                   std::exp2(static_cast<float>(random >> 8 & 15) - 8.0f);
        storeFloat(t.bytes.data(), dtype, static_cast<std::size_t>(i),
                   static_cast<float>(static_cast<int>(random >> 16 & 63) - 32) * step * unit);
    }
    return t;
}

/// Groups that lie between 15 steps of their scale below zero and none: AWQ's zero point is cut there, and codes end at
/// 0.
Tensor negativeTensor(DType dtype, Shape shape)
{
    Tensor t{dtype, shape, std::vector<std::uint8_t>(static_cast<std::size_t>(shape.elements()) * sizeOf(dtype))};
    for (std::int64_t i = 0; i < shape.elements(); ++i) {
        const std::int64_t group = i / 32;
        const float unit = std::exp2(static_cast<float>(group % 9) - 4.0f),
                    above = static_cast<float>(group % 16) / 16.0f;
        const auto within = static_cast<float>(splitmix64(31, static_cast<std::uint64_t>(i)) % 241) / 16.0f;
        const float steps = i % 32 == 0 ? 15.0f : i % 32 == 1 ? 0.0f : within;
        storeFloat(t.bytes.data(), dtype, static_cast<std::size_t>(i), -(above + steps) * unit);
    }
    return t;
}

/// Blocks of NVFP4 whose elements lie on and next to the ties between two codes, for a tensor of this largest
/// magnitude.
Tensor nvfp4TieTensor(DType dtype, float amax)
{
    constexpr float ties[] = {0.25f, 0.75f, 1.25f, 1.75f, 2.5f, 3.5f, 5.0f};
    const Shape shape{quick() ? 4 : 32, 1024};
    Tensor t{dtype, shape, std::vector<std::uint8_t>(static_cast<std::size_t>(shape.elements()) * sizeOf(dtype))};
    const float global = amax / 2688.0f;
    const auto step = dtype == DType::F16 ? 0x1p-11f : 0x1p-8f;
    for (std::int64_t i = 0; i < shape.elements(); ++i) {
        const std::int64_t block = i / 16;
        const std::uint64_t random = splitmix64(29, static_cast<std::uint64_t>(i));
        const float scale =
            global * std::ldexp(1.0f + static_cast<float>(block % 8) / 8.0f, static_cast<int>(block / 8 % 8));
        float value = 6.0f * scale; // the first of a block makes its scale
        const int away = static_cast<int>(random >> 8 & 7) - 3;
        if (i % 16) value = ties[random % 7] * scale * (1.0f + static_cast<float>(away) * 0.5f * step);
        if (i == 15) value = amax;
        storeFloat(t.bytes.data(), dtype, static_cast<std::size_t>(i), random & 0x10000u ? -value : value);
    }
    return t;
}

} // namespace

TEST_CASE("every packed format and dialect equals the oracle on difficult data, whole and broken rows")
{
    const auto backend = openDevice();
    std::uint64_t seed = 1;
    for (const DType dtype : {DType::F16, DType::BF16, DType::F32})
        for (const Shape shape : shapes())
            for (int kind = 0; kind < static_cast<int>(Kind::Count); ++kind) {
                if (quick() && kind % 4 != static_cast<int>(shape.hidden) % 4) continue;
                checkPacked(*backend, test::makeTensor(static_cast<Kind>(kind), dtype, shape, ++seed),
                            test::nameOf(static_cast<Kind>(kind)));
            }
}

TEST_CASE("ties of every packed format")
{
    const auto backend = openDevice();
    for (const DType dtype : {DType::F16, DType::BF16, DType::F32})
        for (const float step : {0.125f, 0.25f, 0.5f})
            checkPacked(*backend, gridTensor(dtype, {quick() ? 2 : 64, 2048}, step), "grid");
}

TEST_CASE("groups below zero, whose zero points are cut")
{
    const auto backend = openDevice();
    for (const DType dtype : {DType::F16, DType::BF16, DType::F32})
        checkPacked(*backend, negativeTensor(dtype, {quick() ? 2 : 32, 1024}), "below zero");
}

TEST_CASE("NVFP4 next to its ties, for maxima that leave numbers on ties of no, one and both parities")
{
    const auto backend = openDevice();
    std::vector<float> maxima = {5.25f, 2688.0f, 1.0f, 0x1.8p-20f, 448.0f};
    for (int i = 0; i < (quick() ? 3 : 20); ++i)
        maxima.push_back(1.0f + static_cast<float>(i * 7 % 128) / 128.0f + static_cast<float>(i % 8) / 1024.0f);
    for (const DType dtype : {DType::F16, DType::BF16, DType::F32})
        for (const float amax : maxima)
            checkPacked(*backend, nvfp4TieTensor(dtype, roundedTo(dtype, amax)), "next to ties of NVFP4");
}

TEST_CASE("packed formats are laid out anew for other shapes within the capacity, and their ceilings follow")
{
    const auto backend = openDevice();
    const Tensor tensor = test::makeTensor(Kind::Normal, DType::BF16, {quick() ? 8 : 96, 4096}, 5);
    for (const bool cold : {true, false}) {
        Workload w;
        w.input = tensor.view();
        w.capacity = tensor.shape.elements();
        w.variants = packedModes();
        for (KernelVariant& variant : w.variants)
            variant.cold = cold;
        const QuantScheme scheme = *parseScheme("int4-group128");
        const Bytes read{static_cast<std::uint64_t>(tensor.shape.elements()) * 2},
            written = outputBytes(scheme, tensor.shape, DType::BF16);
        w.variants.push_back(KernelVariant::ceilingOf({read, written}, cold));
        const int ceiling = static_cast<int>(w.variants.size()) - 1;
        const auto prepared = backend->prepare(w);
        REQUIRE_MESSAGE(prepared.ok(), prepared.error().text());
        for (const Shape shape :
             {Shape{tensor.shape.tokens / 2, 4096}, Shape{5, 1025}, Shape{1, 1}, Shape{4096, 1}, tensor.shape}) {
            const auto aimed = backend->reshape(shape);
            REQUIRE_MESSAGE(aimed.ok(), shape.text() << ": " << aimed.error().text());
            compareWithOracle(*backend, w.variants, {DType::BF16, shape, tensor.bytes.data()}, "reshaped");
            REQUIRE(backend->enqueue(ceiling, 2).ok());
            for (int v = 0; v < ceiling; ++v)
                REQUIRE(backend->enqueue(v, 1).ok());
            std::vector<Timing> times;
            REQUIRE(backend->harvest(times, true).ok());
            CHECK(times.size() == w.variants.size() + 1);
            const CeilingTraffic traffic =
                CeilingTraffic{read, written}.forElements(shape.elements(), tensor.shape.elements());
            CHECK_MESSAGE(backend->effective(ceiling).find(formatBytes(traffic.read) + " in") != std::string::npos,
                          backend->effective(ceiling));
        }
    }
}

TEST_CASE("packed modes can be sampled, cold and hot, beside a ceiling of their own traffic")
{
    const auto backend = openDevice();
    const Tensor tensor = test::makeTensor(Kind::Normal, DType::BF16, {quick() ? 8 : 64, 4096}, 3);
    for (const bool cold : {true, false}) {
        Workload w;
        w.input = tensor.view();
        w.capacity = tensor.shape.elements();
        for (const char* name : {"int4-group128", "nf4-group64", "mxfp4", "nvfp4"}) {
            const QuantScheme scheme = *parseScheme(name);
            w.variants.push_back(KernelVariant::mode(scheme, cold));
            const Bytes read{static_cast<std::uint64_t>(tensor.shape.elements()) * 2};
            w.variants.push_back(
                KernelVariant::ceilingOf({read, outputBytes(scheme, tensor.shape, DType::BF16)}, cold));
        }
        const auto prepared = backend->prepare(w);
        REQUIRE_MESSAGE(prepared.ok(), prepared.error().text());
        for (int v = 0; v < static_cast<int>(w.variants.size()); ++v) {
            const auto sampling = backend->setSampling(v, quick() ? 1 : 10);
            REQUIRE_MESSAGE(sampling.ok(), sampling.error().text());
            std::vector<Timing> times;
            REQUIRE(backend->enqueue(v, 3).ok());
            REQUIRE(backend->harvest(times, true).ok());
            REQUIRE(times.size() == 3);
            CHECK(times.front().us > 0.0f);
        }
    }
}
