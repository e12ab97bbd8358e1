// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/reference/gemm.h"

#include "gpu/core/float8.h"
#include "gpu/core/operand_values.h"
#include "gpu/core/parallel.h"
#include "gpu/numerics/packed_oracle.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace qs {

namespace {

float weightFactor(const GemmReference& r) { return static_cast<float>(1.0 / std::sqrt(static_cast<double>(r.k))); }

float operandOf(const GemmReference& r, unsigned operand, std::int64_t index)
{
    return operandAt(r.seed, operand, static_cast<std::uint64_t>(index));
}

/// An element of either operand in formats without groups; without the factor of the result.
float elementOf(const GemmReference& r, float value)
{
    switch (r.format) {
    case GemmFormat::Exact:
        return value;
    case GemmFormat::Int8:
        return std::rint(value * kGemmInt8Factor);
    case GemmFormat::E4M3:
        return decodeE4M3(encodeE4M3(value));
    default:
        return roundedTo(r.dtype, value);
    }
}

/// What the sums are multiplied by.
double resultFactor(const GemmReference& r)
{
    if (r.format == GemmFormat::Int8)
        return 1.0 / (static_cast<double>(kGemmInt8Factor) * kGemmInt8Factor * std::sqrt(static_cast<double>(r.k)));
    return r.format == GemmFormat::E4M3 ? static_cast<double>(weightFactor(r)) : 1.0;
}

/// Integers of one row of weights, as they come back.
void roundIntegers(const GemmReference& r, std::span<float> row)
{
    std::array<std::int8_t, kGemmWeightGroup> codes{};
    for (std::size_t first = 0; first < row.size(); first += kGemmWeightGroup) {
        const auto group = row.subspan(first, std::min<std::size_t>(kGemmWeightGroup, row.size() - first));
        const float scale = quantizeWeightGroup(group, descriptorOf(r.weights.format).element.bits, r.dtype, codes);
        for (std::size_t i = 0; i < group.size(); ++i)
            group[i] = scale * static_cast<float>(codes[i]); // exact: at most 7 bits times 11
    }
}

/// The same of the other formats.
void roundPacked(const GemmReference& r, std::span<float> row)
{
    const HostTensor tensor{DType::F32, {1, r.k}, row.data()};
    const PackedLayout layout = packedLayout(r.weights, tensor.shape, DType::F32);
    std::vector<std::uint8_t> codes(static_cast<std::size_t>(layout.codeBytes())),
        scales(static_cast<std::size_t>(layout.scaleBytes()));
    const float global = weightOnlyGlobalScale(r.weights, r.k);
    quantizePackedRow(r.weights, layout, tensor, 0, global, codes, scales, {});
    dequantizePackedRow(r.weights, layout, {codes, scales, {}, global}, DType::F32, 0, row);
}

/// The scale of a block whose largest magnitude is `amax`.
float blockScale(float amax) { return amax / kE4M3Max; }
float blockValue(float value, float scale)
{
    return scale > 0.0f ? decodeE4M3(encodeE4M3(value / scale)) * scale : 0.0f;
}

/// A row in groups of E4M3 with a scale each.
void roundBlocks(std::span<float> row, std::int64_t size)
{
    for (std::size_t first = 0; first < row.size(); first += static_cast<std::size_t>(size)) {
        const auto block = row.subspan(first, std::min(static_cast<std::size_t>(size), row.size() - first));
        float amax = 0.0f;
        for (const float value : block)
            amax = std::max(amax, std::fabs(value));
        for (float& value : block)
            value = blockValue(value, blockScale(amax));
    }
}

/// The scales of 128 rows of weights from row 128 × `block` on, one for each 128 along k.
std::vector<float> weightBlockScales(const GemmReference& r, std::int64_t block)
{
    std::vector<float> scales(static_cast<std::size_t>((r.k + kGemmBlock - 1) / kGemmBlock));
    const float factor = weightFactor(r);
    for (std::int64_t n = block * kGemmBlock; n < std::min(r.n, (block + 1) * kGemmBlock); ++n)
        for (std::int64_t k = 0; k < r.k; ++k) {
            float& amax = scales[static_cast<std::size_t>(k / kGemmBlock)];
            amax = std::max(amax, std::fabs(operandOf(r, 1, n * r.k + k) * factor));
        }
    for (float& scale : scales)
        scale = blockScale(scale);
    return scales;
}

/// Row `n` of the weights; `blockScales`: E4M3Blocks, weightBlockScales() of its block.
void fillWeights(const GemmReference& r, std::int64_t n, std::span<const float> blockScales, std::span<float> to)
{
    const bool unit = r.format == GemmFormat::Int8 || r.format == GemmFormat::E4M3;
    const bool alone = unit || r.format == GemmFormat::Exact || r.format == GemmFormat::Float;
    const float factor = unit ? 1.0f : weightFactor(r);
    for (std::int64_t k = 0; k < r.k; ++k) {
        const float value = operandOf(r, 1, n * r.k + k) * factor;
        to[static_cast<std::size_t>(k)] = alone ? elementOf(r, value) : value;
    }
    if (r.format == GemmFormat::E4M3Blocks)
        for (std::size_t k = 0; k < to.size(); ++k)
            to[k] = blockValue(to[k], blockScales[k / kGemmBlock]);
    if (r.format != GemmFormat::WeightOnly) return;
    if (hasIntegerGroups(r.weights)) return roundIntegers(r, to);
    if (r.weights.isFloat8()) return roundBlocks(to, r.k);
    roundPacked(r, to);
}

} // namespace

