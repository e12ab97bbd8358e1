// SPDX-License-Identifier: GPL-3.0-or-later
// MXFP8 and MXFP4 in groups of 32 with an E8M0 scale, NVFP4 in groups of 16 with an E4M3 scale.
// Traffic: input once (2 or 4 B an element), codes once (1 or 0.5 B), 1 B a group.
#include "gpu/cuda/quantize/packed/kernel.cuh"

namespace qs::cuda {

void launchMX(bool eight, const PackedTask& task, const Launch& l)
{
    if (eight)
        launchPackedKind<PackedKind::MXFP8, 32>(task, l);
    else
        launchPackedKind<PackedKind::MXFP4, 32>(task, l);
}

void launchNVFP4(const PackedTask& task, const Launch& l) { launchPackedKind<PackedKind::NVFP4, 16>(task, l); }

} // namespace qs::cuda
