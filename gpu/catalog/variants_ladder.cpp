// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/catalog/reference.h"
#include "gpu/core/operand_values.h"
#include "gpu/numerics/reference/ladder.h"

namespace qs {

namespace {

/// What quantizing takes at least, on every rung: 4 bytes read and 1 written an element, a multiplication and an
/// addition.
Work ladderWork(const OperationSetup& setup, const VariantInfo&)
{
    const auto elements = static_cast<std::uint64_t>(setup.shape.elements());
    return {2.0 * static_cast<double>(elements), Bytes{5 * elements}};
}

// Instructions an element: those that a thread executes for whole vectors, counted in the machine code for compute
// capability 9.0 and divided by its elements.
constexpr VariantInfo kLadderVariants[] = {
    {"ladder-unfused", Message::mark("unfused passes"),
     Message::mark("Divides, rounds, adds the zero point, clamps and converts in five kernels over FP32 intermediates, "
                   "as eager PyTorch does. Moves 37 bytes per element (four times 4 + 4, once 4 + 1), where a single "
                   "kernel needs 5, and launches five kernels."),
     "", true, true, true, ladderWork},
    {"ladder-fused-division", Message::mark("fused, division"),
     Message::mark("One kernel, one element per thread: 5 bytes per element instead of 37, one launch instead of five. "
                   "About 38 instructions per element, 8 of them for the IEEE division. Each warp loads 128 bytes at a "
                   "time and stores single bytes, so it waits for memory with few requests in flight."),
     "", true, true, true, ladderWork},
    {"ladder-reciprocal", Message::mark("reciprocal"),
     Message::mark("Multiplies by 1/s instead of dividing: 27 instructions per element instead of 38, still 5 bytes. "
                   "Faster only if arithmetic, not memory, was the limit. Codes can differ from those of the division "
                   "where a quotient is close to a tie."),
     "", true, true, true, ladderWork},
    {"ladder-fma", Message::mark("fused multiply-add"),
     Message::mark("Multiplies and adds in one instruction with a single rounding: 25 instructions per element instead "
                   "of 27, the same number of bytes. Rounds after adding the zero point, so ties round differently if "
                   "the zero point is odd."),
     "", true, true, true, ladderWork},
    {"ladder-4", Message::mark("4 elements per thread"),
     Message::mark("float4 loads and char4 stores: each warp loads 512 bytes at a time, and four elements share the "
                   "index arithmetic. 11 instructions per element instead of 25, the same number of bytes."),
     "", false, true, true, ladderWork},
    {"ladder-8", Message::mark("8 elements per thread"),
     Message::mark("Two adjacent float4 per thread: 8 instructions per element, two loads in flight. The lanes of a "
                   "warp are 32 bytes apart in each load, which touches twice as many cache lines as it uses."),
     "", false, true, true, ladderWork},
    {"ladder-16", Message::mark("16 elements per thread"),
     Message::mark(
         "Four adjacent float4 per thread: 7 instructions per element, four loads in flight. Lanes are 64 bytes apart "
         "in each load and 16 bytes in each 4-byte store, so each touches four times as many cache lines as it uses."),
     "", false, true, true, ladderWork},
    {"ladder-packed", Message::mark("packed, 16-byte stores"),
     Message::mark("16 elements per thread; adjacent lanes load adjacent 16-byte words. Two instructions saturate and "
                   "pack four codes, four shuffles collect 16 adjacent codes in one lane, and one 16-byte store writes "
                   "them. 5 instructions per element; memory is the only limit."),
     "", true, true, true, ladderWork},
};

std::optional<Reference> ladderReferenceOf(const ReferenceRequest& request)
{
    const auto rule = ladderRule(request.variant);
    if (!rule) return std::nullopt;
    const Shape shape = request.setup.shape;
    Reference reference{
        shape.tokens,
        static_cast<double>(shape.hidden) * 100,
        0,
        [rule, shape, seed = request.seed](auto rows) { return referenceLadderRows(*rule, shape, seed, rows); },
        {}};
    reference.exact = [shape, seed = request.seed](std::span<const std::int64_t> rows) {
        std::vector<double> all;
        for (const std::int64_t row : rows)
            for (std::int64_t i = 0; i < shape.hidden; ++i)
                all.push_back(operandAt(seed, 0, static_cast<std::uint64_t>(row * shape.hidden + i)));
        return all;
    };
    reference.step = kLadderScale;
    reference.zero = kLadderZeroPoint;
    return reference;
}

} // namespace

std::span<const VariantInfo> ladderVariants() { return kLadderVariants; }

constexpr OperationInfo kLadderInfo = {.operation = Operation::Ladder,
                                       .name = "ladder",
                                       .title = "INT8 ladder",
                                       .form = SizeForm::Tensor,
                                       .takesModes = false,
                                       .variants = ladderVariants,
                                       .reference = ladderReferenceOf,
                                       .gpuShape = rowsOf(50'000'000),
                                       .cpuShape = rowsOf(1'000'000)};

} // namespace qs
