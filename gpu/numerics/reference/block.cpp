// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/reference/block.h"

#include "gpu/core/operand_values.h"
#include "gpu/core/parallel.h"
#include "gpu/numerics/reference/linear_gelu.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace qs {

namespace {

using Vector = std::vector<double>;

/// Makes a whole operand in parallel.
Vector makeOperand(const BlockReference& r, BlockOperand operand, std::int64_t first, std::int64_t count)
{
    Vector values(static_cast<std::size_t>(count));
    parallelFor(count, 1 << 16, [&](std::int64_t begin, std::int64_t end, int) {
        for (std::int64_t i = begin; i < end; ++i)
            values[static_cast<std::size_t>(i)] =
                roundedTo(r.dtype, blockOperandAt(operand, r.width(), r.seed, first + i));
    });
    return values;
}

Vector layerNorm(std::span<const double> x, const Vector& gain, const Vector& offset)
{
    const auto n = static_cast<double>(x.size());
    double mean = 0, variance = 0;
    for (const double v : x)
        mean += v / n;
    for (const double v : x)
        variance += (v - mean) * (v - mean) / n;
    const double factor = 1.0 / std::sqrt(variance + static_cast<double>(kBlockNormEpsilon));
    Vector out(x.size());
    for (std::size_t i = 0; i < x.size(); ++i)
        out[i] = (x[i] - mean) * factor * gain[i] + offset[i];
    return out;
}

/// Rows [firstOut, lastOut) of W·x + b, W with x.size() columns.
Vector product(const Vector& weights, const Vector& bias, std::span<const double> x, std::size_t firstOut,
               std::size_t lastOut)
{
    Vector out;
    for (std::size_t o = firstOut; o < lastOut; ++o) {
        double sum = bias[o];
        const double* row = weights.data() + o * x.size();
        for (std::size_t i = 0; i < x.size(); ++i)
            sum += row[i] * x[i];
        out.push_back(sum);
    }
    return out;
}

struct Operands
{
    explicit Operands(const BlockReference& r)
    {
        const std::int64_t w = r.width();
        const auto make = [&](BlockOperand operand, std::int64_t count) { return makeOperand(r, operand, 0, count); };
        wqkv = make(BlockOperand::Wqkv, 3 * w * w), bqkv = make(BlockOperand::Bqkv, 3 * w);
        wproj = make(BlockOperand::Wproj, w * w), bproj = make(BlockOperand::Bproj, w);
        wup = make(BlockOperand::Wup, 4 * w * w), bup = make(BlockOperand::Bup, 4 * w);
        wdown = make(BlockOperand::Wdown, 4 * w * w), bdown = make(BlockOperand::Bdown, w);
        gain1 = make(BlockOperand::Gain1, w), offset1 = make(BlockOperand::Offset1, w);
        gain2 = make(BlockOperand::Gain2, w), offset2 = make(BlockOperand::Offset2, w);
    }
    Vector wqkv, bqkv, wproj, bproj, wup, bup, wdown, bdown, gain1, offset1, gain2, offset2;
};

/// Keys and values of one batch, each [tokens, width].
struct KeysValues
{
    Vector x, keys, values;
};

KeysValues keysValuesOf(const BlockReference& r, const Operands& o, std::int64_t batch)
{
    const auto w = static_cast<std::size_t>(r.width());
    KeysValues out;
    out.x = makeOperand(r, BlockOperand::Tokens, batch * r.tokens * r.width(), r.tokens * r.width());
    out.keys.resize(out.x.size());
    out.values.resize(out.x.size());
    parallelFor(r.tokens, 1, [&](std::int64_t first, std::int64_t last, int) {
        for (auto t = static_cast<std::size_t>(first); t < static_cast<std::size_t>(last); ++t) {
            const Vector h = layerNorm({out.x.data() + t * w, w}, o.gain1, o.offset1);
            const Vector kv = product(o.wqkv, o.bqkv, h, w, 3 * w);
            std::copy_n(kv.begin(), w, out.keys.begin() + static_cast<std::ptrdiff_t>(t * w));
            std::copy_n(kv.begin() + static_cast<std::ptrdiff_t>(w), w,
                        out.values.begin() + static_cast<std::ptrdiff_t>(t * w));
        }
    });
    return out;
}

Vector attend(const BlockReference& r, const KeysValues& kv, const Vector& query)
{
    const auto w = static_cast<std::size_t>(r.width()), d = static_cast<std::size_t>(r.headDim),
               tokens = static_cast<std::size_t>(r.tokens);
    Vector out(w, 0.0), scores(tokens);
    for (std::size_t head = 0; head < w; head += d) {
        double largest = -HUGE_VAL, sum = 0;
        for (std::size_t t = 0; t < tokens; ++t) {
            double score = 0;
            for (std::size_t i = 0; i < d; ++i)
                score += query[head + i] * kv.keys[t * w + head + i];
            scores[t] = score / std::sqrt(static_cast<double>(d));
            largest = std::max(largest, scores[t]);
        }
        for (double& score : scores)
            sum += score = std::exp(score - largest);
        for (std::size_t t = 0; t < tokens; ++t)
            for (std::size_t i = 0; i < d; ++i)
                out[head + i] += scores[t] / sum * kv.values[t * w + head + i];
    }
    return out;
}

Vector rowOf(const BlockReference& r, const Operands& o, const KeysValues& kv, std::int64_t token)
{
    const auto w = static_cast<std::size_t>(r.width());
    const std::span<const double> x(kv.x.data() + static_cast<std::size_t>(token) * w, w);
    const Vector query = product(o.wqkv, o.bqkv, layerNorm(x, o.gain1, o.offset1), 0, w);
    Vector x1 = product(o.wproj, o.bproj, attend(r, kv, query), 0, w);
    for (std::size_t i = 0; i < w; ++i)
        x1[i] += x[i];
    Vector up = product(o.wup, o.bup, layerNorm(x1, o.gain2, o.offset2), 0, 4 * w);
    for (double& value : up)
        value = geluTanh(value);
    Vector y = product(o.wdown, o.bdown, up, 0, w);
    for (std::size_t i = 0; i < w; ++i)
        y[i] += x1[i];
    return y;
}

} // namespace

