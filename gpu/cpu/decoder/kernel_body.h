// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/vector_math.h"
#include "gpu/cpu/decoder/kernels.h"

#include <cstdint>

/// The decoder engine's inner loops, written once over a vector type V and compiled for each instruction set in a file
/// of its own. V::F is a vector of floats with the compiler's operators, V::I the same of 32-bit integers. Everything
/// has internal linkage and calls no standard-library template, as in kernel_body.h.
///
/// Traffic of a product: the codes of 64 outputs once for every six rows (from the core's own cache after the first
/// time), rows of A once for every 64 outputs, the result once. Codes become floats in registers; six rows share a
/// conversion.
namespace qs {
namespace {

/// E4M3 from its bits, without going through denormals of FP32, which some processors are slow at.
template <class V> QS_INLINE typename V::F fromE4M3(typename V::I code)
{
    using F = typename V::F;
    using I = typename V::I;
    const I magnitude = code & 0x7f, sign = (code & 0x80) << 24, nan = (magnitude == 0x7f) & 0x7fc00000;
    const F normal = (F)((magnitude << 20) + (120 << 23));
    const F small = __builtin_convertvector(magnitude, F) * V::all(0x1p-9f);
    return (F)((I)(magnitude < 8 ? small : normal) | sign | nan);
}

/// Where vector c of the C that are computed together lies, of those that begin at `first`.
template <class V, PanelCode K> QS_INLINE std::int64_t panelColumn(std::int64_t first, int c)
{
    if constexpr (K == PanelCode::Nibble)
        return first + c / 2 * V::width + (c % 2 ? kPanelColumns / 2 : 0);
    else
        return first + c * V::width;
}

template <class V, PanelCode K, int C>
QS_INLINE void loadCodes(const std::uint8_t* codes, const float* table, std::int64_t first, typename V::F (&w)[C])
{
    if constexpr (K == PanelCode::Nibble) {
#pragma GCC unroll 8
        for (int c = 0; c < C; c += 2) {
            const typename V::I bytes = V::bytes(codes + first + c / 2 * V::width);
            w[c] = V::lookup16(table, bytes & 15);
            w[c + 1] = V::lookup16(table, bytes >> 4);
        }
    } else {
#pragma GCC unroll 8
        for (int c = 0; c < C; ++c) {
            const std::int64_t at = first + c * V::width;
            if constexpr (K == PanelCode::F32) w[c] = V::load(reinterpret_cast<const float*>(codes) + at);
            if constexpr (K == PanelCode::F16) w[c] = V::fromHalf(codes + 2 * at);
            if constexpr (K == PanelCode::BF16) w[c] = (typename V::F)(V::words(codes + 2 * at) << 16);
            if constexpr (K == PanelCode::Int8) w[c] = V::fromInt8(codes + at);
            if constexpr (K == PanelCode::E4M3) w[c] = fromE4M3<V>(V::bytes(codes + at));
        }
    }
}

/// Adds the products of inputs [begin, end) of R rows with C vectors of columns; `scales` and `zeros` of those inputs.
template <class V, PanelCode K, bool Scaled, bool Zeros, int R, int C>
QS_INLINE void addPanel(const PanelCall& call, const float* a, std::int64_t begin, std::int64_t end, std::int64_t first,
                        const float* scales, const float* zeros, typename V::F (&acc)[R][C])
{
    using F = typename V::F;
    for (std::int64_t k = begin; k < end; ++k) {
        F w[C];
        loadCodes<V, K, C>(call.codes + k * panelBytesOfInput(K), call.table, first, w);
#pragma GCC unroll 8
        for (int c = 0; c < C; ++c) {
            const std::int64_t column = panelColumn<V, K>(first, c);
            if constexpr (Zeros) w[c] = w[c] - V::load(zeros + column);
            if constexpr (Scaled) w[c] = w[c] * V::load(scales + column);
        }
#pragma GCC unroll 8
        for (int r = 0; r < R; ++r) {
            const F x = V::all(a[r * call.aStride + k]);
#pragma GCC unroll 8
            for (int c = 0; c < C; ++c)
                acc[r][c] = V::fma(x, w[c], acc[r][c]);
        }
    }
}

/// R rows from `row` on and C vectors of columns from `first` on.
template <class V, PanelCode K, bool Scaled, bool Zeros, int R, int C>
QS_INLINE void panelTile(const PanelCall& call, std::int64_t row, std::int64_t first)
{
    using F = typename V::F;
    const float* a = call.a + row * call.aStride;
    F acc[R][C];
#pragma GCC unroll 8
    for (int r = 0; r < R; ++r)
#pragma GCC unroll 8
        for (int c = 0; c < C; ++c)
            acc[r][c] = V::all(0.0f);
    const std::int64_t group = Scaled ? call.group : call.k;
    for (std::int64_t begin = 0, g = 0; begin < call.k; begin += group, ++g) {
        const std::int64_t end = begin + group < call.k ? begin + group : call.k;
        const float* scales = Scaled ? call.scales + g * kPanelColumns : nullptr;
        const float* zeros = Zeros ? call.zeros + g * kPanelColumns : nullptr;
        addPanel<V, K, Scaled, Zeros>(call, a, begin, end, first, scales, zeros, acc);
    }
#pragma GCC unroll 8
    for (int r = 0; r < R; ++r)
#pragma GCC unroll 8
        for (int c = 0; c < C; ++c)
            V::store(call.out + (row + r) * call.outStride + panelColumn<V, K>(first, c), acc[r][c]);
}

/// The same with a scale for each row and group. Sums of earlier groups wait in the result: there are no registers for
/// both.
template <class V, PanelCode K, int R, int C>
QS_INLINE void panelGroupTile(const PanelCall& call, std::int64_t row, std::int64_t first)
{
    using F = typename V::F;
    const float* a = call.a + row * call.aStride;
    const std::int64_t groups = (call.k + call.group - 1) / call.group;
    for (std::int64_t begin = 0, g = 0; begin < call.k; begin += call.group, ++g) {
        const std::int64_t end = begin + call.group < call.k ? begin + call.group : call.k;
        F acc[R][C];
#pragma GCC unroll 8
        for (int r = 0; r < R; ++r)
#pragma GCC unroll 8
            for (int c = 0; c < C; ++c)
                acc[r][c] = V::all(0.0f);
        addPanel<V, K, false, false>(call, a, begin, end, first, nullptr, nullptr, acc);
#pragma GCC unroll 8
        for (int r = 0; r < R; ++r) {
            const F rowScale = V::all(call.rowScales[(row + r) * groups + g]);
#pragma GCC unroll 8
            for (int c = 0; c < C; ++c) {
                const std::int64_t column = panelColumn<V, K>(first, c);
                float* out = call.out + (row + r) * call.outStride + column;
                const F scale = rowScale * V::load(call.scales + g * kPanelColumns + column);
                V::store(out, V::fma(acc[r][c], scale, g == 0 ? V::all(0.0f) : V::load(out)));
            }
        }
    }
}

template <class V, PanelCode K, bool Scaled, bool Zeros, int R> void panelRows(const PanelCall& call, std::int64_t row)
{
    constexpr int C = R == 1 ? V::columnsOfOne : V::columns;
    constexpr std::int64_t step = (K == PanelCode::Nibble ? C / 2 : C) * V::width;
    constexpr std::int64_t end = K == PanelCode::Nibble ? kPanelColumns / 2 : kPanelColumns;
    static_assert(C % 2 == 0 && end % step == 0);
    for (std::int64_t first = 0; first < end; first += step)
        if constexpr (K == PanelCode::E4M3 && Scaled)
            call.rowScales ? panelGroupTile<V, K, R, C>(call, row, first)
                           : panelTile<V, K, Scaled, Zeros, R, C>(call, row, first);
        else
            panelTile<V, K, Scaled, Zeros, R, C>(call, row, first);
}

template <class V, PanelCode K, bool Scaled, bool Zeros> void panelProduct(const PanelCall& call)
{
    std::int64_t row = 0;
    for (; row + 6 <= call.rows; row += 6)
        panelRows<V, K, Scaled, Zeros, 6>(call, row);
    for (; row + 2 <= call.rows; row += 2)
        panelRows<V, K, Scaled, Zeros, 2>(call, row);
    if (row < call.rows) panelRows<V, K, Scaled, Zeros, 1>(call, row);
}

template <class V> void decoderProduct(const PanelCall& call)
{
    switch (call.code) {
    case PanelCode::F32:
        return panelProduct<V, PanelCode::F32, false, false>(call);
    case PanelCode::F16:
        return panelProduct<V, PanelCode::F16, false, false>(call);
    case PanelCode::BF16:
        return panelProduct<V, PanelCode::BF16, false, false>(call);
    case PanelCode::Int8:
        return call.zeros ? panelProduct<V, PanelCode::Int8, true, true>(call)
                          : panelProduct<V, PanelCode::Int8, true, false>(call);
    case PanelCode::E4M3:
        return call.scales ? panelProduct<V, PanelCode::E4M3, true, false>(call)
                           : panelProduct<V, PanelCode::E4M3, false, false>(call);
    case PanelCode::Nibble:
        return call.zeros ? panelProduct<V, PanelCode::Nibble, true, true>(call)
                          : panelProduct<V, PanelCode::Nibble, true, false>(call);
    }
}

template <class V> float sumOfSquares(const float* x, std::int64_t n)
{
    typename V::F sum = V::all(0.0f);
    std::int64_t i = 0;
    for (; i + V::width <= n; i += V::width) {
        const auto v = V::load(x + i);
        sum = V::fma(v, v, sum);
    }
    float total = sumOf<V>(sum);
    for (; i < n; ++i)
        total += x[i] * x[i];
    return total;
}

/// |x̂ − x|^2.4 = e²·(e²)^(1/5). The fifth root as x·y^4, y = x^(−1/5) from the bits and two Newton steps without a
/// division; off by 3e-5 at most.
template <class V>
QS_INLINE typename V::F gridErrorOf(typename V::F x, typename V::F scale, typename V::F low, typename V::F high)
{
    using F = typename V::F;
    using I = typename V::I;
    const F rounder = V::all(0x1.8p23f); // adding and taking it off rounds to the nearest even integer
    const F q = V::min(V::max(x / scale, low), high), error = ((q + rounder) - rounder) * scale - x;
    const F square = error * error + V::all(1e-30f);
    F y = (F)(0x4c2b8000 - __builtin_convertvector(__builtin_convertvector((I)square, F) * V::all(0.2f), I));
    F twice = y * y;
    y = y * (V::all(1.2015f) - V::all(0.2f) * square * (twice * twice * y));
    twice = y * y;
    y = y * (V::all(1.2f) - V::all(0.2f) * square * (twice * twice * y));
    twice = y * y;
    return square * square * (twice * twice);
}

template <class V> float gridError(const float* x, std::int64_t n, float scale, float low, float high)
{
    const auto s = V::all(scale), l = V::all(low), h = V::all(high);
    typename V::F sum = V::all(0.0f);
    std::int64_t i = 0;
    for (; i + V::width <= n; i += V::width)
        sum += gridErrorOf<V>(V::load(x + i), s, l, h);
    float total = sumOf<V>(sum);
    if (i < n) {
        float rest[V::width] = {};
        for (std::int64_t j = i; j < n; ++j)
            rest[j - i] = x[j];
        float errors[V::width];
        V::store(errors, gridErrorOf<V>(V::load(rest), s, l, h));
        for (std::int64_t j = 0; j < n - i; ++j)
            total += errors[j];
    }
    return total;
}

template <class V> void scaleAll(float* data, std::int64_t n, float factor)
{
    std::int64_t i = 0;
    for (; i + V::width <= n; i += V::width)
        V::store(data + i, V::load(data + i) * V::all(factor));
    for (; i < n; ++i)
        data[i] *= factor;
}

/// data = f(data), with the last vector filled up with zeros.
template <class V, class F> QS_INLINE void mapAll(float* data, std::int64_t n, const F& f)
{
    std::int64_t i = 0;
    for (; i + V::width <= n; i += V::width)
        V::store(data + i, f(V::load(data + i)));
    if (i == n) return;
    float rest[V::width] = {};
    for (std::int64_t j = i; j < n; ++j)
        rest[j - i] = data[j];
    V::store(rest, f(V::load(rest)));
    for (std::int64_t j = i; j < n; ++j)
        data[j] = rest[j - i];
}

template <class V> QS_INLINE typename V::F siluOf(typename V::F x)
{
    return x / (V::all(1.0f) + exp2Of<V>(x * V::all(-kLog2E)));
}

template <class V> void silu(float* data, std::int64_t n)
{
    mapAll<V>(data, n, [](typename V::F x) __attribute__((always_inline)) { return siluOf<V>(x); });
}

template <class V> void geluTanh(float* data, std::int64_t n)
{
    constexpr float kTwiceRoot = 1.5957691216057308f; // 2·√(2/π)
    mapAll<V>(
        data, n, [](typename V::F x) __attribute__((always_inline)) {
            const auto u = V::all(kTwiceRoot) * (x + V::all(0.044715f) * x * x * x);
            return x / (V::all(1.0f) + exp2Of<V>(u * V::all(-kLog2E)));
        });
}

template <class V> void softCap(float* data, std::int64_t n, float cap)
{
    const auto most = V::all(cap), one = V::all(1.0f), two = V::all(2.0f);
    mapAll<V>(
        data, n, [&](typename V::F x) __attribute__((always_inline)) {
            return most * (one - two / (one + exp2Of<V>(x / most * V::all(2 * kLog2E))));
        });
}

template <class V> void rotate(float* head, std::int64_t half, const float* cosines, const float* sines)
{
    std::int64_t i = 0;
    for (; i + V::width <= half; i += V::width) {
        const auto a = V::load(head + i), b = V::load(head + half + i), c = V::load(cosines + i),
                   s = V::load(sines + i);
        V::store(head + i, a * c - b * s);
        V::store(head + half + i, b * c + a * s);
    }
    for (; i < half; ++i) {
        const float a = head[i], b = head[half + i];
        head[i] = a * cosines[i] - b * sines[i];
        head[half + i] = b * cosines[i] + a * sines[i];
    }
}

template <class V> void rotatePairs(float* head, std::int64_t half, const float* cosines, const float* sines)
{
    for (std::int64_t i = 0; i < half; ++i) {
        const float a = head[2 * i], b = head[2 * i + 1];
        head[2 * i] = a * cosines[i] - b * sines[i];
        head[2 * i + 1] = b * cosines[i] + a * sines[i];
    }
}

template <class V> constexpr DecoderKernels decoderKernelTable(const LaidDots* dots)
{
    return {decoderProduct<V>, sumOfSquares<V>, gridError<V>, scaleAll<V>,    silu<V>,
            geluTanh<V>,       softCap<V>,      rotate<V>,    rotatePairs<V>, dots};
}

} // namespace
} // namespace qs
