// SPDX-License-Identifier: GPL-3.0-or-later
// D[m,n] = A[m,k]·Wᵀ, W of 8 or 4 bits in groups of 128, m up to 64.
// Traffic: every weight byte and scale once (n·k·bits/8 + n·k/64 bytes), A once into each block's shared memory, D once; with k
// split over blocks also splits × m × n floats, which stay in L2.
// The weights are the 16-row operand of mma.sync, so that a single row of A costs no more than eight. They are packed in the order in
// which the lanes hold them: a unit of 16 rows × 128 is two (4 bits) or four (8 bits) loads of 16 bytes a lane. Each warp copies its
// units into a ring of its own in shared memory, each lane what it will read itself: no barrier but the warp's own is between memory
// and the tensor cores. (Loads straight into registers were slower by a factor: the compiler gives them one scoreboard, and each wait
// is then for all of them.) The order of k within a group is permuted alike in A, so that a lane's part of A is four loads of 16 bytes
// a group and eight rows, without bank conflicts; with more than eight rows it is used for two units at a time.
// Codes become numbers by being placed into the mantissa of a constant, which leaves them off by a constant; instead of subtracting it
// from every weight, the sums of a group start at minus that constant times the sum of A over the group.
// Sums of a tile are kept in FP32, scaled group by group, added over the warps of a block in their order and over blocks in the order
// of their slices by whichever finishes a fragment last: results do not depend on timing.
#include "gpu/cuda/async_copy.cuh"
#include "gpu/cuda/failure.cuh"
#include "gpu/cuda/mma_m16n8k16.cuh"
#include "gpu/cuda/vector_io.cuh"
#include "gpu/cuda/weight_only.cuh"
#include "gpu/cuda/weight_only_decode.cuh"

#include <algorithm>
#include <cmath>