float blockOperandAt(BlockOperand operand, std::int64_t width, std::uint64_t seed, std::int64_t index)
{
    const float value = operandAt(seed, static_cast<unsigned>(operand), static_cast<std::uint64_t>(index)) *
                        blockOperandScale(operand, width);
    const bool gain = operand == BlockOperand::Gain1 || operand == BlockOperand::Gain2;
    return gain ? 1.0f + value : value;
}

std::vector<double> referenceBlockRows(const BlockReference& r, std::span<const std::int64_t> rows)
{
    const Operands operands(r);
    std::map<std::int64_t, KeysValues> batches;
    for (const std::int64_t row : rows)
        if (const std::int64_t batch = row / r.tokens; !batches.contains(batch))
            batches.emplace(batch, keysValuesOf(r, operands, batch));
    const auto w = static_cast<std::size_t>(r.width());
    std::vector<double> out(rows.size() * w);
    parallelFor(static_cast<std::int64_t>(rows.size()), 1, [&](std::int64_t first, std::int64_t last, int) {
        for (auto i = static_cast<std::size_t>(first); i < static_cast<std::size_t>(last); ++i) {
            const Vector y = rowOf(r, operands, batches.at(rows[i] / r.tokens), rows[i] % r.tokens);
            std::copy(y.begin(), y.end(), out.begin() + static_cast<std::ptrdiff_t>(i * w));
        }
    });
    return out;
}

double referenceBlockBatchCost(const BlockReference& r)
{
    const auto w = static_cast<double>(r.width());
    return 2.0 * static_cast<double>(r.tokens) * w * w;
}

double referenceBlockRowCost(const BlockReference& r)
{
    const auto w = static_cast<double>(r.width());
    return 10.0 * w * w + 2.0 * static_cast<double>(r.tokens) * w;
}

} // namespace qs
