// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/float8.h"
#include "gpu/numerics/quant_scheme.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace qs {

/// How the code of an element is written, and what it stands for before it is multiplied by its scale.
struct ElementCodec
{
    enum class Kind : std::uint8_t {
        Unsigned, ///< an integer, less zeroCode or a stored zero point
        Signed,   ///< two's complement
        Float,    ///< sign, exponent, mantissa: E4M3 and E5M2 as core/float8.h has them, others as numerics/minifloat.h
        Table     ///< an entry of kNF4Values
    };
    Kind kind = Kind::Signed;
    std::string_view name; ///< 'E2M1'
    int bits = 0;          ///< 1 to 8; 0: the input's own bytes
    float max = 0;         ///< largest magnitude
    int zeroCode = 0;      ///< Unsigned: the code of 0
    int exponentBits = 0;  ///< Float
    int mantissaBits = 0;  ///< Float

    constexpr bool isFloat() const { return kind == Kind::Float; }
    /// Of `max`: ⌊log2 max⌋.
    constexpr int largestExponent() const { return static_cast<int>(std::bit_cast<std::uint32_t>(max) >> 23) - 127; }
    constexpr bool operator==(const ElementCodec&) const = default;
};

/// How a scale is stored.
enum class ScaleCodec : std::uint8_t {
    None,  ///< byte formats: FP32 scales in a stream of their own, none of baseline-copy
    Input, ///< in the input's type where that is F16, BF16 or F32, else F32
    F32,
    F16,
    E8M0, ///< a power of two
    E4M3,
    Int8, ///< in units of the scale above it
    UInt6 ///< the same without a sign
};
/// Bits of a scale; of Input: those of an input of 16 bits.
constexpr int scaleBits(ScaleCodec codec)
{
    constexpr int bits[] = {0, 16, 32, 16, 8, 8, 8, 6};
    return bits[static_cast<std::size_t>(codec)];
}

/// A level of scales: each is shared by `elements` neighbours in a row.
struct ScaleLevel
{
    static constexpr int kWholeTensor = -1;

    ScaleCodec codec = ScaleCodec::None;
    int elements = 0;        ///< 0: not part of the format (of INT4: 32, 64 or 128); or kWholeTensor
    bool hasMinimum = false; ///< an offset stands beside each scale, stored as it is
};

/// In which order a group's codes fill its bytes, from the lowest bit on.
enum class CodeOrder : std::uint8_t {
    Neighbours, ///< one after the other
    Halves      ///< of 4 bits: element j low and j + half a group high in byte j
};

/// What compressed-tensors and llm-compressor call a format; empty: they have none.
struct CompressedNames
{
    std::string_view layout; ///< 'mxfp4-pack-quantized'
    std::string_view preset; ///< 'MXFP4A16'
};

/// A number format in one row of a table. Layout, oracle, sizes, probe, files, the memory of models, names and lists of
/// modes follow from it; fast kernels are registered by `kernel`.
struct FormatDescriptor
{
    NumberFormat format;
    std::string_view name;  ///< in names of modes: 'fp8-e4m3'
    std::string_view label; ///< in sentences: 'FP8 E4M3'
    ElementCodec element;
    std::array<ScaleLevel, 2> scales = {}; ///< the group's, and what several groups or the whole tensor have above it
    bool namesGroup = false;               ///< whether names of modes say the size of a group
    bool inBlocks = false; ///< scales stand in front of the codes of their block, else in another stream
    CodeOrder order = CodeOrder::Neighbours;
    CompressedNames byChannel = {}, byGroup = {}, byBlock = {}; ///< by what shares a scale: an output, a group, a block
    std::optional<PackedKind> kernel = {}; ///< of packed formats, in their standard dialect; none: plain loops

