// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/matrix.h"

#include "gpu/core/float8.h"
#include "gpu/core/parallel.h"
#include "gpu/cpu/decoder/grid_error.h"
#include "gpu/numerics/packed_formats.h"
#include "gpu/numerics/packed_oracle.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <cstring>
#include <mutex>
#include <numeric>
#include <utility>

namespace qs {

namespace {

constexpr std::int64_t kRowsAtOnce = 16;

/// body(first, count, values) for blocks of rows, on all cores. How many of the values are not finite.
std::int64_t
overRows(const LlmRows& weights,
         const std::function<void(std::int64_t first, std::int64_t count, const std::vector<float>& values)>& body,
         std::int64_t rowsAtOnce = kRowsAtOnce)
{
    std::atomic<std::int64_t> notFinite = 0;
    parallelFor(weights.out, rowsAtOnce, [&](std::int64_t first, std::int64_t last, int) {
        thread_local std::vector<float>
            values; // getting it from the system for each block takes longer than filling it
        values.resize(static_cast<std::size_t>((last - first) * weights.in));
        weights.rows(first, last - first, values.data());
        std::int32_t strange = 0;
        for (const float v : values)
            strange += (std::bit_cast<std::uint32_t>(v) & 0x7f800000u) == 0x7f800000u ? 1 : 0;
        notFinite += strange;
        body(first, last - first, values);
    });
    return notFinite;
}

/// With the memory of `spare`, whose pages the system has given already: for a large model that is a third of the time
/// that loading takes.
LlmMatrix emptyMatrix(std::int64_t out, std::int64_t in, WeightForm form, DType type, LlmMatrix spare = {})
{
    LlmMatrix m;
    for (const auto bytes : {&LlmMatrix::codes, &LlmMatrix::scales, &LlmMatrix::zeroPoints}) {
        m.*bytes = std::move(spare.*bytes);
        (m.*bytes).clear();
    }
    m.form.out = out;
    m.form.in = in;
    m.form.form = form;
    m.form.dtype = type;
    return m;
}

void setUniform(LlmMatrix& m, int bits, bool symmetric, std::int64_t groupSize)
{
    m.form.bits = bits;
    m.form.symmetric = symmetric;
    m.form.groupSize = groupSize;
    const std::int64_t out = m.form.out, in = m.form.in, groups = m.form.groups();
    m.codes.resize(static_cast<std::size_t>(out * (bits == 8 ? in : (in + 1) / 2)));
    m.scales.resize(static_cast<std::size_t>(out * groups) * sizeOf(m.form.dtype));
    if (!symmetric) m.zeroPoints.resize(static_cast<std::size_t>(out * (bits == 8 ? groups : (groups + 1) / 2)));
}

void putCode(std::vector<std::byte>& to, std::int64_t rowBytes, int bits, std::int64_t row, std::int64_t i,
             unsigned code)
{
    if (bits == 8)
        to[static_cast<std::size_t>(row * rowBytes + i)] = static_cast<std::byte>(code);
    else
        to[static_cast<std::size_t>(row * rowBytes + i / 2)] |= static_cast<std::byte>((code & 15u) << (i % 2 ? 4 : 0));
}

/// Rows of codes from row `to` of the matrix on.
void takeCodes(LlmMatrix& m, const UniformCodes& codes, std::int64_t first, std::int64_t count, std::int64_t to)
{
    const std::int64_t in = m.form.in, groups = m.form.groups(), codeBytes = m.form.bits == 8 ? in : (in + 1) / 2,
                       zeroBytes = m.form.bits == 8 ? groups : (groups + 1) / 2;
    for (std::int64_t r = 0; r < count; ++r) {
        for (std::int64_t i = 0; i < in; ++i)
            putCode(m.codes, codeBytes, m.form.bits, to + r, i,
                    codes.codes[static_cast<std::size_t>((first + r) * in + i)]);
        for (std::int64_t g = 0; g < groups; ++g) {
            const auto at = static_cast<std::size_t>((first + r) * groups + g);
            storeFloat(m.scales.data(), m.form.dtype, static_cast<std::size_t>((to + r) * groups + g),
                       codes.scales[at]);
            if (!m.form.symmetric)
                putCode(m.zeroPoints, zeroBytes, m.form.bits, to + r, g, static_cast<unsigned>(codes.zeroPoints[at]));
        }
    }
}

/// Σ|x̂ − x|^2.4 on a symmetric grid, with the vector loops of this processor: std::pow would take minutes for a large
/// model.
float searchError(const UniformGrid& grid, std::span<const float> values)
{
    return gridError(values, grid.scale, static_cast<float>(grid.lowest - grid.zeroPoint),
                     static_cast<float>(grid.highest - grid.zeroPoint));
}

/// The grid of least error among ranges shrunk by hundredths, as llm-compressor's observer searches it: 20 at most, and
/// no more after five that were not better.
UniformGrid searchedGrid(const UniformRule& rule, std::span<const float> values)
{
    const UniformGrid plain = uniformGridOf(rule, values);
    float most = 0;
    for (const float v : values)
        most = std::max(most, std::fabs(v));
    if (!(most > 0) || !std::isfinite(most)) return plain;
    UniformGrid best = plain;
    float least = searchError(plain, values);
    for (int i = 1, worse = 0; i < 20 && worse < 5; ++i) {
        const float range = most * (1.0f - static_cast<float>(i) / 100.0f);
        const UniformGrid grid = uniformGrid(rule, -range, range);
        const float error = searchError(grid, values);
        worse = error < least ? 0 : worse + 1;
        if (error >= least) continue;
        least = error;
        best = grid;
    }
    return best;
}

UniformCodes searchedCodes(const UniformRule& rule, std::span<const float> values, std::int64_t rows,
                           std::int64_t columns)
{
    UniformCodes codes = emptyUniformCodes(rule, rows, columns);
    for (std::int64_t r = 0; r < rows; ++r)
        for (std::int64_t first = 0; first < columns; first += codes.groupSize) {
            const auto at = static_cast<std::size_t>(r * columns + first);
            const auto group = values.subspan(at, static_cast<std::size_t>(std::min(codes.groupSize, columns - first)));
            const UniformGrid grid = searchedGrid(rule, group);
            codes.scales[codes.groupAt(r, first)] = grid.scale;
            codes.zeroPoints[codes.groupAt(r, first)] = grid.zeroPoint;
            for (std::size_t i = 0; i < group.size(); ++i)
                codes.codes[at + i] = grid.code(group[i]);
        }
    return codes;
}

LlmMatrix roundedGroups(const LlmRows& weights, const LlmConfiguration& c, LlmMatrix spare)
{
    LlmMatrix m = emptyMatrix(weights.out, weights.in, WeightForm::Uniform, c.activations, std::move(spare));
    setUniform(m, c.weights.codeBits(), true, c.groupSizeOf(weights.in));
    const UniformRule rule{.bits = m.form.bits,
                           .symmetric = true,
                           .dialect = c.weights.dialect,
                           .groupSize = static_cast<int>(m.form.groupSize),
                           .scaleType = c.activations};
    const bool searches = c.method == LlmMethod::MseSearch;
    m.notFinite = overRows(weights, [&](std::int64_t first, std::int64_t count, const std::vector<float>& values) {
        takeCodes(m,
                  searches ? searchedCodes(rule, values, count, weights.in)
                           : quantizeUniform(rule, values, count, weights.in),
                  0, count, first);
    });
    return m;
}

/// The scale for a largest magnitude; 1 for zeros.
float scaleFor(float most, float codeMax, DType type) { return most > 0 ? storableScale(most / codeMax, type) : 1.0f; }

std::byte e4m3Of(float value, float scale)
{
    return static_cast<std::byte>(encodeE4M3(std::isfinite(value) ? value / scale : 0.0f));
}

LlmMatrix emptyBlocks(std::int64_t out, std::int64_t in, DType scaleType, LlmMatrix spare = {})
{
    LlmMatrix m = emptyMatrix(out, in, WeightForm::E4M3Block, scaleType, std::move(spare));
    m.form.groupSize = kScaleBlock;
    m.codes.resize(static_cast<std::size_t>(out * in));
    m.scales.resize(static_cast<std::size_t>(m.form.scaleRows() * m.form.groups()) * sizeOf(scaleType));
    return m;
}

LlmMatrix roundedBlocks(const LlmRows& weights, const LlmConfiguration& c, LlmMatrix spare)
{
    const std::int64_t in = weights.in;
    LlmMatrix m = emptyBlocks(weights.out, in, DType::F32, std::move(spare));
    m.form.quantizedActivations = c.quantizedActivations;
    const auto quantize = [&](std::int64_t first, std::int64_t count, const std::vector<float>& values) {
        for (std::int64_t g = 0; g < m.form.groups(); ++g) {
            const std::int64_t begin = g * kScaleBlock, end = std::min(in, begin + kScaleBlock);
            float most = 0;
            for (std::int64_t r = 0; r < count; ++r)
                for (std::int64_t i = begin; i < end; ++i)
                    most = std::max(most, std::fabs(values[static_cast<std::size_t>(r * in + i)])); // passes NaN over
            const float scale = scaleFor(most, kE4M3Max, DType::F32);
            storeFloat(m.scales.data(), DType::F32, static_cast<std::size_t>(first / kScaleBlock * m.form.groups() + g),
                       scale);
            for (std::int64_t r = 0; r < count; ++r)
                for (std::int64_t i = begin; i < end; ++i)
                    m.codes[static_cast<std::size_t>((first + r) * in + i)] =
                        e4m3Of(values[static_cast<std::size_t>(r * in + i)], scale);
        }
    };
    m.notFinite = overRows(weights, quantize, kScaleBlock);
    return m;
}

LlmMatrix roundedChannels(const LlmRows& weights, const LlmConfiguration& c, LlmMatrix spare)
{
    const WeightForm form = weightFormOf(c.weights);
    const bool isInt8 = form == WeightForm::Int8Channel;
    LlmMatrix m = emptyMatrix(weights.out, weights.in, form, c.activations, std::move(spare));
    m.form.quantizedActivations = c.quantizedActivations;
    m.codes.resize(static_cast<std::size_t>(weights.out * weights.in));
    m.scales.resize(static_cast<std::size_t>(weights.out) * sizeOf(c.activations));
    m.notFinite = overRows(weights, [&](std::int64_t first, std::int64_t count, const std::vector<float>& values) {
        for (std::int64_t r = 0; r < count; ++r) {
            const float* w = values.data() + r * weights.in;
            float most = 0;
            for (std::int64_t i = 0; i < weights.in; ++i)
                most = std::max(most, std::fabs(w[i])); // NaN is passed over
            const float scale = scaleFor(most, isInt8 ? 127.0f : kE4M3Max, c.activations);
            storeFloat(m.scales.data(), c.activations, static_cast<std::size_t>(first + r), scale);
            for (std::int64_t i = 0; i < weights.in; ++i) {
                const auto int8 = [&] {
                    const float x = std::isfinite(w[i]) ? w[i] / scale : 0.0f;
                    return static_cast<std::byte>(
                        static_cast<std::int8_t>(std::clamp(std::nearbyint(x), -127.0f, 127.0f)));
                };
                m.codes[static_cast<std::size_t>((first + r) * weights.in + i)] = isInt8 ? int8() : e4m3Of(w[i], scale);
            }
        }
    });
    return m;
}

/// Largest magnitude of all: NVFP4's scale of the matrix needs it first.
float largestOf(const LlmRows& weights)
{
    float most = 0;
    std::mutex mutex;
    overRows(weights, [&](std::int64_t, std::int64_t, const std::vector<float>& values) {
        float here = 0;
        for (const float v : values)
            here = std::max(here, std::fabs(v));
        const std::scoped_lock lock(mutex);
        most = std::max(most, here);
    });
    return most;
}

LlmMatrix roundedPacked(const LlmRows& weights, const LlmConfiguration& c, LlmMatrix spare)
{
    LlmMatrix m = emptyMatrix(weights.out, weights.in, WeightForm::Packed, DType::F32, std::move(spare));
    m.form.scheme = c.weights;
    const PackedLayout layout = packedLayout(m.form.scheme, {weights.out, weights.in}, DType::F32);
    m.codes.resize(static_cast<std::size_t>(layout.codeBytes()));
    m.scales.resize(static_cast<std::size_t>(layout.scaleBytes()));
    if (layout.globalScale) m.form.globalScale = packedGlobalScale(m.form.scheme, largestOf(weights));
    const auto part = [](std::vector<std::byte>& bytes, std::int64_t first, std::int64_t count) {
        return std::span(reinterpret_cast<std::uint8_t*>(bytes.data()) + first, static_cast<std::size_t>(count));
    };
    const std::int64_t scaleBytes = layout.groupsPerRow * layout.scaleSize;
    m.notFinite = overRows(weights, [&](std::int64_t first, std::int64_t count, const std::vector<float>& values) {
        const HostTensor block{DType::F32, {count, weights.in}, values.data()};
        for (std::int64_t r = 0; r < count; ++r)
            quantizePackedRow(m.form.scheme, layout, block, r, m.form.globalScale,
                              part(m.codes, (first + r) * layout.codeRowBytes, layout.codeRowBytes),
                              part(m.scales, (first + r) * scaleBytes, scaleBytes), {});
    });
    return m;
}

} // namespace

EngineMatrix LlmMatrix::view() const
{
    EngineMatrix matrix = form;
    matrix.codes = mapped.empty() ? std::span<const std::byte>(codes) : mapped;
    matrix.scales = scales;
    matrix.zeroPoints = zeroPoints;
    matrix.inputOrder = inputOrder;
    return matrix;
}

LlmRows rowsOf(std::span<const float> values, std::int64_t out, std::int64_t in)
{
    return {out, in, [values, in](std::int64_t first, std::int64_t count, float* to) {
                std::memcpy(to, values.data() + first * in, static_cast<std::size_t>(count * in) * sizeof(float));
            }};
}

LlmRows rowsOf(const CheckpointMatrix& matrix)
{
    return {matrix.out, matrix.in, [&matrix](std::int64_t first, std::int64_t count, float* to) {
                restoreRows(matrix, first, count, {to, static_cast<std::size_t>(count * matrix.in)});
            }};
}

LlmMatrix denseMatrix(const LlmRows& weights, DType type, LlmMatrix spare)
{
    std::vector<std::byte> codes =
        std::move(spare.codes); // all of them are written: what was there need not be cleared
    LlmMatrix m = emptyMatrix(weights.out, weights.in, WeightForm::Dense, type, std::move(spare));
    m.codes = std::move(codes);
    m.codes.resize(static_cast<std::size_t>(weights.out * weights.in) * sizeOf(type));
    overRows(weights, [&](std::int64_t first, std::int64_t, const std::vector<float>& values) {
        storeFloats(m.codes.data(), type, static_cast<std::size_t>(first * weights.in), values.size(), values.data());
    });
    return m;
}

LlmMatrix denseMatrix(const CheckpointMatrix& stored, DType type, LlmMatrix spare)
{
    if (!stored.dense() || !stored.contiguous() || stored.dtype != type)
        return denseMatrix(rowsOf(stored), type, std::move(spare));
    LlmMatrix m = emptyMatrix(stored.out, stored.in, WeightForm::Dense, type, std::move(spare));
    m.mapped = stored.codes;
    return m;
}

LlmMatrix roundedMatrix(const LlmRows& weights, const LlmConfiguration& c, LlmMatrix spare)
{
    switch (weightFormOf(c.weights)) {
    case WeightForm::Uniform:
        return roundedGroups(weights, c, std::move(spare));
    case WeightForm::Int8Channel:
    case WeightForm::E4M3Channel:
        return roundedChannels(weights, c, std::move(spare));
    case WeightForm::E4M3Block:
        return roundedBlocks(weights, c, std::move(spare));
    case WeightForm::Packed:
        return roundedPacked(weights, c, std::move(spare));
    case WeightForm::Dense:
        break;
    }
    return denseMatrix(weights, c.activations, std::move(spare));
}

LlmMatrix matrixOfCodes(const UniformCodes& codes, std::int64_t first, std::int64_t count, DType scaleType)
{
    LlmMatrix m = emptyMatrix(count, codes.columns, WeightForm::Uniform, scaleType);
    setUniform(m, codes.bits, codes.symmetric, codes.groupSize);
    takeCodes(m, codes, first, count, 0);
    return m;
}

std::vector<std::int64_t> quantizedWidths(const DecoderShape& shape)
{
    std::vector<std::int64_t> widths;
    for (int i = 0; i < kDecoderMatrices; ++i) {
        const auto role = static_cast<DecoderMatrix>(i);
        const std::int64_t in = matrixSize(shape, role).second;
        if (isQuantized(role) && hasMatrix(shape, role) && std::ranges::find(widths, in) == widths.end())
            widths.push_back(in);
    }
    return widths;
}

std::int64_t matrixBytes(const LlmConfiguration& c, std::int64_t out, std::int64_t in)
{
    const auto scale = static_cast<std::int64_t>(sizeOf(c.activations));
    switch (weightFormOf(c.weights)) {
    case WeightForm::Int8Channel:
    case WeightForm::E4M3Channel:
        return out * (in + scale);
    case WeightForm::E4M3Block:
        return out * in + 4 * scaleCount(c.weights, {out, in});
    case WeightForm::Uniform: {
        const std::int64_t groups = in / c.groupSizeOf(in);
        return out * ((in * c.weights.codeBits() + 7) / 8 + groups * scale + (c.symmetric() ? 0 : (groups + 1) / 2));
    }
    case WeightForm::Packed:
        return packedLayout(c.weights, {out, in}, DType::F32).totalBytes();
    case WeightForm::Dense:
        break;
    }
    return out * in * scale;
}

namespace {

/// Columns in the order of their groups; empty where they are, or where groups are of different sizes (then there is no
/// such form).
std::vector<std::int32_t> orderOfGroups(const CheckpointMatrix& m, bool& fits)
{
    fits = true;
    if (!m.format.ordered) return {};
    std::vector<std::int32_t> groups(static_cast<std::size_t>(m.in)), order(groups.size());
    std::memcpy(groups.data(), m.groupIndex.data(), groups.size() * 4);
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](std::int32_t a, std::int32_t b) {
        return groups[static_cast<std::size_t>(a)] < groups[static_cast<std::size_t>(b)];
    });
    const std::int64_t each =
        m.format.groupSize > 0 ? m.format.groupSize : m.in; // without groups g_idx says 0 of every input
    for (std::size_t j = 0; j < order.size(); ++j)
        fits = fits && groups[static_cast<std::size_t>(order[j])] ==
                           static_cast<std::int32_t>(static_cast<std::int64_t>(j) / each);
    if (std::is_sorted(order.begin(), order.end())) order.clear();
    return order;
}

