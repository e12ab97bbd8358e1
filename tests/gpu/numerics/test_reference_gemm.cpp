// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/core/float8.h"
#include "gpu/core/operand_values.h"
#include "gpu/numerics/reference/gemm.h"
#include "gpu/numerics/reference/linear_gelu.h"
#include "gpu/spec/run_spec.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

using namespace qs;

namespace {

double operand(unsigned number, std::int64_t index) { return operandAt(5, number, static_cast<std::uint64_t>(index)); }

/// D[m,n] of a product of given element functions, by its definition.
template <typename A, typename W> double plainSum(std::int64_t k, A&& a, W&& w)
{
    double sum = 0;
    for (std::int64_t i = 0; i < k; ++i)
        sum += a(i) * w(i);
    return sum;
}

} // namespace

TEST_CASE("a product of unrounded operands is the sum of its definition")
{
    const GemmReference r = {GemmFormat::Exact, DType::F32, 3, 2, 5, 5};
    const std::vector<std::int64_t> rows = {2, 0};
    const std::vector<double> d = referenceGemmRows(r, rows);
    REQUIRE(d.size() == 4);
    const auto factor = static_cast<float>(1 / std::sqrt(5.0));
    for (int i = 0; i < 2; ++i)
        for (int n = 0; n < 2; ++n) {
            const double sum = plainSum(
                5, [&](std::int64_t k) { return operand(0, rows[static_cast<std::size_t>(i)] * 5 + k); },
                [&](std::int64_t k) {
                    return static_cast<double>(operandAt(5, 1, static_cast<std::uint64_t>(n * 5 + k)) * factor);
                });
            CHECK(d[static_cast<std::size_t>(i * 2 + n)] == doctest::Approx(sum).epsilon(1e-14));
        }
}

TEST_CASE("INT8 products are whole numbers times their factor, FP8 ones take codes")
{
    const std::vector<std::int64_t> rows = {1};
    const GemmReference whole = {GemmFormat::Int8, DType::F16, 2, 3, 40, 5};
    for (const double d : referenceGemmRows(whole, rows)) {
        const double sum = d * 42 * 42 * std::sqrt(40.0);
        CHECK(std::abs(sum - std::round(sum)) < 1e-6);
    }
    const GemmReference eight = {GemmFormat::E4M3, DType::F16, 2, 3, 40, 5};
    const auto code = [](double x) { return static_cast<double>(decodeE4M3(encodeE4M3(static_cast<float>(x)))); };
    const double sum = plainSum(
        40, [&](std::int64_t k) { return code(operand(0, 40 + k)); },
        [&](std::int64_t k) { return code(operand(1, 80 + k)); });
    CHECK(referenceGemmRows(eight, rows)[2] ==
          doctest::Approx(sum * static_cast<float>(1 / std::sqrt(40.0))).epsilon(1e-12));
}

TEST_CASE("groups of weights: scale from the largest magnitude, codes to the nearest, ties to even")
{
    std::array<std::int8_t, 6> codes{};
    const std::array<float, 6> weights = {7.0f, -7.0f, 2.5f, 3.5f, -0.4f, 0.0f};
    CHECK(quantizeWeightGroup(weights, 4, DType::F32, codes) == 1.0f);
    CHECK(codes == std::array<std::int8_t, 6>{7, -7, 2, 4, 0, 0});
    CHECK(quantizeWeightGroup(weights, 8, DType::F32, codes) == 7.0f / 127.0f);
    CHECK(codes[0] == 127);
    CHECK(codes[1] == -127);
    SUBCASE("a scale that rounding made smaller does not let codes grow")
    {
        const std::array<float, 2> two = {1.0f, -1.0f}; // 1/7 rounds down in BF16
        const float scale = quantizeWeightGroup(two, 4, DType::BF16, codes);
        CHECK(scale == bfloat16ToFloat(floatToBfloat16(1.0f / 7.0f)));
        CHECK(codes[0] == 7);
        CHECK(codes[1] == -7);
    }
    SUBCASE("zeros have the scale zero")
    {
        const std::array<float, 3> zeros = {0.0f, -0.0f, 0.0f};
        codes.fill(9);
        CHECK(quantizeWeightGroup(zeros, 4, DType::F16, codes) == 0.0f);
        CHECK(codes[0] == 0);
        CHECK(codes[2] == 0);
    }
}

