// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cstdint>
#include <type_traits>

namespace qs::cuda {

/// D += A·B of 16 × 16 by 16 × 8 elements in the registers of a warp, sums in FP32 (compute capability 8.0 and later).
/// Lane 4g + t holds of A the rows g and g + 8 at k = 2t, 2t + 1 (a[0], a[1]) and 2t + 8, 2t + 9 (a[2], a[3]); of B
/// column g at the same k (b0, b1); of D rows g (d[0], d[1]) and g + 8 (d[2], d[3]) at columns 2t and 2t + 1.
template <typename T>
__device__ inline void multiplyAdd16816(float (&d)[4], const std::uint32_t (&a)[4], std::uint32_t b0, std::uint32_t b1)
{
#if __CUDA_ARCH__ >= 800
    if constexpr (std::is_same_v<T, __half>)
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
            : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
            : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
    else
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
            : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
            : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
#endif
}

/// B of two such products out of shared memory, b0 and b1 of the one and of the other: lane 8i + r gives the address of
/// 16 bytes of row r, those of k = 8i and on.
__device__ __forceinline__ uint4 loadColumns(const void* row)
{
    uint4 b = {};
#if __CUDA_ARCH__ >= 800
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                 : "=r"(b.x), "=r"(b.y), "=r"(b.z), "=r"(b.w)
                 : "r"(static_cast<std::uint32_t>(__cvta_generic_to_shared(row)))
                 : "memory");
#endif
    return b;
}

} // namespace qs::cuda
