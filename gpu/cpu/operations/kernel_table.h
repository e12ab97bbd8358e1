// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/operations/attention_body.h"
#include "gpu/cpu/operations/ladder_body.h"
#include "gpu/cpu/operations/weight_body.h"

/// All loops of the lab for a vector type as the table that the rest of the program calls.
namespace qs {
namespace {

template <class V> constexpr LabKernels labKernelTable()
{
    return {biasGelu<V>,      gelu<V>,      softmax<V>,  weightOnly<V, 8>, weightOnly<V, 4>,
            attention<V>,     layerNorm<V>, accumulate,  addBias,          ladderDivide,
            ladderRound,      ladderAdd,    ladderClamp, ladderConvert,    ladderFusedDivision,
            ladderReciprocal, ladderFma};
}

} // namespace
} // namespace qs
