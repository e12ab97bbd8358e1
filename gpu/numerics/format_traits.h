// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/numerics/quant_scheme.h"

#include <cstdint>
#include <string_view>

namespace qs {

/// How a packed format stores the scale of a group.
enum class ScaleStorage : std::uint8_t {
    None,    ///< byte formats: FP32 scales in a stream of their own, none of baseline-copy
    Input,   ///< in the input's type where that is F16, BF16 or F32, else F32
    F32,     ///< 4 bytes
    E8M0,    ///< 1 byte, a power of two
    E4M3,    ///< 1 byte; beside an FP32 of the tensor, but for Dialect::SingleLevel
    InBlock, ///< FP16 in front of the codes of its block
};

/// A number format in one row of a table.
struct FormatTraits
{
    NumberFormat format;
    std::string_view name;  ///< in names of modes: 'fp8-e4m3'
    std::string_view label; ///< in sentences: 'FP8 E4M3'
    int codeBits;           ///< 8 or 4; 0: the input's own bytes
    float codeMax;          ///< largest magnitude of a code
    bool fixedGroup;        ///< the size of a group is part of the format
    ScaleStorage scale;
    int zeroCode;             ///< code of the value 0 where the codes of integers are stored without a sign
    float (*value)(int code); ///< of a packed format: what a code, less its zero point, stands for before its scale
};

const FormatTraits& traitsOf(NumberFormat format);

} // namespace qs
