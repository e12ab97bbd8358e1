// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/catalog/operation.h"
#include "gpu/numerics/quant_scheme.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace qs {

/// Multiply-adds that a verification may take: some tenths of a second.
inline constexpr double kAffordableReference = 3e8;

/// Whose result is computed plainly.
struct ReferenceRequest
{
    OperationSetup setup;
    std::uint64_t seed = 0;
    std::string variant; ///< of operations that have variants
    QuantScheme scheme;  ///< of those that take modes
};

/// The plain computation of a variant's result, in double.
struct Reference
{
    std::int64_t rows = 0; ///< that the result has
    double cost = 0;       ///< multiply-adds a row
    double tolerance = 0;  ///< relative distance of a row; 0: exact
    /// The elements of these rows, row by row.
    using Rows = std::function<std::vector<double>(std::span<const std::int64_t>)>;
    Rows rounded;              ///< from the operands as the variant rounds them
    Rows exact;                ///< from the operands as they were made; empty: the same
    double step = 1, zero = 0; ///< value = (element − zero) × step, where the result is codes
};

/// Tolerance of a result that is rounded to this type once.
constexpr double roundingTolerance(DType dtype)
{
    return dtype == DType::F32 ? 1e-4 : dtype == DType::F16 ? 2e-3 : 1e-2;
}

} // namespace qs
