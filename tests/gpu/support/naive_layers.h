// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

/// What layers of models compute, and their gradients, in plain loops over doubles.
namespace qs::test {

using Doubles = std::vector<double>;

namespace naive {

inline std::size_t at(std::int64_t i) { return static_cast<std::size_t>(i); }

/// f0·op(A)·op(B), one matrix.
inline Doubles product(const Doubles& a, const Doubles& b, std::int64_t m, std::int64_t n, std::int64_t k,
                       bool transposeA, bool transposeB)
{
    Doubles c(at(m * n));
    for (std::int64_t i = 0; i < m; ++i)
        for (std::int64_t j = 0; j < n; ++j)
            for (std::int64_t p = 0; p < k; ++p)
                c[at(i * n + j)] +=
                    a[at(transposeA ? p * m + i : i * k + p)] * b[at(transposeB ? j * k + p : p * n + j)];
    return c;
}

inline double relu(double x) { return x < 0 ? 0 : x; }
inline double gelu(double x) { return 0.5 * x * std::erfc(-x / std::sqrt(2.0)); }
inline double reluGrad(double x) { return x > 0 ? 1 : 0; }
inline double geluGrad(double x)
{
    const double density = std::exp(-x * x / 2) / std::sqrt(2 * std::acos(-1.0));
    return 0.5 * std::erfc(-x / std::sqrt(2.0)) + (std::isinf(x) ? 0.0 : x * density);
}

struct Normalized
{
    Doubles out, mean, rstd;
};
inline Normalized layerNorm(const Doubles& x, const Doubles& gamma, const Doubles& beta, std::int64_t rows,
                            std::int64_t columns, double epsilon)
{
    Normalized r{Doubles(x.size()), Doubles(at(rows)), Doubles(at(rows))};
    for (std::int64_t i = 0; i < rows; ++i) {
        double sum = 0, squares = 0;
        for (std::int64_t c = 0; c < columns; ++c)
            sum += x[at(i * columns + c)];
        const double mean = sum / static_cast<double>(columns);
        for (std::int64_t c = 0; c < columns; ++c)
            squares += std::pow(x[at(i * columns + c)] - mean, 2);
        r.mean[at(i)] = mean;
        r.rstd[at(i)] = 1 / std::sqrt(squares / static_cast<double>(columns) + epsilon);
        for (std::int64_t c = 0; c < columns; ++c)
            r.out[at(i * columns + c)] = (x[at(i * columns + c)] - mean) * r.rstd[at(i)] * gamma[at(c)] + beta[at(c)];
    }
    return r;
}

struct NormalizedGrad
{
    Doubles dx, dgamma, dbeta;
};
inline NormalizedGrad layerNormGrad(const Doubles& x, const Doubles& gamma, const Doubles& mean, const Doubles& rstd,
                                    const Doubles& dy, std::int64_t rows, std::int64_t columns)
{
    NormalizedGrad r{Doubles(x.size()), Doubles(at(columns)), Doubles(at(columns))};
    for (std::int64_t i = 0; i < rows; ++i) {
        double sum = 0, dots = 0;
        const auto normal = [&](std::int64_t c) { return (x[at(i * columns + c)] - mean[at(i)]) * rstd[at(i)]; };
        for (std::int64_t c = 0; c < columns; ++c) {
            const double d = dy[at(i * columns + c)];
            sum += d * gamma[at(c)];
            dots += d * gamma[at(c)] * normal(c);
            r.dgamma[at(c)] += d * normal(c);
            r.dbeta[at(c)] += d;
        }
        for (std::int64_t c = 0; c < columns; ++c)
            r.dx[at(i * columns + c)] =
                rstd[at(i)] * (dy[at(i * columns + c)] * gamma[at(c)] - sum / static_cast<double>(columns) -
                               normal(c) * dots / static_cast<double>(columns));
    }
    return r;
}

inline Doubles softmax(const Doubles& x, std::int64_t rows, std::int64_t columns, double factor)
{
    Doubles y(x.size());
    for (std::int64_t i = 0; i < rows; ++i) {
        double top = -std::numeric_limits<double>::infinity(), sum = 0;
        for (std::int64_t c = 0; c < columns; ++c)
            top = std::fmax(top, factor * x[at(i * columns + c)]);
        for (std::int64_t c = 0; c < columns; ++c)
            sum += y[at(i * columns + c)] = std::exp(factor * x[at(i * columns + c)] - top);
        for (std::int64_t c = 0; c < columns; ++c)
            y[at(i * columns + c)] /= sum;
    }
    return y;
}

inline Doubles softmaxGrad(const Doubles& y, const Doubles& dy, std::int64_t rows, std::int64_t columns, double factor)
{
    Doubles dx(y.size());
    for (std::int64_t i = 0; i < rows; ++i) {
        double dot = 0;
        for (std::int64_t c = 0; c < columns; ++c)
            dot += y[at(i * columns + c)] * dy[at(i * columns + c)];
        for (std::int64_t c = 0; c < columns; ++c)
            dx[at(i * columns + c)] = factor * y[at(i * columns + c)] * (dy[at(i * columns + c)] - dot);
    }
    return dx;
}

/// Loss of one row.
inline double crossEntropy(const double* logits, std::int64_t columns, std::int64_t label)
{
    if (label < 0 || label >= columns) return std::numeric_limits<double>::quiet_NaN();
    double top = -std::numeric_limits<double>::infinity(), sum = 0;
    for (std::int64_t c = 0; c < columns; ++c)
        top = std::fmax(top, logits[c]);
    for (std::int64_t c = 0; c < columns; ++c)
        sum += std::exp(logits[c] - top);
    return std::log(sum) - (logits[label] - top);
}

} // namespace naive

} // namespace qs::test
