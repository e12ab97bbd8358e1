// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/codes.cuh"
#include "gpu/cuda/decoder/task.cuh"

/// Reading the cache of the decoder engine.
namespace qs::cuda {

inline constexpr float kLog2OfE = 1.44269504f;

/// c·tanh(score/c) of a score that was multiplied by log2(e), as kernels have it for exp2.
__device__ __forceinline__ float softCapped(float score, float cap)
{
    const float most = kLog2OfE * cap;
    return most * tanhf(score / most);
}

/// Elements [element, element + 8) of a vector of the cache, decoded.
template <CacheKind K>
__device__ __forceinline__ void loadCached(const std::uint8_t* all, const float* scales, std::int64_t vector,
                                           int padded, int element, float (&x)[8])
{
    const std::uint8_t* from = all + (vector * padded + element) * cacheElementBytes(K);
    if constexpr (K == CacheKind::F32) {
        loadFloats(reinterpret_cast<const float*>(from), x);
    } else if constexpr (K == CacheKind::F16) {
        loadFloats(reinterpret_cast<const __half*>(from), x);
    } else if constexpr (K == CacheKind::BF16) {
        loadFloats(reinterpret_cast<const __nv_bfloat16*>(from), x);
    } else {
        uint2 codes;
        asm volatile("ld.global.v2.u32 {%0, %1}, [%2];" : "=r"(codes.x), "=r"(codes.y) : "l"(from));
        const uint4 chunk = {codes.x, codes.y, 0u, 0u};
        if constexpr (K == CacheKind::E4M3) {
            decodeCodes<float, Coding::E4M3>(chunk, 0, 0.0f, 0u, nullptr, x);
        } else {
            decodeCodes<float, Coding::Int8>(chunk, 0, 8388608.0f + 128.0f, 0x80808080u, nullptr, x);
            const float scale = *reinterpret_cast<const volatile float*>(scales + vector);
#pragma unroll
            for (int i = 0; i < 8; ++i)
                x[i] *= scale;
        }
    }
}

/// The same for a kind that is known at run time.
__device__ __forceinline__ void loadCachedOf(CacheKind kind, const std::uint8_t* all, const float* scales,
                                             std::int64_t vector, int padded, int element, float (&x)[8])
{
    switch (kind) {
    case CacheKind::F32:
        return loadCached<CacheKind::F32>(all, scales, vector, padded, element, x);
    case CacheKind::F16:
        return loadCached<CacheKind::F16>(all, scales, vector, padded, element, x);
    case CacheKind::BF16:
        return loadCached<CacheKind::BF16>(all, scales, vector, padded, element, x);
    case CacheKind::E4M3:
        return loadCached<CacheKind::E4M3>(all, scales, vector, padded, element, x);
    case CacheKind::Int8:
        return loadCached<CacheKind::Int8>(all, scales, vector, padded, element, x);
    }
}

} // namespace qs::cuda
