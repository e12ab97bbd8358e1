// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// Blocks of a cluster and their shared memories, from compute capability 9.0 on; for less the code compiles and does
/// nothing.
namespace qs::cuda {

/// All threads of the cluster: what each wrote to shared memory before is visible to all after awaitCluster().
__device__ __forceinline__ void arriveAtCluster()
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
    asm volatile("barrier.cluster.arrive.release;" ::: "memory");
#endif
}
__device__ __forceinline__ void awaitCluster()
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
    asm volatile("barrier.cluster.wait.acquire;" ::: "memory");
#endif
}

/// Stores into the shared memory of the block of a rank, at the address that `own` has in this block.
__device__ __forceinline__ void storeToBlock(float4* own, int rank, const float4& value)
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
    std::uint32_t at;
    asm("mapa.shared::cluster.u32 %0, %1, %2;"
        : "=r"(at)
        : "r"(static_cast<std::uint32_t>(__cvta_generic_to_shared(own))), "r"(rank));
    asm volatile("st.shared::cluster.v4.f32 [%0], {%1, %2, %3, %4};" ::"r"(at), "f"(value.x), "f"(value.y),
                 "f"(value.z), "f"(value.w)
                 : "memory");
#endif
}
/// What the block of a rank has at the address that `own` has in this block.
__device__ __forceinline__ float4 loadFromBlock(const float* own, int rank)
{
    float4 v{};
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
    std::uint32_t at;
    asm("mapa.shared::cluster.u32 %0, %1, %2;"
        : "=r"(at)
        : "r"(static_cast<std::uint32_t>(__cvta_generic_to_shared(own))), "r"(rank));
    asm volatile("ld.shared::cluster.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(v.x), "=f"(v.y), "=f"(v.z), "=f"(v.w)
                 : "r"(at)
                 : "memory");
#endif
    return v;
}

} // namespace qs::cuda
