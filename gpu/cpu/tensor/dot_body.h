// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/always_inline.h"
#include "gpu/cpu/tensor/kernels.h"

#include <cstdint>
#include <cstring>

/// Products of INT8, once over an instruction D that multiplies `depth` neighbours along k and adds them to 32-bit
/// lanes. B is laid out so that a vector holds `depth` neighbours of each of its columns, A so that its neighbours are
/// one word to broadcast. Traffic of a block of rows × 64 columns: both operands read once, B of the block once more
/// for every 6 rows, from the core's own cache.
namespace qs {
namespace {

/// Columns [first, first + columns) of Bᵀ: for each step along k `columns` words of D::depth codes.
template <class D>
QS_INLINE void layOutB(const MachineDotCall& call, std::int64_t first, std::int64_t columns, typename D::Code* out)
{
    const std::int64_t steps = call.k / D::depth;
    for (std::int64_t c = 0; c < columns; ++c) {
        const std::int8_t* from = call.b + (first + c) * call.k;
        for (std::int64_t s = 0; s < steps; ++s) {
            typename D::Code word[D::depth];
            for (int d = 0; d < D::depth; ++d)
                word[d] = static_cast<typename D::Code>(from[s * D::depth + d]);
            std::memcpy(out + (s * columns + c) * D::depth, word, sizeof word);
        }
    }
}

template <class D> QS_INLINE void layOutA(const std::int8_t* from, std::int64_t n, typename D::Code* out)
{
    for (std::int64_t i = 0; i < n; ++i)
        out[i] = static_cast<typename D::Code>(from[i] ^ D::flip);
}

template <class D, int R, int C>
QS_INLINE void dotTile(const typename D::Code* a, const typename D::Code* b, std::int64_t k, std::int32_t* c,
                       std::int64_t ldc, const typename D::I* start)
{
    typename D::I acc[R][C];
    for (int r = 0; r < R; ++r)
        for (int v = 0; v < C; ++v)
            acc[r][v] = start[v];
    for (std::int64_t s = 0; s < k / D::depth; ++s) {
        typename D::I column[C];
#pragma GCC unroll 8
        for (int v = 0; v < C; ++v)
            column[v] = D::load(b + (s * C + v) * D::width * D::depth);
#pragma GCC unroll 8
        for (int r = 0; r < R; ++r) {
            std::int32_t word = 0;
            std::memcpy(&word, a + r * k + s * D::depth, sizeof word);
            const auto x = D::all(word);
#pragma GCC unroll 8
            for (int v = 0; v < C; ++v)
                acc[r][v] = D::dot(acc[r][v], x, column[v]);
        }
    }
    for (int r = 0; r < R; ++r)
        for (int v = 0; v < C; ++v)
            D::store(c + r * ldc + v * D::width, acc[r][v]);
}

/// C vectors of columns from `first` on, all rows.
template <class D, int C> QS_INLINE void dotColumns(const MachineDotCall& call, std::int64_t first)
{
    auto* b = reinterpret_cast<typename D::Code*>(call.scratch);
    typename D::Code* a = b + call.k * C * D::width;
    layOutB<D>(call, first, C * D::width, b);
    typename D::I start[C];
    for (int v = 0; v < C; ++v) { // what the flip of A's sign adds is taken away beforehand
        typename D::I sum = D::all(0);
        if (D::flip)
            for (std::int64_t s = 0; s < call.k / D::depth; ++s)
                sum = D::dot(sum, D::all(D::flipWord), D::load(b + (s * C + v) * D::width * D::depth));
        start[v] = D::minus(sum);
    }
    std::int64_t r = 0;
    for (; r + MachineDotCall::rows <= call.m; r += MachineDotCall::rows) {
        layOutA<D>(call.a + r * call.k, MachineDotCall::rows * call.k, a);
        dotTile<D, MachineDotCall::rows, C>(a, b, call.k, call.c + r * call.ldc + first, call.ldc, start);
    }
    for (; r < call.m; ++r) {
        layOutA<D>(call.a + r * call.k, call.k, a);
        dotTile<D, 1, C>(a, b, call.k, call.c + r * call.ldc + first, call.ldc, start);
    }
}

template <class D> void dotProduct(const MachineDotCall& call)
{
    constexpr int most = D::columns;
    std::int64_t c = 0;
    for (; c + most * D::width <= call.n; c += most * D::width)
        dotColumns<D, most>(call, c);
    for (; c + D::width <= call.n; c += D::width)
        dotColumns<D, 1>(call, c);
}

} // namespace
} // namespace qs
