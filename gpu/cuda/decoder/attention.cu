// SPDX-License-Identifier: GPL-3.0-or-later
// Grouped-query attention of the decoder engine over its cache, row by row: what decoding takes, and prefill where the
// tensor cores have no kernel. Traffic: the keys and values that a row sees, once for up to four query heads of a
// group. A block has a share of the tokens; groups of lanes hold eight elements each and go through the block's tokens
// with sums of their own, which meet in shared memory at the end. With several blocks a row the last one to finish adds
// the shares up in their order, so that results do not depend on timing.
#include "gpu/cuda/decoder/softmax.cuh"

namespace qs::cuda {

namespace {

constexpr int kThreads = 128, kWarps = kThreads / 32, kMinTokens = 64; ///< least: of a block's share
constexpr int kTogether = 4; ///< tokens that a group of lanes asks for at once

struct Arguments
{
    DecoderAttention a;
    Type type = Type::F16;
    HeadShares h;
};

__device__ __forceinline__ float loadQuery(const Arguments& p, std::int64_t at)
{
    return p.type == Type::F32   ? static_cast<const float*>(p.a.q)[at]
           : p.type == Type::F16 ? __half2float(static_cast<const __half*>(p.a.q)[at])
                                 : __bfloat162float(static_cast<const __nv_bfloat16*>(p.a.q)[at]);
}

/// Tokens [first, last) of a head for the lanes' group `which` of `groups`.
template <CacheKind K, int G>
__device__ __forceinline__ void attendTokens(const Arguments& p, std::int64_t base, int first, int last, int which,
                                             int groups, int element, const float (&q)[G][8], Running<G>& running)
{
    const CacheView& c = p.a.cache;
    const bool owns = element < c.padded;
    for (int token = first + which; token - which < last;
         token += groups * kTogether) { // the same number of rounds in all lanes
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
                for (int distance = p.h.lanes / 2; distance > 0; distance /= 2)
                    score += __shfl_xor_sync(~0u, score, distance);
                if (p.a.softCap > 0.0f) score = softCapped(score, p.a.softCap);
                scores[u][g] = token + u * groups < last ? score : -kInfinity;
            }
        running.add(scores, v);
    }
}

/// What the block's groups of lanes found, to shared memory of [kWarps][G][2 + padded] floats; then whole in warp 0's
/// lanes [0, lanes).
template <int G>
__device__ __forceinline__ void joinBlock(const Arguments& p, int element, Running<G>& running, float* shared)
{
    const int warp = static_cast<int>(threadIdx.x) / 32, lane = static_cast<int>(threadIdx.x) % 32,
              stride = 2 + p.a.cache.padded;
    running.joinLanes(p.h.lanes);
    const bool owns = lane < p.h.lanes && element < p.a.cache.padded;
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
    const int kvHead = static_cast<int>(blockIdx.y) / p.h.chunks,
              firstHead = static_cast<int>(blockIdx.y) % p.h.chunks * G; // among the group's
    const int end = p.a.places.positions[row] + 1, begin = p.a.window > 0 ? max(0, end - p.a.window) : 0;
    const int share = max((end - begin + p.a.splits - 1) / p.a.splits, kMinTokens),
              active = (end - begin + share - 1) / share;
    const int split = static_cast<int>(blockIdx.x), first = begin + split * share, last = min(end, first + share);
    if (split >= active) return;
    const int element = lane % p.h.lanes * 8, groups = kWarps * (32 / p.h.lanes),
              which = warp * (32 / p.h.lanes) + lane / p.h.lanes;
    float q[G][8];
#pragma unroll
    for (int g = 0; g < G; ++g)
#pragma unroll
        for (int i = 0; i < 8; ++i) {
            const int head = kvHead * p.h.group + min(firstHead + g, p.h.group - 1);
            q[g][i] = element + i < c.size
                          ? loadQuery(p, row * p.a.qPitch + static_cast<std::int64_t>(head) * c.size + element + i) *
                                p.h.factor
                          : 0.0f;
        }
    Running<G> running;
    running.clear();
    attendTokens<K, G>(p, c.vector(p.a.places.sequences[row], kvHead, 0), first, last, which, groups, element, q,
                       running);
    joinBlock<G>(p, element, running, shared);
    const bool owns = warp == 0 && lane < p.h.lanes && element < c.padded;
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
        if (firstHead + g >= p.h.group) break;
        const float factor = 1.0f / running.sum[g];
        const std::int64_t at =
            row * p.a.outPitch + static_cast<std::int64_t>(kvHead * p.h.group + firstHead + g) * c.size + element;
#pragma unroll
        for (int i = 0; i < 8; ++i)
            if (element + i < c.size) storeMixed(p.type, p.a.out, at + i, running.values[g][i] * factor);
    }
}

template <CacheKind K, int G> void launch(Arguments p, cudaStream_t on)
{
    p.h.chunks = (p.h.group + G - 1) / G;
    const std::size_t shared = sizeof(float) * kWarps * G * static_cast<std::size_t>(2 + p.a.cache.padded);
    launchWaiting(attendKernel<K, G>,
                  dim3(static_cast<unsigned>(p.a.splits), static_cast<unsigned>(p.a.cache.heads * p.h.chunks),
                       static_cast<unsigned>(p.a.places.rows)),
                  dim3(kThreads), shared, on, p);
}

} // namespace

std::int64_t attentionPartialFloats(int rows, int heads, int padded, int splits)
{
    return splits > 1 ? std::int64_t{rows} * (heads + 4) * splits * (2 + padded) * 4
                      : 0; // at most four heads a block, the last of a group fewer
}

void attendRows(Type type, const DecoderAttention& task, cudaStream_t on)
{
    Arguments p{task, type, {task.heads, task.cache, task.places.rows}};
    if (task.scale > 0) p.h.factor = kLog2OfE * task.scale;
    withCacheAndHeads(task.cache.kind, p.h.group,
                      [&](auto kind, auto heads) { launch<kind.value, heads.value>(p, on); });
}

} // namespace qs::cuda