namespace qs::cuda {

namespace {

struct Arguments
{
    const std::uint8_t *weights, *scales;
    const void* activations;
    void* out;
    float* partials;
    unsigned* counters;
    int m, n, tiles, groups, pitch;
    int splits, columns, warpsK, groupsPerSlice;
};

/// A kernel's shape: Bits of a weight, Columns × 8 rows of A, Rows units of 16 rows of weights at a time, Stages of a warp's ring.
template <int BitsOf, int ColumnsOf, int RowsOf, int StagesOf, int MostWarpsOf> struct Form
{
    static constexpr int kBits = BitsOf, kColumns = ColumnsOf, kRows = RowsOf, kStages = StagesOf, kMostWarps = MostWarpsOf;
    static constexpr int kVectors = kBits / 2;            ///< of 16 bytes a lane and unit
    static constexpr int kUnitBytes = 512 * kVectors;     ///< codes of 16 × 128 weights
    static constexpr int kStageBytes = kRows * (kUnitBytes + 32);
    static constexpr int kFragments = kRows * kColumns;   ///< of 16 × 8 sums
    static constexpr int kChains = kFragments == 1 ? 2 : 1; ///< sums kept apart, so that products need not wait for each other
};

/// What is fixed for a warp. A tile is Form::kRows units below each other.
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
        slice = static_cast<int>(blockIdx.x) / p.columns;
        column = static_cast<int>(blockIdx.x) % p.columns;
        warpK = warp % p.warpsK;
        warpN = warp / p.warpsK;
        warpsN = warps / p.warpsK;
        const int each = (p.groupsPerSlice + p.warpsK - 1) / p.warpsK;
        const int sliceEnd = min((slice + 1) * p.groupsPerSlice, p.groups);
        firstGroup = min(slice * p.groupsPerSlice + warpK * each, sliceEnd);
        steps = min(each, sliceEnd - firstGroup);
        ownTiles = (p.tiles - column + p.columns - 1) / p.columns;
        rounds = (ownTiles + warpsN - 1) / warpsN;
        firstRound = slice * rounds / p.splits;
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

/// What a warp copies next.
template <typename F> struct Feed
{
    const std::uint8_t *codes = nullptr, *scales = nullptr; ///< this lane's
    int left = 0, round = 0;

    /// Goes to the first tile from `round` on.
    __device__ __forceinline__ void aim(const Arguments& p, const Place& place)
    {
        for (left = 0; round < place.rounds && left == 0; ++round) {
            const int tile = place.tileOf(p, round, place.warpN);
            if (tile < 0) continue;
            const std::int64_t unit = static_cast<std::int64_t>(tile) * F::kRows * p.groups + place.firstGroup;
            codes = p.weights + unit * F::kUnitBytes + place.lane * 16;
            scales = p.scales + (unit + place.lane / 2 * p.groups) * 32 + place.lane % 2 * 16;
            left = place.steps;
            if (left == 0) break;
        }
    }
    /// Queues the copies of a step's codes and scales into a stage of the ring; each lane's codes are those that it reads.
    __device__ __forceinline__ void fetch(std::uint32_t stage, const Arguments& p, const Place& place)
    {
        if (left > 0) {
#pragma unroll
            for (int row = 0; row < F::kRows; ++row)
#pragma unroll
                for (int i = 0; i < F::kVectors; ++i)
                    copyAsync(stage + static_cast<std::uint32_t>(row * F::kUnitBytes + 512 * i + place.lane * 16),
                              codes + row * p.groups * F::kUnitBytes + 512 * i);
            if (place.lane < 2 * F::kRows)
                copyAsync(stage + static_cast<std::uint32_t>(F::kRows * F::kUnitBytes + place.lane * 16), scales);
            codes += F::kUnitBytes;
            scales += 32;
            if (--left == 0) aim(p, place);
        }
        commitCopies();
    }
};

template <typename T> __device__ __forceinline__ float2 scalesOf(std::uint32_t packed)
{
    if constexpr (std::is_same_v<T, __half>)
        return __half22float2(reinterpret_cast<const __half2&>(packed));
    else
        return {__uint_as_float(packed << 16), __uint_as_float(packed & 0xffff0000u)};
}

template <typename F> struct Sums
{
    float4 of[F::kRows][F::kColumns] = {};
};

/// Adds a step's products with A's rows, of which `rows` are this lane's places; `group` counts in the slice, `starts` are its sums'.
template <typename T, typename F>
__device__ __forceinline__ void multiply(const std::uint8_t* stage, int lane, const uint4* const (&rows)[F::kColumns], const float2* starts, int group,
                                         Sums<F>& sums)
{
    const int offset = group * (kWeightGroup / 8);
    using Decode = Decoder<T, F::kBits>;
    constexpr int perVector = 4 / Decode::kWords; // products that a vector of codes is for
    float partial[F::kChains][F::kRows][F::kColumns][4] = {};
    if constexpr (Decode::kOffset != 0) {
#pragma unroll
        for (int column = 0; column < F::kColumns; ++column) {
            const float2 start = starts[(group * F::kColumns + column) * 4 + lane % 4];
#pragma unroll
            for (int row = 0; row < F::kRows; ++row)
#pragma unroll
                for (int i = 0; i < 4; ++i)
                    partial[0][row][column][i] = i % 2 == 0 ? start.x : start.y;
        }
    }
#pragma unroll
    for (int chunk = 0; chunk < 4; ++chunk) {
        std::uint32_t a[2][F::kRows][4];
#pragma unroll
        for (int row = 0; row < F::kRows; ++row) {
            const uint4 codes = reinterpret_cast<const uint4*>(stage + row * F::kUnitBytes)[2 * chunk / perVector * 32 + lane];
#pragma unroll
            for (int i = 0; i < 2; ++i) {
                const int first = (2 * chunk + i) % perVector * Decode::kWords;
                const std::uint32_t words[2] = {word(codes, first), word(codes, first + Decode::kWords - 1)};
                Decode::decode(words, a[i][row]);
            }
        }
#pragma unroll
        for (int column = 0; column < F::kColumns; ++column) {
            const uint4 b = rows[column][offset + 4 * chunk];
#pragma unroll
            for (int row = 0; row < F::kRows; ++row)
                multiplyAdd16816<T>(partial[0][row][column], a[0][row], b.x, b.y);
#pragma unroll
            for (int row = 0; row < F::kRows; ++row)
                multiplyAdd16816<T>(partial[F::kChains - 1][row][column], a[1][row], b.z, b.w);
        }
    }
    const auto* scales = reinterpret_cast<const std::uint32_t*>(stage + F::kRows * F::kUnitBytes);
#pragma unroll
    for (int row = 0; row < F::kRows; ++row) {
        const float2 scale = scalesOf<T>(scales[row * 8 + lane / 4]);
#pragma unroll
        for (int column = 0; column < F::kColumns; ++column) {
            float4& sum = sums.of[row][column];
#pragma unroll
            for (int chain = 0; chain < F::kChains; ++chain) {
                const auto& part = partial[chain][row][column];
                sum = {__fmaf_rn(scale.x, part[0], sum.x), __fmaf_rn(scale.x, part[1], sum.y), __fmaf_rn(scale.y, part[2], sum.z),
                       __fmaf_rn(scale.y, part[3], sum.w)};
            }
        }
    }
}

template <typename T> __device__ __forceinline__ T rounded(float value)
{
    if constexpr (std::is_same_v<T, __half>)
        return __float2half_rn(value);
    else
        return __float2bfloat16_rn(value);
}

__device__ __forceinline__ void add(float4& sum, const float4& more)
{
    sum = {sum.x + more.x, sum.y + more.y, sum.z + more.z, sum.w + more.w};
}

/// A fragment of 16 × 8 sums of a tile; no tile: none.
struct Item
{
    int tile, fragment;
};

template <typename T, typename F> __device__ __forceinline__ void store(const Arguments& p, int lane, Item item, const float4& sum)
{
    const int n = (item.tile * F::kRows + item.fragment / F::kColumns) * kWeightTile + lane / 4, row = item.fragment % F::kColumns * 8 + lane % 4 * 2;
    T* const out = static_cast<T*>(p.out) + static_cast<std::int64_t>(row) * p.n + n;
    if (n < p.n && row < p.m) out[0] = rounded<T>(sum.x);
    if (n < p.n && row + 1 < p.m) out[p.n] = rounded<T>(sum.y);
    if (n + 8 < p.n && row < p.m) out[8] = rounded<T>(sum.z);
    if (n + 8 < p.n && row + 1 < p.m) out[p.n + 8] = rounded<T>(sum.w);
}

/// This lane's part of the first slice of a fragment.
template <typename F> __device__ __forceinline__ float4* partsOf(const Arguments& p, int lane, Item item)
{
    return reinterpret_cast<float4*>(p.partials) + static_cast<std::int64_t>(item.tile * F::kFragments + item.fragment) * p.splits * 32 + lane;
}

/// Writes a fragment out; with k split over blocks as its slice's part.
template <typename T, typename F> __device__ __forceinline__ void put(const Arguments& p, const Place& place, Item item, const float4& sum)
{
    if (p.splits == 1)
        store<T, F>(p, place.lane, item, sum);
    else
        __stcg(partsOf<F>(p, place.lane, item) + place.slice * 32, sum);
}

/// With k split over blocks, after put() of `count` (up to 32) fragments: the block that is last with one adds the parts in their order.
template <typename T, typename F, typename ItemOf> __device__ __forceinline__ void settle(const Arguments& p, const Place& place, int count, ItemOf&& itemOf)
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

/// At the end of a round: adds what the warps that share tiles have of them and writes it out; clears the sums.
template <typename T, typename F> __device__ __forceinline__ void finishRound(const Arguments& p, const Place& place, Sums<F>& sums, float4* red, int round)
{
    const int warp = static_cast<int>(threadIdx.x) / 32, warps = static_cast<int>(blockDim.x) / 32;
    if (p.warpsK == 1) {
        const int tile = place.tileOf(p, round, place.warpN);
        if (tile < 0) return;
#pragma unroll
        for (int i = 0; i < F::kFragments; ++i)
            put<T, F>(p, place, {tile, i}, sums.of[i / F::kColumns][i % F::kColumns]);
        if (p.splits > 1) settle<T, F>(p, place, F::kFragments, [&](int i) { return Item{tile, i}; });
    }
    else {
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
#pragma unroll 4
            for (int k = 0; k < p.warpsK; ++k)
                add(sum, red[(((warp + j * warps) / F::kFragments * p.warpsK + k) * F::kFragments + item.fragment) * 32 + place.lane]);
            put<T, F>(p, place, item, sum);
        }
        if (p.splits > 1) settle<T, F>(p, place, count, itemOf);
        if (round + 1 < place.rounds) __syncthreads();
    }
    sums = {};
}

/// Elements between rows of A in shared memory: 64 bytes off a multiple of 128, so that eight lanes' loads meet in no bank.
__host__ __device__ constexpr int sharedPitch(int groupsPerSlice) { return groupsPerSlice * kWeightGroup + 32; }

/// Queues the copies of the slice of A that a block works on.
__device__ __forceinline__ void stageActivations(const Arguments& p, const Place& place, std::uint8_t* shared)
{
    const int first = place.slice * p.groupsPerSlice, count = min(p.groupsPerSlice, p.groups - first);
    const int vectors = count * (kWeightGroup / 8), pitch = sharedPitch(p.groupsPerSlice) * 2;
    const auto* from = static_cast<const std::uint8_t*>(p.activations) + static_cast<std::int64_t>(first) * kWeightGroup * 2;
    for (int row = 0; row < p.m; ++row)
        for (int i = static_cast<int>(threadIdx.x); i < vectors; i += static_cast<int>(blockDim.x))
            copyAsync(static_cast<std::uint32_t>(__cvta_generic_to_shared(shared + row * pitch + i * 16)),
                      from + static_cast<std::int64_t>(row) * p.pitch * 2 + i * 16);
    commitCopies();
}

/// What the sums of each group of the slice start from: −kOffset × the sum of A's elements, of which ones times A are the fragments.
template <typename T, typename F> __device__ void makeStarts(const Arguments& p, const Place& place, const uint4* const (&rows)[F::kColumns], float2* starts)
{
    const int warp = static_cast<int>(threadIdx.x) / 32, warps = static_cast<int>(blockDim.x) / 32;
    constexpr std::uint32_t one = std::is_same_v<T, __half> ? 0x3c003c00 : 0x3f803f80, ones[4] = {one, one, one, one};
    const int groups = min(p.groupsPerSlice, p.groups - place.slice * p.groupsPerSlice);
    for (int group = warp; group < groups; group += warps)
#pragma unroll
        for (int column = 0; column < F::kColumns; ++column) {
            float sum[4][4] = {}; // apart, so that they need not wait for each other
#pragma unroll
            for (int chunk = 0; chunk < 4; ++chunk) {
                const uint4 b = rows[column][group * (kWeightGroup / 8) + 4 * chunk];
                multiplyAdd16816<T>(sum[chunk], ones, b.x, b.y);
                multiplyAdd16816<T>(sum[chunk], ones, b.z, b.w);
            }
            constexpr float factor = -Decoder<T, F::kBits>::kOffset;
            const float first = (sum[0][0] + sum[1][0]) + (sum[2][0] + sum[3][0]), second = (sum[0][1] + sum[1][1]) + (sum[2][1] + sum[3][1]);
            if (place.lane < 4) starts[(group * F::kColumns + column) * 4 + place.lane] = {factor * first, factor * second};
        }
}

/// Shared memory: the warps' rings, room to add their sums, what sums start from, A.
template <typename T, typename F> __global__ void __launch_bounds__(32 * F::kMostWarps, 1) weightOnlyKernel(const Arguments p)
{
    extern __shared__ __align__(128) std::uint8_t shared[];
    const Place place(p);
    const int warp = static_cast<int>(threadIdx.x) / 32, warps = static_cast<int>(blockDim.x) / 32;
    std::uint8_t* const ring = shared + warp * F::kStages * F::kStageBytes;
    const auto ringAddress = static_cast<std::uint32_t>(__cvta_generic_to_shared(ring));
    auto* const red = reinterpret_cast<float4*>(shared + warps * F::kStages * F::kStageBytes);
    auto* const starts = reinterpret_cast<float2*>(red + (p.warpsK > 1 ? warps * F::kFragments * 32 : 0));
    std::uint8_t* const activations = reinterpret_cast<std::uint8_t*>(starts + p.groupsPerSlice * F::kColumns * 4);
    stageActivations(p, place, activations);
    Feed<F> feed;
    feed.aim(p, place);
#pragma unroll 1
    for (int i = 0; i < F::kStages - 1; ++i)
        feed.fetch(ringAddress + i * F::kStageBytes, p, place);
    const int pitch = sharedPitch(p.groupsPerSlice);
    const uint4* rows[F::kColumns];
#pragma unroll
    for (int column = 0; column < F::kColumns; ++column) // rows behind the last repeat it: their sums are not looked at
        rows[column] = reinterpret_cast<const uint4*>(activations + (min(column * 8 + place.lane / 4, p.m - 1) * pitch + place.lane % 4 * 8) * 2);
    awaitCopies<F::kStages - 1>();
    __syncthreads();
    if constexpr (Decoder<T, F::kBits>::kOffset != 0) {
        makeStarts<T, F>(p, place, rows, starts);
        __syncthreads();
    }
    Sums<F> sums;
    int stage = 0;
    const int firstLocal = place.firstGroup - place.slice * p.groupsPerSlice;
    for (int round = 0; round < place.rounds; ++round) {
        const int steps = place.tileOf(p, round, place.warpN) < 0 ? 0 : place.steps;
        for (int step = 0; step < steps; ++step) {
            awaitCopies<F::kStages - 2>();
            __syncwarp();
            multiply<T, F>(ring + stage * F::kStageBytes, place.lane, rows, starts, firstLocal + step, sums);
            const int behind = stage == 0 ? F::kStages - 1 : stage - 1; // read in the step before
            feed.fetch(ringAddress + behind * F::kStageBytes, p, place);
            stage = stage + 1 == F::kStages ? 0 : stage + 1;
        }
        finishRound<T, F>(p, place, sums, red, round);
    }
}

constexpr int kForms = 2; ///< kernels that may suit a size; of more warps (24) were no faster

/// Calls f with a form for a size.
template <typename Function> void withForm(const WeightOnlySize& size, int form, Function&& f)
{
    if (size.bits == 4) {
        if (size.m <= 8) return form == 0 ? f(Form<4, 1, 1, 8, 16>{}) : f(Form<4, 1, 2, 4, 16>{});
        if (size.m <= 16) return form == 0 ? f(Form<4, 2, 1, 3, 16>{}) : f(Form<4, 2, 2, 3, 16>{});
        if (size.m <= 32) return form == 0 ? f(Form<4, 4, 1, 4, 16>{}) : f(Form<4, 4, 2, 4, 8>{});
        return form == 0 ? f(Form<4, 8, 1, 3, 8>{}) : f(Form<4, 8, 2, 3, 8>{});
    }
    if (size.m <= 8) return form == 0 ? f(Form<8, 1, 1, 4, 16>{}) : f(Form<8, 1, 2, 3, 16>{});
    if (size.m <= 16) return form == 0 ? f(Form<8, 2, 1, 3, 16>{}) : f(Form<8, 2, 1, 4, 16>{});
    if (size.m <= 32) return form == 0 ? f(Form<8, 4, 1, 3, 16>{}) : f(Form<8, 4, 2, 3, 8>{});
    return form == 0 ? f(Form<8, 8, 1, 3, 8>{}) : f(Form<8, 8, 2, 3, 8>{});
}

struct FormFacts
{
    int rows = 1, columns = 1, stageBytes = 0, stages = 0, mostWarps = 16;
};

FormFacts factsOf(const WeightOnlySize& size, int form)
{
    FormFacts facts;
    withForm(size, form, [&]<typename F>(F) { facts = {F::kRows, F::kColumns, F::kStageBytes, F::kStages, F::kMostWarps}; });
    return facts;
}

std::int64_t tilesOf(const WeightOnlySize& size, const FormFacts& f) { return (size.tiles() + f.rows - 1) / f.rows; }

std::int64_t sharedBytesOf(const WeightOnlySize& size, const FormFacts& f, int groupsPerSlice, int warps, int warpsK)
{
    const int sums = warpsK > 1 ? warps * f.rows * f.columns * 512 : 0;
    return warps * f.stages * f.stageBytes + sums + groupsPerSlice * f.columns * 32 + size.m * sharedPitch(groupsPerSlice) * 2;
}

/// What a plan takes, in units of 1 KB that one warp of sixteen streams: the slowest block's rounds, what precedes and what follows.
double costOf(const WeightOnlySize& size, const FormFacts& f, const WeightOnlyPlan& plan, int multiprocessors)
{
    const int warpsN = plan.warps / plan.warpsK, perSm = std::max(1, (plan.splits * plan.columns + multiprocessors - 1) / multiprocessors);
    const double tiles = static_cast<double>((tilesOf(size, f) + plan.columns - 1) / plan.columns);
    const double rounds = std::ceil(tiles / warpsN);
    const double steps = std::ceil(static_cast<double>(plan.groupsPerSlice) / plan.warpsK);
    const double weights = rounds * steps * plan.warps * perSm * f.rows * (size.bits / 4.0);
    const double activations = static_cast<double>(size.m * plan.groupsPerSlice) * perSm * 256 / 1024 / 4;
    const double finish = rounds * (plan.warpsK > 1 ? 3 : 1) + (plan.splits > 1 ? 12 + rounds * 3 + 0.5 * plan.splits : 0);
    return weights + activations + finish;
}

} // namespace

