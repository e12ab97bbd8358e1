// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/cluster.cuh"
#include "gpu/cuda/common/codes.cuh"
#include "gpu/cuda/weight_only/hopper/layout.cuh"

/// The way of sums out of registers, for cuda/weight_only/hopper/packed_rows.cu: parts of sums from block to block
/// through memory, whole ones through a table in shared memory.
namespace qs::cuda::packedrows {

/// A unit's sums to the block's table [row of A, output].
template <typename T, WeightFormat W, typename L>
__device__ __forceinline__ void spread(const L& at, const Arguments& p, const Place& place, int unit, bool adds,
                                       const float (&d)[L::kRows / 2])
{
    auto* const table = reinterpret_cast<float*>(at.base);
    const int lane = static_cast<int>(threadIdx.x) % 32, output = unit * kWeightTile + lane / 4;
    const float2 factors = sumFactors<T, W>(p, place.firstUnit + unit);
#pragma unroll
    for (int i = 0; i < L::kRows / 2; ++i) {
        const int row = i / 4 * 8 + lane % 4 * 2 + i % 2;
        float& to = table[row * L::kSumPitch + output + (i % 4 >= 2 ? 8 : 0)];
        const float sum = d[i] * (i % 4 / 2 == 0 ? factors.x : factors.y);
        to = adds ? to + sum : sum;
    }
}

/// Four neighbouring outputs of the table, over all slices.
template <typename L> __device__ __forceinline__ float4 summed(const L& at, const Arguments& p, int row, int output)
{
    const float* const place = reinterpret_cast<const float*>(at.base) + row * L::kSumPitch + output;
    if (p.splits == 1) return *reinterpret_cast<const float4*>(place);
    float4 sum = {};
    for (int first = 0; first < p.splits; first += 4) { // four are asked for before the first is added
        float4 parts[4] = {};
#pragma unroll
        for (int i = 0; i < 4; ++i)
            if (first + i < p.splits) parts[i] = loadFromBlock(place, first + i);
#pragma unroll
        for (int i = 0; i < 4; ++i)
            sum = {sum.x + parts[i].x, sum.y + parts[i].y, sum.z + parts[i].z, sum.w + parts[i].w};
    }
    return sum;
}

/// Stores up to four outputs from column `n` on.
template <typename T>
__device__ __forceinline__ void storeFour(const Arguments& p, T* line, int n, int columns, const float (&values)[4])
{
    T rounded[4];
#pragma unroll
    for (int i = 0; i < 4; ++i)
        rounded[i] = roundedTo<T>(values[i]);
    if (p.wide && n + 4 <= columns)
        *reinterpret_cast<uint2*>(line + n) = reinterpret_cast<const uint2&>(rounded);
    else
        for (int i = 0; i < 4 && n + i < columns; ++i)
            line[n + i] = rounded[i];
}

/// silu(gate)·up, rounded after each step. Not inlined: there are several of it in each of dozens of kernels.
template <typename T> __device__ __noinline__ float gated(float gate, float up)
{
    return throughType<T>(siluOf(gate)) * up;
}

/// Adds the slices' sums of this block's share of the rows, and stores them; with the gate where it is asked for. A
/// thread has four outputs at a time; with the gate those of the first eight of sixteen, which belong to the others.
template <typename T, typename L> __device__ void finish(const L& at, const Arguments& p, const Place& place)
{
    const int share = (L::kRows + p.splits - 1) / p.splits, firstRow = static_cast<int>(blockIdx.x) % p.splits * share,
              rows = min(share, L::kRows - firstRow), half = p.n / 2, quads = L::kOutputs / (p.gated ? 8 : 4);
#pragma unroll 1
    for (int i = static_cast<int>(threadIdx.x); i < rows * quads; i += kThreads) {
        const int quad = i % quads, output = p.gated ? quad / 2 * kWeightTile + quad % 2 * 4 : quad * 4,
                  in = output % kWeightTile;
        const int row = firstRow + i / quads, m = place.rowTile * L::kRows + row,
                  unit = place.firstUnit + output / kWeightTile;
        if (m >= p.m || unit >= p.units) continue;
        const float4 sum = summed(at, p, row, output);
        float values[4] = {sum.x, sum.y, sum.z, sum.w};
        const int n = p.paired ? unit * 8 + in % 8 + (in >= 8 ? half : 0) : unit * kWeightTile + in,
                  columns = p.paired && in < 8 ? half : p.n;
        const auto biased = [&](float& value, int at) {
            if (p.bias && at < p.n) value = throughType<T>(value) + p.bias[at];
        };
#pragma unroll
        for (int j = 0; j < 4; ++j)
            biased(values[j], n + j);
        if (p.gated) {
            const float4 up = summed(at, p, row, output + 8);
            float ups[4] = {up.x, up.y, up.z, up.w};
#pragma unroll
            for (int j = 0; j < 4; ++j) {
                biased(ups[j], n + j + half);
                values[j] = gated<T>(throughType<T>(values[j]), throughType<T>(ups[j]));
            }
        }
        storeFour<T>(p, static_cast<T*>(p.out) + static_cast<std::int64_t>(m) * p.outPitch, n, columns, values);
    }
}

/// A block's place in memory for the sums of a warpgroup's thread, of which it has those of one tile at most to hand
/// over, and the flag that says that they are there.
template <typename L> __device__ __forceinline__ float4* handedSums(const Arguments& p, int block)
{
    const auto thread = static_cast<int>(threadIdx.x);
    return static_cast<float4*>(p.partials) +
           (static_cast<std::int64_t>(block) * kGroups + thread / 128) * (L::kRows * 16) + thread % 128;
}
__device__ __forceinline__ unsigned* handedFlag(const Arguments& p, int block)
{
    return p.counters + block * kGroups + threadIdx.x / 128;
}

/// Leaves a warpgroup's sums for the block that has the end of their tile.
template <typename L> __device__ __forceinline__ void handOver(const Arguments& p, const float (&d)[L::kRows / 2])
{
    const auto block = static_cast<int>(blockIdx.x);
    float4* const to = handedSums<L>(p, block);
#pragma unroll
    for (int i = 0; i < L::kRows / 8; ++i)
        __stcg(to + i * 128, make_float4(d[4 * i], d[4 * i + 1], d[4 * i + 2], d[4 * i + 3]));
    __threadfence();
    syncGroup(2 + static_cast<int>(threadIdx.x) / 128);
    if (threadIdx.x % 128 == 0) atomicExch(handedFlag(p, block), 1u);
}

/// Adds what the blocks before have of a tile, always in the same order. It waits for blocks of lower numbers alone,
/// which are on the device before this one and wait for none of higher numbers.
template <typename L> __device__ __forceinline__ void takeOver(const Arguments& p, int tile, float (&d)[L::kRows / 2])
{
    constexpr int vectors = L::kRows / 8, atOnce = 4;
    const auto block = static_cast<int>(blockIdx.x);
    const int firstBlock = Share::owner(p, tile * p.groups);
#pragma unroll 1
    for (int other = block - 1; other >= firstBlock; --other) {
        if (threadIdx.x % 128 == 0) {
            unsigned* const flag = handedFlag(p, other);
            while (atomicAdd(flag, 0u) == 0) {
            }
            *flag = 0; // for the next launch
            __threadfence();
        }
        syncGroup(2 + static_cast<int>(threadIdx.x) / 128);
        const float4* const from = handedSums<L>(p, other);
#pragma unroll
        for (int first = 0; first < vectors; first += atOnce) {
            float4 parts[atOnce];
#pragma unroll
            for (int i = 0; i < atOnce; ++i)
                parts[i] = __ldcg(from + (first + i) * 128);
#pragma unroll
            for (int i = 0; i < atOnce; ++i) {
                float* const to = d + (first + i) * 4;
                to[0] += parts[i].x, to[1] += parts[i].y, to[2] += parts[i].z, to[3] += parts[i].w;
            }
        }
    }
}

} // namespace qs::cuda::packedrows
