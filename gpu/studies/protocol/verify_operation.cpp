// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/protocol/verify_operation.h"

#include "gpu/core/operand_values.h"
#include "gpu/core/parallel.h"
#include "gpu/numerics/reference/attention.h"
#include "gpu/numerics/reference/block.h"
#include "gpu/numerics/reference/gemm.h"
#include "gpu/numerics/reference/ladder.h"
#include "gpu/numerics/reference/linear_gelu.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>

namespace qs {

namespace {

/// Multiply-adds that a verification may take: some tenths of a second.
constexpr double kAffordable = 3e8;
constexpr std::int64_t kMostRows = 64;

/// The plain computation of a variant's result.
struct Reference
{
    std::int64_t rows = 0; ///< that the result has
    double cost = 0;       ///< multiply-adds a row
    double tolerance = 0;  ///< relative distance of a row; 0: exact
    using Rows = std::function<std::vector<double>(std::span<const std::int64_t>)>;
    Rows rounded;              ///< from the operands as the variant rounds them
    Rows exact;                ///< from the operands as they were made; empty: the same
    double step = 1, zero = 0; ///< value = (element − zero) × step, where the result is codes
};

std::vector<std::int64_t> chosenRows(const Reference& reference)
{
    const double affordable = reference.cost > 0 ? kAffordable / reference.cost : static_cast<double>(kMostRows);
    const std::int64_t most = std::min(reference.rows, kMostRows);
    const std::int64_t count =
        std::min(most, static_cast<std::int64_t>(std::min(affordable, static_cast<double>(most))));
    std::vector<std::int64_t> rows;
    for (std::int64_t i = 0; i < count; ++i)
        rows.push_back(count > 1 ? i * (reference.rows - 1) / (count - 1) : 0);
    return rows;
}

/// ‖a − b‖ / ‖b‖; infinite where an element is not a number.
double distance(std::span<const float> a, std::span<const double> b)
{
    double noise = 0, signal = 0;
    for (std::size_t i = 0; i < b.size(); ++i) {
        const double difference = static_cast<double>(a[i]) - b[i];
        if (std::isnan(difference)) return std::numeric_limits<double>::infinity();
        noise += difference * difference;
        signal += b[i] * b[i];
    }
    if (noise == 0) return 0;
    return signal > 0 ? std::sqrt(noise / signal) : std::numeric_limits<double>::infinity();
}

std::optional<Reference> gemmReferenceOf(const RunSpec& spec, const std::string& variant)
{
    const auto own = gemmReference(variant, spec.dtype, spec.size.m, spec.size.n, spec.size.k, spec.seed);
    if (!own) return std::nullopt;
    GemmReference plain = *own;
    plain.format = GemmFormat::Exact;
    return Reference{spec.size.m, referenceGemmCost(*own), gemmTolerance(variant, spec.dtype),
                     [own](auto rows) { return referenceGemmRows(*own, rows); },
                     [plain](auto rows) { return referenceGemmRows(plain, rows); }};
}

double roundingTolerance(DType dtype) { return dtype == DType::F32 ? 1e-4 : dtype == DType::F16 ? 2e-3 : 1e-2; }

Reference attentionReferenceOf(const RunSpec& spec)
{
    const OperationSize& s = spec.size;
    const AttentionReference own{s.batch, s.heads, s.tokens, s.headDim, s.causal, spec.dtype, spec.seed};
    AttentionReference plain = own;
    plain.dtype = DType::F32;
    return {s.batch * s.heads * s.tokens, referenceAttentionCost(own), roundingTolerance(spec.dtype),
            [own](auto rows) { return referenceAttentionRows(own, rows); },
            [plain](auto rows) { return referenceAttentionRows(plain, rows); }};
}

Reference linearGeluReferenceOf(const RunSpec& spec)
{
    const LinearGeluReference own{spec.dtype, false, spec.size.m, spec.size.n, spec.size.k, spec.seed};
    LinearGeluReference plain = own;
    plain.exact = true;
    return {spec.size.m, referenceLinearGeluCost(own), linearGeluTolerance(spec.dtype),
            [own](auto rows) { return referenceLinearGeluRows(own, rows); },
            [plain](auto rows) { return referenceLinearGeluRows(plain, rows); }};
}

/// Rows of one batch alone: its keys and values cost most. Rounding of every intermediate result adds up.
std::optional<Reference> blockReferenceOf(const RunSpec& spec)
{
    const OperationSize& s = spec.size;
    const BlockReference own{s.batch, s.tokens, s.heads, s.headDim, spec.dtype, spec.seed};
    if (referenceBlockBatchCost(own) > 10 * kAffordable) return std::nullopt;
    BlockReference plain = own;
    plain.dtype = DType::F32;
    const double tolerance = spec.dtype == DType::F32 ? 1e-4 : spec.dtype == DType::F16 ? 5e-3 : 3e-2;
    return Reference{s.tokens, referenceBlockRowCost(own), tolerance,
                     [own](auto rows) { return referenceBlockRows(own, rows); },
                     [plain](auto rows) { return referenceBlockRows(plain, rows); }};
}

/// Extremes of the values that dequantize's codes are made of, over the whole tensor.
Extremes generatedExtremes(const RunSpec& spec)
{
    std::vector<Extremes> parts(static_cast<std::size_t>(workerThreads()));
    parallelFor(spec.shape.elements(), 1 << 18, [&](std::int64_t first, std::int64_t last, int worker) {
        for (std::int64_t i = first; i < last; ++i)
            parts[static_cast<std::size_t>(worker)].add(operandAt(spec.seed, 0, static_cast<std::uint64_t>(i)));
    });
    Extremes all;
    for (const Extremes& part : parts)
        all.merge(part);
    return all;
}

/// Some rows of the tensor that dequantize starts from, in the run's type, and room for one more.
std::vector<std::uint8_t> generatedRows(const RunSpec& spec, std::span<const std::int64_t> rows)
{
    const std::int64_t hidden = spec.shape.hidden;
    std::vector<std::uint8_t> bytes((rows.size() + 1) * static_cast<std::size_t>(hidden) * sizeOf(spec.dtype));
    std::size_t at = 0;
    for (const std::int64_t row : rows)
        for (std::int64_t i = 0; i < hidden; ++i)
            storeFloat(bytes.data(), spec.dtype, at++,
                       operandAt(spec.seed, 0, static_cast<std::uint64_t>(row * hidden + i)));
    return bytes;
}

/// Fills the last row with the tensor's extremes, so that scales for the whole tensor come out as they are.
void appendExtremes(const RunSpec& spec, std::vector<std::uint8_t>& bytes)
{
    const Extremes extremes = generatedExtremes(spec);
    const auto hidden = static_cast<std::size_t>(spec.shape.hidden);
    const std::size_t first = bytes.size() / sizeOf(spec.dtype) - hidden;
    for (std::size_t i = 0; i < hidden; ++i)
        storeFloat(bytes.data(), spec.dtype, first + i, i % 2 == 0 ? extremes.max : extremes.min);
    if (hidden == 1)
        storeFloat(bytes.data(), spec.dtype, first, extremes.max >= -extremes.min ? extremes.max : extremes.min);
}

Reference dequantizeReferenceOf(const RunSpec& spec, const QuantScheme& scheme)
{
    const auto restored = [spec, scheme](std::span<const std::int64_t> rows) {
        std::vector<std::uint8_t> bytes = generatedRows(spec, rows);
        if (scheme.granularity == Granularity::Tensor || scheme.format == NumberFormat::NVFP4)
            appendExtremes(spec, bytes);
        const Shape shape{static_cast<std::int64_t>(rows.size()) + 1, spec.shape.hidden};
        const std::vector<float> all =
            dequantizeOracle(scheme, quantizeOracle(scheme, {spec.dtype, shape, bytes.data()}), shape, spec.dtype);
        return std::vector<double>(all.begin(),
                                   all.begin() + static_cast<std::ptrdiff_t>(rows.size()) * spec.shape.hidden);
    };
    const auto original = [spec](std::span<const std::int64_t> rows) {
        const std::vector<std::uint8_t> bytes = generatedRows(spec, rows);
        std::vector<double> all;
        for (std::size_t i = 0; i < rows.size() * static_cast<std::size_t>(spec.shape.hidden); ++i)
            all.push_back(loadFloat(bytes.data(), spec.dtype, i));
        return all;
    };
    return {spec.shape.tokens, static_cast<double>(spec.shape.hidden) * 100, 0, restored, original};
}

std::optional<Reference> ladderReferenceOf(const RunSpec& spec, const std::string& variant)
{
    const auto rule = ladderRule(variant);
    if (!rule) return std::nullopt;
    Reference reference{spec.shape.tokens,
                        static_cast<double>(spec.shape.hidden) * 100,
                        0,
                        [rule, spec](auto rows) { return referenceLadderRows(*rule, spec.shape, spec.seed, rows); },
                        {}};
    reference.exact = [spec](std::span<const std::int64_t> rows) {
        std::vector<double> all;
        for (const std::int64_t row : rows)
            for (std::int64_t i = 0; i < spec.shape.hidden; ++i)
                all.push_back(operandAt(spec.seed, 0, static_cast<std::uint64_t>(row * spec.shape.hidden + i)));
        return all;
    };
    reference.step = kLadderScale;
    reference.zero = kLadderZeroPoint;
    return reference;
}

std::optional<Reference> referenceOf(const RunSpec& spec, std::size_t index)
{
    switch (spec.operation) {
    case Operation::Gemm:
        return gemmReferenceOf(spec, spec.variants[index]);
    case Operation::LinearGelu:
        return linearGeluReferenceOf(spec);
    case Operation::Attention:
        return attentionReferenceOf(spec);
    case Operation::Block:
        return blockReferenceOf(spec);
    case Operation::Ladder:
        return ladderReferenceOf(spec, spec.variants[index]);
    case Operation::Dequantize:
        return dequantizeReferenceOf(spec, spec.modes[index]);
    default:
        return std::nullopt;
    }
}

void compareRows(const Reference& reference, const OutputRows& out, std::span<const std::int64_t> rows,
                 ModeResult& mode)
{
    const auto columns = static_cast<std::size_t>(out.columns);
    const std::vector<double> rounded = reference.rounded(rows);
    const std::vector<double> exact = reference.exact ? reference.exact(rows) : rounded;
    ErrorAccumulator error;
    Verification v{static_cast<std::int64_t>(rows.size()), 0, reference.tolerance, 0};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::span row(out.values.data() + i * columns, columns);
        const double off = rounded.size() == out.values.size() ? distance(row, {rounded.data() + i * columns, columns})
                                                               : std::numeric_limits<double>::infinity();
        v.worst = std::max(v.worst, off);
        v.rowsDiffer += off <= reference.tolerance ? 0 : 1;
        for (std::size_t c = 0; c < columns && exact.size() == out.values.size(); ++c)
            error.add(static_cast<float>(exact[i * columns + c]),
                      static_cast<float>((static_cast<double>(row[c]) - reference.zero) * reference.step));
    }
    mode.verification = v;
    mode.error = error.metrics();
}

} // namespace

Result<void> checkOperation(const RunSpec& spec, int index, Backend& backend, std::stop_token stop, ModeResult& mode)
{
    const auto reference = referenceOf(spec, static_cast<std::size_t>(index));
    if (!reference || stop.stop_requested()) return {};
    const std::vector<std::int64_t> rows = chosenRows(*reference);
    if (rows.empty()) return {};
    const auto out = backend.readOutput(index, rows);
    if (!out) return out.error();
    compareRows(*reference, *out, rows, mode);
    return {};
}

} // namespace qs
