// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/float8.h"

#include <cmath>
#include <limits>

namespace qs {

float decodeE4M3(std::uint8_t code)
{
    const int exponent = (code >> 3) & 0xf;
    const int mantissa = code & 7;
    if ((code & 0x7f) == 0x7f) return std::numeric_limits<float>::quiet_NaN();
    const float magnitude = exponent == 0 ? std::ldexp(static_cast<float>(mantissa), -9)
                                          : std::ldexp(static_cast<float>(8 + mantissa), exponent - 10);
    return (code & 0x80) ? -magnitude : magnitude;
}

float decodeE5M2(std::uint8_t code)
{
    const int exponent = (code >> 2) & 0x1f;
    const int mantissa = code & 3;
    float magnitude = 0;
    if (exponent == 31)
        magnitude = mantissa ? std::numeric_limits<float>::quiet_NaN() : std::numeric_limits<float>::infinity();
    else
        magnitude = exponent == 0 ? std::ldexp(static_cast<float>(mantissa), -16)
                                  : std::ldexp(static_cast<float>(4 + mantissa), exponent - 17);
    return (code & 0x80) ? -magnitude : magnitude;
}

namespace {
std::uint8_t encode(float value, int mantissaBits, int minExponent, float largest, std::uint32_t largestCode)
{
    const std::uint32_t bits = std::bit_cast<std::uint32_t>(value);
    const auto sign = static_cast<std::uint8_t>((bits >> 24) & 0x80u);
    const std::uint32_t magnitude = bits & 0x7fffffffu;
    if (magnitude > 0x7f800000u) return 0x7f;
    if (magnitude >= std::bit_cast<std::uint32_t>(largest)) return static_cast<std::uint8_t>(sign | largestCode);
    return static_cast<std::uint8_t>(sign | detail::roundMinifloat(magnitude, mantissaBits, minExponent));
}
} // namespace

std::uint8_t encodeE4M3(float value) { return encode(value, 3, -6, kE4M3Max, 0x7eu); }
std::uint8_t encodeE5M2(float value) { return encode(value, 2, -14, kE5M2Max, 0x7bu); }

} // namespace qs
