// SPDX-License-Identifier: GPL-3.0-or-later
// Dequantize on the CUDA backend against the oracle, bit for bit. Without a GPU it prints why and exits with 77.
// QS_TEST_QUICK=1: fewer and smaller tensors, for compute-sanitizer.
#include <doctest/doctest.h>

#include "gpu/core/operand_values.h"
#include "gpu/device/backend.h"
#include "tests/gpu/support/device_test.h"
#include "tests/gpu/support/needs_gpu.h"

#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <numeric>

QS_NEEDS_GPU;

using namespace qs;
using qs::test::quick;

namespace {

Workload workloadOf(Shape shape, DType dtype, bool cold)
{
    Workload w;
    w.operation = Operation::Dequantize;
    w.dtype = w.input.dtype = dtype;
    w.input.shape = shape;
    w.seed = 5;
    for (const auto schemes : {allSchemes(), dialectSchemes()})
        for (const QuantScheme& scheme : schemes)
            w.variants.push_back(KernelVariant::mode(scheme, cold));
    return w;
}

/// What restoring must give: operand 0, quantized and restored by the oracle.
std::vector<float> restoredByOracle(const QuantScheme& scheme, const Workload& w)
{
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(w.input.shape.elements()) * sizeOf(w.dtype));
    for (std::int64_t i = 0; i < w.input.shape.elements(); ++i)
        storeFloat(bytes.data(), w.dtype, static_cast<std::size_t>(i),
                   operandAt(w.seed, 0, static_cast<std::uint64_t>(i)));
    const HostTensor input{w.dtype, w.input.shape, bytes.data()};
    return dequantizeOracle(scheme, quantizeOracle(scheme, input), w.input.shape, w.dtype);
}

void checkRestored(Backend& backend, Shape shape, DType dtype)
{
    const Workload w = workloadOf(shape, dtype, false);
    const auto prepared = backend.prepare(w);
    REQUIRE_MESSAGE(prepared.ok(), prepared.error().text());
    std::vector<std::int64_t> rows(static_cast<std::size_t>(shape.tokens));
    std::iota(rows.begin(), rows.end(), 0);
    for (std::size_t v = 0; v < w.variants.size(); ++v) {
        const QuantScheme& scheme = w.variants[v].scheme;
        const auto got = backend.readOutput(static_cast<int>(v), rows);
        const std::string context = schemeName(scheme) + ", " + std::string(dtypeLabel(dtype)) + " " + shape.text() +
                                    " [" + backend.effective(static_cast<int>(v)) + "]";
        REQUIRE_MESSAGE(got.ok(), context << ": " << got.error().text());
        const std::vector<float> want = restoredByOracle(scheme, w);
        REQUIRE(got->values.size() == want.size());
        const auto differs = std::mismatch(want.begin(), want.end(), got->values.begin(), [](float a, float b) {
            return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
        });
        CHECK_MESSAGE(differs.first == want.end(), context << ": value " << differs.first - want.begin() << " is "
                                                           << *differs.second << ", not " << *differs.first);
    }
}

} // namespace

TEST_CASE("every mode of every dialect restores what the oracle restores")
{
    auto backend = makeCudaBackend(0);
    REQUIRE_MESSAGE(backend.ok(), backend.error().text());
    const std::vector<Shape> shapes =
        quick() ? std::vector<Shape>{{3, 17}, {2, 384}}
                : std::vector<Shape>{{5, 1}, {3, 17}, {2, 161}, {9, 96}, {7, 1024}, {1, 70'001}, {16, 8192}};
    for (const DType dtype : {DType::F16, DType::BF16, DType::F32})
        for (const Shape shape : shapes)
            checkRestored(**backend, shape, dtype);
}

TEST_CASE("modes are sampled over rotating buffers")
{
    auto backend = makeCudaBackend(0);
    REQUIRE_MESSAGE(backend.ok(), backend.error().text());
    const Workload w = workloadOf({quick() ? 8 : 256, 4096}, DType::BF16, true);
    const auto prepared = (*backend)->prepare(w);
    REQUIRE_MESSAGE(prepared.ok(), prepared.error().text());
    for (std::size_t v = 0; v < w.variants.size(); v += quick() ? 9 : 1) {
        const auto sampling = (*backend)->setSampling(static_cast<int>(v), quick() ? 1 : 10);
        REQUIRE_MESSAGE(sampling.ok(), sampling.error().text());
        std::vector<Timing> times;
        REQUIRE((*backend)->enqueue(static_cast<int>(v), 2).ok());
        REQUIRE((*backend)->harvest(times, true).ok());
        REQUIRE(times.size() == 2);
        CHECK(times.front().us > 0.0f);
    }
}
