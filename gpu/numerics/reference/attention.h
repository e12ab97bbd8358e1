// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"

#include <cstdint>
#include <span>
#include <vector>

namespace qs {

/// Attention over operands 0, 1 and 2 (queries, keys, values), each [batch, heads, tokens, headDim] row major:
/// softmax(Q·Kᵀ / sqrt(headDim))·V per batch and head; causal: query i sees keys 0 to i.
struct AttentionReference
{
    std::int64_t batch = 1, heads = 1, tokens = 1, headDim = 64;
    bool causal = false;
    DType dtype = DType::F16; ///< that the operands are rounded to; F32: not at all
    std::uint64_t seed = 0;
};

/// Rows of the result, [batch·heads·tokens, headDim], computed in double: [rows.size() × headDim].
std::vector<double> referenceAttentionRows(const AttentionReference& reference, std::span<const std::int64_t> rows);
/// Multiply-adds of one row, at most.
double referenceAttentionCost(const AttentionReference& reference);

} // namespace qs
