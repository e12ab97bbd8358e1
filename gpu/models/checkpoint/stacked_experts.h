// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/checkpoint/hf_tensors.h"
#include "gpu/models/checkpoint/quantized_matrix.h"

#include <cstdint>
#include <string>

namespace qs {

/// The experts of one layer in MXFP4 as gpt-oss stacks them: `name`_blocks, U8 [experts, out, in/32, 16] with two codes
/// a byte (the even input low), and `name`_scales, U8 [experts, out, in/32] of E8M0.
struct StackedExperts
{
    std::string name; ///< "model.layers.0.mlp.experts.gate_up_proj"
    std::int64_t experts = 0, out = 0, in = 0;
};

/// The matrix [out, in] of one expert, 0 ≤ expert < experts, with its codes as they are. BadInput names the tensor that
/// is missing or has another type or shape; `in` has to be a multiple of 32. What it takes counts as used.
Result<CheckpointMatrix> stackedExpert(TensorFiles& files, const StackedExperts& stack, std::int64_t expert);

/// Every second row, from `first` (0 or 1): gpt-oss has the rows of gate_up_proj in turn, of the gate first. `matrix`
/// is one of stackedExpert().
CheckpointMatrix alternateRows(const CheckpointMatrix& matrix, std::int64_t first);

} // namespace qs
