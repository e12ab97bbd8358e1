// SPDX-License-Identifier: GPL-3.0-or-later
// D[m,n] = A[m,k]·Wᵀ, W of 8 or 4 bits, for prompts and large batches: Rows (32, 64, 96 or 128) rows of A and
// 128·Halves outputs a block. Traffic: codes and scales once for every Rows rows (from L2 after the first time), A once
// for every 128·Halves outputs from L2, D once. 256 bytes of A for each output and group of k: with 128 outputs a block
// L2 would be the limit (40 KB for 1024 cycles of tensor cores), with 256 it is the tensor cores. The weights are the
// left operand, from registers: a unit of 16 × 128 is packed in the order in which the lanes of mma.sync hold it, and
// the warps of a warpgroup hold 16 rows each of wgmma's 64 in the same order. So codes go from shared memory to
// registers, become numbers there and are multiplied; no weight is written anywhere. The order of k within 32 that
// packing gave them, A is given by a kernel in front (layOutKernel), which also cuts it into tiles of Rows × 128 with
// the swizzle that wgmma reads: one linear copy each. One lane fetches A. Four warpgroups multiply 64 outputs each, or
// with 128 outputs a block half of every group of k too (with two warpgroups, latency was most of the time). Each lane
// copies the codes that it will read itself into a ring (bulk copies of 1 KB for each unit were slower by a factor of
// two: the copy engine takes about 90 cycles for one, however small). Two products are decoded while the two before
// run. The loop over k is one group long, without branches between products, and a stage's parts lie at fixed distances
// (a loop of half a group took twice as many instructions). What is left of 2600 cycles for 2048 of tensor cores are
// the copies to shared memory (without them a product takes 13% less) and the issue of instructions. k may be split
// over the blocks of a cluster; their sums meet in shared memory, in order of k. Or all blocks share all tiles evenly
// (hopper/layout.cuh), where there are some more tiles than multiprocessors; sums go on to the next block in memory,
// 128 KB for 128 rows, which is why that does not pay for fewer tiles. Results do not depend on timing.
#include "gpu/cuda/common/dependent_launch.cuh"
#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/common/vector_io.cuh"
#include "gpu/cuda/weight_only/hopper/family.cuh"

namespace qs::cuda {

namespace {

/// A in tiles of tileRows × 128 (two halves of 64, 128 bytes a row, swizzled), k within 32 in the order of packed
/// weights: pairs 4i + 2h of four eights become neighbours. Rows behind m are zeros. One thread for 32 elements.
__global__ void __launch_bounds__(256)
    layOutKernel(const uint4* from, std::int64_t pitch, int m, int tileRows, int groups, uint4* to)
{
    awaitPrevious();
    const int perRow = groups * 4;
    const std::int64_t at = static_cast<std::int64_t>(blockIdx.x) * 256 + threadIdx.x, row = at / perRow;
    const int piece = static_cast<int>(at % perRow);
    if (row >= roundUp(m, tileRows)) return;
    uint4 v[4] = {};
    if (row < m)
#pragma unroll
        for (int q = 0; q < 4; ++q)
            v[q] = from[row * (pitch / 8) + piece * 4 + q];
    const int in = static_cast<int>(row % tileRows), half = piece / 2 % 2;
    uint4* const line = to + ((row / tileRows * groups + piece / 4) * 2 + half) * (tileRows * 8) + in * 8;
#pragma unroll
    for (int j = 0; j < 4; ++j) // j = 2i + h
        line[(piece % 2 * 4 + j) ^ (in % 8)] = {word(v[0], j), word(v[1], j), word(v[2], j), word(v[3], j)};
}

} // namespace

bool packedRowsBuilt() { return true; }

void launchPackedRows(const WeightOnlySize& size, const PackedRowsForm& form, const WeightOnlyOperands& operands,
                      std::int64_t activationPitch, void* laidOut, cudaStream_t stream)
{
    const auto groups = static_cast<int>(size.groups());
    const std::int64_t threads = roundUp(size.m, form.rows) * groups * 4;
    check(launchAfter({.dependent = true}, layOutKernel, dim3(static_cast<unsigned>((threads + 255) / 256)), dim3(256),
                      0, stream, static_cast<const uint4*>(operands.activations), activationPitch,
                      static_cast<int>(size.m), form.rows, groups, static_cast<uint4*>(laidOut)),
          Message::mark("laying out activations"));
    const std::int64_t outPitch = operands.outPitch > 0 ? operands.outPitch : operands.gated ? size.n / 2 : size.n;
    const bool wide = outPitch % 4 == 0 && reinterpret_cast<std::uintptr_t>(operands.out) % 8 == 0 &&
                      (!size.paired || size.n / 2 % 4 == 0);
    const std::int64_t tiles = packedRowsTiles(size, form);
    const packedrows::Arguments p = {static_cast<const std::uint8_t*>(laidOut),
                                     static_cast<const std::uint8_t*>(operands.weights),
                                     static_cast<const std::uint8_t*>(operands.scales),
                                     static_cast<const std::uint8_t*>(operands.shifts),
                                     operands.out,
                                     operands.bias,
                                     hasRowFactors(size.format) ? operands.rowFactors : nullptr,
                                     static_cast<std::uint8_t*>(laidOut) + laidOutBytes(size.m, size.pitch()),
                                     operands.counters,
                                     static_cast<int>(size.m),
                                     static_cast<int>(size.n),
                                     groups,
                                     static_cast<int>(size.tiles()),
                                     static_cast<int>(tiles),
                                     static_cast<int>(form.blocks > 0 ? form.blocks : tiles),
                                     form.splits,
                                     static_cast<int>((size.m + form.rows - 1) / form.rows),
                                     (groups + form.splits - 1) / form.splits,
                                     static_cast<int>(outPitch),
                                     size.paired,
                                     operands.gated,
                                     wide};
    withWeightFormat(size.format, [&]<typename W>(W) {
        packedrows::PackedRowsFamily<W::value>::launch(form, operands.type, p, stream);
    });
}

} // namespace qs::cuda
