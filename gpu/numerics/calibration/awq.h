// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/numerics/uniform_quantizer.h"

#include <cstdint>
#include <span>
#include <vector>

/// AWQ (Lin et al. 2023): input channels with large activations get more of the grid. The weights are multiplied by s
/// by input channel before they are rounded; whoever uses the layer divides its input by s, or folds 1/s into the layer
/// before. Grid, scales and clipping are those of llm-awq; the error that decides is that of this one product, where
/// llm-awq takes that of the attention or the MLP as a whole.
namespace qs {

struct AwqOptions
{
    int bits = 4;
    int groupSize = 128; ///< 0: the whole row
    bool symmetric = false;
    Dialect dialect = Dialect::Awq;
    bool scale = true;              ///< search of the scales; false: all are 1
    bool clip = true;               ///< search of the clipping after that of the scales
    std::int64_t unclippedRows = 0; ///< the first rows, which are not clipped: query and key projections, as in llm-awq
    int maxRows = 512;              ///< samples that outputs are compared on, evenly taken from the given ones
    DType scaleType = DType::F32;

    UniformRule rule() const;
};

struct AwqResult
{
    double ratio = 0;          ///< the best exponent of i/20, i < 20; 0: no scaling
    std::vector<float> scales; ///< s by input channel: mean|x|^ratio, at least 1e−4, divided by √(max·min)
    std::vector<float> clips;  ///< rows × groups: what is left of a group's amax, 1 to 0.55
    UniformCodes codes;        ///< of w·s
    double plainMse = 0;       ///< mean squared error of the output on the compared samples: rounded as they are,
    double scaledMse = 0;      ///< with the scales,
    double mse = 0;            ///< and clipped: the result
};

/// Quantizes w [rows = outputs, columns = inputs] for inputs x [samples, columns]. Errors: sizes that do not fit, no
/// samples, a group over the whole tensor (Usage); weights or inputs that are not finite (BadInput).
Result<AwqResult> awqQuantize(std::span<const float> w, std::int64_t rows, std::int64_t columns,
                              std::span<const float> x, const AwqOptions& options = {});

} // namespace qs
