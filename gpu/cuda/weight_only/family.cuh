// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/weight_only/weight_only.cuh"

namespace qs::cuda::weightonly {

/// The kernels of one format.
template <WeightFormat W> struct Family
{
    static int clusteredBlocks(const WeightOnlySize& size, const WeightOnlyPlan& plan);
    static void prepare(const WeightOnlySize& size, Type type, std::int64_t sharedBytesPerBlock);
    static void launch(const WeightOnlySize& size, const WeightOnlyPlan& plan, const WeightOnlyOperands& operands,
                       cudaStream_t stream);
};

} // namespace qs::cuda::weightonly
