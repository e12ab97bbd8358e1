// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/decoder/kernels.h"
#include "gpu/cpu/tensor/dot_body.h"

/// Products of INT8 with weights that are laid out once, over an instruction D as in cpu/tensor/dot_body.h.
namespace qs {
namespace {

template <class D> constexpr std::int64_t dotColumnsAtOnce() { return D::columns * D::width; }

template <class D> void layOutWeights(const std::int8_t* b, std::int64_t k, std::uint8_t* laid)
{
    constexpr std::int64_t columns = dotColumnsAtOnce<D>();
    MachineDotCall call;
    call.k = k;
    call.b = b;
    auto* codes = reinterpret_cast<typename D::Code*>(laid);
    auto* start = reinterpret_cast<std::int32_t*>(codes + kPanelColumns * k);
    for (std::int64_t first = 0; first < kPanelColumns; first += columns) {
        typename D::Code* block = codes + first * k;
        layOutB<D>(call, first, columns, block);
        for (int v = 0; v < D::columns; ++v) { // what the flip of A's sign adds is taken away beforehand
            typename D::I sum = D::all(0);
            if (D::flip)
                for (std::int64_t s = 0; s < k / D::depth; ++s)
                    sum = D::dot(sum, D::all(D::flipWord), D::load(block + (s * D::columns + v) * D::width * D::depth));
            D::store(start + first + v * D::width, D::minus(sum));
        }
    }
}

template <class D> void layOutRow(const std::int8_t* a, std::int64_t k, std::uint8_t* laid)
{
    layOutA<D>(a, k, reinterpret_cast<typename D::Code*>(laid));
}

template <class D>
void multiplyLaid(const std::uint8_t* a, std::int64_t m, std::int64_t k, const std::uint8_t* laid, std::int32_t* c,
                  std::int64_t ldc)
{
    constexpr std::int64_t columns = dotColumnsAtOnce<D>();
    const auto* rows = reinterpret_cast<const typename D::Code*>(a);
    const auto* codes = reinterpret_cast<const typename D::Code*>(laid);
    const auto* starts = reinterpret_cast<const std::int32_t*>(codes + kPanelColumns * k);
    for (std::int64_t first = 0; first < kPanelColumns; first += columns) {
        typename D::I start[D::columns];
        for (int v = 0; v < D::columns; ++v)
            start[v] = D::load(starts + first + v * D::width);
        const typename D::Code* block = codes + first * k;
        std::int64_t r = 0;
        for (; r + MachineDotCall::rows <= m; r += MachineDotCall::rows)
            dotTile<D, MachineDotCall::rows, D::columns>(rows + r * k, block, k, c + r * ldc + first, ldc, start);
        for (; r < m; ++r)
            dotTile<D, 1, D::columns>(rows + r * k, block, k, c + r * ldc + first, ldc, start);
    }
}

template <class D> constexpr LaidDots laidDotTable(const char* name)
{
    return {name, sizeof(typename D::Code), layOutWeights<D>, layOutRow<D>, multiplyLaid<D>};
}

} // namespace
} // namespace qs
