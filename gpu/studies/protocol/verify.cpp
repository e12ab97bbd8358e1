// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/protocol/verify.h"

#include "gpu/core/parallel.h"
#include "gpu/numerics/input_scan.h"
#include "gpu/numerics/packed_oracle.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace qs {

namespace {

struct Part
{
    PartErrors error;
    std::int64_t rows = 0;
    std::int64_t differ = 0;
};

/// Scales a row of a mode owns, and where they start in the readback.
std::pair<std::size_t, std::size_t> scaleRange(const QuantScheme& scheme, Shape shape, std::int64_t row)
{
    if (scheme.granularity == Granularity::Tensor) return {0, 1};
    const std::int64_t perRow = scaleCount(scheme, Shape{1, shape.hidden});
    return {static_cast<std::size_t>(row * perRow), static_cast<std::size_t>(perRow)};
}

/// What a row was and what became of it, by the parts that share a scale; a row where all do.
void addRow(const QuantScheme& scheme, const HostTensor& input, std::int64_t row, std::span<const float> restored,
            Part& part)
{
    const std::size_t hidden = restored.size();
    std::vector<float> original(hidden);
    loadFloats(input.data, input.dtype, static_cast<std::size_t>(row) * hidden, hidden, original.data());
    const std::size_t step =
        scheme.granularity == Granularity::Group ? static_cast<std::size_t>(scheme.groupSize) : hidden;
    for (std::size_t first = 0; first < hidden; first += step) {
        const std::size_t length = std::min(step, hidden - first);
        part.error.add(std::span(original).subspan(first, length), restored.subspan(first, length));
    }
}

bool sameBits(float a, float b) { return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b); }

void checkCopyRow(const HostTensor& input, const Readback& back, std::int64_t row, Part& part)
{
    const auto bytes = static_cast<std::size_t>(input.shape.hidden) * sizeOf(input.dtype);
    const std::size_t at = static_cast<std::size_t>(row) * bytes;
    const bool same = std::memcmp(static_cast<const char*>(input.data) + at, back.codes.data() + at, bytes) == 0;
    part.differ += same ? 0 : 1;
    const auto hidden = static_cast<std::size_t>(input.shape.hidden);
    std::vector<float> restored(hidden);
    loadFloats(back.codes.data(), input.dtype, static_cast<std::size_t>(row) * hidden, hidden, restored.data());
    addRow({NumberFormat::Copy}, input, row, restored, part);
}

void checkQuantizedRow(const QuantScheme& scheme, const HostTensor& input, const ScaleParams& tensorParams,
                       const Readback& back, std::int64_t row, Part& part)
{
    const auto hidden = static_cast<std::size_t>(input.shape.hidden);
    const auto [firstScale, count] = scaleRange(scheme, input.shape, row);
    std::vector<std::uint8_t> expected(hidden);
    std::vector<float> scales;
    std::vector<std::int32_t> zeroPoints;
    quantizeRow(scheme, input, row, tensorParams, expected, scales, zeroPoints);
    if (scheme.granularity == Granularity::Tensor) {
        scales.push_back(tensorParams.scale);
        if (scheme.hasZeroPoint()) zeroPoints.push_back(tensorParams.zeroPoint);
    }
    const std::uint8_t* codes = back.codes.data() + static_cast<std::size_t>(row) * hidden;
    bool same = std::memcmp(expected.data(), codes, hidden) == 0;
    for (std::size_t i = 0; i < count; ++i) {
        same = same && sameBits(scales[i], back.scales[firstScale + i]);
        if (scheme.hasZeroPoint()) same = same && zeroPoints[i] == back.zeroPoints[firstScale + i];
    }
    part.differ += same ? 0 : 1;
    std::vector<float> restored(hidden);
    for (std::size_t i = 0; i < hidden; ++i) {
        const std::size_t scale =
            firstScale +
            (scheme.granularity == Granularity::Group ? i / static_cast<std::size_t>(scheme.groupSize) : 0);
        const std::int32_t zeroPoint = scheme.hasZeroPoint() ? back.zeroPoints[scale] : 0;
        restored[i] = dequantizeElement(scheme, back.scales[scale], zeroPoint, codes[i]);
    }
    addRow(scheme, input, row, restored, part);
}

bool sameRow(const std::vector<std::uint8_t>& expected, std::span<const std::uint8_t> all, std::int64_t row)
{
    const std::size_t bytes = expected.size();
    return bytes == 0 || std::memcmp(expected.data(), all.data() + static_cast<std::size_t>(row) * bytes, bytes) == 0;
}

