// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/oracle.h"

#include "gpu/core/float8.h"
#include "gpu/core/parallel.h"
#include "gpu/numerics/packed_oracle.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace qs {

namespace {

/// Float to int32: nearest even, saturating, NaN gives 0 (what cvt.rni.s32.f32 does).
std::int32_t toInt32(float value)
{
    if (std::isnan(value)) return 0;
    const float rounded = std::nearbyint(value);
    if (rounded >= 2147483648.0f) return std::numeric_limits<std::int32_t>::max();
    if (rounded < -2147483648.0f) return std::numeric_limits<std::int32_t>::min();
    return static_cast<std::int32_t>(rounded);
}

std::int8_t saturate8(std::int64_t value)
{
    return static_cast<std::int8_t>(std::clamp<std::int64_t>(value, -128, 127));
}

std::uint8_t int8Code(std::int64_t value) { return static_cast<std::uint8_t>(saturate8(value)); }

/// min(max) clamping in the order that the mode's reference uses, which decides what NaN becomes.
float clampForFloat8(const QuantScheme& scheme, float value)
{
    const float limit = scheme.codeMax();
    if (std::isnan(value)) return scheme.granularity == Granularity::Group ? -limit : limit;
    return std::clamp(value, -limit, limit);
}

std::uint8_t float8Code(const QuantScheme& scheme, float value)
{
    const float clamped = clampForFloat8(scheme, value);
    return scheme.format == NumberFormat::E4M3 ? encodeE4M3(clamped) : encodeE5M2(clamped);
}

ScaleParams azpParams(const Extremes& e)
{
    if (e.constant()) return {0.0f, 0.0f, 0, true};
    const float scale = (e.max - e.min) / 255.0f;
    return {scale, 1.0f / scale, toInt32(-128.0f - e.min / scale), false};
}

ScaleParams givenParams(const QuantScheme& scheme, const GivenScale& given)
{
    const float scale = *given.scale;
    return {scale, 1.0f / scale, scheme.hasZeroPoint() ? given.zeroPoint.value_or(0) : 0, false};
}

ScaleParams float8Params(const QuantScheme& scheme, const Extremes& e)
{
    switch (scheme.granularity) {
    case Granularity::Tensor: {
        const float scale = e.amax / scheme.codeMax();
        return {scale, e.amax == 0.0f ? 0.0f : 1.0f / scale, 0, e.amax == 0.0f};
    }
    case Granularity::Token:
        return {std::max(e.amax / kE4M3Max, kTokenScaleFloor), 0.0f, 0, e.amax == 0.0f};
    default:
        return {std::max(e.amax, kGroupAmaxFloor) / kE4M3Max, 0.0f, 0, e.amax == 0.0f};
    }
}

} // namespace

void Extremes::add(float value)
{
    if (std::isnan(value)) return;
    amax = std::max(amax, std::fabs(value));
    min = any ? std::min(min, value) : value;
    max = any ? std::max(max, value) : value;
    any = true;
}

void Extremes::merge(const Extremes& other)
{
    if (!other.any) return;
    add(other.min);
    add(other.max);
    amax = std::max(amax, other.amax);
}

ScaleParams scaleParams(const QuantScheme& scheme, const Extremes& e, const GivenScale& given, DType input)
{
    if (scheme.isCopy()) return {};
    if (scheme.isPacked()) return {packedGlobalScale(scheme, e.amax), 0.0f, 0, false};
    if (scheme.isStatic() && given.scale) return givenParams(scheme, given);
    if (scheme.zeroPoint == ZeroPointRule::Azp) return azpParams(e);
    if (scheme.isFloat8()) return float8Params(scheme, e);
    if (scheme.dialect == Dialect::CompressedTensors) {
        const float scale = roundedTo(input, e.amax / 127.5f);
        return {scale == 0.0f ? epsilonOf(input) : scale, 0.0f, 0, false, input};
    }
    const float scale = e.amax / 127.0f;
    if (scheme.zeroPoint == ZeroPointRule::Affine)
        return {scale, e.amax == 0.0f ? 0.0f : 1.0f / scale, given.zeroPoint.value_or(0), e.amax == 0.0f};
    return {scale, e.amax == 0.0f ? 0.0f : 127.0f / e.amax, 0, e.amax == 0.0f};
}

