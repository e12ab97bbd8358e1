// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/catalog/explanation.h"

#include "gpu/numerics/format_descriptor.h"

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
         "Divides, rounds, adds the zero point, clamps and converts in five passes over FP32 intermediates in memory, "
         "as eager PyTorch does. Moves 37 bytes per element (four times 4 + 4, once 4 + 1); a single pass needs 5.")},
    {"ladder-fused-division",
     Message::mark("One pass, vectorized by the compiler: 5 bytes per element instead of 37. Each element is divided "
                   "by the scale; a vector division takes several times as long as a multiplication.")},
    {"ladder-reciprocal",
     Message::mark(
         "Multiplies by 1/s instead of dividing; still 5 bytes per element. Faster only if arithmetic, not memory, was "
         "the limit. Codes can differ from those of the division where a quotient is close to a tie.")},
    {"ladder-fma",
     Message::mark("Multiplies and adds in one instruction with a single rounding; the same number of bytes. Rounds "
                   "after adding the zero point, so ties round differently if the zero point is odd.")},
    {"ladder-packed", Message::mark("The vectorized quantization kernel: saturating instructions pack several vectors "
                                    "of codes into one, and large cold results bypass the caches, so their cache lines "
                                    "are not read first. The same number of bytes; memory is the only limit.")},
    {"block-eager",
     Message::mark(
         "Ten steps, as in a framework without a compiler: layer norms, matrix products with bias, attention, GELU and "
         "residual additions, one after another. Each step reads from memory what the previous one wrote.")},
    {"linear-gelu-two-kernels", Message::mark("Matrix product with bias, then GELU in a separate pass: the result is "
                                              "written to memory and read back by GELU.")},
};

/// How the values come back from the codes.
std::string_view dequantizeRule(const QuantScheme& s)
{
    const FormatDescriptor& format = descriptorOf(s.format);
    if (format.element.kind == ElementCodec::Kind::Table) return "x̂ = the normal quantile of q · s";
    switch (format.scale()) {
    case ScaleCodec::E8M0:
        return "x̂ = q·2^e, where e is the shared exponent of the block";
    case ScaleCodec::E4M3:
        return s.dialect == Dialect::SingleLevel
                   ? "x̂ = q·s"
                   : "x̂ = q·(c·g), where c is the scale of the block and g that of the tensor";
    case ScaleCodec::F16:
        return format.element.zeroCode ? "x̂ = (q − 8)·d" : "x̂ = q·d";
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
    const std::string_view label = descriptorOf(s.format).label, rule = dequantizeRule(s);
    switch (s.granularity) {
    case Granularity::Tensor:
        return Message::tr("Dequantizes %1 codes with one scale for the whole tensor: %2.").arg(label, rule);
    case Granularity::Token:
        return Message::tr("Dequantizes %1 codes with one scale per token: %2.").arg(label, rule);
    case Granularity::Group:
    case Granularity::Block: // no mode
        break;
    }
    return Message::tr("Dequantizes %1 codes with one scale per %2 elements of a token: %3.")
        .arg(label, s.groupSize, rule);
}

} // namespace qs
