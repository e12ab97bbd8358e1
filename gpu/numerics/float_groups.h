// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/numerics/minifloat.h"
#include "gpu/numerics/packed_formats.h"

#include <cfloat>
#include <cstdint>

/// Small floats in groups, by plain loops for any processor: what runs where a format has no kernel. The oracle's bits.
namespace qs {

/// Floats of numerics/minifloat.h under scales of one or four bytes in a stream of their own. Plain data, which passes
/// to kernels.
struct FloatGroups
{
    PackedLayout layout;
    ScaleCodec scale = ScaleCodec::E8M0;
    int exponentBits = 0, mantissaBits = 0;
    float largest = 0;       ///< of a code
    int largestExponent = 0; ///< of that
    std::uint32_t lift = 0;  ///< E8M0: added to the bits of amax before its exponent is taken
    bool isCeiling = false;  ///< E8M0: the exponent of amax / largest, rounded up (Dialect::Rceil)
    float globalScale = 1;
};

/// Whether packFloatGroup() follows the rules of a scheme.
constexpr bool hasFloatGroups(const QuantScheme& scheme)
{
    const FormatDescriptor& format = descriptorOf(scheme.format);
    return format.element.isFloat() && format.codeType() == DType::U8 && !format.inBlocks && format.group() != 0 &&
           scheme.dialect != Dialect::SingleLevel &&
           (format.scale() == ScaleCodec::E8M0 || format.scale() == ScaleCodec::E4M3 ||
            format.scale() == ScaleCodec::F32);
}

/// Of a scheme with hasFloatGroups(); `globalScale` as packedGlobalScale() gives it.
inline FloatGroups floatGroups(const QuantScheme& scheme, const PackedLayout& layout, float globalScale)
{
    const FormatDescriptor& format = descriptorOf(scheme.format);
    return {layout,
            format.scale(),
            format.element.exponentBits,
            format.element.mantissaBits,
            format.element.max,
            format.element.largestExponent(),
            exponentLift(scheme),
            scheme.dialect == Dialect::Rceil,
            globalScale};
}

/// The scale of a group, bits as stored.
QS_HOST_DEVICE inline std::uint32_t floatGroupScale(const FloatGroups& f, float amax)
{
    if (f.scale == ScaleCodec::F32) return __builtin_bit_cast(std::uint32_t, amax / f.largest);
    if (f.scale == ScaleCodec::E4M3) {
        const float relative = amax / f.largest / f.globalScale;
        return encodeMinifloat(4, 3, fminf(fmaxf(relative, kNvfp4BlockFloor), kE4M3Max));
    }
    if (f.isCeiling) {
        const auto target = __builtin_bit_cast(std::uint32_t, amax / f.largest);
        return target <= 0x400000u ? 0u : (target + 0x7fffffu) >> 23;
    }
    const int exponent = static_cast<int>((__builtin_bit_cast(std::uint32_t, amax) + f.lift) >> 23) - f.largestExponent;
    return static_cast<std::uint32_t>(exponent > 0 ? exponent : 0);
}

/// What codes under a stored scale are multiplied by.
QS_HOST_DEVICE inline float floatGroupFactor(const FloatGroups& f, std::uint32_t stored)
{
    if (f.scale == ScaleCodec::F32) return __builtin_bit_cast(float, stored);
    if (f.scale == ScaleCodec::E4M3) return f.globalScale * decodeMinifloat(4, 3, static_cast<std::uint8_t>(stored));
    return __builtin_bit_cast(float, stored == 0 ? 0x400000u : stored << 23);
}

/// Quantizes a group of a row: `valueAt(i)` is its element i. Writes its codes to the last whole byte, and its scale.
template <class ValueAt>
QS_HOST_DEVICE void packFloatGroup(const FloatGroups& f, std::int64_t row, std::int64_t group, const ValueAt& valueAt,
                                   std::uint8_t* codes, std::uint8_t* scales)
{
    const std::int64_t n = f.layout.groupLength(group);
    const int bits = f.layout.codeBits;
    float amax = 0;
    for (std::int64_t i = 0; i < n; ++i)
        amax = fmaxf(amax, fabsf(valueAt(i))); // NaN is passed over
    const std::uint32_t stored = floatGroupScale(f, fminf(amax, FLT_MAX));
    for (int i = 0; i < f.layout.scaleSize; ++i)
        scales[f.layout.scaleOffset(row, group) + i] = static_cast<std::uint8_t>(stored >> (8 * i));
    const float factor = floatGroupFactor(f, stored), inverse = factor == 0 ? 0.0f : 1.0f / factor;
    std::uint8_t* to = codes + f.layout.codeOffset(row, group);
    for (std::int64_t i = 0; i < (n * bits + 7) / 8; ++i)
        to[i] = 0;
    for (std::int64_t i = 0; i < n; ++i) {
        const float x = f.scale == ScaleCodec::E4M3 ? valueAt(i) / factor : valueAt(i) * inverse;
        putCode(to, bits, i, CodeOrder::Neighbours, f.layout.groupSize,
                encodeMinifloat(f.exponentBits, f.mantissaBits, x));
    }
}

/// Restores it: `put(i, value)`.
template <class Put>
QS_HOST_DEVICE void restoreFloatGroup(const FloatGroups& f, std::int64_t row, std::int64_t group,
                                      const std::uint8_t* codes, const std::uint8_t* scales, const Put& put)
{
    std::uint32_t stored = 0;
    for (int i = 0; i < f.layout.scaleSize; ++i)
        stored |= static_cast<std::uint32_t>(scales[f.layout.scaleOffset(row, group) + i]) << (8 * i);
    const float factor = floatGroupFactor(f, stored);
    const std::uint8_t* from = codes + f.layout.codeOffset(row, group);
    for (std::int64_t i = 0; i < f.layout.groupLength(group); ++i)
        put(i, decodeMinifloat(f.exponentBits, f.mantissaBits,
                               codeAt(from, f.layout.codeBits, i, CodeOrder::Neighbours, f.layout.groupSize)) *
                   factor);
}

} // namespace qs
