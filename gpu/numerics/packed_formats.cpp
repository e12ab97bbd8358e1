// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/packed_formats.h"

#include "gpu/core/float8.h"
#include "gpu/numerics/format_traits.h"
#include "gpu/numerics/minifloat.h"

#include <algorithm>
#include <cfloat>

namespace qs {

namespace {

int scaleSizeOf(const QuantScheme& scheme, DType input)
{
    switch (traitsOf(scheme.format).scale) {
    case ScaleStorage::Input:
        return static_cast<int>(sizeOf(packedScaleType(input)));
    case ScaleStorage::F32:
        return 4;
    case ScaleStorage::E8M0:
    case ScaleStorage::E4M3:
        return 1;
    case ScaleStorage::None:
    case ScaleStorage::InBlock:
        break;
    }
    return 0;
}

/// Whether a scale of the whole tensor stands beside those of the groups.
bool hasGlobalScale(const QuantScheme& scheme)
{
    return traitsOf(scheme.format).scale == ScaleStorage::E4M3 && scheme.dialect != Dialect::SingleLevel;
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
    l.blockHeader = traitsOf(scheme.format).scale == ScaleStorage::InBlock ? 2 : 0;
    l.groupBytes = l.blockHeader + scheme.groupSize * l.codeBits / 8;
    l.scaleSize = scaleSizeOf(scheme, input);
    // Group sizes are even, so only the last code of a row can leave half a byte over.
    l.codeRowBytes = l.blockHeader ? l.groupsPerRow * l.groupBytes : (shape.hidden * l.codeBits + 7) / 8;
    l.zeroPointRowBytes = scheme.zeroPoint == ZeroPointRule::Asym ? (l.groupsPerRow + 1) / 2 : 0;
    l.globalScale = hasGlobalScale(scheme);
    return l;
}

float packedGlobalScale(const QuantScheme& scheme, float tensorAmax)
{
    if (!hasGlobalScale(scheme)) return 1.0f;
    return std::max(std::min(tensorAmax, FLT_MAX) / 2688.0f, kNvfp4GlobalFloor); // 2688 = 448 × 6
}

float packedScaleAt(const QuantScheme& scheme, const PackedLayout& layout, const PackedBytes& bytes, DType input,
                    std::int64_t row, std::int64_t group)
{
    if (layout.blockHeader) return loadFloat(bytes.codes.data() + layout.codeOffset(row, group), DType::F16, 0);
    const std::uint8_t* stored = bytes.scales.data() + layout.scaleOffset(row, group);
    switch (traitsOf(scheme.format).scale) {
    case ScaleStorage::Input:
        return loadFloat(stored, packedScaleType(input), 0);
    case ScaleStorage::F32:
        return loadFloat(stored, DType::F32, 0);
    case ScaleStorage::E4M3:
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
    return traitsOf(scheme.format).zeroCode;
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
    return traitsOf(scheme.format).value(code - zeroPoint);
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
