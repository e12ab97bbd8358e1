// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/attention/attention.cuh"
#include "gpu/cuda/block/operands.cuh"
#include "gpu/cuda/products/lt_product.cuh"

#include <optional>

namespace qs::cuda {

/// A product's place in a block.
enum class BlockProduct { Qkv, Projection, Up, Down };

/// The shape of a product of a block; `residual`: adds a matrix as C. Bias is always in the epilogue.
LtShape blockProductShape(const BlockShape& shape, BlockProduct product, cublasLtEpilogue_t epilogue, bool residual);

/// Our fused attention on the rows of a product [tokens, (q, k, v)·heads·headDim].
class BlockAttention
{
public:
    /// Queues into the stream what it keeps between launches.
    BlockAttention(const BlockShape& shape, const LabRequest& request, cudaStream_t stream);
    void run(const void* qkv, void* out, cudaStream_t stream) const;
    std::string text() const;

private:
    AttentionShape m_shape;
    std::optional<HopperAttention> m_hopper; ///< nothing: mma.sync
};

} // namespace qs::cuda
