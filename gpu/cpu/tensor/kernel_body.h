// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/vector_math.h"
#include "gpu/cpu/tensor/kernels.h"

#include <cstdint>

/// The tensor machine's inner loops over floats, written once over a vector type V and compiled for each instruction
/// set in a file of its own. V::F is a vector of floats with the compiler's operators, V::I the same of 32-bit
/// integers. Everything has internal linkage and calls no standard-library template, as in kernel_body.h.
namespace qs {
namespace {

/// A whole vector, or the first `left` lanes of one with zeros behind them: what a loop body loads and stores by.
template <class V> struct Whole
{
    static QS_INLINE typename V::F load(const float* p) { return V::load(p); }
    static QS_INLINE void store(float* p, typename V::F v) { V::store(p, v); }
    /// Zero in lanes that are not there.
    static QS_INLINE typename V::F only(typename V::F v) { return v; }
};

template <class V> struct Part
{
    int left;
    QS_INLINE typename V::F load(const float* p) const { return V::loadPart(p, left); }
    QS_INLINE void store(float* p, typename V::F v) const { V::storePart(p, v, left); }
    QS_INLINE typename V::F only(typename V::F v) const
    {
        typename V::I lane;
        for (int i = 0; i < V::width; ++i)
            lane[i] = i;
        return lane < left ? v : V::all(0.0f);
    }
};

template <class V, class Body> QS_INLINE void overRange(std::int64_t n, const Body& body)
{
    std::int64_t i = 0;
    for (; i + V::width <= n; i += V::width)
        body(i, Whole<V>{});
    if (i < n) body(i, Part<V>{static_cast<int>(n - i)});
}

/// As exp2Of, and NaN stays NaN.
template <class V> QS_INLINE typename V::F exp2OrNan(typename V::F x) { return x == x ? exp2Of<V>(x) : x; }

/// Φ(x) of the standard normal distribution, and e^(−x²/2): erfc by Abramowitz and Stegun 7.1.26, absolute
/// error 1.5e-7.
template <class V> QS_INLINE void normalOf(typename V::F x, typename V::F& cumulative, typename V::F& density)
{
    using F = typename V::F;
    const F size = x < V::all(0.0f) ? -x : x;
    density = exp2OrNan<V>(x * x * V::all(-0.5f * kLog2E));
    const F t = V::all(1.0f) / V::fma(size, V::all(0.3275911f * 0.70710678118654752f), V::all(1.0f));
    F tail = V::all(1.061405429f);
    tail = V::fma(tail, t, V::all(-1.453152027f));
    tail = V::fma(tail, t, V::all(1.421413741f));
    tail = V::fma(tail, t, V::all(-0.284496736f));
    tail = V::fma(tail, t, V::all(0.254829592f));
    tail = tail * t * density * V::all(0.5f);
    cumulative = x < V::all(0.0f) ? tail : V::all(1.0f) - tail;
}

template <class V> void add(const float* a, const float* b, float* out, std::int64_t n)
{
    overRange<V>(
        n, [&](std::int64_t i, const auto& at)
               __attribute__((always_inline)) { at.store(out + i, at.load(a + i) + at.load(b + i)); });
}

template <class V> void multiply(const float* a, const float* b, float* out, std::int64_t n)
{
    overRange<V>(
        n, [&](std::int64_t i, const auto& at)
               __attribute__((always_inline)) { at.store(out + i, at.load(a + i) * at.load(b + i)); });
}

template <class V> void addRow(const float* in, const float* row, float* out, std::int64_t rows, std::int64_t columns)
{
    for (std::int64_t r = 0; r < rows; ++r)
        add<V>(in + r * columns, row, out + r * columns, columns);
}

template <class V> void scaleRow(const float* in, const float* row, float* out, std::int64_t rows, std::int64_t columns)
{
    for (std::int64_t r = 0; r < rows; ++r)
        multiply<V>(in + r * columns, row, out + r * columns, columns);
}

template <class V> void sumRows(const float* in, std::int64_t rows, std::int64_t columns, float* sums)
{
    std::int64_t r = 0;
    for (; r + 4 <= rows; r += 4) {
        const float* p = in + r * columns;
        overRange<V>(
            columns, [&](std::int64_t c, const auto& at) __attribute__((always_inline)) {
                const auto low = at.load(p + c) + at.load(p + columns + c);
                const auto high = at.load(p + 2 * columns + c) + at.load(p + 3 * columns + c);
                at.store(sums + c, at.load(sums + c) + (low + high));
            });
    }
    for (; r < rows; ++r)
        add<V>(sums, in + r * columns, sums, columns);
}

/// NaN stays NaN, so that a broken loss shows.
template <class V> void relu(const float* in, float* out, std::int64_t n)
{
    overRange<V>(
        n, [&](std::int64_t i, const auto& at) __attribute__((always_inline)) {
            const auto x = at.load(in + i);
            at.store(out + i, x < V::all(0.0f) ? V::all(0.0f) : x);
        });
}

template <class V> void reluGrad(const float* in, const float* dy, float* out, std::int64_t n)
{
    overRange<V>(
        n, [&](std::int64_t i, const auto& at) __attribute__((always_inline)) {
            at.store(out + i, at.load(in + i) > V::all(0.0f) ? at.load(dy + i) : V::all(0.0f));
        });
}

template <class V> void gelu(const float* in, float* out, std::int64_t n)
{
    overRange<V>(
        n, [&](std::int64_t i, const auto& at) __attribute__((always_inline)) {
            typename V::F cumulative, density;
            const auto x = at.load(in + i);
            normalOf<V>(x, cumulative, density);
            at.store(out + i, x * cumulative);
        });
}

template <class V> void geluGrad(const float* in, const float* dy, float* out, std::int64_t n)
{
    constexpr float kInverseRootTwoPi = 0.3989422804014327f;
    overRange<V>(
        n, [&](std::int64_t i, const auto& at) __attribute__((always_inline)) {
            typename V::F cumulative, density;
            const auto x = at.load(in + i);
            normalOf<V>(x, cumulative, density);
            at.store(out + i, at.load(dy + i) * V::fma(x * V::all(kInverseRootTwoPi), density, cumulative));
        });
}

template <class V> void layerNorm(const LayerNormRows& call)
{
    using F = typename V::F;
    const auto columns = static_cast<float>(call.columns);
    for (std::int64_t r = 0; r < call.rows; ++r) {
        const float* x = call.x + r * call.columns;
        float* y = call.out + r * call.columns;
        F sum = V::all(0.0f), squares = V::all(0.0f);
        overRange<V>(
            call.columns, [&](std::int64_t c, const auto& at)
                              __attribute__((always_inline)) { sum = sum + at.load(x + c); });
        const float mean = sumOf<V>(sum) / columns;
        overRange<V>(
            call.columns, [&](std::int64_t c, const auto& at) __attribute__((always_inline)) {
                const F d = at.only(at.load(x + c) - V::all(mean));
                squares = V::fma(d, d, squares);
            });
        const float rstd = 1.0f / __builtin_sqrtf(sumOf<V>(squares) / columns + call.epsilon);
        overRange<V>(
            call.columns, [&](std::int64_t c, const auto& at) __attribute__((always_inline)) {
                const F normal = (at.load(x + c) - V::all(mean)) * V::all(rstd);
                at.store(y + c, V::fma(normal, at.load(call.gamma + c), at.load(call.beta + c)));
            });
        call.mean[r] = mean;
        call.rstd[r] = rstd;
    }
}

/// With n = (x − mean)·rstd and g = dy·gamma: dx = rstd·(g − mean(g) − n·mean(g·n)).
template <class V> void layerNormGrad(const LayerNormGradRows& call)
{
    using F = typename V::F;
    for (std::int64_t r = 0; r < call.rows; ++r) {
        const float *x = call.x + r * call.columns, *dy = call.dy + r * call.columns;
        float* dx = call.dx + r * call.columns;
        const F mean = V::all(call.mean[r]), rstd = V::all(call.rstd[r]);
        F sum = V::all(0.0f), dots = V::all(0.0f);
        overRange<V>(
            call.columns, [&](std::int64_t c, const auto& at) __attribute__((always_inline)) {
                const F normal = (at.load(x + c) - mean) * rstd, d = at.load(dy + c), g = d * at.load(call.gamma + c);
                sum = sum + g;
                dots = dots + at.only(g * normal);
                at.store(call.dgamma + c, V::fma(d, normal, at.load(call.dgamma + c)));
                at.store(call.dbeta + c, at.load(call.dbeta + c) + d);
            });
        const F meanG = V::all(sumOf<V>(sum) / static_cast<float>(call.columns));
        const F meanDot = V::all(sumOf<V>(dots) / static_cast<float>(call.columns));
        overRange<V>(
            call.columns, [&](std::int64_t c, const auto& at) __attribute__((always_inline)) {
                const F normal = (at.load(x + c) - mean) * rstd, g = at.load(dy + c) * at.load(call.gamma + c);
                at.store(dx + c, rstd * (g - meanG - normal * meanDot));
            });
    }
}

/// Largest of a row of `columns` floats times `factor`; NaN is passed over.
template <class V> QS_INLINE float largestOf(const float* row, std::int64_t columns, float factor)
{
    using F = typename V::F;
    F most = V::all(-__builtin_inff());
    overRange<V>(
        columns, [&](std::int64_t c, const auto& at) __attribute__((always_inline)) {
            const F x = at.load(row + c) * V::all(factor);
            // In a part the lanes that are not there must not win over negative ones.
            const F there = at.only(V::all(1.0f));
            most = ((there > V::all(0.0f)) & (x > most)) ? x : most;
        });
    float top = most[0];
    for (int i = 1; i < V::width; ++i)
        top = most[i] > top ? most[i] : top;
    return top;
}

/// out = e^(factor·in − top); returns the sum.
template <class V>
QS_INLINE float exponentials(const float* in, float* out, std::int64_t columns, float factor, float top)
{
    typename V::F sum = V::all(0.0f);
    overRange<V>(
        columns, [&](std::int64_t c, const auto& at) __attribute__((always_inline)) {
            const auto p = exp2OrNan<V>((at.load(in + c) * V::all(factor) - V::all(top)) * V::all(kLog2E));
            at.store(out + c, p);
            sum = sum + at.only(p);
        });
    return sumOf<V>(sum);
}

template <class V> QS_INLINE void scaleBy(float* data, std::int64_t n, float factor)
{
    overRange<V>(
        n, [&](std::int64_t i, const auto& at)
               __attribute__((always_inline)) { at.store(data + i, at.load(data + i) * V::all(factor)); });
}

template <class V> void softmax(const float* in, float* out, std::int64_t rows, std::int64_t columns, float factor)
{
    for (std::int64_t r = 0; r < rows; ++r) {
        const float top = largestOf<V>(in + r * columns, columns, factor);
        const float sum = exponentials<V>(in + r * columns, out + r * columns, columns, factor, top);
        scaleBy<V>(out + r * columns, columns, 1.0f / sum);
    }
}

template <class V>
void softmaxGrad(const float* y, const float* dy, float* out, std::int64_t rows, std::int64_t columns, float factor)
{
    using F = typename V::F;
    for (std::int64_t r = 0; r < rows; ++r) {
        const float *p = y + r * columns, *g = dy + r * columns;
        F sum = V::all(0.0f);
        overRange<V>(
            columns, [&](std::int64_t c, const auto& at)
                         __attribute__((always_inline)) { sum = V::fma(at.load(p + c), at.load(g + c), sum); });
        const F dot = V::all(sumOf<V>(sum));
        overRange<V>(
            columns, [&](std::int64_t c, const auto& at) __attribute__((always_inline)) {
                at.store(out + r * columns + c, V::all(factor) * at.load(p + c) * (at.load(g + c) - dot));
            });
    }
}

/// 1 where the first largest is at the label and nothing is NaN.
inline std::int32_t isCorrect(const float* row, std::int64_t columns, std::int32_t label)
{
    std::int64_t best = 0;
    for (std::int64_t c = 0; c < columns; ++c) {
        if (row[c] != row[c]) return 0;
        if (row[c] > row[best]) best = c;
    }
    return best == label ? 1 : 0;
}

/// A label that is no class gives a loss of NaN. Without `gradient` the exponentials of a row go through a small
/// buffer.
template <class V> void crossEntropy(const CrossEntropyRows& call)
{
    constexpr std::int64_t turn = 256;
    alignas(64) float buffer[turn];
    for (std::int64_t r = 0; r < call.rows; ++r) {
        const float* row = call.logits + r * call.columns;
        const std::int32_t label = call.labels[r];
        const bool known = label >= 0 && label < call.columns;
        const float top = largestOf<V>(row, call.columns, 1.0f);
        float sum = 0.0f;
        for (std::int64_t c = 0; c < call.columns; c += turn) {
            const std::int64_t n = call.columns - c < turn ? call.columns - c : turn;
            sum +=
                exponentials<V>(row + c, call.gradient ? call.gradient + r * call.columns + c : buffer, n, 1.0f, top);
        }
        call.loss[r] = known ? __builtin_logf(sum) - (row[label] - top) : __builtin_nanf("");
        call.correct[r] = isCorrect(row, call.columns, label);
        if (!call.gradient) continue;
        float* gradient = call.gradient + r * call.columns;
        scaleBy<V>(gradient, call.columns, 1.0f / sum);
        if (known) gradient[label] -= 1.0f;
        scaleBy<V>(gradient, call.columns, call.factor);
    }
}

template <class V>
void adam(const AdamStep& step, const float* gradient, float* parameter, float* first, float* second, std::int64_t n)
{
    using F = typename V::F;
    const F beta1 = V::all(step.beta1), beta2 = V::all(step.beta2), rest1 = V::all(1.0f - step.beta1),
            rest2 = V::all(1.0f - step.beta2);
    const F keep = V::all(1.0f - step.rate * step.decay), rate = V::all(step.rate / step.correction1);
    const F root = V::all(1.0f / __builtin_sqrtf(step.correction2)), epsilon = V::all(step.epsilon);
    overRange<V>(
        n, [&](std::int64_t i, const auto& at) __attribute__((always_inline)) {
            const F g = at.load(gradient + i);
            const F m = V::fma(beta1, at.load(first + i), rest1 * g);
            const F v = V::fma(beta2, at.load(second + i), rest2 * g * g);
            at.store(first + i, m);
            at.store(second + i, v);
            at.store(parameter + i, at.load(parameter + i) * keep - rate * m / (V::sqrt(v) * root + epsilon));
        });
}

template <class V> void fakeQuant(const FakeQuantRule& rule, const float* in, float* out, std::int64_t n)
{
    using F = typename V::F;
    const bool vanishes = rule.scale <= 0.0f;
    const F scale = V::all(rule.scale), inverse = V::all(1.0f / rule.scale), low = V::all(rule.low),
            high = V::all(rule.high);
    overRange<V>(
        n, [&](std::int64_t i, const auto& at) __attribute__((always_inline)) {
            F q = V::round(at.load(in + i) * inverse);
            q = q < low ? low : q;
            q = q > high ? high : q;
            at.store(out + i, vanishes ? V::all(0.0f) : scale * q);
        });
}

template <class V>
float fakeQuantGrad(const FakeQuantRule& rule, const float* x, const float* dy, float* out, std::int64_t n)
{
    using F = typename V::F;
    const bool vanishes = rule.scale <= 0.0f;
    const F inverse = V::all(1.0f / rule.scale), low = V::all(rule.low), high = V::all(rule.high), zero = V::all(0.0f);
    F sum = zero;
    overRange<V>(
        n, [&](std::int64_t i, const auto& at) __attribute__((always_inline)) {
            const F v = at.load(x + i) * inverse, g = at.load(dy + i);
            const F inside = ((v >= low) & (v <= high)) ? g : zero;
            at.store(out + i, vanishes ? zero : inside);
            F slope = V::round(v) - v;
            slope = v < low ? low : slope;
            slope = v > high ? high : slope;
            sum = sum + at.only(g * slope);
        });
    return vanishes ? 0.0f : sumOf<V>(sum);
}

/// `in` holds floats, or int32 with `isInt`.
template <class V, bool isInt>
QS_INLINE void rescale(const float* in, float scale, const float* factors, const float* bias, float* out,
                       std::int64_t n)
{
    overRange<V>(
        n, [&](std::int64_t i, const auto& at) __attribute__((always_inline)) {
            typename V::F x = at.load(in + i);
            if constexpr (isInt) x = __builtin_convertvector((typename V::I)x, typename V::F);
            x = x * V::all(scale) * at.load(factors + i);
            at.store(out + i, bias ? x + at.load(bias + i) : x);
        });
}

template <class V>
void rescaleFloat(const float* in, float scale, const float* factors, const float* bias, float* out, std::int64_t n)
{
    rescale<V, false>(in, scale, factors, bias, out, n);
}

template <class V>
void rescaleInt(const std::int32_t* in, float scale, const float* factors, const float* bias, float* out,
                std::int64_t n)
{
    // Vectors load four-byte words, whatever these are.
    rescale<V, true>(reinterpret_cast<const float*>(in), scale, factors, bias, out, n);
}

/// As floatToHalf and floatToBfloat16 of core/dtype.h, without their branches.
inline std::uint16_t halfOf(float value)
{
    const auto bits = __builtin_bit_cast(std::uint32_t, value);
    const std::uint32_t sign = (bits >> 16) & 0x8000u, magnitude = bits & 0x7fffffffu;
    const float shifted = __builtin_bit_cast(float, magnitude) + 0.5f; // rounds at 2^-24
    const std::uint32_t small = __builtin_bit_cast(std::uint32_t, shifted) - 0x3f000000u;
    const std::uint32_t normal = (magnitude + 0xfffu + ((magnitude >> 13) & 1u) - 0x38000000u) >> 13;
    std::uint32_t half = magnitude < 0x38800000u ? small : normal;
    half = magnitude >= 0x477ff000u ? 0x7c00u : half;
    half = magnitude > 0x7f800000u ? 0x7e00u : half;
    return static_cast<std::uint16_t>(sign | half);
}

inline std::uint16_t bfloatOf(float value)
{
    const auto bits = __builtin_bit_cast(std::uint32_t, value);
    const std::uint32_t rounded = (bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16;
    return static_cast<std::uint16_t>((bits & 0x7fffffffu) > 0x7f800000u ? (bits >> 16) | 0x40u : rounded);
}

inline float floatOfHalf(std::uint16_t half)
{
    const std::uint32_t sign = static_cast<std::uint32_t>(half & 0x8000u) << 16, magnitude = half & 0x7fffu;
    // Denormals: the integer times 2^-24, which is exact.
    const auto small =
        __builtin_bit_cast(std::uint32_t, static_cast<float>(static_cast<std::int32_t>(magnitude)) * 0x1p-24f);
    std::uint32_t bits = magnitude < 0x400u ? small : (magnitude << 13) + 0x38000000u;
    bits = magnitude >= 0x7c00u ? (magnitude << 13) + 0x70000000u : bits;
    return __builtin_bit_cast(float, sign | bits);
}

inline void toHalf(DType type, const float* in, std::uint16_t* out, std::int64_t n)
{
    if (type == DType::BF16)
        for (std::int64_t i = 0; i < n; ++i)
            out[i] = bfloatOf(in[i]);
    else
        for (std::int64_t i = 0; i < n; ++i)
            out[i] = halfOf(in[i]);
}

inline void fromHalf(DType type, const std::uint16_t* in, float* out, std::int64_t n)
{
    if (type == DType::BF16)
        for (std::int64_t i = 0; i < n; ++i)
            out[i] = __builtin_bit_cast(float, static_cast<std::uint32_t>(in[i]) << 16);
    else
        for (std::int64_t i = 0; i < n; ++i)
            out[i] = floatOfHalf(in[i]);
}

} // namespace
} // namespace qs
