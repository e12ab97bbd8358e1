// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/reference/attention.h"

#include "gpu/core/operand_values.h"
#include "gpu/core/parallel.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

enum : unsigned { kQueries = 0, kKeys = 1, kValues = 2 };

double operandValue(const AttentionReference& r, unsigned operand, std::int64_t index)
{
    return roundedTo(r.dtype, operandAt(r.seed, operand, static_cast<std::uint64_t>(index)));
}

void referenceRow(const AttentionReference& r, std::int64_t row, double* out)
{
    const std::int64_t tokens = r.tokens, width = r.headDim;
    const std::int64_t query = row % tokens, first = (row - query) * width; // element that the head starts with
    const std::int64_t visible = r.causal ? query + 1 : tokens;
    std::vector<double> q(static_cast<std::size_t>(width)), scores(static_cast<std::size_t>(visible));
    for (std::int64_t d = 0; d < width; ++d)
        q[static_cast<std::size_t>(d)] = operandValue(r, kQueries, row * width + d);
    for (std::int64_t key = 0; key < visible; ++key) {
        double sum = 0;
        for (std::int64_t d = 0; d < width; ++d)
            sum += q[static_cast<std::size_t>(d)] * operandValue(r, kKeys, first + key * width + d);
        scores[static_cast<std::size_t>(key)] = sum / std::sqrt(static_cast<double>(width));
    }
    const double top = *std::max_element(scores.begin(), scores.end());
    double total = 0;
    std::fill_n(out, width, 0.0);
    for (std::int64_t key = 0; key < visible; ++key) {
        const double weight = std::exp(scores[static_cast<std::size_t>(key)] - top);
        total += weight;
        for (std::int64_t d = 0; d < width; ++d)
            out[d] += weight * operandValue(r, kValues, first + key * width + d);
    }
    for (std::int64_t d = 0; d < width; ++d)
        out[d] /= total;
}

} // namespace

std::vector<double> referenceAttentionRows(const AttentionReference& reference, std::span<const std::int64_t> rows)
{
    const std::int64_t width = reference.headDim;
    std::vector<double> values(rows.size() * static_cast<std::size_t>(width));
    parallelFor(static_cast<std::int64_t>(rows.size()), 1, [&](std::int64_t first, std::int64_t last, int) {
        for (std::int64_t i = first; i < last; ++i)
            referenceRow(reference, rows[static_cast<std::size_t>(i)], values.data() + i * width);
    });
    return values;
}

double referenceAttentionCost(const AttentionReference& reference)
{
    return 2.0 * static_cast<double>(reference.tokens) * static_cast<double>(reference.headDim);
}

} // namespace qs
