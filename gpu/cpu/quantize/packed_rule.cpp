// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/quantize/packed_rule.h"

#include "gpu/core/float8.h"
#include "gpu/numerics/minifloat.h"
#include "gpu/numerics/packed_formats.h"

#include <array>

namespace qs {

namespace {

PackedRule::Format formatOf(const QuantScheme& scheme)
{
    switch (scheme.format) {
    case NumberFormat::NF4:
        return PackedRule::Format::NF4;
    case NumberFormat::MXFP8:
        return PackedRule::Format::MXFP8;
    case NumberFormat::MXFP4:
        return PackedRule::Format::MXFP4;
    case NumberFormat::NVFP4:
        return scheme.dialect == Dialect::SingleLevel ? PackedRule::Format::GgmlNvfp4 : PackedRule::Format::NVFP4;
    case NumberFormat::Q8_0:
        return PackedRule::Format::Q8_0;
    case NumberFormat::Q4_0:
        return PackedRule::Format::Q4_0;
    default:
        break;
    }
    if (scheme.dialect == Dialect::CompressedTensors) return PackedRule::Format::Int4CompressedTensors;
    if (scheme.dialect == Dialect::Awq) return PackedRule::Format::Int4Awq;
    return scheme.hasZeroPoint() ? PackedRule::Format::Int4Asym : PackedRule::Format::Int4;
}

std::uint32_t mxLift(const QuantScheme& scheme)
{
    switch (scheme.dialect) {
    case Dialect::CompressedTensors:
        return 0x200000u;
    case Dialect::Ceil:
        return 0x7fffffu;
    case Dialect::Even:
        return scheme.format == NumberFormat::MXFP8 ? 0x80000u : 0x200000u;
    default:
        return 0;
    }
}

template <std::size_t count, typename Value> std::array<float, count> tableOf(const Value& value)
{
    std::array<float, count> table{};
    for (std::size_t i = 0; i < count; ++i)
        table[i] = value(static_cast<std::uint8_t>(i));
    return table;
}

} // namespace

PackedRule packedRule(const QuantScheme& scheme, DType input, float globalScale)
{
    PackedRule rule;
    rule.format = formatOf(scheme);
    rule.group = scheme.groupSize;
    rule.scaleType = packedScaleType(input);
    rule.lift = mxLift(scheme);
    if (scheme.dialect == Dialect::Rceil) rule.largest = scheme.codeMax();
    rule.globalScale = globalScale;
    return rule;
}

CodeRule codeRule(const QuantScheme& scheme)
{
    using enum NumberFormat;
    static const auto e4m3 = tableOf<256>(decodeE4M3);
    static const auto e5m2 = tableOf<256>(decodeE5M2);
    static const auto e2m1 = tableOf<16>(decodeE2M1);
    static const auto nibbles = tableOf<16>([](std::uint8_t code) { return static_cast<float>(code); });
    static const auto signedNibbles = tableOf<16>([](std::uint8_t code) { return static_cast<float>(code - 8); });
    switch (scheme.format) {
    case E4M3:
    case MXFP8:
        return {CodeRule::Kind::Table8, e4m3.data()};
    case E5M2:
        return {CodeRule::Kind::Table8, e5m2.data()};
    case Int4:
        return {CodeRule::Kind::Table4, scheme.hasZeroPoint() ? nibbles.data() : signedNibbles.data()};
    case NF4:
        return {CodeRule::Kind::Table4, kNF4Values.data()};
    case MXFP4:
    case NVFP4:
        return {CodeRule::Kind::Table4, e2m1.data()};
    case Q4_0:
        return {CodeRule::Kind::Halves4, signedNibbles.data()};
    default:
        return {CodeRule::Kind::Int8, nullptr};
    }
}

} // namespace qs
