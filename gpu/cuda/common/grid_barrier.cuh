// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/kernels.cuh"

/// The one grid-wide barrier of a cooperative launch: every block gives the maximum of its part and gets the
/// maximum of the tensor. Value and launch number travel in one 8-byte word per block, so that no fence and
/// no atomic is needed: one store, then polling until all words bear the number of this launch. The number
/// grows by one a launch and nothing is reset between launches, whatever their grids are.
namespace qs::cuda {

__device__ __forceinline__ unsigned long long loadRelaxed(const unsigned long long* p)
{
#if defined(__CUDA_ARCH__)
    unsigned long long value;
    asm volatile("ld.relaxed.gpu.global.u64 %0, [%1];" : "=l"(value) : "l"(p) : "memory");
    return value;
#else
    return *p;
#endif
}

__device__ __forceinline__ void storeRelaxed(unsigned long long* p, unsigned long long value)
{
#if defined(__CUDA_ARCH__)
    asm volatile("st.relaxed.gpu.global.u64 [%0], %1;" ::"l"(p), "l"(value) : "memory");
#else
    *p = value;
#endif
}

/// Launch::barrier: the number of the last launch in a cache line of its own, then a word a block.
class GridMaximum
{
public:
    /// To be made early: it asks for the number of this launch and brings the words into L2, which the data
    /// of the launches before have driven them out of.
    __device__ __forceinline__ explicit GridMaximum(unsigned long long* words) : m_words(words)
    {
        if (threadIdx.x == 0) m_number = static_cast<unsigned>(loadRelaxed(m_words)) + 1u;
        for (unsigned b = threadIdx.x; b < gridDim.x; b += blockDim.x)
            asm volatile("prefetch.global.L2 [%0];" ::"l"(slots() + b));
    }
    /// All threads of all blocks take part; `value` >= 0.
    __device__ __forceinline__ float of(float value)
    {
        __shared__ float own[32], all[32];
        __shared__ unsigned number;
        const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
        value = warpMaxMagnitude(value);
        if (lane == 0) own[warp] = value;
        if (threadIdx.x == 0) number = m_number;
        __syncthreads();
        if (warp == 0) {
            value = warpMaxMagnitude(lane < static_cast<int>(blockDim.x / 32) ? own[lane] : 0.0f);
            if (lane == 0) storeRelaxed(slots() + blockIdx.x, pack(number, value));
        }
        const unsigned wanted = number;
        float maximum = 0.0f;
        for (unsigned b = threadIdx.x; b < gridDim.x; b += blockDim.x) {
            unsigned long long word = loadRelaxed(slots() + b);
            while (static_cast<unsigned>(word >> 32) != wanted)
                word = loadRelaxed(slots() + b);
            maximum = fmaxf(maximum, __uint_as_float(static_cast<unsigned>(word)));
        }
        maximum = blockMaxMagnitude(maximum, all);
        // All blocks have read the old number by now: they have posted the one that follows it.
        if (blockIdx.x == 0 && threadIdx.x == 0) storeRelaxed(m_words, wanted);
        return maximum;
    }

private:
    static __device__ __forceinline__ unsigned long long pack(unsigned number, float value)
    {
        return static_cast<unsigned long long>(number) << 32 | __float_as_uint(value);
    }
    __device__ __forceinline__ unsigned long long* slots() const { return m_words + kBarrierHead; }

    unsigned long long* m_words;
    unsigned m_number = 0;
};

} // namespace qs::cuda
