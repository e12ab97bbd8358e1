// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/random.h" // QS_HOST_DEVICE

#include <cstdint>

/// What the kernels for packed weights know of a number format: how wide a code is, and how scales lie beside codes.
namespace qs::cuda {

enum class WeightFormat : int {
    Int4,      ///< code − 8; a scale of A's type for each 128 along k
    Int4Zeros, ///< the same with a zero point beside each scale
    Int8,      ///< code − 128; a scale of A's type for each 128
    E4m3,      ///< E4M3; a scale of A's type for each 128, and an FP32 factor for each row
    Mxfp8,     ///< E4M3; an E8M0 byte for each 32
    Mxfp4,     ///< E2M1; an E8M0 byte for each 32
    Nvfp4,     ///< E2M1; an E4M3 byte for each 16, and an FP32 factor for each row
    Nf4        ///< entries of a table; an FP32 scale for each 64
};

QS_HOST_DEVICE constexpr int codeBits(WeightFormat format)
{
    return format >= WeightFormat::Int8 && format <= WeightFormat::Mxfp8 ? 8 : 4;
}
QS_HOST_DEVICE constexpr bool hasZeros(WeightFormat format) { return format == WeightFormat::Int4Zeros; }
/// Packed with scales of A's type; the others keep theirs as they were stored.
QS_HOST_DEVICE constexpr bool hasScalesOfA(WeightFormat format) { return format <= WeightFormat::E4m3; }
/// Bytes that are exponents of two.
QS_HOST_DEVICE constexpr bool hasPowerScales(WeightFormat format)
{
    return format == WeightFormat::Mxfp8 || format == WeightFormat::Mxfp4;
}
/// A factor for each row beside the scales.
QS_HOST_DEVICE constexpr bool hasRowFactors(WeightFormat format)
{
    return format == WeightFormat::E4m3 || format == WeightFormat::Nvfp4;
}
/// Elements along k that share a scale.
QS_HOST_DEVICE constexpr int scaleGroup(WeightFormat format)
{
    return hasScalesOfA(format) ? 128 : hasPowerScales(format) ? 32 : format == WeightFormat::Nvfp4 ? 16 : 64;
}
/// Bytes of a scale.
QS_HOST_DEVICE constexpr int scaleSize(WeightFormat format)
{
    return hasScalesOfA(format) ? 2 : format == WeightFormat::Nf4 ? 4 : 1;
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
