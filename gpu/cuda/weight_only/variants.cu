// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/weight_only/variants.cuh"

#include "gpu/cuda/products/operand_matrix.cuh"
#include "gpu/cuda/quantize/packed/packed.cuh"
#include "gpu/cuda/sampling/graph_rotation.cuh"
#include "gpu/cuda/weight_only/packed_rows.cuh"
#include "gpu/numerics/reference/gemm.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace qs::cuda {

namespace {

constexpr std::size_t kPlansTried = 60, kFormsTried = 30;
constexpr int kLaunches = 20, kReplays = 5;
constexpr std::int64_t kAloneRows = 8; ///< most rows for which the kernel for many is not tried

std::int64_t sharedBytesPerBlock(int device)
{
    int bytes = 0;
    check(cudaDeviceGetAttribute(&bytes, cudaDevAttrMaxSharedMemoryPerBlockOptin, device),
          Message::mark("asking for shared memory"));
    return bytes - 1024; // the kernel's own variables
}

/// Integers have scales of the activations' type.
WeightFormat weightFormatOf(const QuantScheme& weights)
{
    if (hasIntegerGroups(weights))
        return descriptorOf(weights.format).element.bits == 8 ? WeightFormat::Int8 : WeightFormat::Int4;
    if (weights == channelScheme(NumberFormat::E4M3)) return WeightFormat::E4m3;
    if (const std::optional<WeightFormat> kept = keptFormatOf(weights)) return *kept;
    throw Failure::make(QsCudaUsage, Message::mark("Choose another variant."),
                        Message::mark("There are no weight-only kernels for %1."),
                        std::string(descriptorOf(weights.format).label));
}

/// Rows of weights at a time on their way to a format that the quantization kernels make, and the room for them.
struct Panel
{
    static constexpr std::int64_t kElements = std::int64_t{1} << 24;
    std::int64_t rows, elements;
    std::optional<PackedLayout> layout; ///< none: a byte a code, a scale a row
    Panel(const WeightOnlySize& size, const QuantScheme& weights)
        : rows(std::clamp<std::int64_t>(kElements / size.k, 1, size.n)), elements(rows * size.k)
    {
        if (weights.isPacked()) layout = packedLayout(weights, {rows, size.k}, DType::F32);
    }
    static constexpr std::int64_t kSlack = 256; ///< as Launch wants it
    std::int64_t floatBytes() const { return elements * 4 + kSlack; }
    std::int64_t codeBytes() const { return (layout ? layout->codeBytes() : elements) + kSlack; }
    std::int64_t scaleBytes() const { return (layout ? layout->scaleBytes() : rows * 2) + kSlack; }
    std::int64_t bytes() const { return floatBytes() + codeBytes() + scaleBytes(); }
};

class WeightOnlyGemm : public LabVariant
{
public:
    WeightOnlyGemm(const LabRequest& request, const QuantScheme& weights)
        : m_request(request), m_weightScheme(weights), m_size{request.m, request.n, request.k, weightFormatOf(weights)},
          m_shared(sharedBytesPerBlock(request.device))
    {
        if (request.computeMajor < 8)
            throw Failure::make(QsCudaDeviceError, "",
                                Message::mark("The weight-only kernels require compute capability 8.0 or later."));
        if (request.type == Type::F32)
            throw Failure::make(QsCudaUsage, Message::mark("Choose FP16 or BF16."),
                                Message::mark("The weight-only kernels support FP16 and BF16 activations."));
        const bool together = packedRowsBuilt() && request.computeMajor == 9 && request.computeMinor == 0;
        const std::int64_t most = together ? kMaxPackedRows : kWeightRows;
        if (request.m > most)
            throw Failure::make(QsCudaUsage,
                                together ? Message::mark("Choose m up to 512, or a matrix product with 16-bit weights.")
                                         : Message::mark("Choose m up to 64, or a matrix product with 16-bit weights."),
                                Message::mark("The weight-only kernels support 1 to %1 rows of activations, not %2."),
                                most, request.m);
        choosePlans(together);
        if (m_plans.empty())
            throw Failure::make(QsCudaDeviceError, "",
                                Message::mark("This device's shared memory is too small for %1 rows."), request.m);
        m_plan = m_plans.front();
    }
    std::int64_t viewBytes() const override
    {
        return activationBytes() + m_size.weightBytes() + m_size.scaleBytes() + factorBytes() + outBytes();
    }
    std::int64_t bytesFor(int views) const override
    {
        return views * (ViewBuffer::strideOf(activationBytes()) + ViewBuffer::strideOf(m_size.weightBytes()) +
                        ViewBuffer::strideOf(m_size.scaleBytes()) + ViewBuffer::strideOf(factorBytes()) +
                        ViewBuffer::strideOf(outBytes())) +
               (hasIntegerGroups(m_weightScheme) ? 0 : Panel(m_size, m_weightScheme).bytes()) + mostPartials() +
               counterBytes(m_size) + togetherBytes();
    }
    void prepare(int views, cudaStream_t stream) override;
    void launch(int view, cudaStream_t stream) override { launchPlan(m_plan, view, stream); }
    LabOutput output(int view) const override
    {
        return {m_out.at(view), cudaType(m_request.type), m_size.m, m_size.n, 1.0};
    }
    std::string effective() const override;
    double searchMs() const override { return m_searchMs; }

private:
    std::int64_t activationBytes() const { return m_size.m * m_size.pitch() * 2; }
    std::int64_t outBytes() const { return m_size.m * m_size.n * 2; }
    float weightFactor() const { return static_cast<float>(1.0 / std::sqrt(static_cast<double>(m_size.k))); }
    std::int64_t factorBytes() const { return hasRowFactors(m_size.format) ? m_size.n * 4 : 0; }
    std::int64_t mostPartials() const
    {
        std::int64_t most = 0;
        for (const PackedPlan& plan : m_plans)
            if (!plan.together) most = std::max(most, partialBytes(m_size, plan.few));
        return most;
    }
    bool mayMultiplyTogether() const
    {
        return std::ranges::any_of(m_plans, [](const PackedPlan& plan) { return plan.together; });
    }
    std::int64_t togetherBytes() const { return mayMultiplyTogether() ? kPackedRowsPartials : 0; }
    void choosePlans(bool together);
    void packQuantized(cudaStream_t stream) const;
    void launchPlan(const PackedPlan& plan, int view, cudaStream_t stream) const;
    void search(int views, cudaStream_t stream);

