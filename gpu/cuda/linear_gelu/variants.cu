// SPDX-License-Identifier: GPL-3.0-or-later
// gelu(A[m,k]·W[n,k]ᵀ + bias[n]): two kernels in three manners of launching, cuBLASLt's epilogue, our own kernel, a
// graph. Operands as gpu/numerics/reference/linear_gelu.h says.
#include "gpu/cuda/common/variant.cuh"
#include "gpu/cuda/linear_gelu/linear_gelu.cuh"
#include "gpu/cuda/products/lt_product.cuh"
#include "gpu/cuda/products/operand_matrix.cuh"
#include "gpu/cuda/sampling/graph_rotation.cuh"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>

namespace qs::cuda {

#if !defined(QS_CUDA_SM90A)
bool linearGeluHopperBuilt() { return false; }
std::string hopperTilingText(int) { return {}; }
LinearGeluMaps hopperMaps(int, const LinearGeluShape&, const LinearGeluOperands&)
{
    throw Failure::make(QsCudaInternal, "", Message::mark("The module was built without compute capability 9.0."));
}
void launchLinearGeluHopper(int, const LinearGeluShape&, const LinearGeluMaps&, const void*, int, cudaStream_t)
{
    throw Failure::make(QsCudaInternal, "", Message::mark("The module was built without compute capability 9.0."));
}
#endif

namespace {

/// Operands and result of every view; what all variants share.
class LinearGelu : public LabVariant
{
public:
    explicit LinearGelu(const LabRequest& request)
        : m_request(request),
          m_shape{request.type, Activation::Gelu, request.m, request.n, request.k, (request.k + 7) / 8 * 8}
    {
        if (request.type == Type::F32)
            throw Failure::make(QsCudaUsage, Message::mark("Choose FP16 or BF16."),
                                Message::mark("Linear + GELU runs in FP16 and BF16 on the GPU."));
        if (request.computeMajor < 8)
            throw Failure::make(QsCudaDeviceError, "",
                                Message::mark("Linear + GELU requires compute capability 8.0 or later."));
    }
    std::int64_t viewBytes() const override { return bytesA() + bytesW() + bytesOut() + m_shape.n * 2; }
    std::int64_t bytesFor(int views) const override
    {
        return views * (ViewBuffer::strideOf(bytesA()) + ViewBuffer::strideOf(bytesW()) +
                        ViewBuffer::strideOf(bytesOut())) +
               ViewBuffer::strideOf(m_shape.n * 2);
    }
    void prepare(int views, cudaStream_t stream) override;
    LabOutput output(int view) const override
    {
        return {m_out.at(view), cudaType(m_shape.type), m_shape.m, m_shape.n, 1.0};
    }
    double searchMs() const override { return m_searchMs; }

protected:
    /// Chooses among ways to run; operands are there.
    virtual void search(int views, cudaStream_t stream) = 0;
    LinearGeluOperands operands(int view) const { return {m_a.at(view), m_w.at(view), m_bias.at(0), m_out.at(view)}; }
    std::vector<LinearGeluOperands> operandsOf(int views) const
    {
        std::vector<LinearGeluOperands> all;
        for (int view = 0; view < views; ++view)
            all.push_back(operands(view));
        return all;
    }
    LtShape product(cublasLtEpilogue_t epilogue, std::int64_t rows) const;
    using Launcher = std::function<void(int view)>;
    /// Which of several ways is the fastest, each timed as it will be measured, in a graph that goes round all views.
    /// They take turns, so that all meet the same clocks; what is far behind after one turn is left out.
    static std::size_t fastestOf(const std::vector<Launcher>& ways, int views, cudaStream_t stream);