/// What the zero points of a matrix allow: a file may call itself symmetric and not be, and the first version of GPTQ
/// knows a zero point of 16.
struct ZeroPoints
{
    bool allMiddle = true, allFit = true;
};
ZeroPoints zeroPointsOf(const CheckpointMatrix& m)
{
    ZeroPoints found;
    if (m.zeroPoints.empty()) return found;
    const std::int64_t step =
        m.format.ordered || m.format.groupSize <= 0 ? (m.format.groupSize <= 0 ? m.in : 1) : m.format.groupSize;
    for (std::int64_t r = 0; r < m.out; ++r)
        for (std::int64_t column = 0; column < m.in; column += step) {
            const int zero = checkpointZeroPoint(m, r, column);
            found.allMiddle = found.allMiddle && zero == 1 << (m.format.bits - 1);
            found.allFit = found.allFit && zero >= 0 && zero < 1 << m.format.bits;
        }
    return found;
}

LlmMatrix storedGroups(const CheckpointMatrix& m, std::vector<std::int32_t> order, bool symmetric)
{
    LlmMatrix made = emptyMatrix(m.out, m.in, WeightForm::Uniform, m.scaleType);
    made.inputOrder = std::move(order);
    setUniform(made, m.format.bits, symmetric, m.format.groupSize);
    const std::int64_t groups = made.form.groups(), group = m.format.groupSize > 0 ? m.format.groupSize : m.in;
    const std::int64_t codeBytes = m.format.bits == 8 ? m.in : (m.in + 1) / 2,
                       zeroBytes = m.format.bits == 8 ? groups : (groups + 1) / 2;
    parallelFor(m.out, kRowsAtOnce, [&](std::int64_t first, std::int64_t last, int) {
        for (std::int64_t r = first; r < last; ++r)
            for (std::int64_t j = 0; j < m.in; ++j) {
                const std::int64_t column = made.inputOrder.empty() ? j : made.inputOrder[static_cast<std::size_t>(j)];
                putCode(made.codes, codeBytes, m.format.bits, r, j, checkpointCode(m, r, column));
                if (j % group != 0) continue;
                storeFloat(made.scales.data(), m.scaleType, static_cast<std::size_t>(r * groups + j / group),
                           checkpointScale(m, r, column));
                if (!symmetric)
                    putCode(made.zeroPoints, zeroBytes, m.format.bits, r, j / group,
                            static_cast<unsigned>(checkpointZeroPoint(m, r, column)));
            }
    });
    return made;
}

