// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"
#include "gpu/device/llama_shape.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

/// The oracle of the Llama engines: what a LlamaShape describes, as transformers computes it, in plain loops with sums
/// in double. Slow on purpose; for models of tests.
namespace qs {

/// A model with weights in FP32, [out, in] row-major. Biases may be empty.
struct ReferenceLlama
{
    LlamaShape shape;
    std::vector<float> embedding, head, finalNorm, finalNormBias; ///< head: empty where it is tied
    struct Layer
    {
        std::array<std::vector<float>, kLlamaMatrices> matrices; ///< by LlamaMatrix: Query to Down
        std::array<std::vector<float>, kLlamaVectors> vectors;   ///< by LlamaVector
    };
    std::vector<Layer> layers;

    std::vector<float>& matrix(LlamaMatrix role, std::int64_t layer);
    std::vector<float>& vector(LlamaVector role, std::int64_t layer);
};

/// Logits [tokens, vocabulary] of a sequence from its beginning. `activations` F32: nothing is rounded (but results to
/// FP32 between the steps); F16, BF16: rounded where LlamaEngineOptions says, and weights of norms too. The logits are
/// not rounded.
std::vector<float> referenceLogits(const ReferenceLlama& model, std::span<const std::int32_t> tokens,
                                   DType activations = DType::F32);

} // namespace qs