    static constexpr int kLaunches = 12, kTurns = 7;
    static constexpr double kFarBehind = 1.25;
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

LtShape LinearGelu::product(cublasLtEpilogue_t epilogue, std::int64_t rows) const
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

std::size_t LinearGelu::fastestOf(const std::vector<Launcher>& ways, int views, cudaStream_t stream)
{
    struct Entry
    {
        GraphRotation graph;
        std::vector<double> times;
    };
    std::vector<Entry> entries;
    double best = HUGE_VAL;
    for (const Launcher& way : ways) {
        Entry& entry = entries.emplace_back();
        entry.graph = GraphRotation((kLaunches + views - 1) / views * views, views, stream, way);
        entry.times.push_back(entry.graph.medianUs(1, stream));
        best = std::min(best, entry.times[0]);
    }
    for (int turn = 1; turn < kTurns; ++turn)
        for (Entry& entry : entries)
            if (entry.times[0] < kFarBehind * best) entry.times.push_back(entry.graph.medianUs(1, stream));
    const auto median = [](Entry& entry) {
        std::sort(entry.times.begin(), entry.times.end());
        return entry.times[entry.times.size() / 2];
    };
    std::size_t fastest = 0;
    for (std::size_t i = 1; i < entries.size(); ++i)
        if (entries[i].times.size() == kTurns &&
            (entries[fastest].times.size() < kTurns || median(entries[i]) < median(entries[fastest])))
            fastest = i;
    return fastest;
}

/// cuBLASLt's product with bias and GELU on its sums.
class Epilogue final : public LinearGelu
{
public:
    explicit Epilogue(const LabRequest& request)
        : LinearGelu(request), m_product(m_session, product(CUBLASLT_EPILOGUE_GELU_BIAS, request.m))
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

/// cuBLASLt's product with bias, then a kernel for GELU. Eager: as a framework does it, by the first recommended
/// algorithm and launched by the host one after the other.
class TwoKernels final : public LinearGelu
{
public:
    TwoKernels(const LabRequest& request, bool eager)
        : LinearGelu(request), m_product(m_session, product(CUBLASLT_EPILOGUE_BIAS, request.m)), m_eager(eager)
    {}
    std::int64_t bytesFor(int views) const override { return LinearGelu::bytesFor(views) + LtSession::kWorkspaceBytes; }
    void launch(int view, cudaStream_t stream) override
    {
        const LinearGeluOperands o = operands(view);
        m_product.run(o.a, o.weights, o.bias, nullptr, o.out, stream);
        launchGelu(m_shape.type, o.out, m_shape.m * m_shape.n, m_request.multiprocessors, false, stream);
    }
    std::string effective() const override { return m_product.text() + " with bias, then GELU in a separate kernel"; }
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
    cudaStream_t stream() const { return m_stream; }
    /// What is queued into `later` from now on comes behind what is in `first`.
    void order(cudaStream_t first, cudaStream_t later) const
    {
        check(cudaEventRecord(m_event, first), Message::mark("ordering streams"));
        check(cudaStreamWaitEvent(later, m_event, 0), Message::mark("ordering streams"));
    }

private:
    Stream m_stream = makeStream();
    Event m_event = makeEvent(cudaEventDisableTiming);
};

/// Our own kernels in all their tilings, which are counted from 0 with wgmma and then on with mma.sync.
class OwnKernels
{
public:
    OwnKernels(const LabRequest& request, const LinearGeluShape& shape)
        : m_shape(shape), m_multiprocessors(request.multiprocessors),
          m_hopper(request.computeMajor == 9 && request.computeMinor == 0 && linearGeluHopperBuilt() &&
                           request.n % 8 == 0
                       ? kHopperTilings
                       : 0)
    {}
    int count() const { return m_hopper + (m_shape.activation == Activation::Gelu ? kMmaTilings : 0); }
    void prepare(std::vector<LinearGeluOperands> views)
    {
        m_views = std::move(views);
        m_maps.assign(static_cast<std::size_t>(m_hopper), {});
        for (int tiling = 0; tiling < m_hopper; ++tiling)
            for (const LinearGeluOperands& o : m_views)
                m_maps[static_cast<std::size_t>(tiling)].push_back(hopperMaps(tiling, m_shape, o));
    }
    void launch(int tiling, int view, cudaStream_t stream) const
    {
        const LinearGeluOperands& o = m_views[static_cast<std::size_t>(view)];
        if (tiling < m_hopper)
            launchLinearGeluHopper(tiling, m_shape,
                                   m_maps[static_cast<std::size_t>(tiling)][static_cast<std::size_t>(view)], o.bias,
                                   m_multiprocessors, stream);
        else
            launchLinearGeluMma(tiling - m_hopper, m_shape, o, stream);
    }
    std::string text(int tiling) const
    {
        return "custom kernel, " + (tiling < m_hopper ? hopperTilingText(tiling) : mmaTilingText(tiling - m_hopper));
    }

private:
    LinearGeluShape m_shape;
    int m_multiprocessors;
    int m_hopper; ///< tilings with wgmma
    std::vector<LinearGeluOperands> m_views;
    std::vector<std::vector<LinearGeluMaps>> m_maps; ///< of each tiling with wgmma, of each view
};

/// Product and GELU as two nodes that run into each other: GELU's blocks are placed while the product drains (a
/// programmatic edge), be it cuBLASLt's or ours; or the rows in panels, GELU of one, which is still in L2, on a branch
/// beside the product of the next.
class Overlapped final : public LinearGelu
{
public:
    explicit Overlapped(const LabRequest& request) : LinearGelu(request), m_own(request, productShape())
    {
        for (const int panels : {1, 2, 4, 8}) {
            const std::int64_t rows = request.m / panels;
            if (panels > 1 && (rows * panels != request.m || rows < kMinRows)) break;
            m_panels.push_back({panels, std::make_unique<LtProduct>(m_session, product(CUBLASLT_EPILOGUE_BIAS, rows))});
        }
    }
    std::int64_t bytesFor(int views) const override { return LinearGelu::bytesFor(views) + LtSession::kWorkspaceBytes; }
    void launch(int view, cudaStream_t stream) override { launchWay(m_best, view, stream); }
    std::string effective() const override;

private:
    struct Panels
    {
        int count;
        std::unique_ptr<LtProduct> product;
    };
    static constexpr std::int64_t kMinRows = 256; ///< of a panel

