// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/packed_formats.h"

#include "gpu/core/float8.h"
#include "gpu/numerics/minifloat.h"

#include <algorithm>
#include <cfloat>

namespace qs {

namespace {

bool isBlockFormat(NumberFormat format) { return format == NumberFormat::Q8_0 || format == NumberFormat::Q4_0; }

int scaleSizeOf(const QuantScheme& scheme, DType input)
{
    switch (scheme.format) {
    case NumberFormat::Int4:
        return static_cast<int>(sizeOf(packedScaleType(input)));
    case NumberFormat::NF4:
        return 4;
    case NumberFormat::Q8_0:
    case NumberFormat::Q4_0:
        return 0;
    default:
        return 1;
    }
}

} // namespace

DType packedScaleType(DType input) { return input == DType::F16 || input == DType::BF16 ? input : DType::F32; }

PackedLayout packedLayout(const QuantScheme& scheme, Shape shape, DType input)
{
    PackedLayout l;
    l.tokens = shape.tokens;
    l.hidden = shape.hidden;
    l.groupSize = scheme.groupSize;
    l.codeBits = scheme.codeBits();
    l.groupsPerRow = (shape.hidden + scheme.groupSize - 1) / scheme.groupSize;
    l.blockHeader = isBlockFormat(scheme.format) ? 2 : 0;
    l.groupBytes = l.blockHeader + scheme.groupSize * l.codeBits / 8;
    l.scaleSize = scaleSizeOf(scheme, input);
    // Group sizes are even, so only the last code of a row can leave half a byte over.
    l.codeRowBytes = l.blockHeader ? l.groupsPerRow * l.groupBytes : (shape.hidden * l.codeBits + 7) / 8;
    l.zeroPointRowBytes = scheme.zeroPoint == ZeroPointRule::Asym ? (l.groupsPerRow + 1) / 2 : 0;
    l.globalScale = scheme.format == NumberFormat::NVFP4 && scheme.dialect != Dialect::SingleLevel;
    return l;
}

float packedGlobalScale(const QuantScheme& scheme, float tensorAmax)
{
    if (scheme.format != NumberFormat::NVFP4 || scheme.dialect == Dialect::SingleLevel) return 1.0f;
    return std::max(std::min(tensorAmax, FLT_MAX) / 2688.0f, kNvfp4GlobalFloor); // 2688 = 448 × 6
}

float packedScaleAt(const QuantScheme& scheme, const PackedLayout& layout, const PackedBytes& bytes, DType input,
                    std::int64_t row, std::int64_t group)
{
    if (layout.blockHeader) return loadFloat(bytes.codes.data() + layout.codeOffset(row, group), DType::F16, 0);
    const std::uint8_t* stored = bytes.scales.data() + layout.scaleOffset(row, group);
    switch (scheme.format) {
    case NumberFormat::Int4:
        return loadFloat(stored, packedScaleType(input), 0);
    case NumberFormat::NF4:
        return loadFloat(stored, DType::F32, 0);
    case NumberFormat::NVFP4:
        return (layout.globalScale ? bytes.globalScale : 1.0f) * decodeE4M3(*stored);
    default:
        return decodeE8M0(*stored);
    }
}

int packedZeroPointAt(const QuantScheme& scheme, const PackedLayout& layout, const PackedBytes& bytes, std::int64_t row,
                      std::int64_t group)
{
    if (scheme.zeroPoint == ZeroPointRule::Asym) {
        const int both = bytes.zeroPoints[static_cast<std::size_t>(layout.zeroPointOffset(row, group))];
        return group % 2 ? both >> 4 : both & 15;
    }
    return scheme.format == NumberFormat::Int4 || scheme.format == NumberFormat::Q4_0 ? 8 : 0;
}

std::uint8_t packedCodeAt(const QuantScheme& scheme, const PackedLayout& layout, const PackedBytes& bytes,
                          std::int64_t row, std::int64_t group, std::int64_t index)
{
    const std::uint8_t* codes = bytes.codes.data() + layout.codeOffset(row, group) + layout.blockHeader;
    if (layout.codeBits == 8) return codes[index];
    // Q4_0 keeps the two halves of a block in the two halves of its bytes; the others keep neighbours together.
    const bool halves = scheme.format == NumberFormat::Q4_0;
    const std::uint8_t both = codes[halves ? index % 16 : index / 2];
    return (halves ? index / 16 : index % 2) ? static_cast<std::uint8_t>(both >> 4)
                                             : static_cast<std::uint8_t>(both & 15);
}

float packedCodeValue(const QuantScheme& scheme, int zeroPoint, std::uint8_t code)
{
    switch (scheme.format) {
    case NumberFormat::NF4:
        return kNF4Values[code & 15];
    case NumberFormat::MXFP8:
        return decodeE4M3(code);
    case NumberFormat::MXFP4:
    case NumberFormat::NVFP4:
        return decodeE2M1(code);
    case NumberFormat::Q8_0:
        return static_cast<float>(static_cast<std::int8_t>(code));
    default:
        return static_cast<float>(code - zeroPoint);
    }
}

void dequantizePackedRow(const QuantScheme& scheme, const PackedLayout& layout, const PackedBytes& bytes, DType input,
                         std::int64_t row, std::span<float> values)
{
    for (std::int64_t group = 0; group < layout.groupsPerRow; ++group) {
        const float scale = packedScaleAt(scheme, layout, bytes, input, row, group);
        const int zeroPoint = packedZeroPointAt(scheme, layout, bytes, row, group);
        for (std::int64_t i = 0; i < layout.groupLength(group); ++i)
            values[static_cast<std::size_t>(group * layout.groupSize + i)] =
                packedCodeValue(scheme, zeroPoint, packedCodeAt(scheme, layout, bytes, row, group, i)) * scale;
    }
}

} // namespace qs
