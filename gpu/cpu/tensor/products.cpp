// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/tensor/products.h"

#include "gpu/core/integer_math.h"

#include <cmath>
#include <cstring>
#include <limits>

namespace qs {

namespace {

constexpr std::int64_t kSmallProduct =
    64 * 64 * 64; ///< multiply-adds up to which a BLAS call costs more than it brings
constexpr std::int64_t kPieceWork = std::int64_t{1} << 19;  ///< multiply-adds of a piece of our own products, about
constexpr std::int64_t kBlockRows = 48, kBlockColumns = 64; ///< of C that our own loops take at a time, at least
constexpr std::int64_t kTileRows = 6;                       ///< that their inner loop takes
constexpr std::int64_t kStretch = 384;                      ///< of k that they take at a time
constexpr std::int64_t kPanelPiece = 32768;                 ///< floats of panels that one piece lays out, about
/// Multiply-adds of a piece of a large product; pieces are counted in these before they are shaped.
constexpr double kTileWork = 12e6;
constexpr int kMaxTiles = 64;
constexpr std::int64_t kRound = 16; ///< tiles are multiples of what the library's inner loop takes
constexpr double kCopyWork = 24; ///< a call first copies its operands into its own order; in multiply-adds an element

struct Tiles
{
    std::int64_t rows = 0, columns = 0;
};

/// Sides of the tiles of C[m,n] that cost least where as many threads share them as the work is worth: by the sizes
/// alone.
Tiles tilesOf(std::int64_t m, std::int64_t n, std::int64_t k)
{
    const double work = static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(k);
    const int parts = static_cast<int>(
        std::clamp(work / kTileWork, work > kTileWork / 6 ? 2.0 : 1.0, static_cast<double>(kMaxTiles)));
    Tiles best{m, n};
    double least = std::numeric_limits<double>::infinity();
    for (int down = 1; down <= parts; ++down) {
        const int across = static_cast<int>(ceilDiv(parts, down));
        const Tiles tiles{std::min(m, ceilDiv(ceilDiv(m, down), kRound) * kRound),
                          std::min(n, ceilDiv(ceilDiv(n, across), kRound) * kRound)};
        const auto rows = static_cast<double>(tiles.rows), columns = static_cast<double>(tiles.columns);
        const double count = static_cast<double>(ceilDiv(m, tiles.rows) * ceilDiv(n, tiles.columns));
        const double turns = std::ceil(count / parts);
        const double cost = turns * static_cast<double>(k) * (rows * columns + kCopyWork * (rows + columns));
        if (cost >= least) continue;
        least = cost;
        best = tiles;
    }
    return best;
}

/// How our own loops cut a product: by its sizes alone.
struct OwnProduct
{
    std::int64_t m, n, k, batch, width;
    std::int64_t panels;              ///< of `width` columns
    std::int64_t rows, panelsOfBlock; ///< of a block of C
    std::int64_t across, blocks;

