// SPDX-License-Identifier: GPL-3.0-or-later
// The synthetic linear layers on which quantization algorithms are held to known figures: 512 inputs, 128 outputs, 2048
// samples.
#pragma once

#include "gpu/core/random.h"
#include "gpu/numerics/error_metrics.h"

#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

namespace qs::test {

struct SyntheticLayer
{
    std::int64_t rows = 128, columns = 512, samples = 2048;
    std::vector<float> w; ///< [rows, columns]
    std::vector<float> x; ///< [samples, columns]

    /// y = x·(weights)T for inputs of this layer's shape.
    std::vector<float> output(std::span<const float> inputs, std::span<const float> weights) const
    {
        std::vector<float> y(static_cast<std::size_t>(samples * rows)), turned(weights.size());
        const auto k = static_cast<std::size_t>(columns), m = static_cast<std::size_t>(rows);
        for (std::size_t r = 0; r < m; ++r)
            for (std::size_t c = 0; c < k; ++c)
                turned[c * m + r] = weights[r * k + c];
        for (std::size_t s = 0; s < static_cast<std::size_t>(samples); ++s)
            for (std::size_t c = 0; c < k; ++c) {
                const float value = inputs[s * k + c];
                for (std::size_t r = 0; r < m; ++r)
                    y[s * m + r] += value * turned[c * m + r];
            }
        return y;
    }
    /// SQNR of the output with other weights (and inputs) in dB.
    double outputSqnr(std::span<const float> weights, std::span<const float> inputs = {}) const;
};

inline double sqnr(std::span<const float> original, std::span<const float> restored)
{
    ErrorAccumulator sum;
    for (std::size_t i = 0; i < original.size(); ++i)
        sum.add(original[i], restored[i]);
    return sum.metrics().sqnrDb;
}

inline double SyntheticLayer::outputSqnr(std::span<const float> weights, std::span<const float> inputs) const
{
    return sqnr(output(x, w), output(inputs.empty() ? std::span<const float>(x) : inputs, weights));
}

/// AR(1) over the channels with rho 0.9, channel scales exp(0.5·N(0, 1)): inputs as correlated as hidden states are.
inline SyntheticLayer correlatedLayer(std::uint64_t seed, std::int64_t rows = 128, std::int64_t columns = 512,
                                      std::int64_t samples = 2048)
{
    SyntheticLayer layer{rows, columns, samples, {}, {}};
    const auto k = static_cast<std::size_t>(columns);
    layer.w.resize(static_cast<std::size_t>(rows) * k);
    layer.x.resize(static_cast<std::size_t>(samples) * k);
    for (std::size_t i = 0; i < layer.w.size(); ++i)
        layer.w[i] = 0.02f * normalAt(seed, i);
    std::vector<double> scale(k);
    for (std::size_t c = 0; c < k; ++c)
        scale[c] = std::exp(0.5 * normalAt(seed + 1, c));
    for (std::size_t s = 0; s < static_cast<std::size_t>(samples); ++s) {
        double state = normalAt(seed + 2, s * k);
        for (std::size_t c = 0; c < k; ++c) {
            if (c > 0) state = 0.9 * state + std::sqrt(1 - 0.81) * normalAt(seed + 2, s * k + c);
            layer.x[s * k + c] = static_cast<float>(state * scale[c]);
        }
    }
    return layer;
}

/// Independent N(0, 1), 8 of the channels times 20.
inline SyntheticLayer outlierLayer(std::uint64_t seed)
{
    SyntheticLayer layer;
    const auto k = static_cast<std::size_t>(layer.columns);
    layer.w.resize(static_cast<std::size_t>(layer.rows) * k);
    layer.x.resize(static_cast<std::size_t>(layer.samples) * k);
    for (std::size_t i = 0; i < layer.w.size(); ++i)
        layer.w[i] = 0.02f * normalAt(seed, i);
    for (std::size_t i = 0; i < layer.x.size(); ++i)
        layer.x[i] = normalAt(seed + 1, i) * (i % k % 64 == 13 ? 20.0f : 1.0f);
    return layer;
}

} // namespace qs::test
