// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"
#include "gpu/device/decoder_shape.h"

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

/// The oracle of the decoder engines: what a DecoderShape describes, as transformers computes it, in plain loops with
/// sums in double. Slow on purpose; for models of tests.
namespace qs {

/// A model with weights in FP32, [out, in] row-major. Biases may be empty.
struct ReferenceDecoder
{
    DecoderShape shape;
    std::vector<float> embedding, head, finalNorm, finalNormBias; ///< head: empty where it is tied
    struct Layer
    {
        std::array<std::vector<float>, kDecoderMatrices> matrices; ///< by DecoderMatrix: Query to Down
        std::array<std::vector<float>, kDecoderVectors> vectors;   ///< by DecoderVector
        std::vector<std::array<std::vector<float>, 3>> experts;    ///< gate, up and down of each
    };
    std::vector<Layer> layers;

    /// With room for what it has; nothing is filled.
    void setShape(const DecoderShape& its);
    std::vector<float>& matrix(DecoderMatrix role, std::int64_t layer, std::int64_t expert = 0);
    void eachMatrix(const std::function<void(std::vector<float>&)>& body);
    std::vector<float>& vector(DecoderVector role, std::int64_t layer);
};

/// Logits [tokens, vocabulary] of a sequence from its beginning. `activations` F32: nothing is rounded (but results to
/// FP32 between the steps); F16, BF16: rounded where DecoderEngineOptions says, and weights of norms too. The logits
/// are not rounded. `routing`: gets the experts that each token was given, by rising number, layer after layer of those
/// with a mixture.
std::vector<float> referenceLogits(const ReferenceDecoder& model, std::span<const std::int32_t> tokens,
                                   DType activations = DType::F32,
                                   std::vector<std::vector<std::int32_t>>* routing = nullptr);

} // namespace qs
