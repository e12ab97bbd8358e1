// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/operations/kernel_body.h"

/// Products with weights of 8 or 4 bits. Traffic of a call: 64·k codes (one byte or half a byte) and 64·k/128 scales
/// once, the rows of A as often as there are blocks of columns, the result once. Codes become floats in registers, so
/// that few rows cost what reading the weights costs; products of six rows share a conversion.
namespace qs {
namespace {

constexpr std::int64_t kWeightColumns = PackedWeights::columns;
constexpr std::int64_t kHalfColumns = kWeightColumns / 2;

/// Where vector c of the C that are computed together lies, of those that begin at `first`.
template <class V, int Bits> QS_INLINE std::int64_t weightColumn(std::int64_t first, int c)
{
    if constexpr (Bits == 8)
        return first + c * V::width;
    else
        return first + c / 2 * V::width + (c % 2 ? kHalfColumns : 0);
}

template <class V, int Bits, int C>
QS_INLINE void loadWeights(const std::uint8_t* row, std::int64_t first, typename V::F (&w)[C])
{
    if constexpr (Bits == 8) {
#pragma GCC unroll 8
        for (int c = 0; c < C; ++c)
            w[c] = V::fromInt8(row + first + c * V::width);
    } else {
#pragma GCC unroll 8
        for (int c = 0; c < C; c += 2)
            V::fromNibbles(row + first + c / 2 * V::width, w[c], w[c + 1]);
    }
}

/// R rows of A and C vectors of columns, group by group: the sums of a group are scaled when it ends.
template <class V, int Bits, int R, int C>
QS_INLINE void weightPart(const WeightOnlyCall& call, std::int64_t row, std::int64_t first)
{
    using F = typename V::F;
    constexpr std::int64_t rowBytes = kWeightColumns * Bits / 8;
    const float* a = call.a + row * call.k;
    float* out = call.out + row * call.outStride;
    for (std::int64_t begin = 0; begin < call.k; begin += PackedWeights::group) {
        const std::int64_t end = begin + PackedWeights::group < call.k ? begin + PackedWeights::group : call.k;
        F acc[R][C];
#pragma GCC unroll 8
        for (int r = 0; r < R; ++r)
#pragma GCC unroll 8
            for (int c = 0; c < C; ++c)
                acc[r][c] = V::all(0.0f);
        for (std::int64_t k = begin; k < end; ++k) {
            F w[C];
            loadWeights<V, Bits, C>(call.codes + k * rowBytes, first, w);
#pragma GCC unroll 8
            for (int r = 0; r < R; ++r) {
                const F x = V::all(a[r * call.k + k]);
#pragma GCC unroll 8
                for (int c = 0; c < C; ++c)
                    acc[r][c] = V::fma(x, w[c], acc[r][c]);
            }
        }
        const float* scales = call.scales + begin / PackedWeights::group * kWeightColumns;
#pragma GCC unroll 8
        for (int r = 0; r < R; ++r)
#pragma GCC unroll 8
            for (int c = 0; c < C; ++c) {
                const std::int64_t column = weightColumn<V, Bits>(first, c);
                const F before = begin == 0 ? V::all(0.0f) : V::load(out + r * call.outStride + column);
                V::store(out + r * call.outStride + column, V::fma(acc[r][c], V::load(scales + column), before));
            }
    }
}

template <class V, int Bits, int R> void weightRows(const WeightOnlyCall& call, std::int64_t row)
{
    constexpr int most = R == 1 ? V::columnsOfOne : V::columns;
    constexpr int vectors = static_cast<int>(kWeightColumns / V::width);
    constexpr int C = most < vectors ? most : vectors;
    constexpr std::int64_t step = (Bits == 8 ? C : C / 2) * V::width;
    constexpr std::int64_t end = Bits == 8 ? kWeightColumns : kHalfColumns;
    static_assert(C % 2 == 0 && end % step == 0);
    for (std::int64_t first = 0; first < end; first += step)
        weightPart<V, Bits, R, C>(call, row, first);
}

template <class V, int Bits> void weightOnly(const WeightOnlyCall& call)
{
    std::int64_t row = 0;
    for (; row + 6 <= call.rows; row += 6)
        weightRows<V, Bits, 6>(call, row);
    switch (call.rows - row) {
    case 5:
        weightRows<V, Bits, 5>(call, row);
        break;
    case 4:
        weightRows<V, Bits, 4>(call, row);
        break;
    case 3:
        weightRows<V, Bits, 3>(call, row);
        break;
    case 2:
        weightRows<V, Bits, 2>(call, row);
        break;
    case 1:
        weightRows<V, Bits, 1>(call, row);
        break;
    default:
        break;
    }
}

} // namespace
} // namespace qs
