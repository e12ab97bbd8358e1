// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/packed_formats.h"

#include "gpu/core/float8.h"
#include "gpu/numerics/minifloat.h"

namespace qs {

float packedScaleAt(const QuantScheme& scheme, const PackedLayout& layout, const PackedBytes& bytes, DType input,
                    std::int64_t row, std::int64_t group)
{
    if (layout.blockHeader) return loadFloat(bytes.codes.data() + layout.codeOffset(row, group), DType::F16, 0);
    const std::uint8_t* stored = bytes.scales.data() + layout.scaleOffset(row, group);
    switch (descriptorOf(scheme.format).scale()) {
    case ScaleCodec::Input:
        return loadFloat(stored, packedScaleType(input), 0);
    case ScaleCodec::F32:
        return loadFloat(stored, DType::F32, 0);
    case ScaleCodec::E4M3:
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
    return descriptorOf(scheme.format).element.zeroCode;
}

std::uint8_t packedCodeAt(const QuantScheme& scheme, const PackedLayout& layout, const PackedBytes& bytes,
                          std::int64_t row, std::int64_t group, std::int64_t index)
{
    const std::uint8_t* codes = bytes.codes.data() + layout.codeOffset(row, group) + layout.blockHeader;
    return codeAt(codes, layout.codeBits, index, descriptorOf(scheme.format).order, layout.groupSize);
}

float packedCodeValue(const QuantScheme& scheme, int zeroPoint, std::uint8_t code)
{
    return elementValue(descriptorOf(scheme.format).element, code - zeroPoint);
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
