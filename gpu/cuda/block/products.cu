// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/block/products.cuh"

namespace qs::cuda {

LtShape blockProductShape(const BlockShape& shape, BlockProduct product, cublasLtEpilogue_t epilogue, bool residual)
{
    const std::int64_t w = shape.width();
    LtShape s;
    s.m = shape.rows();
    s.n = product == BlockProduct::Qkv ? 3 * w : product == BlockProduct::Up ? 4 * w : w;
    s.k = product == BlockProduct::Down ? 4 * w : w;
    s.a = s.b = s.d = cudaType(shape.type);
    s.transposedB = true;
    s.epilogue = epilogue;
    s.beta = residual ? 1.0f : 0.0f;
    return s;
}

BlockAttention::BlockAttention(const BlockShape& shape, const LabRequest& request, cudaStream_t stream)
{
    m_shape.type = shape.type;
    m_shape.heads = shape.batch * shape.heads;
    m_shape.tokens = static_cast<int>(shape.tokens);
    m_shape.headDim = static_cast<int>(shape.headDim);
    m_shape.headsPerBatch = static_cast<int>(shape.heads);
    m_shape.inputPitch = 3 * shape.width();
    m_shape.outputPitch = shape.width();
    if (HopperAttention::isBuilt() && request.computeMajor == 9 && request.computeMinor == 0)
        m_hopper.emplace(m_shape, request.multiprocessors, stream);
}

void BlockAttention::run(const void* qkv, void* out, cudaStream_t stream) const
{
    const auto* q = static_cast<const std::uint8_t*>(qkv);
    const AttentionOperands operands{q, q + m_shape.outputPitch * 2, q + m_shape.outputPitch * 4, out};
    if (m_hopper)
        m_hopper->launch(operands, stream);
    else
        launchAttentionMma(m_shape, operands, stream);
}

std::string BlockAttention::text() const
{
    return m_hopper ? HopperAttention::text(m_shape) : attentionMmaText(m_shape);
}

} // namespace qs::cuda
