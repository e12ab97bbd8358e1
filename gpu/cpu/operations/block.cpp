// SPDX-License-Identifier: GPL-3.0-or-later
// A pre-norm transformer block on the CPU, as gpu/numerics/reference/block.h defines it, operation by operation.
#include "gpu/numerics/reference/block.h"
#include "gpu/cpu/common/page_buffer.h"
#include "gpu/cpu/operations/product.h"
#include "gpu/cpu/operations/variant.h"

#include <algorithm>
#include <cmath>
#include <new>

namespace qs {

namespace {

/// Sizes of the block's matrices; bounded, so that nonsense is refused for want of memory.
struct BlockSizes
{
    std::int64_t batch, tokens, heads, headDim, width, rows;
    explicit BlockSizes(const OperationSize& s)
        : batch(s.batch), tokens(s.tokens), heads(s.heads), headDim(s.headDim),
          width(boundedProduct({s.heads, s.headDim})), rows(boundedProduct({s.batch, s.tokens}))
    {}
    std::int64_t wide(std::int64_t factor) const { return boundedProduct({factor, width}); }
    std::int64_t tensor(std::int64_t factor) const { return boundedProduct({rows, width, factor}); }
    std::int64_t scores() const { return boundedProduct({batch, heads, tokens, tokens}); }
};

/// Everything in the order of the definition, each step a pass over memory: layer norm, product with bias, scores,
/// softmax, values, product with bias, residual sum, layer norm, product with bias, GELU, product with bias, residual
/// sum. Traffic: the weights once, some 40 floats for each element of the tokens, and the scores four times.
class EagerBlock final : public CpuLabVariant
{
public:
    EagerBlock(const CpuLabRequest& request, const CpuLabTools& tools, const std::shared_ptr<const BlasLibrary>& blas)
        : m_tools(tools), m_size(request.size), m_dtype(request.dtype), m_qkv(blas, linear(3, 1), threads()),
          m_scores(blas, scoresShape(), threads()), m_values(blas, valuesShape(), threads()),
          m_proj(blas, linear(1, 1), threads()), m_up(blas, linear(4, 1), threads()),
          m_down(blas, linear(1, 4), threads())
    {}
    LabNeeds needs() const override;
    void prepare(int) override
    {
        m_scratch = PageBuffer(static_cast<std::uint64_t>(boundedProduct({scratchFloats(), sizeof(float)})));
        if (!m_scratch.data()) throw std::bad_alloc();
    }
    bool launch(const LabView& view) override;
    LabResult result() const override { return {m_size.rows, m_size.width, false}; }
    std::string effective() const override
    {
        return arithmeticText(m_dtype) + ", one step per operation, matrix products by " + m_up.blas().name() + ", " +
               m_tools.kernels.name;
    }

private:
    int threads() const { return m_tools.pool.threads(); }
    /// [rows, in · width] times the transpose of [out · width, in · width].
    LabProductShape linear(std::int64_t out, std::int64_t in) const
    {
        return {m_size.rows, m_size.wide(out), m_size.wide(in), true};
    }
    LabProductShape scoresShape() const;
    LabProductShape valuesShape() const;
    /// Normed, qkv, attended, sum, up, scores.
    std::int64_t scratchFloats() const { return std::min(kMaxLabBytes, m_size.tensor(10) + m_size.scores()); }

    bool attend(const float* qkv, float* scores, float* attended) const;
    bool product(const LabProduct& by, const float* in, const LabView& view, BlockOperand weights, BlockOperand bias,
                 float* out) const;
    bool norm(const float* in, const LabView& view, BlockOperand gain, BlockOperand offset, float* out) const;
    bool add(float* data, const float* added) const;
    /// body(first, n) for pieces of whole rows of `columns`.
    template <class Body> bool pass(std::int64_t rows, std::int64_t columns, const Body& body) const
    {
        const std::int64_t step = std::max<std::int64_t>(1, 32768 / columns);
        return m_tools.pool.run((rows + step - 1) / step, threads(), [&](std::int64_t chunk, int) {
            body(chunk * step, std::min(step, rows - chunk * step));
        });
    }
    static const float* operand(const LabView& view, BlockOperand which)
    {
        return view.operands[static_cast<std::size_t>(which)];
    }

