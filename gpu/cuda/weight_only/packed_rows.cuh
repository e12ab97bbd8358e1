// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/weight_only/weight_only.cuh"

/// D[m,n] = A[m,k]·Wᵀ with the packed weights of weight_only.cuh, with the warpgroup products of compute
/// capability 9.0: prompts, and batches that take the other kernel's tensor cores longer than memory. A weight is
/// rounded to A's type once it is scaled, as one that is restored for a library is.
namespace qs::cuda {

/// Most rows that a block multiplies at a time with 256 outputs, and with 128.
inline constexpr int kPackedRowsTile = 128, kPackedRowsMost = 256;

/// Most rows for which packed codes are decoded again for each 128 rather than restored for a library.
inline constexpr std::int64_t kMaxPackedRows = 512;

/// Whether the module was built with this kernel, which runs on 9.0 alone.
bool packedRowsBuilt();
/// Blocks that may share the tiles of a product, at most; each has room for the sums of a tile of 256 outputs, and four
/// counters.
inline constexpr int kPackedRowsBlocks = 144;
inline constexpr std::int64_t kPackedRowsPartials = std::int64_t{kPackedRowsBlocks} * kPackedRowsTile * 256 * 4;
/// How the work is laid out: outputs of a block in 128s, slices of k, rows that a block multiplies at a time. With one
/// slice, `blocks` may share all tiles evenly (at most as many as there are groups of all tiles); 0: a tile each.
struct PackedRowsForm
{
    int halves = 2, splits = 1, rows = kPackedRowsTile, blocks = 0;
};
/// Tiles of a form.
inline std::int64_t packedRowsTiles(const WeightOnlySize& size, const PackedRowsForm& form)
{
    const std::int64_t units = 8 * form.halves;
    return (size.tiles() + units - 1) / units * ((size.m + form.rows - 1) / form.rows);
}
/// One of the two kernels for packed weights, and how its work is laid out.
struct PackedPlan
{
    bool together = false; ///< by launchPackedRows()
    WeightOnlyPlan few;
    PackedRowsForm many;
};
/// Those that suit a size, the best first by a model of the time, read off an H200.
std::vector<PackedRowsForm> packedRowsForms(const WeightOnlySize& size, int multiprocessors);
/// Queues the product; capturable. operands.activations: rows `activationPitch` elements apart, zeros behind k up to
/// size.pitch(), aligned to 16 bytes; `partials`: kPackedRowsPartials. operands.counters are used, operands.partials
/// not.
void launchPackedRows(const WeightOnlySize& size, const PackedRowsForm& form, const WeightOnlyOperands& operands,
                      std::int64_t activationPitch, void* partials, cudaStream_t stream);

} // namespace qs::cuda
