// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/random.h" // QS_HOST_DEVICE
#include "gpu/numerics/format_descriptor.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

/// Storage of the packed formats (QuantScheme::isPacked) and the arithmetic of each, pinned: every backend gives these
/// bytes. All arithmetic is IEEE binary32, nearest even, nothing flushed, no contraction; '/' is the true division. Row
/// major; a row is cut into groups of groupSize, a shorter last group is a group of its own (Q8_0, Q4_0: filled up with
/// zeros to a block of 32).
///
/// amax, min and max ignore NaN and are cut to ±FLT_MAX (so infinities give the largest code of their sign, never an
/// infinite scale); a group without numbers counts as zeros. A nibble behind the last element of an odd group holds the
/// code of the value 0.
///
/// INT4 symmetric (d = 7):
///   s = T(amax/d), T the input's type (F16, BF16, F32), nearest even; where that is 0 though amax > 0: the smallest
///   denormal of T; where it is infinite: the largest number of T. q = rne(x/s) cut to [−8, 7], NaN (also 0/0) → 0;
///   stored q + 8. x̂ = q·s. CompressedTensors (compressed-tensors 0.20): d = 7.5; where T(amax/d) is 0, also of zeros,
///   s = T's epsilon (2^−10, 2^−7, 2^−23); q = rne(T(x/s)): the quotient is rounded to T first, as the package computes
///   in the tensor's type.
/// INT4 asymmetric:
///   Standard (GPTQ): lo = min(min, 0), hi = max(max, 0); s = T((hi − lo)/15), cut as above. z = rne(−lo/s) cut to [0,
///   15], NaN → 0; q = rne(x/s) + z cut to [0, 15], NaN → z (x/s may be cut to ±16 before). x̂ = (q − z)·s.
///   compressed-tensors rounds the sum x/s + z instead, which is another code where x/s lies right between two integers
///   and z is odd. Awq (AutoAWQ 0.2.9): lo = min, hi = max, s = T(max(T(hi − lo), T(1e−5))/15), z = rne(T(−lo/s)), q =
///   rne(T(x/s)) + z, cut as above. AutoAWQ converts a model to FP16 first: its bits are those of FP16 input. Zero
///   points: 4 bits, low nibble first, each row filled up with 0 to a whole byte.
/// NF4: scale = amax (FP32), m = 1/amax (0 where amax is 0), t = x·m, the code is the number of kNF4Midpoints below t:
/// the exact midpoints
///   of neighbouring values rounded to FP32, and a value on one takes the lower code (bitsandbytes); NaN → 7, the code
///   of 0 (bitsandbytes: code 0, −1). x̂ = table[code]·scale.
/// MXFP8 (E4M3) and MXFP4 (E2M1), b the bits of amax, E8M0 byte e cut to [0, 254], scale 2^(e−127), emax = 8 or 2:
///   Standard: e = (b >> 23) − emax;  CompressedTensors: ((b + 0x200000) >> 23) − emax;  Ceil: ((b + 0x7fffff) >> 23) −
///   emax; Even: ((b + (1 << (22 − mantissa bits))) >> 23) − emax (0x80000 for MXFP8; for MXFP4 the CompressedTensors
///   rule); Rceil: with b the bits of amax/448 or amax/6: b <= 0x400000 ? 0 : (b + 0x7fffff) >> 23. Code: x·2^(127−e),
///   nearest even, saturating; the sign of zero is kept. NaN → 0x7F (MXFP8), 0 (MXFP4; torchao and compressed-tensors
///   give the whole group a NaN scale). An all-zero group: e = 0.
/// NVFP4: g = max(amax of the tensor/2688, 2^−120) (found before the launch), c = E4M3(cut((amax/6)/g, 2^−6, 448))
/// nearest even,
///   s = g·c, code = E2M1(x/s), NaN → 0, the sign of zero is kept. x̂ = value·(g·c).
///   SingleLevel (GGUF, as ggml's quantize_row_nvfp4_ref): g = 1 and no global scale is stored. c = amax/6 to E4M3 with
///   halves up, what would be a denormal at most 7·2^−9, from 248 on 448, and 0 below 2^−10 (then all codes are 0). s =
///   c. The code is that of the value nearest to x/s, of two the one closer to zero; zero has no sign; NaN and infinity
///   → 0.
/// Q8_0: 34 bytes, d = amax/127 as F16, then 32 INT8. m = 1/d (0 where d is 0) with d before its rounding,
///   q = round half away(x·m) cut to [−128, 127], NaN → 0. x̂ = q·F16(d).
/// Q4_0: 18 bytes: w = the first value of largest magnitude (0 in an all-zero block; infinity counts as larger than
/// FLT_MAX and is
///   cut afterwards), d = w/−8 as F16 (so −0 for zeros), then 16 bytes: byte j has element j low, j + 16 high. m = 1/d
///   (0 where d is 0), q = trunc(x·m + 8.5) cut to [0, 15], product and sum rounded each, NaN → 8. x̂ = (q − 8)·F16(d).
///   d of both saturates at ±65504 and may round to zero, as in ggml.
/// Dequantized values: the product is rounded to FP32, then to the output type, nearest even, overflow to infinity.
namespace qs {

/// Where the parts of a packed tensor lie; offsets in bytes, streams dense. Codes of a group start on a whole byte.
struct PackedLayout
{
    std::int64_t tokens = 0;
    std::int64_t hidden = 0;
    std::int64_t groupsPerRow = 0;
    std::int64_t codeRowBytes = 0;      ///< of one row in `codes`, blocks with their scales for Q8_0 and Q4_0
    std::int64_t zeroPointRowBytes = 0; ///< 0 without zero points
    int groupSize = 0;
    int codeBits = 0;
    int groupBytes = 0;       ///< from one whole group to the next in `codes`: 34 and 18 for Q8_0 and Q4_0
    int blockHeader = 0;      ///< bytes of the scale in front of the codes of a block: 2 for Q8_0 and Q4_0, else 0
    int scaleSize = 0;        ///< bytes of one scale in the stream of its own; 0 for Q8_0 and Q4_0
    bool globalScale = false; ///< one FP32 for the tensor (NVFP4)

