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
    const bool eight = scheme.format == NumberFormat::MXFP8;
    const std::uint32_t bits = std::bit_cast<std::uint32_t>(amax);
    std::uint32_t lift = 0;
    switch (scheme.dialect) {
    case Dialect::CompressedTensors:
        lift = 0x200000u;
        break;
    case Dialect::Ceil:
        lift = 0x7fffffu;
        break;
    case Dialect::Even:
        lift = 1u << (22 - (eight ? 3 : 1));
        break;
    case Dialect::Rceil: {
        const std::uint32_t target = std::bit_cast<std::uint32_t>(amax / (eight ? kE4M3Max : kE2M1Max));
        return target <= 0x400000u ? 0 : static_cast<std::uint8_t>((target + 0x7fffffu) >> 23);
    }
    default:
        break;
    }
    const int exponent = static_cast<int>((bits + lift) >> 23) - (eight ? 8 : 2);
    return static_cast<std::uint8_t>(std::max(exponent, 0));
}

PackedGroupParams mxParams(const QuantScheme& scheme, float amax)
{
    PackedGroupParams p;
    p.scaleBytes[0] = mxExponent(scheme, amax);
    p.multiplier = decodeE8M0(static_cast<std::uint8_t>(254 - p.scaleBytes[0])); // 2^(127 − e)
    return p;
}

PackedGroupParams nvfp4Params(const QuantScheme& scheme, float amax, float globalScale)
{
    PackedGroupParams p;
    if (scheme.dialect == Dialect::SingleLevel) {
        p.scaleBytes[0] = encodeGgmlScale(amax / 6.0f);
        p.divisor = decodeE4M3(p.scaleBytes[0]);
    } else {
        p.scaleBytes[0] = encodeE4M3(std::clamp(amax / 6.0f / globalScale, kNvfp4BlockFloor, kE4M3Max));
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

PackedGroupParams nf4Params(float amax)
{
    PackedGroupParams p;
    storeFloat(p.scaleBytes, DType::F32, 0, amax);
    p.multiplier = amax == 0.0f ? 0.0f : 1.0f / amax;
    return p;
}

std::uint8_t nf4Code(float value)
{
    if (std::isnan(value)) return kNF4Zero;
    int code = 0;
    while (code < 15 && value > kNF4Midpoints[static_cast<std::size_t>(code)])
        ++code;
    return static_cast<std::uint8_t>(code);
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

void storeCodes(const QuantScheme& scheme, const PackedGroupParams& params, const GroupValues& values,
                std::int64_t length, std::uint8_t* out)
{
    const auto code = [&](std::int64_t i) {
        return packedElement(scheme, params, values[static_cast<std::size_t>(i)]);
    };
    const auto pair = [&](std::int64_t low, std::int64_t high) {
        return static_cast<std::uint8_t>(code(low) | code(high) << 4);
    };
    switch (scheme.format) {
    case NumberFormat::MXFP8:
        for (std::int64_t i = 0; i < length; ++i)
            out[i] = code(i);
        return;
    case NumberFormat::Q8_0:
        for (std::int64_t i = 0; i < 32; ++i)
            out[i] = code(i);
        return;
    case NumberFormat::Q4_0:
        for (std::int64_t i = 0; i < 16; ++i)
            out[i] = pair(i, i + 16);
        return;
    default:
        for (std::int64_t i = 0; i < length; i += 2)
            out[i / 2] = pair(i, i + 1);
    }
}

} // namespace

PackedGroupParams packedGroupParams(const QuantScheme& scheme, const Extremes& extremes, float signedMax,
                                    DType scaleType, float globalScale)
{
    const Extremes e{cut(extremes.amax), cut(extremes.min), cut(extremes.max), extremes.any};
    switch (scheme.format) {
    case NumberFormat::Int4:
        return int4Params(scheme, e, scaleType);
    case NumberFormat::NF4:
        return nf4Params(e.amax);
    case NumberFormat::NVFP4:
        return nvfp4Params(scheme, e.amax, globalScale);
    case NumberFormat::Q8_0:
        return blockParams(e.amax / 127.0f);
    case NumberFormat::Q4_0:
        return blockParams(cut(signedMax) / -8.0f);
    default:
        return mxParams(scheme, e.amax);
    }
}

std::uint8_t packedElement(const QuantScheme& scheme, const PackedGroupParams& p, float x)
{
    switch (scheme.format) {
    case NumberFormat::Int4:
        if (scheme.zeroPoint == ZeroPointRule::None)
            return static_cast<std::uint8_t>(roundedWithin(roundedTo(p.type, x / p.divisor), -8.0f, 7.0f) + 8);
        return static_cast<std::uint8_t>(
            std::clamp(roundedWithin(roundedTo(p.type, x / p.divisor), -16.0f, 16.0f) + p.zeroPoint, 0, 15));
    case NumberFormat::NF4:
        return nf4Code(x * p.multiplier);
    case NumberFormat::MXFP8:
        return encodeE4M3(x * p.multiplier);
    case NumberFormat::MXFP4:
        return encodeE2M1(x * p.multiplier);
    case NumberFormat::NVFP4:
        return scheme.dialect == Dialect::SingleLevel ? encodeGgmlE2M1(x, p.divisor) : encodeE2M1(x / p.divisor);
    case NumberFormat::Q8_0:
        return q8Code(x * p.multiplier);
    default:
        return q4Code(x * p.multiplier);
    }
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
        storeCodes(scheme, params, values, length, out + layout.blockHeader);
    }
}

} // namespace qs
