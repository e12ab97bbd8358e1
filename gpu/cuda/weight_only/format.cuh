// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/random.h" // QS_HOST_DEVICE

#include <cstdint>

/// What the kernels for packed weights know of a number format: how wide a code is, and how scales lie beside codes.
namespace qs::cuda {

enum class WeightFormat : int { Int4, Int4Zeros, Int8, Int4By32, Int8By32, E4m3, Mxfp8, Mxfp4, Nvfp4, Nf4 };

/// How codes become numbers (weight_only/decode.cuh).
enum class CodeFamily : int { Nibble, Byte, E4M3, E2M1, Table };
/// How a scale is stored; OfA: in the type of A.
enum class PackedScale : int { OfA, Half, Power, E4M3, Float };

struct WeightFormatFacts
{
    CodeFamily family;
    PackedScale scale;
    int group;               ///< elements along k that share a scale
    bool zeros = false;      ///< a zero point beside each scale
    bool rowFactors = false; ///< an FP32 factor for each row beside the scales
};
/// A row for each format. Integers: code − 8, code − 128 or code − zero point.
QS_HOST_DEVICE constexpr WeightFormatFacts factsOf(WeightFormat format)
{
    switch (format) {
    case WeightFormat::Int4:
        return {CodeFamily::Nibble, PackedScale::OfA, 128};
    case WeightFormat::Int4Zeros:
        return {CodeFamily::Nibble, PackedScale::OfA, 128, true};
    case WeightFormat::Int8:
        return {CodeFamily::Byte, PackedScale::OfA, 128};
    case WeightFormat::Int4By32:
        return {CodeFamily::Nibble, PackedScale::Half, 32, false, true};
    case WeightFormat::Int8By32:
        return {CodeFamily::Byte, PackedScale::Half, 32, false, true};
    case WeightFormat::E4m3:
        return {CodeFamily::E4M3, PackedScale::OfA, 128, false, true};
    case WeightFormat::Mxfp8:
        return {CodeFamily::E4M3, PackedScale::Power, 32};
    case WeightFormat::Mxfp4:
        return {CodeFamily::E2M1, PackedScale::Power, 32};
    case WeightFormat::Nvfp4:
        return {CodeFamily::E2M1, PackedScale::E4M3, 16, false, true};
    case WeightFormat::Nf4:
        break;
    }
    return {CodeFamily::Table, PackedScale::Float, 64};
}
inline constexpr int kWeightFormats = static_cast<int>(WeightFormat::Nf4) + 1;

QS_HOST_DEVICE constexpr CodeFamily familyOf(WeightFormat format) { return factsOf(format).family; }
QS_HOST_DEVICE constexpr int codeBits(WeightFormat format)
{
    return familyOf(format) == CodeFamily::Byte || familyOf(format) == CodeFamily::E4M3 ? 8 : 4;
}
QS_HOST_DEVICE constexpr bool hasZeros(WeightFormat format) { return factsOf(format).zeros; }
QS_HOST_DEVICE constexpr bool hasRowFactors(WeightFormat format) { return factsOf(format).rowFactors; }
/// Packed with scales of A's type; the others keep theirs as they were stored.
QS_HOST_DEVICE constexpr bool hasScalesOfA(WeightFormat format) { return factsOf(format).scale == PackedScale::OfA; }
/// Bytes that are exponents of two.
QS_HOST_DEVICE constexpr bool hasPowerScales(WeightFormat format)
{
    return factsOf(format).scale == PackedScale::Power;
}
QS_HOST_DEVICE constexpr bool hasHalfScales(WeightFormat format) { return factsOf(format).scale == PackedScale::Half; }
/// Elements along k that share a scale.
QS_HOST_DEVICE constexpr int scaleGroup(WeightFormat format) { return factsOf(format).group; }
/// Bytes of a scale.
QS_HOST_DEVICE constexpr int scaleSize(WeightFormat format)
{
    const PackedScale scale = factsOf(format).scale;
    return scale == PackedScale::Float ? 4 : scale == PackedScale::OfA || scale == PackedScale::Half ? 2 : 1;
}
/// Bytes of a row's scales for 128 elements along k: 2, 4 or 8.
QS_HOST_DEVICE constexpr int scaleBytesOfGroup(WeightFormat format)
{
    return 128 / scaleGroup(format) * scaleSize(format);
}

/// Calls f with a format as a type.
template <WeightFormat Format> struct WeightFormatOf
{
    static constexpr WeightFormat value = Format;
};
template <typename F> decltype(auto) withWeightFormat(WeightFormat format, F&& f)
{
    switch (format) {
    case WeightFormat::Int4:
        return f(WeightFormatOf<WeightFormat::Int4>{});
    case WeightFormat::Int4Zeros:
        return f(WeightFormatOf<WeightFormat::Int4Zeros>{});
    case WeightFormat::Int8:
        return f(WeightFormatOf<WeightFormat::Int8>{});
    case WeightFormat::Int4By32:
        return f(WeightFormatOf<WeightFormat::Int4By32>{});
    case WeightFormat::Int8By32:
        return f(WeightFormatOf<WeightFormat::Int8By32>{});
    case WeightFormat::E4m3:
        return f(WeightFormatOf<WeightFormat::E4m3>{});
    case WeightFormat::Mxfp8:
        return f(WeightFormatOf<WeightFormat::Mxfp8>{});
    case WeightFormat::Mxfp4:
        return f(WeightFormatOf<WeightFormat::Mxfp4>{});
    case WeightFormat::Nvfp4:
        return f(WeightFormatOf<WeightFormat::Nvfp4>{});
    case WeightFormat::Nf4:
        break;
    }
    return f(WeightFormatOf<WeightFormat::Nf4>{});
}

} // namespace qs::cuda
