// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/float8.h"
#include "gpu/numerics/quant_scheme.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
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

/// What a code of a format stands for before it is multiplied by its scale.
enum class CodeValue : std::uint8_t { Integer, SignedByte, E4M3, E5M2, E2M1, NF4 };

/// A number format in one row of a table.
struct FormatDescriptor
{
    NumberFormat format;
    std::string_view name;  ///< in names of modes: 'fp8-e4m3'
    std::string_view label; ///< in sentences: 'FP8 E4M3'
    int codeBits;           ///< 8 or 4; 0: the input's own bytes
    float codeMax;          ///< largest magnitude of a code
    int group;              ///< elements that share a scale; 0: not part of the format (of INT4: 32, 64 or 128)
    bool namesGroup;        ///< whether names of modes say the size of a group
    ScaleStorage scale;
    int zeroCode; ///< code of the value 0 where the codes of integers are stored without a sign
    CodeValue value;
    std::optional<PackedKind> kernel = {}; ///< of packed formats, in their standard dialect
};

/// In the order of the enumeration.
inline constexpr std::array<FormatDescriptor, 11> kNumberFormats = {{
    {NumberFormat::Copy, "baseline", "copy", 0, 127.0f, 0, true, ScaleStorage::None, 0, CodeValue::SignedByte},
    {NumberFormat::Int8, "int8", "INT8", 8, 127.0f, 0, true, ScaleStorage::None, 0, CodeValue::SignedByte},
    {NumberFormat::E4M3, "fp8-e4m3", "FP8 E4M3", 8, kE4M3Max, 0, true, ScaleStorage::None, 0, CodeValue::E4M3},
    {NumberFormat::E5M2, "fp8-e5m2", "FP8 E5M2", 8, kE5M2Max, 0, true, ScaleStorage::None, 0, CodeValue::E5M2},
    {NumberFormat::Int4, "int4", "INT4", 4, 7.0f, 0, true, ScaleStorage::Input, 8, CodeValue::Integer,
     PackedKind::Int4},
    {NumberFormat::NF4, "nf4", "NF4", 4, 1.0f, 64, true, ScaleStorage::F32, 0, CodeValue::NF4, PackedKind::NF4},
    {NumberFormat::MXFP8, "mxfp8", "MXFP8", 8, kE4M3Max, 32, false, ScaleStorage::E8M0, 0, CodeValue::E4M3,
     PackedKind::MXFP8},
    {NumberFormat::MXFP4, "mxfp4", "MXFP4", 4, 6.0f, 32, false, ScaleStorage::E8M0, 0, CodeValue::E2M1,
     PackedKind::MXFP4},
    {NumberFormat::NVFP4, "nvfp4", "NVFP4", 4, 6.0f, 16, false, ScaleStorage::E4M3, 0, CodeValue::E2M1,
     PackedKind::NVFP4},
    {NumberFormat::Q8_0, "q8_0", "Q8_0", 8, 127.0f, 32, false, ScaleStorage::InBlock, 0, CodeValue::SignedByte,
     PackedKind::Q8_0},
    {NumberFormat::Q4_0, "q4_0", "Q4_0", 4, 8.0f, 32, false, ScaleStorage::InBlock, 8, CodeValue::Integer,
     PackedKind::Q4_0},
}};
static_assert(std::ranges::all_of(kNumberFormats, [](const FormatDescriptor& row) {
    return &row == &kNumberFormats[static_cast<std::size_t>(row.format)] &&
           row.kernel.has_value() == (row.format >= NumberFormat::Int4);
}));

constexpr const FormatDescriptor& descriptorOf(NumberFormat format)
{
    return kNumberFormats[static_cast<std::size_t>(format)];
}

/// The kernel of a packed mode.
constexpr PackedKind packedKind(const QuantScheme& scheme)
{
    if (scheme.format == NumberFormat::NVFP4 && scheme.dialect == Dialect::SingleLevel) return PackedKind::GgmlNvfp4;
    if (scheme.format != NumberFormat::Int4) return *descriptorOf(scheme.format).kernel;
    if (scheme.dialect == Dialect::CompressedTensors) return PackedKind::Int4CompressedTensors;
    if (scheme.dialect == Dialect::Awq) return PackedKind::Int4Awq;
    return scheme.hasZeroPoint() ? PackedKind::Int4Asym : PackedKind::Int4;
}

/// The format that a kernel is for.
constexpr const FormatDescriptor& descriptorOf(PackedKind kernel)
{
    if (kernel <= PackedKind::Int4Awq) return descriptorOf(NumberFormat::Int4);
    if (kernel == PackedKind::GgmlNvfp4) return descriptorOf(NumberFormat::NVFP4);
    return *std::ranges::find(kNumberFormats, kernel, &FormatDescriptor::kernel);
}

/// The value of a code, less its zero point.
float codeValue(CodeValue kind, int code);

} // namespace qs