void checkPackedRow(const QuantScheme& scheme, const HostTensor& input, float globalScale, const Readback& back,
                    std::int64_t row, Part& part)
{
    const PackedLayout layout = packedLayout(scheme, input.shape, input.dtype);
    std::vector<std::uint8_t> codes(static_cast<std::size_t>(layout.codeRowBytes));
    std::vector<std::uint8_t> scales(static_cast<std::size_t>(layout.groupsPerRow * layout.scaleSize));
    std::vector<std::uint8_t> zeroPoints(static_cast<std::size_t>(layout.zeroPointRowBytes));
    quantizePackedRow(scheme, layout, input, row, globalScale, codes, scales, zeroPoints);
    const bool same = sameRow(codes, back.codes, row) && sameRow(scales, back.scaleBytes, row) &&
                      sameRow(zeroPoints, back.zeroPointBytes, row) &&
                      (!layout.globalScale || sameBits(globalScale, back.globalScale));
    part.differ += same ? 0 : 1;
    std::vector<float> restored(static_cast<std::size_t>(layout.hidden));
    dequantizePackedRow(scheme, layout, {back.codes, back.scaleBytes, back.zeroPointBytes, back.globalScale},
                        input.dtype, row, restored);
    addRow(scheme, input, row, restored, part);
}

/// The device has to have written exactly what the mode's result holds.
bool complete(const QuantScheme& scheme, const HostTensor& input, const Readback& back)
{
    if (scheme.isPacked()) {
        const PackedLayout layout = packedLayout(scheme, input.shape, input.dtype);
        return back.codes.size() == static_cast<std::size_t>(layout.codeBytes()) &&
               back.scaleBytes.size() == static_cast<std::size_t>(layout.scaleBytes()) &&
               back.zeroPointBytes.size() == static_cast<std::size_t>(layout.zeroPointBytes());
    }
    const auto scales = static_cast<std::size_t>(scaleCount(scheme, input.shape));
    return back.codes.size() == codeBytes(scheme, input.shape, input.dtype).value && back.scales.size() == scales &&
           (!scheme.hasZeroPoint() || back.zeroPoints.size() == scales);
}

} // namespace

Verifier::Verifier(const HostTensor& input, const GivenScale& given, std::stop_token stop)
    : m_input(input), m_given(given), m_stop(std::move(stop))
{
    const InputScan scan = scanInput(input, m_stop);
    m_extremes = scan.extremes;
    m_outliers = scan.outliers;
    m_ready = !m_stop.stop_requested();
}

void Verifier::check(const Readback& readback, ModeResult& mode) const
{
    const QuantScheme& scheme = mode.scheme;
    const ScaleParams params = scaleParams(scheme, m_extremes, m_given, m_input.dtype);
    mode.constantInput = !scheme.isCopy() && scheme.granularity == Granularity::Tensor && params.constantInput;
    const std::int64_t tokens = m_input.shape.tokens;
    const std::int64_t rows = std::min(tokens, std::max<std::int64_t>(2, kElements / m_input.shape.hidden));
    if (!complete(scheme, m_input, readback)) {
        mode.verification = {rows, rows};
        return;
    }
    // One sum for each fixed piece, merged in order: figures do not depend on the number of threads.
    const std::int64_t grain = (rows + 255) / 256;
    std::vector<Part> parts(static_cast<std::size_t>((rows + grain - 1) / grain));
    parallelFor(rows, grain, [&](std::int64_t first, std::int64_t last, int) {
        Part& part = parts[static_cast<std::size_t>(first / grain)];
        for (std::int64_t i = first; i < last && !m_stop.stop_requested(); ++i) {
            const std::int64_t row = rows > 1 ? i * (tokens - 1) / (rows - 1) : 0;
            if (scheme.isCopy())
                checkCopyRow(m_input, readback, row, part);
            else if (scheme.isPacked())
                checkPackedRow(scheme, m_input, params.scale, readback, row, part);
            else
                checkQuantizedRow(scheme, m_input, params, readback, row, part);
            ++part.rows;
        }
    });
    Part total;
    for (const Part& part : parts) {
        total.error.merge(part.error);
        total.rows += part.rows;
        total.differ += part.differ;
    }
    mode.verification = {total.rows, total.differ};
    if (total.rows == 0) return;
    mode.error = total.error.metrics();
    mode.lost = total.error.lost();
}

} // namespace qs