    constexpr ScaleCodec scale() const { return scales[0].codec; }
    /// Elements that share a scale; 0: not part of the format.
    constexpr int group() const { return scales[0].elements; }
    /// The same, of formats that know no other; else 0.
    constexpr int ownGroup() const { return namesGroup ? 0 : group(); }
    constexpr bool hasTensorScale() const { return scales[1].elements == ScaleLevel::kWholeTensor; }
    constexpr bool isPacked() const { return format >= NumberFormat::Int4; }
    /// Types of the tensors that hold codes and scales in files; codes of other than 8 bits are packed into bytes.
    constexpr DType codeType() const
    {
        if (element.bits != 8 || element.kind == ElementCodec::Kind::Unsigned) return DType::U8;
        if (element.kind == ElementCodec::Kind::Signed) return DType::I8;
        return element.mantissaBits == 3 ? DType::F8E4M3 : DType::F8E5M2;
    }
    constexpr DType scaleType() const
    {
        return scale() == ScaleCodec::F32    ? DType::F32
               : scale() == ScaleCodec::F16  ? DType::F16
               : scale() == ScaleCodec::E4M3 ? DType::F8E4M3
                                             : DType::U8;
    }
    /// Bits of an element with its share of all scales, as far as the format says how many elements share one.
    constexpr double bitsPerElement() const
    {
        double bits = element.bits;
        for (const ScaleLevel& level : scales)
            if (level.elements > 0) bits += scaleBits(level.codec) * (level.hasMinimum ? 2.0 : 1.0) / level.elements;
        return bits;
    }
};

namespace element {
using Kind = ElementCodec::Kind;
inline constexpr ElementCodec kCopied{Kind::Signed, "", 0, 127.0f};
inline constexpr ElementCodec kInt8{Kind::Signed, "INT8", 8, 127.0f};
inline constexpr ElementCodec kInt4{Kind::Unsigned, "INT4", 4, 7.0f, 8};
inline constexpr ElementCodec kLowInt4{Kind::Unsigned, "INT4", 4, 8.0f, 8}; ///< the value of largest magnitude is −8
inline constexpr ElementCodec kE4M3{Kind::Float, "E4M3", 8, kE4M3Max, 0, 4, 3};
inline constexpr ElementCodec kE5M2{Kind::Float, "E5M2", 8, kE5M2Max, 0, 5, 2};
inline constexpr ElementCodec kE2M1{Kind::Float, "E2M1", 4, 6.0f, 0, 2, 1};
inline constexpr ElementCodec kNF4{Kind::Table, "NF4", 4, 1.0f};
} // namespace element

/// In the order of the enumeration.
inline constexpr std::array kNumberFormats = {
    FormatDescriptor{.format = NumberFormat::Copy,
                     .name = "baseline",
                     .label = "copy",
                     .element = element::kCopied,
                     .namesGroup = true},
    FormatDescriptor{.format = NumberFormat::Int8,
                     .name = "int8",
                     .label = "INT8",
                     .element = element::kInt8,
                     .namesGroup = true,
                     .byChannel = {"int-quantized", "W8A8"},
                     .byGroup = {"pack-quantized", ""}},
    FormatDescriptor{.format = NumberFormat::E4M3,
                     .name = "fp8-e4m3",
                     .label = "FP8 E4M3",
                     .element = element::kE4M3,
                     .namesGroup = true,
                     .byChannel = {"float-quantized", "FP8_DYNAMIC"},
                     .byBlock = {"float-quantized", "FP8_BLOCK"}},
    FormatDescriptor{.format = NumberFormat::E5M2,
                     .name = "fp8-e5m2",
                     .label = "FP8 E5M2",
                     .element = element::kE5M2,
                     .namesGroup = true},
    FormatDescriptor{.format = NumberFormat::Int4,
                     .name = "int4",
                     .label = "INT4",
                     .element = element::kInt4,
                     .scales = {{{ScaleCodec::Input}}},
                     .namesGroup = true,
                     .byGroup = {"pack-quantized", "W4A16"},
                     .kernel = PackedKind::Int4},
    FormatDescriptor{.format = NumberFormat::NF4,
                     .name = "nf4",
                     .label = "NF4",
                     .element = element::kNF4,
                     .scales = {{{ScaleCodec::F32, 64}}},
                     .namesGroup = true,
                     .kernel = PackedKind::NF4},
    FormatDescriptor{.format = NumberFormat::MXFP8,
                     .name = "mxfp8",
                     .label = "MXFP8",
                     .element = element::kE4M3,
                     .scales = {{{ScaleCodec::E8M0, 32}}},
                     .byGroup = {"mxfp8-quantized", ""},
                     .kernel = PackedKind::MXFP8},
    FormatDescriptor{.format = NumberFormat::MXFP4,
                     .name = "mxfp4",
                     .label = "MXFP4",
                     .element = element::kE2M1,
                     .scales = {{{ScaleCodec::E8M0, 32}}},
                     .byGroup = {"mxfp4-pack-quantized", "MXFP4A16"},
                     .kernel = PackedKind::MXFP4},
    FormatDescriptor{.format = NumberFormat::NVFP4,
                     .name = "nvfp4",
                     .label = "NVFP4",
                     .element = element::kE2M1,
                     .scales = {{{ScaleCodec::E4M3, 16}, {ScaleCodec::F32, ScaleLevel::kWholeTensor}}},
                     .byGroup = {"nvfp4-pack-quantized", "NVFP4A16"},
                     .kernel = PackedKind::NVFP4},
    FormatDescriptor{.format = NumberFormat::Q8_0,
                     .name = "q8_0",
                     .label = "Q8_0",
                     .element = element::kInt8,
                     .scales = {{{ScaleCodec::F16, 32}}},
                     .inBlocks = true,
                     .kernel = PackedKind::Q8_0},
    FormatDescriptor{.format = NumberFormat::Q4_0,
                     .name = "q4_0",
                     .label = "Q4_0",
                     .element = element::kLowInt4,
                     .scales = {{{ScaleCodec::F16, 32}}},
                     .inBlocks = true,
                     .order = CodeOrder::Halves,
                     .kernel = PackedKind::Q4_0},
};
static_assert(std::ranges::all_of(kNumberFormats, [](const FormatDescriptor& row) {
    return &row == &kNumberFormats[static_cast<std::size_t>(row.format)] && (row.isPacked() || !row.kernel);
}));

