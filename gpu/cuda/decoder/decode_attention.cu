// SPDX-License-Identifier: GPL-3.0-or-later
// Attention of a decode step of the decoder engine with what comes before it: rotation of query and key, key and value
// to the cache. A cluster of blocks takes a row and a key/value head (with up to four of its query heads) and shares
// its tokens. Keys and values of earlier tokens do not depend on the kernel before, so the first of them are asked for
// before that one ends. Groups of lanes hold eight elements each and go through the block's tokens with sums of their
// own; these meet in the block's shared memory, and the blocks' in that of the first, always in the same order.
// Traffic: keys and values that a row sees once, the query's rotation in every block of a cluster.
#include "gpu/cuda/decoder/decode_step.cuh"
#include "gpu/cuda/decoder/softmax.cuh"

#include <algorithm>

namespace qs::cuda {

namespace {

/// Tokens that a group of lanes asks for at once. Two take longer than four, but leave registers for more blocks, of
/// which there may be a round less.
constexpr int kMaxTogether = 4, kFewTogether = 2;
/// Blocks that a multiprocessor has registers for, where elements have 16 bits or less: the kernel's bound, without
/// which only two fit.
template <CacheKind K> constexpr int blocksOfMultiprocessor(int together)
{
    return K == CacheKind::F32 ? 1 : together == kFewTogether ? 4 : 3;
}

/// Where things lie in shared memory, in floats.
struct Room
{
    int query, key, value, stats, values, blockStats, blockValues, all;
    __host__ __device__ Room(int g, int padded, int blocks)
    {
        query = 0;
        key = g * padded;
        value = key + padded;
        stats = value + padded;
        values = stats + kDecodeWarps * g * 4;
        blockStats = values + kDecodeWarps * g * padded;
        blockValues = blockStats + blocks * g * 4;
        all = blockValues + blocks * g * padded;
    }
};

std::size_t sharedBytesOf(int g, int padded, int blocks)
{
    return sizeof(float) * static_cast<std::size_t>(Room(g, padded, blocks).all);
}

/// Eight elements of a vector of the cache as they lie there.
template <CacheKind K> struct Eight
{
    uint4 words[K == CacheKind::F32 ? 2 : 1] = {};
    float scale = 0;
    __device__ __forceinline__ void load(const std::uint8_t* all, const float* scales, std::int64_t vector, int padded,
                                         int element)
    {
        const std::uint8_t* from = all + (vector * padded + element) * cacheElementBytes(K);
        if constexpr (cacheElementBytes(K) == 1) {
            asm volatile("ld.global.cg.v2.u32 {%0, %1}, [%2];" : "=r"(words[0].x), "=r"(words[0].y) : "l"(from));
            if constexpr (K == CacheKind::Int8)
                asm volatile("ld.global.cg.f32 %0, [%1];" : "=f"(scale) : "l"(scales + vector));
        } else {
#pragma unroll
            for (int i = 0; i < static_cast<int>(sizeof words / 16); ++i)
                asm volatile("ld.global.cg.v4.u32 {%0, %1, %2, %3}, [%4];"
                             : "=r"(words[i].x), "=r"(words[i].y), "=r"(words[i].z), "=r"(words[i].w)
                             : "l"(from + 16 * i));
        }
    }
    __device__ __forceinline__ void decode(float (&x)[8]) const
    {
        if constexpr (K == CacheKind::F32) {
#pragma unroll
            for (int i = 0; i < 8; ++i)
                x[i] = __uint_as_float(word(words[i / 4], i % 4));
        } else if constexpr (K == CacheKind::F16) {
            unpack<__half>(words[0], x);
        } else if constexpr (K == CacheKind::BF16) {
            unpack<__nv_bfloat16>(words[0], x);
        } else if constexpr (K == CacheKind::E4M3) {
            decodeCodes<float, Coding::E4M3>(words[0], 0, 0.0f, 0u, nullptr, x);
        } else {
            decodeCodes<float, Coding::Int8>(words[0], 0, 8388608.0f + 128.0f, 0x80808080u, nullptr, x);
#pragma unroll
            for (int i = 0; i < 8; ++i)
                x[i] *= scale;
        }
    }
};

/// A round of tokens of a group of lanes.
template <CacheKind K, int Together> struct Round
{
    Eight<K> keys[Together], values[Together];
    /// Tokens first, first + groups, …; those at or behind `last` repeat the one before it.
    __device__ __forceinline__ void load(const CacheView& c, std::int64_t base, int first, int groups, int last,
                                         int element)
    {
#pragma unroll
        for (int u = 0; u < Together; ++u) {
            const std::int64_t vector = base + min(first + u * groups, last - 1);
            keys[u].load(c.keys, c.keyScales, vector, c.padded, element);
            values[u].load(c.values, c.valueScales, vector, c.padded, element);
        }
    }
};

/// This lane's part of a score; lanes that own nothing have zeros in q.
__device__ __forceinline__ float scoreOf(const float (&q)[8], const float (&k)[8])
{
    float low = 0.0f, high = 0.0f;
#pragma unroll
    for (int i = 0; i < 4; ++i) {
        low = __fmaf_rn(q[i], k[i], low);
        high = __fmaf_rn(q[4 + i], k[4 + i], high);
    }
    return low + high;
}
/// Adds parts up over a group's lanes, in all of them; all scores together, so that none waits for another's shuffles.
template <int U, int G> __device__ __forceinline__ void addOverLanes(float (&scores)[U][G], int lanes)
{
    for (int distance = lanes / 2; distance > 0; distance /= 2)
#pragma unroll
        for (int u = 0; u < U; ++u)
#pragma unroll
            for (int g = 0; g < G; ++g)
                scores[u][g] += __shfl_xor_sync(~0u, scores[u][g], distance);
}

template <CacheKind K, int G, int Together>
__global__ void __launch_bounds__(kDecodeThreads, blocksOfMultiprocessor<K>(Together))
    attendStepKernel(const DecodeArguments p)
{
    extern __shared__ __align__(16) float shared[];
    allowNext();
    if (p.blocks > 1) arriveAtCluster();
    const CacheView& c = p.a.cache;
    const int thread = static_cast<int>(threadIdx.x), lane = thread % 32;
    const StepShare<G> at(p);
    const std::int64_t row = at.row;
    const int rank = at.rank, kvHead = at.kvHead, firstHead = at.firstHead, position = at.position, first = at.first,
              last = at.last;
    const bool owns = at.owns;
    const int groups = kDecodeThreads / p.h.lanes, which = thread / p.h.lanes, element = thread % p.h.lanes * 8,
              loaded = element < c.padded ? element : 0;
    const std::int64_t base = c.vector(p.a.places.sequences[row], kvHead, 0);
    Round<K, Together> now;
    if (first < last) now.load(c, base, first + which, groups, last, loaded);
    const Room room(G, c.padded, p.blocks);
    for (int i = thread; i < (G + 2) * (c.padded - c.size); i += kDecodeThreads)
        shared[i / (c.padded - c.size) * c.padded + c.size + i % (c.padded - c.size)] = 0.0f;
    awaitKernelsBefore();
    turn<G>(p, row, kvHead, firstHead, position, owns, p.h.factor, shared);
    __syncthreads();
    if (owns && thread < 64)
        keep<K>(c, thread >= 32, base + position, shared + (thread < 32 ? room.key : room.value), firstHead == 0);
    float q[G][8];
#pragma unroll
    for (int g = 0; g < G; ++g)
#pragma unroll
        for (int i = 0; i < 8; ++i)
            q[g][i] = element < c.padded ? shared[room.query + g * c.padded + element + i] : 0.0f;
    Running<G> running;
    running.clear();
    for (int token = first + which; token - which < last;
         token += groups * Together) { // the same number of rounds in all lanes
        const Round<K, Together> own = now;
        if (token - which + groups * Together < last)
            now.load(c, base, token + groups * Together, groups, last, loaded);
        float scores[Together][G], v[Together][8];
#pragma unroll
        for (int u = 0; u < Together; ++u) {
            float k[8];
            own.keys[u].decode(k);
#pragma unroll
            for (int g = 0; g < G; ++g)
                scores[u][g] = scoreOf(q[g], k);
        }
        addOverLanes(scores, p.h.lanes);
#pragma unroll
        for (int u = 0; u < Together; ++u)
            own.values[u].decode(v[u]);
#pragma unroll
        for (int u = 0; u < Together; ++u)
#pragma unroll
            for (int g = 0; g < G; ++g)
                if (token + u * groups >= last) scores[u][g] = -kInfinity;
        running.add(scores, v);
    }
    __syncthreads();
    if (owns && thread >= kDecodeThreads - 32) { // this token itself, by a warp that had none to keep
        float scores[1][G], k[8], v[1][8];
#pragma unroll
        for (int i = 0; i < 8; ++i) {
            k[i] = element < c.padded ? shared[room.key + element + i] : 0.0f;
            v[0][i] = element < c.padded ? shared[room.value + element + i] : 0.0f;
        }
#pragma unroll
        for (int g = 0; g < G; ++g)
            scores[0][g] = scoreOf(q[g], k);
        addOverLanes(scores, p.h.lanes);
#pragma unroll
        for (int g = 0; g < G; ++g)
            if (lane >= p.h.lanes) scores[0][g] = -kInfinity;
        running.add(scores, v);
    }
    running.joinLanes(p.h.lanes);
#pragma unroll
    for (int g = 0; g < G; ++g) {
        const int part = thread / 32 * G + g;
        if (lane == 0) *reinterpret_cast<float2*>(shared + room.stats + part * 4) = {running.most[g], running.sum[g]};
        if (lane >= p.h.lanes || element >= c.padded) continue;
        auto* to = reinterpret_cast<float4*>(shared + room.values + part * c.padded + element);
        to[0] = {running.values[g][0], running.values[g][1], running.values[g][2], running.values[g][3]};
        to[1] = {running.values[g][4], running.values[g][5], running.values[g][6], running.values[g][7]};
    }
    finish<G>(p, {shared + room.stats, shared + room.values, shared + room.blockStats, shared + room.blockValues},
              kDecodeWarps, rank, row, kvHead, firstHead);
}

/// Blocks of a cluster. A step of short contexts is a chain of latencies, which a second round of blocks takes once
/// more; one of long contexts is its bytes, which more blocks ask for sooner.
template <int G> int blocksOf(const DecodeArguments& p, std::int64_t clusters, int multiprocessors)
{
    const std::int64_t atOnce = std::int64_t{3} * multiprocessors;
    const auto goesOn = [&](std::int64_t blocks) { return p.a.isLong ? blocks < atOnce : 2 * blocks <= atOnce; };
    int blocks = 1;
    while (blocks < (p.a.isLong ? kMaxBlocks : kMaxBlocks / 2) && goesOn(clusters * blocks) &&
           sharedBytesOf(G, p.a.cache.padded, 2 * blocks) <= 48 << 10)
        blocks *= 2;
    return blocks;
}

template <CacheKind K, int G> void launch(DecodeArguments p, int multiprocessors, cudaStream_t on)
{
    const CacheView& c = p.a.cache;
    p.h.chunks = (p.h.group + G - 1) / G;
    const std::int64_t clusters = std::int64_t{p.a.places.rows} * c.heads * p.h.chunks;
    p.blocks = blocksOf<G>(p, clusters, multiprocessors);
    StepKernel kernel = attendStepKernel<K, G, kMaxTogether>;
    if constexpr (G == 4 && K != CacheKind::F32) {
        const auto rounds = [&](int together) {
            const std::int64_t atOnce = std::int64_t{blocksOfMultiprocessor<K>(together)} * multiprocessors;
            return (clusters + atOnce - 1) / atOnce;
        };
        if (!p.a.isLong && p.blocks == 1 && rounds(kFewTogether) < rounds(kMaxTogether))
            kernel = attendStepKernel<K, G, kFewTogether>;
    }
    launchStep(kernel, p, clusters, [&](int blocks) { return sharedBytesOf(G, c.padded, blocks); }, on);
}

} // namespace

bool canAttendStep(const CacheView& cache) { return decoderKernelsWait() && cache.padded <= 256; }

void attendStep(Type type, const DecodeAttention& task, int multiprocessors, cudaStream_t on)
{
    const DecodeArguments p{task, type, {task.heads, task.cache, task.places.rows}};
    if (canAttendStepByProducts(type, task.cache)) return attendStepByProducts(p, multiprocessors, on);
    withCacheAndHeads(task.cache.kind, p.h.group,
                      [&](auto kind, auto heads) { launch<kind.value, heads.value>(p, multiprocessors, on); });
}

} // namespace qs::cuda
