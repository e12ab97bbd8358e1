// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/blas_library.h"
#include "gpu/cpu/common/thread_pool.h"

#include <cstdint>
#include <memory>
#include <string>

namespace qs {

/// C[m,n] = alpha · A[m,k] · op(B), row major; op(B) is B[k,n], or the transpose of B[n,k]. A batch is outer × inner
/// products.
struct LabProductShape
{
    /// Floats from one matrix of a side to the next.
    struct Strides
    {
        std::int64_t a = 0, b = 0, c = 0;
    };
    std::int64_t m = 0, n = 0, k = 0;
    bool transposedB = false;
    float alpha = 1.0f;
    std::int64_t outer = 1, inner = 1;
    Strides outerStep, innerStep;
    std::int64_t lda = 0, ldb = 0, ldc = 0;        ///< floats between rows; 0: dense
    std::int64_t mostTile = std::int64_t{1} << 20; ///< floats of a tile of C
    std::int64_t batch() const;
};

/// A finished part of C, while it is still in the core's cache.
struct LabProductTile
{
    float* data = nullptr;
    std::int64_t rows = 0, columns = 0, stride = 0;
    std::int64_t firstColumn = 0;
};

/// A product by a BLAS, shared between the threads of the pool in tiles of C: each is a call of its own, in panels
/// along k that are short enough to be interrupted between them.
class LabProduct
{
public:
    LabProduct(std::shared_ptr<const BlasLibrary> blas, const LabProductShape& shape, int threads);

    /// Sizes that a BLAS with 32-bit integers takes.
    static Result<void> fits(const LabProductShape& shape);
    /// False where it was interrupted.
    bool run(ThreadPool& pool, const float* a, const float* b, float* c) const
    {
        return run(pool, a, b, c, [](const LabProductTile&) {});
    }
    /// The same; `finish` gets every tile when its sums are complete.
    template <class Finish>
    bool run(ThreadPool& pool, const float* a, const float* b, float* c, const Finish& finish) const
    {
        for (std::int64_t k = 0; k < m_shape.k; k += m_panel) {
            const bool last = k + m_panel >= m_shape.k;
            const bool complete = pool.run(m_tiles * m_shape.batch(), pool.threads(), [&](std::int64_t chunk, int) {
                const LabProductTile tile = multiplyTile(chunk, k, a, b, c);
                if (last) finish(tile);
            });
            if (!complete) return false;
        }
        return true;
    }
    const BlasLibrary& blas() const { return *m_blas; }
    /// 'tiles of 512×256'.
    std::string text() const;

private:
    void chooseTiles(int threads);
    LabProductTile multiplyTile(std::int64_t chunk, std::int64_t firstK, const float* a, const float* b,
                                float* c) const;

    std::shared_ptr<const BlasLibrary> m_blas;
    LabProductShape m_shape;
    std::int64_t m_tileRows = 1, m_tileColumns = 1, m_tileColumnCount = 1, m_tiles = 1, m_panel = 1;
};

} // namespace qs