std::uint8_t quantizeElement(const QuantScheme& scheme, const ScaleParams& p, float x)
{
    if (scheme.isFloat8())
        return float8Code(scheme, scheme.granularity == Granularity::Tensor ? x * p.multiplier : x / p.scale);
    switch (scheme.zeroPoint) {
    case ZeroPointRule::Azp:
        return int8Code(std::int64_t{toInt32(x * p.multiplier)} + p.zeroPoint);
    case ZeroPointRule::Affine:
        return int8Code(toInt32(std::fma(x, p.multiplier, static_cast<float>(p.zeroPoint))));
    default:
        break;
    }
    // A zero scale means an all-zero (or vanishing) tensor: 0/0 is NaN and gives code 0 by the conversion's rule.
    const bool divides = scheme.isStatic() || scheme.dialect == Dialect::CompressedTensors;
    return int8Code(toInt32(divides ? roundedTo(p.type, x / p.scale) : x * p.multiplier));
}

float dequantizeElement(const QuantScheme& scheme, float scale, std::int32_t zeroPoint, std::uint8_t code)
{
    switch (scheme.format) {
    case NumberFormat::E4M3:
        return decodeE4M3(code) * scale;
    case NumberFormat::E5M2:
        return decodeE5M2(code) * scale;
    default:
        return static_cast<float>(std::int64_t{static_cast<std::int8_t>(code)} - zeroPoint) * scale;
    }
}

Extremes extremesOf(const HostTensor& input, std::int64_t first, std::int64_t last)
{
    Extremes e;
    for (std::int64_t i = first; i < last; ++i)
        e.add(input.at(i));
    return e;
}

void quantizeRow(const QuantScheme& scheme, const HostTensor& input, std::int64_t row, const ScaleParams& tensorParams,
                 std::span<std::uint8_t> codes, std::vector<float>& scales, std::vector<std::int32_t>& zeroPoints)
{
    const std::int64_t hidden = input.shape.hidden;
    const std::int64_t start = row * hidden;
    const std::int64_t step = scheme.granularity == Granularity::Group ? scheme.groupSize : hidden;
    for (std::int64_t first = 0; first < hidden; first += step) {
        const std::int64_t last = std::min(first + step, hidden);
        ScaleParams params = tensorParams;
        if (scheme.granularity != Granularity::Tensor) {
            params = scaleParams(scheme, extremesOf(input, start + first, start + last), {}, input.dtype);
            scales.push_back(params.scale);
            if (scheme.hasZeroPoint()) zeroPoints.push_back(params.zeroPoint);
        }
        for (std::int64_t i = first; i < last; ++i)
            codes[static_cast<std::size_t>(i)] = quantizeElement(scheme, params, input.at(start + i));
    }
}

