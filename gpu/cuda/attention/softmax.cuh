// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/vector_io.cuh"

#include <cstdint>

/// The online softmax on accumulator fragments as mma.m16n8k16 and wgmma lay them out: a thread holds, of each 8
/// columns, elements [4j], [4j+1] of its row r and [4j+2], [4j+3] of row r + 8; a row lies in 4 neighbouring lanes.
namespace qs::cuda {

/// 2^x, one instruction; 0 for −infinity.
__device__ inline float exp2Fast(float x)
{
    float result;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(result) : "f"(x));
    return result;
}

__device__ inline float quadMax(float x)
{
    x = fmaxf(x, __shfl_xor_sync(~0u, x, 1));
    return fmaxf(x, __shfl_xor_sync(~0u, x, 2));
}

__device__ inline float quadSum(float x)
{
    x += __shfl_xor_sync(~0u, x, 1);
    return x + __shfl_xor_sync(~0u, x, 2);
}

/// Largest of a thread's scores of its row r; several chains, since few warps are there to hide the latency of one.
template <int Count> __device__ inline float largestOf(const float (&s)[Count], int r)
{
    constexpr int kChains = 4;
    float top[kChains];
#pragma unroll
    for (int i = 0; i < kChains; ++i)
        top[i] = fmaxf(s[4 * i + 2 * r], s[4 * i + 2 * r + 1]);
#pragma unroll
    for (int j = 4 * kChains; j < Count; j += 4)
        top[j / 4 % kChains] = fmaxf(top[j / 4 % kChains], fmaxf(s[j + 2 * r], s[j + 2 * r + 1]));
    return fmaxf(fmaxf(top[0], top[1]), fmaxf(top[2], top[3]));
}

/// Running maximum and sum of a thread's two rows. `factor` = log2(e)/sqrt(headDim) turns scores into exponents of two.
/// The maximum need not be exact: weights and sums are relative to it, and weights up to 2^kSlack lose no precision. So
/// it is only raised where a row of the warp has outgrown it, and the result so far is rarely multiplied.
struct SoftmaxRows
{
    static constexpr float kSlack = 8;
    float maximum[2] = {-INFINITY, -INFINITY};
    float sum[2] = {0, 0}; ///< of this thread's columns alone, until inverse()

    /// Turns scores into exp2(factor·(score − maximum)). True, for the whole warp, where the maxima were raised:
    /// earlier sums have then to be multiplied by `correction`.
    template <int Count> __device__ bool step(float (&s)[Count], float factor, float (&correction)[2])
    {
        const float top[2] = {quadMax(largestOf(s, 0)), quadMax(largestOf(s, 1))};
        const bool outgrown = (top[0] - maximum[0]) * factor > kSlack || (top[1] - maximum[1]) * factor > kSlack;
        const bool raised = __any_sync(~0u, outgrown);
#pragma unroll
        for (int r = 0; r < 2; ++r) {
            const float next = raised ? fmaxf(maximum[r], top[r]) : maximum[r];
            const float scaled = next * factor;
            correction[r] = exp2Fast(__fmaf_rn(maximum[r], factor, -scaled));
            maximum[r] = next;
            float even = 0, odd = 0;
#pragma unroll
            for (int j = 0; j < Count; j += 4) {
                even += s[j + 2 * r] = exp2Fast(__fmaf_rn(s[j + 2 * r], factor, -scaled));
                odd += s[j + 2 * r + 1] = exp2Fast(__fmaf_rn(s[j + 2 * r + 1], factor, -scaled));
            }
            sum[r] = __fmaf_rn(sum[r], correction[r], even + odd);
        }
        return raised;
    }
    /// 1/sum over the whole row.
    __device__ float inverse(int r) const { return __frcp_rn(quadSum(sum[r])); }
};

/// Multiplies a fragment's two rows.
template <int Count> __device__ inline void scaleRows(float (&o)[Count], const float (&by)[2])
{
#pragma unroll
    for (int j = 0; j < Count; ++j)
        o[j] *= by[j / 2 % 2];
}

/// Scores of keys that a row must not see become −infinity. `key` is the thread's first key of the fragment; the others
/// are the last keys that its two rows see.
template <int Count> __device__ inline void maskScores(float (&s)[Count], int key, int lastOfFirst, int lastOfSecond)
{
#pragma unroll
    for (int j = 0; j < Count; ++j) {
        const int column = key + j / 4 * 8 + j % 2;
        if (column > (j % 4 < 2 ? lastOfFirst : lastOfSecond)) s[j] = -INFINITY;
    }
}

/// Four words of each of four neighbouring lanes change places: word i of lane t becomes word t of lane i.
__device__ inline void transposeQuad(std::uint32_t (&w)[4])
{
    const int lane = static_cast<int>(threadIdx.x);
#pragma unroll
    for (int step = 1; step <= 2; step *= 2) {
        const bool upper = (lane & step) != 0;
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            if (i & step) continue;
            const std::uint32_t other = __shfl_xor_sync(~0u, upper ? w[i] : w[i + step], step);
            (upper ? w[i] : w[i + step]) = other;
        }
    }
}

/// Writes a thread's part of rows `row` and `row` + 8 of D elements, `pitch` apart, divided by their sums; 16 bytes at
/// a time.
template <typename T, int D>
__device__ void storeRows(std::uint16_t* target, std::int64_t pitch, const float (&o)[D / 2], const SoftmaxRows& rows,
                          int row, int tokens)
{
#pragma unroll
    for (int half = 0; half < 2; ++half) {
        const float by = rows.inverse(half);
        const int token = row + 8 * half;
        auto* to = reinterpret_cast<uint4*>(target + token * pitch) + threadIdx.x % 4;
#pragma unroll
        for (int n = 0; n < D / 8; n += 4) {
            std::uint32_t w[4];
#pragma unroll
            for (int i = 0; i < 4; ++i)
                w[i] = packPair<T>(o[4 * (n + i) + 2 * half] * by, o[4 * (n + i) + 2 * half + 1] * by);
            transposeQuad(w);
            if (token < tokens) to[n] = make_uint4(w[0], w[1], w[2], w[3]);
        }
    }
}

} // namespace qs::cuda
