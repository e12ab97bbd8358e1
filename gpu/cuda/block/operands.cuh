// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/variant.cuh"
#include "gpu/numerics/reference/block.h"

#include <array>

namespace qs::cuda {

/// Sizes of a transformer block (gpu/numerics/reference/block.h).
struct BlockShape
{
    Type type = Type::F16;
    std::int64_t batch = 1, tokens = 1, heads = 1, headDim = 64;
    std::int64_t width() const { return heads * headDim; }
    std::int64_t rows() const { return batch * tokens; }
    std::int64_t tokenBytes() const { return rows() * width() * 2; } ///< of a matrix [rows, width]
};

/// Operands and result of one view, in device memory, aligned to 256 bytes.
struct BlockView
{
    std::array<void*, 13> operands; ///< by BlockOperand
    void* y;
    template <typename T = void> T* at(BlockOperand operand) const
    {
        return static_cast<T*>(operands[static_cast<std::size_t>(operand)]);
    }
};

/// Tokens, weights and result of all views.
class BlockOperands
{
public:
    static std::int64_t bytesOfView(const BlockShape& shape);
    BlockOperands() = default;
    /// Queues the making of operands, the same in each view.
    BlockOperands(const BlockShape& shape, std::uint64_t seed, int views, cudaStream_t stream);
    BlockView view(int index) const;

private:
    ViewBuffer m_memory;
    std::array<std::int64_t, 14> m_starts{}; ///< bytes; the last one is the result's
};

/// What lies between the steps of a block; one set for all views, as a framework's allocator would give.
class BlockScratch
{
public:
    static std::int64_t bytesFor(const BlockShape& shape) { return 11 * ViewBuffer::strideOf(shape.tokenBytes()); }
    BlockScratch() = default;
    explicit BlockScratch(const BlockShape& shape) : m_memory(shape.tokenBytes(), 11) {}
    void* norm() const { return m_memory.at(0); }      ///< [rows, width]
    void* attention() const { return m_memory.at(1); } ///< [rows, width]
    void* sum() const { return m_memory.at(2); }       ///< x₁, [rows, width]
    void* branch() const { return m_memory.at(3); }    ///< a product before its residual sum, [rows, width]
    void* qkv() const { return m_memory.at(4); }       ///< [rows, 3·width]
    void* up() const { return m_memory.at(7); }        ///< [rows, 4·width]

private:
    ViewBuffer m_memory;
};

/// Layer norm of each row with gain and offset; any width. Sums in float.
void launchLayerNorm(const BlockShape& shape, const void* x, const void* gain, const void* offset, void* out,
                     cudaStream_t stream);
/// out = a + b, [rows, width].
void launchResidual(const BlockShape& shape, const void* a, const void* b, void* out, cudaStream_t stream);

} // namespace qs::cuda
