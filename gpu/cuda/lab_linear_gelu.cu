// SPDX-License-Identifier: GPL-3.0-or-later
// gelu(A[m,k]·W[n,k]ᵀ + bias[n]): two kernels in three manners of launching, cuBLASLt's epilogue, our own kernel. Operands as
// gpu/numerics/reference_linear_gelu.h says.
#include "gpu/cuda/graph_rotation.cuh"
#include "gpu/cuda/lab_variant.cuh"
#include "gpu/cuda/linear_gelu.cuh"
#include "gpu/cuda/lt_product.cuh"
#include "gpu/cuda/operand_matrix.cuh"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace qs::cuda {

#if !defined(QS_CUDA_SM90A)
bool linearGeluHopperBuilt() { return false; }
std::string hopperTilingText(int) { return {}; }
LinearGeluMaps hopperMaps(int, const LinearGeluShape&, const LinearGeluOperands&)
{
    throw Failure::make(QsCudaInternal, "", "The module was built without compute capability 9.0.");
}
void launchLinearGeluHopper(int, const LinearGeluShape&, const LinearGeluMaps&, const void*, int, cudaStream_t)
{
    throw Failure::make(QsCudaInternal, "", "The module was built without compute capability 9.0.");
}
#endif

namespace {

/// Operands and result of every view; what all variants share.
class LinearGelu : public LabVariant
{
public:
    explicit LinearGelu(const LabRequest& request)
        : m_request(request), m_shape{request.type, request.m, request.n, request.k, (request.k + 7) / 8 * 8}
    {
        if (request.type == Type::F32)
            throw Failure::make(QsCudaUsage, "Choose FP16 or BF16.", "Linear + GELU runs in FP16 and BF16 on the GPU.");
        if (request.computeMajor < 8)
            throw Failure::make(QsCudaDeviceError, "", "Linear + GELU needs compute capability 8.0 or later.");
    }
    std::int64_t viewBytes() const override { return bytesA() + bytesW() + bytesOut() + m_shape.n * 2; }
    std::int64_t bytesFor(int views) const override
    {
        return views * (ViewBuffer::strideOf(bytesA()) + ViewBuffer::strideOf(bytesW()) + ViewBuffer::strideOf(bytesOut())) +
               ViewBuffer::strideOf(m_shape.n * 2);
    }
    void prepare(int views, cudaStream_t stream) override;
    LabOutput output(int view) const override { return {m_out.at(view), cudaType(m_shape.type), m_shape.m, m_shape.n, 1.0}; }
    double searchMs() const override { return m_searchMs; }

protected:
    /// Chooses among ways to run; operands are there.
    virtual void search(int views, cudaStream_t stream) = 0;
    LinearGeluOperands operands(int view) const { return {m_a.at(view), m_w.at(view), m_bias.at(0), m_out.at(view)}; }
    LtShape product(LtShape::Epilogue epilogue, std::int64_t rows) const;
    /// Time of one launch in microseconds, as it will be measured: a graph that goes round all views.
    template <typename F> static double timeOf(int views, cudaStream_t stream, F&& launchView)
    {
        const int launches = (kLaunches + views - 1) / views * views;
        return GraphRotation(launches, views, stream, launchView).medianUs(kReplays, stream) / launches;
    }

    static constexpr int kLaunches = 12, kReplays = 5;
    LabRequest m_request;
    LinearGeluShape m_shape;
    std::string m_text;

private:
    std::int64_t bytesA() const { return m_shape.m * m_shape.pitch * 2; }
    std::int64_t bytesW() const { return m_shape.n * m_shape.pitch * 2; }
    std::int64_t bytesOut() const { return m_shape.m * m_shape.n * 2; }

