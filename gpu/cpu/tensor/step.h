// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/blas_library.h"
#include "gpu/cpu/common/page_buffer.h"
#include "gpu/cpu/common/thread_pool.h"
#include "gpu/cpu/quantize/kernels.h"
#include "gpu/cpu/tensor/kernels.h"
#include "gpu/device/tensor_op.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

namespace qs {

/// Where a place is in memory, and how many bytes of its buffer follow.
struct MachinePlace
{
    std::byte* data = nullptr; ///< null: missing
    std::int64_t bytes = 0;
    template <class T> T* as() const { return reinterpret_cast<T*>(data); }
};

/// What carries out instructions that have been checked. Every instruction is cut into pieces by its sizes; sums over
/// several pieces go through partial sums that are added in order.
class MachineStep
{
public:
    struct Tools
    {
        ThreadPool& pool;
        const CpuKernels& kernels;
        const MachineKernels& loops;
        const BlasLibrary* blas; ///< null: none
    };
    using Find = std::function<MachinePlace(const TensorPlace&)>;

    MachineStep(const Tools& tools, Find find, std::shared_ptr<PageBuffer> scratch = std::make_shared<PageBuffer>())
        : m_tools(tools), m_find(std::move(find)), m_scratch(std::move(scratch))
    {}
    MachineStep(const MachineStep&) = delete;
    MachineStep& operator=(const MachineStep&) = delete;

protected:
    ~MachineStep() = default;
    float* in(const TensorOp& op, int i) const { return m_find(op.in[i]).as<float>(); }
    float* out(const TensorOp& op, int i) const { return m_find(op.out[i]).as<float>(); }
    const std::int32_t* counter(const TensorOp& op, int i) const { return m_find(op.in[i]).as<std::int32_t>(); }

    /// body(first, end, piece) for pieces of `grain` of [0, count), on all threads.
    template <class Body> void split(std::int64_t count, std::int64_t grain, const Body& body)
    {
        const std::int64_t pieces = (count + grain - 1) / grain;
        if (pieces == 1) return body(std::int64_t{0}, count, std::int64_t{0});
        m_tools.pool.run(pieces, m_tools.pool.threads(), [&](std::int64_t piece, int) {
            body(piece * grain, std::min(count, (piece + 1) * grain), piece);
        });
    }
    /// The same by rows, several of `columns` a piece.
    template <class Body> void splitRows(std::int64_t rows, std::int64_t columns, const Body& body)
    {
        split(rows, rowsPerPiece(columns), body);
    }
    static std::int64_t rowsPerPiece(std::int64_t columns);
    /// Floats that stay until the next call; null where there is no memory.
    float* scratch(std::int64_t floats) { return reinterpret_cast<float*>(bytesOf(*m_scratch, floats * 4)); }
    static std::byte* bytesOf(PageBuffer& buffer, std::int64_t bytes);
    static Error noMemory(std::int64_t bytes);

    Tools m_tools;
    Find m_find;
    std::shared_ptr<PageBuffer> m_scratch; ///< shared by those that carry out instructions in turn
};

} // namespace qs
