// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/numerics/reference/block.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

using namespace qs;

namespace {

using Vector = std::vector<double>;

BlockReference smallOne(std::int64_t batch, std::int64_t tokens)
{
    BlockReference r;
    r.batch = batch, r.tokens = tokens, r.heads = 2, r.headDim = 4, r.dtype = DType::F32, r.seed = 5;
    return r;
}

double at(const BlockReference& r, BlockOperand operand, std::int64_t index)
{
    return blockOperandAt(operand, r.width(), r.seed, index);
}

Vector tokenOf(const BlockReference& r, std::int64_t row)
{
    Vector x;
    for (std::int64_t i = 0; i < r.width(); ++i)
        x.push_back(at(r, BlockOperand::Tokens, row * r.width() + i));
    return x;
}

/// y = W·x + b, written as its definition is.
Vector linear(const BlockReference& r, BlockOperand weights, BlockOperand bias, const Vector& x, std::int64_t outputs)
{
    Vector y;
    for (std::int64_t o = 0; o < outputs; ++o) {
        double sum = at(r, bias, o);
        for (std::size_t i = 0; i < x.size(); ++i)
            sum += at(r, weights, o * static_cast<std::int64_t>(x.size()) + static_cast<std::int64_t>(i)) * x[i];
        y.push_back(sum);
    }
    return y;
}

Vector normOf(const BlockReference& r, const Vector& x, BlockOperand gain, BlockOperand offset)
{
    double mean = 0, variance = 0;
    for (const double v : x)
        mean += v;
    mean /= static_cast<double>(x.size());
    for (const double v : x)
        variance += (v - mean) * (v - mean);
    variance /= static_cast<double>(x.size());
    Vector y;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const auto index = static_cast<std::int64_t>(i);
        y.push_back((x[i] - mean) / std::sqrt(variance + 1e-5) * at(r, gain, index) + at(r, offset, index));
    }
    return y;
}

Vector sumOf(const Vector& a, const Vector& b)
{
    Vector y = a;
    for (std::size_t i = 0; i < y.size(); ++i)
        y[i] += b[i];
    return y;
}

Vector qkvOf(const BlockReference& r, std::int64_t row)
{
    return linear(r, BlockOperand::Wqkv, BlockOperand::Bqkv,
                  normOf(r, tokenOf(r, row), BlockOperand::Gain1, BlockOperand::Offset1), 3 * r.width());
}

/// All that follows attention.
Vector restOf(const BlockReference& r, std::int64_t row, const Vector& attention)
{
    const std::int64_t w = r.width();
    const Vector x1 = sumOf(tokenOf(r, row), linear(r, BlockOperand::Wproj, BlockOperand::Bproj, attention, w));
    Vector up = linear(r, BlockOperand::Wup, BlockOperand::Bup,
                       normOf(r, x1, BlockOperand::Gain2, BlockOperand::Offset2), 4 * w);
    for (double& v : up)
        v = 0.5 * v * (1 + std::tanh(std::sqrt(2 / 3.14159265358979323846) * (v + 0.044715 * v * v * v)));
    return sumOf(x1, linear(r, BlockOperand::Wdown, BlockOperand::Bdown, up, w));
}

void checkRow(const BlockReference& r, std::int64_t row, const Vector& expected)
{
    const std::vector<std::int64_t> rows = {row};
    const Vector y = referenceBlockRows(r, rows);
    REQUIRE(y.size() == expected.size());
    for (std::size_t i = 0; i < y.size(); ++i)
        CHECK(y[i] == doctest::Approx(expected[i]).epsilon(1e-6));
}

} // namespace

TEST_CASE("one token attends to itself alone: attention hands on its values")
{
    const BlockReference r = smallOne(1, 1);
    const Vector qkv = qkvOf(r, 0);
    checkRow(r, 0, restOf(r, 0, Vector(qkv.begin() + 2 * r.width(), qkv.end())));
}

TEST_CASE("batches of one token do not see each other")
{
    const BlockReference r = smallOne(3, 1);
    for (std::int64_t row = 0; row < 3; ++row) {
        const Vector qkv = qkvOf(r, row);
        checkRow(r, row, restOf(r, row, Vector(qkv.begin() + 2 * r.width(), qkv.end())));
    }
}

TEST_CASE("two tokens: each head weighs both values by its own scores")
{
    const BlockReference r = smallOne(2, 2);
    const std::int64_t w = r.width(), d = r.headDim;
    for (const std::int64_t row : {0, 1, 2, 3}) {
        const std::int64_t first = row / 2 * 2;
        const Vector own = qkvOf(r, row), one = qkvOf(r, first), other = qkvOf(r, first + 1);
        Vector attention;
        for (std::int64_t head = 0; head < r.heads; ++head) {
            double scores[2] = {0, 0};
            for (std::int64_t i = head * d; i < (head + 1) * d; ++i) {
                scores[0] += own[static_cast<std::size_t>(i)] * one[static_cast<std::size_t>(w + i)];
                scores[1] += own[static_cast<std::size_t>(i)] * other[static_cast<std::size_t>(w + i)];
            }
            const double share = 1 / (1 + std::exp((scores[1] - scores[0]) / 2)); // the root of a head size of 4
            for (std::int64_t i = head * d; i < (head + 1) * d; ++i)
                attention.push_back(share * one[static_cast<std::size_t>(2 * w + i)] +
                                    (1 - share) * other[static_cast<std::size_t>(2 * w + i)]);
        }
        checkRow(r, row, restOf(r, row, attention));
    }
}

TEST_CASE("operands are rounded to the type of the run, gains near one")
{
    BlockReference half = smallOne(1, 1), whole = half;
    half.dtype = DType::BF16;
    const std::vector<std::int64_t> rows = {0};
    const Vector a = referenceBlockRows(half, rows), b = referenceBlockRows(whole, rows);
    double difference = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        difference = std::max(difference, std::fabs(a[i] - b[i]));
    CHECK(difference > 0);
    CHECK(difference < 0.1);
    for (std::int64_t i = 0; i < whole.width(); ++i)
        CHECK(std::fabs(at(whole, BlockOperand::Gain1, i) - 1) < 0.3001);
}

TEST_CASE("weights are scaled by the root of their inputs")
{
    CHECK(blockOperandScale(BlockOperand::Wqkv, 64) == 0.125f);
    CHECK(blockOperandScale(BlockOperand::Wdown, 64) == 0.0625f);
    CHECK(blockOperandScale(BlockOperand::Tokens, 64) == 1.0f);
}

TEST_CASE("costs count multiply-adds")
{
    const BlockReference r = smallOne(1, 3);
    CHECK(referenceBlockBatchCost(r) == 2.0 * 3 * 64);
    CHECK(referenceBlockRowCost(r) == (1 + 1 + 4 + 4) * 64.0 + 2 * 3 * 8);
}
