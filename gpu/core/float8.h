// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

/// 8-bit floats of the OCP specification "OFP8" (E4M3 without infinities, E5M2).
namespace qs {

inline constexpr float kE4M3Max = 448.0f;
inline constexpr float kE5M2Max = 57344.0f;

/// Value of an E4M3 code; 0x7F and 0xFF are NaN.
float decodeE4M3(std::uint8_t code);
/// Value of an E5M2 code; exponent 31 holds infinities and NaNs.
float decodeE5M2(std::uint8_t code);

/// Nearest E4M3 code, ties to even, saturating to ±448; NaN gives 0x7F. Keeps the sign of zero.
std::uint8_t encodeE4M3(float value);
/// Nearest E5M2 code, ties to even, saturating to ±57344; NaN gives 0x7F. Keeps the sign of zero.
std::uint8_t encodeE5M2(float value);

namespace detail {
/// Rounds a finite float of magnitude below the format's overflow to `mantissaBits`, smallest exponent
/// `minExponent` (of the smallest normal); returns exponent-and-mantissa bits without the sign.
constexpr std::uint32_t roundMinifloat(std::uint32_t magnitude, int mantissaBits, int minExponent)
{
    const int drop = 23 - mantissaBits;
    const int exponent = static_cast<int>(magnitude >> 23) - 127;
    if (exponent < minExponent) {
        // Denormal of the target: the unit is 2^(minExponent - mantissaBits); adding a float whose own unit
        // is that lets the hardware round to nearest even.
        const float magic =
            std::bit_cast<float>(static_cast<std::uint32_t>(minExponent - mantissaBits + 23 + 127) << 23);
        const float shifted = std::bit_cast<float>(magnitude) + magic;
        return std::bit_cast<std::uint32_t>(shifted) - std::bit_cast<std::uint32_t>(magic);
    }
    const std::uint32_t half = (1u << (drop - 1)) - 1u + ((magnitude >> drop) & 1u);
    const std::uint32_t rounded = (magnitude + half) >> drop;
    return rounded - (static_cast<std::uint32_t>(minExponent + 127 - 1) << mantissaBits);
}
} // namespace detail

} // namespace qs
