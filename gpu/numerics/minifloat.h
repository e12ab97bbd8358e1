// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/random.h" // QS_HOST_DEVICE

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

/// The small formats of OCP's "Microscaling Formats (MX)" 1.0: E2M1 and other small elements, E8M0 scales; and the
/// unsigned E4M3 scales of GGUF. E4M3 itself is in core/float8.h.
namespace qs {

/// Magnitudes of the codes 0 to 7; bit 3 is the sign.
inline constexpr std::array<float, 8> kE2M1Values = {0.0f, 0.5f, 1.0f, 1.5f, 2.0f, 3.0f, 4.0f, 6.0f};

/// 2^exponent, −126 to 127.
QS_HOST_DEVICE inline float powerOfTwo(int exponent)
{
    return __builtin_bit_cast(float, static_cast<std::uint32_t>(exponent + 127) << 23);
}

/// Floats of up to 8 bits without infinities and NaN: a sign, exponentBits with the bias 2^(exponentBits − 1) − 1, and
/// at least one of mantissaBits. Nearest code, ties to even, saturating; NaN gives 0. Keeps the sign of zero.
QS_HOST_DEVICE inline std::uint8_t encodeMinifloat(int exponentBits, int mantissaBits, float value)
{
    if (value != value) return 0;
    const int smallest = 2 - (1 << (exponentBits - 1)), magnitudeBits = exponentBits + mantissaBits;
    const auto bits = __builtin_bit_cast(std::uint32_t, value);
    const auto sign = static_cast<std::uint8_t>(bits >> 31 << magnitudeBits);
    const int most = (1 << magnitudeBits) - 1, own = static_cast<int>(bits >> 23 & 255u) - 127;
    const int exponent = own > smallest ? own : smallest; // of denormals that of the smallest normal number
    if (exponent - smallest >= 1 << exponentBits) return static_cast<std::uint8_t>(sign | most);
    // In units of the last place; a carry out of the mantissa counts the exponent up.
    const auto units =
        static_cast<int>(rintf(__builtin_bit_cast(float, bits & 0x7fffffffu) * powerOfTwo(mantissaBits - exponent)));
    const int code = ((exponent - smallest) << mantissaBits) + units;
    return static_cast<std::uint8_t>(sign | (code < most ? code : most));
}
/// Value of the low 1 + exponentBits + mantissaBits bits.
QS_HOST_DEVICE inline float decodeMinifloat(int exponentBits, int mantissaBits, std::uint8_t code)
{
    const int smallest = 2 - (1 << (exponentBits - 1)), magnitudeBits = exponentBits + mantissaBits;
    const int field = code >> mantissaBits & ((1 << exponentBits) - 1), mantissa = code & ((1 << mantissaBits) - 1);
    // A denormal has the exponent of the smallest normal number without the leading one.
    const float magnitude = static_cast<float>(field ? mantissa + (1 << mantissaBits) : mantissa) *
                            powerOfTwo((field ? field - 1 : 0) + smallest - mantissaBits);
    return code >> magnitudeBits & 1 ? -magnitude : magnitude;
}

/// Nearest E2M1 code (4 bits), ties to even, saturating to ±6; NaN gives 0. Keeps the sign of zero.
inline std::uint8_t encodeE2M1(float value) { return encodeMinifloat(2, 1, value); }
/// Value of the low 4 bits.
inline float decodeE2M1(std::uint8_t code)
{
    const float magnitude = kE2M1Values[code & 7];
    return (code & 8) ? -magnitude : magnitude;
}

/// 2^(code − 127), exact, code 0 as a denormal. 255 is NaN in the format and never made here.
inline float decodeE8M0(std::uint8_t code)
{
    return std::bit_cast<float>(code == 0 ? 0x400000u : static_cast<std::uint32_t>(code) << 23);
}

/// E4M3 code of a scale of GGUF's NVFP4, as ggml's ggml_fp32_to_ue4m3: nearest, halves up; what would be a denormal
/// stays one (at most 7), from 248 on it is 448, and 0 where it is not above 0.
std::uint8_t encodeGgmlScale(float value);

/// E2M1 code of `value` in units of `scale`, as ggml's best_index_mxfp4: the nearest value, of two equally near ones
/// the one closer to zero. No negative zero; 0 where the scale is 0 or the value is not finite.
std::uint8_t encodeGgmlE2M1(float value, float scale);

} // namespace qs