constexpr const FormatDescriptor& descriptorOf(NumberFormat format)
{
    return kNumberFormats[static_cast<std::size_t>(format)];
}

/// Whether a scale of the whole tensor stands above those of the groups.
constexpr bool hasGlobalScale(const QuantScheme& scheme)
{
    return descriptorOf(scheme.format).hasTensorScale() && scheme.dialect != Dialect::SingleLevel;
}

/// A matrix [out, in] with a scale for each output.
constexpr QuantScheme channelScheme(NumberFormat format)
{
    return {format, Granularity::Token, ScaleMode::Dynamic, ZeroPointRule::None, 0, Dialect::Standard};
}
/// In the groups of the format; of one without any in `group`.
constexpr QuantScheme groupScheme(NumberFormat format, int group = 0, Dialect dialect = Dialect::Standard)
{
    const int own = descriptorOf(format).group();
    return {format, Granularity::Group, ScaleMode::Dynamic, ZeroPointRule::None, own ? own : group, dialect};
}

/// In squares of `size` rows and columns.
constexpr QuantScheme blockScheme(NumberFormat format, int size)
{
    return {format, Granularity::Block, ScaleMode::Dynamic, ZeroPointRule::None, size, Dialect::Standard};
}

/// Integers in groups of any size, whose scales have a type that the user chooses.
constexpr bool hasIntegerGroups(const QuantScheme& scheme)
{
    const FormatDescriptor& format = descriptorOf(scheme.format);
    return scheme.granularity == Granularity::Group && format.group() == 0 && !format.element.isFloat();
}
/// What compressed-tensors calls such weights.
constexpr const CompressedNames& compressedNames(const QuantScheme& scheme)
{
    const FormatDescriptor& format = descriptorOf(scheme.format);
    return scheme.granularity == Granularity::Block   ? format.byBlock
           : scheme.granularity == Granularity::Group ? format.byGroup
                                                      : format.byChannel;
}
/// compressed-tensors restores blocks of floats to BF16, whatever type is asked for.
constexpr bool restoredToBf16(const QuantScheme& scheme)
{
    const FormatDescriptor& format = descriptorOf(scheme.format);
    return format.isPacked() && format.element.isFloat();
}

/// The fast kernel of a packed mode; none: plain loops over the oracle's rules.
constexpr std::optional<PackedKind> packedKind(const QuantScheme& scheme)
{
    const std::optional<PackedKind> standard = descriptorOf(scheme.format).kernel;
    if (standard == PackedKind::NVFP4 && scheme.dialect == Dialect::SingleLevel) return PackedKind::GgmlNvfp4;
    if (standard != PackedKind::Int4) return standard;
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
float elementValue(const ElementCodec& codec, int code);
/// The code of the value next to `value`, saturating; of two the even one. Floats: the sign of zero is kept; NaN gives
/// 0x7F of E4M3 and E5M2, else 0. Table: a midpoint takes the lower code; NaN gives that of 0. Not of integers, which
/// formats round by rules of their own.
std::uint8_t elementCode(const ElementCodec& codec, float value);

} // namespace qs
