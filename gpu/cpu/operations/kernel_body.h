// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/vector_math.h"
#include "gpu/cpu/operations/kernels.h"

#include <cstdint>

/// The lab's inner loops, written once over a vector type V and compiled for each instruction set in a file of its own.
/// V::F is a vector of floats with the compiler's operators, V::I the same of 32-bit integers. Everything has internal
/// linkage and calls no standard-library template, as in kernel_body.h.
namespace qs {
namespace {

template <class V> QS_INLINE float maxOf(typename V::F v)
{
    float most = v[0];
    for (int i = 1; i < V::width; ++i)
        most = v[i] > most ? v[i] : most;
    return most;
}

/// The first n < width floats, zeros behind them.
template <class V> QS_INLINE typename V::F loadPart(const float* p, std::int64_t n)
{
    typename V::F v = V::all(0.0f);
    for (int i = 0; i < V::width; ++i)
        if (i < n) v[i] = p[i];
    return v;
}

template <class V> QS_INLINE void storePart(float* p, typename V::F v, std::int64_t n)
{
    for (int i = 0; i < V::width; ++i)
        if (i < n) p[i] = v[i];
}

/// x · (1 + tanh(√(2/π)·(x + 0.044715·x³))) / 2, as x / (1 + exp(−2·…)).
template <class V> QS_INLINE typename V::F geluOf(typename V::F x)
{
    constexpr float twice = -2.0f * 0.7978845608028654f * kLog2E;
    const auto cubic = V::fma(V::all(0.044715f) * x * x, x, x);
    return x / (V::all(1.0f) + exp2Of<V>(cubic * V::all(twice)));
}

template <class V>
void biasGelu(float* data, std::int64_t rows, std::int64_t columns, std::int64_t stride, const float* bias)
{
    for (std::int64_t r = 0; r < rows; ++r) {
        float* row = data + r * stride;
        std::int64_t c = 0;
        for (; c + V::width <= columns; c += V::width)
            V::store(row + c, geluOf<V>(V::load(row + c) + V::load(bias + c)));
        const std::int64_t left = columns - c;
        if (left > 0) storePart<V>(row + c, geluOf<V>(loadPart<V>(row + c, left) + loadPart<V>(bias + c, left)), left);
    }
}

template <class V> void gelu(float* data, std::int64_t n)
{
    std::int64_t i = 0;
    for (; i + V::width <= n; i += V::width)
        V::store(data + i, geluOf<V>(V::load(data + i)));
    if (i < n) storePart<V>(data + i, geluOf<V>(loadPart<V>(data + i, n - i)), n - i);
}

void addBias(float* data, std::int64_t rows, std::int64_t columns, std::int64_t stride, const float* bias)
{
    for (std::int64_t r = 0; r < rows; ++r)
        for (std::int64_t c = 0; c < columns; ++c)
            data[r * stride + c] += bias[c];
}

void accumulate(float* data, const float* added, std::int64_t n)
{
    for (std::int64_t i = 0; i < n; ++i)
        data[i] += added[i];
}

template <class V> void softmax(float* row, std::int64_t columns, std::int64_t valid)
{
    using F = typename V::F;
    F most = V::all(row[0]);
    std::int64_t i = 0;
    for (; i + V::width <= valid; i += V::width)
        most = V::max(most, V::load(row + i));
    float top = maxOf<V>(most);
    for (std::int64_t j = i; j < valid; ++j)
        top = row[j] > top ? row[j] : top;
    const auto exponential = [&](F x) __attribute__((always_inline))
    {
        return exp2Of<V>((x - V::all(top)) * V::all(kLog2E));
    };
    F sum = V::all(0.0f);
    for (i = 0; i + V::width <= valid; i += V::width) {
        const F p = exponential(V::load(row + i));
        V::store(row + i, p);
        sum = sum + p;
    }
    float total = sumOf<V>(sum);
    if (i < valid) {
        storePart<V>(row + i, exponential(loadPart<V>(row + i, valid - i)), valid - i);
        for (std::int64_t j = i; j < valid; ++j)
            total += row[j];
    }
    const float factor = 1.0f / total;
    for (i = 0; i < valid; ++i)
        row[i] *= factor;
    for (; i < columns; ++i)
        row[i] = 0.0f;
}

template <class V>
void layerNorm(const float* in, float* out, std::int64_t rows, std::int64_t columns, const float* weight,
               const float* bias, float epsilon)
{
    using F = typename V::F;
    const std::int64_t whole = columns / V::width * V::width;
    for (std::int64_t r = 0; r < rows; ++r) {
        const float* x = in + r * columns;
        float* y = out + r * columns;
        F sum = V::all(0.0f), squares = V::all(0.0f);
        for (std::int64_t c = 0; c < whole; c += V::width)
            sum = sum + V::load(x + c);
        sum = sum + loadPart<V>(x + whole, columns - whole);
        const float mean = sumOf<V>(sum) / static_cast<float>(columns);
        for (std::int64_t c = 0; c < whole; c += V::width) {
            const F d = V::load(x + c) - V::all(mean);
            squares = V::fma(d, d, squares);
        }
        float variance = sumOf<V>(squares);
        for (std::int64_t c = whole; c < columns; ++c)
            variance += (x[c] - mean) * (x[c] - mean);
        const float factor = 1.0f / __builtin_sqrtf(variance / static_cast<float>(columns) + epsilon);
        for (std::int64_t c = 0; c < columns; ++c)
            y[c] = (x[c] - mean) * factor * weight[c] + bias[c];
    }
}

/// acc[r][c] += a(r, p) · b[p, c] for p in [0, depth), where a(r, p) lies at r·rowStep + p·depthStep and c counts
/// vectors.
template <class V, int R, int C>
QS_INLINE void multiplyInto(typename V::F (&acc)[R][C], const float* a, std::int64_t rowStep, std::int64_t depthStep,
                            const float* b, std::int64_t ldb, std::int64_t depth)
{
    for (std::int64_t p = 0; p < depth; ++p) {
        typename V::F column[C];
#pragma GCC unroll 8
        for (int c = 0; c < C; ++c)
            column[c] = V::load(b + p * ldb + c * V::width);
#pragma GCC unroll 8
        for (int r = 0; r < R; ++r) {
            const auto x = V::all(a[r * rowStep + p * depthStep]);
#pragma GCC unroll 8
            for (int c = 0; c < C; ++c)
                acc[r][c] = V::fma(x, column[c], acc[r][c]);
        }
    }
}

} // namespace
} // namespace qs
