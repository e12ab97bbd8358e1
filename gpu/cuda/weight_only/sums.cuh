// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/cluster.cuh"
#include "gpu/cuda/common/codes.cuh"
#include "gpu/cuda/weight_only/multiply.cuh"

/// How cuda/weight_only/gemm.cu shares its work between blocks and warps, and the sums' way out: over warps and blocks,
/// through what stands behind the product, to memory.
namespace qs::cuda::weightonly {

struct Arguments
{
    const std::uint8_t *weights, *scales, *shifts;
    const void* activations;
    void* out;
    float* partials;
    unsigned* counters;
    int m, n, tiles, groups, pitch;
    int splits, columns, warpsK, groupsPerSlice;
    bool clustered, weightsFirst, paired, gated;
    bool finishes; ///< more than sums is stored, or elsewhere
    int outPitch;
    const float* bias;
    const float* rowFactors; ///< may be null
    float sumFactor;         ///< of all sums; 1 without rowFactors
};

/// What is fixed for a warp. A tile is F::kRows units below each other.
struct Place
{
    int slice, column, warpK, warpN, warpsN, lane;
    int firstGroup, steps; ///< of the warp
    int rounds, ownTiles;
    int firstRound; ///< blocks of one column start at different rounds, so that each finishes some of their tiles

