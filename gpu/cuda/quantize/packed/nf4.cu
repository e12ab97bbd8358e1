// SPDX-License-Identifier: GPL-3.0-or-later
// NF4 in groups of 64 with an FP32 scale.
// Traffic: input once (2 or 4 B an element), codes once (0.5 B), 4 B a group.
#include "gpu/cuda/quantize/packed/kernel.cuh"

namespace qs::cuda {

template void launchPackedFormat<PackedKind::NF4>(const PackedTask& task, const Launch& l);

} // namespace qs::cuda