    QS_HOST_DEVICE std::int64_t groups() const { return tokens * groupsPerRow; }
    QS_HOST_DEVICE std::int64_t codeBytes() const { return tokens * codeRowBytes; }
    QS_HOST_DEVICE std::int64_t scaleBytes() const { return groups() * scaleSize; }
    QS_HOST_DEVICE std::int64_t zeroPointBytes() const { return tokens * zeroPointRowBytes; }
    QS_HOST_DEVICE std::int64_t totalBytes() const
    {
        return codeBytes() + scaleBytes() + zeroPointBytes() + (globalScale ? 4 : 0);
    }
    /// Elements of the input in a group; the last of a row may be shorter.
    QS_HOST_DEVICE std::int64_t groupLength(std::int64_t group) const
    {
        const std::int64_t rest = hidden - group * groupSize;
        return rest < groupSize ? rest : groupSize;
    }
    /// First byte of a group (of its header where it has one) in `codes`.
    QS_HOST_DEVICE std::int64_t codeOffset(std::int64_t row, std::int64_t group) const
    {
        return row * codeRowBytes + group * groupBytes;
    }
    QS_HOST_DEVICE std::int64_t scaleOffset(std::int64_t row, std::int64_t group) const
    {
        return (row * groupsPerRow + group) * scaleSize;
    }
    /// The byte that holds a zero point: its low nibble for an even group, the high one for an odd group.
    QS_HOST_DEVICE std::int64_t zeroPointOffset(std::int64_t row, std::int64_t group) const
    {
        return row * zeroPointRowBytes + (group >> 1);
    }
};

/// Type of the scales of INT4: the input's where it is F16, BF16 or F32, else F32.
constexpr DType packedScaleType(DType input)
{
    return input == DType::F16 || input == DType::BF16 ? input : DType::F32;
}

/// Bytes of a scale in the stream of its own.
constexpr int packedScaleSize(const QuantScheme& scheme, DType input)
{
    const FormatDescriptor& format = descriptorOf(scheme.format);
    if (format.inBlocks) return 0;
    return format.scale() == ScaleCodec::Input ? static_cast<int>(sizeOf(packedScaleType(input)))
                                               : scaleBits(format.scale()) / 8;
}

/// Layout of a packed scheme. `input` decides the type of INT4 scales (its own: F16, BF16 or F32).
inline PackedLayout packedLayout(const QuantScheme& scheme, Shape shape, DType input)
{
    const FormatDescriptor& format = descriptorOf(scheme.format);
    PackedLayout l;
    l.tokens = shape.tokens;
    l.hidden = shape.hidden;
    l.groupSize = scheme.groupSize;
    l.codeBits = format.element.bits;
    l.groupsPerRow = (shape.hidden + scheme.groupSize - 1) / scheme.groupSize;
    l.blockHeader = format.inBlocks ? scaleBits(format.scale()) / 8 : 0;
    l.groupBytes = l.blockHeader + scheme.groupSize * l.codeBits / 8;
    l.scaleSize = packedScaleSize(scheme, input);
    // Groups fill whole bytes, so only the last code of a row can leave some bits over.
    l.codeRowBytes = l.blockHeader ? l.groupsPerRow * l.groupBytes : (shape.hidden * l.codeBits + 7) / 8;
    l.zeroPointRowBytes = scheme.zeroPoint == ZeroPointRule::Asym ? (l.groupsPerRow + 1) / 2 : 0;
    l.globalScale = hasGlobalScale(scheme);
    return l;
}

/// The 16 values of NF4: quantiles of N(0,1) scaled to [−1, 1] with an exact zero (Dettmers et al., QLoRA, 2023,
/// appendix E; the digits are those of bitsandbytes).
inline constexpr std::array<float, 16> kNF4Values = {
    -1.0f,
    -0.6961928009986877f,
    -0.5250730514526367f,
    -0.39491748809814453f,
    -0.28444138169288635f,
    -0.18477343022823334f,
    -0.09105003625154495f,
    0.0f,
    0.07958029955625534f,
    0.16093020141124725f,
    0.24611230194568634f,
    0.33791524171829224f,
    0.44070982933044434f,
    0.5626170039176941f,
    0.7229568362236023f,
    1.0f,
};
/// Between neighbouring values: the exact midpoints, rounded to FP32 once.
inline constexpr std::array<float, 15> kNF4Midpoints = [] {
    std::array<float, 15> middle{};
    for (std::size_t i = 0; i < middle.size(); ++i)
        middle[i] =
            static_cast<float>((static_cast<double>(kNF4Values[i]) + static_cast<double>(kNF4Values[i + 1])) / 2);
    return middle;
}();
/// Code of the value 0.
inline constexpr int kNF4Zero = 7;
/// Smallest global scale of NVFP4: global × smallest block scale stays a normal number.
inline constexpr float kNvfp4GlobalFloor = 0x1p-120f;
/// Smallest block scale of NVFP4: the smallest normal E4M3 (torchao).
inline constexpr float kNvfp4BlockFloor = 0x1p-6f;
/// Smallest max − min of INT4 asymmetric in the Awq dialect.
inline constexpr float kAwqRangeFloor = 1e-5f;

/// Global scale of NVFP4 from the largest magnitude of the tensor; 1 in the SingleLevel dialect and for other formats.
inline float packedGlobalScale(const QuantScheme& scheme, float tensorAmax)
{
    constexpr float largest = std::numeric_limits<float>::max();
    if (!hasGlobalScale(scheme)) return 1.0f;
    return std::max(std::min(tensorAmax, largest) / (kE4M3Max * descriptorOf(scheme.format).element.max),
                    kNvfp4GlobalFloor);
}

/// What is added to the bits of amax before its exponent becomes an E8M0 scale, of all dialects but Rceil.
constexpr std::uint32_t exponentLift(const QuantScheme& scheme)
{
    switch (scheme.dialect) {
    case Dialect::CompressedTensors:
        return 0x200000u;
    case Dialect::Ceil:
        return 0x7fffffu;
    case Dialect::Even:
        return 1u << (22 - descriptorOf(scheme.format).element.mantissaBits);
    default:
        return 0;
    }
}

/// Bytes of a packed tensor as they are stored; not owned.
struct PackedBytes
{
    std::span<const std::uint8_t> codes;
    std::span<const std::uint8_t> scales;     ///< empty for Q8_0 and Q4_0
    std::span<const std::uint8_t> zeroPoints; ///< empty without zero points
    float globalScale = 1.0f;
};

/// Where code `index` of `bits` begins in its group's bytes.
QS_HOST_DEVICE constexpr std::int64_t firstBitOf(int bits, std::int64_t index, CodeOrder order, int groupSize)
{
    const std::int64_t half = groupSize / 2;
    return order == CodeOrder::Halves ? index % half * 8 + index / half * bits : index * bits;
}
/// Code `index` of a group, whose bytes begin at `codes`: `bits` of them, 1 to 8.
QS_HOST_DEVICE inline std::uint8_t codeAt(const std::uint8_t* codes, int bits, std::int64_t index, CodeOrder order,
                                          int groupSize)
{
    const std::int64_t first = firstBitOf(bits, index, order, groupSize);
    const int shift = static_cast<int>(first % 8);
    unsigned value = static_cast<unsigned>(codes[first / 8]) >> shift;
    if (shift + bits > 8) value |= static_cast<unsigned>(codes[first / 8 + 1]) << (8 - shift);
    return static_cast<std::uint8_t>(value & ((1u << bits) - 1));
}
/// Puts a code there, where all bits are zero.
QS_HOST_DEVICE inline void putCode(std::uint8_t* codes, int bits, std::int64_t index, CodeOrder order, int groupSize,
                                   std::uint8_t code)
{
    const std::int64_t first = firstBitOf(bits, index, order, groupSize);
    const int shift = static_cast<int>(first % 8);
    codes[first / 8] = static_cast<std::uint8_t>(codes[first / 8] | code << shift);
    if (shift + bits > 8) codes[first / 8 + 1] = static_cast<std::uint8_t>(codes[first / 8 + 1] | code >> (8 - shift));
}

/// What the codes of a group are multiplied by, decoded (NVFP4: global × block scale; Q8_0 and Q4_0: out of `codes`).
float packedScaleAt(const QuantScheme& scheme, const PackedLayout& layout, const PackedBytes& bytes, DType input,
                    std::int64_t row, std::int64_t group);
/// Zero point of a group: of INT4 asymmetric as stored, 8 for INT4 symmetric and Q4_0, else 0.
int packedZeroPointAt(const QuantScheme& scheme, const PackedLayout& layout, const PackedBytes& bytes, std::int64_t row,
                      std::int64_t group);
/// Code of element `index` of a group as its bits.
std::uint8_t packedCodeAt(const QuantScheme& scheme, const PackedLayout& layout, const PackedBytes& bytes,
                          std::int64_t row, std::int64_t group, std::int64_t index);
/// The value a code stands for before it is multiplied by the scale: (code − zero point), table value or minifloat.
float packedCodeValue(const QuantScheme& scheme, int zeroPoint, std::uint8_t code);

/// Row `row` of a packed tensor, restored in FP32: values.size() == layout.hidden.
void dequantizePackedRow(const QuantScheme& scheme, const PackedLayout& layout, const PackedBytes& bytes, DType input,
                         std::int64_t row, std::span<float> values);

} // namespace qs
