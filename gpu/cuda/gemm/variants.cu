// SPDX-License-Identifier: GPL-3.0-or-later
// Matrix products D[m,n] = A[m,k]·W[n,k]ᵀ by cuBLASLt in each of its types; operands as gpu/numerics/reference/gemm.h
// says.
#include "gpu/cuda/common/variant.cuh"
#include "gpu/cuda/gemm/block_scales.cuh"
#include "gpu/cuda/products/lt_product.cuh"
#include "gpu/cuda/products/operand_matrix.cuh"
#include "gpu/cuda/weight_only/variants.cuh"
#include "gpu/numerics/reference/gemm.h"

#include <cmath>

namespace qs::cuda {

namespace {

struct Format
{
    const char* name;
    cudaDataType_t in, out, scale;
    cublasComputeType_t compute;
    int kStep;        ///< k is padded with zeros to a multiple of it
    int nStep;        ///< n has to be a multiple of it
    int needed;       ///< compute capability × 10
    bool unitWeights; ///< weights are stored without 1/√k, which multiplies the result instead
};
constexpr Format kFormats[] = {
    {"gemm-fp32", CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, CUBLAS_COMPUTE_32F, 1, 1, 70, false},
    {"gemm-tf32", CUDA_R_32F, CUDA_R_32F, CUDA_R_32F, CUBLAS_COMPUTE_32F_FAST_TF32, 1, 1, 80, false},
    {"gemm-fp16", CUDA_R_16F, CUDA_R_16F, CUDA_R_32F, CUBLAS_COMPUTE_32F, 1, 1, 70, false},
    {"gemm-bf16", CUDA_R_16BF, CUDA_R_16BF, CUDA_R_32F, CUBLAS_COMPUTE_32F, 1, 1, 80, false},
    {"gemm-int8", CUDA_R_8I, CUDA_R_32I, CUDA_R_32I, CUBLAS_COMPUTE_32I, 16, 4, 75, true},
    {"gemm-fp8", CUDA_R_8F_E4M3, CUDA_R_16BF, CUDA_R_32F, CUBLAS_COMPUTE_32F, 16, 16, 89, true},
};

constexpr int bytesOfType(cudaDataType_t type)
{
    return type == CUDA_R_32F || type == CUDA_R_32I ? 4 : type == CUDA_R_16F || type == CUDA_R_16BF ? 2 : 1;
}

class LtGemm : public LabVariant
{
public:
    LtGemm(const LabRequest& request, const Format& format)
        : m_request(request), m_format(format), m_pitch((request.k + format.kStep - 1) / format.kStep * format.kStep)
    {
        if (request.computeMajor * 10 + request.computeMinor < format.needed)
            throw Failure::make(QsCudaDeviceError, "",
                                Message::mark("Matrix products of this type require compute capability %1.%2."),
                                format.needed / 10, format.needed % 10);
        if (request.n % format.nStep != 0)
            throw Failure::make(QsCudaUsage, Message::mark("Choose another n."),
                                Message::mark("cuBLASLt multiplies %1 only where n is a multiple of %2; it is %3."),
                                format.in == CUDA_R_8I ? "INT8" : "FP8", format.nStep, request.n);
        m_product = std::make_unique<LtProduct>(m_session, shape());
    }
    std::int64_t viewBytes() const override { return bytesA() + bytesB() + bytesD(); }
    std::int64_t bytesFor(int views) const override
    {
        return views *
                   (ViewBuffer::strideOf(bytesA()) + ViewBuffer::strideOf(bytesB()) + ViewBuffer::strideOf(bytesD())) +
               LtSession::kWorkspaceBytes;
    }
    void prepare(int views, cudaStream_t stream) override;
    void launch(int view, cudaStream_t stream) override
    {
        m_product->run(m_a.at(view), m_b.at(view), nullptr, nullptr, m_d.at(view), stream);
    }
    LabOutput output(int view) const override
    {
        const double unit = m_format.in == CUDA_R_8I
                                ? std::sqrt(static_cast<double>(m_request.k)) * kGemmInt8Factor * kGemmInt8Factor
                                : 1.0;
        return {m_d.at(view), m_format.out, m_request.m, m_request.n, 1.0 / unit};
    }
    std::string effective() const override
    {
        return m_product->text() + (m_pitch != m_request.k ? ", k padded to " + std::to_string(m_pitch) : "");
    }
    double searchMs() const override { return m_searchMs; }

private:
    float weightFactor() const { return static_cast<float>(1.0 / std::sqrt(static_cast<double>(m_request.k))); }
    LtShape shape() const;
    std::int64_t bytesA() const { return m_request.m * m_pitch * bytesOfType(m_format.in); }
    std::int64_t bytesB() const { return m_request.n * m_pitch * bytesOfType(m_format.in); }
    std::int64_t bytesD() const { return m_request.m * m_request.n * bytesOfType(m_format.out); }

    LabRequest m_request;
    Format m_format;
    std::int64_t m_pitch;
    LtSession m_session;
    std::unique_ptr<LtProduct> m_product;
    ViewBuffer m_a, m_b, m_d;
    double m_searchMs = 0;
};

LtShape LtGemm::shape() const
{
    LtShape s;
    s.m = m_request.m;
    s.n = m_request.n;
    s.k = m_pitch;
    s.a = s.b = m_format.in;
    s.d = m_format.out;
    s.compute = m_format.compute;
    s.scale = m_format.scale;
    s.transposedB = true;
    if (m_format.in == CUDA_R_8F_E4M3) s.alpha = weightFactor();
    return s;
}

void LtGemm::prepare(int views, cudaStream_t stream)
{
    m_a = ViewBuffer(bytesA(), views);
    m_b = ViewBuffer(bytesB(), views);
    m_d = ViewBuffer(bytesD(), views);
    const float unit = m_format.in == CUDA_R_8I ? kGemmInt8Factor : 1.0f;
    fillMatrix(m_format.in, {m_a.at(0), m_request.m, m_request.k, m_pitch, 0, unit}, m_request.seed, stream);
    fillMatrix(m_format.in,
               {m_b.at(0), m_request.n, m_request.k, m_pitch, 1, m_format.unitWeights ? unit : weightFactor()},
               m_request.seed, stream);
    copyToViews(m_a, bytesA(), views, stream);
    copyToViews(m_b, bytesB(), views, stream);
    m_searchMs = m_product->search(m_a.at(0), m_b.at(0), nullptr, nullptr, m_d.at(0), stream);
}

} // namespace

std::unique_ptr<LabVariant> makeGemm(const LabRequest& request, const std::string& name)
{
    if (const WeightOnlyProduct* product = findWeightOnlyProduct(name))
        return makeWeightOnlyGemm(request, product->weights);
    if (name == "gemm-fp8-block128") return makeBlockScaleGemm(request);
    for (const Format& format : kFormats)
        if (name == format.name) return std::make_unique<LtGemm>(request, format);
    throw Failure::make(QsCudaUsage, "", Message::mark("Unknown matrix product '%1'."), name);
}

} // namespace qs::cuda
