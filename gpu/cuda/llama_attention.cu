// SPDX-License-Identifier: GPL-3.0-or-later
// Grouped-query attention of the Llama engine over its cache, row by row: what decoding takes, and prefill where the tensor cores have no
// kernel. Traffic: the keys and values that a row sees, once for up to four query heads of a group. A block has a share of the tokens; groups
// of lanes hold eight elements each and go through the block's tokens with sums of their own, which meet in shared memory at the end. With
// several blocks a row the last one to finish adds the shares up in their order, so that results do not depend on timing.
#include "gpu/cuda/llama_cache.cuh"

#include <algorithm>

namespace qs::cuda {

namespace {

constexpr int kThreads = 128, kWarps = kThreads / 32, kLeastTokens = 64; ///< least: of a block's share
constexpr int kTogether = 4;                                               ///< tokens that a group of lanes asks for at once

struct Arguments
{
    LlamaAttention a;
    int group = 1, chunks = 1; ///< query heads of a KV head; blocks that share them
    int lanes = 16;            ///< of a group: padded / 8, rounded up to a power of two
    float factor = 1;          ///< log2(e)/√size
    Type type = Type::F16;
};

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
};

__device__ __forceinline__ float loadQuery(const Arguments& p, std::int64_t at)
{
    return p.type == Type::F32 ? static_cast<const float*>(p.a.q)[at] : p.type == Type::F16 ? __half2float(static_cast<const __half*>(p.a.q)[at])
                                                                                          : __bfloat162float(static_cast<const __nv_bfloat16*>(p.a.q)[at]);
}
__device__ __forceinline__ void storeMixed(const Arguments& p, std::int64_t at, float value)
{
    if (p.type == Type::F32) static_cast<float*>(p.a.out)[at] = value;
    else if (p.type == Type::F16) static_cast<__half*>(p.a.out)[at] = __float2half_rn(value);
    else static_cast<__nv_bfloat16*>(p.a.out)[at] = __float2bfloat16_rn(value);
}

/// Tokens [first, last) of a head for the lanes' group `which` of `groups`.
template <CacheKind K, int G>
__device__ __forceinline__ void attendTokens(const Arguments& p, std::int64_t base, int first, int last, int which, int groups, int element, const float (&q)[G][8],
                                             Running<G>& running)
{
    const CacheView& c = p.a.cache;
    const bool owns = element < c.padded;
    for (int token = first + which; token - which < last; token += groups * kTogether) { // the same number of rounds in all lanes
        float k[kTogether][8], v[kTogether][8], scores[kTogether][G];
#pragma unroll
        for (int u = 0; u < kTogether; ++u) {
            const int own = min(token + u * groups, last - 1);
            loadCached<K>(c.keys, c.keyScales, base + own, c.padded, owns ? element : 0, k[u]);
            loadCached<K>(c.values, c.valueScales, base + own, c.padded, owns ? element : 0, v[u]);
        }
#pragma unroll
        for (int u = 0; u < kTogether; ++u)
#pragma unroll
            for (int g = 0; g < G; ++g) {
                float score = 0.0f;
#pragma unroll
                for (int i = 0; i < 8; ++i)
                    score = __fmaf_rn(q[g][i], k[u][i], score); // lanes that own nothing have zeros in q
                for (int distance = p.lanes / 2; distance > 0; distance /= 2)
                    score += __shfl_xor_sync(~0u, score, distance);
                scores[u][g] = token + u * groups < last ? score : -kInfinity;
            }
#pragma unroll
        for (int g = 0; g < G; ++g) {
            float top = running.most[g];
#pragma unroll
            for (int u = 0; u < kTogether; ++u)
                top = fmaxf(top, scores[u][g]);
            const float base2 = top == -kInfinity ? 0.0f : top, shrink = exp2f(running.most[g] - base2);
            running.most[g] = top;
            running.sum[g] *= shrink;
#pragma unroll
            for (int i = 0; i < 8; ++i)
                running.values[g][i] *= shrink;
#pragma unroll
            for (int u = 0; u < kTogether; ++u) {
                const float weight = exp2f(scores[u][g] - base2);
                running.sum[g] += weight;
#pragma unroll
                for (int i = 0; i < 8; ++i)
                    running.values[g][i] = __fmaf_rn(weight, v[u][i], running.values[g][i]);
            }
        }
    }
}

/// What the block's groups of lanes found, to shared memory of [kWarps][G][2 + padded] floats; then whole in warp 0's lanes [0, lanes).
template <int G> __device__ __forceinline__ void joinBlock(const Arguments& p, int element, Running<G>& running, float* shared)
{
    const int warp = static_cast<int>(threadIdx.x) / 32, lane = static_cast<int>(threadIdx.x) % 32, stride = 2 + p.a.cache.padded;
#pragma unroll
    for (int g = 0; g < G; ++g)
        for (int distance = 16; distance >= p.lanes; distance /= 2) {
            float other[8];
#pragma unroll
            for (int i = 0; i < 8; ++i)
                other[i] = __shfl_xor_sync(~0u, running.values[g][i], distance);
            const float most = __shfl_xor_sync(~0u, running.most[g], distance), sum = __shfl_xor_sync(~0u, running.sum[g], distance);
            running.join(g, most, sum, other);
        }
    const bool owns = lane < p.lanes && element < p.a.cache.padded;
#pragma unroll
    for (int g = 0; g < G; ++g) {
        float* to = shared + (warp * G + g) * stride;
        if (lane == 0) {
            to[0] = running.most[g];
            to[1] = running.sum[g];
        }
        if (owns)
#pragma unroll
            for (int i = 0; i < 8; ++i)
                to[2 + element + i] = running.values[g][i];
    }
    __syncthreads();
    if (warp != 0 || !owns) return;
#pragma unroll
    for (int g = 0; g < G; ++g)
        for (int w = 1; w < kWarps; ++w) {
            const float* from = shared + (w * G + g) * stride;
            float other[8];
#pragma unroll
            for (int i = 0; i < 8; ++i)
                other[i] = from[2 + element + i];
            running.join(g, from[0], from[1], other);
        }
}

template <CacheKind K, int G> __global__ void __launch_bounds__(kThreads) attendKernel(const Arguments p)
{
    extern __shared__ float shared[];
    __shared__ bool isLast;
    allowNext();
    awaitKernelsBefore();
    const CacheView& c = p.a.cache;
    const int lane = static_cast<int>(threadIdx.x) % 32, warp = static_cast<int>(threadIdx.x) / 32;
    const std::int64_t row = blockIdx.z;
    const int kvHead = static_cast<int>(blockIdx.y) / p.chunks, firstHead = static_cast<int>(blockIdx.y) % p.chunks * G; // among the group's
    const int end = p.a.places.positions[row] + 1, begin = p.a.window > 0 ? max(0, end - p.a.window) : 0;
    const int share = max((end - begin + p.a.splits - 1) / p.a.splits, kLeastTokens), active = (end - begin + share - 1) / share;
    const int split = static_cast<int>(blockIdx.x), first = begin + split * share, last = min(end, first + share);
    if (split >= active) return;
    const int element = lane % p.lanes * 8, groups = kWarps * (32 / p.lanes), which = warp * (32 / p.lanes) + lane / p.lanes;
    float q[G][8];
#pragma unroll
    for (int g = 0; g < G; ++g)
#pragma unroll
        for (int i = 0; i < 8; ++i) {
            const int head = kvHead * p.group + min(firstHead + g, p.group - 1);
            q[g][i] = element + i < c.size ? loadQuery(p, row * p.a.qPitch + static_cast<std::int64_t>(head) * c.size + element + i) * p.factor : 0.0f;
        }
    Running<G> running;
    running.clear();
    attendTokens<K, G>(p, c.vector(p.a.places.sequences[row], kvHead, 0), first, last, which, groups, element, q, running);
    joinBlock<G>(p, element, running, shared);
    const bool owns = warp == 0 && lane < p.lanes && element < c.padded;
    const std::int64_t place = row * gridDim.y + blockIdx.y;
    const int stride = 2 + c.padded;
    if (active > 1) {
        float* const all = p.a.partials + place * p.a.splits * G * stride;
        if (owns)
#pragma unroll
            for (int g = 0; g < G; ++g) {
                float* to = all + (split * G + g) * stride;
                if (lane == 0) {
                    __stcg(to, running.most[g]);
                    __stcg(to + 1, running.sum[g]);
                }
#pragma unroll
                for (int i = 0; i < 8; ++i)
                    __stcg(to + 2 + element + i, running.values[g][i]);
            }
        __threadfence();
        __syncthreads();
        if (threadIdx.x == 0) isLast = atomicAdd(p.a.counters + place, 1u) == static_cast<unsigned>(active) - 1;
        __syncthreads();
        if (!isLast) return;
        if (threadIdx.x == 0) p.a.counters[place] = 0;
        __threadfence();
        if (!owns) return;
        running.clear();
#pragma unroll
        for (int g = 0; g < G; ++g)
            for (int s = 0; s < active; ++s) {
                const float* from = all + (s * G + g) * stride;
                float other[8];
#pragma unroll
                for (int i = 0; i < 8; ++i)
                    other[i] = __ldcg(from + 2 + element + i);
                running.join(g, __ldcg(from), __ldcg(from + 1), other);
            }
    }
    if (!owns) return;
#pragma unroll
    for (int g = 0; g < G; ++g) {
        if (firstHead + g >= p.group) break;
        const float factor = 1.0f / running.sum[g];
        const std::int64_t at = row * p.a.outPitch + static_cast<std::int64_t>(kvHead * p.group + firstHead + g) * c.size + element;
#pragma unroll
        for (int i = 0; i < 8; ++i)
            if (element + i < c.size) storeMixed(p, at + i, running.values[g][i] * factor);
    }
}

template <CacheKind K, int G> void launch(Arguments p, cudaStream_t on)
{
    p.chunks = (p.group + G - 1) / G;
    const std::size_t shared = sizeof(float) * kWarps * G * static_cast<std::size_t>(2 + p.a.cache.padded);
    launchWaiting(attendKernel<K, G>, dim3(static_cast<unsigned>(p.a.splits), static_cast<unsigned>(p.a.cache.heads * p.chunks), static_cast<unsigned>(p.a.places.rows)),
                  dim3(kThreads), shared, on, p);
}

template <CacheKind K> void launch(const Arguments& p, cudaStream_t on)
{
    if (p.group == 1) return launch<K, 1>(p, on);
    if (p.group == 2) return launch<K, 2>(p, on);
    launch<K, 4>(p, on);
}

} // namespace

