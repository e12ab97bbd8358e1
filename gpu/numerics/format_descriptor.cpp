// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/format_descriptor.h"

#include "gpu/numerics/minifloat.h"
#include "gpu/numerics/packed_formats.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

using Kind = ElementCodec::Kind;

bool isE4M3(const ElementCodec& codec) { return codec.exponentBits == 4 && codec.mantissaBits == 3; }
bool isE5M2(const ElementCodec& codec) { return codec.exponentBits == 5 && codec.mantissaBits == 2; }

} // namespace

float elementValue(const ElementCodec& codec, int code)
{
    switch (codec.kind) {
    case Kind::Unsigned:
        return static_cast<float>(code);
    case Kind::Signed:
        return static_cast<float>(static_cast<std::int8_t>(code));
    case Kind::Table:
        return kNF4Values[static_cast<std::size_t>(code & 15)];
    case Kind::Float:
        break;
    }
    const auto bits = static_cast<std::uint8_t>(code);
    if (isE4M3(codec)) return decodeE4M3(bits);
    if (isE5M2(codec)) return decodeE5M2(bits);
    return decodeMinifloat(codec.exponentBits, codec.mantissaBits, bits);
}

std::uint8_t elementCode(const ElementCodec& codec, float value)
{
    if (codec.kind == Kind::Table) {
        if (std::isnan(value)) return kNF4Zero;
        return static_cast<std::uint8_t>(std::ranges::lower_bound(kNF4Midpoints, value) - kNF4Midpoints.begin());
    }
    if (isE4M3(codec)) return encodeE4M3(value);
    if (isE5M2(codec)) return encodeE5M2(value);
    return encodeMinifloat(codec.exponentBits, codec.mantissaBits, value);
}

} // namespace qs