std::vector<WeightOnlyPlan> weightOnlyPlans(const WeightOnlySize& size, int multiprocessors, std::int64_t sharedBytesPerBlock)
{
    std::vector<std::pair<double, WeightOnlyPlan>> plans;
    const auto groups = static_cast<int>(size.groups());
    const auto consider = [&](const FormFacts& facts, WeightOnlyPlan plan) {
        const int perSm = facts.mostWarps / plan.warps, resident = multiprocessors * perSm;
        if (plan.splits > resident) return;
        plan.columns = static_cast<int>(std::min<std::int64_t>(resident / plan.splits, tilesOf(size, facts)));
        for (plan.warpsK = 1; plan.warps % plan.warpsK == 0 && (plan.warpsK <= plan.groupsPerSlice || plan.warpsK == 1); plan.warpsK *= 2) {
            plan.sharedBytes = sharedBytesOf(size, facts, plan.groupsPerSlice, plan.warps, plan.warpsK);
            if (plan.sharedBytes <= sharedBytesPerBlock / perSm) plans.emplace_back(costOf(size, facts, plan, multiprocessors), plan);
        }
    };
    for (int form = 0; form < kForms; ++form) {
        const FormFacts facts = factsOf(size, form);
        for (int warps = facts.mostWarps; warps >= 8; warps /= 2)
            for (int splits = 1; splits <= std::min(groups, 64); ++splits) {
                const int perSlice = (groups + splits - 1) / splits;
                if ((groups + perSlice - 1) / perSlice == splits) consider(facts, {form, warps, splits, 1, 1, perSlice, 0});
            }
    }
    std::stable_sort(plans.begin(), plans.end(), [](const auto& x, const auto& y) { return x.first < y.first; });
    std::vector<WeightOnlyPlan> sorted;
    for (const auto& entry : plans)
        sorted.push_back(entry.second);
    return sorted;
}

