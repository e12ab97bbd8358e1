// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// Asynchronous copies of 16 bytes a lane to shared memory, from compute capability 8.0 on; for less the code compiles
/// and does nothing.
namespace qs::cuda {

/// `bytes` of 0 fills with zeros and reads nothing. Without the hint for the L2 cache, kernels that read whole lines
/// took a fifth longer on an H200.
__device__ __forceinline__ void copyAsync(std::uint32_t to, const void* from, int bytes = 16)
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
    asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], 16, %2;" ::"r"(to), "l"(from), "r"(bytes) : "memory");
#endif
}

/// Ends a group of copies.
__device__ __forceinline__ void commitCopies()
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
    asm volatile("cp.async.commit_group;" ::: "memory");
#endif
}

/// Until all but the last `Left` groups of this thread have arrived.
template <int Left> __device__ __forceinline__ void awaitCopies()
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
    asm volatile("cp.async.wait_group %0;" ::"n"(Left) : "memory");
#endif
}

} // namespace qs::cuda