    LabRequest m_request;
    QuantScheme m_weightScheme;
    WeightOnlySize m_size;
    std::int64_t m_shared = 0;
    std::vector<PackedPlan> m_plans;
    PackedPlan m_plan;
    ViewBuffer m_activations, m_weights, m_scales, m_factors, m_out;
    DeviceMemory m_partials, m_counters, m_togetherPartials;
    double m_searchMs = 0;
};

/// What is worth timing; `together`: the kernel for many rows runs here.
void WeightOnlyGemm::choosePlans(bool together)
{
    if (m_size.m <= kWeightRows)
        for (const WeightOnlyPlan& plan : weightOnlyPlans(m_size, m_request.multiprocessors, m_shared))
            if (m_plans.size() < kPlansTried) m_plans.push_back({false, plan, {}});
    if (!together || m_size.m <= kAloneRows) return;
    const std::vector<PackedRowsForm> forms = packedRowsForms(m_size, m_request.multiprocessors);
    for (std::size_t i = 0; i < std::min(kFormsTried, forms.size()); ++i)
        m_plans.push_back({true, {}, forms[i]});
}

void WeightOnlyGemm::prepare(int views, cudaStream_t stream)
{
    m_activations = ViewBuffer(activationBytes(), views);
    m_weights = ViewBuffer(m_size.weightBytes(), views);
    m_scales = ViewBuffer(m_size.scaleBytes(), views);
    m_factors = ViewBuffer(factorBytes(), views);
    m_out = ViewBuffer(outBytes(), views);
    m_partials = DeviceMemory(mostPartials());
    m_counters = DeviceMemory(counterBytes(m_size));
    m_togetherPartials = DeviceMemory(togetherBytes());
    check(cudaMemsetAsync(m_counters.data(), 0, static_cast<std::size_t>(counterBytes(m_size)), stream),
          Message::mark("clearing counters"));
    fillActivations(m_size, m_request.type, m_request.seed, 0, m_activations.at(0), stream);
    if (hasIntegerGroups(m_weightScheme))
        packWeights(m_size, m_request.type, m_request.seed, 1, weightFactor(), m_weights.at(0), m_scales.at(0), stream);
    else
        packQuantized(stream);
    copyToViews(m_activations, activationBytes(), views, stream);
    copyToViews(m_weights, m_size.weightBytes(), views, stream);
    copyToViews(m_scales, m_size.scaleBytes(), views, stream);
    copyToViews(m_factors, factorBytes(), views, stream);
    if (m_size.m <= kWeightRows) prepareWeightOnly(m_size, m_request.type, m_shared);
    check(cudaStreamSynchronize(stream),
          Message::mark("packing weights")); // launches read weights before the kernels before are complete
    search(views, stream);
}

/// Quantizes the weights as a tensor of the format is quantized, some rows at a time, and packs them. Waits.
void WeightOnlyGemm::packQuantized(cudaStream_t stream) const
{
    const Panel panel(m_size, m_weightScheme);
    const DeviceMemory values(panel.floatBytes()), codes(panel.codeBytes()), scales(panel.scaleBytes());
    check(cudaMemsetAsync(m_weights.at(0), 0, static_cast<std::size_t>(m_size.weightBytes()), stream),
          Message::mark("packing weights"));
    check(cudaMemsetAsync(m_scales.at(0), 0, static_cast<std::size_t>(m_size.scaleBytes()), stream),
          Message::mark("packing weights"));
    Launch l;
    l.type = Type::F32;
    l.input = values.data();
    l.codes = codes.data();
    l.scales = reinterpret_cast<float*>(scales.data());
    l.hidden = m_size.k;
    l.coefficients.divisor = weightOnlyGlobalScale(m_weightScheme, m_size.k);
    l.multiprocessors = m_request.multiprocessors;
    l.stream = stream;
    GivenWeights given;
    given.codes = codes.data();
    given.scales = scales.data();
    if (panel.layout) {
        given.pitch = panel.layout->codeRowBytes;
        given.blockBytes = panel.layout->blockHeader > 0 ? panel.layout->groupBytes : 0;
        given.isSigned = given.blockBytes > 0;
        given.group = panel.layout->groupSize;
        given.groups = static_cast<int>(panel.layout->groupsPerRow);
    } else { // a row's scale is its factor, and its groups have ones
        given.pitch = m_size.k;
        given.group = static_cast<int>(m_size.k);
        const std::vector<std::uint16_t> ones(static_cast<std::size_t>(panel.rows),
                                              m_request.type == Type::F16 ? 0x3c00 : 0x3f80);
        check(cudaMemcpy(scales.data(), ones.data(), ones.size() * 2, cudaMemcpyHostToDevice),
              Message::mark("sending weights"));
    }
    for (std::int64_t first = 0; first < m_size.n; first += panel.rows) {
        given.n = l.tokens = std::min(panel.rows, m_size.n - first);
        given.firstRow = first;
        fillMatrix(CUDA_R_32F, {values.data(), l.tokens, l.hidden, l.hidden, 1, weightFactor(), first}, m_request.seed,
                   stream);
        if (panel.layout) {
            launchPacked(m_weightScheme, l);
        } else {
            l.scales = m_factors.as<float>(0) + first;
            launchToken(Rule::E4M3Divide, l);
        }
        packGivenWeights(m_size, m_request.type, given, m_weights.at(0), m_scales.at(0), nullptr, stream);
    }
    const std::vector<float> factors(static_cast<std::size_t>(factorBytes() / 4), l.coefficients.divisor);
    if (!factors.empty() && panel.layout)
        check(cudaMemcpyAsync(m_factors.at(0), factors.data(), static_cast<std::size_t>(factorBytes()),
                              cudaMemcpyHostToDevice, stream),
              Message::mark("sending weights"));
    check(cudaStreamSynchronize(stream), Message::mark("packing weights"));
}

void WeightOnlyGemm::launchPlan(const PackedPlan& plan, int view, cudaStream_t stream) const
{
    WeightOnlyOperands operands;
    operands.type = m_request.type;
    operands.activations = m_activations.at(view);
    operands.weights = m_weights.at(view);
    operands.scales = m_scales.at(view);
    operands.rowFactors = factorBytes() > 0 ? m_factors.as<float>(view) : nullptr;
    operands.out = m_out.at(view);
    operands.partials = reinterpret_cast<float*>(m_partials.data());
    operands.counters = reinterpret_cast<unsigned*>(m_counters.data());
    if (plan.together)
        launchPackedRows(m_size, plan.many, operands, m_size.pitch(), m_togetherPartials.data(), stream);
    else
        launchWeightOnly(m_size, plan.few, operands, stream);
}

/// Times the plans that the model likes best, as they will be measured: launches in a graph over all views.
void WeightOnlyGemm::search(int views, cudaStream_t stream)
{
    const auto start = std::chrono::steady_clock::now();
    double best = 0;
    for (const PackedPlan& plan : m_plans) {
        const int launches = (kLaunches + views - 1) / views * views;
        const GraphRotation graph(launches, views, stream, [&](int view) { launchPlan(plan, view, stream); });
        const double us = graph.medianUs(kReplays, stream) / launches;
        if (best != 0 && us >= best) continue;
        best = us;
        m_plan = plan;
    }
    m_searchMs = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

std::string WeightOnlyGemm::effective() const
{
    const WeightOnlyPlan& p = m_plan.few;
    const PackedRowsForm& f = m_plan.many;
    const FormatDescriptor& format = descriptorOf(m_weightScheme.format);
    const std::string groups =
        m_weightScheme.groupSize > 0 ? "groups of " + std::to_string(m_weightScheme.groupSize) : "a scale per row";
    std::string text = "custom kernel";
    if (m_request.computeMajor >= 10 && format.element == element::kE2M1)
        text += " (this program does not use the native FP4 of this GPU's tensor cores)";
    text += ", " + std::string(format.label) + " weights packed for ";
    if (m_plan.together)
        text += "wgmma m64n" + std::to_string(f.rows) + "k16, " + groups + ", " + std::to_string(128 * f.halves) +
                (f.blocks > 0 ? " outputs at a time, all shared evenly by " + std::to_string(f.blocks) + " blocks"
                              : " outputs a block, k split over " + std::to_string(f.splits) + " blocks of a cluster");
    else
        text += "mma.sync m16n8k16, " + groups + ", " + std::to_string(p.splits * p.columns) + " blocks of " +
                std::to_string(p.warps) + " warps, k split over " + std::to_string(p.splits) +
                (p.clustered ? " blocks of a cluster × " : " blocks × ") + std::to_string(p.warpsK) + " warps";
    text += ", best of " + std::to_string(m_plans.size()) + " plans";
    if (m_size.pitch() != m_size.k) text += ", k padded to " + std::to_string(m_size.pitch());
    return text;
}

} // namespace

std::unique_ptr<LabVariant> makeWeightOnlyGemm(const LabRequest& request, const QuantScheme& weights)
{
    return std::make_unique<WeightOnlyGemm>(request, weights);
}

} // namespace qs::cuda
