// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/weight_only/formats/kernel.cuh"

namespace qs::cuda::weightonly {

template struct Family<WeightFormat::Int4By32>;

} // namespace qs::cuda::weightonly
