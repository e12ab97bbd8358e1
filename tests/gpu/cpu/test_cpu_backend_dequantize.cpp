// SPDX-License-Identifier: GPL-3.0-or-later
// Dequantize on the CPU against the oracle, bit for bit, and the ceilings of any traffic.
#include <doctest/doctest.h>

#include "gpu/core/operand_values.h"
#include "gpu/cpu/backend/backend.h"
#include "gpu/cpu/quantize/packed_rule.h"
#include "gpu/numerics/oracle.h"
#include "tests/gpu/support/cpu_test_options.h"

#include <algorithm>
#include <cstring>
#include <numeric>

using namespace qs;
using qs::test::isas;
using qs::test::optionsFor;

namespace {

std::vector<QuantScheme> everyScheme()
{
    std::vector<QuantScheme> out;
    for (const auto schemes : {allSchemes(), dialectSchemes()})
        out.insert(out.end(), schemes.begin(), schemes.end());
    return out;
}

Workload workloadOf(Shape shape, DType dtype, bool cold = false)
{
    Workload workload;
    workload.operation = Operation::Dequantize;
    workload.dtype = workload.input.dtype = dtype;
    workload.input.shape = shape;
    workload.seed = 5;
    for (const QuantScheme& scheme : everyScheme())
        workload.variants.push_back(KernelVariant::mode(scheme, cold));
    return workload;
}

std::vector<unsigned char> operand(Shape shape, DType dtype, std::uint64_t seed)
{
    std::vector<unsigned char> bytes(static_cast<std::size_t>(shape.elements()) * sizeOf(dtype));
    for (std::int64_t i = 0; i < shape.elements(); ++i)
        storeFloat(bytes.data(), dtype, static_cast<std::size_t>(i), operandAt(seed, 0, static_cast<std::uint64_t>(i)));
    return bytes;
}

} // namespace

