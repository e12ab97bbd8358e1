// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"
#include "gpu/numerics/packed_formats.h"

#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// Matrix products in double, of operands as the variants round them. Operands (gpu/core/operand_values.h): 0 is
/// A[m,k], 1 the weights W[n,k], both row major; D[m,n] = A·(W/√k)ᵀ.
namespace qs {

/// How a product's operands are represented.
/// Exact: floats as they are made, W × float(1/√k). Float: both rounded to `dtype`. Int8: codes rint(x × 42) of both, D
/// = sums × 1/(42²·√k). E4M3: both rounded to E4M3 (operands lie within ±3), D = sums × float(1/√k). E4M3Blocks: both
/// E4M3 with FP32 scales amax/448, W × float(1/√k) with one for each 128 × 128, A with one for each 1 × 128.
/// WeightOnly: A rounded to `dtype`; W × float(1/√k) in groups along k. Integers: s = amax/127 or amax/7 rounded to
/// `dtype`, codes rint(w/s) within ±127 or −8 … 7. E4M3: a row's scale s = amax/448 in FP32. Other formats: as
/// gpu/numerics/packed_formats.h has them; a scale of the whole tensor is that of the largest magnitude that an operand
/// may have.
enum class GemmFormat : std::uint8_t { Exact, Float, Int8, E4M3, E4M3Blocks, WeightOnly };

/// A product of 16-bit activations with weights in the groups of a format. A row here makes a variant of the
/// laboratory: its reference, its traffic and its kernel follow from the scheme.
struct WeightOnlyProduct
{
    std::string_view variant; ///< of the catalogue
    QuantScheme weights;
};
inline constexpr WeightOnlyProduct kWeightOnlyProducts[] = {
    {"gemm-w8a16", groupScheme(NumberFormat::Int8, 128)},  {"gemm-q8_0", groupScheme(NumberFormat::Q8_0)},
    {"gemm-fp8-w8a16", channelScheme(NumberFormat::E4M3)}, {"gemm-mxfp8", groupScheme(NumberFormat::MXFP8)},
    {"gemm-w4a16", groupScheme(NumberFormat::Int4, 128)},  {"gemm-q4_0", groupScheme(NumberFormat::Q4_0)},
    {"gemm-mxfp4", groupScheme(NumberFormat::MXFP4)},      {"gemm-nvfp4", groupScheme(NumberFormat::NVFP4)},
    {"gemm-nf4", groupScheme(NumberFormat::NF4)},
};
/// Null: a product of another kind.
constexpr const WeightOnlyProduct* findWeightOnlyProduct(std::string_view variant)
{
    for (const WeightOnlyProduct& product : kWeightOnlyProducts)
        if (product.variant == variant) return &product;
    return nullptr;
}
/// Bytes of a weight with its share of the scales, of which a row's alone is nothing; those of integers have the
/// activations' type.
double weightOnlyBytes(const QuantScheme& weights, DType activations);
/// The scale of the whole tensor W[n,k]; 1 of formats without one.
inline float weightOnlyGlobalScale(const QuantScheme& weights, std::int64_t k)
{
    constexpr float largest = 3.0f; // operands lie within ±3; finding their largest would take a pass over all of them
    return packedGlobalScale(weights, largest * static_cast<float>(1.0 / std::sqrt(static_cast<double>(k))));
}

inline constexpr float kGemmInt8Factor = 42.0f;       ///< codes per unit: 3 × 42 stays below 127
inline constexpr std::int64_t kGemmWeightGroup = 128; ///< of integers
inline constexpr std::int64_t kGemmBlock = 128;       ///< E4M3Blocks: elements of a block in each direction

struct GemmReference
{
    GemmFormat format = GemmFormat::Float;
    DType dtype = DType::F16; ///< F32, F16 or BF16
    std::int64_t m = 0, n = 0, k = 0;
    std::uint64_t seed = 0;
    QuantScheme weights = {}; ///< WeightOnly
};

/// Representation that a variant of the catalogue computes with ('gemm-w4a16'), `dtype` being the run's; none: not a
/// product's name.
std::optional<GemmReference> gemmReference(std::string_view variant, DType dtype, std::int64_t m, std::int64_t n,
                                           std::int64_t k, std::uint64_t seed);
/// ‖row − reference‖ / ‖reference‖ that a right implementation stays below: rounding of the result and of its sums.
double gemmTolerance(std::string_view variant, DType dtype);
/// Multiply-adds a row.
double referenceGemmCost(const GemmReference& reference);
/// The rows asked for, each of n values.
std::vector<double> referenceGemmRows(const GemmReference& reference, std::span<const std::int64_t> rows);

/// Quantizes one group of weights (at most 128) to `bits` (8 or 4), symmetric; returns the scale, rounded to `dtype`.
float quantizeWeightGroup(std::span<const float> weights, int bits, DType dtype, std::span<std::int8_t> codes);

} // namespace qs
