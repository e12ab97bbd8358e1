// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/attention/attention.cuh"
#include "gpu/cuda/attention/cudnn_graph.cuh"
#include "gpu/cuda/common/device_memory.cuh"

#include <memory>
#include <string>
#include <vector>

namespace qs::cuda {

/// Attention as one operation graph of cuDNN: product, scale, causal mask, softmax and product, which its engines run
/// as one kernel. Throws Failure where the library has none for the shape.
class CudnnAttention
{
public:
    CudnnAttention(const Cudnn& library, const AttentionShape& shape);
    ~CudnnAttention();
    CudnnAttention(const CudnnAttention&) = delete;
    CudnnAttention& operator=(const CudnnAttention&) = delete;

    /// Queues it; capturable. The same operands have to stay alive until the next call with others.
    void run(const AttentionOperands& operands, cudaStream_t stream);
    std::int64_t workspaceBytes() const { return m_workspace.bytes(); }

private:
    /// Ids of the tensors that a call gets pointers for; intermediate ones are numbered from Intermediate on.
    enum Id : std::int64_t { Q = 1, K, V, O, Factor, Hidden, Intermediate };

    void buildGraph();
    void choosePlan();
    CudnnObject& tensor(std::int64_t id, Cudnn::DataType type, std::initializer_list<std::int64_t> sizes,
                        std::initializer_list<std::int64_t> strides, bool isVirtual, bool byValue = false);
    CudnnObject& operand(std::int64_t id, bool transposed);
    CudnnObject& scalar(std::int64_t id);
    /// An intermediate matrix of scores, or a column of one value a row.
    CudnnObject& scores(Cudnn::DataType type);
    CudnnObject& column();
    void pointwise(Cudnn::Mode mode, Cudnn::DataType precision, const CudnnObject& x, const CudnnObject* b,
                   const CudnnObject* t, const CudnnObject& y, std::int64_t axis = -1);
    void reduce(Cudnn::Reducer reducer, const CudnnObject& x, const CudnnObject& y);
    void multiply(const CudnnObject& a, const CudnnObject& b, const CudnnObject& c);
    CudnnObject& keep(CudnnObject object);

    const Cudnn& m_library;
    AttentionShape m_shape;
    float m_factor, m_hidden = -1e30f; ///< read by cuDNN at each call
    std::int64_t m_nextId = Intermediate;
    Cudnn::Handle m_handle = nullptr;
    std::vector<std::unique_ptr<CudnnObject>> m_parts;
    std::vector<Cudnn::Object> m_operations;
    CudnnObject m_graph, m_plan;
    DeviceMemory m_workspace;
};

} // namespace qs::cuda
