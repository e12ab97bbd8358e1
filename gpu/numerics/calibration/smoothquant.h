// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/numerics/quant_scheme.h"

#include <cstdint>
#include <span>
#include <vector>

/// SmoothQuant (Xiao et al. 2022): s = max|X|^α / max|W|^(1−α) by input channel moves what is hard to quantize from
/// activations to weights. Weights are multiplied by s, activations divided by it (or 1/s is folded into the layer
/// before).
namespace qs {

inline constexpr double kSmoothingAlpha = 0.5;
/// Smallest factor, and smallest maximum of a weight column.
inline constexpr float kSmoothingFloor = 1e-5f;

/// Largest magnitude of each column of a row-major matrix; NaN is ignored.
std::vector<float> columnAbsmax(std::span<const float> values, std::int64_t columns);
/// s for each input channel from the maxima of activations and of weights by input channel. A channel whose activations
/// are all 0 gets 1 (the published formula would scale its weights to nothing).
std::vector<float> smoothingScales(std::span<const float> activationAbsmax, std::span<const float> weightAbsmax,
                                   double alpha = kSmoothingAlpha);
/// w [rows, columns] with column c multiplied by scales[c]; and x with column c divided by it.
std::vector<float> smoothedWeights(std::span<const float> w, std::span<const float> scales);
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
