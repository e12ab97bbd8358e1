// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/dependent_launch.cuh"
#include "gpu/cuda/common/failure.cuh"
#include "gpu/device/tensor_op.h"

#include <cuda_runtime.h>

#include <algorithm>
#include <cstdint>

/// What the instructions of the tensor machine have in common: operands as pointers, launches, loops over elements and
/// teams of threads over rows. Every reduction adds in an order that the sizes alone decide. Kernels begin while the
/// one before drains, so nothing is read through the read-only path: no const __restrict__.
namespace qs::cuda {

inline constexpr std::int64_t kMachineScratchFloats = std::int64_t{2} << 20; ///< partial results of one instruction

/// One instruction with its operands in device memory; null where missing.
struct MachineStep
{
    const TensorOp& op;
    void* ins[5] = {};
    void* outs[3] = {};
    std::int64_t inBytes[5] = {}, outBytes[3] = {}; ///< from there to the end of the buffer
    float* scratch = nullptr;
    cudaStream_t stream = nullptr;
    int multiprocessors = 1;
    bool dependent = false; ///< the kernels' image waits for those before (compute capability 9.0)

    template <class T = float> const T* in(int i) const { return static_cast<const T*>(ins[i]); }
    template <class T = float> T* out(int i) const { return static_cast<T*>(outs[i]); }
    bool has(std::uint32_t flag) const { return (op.flags & flag) != 0; }
};

/// The families of instructions, each in a file of its own; false where the instruction is of another.
bool runElements(const MachineStep& step);
bool runRows(const MachineStep& step);
bool runQuantized(const MachineStep& step);
/// Whether the image that runs here lets kernels begin while the one before drains.
bool machineKernelsWait();

/// Queues a kernel that begins with awaitPrevious().
template <class... P, class... A>
void launch(const MachineStep& step, void (*kernel)(P...), dim3 grid, dim3 block, A... arguments)
{
    check(launchAfter({.dependent = step.dependent}, kernel, grid, block, 0, step.stream, arguments...),
          Message::mark("queueing an instruction"));
}

inline constexpr int kMachineThreads = 256;

/// body(i) for each of n elements.
template <class Body> __global__ void __launch_bounds__(kMachineThreads) eachKernel(Body body, std::int64_t n)
{
    awaitPrevious();
    const std::int64_t step = static_cast<std::int64_t>(gridDim.x) * kMachineThreads;
    for (std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * kMachineThreads + threadIdx.x; i < n; i += step)
        body(i);
}

/// One element a thread, up to 16 blocks a multiprocessor; then each takes several.
template <class Body> void launchEach(const MachineStep& step, const Body& body, std::int64_t n)
{
    const std::int64_t blocks =
        std::min<std::int64_t>((n + kMachineThreads - 1) / kMachineThreads, 16 * step.multiprocessors);
    launch(step, eachKernel<Body>, dim3(static_cast<unsigned>(blocks)), dim3(kMachineThreads), body, n);
}

/// Division by a size, in 32 bits wherever that is enough: the 64-bit one takes a hundred instructions.
struct Divide
{
    std::int64_t by = 1;
    __device__ void operator()(std::int64_t i, std::int64_t& quotient, std::int64_t& rest) const
    {
        if ((static_cast<std::uint64_t>(i) | static_cast<std::uint64_t>(by)) >> 32 == 0) {
            const auto low = static_cast<std::uint32_t>(i), divisor = static_cast<std::uint32_t>(by);
            const std::uint32_t q = low / divisor;
            quotient = q;
            rest = low - q * divisor;
            return;
        }
        quotient = i / by;
        rest = i - quotient * by;
    }
    __device__ std::int64_t rest(std::int64_t i) const
    {
        std::int64_t quotient, rest;
        (*this)(i, quotient, rest);
        return rest;
    }
};

struct SumOf
{
    __device__ static float join(float a, float b) { return a + b; }
};
/// NaN is passed over.
struct LargestOf
{
    __device__ static float join(float a, float b) { return fmaxf(a, b); }
};
/// Of indices, which are exact as integers.
struct LeastOf
{
    __device__ static int join(int a, int b) { return min(a, b); }
};

/// `Threads` threads on one row: a warp, or a block.
template <int Threads> struct RowTeam
{
    static constexpr int kSize = Threads, kRowsPerBlock = kMachineThreads / Threads;
    std::int64_t row = static_cast<std::int64_t>(blockIdx.x) * kRowsPerBlock + threadIdx.x / Threads;
    int rank = static_cast<int>(threadIdx.x) % Threads;

    /// The same in all threads.
    template <class How, class T> __device__ T reduce(T value) const
    {
        for (int step = 16; step > 0; step /= 2)
            value = How::join(value, __shfl_xor_sync(0xffffffffu, value, step));
        if constexpr (Threads > 32) {
            __shared__ T parts[Threads / 32];
            if (rank % 32 == 0) parts[rank / 32] = value;
            __syncthreads();
            value = parts[0];
            for (int i = 1; i < Threads / 32; ++i)
                value = How::join(value, parts[i]);
            __syncthreads(); // before the next one writes
        }
        return value;
    }
};

/// body(team) for each row.
template <int Threads, class Body>
__global__ void __launch_bounds__(kMachineThreads) rowsKernel(Body body, std::int64_t rows)
{
    awaitPrevious();
    const RowTeam<Threads> team;
    if (team.row < rows) body(team);
}

/// A warp a row up to 1,024 columns, else a block.
template <class Body>
void launchTeams(const MachineStep& step, const Body& body, std::int64_t rows, std::int64_t columns)
{
    const auto start = [&](auto kernel, int rowsPerBlock) {
        launch(step, kernel, dim3(static_cast<unsigned>((rows + rowsPerBlock - 1) / rowsPerBlock)),
               dim3(kMachineThreads), body, rows);
    };
    if (columns <= 1024)
        start(rowsKernel<32, Body>, RowTeam<32>::kRowsPerBlock);
    else
        start(rowsKernel<kMachineThreads, Body>, 1);
}

} // namespace qs::cuda
