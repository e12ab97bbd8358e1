// SPDX-License-Identifier: GPL-3.0-or-later
// A transformer block in three manners. Operands and definition: gpu/numerics/reference/block.h.
#include "gpu/cuda/block/jit.cuh"
#include "gpu/cuda/block/operands.cuh"
#include "gpu/cuda/block/products.cuh"
#include "gpu/cuda/common/variant.cuh"
#include "gpu/cuda/linear_gelu/linear_gelu.cuh"
#include "gpu/cuda/products/lt_product.cuh"

#include <memory>
#include <optional>
#include <utility>

namespace qs::cuda {

namespace {

using Operand = BlockOperand;

/// Operands and scratch of all views; what all variants share.
class Block : public LabVariant
{
public:
    explicit Block(const LabRequest& request)
        : m_request(request), m_shape{request.type, request.batch, request.sequence, request.heads, request.headDim}
    {
        constexpr std::int64_t kMaxRows = std::int64_t{1} << 24, kMaxWidth = std::int64_t{1} << 16;
        if (request.type == Type::F32)
            throw Failure::make(QsCudaUsage, Message::mark("Choose FP16 or BF16."),
                                Message::mark("The transformer block runs in FP16 and BF16 on the GPU, not in FP32."));
        if (request.headDim != 64 && request.headDim != 128)
            throw Failure::make(QsCudaUsage, "", Message::mark("The head size is %1; it has to be 64 or 128."),
                                request.headDim);
        if (request.batch < 1 || request.sequence < 1 || request.heads < 1 || request.batch > kMaxRows ||
            request.sequence > kMaxRows || request.heads > kMaxWidth || m_shape.rows() > kMaxRows ||
            m_shape.width() > kMaxWidth)
            throw Failure::make(QsCudaUsage, "", Message::mark("There are too many tokens or heads."));
        if (request.computeMajor < 8)
            throw Failure::make(QsCudaDeviceError, "",
                                Message::mark("It requires compute capability 8.0 or later; this GPU has %1.%2."),
                                request.computeMajor, request.computeMinor);
    }
    std::int64_t viewBytes() const override
    {
        const std::int64_t w = m_shape.width();
        return (12 * w * w + 13 * w) * 2 + 2 * m_shape.tokenBytes();
    }
    std::int64_t bytesFor(int views) const override
    {
        return views * ViewBuffer::strideOf(BlockOperands::bytesOfView(m_shape)) + BlockScratch::bytesFor(m_shape) +
               LtSession::kWorkspaceBytes;
    }
    void prepare(int views, cudaStream_t stream) override
    {
        m_operands = BlockOperands(m_shape, m_request.seed, views, stream);
        m_scratch = BlockScratch(m_shape);
    }
    LabOutput output(int view) const override
    {
        return {m_operands.view(view).y, cudaType(m_shape.type), m_shape.rows(), m_shape.width(), 1.0};
    }

protected:
    LabRequest m_request;
    BlockShape m_shape;
    LtSession m_session;
    BlockOperands m_operands;
    BlockScratch m_scratch;
};

/// Ten launches, as a framework without a compiler has them: bias in the products, everything else a kernel of its own.
class PlainBlock final : public Block
{
public:
    PlainBlock(const LabRequest& request, bool eager) : Block(request), m_eager(eager) {}
    void prepare(int views, cudaStream_t stream) override
    {
        Block::prepare(views, stream);
        m_attention.emplace(m_shape, m_request, stream);
        const auto make = [&](std::optional<LtProduct>& product, BlockProduct which) {
            product.emplace(m_session, blockProductShape(m_shape, which, CUBLASLT_EPILOGUE_BIAS, false));
        };
        make(m_qkv, BlockProduct::Qkv);
        make(m_projection, BlockProduct::Projection);
        make(m_up, BlockProduct::Up);
        make(m_down, BlockProduct::Down);
    }
    void launch(int view, cudaStream_t stream) override;
    std::string effective() const override
    {
        return "10 launches; QKV: " + m_qkv->text() + "; attention: " + m_attention->text() + "; up: " + m_up->text() +
               "; down: " + m_down->text();
    }
    bool hostPaced() const override { return m_eager; }

private:
    bool m_eager;
    std::optional<LtProduct> m_qkv, m_projection, m_up, m_down;
    std::optional<BlockAttention> m_attention;
};

void PlainBlock::launch(int view, cudaStream_t stream)
{
    const BlockView v = m_operands.view(view);
    const BlockScratch& s = m_scratch;
    launchLayerNorm(m_shape, v.at(Operand::Tokens), v.at(Operand::Gain1), v.at(Operand::Offset1), s.norm(), stream);
    m_qkv->run(s.norm(), v.at(Operand::Wqkv), v.at(Operand::Bqkv), nullptr, s.qkv(), stream);
    m_attention->run(s.qkv(), s.attention(), stream);
    m_projection->run(s.attention(), v.at(Operand::Wproj), v.at(Operand::Bproj), nullptr, s.branch(), stream);
    launchResidual(m_shape, v.at(Operand::Tokens), s.branch(), s.sum(), stream);
    launchLayerNorm(m_shape, s.sum(), v.at(Operand::Gain2), v.at(Operand::Offset2), s.norm(), stream);
    m_up->run(s.norm(), v.at(Operand::Wup), v.at(Operand::Bup), nullptr, s.up(), stream);
    launchGelu(m_shape.type, s.up(), m_shape.rows() * 4 * m_shape.width(), m_request.multiprocessors, false, stream);
    m_down->run(s.up(), v.at(Operand::Wdown), v.at(Operand::Bdown), nullptr, s.branch(), stream);
    launchResidual(m_shape, s.sum(), s.branch(), v.y, stream);
}

class CompiledBlock final : public Block
{
public:
    explicit CompiledBlock(const LabRequest& request) : Block(request) {}
    void prepare(int views, cudaStream_t stream) override
    {
        Block::prepare(views, stream);
        m_jit.reset();
        m_searchMs = m_compileMs = 0;
        m_cached = true;
        const std::vector<ProductTiles> tiles = productTilesFor(m_shape, m_request);
        for (const ProductTiles& t : tiles)
            consider(t, views, stream);
        if (tiles.empty()) consider(std::nullopt, views, stream);
    }
    void launch(int view, cudaStream_t stream) override { m_jit->launch(m_operands.view(view), stream); }
    std::string effective() const override { return m_jit->text() + "; NVRTC " + m_nvrtc.versionText(); }
    double compileMs() const override { return m_compileMs; }
    bool compileCached() const override { return m_cached; }
    double searchMs() const override { return m_searchMs; }

private:
    /// Keeps kernels of these tiles where they are the fastest so far.
    void consider(const std::optional<ProductTiles>& tiles, int views, cudaStream_t stream)
    {
        auto jit = std::make_unique<BlockJit>(m_nvrtc, m_shape, m_request, m_scratch, m_session, tiles, stream);
        m_searchMs += jit->search(m_operands, views, stream);
        m_compileMs += jit->compileMs();
        m_cached = m_cached && jit->compileCached();
        if (!m_jit || jit->bestUs() < m_jit->bestUs()) m_jit = std::move(jit);
    }

    Nvrtc m_nvrtc;
    std::unique_ptr<BlockJit> m_jit;
    double m_searchMs = 0, m_compileMs = 0;
    bool m_cached = false;
};

} // namespace

std::unique_ptr<LabVariant> makeBlock(const LabRequest& request, const std::string& name)
{
    if (name == "block-eager") return std::make_unique<PlainBlock>(request, true);
    if (name == "block-graph") return std::make_unique<PlainBlock>(request, false);
    if (name == "block-jit") return std::make_unique<CompiledBlock>(request);
    throw Failure::make(QsCudaUsage, "", Message::mark("Unknown transformer block '%1'."), name);
}

} // namespace qs::cuda
