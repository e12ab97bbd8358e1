// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/core/operand_values.h"
#include "gpu/numerics/reference/attention.h"

#include <cmath>
#include <cstdint>
#include <vector>

using namespace qs;

namespace {

AttentionReference smallOne()
{
    AttentionReference r;
    r.batch = 2, r.heads = 3, r.tokens = 5, r.headDim = 64, r.dtype = DType::F32, r.seed = 11;
    return r;
}

double valueAt(const AttentionReference& r, unsigned operand, std::int64_t row, std::int64_t d)
{
    return operandAt(r.seed, operand, static_cast<std::uint64_t>(row * r.headDim + d));
}

double scoreOf(const AttentionReference& r, std::int64_t query, std::int64_t key)
{
    double sum = 0;
    for (std::int64_t d = 0; d < r.headDim; ++d)
        sum += valueAt(r, 0, query, d) * valueAt(r, 1, key, d);
    return sum / std::sqrt(static_cast<double>(r.headDim));
}

} // namespace

TEST_CASE("a query that sees one key gets its value")
{
    AttentionReference r = smallOne();
    r.causal = true;
    const std::int64_t rows[] = {0, 15}; // first queries of two heads
    const auto out = referenceAttentionRows(r, rows);
    REQUIRE(out.size() == 128);
    for (std::int64_t d = 0; d < 64; ++d) {
        CHECK(out[static_cast<std::size_t>(d)] == doctest::Approx(valueAt(r, 2, 0, d)));
        CHECK(out[static_cast<std::size_t>(64 + d)] == doctest::Approx(valueAt(r, 2, 15, d)));
    }
}

TEST_CASE("two keys are weighed by the logistic function of the difference of their scores")
{
    AttentionReference r = smallOne();
    r.causal = true;
    const std::int64_t rows[] = {11}; // second query of the third head, which starts at row 10
    const auto out = referenceAttentionRows(r, rows);
    const double weight = 1.0 / (1.0 + std::exp(scoreOf(r, 11, 11) - scoreOf(r, 11, 10)));
    for (std::int64_t d = 0; d < 64; ++d)
        CHECK(out[static_cast<std::size_t>(d)] ==
              doctest::Approx(weight * valueAt(r, 2, 10, d) + (1 - weight) * valueAt(r, 2, 11, d)));
}

TEST_CASE("the last query of a head sees the same keys with and without the causal mask; the first does not")
{
    AttentionReference r = smallOne(), masked = smallOne();
    masked.causal = true;
    const std::int64_t last[] = {29}, first[] = {25};
    CHECK(referenceAttentionRows(r, last) == referenceAttentionRows(masked, last));
    CHECK(referenceAttentionRows(r, first) != referenceAttentionRows(masked, first));
}

TEST_CASE("operands are rounded to the type")
{
    AttentionReference r = smallOne();
    r.causal = true;
    r.dtype = DType::BF16;
    const std::int64_t rows[] = {0};
    const auto out = referenceAttentionRows(r, rows);
    for (std::size_t d = 0; d < 64; ++d)
        CHECK(out[d] == doctest::Approx(bfloat16ToFloat(floatToBfloat16(operandAt(r.seed, 2, d)))).epsilon(1e-12));
}

TEST_CASE("cost of a row: every key and every value once")
{
    AttentionReference r = smallOne();
    CHECK(referenceAttentionCost(r) == 2.0 * 5 * 64);
}
