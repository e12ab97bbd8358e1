// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/kernels.cuh"
#include "gpu/cuda/quantize/packed/tile.cuh"

#include <cstdio>

/// The two kernels of all packed formats.
/// Traffic: input once (2 or 4 B an element), codes once (0.5 or 1 B an element), scales and zero points once.
namespace qs::cuda {

/// Warps a block. Fewer leave less to wait for at the end; 32-bit input is faster with more (1% either way on an H200).
template <typename T> inline constexpr int kPackedWarps = sizeof(T) == 4 ? 8 : 4;
inline constexpr int kLaneElements = 32;
inline constexpr int kTileElements = 32 * kLaneElements;

/// Extremes of a group that is not plain.
template <typename T> __device__ __noinline__ Extent scanGroup(const T* x, int count)
{
    RunningExtent e;
    for (int i = 0; i < count; ++i)
        e.add(toFloat(x[i]), i);
    return e.extent();
}

/// Word `w` of the codes of 32 elements of a group that is not plain.
template <PackedKind K, typename T> __device__ __noinline__ std::uint32_t exactWord(const T* x, GroupCode g, int w)
{
    std::uint32_t out = 0;
    const int count = kIsByte<K> ? 4 : 8;
    for (int i = 0; i < count; ++i) {
        const int element = K == PackedKind::Q4_0 ? 4 * w + i / 2 + i % 2 * 16 : count * w + i;
        out |= exactCode<K, T>(toFloat(x[element]), g) << (32 / count * i);
    }
    return out;
}

/// Writes the 32 bytes that each lane holds so that a warp's stores are 512 neighbouring bytes; those behind `bytes`
/// are left out.
__device__ __forceinline__ void storePairs(uint4* shared, uint4* codes, const std::uint32_t (&out)[8], int bytes)
{
    const int lane = threadIdx.x % 32;
    __syncwarp();
#pragma unroll
    for (int k = 0; k < 2; ++k)
        shared[(2 * lane + k) ^ (lane / 4 % 2)] = {out[4 * k], out[4 * k + 1], out[4 * k + 2], out[4 * k + 3]};
    __syncwarp();
#pragma unroll
    for (int k = 0; k < 2; ++k) {
        const int i = lane + 32 * k;
        if (i * 16 < bytes) __stcs(codes + i, shared[i ^ (i / 8 % 2)]);
    }
}

/// Writes what the lanes of a warp hold, a block each, in whole 16-byte vectors: through shared memory, since 34 and 18
/// bytes a block do not keep to them. `bytes`: of the whole tile that are inside the tensor.
template <int Words>
__device__ __forceinline__ void storeBlocks(uint4* shared, std::uint8_t* codes, const std::uint32_t* out,
                                            std::uint32_t header, int bytes)
{
    constexpr int halves = 1 + 2 * Words;
    auto* mine = reinterpret_cast<std::uint16_t*>(shared) + threadIdx.x % 32 * halves;
    __syncwarp();
    mine[0] = static_cast<std::uint16_t>(header);
#pragma unroll
    for (int w = 0; w < Words; ++w) {
        mine[1 + 2 * w] = static_cast<std::uint16_t>(out[w]);
        mine[2 + 2 * w] = static_cast<std::uint16_t>(out[w] >> 16);
    }
    __syncwarp();
    for (int i = threadIdx.x % 32; i < bytes / 16; i += 32)
        __stcs(reinterpret_cast<uint4*>(codes) + i, shared[i]);
    for (int i = bytes / 16 * 8 + threadIdx.x % 32; i < bytes / 2;
         i += 32) // behind the last whole vector of the tensor
        reinterpret_cast<std::uint16_t*>(codes)[i] = reinterpret_cast<std::uint16_t*>(shared)[i];
}

/// The 32 elements of each lane out of 1024 neighbouring ones, of which `count` are there; zeros for the others. Vector
/// i lies at i ^ (i / 8 % perLane) in between: neither the writes nor the reads of eight lanes meet in a bank.
template <typename T>
__device__ __forceinline__ void loadTile(const T* source, int count, uint4* tile,
                                         uint4 (&v)[kLaneElements / kVector<T>])
{
    constexpr int perLane = kLaneElements / kVector<T>;
    const int lane = threadIdx.x % 32;
    const uint4* mine = reinterpret_cast<const uint4*>(source) + lane;
    if (count == kTileElements) {
#pragma unroll
        for (int k = 0; k < perLane; ++k)
            v[k] = __ldcs(mine + 32 * k);
    } else {
#pragma unroll
        for (int k = 0; k < perLane; ++k)
            v[k] = (lane + 32 * k) * kVector<T> < count ? __ldcs(mine + 32 * k) : uint4{0u, 0u, 0u, 0u};
    }
#pragma unroll
    for (int k = 0; k < perLane; ++k)
        tile[(lane ^ (lane / 8 + 4 * k % perLane)) + 32 * k] = v[k]; // 32 k / 8 % perLane is 0 or 4
    __syncwarp();
    const int turn = lane * perLane / 8 % perLane;
#pragma unroll
    for (int k = 0; k < perLane; ++k)
        v[k] = tile[lane * perLane + (k ^ turn)];
}

/// Blocks that a multiprocessor shall hold: as many as the registers of the format suffice for without spilling.
template <PackedKind K, typename T> constexpr int packedBlocks()
{
    if (sizeof(T) == 4) return 4;
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 800
    return 8; // 1024 threads
#else
    return kHasZeroPoint<K> || kRoundsQuotient<K, T> || K == PackedKind::NVFP4 || K == PackedKind::GgmlNvfp4 ||
                   kIsByte<K>
               ? 10
               : 12;
#endif
}

/// How the 32 elements of a lane and groups go together.
template <PackedKind K, typename T, int Group> struct LaneShape
{
    static constexpr int vectors = kLaneElements / kVector<T>;
    static constexpr int parts = Group < kLaneElements ? kLaneElements / Group : 1; ///< groups of a lane
    static constexpr int lanes = Group > kLaneElements ? Group / kLaneElements : 1; ///< lanes of a group
    static constexpr int words = kIsByte<K> ? 8 : 4;                                ///< of codes
};

/// Scale and zero point of a group, by its lane or lanes, of which each holds some vectors. `group`: its first element,
/// read again where it is not plain; null: outside the tensor.
template <PackedKind K, typename T, int Group>
__device__ __forceinline__ GroupCode laneGroup(const uint4* v, const T* group, const PackedTask& task, float lanes,
                                               bool& plain)
{
    using Shape = LaneShape<K, T, Group>;
    LaneExtent<K, T> extent;
    extent.template of<Shape::vectors / Shape::parts>(v);
    extent.template reduce<Shape::lanes>();
    Extent e{extent.high, extent.low, extent.high, 0.0f};
    if constexpr (kNeedsRange<K>) e.amax = extent.high != extent.high ? extent.high : fmaxf(-extent.low, extent.high);
    if constexpr (K == PackedKind::Q4_0) {
        e.first = extent.high == e.amax ? extent.high : extent.low;
        if (extent.high == -extent.low) e.first = e.amax == 0.0f ? 0.0f : firstOf<T>(v, e.amax);
    }
    GroupCode g;
    if constexpr (kByProducts<K, T>) {
        g = nvfp4ByProducts(e.amax, task, lanes);
        plain = e.amax <= task.plainMost; // false for NaN
    } else {
        g = groupCode<K, T, true>(e, task);
        plain = makePlain<K, T>(e, task, g);
    }
    if (!plain && group) g = groupCode<K, T, false>(scanGroup<T>(group, Group), task);
    return g;
}

/// Stores scale and zero point of group `index` of the tensor; all lanes of the warp take part. Of two groups a lane
/// (NVFP4) the caller stores the scales.
template <PackedKind K, typename T, int Group>
__device__ __forceinline__ void storeGroup(const GroupCode& g, std::int64_t index, bool inside, const PackedTask& task)
{
    constexpr int lanes = LaneShape<K, T, Group>::lanes;
    const int lane = threadIdx.x % 32;
    if constexpr (!kIsBlock<K> && LaneShape<K, T, Group>::parts == 1) {
        if (lane % lanes == 0 && inside) storeScale<K, T>(task.scales, index, g.stored);
    }
    if constexpr (kHasZeroPoint<K>) {
        const int next = __shfl_down_sync(~0u, g.zeroPoint, lanes);
        if (lane % (2 * lanes) == 0 && inside)
            __stcs(task.zeroPoints + index / 2, static_cast<std::uint8_t>(g.zeroPoint | next << 4));
    }
}

/// Stores the scales of the two groups of a lane, a byte each.
__device__ __forceinline__ void storeScalePair(std::uint8_t* scales, std::int64_t index, const GroupCode* g, int inside)
{
    if (inside == kLaneElements)
        __stcs(reinterpret_cast<std::uint16_t*>(scales) + index,
               static_cast<std::uint16_t>(g[0].stored | g[1].stored << 8));
    else if (inside > 0)
        __stcs(scales + 2 * index, static_cast<std::uint8_t>(g[0].stored));
}

/// Writes the codes of a warp's tile. `inside`: elements of the lane that are inside the tensor, 0, 16 or 32.
template <PackedKind K, int Words>
__device__ __forceinline__ void storeTile(uint4* tile, const std::uint32_t (&out)[Words], std::uint32_t header,
                                          std::int64_t start, int count, int inside, const PackedTask& task)
{
    if constexpr (kIsBlock<K>) {
        constexpr int bytes = 2 + 4 * Words;
        storeBlocks<Words>(tile, task.codes + start / kLaneElements * bytes, out, header,
                           count / kLaneElements * bytes);
    } else if constexpr (kIsByte<K>) {
        storePairs(tile, reinterpret_cast<uint4*>(task.codes + start), out, count);
    } else {
        auto* codes = reinterpret_cast<uint4*>(task.codes + start / 2) + threadIdx.x % 32;
        if (inside == kLaneElements)
            __stcs(codes, uint4{out[0], out[1], out[2], out[3]});
        else if (inside > 0)
            __stcs(reinterpret_cast<uint2*>(codes), uint2{out[0], out[1]});
    }
}

/// Rows of whole groups, so that the tensor is one row of groups: a warp takes 1024 elements, by coalesced loads that
/// change hands in shared memory, after which each lane has 32 neighbouring elements: a group, two, or a half or a
/// quarter of one.
template <PackedKind K, typename T, int Group>
__global__ void __launch_bounds__(kPackedWarps<T> * 32, packedBlocks<K, T>())
    packedTileKernel(const __grid_constant__ PackedTask task)
{
    using Shape = LaneShape<K, T, Group>;
    __shared__ uint4 shared[kPackedWarps<T>][32 * Shape::vectors];
    const int lane = threadIdx.x % 32;
    uint4* tile = shared[threadIdx.x / 32];
    const std::int64_t start =
        (static_cast<std::int64_t>(blockIdx.x) * kPackedWarps<T> + threadIdx.x / 32) * kTileElements;
    if (start >= task.elements) return;
    const int count = static_cast<int>(min(task.elements - start, std::int64_t{kTileElements}));
    // Before the input, so that nobody waits for it: the cache does not keep it from one launch to the next.
    const float lanes = laneConstant<K, T>(task);
    uint4 v[Shape::vectors];
    loadTile<T>(static_cast<const T*>(task.input) + start, count, tile, v);

    const T* mine = static_cast<const T*>(task.input) + start + lane * kLaneElements;
    const int inside = min(max(count - lane * kLaneElements, 0), kLaneElements);
    GroupCode g[Shape::parts];
    bool plain[Shape::parts];
#pragma unroll
    for (int p = 0; p < Shape::parts; ++p) {
        const bool there = p * Group < inside;
        const T* group = there ? mine + p * Group - lane % Shape::lanes * kLaneElements : nullptr;
        g[p] = laneGroup<K, T, Group>(v + p * (Shape::vectors / Shape::parts), group, task, lanes, plain[p]);
        storeGroup<K, T, Group>(g[p], (start + lane * kLaneElements) / Group + p, there, task);
    }
    if constexpr (Shape::parts == 2) storeScalePair(task.scales, start / kLaneElements + lane, g, inside);
    std::uint32_t out[Shape::words];
    if constexpr (kByProducts<K, T>)
        nvfp4Lane<T>(v, g, task, out);
    else
        encodeLane<K, T, Shape::parts>(v, g, lanes, out);
#pragma unroll
    for (int p = 0; p < Shape::parts; ++p) {
        if (plain[p] || p * Group >= inside) continue;
#pragma unroll
        for (int w = 0; w < Shape::words / Shape::parts; ++w)
            out[p * (Shape::words / Shape::parts) + w] = exactWord<K, T>(mine + p * Group, g[p], w);
    }
    storeTile<K>(tile, out, g[0].stored, start, count, inside, task);
}

/// Codes of a group, byte by byte; elements behind its end count as zeros.
template <PackedKind K, typename T>
__device__ __forceinline__ void storeRaggedCodes(const T* x, int count, const GroupCode& g, std::uint8_t* codes)
{
    const auto code = [&](int i) { return exactCode<K, T>(i < count ? toFloat(x[i]) : 0.0f, g); };
    const int bytes = K == PackedKind::Q8_0 ? 32 : K == PackedKind::Q4_0 ? 16 : kIsByte<K> ? count : (count + 1) / 2;
    for (int i = threadIdx.x % 32; i < bytes; i += 32) {
        if constexpr (kIsByte<K>)
            codes[i] = static_cast<std::uint8_t>(code(i));
        else if constexpr (K == PackedKind::Q4_0)
            codes[i] = static_cast<std::uint8_t>(code(i) | code(i + 16) << 4);
        else
            codes[i] = static_cast<std::uint8_t>(code(2 * i) | code(2 * i + 1) << 4);
    }
}

/// Any other row: a warp takes two groups, which share a byte of zero points; single elements, the last group of a row
/// shorter.
template <PackedKind K, typename T> __global__ void packedRaggedKernel(const __grid_constant__ PackedTask task)
{
    const PackedLayout& l = task.layout;
    const std::int64_t perRow = (l.groupsPerRow + 1) / 2;
    const std::int64_t pair = static_cast<std::int64_t>(blockIdx.x) * (blockDim.x / 32) + threadIdx.x / 32;
    if (pair >= l.tokens * perRow) return;
    const int lane = threadIdx.x % 32;
    const std::int64_t row = pair / perRow;
    int zeroPoints = 0;
    for (int side = 0; side < 2; ++side) {
        const std::int64_t group = pair % perRow * 2 + side;
        if (group >= l.groupsPerRow) break;
        const T* x = static_cast<const T*>(task.input) + row * l.hidden + group * l.groupSize;
        const int count = static_cast<int>(l.groupLength(group));
        RunningExtent e;
        for (int i = lane; i < count; i += 32)
            e.add(toFloat(x[i]), i);
        for (int step = 16; step > 0; step /= 2)
            e.merge({__shfl_xor_sync(~0u, e.amax, step), __shfl_xor_sync(~0u, e.low, step),
                     __shfl_xor_sync(~0u, e.high, step), __shfl_xor_sync(~0u, e.first, step),
                     __shfl_xor_sync(~0u, e.index, step)});
        const GroupCode g = groupCode<K, T, false>(e.extent(), task);
        zeroPoints |= g.zeroPoint << (4 * side);
        std::uint8_t* codes = task.codes + l.codeOffset(row, group);
        if constexpr (kIsBlock<K>) {
            if (lane == 0) *reinterpret_cast<std::uint16_t*>(codes) = static_cast<std::uint16_t>(g.stored);
            codes += 2;
        } else if (lane == 0) {
            storeScale<K, T>(task.scales, row * l.groupsPerRow + group, g.stored);
        }
        storeRaggedCodes<K, T>(x, count, g, codes);
    }
    if (kHasZeroPoint<K> && lane == 0)
        task.zeroPoints[row * l.zeroPointRowBytes + pair % perRow] = static_cast<std::uint8_t>(zeroPoints);
}

template <PackedKind K, typename T, int Group> void launchPackedTiles(const PackedTask& task, const Launch& l)
{
    constexpr std::int64_t perBlock = std::int64_t{kPackedWarps<T>} * kTileElements;
    const std::int64_t grid = (l.elements() + perBlock - 1) / perBlock;
    if (l.note) {
        std::snprintf(l.note->text, sizeof l.note->text,
                      "one read, %lld blocks of %d, 32 elements a lane through shared memory",
                      static_cast<long long>(grid), kPackedWarps<T> * 32);
        return;
    }
    start(l, packedTileKernel<K, T, Group>, grid, kPackedWarps<T> * 32, task);
}

template <PackedKind K, typename T> void launchPackedRagged(const PackedTask& task, const Launch& l)
{
    constexpr int block = 256;
    if (l.note) {
        std::snprintf(l.note->text, sizeof l.note->text,
                      "one read, a warp a pair of groups, single elements (rows of broken groups)");
        return;
    }
    const std::int64_t pairs = l.tokens * ((task.layout.groupsPerRow + 1) / 2);
    start(l, packedRaggedKernel<K, T>, (pairs + block / 32 - 1) / (block / 32), block, task);
}

/// One format with one group size.
template <PackedKind K, int Group> void launchPackedKind(const PackedTask& task, const Launch& l)
{
    withType(l.type, [&](auto tag) {
        using T = typename PointeeOf<decltype(tag)>::Type;
        const bool whole = l.hidden % Group == 0 && (!kHasZeroPoint<K> || task.layout.groupsPerRow % 2 == 0);
        if (whole)
            launchPackedTiles<K, T, Group>(task, l);
        else
            launchPackedRagged<K, T>(task, l);
    });
}

/// With the group size of the format; INT4 has groups of 32, 64 or 128.
template <PackedKind K> void launchPackedFormat(const PackedTask& task, const Launch& l)
{
    constexpr int group = descriptorOf(K).group();
    if constexpr (group != 0)
        launchPackedKind<K, group>(task, l);
    else if (task.layout.groupSize == 32)
        launchPackedKind<K, 32>(task, l);
    else if (task.layout.groupSize == 64)
        launchPackedKind<K, 64>(task, l);
    else
        launchPackedKind<K, 128>(task, l);
}

} // namespace qs::cuda
