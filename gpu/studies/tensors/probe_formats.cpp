// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/tensors/probe_formats.h"

#include "gpu/core/parallel.h"
#include "gpu/numerics/packed_oracle.h"
#include "gpu/numerics/uniform_quantizer.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace qs {
namespace {

/// Values that a scale belongs to, as [first, first + count) of the matrix.
struct Groups
{
    std::int64_t rows, columns, size, perRow;

    Groups(std::int64_t rows_, std::int64_t columns_, int groupSize) : rows(rows_), columns(columns_)
    {
        const bool whole = groupSize == TensorProbeRequest::kPerTensor;
        if (whole) rows = 1, columns = rows_ * columns_;
        size = groupSize > 0 ? std::min<std::int64_t>(groupSize, columns) : columns;
        perRow = (columns + size - 1) / size;
    }
    std::int64_t count() const { return rows * perRow; }
    std::int64_t first(std::int64_t group) const { return (group / perRow) * columns + (group % perRow) * size; }
    std::int64_t length(std::int64_t group) const { return std::min(size, columns - (group % perRow) * size); }
};

float largest(std::span<const float> values)
{
    float amax = 0;
    for (const float value : values)
        amax = std::max(amax, std::fabs(value));
    return amax;
}

/// The upper median: a value that occurs, as a scale has to (those of MX are powers of two, zero points are whole).
float middleOf(std::vector<float> values)
{
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

void sortUnique(std::vector<float>& values)
{
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
}

/// The restored values group by group, side by side: `restore` writes those of a group and returns its scale.
ProbedValues byGroups(std::span<const float> values, const Groups& groups,
                      const std::function<float(std::span<const float>, std::span<float>)>& restore,
                      std::span<const float> codeValues, double bits, float* medianScale = nullptr)
{
    ProbedValues out;
    out.restored.resize(values.size());
    std::vector<float> scales(static_cast<std::size_t>(groups.count()));
    const std::int64_t grain = std::max<std::int64_t>(1, 16'384 / std::max<std::int64_t>(groups.size, 1));
    parallelFor(groups.count(), grain, [&](std::int64_t from, std::int64_t to, int) {
        for (std::int64_t group = from; group < to; ++group) {
            const auto first = static_cast<std::size_t>(groups.first(group)),
                       count = static_cast<std::size_t>(groups.length(group));
            scales[static_cast<std::size_t>(group)] =
                restore(values.subspan(first, count), std::span(out.restored).subspan(first, count));
        }
    });
    const float scale = middleOf(std::move(scales));
    if (medianScale) *medianScale = scale;
    for (const float value : codeValues)
        out.representable.push_back(value * scale);
    sortUnique(out.representable);
    out.bitsPerElement = bits + 32.0 * static_cast<double>(groups.count()) / static_cast<double>(values.size());
    return out;
}

std::vector<float> finiteCodes(const ElementCodec& codec)
{
    std::vector<float> values;
    for (int code = 0; code < 1 << codec.bits; ++code)
        if (const float value = elementValue(codec, code); std::isfinite(value)) values.push_back(value);
    sortUnique(values);
    return values;
}

/// Floats and tables of values, with a scale that maps a group's largest magnitude to the largest code.
ProbedValues scaledCodes(std::span<const float> values, const Groups& groups, const TensorProbeRequest& request)
{
    const ElementCodec& codec = descriptorOf(request.format).element;
    const float clip = static_cast<float>(request.clip);
    const auto restore = [&](std::span<const float> from, std::span<float> to) {
        const float scale = clip * largest(from) / codec.max, multiplier = scale > 0 ? 1 / scale : 0;
        for (std::size_t i = 0; i < from.size(); ++i) {
            const float x = codec.isFloat() && scale > 0 ? from[i] / scale : from[i] * multiplier; // as their rules do
            to[i] = scale * elementValue(codec, elementCode(codec, x));
        }
        return scale;
    };
    return byGroups(values, groups, restore, finiteCodes(codec), codec.bits);
}

ProbedValues integers(std::span<const float> values, const Groups& groups, const TensorProbeRequest& request)
{
    UniformRule rule;
    rule.bits = request.bits;
    rule.symmetric = request.symmetric;
    rule.clip = request.clip;
    rule.scaleType = request.groupSize > 0 ? DType::F16 : DType::F32;
    std::vector<std::int32_t> zeroPoints(static_cast<std::size_t>(groups.count()));
    const float* begin = values.data();
    const auto restore = [&](std::span<const float> from, std::span<float> to) {
        const UniformGrid grid = uniformGridOf(rule, from);
        for (std::size_t i = 0; i < from.size(); ++i)
            to[i] = grid.rounded(from[i]);
        const std::int64_t at = from.data() - begin;
        zeroPoints[static_cast<std::size_t>((at / groups.columns) * groups.perRow +
                                            (at % groups.columns) / groups.size)] = grid.zeroPoint;
        return grid.scale;
    };
    float scale = 0;
    ProbedValues out = byGroups(values, groups, restore, {}, 0, &scale);
    const float zero = middleOf(std::vector<float>(zeroPoints.begin(), zeroPoints.end()));
    for (int code = 0; code < (1 << request.bits); ++code)
        out.representable.push_back((static_cast<float>(code) - zero) * scale);
    sortUnique(out.representable);
    const double aside = (rule.scaleType == DType::F16 ? 16.0 : 32.0) + (request.symmetric ? 0 : request.bits);
    out.bitsPerElement =
        request.bits + aside * static_cast<double>(groups.count()) / static_cast<double>(values.size());
    return out;
}

/// In the blocks of the format, by the oracle.
ProbedValues inBlocks(std::span<const float> values, std::int64_t rows, std::int64_t columns, NumberFormat format)
{
    const QuantScheme scheme = groupScheme(format);
    const Shape shape{rows, columns};
    const PackedLayout layout = packedLayout(scheme, shape, DType::F32);
    const float global = packedGlobalScale(scheme, largest(values));
    std::vector<std::uint8_t> codes(static_cast<std::size_t>(layout.codeBytes())),
        scaleBytes(static_cast<std::size_t>(layout.scaleBytes()));
    ProbedValues out;
    out.restored.resize(values.size());
    std::vector<float> scales(static_cast<std::size_t>(layout.groups()));
    const HostTensor input{DType::F32, shape, values.data()};
    parallelFor(rows, std::max<std::int64_t>(1, 16'384 / columns), [&](std::int64_t from, std::int64_t to, int) {
        for (std::int64_t row = from; row < to; ++row) {
            const auto codeRow = static_cast<std::size_t>(layout.codeRowBytes),
                       scaleRow = static_cast<std::size_t>(layout.groupsPerRow * layout.scaleSize);
            const auto r = static_cast<std::size_t>(row);
            quantizePackedRow(scheme, layout, input, row, global, std::span(codes).subspan(r * codeRow, codeRow),
                              std::span(scaleBytes).subspan(r * scaleRow, scaleRow), {});
            const PackedBytes bytes{codes, scaleBytes, {}, global};
            dequantizePackedRow(scheme, layout, bytes, DType::F32, row,
                                std::span(out.restored)
                                    .subspan(r * static_cast<std::size_t>(columns), static_cast<std::size_t>(columns)));
            for (std::int64_t group = 0; group < layout.groupsPerRow; ++group)
                scales[static_cast<std::size_t>(row * layout.groupsPerRow + group)] =
                    packedScaleAt(scheme, layout, bytes, DType::F32, row, group);
        }
    });
    const float scale = middleOf(std::move(scales));
    for (const float value : finiteCodes(descriptorOf(format).element))
        out.representable.push_back(value * scale);
    sortUnique(out.representable);
    out.bitsPerElement = 8.0 * static_cast<double>(layout.totalBytes()) / static_cast<double>(values.size());
    return out;
}

} // namespace

ProbedValues probedValues(std::span<const float> values, std::int64_t rows, std::int64_t columns,
                          const TensorProbeRequest& request)
{
    const Groups groups(rows, columns, request.groupSize);
    if (descriptorOf(request.format).ownGroup() != 0) return inBlocks(values, rows, columns, request.format);
    return request.format == NumberFormat::Int8 ? integers(values, groups, request)
                                                : scaledCodes(values, groups, request);
}

} // namespace qs
