// SPDX-License-Identifier: GPL-3.0-or-later
// D[m,n] = A[m,k]·Wᵀ, W of 8 or 4 bits, m up to 64.
// Traffic: every weight byte and scale once (size.weightBytes() + size.scaleBytes()), A's slice of k once into each
// block's shared memory, D once. With k split over the blocks of a cluster their sums meet in shared memory; without
// clusters in splits × m × n floats that stay in L2. The weights are the 16-row operand of mma.sync, so that a single
// row of A costs no more than eight. They are packed in the order in which the lanes hold them: a unit of 16 rows × 128
// is two (4 bits) or four (8 bits) loads of 16 bytes a lane. Each warp copies its units into a ring of its own in
// shared memory, each lane what it will read itself: no barrier but the warp's own is between memory and the tensor
// cores. (Loads straight into registers were slower by a factor: the compiler gives them one scoreboard, and each wait
// is then for all of them.) A's part of two products comes by one load of four matrices, without bank conflicts; with
// more than eight rows it is used for two units at a time. Weights do not depend on the kernel before, so the rings may
// fill while that one ends; A and everything written wait for its end. What takes the rest of the time is a chain: A's
// way here (0.8 to 1.5 µs), the products, the sums' way out. Codes become numbers by being placed into the mantissa of
// a constant, which leaves them off by a constant. It is subtracted from each pair where the products have time to
// spare (up to eight rows); else the sums of a group start at minus that constant times the sum of A over the group.
// Zero points add their own multiple of that sum. Sums of a tile are kept in FP32, scaled group by group, added over
// the warps and blocks in the order of k: results do not depend on timing.
#include "gpu/cuda/weight_only/family.cuh"
#include "gpu/cuda/weight_only/form.cuh"

namespace qs::cuda {

using weightonly::Family;

std::optional<WeightFormat> keptFormatOf(const QuantScheme& scheme)
{
    const auto native = [&](WeightFormat format) {
        return scheme.groupSize == scaleGroup(format) ? std::optional(format) : std::nullopt;
    };
    switch (scheme.format) {
    case NumberFormat::MXFP8:
        return native(WeightFormat::Mxfp8);
    case NumberFormat::MXFP4:
        return native(WeightFormat::Mxfp4);
    case NumberFormat::NVFP4:
        return native(WeightFormat::Nvfp4);
    case NumberFormat::NF4:
        return native(WeightFormat::Nf4);
    case NumberFormat::Q8_0:
        return native(WeightFormat::Int8By32);
    case NumberFormat::Q4_0:
        return native(WeightFormat::Int4By32);
    default:
        return std::nullopt;
    }
}

int clusteredBlocks(const WeightOnlySize& size, const WeightOnlyPlan& plan)
{
    return withWeightFormat(size.format, [&]<typename W>(W) { return Family<W::value>::clusteredBlocks(size, plan); });
}

void prepareWeightOnly(const WeightOnlySize& size, Type type, std::int64_t sharedBytesPerBlock)
{
    withWeightFormat(size.format, [&]<typename W>(W) { Family<W::value>::prepare(size, type, sharedBytesPerBlock); });
}

void launchWeightOnly(const WeightOnlySize& size, const WeightOnlyPlan& plan, const WeightOnlyOperands& operands,
                      cudaStream_t stream)
{
    withWeightFormat(size.format, [&]<typename W>(W) { Family<W::value>::launch(size, plan, operands, stream); });
}

} // namespace qs::cuda
