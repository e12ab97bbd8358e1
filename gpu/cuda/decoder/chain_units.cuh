// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/async_copy.cuh"
#include "gpu/cuda/decoder/chain.cuh"
#include "gpu/cuda/weight_only/multiply.cuh"

/// Units of 16 rows of weights for the kernel of cuda/decoder/chain.cu: how a warp fetches one into a stage of its
/// ring, and multiplies it. A stage holds each lane's vectors where that lane reads them.
namespace qs::cuda::chain {

/// What of a product is a block's in a pass: units of 16 rows, of groups along k each. Where F::kBeside, its warps take
/// the groups of every unit in turn, so that together they read long runs of each row; else each has a run of the
/// groups of all units.
template <typename F> struct Share
{
    static constexpr int kStep = F::kBeside ? F::kWarps : 1; ///< from a warp's group to its next
    int first, units, groups, firstGroup, total, each;
    float perEach; ///< 1 / each
    __device__ __forceinline__ Share(const ChainProduct& q, int pass)
    {
        const unsigned all = (q.n + kWeightTile - 1) / kWeightTile; // fewer than 2^32 / blocks
        first = static_cast<int>(all * blockIdx.x / gridDim.x);
        units = static_cast<int>(all * (blockIdx.x + 1) / gridDim.x) - first;
        groups = q.passes == 1 ? F::groupsOf(q.k) : F::groupsOf(q.k) / q.passes;
        firstGroup = groups * pass;
        total = units * groups;
        each = (total + F::kWarps - 1) / F::kWarps;
        perEach = 1.0f / static_cast<float>(each);
    }
    /// A warp's first among the groups of all units.
    __device__ __forceinline__ int begin(int warp) const { return F::kBeside ? warp : min(warp * each, total); }
    /// Groups of a warp in so many units: all, where not kBeside.
    __device__ __forceinline__ int count(int warp, int ofUnits) const
    {
        if constexpr (F::kBeside)
            return warp < groups ? ofUnits * ((groups - warp + F::kWarps - 1) / F::kWarps) : 0;
        else
            return begin(warp + 1) - begin(warp);
    }
    /// Where in a unit a warp begins that was in another one before.
    static __device__ __forceinline__ int start(int warp) { return F::kBeside ? warp : 0; }
    /// The warps that have a part of a unit: from the first to the last.
    __device__ __forceinline__ int firstOf(int unit) const { return F::kBeside ? 0 : warpOf(unit * groups); }
    __device__ __forceinline__ int lastOf(int unit) const
    {
        return F::kBeside ? min(groups, F::kWarps) - 1 : warpOf((unit + 1) * groups - 1);
    }
    /// Whose run a group is of: group / each, for fewer than 2^22.
    __device__ __forceinline__ int warpOf(int group) const
    {
        const int about = static_cast<int>(static_cast<float>(group) * perEach), rest = group - about * each;
        return about + (rest >= each ? 1 : 0) - (rest < 0 ? 1 : 0);
    }
    /// Where the sums of a warp with a unit lie. Runs of groups are a staircase: each of its steps has another sum.
    static __device__ __forceinline__ int slot(int unit, int warp)
    {
        return F::kBeside ? unit * F::kWarps + warp : unit + warp;
    }
};

/// What the forms have in common: warps with rings of StagesOf units.
template <int WarpsOf, int StagesOf, int UnitBytes, int GroupOf> struct Form
{
    static constexpr int kWarps = WarpsOf, kThreads = 32 * WarpsOf, kStages = StagesOf;
    static constexpr int kGroup = GroupOf; ///< elements along k of a unit
    static constexpr int kStageBytes = UnitBytes, kRingBytes = StagesOf * UnitBytes;
    static constexpr int kVectors = GroupOf / 8; ///< of eight elements in a group
    __host__ __device__ static constexpr int groupsOf(int k) { return (k + GroupOf - 1) / GroupOf; }
};

/// Shared memory of a product behind the rings, in bytes from there on: A as it is multiplied (of a pass), A as it is
/// read (in its place, or behind it where that has fewer bytes), the norm's weights, A's sums over groups, the warps'
/// sums.
template <typename F> struct Room
{
    int pitch, rawPitch; ///< of a row, in vectors
    int rawAt = 0, normsAt, startsAt, sumsAt;
    __host__ __device__ Room(const ChainProduct& q, int rows)
    {
        const int all = F::groupsOf(q.k), groups = all / q.passes;
        pitch = rawPitch = groups * F::kVectors * F::kElementBytes / 2 + F::kPadVectors;
        normsAt = rows * pitch * 16;
        if (F::kElementBytes < 2) {
            rawAt = normsAt;
            rawPitch = groups * F::kVectors;
            normsAt += rows * rawPitch * 16;
        }
        startsAt = normsAt + (q.norm ? all * F::kVectors * 32 : 0);
        sumsAt = startsAt + (F::kZeros ? groups * F::kGroup / kWeightGroup * kChainRows * 4 : 0);
    }
    /// With the sums of so many units.
    __host__ int bytes(int units, int rows) const
    {
        return sumsAt + (F::kBeside ? units * F::kWarps : units + F::kWarps) * rows * kWeightTile * 4;
    }
};

/// Packed units (weight_only.cuh), TogetherOf neighbours along k at a time: a warp's part of a product is one run of
/// memory. Two at a time take an eighth fewer instructions each, which are the limit with four bits.
template <typename T, WeightFormat W, int WarpsOf, int StagesOf, int TogetherOf>
struct PackedForm : Form<WarpsOf, StagesOf, TogetherOf * WeightOnlyForm<W, 1, 1, StagesOf, WarpsOf>::kStageBytes,
                         TogetherOf * kWeightGroup>
{
    using Unit = WeightOnlyForm<W, 1, 1, StagesOf, WarpsOf>;
    using Sum = float;
    static constexpr bool kZeros = hasZeros(W), kQuantizes = false, kWhole = false, kBeside = false;
    static constexpr bool kRowScales = hasRowFactors(W);
    static constexpr int kElementBytes = 2, kPadVectors = 1; ///< of A: eight rows' vectors meet in no bank
    static constexpr float kSumFactor = LaneScales<T, W>::kSumFactor;
    static constexpr int kTogether = TogetherOf, kScaleVectors = Unit::kScaleBytes / 16; ///< of a unit

    struct Source
    {
        const std::uint8_t *codes = nullptr, *scales = nullptr; ///< this lane's
        int left = 0, groups = 0;                               ///< of the unit in this pass
        int skipped = 0;                       ///< units of other passes behind them; −1 where the last group is half
        int ownGroup = 0, scalesAt = 0;        ///< the lane's scales: of which unit of a group, and where in a stage
        bool hasScales = false, isOdd = false; ///< isOdd: the last group of a unit is half

        __device__ __forceinline__ void aim(const ChainProduct& q, const Share<PackedForm>& share, int warp, int lane)
        {
            const int begin = share.begin(warp), inUnit = begin % share.groups,
                      all = (q.k + kWeightGroup - 1) / kWeightGroup;
            const std::int64_t unit = static_cast<std::int64_t>(share.first + begin / share.groups) * all +
                                      (share.firstGroup + inUnit) * kTogether;
            groups = share.groups;
            left = groups - inUnit;
            skipped = all - groups * kTogether;
            isOdd = (share.firstGroup + groups) * kTogether > all;
            constexpr int each = (kZeros ? 2 : 1) * kScaleVectors;
            const int own = lane % each;
            ownGroup = lane / each;
            hasScales = ownGroup < kTogether;
            scalesAt = ownGroup * Unit::kStageBytes + Unit::kUnitBytes + own * 16;
            codes = q.weights + unit * Unit::kUnitBytes + lane * 16;
            scales = (own >= kScaleVectors ? q.shifts : q.scales) + (unit + ownGroup) * Unit::kScaleBytes +
                     own % kScaleVectors * 16;
        }
        __device__ __forceinline__ void fetch(std::uint32_t stage, const ChainProduct&, int lane)
        {
            const bool isHalf = kTogether > 1 && isOdd && left == 1;
#pragma unroll
            for (int g = 0; g < kTogether; ++g)
#pragma unroll
                for (int i = 0; i < Unit::kVectors; ++i)
                    copyAsync(stage + static_cast<std::uint32_t>(g * Unit::kStageBytes + 512 * i + lane * 16),
                              codes + g * Unit::kUnitBytes + 512 * i, g > 0 && isHalf ? 0 : 16);
            if (hasScales)
                copyAsync(stage + static_cast<std::uint32_t>(scalesAt), scales, ownGroup > 0 && isHalf ? 0 : 16);
            codes += kTogether * Unit::kUnitBytes;
            scales += kTogether * Unit::kScaleBytes;
            if (--left > 0) return;
            left = groups;
            codes += skipped * Unit::kUnitBytes;
            scales += skipped * Unit::kScaleBytes;
        }
    };
    struct Sums
    {
        typename Decoder<T, W>::Tables tables;
        qs::cuda::Sums<Unit> all;
        /// Where a lane reads A; rows behind the last repeat it.
        static __device__ __forceinline__ const uint4* placeOf(const uint4* a, int pitch, int rows, int lane)
        {
            return a + min(lane % 8, rows - 1) * pitch + lane / 8;
        }
        __device__ __forceinline__ void add(const std::uint8_t* stage, int lane, const uint4* place,
                                            const float2* starts, int group)
        {
            const uint4* const rows[1] = {place};
#pragma unroll
            for (int g = 0; g < kTogether; ++g)
                multiply<T, Unit>(stage + g * Unit::kStageBytes, lane, rows, starts, group * kTogether + g, tables,
                                  all);
        }
        /// Row lane/4, or the one eight below, with A's rows lane%4*2 and the next.
        __device__ __forceinline__ float2 ofRow(int half) const
        {
            const float4& sum = all.of[0][0];
            return half == 0 ? float2{sum.x, sum.y} : float2{sum.z, sum.w};
        }
    };
};

/// D += A·B of 16 × 32 by 32 × 8 bytes, laid out as multiplyAdd16816() has it with four bytes in place of two elements.
__device__ __forceinline__ void multiplyAddBytes(int (&d)[4], const std::uint32_t (&a)[4], std::uint32_t b0,
                                                 std::uint32_t b1)
{
#if __CUDA_ARCH__ >= 800
    asm("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
        : "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
#endif
}

/// Four E4M3 codes as FP16, times 2^−8 each: those of the bytes 0 and 2, and of 1 and 3.
__device__ __forceinline__ uint2 halvesOfE4M3(std::uint32_t codes)
{
    return {(codes << 8 & 0x80008000u) | (codes << 7 & 0x3f803f80u),
            (codes & 0x80008000u) | (codes >> 1 & 0x3f803f80u)};
}

/// Rows of codes as they are: of 16 rows a line of 128 bytes each. A copy of eight lanes takes one line (half lines of
/// twice the rows are 2% slower); in the stage lie each lane's vectors where it reads them: 16 bytes at a time of the
/// rows lane/4 and lane/4 + 8. The order of k within a product of the tensor cores is the same in A, so that it need
/// not be theirs.
template <typename T, ChainForm Kind, int WarpsOf, int StagesOf>
struct RowsForm : Form<WarpsOf, StagesOf, 2048, Kind == ChainForm::Dense ? 64 : 128>
{
    using Sum = std::conditional_t<Kind == ChainForm::Int8, int, float>;
    static constexpr int kElementBytes = Kind == ChainForm::Int8 ? 1 : 2,
                         kPadVectors = Kind == ChainForm::E4M3 ? 1 : 4; ///< two rows' vectors meet in no bank
    static constexpr bool kZeros = false, kQuantizes = Kind != ChainForm::Dense, kRowScales = kQuantizes;
    static constexpr float kSumFactor = 1.0f;
    static constexpr bool kWhole = Kind == ChainForm::Int8; ///< A's codes are bytes; else FP16
    static constexpr bool kBeside = true;

    struct Source
    {
        const std::uint8_t* rows[2] =
            {};                       ///< of the first eight and of the others: the lane's in the first of two copies
        std::int64_t further[2] = {}; ///< from there to the row four below
        int unit = 0, at = 0, start = 0, end = 0; ///< bytes into the rows; where the lane begins in each, and all end

        __device__ __forceinline__ void toUnit(const ChainProduct& q, int lane)
        {
            const int half = q.paired ? q.n / 2 : q.n, step = q.paired ? 8 : 16;
#pragma unroll
            for (int h = 0; h < 2; ++h) {
                const int row = unit * step + (q.paired ? 0 : 8 * h) + lane / 8,
                          kept = min(row, half - 1); // rows behind the last repeat it
                rows[h] = q.weights + (q.paired && h == 1 ? half + kept : kept) * q.pitch;
                further[h] = (min(row + 4, half - 1) - kept) * q.pitch;
            }
        }
        __device__ __forceinline__ void aim(const ChainProduct& q, const Share<RowsForm>& share, int warp, int lane)
        {
            unit = share.first;
            at = start = (share.firstGroup + warp) * 128 + lane % 8 * 16;
            end = (share.firstGroup + share.groups) * 128;
            toUnit(q, lane);
        }
        __device__ __forceinline__ void fetch(std::uint32_t stage, const ChainProduct& q, int lane)
        {
            // The second half of a line lies 64 bytes aside, or eight lanes would write to the banks of four.
            const int part = lane % 8 / 4, place = (lane / 8 * 4 + lane % 4) ^ (part * 4),
                      bytes = at < q.pitch ? 16 : 0; // zeros behind the end
#pragma unroll
            for (int h = 0; h < 2; ++h) {
                const std::uint32_t to = stage + static_cast<std::uint32_t>(512 * (2 * h + part));
                copyAsync(to + static_cast<std::uint32_t>(place * 16), rows[h] + at, bytes);
                copyAsync(to + static_cast<std::uint32_t>((place ^ 16) * 16), rows[h] + further[h] + at, bytes);
            }
            at += 128 * WarpsOf;
            if (at - lane % 8 * 16 < end) return;
            at = start;
            ++unit;
            toUnit(q, lane);
        }
    };
    struct Sums
    {
        Sum parts[2][4] = {}; ///< apart, so that products need not wait for each other
        static __device__ __forceinline__ const uint4* placeOf(const uint4* a, int pitch, int rows, int lane)
        {
            return a + min(lane / 4, rows - 1) * pitch + lane % 4 * (Kind == ChainForm::E4M3 ? 2 : 1);
        }
        __device__ __forceinline__ void add(const std::uint8_t* stage, int lane, const uint4* place, const float2*,
                                            int group)
        {
#pragma unroll
            for (int i = 0; i < 2; ++i) {
                const uint4* const own = reinterpret_cast<const uint4*>(stage) + (lane ^ (i * 4));
                const uint4 low = own[32 * i], high = own[32 * (2 + i)];
                const std::uint32_t first[4] = {low.x, high.x, low.y, high.y},
                                    second[4] = {low.z, high.z, low.w, high.w};
                if constexpr (Kind == ChainForm::E4M3) {
                    const uint4* const b = place + group * 16 + 8 * i;
                    multiplyDecoded(first, b[0]);
                    multiplyDecoded(second, b[1]);
                    continue;
                }
                const uint4 b = place[group * 8 + 4 * i];
                if constexpr (Kind == ChainForm::Dense) {
                    multiplyAdd16816<T>(parts[0], first, b.x, b.y);
                    multiplyAdd16816<T>(parts[1], second, b.z, b.w);
                } else if constexpr (Kind == ChainForm::Int8) {
                    multiplyAddBytes(parts[0], first, b.x, b.y);
                    multiplyAddBytes(parts[1], second, b.z, b.w);
                }
            }
        }
        /// Two words of four codes of each row.
        __device__ __forceinline__ void multiplyDecoded(const std::uint32_t (&words)[4], const uint4& b)
        {
#pragma unroll
            for (int i = 0; i < 2; ++i) {
                const uint2 low = halvesOfE4M3(words[2 * i]), high = halvesOfE4M3(words[2 * i + 1]);
                const std::uint32_t a[4] = {low.x, high.x, low.y, high.y};
                if constexpr (Kind == ChainForm::E4M3)
                    multiplyAdd16816<__half>(parts[i], a, i == 0 ? b.x : b.z, i == 0 ? b.y : b.w);
            }
        }
        static constexpr Sum kFactor =
            Kind == ChainForm::E4M3 ? 65536 : 1; ///< of the powers of two in the decoded codes
        struct Pair
        {
            Sum x, y;
        };
        __device__ __forceinline__ Pair ofRow(int half) const
        {
            return {(parts[0][2 * half] + parts[1][2 * half]) * kFactor,
                    (parts[0][2 * half + 1] + parts[1][2 * half + 1]) * kFactor};
        }
    };
};

/// What a warp copies next, through all passes of all products.
template <typename F> struct Feed
{
    typename F::Source source;
    int left = 0, product = 0, pass = 0; ///< `pass`: the next

    __device__ __forceinline__ void aim(const ProductChain& p, int warp, int lane)
    {
        while (left == 0 && product < p.count) {
            if (pass == p.products[product].passes) {
                pass = 0;
                ++product;
                continue;
            }
            const Share<F> share(p.products[product], pass++);
            left = share.count(warp, share.units);
            if (left > 0) source.aim(p.products[product], share, warp, lane);
        }
    }
    __device__ __forceinline__ void fetch(std::uint32_t stage, const ProductChain& p, int warp, int lane)
    {
        if (left > 0) {
            source.fetch(stage, p.products[product], lane);
            if (--left == 0) aim(p, warp, lane);
        }
        commitCopies();
    }
};

} // namespace qs::cuda::chain
