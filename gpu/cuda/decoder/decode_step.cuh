// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/cluster.cuh"
#include "gpu/cuda/common/encode.cuh"
#include "gpu/cuda/decoder/produced.cuh"
#include "gpu/cuda/decoder/softmax.cuh"

/// What the kernels of attention of a decode step have in common: a cluster of blocks takes a row and a key/value head
/// and shares its tokens; the query's rotation, key and value to the cache, and the way of the sums over the cluster.
namespace qs::cuda {

inline constexpr int kDecodeThreads = 128, kDecodeWarps = kDecodeThreads / 32;
inline constexpr int kMaxBlocks = 16; ///< of a cluster, on request; 8 everywhere
inline constexpr int kItems = 3;      ///< pairs of elements that a thread turns at once

struct DecodeArguments
{
    DecodeAttention a;
    Type type = Type::F16;
    HeadShares h;
    int blocks = 1; ///< of a cluster
};

using StepKernel = void (*)(DecodeArguments);

/// Where the parts of sums of a block, and those of a cluster's blocks, lie in shared memory.
struct PartsRoom
{
    float *stats, *values, *blockStats, *blockValues;
};

/// What a block of a cluster has: a row, a KV head with its query heads from `firstHead` (among the group's) on, and
/// the tokens [first, last) of those before the new one. Grid: blocks of a cluster, KV heads × chunks of their query
/// heads, rows.
template <int G> struct StepShare
{
    std::int64_t row = blockIdx.z;
    int rank = static_cast<int>(blockIdx.x), kvHead, firstHead, position, first, last;
    bool owns; ///< the new token
    __device__ __forceinline__ explicit StepShare(const DecodeArguments& p)
        : kvHead(static_cast<int>(blockIdx.y) / p.h.chunks), firstHead(static_cast<int>(blockIdx.y) % p.h.chunks * G),
          position(p.a.places.positions[row]), owns(rank == p.blocks - 1)
    {
        const int begin = p.a.window > 0 ? max(0, position + 1 - p.a.window) : 0;
        const int share = (position - begin + p.blocks - 1) / p.blocks;
        first = min(begin + rank * share, position);
        last = min(first + share, position);
    }
};

/// Query heads from `firstHead` on, turned and times `factor`, to shared memory; with `owns` also the key, turned,
/// and the value.
template <int G>
__device__ __forceinline__ void turn(const DecodeArguments& p, std::int64_t row, int kvHead, int firstHead,
                                     int position, bool owns, float factor, float* shared)
{
    const int size = p.a.cache.size, padded = p.a.cache.padded, half = size / 2, total = (G + (owns ? 2 : 0)) * half;
    const bool wide = p.type == Type::F32;
    for (int at = static_cast<int>(threadIdx.x); at < total; at += kItems * kDecodeThreads) {
        std::uint32_t a[kItems] = {}, b[kItems] = {};
        float c[kItems] = {}, s[kItems] = {};
        const auto sourceOf = [&](int which) -> const Produced& {
            return which < G ? p.a.q : which == G ? p.a.k : p.a.v;
        };
        const auto firstOf = [&](int which) {
            const int head = which < G ? kvHead * p.h.group + min(firstHead + which, p.h.group - 1) : kvHead;
            return static_cast<std::int64_t>(head) * size;
        };
#pragma unroll
        for (int j = 0; j < kItems; ++j) {
            const int item = at + j * kDecodeThreads, which = item / half, i = item % half;
            if (item >= total) continue;
            a[j] = rawAt(sourceOf(which), wide, row, firstOf(which) + i);
            b[j] = rawAt(sourceOf(which), wide, row, firstOf(which) + i + half);
            c[j] = p.a.cosines[static_cast<std::int64_t>(position) * half + i];
            s[j] = p.a.sines[static_cast<std::int64_t>(position) * half + i];
        }
#pragma unroll
        for (int j = 0; j < kItems; ++j) {
            const int item = at + j * kDecodeThreads, which = item / half, i = item % half;
            if (item >= total) continue;
            float x = finishedOf(p.type, sourceOf(which), a[j], row, firstOf(which) + i),
                  y = finishedOf(p.type, sourceOf(which), b[j], row, firstOf(which) + i + half);
            if (which <= G) {
                const float turnedX = x * c[j] - y * s[j], turnedY = y * c[j] + x * s[j];
                x = throughTypeOf(p.type, turnedX);
                y = throughTypeOf(p.type, turnedY);
            }
            const float scale = which < G ? factor : 1.0f;
            float* to = shared + which * padded + i;
            to[0] = x * scale;
            to[half] = y * scale;
        }
    }
}

/// A warp rounds a vector in shared memory to the cache's kind; kept where `keeps`.
template <CacheKind K>
__device__ __forceinline__ void keep(const CacheView& c, bool isValue, std::int64_t vector, float* x, bool keeps)
{
    const int lane = static_cast<int>(threadIdx.x) % 32;
    std::uint8_t* to = (isValue ? c.values : c.keys) + vector * c.padded * cacheElementBytes(K);
    float factor = 0.0f, scale = 0.0f;
    if constexpr (K == CacheKind::Int8) {
        float most = 0.0f;
        for (int i = lane; i < c.size; i += 32)
            most = fmaxf(most, fabsf(x[i]));
        most = laneMax<32>(most);
        factor = most > 0.0f ? __fdiv_rn(127.0f, most) : 0.0f;
        scale = __fdiv_rn(most, 127.0f);
        if (keeps && lane == 0) (isValue ? c.valueScales : c.keyScales)[vector] = scale;
    }
    for (int i = lane; i < c.size; i += 32) {
        if constexpr (K == CacheKind::F32) {
            if (keeps) reinterpret_cast<float*>(to)[i] = x[i];
        } else if constexpr (K == CacheKind::F16) {
            const __half kept = __float2half_rn(x[i]);
            if (keeps) reinterpret_cast<__half*>(to)[i] = kept;
            x[i] = __half2float(kept);
        } else if constexpr (K == CacheKind::BF16) {
            const __nv_bfloat16 kept = __float2bfloat16_rn(x[i]);
            if (keeps) reinterpret_cast<__nv_bfloat16*>(to)[i] = kept;
            x[i] = __bfloat162float(kept);
        } else if constexpr (K == CacheKind::E4M3) {
            const std::uint32_t code = packFloat8<true>(x[i], 0.0f) & 0xffu; // saturates
            if (keeps) to[i] = static_cast<std::uint8_t>(code);
            x[i] = e4m3Pair(code << 8).x * 256.0f;
        } else {
            const int code = static_cast<std::int8_t>(packInt8(__float2int_rn(x[i] * factor), 0, 0, 0));
            if (keeps) to[i] = static_cast<std::uint8_t>(code);
            x[i] = static_cast<float>(code) * scale;
        }
    }
}

/// Four elements of a head over parts: their sum in x … and the softmax's in `sum`, both against `most`.
struct Joined
{
    float most, sum;
    float4 values;
};
template <int G>
__device__ __forceinline__ Joined joined(const float* stats, const float* values, int parts, int padded, int g,
                                         int element)
{
    Joined all{-kInfinity, 0.0f, {}};
#pragma unroll 4
    for (int part = 0; part < parts; ++part)
        all.most = fmaxf(all.most, stats[(part * G + g) * 4]);
    const float base = all.most == -kInfinity ? 0.0f : all.most;
#pragma unroll 4
    for (int part = 0; part < parts; ++part) {
        const float* own = stats + (part * G + g) * 4;
        const float weight = exp2f(own[0] - base);
        const float4 x = *reinterpret_cast<const float4*>(values + (part * G + g) * padded + element);
        all.sum = __fmaf_rn(weight, own[1], all.sum);
        all.values = {__fmaf_rn(weight, x.x, all.values.x), __fmaf_rn(weight, x.y, all.values.y),
                      __fmaf_rn(weight, x.z, all.values.z), __fmaf_rn(weight, x.w, all.values.w)};
    }
    return all;
}

/// Adds the block's `parts` up, then over the cluster, whose first block writes them out.
template <int G>
__device__ __forceinline__ void finish(const DecodeArguments& p, const PartsRoom& room, int parts, int rank,
                                       std::int64_t row, int kvHead, int firstHead)
{
    const CacheView& c = p.a.cache;
    const int fours = G * c.padded / 4;
    __syncthreads();
    if (p.blocks > 1) {
        awaitCluster(); // the first block has begun
        for (int at = static_cast<int>(threadIdx.x); at < fours; at += kDecodeThreads) {
            const int g = at * 4 / c.padded, element = at * 4 % c.padded;
            const Joined own = joined<G>(room.stats, room.values, parts, c.padded, g, element);
            storeToBlock(reinterpret_cast<float4*>(room.blockValues + (rank * G + g) * c.padded + element), 0,
                         own.values);
            if (element == 0)
                storeToBlock(reinterpret_cast<float4*>(room.blockStats + (rank * G + g) * 4), 0,
                             {own.most, own.sum, 0.0f, 0.0f});
        }
        arriveAtCluster();
        awaitCluster();
        if (rank != 0) return;
    }
    const float* stats = p.blocks > 1 ? room.blockStats : room.stats;
    const float* values = p.blocks > 1 ? room.blockValues : room.values;
    for (int at = static_cast<int>(threadIdx.x); at < fours; at += kDecodeThreads) {
        const int g = at * 4 / c.padded, element = at * 4 % c.padded;
        if (firstHead + g >= p.h.group) continue;
        const Joined all = joined<G>(stats, values, p.blocks > 1 ? p.blocks : parts, c.padded, g, element);
        const float factor = 1.0f / all.sum, x[4] = {all.values.x, all.values.y, all.values.z, all.values.w};
        const std::int64_t to =
            row * p.a.outPitch + static_cast<std::int64_t>(kvHead * p.h.group + firstHead + g) * c.size + element;
#pragma unroll
        for (int i = 0; i < 4; ++i)
            if (element + i < c.size) storeMixed(p.type, p.a.out, to + i, x[i] * factor);
    }
}

/// Whether the device takes so many clusters of a configuration at a time; those of more than eight blocks are for some
/// devices alone.
inline bool fit(StepKernel kernel, const cudaLaunchConfig_t& config, std::int64_t clusters)
{
    const bool allowed = // of the current device
        cudaFuncSetAttribute(kernel, cudaFuncAttributeNonPortableClusterSizeAllowed, 1) == cudaSuccess;
    int most = 0;
    if (allowed && cudaOccupancyMaxActiveClusters(&most, kernel, &config) == cudaSuccess) return most >= clusters;
    (void)cudaGetLastError();
    return false;
}

/// Queues a kernel as clusters of p.blocks blocks; of less where the device does not take so many.
/// sharedBytes(blocks): of one.
template <typename SharedBytes>
void launchStep(StepKernel kernel, DecodeArguments p, std::int64_t clusters, SharedBytes&& sharedBytes, cudaStream_t on)
{
    cudaLaunchAttribute attributes[2] = {};
    attributes[0].id = cudaLaunchAttributeClusterDimension;
    attributes[0].val.clusterDim = {static_cast<unsigned>(p.blocks), 1, 1};
    attributes[1].id = cudaLaunchAttributeProgrammaticStreamSerialization;
    attributes[1].val.programmaticStreamSerializationAllowed = 1;
    cudaLaunchConfig_t config{};
    config.gridDim = dim3(static_cast<unsigned>(p.blocks), static_cast<unsigned>(p.a.cache.heads * p.h.chunks),
                          static_cast<unsigned>(p.a.places.rows));
    config.blockDim = dim3(kDecodeThreads);
    config.dynamicSmemBytes = sharedBytes(p.blocks);
    config.stream = on;
    config.attrs = attributes;
    config.numAttrs = 1;
    if (p.blocks > 8 && !fit(kernel, config, clusters)) {
        p.blocks = 8;
        attributes[0].val.clusterDim.x = config.gridDim.x = 8;
        config.dynamicSmemBytes = sharedBytes(p.blocks);
    }
    config.numAttrs = 2;
    check(cudaLaunchKernelEx(&config, kernel, p), Message::mark("queueing attention"));
}

// cuda/decoder/decode_attention_mma.cu
/// Whether attendStepByProducts() has code for rows of a type and a cache.
bool canAttendStepByProducts(Type type, const CacheView& cache);
/// As attendStep(); of `p` the launcher sets chunks and blocks.
void attendStepByProducts(const DecodeArguments& p, int multiprocessors, cudaStream_t on);

} // namespace qs::cuda
