// SPDX-License-Identifier: GPL-3.0-or-later
// D[m,n] = A[m,k]·Wᵀ, W of 8 or 4 bits, for prompts and large batches: Rows (32, 64, 96 or 128) rows of A and
// 128·Halves outputs a block, or 256 rows and 128 outputs. Traffic: codes and scales once for every Rows rows (from L2
// after the first time), A once for every 128·Halves outputs from L2, D once. 256 bytes of A for each output and group
// of k: with 128 outputs a block L2 would be the limit (40 KB for 1024 cycles of tensor cores), with 256 it is the
// tensor cores. The weights are the left operand, from registers: a unit of 16 × 128 is packed in the order in which
// the lanes of mma.sync hold it, and the warps of a warpgroup hold 16 rows each of wgmma's 64 in the same order. So
// codes become numbers in registers and are multiplied; no weight is written anywhere. One lane has the copy engine
// fetch A's tiles into a ring, swizzled as wgmma reads them. Four warpgroups multiply 64 outputs each, or with 128
// outputs a block half of every group of k too (with two warpgroups, latency was most of the time). From 96 rows on
// codes go from memory to registers, a group ahead: through shared memory they got in the way of A's. With fewer rows
// memory is the limit, and more than that has to be on its way: there each lane copies the codes that it will read
// itself into the ring (bulk copies of 1 KB for each unit were slower by a factor of two: the copy engine takes about
// 90 cycles for one, however small). Two products are decoded while the two before run. The loop over k is one group
// long, without branches between products, and a stage's parts lie at fixed distances (a loop of half a group took
// twice as many instructions). On an H200 a group of INT4 then takes 2150 to 2250 cycles, for 2048 of tensor cores, at
// a clock that power limits. NF4 took 2900 with the table in registers (21 integer instructions for 8 weights a lane,
// and half as many a cycle as others): pairs of entries come from shared memory, in the bank of each lane. With 256
// rows two warpgroups have 64 outputs each: as many products, half of the decoding, so that formats whose codes take
// more instructions than INT4's are no longer slower (a step of 256 rows of Llama 3 8B on an H200: NF4 8.96 to 8.11 ms,
// FP8 8.93 to 8.26, MXFP8 9.15 to 8.32, INT4 8.59 to 8.00; BF16 beside them 9.5 to 10). Sums leave by 16-bit outputs in
// shared memory, transposed there, in lines of 64 outputs; the next tile's first copies are on their way by then. k may
// be split over the blocks of a cluster; each gets the parts of a share of the rows into its shared memory and adds
// them in order of k. Or blocks share all tiles evenly (hopper/layout.cuh), where there are some more tiles than
// multiprocessors; sums go on to the next block in memory, 128 KB for 128 rows, which is why that does not pay for
// fewer tiles. (Blocks with whole tiles in turn, the rest shared, read half as much from memory at 512 rows, and are no
// faster.) Results do not depend on timing.
#include "gpu/cuda/common/tensor_map.cuh"
#include "gpu/cuda/weight_only/hopper/family.cuh"

namespace qs::cuda {

bool packedRowsBuilt() { return true; }

void launchPackedRows(const WeightOnlySize& size, const PackedRowsForm& form, const WeightOnlyOperands& operands,
                      std::int64_t activationPitch, void* partials, cudaStream_t stream)
{
    static const EncodeTiled encode = findEncodeTiled();
    const std::int64_t outPitch = operands.outPitch > 0 ? operands.outPitch : operands.gated ? size.n / 2 : size.n;
    const bool wide = outPitch % 8 == 0 && reinterpret_cast<std::uintptr_t>(operands.out) % 16 == 0;
    const std::int64_t tiles = packedRowsTiles(size, form);
    const packedrows::Arguments p = {
        mapOf(encode, operands.type, {operands.activations, size.m, size.pitch(), activationPitch, form.rows}),
        static_cast<const std::uint8_t*>(operands.weights),
        static_cast<const std::uint8_t*>(operands.scales),
        static_cast<const std::uint8_t*>(operands.shifts),
        operands.out,
        operands.bias,
        hasRowFactors(size.format) ? operands.rowFactors : nullptr,
        partials,
        operands.counters,
        static_cast<int>(size.m),
        static_cast<int>(size.n),
        static_cast<int>(size.groups()),
        static_cast<int>(size.tiles()),
        static_cast<int>(tiles),
        static_cast<int>(form.blocks > 0 ? form.blocks : tiles),
        form.splits,
        static_cast<int>((size.m + form.rows - 1) / form.rows),
        static_cast<int>((size.groups() + form.splits - 1) / form.splits),
        static_cast<int>(outPitch),
        size.paired,
        operands.gated,
        wide};
    withWeightFormat(size.format, [&]<typename W>(W) {
        packedrows::PackedRowsFamily<W::value>::launch(form, operands.type, p, stream);
    });
}

} // namespace qs::cuda
