// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/cluster.cuh"
#include "gpu/cuda/common/codes.cuh"
#include "gpu/cuda/common/vector_io.cuh"
#include "gpu/cuda/weight_only/hopper/layout.cuh"

/// The way of sums out of registers, for cuda/weight_only/hopper/packed_rows.cu: parts of sums from block to block
/// through memory or a cluster's shared memories, whole ones as lines of outputs in shared memory.
namespace qs::cuda::packedrows {

/// silu(x) with the approximations of 2^x and 1/x, whose errors rounding to 16 bits hides.
__device__ __forceinline__ float siluNear(float x)
{
    float power, part;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(x * -1.44269504f));
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(part) : "f"(1.0f + power));
    return x * part;
}
/// silu(gate)·up of pairs, rounded after each step.
template <typename T> __device__ __forceinline__ std::uint32_t gated(std::uint32_t gates, std::uint32_t ups)
{
    const float2 gate = pairOfFloats<T>(gates);
    return multiplyPairs<T>(packPair<T>(siluNear(gate.x), siluNear(gate.y)), ups);
}

/// Which eights of a tile's rows a warpgroup stores.
struct Eights
{
    int first, end, step;
    __device__ __forceinline__ int count() const { return (end - first + step - 1) / step; }
};

/// The outputs of a warp's unit on their way through bias and gate to its warpgroup's lines in shared memory, a row of
/// A in each. Products have rows of A in neighbouring registers, memory has outputs: stmatrix transposes them.
template <typename T, WeightFormat W, typename L> class OutputStage
{
public:
    __device__ __forceinline__ OutputStage(const std::uint8_t* lines, const Arguments& p, const Place& place, int unit)
        : m_factors(sumFactors<T, W>(p, place.firstUnit + unit)), m_hasBias(p.bias != nullptr), m_gated(p.gated)
    {
        const int lane = static_cast<int>(threadIdx.x) % 32, matrix = lane / 8 % 2, in = unit % 4;
        const int n = (place.firstUnit + unit) * (p.paired ? 8 : kWeightTile) + lane / 4;
        if (m_hasBias) m_bias = {p.bias[min(n, p.n - 1)], p.bias[min(n + (p.paired ? p.n / 2 : 8), p.n - 1)]};
        const int column = p.gated ? in : p.paired ? matrix * 4 + in : in * 2 + matrix;
        m_to = sharedAddress(lines) + static_cast<std::uint32_t>(lane % 8 * L::kOutPitch + column * 16);
    }
    /// A lane's sums of eight rows, two of both of its outputs, as those of the lines from 8·eight on.
    __device__ __forceinline__ void put(int eight, const float4& sum) const
    {
        const float low[2] = {ofFirst(sum.x), ofFirst(sum.y)}, high[2] = {ofSecond(sum.z), ofSecond(sum.w)};
        const std::uint32_t to = m_to + static_cast<std::uint32_t>(eight * (8 * L::kOutPitch));
        const std::uint32_t first = packPair<T>(low[0], low[1]), second = packPair<T>(high[0], high[1]);
        if (m_gated) // a unit's first eight outputs, and the others
            asm volatile("stmatrix.sync.aligned.m8n8.x1.trans.shared.b16 [%0], {%1};" ::"r"(to),
                         "r"(gated<T>(first, second))
                         : "memory");
        else
            asm volatile("stmatrix.sync.aligned.m8n8.x2.trans.shared.b16 [%0], {%1, %2};" ::"r"(to), "r"(first),
                         "r"(second)
                         : "memory");
    }

private:
    __device__ __forceinline__ float ofFirst(float sum) const
    {
        const float value = sum * m_factors.x;
        return m_hasBias ? throughType<T>(value) + m_bias.x : value;
    }
    __device__ __forceinline__ float ofSecond(float sum) const
    {
        const float value = sum * m_factors.y;
        return m_hasBias ? throughType<T>(value) + m_bias.y : value;
    }
    float2 m_factors, m_bias = {};
    bool m_hasBias, m_gated;
    std::uint32_t m_to;
};

/// A warpgroup's lines to where they belong, eight outputs at a time, of which a line has Vectors.
template <int Vectors, typename T, typename L>
__device__ __forceinline__ void storeLines(const std::uint8_t* lines, const Arguments& p, const Place& place, int unit,
                                           const Eights& eights)
{
    const int thread = static_cast<int>(threadIdx.x) % 128, v = thread % Vectors, half = p.n / 2;
    const int firstUnit = place.firstUnit + unit / 4 * 4, part = p.paired ? v / 4 : 0;
    const int n = p.paired ? part * half + firstUnit * 8 + v % 4 * 8 : firstUnit * kWeightTile + v * 8,
              end = p.paired && part == 0 ? half : p.n, count = eights.count() * 8;
    const bool whole = p.wide && n + 8 <= end;
#pragma unroll 4
    for (int line = thread / Vectors; line < count; line += 128 / Vectors) {
        const int m = place.rowTile * L::kRows + (eights.first + line / 8 * eights.step) * 8 + line % 8;
        if (m >= p.m) continue;
        const uint4 values = *reinterpret_cast<const uint4*>(lines + line * L::kOutPitch + v * 16);
        T* const to = static_cast<T*>(p.out) + static_cast<std::int64_t>(m) * p.outPitch + n;
        if (whole)
            *reinterpret_cast<uint4*>(to) = values;
        else
#pragma unroll
            for (int i = 0; i < 8; ++i)
                if (n + i < end) to[i] = reinterpret_cast<const T*>(&values)[i];
    }
}
template <typename T, typename L>
__device__ __forceinline__ void storeLines(const std::uint8_t* lines, const Arguments& p, const Place& place, int unit,
                                           const Eights& eights)
{
    syncGroup(2 + static_cast<int>(threadIdx.x) / 128);
    if (p.gated)
        storeLines<4, T, L>(lines, p, place, unit, eights);
    else
        storeLines<8, T, L>(lines, p, place, unit, eights);
}

