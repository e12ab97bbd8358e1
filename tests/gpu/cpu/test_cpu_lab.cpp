// SPDX-License-Identifier: GPL-3.0-or-later
// What the operations compute on the CPU, beside the references.
#include <doctest/doctest.h>

#include "gpu/core/operand_values.h"
#include "gpu/cpu/backend/backend.h"
#include "gpu/numerics/reference/attention.h"
#include "gpu/numerics/reference/block.h"
#include "gpu/numerics/reference/gemm.h"
#include "gpu/numerics/reference/ladder.h"
#include "gpu/numerics/reference/linear_gelu.h"
#include "tests/gpu/support/cpu_lab_cases.h"
#include "tests/gpu/support/cpu_test_options.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>
#include <vector>

using namespace qs;
using namespace qs::test;

namespace {

std::vector<std::int64_t> allRows(std::int64_t count)
{
    std::vector<std::int64_t> rows(static_cast<std::size_t>(count));
    std::iota(rows.begin(), rows.end(), std::int64_t{0});
    return rows;
}

/// ‖a − b‖ / ‖b‖; infinity for values that are not numbers.
double distance(const std::vector<float>& a, const std::vector<double>& b)
{
    if (a.size() != b.size()) return std::numeric_limits<double>::infinity();
    double difference = 0, norm = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const double d = static_cast<double>(a[i]) - b[i];
        difference += d * d;
        norm += b[i] * b[i];
    }
    return std::isfinite(difference) ? std::sqrt(difference / std::max(norm, 1e-300))
                                     : std::numeric_limits<double>::infinity();
}

/// Largest difference, in case a single element is wrong.
double worst(const std::vector<float>& a, const std::vector<double>& b)
{
    double most = 0;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        most = std::max(most, std::abs(static_cast<double>(a[i]) - b[i]));
    return most;
}

std::vector<float> outputOf(Backend& backend, const Workload& workload, std::int64_t rows)
{
    const auto prepared = backend.prepare(workload);
    if (!prepared) FAIL(prepared.error().text());
    const auto out = backend.readOutput(0, allRows(rows));
    if (!out) FAIL(out.error().text());
    return out->values;
}

} // namespace

// Vectors of exactly the size, so that a sanitizer sees what lies behind them.
TEST_CASE("the passes are right for every width and for extreme values")
{
    for (const CpuIsa isa : isas()) {
        CAPTURE(static_cast<int>(isa));
        const LabKernels& kernels = labKernelsFor(kernelsFor(isa));
        for (std::int64_t n = 1; n <= 37; ++n) {
            CAPTURE(n);
            const auto count = static_cast<std::size_t>(n);
            std::vector<float> x(count), bias(count), row(count), ones(count, 1.0f), zeros(count, 0.0f), normed(count);
            for (std::size_t i = 0; i < count; ++i) {
                x[i] = static_cast<float>(i) * 0.71f - 12.0f;
                bias[i] = static_cast<float>(i % 3) - 1.0f;
                row[i] = (i % 2 ? 1e4f : -1e4f) + static_cast<float>(i) * 0.25f;
            }
            auto both = x, plain = x;
            kernels.biasGelu(both.data(), 1, n, n, bias.data());
            kernels.gelu(plain.data(), n);
            for (std::size_t i = 0; i < count; ++i) {
                CHECK(std::abs(static_cast<double>(both[i]) - geluTanh(static_cast<double>(x[i] + bias[i]))) < 2e-6);
                CHECK(std::abs(static_cast<double>(plain[i]) - geluTanh(static_cast<double>(x[i]))) < 2e-6);
            }
            const auto scores = row;
            const std::int64_t valid = (n + 1) / 2;
            kernels.softmax(row.data(), n, valid);
            double sum = 0;
            for (std::int64_t i = 0; i < valid; ++i)
                sum += std::exp(static_cast<double>(scores[static_cast<std::size_t>(i)]) - (valid > 1 ? 1e4 : -1e4));
            for (std::int64_t i = 0; i < n; ++i) {
                const auto at = static_cast<std::size_t>(i);
                const double expected =
                    i < valid ? std::exp(static_cast<double>(scores[at]) - (valid > 1 ? 1e4 : -1e4)) / sum : 0.0;
                CHECK(std::abs(static_cast<double>(row[at]) - expected) < 1e-5);
            }
            kernels.layerNorm(x.data(), normed.data(), 1, n, ones.data(), zeros.data(), 1e-5f);
            const double total = std::accumulate(normed.begin(), normed.end(), 0.0);
            CHECK(std::abs(total) < 1e-4);
            if (n > 1)
                CHECK(std::inner_product(normed.begin(), normed.end(), normed.begin(), 0.0) ==
                      doctest::Approx(static_cast<double>(n)).epsilon(1e-3));
        }
    }
}

