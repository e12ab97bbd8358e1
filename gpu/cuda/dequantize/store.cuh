// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/vector_io.cuh"
#include "gpu/cuda/dequantize/dequantize.cuh"

/// What the dequantizing kernels have in common.
namespace qs::cuda {

/// Sixteen bytes of rounded values.
template <typename T> __device__ __forceinline__ uint4 roundedVector(const float (&x)[kVector<T>])
{
    std::uint32_t w[4];
#pragma unroll
    for (int i = 0; i < 4; ++i) {
        if constexpr (sizeof(T) == 4)
            w[i] = __float_as_uint(x[i]);
        else
            w[i] = packPair<T>(x[2 * i], x[2 * i + 1]);
    }
    return {w[0], w[1], w[2], w[3]};
}

/// Queues a kernel, or only loads it.
template <typename... P, typename... A>
void start(const Restore& r, void (*kernel)(P...), std::int64_t grid, int block, A... arguments)
{
    if (r.preload) return preload(kernel);
    kernel<<<static_cast<unsigned>(grid), block, 0, r.stream>>>(static_cast<P>(arguments)...);
}

} // namespace qs::cuda
