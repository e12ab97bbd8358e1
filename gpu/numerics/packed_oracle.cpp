// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/packed_oracle.h"

#include "gpu/core/float8.h"
#include "gpu/numerics/minifloat.h"
#include "gpu/numerics/uniform_quantizer.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cfloat>
#include <cmath>
#include <cstring>

namespace qs {

namespace {

float cut(float value) { return std::clamp(value, -FLT_MAX, FLT_MAX); }

/// Nearest even within [low, high]; NaN gives 0.
int roundedWithin(float value, float low, float high)
{
    if (std::isnan(value)) return 0;
    return static_cast<int>(std::nearbyint(std::clamp(value, low, high)));
}

/// Stores `scale` in `type`: not zero where it is not, and not infinite. Returns what was stored.
float storeScale(float scale, DType type, std::uint8_t* out)
{
    const float stored = storableScale(scale, type);
    storeFloat(out, type, 0, stored);
    return stored;
}

/// compressed-tensors: a scale that is 0 becomes the type's epsilon.
PackedGroupParams int4CompressedTensors(float amax, DType type)
{
    PackedGroupParams p;
    p.type = type;
    const float scale = roundedTo(type, amax / 7.5f);
    p.divisor = storeScale(scale == 0.0f ? epsilonOf(type) : scale, type, p.scaleBytes);
    return p;
}

PackedGroupParams int4Awq(const Extremes& e, DType type)
{
    PackedGroupParams p;
    p.type = type;
    const float range = std::max(roundedTo(type, e.max - e.min), roundedTo(type, kAwqRangeFloor));
    p.divisor = storeScale(range / 15.0f, type, p.scaleBytes);
    p.zeroPoint = roundedWithin(roundedTo(type, -e.min / p.divisor), 0.0f, 15.0f);
    return p;
}

PackedGroupParams int4Params(const QuantScheme& scheme, const Extremes& e, DType type)
{
    if (scheme.dialect == Dialect::CompressedTensors) return int4CompressedTensors(e.amax, type);
    if (scheme.dialect == Dialect::Awq) return int4Awq(e, type);
    PackedGroupParams p;
    // A quotient that vanishes in FP32 is a scale too: one denormal.
    const auto scaleOf = [&](float extent, float levels) {
        return storeScale(extent > 0.0f ? std::max(extent / levels, 0x1p-149f) : 0.0f, type, p.scaleBytes);
    };
    if (scheme.zeroPoint == ZeroPointRule::None) {
        p.divisor = scaleOf(e.amax, 7.0f);
        return p;
    }
    const float low = std::min(e.min, 0.0f), high = std::max(e.max, 0.0f);
    p.divisor = scaleOf(high - low, 15.0f);
    p.zeroPoint = roundedWithin(-low / p.divisor, 0.0f, 15.0f);
    return p;
}

/// Biased exponent of an MX scale, as stored.
std::uint8_t mxExponent(const QuantScheme& scheme, float amax)
{
    const ElementCodec& element = descriptorOf(scheme.format).element;
    if (scheme.dialect == Dialect::Rceil) {
        const std::uint32_t target = std::bit_cast<std::uint32_t>(amax / element.max);
        return target <= 0x400000u ? 0 : static_cast<std::uint8_t>((target + 0x7fffffu) >> 23);
    }
    const std::uint32_t bits = std::bit_cast<std::uint32_t>(amax) + exponentLift(scheme);
    const int exponent = static_cast<int>(bits >> 23) - element.largestExponent();
    return static_cast<std::uint8_t>(std::max(exponent, 0));
}

PackedGroupParams mxParams(const QuantScheme& scheme, float amax)
{
    PackedGroupParams p;
    p.scaleBytes[0] = mxExponent(scheme, amax);
    p.multiplier = decodeE8M0(static_cast<std::uint8_t>(254 - p.scaleBytes[0])); // 2^(127 − e)
    return p;
}

PackedGroupParams e4m3Params(const QuantScheme& scheme, float amax, float globalScale)
{
    const float largest = descriptorOf(scheme.format).element.max;
    PackedGroupParams p;
    if (scheme.dialect == Dialect::SingleLevel) {
        p.scaleBytes[0] = encodeGgmlScale(amax / largest);
        p.divisor = decodeE4M3(p.scaleBytes[0]);
    } else {
        p.scaleBytes[0] = encodeE4M3(std::clamp(amax / largest / globalScale, kNvfp4BlockFloor, kE4M3Max));
        p.divisor = globalScale * decodeE4M3(p.scaleBytes[0]);
    }
    return p;
}

PackedGroupParams blockParams(float d)
{
    PackedGroupParams p;
    storeFloat(p.scaleBytes, DType::F16, 0, std::clamp(d, -65504.0f, 65504.0f));
    p.multiplier = d == 0.0f ? 0.0f : 1.0f / d;
    return p;
}

PackedGroupParams floatParams(float scale)
{
    PackedGroupParams p;
    storeFloat(p.scaleBytes, DType::F32, 0, scale);
    p.multiplier = scale == 0.0f ? 0.0f : 1.0f / scale;
    return p;
}

std::uint8_t int4Code(const QuantScheme& scheme, const PackedGroupParams& p, float x)
{
    const float quotient = roundedTo(p.type, x / p.divisor);
    if (scheme.zeroPoint == ZeroPointRule::None)
        return static_cast<std::uint8_t>(roundedWithin(quotient, -8.0f, 7.0f) + 8);
    return static_cast<std::uint8_t>(std::clamp(roundedWithin(quotient, -16.0f, 16.0f) + p.zeroPoint, 0, 15));
}

/// trunc(scaled + 8.5) within 4 bits.
std::uint8_t q4Code(float scaled)
{
    const float sum = scaled + 8.5f;
    if (std::isnan(sum)) return 8;
    return static_cast<std::uint8_t>(std::clamp(sum, 0.0f, 15.0f));
}

/// Half away from zero, saturating.
std::uint8_t q8Code(float scaled)
{
    if (std::isnan(scaled)) return 0;
    return static_cast<std::uint8_t>(static_cast<std::int8_t>(std::round(std::clamp(scaled, -128.0f, 127.0f))));
}

/// What a group's codes are made of: its values, with zeros where the codes go on behind them.
using GroupValues = std::array<float, 128>;

/// As many codes as the group's bytes hold: those of a block are all written, those of a row's last group as far as
/// its last byte.
void storeCodes(const QuantScheme& scheme, const PackedLayout& layout, const PackedGroupParams& params,
                const GroupValues& values, std::int64_t length, std::uint8_t* out)
{
    const FormatDescriptor& format = descriptorOf(scheme.format);
    const std::int64_t bytes = ((format.inBlocks ? layout.groupSize : length) * layout.codeBits + 7) / 8;
    std::fill_n(out, bytes, std::uint8_t{0});
    for (std::int64_t i = 0; (i + 1) * layout.codeBits <= bytes * 8; ++i)
        putCode(out, layout.codeBits, i, format.order, layout.groupSize,
                packedElement(scheme, params, values[static_cast<std::size_t>(i)]));
}

} // namespace

PackedGroupParams packedGroupParams(const QuantScheme& scheme, const Extremes& extremes, float signedMax,
                                    DType scaleType, float globalScale)
{
    const Extremes e{cut(extremes.amax), cut(extremes.min), cut(extremes.max), extremes.any};
    const FormatDescriptor& format = descriptorOf(scheme.format);
    switch (format.scale()) {
    case ScaleCodec::Input:
        return int4Params(scheme, e, scaleType);
    case ScaleCodec::F32:
        return floatParams(e.amax / format.element.max);
    case ScaleCodec::E4M3:
        return e4m3Params(scheme, e.amax, globalScale);
    case ScaleCodec::F16:
        return blockParams(format.element.kind == ElementCodec::Kind::Signed ? e.amax / format.element.max
                                                                             : cut(signedMax) / -format.element.max);
    default:
        return mxParams(scheme, e.amax);
    }
}

std::uint8_t packedElement(const QuantScheme& scheme, const PackedGroupParams& p, float x)
{
    const FormatDescriptor& format = descriptorOf(scheme.format);
    if (format.scale() == ScaleCodec::Input) return int4Code(scheme, p, x);
    if (format.element.kind == ElementCodec::Kind::Signed) return q8Code(x * p.multiplier);
    if (format.element.kind == ElementCodec::Kind::Unsigned) return q4Code(x * p.multiplier);
    if (scheme.dialect == Dialect::SingleLevel) return encodeGgmlE2M1(x, p.divisor);
    return elementCode(format.element, format.scale() == ScaleCodec::E4M3 ? x / p.divisor : x * p.multiplier);
}

void quantizePackedRow(const QuantScheme& scheme, const PackedLayout& layout, const HostTensor& input, std::int64_t row,
                       float globalScale, std::span<std::uint8_t> codes, std::span<std::uint8_t> scales,
                       std::span<std::uint8_t> zeroPoints)
{
    std::fill(zeroPoints.begin(), zeroPoints.end(), std::uint8_t{0});
    for (std::int64_t group = 0; group < layout.groupsPerRow; ++group) {
        GroupValues values{};
        Extremes extremes;
        float signedMax = 0.0f;
        const std::int64_t length = layout.groupLength(group);
        for (std::int64_t i = 0; i < length; ++i) {
            const float x = input.at(row * layout.hidden + group * layout.groupSize + i);
            values[static_cast<std::size_t>(i)] = x;
            if (std::fabs(x) > std::fabs(signedMax)) signedMax = x;
            extremes.add(x);
        }
        const PackedGroupParams params =
            packedGroupParams(scheme, extremes, signedMax, packedScaleType(input.dtype), globalScale);
        std::uint8_t* out = codes.data() + group * layout.groupBytes;
        std::memcpy(layout.blockHeader ? out : scales.data() + group * layout.scaleSize, params.scaleBytes,
                    static_cast<std::size_t>(layout.blockHeader + layout.scaleSize));
        if (layout.zeroPointRowBytes) {
            std::uint8_t& both = zeroPoints[static_cast<std::size_t>(group / 2)];
            both = static_cast<std::uint8_t>(both | params.zeroPoint << (group % 2 ? 4 : 0));
        }
        storeCodes(scheme, layout, params, values, length, out + layout.blockHeader);
    }
}

} // namespace qs