std::int64_t attentionPartialFloats(int rows, int heads, int padded, int splits)
{
    return splits > 1 ? std::int64_t{rows} * (heads + 4) * splits * (2 + padded) * 4 : 0; // at most four heads a block, the last of a group fewer
}

void attendRows(Type type, const LlamaAttention& task, cudaStream_t on)
{
    Arguments p;
    p.a = task;
    p.type = type;
    p.group = task.heads / task.cache.heads;
    p.lanes = 1;
    while (p.lanes * 8 < task.cache.padded)
        p.lanes *= 2;
    p.factor = 1.44269504f / sqrtf(static_cast<float>(task.cache.size));
    if (p.lanes > 32 || task.places.rows > 65535)
        throw Failure::make(QsCudaInternal, "", "%d rows of heads of %d elements are too much for the attention kernel.", task.places.rows, task.cache.size);
    switch (task.cache.kind) {
    case CacheKind::F32: return launch<CacheKind::F32>(p, on);
    case CacheKind::F16: return launch<CacheKind::F16>(p, on);
    case CacheKind::BF16: return launch<CacheKind::BF16>(p, on);
    case CacheKind::E4M3: return launch<CacheKind::E4M3>(p, on);
    case CacheKind::Int8: return launch<CacheKind::Int8>(p, on);
    }
}

} // namespace qs::cuda
