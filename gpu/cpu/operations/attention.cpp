// SPDX-License-Identifier: GPL-3.0-or-later
// Attention on the CPU: softmax(Q·Kᵀ/√headDim)·V for each of batch × heads. Operands Q, K, V are 0, 1, 2, each
// [batch, heads, tokens, headDim].
#include "gpu/cpu/common/page_buffer.h"
#include "gpu/cpu/operations/product.h"
#include "gpu/cpu/operations/variant.h"

#include <algorithm>
#include <cmath>
#include <new>

namespace qs {

namespace {

constexpr std::int64_t kFloatBytes = sizeof(float);

/// What both ways have in common.
class Attention : public CpuLabVariant
{
public:
    Attention(const CpuLabRequest& request, const CpuLabTools& tools)
        : m_tools(tools), m_size(request.size), m_dtype(request.dtype),
          m_heads(boundedProduct({m_size.batch, m_size.heads}))
    {}
    LabNeeds needs() const override
    {
        const std::int64_t count = boundedProduct({m_heads, m_size.tokens, m_size.headDim});
        return {.operands = {{0, count, 1.0f, m_dtype}, {1, count, 1.0f, m_dtype}, {2, count, 1.0f, m_dtype}},
                .outputBytes = boundedProduct({count, kFloatBytes}),
                .scratchBytes = scratchBytes()};
    }
    void prepare(int) override
    {
        m_scratch = PageBuffer(static_cast<std::uint64_t>(scratchBytes()));
        if (!m_scratch.data()) throw std::bad_alloc();
    }
    LabResult result() const override { return {m_heads * m_size.tokens, m_size.headDim, false}; }

protected:
    virtual std::int64_t scratchBytes() const = 0;
    std::int64_t headFloats() const { return m_size.tokens * m_size.headDim; }
    float* scratch() const { return reinterpret_cast<float*>(m_scratch.data()); }

    CpuLabTools m_tools;
    OperationSize m_size;
    DType m_dtype;
    std::int64_t m_heads;

private:
    PageBuffer m_scratch;
};

/// Three kernels; traffic: Q, K, V and the result once, and the scores, tokens² floats a head, written and read twice.
class MaterializedAttention final : public Attention
{
public:
    MaterializedAttention(const CpuLabRequest& request, const CpuLabTools& tools,
                          std::shared_ptr<const BlasLibrary> blas)
        : Attention(request, tools), m_scores(blas, scoresShape(), tools.pool.threads()),
          m_values(blas, valuesShape(), tools.pool.threads())
    {}
    bool launch(const LabView& view) override
    {
        return m_scores.run(m_tools.pool, view.operands[0], view.operands[1], scratch()) && softmaxPass() &&
               m_values.run(m_tools.pool, scratch(), view.operands[2], reinterpret_cast<float*>(view.output));
    }
    std::string effective() const override
    {
        return arithmeticText(m_dtype) + ", matrix products by " + m_scores.blas().name() + ", scores of " +
               formatBytes({static_cast<std::uint64_t>(scratchBytes())}) + " in memory, " + m_tools.kernels.name;
    }

private:
    LabProductShape scoresShape() const
    {
        const auto scale = static_cast<float>(1.0 / std::sqrt(static_cast<double>(m_size.headDim)));
        return {m_size.tokens,
                m_size.tokens,
                m_size.headDim,
                true,
                scale,
                m_heads,
                1,
                {headBound(), headBound(), squareBound()},
                {}};
    }
    LabProductShape valuesShape() const
    {
        return {m_size.tokens,
                m_size.headDim,
                m_size.tokens,
                false,
                1.0f,
                m_heads,
                1,
                {squareBound(), headBound(), headBound()},
                {}};
    }
    std::int64_t headBound() const { return boundedProduct({m_size.tokens, m_size.headDim}); }
    std::int64_t squareBound() const { return boundedProduct({m_size.tokens, m_size.tokens}); }
    std::int64_t scratchBytes() const override { return boundedProduct({m_heads, squareBound(), kFloatBytes}); }
    bool softmaxPass() const
    {
        const std::int64_t tokens = m_size.tokens, all = m_heads * tokens;
        const std::int64_t rows = std::max<std::int64_t>(1, 32768 / tokens);
        return m_tools.pool.run((all + rows - 1) / rows, m_tools.pool.threads(), [&](std::int64_t chunk, int) {
            for (std::int64_t row = chunk * rows; row < std::min(all, (chunk + 1) * rows); ++row)
                m_tools.lab.softmax(scratch() + row * tokens, tokens, m_size.causal ? row % tokens + 1 : tokens);
        });
    }

