// SPDX-License-Identifier: GPL-3.0-or-later
// The product of FP8 checkpoints with block scales; operands as gpu/numerics/reference/gemm.h says. Codes and scales
// are made once, when the variant is made ready: a launch is the product alone.
#include "gpu/cuda/gemm/block_scales.cuh"

#include "gpu/core/float8.h"
#include "gpu/core/integer_math.h"
#include "gpu/cuda/common/vector_io.cuh"
#include "gpu/cuda/products/lt_product.cuh"
#include "gpu/cuda/products/operand_matrix.cuh"
#include "gpu/numerics/reference/gemm.h"

#include <cuda_fp8.h>

#include <cmath>
#include <utility>

namespace qs::cuda {

namespace {

constexpr int kBlock = LtScales::kBlock, kThreads = 256;
static_assert(kBlock == kGemmBlock); // of the library and of the reference

/// An operand and where its codes and scales go; `pitch` bytes from row to row.
struct Coded
{
    std::uint64_t seed;
    unsigned operand;
    std::int64_t rows, columns, pitch;
    float factor;
    std::uint8_t* codes;
    float* scales;
    std::int64_t scalePitch;

    __device__ float at(std::int64_t row, std::int64_t column) const
    {
        return row < rows && column < columns
                   ? __fmul_rn(operandAt(seed, operand, static_cast<std::uint64_t>(row * columns + column)), factor)
                   : 0.0f;
    }
    __device__ void put(std::int64_t row, std::int64_t column, float scale) const
    {
        if (row >= rows || column >= columns) return; // zeros there
        const float value = scale > 0.0f ? __fdiv_rn(at(row, column), scale) : 0.0f;
        codes[row * pitch + column] = __nv_cvt_float_to_fp8(value, __NV_SATFINITE, __NV_E4M3);
    }
};

/// A warp for each 128 of a row.
__global__ void codeRowsKernel(Coded to, std::int64_t groups)
{
    const std::int64_t warp = (static_cast<std::int64_t>(blockIdx.x) * kThreads + threadIdx.x) / 32;
    const std::int64_t row = warp / groups, group = warp % groups;
    if (row >= to.rows) return;
    const std::int64_t column = group * kBlock + threadIdx.x % 32 * 4;
    float amax = 0.0f;
    for (int i = 0; i < 4; ++i)
        amax = fmaxf(amax, fabsf(to.at(row, column + i)));
    const float scale = __fdiv_rn(laneMax<32>(amax), kE4M3Max);
    for (int i = 0; i < 4; ++i)
        to.put(row, column + i, scale);
    if (threadIdx.x % 32 == 0) to.scales[group * to.scalePitch + row] = scale;
}

/// A block of threads for each 128 × 128.
__global__ void codeBlocksKernel(Coded to)
{
    __shared__ float largest[kThreads / 32];
    const std::int64_t row = static_cast<std::int64_t>(blockIdx.y) * kBlock,
                       column = static_cast<std::int64_t>(blockIdx.x) * kBlock;
    float amax = 0.0f;
    for (int i = static_cast<int>(threadIdx.x); i < kBlock * kBlock; i += kThreads)
        amax = fmaxf(amax, fabsf(to.at(row + i / kBlock, column + i % kBlock)));
    amax = laneMax<32>(amax);
    if (threadIdx.x % 32 == 0) largest[threadIdx.x / 32] = amax;
    __syncthreads();
    for (const float each : largest)
        amax = fmaxf(amax, each);
    const float scale = __fdiv_rn(amax, kE4M3Max);
    for (int i = static_cast<int>(threadIdx.x); i < kBlock * kBlock; i += kThreads)
        to.put(row + i / kBlock, column + i % kBlock, scale);
    if (threadIdx.x == 0) to.scales[blockIdx.y * to.scalePitch + blockIdx.x] = scale;
}

class BlockScaleGemm : public LabVariant
{
public:
    explicit BlockScaleGemm(const LabRequest& request)
        : m_request(request), m_rows(roundUp(request.m, 4)), m_pitch(roundUp(request.k, kBlock)),
          m_scalesA(LtScales::ofA(m_rows, m_pitch)), m_scalesB(LtScales::ofB(request.n, m_pitch))
    {
        if (request.computeMajor != 9 || request.computeMinor != 0)
            throw Failure::make(QsCudaDeviceError, "",
                                Message::mark("FP8 products with block scales require compute capability 9.0."));
        if (!m_session.lt().hasBlockScales())
            throw Failure::make(
                QsCudaDeviceError, Message::mark("Install CUDA 12.9 or later."),
                Message::mark("FP8 products with block scales require cuBLASLt of CUDA 12.9 or later, both where the "
                              "program is built and where it runs."));
        if (request.n % 16 != 0)
            throw Failure::make(QsCudaUsage, Message::mark("Choose another n."),
                                Message::mark("cuBLASLt multiplies %1 only where n is a multiple of %2; it is %3."),
                                "FP8", 16, request.n);
        LtShape shape;
        shape.m = m_rows;
        shape.n = request.n;
        shape.k = m_pitch;
        shape.a = shape.b = CUDA_R_8F_E4M3;
        shape.d = CUDA_R_16BF;
        shape.transposedB = shape.blockScales = true;
        m_product = std::make_unique<LtProduct>(m_session, shape);
    }
    std::int64_t viewBytes() const override { return m_scalesA.bytes() + m_scalesB.bytes() + bytesD(); }
    std::int64_t bytesFor(int views) const override
    {
        return views * (ViewBuffer::strideOf(m_scalesA.bytes()) + ViewBuffer::strideOf(m_scalesB.bytes()) +
                        ViewBuffer::strideOf(bytesD())) +
               LtSession::kWorkspaceBytes;
    }
    void prepare(int views, cudaStream_t stream) override;
    void launch(int view, cudaStream_t stream) override
    {
        m_product->run(m_a.at(view), m_b.at(view), nullptr, nullptr, m_d.at(view), stream);
    }
    LabOutput output(int view) const override { return {m_d.at(view), CUDA_R_16BF, m_request.m, m_request.n, 1.0}; }
    std::string effective() const override
    {
        return m_product->text() + (m_rows != m_request.m ? ", m padded to " + std::to_string(m_rows) : "") +
               (m_pitch != m_request.k ? ", k padded to " + std::to_string(m_pitch) : "");
    }
    double searchMs() const override { return m_searchMs; }

private:
    std::int64_t bytesD() const { return m_rows * m_request.n * 2; }
    Coded coded(unsigned operand, std::int64_t rows, float factor, const ViewBuffer& to, const LtScales& scales) const
    {
        auto* const codes = to.as<std::uint8_t>(0);
        return {m_request.seed, operand, rows,  m_request.k,
                m_pitch,        factor,  codes, reinterpret_cast<float*>(codes + scales.offset),
                scales.pitch};
    }

