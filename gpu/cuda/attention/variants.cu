// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/attention/attention.cuh"
#include "gpu/cuda/attention/cudnn_attention.cuh"
#include "gpu/cuda/common/variant.cuh"
#include "gpu/cuda/products/lt_product.cuh"

#include <algorithm>
#include <chrono>
#include <climits>
#include <cmath>
#include <optional>

namespace qs::cuda {

namespace {

/// Queries, keys, values and result of all views.
class AttentionVariant : public LabVariant
{
public:
    explicit AttentionVariant(const LabRequest& request) : m_request(request)
    {
        m_shape.type = request.type;
        m_shape.heads = request.batch * request.heads;
        m_shape.tokens = static_cast<int>(request.sequence);
        m_shape.headDim = static_cast<int>(request.headDim);
        m_shape.causal = request.causal;
        if (request.type == Type::F32)
            throw Failure::make(QsCudaUsage, Message::mark("Choose FP16 or BF16."),
                                Message::mark("Attention on the GPU supports FP16 and BF16, not FP32."));
        if (request.headDim != 64 && request.headDim != 128)
            throw Failure::make(QsCudaUsage, "", Message::mark("The head size is %1; it has to be 64 or 128."),
                                m_shape.headDim);
        if (request.sequence < 1 || request.sequence > (1 << 24) || m_shape.heads < 1 || m_shape.heads > (1 << 24))
            throw Failure::make(QsCudaUsage, "", Message::mark("There are too many tokens or heads."));
        if (request.computeMajor < 8)
            throw Failure::make(QsCudaDeviceError, "",
                                Message::mark("It requires compute capability 8.0 or later; this GPU has %1.%2."),
                                request.computeMajor, request.computeMinor);
    }

    std::int64_t viewBytes() const override { return 4 * m_shape.bytes(); }
    std::int64_t bytesFor(int views) const override { return 4 * views * ViewBuffer::strideOf(m_shape.bytes()); }
    void prepare(int views, cudaStream_t stream) override
    {
        const std::int64_t elements = m_shape.bytes() / 2;
        ViewBuffer* inputs[] = {&m_q, &m_k, &m_v};
        for (unsigned operand = 0; operand < 3; ++operand) {
            *inputs[operand] = ViewBuffer(m_shape.bytes(), views);
            for (int view = 0; view < views; ++view)
                fillOperand(cudaType(m_shape.type), inputs[operand]->at(view), elements, m_request.seed, operand, 1.0f,
                            stream);
        }
        m_o = ViewBuffer(m_shape.bytes(), views);
    }
    LabOutput output(int view) const override
    {
        return {m_o.at(view), cudaType(m_shape.type), m_shape.heads * m_shape.tokens, m_shape.headDim, 1.0};
    }

protected:
    AttentionOperands operands(int view) const { return {m_q.at(view), m_k.at(view), m_v.at(view), m_o.at(view)}; }
    std::string typeText() const { return m_shape.type == Type::F16 ? "FP16" : "BF16"; }

    LabRequest m_request;
    AttentionShape m_shape;

private:
    ViewBuffer m_q, m_k, m_v, m_o;
};

/// Scores of all heads in memory, in the operands' type; one buffer for all views, as a framework's allocator would
/// give.
class MaterializedAttention final : public AttentionVariant
{
public:
    explicit MaterializedAttention(const LabRequest& request) : AttentionVariant(request)
    {
        if (m_shape.heads > INT_MAX / 8)
            throw Failure::make(QsCudaUsage, "",
                                Message::mark("There are too many heads for one batched matrix product."));
    }

