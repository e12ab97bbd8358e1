// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/checkpoint/hf_quantization.h"
#include "gpu/models/decoder/tensor_names.h"

#include <cstdint>
#include <span>
#include <vector>

namespace qs {

/// A norm or a bias as its file has it; points into the mapping. Where all experts share a tensor, or each has one, the
/// values are every `step`th of the parts' from `first` on.
struct StoredVector
{
    std::vector<std::span<const std::byte>> parts;
    DType type = DType::F32;
    std::int64_t first = 0, step = 1;

    std::int64_t count() const;
    std::vector<float> values() const;
};

/// A matrix of an expert: a tensor of its own, quantized as any other ("….experts.7.gate_proj.weight"), or cut out of
/// one that all experts of the layer share: dense as [experts, gate then up rows, in] and [experts, out, in], of
/// names.stacksColumns as [experts, in, gate and up in turn] and [experts, in, out] or in MXFP4 (StackedExperts).
/// Errors: those of findMatrix() and stackedExpert().
Result<CheckpointMatrix> findExpert(TensorFiles& files, const CheckpointQuantization& quantization,
                                    const DecoderShape& shape, const TensorNames& names, const MatrixPlace& place);
/// The biases of all experts of a layer, one after another, out of a tensor for each or one for all.
Result<StoredVector> findExpertBias(TensorFiles& files, const DecoderShape& shape, const TensorNames& names,
                                    DecoderVector role, std::int64_t layer);

} // namespace qs