/// Codes of a byte with a scale a row. Integer codes of checkpoints come without a sign.
LlmMatrix storedChannels(const CheckpointMatrix& m, bool isInt8)
{
    LlmMatrix made = emptyMatrix(m.out, m.in, isInt8 ? WeightForm::Int8Channel : WeightForm::E4M3Channel, m.scaleType);
    made.form.quantizedActivations =
        m.format.activations == ValueFormat{.floats = !isInt8, .bits = 8, .strategy = "token", .dynamic = true};
    made.codes.resize(static_cast<std::size_t>(m.out * m.in));
    made.scales.resize(static_cast<std::size_t>(m.out) * sizeOf(m.scaleType));
    parallelFor(m.out, kRowsAtOnce, [&](std::int64_t first, std::int64_t last, int) {
        for (std::int64_t r = first; r < last; ++r) {
            storeFloat(made.scales.data(), m.scaleType, static_cast<std::size_t>(r), checkpointScale(m, r, 0));
            for (std::int64_t i = 0; i < m.in; ++i)
                made.codes[static_cast<std::size_t>(r * m.in + i)] =
                    static_cast<std::byte>(checkpointCode(m, r, i) ^ (isInt8 ? 0x80 : 0));
        }
    });
    return made;
}

/// FP8 with a scale for each block.
LlmMatrix storedFloatBlocks(const CheckpointMatrix& m)
{
    LlmMatrix made = emptyBlocks(m.out, m.in, m.exponentScales ? DType::F32 : m.scaleType);
    made.form.quantizedActivations =
        m.format.activations ==
        ValueFormat{.floats = true, .bits = 8, .strategy = "group", .groupSize = kScaleBlock, .dynamic = true};
    std::ranges::copy(m.codes, made.codes.begin());
    if (!m.exponentScales) {
        std::ranges::copy(m.scales, made.scales.begin());
        return made;
    }
    for (std::int64_t r = 0; r < m.out; r += kScaleBlock)
        for (std::int64_t c = 0; c < m.in; c += kScaleBlock)
            storeFloat(made.scales.data(), DType::F32,
                       static_cast<std::size_t>(r / kScaleBlock * m.groups() + c / kScaleBlock),
                       checkpointScale(m, r, c));
    return made;
}