    std::int64_t bytesFor(int views) const override
    {
        return AttentionVariant::bytesFor(views) + scoreBytes() + LtSession::kWorkspaceBytes;
    }
    void prepare(int views, cudaStream_t stream) override
    {
        AttentionVariant::prepare(views, stream);
        m_scores = DeviceMemory(scoreBytes());
        m_session = std::make_unique<LtSession>();
        m_first.emplace(*m_session, scoreShape());
        m_second.emplace(*m_session, valueShape());
        const AttentionOperands at = operands(0);
        m_searchMs = m_first->search(at.q, at.k, nullptr, nullptr, m_scores.data(), stream);
        launchRowSoftmax(m_shape, m_scores.data(), pitch(), stream);
        m_searchMs += m_second->search(m_scores.data(), at.v, nullptr, nullptr, at.o, stream);
    }
    void launch(int view, cudaStream_t stream) override
    {
        const AttentionOperands at = operands(view);
        m_first->run(at.q, at.k, nullptr, nullptr, m_scores.data(), stream);
        launchRowSoftmax(m_shape, m_scores.data(), pitch(), stream);
        m_second->run(m_scores.data(), at.v, nullptr, nullptr, at.o, stream);
    }
    std::string effective() const override
    {
        return typeText() + ", 3 kernels, " + std::to_string(scoreBytes() >> 20) +
               " MiB of scores; Q·Kᵀ: " + m_first->text() + "; ·V: " + m_second->text();
    }
    double searchMs() const override { return m_searchMs; }

private:
    /// Elements between rows of scores: whole vectors of 16 bytes.
    int pitch() const { return (m_shape.tokens + 7) / 8 * 8; }
    std::int64_t scoreBytes() const { return m_shape.heads * m_shape.tokens * pitch() * 2; }
    LtShape baseShape() const
    {
        LtShape s;
        s.m = m_shape.tokens;
        s.a = s.b = s.d = cudaType(m_shape.type);
        s.batch = static_cast<int>(m_shape.heads);
        return s;
    }
    LtShape scoreShape() const
    {
        LtShape s = baseShape();
        s.n = m_shape.tokens;
        s.k = m_shape.headDim;
        s.transposedB = true;
        s.alpha = static_cast<float>(1.0 / std::sqrt(static_cast<double>(m_shape.headDim)));
        s.ldd = pitch();
        s.strideA = s.strideB = std::int64_t{m_shape.tokens} * m_shape.headDim;
        s.strideD = std::int64_t{m_shape.tokens} * pitch();
        return s;
    }
    LtShape valueShape() const
    {
        LtShape s = baseShape();
        s.n = m_shape.headDim;
        s.k = m_shape.tokens;
        s.lda = pitch();
        s.strideA = std::int64_t{m_shape.tokens} * pitch();
        s.strideB = s.strideD = std::int64_t{m_shape.tokens} * m_shape.headDim;
        return s;
    }

    DeviceMemory m_scores;
    std::unique_ptr<LtSession> m_session;
    std::optional<LtProduct> m_first, m_second;
    double m_searchMs = 0;
};

/// Our own kernel: wgmma on Hopper, mma.sync elsewhere.
class FusedAttention final : public AttentionVariant
{
public:
    explicit FusedAttention(const LabRequest& request) : AttentionVariant(request) {}
    std::int64_t bytesFor(int views) const override { return AttentionVariant::bytesFor(views) + 256; }
    void prepare(int views, cudaStream_t stream) override
    {
        AttentionVariant::prepare(views, stream);
        if (onHopper()) m_hopper.emplace(m_shape, m_request.multiprocessors, stream);
    }
    void launch(int view, cudaStream_t stream) override
    {
        if (m_hopper)
            m_hopper->launch(operands(view), stream);
        else
            launchAttentionMma(m_shape, operands(view), stream);
    }
    std::string effective() const override
    {
        return typeText() + ", one kernel, " +
               (onHopper() ? HopperAttention::text(m_shape) : attentionMmaText(m_shape));
    }

private:
    bool onHopper() const
    {
        return HopperAttention::isBuilt() && m_request.computeMajor == 9 && m_request.computeMinor == 0;
    }

    std::optional<HopperAttention> m_hopper;
};

class LibraryAttention final : public AttentionVariant
{
public:
    explicit LibraryAttention(const LabRequest& request) : AttentionVariant(request)
    {
        if (!m_library.isOpen())
            throw Failure::make(
                QsCudaDeviceError,
                Message::mark("Install cuDNN 9, or set LD_LIBRARY_PATH or CUDNN_PATH to its folder, and restart."),
                Message::mark("cuDNN (libcudnn.so.9) was not found."));
    }
    void prepare(int views, cudaStream_t stream) override
    {
        AttentionVariant::prepare(views, stream);
        const auto start = std::chrono::steady_clock::now();
        m_attention.emplace(m_library, m_shape);
        m_planMs = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    }
    void launch(int view, cudaStream_t stream) override { m_attention->run(operands(view), stream); }
    std::string effective() const override
    {
        return typeText() + ", cuDNN " + m_library.versionText() + ", fused attention graph, workspace " +
               std::to_string((m_attention->workspaceBytes() + 1023) >> 10) + " KiB";
    }
    double compileMs() const override { return m_planMs; }

private:
    Cudnn m_library;
    std::optional<CudnnAttention> m_attention;
    double m_planMs = 0;
};

} // namespace

std::unique_ptr<LabVariant> makeAttention(const LabRequest& request, const std::string& name)
{
    if (name == "attention-materialized") return std::make_unique<MaterializedAttention>(request);
    if (name == "attention-fused") return std::make_unique<FusedAttention>(request);
    if (name == "attention-cudnn") return std::make_unique<LibraryAttention>(request);
    throw Failure::make(QsCudaUsage, "", Message::mark("Unknown attention variant '%1'."), name);
}

} // namespace qs::cuda
