// SPDX-License-Identifier: GPL-3.0-or-later
// INT4 as compressed-tensors and AutoAWQ compute it: scale, quotient and range rounded to the input's type.
// Traffic: input once (2 or 4 B an element), codes once (0.5 B), 2 or 4 B a group for the scale, 0.5 B for AWQ's zero
// point.
#include "gpu/cuda/quantize/packed/kernel.cuh"

namespace qs::cuda {

template void launchPackedFormat<PackedKind::Int4CompressedTensors>(const PackedTask& task, const Launch& l);
template void launchPackedFormat<PackedKind::Int4Awq>(const PackedTask& task, const Launch& l);

} // namespace qs::cuda
