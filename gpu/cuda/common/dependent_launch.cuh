// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/kernels.cuh"

/// Programmatic dependent launch: the blocks of a kernel are placed while the kernel before drains, and wait there for
/// its results. It hides the start of a kernel behind the end of the one before; alone in its stream a kernel gains
/// nothing. From compute capability 9.0 on; elsewhere these are ordinary launches.
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
/// visible. What they wrote must not be read through the read-only path (loadVector does not). The next kernel may be
/// placed once all blocks of this one are.
__device__ __forceinline__ void awaitPrevious()
{
    allowNext();
    awaitKernelsBefore();
}

/// How a kernel begins beside the others on the device.
struct LaunchKind
{
    bool dependent = false; ///< it waits for the kernels before by itself, and its image has the code for that (the
                            ///< image that runs tells, not the device)
    bool together =
        false; ///< all of its blocks are on the device at a time, or it is refused: they wait for each other
};

template <typename... P, typename... A>
cudaError_t launchAfter(LaunchKind kind, void (*kernel)(P...), dim3 grid, dim3 block, std::size_t shared,
                        cudaStream_t stream, A... arguments)
{
    cudaLaunchAttribute attributes[2] = {};
    cudaLaunchConfig_t config{};
    if (kind.dependent) {
        attributes[config.numAttrs].id = cudaLaunchAttributeProgrammaticStreamSerialization;
        attributes[config.numAttrs++].val.programmaticStreamSerializationAllowed = 1;
    }
    if (kind.together) {
        attributes[config.numAttrs].id = cudaLaunchAttributeCooperative;
        attributes[config.numAttrs++].val.cooperative = 1;
    }
    config.gridDim = grid;
    config.blockDim = block;
    config.dynamicSmemBytes = shared;
    config.stream = stream;
    config.attrs = attributes;
    return cudaLaunchKernelEx(&config, kernel, static_cast<P>(arguments)...);
}

/// As start, for kernels that call awaitPrevious.
template <typename... P, typename... A>
void startDependent(const Launch& l, void (*kernel)(P...), std::int64_t grid, int block, A... arguments)
{
    if (l.preload) return preload(kernel);
    cudaFuncAttributes image{};
    const bool waits = cudaFuncGetAttributes(&image, kernel) == cudaSuccess && image.ptxVersion >= 90;
    // a failure shows up as the last error
    (void)launchAfter({.dependent = waits}, kernel, dim3(static_cast<unsigned>(grid)),
                      dim3(static_cast<unsigned>(block)), 0, l.stream, arguments...);
}

} // namespace qs::cuda
