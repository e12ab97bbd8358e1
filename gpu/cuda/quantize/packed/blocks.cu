// SPDX-License-Identifier: GPL-3.0-or-later
// Q8_0 and Q4_0 of GGUF: blocks of 32 elements, their FP16 scale first.
// Traffic: input once (2 or 4 B an element), 34 or 18 B a block.
#include "gpu/cuda/quantize/packed/kernel.cuh"

namespace qs::cuda {

template void launchPackedFormat<PackedKind::Q8_0>(const PackedTask& task, const Launch& l);
template void launchPackedFormat<PackedKind::Q4_0>(const PackedTask& task, const Launch& l);

} // namespace qs::cuda
