// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/vector_io.cuh"
#include "gpu/cuda/products/hopper_product.cuh"
#include "gpu/cuda/weight_only/hopper/family.cuh"
#include "gpu/cuda/weight_only/scales.cuh"

/// How a block of cuda/weight_only/hopper/packed_rows.cu uses its shared memory, and which work is its own.
namespace qs::cuda::packedrows {

using namespace hopper;

inline constexpr int kPairTableBytes = 256 * 128;
inline constexpr int kAtOnce = 2; ///< products whose weights are decoded together: those of 32 along k

/// Sizes and places of a kernel: weights of a format, 128·Halves outputs of a block, Rows rows of A. A warpgroup has 64
/// outputs; with 128 of a block two share them, each a half of every group of k.
template <WeightFormat W, int HalvesOf, int RowsOf> struct Layout
{
    static constexpr int kBits = codeBits(W), kRows = RowsOf;
    static constexpr int kGroups = kRows > kPackedRowsTile ? 2 : 4; ///< warpgroups that multiply
    static constexpr int kThreads = 128 * kGroups, kWarps = 4 * kGroups;
    static constexpr int kTileBytes = kRows * kWeightGroup * 2; ///< of A: Rows × 128 of k, two halves of 64
    static constexpr int kHalves = HalvesOf, kUnits = 8 * kHalves, kOutputs = 16 * kUnits;
    static constexpr int kWays = kGroups * 4 / kUnits; ///< warpgroups that share outputs: 1 or 2
    static constexpr int kTurns = 2 / kWays;           ///< halves of a group of k that a warpgroup takes in turn
    static constexpr int kUnitBytes = kWeightTile * kWeightGroup * kBits / 8;
    static constexpr int kCodeBytes = kUnits * kUnitBytes;
    static constexpr int kVectors = kBits / 4;                             ///< of 16 bytes a lane and half of a group
    static constexpr int kUnitScales = kWeightTile * scaleBytesOfGroup(W); ///< bytes; as many of zero points
    static constexpr int kWarpScales = (hasZeros(W) ? 2 : 1) * kUnitScales;
    static constexpr bool kDirect = kRows >= 96; ///< codes come past shared memory
    /// A table of pairs of entries, once for each bank, so that no two lanes meet in one. Of twice as many rows A
    /// takes its place, and weights are decoded half as often.
    static constexpr bool kHasPairs = familyOf(W) == CodeFamily::Table && kGroups == 4;
    static constexpr int kRoom = (kGroups == 2 ? 215
                                  : kHasPairs  ? 194
                                               : 200)
                                 << 10;                                      ///< that stages and outputs may take
    static constexpr int kCodes = kTileBytes, kScales = kCodes + kCodeBytes; ///< places in a stage, behind A's tile
    static constexpr int kStageBytes = kDirect ? kTileBytes : (kScales + kWarps * kWarpScales + 1023) / 1024 * 1024;
    static constexpr bool kStreams = kDirect && kWays == 1; ///< the ring goes on while a tile is stored
    /// Warpgroups that begin apart also store outputs apart, while others multiply: 2% with 4 bits. With 8, where
    /// copies from L2 are felt, it takes 1.5% longer.
    static constexpr bool kApart = kStreams && kBits == 4;
    static constexpr int kOutPitch = 128 + 16; ///< bytes of 64 outputs that a warpgroup stores: rows meet in no bank
    static constexpr int kOutRows = kGroups == 2 ? 64 : kRows; ///< that it stores at a time
    static constexpr int kOutBytes = kStreams ? kGroups * kOutRows * kOutPitch : 0;
    static constexpr int kStages = (kRoom - kOutBytes) / kStageBytes < 8 ? (kRoom - kOutBytes) / kStageBytes : 8;
    static constexpr int kOut = kStages * kStageBytes, kPairs = kOut + kOutBytes,
                         kBarriers = kPairs + (kHasPairs ? kPairTableBytes : 0); ///< places
    static constexpr int kShared = kBarriers + kStages * 16;
    static_assert(kShared <= 227 << 10);
    /// Lines of a warpgroup where a block has a share of the eights of rows.
    static __host__ __device__ constexpr int linesOf(int share) { return (share + kWays - 1) / kWays * 8; }
    /// Whether the parts of sums that meet in a block, and its lines, fit into shared memory; those of a cluster's
    /// block, which has one tile, in the place of the table too.
    static constexpr bool fits(int splits)
    {
        const int share = (kRows / 8 + splits - 1) / splits;
        return splits * share * kWays * kUnits * 512 + kGroups * linesOf(share) * kOutPitch <=
               (splits == 1 ? kPairs : kBarriers);
    }
    static_assert((kStreams || fits(1)) && fits(2) && fits(3) && fits(4) && fits(5) && fits(6) && fits(7) && fits(8));

    std::uint8_t* base; ///< multiple of 1024
    __device__ std::uint8_t* stage(int i) const { return base + i * kStageBytes; }
    __device__ std::uint8_t* pairs() const { return base + kPairs; }
    __device__ Barrier full(int i) const
    {
        return {sharedAddress(base) + static_cast<std::uint32_t>(kBarriers + i * 8)};
    }
    __device__ Barrier empty(int i) const { return full(kStages + i); }
};

/// Groups of all tiles, counted through tile after tile. With slices of k for the blocks of a cluster a block's are one
/// tile's. Else the blocks share all evenly, whatever tiles they belong to, or have a tile each. A block takes its
/// tiles from the last to the first: of that which it has the beginning of it hands the sums to a block behind it, and
/// by the time that that one comes to the end of the tile, its own last work, they are there.
struct Share
{
    int first, end;
    __device__ __forceinline__ explicit Share(const Arguments& p)
    {
        const auto block = static_cast<int>(blockIdx.x);
        if (p.splits == 1) {
            first = begin(p, block);
            end = begin(p, block + 1);
            return;
        }
        const int slice = block % p.splits * p.groupsPerSlice, tile = block / p.splits * p.groups;
        first = tile + min(slice, p.groups);
        end = tile + min(slice + p.groupsPerSlice, p.groups);
    }
    static __device__ __forceinline__ int begin(const Arguments& p, int block)
    {
        return static_cast<int>(static_cast<std::int64_t>(p.tiles) * p.groups * block / gridDim.x);
    }
    /// The block that has a group.
    static __device__ __forceinline__ int owner(const Arguments& p, int group)
    {
        const std::int64_t all = static_cast<std::int64_t>(p.tiles) * p.groups;
        return static_cast<int>(((group + std::int64_t{1}) * gridDim.x - 1) / all);
    }
};

/// The tile that a block computes next, and its groups along k: those before `end` of its share.
struct Place
{
    int rowTile, firstUnit, firstGroup, steps, tile;
    /// The first one, of any block: a slice of a cluster's may have no groups; it has a tile still.
    __device__ __forceinline__ Place(const Arguments& p, const Share& share, int unitsOfBlock)
        : Place(p, share, share.end,
                p.splits == 1 ? (share.end - 1) / p.groups : static_cast<int>(blockIdx.x) / p.splits, unitsOfBlock)
    {}
    /// A further one, of a block without a cluster: not a choice between both, behind which the compiler takes the
    /// ring's places for each lane's own.
    __device__ __forceinline__ Place(const Arguments& p, const Share& share, int end, int unitsOfBlock)
        : Place(p, share, end, (end - 1) / p.groups, unitsOfBlock)
    {}

private:
    __device__ __forceinline__ Place(const Arguments& p, const Share& share, int end, int t, int unitsOfBlock) : tile(t)
    {
        rowTile = tile % p.rowTiles; // blocks that follow each other share weights
        firstUnit = tile / p.rowTiles * unitsOfBlock;
        firstGroup = max(share.first - tile * p.groups, 0);
        steps = end - tile * p.groups - firstGroup;
    }

public:
    __device__ __forceinline__ bool isBegin(const Arguments& p) const { return firstGroup + steps < p.groups; }
};

/// What the sums of a lane's two outputs of a unit are to be multiplied by.
template <typename T, WeightFormat W> __device__ __forceinline__ float2 sumFactors(const Arguments& p, int unit)
{
    constexpr float factor = LaneScales<T, W>::kSumFactor * LaneScales<T, W>::kLeftOut;
    float2 factors = {factor, factor};
    if constexpr (hasRowFactors(W)) {
        const int n = unit * (p.paired ? 8 : kWeightTile) + static_cast<int>(threadIdx.x) % 32 / 4;
        factors.x *= p.rowFactors[min(n, p.n - 1)];
        factors.y *= p.rowFactors[min(n + (p.paired ? p.n / 2 : 8), p.n - 1)];
    }
    return factors;
}

} // namespace qs::cuda::packedrows