    __device__ Place(const Arguments& p)
    {
        const int warp = static_cast<int>(threadIdx.x) / 32, warps = static_cast<int>(blockDim.x) / 32;
        lane = static_cast<int>(threadIdx.x) % 32;
        slice = static_cast<int>(blockIdx.x) % p.splits;
        column = static_cast<int>(blockIdx.x) / p.splits;
        warpK = warp % p.warpsK;
        warpN = warp / p.warpsK;
        warpsN = warps / p.warpsK;
        const int each = (p.groupsPerSlice + p.warpsK - 1) / p.warpsK;
        const int sliceEnd = min((slice + 1) * p.groupsPerSlice, p.groups);
        firstGroup = min(slice * p.groupsPerSlice + warpK * each, sliceEnd);
        steps = min(each, sliceEnd - firstGroup);
        ownTiles = (p.tiles - column + p.columns - 1) / p.columns;
        rounds = (ownTiles + warpsN - 1) / warpsN;
        firstRound = p.clustered ? 0 : slice * rounds / p.splits;
    }
    /// Tile of a group of warps in a round of this block; −1: none.
    __device__ int tileOf(const Arguments& p, int round, int which) const
    {
        int turn = round + firstRound;
        if (turn >= rounds) turn -= rounds;
        const int own = turn * warpsN + which;
        return own < ownTiles ? column + own * p.columns : -1;
    }
};

__device__ __forceinline__ void add(float4& sum, const float4& more)
{
    sum = {sum.x + more.x, sum.y + more.y, sum.z + more.z, sum.w + more.w};
}

/// A fragment of 16 × 8 sums of a tile; no tile: none.
struct Item
{
    int tile, fragment;
};

/// Sums of rows n and `second` of W (z, w) with rows `row` and row + 1 of A on their way through bias and gate. Not
/// inlined: dozens of kernels have several places that store.
template <typename T>
__device__ __noinline__ void storeFinished(const Arguments& p, int n, int second, int row, float4 sum)
{
    float factors[2] = {1.0f, 1.0f};
    if (p.rowFactors) {
        factors[0] = p.rowFactors[n] * p.sumFactor;
        factors[1] = p.rowFactors[min(second, p.n - 1)] * p.sumFactor;
    }
    const float values[2][2] = {{sum.x * factors[0], sum.y * factors[0]}, {sum.z * factors[1], sum.w * factors[1]}};
    T* const out = static_cast<T*>(p.out) + static_cast<std::int64_t>(row) * p.outPitch;
    for (int r = 0; r < 2 && row + r < p.m; ++r) {
        if (p.gated) {
            const float g = throughType<T>(throughType<T>(values[0][r]) + (p.bias ? p.bias[n] : 0.0f)),
                        u = throughType<T>(throughType<T>(values[1][r]) + (p.bias ? p.bias[second] : 0.0f));
            out[r * p.outPitch + n] = roundedTo<T>(throughType<T>(siluOf(g)) * u);
            continue;
        }
        for (int i = 0; i < 2; ++i) {
            const int at = i == 0 ? n : second;
            if (at >= p.n) break;
            float value = values[i][r];
            if (p.bias) value = throughType<T>(value) + p.bias[at];
            out[r * p.outPitch + at] = roundedTo<T>(value);
        }
    }
}

template <typename T, typename F>
__device__ __forceinline__ void store(const Arguments& p, int lane, Item item, const float4& sum)
{
    const int unit = item.tile * F::kRows + item.fragment / F::kColumns,
              row = item.fragment % F::kColumns * 8 + lane % 4 * 2;
    if (p.finishes) {
        const int n = unit * (p.paired ? 8 : kWeightTile) + lane / 4;
        if (n < (p.paired ? p.n / 2 : p.n)) storeFinished<T>(p, n, n + (p.paired ? p.n / 2 : 8), row, sum);
        return;
    }
    const int n = unit * kWeightTile + lane / 4;
    T* const out = static_cast<T*>(p.out) + static_cast<std::int64_t>(row) * p.n + n;
    if (n < p.n && row < p.m) out[0] = roundedTo<T>(sum.x);
    if (n < p.n && row + 1 < p.m) out[p.n] = roundedTo<T>(sum.y);
    if (n + 8 < p.n && row < p.m) out[8] = roundedTo<T>(sum.z);
    if (n + 8 < p.n && row + 1 < p.m) out[p.n + 8] = roundedTo<T>(sum.w);
}

/// This lane's part of the first slice of a fragment.
template <typename F> __device__ __forceinline__ float4* partsOf(const Arguments& p, int lane, Item item)
{
    return reinterpret_cast<float4*>(p.partials) +
           static_cast<std::int64_t>(item.tile * F::kFragments + item.fragment) * p.splits * 32 + lane;
}

/// Writes a fragment out; with k split over blocks as its slice's part.
template <typename T, typename F>
__device__ __forceinline__ void put(const Arguments& p, const Place& place, Item item, const float4& sum)
{
    if (p.splits == 1)
        store<T, F>(p, place.lane, item, sum);
    else
        __stcg(partsOf<F>(p, place.lane, item) + place.slice * 32, sum);
}

/// With k split over blocks, after put() of `count` (up to 32) fragments: the block that is last with one adds the
/// parts in their order.
template <typename T, typename F, typename ItemOf>
__device__ __forceinline__ void settle(const Arguments& p, const Place& place, int count, ItemOf&& itemOf)
{
    __threadfence();
    __syncwarp();
    bool last = false;
    if (place.lane < count) {
        const Item own = itemOf(place.lane);
        if (own.tile >= 0) {
            unsigned* const counter = p.counters + own.tile * F::kFragments + own.fragment;
            last = atomicAdd(counter, 1u) == static_cast<unsigned>(p.splits) - 1;
            if (last) *counter = 0;
        }
    }
    __threadfence();
    for (unsigned mask = __ballot_sync(~0u, last); mask != 0; mask &= mask - 1) {
        const Item item = itemOf(__ffs(static_cast<int>(mask)) - 1);
        const float4* const parts = partsOf<F>(p, place.lane, item);
        float4 sum = {};
#pragma unroll 8
        for (int slice = 0; slice < p.splits; ++slice)
            add(sum, __ldcg(parts + slice * 32));
        store<T, F>(p, place.lane, item, sum);
    }
}

/// At the end of a round of a cluster: fragments go to the shared memory of the blocks that add them up, each block's
/// its share.
template <typename T, typename F>
__device__ __forceinline__ void finishClusterRound(const Arguments& p, const Place& place, const Sums<F>& sums,
                                                   float4* red, int round)
{
    const int warp = static_cast<int>(threadIdx.x) / 32, warps = static_cast<int>(blockDim.x) / 32;
    awaitCluster(); // all blocks are there, and through with the round before
#pragma unroll
    for (int fragment = 0; fragment < F::kFragments; ++fragment) {
        const int i = place.warpN * F::kFragments + fragment;
        float4* const to = red + ((i / p.splits * p.splits + place.slice) * p.warpsK + place.warpK) * 32 + place.lane;
        storeToBlock(to, i % p.splits, sums.of[fragment / F::kColumns][fragment % F::kColumns]);
    }
    arriveAtCluster();
    awaitCluster();
    const int parts = p.splits * p.warpsK;
    for (int own = warp; own * p.splits + place.slice < place.warpsN * F::kFragments; own += warps) {
        const int i = own * p.splits + place.slice, tile = place.tileOf(p, round, i / F::kFragments);
        if (tile < 0) break;
        float4 sum = {};
#pragma unroll 8
        for (int part = 0; part < parts; ++part)
            add(sum, red[(own * parts + part) * 32 + place.lane]);
        store<T, F>(p, place.lane, {tile, i % F::kFragments}, sum);
    }
    if (round + 1 < place.rounds) arriveAtCluster();
}

/// The same without clusters; slices of other blocks are met in memory.
template <typename T, typename F>
__device__ __forceinline__ void finishRound(const Arguments& p, const Place& place, const Sums<F>& sums, float4* red,
                                            int round)
{
    const int warp = static_cast<int>(threadIdx.x) / 32, warps = static_cast<int>(blockDim.x) / 32;
    if (p.warpsK == 1) {
        const int tile = place.tileOf(p, round, place.warpN);
        if (tile < 0) return;
#pragma unroll
        for (int i = 0; i < F::kFragments; ++i)
            put<T, F>(p, place, {tile, i}, sums.of[i / F::kColumns][i % F::kColumns]);
        if (p.splits > 1) settle<T, F>(p, place, F::kFragments, [&](int i) { return Item{tile, i}; });
        return;
    }
#pragma unroll
    for (int i = 0; i < F::kFragments; ++i)
        red[(warp * F::kFragments + i) * 32 + place.lane] = sums.of[i / F::kColumns][i % F::kColumns];
    __syncthreads();
    const auto itemOf = [&](int j) {
        const int i = warp + j * warps, which = i / F::kFragments;
        return Item{which < place.warpsN ? place.tileOf(p, round, which) : -1, i % F::kFragments};
    };
    const int count = (place.warpsN * F::kFragments + warps - 1) / warps;
    for (int j = 0; j < count; ++j) {
        const Item item = itemOf(j);
        if (item.tile < 0) continue;
        float4 sum = {};
        const float4* const parts =
            red + ((warp + j * warps) / F::kFragments * p.warpsK * F::kFragments + item.fragment) * 32 + place.lane;
#pragma unroll 4
        for (int k = 0; k < p.warpsK; ++k)
            add(sum, parts[k * F::kFragments * 32]);
        put<T, F>(p, place, item, sum);
    }
    if (p.splits > 1) settle<T, F>(p, place, count, itemOf);
    if (round + 1 < place.rounds) __syncthreads();
}

} // namespace qs::cuda::weightonly
