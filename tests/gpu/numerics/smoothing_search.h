// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/numerics/calibration/smoothquant.h"
#include "gpu/numerics/quant_scheme.h"

#include <cstdint>
#include <span>
#include <vector>

/// What smoothing is worth: every exponent of SmoothQuant tried on a layer.
namespace qs {

/// x [samples, columns] with column c divided by scales[c].
std::vector<float> smoothedActivations(std::span<const float> x, std::span<const float> scales);

/// What INT8 weights by row and INT8 activations give after smoothing.
struct SmoothingError
{
    double alpha = 0;  ///< below 0: not smoothed
    double mse = 0;    ///< of the output
    double sqnrDb = 0; ///< of the output
};
struct SmoothingSearch
{
    double alpha = kSmoothingAlpha;    ///< with the least output error
    std::vector<float> scales;         ///< for it
    SmoothingError plain;              ///< without smoothing
    std::vector<SmoothingError> tried; ///< in the order of the grid
};
struct SmoothingOptions
{
    Granularity activations = Granularity::Tensor; ///< Tensor or Token
    std::vector<double> alphas = {0.25, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 1.0};
    int bits = 8;      ///< of both
    int maxRows = 512; ///< samples on which outputs are compared, evenly taken; the maxima are over all
};
/// Tries each α on w [rows = outputs, columns = inputs] and x [samples, columns]. Errors: sizes that do not fit, no
/// samples, an α outside of [0, 1] (Usage); values that are not finite (BadInput).
Result<SmoothingSearch> searchSmoothing(std::span<const float> w, std::int64_t rows, std::int64_t columns,
                                        std::span<const float> x, const SmoothingOptions& options = {});

} // namespace qs
