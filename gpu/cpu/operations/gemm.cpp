// SPDX-License-Identifier: GPL-3.0-or-later
// Matrix products on the CPU, as gpu/numerics/reference/gemm.h defines them: D[m,n] = A[m,k] · W[n,k]ᵀ.
#include "gpu/numerics/reference/gemm.h"
#include "gpu/cpu/common/page_buffer.h"
#include "gpu/cpu/operations/product.h"
#include "gpu/cpu/operations/variant.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <new>

namespace qs {

namespace {

constexpr std::int64_t kElementBytes = sizeof(float);

float weightFactor(std::int64_t k) { return static_cast<float>(1.0 / std::sqrt(static_cast<double>(k))); }

/// Traffic: A and W once, D once, as floats.
class BlasGemm final : public CpuLabVariant
{
public:
    BlasGemm(const CpuLabRequest& request, const CpuLabTools& tools, std::shared_ptr<const BlasLibrary> blas)
        : m_tools(tools), m_size(request.size),
          m_product(std::move(blas), {m_size.m, m_size.n, m_size.k, true}, tools.pool.threads())
    {}
    LabNeeds needs() const override
    {
        return {.operands = {{0, boundedProduct({m_size.m, m_size.k}), 1.0f, DType::F32},
                             {1, boundedProduct({m_size.n, m_size.k}), weightFactor(m_size.k), DType::F32}},
                .outputBytes = boundedProduct({m_size.m, m_size.n, kElementBytes})};
    }
    bool launch(const LabView& view) override
    {
        return m_product.run(m_tools.pool, view.operands[0], view.operands[1], reinterpret_cast<float*>(view.output));
    }
    LabResult result() const override { return {m_size.m, m_size.n, false}; }
    std::string effective() const override { return "FP32 by " + m_product.blas().name() + ", " + m_product.text(); }

private:
    CpuLabTools m_tools;
    OperationSize m_size;
    LabProduct m_product;
};

/// Weights of 8 or 4 bits in groups of 128 along k; traffic: codes and scales once, A and D as floats.
class WeightOnlyGemm final : public CpuLabVariant
{
public:
    WeightOnlyGemm(const CpuLabRequest& request, const CpuLabTools& tools, int bits)
        : m_tools(tools), m_request(request), m_size(request.size), m_bits(bits),
          m_blocks((m_size.n + PackedWeights::columns - 1) / PackedWeights::columns),
          m_groups((m_size.k + PackedWeights::group - 1) / PackedWeights::group)
    {}
    LabNeeds needs() const override
    {
        return {.operands = {{0, boundedProduct({m_size.m, m_size.k}), 1.0f, m_request.dtype}},
                .outputBytes = boundedProduct({m_size.m, m_size.n, kElementBytes}),
                .ownViewBytes = std::min(kMaxLabBytes, boundedProduct({m_blocks, blockCodes()}) +
                                                           boundedProduct({m_blocks, blockScaleBytes()}))};
    }
    void prepare(int views) override;
    bool launch(const LabView& view) override;
    LabResult result() const override { return {m_size.m, m_size.n, false}; }
    std::string effective() const override
    {
        return std::string(m_bits == 8 ? "INT8" : "INT4") + " weights in groups of 128, activations rounded to " +
               std::string(dtypeLabel(m_request.dtype)) + ", FP32 arithmetic, " + m_tools.kernels.name;
    }

private:
    static constexpr std::int64_t kRowsAtOnce = 48;
    std::int64_t blockCodes() const { return boundedProduct({PackedWeights::columns * m_bits / 8, m_size.k}); }
    std::int64_t blockScaleBytes() const { return boundedProduct({m_groups, PackedWeights::columns, kElementBytes}); }
    std::uint8_t* codes(std::int64_t view, std::int64_t block) const
    {
        return m_packed.data() + view * m_stride + block * blockCodes();
    }
    float* scales(std::int64_t view, std::int64_t block) const
    {
        return reinterpret_cast<float*>(m_packed.data() + view * m_stride + m_scalesAt + block * blockScaleBytes());
    }
    void packGroup(std::int64_t column, std::int64_t group) const;