TEST_CASE("large scores keep attention finite")
{
    for (const CpuIsa isa : isas()) {
        CAPTURE(static_cast<int>(isa));
        const LabKernels& kernels = labKernelsFor(kernelsFor(isa));
        constexpr std::int64_t tokens = 131, headDim = 16;
        std::vector<float> q(tokens * headDim), k(q.size()), v(q.size()), out(q.size(), NAN), state(2 * tokens, NAN);
        std::vector<float> scratch(static_cast<std::size_t>(attentionScratchFloats(headDim)), NAN);
        for (std::size_t i = 0; i < q.size(); ++i) {
            q[i] = operandAt(1, 0, i) * 300.0f;
            k[i] = operandAt(1, 1, i) * 300.0f;
            v[i] = operandAt(1, 2, i);
        }
        for (std::int64_t row = 0; row < tokens; row += 50) {
            AttentionTile tile{q.data(),   k.data(),     v.data(),
                               out.data(), state.data(), tokens,
                               headDim,    row,          std::min<std::int64_t>(50, tokens - row)};
            tile.endKey = tokens;
            tile.scratch = scratch.data();
            kernels.attention(tile);
        }
        for (std::int64_t row = 0; row < tokens; ++row) {
            std::vector<double> scores;
            for (std::int64_t key = 0; key < tokens; ++key)
                scores.push_back(std::inner_product(q.begin() + row * headDim, q.begin() + (row + 1) * headDim,
                                                    k.begin() + key * headDim, 0.0) /
                                 4.0);
            const double most = *std::max_element(scores.begin(), scores.end());
            double sum = 0, first = 0;
            for (std::int64_t key = 0; key < tokens; ++key) {
                const double p = std::exp(scores[static_cast<std::size_t>(key)] - most);
                sum += p;
                first += p * static_cast<double>(v[static_cast<std::size_t>(key * headDim)]);
            }
            // Scores of 10^6 have a unit of 1/16 in their last place.
            CHECK(static_cast<double>(out[static_cast<std::size_t>(row * headDim)]) ==
                  doctest::Approx(first / sum).epsilon(0.2));
        }
    }
}

TEST_CASE("products match the reference at odd sizes, with all instruction sets")
{
    const OperationSize sizes[] = {product(1, 1, 1),     product(1, 64, 128),  product(1, 65, 129),
                                   product(2, 3, 200),   product(7, 130, 300), product(16, 200, 256),
                                   product(53, 77, 131), product(64, 64, 1000)};
    for (const CpuIsa isa : isas()) {
        CpuBackend backend(optionsFor(isa));
        for (const std::string name : {"gemm-fp32", "gemm-w8a16", "gemm-w4a16"}) {
            if (name == "gemm-fp32" && !hasBlas()) continue;
            for (const OperationSize& size : sizes) {
                for (const DType dtype : {DType::F32, DType::BF16, DType::F16}) {
                    CAPTURE(static_cast<int>(isa));
                    CAPTURE(name);
                    CAPTURE(size.m);
                    CAPTURE(size.n);
                    CAPTURE(size.k);
                    const auto workload = workloadOf(Operation::Gemm, size, dtype, {name});
                    const auto values = outputOf(backend, workload, size.m);
                    const auto reference = gemmReference(name, dtype, size.m, size.n, size.k, workload.seed);
                    REQUIRE(reference.has_value());
                    const auto expected = referenceGemmRows(*reference, allRows(size.m));
                    CHECK(distance(values, expected) < 2e-6);
                    CHECK(worst(values, expected) < 2e-5);
                }
            }
        }
    }
}