double weightOnlyBytes(const QuantScheme& weights, DType activations)
{
    const FormatDescriptor& format = descriptorOf(weights.format);
    if (weights.granularity != Granularity::Group) return format.element.bits / 8.0;
    if (!hasIntegerGroups(weights)) return format.bitsPerElement() / 8;
    return format.element.bits / 8.0 + static_cast<double>(sizeOf(activations)) / weights.groupSize;
}

float quantizeWeightGroup(std::span<const float> weights, int bits, DType dtype, std::span<std::int8_t> codes)
{
    float amax = 0.0f;
    for (const float w : weights)
        amax = std::max(amax, std::fabs(w));
    const float most = bits == 8 ? 127.0f : 7.0f, least = bits == 8 ? -127.0f : -8.0f;
    const float scale = roundedTo(dtype, amax / most);
    for (std::size_t i = 0; i < weights.size(); ++i)
        codes[i] =
            static_cast<std::int8_t>(scale > 0.0f ? std::clamp(std::rint(weights[i] / scale), least, most) : 0.0f);
    return scale;
}

std::optional<GemmReference> gemmReference(std::string_view variant, DType dtype, std::int64_t m, std::int64_t n,
                                           std::int64_t k, std::uint64_t seed)
{
    struct Named
    {
        std::string_view name;
        GemmFormat format;
        std::optional<DType> dtype;
    };
    constexpr Named known[] = {
        {"gemm-fp32", GemmFormat::Float, DType::F32},
        {"gemm-tf32", GemmFormat::Float, DType::F32},
        {"gemm-fp16", GemmFormat::Float, DType::F16},
        {"gemm-bf16", GemmFormat::Float, DType::BF16},
        {"gemm-int8", GemmFormat::Int8, {}},
        {"gemm-fp8", GemmFormat::E4M3, {}},
        {"gemm-fp8-block128", GemmFormat::E4M3Blocks, {}},
    };
    for (const Named& entry : known)
        if (entry.name == variant) return GemmReference{entry.format, entry.dtype.value_or(dtype), m, n, k, seed};
    if (const WeightOnlyProduct* product = findWeightOnlyProduct(variant))
        return GemmReference{GemmFormat::WeightOnly, dtype, m, n, k, seed, product->weights};
    return std::nullopt;
}

double gemmTolerance(std::string_view variant, DType dtype)
{
    if (variant == "gemm-fp32") return 1e-5;
    if (variant == "gemm-tf32") return 1.5e-3;
    if (variant == "gemm-fp16") return 1e-3;
    if (variant == "gemm-bf16" || variant == "gemm-fp8-block128") return 6e-3; // its sums are added in FP32
    if (variant == "gemm-int8") return 1e-6;
    if (variant == "gemm-fp8") return 1.5e-2; // sums of FP8 products keep about 14 bits on the tensor cores
    return dtype == DType::BF16 ? 6e-3 : dtype == DType::F16 ? 1e-3 : 1e-5;
}

double referenceGemmCost(const GemmReference& reference)
{
    return static_cast<double>(reference.n) * static_cast<double>(reference.k);
}

std::vector<double> referenceGemmRows(const GemmReference& reference, std::span<const std::int64_t> rows)
{
    const auto n = static_cast<std::size_t>(reference.n), k = static_cast<std::size_t>(reference.k);
    std::vector<float> activations(rows.size() * k);
    const bool blocks = reference.format == GemmFormat::E4M3Blocks;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::span<float> row(activations.data() + i * k, k);
        for (std::size_t j = 0; j < k; ++j) {
            const float value = operandOf(reference, 0, rows[i] * reference.k + static_cast<std::int64_t>(j));
            row[j] = blocks ? value : elementOf(reference, value);
        }
        if (blocks) roundBlocks(row, kGemmBlock);
    }
    std::vector<double> result(rows.size() * n);
    const double factor = resultFactor(reference);
    parallelFor(reference.n, blocks ? kGemmBlock : 16, [&](std::int64_t first, std::int64_t last, int) {
        std::vector<float> weights(k), scales;
        for (std::int64_t column = first; column < last; ++column) {
            if (blocks && (column == first || column % kGemmBlock == 0))
                scales = weightBlockScales(reference, column / kGemmBlock);
            fillWeights(reference, column, scales, weights);
            for (std::size_t i = 0; i < rows.size(); ++i) {
                double sum = 0;
                for (std::size_t j = 0; j < k; ++j)
                    sum += static_cast<double>(activations[i * k + j]) * static_cast<double>(weights[j]);
                result[i * n + static_cast<std::size_t>(column)] = sum * factor;
            }
        }
    });
    return result;
}

} // namespace qs
