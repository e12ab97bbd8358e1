// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/decoder/cache.cuh"

/// What the kernels of attention over the cache have in common: how heads are shared among blocks and lanes, and the
/// running softmax.
namespace qs::cuda {

/// Query heads of a KV head, the blocks (or clusters) that share them, and lanes of eight elements each that go through
/// tokens together.
struct HeadShares
{
    int group = 1, chunks = 1;
    int lanes = 16;   ///< padded / 8, rounded up to a power of two
    float factor = 1; ///< log2(e)/√size
    HeadShares() = default;
    HeadShares(int heads, const CacheView& cache, int rows)
        : group(heads / cache.heads), lanes(1), factor(1.44269504f / sqrtf(static_cast<float>(cache.size)))
    {
        while (lanes * 8 < cache.padded)
            lanes *= 2;
        if (lanes > 32 || rows > 65535)
            throw Failure::make(QsCudaInternal, "",
                                Message::mark("%1 rows of heads of %2 elements are too much for the attention kernel."),
                                rows, cache.size);
    }
};

/// Calls f with the kind of a cache as a type, and with how many query heads a block takes.
template <CacheKind K> struct CacheKindOf
{
    static constexpr CacheKind value = K;
};
template <int N> struct HeadsOf
{
    static constexpr int value = N;
};
template <typename F> void withCacheAndHeads(CacheKind kind, int group, F&& f)
{
    const auto withHeads = [&](auto k) {
        if (group == 1) return f(k, HeadsOf<1>{});
        if (group == 2) return f(k, HeadsOf<2>{});
        f(k, HeadsOf<4>{});
    };
    switch (kind) {
    case CacheKind::F32:
        return withHeads(CacheKindOf<CacheKind::F32>{});
    case CacheKind::F16:
        return withHeads(CacheKindOf<CacheKind::F16>{});
    case CacheKind::BF16:
        return withHeads(CacheKindOf<CacheKind::BF16>{});
    case CacheKind::E4M3:
        return withHeads(CacheKindOf<CacheKind::E4M3>{});
    case CacheKind::Int8:
        return withHeads(CacheKindOf<CacheKind::Int8>{});
    }
}

/// Element `at` of the output.
__device__ __forceinline__ void storeMixed(Type type, void* out, std::int64_t at, float value)
{
    if (type == Type::F32)
        static_cast<float*>(out)[at] = value;
    else if (type == Type::F16)
        static_cast<__half*>(out)[at] = roundedTo<__half>(value);
    else
        static_cast<__nv_bfloat16*>(out)[at] = roundedTo<__nv_bfloat16>(value);
}

/// Running softmax of G heads over some tokens, eight elements of the values.
template <int G> struct Running
{
    float most[G], sum[G], values[G][8];
    __device__ __forceinline__ void clear()
    {
#pragma unroll
        for (int g = 0; g < G; ++g) {
            most[g] = -kInfinity;
            sum[g] = 0.0f;
#pragma unroll
            for (int i = 0; i < 8; ++i)
                values[g][i] = 0.0f;
        }
    }
    /// Takes U tokens with scores in, −∞ of those that do not count.
    template <int U> __device__ __forceinline__ void add(const float (&scores)[U][G], const float (&v)[U][8])
    {
#pragma unroll
        for (int g = 0; g < G; ++g) {
            float top = most[g];
#pragma unroll
            for (int u = 0; u < U; ++u)
                top = fmaxf(top, scores[u][g]);
            const float base = top == -kInfinity ? 0.0f : top, shrink = exp2f(most[g] - base);
            most[g] = top;
            sum[g] *= shrink;
#pragma unroll
            for (int i = 0; i < 8; ++i)
                values[g][i] *= shrink;
#pragma unroll
            for (int u = 0; u < U; ++u) {
                const float weight = exp2f(scores[u][g] - base);
                sum[g] += weight;
#pragma unroll
                for (int i = 0; i < 8; ++i)
                    values[g][i] = __fmaf_rn(weight, v[u][i], values[g][i]);
            }
        }
    }
    /// Takes another's share of head g in.
    __device__ __forceinline__ void join(int g, float otherMost, float otherSum, const float (&other)[8])
    {
        const float top = fmaxf(most[g], otherMost), base = top == -kInfinity ? 0.0f : top;
        const float own = exp2f(most[g] - base), its = exp2f(otherMost - base);
        most[g] = top;
        sum[g] = sum[g] * own + otherSum * its;
#pragma unroll
        for (int i = 0; i < 8; ++i)
            values[g][i] = values[g][i] * own + other[i] * its;
    }
    /// Adds up over the groups of lanes of the warp, in all of them.
    __device__ __forceinline__ void joinLanes(int lanes)
    {
        for (int distance = lanes; distance < 32; distance *= 2)
#pragma unroll
            for (int g = 0; g < G; ++g) {
                float other[8];
#pragma unroll
                for (int i = 0; i < 8; ++i)
                    other[i] = __shfl_xor_sync(~0u, values[g][i], distance);
                const float otherMost = __shfl_xor_sync(~0u, most[g], distance),
                            otherSum = __shfl_xor_sync(~0u, sum[g], distance);
                join(g, otherMost, otherSum, other);
            }
    }
};

} // namespace qs::cuda