namespace {
constexpr std::int64_t kRowsAtOnce = 16;

/// The scales and zero points as numbers, beside the bytes.
void decodeScales(const QuantScheme& scheme, const PackedLayout& layout, DType type, Quantized& q)
{
    const PackedBytes bytes{q.codes, q.scaleBytes, q.zeroPointBytes, q.globalScale};
    for (std::int64_t row = 0; row < layout.tokens; ++row)
        for (std::int64_t group = 0; group < layout.groupsPerRow; ++group) {
            q.scales.push_back(packedScaleAt(scheme, layout, bytes, type, row, group));
            if (scheme.hasZeroPoint()) q.zeroPoints.push_back(packedZeroPointAt(scheme, layout, bytes, row, group));
        }
}

Quantized quantizePacked(const QuantScheme& scheme, const HostTensor& input)
{
    const PackedLayout layout = packedLayout(scheme, input.shape, input.dtype);
    Quantized q;
    q.codes.resize(static_cast<std::size_t>(layout.codeBytes()));
    q.scaleBytes.resize(static_cast<std::size_t>(layout.scaleBytes()));
    q.zeroPointBytes.resize(static_cast<std::size_t>(layout.zeroPointBytes()));
    if (layout.globalScale)
        q.globalScale = packedGlobalScale(scheme, extremesOf(input, 0, input.shape.elements()).amax);
    const auto part = [](std::vector<std::uint8_t>& all, std::int64_t row, std::int64_t bytes) {
        return std::span(all).subspan(static_cast<std::size_t>(row * bytes), static_cast<std::size_t>(bytes));
    };
    parallelFor(layout.tokens, kRowsAtOnce, [&](std::int64_t first, std::int64_t last, int) {
        for (std::int64_t row = first; row < last; ++row)
            quantizePackedRow(scheme, layout, input, row, q.globalScale, part(q.codes, row, layout.codeRowBytes),
                              part(q.scaleBytes, row, layout.groupsPerRow * layout.scaleSize),
                              part(q.zeroPointBytes, row, layout.zeroPointRowBytes));
    });
    decodeScales(scheme, layout, input.dtype, q);
    return q;
}

/// A row restored in FP32; the codes of baseline-copy are its values already.
void restoreRow(const QuantScheme& scheme, const Quantized& q, Shape shape, DType type, std::int64_t row,
                std::span<float> values)
{
    const std::int64_t step = scheme.granularity == Granularity::Group ? scheme.groupSize : shape.hidden;
    const std::int64_t perRow = scheme.granularity == Granularity::Tensor ? 0 : (shape.hidden + step - 1) / step;
    for (std::int64_t i = 0; i < shape.hidden; ++i) {
        const auto at = static_cast<std::size_t>(row * shape.hidden + i);
        const auto scale = static_cast<std::size_t>(row * perRow + i / step);
        values[static_cast<std::size_t>(i)] =
            scheme.isCopy() ? loadFloat(q.codes.data(), type, at)
                            : dequantizeElement(scheme, q.scales[scale],
                                                scheme.hasZeroPoint() ? q.zeroPoints[scale] : 0, q.codes[at]);
    }
}
} // namespace

std::vector<float> dequantizeOracle(const QuantScheme& scheme, const Quantized& q, Shape shape, DType type)
{
    std::vector<float> values(static_cast<std::size_t>(shape.elements()));
    const PackedLayout layout = scheme.isPacked() ? packedLayout(scheme, shape, type) : PackedLayout{};
    const PackedBytes bytes{q.codes, q.scaleBytes, q.zeroPointBytes, q.globalScale};
    const auto hidden = static_cast<std::size_t>(shape.hidden);
    parallelFor(shape.tokens, kRowsAtOnce, [&](std::int64_t first, std::int64_t last, int) {
        for (std::int64_t row = first; row < last; ++row) {
            const auto out = std::span(values).subspan(static_cast<std::size_t>(row) * hidden, hidden);
            if (scheme.isPacked())
                dequantizePackedRow(scheme, layout, bytes, type, row, out);
            else
                restoreRow(scheme, q, shape, type, row, out);
            for (float& value : out)
                value = roundedTo(type, value);
        }
    });
    return values;
}

Quantized quantizeOracle(const QuantScheme& scheme, const HostTensor& input, const GivenScale& given)
{
    if (scheme.isPacked()) return quantizePacked(scheme, input);
    Quantized out;
    const std::int64_t elements = input.shape.elements();
    out.codes.resize(codeBytes(scheme, input.shape, input.dtype).value);
    if (scheme.isCopy()) {
        std::memcpy(out.codes.data(), input.data, out.codes.size());
        return out;
    }
    ScaleParams params;
    if (scheme.granularity == Granularity::Tensor) {
        params = scaleParams(scheme, extremesOf(input, 0, elements), given, input.dtype);
        out.scales.push_back(params.scale);
        if (scheme.hasZeroPoint()) out.zeroPoints.push_back(params.zeroPoint);
        out.constantInput = params.constantInput;
    }
    const auto hidden = static_cast<std::size_t>(input.shape.hidden);
    for (std::int64_t row = 0; row < input.shape.tokens; ++row)
        quantizeRow(scheme, input, row, params,
                    std::span(out.codes).subspan(static_cast<std::size_t>(row) * hidden, hidden), out.scales,
                    out.zeroPoints);
    return out;
}

} // namespace qs
