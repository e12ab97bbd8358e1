// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
/// w [rows, columns] with column c multiplied by scales[c].
std::vector<float> smoothedWeights(std::span<const float> w, std::span<const float> scales);

} // namespace qs
