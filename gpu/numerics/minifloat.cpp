// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/minifloat.h"

#include <cmath>

namespace qs {

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