    LinearGeluShape productShape() const
    {
        LinearGeluShape shape = m_shape;
        shape.activation = Activation::None;
        return shape;
    }
    /// Ways are counted over the panels, then over our own tilings.
    void launchWay(std::size_t way, int view, cudaStream_t stream) const;
    void launchPanels(const Panels& panels, int view, cudaStream_t stream) const;
    void search(int views, cudaStream_t stream) override;

    LtSession m_session;
    Branch m_branch;
    std::vector<Panels> m_panels;
    OwnKernels m_own;
    std::size_t m_best = 0;
};

std::string Overlapped::effective() const
{
    if (m_best >= m_panels.size())
        return m_own.text(static_cast<int>(m_best - m_panels.size())) +
               ", bias on the sums; GELU with a programmatic edge";
    const Panels& panels = m_panels[m_best];
    if (panels.count == 1) return panels.product->text() + " with bias, then GELU with a programmatic edge";
    return std::to_string(panels.count) + " panels of " + std::to_string(m_shape.m / panels.count) + " rows, each " +
           panels.product->text() + " with bias, GELU of each on a branch beside the next";
}

void Overlapped::launchWay(std::size_t way, int view, cudaStream_t stream) const
{
    if (way < m_panels.size()) return launchPanels(m_panels[way], view, stream);
    m_own.launch(static_cast<int>(way - m_panels.size()), view, stream);
    launchGelu(m_shape.type, operands(view).out, m_shape.m * m_shape.n, m_request.multiprocessors, true, stream);
}

void Overlapped::launchPanels(const Panels& panels, int view, cudaStream_t stream) const
{
    const LinearGeluOperands o = operands(view);
    const std::int64_t rows = m_shape.m / panels.count;
    for (int panel = 0; panel < panels.count; ++panel) {
        const auto* a = static_cast<const std::uint8_t*>(o.a) + panel * rows * m_shape.pitch * 2;
        auto* out = static_cast<std::uint8_t*>(o.out) + panel * rows * m_shape.n * 2;
        panels.product->run(a, o.weights, o.bias, nullptr, out, stream);
        const bool last = panel == panels.count - 1;
        if (!last) m_branch.order(stream, m_branch.stream());
        launchGelu(m_shape.type, out, rows * m_shape.n, m_request.multiprocessors, last,
                   last ? stream : m_branch.stream());
    }
    if (panels.count > 1) m_branch.order(m_branch.stream(), stream);
}

void Overlapped::search(int views, cudaStream_t stream)
{
    const LinearGeluOperands o = operands(0);
    for (Panels& panels : m_panels)
        (void)panels.product->search(o.a, o.weights, o.bias, nullptr, o.out, stream);
    m_own.prepare(operandsOf(views));
    std::vector<Launcher> ways;
    for (std::size_t way = 0; way < m_panels.size() + static_cast<std::size_t>(m_own.count()); ++way)
        ways.push_back([this, way, stream](int view) { launchWay(way, view, stream); });
    m_best = fastestOf(ways, views, stream);
}

/// Our own kernel in the fastest of its tilings.
class Fused final : public LinearGelu
{
public:
    explicit Fused(const LabRequest& request) : LinearGelu(request), m_own(request, m_shape) {}
    void launch(int view, cudaStream_t stream) override { m_own.launch(m_tiling, view, stream); }
    std::string effective() const override
    {
        return m_own.text(m_tiling) + ", best of " + std::to_string(m_own.count()) + ", bias and GELU on the sums";
    }

private:
    void search(int views, cudaStream_t stream) override
    {
        m_own.prepare(operandsOf(views));
        std::vector<Launcher> ways;
        for (int tiling = 0; tiling < m_own.count(); ++tiling)
            ways.push_back([this, tiling, stream](int view) { m_own.launch(tiling, view, stream); });
        m_tiling = static_cast<int>(fastestOf(ways, views, stream));
    }

