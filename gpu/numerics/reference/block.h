// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"

#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

namespace qs {

/// Operands of a transformer block (gpu/core/operand_values.h), all row major, weights as [outputs, inputs], w the
/// width:
///   0 tokens x[batch·tokens, w] × 1;  1 Wqkv[3w, w] / √w, 2 bqkv[3w] × 0.1;  3 Wproj[w, w] / √w, 4 bproj[w] × 0.1;
///   5 Wup[4w, w] / √w, 6 bup[4w] × 0.1;  7 Wdown[w, 4w] / √(4w), 8 bdown[w] × 0.1;
///   gains of the two layer norms are 1 + 0.1 × operands 9 and 11, their offsets 0.1 × operands 10 and 12, each [w].
enum class BlockOperand : unsigned {
    Tokens,
    Wqkv,
    Bqkv,
    Wproj,
    Bproj,
    Wup,
    Bup,
    Wdown,
    Bdown,
    Gain1,
    Offset1,
    Gain2,
    Offset2
};

/// What an operand is multiplied by before it is rounded; gains get 1 added.
inline float blockOperandScale(BlockOperand operand, std::int64_t width)
{
    switch (operand) {
    case BlockOperand::Tokens:
        return 1.0f;
    case BlockOperand::Wqkv:
    case BlockOperand::Wproj:
    case BlockOperand::Wup:
        return static_cast<float>(1.0 / std::sqrt(static_cast<double>(width)));
    case BlockOperand::Wdown:
        return static_cast<float>(0.5 / std::sqrt(static_cast<double>(width)));
    default:
        return 0.1f;
    }
}
/// Element i of an operand in float, before it is rounded to the type of the run.
float blockOperandAt(BlockOperand operand, std::int64_t width, std::uint64_t seed, std::int64_t index);

inline constexpr float kBlockNormEpsilon = 1e-5f;

/// A pre-norm transformer block: h = LN₁(x); (q, k, v) = h·Wqkvᵀ + bqkv, each [tokens, heads, headDim] within a row;
/// x₁ = x + softmax(q·kᵀ/√headDim)·v·Wprojᵀ + bproj; y = x₁ + gelu(LN₂(x₁)·Wupᵀ + bup)·Wdownᵀ + bdown, GELU in the tanh
/// form, no mask.
struct BlockReference
{
    std::int64_t batch = 1, tokens = 1, heads = 1, headDim = 64;
    DType dtype = DType::F16; ///< that the operands are rounded to; F32: not at all
    std::uint64_t seed = 0;
    std::int64_t width() const { return heads * headDim; }
};

/// Rows of y, [batch·tokens, width], computed in double: [rows.size() × width].
std::vector<double> referenceBlockRows(const BlockReference& reference, std::span<const std::int64_t> rows);
/// Multiply-adds that one batch costs (keys and values of all its tokens), and one row beyond that.
double referenceBlockBatchCost(const BlockReference& reference);
double referenceBlockRowCost(const BlockReference& reference);

} // namespace qs
