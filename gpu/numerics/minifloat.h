// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>

/// The small formats of OCP's "Microscaling Formats (MX)" 1.0: E2M1 elements and E8M0 scales; and the unsigned E4M3 scales of GGUF.
/// E4M3 itself is in core/float8.h.
namespace qs {

inline constexpr float kE2M1Max = 6.0f;
/// Magnitudes of the codes 0 to 7; bit 3 is the sign.
inline constexpr std::array<float, 8> kE2M1Values = {0.0f, 0.5f, 1.0f, 1.5f, 2.0f, 3.0f, 4.0f, 6.0f};

/// Nearest E2M1 code (4 bits), ties to even, saturating to ±6; NaN gives 0. Keeps the sign of zero.
std::uint8_t encodeE2M1(float value);
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

/// Nearest E4M3 code of a value in (0, 448], halves up instead of to even: the block scales of GGUF's NVFP4.
std::uint8_t encodeE4M3HalfUp(float value);

} // namespace qs
