// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/calibration/smoothquant.h"

#include <algorithm>
#include <cmath>

namespace qs {

std::vector<float> columnAbsmax(std::span<const float> values, std::int64_t columns)
{
    std::vector<float> most(static_cast<std::size_t>(columns));
    for (std::size_t first = 0; first + most.size() <= values.size() && !most.empty(); first += most.size())
        for (std::size_t c = 0; c < most.size(); ++c) {
            const float magnitude = std::fabs(values[first + c]);
            most[c] = magnitude > most[c] ? magnitude : most[c];
        }
    return most;
}

std::vector<float> smoothingScales(std::span<const float> activationAbsmax, std::span<const float> weightAbsmax,
                                   double alpha)
{
    std::vector<float> scales(std::min(activationAbsmax.size(), weightAbsmax.size()));
    for (std::size_t c = 0; c < scales.size(); ++c) {
        const double weight = std::max(weightAbsmax[c], kSmoothingFloor);
        const double s = std::pow(static_cast<double>(activationAbsmax[c]), alpha) / std::pow(weight, 1 - alpha);
        scales[c] = activationAbsmax[c] > 0 ? std::max(static_cast<float>(s), kSmoothingFloor) : 1.0f;
    }
    return scales;
}

std::vector<float> smoothedWeights(std::span<const float> w, std::span<const float> scales)
{
    std::vector<float> out(w.begin(), w.end());
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] *= scales[i % scales.size()];
    return out;
}

} // namespace qs
