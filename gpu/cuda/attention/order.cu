// SPDX-License-Identifier: GPL-3.0-or-later
// What the attention kernels share on the host, and what stands for the Hopper kernel in a build without it.
#include "gpu/cuda/attention/attention.cuh"
#include "gpu/cuda/common/failure.cuh"

#include <algorithm>

namespace qs::cuda {

TileOrder tileOrder(const AttentionShape& shape, int tileRows)
{
    constexpr std::int64_t kKept = std::int64_t{24} << 20; // of an L2 of 40 MB and more
    const std::int64_t perHead = std::int64_t{4} * shape.tokens * shape.headDim;
    TileOrder order;
    order.queryTiles = (shape.tokens + tileRows - 1) / tileRows;
    order.heads = static_cast<int>(shape.heads);
    order.headsPerGroup = static_cast<int>(std::clamp<std::int64_t>(kKept / perHead, 1, shape.heads));
    return order;
}

#ifndef QS_CUDA_SM90A
bool HopperAttention::isBuilt() { return false; }

HopperAttention::HopperAttention(const AttentionShape& shape, int multiprocessors, cudaStream_t)
    : m_shape(shape), m_multiprocessors(multiprocessors)
{
    throw Failure::make(QsCudaInternal, "",
                        Message::mark("This build has no attention kernel for compute capability 9.0."));
}

void HopperAttention::launch(const AttentionOperands&, cudaStream_t) const {}

std::string HopperAttention::text(const AttentionShape&) { return ""; }
#endif

} // namespace qs::cuda