    OwnKernels m_own;
    int m_tiling = 0;
};

/// A graph of one node a view, launched as a graph: the fastest of what needs one kernel, as a framework that records
/// its fused call has it.
class Captured final : public LinearGelu
{
public:
    explicit Captured(const LabRequest& request)
        : LinearGelu(request), m_product(m_session, product(CUBLASLT_EPILOGUE_GELU_BIAS, request.m)),
          m_own(request, m_shape)
    {}
    std::int64_t bytesFor(int views) const override { return LinearGelu::bytesFor(views) + LtSession::kWorkspaceBytes; }
    void launch(int view, cudaStream_t stream) override;
    std::string effective() const override
    {
        return "one node: " + (m_best == 0 ? m_product.text() + ", bias and GELU in its epilogue"
                                           : m_own.text(m_best - 1) + ", bias and GELU on the sums");
    }

private:
    /// 0: cuBLASLt; then our own tilings.
    void launchNode(int way, int view, cudaStream_t stream) const
    {
        const LinearGeluOperands o = operands(view);
        if (way == 0) return m_product.run(o.a, o.weights, o.bias, nullptr, o.out, stream);
        m_own.launch(way - 1, view, stream);
    }
    void search(int views, cudaStream_t stream) override;

    LtSession m_session;
    LtProduct m_product;
    OwnKernels m_own;
    int m_best = 0;
    GraphRotation m_graphs; ///< of one launch, one for each view
};

void Captured::launch(int view, cudaStream_t stream)
{
    cudaStreamCaptureStatus status = cudaStreamCaptureStatusNone;
    check(cudaStreamIsCapturing(stream, &status), Message::mark("asking whether a stream is recorded"));
    if (status == cudaStreamCaptureStatusNone)
        m_graphs.launch(view, stream);
    else
        launchNode(m_best, view, stream); // a graph of several launches has the nodes themselves
}

void Captured::search(int views, cudaStream_t stream)
{
    const LinearGeluOperands o = operands(0);
    (void)m_product.search(o.a, o.weights, o.bias, nullptr, o.out, stream);
    m_own.prepare(operandsOf(views));
    std::vector<Launcher> ways;
    for (int way = 0; way <= m_own.count(); ++way)
        ways.push_back([this, way, stream](int view) { launchNode(way, view, stream); });
    m_best = static_cast<int>(fastestOf(ways, views, stream));
    m_graphs = GraphRotation(1, views, stream, ways[static_cast<std::size_t>(m_best)]);
}

} // namespace

std::unique_ptr<LabVariant> makeLinearGelu(const LabRequest& request, const std::string& name)
{
    if (name == "linear-gelu-eager") return std::make_unique<TwoKernels>(request, true);
    if (name == "linear-gelu-two-kernels") return std::make_unique<TwoKernels>(request, false);
    if (name == "linear-gelu-overlap") return std::make_unique<Overlapped>(request);
    if (name == "linear-gelu-epilogue") return std::make_unique<Epilogue>(request);
    if (name == "linear-gelu-fused") return std::make_unique<Fused>(request);
    if (name == "linear-gelu-graph") return std::make_unique<Captured>(request);
    throw Failure::make(QsCudaUsage, "", Message::mark("Unknown linear + GELU '%1'."), name);
}

} // namespace qs::cuda
