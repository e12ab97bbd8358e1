// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/kernels.cuh"

/// Programmatic dependent launch: the blocks of a kernel are placed while the kernel before drains, and wait there for its
/// results. It hides the start of a kernel behind the end of the one before; alone in its stream a kernel gains nothing.
/// From compute capability 9.0 on; elsewhere these are ordinary launches.
namespace qs::cuda {

/// True where the code being compiled can wait for the kernels before.
inline constexpr bool kDependentLaunch =
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
    true;
#else
    false;
#endif

/// The next kernel may be placed once all blocks of this one have called it.
__device__ __forceinline__ void allowNext()
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
    asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
#endif
}

/// Returns once the kernels before are complete and their writes visible.
__device__ __forceinline__ void awaitKernelsBefore()
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
    asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
}

/// First statement of a kernel started by startDependent: returns once the kernels before are complete and their writes
/// visible. What they wrote must not be read through the read-only path (loadVector does not). The next kernel may be placed
/// once all blocks of this one are.
__device__ __forceinline__ void awaitPrevious()
{
    allowNext();
    awaitKernelsBefore();
}

/// As start, for kernels that call awaitPrevious.
template <typename... P, typename... A>
void startDependent(const Launch& l, void (*kernel)(P...), std::int64_t grid, int block, A... arguments)
{
    if (l.preload) return preload(kernel);
    // The image that runs, not the device, tells whether the wait is in the kernel.
    cudaFuncAttributes image{};
    if (cudaFuncGetAttributes(&image, kernel) != cudaSuccess || image.ptxVersion < 90)
        return start(l, kernel, grid, block, arguments...);
    cudaLaunchAttribute dependent{};
    dependent.id = cudaLaunchAttributeProgrammaticStreamSerialization;
    dependent.val.programmaticStreamSerializationAllowed = 1;
    cudaLaunchConfig_t config{};
    config.gridDim = dim3(static_cast<unsigned>(grid));
    config.blockDim = dim3(static_cast<unsigned>(block));
    config.stream = l.stream;
    config.attrs = &dependent;
    config.numAttrs = 1;
    (void)cudaLaunchKernelEx(&config, kernel, static_cast<P>(arguments)...); // a failure shows up as the last error
}

} // namespace qs::cuda
