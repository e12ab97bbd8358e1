// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/operations/product.h"

#include "gpu/core/integer_math.h"
#include "gpu/core/units.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace qs {

namespace {

constexpr std::int64_t kMaxSize = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t kMaxCount = std::int64_t{1} << 60;
constexpr std::int64_t kPanelWork = std::int64_t{250'000'000}; ///< multiply-adds of a call: 25 ms at 20 GFLOP/s
constexpr std::int64_t kRound = 16; ///< tiles are multiples of what the library's inner loop takes
constexpr std::int64_t kMaxParts = 64;
/// A call first copies its parts of A and B into the order that it reads; in multiply-adds an element.
constexpr double kCopyWork = 24;
constexpr double kCallWork = 4000;
/// Of a thread's last tile that others wait for, where cores differ or are disturbed.
constexpr double kImbalance = 0.1;

std::int64_t boundedProduct(std::int64_t a, std::int64_t b) { return b > 0 && a > kMaxCount / b ? kMaxCount : a * b; }

/// Sides of tiles worth trying: even parts, and round sizes where there would be many parts.
std::vector<std::int64_t> sidesOf(std::int64_t size)
{
    std::vector<std::int64_t> sides;
    for (std::int64_t parts = 1; parts <= kMaxParts; ++parts)
        sides.push_back(std::min(size, ceilDiv(ceilDiv(size, parts), kRound) * kRound));
    for (std::int64_t side = 64; side <= 4096; side *= 2)
        sides.push_back(std::min(size, side));
    sides.push_back(std::min(size, kRound));
    return sides;
}

} // namespace

Result<void> LabProduct::fits(const LabProductShape& shape)
{
    for (const std::int64_t size : {shape.m, shape.n, shape.k, shape.lda, shape.ldb, shape.ldc})
        if (size > kMaxSize)
            return Error{ErrorCode::Usage,
                         Message::tr("A dimension of %1 exceeds the limit of the BLAS library.").arg(formatCount(size)),
                         Message::tr("The limit is %1.").arg(formatCount(kMaxSize))};
    return {};
}

LabProduct::LabProduct(std::shared_ptr<const BlasLibrary> blas, const LabProductShape& shape, int threads)
    : m_blas(std::move(blas)), m_shape(shape)
{
    if (m_shape.lda == 0) m_shape.lda = m_shape.k;
    if (m_shape.ldb == 0) m_shape.ldb = m_shape.transposedB ? m_shape.k : m_shape.n;
    if (m_shape.ldc == 0) m_shape.ldc = m_shape.n;
    chooseTiles(threads);
}

std::int64_t LabProductShape::batch() const { return boundedProduct(outer, inner); }

void LabProduct::chooseTiles(int threads)
{
    double best = std::numeric_limits<double>::infinity();
    for (const std::int64_t rows : sidesOf(m_shape.m)) {
        for (const std::int64_t columns : sidesOf(m_shape.n)) {
            if (rows * columns > m_shape.mostTile) continue;
            const std::int64_t tiles = ceilDiv(m_shape.m, rows) * ceilDiv(m_shape.n, columns);
            const auto height = static_cast<double>(rows), width = static_cast<double>(columns);
            const double one =
                static_cast<double>(m_shape.k) * (height * width + kCopyWork * (height + width)) + kCallWork;
            const double cost =
                (static_cast<double>(ceilDiv(boundedProduct(tiles, m_shape.batch()), threads)) + kImbalance) * one;
            if (cost >= best) continue;
            best = cost;
            m_tileRows = rows;
            m_tileColumns = columns;
            m_tiles = tiles;
        }
    }
    m_tileColumnCount = ceilDiv(m_shape.n, m_tileColumns);
    m_panel = std::max<std::int64_t>(64, kPanelWork / (m_tileRows * m_tileColumns));
}

LabProductTile LabProduct::multiplyTile(std::int64_t chunk, std::int64_t firstK, const float* a, const float* b,
                                        float* c) const
{
    const std::int64_t matrix = chunk / m_tiles, tile = chunk % m_tiles;
    const std::int64_t outer = matrix / m_shape.inner, inner = matrix % m_shape.inner;
    const std::int64_t row = tile / m_tileColumnCount * m_tileRows, column = tile % m_tileColumnCount * m_tileColumns;
    const auto offset = [&](std::int64_t LabProductShape::Strides::*side) {
        return outer * m_shape.outerStep.*side + inner * m_shape.innerStep.*side;
    };
    BlasProductCall call;
    call.m = std::min(m_tileRows, m_shape.m - row);
    call.n = std::min(m_tileColumns, m_shape.n - column);
    call.k = std::min(m_panel, m_shape.k - firstK);
    call.transposedB = m_shape.transposedB;
    call.lda = m_shape.lda;
    call.ldb = m_shape.ldb;
    call.ldc = m_shape.ldc;
    call.a = a + offset(&LabProductShape::Strides::a) + row * call.lda + firstK;
    call.b = b + offset(&LabProductShape::Strides::b) +
             (m_shape.transposedB ? column * call.ldb + firstK : firstK * call.ldb + column);
    call.c = c + offset(&LabProductShape::Strides::c) + row * call.ldc + column;
    call.alpha = m_shape.alpha;
    call.beta = firstK > 0 ? 1.0f : 0.0f;
    m_blas->multiply(call);
    return {call.c, call.m, call.n, call.ldc, column};
}

std::string LabProduct::text() const
{
    return "tiles of " + std::to_string(m_tileRows) + "×" + std::to_string(m_tileColumns);
}

} // namespace qs
