// SPDX-License-Identifier: GPL-3.0-or-later
// INT4 in groups of 32, 64 or 128 with a scale of the input's type, and with asym a zero point of 4 bits.
// Traffic: input once (2 or 4 B an element), codes once (0.5 B), 2 or 4 B a group for the scale, 0.5 B for the zero
// point.
#include "gpu/cuda/quantize/packed/kernel.cuh"

namespace qs::cuda {

template void launchPackedFormat<PackedKind::Int4>(const PackedTask& task, const Launch& l);
template void launchPackedFormat<PackedKind::Int4Asym>(const PackedTask& task, const Launch& l);

} // namespace qs::cuda
