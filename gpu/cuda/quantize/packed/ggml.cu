// SPDX-License-Identifier: GPL-3.0-or-later
// NVFP4 of GGUF: groups of 16 with an E4M3 scale and no global one, rounded as ggml does.
// Traffic: input once (2 or 4 B an element), codes once (0.5 B), 1 B a group.
#include "gpu/cuda/quantize/packed/kernel.cuh"

namespace qs::cuda {

template void launchPackedFormat<PackedKind::GgmlNvfp4>(const PackedTask& task, const Launch& l);

} // namespace qs::cuda
