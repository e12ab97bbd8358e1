// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/tensor/kernel_body.h"

/// Products of floats for small matrices, where a BLAS's own preparations would cost more than the product, and where
/// there is no BLAS; once over a vector type V (see cpu/tensor/kernel_body.h). Every sum runs along k in order, however
/// the work is cut.
namespace qs {
namespace {

/// R rows from `row` on × C vectors.
template <class V, int R, int C> QS_INLINE void productTile(const MachineProductCall& call, std::int64_t row)
{
    constexpr int stride = V::columns * V::width;
    const float* a = call.a + row * call.rowStep;
    float* c = call.c + row * call.ldc;
    typename V::F acc[R][C];
    for (int r = 0; r < R; ++r)
        for (int v = 0; v < C; ++v)
            acc[r][v] = V::all(0.0f);
    for (std::int64_t p = 0; p < call.k; ++p) {
        typename V::F column[C];
#pragma GCC unroll 8
        for (int v = 0; v < C; ++v)
            column[v] = V::load(call.panel + p * stride + v * V::width);
#pragma GCC unroll 8
        for (int r = 0; r < R; ++r) {
            const auto x = V::all(a[r * call.rowStep + p * call.depthStep]);
#pragma GCC unroll 8
            for (int v = 0; v < C; ++v)
                acc[r][v] = V::fma(x, column[v], acc[r][v]);
        }
    }
    for (int r = 0; r < R; ++r)
        for (int v = 0; v < C; ++v) {
            if (call.n <= v * V::width) break; // three vectors of columns go through a tile of four
            float* to = c + r * call.ldc + v * V::width;
            const auto left = static_cast<int>(call.n - v * V::width < V::width ? call.n - v * V::width : V::width);
            const Part<V> part{left};
            const auto product = acc[r][v] * V::all(call.alpha);
            part.store(to, call.beta == 0.0f ? product : V::fma(V::all(call.beta), part.load(to), product));
        }
}

template <class V, int C> QS_INLINE void productPanel(const MachineProductCall& call)
{
    constexpr int most = 6;
    std::int64_t r = 0;
    for (; r + most <= call.m; r += most)
        productTile<V, most, C>(call, r);
    for (; r + 2 <= call.m; r += 2)
        productTile<V, 2, C>(call, r);
    if (r < call.m) productTile<V, 1, C>(call, r);
}

template <class V> void product(const MachineProductCall& call)
{
    const std::int64_t vectors = (call.n + V::width - 1) / V::width;
    if (vectors == 1)
        productPanel<V, 1>(call);
    else if (vectors == 2)
        productPanel<V, 2>(call);
    else if constexpr (V::columns > 2)
        productPanel<V, V::columns>(call);
}

} // namespace
} // namespace qs
