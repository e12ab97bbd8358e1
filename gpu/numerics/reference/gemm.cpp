// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/reference/gemm.h"

#include "gpu/core/float8.h"
#include "gpu/core/operand_values.h"
#include "gpu/core/parallel.h"

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

bool isWeightOnly(GemmFormat format) { return format == GemmFormat::W8A16 || format == GemmFormat::W4A16; }

/// Row `n` of the weights.
void fillWeights(const GemmReference& r, std::int64_t n, std::span<float> to)
{
    const bool scaled = r.format == GemmFormat::Exact || r.format == GemmFormat::Float || isWeightOnly(r.format);
    const float factor = scaled ? weightFactor(r) : 1.0f;
    for (std::int64_t k = 0; k < r.k; ++k) {
        const float value = operandOf(r, 1, n * r.k + k) * factor;
        to[static_cast<std::size_t>(k)] = isWeightOnly(r.format) ? value : elementOf(r, value);
    }
    if (!isWeightOnly(r.format)) return;
    std::array<std::int8_t, kGemmWeightGroup> codes{};
    for (std::size_t first = 0; first < to.size(); first += kGemmWeightGroup) {
        const auto group = to.subspan(first, std::min<std::size_t>(kGemmWeightGroup, to.size() - first));
        const float scale = quantizeWeightGroup(group, r.format == GemmFormat::W8A16 ? 8 : 4, r.dtype, codes);
        for (std::size_t i = 0; i < group.size(); ++i)
            group[i] = scale * static_cast<float>(codes[i]); // exact: at most 7 bits times 11
    }
}

} // namespace

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
        {"gemm-fp32", GemmFormat::Float, DType::F32}, {"gemm-tf32", GemmFormat::Float, DType::F32},
        {"gemm-fp16", GemmFormat::Float, DType::F16}, {"gemm-bf16", GemmFormat::Float, DType::BF16},
        {"gemm-int8", GemmFormat::Int8, {}},          {"gemm-fp8", GemmFormat::E4M3, {}},
        {"gemm-w8a16", GemmFormat::W8A16, {}},        {"gemm-w4a16", GemmFormat::W4A16, {}},
    };
    for (const Named& entry : known)
        if (entry.name == variant) return GemmReference{entry.format, entry.dtype.value_or(dtype), m, n, k, seed};
    return std::nullopt;
}

double gemmTolerance(std::string_view variant, DType dtype)
{
    if (variant == "gemm-fp32") return 1e-5;
    if (variant == "gemm-tf32") return 1.5e-3;
    if (variant == "gemm-fp16") return 1e-3;
    if (variant == "gemm-bf16") return 6e-3;
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
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t j = 0; j < k; ++j)
            activations[i * k + j] =
                elementOf(reference, operandOf(reference, 0, rows[i] * reference.k + static_cast<std::int64_t>(j)));
    std::vector<double> result(rows.size() * n);
    const double factor = resultFactor(reference);
    parallelFor(reference.n, 16, [&](std::int64_t first, std::int64_t last, int) {
        std::vector<float> weights(k);
        for (std::int64_t column = first; column < last; ++column) {
            fillWeights(reference, column, weights);
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