    LabProduct m_scores, m_values;
};

/// One kernel with an online softmax; traffic: Q and the result once, K and V once for each tile of 96 rows, mostly
/// from the caches.
class FusedAttention final : public Attention
{
public:
    FusedAttention(const CpuLabRequest& request, const CpuLabTools& tools) : Attention(request, tools)
    {
        // Tiles of half the rows where whole ones would leave threads without work.
        const std::int64_t whole = (m_size.tokens + AttentionTile::mostRows - 1) / AttentionTile::mostRows;
        const bool few = boundedProduct({m_heads, whole}) < std::int64_t{3} * tools.pool.threads();
        m_rows = few ? AttentionTile::mostRows / 2 : AttentionTile::mostRows;
        m_tiles = (m_size.tokens + m_rows - 1) / m_rows;
    }
    bool launch(const LabView& view) override;
    std::string effective() const override
    {
        return arithmeticText(m_dtype) + ", one kernel with an online softmax, tiles of " + std::to_string(m_rows) +
               " rows, " + m_tools.kernels.name;
    }

private:
    static constexpr std::int64_t kTileWork = 250'000'000; ///< multiply-adds of a tile without a poll of the interrupt
    std::int64_t stateFloats() const { return (2 * m_heads * m_size.tokens + 15) / 16 * 16; }
    std::int64_t scratchBytes() const override
    {
        const std::int64_t state = boundedProduct({m_heads, m_size.tokens, 2 * kFloatBytes});
        const std::int64_t tiles = boundedProduct({m_tools.pool.threads(), threadFloats(), kFloatBytes});
        return std::min(kMaxLabBytes, state + tiles + 64);
    }
    std::int64_t threadFloats() const { return (attentionScratchFloats(m_size.headDim) + 63) / 64 * 64; }

    std::int64_t m_rows = 0, m_tiles = 0;
};

bool FusedAttention::launch(const LabView& view)
{
    const std::int64_t segment = std::max<std::int64_t>(96, kTileWork / (2 * m_rows * m_size.headDim) / 96 * 96);
    for (std::int64_t key = 0; key < m_size.tokens; key += segment) {
        const std::int64_t end = std::min(key + segment, m_size.tokens);
        const std::int64_t done = m_size.causal ? key / m_rows : 0; // tiles that see nothing of these keys
        const bool complete =
            m_tools.pool.run((m_tiles - done) * m_heads, m_tools.pool.threads(), [&](std::int64_t chunk, int thread) {
                const std::int64_t tile = m_tiles - 1 - chunk / m_heads; // with a causal mask the longest first
                const std::int64_t head = chunk % m_heads, at = head * headFloats();
                AttentionTile t;
                t.q = view.operands[0] + at;
                t.k = view.operands[1] + at;
                t.v = view.operands[2] + at;
                t.out = reinterpret_cast<float*>(view.output) + at;
                t.state = scratch() + 2 * head * m_size.tokens;
                t.tokens = m_size.tokens;
                t.headDim = m_size.headDim;
                t.firstRow = tile * m_rows;
                t.rows = std::min(m_rows, m_size.tokens - t.firstRow);
                t.firstKey = key;
                t.endKey = end;
                t.causal = m_size.causal;
                t.scratch = scratch() + stateFloats() + thread * threadFloats();
                m_tools.lab.attention(t);
            });
        if (!complete) return false;
    }
    return true;
}

} // namespace

LabVariantResult makeLabAttention(const CpuLabRequest& request, const std::string& name, const CpuLabTools& tools)
{
    const OperationSize& s = request.size;
    if (name == "attention-fused") {
        constexpr std::int64_t multiple = 16, most = 1024;
        if (s.headDim % multiple != 0 || s.headDim > most)
            return Error{
                ErrorCode::Usage,
                Message::tr("The fused CPU kernel supports head sizes that are multiples of 16 up to 1,024, not %1.")
                    .arg(formatCount(s.headDim)),
                Message::tr("Use 64 or 128, as is usual in models.")};
        return std::unique_ptr<CpuLabVariant>(std::make_unique<FusedAttention>(request, tools));
    }
    if (name != "attention-materialized") return std::unique_ptr<CpuLabVariant>();
    if (auto fits = LabProduct::fits({s.tokens, s.tokens, s.headDim, true}); !fits) return fits.error();
    auto blas = BlasLibrary::open();
    if (!blas) return blas.error();
    return std::unique_ptr<CpuLabVariant>(std::make_unique<MaterializedAttention>(request, tools, *blas));
}

} // namespace qs
