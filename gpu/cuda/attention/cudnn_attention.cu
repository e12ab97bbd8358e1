// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/attention/cudnn_attention.cuh"

#include <cmath>

namespace qs::cuda {

CudnnAttention::CudnnAttention(const Cudnn& library, const AttentionShape& shape)
    : m_library(library), m_shape(shape),
      m_factor(static_cast<float>(1.0 / std::sqrt(static_cast<double>(shape.headDim))))
{
    library.check(library.create(&m_handle), Message::mark("starting"));
    try {
        buildGraph();
        choosePlan();
    } catch (...) {
        library.destroy(m_handle);
        throw;
    }
}

CudnnAttention::~CudnnAttention() { m_library.destroy(m_handle); }

CudnnObject& CudnnAttention::keep(CudnnObject object)
{
    m_parts.push_back(std::make_unique<CudnnObject>(std::move(object)));
    return *m_parts.back();
}

CudnnObject& CudnnAttention::tensor(std::int64_t id, Cudnn::DataType type, std::initializer_list<std::int64_t> sizes,
                                    std::initializer_list<std::int64_t> strides, bool isVirtual, bool byValue)
{
    CudnnObject t(m_library, Cudnn::Tensor);
    t.set(Cudnn::TensorType, Cudnn::OfDataType, type).set(Cudnn::TensorSizes, sizes).set(Cudnn::TensorStrides, strides);
    t.set(Cudnn::TensorId, {id}).set(Cudnn::TensorAlignment, {std::int64_t{16}}).set(Cudnn::TensorIsVirtual, isVirtual);
    t.set(Cudnn::TensorIsByValue, byValue).finalize();
    return keep(std::move(t));
}

CudnnObject& CudnnAttention::operand(std::int64_t id, bool transposed)
{
    const std::int64_t n = m_shape.tokens, d = m_shape.headDim;
    const auto type = m_shape.type == Type::F16 ? Cudnn::Half : Cudnn::Bfloat16;
    if (transposed) return tensor(id, type, {1, m_shape.heads, d, n}, {m_shape.heads * n * d, n * d, 1, d}, false);
    return tensor(id, type, {1, m_shape.heads, n, d}, {m_shape.heads * n * d, n * d, d, 1}, false);
}

CudnnObject& CudnnAttention::scalar(std::int64_t id)
{
    return tensor(id, Cudnn::Float, {1, 1, 1, 1}, {1, 1, 1, 1}, false, true);
}

CudnnObject& CudnnAttention::scores(Cudnn::DataType type)
{
    const std::int64_t n = m_shape.tokens;
    return tensor(m_nextId++, type, {1, m_shape.heads, n, n}, {m_shape.heads * n * n, n * n, n, 1}, true);
}

CudnnObject& CudnnAttention::column()
{
    const std::int64_t n = m_shape.tokens;
    return tensor(m_nextId++, Cudnn::Float, {1, m_shape.heads, n, 1}, {m_shape.heads * n, n, 1, 1}, true);
}

void CudnnAttention::pointwise(Cudnn::Mode mode, Cudnn::DataType precision, const CudnnObject& x, const CudnnObject* b,
                               const CudnnObject* t, const CudnnObject& y, std::int64_t axis)
{
    CudnnObject kind(m_library, Cudnn::Pointwise);
    kind.set(Cudnn::PointwiseMode, Cudnn::OfPointwiseMode, mode)
        .set(Cudnn::PointwisePrecision, Cudnn::OfDataType, precision);
    if (axis >= 0) kind.set(Cudnn::PointwiseAxis, {axis});
    kind.finalize();
    CudnnObject operation(m_library, Cudnn::OperationPointwise);
    operation.set(Cudnn::PointwiseDescriptor, kind).set(Cudnn::PointwiseX, x).set(Cudnn::PointwiseY, y);
    if (b) operation.set(Cudnn::PointwiseB, *b);
    if (t) operation.set(Cudnn::PointwiseT, *t);
    operation.finalize();
    keep(std::move(kind));
    m_operations.push_back(keep(std::move(operation)).get());
}

void CudnnAttention::reduce(Cudnn::Reducer reducer, const CudnnObject& x, const CudnnObject& y)
{
    CudnnObject kind(m_library, Cudnn::Reduction);
    kind.set(Cudnn::ReductionOperator, Cudnn::OfReductionOperator, reducer);
    kind.set(Cudnn::ReductionPrecision, Cudnn::OfDataType, Cudnn::Float).finalize();
    CudnnObject operation(m_library, Cudnn::OperationReduction);
    operation.set(Cudnn::ReductionDescriptor, kind).set(Cudnn::ReductionX, x).set(Cudnn::ReductionY, y).finalize();
    keep(std::move(kind));
    m_operations.push_back(keep(std::move(operation)).get());
}

void CudnnAttention::multiply(const CudnnObject& a, const CudnnObject& b, const CudnnObject& c)
{
    CudnnObject kind(m_library, Cudnn::Matmul);
    kind.set(Cudnn::MatmulPrecision, Cudnn::OfDataType, Cudnn::Float).finalize();
    CudnnObject operation(m_library, Cudnn::OperationMatmul);
    operation.set(Cudnn::MatmulDescriptor, kind)
        .set(Cudnn::MatmulA, a)
        .set(Cudnn::MatmulB, b)
        .set(Cudnn::MatmulC, c)
        .finalize();
    keep(std::move(kind));
    m_operations.push_back(keep(std::move(operation)).get());
}

/// The steps in the order and with the types that cuDNN's fused attention is known by: everything in float, but the
/// weights that multiply V in the operands' type.
void CudnnAttention::buildGraph()
{
    CudnnObject& raw = scores(Cudnn::Float);
    multiply(operand(Q, false), operand(K, true), raw);
    CudnnObject* last = &scores(Cudnn::Float);
    pointwise(Cudnn::Multiply, Cudnn::Float, raw, &scalar(Factor), nullptr, *last);
    if (m_shape.causal) {
        CudnnObject &row = scores(Cudnn::Int32), &column = scores(Cudnn::Int32), &seen = scores(Cudnn::Boolean);
        pointwise(Cudnn::Index, Cudnn::Float, *last, nullptr, nullptr, row, 2);
        pointwise(Cudnn::Index, Cudnn::Float, *last, nullptr, nullptr, column, 3);
        pointwise(Cudnn::GreaterEqual, Cudnn::Boolean, row, &column, nullptr, seen);
        CudnnObject& masked = scores(Cudnn::Float);
        pointwise(Cudnn::Select, Cudnn::Float, *last, &scalar(Hidden), &seen, masked);
        last = &masked;
    }
    CudnnObject &top = column(), &sum = column(), &below = scores(Cudnn::Float), &weights = scores(Cudnn::Float);
    CudnnObject& normalized = scores(m_shape.type == Type::F16 ? Cudnn::Half : Cudnn::Bfloat16);
    reduce(Cudnn::Maximum, *last, top);
    pointwise(Cudnn::Subtract, Cudnn::Float, *last, &top, nullptr, below);
    pointwise(Cudnn::Exponential, Cudnn::Float, below, nullptr, nullptr, weights);
    reduce(Cudnn::Sum, weights, sum);
    // Without the row statistics of a training step, log(sum) + maximum, the engines do not recognize the graph. Nobody
    // reads them.
    CudnnObject &logarithm = column(), &statistics = column();
    pointwise(Cudnn::Logarithm, Cudnn::Float, sum, nullptr, nullptr, logarithm);
    pointwise(Cudnn::Add, Cudnn::Float, top, &logarithm, nullptr, statistics);
    pointwise(Cudnn::Divide, Cudnn::Float, weights, &sum, nullptr, normalized);
    multiply(normalized, operand(V, false), operand(O, false));

    m_graph = CudnnObject(m_library, Cudnn::OperationGraph);
    m_graph.set(Cudnn::GraphOperations, Cudnn::OfDescriptor, m_operations.data(),
                static_cast<std::int64_t>(m_operations.size()));
    m_graph.set(Cudnn::GraphHandle, Cudnn::OfHandle, &m_handle).finalize();
}

/// The first of the recommended engines that accepts the graph.
void CudnnAttention::choosePlan()
{
    constexpr int kMost = 8;
    char words[200] = ""; // of the first refusal
    const auto remember = [&] {
        if (!*words) m_library.lastError(words, sizeof words);
    };
    for (const Cudnn::Heuristic mode : {Cudnn::ModeA, Cudnn::Fallback}) {
        CudnnObject heuristic(m_library, Cudnn::EngineHeuristic);
        heuristic.set(Cudnn::HeuristicGraph, m_graph).set(Cudnn::HeuristicMode, Cudnn::OfHeuristicMode, mode);
        if (!heuristic.tryFinalize()) {
            remember();
            continue;
        }
        std::vector<CudnnObject> configs;
        std::vector<Cudnn::Object> raw;
        for (int i = 0; i < kMost; ++i)
            raw.push_back(configs.emplace_back(m_library, Cudnn::EngineConfig).get());
        std::int64_t found = 0;
        if (m_library.get(heuristic.get(), Cudnn::HeuristicResults, Cudnn::OfDescriptor, kMost, &found, raw.data()) !=
            0)
            continue;
        for (std::size_t i = 0; i < static_cast<std::size_t>(found) && i < configs.size(); ++i) {
            CudnnObject plan(m_library, Cudnn::ExecutionPlan);
            plan.set(Cudnn::PlanHandle, Cudnn::OfHandle, &m_handle).set(Cudnn::PlanConfig, configs[i]);
            if (!plan.tryFinalize()) {
                remember();
                continue;
            }
            std::int64_t bytes = 0, count = 0;
            m_library.check(m_library.get(plan.get(), Cudnn::PlanWorkspace, Cudnn::OfInt64, 1, &count, &bytes),
                            Message::mark("asking for its workspace"));
            m_workspace = DeviceMemory(bytes);
            m_plan = std::move(plan);
            return;
        }
    }
    throw Failure::make(QsCudaDeviceError, Message::mark("Try another number of tokens or another type."),
                        *words ? Message::mark("cuDNN %1 has no fused attention for this shape on this device: %2.")
                               : Message::mark("cuDNN %1 has no fused attention for this shape on this device."),
                        m_library.versionText(), words);
}

void CudnnAttention::run(const AttentionOperands& operands, cudaStream_t stream)
{
    m_library.check(m_library.setStream(m_handle, stream), Message::mark("choosing a stream"));
    const std::int64_t ids[] = {Q, K, V, O, Factor, Hidden};
    const void* pointers[] = {operands.q, operands.k, operands.v, operands.o, &m_factor, &m_hidden};
    const void* workspace = m_workspace.data();
    const std::int64_t count = m_shape.causal ? 6 : 5;
    CudnnObject pack(m_library, Cudnn::VariantPack);
    pack.set(Cudnn::PackIds, Cudnn::OfInt64, ids, count).set(Cudnn::PackPointers, Cudnn::OfPointer, pointers, count);
    pack.set(Cudnn::PackWorkspace, Cudnn::OfPointer, &workspace).finalize();
    m_library.check(m_library.execute(m_handle, m_plan.get(), pack.get()), Message::mark("starting"));
}

} // namespace qs::cuda
