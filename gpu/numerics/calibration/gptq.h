// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/numerics/uniform_quantizer.h"

#include <cstdint>
#include <span>
#include <vector>

/// GPTQ (Frantar, Ashkboos, Hoefler, Alistarh 2022): weights are rounded column by column, and what a column loses is
/// made up for by the columns that are still to come, weighted by the second moments of the layer's input.
namespace qs {

struct GptqOptions
{
    int bits = 4;
    int groupSize = 128; ///< 0: the whole row, below 0: the whole tensor
    bool symmetric = false;
    bool actOrder =
        false; ///< columns by falling diagonal of the Hessian; groups and their grids stay those of the given weights
    double damping = 0.01; ///< of the mean diagonal, added to the diagonal
    int block = 128;       ///< columns whose effect on the rest is applied at once; changes nothing but the speed
    Dialect dialect = Dialect::Standard;
    bool mseSearch = false; ///< ranges by the search of UniformRule, 80 steps
    DType scaleType = DType::F32;

    UniformRule rule() const;
};

/// H = 2/n ΣxxT of the rows x of a layer's input. Sums of 256 rows in FP32, of those in FP64.
class GptqHessian
{
public:
    explicit GptqHessian(std::int64_t columns);
    /// x is [samples, columns]; a rest that is no whole row is not looked at.
    void add(std::span<const float> x);
    std::int64_t columns() const { return m_columns; }
    std::int64_t samples() const { return m_samples; }
    /// H as [columns, columns]: the lower triangle is filled, the upper one 0.
    std::vector<double> lower() const;
    double diagonal(std::int64_t column) const;

private:
    std::int64_t m_columns = 0, m_samples = 0;
    std::vector<double> m_sum; ///< lower triangle
};

struct GptqResult
{
    UniformCodes codes;              ///< columns in the order of the given weights
    std::vector<std::int32_t> order; ///< column that was rounded first, second, …
    double damping =
        0; ///< that was needed: the one asked for, or more where the Hessian was not positive definite with it
    std::int64_t deadColumns = 0; ///< inputs that were 0 in all samples; their weights are rounded as 0
};

/// Quantizes w [rows = outputs, columns = inputs]. Errors: sizes that do not fit, a rule that makes no sense, no
/// samples (Usage); weights or inputs that are not finite (BadInput).
Result<GptqResult> gptqQuantize(std::span<const float> w, std::int64_t rows, std::int64_t columns,
                                const GptqHessian& hessian, const GptqOptions& options = {});

} // namespace qs
