// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"
#include "gpu/core/error.h"
#include "gpu/numerics/quant_scheme.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// Uniform integer quantization of any width from 2 to 8 bits, for studies and calibration: x̂ = (code − zero
/// point)·scale. With the same rule the 4-bit codes, scales and zero points are those of packed_formats.h.
namespace qs {

/// How a weight matrix becomes integers of `bits`.
///   Symmetric: Standard s = amax/(2^(b−1)−1), CompressedTensors s = amax/(2^b−1)·2; codes from −2^(b−1) to 2^(b−1)−1.
///   Asymmetric: s = (max − min)/(2^b−1), z = rne(−min/s) cut to the codes; zero is forced into [min, max] but in the
///   Awq dialect.
struct UniformRule
{
    int bits = 4; ///< 2 to 8
    bool symmetric = true;
    Dialect dialect = Dialect::Standard; ///< Standard, CompressedTensors or Awq
    int groupSize = 0;      ///< elements of a row that share a scale; 0: the whole row, below 0: the whole tensor
    double clip = 1.0;      ///< the extremes are multiplied by it; in (0, 1]
    bool mseSearch = false; ///< of the shrunk extremes 1 − i/100, i < mseSteps, those with the least Σ|x̂ − x|^2.4
    int mseSteps = 20;      ///< 20 in llm-compressor, 80 in GPTQ; all are tried
    bool narrowRange = false;     ///< symmetric without the code −2^(b−1)
    DType scaleType = DType::F32; ///< what scales are rounded to: F32, F16 or BF16

    int levels() const { return (1 << bits) - 1; }
    bool operator==(const UniformRule&) const = default;
};
/// Says what is wrong with a rule (width, clip, dialect, scale type).
Result<void> checkUniformRule(const UniformRule& rule);

/// The grid of one group. Codes are stored without a sign: symmetric ones have the zero point 2^(b−1).
struct UniformGrid
{
    float scale = 0;
    int zeroPoint = 0;
    int lowest = 0, highest = 0; ///< smallest and largest stored code

    /// rne(x/scale) + zeroPoint cut to [lowest, highest]; NaN and 0/0 give the zero point.
    std::uint8_t code(float value) const
    {
        constexpr float kRounder = 0x1.8p23f; // adding and taking it off rounds |x| < 2^22 to the nearest even integer
        const float low = static_cast<float>(lowest - zeroPoint), high = static_cast<float>(highest - zeroPoint);
        float q = value / scale;
        q = q == q ? q : 0.0f;
        q = q < low ? low : q > high ? high : q;
        return static_cast<std::uint8_t>(static_cast<int>((q + kRounder) - kRounder) + zeroPoint);
    }
    float value(std::uint8_t stored) const { return static_cast<float>(stored - zeroPoint) * scale; }
    /// What `value` becomes.
    float rounded(float value_) const { return value(code(value_)); }
};
/// Grid for a group with these extremes (numbers; rule.clip is applied, no search).
UniformGrid uniformGrid(const UniformRule& rule, float min, float max);
/// Grid for these values, with the search where the rule asks for it. NaN is ignored, infinities count as ±FLT_MAX.
UniformGrid uniformGridOf(const UniformRule& rule, std::span<const float> values);
/// `scale` in `type` (F32, F16, BF16): a positive scale stays positive and finite.
float storableScale(float scale, DType type);

/// A quantized matrix [rows, columns], row-major.
struct UniformCodes
{
    std::int64_t rows = 0, columns = 0;
    std::int64_t groupsPerRow = 0; ///< 0: one grid for the whole tensor
    std::int64_t groupSize = 0;    ///< columns of a group; the last of a row may be shorter
    int bits = 4;
    bool symmetric = true;
    std::vector<std::uint8_t> codes;      ///< rows × columns; 0 to 2^bits − 1
    std::vector<float> scales;            ///< rows × groupsPerRow, or one
    std::vector<std::int32_t> zeroPoints; ///< as many; of symmetric rules 2^(bits−1)

    std::size_t groupAt(std::int64_t row, std::int64_t column) const
    {
        return groupsPerRow == 0 ? 0 : static_cast<std::size_t>(row * groupsPerRow + column / groupSize);
    }
    float at(std::int64_t row, std::int64_t column) const
    {
        const std::size_t group = groupAt(row, column);
        return static_cast<float>(codes[static_cast<std::size_t>(row * columns + column)] - zeroPoints[group]) *
               scales[group];
    }
};

/// Codes without values: sizes of a matrix under `rule`, everything 0.
UniformCodes emptyUniformCodes(const UniformRule& rule, std::int64_t rows, std::int64_t columns);
/// Grid of group `group`.
UniformGrid gridOf(const UniformRule& rule, const UniformCodes& codes, std::size_t group);
/// Round to nearest of w [rows, columns]. The rule has to be valid (checkUniformRule) and w.size() == rows × columns.
UniformCodes quantizeUniform(const UniformRule& rule, std::span<const float> w, std::int64_t rows,
                             std::int64_t columns);
/// The matrix that the codes stand for.
std::vector<float> restoreUniform(const UniformCodes& codes);

} // namespace qs