    LabRequest m_request;
    std::int64_t m_rows, m_pitch; ///< of A, and bytes from row to row
    LtScales m_scalesA, m_scalesB;
    LtSession m_session;
    std::unique_ptr<LtProduct> m_product;
    ViewBuffer m_a, m_b, m_d;
    double m_searchMs = 0;
};

void BlockScaleGemm::prepare(int views, cudaStream_t stream)
{
    m_a = ViewBuffer(m_scalesA.bytes(), views);
    m_b = ViewBuffer(m_scalesB.bytes(), views);
    m_d = ViewBuffer(bytesD(), views);
    for (const auto& [to, bytes] : {std::pair(m_a.at(0), m_scalesA.bytes()), std::pair(m_b.at(0), m_scalesB.bytes())})
        check(cudaMemsetAsync(to, 0, static_cast<std::size_t>(bytes), stream), Message::mark("filling operands"));
    const std::int64_t groups = m_pitch / kBlock;
    const auto factor = static_cast<float>(1.0 / std::sqrt(static_cast<double>(m_request.k)));
    const auto warps = static_cast<unsigned>(ceilDiv(m_request.m * groups * 32, kThreads));
    codeRowsKernel<<<warps, kThreads, 0, stream>>>(coded(0, m_request.m, 1.0f, m_a, m_scalesA), groups);
    const dim3 blocks(static_cast<unsigned>(groups), static_cast<unsigned>(ceilDiv(m_request.n, kBlock)));
    codeBlocksKernel<<<blocks, kThreads, 0, stream>>>(coded(1, m_request.n, factor, m_b, m_scalesB));
    check(cudaPeekAtLastError(), Message::mark("filling operands"));
    copyToViews(m_a, m_scalesA.bytes(), views, stream);
    copyToViews(m_b, m_scalesB.bytes(), views, stream);
    m_searchMs = m_product->search(m_a.at(0), m_b.at(0), nullptr, nullptr, m_d.at(0), stream);
}

} // namespace

std::unique_ptr<LabVariant> makeBlockScaleGemm(const LabRequest& request)
{
    return std::make_unique<BlockScaleGemm>(request);
}

} // namespace qs::cuda