namespace {

/// ‖D − exact D‖ / ‖exact D‖ of one row.
double errorOf(std::string_view variant)
{
    const std::vector<std::int64_t> rows = {0};
    const auto exact = referenceGemmRows({GemmFormat::Exact, DType::F16, 1, 64, 300, 5}, rows);
    const auto rounded = referenceGemmRows(gemmReference(variant, DType::F16, 1, 64, 300, 5).value(), rows);
    double error = 0, norm = 0;
    for (std::size_t i = 0; i < exact.size(); ++i) {
        error += (rounded[i] - exact[i]) * (rounded[i] - exact[i]);
        norm += exact[i] * exact[i];
    }
    return std::sqrt(error / norm);
}

} // namespace

TEST_CASE("weight-only products: the last group may be short, fewer bits are farther from the exact product")
{
    const double f16 = errorOf("gemm-fp16"), w8 = errorOf("gemm-w8a16");
    CHECK(f16 < 1e-3);
    CHECK(w8 > f16);
    CHECK(w8 < 0.02);
    CHECK(errorOf("gemm-mxfp8") > w8); // three bits of mantissa
    CHECK(errorOf("gemm-mxfp8") < 0.05);
    CHECK(errorOf("gemm-fp8-w8a16") > w8);
    CHECK(errorOf("gemm-fp8-w8a16") < 0.05);
    CHECK(errorOf("gemm-q8_0") < w8); // scales of 32 instead of 128
    for (const WeightOnlyProduct& product : kWeightOnlyProducts) {
        if (descriptorOf(product.weights.format).element.bits != 4) continue;
        CAPTURE(product.variant);
        CHECK(errorOf(product.variant) > 0.04);
        CHECK(errorOf(product.variant) < 0.2);
    }
    CHECK(errorOf("gemm-nvfp4") < errorOf("gemm-mxfp4")); // smaller blocks, finer scales
}

TEST_CASE("weights move the bytes that their format says")
{
    const auto bits = [](std::string_view variant, DType dtype) {
        return 8 * weightOnlyBytes(findWeightOnlyProduct(variant)->weights, dtype);
    };
    CHECK(bits("gemm-w8a16", DType::F16) == 8 + 16.0 / 128);
    CHECK(bits("gemm-w4a16", DType::BF16) == 4 + 16.0 / 128);
    CHECK(bits("gemm-w4a16", DType::F32) == 4 + 32.0 / 128);
    CHECK(bits("gemm-mxfp8", DType::F16) == 8.25);
    CHECK(bits("gemm-fp8-w8a16", DType::F16) == 8);
    CHECK(bits("gemm-q8_0", DType::BF16) == 8.5);
    CHECK(bits("gemm-q4_0", DType::BF16) == 4.5);
    CHECK(bits("gemm-mxfp4", DType::F16) == 4.25);
    CHECK(bits("gemm-nvfp4", DType::F16) == 4.5);
    CHECK(bits("gemm-nf4", DType::BF16) == 4.5);
    CHECK(findWeightOnlyProduct("gemm-fp8") == nullptr);
}

