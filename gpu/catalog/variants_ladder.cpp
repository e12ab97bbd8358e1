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
     Message::mark("Divide, round, add the zero point, clamp, convert: five kernels over FP32 intermediates, as eager "
                   "PyTorch runs it. Moves 37 bytes an element (four times 4 + 4, once 4 + 1) where 5 would do, and "
                   "starts five kernels."),
     "", true, true, true, ladderWork},
    {"ladder-fused-division", Message::mark("fused, division"),
     Message::mark("One kernel, an element a thread: 5 bytes an element instead of 37, one launch instead of five. "
                   "About 38 instructions an element, 8 of them the IEEE division. A warp asks for 128 bytes a load "
                   "and stores single bytes, so that it waits for memory with little in flight."),
     "", true, true, true, ladderWork},
    {"ladder-reciprocal", Message::mark("reciprocal"),
     Message::mark("Multiplies by 1/s instead of dividing: 27 instructions an element instead of 38, the same 5 bytes. "
                   "Gains only as far as arithmetic, not memory, was the limit. Codes can differ from the division's "
                   "where a quotient lies next to a tie."),
     "", true, true, true, ladderWork},
    {"ladder-fma", Message::mark("fused multiply-add"),
     Message::mark("Multiplication and addition in one instruction and one rounding, and no rounding of its own before "
                   "the addition: 25 instructions an element instead of 27, the same bytes. Rounds after adding the "
                   "zero point, so ties fall differently with an odd one."),
     "", true, true, true, ladderWork},
    {"ladder-4", Message::mark("4 elements a thread"),
     Message::mark("float4 loads and char4 stores: a warp asks for 512 bytes a load, and index arithmetic is shared by "
                   "four elements: 11 instructions an element instead of 25, the same bytes."),
     "", false, true, true, ladderWork},
    {"ladder-8", Message::mark("8 elements a thread"),
     Message::mark("Two neighbouring float4 a thread: 8 instructions an element, two loads in flight. The lanes of a "
                   "warp are 32 bytes apart in each load, which touches twice the lines it uses."),
     "", false, true, true, ladderWork},
    {"ladder-16", Message::mark("16 elements a thread"),
     Message::mark(
         "Four neighbouring float4 a thread: 7 instructions an element, four loads in flight; lanes are 64 bytes apart "
         "in each load and 16 in each store of 4 bytes, so that each touches four times the lines it uses."),
     "", false, true, true, ladderWork},
    {"ladder-packed", Message::mark("packed, 16-byte stores"),
     Message::mark("Sixteen elements a thread with neighbouring lanes on neighbouring 16 bytes in every load; two "
                   "instructions saturate and pack four codes, four shuffles bring 16 neighbouring codes into one "
                   "lane, one 16-byte store. 5 instructions an element; memory alone is the limit."),
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