    CpuLabTools m_tools;
    BlockSizes m_size;
    DType m_dtype;
    LabProduct m_qkv, m_scores, m_values, m_proj, m_up, m_down;
    PageBuffer m_scratch;
};

LabNeeds EagerBlock::needs() const
{
    const std::int64_t w = m_size.width;
    const auto square = [&](std::int64_t factor) { return boundedProduct({w, w, factor}); };
    const std::int64_t counts[] = {
        m_size.tensor(1), square(3), m_size.wide(3), square(1), w, square(4), m_size.wide(4), square(4), w, w, w, w, w};
    LabNeeds needs;
    for (unsigned i = 0; i < std::size(counts); ++i) {
        const auto which = static_cast<BlockOperand>(i);
        const float offset = which == BlockOperand::Gain1 || which == BlockOperand::Gain2 ? 1.0f : 0.0f;
        needs.operands.push_back({i, counts[i], blockOperandScale(which, w), m_dtype, offset});
    }
    needs.outputBytes = boundedProduct({m_size.tensor(1), sizeof(float)});
    needs.scratchBytes = boundedProduct({scratchFloats(), sizeof(float)});
    return needs;
}

LabProductShape EagerBlock::scoresShape() const
{
    const std::int64_t row = m_size.wide(3), square = boundedProduct({m_size.tokens, m_size.tokens});
    LabProductShape shape{m_size.tokens, m_size.tokens, m_size.headDim, true};
    shape.alpha = static_cast<float>(1.0 / std::sqrt(static_cast<double>(m_size.headDim)));
    shape.outer = m_size.batch;
    shape.inner = m_size.heads;
    shape.outerStep = {boundedProduct({m_size.tokens, row}), boundedProduct({m_size.tokens, row}),
                       boundedProduct({square, m_size.heads})};
    shape.innerStep = {m_size.headDim, m_size.headDim, square};
    shape.lda = shape.ldb = row;
    return shape;
}

LabProductShape EagerBlock::valuesShape() const
{
    const LabProductShape scores = scoresShape();
    LabProductShape shape{m_size.tokens, m_size.headDim, m_size.tokens, false};
    shape.outer = scores.outer;
    shape.inner = scores.inner;
    shape.outerStep = {scores.outerStep.c, scores.outerStep.b, boundedProduct({m_size.tokens, m_size.width})};
    shape.innerStep = {scores.innerStep.c, m_size.headDim, m_size.headDim};
    shape.ldb = scores.ldb;
    shape.ldc = m_size.width;
    return shape;
}

bool EagerBlock::product(const LabProduct& by, const float* in, const LabView& view, BlockOperand weights,
                         BlockOperand bias, float* out) const
{
    const float* added = operand(view, bias);
    return by.run(m_tools.pool, in, operand(view, weights), out, [&](const LabProductTile& t) {
        m_tools.lab.addBias(t.data, t.rows, t.columns, t.stride, added + t.firstColumn);
    });
}

bool EagerBlock::norm(const float* in, const LabView& view, BlockOperand gain, BlockOperand offset, float* out) const
{
    const std::int64_t w = m_size.width;
    return pass(m_size.rows, w, [&](std::int64_t first, std::int64_t n) {
        m_tools.lab.layerNorm(in + first * w, out + first * w, n, w, operand(view, gain), operand(view, offset),
                              kBlockNormEpsilon);
    });
}

bool EagerBlock::add(float* data, const float* added) const
{
    const std::int64_t w = m_size.width;
    return pass(m_size.rows, w, [&](std::int64_t first, std::int64_t n) {
        m_tools.lab.accumulate(data + first * w, added + first * w, n * w);
    });
}

bool EagerBlock::attend(const float* qkv, float* scores, float* attended) const
{
    const std::int64_t tokens = m_size.tokens;
    return m_scores.run(m_tools.pool, qkv, qkv + m_size.width, scores) &&
           pass(m_size.rows * m_size.heads, tokens,
                [&](std::int64_t first, std::int64_t n) {
                    for (std::int64_t row = first; row < first + n; ++row)
                        m_tools.lab.softmax(scores + row * tokens, tokens, tokens);
                }) &&
           m_values.run(m_tools.pool, scores, qkv + 2 * m_size.width, attended);
}

bool EagerBlock::launch(const LabView& view)
{
    using enum BlockOperand;
    const std::int64_t tensor = m_size.tensor(1);
    const float* x = operand(view, Tokens);
    auto* y = reinterpret_cast<float*>(view.output);
    auto* normed = reinterpret_cast<float*>(m_scratch.data());
    float *qkv = normed + tensor, *attended = qkv + 3 * tensor, *sum = attended + tensor, *up = sum + tensor,
          *scores = up + 4 * tensor;
    return norm(x, view, Gain1, Offset1, normed) && product(m_qkv, normed, view, Wqkv, Bqkv, qkv) &&
           attend(qkv, scores, attended) && product(m_proj, attended, view, Wproj, Bproj, sum) && add(sum, x) &&
           norm(sum, view, Gain2, Offset2, normed) && product(m_up, normed, view, Wup, Bup, up) &&
           pass(m_size.rows, m_size.wide(4),
                [&](std::int64_t first, std::int64_t n) {
                    m_tools.lab.gelu(up + first * m_size.wide(4), n * m_size.wide(4));
                }) &&
           product(m_down, up, view, Wdown, Bdown, y) && add(y, sum);
}

} // namespace

LabVariantResult makeLabBlock(const CpuLabRequest& request, const std::string& name, const CpuLabTools& tools)
{
    if (name != "block-eager") return std::unique_ptr<CpuLabVariant>();
    const BlockSizes size(request.size);
    for (const LabProductShape& shape :
         {LabProductShape{size.rows, size.wide(4), size.wide(4), true}, LabProductShape{size.tokens, 1, 1}})
        if (auto fits = LabProduct::fits(shape); !fits) return fits.error();
    auto blas = BlasLibrary::open();
    if (!blas) return blas.error();
    return std::unique_ptr<CpuLabVariant>(std::make_unique<EagerBlock>(request, tools, *blas));
}

} // namespace qs