TEST_CASE("some rows of a product are those asked for")
{
    CpuBackend backend(optionsFor(chosenIsa()));
    const auto workload = workloadOf(Operation::Gemm, product(70, 90, 130), DType::F16, {"gemm-w8a16"});
    REQUIRE(backend.prepare(workload).ok());
    const std::vector<std::int64_t> rows{69, 0, 33};
    const auto out = backend.readOutput(0, rows);
    REQUIRE(out.ok());
    CHECK(out->columns == 90);
    const auto reference = gemmReference("gemm-w8a16", DType::F16, 70, 90, 130, workload.seed);
    CHECK(distance(out->values, referenceGemmRows(*reference, rows)) < 2e-6);
    CHECK(!backend.readOutput(0, std::vector<std::int64_t>{70}).ok());
    CHECK(!backend.readOutput(1, rows).ok());
}

TEST_CASE("linear and GELU match the reference, with all instruction sets")
{
    if (!hasBlas()) {
        MESSAGE("skipped: no BLAS library");
        return;
    }
    const OperationSize sizes[] = {product(1, 1, 1), product(3, 17, 40), product(65, 131, 70), product(128, 520, 96),
                                   product(1, 33'000, 8)};
    for (const CpuIsa isa : isas()) {
        CpuBackend backend(optionsFor(isa, 2));
        for (const std::string name : {"linear-gelu-two-kernels", "linear-gelu-fused"}) {
            for (const OperationSize& size : sizes) {
                CAPTURE(static_cast<int>(isa));
                CAPTURE(name);
                CAPTURE(size.n);
                const auto workload = workloadOf(Operation::LinearGelu, size, DType::BF16, {name});
                const auto values = outputOf(backend, workload, size.m);
                LinearGeluReference reference;
                reference.dtype = DType::BF16;
                reference.m = size.m;
                reference.n = size.n;
                reference.k = size.k;
                reference.seed = workload.seed;
                const auto expected = referenceLinearGeluRows(reference, allRows(size.m));
                CHECK(distance(values, expected) < 2e-6);
                CHECK(worst(values, expected) < 1e-5);
            }
        }
    }
}

TEST_CASE("attention matches the reference, causal or not, with all instruction sets")
{
    struct Case
    {
        std::int64_t tokens, headDim;
        bool causal;
    };
    const Case cases[] = {{1, 64, true},  {5, 16, false},  {17, 80, true},    {48, 64, false}, {49, 128, true},
                          {96, 64, true}, {97, 64, false}, {129, 128, false}, {200, 80, true}, {301, 64, true}};
    for (const Case& c : cases) {
        CAPTURE(c.tokens);
        CAPTURE(c.headDim);
        CAPTURE(c.causal);
        const OperationSize size = heads(2, 2, c.tokens, c.headDim, c.causal);
        const AttentionReference reference{2, 2, c.tokens, c.headDim, c.causal, DType::F16, 11};
        const auto expected = referenceAttentionRows(reference, allRows(4 * c.tokens));
        for (const CpuIsa isa : isas())
            for (const std::string name : {"attention-materialized", "attention-fused"}) {
                if (name == "attention-materialized" && !hasBlas()) continue;
                CAPTURE(static_cast<int>(isa));
                CAPTURE(name);
                CpuBackend backend(optionsFor(isa, isa == CpuIsa::Portable ? 1 : 3));
                const auto values =
                    outputOf(backend, workloadOf(Operation::Attention, size, DType::F16, {name}), 4 * c.tokens);
                CHECK(distance(values, expected) < 2e-6);
                CHECK(worst(values, expected) < 2e-5);
            }
    }
}

TEST_CASE("long attention goes on from segment to segment of the keys")
{
    // Segments are so many keys that a tile stays below 250 million multiply-adds: here 1,248 or 2,496.
    CpuBackend backend(optionsFor(chosenIsa()));
    for (const bool causal : {false, true}) {
        const OperationSize size = heads(1, 1, 2700, 1024, causal);
        const auto workload = workloadOf(Operation::Attention, size, DType::F32, {"attention-fused"});
        REQUIRE(backend.prepare(workload).ok());
        const std::vector<std::int64_t> rows{0, 1, 1000, 1247, 1248, 1249, 2495, 2496, 2497, 2699};
        const auto out = backend.readOutput(0, rows);
        REQUIRE(out.ok());
        const AttentionReference reference{1, 1, 2700, 1024, causal, DType::F32, workload.seed};
        CHECK(distance(out->values, referenceAttentionRows(reference, rows)) < 5e-6);
    }
}

TEST_CASE("the transformer block matches the reference, with all instruction sets")
{
    if (!hasBlas()) {
        MESSAGE("skipped: no BLAS library");
        return;
    }
    const OperationSize sizes[] = {heads(1, 1, 1, 16, false), heads(2, 3, 19, 8, false), heads(1, 4, 70, 16, false)};
    for (const OperationSize& size : sizes) {
        const std::int64_t rows = size.batch * size.tokens;
        const BlockReference reference{size.batch, size.tokens, size.heads, size.headDim, DType::BF16, 11};
        const auto expected = referenceBlockRows(reference, allRows(rows));
        for (const CpuIsa isa : isas()) {
            CAPTURE(static_cast<int>(isa));
            CAPTURE(size.tokens);
            CpuBackend backend(optionsFor(isa, 2));
            const auto values =
                outputOf(backend, workloadOf(Operation::Block, size, DType::BF16, {"block-eager"}), rows);
            CHECK(distance(values, expected) < 2e-6);
            CHECK(worst(values, expected) < 5e-5);
        }
    }
}

TEST_CASE("the ladder's codes are exact, with all instruction sets")
{
    const Shape shapes[] = {{1, 1}, {3, 37}, {5, 4099}, {70, 2003}};
    for (const CpuIsa isa : isas()) {
        CpuBackend backend(optionsFor(isa, 2));
        for (const std::string name :
             {"ladder-unfused", "ladder-fused-division", "ladder-reciprocal", "ladder-fma", "ladder-packed"})
            for (const Shape shape : shapes) {
                CAPTURE(static_cast<int>(isa));
                CAPTURE(name);
                CAPTURE(shape.text());
                auto workload = workloadOf(Operation::Ladder, {}, DType::F32, {name}, shape.tokens > 1);
                workload.input.shape = shape;
                const auto values = outputOf(backend, workload, shape.tokens);
                CHECK(distance(values, referenceLadderRows(*ladderRule(name), shape, workload.seed,
                                                           allRows(shape.tokens))) == 0);
            }
    }
}

TEST_CASE("large cold results of the ladder go around the caches, and its ceiling is sampled beside it")
{
    CpuBackend backend(optionsFor(chosenIsa()));
    auto workload = workloadOf(Operation::Ladder, {}, DType::F32, {"ladder-packed"});
    workload.input.shape = {1025, 1031};
    const auto n = static_cast<std::uint64_t>(workload.input.shape.elements());
    workload.variants.push_back(KernelVariant::ceilingOf({Bytes{4 * n}, Bytes{n}}));
    const auto values = outputOf(backend, workload, 1025);
    CHECK(distance(values, referenceLadderRows(LadderRule::Fma, workload.input.shape, workload.seed, allRows(1025))) ==
          0);
    CHECK(backend.effective(0).find("streaming stores") != std::string::npos);
    CHECK(backend.effective(1).find("cpu reads 4.03 MiB and writes 1.01 MiB") == 0);
    REQUIRE(backend.enqueue(1, 3).ok());
    CHECK(backend.pending() == 3);
}

TEST_CASE("results do not depend on the number of threads")
{
    std::vector<std::vector<float>> values;
    for (const int threads : {1, 2, 5}) {
        CpuBackend backend(optionsFor(chosenIsa(), threads));
        values.push_back(
            outputOf(backend, workloadOf(Operation::Gemm, product(9, 300, 333), DType::F16, {"gemm-w4a16"}), 9));
    }
    CHECK(values[0] == values[1]);
    CHECK(values[0] == values[2]);
}
