// SPDX-License-Identifier: GPL-3.0-or-later
// Without any other header: sources that are compiled for several instruction sets read it.
#pragma once

#include <cstdint>

namespace qs {

/// Up to E5M2 one code a byte; from Int4 on packed (see numerics/packed_formats.h), with a scale for each group.
enum class NumberFormat : std::uint8_t { Copy, Int8, E4M3, E5M2, Int4, NF4, MXFP8, MXFP4, NVFP4, Q8_0, Q4_0 };

/// The kernels of the packed formats. Int4CompressedTensors and Int4Awq round scale and quotient to the input's type;
/// GgmlNvfp4 is NVFP4 without a global scale.
enum class PackedKind : std::uint8_t {
    Int4,
    Int4Asym,
    Int4CompressedTensors,
    Int4Awq,
    NF4,
    MXFP8,
    MXFP4,
    NVFP4,
    GgmlNvfp4,
    Q8_0,
    Q4_0
};
inline constexpr int kPackedKinds = static_cast<int>(PackedKind::Q4_0) + 1;

} // namespace qs
