// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/numerics/oracle.h"
#include "gpu/numerics/packed_formats.h"

#include <cstdint>
#include <span>

/// The oracle of the packed formats: the rules of packed_formats.h, one group after the other.
namespace qs {

/// Scale and zero point of one group: as stored, and as the element rule takes them.
struct PackedGroupParams
{
    float divisor = 0.0f;            ///< what x is divided by: INT4 and NVFP4
    float multiplier = 0.0f;         ///< what x is multiplied by: the other formats
    int zeroPoint = 0;               ///< of INT4 asymmetric
    std::uint8_t scaleBytes[4] = {}; ///< as stored: scaleSize bytes, or the 2 bytes in front of a block
    DType type = DType::F32;         ///< that quotients are rounded to
};

/// From the extremes of a group. `signedMax` is the first value of largest magnitude and is looked at by Q4_0 alone;
/// `scaleType` (packedScaleType) by INT4, `globalScale` by NVFP4.
PackedGroupParams packedGroupParams(const QuantScheme& scheme, const Extremes& extremes, float signedMax,
                                    DType scaleType, float globalScale);
/// Code of one element.
std::uint8_t packedElement(const QuantScheme& scheme, const PackedGroupParams& params, float value);

/// One row as stored: codeRowBytes, groupsPerRow × scaleSize and zeroPointRowBytes bytes.
void quantizePackedRow(const QuantScheme& scheme, const PackedLayout& layout, const HostTensor& input, std::int64_t row,
                       float globalScale, std::span<std::uint8_t> codes, std::span<std::uint8_t> scales,
                       std::span<std::uint8_t> zeroPoints);

} // namespace qs
