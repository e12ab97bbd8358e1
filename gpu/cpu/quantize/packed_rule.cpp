// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/quantize/packed_rule.h"

#include "gpu/numerics/packed_formats.h"

#include <array>

namespace qs {

namespace {

/// Values of the codes of every format, less the code of 0; and of INT4's codes as they are, whose zero points are
/// stored.
using Values = std::array<float, 256>;
std::array<Values, kNumberFormats.size() + 1> codeValues()
{
    std::array<Values, kNumberFormats.size() + 1> all{};
    for (std::size_t f = 0; f < all.size(); ++f)
        for (int code = 0; code < 256; ++code)
            all[f][static_cast<std::size_t>(code)] =
                f < kNumberFormats.size()
                    ? elementValue(kNumberFormats[f].element, code - kNumberFormats[f].element.zeroCode)
                    : static_cast<float>(code);
    return all;
}

} // namespace

PackedRule packedRule(const QuantScheme& scheme, DType input, float globalScale)
{
    PackedRule rule;
    rule.format = *packedKind(scheme);
    rule.group = scheme.groupSize;
    rule.scaleType = packedScaleType(input);
    rule.lift = exponentLift(scheme);
    if (scheme.dialect == Dialect::Rceil) rule.largest = scheme.codeMax();
    rule.globalScale = globalScale;
    return rule;
}

CodeRule codeRule(const QuantScheme& scheme)
{
    static const auto values = codeValues();
    const FormatDescriptor& format = descriptorOf(scheme.format);
    if (format.element.kind == ElementCodec::Kind::Signed) return {CodeRule::Kind::Int8, nullptr};
    const bool halves = format.order == CodeOrder::Halves, asStored = format.element.zeroCode && scheme.hasZeroPoint();
    const Values& table = values[asStored ? kNumberFormats.size() : static_cast<std::size_t>(scheme.format)];
    if (format.element.bits != 4) return {CodeRule::Kind::Table8, table.data()};
    return {halves ? CodeRule::Kind::Halves4 : CodeRule::Kind::Table4, table.data()};
}

} // namespace qs
