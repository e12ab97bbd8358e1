// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace qs::cuda {

/// What a code of a matrix stands for before its scale.
enum class Coding : int {
    Same,   ///< an element of the type of activations; no scale
    Int8,   ///< a byte less its zero point
    Nibble, ///< four bits less their zero point, low nibble first
    E4M3,
    E2M1,
    NF4,
    Dot8 ///< INT8 with a sign, multiplied with INT8 activations: exact sums
};
enum class ScaleKind : int { None, F32, F16, BF16, E8M0, E4M3 };

/// A matrix in device memory. Rows start every `pitch` bytes, a multiple of 16, with zeros behind the last code.
struct CodedMatrix
{
    Coding coding = Coding::Same;
    ScaleKind scaleKind = ScaleKind::None;
    std::int64_t n = 0, k = 0, pitch = 0;
    const std::uint8_t* codes = nullptr;
    const void* scales = nullptr;             ///< [n >> rowShift, groups]
    const std::uint8_t* zeroPoints = nullptr; ///< [n, groups], a byte each; null: `zeroPoint` everywhere
    const float* rowFactors = nullptr;        ///< [n], beside the scales (NVFP4's second level); may be null
    int zeroPoint = 0;
    std::uint32_t flip = 0;    ///< Int8: exclusive-ored onto four codes: 0x80808080 where codes have a sign
    int group = 0, groups = 1; ///< elements along k that share a scale: a multiple of 8, or at least k
    int rowShift = 0;          ///< E4M3: so many rows share a scale, as a power of two
};

} // namespace qs::cuda
