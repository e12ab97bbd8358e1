// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/format_descriptor.h"

#include "gpu/numerics/minifloat.h"
#include "gpu/numerics/packed_formats.h"

namespace qs {

float codeValue(CodeValue kind, int code)
{
    switch (kind) {
    case CodeValue::Integer:
        return static_cast<float>(code);
    case CodeValue::SignedByte:
        return static_cast<float>(static_cast<std::int8_t>(code));
    case CodeValue::E4M3:
        return decodeE4M3(static_cast<std::uint8_t>(code));
    case CodeValue::E5M2:
        return decodeE5M2(static_cast<std::uint8_t>(code));
    case CodeValue::E2M1:
        return decodeE2M1(static_cast<std::uint8_t>(code));
    case CodeValue::NF4:
        return kNF4Values[static_cast<std::size_t>(code & 15)];
    }
    return 0;
}

} // namespace qs
