// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/llm/calibration.h"
#include "gpu/studies/llm/matrix.h"

#include <array>
#include <vector>

namespace qs {

/// A layer in a configuration: what is not there stays as the checkpoint has it.
struct LlmLayer
{
    std::array<std::vector<LlmMatrix>, kLlamaMatrices> matrices; ///< of experts one for each
    std::array<std::vector<float>, kLlamaVectors> vectors;       ///< those that quantizing changed
    std::int64_t unseenExperts = 0;                              ///< to which no token of the calibration text went
};

/// Whether the norms in front of attention and MLP can take the factors of AWQ for the products behind them: each is
/// there and in front of one of them only.
constexpr bool takesAwqFactors(const LlamaShape& shape) { return shape.preNorms && !shape.parallel; }

/// A layer of a checkpoint quantized by calibration.
///
/// AWQ (awq.h) as AutoAWQ does it: query, key and value are scaled together, and gate and up, and 1/s goes into the
/// norm before them; down's factors go into up's rows. The attention's output is rounded as it is, since with
/// grouped-query attention its factors cannot be folded. Clipping is searched for gate, up and down; query and key do
/// without (and value with them, because they share one search). Where takesAwqFactors() is false, query, key and
/// value, gate and up are rounded as they are too, and so is down where there is no gate. In a mixture of experts, gate
/// and up are rounded without factors, since the norm before them is the router's too, and so is down where the gate is
/// clamped. An expert that no token went to is rounded as it is.
///
/// GPTQ (gptq.h): each matrix by itself, columns by falling diagonal of the Hessian, groups of neighbouring columns.
Result<LlmLayer> calibratedLayer(const HfCheckpoint& checkpoint, std::int64_t layer,
                                 const LlmConfiguration& configuration, const LlmLayerInputs& inputs);

} // namespace qs
