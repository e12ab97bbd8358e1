// SPDX-License-Identifier: GPL-3.0-or-later
// The attention variants of the CUDA backend against the reference in double, through the public interface. Without a
// GPU it prints why and exits with 77.
#include <doctest/doctest.h>

#include "gpu/device/backend.h"
#include "gpu/numerics/reference/attention.h"
#include "tests/gpu/support/device_test.h"
#include "tests/gpu/support/needs_gpu.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

QS_NEEDS_GPU;

using namespace qs;
using qs::test::openDevice;
using qs::test::relativeError;
using qs::test::someRows;

namespace {

constexpr const char* kVariants[] = {"attention-materialized", "attention-fused", "attention-cudnn"};

Workload workloadOf(const OperationSize& size, DType dtype, const char* variant)
{
    Workload w;
    w.operation = Operation::Attention;
    w.size = size;
    w.dtype = dtype;
    w.seed = 17;
    w.variants = {KernelVariant::named(variant, false)};
    return w;
}

OperationSize sizeOf(std::int64_t batch, std::int64_t heads, std::int64_t tokens, std::int64_t headDim, bool causal)
{
    OperationSize s;
    s.batch = batch, s.heads = heads, s.tokens = tokens, s.headDim = headDim, s.causal = causal;
    return s;
}

void checkRows(Backend& backend, const OperationSize& size, DType dtype)
{
    const std::vector<std::int64_t> rows = someRows(size.batch * size.heads * size.tokens, 24);
    const auto reference =
        referenceAttentionRows({size.batch, size.heads, size.tokens, size.headDim, size.causal, dtype, 17}, rows);
    for (const char* variant : kVariants) {
        CAPTURE(variant);
        const Workload w = workloadOf(size, dtype, variant);
        if (const std::string why = backend.whyMissing(w, 0).english(); !why.empty()) {
            MESSAGE(why);
            continue;
        }
        const auto prepared = backend.prepare(w);
        REQUIRE_MESSAGE(prepared.ok(), prepared.error().text());
        const auto out = backend.readOutput(0, rows);
        REQUIRE_MESSAGE(out.ok(), out.error().text());
        CHECK(out.value().columns == size.headDim);
        // Weights and result are rounded once each: 2^-11 and 2^-8 of a value at most, less in the mean.
        CHECK(relativeError(out.value().values, reference) < (dtype == DType::F16 ? 1e-3 : 8e-3));
    }
}

} // namespace

TEST_CASE("rows of all variants agree with the reference, whatever the number of tokens")
{
    const auto backend = openDevice();
    for (const std::int64_t tokens : {1, 17, 129, 1000})
        for (const std::int64_t headDim : {64, 128})
            for (const bool causal : {false, true})
                for (const DType dtype : {DType::F16, DType::BF16}) {
                    CAPTURE(tokens);
                    CAPTURE(headDim);
                    CAPTURE(causal);
                    checkRows(*backend, sizeOf(2, 3, tokens, headDim, causal), dtype);
                }
}

TEST_CASE("more tiles than multiprocessors, and long rows of scores")
{
    const auto backend = openDevice();
    checkRows(*backend, sizeOf(4, 50, 520, 128, true), DType::F16);
    checkRows(*backend, sizeOf(1, 2, 20000, 64, true), DType::BF16);
}

TEST_CASE("launches one after the other give the same bits")
{
    const auto backend = openDevice();
    const Workload w = workloadOf(sizeOf(2, 16, 1500, 128, true), DType::F16, "attention-fused");
    const auto prepared = backend->prepare(w);
    REQUIRE_MESSAGE(prepared.ok(), prepared.error().text());
    const std::vector<std::int64_t> rows = someRows(2 * 16 * 1500, 24);
    const auto first = backend->readOutput(0, rows);
    REQUIRE(first.ok());
    const auto sampling = backend->setSampling(0, 4);
    REQUIRE_MESSAGE(sampling.ok(), sampling.error().text());
    REQUIRE(backend->enqueue(0, 5).ok());
    std::vector<Timing> times;
    REQUIRE(backend->harvest(times, true).ok());
    CHECK(times.size() == 5);
    const auto second = backend->readOutput(0, rows);
    REQUIRE(second.ok());
    CHECK(first.value().values == second.value().values);
}

TEST_CASE("FP32 operands are refused in words")
{
    const auto backend = openDevice();
    const Workload w = workloadOf(sizeOf(1, 1, 64, 64, false), DType::F32, "attention-fused");
    CHECK(backend->whyMissing(w, 0).english().find("FP32") != std::string::npos);
    CHECK_FALSE(backend->prepare(w).ok());
}