    OwnProduct(const TensorOp& op, std::int64_t panelWidth)
        : m(op.n[0]), n(op.n[1]), k(op.n[2]), batch(op.n[3]), width(panelWidth), panels(ceilDiv(n, width)),
          panelsOfBlock(std::min(panels, std::max<std::int64_t>(1, kBlockColumns / width)))
    {
        const std::int64_t perRow = panelsOfBlock * width * std::min(k, kPieceWork);
        rows = std::max(ceilDiv(ceilDiv(kPieceWork, perRow), kBlockRows) * kBlockRows, kBlockRows);
        rows = ceilDiv(ceilDiv(m, ceilDiv(m, rows)), kTileRows) * kTileRows; // even blocks
        across = ceilDiv(panels, panelsOfBlock);
        blocks = ceilDiv(m, rows) * across;
    }
    /// How many matrices of a batch make a piece; 0: each is cut into blocks.
    std::int64_t matricesOfPiece() const
    {
        return blocks > 1 ? 0 : std::max<std::int64_t>(1, kPieceWork / (m * n * k));
    }
};

using Four = float __attribute__((vector_size(16)));

/// to[p·width + c] = from[c·k + p] for 4 × 4 of them.
void transposeFour(const float* from, std::int64_t k, float* to, std::int64_t width)
{
    Four r[4];
    for (int i = 0; i < 4; ++i)
        std::memcpy(&r[i], from + i * k, sizeof r[i]);
    const Four low01 = __builtin_shufflevector(r[0], r[1], 0, 4, 1, 5),
               low23 = __builtin_shufflevector(r[2], r[3], 0, 4, 1, 5);
    const Four high01 = __builtin_shufflevector(r[0], r[1], 2, 6, 3, 7),
               high23 = __builtin_shufflevector(r[2], r[3], 2, 6, 3, 7);
    const Four out[4] = {
        __builtin_shufflevector(low01, low23, 0, 1, 4, 5), __builtin_shufflevector(low01, low23, 2, 3, 6, 7),
        __builtin_shufflevector(high01, high23, 0, 1, 4, 5), __builtin_shufflevector(high01, high23, 2, 3, 6, 7)};
    for (int i = 0; i < 4; ++i)
        std::memcpy(to + i * width, &out[i], sizeof out[i]);
}

/// Elements (p, c) of op(B) of a panel, with zeros behind the last column.
void layOutPanel(const float* b, const OwnProduct& work, std::int64_t panel, bool transposed, float* to)
{
    const std::int64_t k = work.k, width = work.width, first = panel * width, columns = std::min(width, work.n - first);
    if (!transposed) {
        for (std::int64_t p = 0; p < k; ++p) {
            std::memcpy(to + p * width, b + p * work.n + first, static_cast<std::size_t>(columns) * sizeof(float));
            std::fill(to + p * width + columns, to + (p + 1) * width, 0.0f);
        }
        return;
    }
    if (columns < width) std::fill(to, to + k * width, 0.0f);
    const std::int64_t wholeC = columns / 4 * 4, wholeP = k / 4 * 4;
    const float* from = b + first * k;
    for (std::int64_t p = 0; p < wholeP; p += 4)
        for (std::int64_t c = 0; c < wholeC; c += 4)
            transposeFour(from + c * k + p, k, to + p * width + c, width);
    for (std::int64_t c = 0; c < columns; ++c)
        for (std::int64_t p = c < wholeC ? wholeP : 0; p < k; ++p)
            to[p * width + c] = from[c * k + p];
}

struct OwnOperands
{
    const float *a, *panels;
    float* c;
};

bool transposesA(const TensorOp& op) { return (op.flags & tensorflag::kTransposeA) != 0; }
bool transposesB(const TensorOp& op) { return (op.flags & tensorflag::kTransposeB) != 0; }

/// One block of C in stretches of k, so that a stretch of a panel stays in the core's cache while all rows of the block
/// meet it.
void multiplyBlock(const MachineKernels& loops, const TensorOp& op, const OwnProduct& work, const OwnOperands& operands,
                   std::int64_t block)
{
    const std::int64_t firstRow = block / work.across * work.rows,
                       firstPanel = block % work.across * work.panelsOfBlock;
    MachineProductCall call;
    call.m = std::min(work.rows, work.m - firstRow);
    call.rowStep = transposesA(op) ? 1 : work.k;
    call.depthStep = transposesA(op) ? work.m : 1;
    call.ldc = work.n;
    call.alpha = op.f[0];
    for (std::int64_t panel = firstPanel; panel < std::min(work.panels, firstPanel + work.panelsOfBlock); ++panel) {
        call.n = std::min(work.width, work.n - panel * work.width);
        call.c = operands.c + firstRow * work.n + panel * work.width;
        for (std::int64_t p = 0; p < work.k; p += kStretch) {
            call.k = std::min(kStretch, work.k - p);
            call.a = operands.a + firstRow * call.rowStep + p * call.depthStep;
            call.panel = operands.panels + (panel * work.k + p) * work.width;
            call.beta = p == 0 ? op.f[1] : 1.0f;
            loops.product(call);
        }
    }
}

} // namespace

Result<void> MachineProducts::gemm(const TensorOp& op)
{
    if (op.type == DType::I8) return dotProduct(op);
    const double work = static_cast<double>(op.n[0]) * static_cast<double>(op.n[1]) * static_cast<double>(op.n[2]);
    if (!m_tools.blas || work <= static_cast<double>(kSmallProduct)) return ownProduct(op);
    blasProduct(op);
    return {};
}

/// Tiles of C by calls of their own, each in one thread.
void MachineProducts::blasProduct(const TensorOp& op)
{
    const std::int64_t m = op.n[0], n = op.n[1], k = op.n[2];
    const bool transposedA = transposesA(op), transposedB = transposesB(op);
    const float *a = in(op, 0), *b = in(op, 1);
    float* c = out(op, 0);
    const Tiles tiles = tilesOf(m, n, k);
    const std::int64_t across = ceilDiv(n, tiles.columns), perMatrix = ceilDiv(m, tiles.rows) * across;
    m_tools.pool.run(op.n[3] * perMatrix, m_tools.pool.threads(), [&](std::int64_t piece, int) {
        const std::int64_t matrix = piece / perMatrix, row = piece % perMatrix / across * tiles.rows,
                           column = piece % perMatrix % across * tiles.columns;
        BlasProductCall call;
        call.m = std::min(tiles.rows, m - row);
        call.n = std::min(tiles.columns, n - column);
        call.k = k;
        call.transposedA = transposedA;
        call.transposedB = transposedB;
        call.lda = transposedA ? m : k;
        call.ldb = transposedB ? k : n;
        call.ldc = n;
        call.a = a + matrix * op.n[4] + (transposedA ? row : row * k);
        call.b = b + matrix * op.n[5] + (transposedB ? column * k : column);
        call.c = c + matrix * op.n[6] + row * n + column;
        call.alpha = op.f[0];
        call.beta = op.f[1];
        m_tools.blas->multiply(call);
    });
}

/// B of every matrix is laid out in panels once, then blocks of rows × panels of C are shared out. Traffic of a block:
/// its part of A once for every panel, each stretch of a panel once from memory and then from the core's own cache.
Result<void> MachineProducts::ownProduct(const TensorOp& op)
{
    const OwnProduct work(op, m_tools.loops.panel);
    const std::int64_t panelFloats = work.width * work.k, matrixFloats = work.panels * panelFloats;
    const std::int64_t group = work.matricesOfPiece();
    const std::int64_t floats = (group > 0 ? ceilDiv(work.batch, group) : work.batch) * matrixFloats;
    float* laid = scratch(floats);
    if (!laid) return noMemory(floats * 4);
    const float* b = in(op, 1);
    const auto layOut = [&](std::int64_t matrix, std::int64_t panel, float* to) {
        layOutPanel(b + matrix * op.n[5], work, panel, transposesB(op), to + panel * panelFloats);
    };
    const auto multiply = [&](std::int64_t matrix, std::int64_t block, const float* panels) {
        multiplyBlock(m_tools.loops, op, work, {in(op, 0) + matrix * op.n[4], panels, out(op, 0) + matrix * op.n[6]},
                      block);
    };
    if (group > 0) { // small matrices: a piece takes several, one after the other through the same panels
        split(work.batch, group, [&](auto first, auto end, auto piece) {
            float* panels = laid + piece * matrixFloats;
            for (std::int64_t matrix = first; matrix < end; ++matrix) {
                for (std::int64_t panel = 0; panel < work.panels; ++panel)
                    layOut(matrix, panel, panels);
                multiply(matrix, 0, panels);
            }
        });
        return {};
    }
    const std::int64_t panelsOfPiece = std::max<std::int64_t>(1, kPanelPiece / panelFloats),
                       pieces = ceilDiv(work.panels, panelsOfPiece);
    split(work.batch * pieces, 1, [&](auto piece, auto, auto) {
        const std::int64_t matrix = piece / pieces, first = piece % pieces * panelsOfPiece;
        for (std::int64_t panel = first; panel < std::min(work.panels, first + panelsOfPiece); ++panel)
            layOut(matrix, panel, laid + matrix * matrixFloats);
    });
    split(work.batch * work.blocks, 1, [&](auto piece, auto, auto) {
        multiply(piece / work.blocks, piece % work.blocks, laid + piece / work.blocks * matrixFloats);
    });
    return {};
}

/// Blocks of C by columns and rows; each lays its columns of B out anew.
Result<void> MachineProducts::dotProduct(const TensorOp& op)
{
    constexpr std::int64_t rows = 42 * MachineDotCall::rows;
    const std::int64_t m = op.n[0], n = op.n[1], k = op.n[2];
    const std::int64_t across = ceilDiv(n, MachineDotCall::columns), down = ceilDiv(m, rows);
    const std::int64_t each = (MachineDotCall::scratchBytes(k) + 63) / 64 * 64;
    const auto threads = static_cast<std::int64_t>(m_tools.pool.threads());
    auto* space = reinterpret_cast<std::uint8_t*>(scratch(threads * each / 4));
    if (!space) return noMemory(threads * each);
    const auto *a = m_find(op.in[0]).as<std::int8_t>(), *b = m_find(op.in[1]).as<std::int8_t>();
    auto* c = m_find(op.out[0]).as<std::int32_t>();
    m_tools.pool.run(across * down, m_tools.pool.threads(), [&](std::int64_t piece, int thread) {
        const std::int64_t column = piece / down * MachineDotCall::columns, row = piece % down * rows;
        m_tools.loops.dotProduct({std::min(rows, m - row), std::min(MachineDotCall::columns, n - column), k,
                                  a + row * k, b + column * k, c + row * n + column, n, space + thread * each});
    });
    return {};
}

} // namespace qs