std::int64_t partialBytes(const WeightOnlySize& size, const WeightOnlyPlan& plan)
{
    const FormFacts f = factsOf(size, plan.form);
    return plan.splits > 1 ? tilesOf(size, f) * f.rows * f.columns * plan.splits * 512 : 0;
}

std::int64_t counterBytes(const WeightOnlySize& size)
{
    std::int64_t most = 0;
    for (int form = 0; form < kForms; ++form) {
        const FormFacts f = factsOf(size, form);
        most = std::max<std::int64_t>(most, tilesOf(size, f) * f.rows * f.columns * 4);
    }
    return most;
}

void prepareWeightOnly(const WeightOnlySize& size, Type type, std::int64_t sharedBytesPerBlock)
{
    for (int form = 0; form < kForms; ++form)
        withForm(size, form, [&]<typename F>(F) {
            const auto kernel = type == Type::F16 ? weightOnlyKernel<__half, F> : weightOnlyKernel<__nv_bfloat16, F>;
            check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, static_cast<int>(sharedBytesPerBlock)),
                  "asking for shared memory");
        });
}

void launchWeightOnly(const WeightOnlySize& size, const WeightOnlyPlan& plan, const WeightOnlyOperands& operands, cudaStream_t stream)
{
    withForm(size, plan.form, [&]<typename F>(F) {
        const Arguments p = {static_cast<const std::uint8_t*>(operands.weights), static_cast<const std::uint8_t*>(operands.scales),
                             operands.activations, operands.out, operands.partials, operands.counters,
                             static_cast<int>(size.m), static_cast<int>(size.n), static_cast<int>((size.tiles() + F::kRows - 1) / F::kRows),
                             static_cast<int>(size.groups()), static_cast<int>(size.pitch()), plan.splits, plan.columns, plan.warpsK,
                             plan.groupsPerSlice};
        const auto kernel = operands.type == Type::F16 ? weightOnlyKernel<__half, F> : weightOnlyKernel<__nv_bfloat16, F>;
        kernel<<<static_cast<unsigned>(plan.splits * plan.columns), static_cast<unsigned>(plan.warps * 32),
                 static_cast<std::size_t>(plan.sharedBytes), stream>>>(p);
    });
    check(cudaPeekAtLastError(), "launching a product");
}

} // namespace qs::cuda
