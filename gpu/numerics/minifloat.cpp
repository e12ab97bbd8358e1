// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/minifloat.h"

#include "gpu/core/float8.h"

#include <cmath>

namespace qs {

std::uint8_t encodeMinifloat(int exponentBits, int mantissaBits, float value)
{
    if (std::isnan(value)) return 0;
    const int bias = (1 << (exponentBits - 1)) - 1, magnitudeBits = exponentBits + mantissaBits;
    const std::uint32_t bits = std::bit_cast<std::uint32_t>(value), magnitude = bits & 0x7fffffffu;
    const std::uint32_t most = (1u << magnitudeBits) - 1;
    // The largest code as a float: the mantissa's ones on top of the largest exponent.
    const std::uint32_t largest = (most << (23 - mantissaBits)) + (static_cast<std::uint32_t>(127 - bias) << 23);
    const std::uint32_t code = magnitude >= largest ? most : detail::roundMinifloat(magnitude, mantissaBits, 1 - bias);
    return static_cast<std::uint8_t>(code | bits >> 31 << magnitudeBits);
}

float decodeMinifloat(int exponentBits, int mantissaBits, std::uint8_t code)
{
    const int bias = (1 << (exponentBits - 1)) - 1, magnitudeBits = exponentBits + mantissaBits;
    const int exponent = code >> mantissaBits & ((1 << exponentBits) - 1), mantissa = code & ((1 << mantissaBits) - 1);
    // A denormal has the exponent of the smallest normal number without the leading one.
    const float magnitude = std::ldexp(static_cast<float>(exponent ? mantissa + (1 << mantissaBits) : mantissa),
                                       (exponent ? exponent : 1) - bias - mantissaBits);
    return code >> magnitudeBits & 1 ? -magnitude : magnitude;
}

std::uint8_t encodeGgmlScale(float value)
{
    if (!(value > 0.0f)) return 0;
    if (value < 0x1p-6f) return static_cast<std::uint8_t>(std::fmin(value * 512.0f + 0.5f, 7.0f)); // units of 2^-9
    if (value >= 248.0f) return 0x7e;
    const std::uint32_t rounded = (std::bit_cast<std::uint32_t>(value) + (1u << 19)) >> 20;
    return static_cast<std::uint8_t>(rounded - (120u << 3));
}

std::uint8_t encodeGgmlE2M1(float value, float scale)
{
    if (!std::isfinite(value) || scale == 0.0f) return 0;
    // A tie has three significant bits and a scale four: their product is exact.
    std::uint8_t code = 0;
    while (code < 7 && std::fabs(value) > (kE2M1Values[code] + kE2M1Values[code + 1u]) / 2 * scale)
        ++code;
    return code > 0 && std::signbit(value) ? static_cast<std::uint8_t>(code | 8u) : code;
}

} // namespace qs
