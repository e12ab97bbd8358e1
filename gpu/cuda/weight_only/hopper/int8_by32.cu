// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/weight_only/hopper/kernel.cuh"

namespace qs::cuda::packedrows {

template struct PackedRowsFamily<WeightFormat::Int8By32>;

} // namespace qs::cuda::packedrows
