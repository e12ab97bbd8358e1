// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/reference/linear_gelu.h"

#include "gpu/core/operand_values.h"
#include "gpu/numerics/reference/gemm.h"

#include <cmath>

namespace qs {

double geluTanh(double x)
{
    constexpr double rootTwoOverPi = 0.79788456080286535588;
    return 0.5 * x * (1.0 + std::tanh(rootTwoOverPi * (x + 0.044715 * x * x * x)));
}

double linearGeluTolerance(DType dtype) { return dtype == DType::BF16 ? 8e-3 : dtype == DType::F16 ? 1e-3 : 1.5e-3; }

double referenceLinearGeluCost(const LinearGeluReference& reference)
{
    return static_cast<double>(reference.n) * static_cast<double>(reference.k);
}

std::vector<double> referenceLinearGeluRows(const LinearGeluReference& r, std::span<const std::int64_t> rows)
{
    const GemmReference product = {r.exact ? GemmFormat::Exact : GemmFormat::Float, r.dtype, r.m, r.n, r.k, r.seed};
    std::vector<double> result = referenceGemmRows(product, rows);
    const auto n = static_cast<std::size_t>(r.n);
    std::vector<float> bias(n);
    for (std::size_t i = 0; i < n; ++i) {
        bias[i] = operandAt(r.seed, 2, i) * kLinearGeluBias;
        if (!r.exact) bias[i] = roundedTo(r.dtype, bias[i]);
    }
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] = geluTanh(result[i] + static_cast<double>(bias[i % n]));
    return result;
}

} // namespace qs
