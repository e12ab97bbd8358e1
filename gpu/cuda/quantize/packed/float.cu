// SPDX-License-Identifier: GPL-3.0-or-later
// MXFP8 and MXFP4 in groups of 32 with an E8M0 scale, NVFP4 in groups of 16 with an E4M3 scale.
// Traffic: input once (2 or 4 B an element), codes once (1 or 0.5 B), 1 B a group.
#include "gpu/cuda/quantize/packed/kernel.cuh"

namespace qs::cuda {

template void launchPackedFormat<PackedKind::MXFP8>(const PackedTask& task, const Launch& l);
template void launchPackedFormat<PackedKind::MXFP4>(const PackedTask& task, const Launch& l);
template void launchPackedFormat<PackedKind::NVFP4>(const PackedTask& task, const Launch& l);

} // namespace qs::cuda