    CpuLabTools m_tools;
    CpuLabRequest m_request;
    OperationSize m_size;
    int m_bits;
    std::int64_t m_blocks, m_groups;
    std::int64_t m_stride = 0, m_scalesAt = 0;
    PageBuffer m_packed;
};

void WeightOnlyGemm::packGroup(std::int64_t column, std::int64_t group) const
{
    std::array<float, PackedWeights::group> weights{};
    std::array<std::int8_t, PackedWeights::group> q{};
    const std::int64_t first = group * PackedWeights::group, n = std::min(PackedWeights::group, m_size.k - first);
    const auto count = static_cast<std::size_t>(n);
    const LabOperand operand{1, 0, weightFactor(m_size.k), DType::F32};
    fillLabOperand(operand, m_request.seed, column * m_size.k + first, n, weights.data());
    const float scale = quantizeWeightGroup(std::span(weights).first(count), m_bits, m_request.dtype, q);
    const std::int64_t block = column / PackedWeights::columns, c = column % PackedWeights::columns;
    scales(0, block)[group * PackedWeights::columns + c] = scale;
    constexpr std::int64_t half = PackedWeights::columns / 2;
    for (std::int64_t i = 0; i < n; ++i) {
        const int code = q[static_cast<std::size_t>(i)];
        if (m_bits == 8) {
            codes(0, block)[(first + i) * PackedWeights::columns + c] = static_cast<std::uint8_t>(code);
            continue;
        }
        std::uint8_t& byte = codes(0, block)[(first + i) * half + c % half]; // zero before
        byte = static_cast<std::uint8_t>(byte | (code + 8) << (c < half ? 0 : 4));
    }
}

void WeightOnlyGemm::prepare(int views)
{
    constexpr std::int64_t align = 256;
    m_scalesAt = (m_blocks * blockCodes() + align - 1) / align * align;
    m_stride = (m_scalesAt + m_blocks * blockScaleBytes() + align - 1) / align * align;
    m_packed = PageBuffer(static_cast<std::uint64_t>(m_stride * views));
    if (!m_packed.data()) throw std::bad_alloc();
    m_tools.pool.run(m_blocks, m_tools.pool.threads(), [&](std::int64_t block, int) {
        const std::int64_t first = block * PackedWeights::columns,
                           end = std::min(first + PackedWeights::columns, m_size.n);
        for (std::int64_t column = first; column < end; ++column)
            for (std::int64_t group = 0; group < m_groups; ++group)
                packGroup(column, group);
        for (std::int64_t view = 1; view < views; ++view) {
            std::copy_n(codes(0, block), blockCodes(), codes(view, block));
            std::copy_n(scales(0, block), blockScaleBytes() / kElementBytes, scales(view, block));
        }
    });
}

bool WeightOnlyGemm::launch(const LabView& view)
{
    auto* out = reinterpret_cast<float*>(view.output);
    // So many rows at a time that a chunk stays short for long rows too.
    const std::int64_t rows =
        std::clamp<std::int64_t>(100'000'000 / (PackedWeights::columns * m_size.k), 6, kRowsAtOnce);
    const std::int64_t rowChunks = (m_size.m + rows - 1) / rows;
    return m_tools.pool.run(m_blocks * rowChunks, m_tools.pool.threads(), [&](std::int64_t chunk, int) {
        const std::int64_t block = chunk / rowChunks, row = chunk % rowChunks * rows,
                           column = block * PackedWeights::columns;
        const std::int64_t columns = std::min(PackedWeights::columns, m_size.n - column);
        WeightOnlyCall call{
            view.operands[0] + row * m_size.k, std::min(rows, m_size.m - row), m_size.k, codes(view.index, block),
            scales(view.index, block),         out + row * m_size.n + column,  m_size.n};
        std::array<float, kRowsAtOnce * PackedWeights::columns>
            narrow; // of the last columns, where there are fewer than 64
        if (columns < PackedWeights::columns) {
            call.out = narrow.data();
            call.outStride = PackedWeights::columns;
        }
        (m_bits == 8 ? m_tools.lab.weightOnly8 : m_tools.lab.weightOnly4)(call);
        if (columns == PackedWeights::columns) return;
        for (std::int64_t r = 0; r < call.rows; ++r)
            std::copy_n(narrow.data() + r * PackedWeights::columns, columns, out + (row + r) * m_size.n + column);
    });
}

} // namespace

LabVariantResult makeLabGemm(const CpuLabRequest& request, const std::string& name, const CpuLabTools& tools)
{
    if (name == "gemm-w8a16")
        return std::unique_ptr<CpuLabVariant>(std::make_unique<WeightOnlyGemm>(request, tools, 8));
    if (name == "gemm-w4a16")
        return std::unique_ptr<CpuLabVariant>(std::make_unique<WeightOnlyGemm>(request, tools, 4));
    if (name != "gemm-fp32") return std::unique_ptr<CpuLabVariant>();
    if (auto fits = LabProduct::fits({request.size.m, request.size.n, request.size.k, true}); !fits)
        return fits.error();
    auto blas = BlasLibrary::open();
    if (!blas) return blas.error();
    return std::unique_ptr<CpuLabVariant>(std::make_unique<BlasGemm>(request, tools, *blas));
}

} // namespace qs
