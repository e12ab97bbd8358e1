// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/weight_only/weight_only.cuh"

/// The kernels of cuda/weight_only/gemm.cu that there are, which suit a size, and the shared memory that they take.
namespace qs::cuda {

/// A kernel's shape: a format of weights, Columns × 8 rows of A, Rows units of 16 rows of weights at a time, Stages of
/// a warp's ring.
template <WeightFormat FormatOf, int ColumnsOf, int RowsOf, int StagesOf, int MaxWarpsOf> struct WeightOnlyForm
{
    static constexpr WeightFormat kFormat = FormatOf;
    static constexpr bool kZeros = hasZeros(FormatOf);
    static constexpr int kBits = codeBits(FormatOf), kColumns = ColumnsOf, kRows = RowsOf, kStages = StagesOf,
                         kMaxWarps = MaxWarpsOf;
    static constexpr int kVectors = kBits / 2;                                    ///< of 16 bytes a lane and unit
    static constexpr int kUnitBytes = 512 * kVectors;                             ///< codes of 16 × 128 weights
    static constexpr int kScaleBytes = kWeightTile * scaleBytesOfGroup(FormatOf); ///< of a unit
    static constexpr int kStageBytes = kRows * (kUnitBytes + (kZeros ? 2 : 1) * kScaleBytes);
    static constexpr int kFragments = kRows * kColumns; ///< of 16 × 8 sums
    /// Codes are decoded without their offset. With more rows of A the instructions that this takes are felt; sums then
    /// start from what the offset adds to them, which is known for whole groups of 128.
    static constexpr bool kCentred = kColumns == 1 || scaleGroup(FormatOf) < kWeightGroup;
    static constexpr int kChains =
        kFragments == 1 ? 2 : 1; ///< sums kept apart, so that products need not wait for each other
};

/// Kernels that may suit so many rows: one unit at a time with a long ring, or two. From 17 to 24 rows two never won.
constexpr int weightOnlyForms(std::int64_t m) { return m > 16 && m <= 24 ? 1 : 2; }

/// Calls f with a form for so many rows of A.
template <WeightFormat W, typename Function> void withFormOf(std::int64_t m, int form, Function&& f)
{
    const auto pick = [&]<typename A, typename B>(A, B) { return form == 0 ? f(A{}) : f(B{}); };
    if constexpr (codeBits(W) == 4) {
        if (m <= 8) return pick(WeightOnlyForm<W, 1, 1, 6, 16>{}, WeightOnlyForm<W, 1, 2, 4, 16>{});
        if (m <= 16) return pick(WeightOnlyForm<W, 2, 1, 4, 16>{}, WeightOnlyForm<W, 2, 2, 4, 16>{});
        if (m <= 24) return f(WeightOnlyForm<W, 3, 1, 4, 16>{});
        if (m <= 32) return pick(WeightOnlyForm<W, 4, 1, 4, 16>{}, WeightOnlyForm<W, 4, 2, 4, 8>{});
        pick(WeightOnlyForm<W, 8, 1, 4, 8>{}, WeightOnlyForm<W, 8, 2, 3, 8>{});
    } else {
        if (m <= 8) return pick(WeightOnlyForm<W, 1, 1, 4, 16>{}, WeightOnlyForm<W, 1, 2, 3, 16>{});
        if (m <= 16) return pick(WeightOnlyForm<W, 2, 1, 4, 16>{}, WeightOnlyForm<W, 2, 2, 3, 16>{});
        if (m <= 24) return f(WeightOnlyForm<W, 3, 1, 3, 16>{});
        if (m <= 32) return pick(WeightOnlyForm<W, 4, 1, 3, 16>{}, WeightOnlyForm<W, 4, 2, 3, 8>{});
        pick(WeightOnlyForm<W, 8, 1, 4, 8>{}, WeightOnlyForm<W, 8, 2, 3, 8>{});
    }
}
/// Calls f with a form for a size.
template <typename Function> void withWeightOnlyForm(const WeightOnlySize& size, int form, Function&& f)
{
    withWeightFormat(size.format, [&]<typename W>(W) { withFormOf<W::value>(size.m, form, f); });
}

struct WeightOnlyFormFacts
{
    int rows = 1, columns = 1, stageBytes = 0, stages = 0, maxWarps = 16;
    /// Tiles of `rows` units below each other.
    std::int64_t tiles(const WeightOnlySize& size) const { return (size.tiles() + rows - 1) / rows; }
};

template <typename F> constexpr WeightOnlyFormFacts factsOf()
{
    return {F::kRows, F::kColumns, F::kStageBytes, F::kStages, F::kMaxWarps};
}

inline WeightOnlyFormFacts factsOf(const WeightOnlySize& size, int form)
{
    WeightOnlyFormFacts facts;
    withWeightOnlyForm(size, form, [&]<typename F>(F) { facts = factsOf<F>(); });
    return facts;
}

/// Blocks that the device runs at a time with such a plan as clusters of plan.splits; 0: none.
int clusteredBlocks(const WeightOnlySize& size, const WeightOnlyPlan& plan);

/// Elements between rows of A in shared memory: 16 bytes off a multiple of 128, so that eight rows' meet in no bank.
__host__ __device__ constexpr int sharedPitch(int groupsPerSlice) { return groupsPerSlice * kWeightGroup + 8; }

/// Vectors of four floats that a block takes to add sums; a cluster's block takes its share of the fragments from all.
__host__ __device__ constexpr int sumVectors(int fragments, int warps, int warpsK, int splits, bool clustered)
{
    if (clustered) return (warps / warpsK * fragments + splits - 1) / splits * splits * warpsK * 32;
    return warpsK > 1 ? warps * fragments * 32 : 0;
}

/// Shared memory of a block: the warps' rings, room to add their sums, what sums start from, A.
inline std::int64_t sharedBytesOf(const WeightOnlySize& size, const WeightOnlyFormFacts& f, const WeightOnlyPlan& plan)
{
    const int sums = 16 * sumVectors(f.rows * f.columns, plan.warps, plan.warpsK, plan.splits, plan.clustered);
    return plan.warps * f.stages * f.stageBytes + sums + plan.groupsPerSlice * f.columns * 32 +
           size.m * sharedPitch(plan.groupsPerSlice) * 2;
}

} // namespace qs::cuda