    ViewBuffer m_a, m_w, m_out, m_bias;
    double m_searchMs = 0;
};

void LinearGelu::prepare(int views, cudaStream_t stream)
{
    m_a = ViewBuffer(bytesA(), views);
    m_w = ViewBuffer(bytesW(), views);
    m_out = ViewBuffer(bytesOut(), views);
    m_bias = ViewBuffer(m_shape.n * 2, 1);
    const auto factor = static_cast<float>(1.0 / std::sqrt(static_cast<double>(m_shape.k)));
    const cudaDataType_t type = cudaType(m_shape.type);
    fillMatrix(type, {m_a.at(0), m_shape.m, m_shape.k, m_shape.pitch, 0, 1.0f}, m_request.seed, stream);
    fillMatrix(type, {m_w.at(0), m_shape.n, m_shape.k, m_shape.pitch, 1, factor}, m_request.seed, stream);
    fillMatrix(type, {m_bias.at(0), 1, m_shape.n, m_shape.n, 2, 0.5f}, m_request.seed, stream);
    copyToViews(m_a, bytesA(), views, stream);
    copyToViews(m_w, bytesW(), views, stream);
    const auto start = std::chrono::steady_clock::now();
    search(views, stream);
    m_searchMs = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

LtShape LinearGelu::product(LtShape::Epilogue epilogue, std::int64_t rows) const
{
    LtShape s;
    s.m = rows;
    s.n = m_shape.n;
    s.k = m_shape.pitch;
    s.a = s.b = s.d = cudaType(m_shape.type);
    s.transposedB = true;
    s.epilogue = epilogue;
    return s;
}

/// cuBLASLt's product with bias and GELU on its sums.
class Epilogue final : public LinearGelu
{
public:
    explicit Epilogue(const LabRequest& request)
        : LinearGelu(request), m_product(m_session, product(LtShape::Epilogue::GeluBias, request.m))
    {}
    std::int64_t bytesFor(int views) const override { return LinearGelu::bytesFor(views) + LtSession::kWorkspaceBytes; }
    void launch(int view, cudaStream_t stream) override
    {
        const LinearGeluOperands o = operands(view);
        m_product.run(o.a, o.weights, o.bias, nullptr, o.out, stream);
    }
    std::string effective() const override { return m_product.text() + ", bias and GELU in its epilogue"; }

private:
    void search(int, cudaStream_t stream) override
    {
        const LinearGeluOperands o = operands(0);
        (void)m_product.search(o.a, o.weights, o.bias, nullptr, o.out, stream);
    }

    LtSession m_session;
    LtProduct m_product;
};

/// cuBLASLt's product with bias, then a kernel for GELU. Eager: as a framework does it, by the first recommended algorithm and launched
/// by the host one after the other.
class TwoKernels final : public LinearGelu
{
public:
    TwoKernels(const LabRequest& request, bool eager)
        : LinearGelu(request), m_product(m_session, product(LtShape::Epilogue::Bias, request.m)), m_eager(eager)
    {}
    std::int64_t bytesFor(int views) const override { return LinearGelu::bytesFor(views) + LtSession::kWorkspaceBytes; }
    void launch(int view, cudaStream_t stream) override
    {
        const LinearGeluOperands o = operands(view);
        m_product.run(o.a, o.weights, o.bias, nullptr, o.out, stream);
        launchGelu(m_shape.type, o.out, m_shape.m * m_shape.n, m_request.multiprocessors, false, stream);
    }
    std::string effective() const override { return m_product.text() + " with bias, then GELU in a kernel of its own"; }
    bool hostPaced() const override { return m_eager; }

private:
    void search(int, cudaStream_t stream) override
    {
        const LinearGeluOperands o = operands(0);
        if (!m_eager) (void)m_product.search(o.a, o.weights, o.bias, nullptr, o.out, stream);
    }

    LtSession m_session;
    LtProduct m_product;
    bool m_eager;
};

/// A second stream that launches of a first one branch into and return from; capturable.
class Branch
{
public:
    Branch()
    {
        check(cudaStreamCreateWithFlags(&m_stream, cudaStreamNonBlocking), "making a stream");
        if (const cudaError_t error = cudaEventCreateWithFlags(&m_event, cudaEventDisableTiming); error != cudaSuccess) {
            cudaStreamDestroy(m_stream);
            check(error, "making an event");
        }
    }
    ~Branch()
    {
        cudaEventDestroy(m_event);
        cudaStreamDestroy(m_stream);
    }
    Branch(const Branch&) = delete;
    Branch& operator=(const Branch&) = delete;
    cudaStream_t stream() const { return m_stream; }
    /// What is queued into `later` from now on comes behind what is in `first`.
    void order(cudaStream_t first, cudaStream_t later) const
    {
        check(cudaEventRecord(m_event, first), "ordering streams");
        check(cudaStreamWaitEvent(later, m_event, 0), "ordering streams");
    }

private:
    cudaStream_t m_stream = nullptr;
    cudaEvent_t m_event = nullptr;
};

/// Two kernels as a graph can have them. One panel: GELU with a programmatic edge. More: the rows in panels, GELU of one panel, which is
/// still in L2, on a branch beside the product of the next.
class Panels final : public LinearGelu
{
public:
    explicit Panels(const LabRequest& request) : LinearGelu(request)
    {
        for (const int panels : {1, 2, 4, 8}) {
            const std::int64_t rows = request.m / panels;
            if (panels > 1 && (rows * panels != request.m || rows < kLeastRows)) break;
            m_ways.push_back({panels, std::make_unique<LtProduct>(m_session, product(LtShape::Epilogue::Bias, rows))});
        }
    }
    std::int64_t bytesFor(int views) const override { return LinearGelu::bytesFor(views) + LtSession::kWorkspaceBytes; }
    void launch(int view, cudaStream_t stream) override { launchWay(m_ways[m_best], view, stream); }
    std::string effective() const override
    {
        const Way& way = m_ways[m_best];
        if (way.panels == 1) return way.product->text() + " with bias, then GELU with a programmatic edge";
        return std::to_string(way.panels) + " panels of " + std::to_string(m_shape.m / way.panels) + " rows, each " + way.product->text() +
               " with bias, GELU of each on a branch beside the next";
    }

private:
    struct Way
    {
        int panels;
        std::unique_ptr<LtProduct> product;
    };
    static constexpr std::int64_t kLeastRows = 256; ///< of a panel

    void launchWay(const Way& way, int view, cudaStream_t stream) const;
    void search(int views, cudaStream_t stream) override;

    LtSession m_session;
    Branch m_branch;
    std::vector<Way> m_ways;
    std::size_t m_best = 0;
};

void Panels::launchWay(const Way& way, int view, cudaStream_t stream) const
{
    const LinearGeluOperands o = operands(view);
    const std::int64_t rows = m_shape.m / way.panels;
    for (int panel = 0; panel < way.panels; ++panel) {
        const auto* a = static_cast<const std::uint8_t*>(o.a) + panel * rows * m_shape.pitch * 2;
        auto* out = static_cast<std::uint8_t*>(o.out) + panel * rows * m_shape.n * 2;
        way.product->run(a, o.weights, o.bias, nullptr, out, stream);
        const bool last = panel == way.panels - 1;
        if (!last) m_branch.order(stream, m_branch.stream());
        launchGelu(m_shape.type, out, rows * m_shape.n, m_request.multiprocessors, last, last ? stream : m_branch.stream());
    }
    if (way.panels > 1) m_branch.order(m_branch.stream(), stream);
}

void Panels::search(int views, cudaStream_t stream)
{
    double best = 0;
    for (std::size_t i = 0; i < m_ways.size(); ++i) {
        const LinearGeluOperands o = operands(0);
        (void)m_ways[i].product->search(o.a, o.weights, o.bias, nullptr, o.out, stream);
        const double us = timeOf(views, stream, [&](int view) { launchWay(m_ways[i], view, stream); });
        if (best != 0 && us >= best) continue;
        best = us;
        m_best = i;
    }
}

/// Our own kernels: the fastest of their tilings, which are counted from 0 with wgmma and then on with mma.sync.
class Fused final : public LinearGelu
{
public:
    explicit Fused(const LabRequest& request)
        : LinearGelu(request),
          m_hopper(request.computeMajor == 9 && request.computeMinor == 0 && linearGeluHopperBuilt() && request.n % 8 == 0 ? kHopperTilings : 0)
    {}
    void launch(int view, cudaStream_t stream) override
    {
        if (m_tiling < m_hopper)
            launchLinearGeluHopper(m_tiling, m_shape, m_maps[static_cast<std::size_t>(view)], operands(view).bias, m_request.multiprocessors, stream);
        else
            launchLinearGeluMma(m_tiling - m_hopper, m_shape, operands(view), stream);
    }
    std::string effective() const override
    {
        return "own kernel, " + (m_tiling < m_hopper ? hopperTilingText(m_tiling) : mmaTilingText(m_tiling - m_hopper)) + ", best of " +
               std::to_string(m_hopper + kMmaTilings) + ", bias and GELU on the sums";
    }

private:
    void aim(int tiling, int views)
    {
        m_tiling = tiling;
        m_maps.clear();
        for (int view = 0; tiling < m_hopper && view < views; ++view)
            m_maps.push_back(hopperMaps(tiling, m_shape, operands(view)));
    }
    void search(int views, cudaStream_t stream) override
    {
        double best = 0;
        int chosen = 0;
        for (int tiling = 0; tiling < m_hopper + kMmaTilings; ++tiling) {
            aim(tiling, views);
            const double us = timeOf(views, stream, [&](int view) { launch(view, stream); });
            if (best != 0 && us >= best) continue;
            best = us;
            chosen = tiling;
        }
        aim(chosen, views);
    }

    int m_hopper; ///< tilings with wgmma
    int m_tiling = 0;
    std::vector<LinearGeluMaps> m_maps;
};

} // namespace

std::unique_ptr<LabVariant> makeLinearGelu(const LabRequest& request, const std::string& name)
{
    if (name == "linear-gelu-eager") return std::make_unique<TwoKernels>(request, true);
    if (name == "linear-gelu-two-kernels") return std::make_unique<TwoKernels>(request, false);
    if (name == "linear-gelu-graph") return std::make_unique<Panels>(request);
    if (name == "linear-gelu-epilogue") return std::make_unique<Epilogue>(request);
    if (name == "linear-gelu-fused") return std::make_unique<Fused>(request);
    throw Failure::make(QsCudaUsage, "", "There is no linear + GELU '%s'.", name.c_str());
}

} // namespace qs::cuda
