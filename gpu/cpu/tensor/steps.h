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

namespace qs {

/// Where a place is in memory, and how many bytes of its buffer follow.
struct MachinePlace
{
    std::byte* data = nullptr; ///< null: missing
    std::int64_t bytes = 0;
    template <class T> T* as() const { return reinterpret_cast<T*>(data); }
};

/// Carries out single instructions that have been checked. Every instruction is cut into pieces by its sizes; sums over
/// several pieces go through partial sums that are added in order.
class MachineSteps
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

    MachineSteps(const Tools& tools, Find find) : m_tools(tools), m_find(std::move(find)) {}
    MachineSteps(const MachineSteps&) = delete;
    MachineSteps& operator=(const MachineSteps&) = delete;

    /// Error where there is no memory for partial results.
    Result<void> run(const TensorOp& op);

private:
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
    float* scratch(std::int64_t floats) { return reinterpret_cast<float*>(bytesOf(m_scratch, floats * 4)); }
    static std::byte* bytesOf(PageBuffer& buffer, std::int64_t bytes);
    static Error noMemory(std::int64_t bytes);

    // cpu/tensor/steps.cpp: data movement and rows of a model.
    bool runSimple(const TensorOp& op);
    void gather(const TensorOp& op);
    void swapAxes(const TensorOp& op);
    void meanAxis(const TensorOp& op);
    void meanAxisGrad(const TensorOp& op);
    void logStep(const TensorOp& op);
    void adam(const TensorOp& op);
    bool runModel(const TensorOp& op);
    void activation(const TensorOp& op);
    void crossEntropy(const TensorOp& op);
    Result<void> sumRows(const TensorOp& op);
    Result<void> layerNormGrad(const TensorOp& op);
    // cpu/tensor/quantize.cpp
    Result<void> runQuantized(const TensorOp& op);
    Result<void> absmaxScale(const TensorOp& op);
    void fakeQuant(const TensorOp& op);
    Result<void> fakeQuantGrad(const TensorOp& op);
    Result<void> quantizeRows(const TensorOp& op);
    void rescale(const TensorOp& op);
    void convert(const TensorOp& op);
    // cpu/tensor/products.cpp
    Result<void> gemm(const TensorOp& op);
    void blasProduct(const TensorOp& op);
    Result<void> ownProduct(const TensorOp& op);
    Result<void> dotProduct(const TensorOp& op);

    Tools m_tools;
    Find m_find;
    PageBuffer m_scratch;
};

} // namespace qs