/// Codes of groups and their scales as they are.
LlmMatrix storedBlocks(const CheckpointMatrix& m)
{
    LlmMatrix made = emptyMatrix(m.out, m.in, WeightForm::Packed, DType::F32);
    made.form.scheme = llm_weights::groups(m.format.blocks);
    const auto takeRows = [&](std::span<const std::byte> from, std::int64_t each, std::vector<std::byte>& to) {
        to.reserve(static_cast<std::size_t>(each * m.out));
        for (std::int64_t r = 0; r < m.out; ++r) {
            const auto row = from.subspan(static_cast<std::size_t>((m.firstRow + r * m.rowStride) * each),
                                          static_cast<std::size_t>(each));
            to.insert(to.end(), row.begin(), row.end());
        }
    };
    takeRows(m.codes, m.in * m.format.bits / 8, made.codes);
    takeRows(m.scales, m.groups(), made.scales);
    if (hasGlobalScale(made.form.scheme))
        made.form.globalScale = m.globalMultiplies ? m.globalScale : 1.0f / m.globalScale;
    return made;
}

} // namespace

LlmMatrix storedMatrix(const CheckpointMatrix& m, DType type)
{
    const MatrixFormat& f = m.format;
    if (!m.inputFactors.empty()) return denseMatrix(m, type);
    const bool floatScales = m.scaleType == DType::F32 || m.scaleType == DType::F16 || m.scaleType == DType::BF16;
    const bool byChannel = f.groupSize == 0 && f.blockRows == 0 && floatScales && !m.exponentScales;
    switch (f.storage) {
    case MatrixStorage::PackedInt:
    case MatrixStorage::AwqGemm:
    case MatrixStorage::AwqGemv:
    case MatrixStorage::RowPairs:
    case MatrixStorage::Gptq: {
        bool fits = false;
        auto order = orderOfGroups(m, fits);
        if (!fits || !floatScales || f.groupSize < 0 || f.blockRows > 0 || (f.bits != 4 && f.bits != 8)) break;
        const ZeroPoints zeros = zeroPointsOf(m);
        if (zeros.allFit) return storedGroups(m, std::move(order), zeros.allMiddle);
        break;
    }
    case MatrixStorage::WholeInt:
        if (byChannel && f.symmetric && f.bits == 8) return storedChannels(m, true);
        break;
    case MatrixStorage::WholeFloat:
        if (byChannel) return storedChannels(m, false);
        if (f.blockRows == kScaleBlock && f.groupSize == kScaleBlock) return storedFloatBlocks(m);
        break;
    case MatrixStorage::Blocks:
        if (f.groupSize == descriptorOf(f.blocks).group() && m.in % f.groupSize == 0 &&
            std::isfinite(1.0f / m.globalScale))
            return storedBlocks(m);
        break;
    default:
        break;
    }
    return denseMatrix(m, type);
}

} // namespace qs