TEST_CASE("FP8 with block scales: a scale for each 128 × 128 of the weights and each 1 × 128 of the activations")
{
    CHECK(errorOf("gemm-fp8-block128") < 0.05);
    CHECK(errorOf("gemm-fp8-block128") > errorOf("gemm-bf16"));
    // By its definition, with tails in both directions.
    constexpr std::int64_t n = 130, k = 150, row = 1;
    const auto factor = static_cast<float>(1 / std::sqrt(150.0));
    const auto weight = [&](std::int64_t i, std::int64_t j) {
        return operandAt(5, 1, static_cast<std::uint64_t>(i * k + j)) * factor;
    };
    const auto coded = [](float x, float amax) {
        const float scale = amax / 448.0f;
        return static_cast<double>(decodeE4M3(encodeE4M3(x / scale)) * scale);
    };
    const auto d = referenceGemmRows({GemmFormat::E4M3Blocks, DType::F16, 2, n, k, 5}, std::vector<std::int64_t>{row});
    for (const std::int64_t column : {0, 127, 128, 129}) {
        double sum = 0;
        for (std::int64_t j = 0; j < k; ++j) {
            float most = 0, mostWeight = 0;
            for (std::int64_t i = j / 128 * 128; i < std::min<std::int64_t>(k, j / 128 * 128 + 128); ++i) {
                most = std::max(most, std::fabs(operandAt(5, 0, static_cast<std::uint64_t>(row * k + i))));
                for (std::int64_t c = column / 128 * 128; c < std::min<std::int64_t>(n, column / 128 * 128 + 128); ++c)
                    mostWeight = std::max(mostWeight, std::fabs(weight(c, i)));
            }
            sum += coded(operandAt(5, 0, static_cast<std::uint64_t>(row * k + j)), most) *
                   coded(weight(column, j), mostWeight);
        }
        CHECK(d[static_cast<std::size_t>(column)] == doctest::Approx(sum).epsilon(1e-12));
    }
}

TEST_CASE("every product of the catalogue has a reference and a tolerance")
{
    for (const VariantInfo& variant : gemmVariants()) {
        CAPTURE(variant.name);
        const auto reference = gemmReference(variant.name, DType::BF16, 2, 16, 32, 1);
        REQUIRE(reference.has_value());
        CHECK(gemmTolerance(variant.name, DType::BF16) > 0);
        RunSpec spec;
        spec.operation = Operation::Gemm;
        spec.size.m = 2, spec.size.n = 16, spec.size.k = 32;
        CHECK(variant.work(spec, variant).operations == 2.0 * 2 * 16 * 32);
    }
    CHECK_FALSE(gemmReference("gemm-fp4", DType::F16, 1, 1, 1, 0).has_value());
    CHECK(gemmReference("gemm-fp32", DType::F16, 1, 1, 1, 0)->dtype == DType::F32);
    CHECK(gemmReference("gemm-w4a16", DType::BF16, 1, 1, 1, 0)->dtype == DType::BF16);
}

TEST_CASE("GELU in its tanh form")
{
    CHECK(geluTanh(0.0) == 0.0);
    CHECK(geluTanh(1.0) == doctest::Approx(0.8411919906).epsilon(1e-9));
    CHECK(geluTanh(-1.0) == doctest::Approx(-0.1588080094).epsilon(1e-9));
    CHECK(geluTanh(30.0) == 30.0);
    CHECK(std::abs(geluTanh(-30.0)) == 0.0);
}

TEST_CASE("linear + GELU adds the bias of the column before GELU")
{
    const LinearGeluReference r = {DType::F16, false, 2, 3, 4, 9};
    const std::vector<std::int64_t> rows = {1};
    const auto product = referenceGemmRows({GemmFormat::Float, DType::F16, 2, 3, 4, 9}, rows);
    const auto result = referenceLinearGeluRows(r, rows);
    REQUIRE(result.size() == 3);
    for (std::size_t i = 0; i < 3; ++i) {
        const float bias = halfToFloat(floatToHalf(operandAt(9, 2, i) * 0.5f));
        CHECK(result[i] == doctest::Approx(geluTanh(product[i] + static_cast<double>(bias))).epsilon(1e-14));
    }
}
