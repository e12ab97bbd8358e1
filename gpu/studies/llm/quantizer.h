// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/llm/calibration.h"

namespace qs {

/// Whether the norms in front of attention and MLP can take the factors of AWQ for the products behind them: each is
/// there and in front of one of them only.
constexpr bool takesAwqFactors(const DecoderShape& shape) { return shape.preNorms && !shape.parallel; }

/// Whether the factors of AWQ for the attention's output go into the rows of the values: as published, where both
/// matrices have the same shape (no grouped-query attention).
inline bool movesToValue(const DecoderShape& shape)
{
    return shape.kvRows() == shape.queryRows() && shape.queryRows() == shape.hidden;
}

/// A layer of a checkpoint quantized by calibration.
///
/// AWQ (awq.h) as AutoAWQ does it: query, key and value are scaled together, and gate and up, and 1/s goes into the
/// norm before them; down's factors go into up's rows, and those of the attention's output into value's where
/// movesToValue(). Clipping is searched for all but query and key. Where takesAwqFactors() is false, query, key and
/// value, gate and up are rounded as they are too, and so is down where there is no gate. In a mixture of experts, gate
/// and up are rounded without factors, since the norm before them is the router's too, and so is down where the gate is
/// clamped. An expert that no token went to is rounded as it is.
///
/// GPTQ (gptq.h): each matrix by itself, columns by falling diagonal of the Hessian, groups of neighbouring columns.
Result<LlmLayer> calibratedLayer(const HfCheckpoint& checkpoint, std::int64_t layer,
                                 const LlmConfiguration& configuration, const LlmLayerInputs& inputs);

} // namespace qs
