// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/checkpoint/quantized_matrix.h"

#include <span>
#include <string>

namespace qs {

/// The quant_state of a layer of bitsandbytes with 4 bits.
struct FlatState
{
    FlatTableKind kind = FlatTableKind::Nf4;
    std::int64_t block = 0;       ///< elements that share a scale
    std::int64_t nestedBlock = 0; ///< scales that share one; 0: scales are FP32
    float nestedOffset = 0;
};

/// From the JSON that a tensor of bytes holds: {"quant_type", "blocksize", "shape", "nested_blocksize", …}. BadInput
/// names `tensor` and the key for damaged text, sizes that make no sense, and a shape other than [out, in].
Result<FlatState> readFlatState(std::span<const std::byte> text, const std::string& tensor, std::int64_t out,
                                std::int64_t in);

} // namespace qs
