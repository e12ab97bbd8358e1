// SPDX-License-Identifier: GPL-3.0-or-later
// Linear + GELU on the CPU: D[m,n] = gelu(A[m,k] · W[n,k]ᵀ + bias[n]), tanh form. Operands: A is 0, W is 1 / √k, bias
// is 2 / 2.
#include "gpu/cpu/operations/product.h"
#include "gpu/cpu/operations/variant.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

/// Two kernels: the product goes to memory and comes back for bias and GELU; traffic A, W, and D three times. Fused:
/// each tile gets bias and GELU right after its last sum, while it is in the core's cache; traffic A, W and D once.
class LinearGelu final : public CpuLabVariant
{
public:
    LinearGelu(const CpuLabRequest& request, const CpuLabTools& tools, std::shared_ptr<const BlasLibrary> blas,
               bool fused)
        : m_tools(tools), m_size(request.size), m_dtype(request.dtype), m_fused(fused),
          m_product(std::move(blas), shape(), tools.pool.threads())
    {}
    LabNeeds needs() const override
    {
        const auto factor = static_cast<float>(1.0 / std::sqrt(static_cast<double>(m_size.k)));
        return {.operands = {{0, boundedProduct({m_size.m, m_size.k}), 1.0f, m_dtype},
                             {1, boundedProduct({m_size.n, m_size.k}), factor, m_dtype},
                             {2, m_size.n, 0.5f, m_dtype}},
                .outputBytes = boundedProduct({m_size.m, m_size.n, sizeof(float)})};
    }
    bool launch(const LabView& view) override
    {
        auto* out = reinterpret_cast<float*>(view.output);
        const float* bias = view.operands[2];
        if (m_fused)
            return m_product.run(
                m_tools.pool, view.operands[0], view.operands[1], out, [&](const LabProductTile& tile) {
                    m_tools.lab.biasGelu(tile.data, tile.rows, tile.columns, tile.stride, bias + tile.firstColumn);
                });
        return m_product.run(m_tools.pool, view.operands[0], view.operands[1], out) && biasGeluPass(out, bias);
    }
    LabResult result() const override { return {m_size.m, m_size.n, false}; }
    std::string effective() const override
    {
        return arithmeticText(m_dtype) + ", matrix product by " + m_product.blas().name() + ", " + m_product.text() +
               (m_fused ? ", bias and GELU on each while it is in the cache, " : ", then a pass for bias and GELU, ") +
               m_tools.kernels.name;
    }

private:
    LabProductShape shape() const
    {
        LabProductShape shape{m_size.m, m_size.n, m_size.k, true};
        if (m_fused) shape.mostTile = std::int64_t{1} << 16; // 256 KiB stay in a core's own cache
        return shape;
    }
    bool biasGeluPass(float* out, const float* bias) const
    {
        constexpr std::int64_t floats = 32768;
        const std::int64_t width = std::min(m_size.n, floats), parts = (m_size.n + width - 1) / width;
        const std::int64_t rows = std::max<std::int64_t>(1, floats / width), rowChunks = (m_size.m + rows - 1) / rows;
        return m_tools.pool.run(rowChunks * parts, m_tools.pool.threads(), [&](std::int64_t chunk, int) {
            const std::int64_t row = chunk / parts * rows, column = chunk % parts * width;
            m_tools.lab.biasGelu(out + row * m_size.n + column, std::min(rows, m_size.m - row),
                                 std::min(width, m_size.n - column), m_size.n, bias + column);
        });
    }

    CpuLabTools m_tools;
    OperationSize m_size;
    DType m_dtype;
    bool m_fused;
    LabProduct m_product;
};

} // namespace

LabVariantResult makeLabLinearGelu(const CpuLabRequest& request, const std::string& name, const CpuLabTools& tools)
{
    const bool fused = name == "linear-gelu-fused";
    if (!fused && name != "linear-gelu-two-kernels") return std::unique_ptr<CpuLabVariant>();
    if (auto fits = LabProduct::fits({request.size.m, request.size.n, request.size.k, true}); !fits)
        return fits.error();
    auto blas = BlasLibrary::open();
    if (!blas) return blas.error();
    return std::unique_ptr<CpuLabVariant>(std::make_unique<LinearGelu>(request, tools, *blas, fused));
}

} // namespace qs
