// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/uniform_quantizer.h"

#include "gpu/numerics/packed_formats.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <limits>
#include <string>

namespace qs {
namespace {

constexpr float kSearchNorm = 2.4f;

struct Range
{
    float min = 0, max = 0;
};

Range rangeOf(std::span<const float> values)
{
    float low = std::numeric_limits<float>::infinity(), high = -low;
    for (const float x : values) { // comparisons with NaN are false
        low = x < low ? x : low;
        high = x > high ? x : high;
    }
    if (low > high) return {};
    return {std::clamp(low, -FLT_MAX, FLT_MAX), std::clamp(high, -FLT_MAX, FLT_MAX)};
}

/// A quotient that vanishes in FP32 is a scale too: one denormal.
float positiveScale(float extent, float levels, DType type)
{
    return extent > 0.0f ? storableScale(std::max(extent / levels, 0x1p-149f), type) : 0.0f;
}

UniformGrid symmetricGrid(const UniformRule& rule, Range range)
{
    const float amax = std::max(std::fabs(range.min), std::fabs(range.max));
    const int half = 1 << (rule.bits - 1);
    const float divisor = rule.dialect == Dialect::CompressedTensors ? static_cast<float>(rule.levels()) / 2
                                                                     : static_cast<float>(half - 1);
    return {positiveScale(amax, divisor, rule.scaleType), half, rule.narrowRange ? 1 : 0, rule.levels()};
}

UniformGrid asymmetricGrid(const UniformRule& rule, Range range)
{
    const bool awq = rule.dialect == Dialect::Awq;
    const float low = awq ? range.min : std::min(range.min, 0.0f), high = awq ? range.max : std::max(range.max, 0.0f);
    const float extent = awq ? std::max(high - low, kAwqRangeFloor) : high - low;
    UniformGrid grid{positiveScale(extent, static_cast<float>(rule.levels()), rule.scaleType), 0, 0, rule.levels()};
    const float zero = grid.scale > 0.0f ? -low / grid.scale : 0.0f;
    grid.zeroPoint = static_cast<int>(std::nearbyint(std::clamp(zero, 0.0f, static_cast<float>(rule.levels()))));
    return grid;
}

double searchError(const UniformGrid& grid, std::span<const float> values)
{
    double sum = 0;
    for (const float x : values)
        if (std::isfinite(x)) sum += std::pow(std::fabs(grid.rounded(x) - x), kSearchNorm);
    return sum;
}

} // namespace

Result<void> checkUniformRule(const UniformRule& rule)
{
    const auto bad = [](Message message) { return Error{ErrorCode::Usage, std::move(message), ""}; };
    if (rule.bits < 2 || rule.bits > 8)
        return bad(Message::tr("Integers must have 2 to 8 bits, not %1.").arg(rule.bits));
    if (!(rule.clip > 0 && rule.clip <= 1)) return bad(Message::tr("The clip factor must be in (0, 1]."));
    if (rule.dialect != Dialect::Standard && rule.dialect != Dialect::CompressedTensors && rule.dialect != Dialect::Awq)
        return bad(Message::tr("Uniform integers support the dialects standard, compressed-tensors and AWQ."));
    if (rule.scaleType != DType::F32 && rule.scaleType != DType::F16 && rule.scaleType != DType::BF16)
        return bad(Message::tr("Scales of uniform integers must be FP32, FP16 or BF16."));
    if (rule.mseSearch && (rule.mseSteps < 1 || rule.mseSteps > 99))
        return bad(Message::tr("The range search must have 1 to 99 steps."));
    return {};
}

float storableScale(float scale, DType type)
{
    if (type == DType::F32 || !(scale > 0.0f)) return std::min(scale, FLT_MAX);
    std::uint8_t bytes[4];
    storeFloat(bytes, type, 0, scale);
    const float stored = loadFloat(bytes, type, 0);
    if (std::isinf(stored)) return type == DType::F16 ? 65504.0f : 0x1.fep127f;
    if (stored == 0.0f) return type == DType::F16 ? 0x1p-24f : 0x1p-133f;
    return stored;
}

UniformGrid uniformGrid(const UniformRule& rule, float min, float max)
{
    const float clip = static_cast<float>(rule.clip);
    const Range range{min * clip, max * clip};
    return rule.symmetric ? symmetricGrid(rule, range) : asymmetricGrid(rule, range);
}

UniformGrid uniformGridOf(const UniformRule& rule, std::span<const float> values)
{
    const Range range = rangeOf(values);
    UniformGrid best = uniformGrid(rule, range.min, range.max);
    if (!rule.mseSearch) return best;
    double least = searchError(best, values);
    for (int i = 1; i < rule.mseSteps; ++i) {
        const float shrink = 1.0f - static_cast<float>(i) / 100.0f;
        const UniformGrid grid = uniformGrid(rule, range.min * shrink, range.max * shrink);
        const double error = searchError(grid, values);
        if (error >= least) continue;
        least = error;
        best = grid;
    }
    return best;
}

UniformCodes emptyUniformCodes(const UniformRule& rule, std::int64_t rows, std::int64_t columns)
{
    UniformCodes out;
    out.rows = rows;
    out.columns = columns;
    out.bits = rule.bits;
    out.symmetric = rule.symmetric;
    out.groupSize = rule.groupSize > 0 ? rule.groupSize : std::max<std::int64_t>(columns, 1);
    out.groupsPerRow = rule.groupSize < 0 ? 0 : (columns + out.groupSize - 1) / out.groupSize;
    const auto groups = static_cast<std::size_t>(rule.groupSize < 0 ? 1 : rows * out.groupsPerRow);
    out.codes.resize(static_cast<std::size_t>(rows * columns));
    out.scales.resize(groups);
    out.zeroPoints.resize(groups);
    return out;
}

UniformGrid gridOf(const UniformRule& rule, const UniformCodes& codes, std::size_t group)
{
    return {codes.scales[group], codes.zeroPoints[group], rule.symmetric && rule.narrowRange ? 1 : 0, rule.levels()};
}

UniformCodes quantizeUniform(const UniformRule& rule, std::span<const float> w, std::int64_t rows, std::int64_t columns)
{
    UniformCodes out = emptyUniformCodes(rule, rows, columns);
    const auto take = [&](std::size_t group, std::size_t first, std::size_t count) {
        const UniformGrid grid = uniformGridOf(rule, w.subspan(first, count));
        out.scales[group] = grid.scale;
        out.zeroPoints[group] = grid.zeroPoint;
        for (std::size_t i = first; i < first + count; ++i)
            out.codes[i] = grid.code(w[i]);
    };
    if (out.groupsPerRow == 0) {
        take(0, 0, w.size());
        return out;
    }
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t column = 0; column < columns; column += out.groupSize)
            take(out.groupAt(row, column), static_cast<std::size_t>(row * columns + column),
                 static_cast<std::size_t>(std::min(out.groupSize, columns - column)));
    return out;
}

std::vector<float> restoreUniform(const UniformCodes& codes)
{
    std::vector<float> out(codes.codes.size());
    for (std::int64_t row = 0; row < codes.rows; ++row)
        for (std::int64_t first = 0; first < codes.columns; first += codes.groupSize) {
            const std::size_t group = codes.groupAt(row, first);
            const float scale = codes.scales[group];
            const std::int32_t zero = codes.zeroPoints[group];
            const auto begin = static_cast<std::size_t>(row * codes.columns + first);
            const auto end = begin + static_cast<std::size_t>(std::min(codes.groupSize, codes.columns - first));
            for (std::size_t i = begin; i < end; ++i)
                out[i] = static_cast<float>(codes.codes[i] - zero) * scale;
        }
    return out;
}

} // namespace qs