template <typename L> __device__ __forceinline__ float4 fourOf(const float (&d)[L::kRows / 2], int eight)
{
    return make_float4(d[4 * eight], d[4 * eight + 1], d[4 * eight + 2], d[4 * eight + 3]);
}

/// Stores a tile of which each warpgroup has whole sums.
template <typename T, WeightFormat W, typename L>
__device__ __forceinline__ void storeTile(const L& at, const Arguments& p, const Place& place, int unit,
                                          const float (&d)[L::kRows / 2])
{
    const int group = static_cast<int>(threadIdx.x) / 128;
    const std::uint8_t* const lines = at.base + L::kOut + group * (L::kOutRows * L::kOutPitch);
    const OutputStage<T, W, L> stage(lines, p, place, unit);
    constexpr int atOnce = L::kOutRows / 8;
#pragma unroll
    for (int first = 0; first < L::kRows / 8; first += atOnce) {
        syncGroup(2 + group); // what was stored before has been read
#pragma unroll
        for (int i = 0; i < atOnce; ++i)
            stage.put(i, fourOf<L>(d, first + i));
        storeLines<T, L>(lines, p, place, unit, {first, first + atOnce, 1});
    }
}

/// Stores a tile of whose sums warpgroups and blocks of a cluster have parts: each block gets those of its share of the
/// rows into its shared memory, in the place of the ring, and adds them in the order of k.
template <typename T, WeightFormat W, typename L>
__device__ __forceinline__ void gatherTile(const L& at, const Arguments& p, const Place& place, int unit, int way,
                                           const float (&d)[L::kRows / 2])
{
    constexpr int eights = L::kRows / 8, slots = L::kUnits * 32;
    const auto sync = [&] { p.splits > 1 ? clusterSync() : __syncthreads(); };
    const int rank = static_cast<int>(blockIdx.x) % p.splits, share = (eights + p.splits - 1) / p.splits;
    float4* const parts = reinterpret_cast<float4*>(at.base) + unit * 32 + threadIdx.x % 32;
    sync();             // all have read their rings
    int to = 0, in = 0; // neighbouring eights go to different blocks, so that none is sent to by all at a time
#pragma unroll
    for (int eight = 0; eight < eights; ++eight) {
        float4* const place = parts + ((rank * L::kWays + way) * share + in) * slots;
        if (p.splits > 1)
            storeToBlock(place, to, fourOf<L>(d, eight));
        else
            *place = fourOf<L>(d, eight);
        if (++to == p.splits) to = 0, ++in;
    }
    sync();
    const Eights own = {rank + way * p.splits, eights, L::kWays * p.splits};
    const std::uint8_t* const lines = at.base + p.splits * share * (L::kWays * slots * 16) +
                                      static_cast<int>(threadIdx.x) / 128 * (L::linesOf(share) * L::kOutPitch);
    const OutputStage<T, W, L> stage(lines, p, place, unit);
    for (int line = 0; line < own.count(); ++line) {
        float4 sum = {};
#pragma unroll 4
        for (int source = 0; source < p.splits * L::kWays; ++source) {
            const float4 part = parts[(source * share + way + line * L::kWays) * slots];
            sum = {sum.x + part.x, sum.y + part.y, sum.z + part.z, sum.w + part.w};
        }
        stage.put(line, sum);
    }
    storeLines<T, L>(lines, p, place, unit, own);
}

/// A block's place in memory for the sums of a warpgroup's thread, of which it has those of one tile at most to hand
/// over, and the flag that says that they are there.
template <typename L> __device__ __forceinline__ float4* handedSums(const Arguments& p, int block)
{
    const auto thread = static_cast<int>(threadIdx.x);
    return static_cast<float4*>(p.partials) +
           (static_cast<std::int64_t>(block) * L::kGroups + thread / 128) * (L::kRows * 16) + thread % 128;
}
template <typename L> __device__ __forceinline__ unsigned* handedFlag(const Arguments& p, int block)
{
    return p.counters + block * L::kGroups + threadIdx.x / 128;
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
    if (threadIdx.x % 128 == 0) atomicExch(handedFlag<L>(p, block), 1u);
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
            unsigned* const flag = handedFlag<L>(p, other);
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