TEST_CASE("every mode of every dialect restores what the oracle restores")
{
    for (const CpuIsa isa : isas()) {
        CpuBackend backend(optionsFor(isa));
        CAPTURE(backend.info().detail);
        for (const DType dtype : {DType::F16, DType::BF16, DType::F32})
            for (const Shape shape : {Shape{5, 1}, Shape{3, 17}, Shape{2, 161}, Shape{7, 1024}, Shape{1, 70'001}}) {
                CAPTURE(dtypeName(dtype));
                CAPTURE(shape.text());
                const Workload workload = workloadOf(shape, dtype);
                REQUIRE(backend.prepare(workload).ok());
                const auto data = operand(shape, dtype, workload.seed);
                std::vector<std::int64_t> rows(static_cast<std::size_t>(shape.tokens));
                std::iota(rows.begin(), rows.end(), 0);
                for (std::size_t v = 0; v < workload.variants.size(); ++v) {
                    const QuantScheme& scheme = workload.variants[v].scheme;
                    CAPTURE(schemeName(scheme));
                    const auto out = backend.readOutput(static_cast<int>(v), rows);
                    REQUIRE(out.ok());
                    CHECK(out->columns == shape.hidden);
                    const Quantized q = quantizeOracle(scheme, {dtype, shape, data.data()});
                    CHECK(out->values == dequantizeOracle(scheme, q, shape, dtype));
                }
            }
    }
}

TEST_CASE("a long row is quantized to the same codes by any number of threads")
{
    const Shape shape{1, 70'001};
    const Workload workload = workloadOf(shape, DType::F16);
    const auto data = operand(shape, DType::F16, workload.seed);
    const std::vector<std::int64_t> row{0};
    for (int threads = 1; threads <= 9; ++threads) {
        CAPTURE(threads);
        CpuBackend backend(optionsFor(isas().back(), threads));
        REQUIRE(backend.prepare(workload).ok());
        for (std::size_t v = 0; v < workload.variants.size(); ++v) {
            const QuantScheme& scheme = workload.variants[v].scheme;
            CAPTURE(schemeName(scheme));
            const auto out = backend.readOutput(static_cast<int>(v), row);
            REQUIRE(out.ok());
            const Quantized q = quantizeOracle(scheme, {DType::F16, shape, data.data()});
            CHECK(out->values == dequantizeOracle(scheme, q, shape, DType::F16));
        }
    }
}

TEST_CASE("every byte of every 8-bit code, and every nibble, in all types")
{
    std::vector<std::uint8_t> codes(256);
    std::iota(codes.begin(), codes.end(), std::uint8_t{0});
    for (const CpuIsa isa : isas()) {
        const CpuKernels& kernels = kernelsFor(isa);
        CAPTURE(kernels.name);
        for (const char* name : {"int8-token-dynamic", "fp8-e4m3-token-dynamic", "fp8-e5m2-tensor-dynamic"}) {
            const QuantScheme scheme = *parseScheme(name);
            for (const DType dtype : {DType::F16, DType::BF16, DType::F32})
                for (const float scale : {1.0f, 0.3f, 1e-9f, 3e30f}) {
                    std::vector<unsigned char> out(256 * 4), expected(256 * 4);
                    kernels.dequantize(codeRule(scheme), codes.data(), 256, scale, 0, dtype, out.data());
                    for (std::size_t i = 0; i < 256; ++i)
                        storeFloat(expected.data(), dtype, i, dequantizeElement(scheme, scale, 0, codes[i]));
                    CHECK(out == expected);
                }
        }
    }
}

TEST_CASE("cold dequantizing takes views in turn, and samples come")
{
    CpuOptions options = optionsFor(chosenIsa());
    options.lastLevelCache = Bytes{4 << 20};
    CpuBackend backend(options);
    Workload workload = workloadOf({64, 4096}, DType::BF16, true);
    workload.variants.push_back(KernelVariant::ceilingOf({Bytes{64 * 4096 / 2}, Bytes{64 * 4096 * 2}}));
    REQUIRE(backend.prepare(workload).ok());
    CHECK(backend.cacheEffective().english().rfind("cold: ", 0) == 0);
    CHECK(backend.memoryNeeded(workload).value > 0);
    for (const int variant : {0, 14, 24, static_cast<int>(workload.variants.size()) - 1}) {
        CAPTURE(variant);
        REQUIRE(backend.setSampling(variant, 1).ok());
        REQUIRE(backend.enqueue(variant, 3).ok());
        std::vector<Timing> timings;
        REQUIRE(backend.harvest(timings, true).ok());
        CHECK(timings.size() == 3);
        CHECK(backend.workingSet(variant).value > 3 << 20);
        CHECK_FALSE(backend.effective(variant).empty());
    }
    CHECK(backend.effective(14).find("int4-group64") != std::string::npos);
    CHECK(backend.whyMissing(workload, 3).empty());
}

TEST_CASE("the ceiling of any traffic writes just its output and reads its input")
{
    std::vector<std::uint8_t> in(5000, 0x0f), out(5200);
    for (const CpuIsa isa : isas()) {
        const CpuKernels& kernels = kernelsFor(isa);
        CAPTURE(kernels.name);
        for (const bool stream : {false, true})
            for (const std::int64_t read : {0, 1, 70, 2500, 5000})
                for (const std::int64_t written : {0, 1, 63, 64, 1000, 5000}) {
                    std::fill(out.begin(), out.end(), std::uint8_t{0xee});
                    kernels.traffic(in.data(), read, out.data(), written, stream);
                    CHECK(std::count(out.begin(), out.begin() + written, read > 0 ? 0x0f : 0) == written);
                    CHECK(out[static_cast<std::size_t>(written)] == 0xee);
                }
    }
}

TEST_CASE("quantization's ceilings of packed traffic follow the shape")
{
    std::vector<float> values(64 * 1024, 1.0f);
    Workload workload;
    workload.input = {DType::F32, {64, 1024}, values.data()};
    workload.capacity = 64 * 1024;
    const Bytes written = outputBytes(*parseScheme("nvfp4"), {64, 1024}, DType::F32);
    workload.variants = {KernelVariant::mode(*parseScheme("nvfp4")),
                         KernelVariant::ceilingOf({Bytes{64 * 1024 * 4}, written})};
    CpuBackend backend(optionsFor(chosenIsa()));
    REQUIRE(backend.prepare(workload).ok());
    for (const Shape shape : {Shape{64, 1024}, Shape{16, 1024}}) {
        REQUIRE(backend.reshape(shape).ok());
        REQUIRE(backend.setSampling(1, 2).ok());
        REQUIRE(backend.enqueue(1, 2).ok());
        const auto back = backend.readBack(1);
        REQUIRE(back.ok());
        CHECK(back->codes.size() == written.value * static_cast<std::uint64_t>(shape.tokens) / 64);
        CHECK(backend.workingSet(1).value >= static_cast<std::uint64_t>(shape.elements()) * 4 + back->codes.size());
    }
    CHECK(backend.effective(1).find("reads 64.0 KiB") != std::string::npos);
}
