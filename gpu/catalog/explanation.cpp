// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/catalog/explanation.h"

#include "gpu/numerics/format_traits.h"

#include <algorithm>
#include <iterator>

namespace qs {

namespace {

/// Variants whose explanation is about a GPU.
struct CpuExplanation
{
    std::string_view variant, explanation;
};
constexpr CpuExplanation kCpuExplanations[] = {
    {"ladder-unfused",
     Message::mark(
         "Divide, round, add the zero point, clamp, convert: five passes over FP32 intermediates in memory, as "
         "eager PyTorch runs it. Moves 37 bytes per element (four times 4 + 4, once 4 + 1) where 5 would do.")},
    {"ladder-fused-division",
     Message::mark(
         "One pass, which the compiler vectorizes: 5 bytes per element instead of 37. Each element is divided "
         "by the scale, and a vector division takes several times as long as a multiplication.")},
    {"ladder-reciprocal",
     Message::mark("Multiplies by 1/s instead of dividing, with the same 5 bytes per element. Gains only as far as "
                   "arithmetic, not memory, was the limit. Codes can differ from the division's where a quotient lies "
                   "next to a tie.")},
    {"ladder-fma",
     Message::mark("Multiplication and addition in one instruction with one rounding, and no separate rounding before "
                   "the addition; the same bytes. Rounds after adding the zero point, so ties fall differently with an "
                   "odd one.")},
    {"ladder-packed",
     Message::mark("The vectorized kernel of quantization: saturating instructions pack several vectors of codes into "
                   "one, and large cold results are stored past the caches, so that their lines are not read first. "
                   "The same bytes; memory alone is the limit.")},
    {"block-eager", Message::mark("Ten steps as a framework without a compiler has them: layer norms, products with "
                                  "bias, attention, GELU and residual sums, one after the other, each reading from "
                                  "memory what the one before wrote.")},
    {"linear-gelu-two-kernels",
     Message::mark("The product with bias, then GELU in a pass of its own: the product is written to memory and read "
                   "again by GELU.")},
};

/// How the values come back from the codes.
std::string_view dequantizeRule(const QuantScheme& s)
{
    switch (s.format) {
    case NumberFormat::NF4:
        return "x̂ = the normal quantile of q · s";
    case NumberFormat::MXFP8:
    case NumberFormat::MXFP4:
        return "x̂ = q·2^e, e being the exponent that the block shares";
    case NumberFormat::NVFP4:
        return s.dialect == Dialect::SingleLevel
                   ? "x̂ = q·s"
                   : "x̂ = q·(c·g), c being the scale of the block and g that of the tensor";
    case NumberFormat::Q8_0:
        return "x̂ = q·d";
    case NumberFormat::Q4_0:
        return "x̂ = (q − 8)·d";
    default:
        return s.hasZeroPoint() ? "x̂ = (q − z)·s" : "x̂ = q·s";
    }
}

} // namespace

std::string_view explanationOn(const VariantInfo& variant, BackendChoice backend)
{
    if (backend != BackendChoice::Cpu) return variant.explanation;
    const auto found = std::find_if(std::begin(kCpuExplanations), std::end(kCpuExplanations),
                                    [&](const CpuExplanation& each) { return each.variant == variant.name; });
    return found == std::end(kCpuExplanations) ? variant.explanation : found->explanation;
}

Message modeDescription(Operation operation, const QuantScheme& s)
{
    if (operation != Operation::Dequantize || s.isCopy()) return schemeDescription(s);
    const std::string_view label = traitsOf(s.format).label, rule = dequantizeRule(s);
    switch (s.granularity) {
    case Granularity::Tensor:
        return Message::tr("Restores the values of %1 codes that share one scale in the whole tensor: %2.")
            .arg(label, rule);
    case Granularity::Token:
        return Message::tr("Restores the values of %1 codes with one scale per token: %2.").arg(label, rule);
    case Granularity::Group:
        break;
    }
    return Message::tr("Restores the values of %1 codes with one scale per %2 elements of a token: %3.")
        .arg(label, s.groupSize, rule);
}

} // namespace qs
