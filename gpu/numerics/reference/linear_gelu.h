// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"

#include <cstdint>
#include <span>
#include <vector>

/// gelu(A·Wᵀ + bias) in double. Operands (gpu/core/operand_values.h), each rounded to `dtype`: 0 is A[m,k], 1 the
/// weights W[n,k] times float(1/√k), 2 the bias[n] times 0.5; row major. D is [m,n].
namespace qs {

struct LinearGeluReference
{
    DType dtype = DType::F16; ///< F32, F16 or BF16
    bool exact = false;       ///< operands as they are made, not rounded
    std::int64_t m = 0, n = 0, k = 0;
    std::uint64_t seed = 0;
};

inline constexpr float kLinearGeluBias = 0.5f;

/// 0.5·x·(1 + tanh(√(2/π)·(x + 0.044715·x³))): the form of Hendrycks and Gimpel (2016) that libraries' epilogues
/// compute.
double geluTanh(double x);
/// ‖row − reference‖ / ‖reference‖ that a right implementation stays below. One that keeps A·Wᵀ + bias in `dtype`
/// rounds twice.
double linearGeluTolerance(DType dtype);
/// Multiply-adds a row.
double referenceLinearGeluCost(const LinearGeluReference& reference);
/// The rows asked for, each of n values.
std::vector<double> referenceLinearGeluRows(const LinearGeluReference& reference, std::span<const std::int64_t> rows);

} // namespace qs
