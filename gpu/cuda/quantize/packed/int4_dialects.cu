// SPDX-License-Identifier: GPL-3.0-or-later
// INT4 as compressed-tensors and AutoAWQ compute it: scale, quotient and range rounded to the input's type.
// Traffic: input once (2 or 4 B an element), codes once (0.5 B), 2 or 4 B a group for the scale, 0.5 B for AWQ's zero
// point.
#include "gpu/cuda/quantize/packed/kernel.cuh"

namespace qs::cuda {

void launchInt4CompressedTensors(const PackedTask& task, const Launch& l)
{
    launchInt4Groups<PackedKind::Int4CompressedTensors>(task, l);
}

void launchInt4Awq(const PackedTask& task, const Launch& l) { launchInt4Groups<PackedKind::Int4Awq>(task, l); }

} // namespace qs::cuda
