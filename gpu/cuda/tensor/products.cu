// SPDX-License-Identifier: GPL-3.0-or-later
// Products of the tensor machine. Traffic of our own kernel: blocks of 64 × 64 results read A once for each 64 columns
// and B once for each 64 rows of the result.
#include "gpu/cuda/tensor/products.cuh"

#include "gpu/cuda/tensor/types.cuh"

#include <bit>
#include <limits>
#include <type_traits>

namespace qs::cuda {

namespace {

constexpr int kTile = 64, kDepth = 16, kThreads = 256;
constexpr std::size_t kMaxPlans = 4096;

struct ProductCall
{
    const void *a, *b;
    void* out;
    std::int64_t m, n, k, strideA, strideB, strideOut; ///< strides: 0 without a batch
    float alpha, beta;
    bool transposeA, transposeB;
};

__device__ float fused(float a, float b, float c) { return __fmaf_rn(a, b, c); }
__device__ int fused(int a, int b, int c) { return a * b + c; }

/// A tile of op(A) or op(B)ᵀ: kTile lines by kDepth steps along k, zero beyond the matrix. `alongK`: neighbours in
/// memory are neighbours along k.
template <class T, class Sum>
__device__ void loadTile(Sum (&tile)[kDepth][kTile + 1], const T* data, std::int64_t firstLine, std::int64_t lines,
                         std::int64_t firstK, std::int64_t k, bool alongK)
{
    for (int i = threadIdx.x; i < kTile * kDepth; i += kThreads) {
        const int line = alongK ? i / kDepth : i % kTile, step = alongK ? i % kDepth : i / kTile;
        const std::int64_t row = firstLine + line, at = firstK + step;
        const bool inside = row < lines && at < k;
        tile[step][line] = inside ? valueOf(data[alongK ? row * k + at : at * lines + row]) : Sum(0);
    }
}

/// 64 × 64 results by 256 threads with 4 × 4 each; sums along k one after the other.
template <class A, class B> __global__ void __launch_bounds__(kThreads) productKernel(ProductCall call)
{
    using Sum = decltype(valueOf(A{}));
    __shared__ Sum tileA[kDepth][kTile + 1], tileB[kDepth][kTile + 1];
    awaitPrevious();
    const std::int64_t batch = blockIdx.z, row = static_cast<std::int64_t>(blockIdx.y) * kTile,
                       column = static_cast<std::int64_t>(blockIdx.x) * kTile;
    const A* a = static_cast<const A*>(call.a) + batch * call.strideA;
    const B* b = static_cast<const B*>(call.b) + batch * call.strideB;
    const int x = static_cast<int>(threadIdx.x) % 16, y = static_cast<int>(threadIdx.x) / 16;
    Sum sums[4][4] = {};
    for (std::int64_t at = 0; at < call.k; at += kDepth) {
        loadTile(tileA, a, row, call.m, at, call.k, !call.transposeA);
        loadTile(tileB, b, column, call.n, at, call.k, call.transposeB);
        __syncthreads();
        for (int step = 0; step < kDepth; ++step)
            for (int i = 0; i < 4; ++i)
                for (int j = 0; j < 4; ++j)
                    sums[i][j] = fused(tileA[step][y + 16 * i], tileB[step][x + 16 * j], sums[i][j]);
        __syncthreads();
    }
    Sum* out = static_cast<Sum*>(call.out) + batch * call.strideOut;
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j) {
            const std::int64_t r = row + y + 16 * i, c = column + x + 16 * j;
            if (r >= call.m || c >= call.n) continue;
            Sum& to = out[r * call.n + c];
            if constexpr (std::is_same_v<Sum, float>)
                to = call.alpha * sums[i][j] + (call.beta == 0.0f ? 0.0f : call.beta * to);
            else
                to = sums[i][j];
        }
}

template <class A, class B> void runOwn(const MachineStep& s)
{
    const auto* n = s.op.n;
    const std::int64_t batch = n[3], across = (n[1] + kTile - 1) / kTile, down = (n[0] + kTile - 1) / kTile;
    constexpr std::int64_t most = 65535; // of a grid's second and third side
    if (down > most || batch > most)
        throw Failure::make(QsCudaDeviceError, Message::mark("Install the CUDA Toolkit's libraries."),
                            Message::mark("A product of %1 matrices with %2 rows is too large without cuBLASLt."),
                            batch, n[0]);
    const auto stride = [&](int i) { return batch > 1 ? n[i] : 0; };
    const ProductCall call{s.ins[0],
                           s.ins[1],
                           s.outs[0],
                           n[0],
                           n[1],
                           n[2],
                           stride(4),
                           stride(5),
                           stride(6),
                           s.op.f[0],
                           s.op.f[1],
                           s.has(tensorflag::kTransposeA),
                           s.has(tensorflag::kTransposeB)};
    launch(s, productKernel<A, B>,
           dim3(static_cast<unsigned>(across), static_cast<unsigned>(down), static_cast<unsigned>(batch)),
           dim3(kThreads), call);
}

void runOwnByType(const MachineStep& s)
{
    switch (s.op.type) {
    case DType::F16:
        return runOwn<__half, __half>(s);
    case DType::BF16:
        return runOwn<__nv_bfloat16, __nv_bfloat16>(s);
    case DType::I8:
        return runOwn<std::int8_t, std::int8_t>(s);
    case DType::F8E4M3:
        return runOwn<Float8<true>, Float8<true>>(s);
    case DType::F8E5M2:
        return runOwn<Float8<false>, Float8<true>>(s);
    default:
        return runOwn<float, float>(s);
    }
}

cudaDataType_t libraryType(DType type)
{
    switch (type) {
    case DType::F16:
        return CUDA_R_16F;
    case DType::BF16:
        return CUDA_R_16BF;
    case DType::I8:
        return CUDA_R_8I;
    case DType::F8E4M3:
        return CUDA_R_8F_E4M3;
    case DType::F8E5M2:
        return CUDA_R_8F_E5M2;
    default:
        return CUDA_R_32F;
    }
}

LtShape shapeOf(const TensorOp& op)
{
    LtShape shape;
    shape.m = op.n[0];
    shape.n = op.n[1];
    shape.k = op.n[2];
    shape.a = libraryType(op.type);
    shape.b = libraryType(op.type == DType::F8E5M2 ? DType::F8E4M3 : op.type);
    shape.d = CUDA_R_32F;
    if (op.type == DType::I8) {
        shape.d = shape.scale = CUDA_R_32I;
        shape.compute = CUBLAS_COMPUTE_32I;
    }
    shape.transposedA = (op.flags & tensorflag::kTransposeA) != 0;
    shape.transposedB = (op.flags & tensorflag::kTransposeB) != 0;
    shape.fastSums = false;
    shape.alpha = op.f[0];
    shape.beta = op.f[1];
    shape.batch = static_cast<int>(op.n[3]);
    if (shape.batch > 1) {
        shape.strideA = op.n[4];
        shape.strideB = op.n[5];
        shape.strideD = op.n[6];
    }
    return shape;
}

/// The largest power of two up to 16 that all matrices start at a multiple of.
std::uint32_t alignmentOf(const MachineStep& s, const LtShape& shape)
{
    auto all = reinterpret_cast<std::uintptr_t>(s.ins[0]) | reinterpret_cast<std::uintptr_t>(s.ins[1]) |
               reinterpret_cast<std::uintptr_t>(s.outs[0]) | 16u;
    const auto size = sizeOf(s.op.type);
    all |= static_cast<std::uintptr_t>(shape.strideA | shape.strideB) * size |
           static_cast<std::uintptr_t>(shape.strideD) * 4;
    return static_cast<std::uint32_t>(all & (~all + 1));
}

} // namespace

LtSession* MachineProducts::session()
{
    if (!m_searched) {
        m_searched = true;
        try {
            m_session = std::make_unique<LtSession>();
        } catch (const Failure&) { // our own kernel then; arithmetic() says so
        }
    }
    return m_session.get();
}

const MachineProducts::Plan& MachineProducts::planOf(const MachineStep& s)
{
    const TensorOp& op = s.op;
    LtShape shape = shapeOf(op);
    shape.alignment = alignmentOf(s, shape);
    const Key key{static_cast<std::int64_t>(op.type),
                  op.flags,
                  shape.m,
                  shape.n,
                  shape.k,
                  op.n[3],
                  shape.strideA,
                  shape.strideB,
                  shape.strideD,
                  std::bit_cast<std::int32_t>(shape.alpha),
                  std::bit_cast<std::int32_t>(shape.beta),
                  shape.alignment};
    if (const auto found = m_plans.find(key); found != m_plans.end()) return found->second;
    if (m_plans.size() >= kMaxPlans) m_plans.clear();
    Plan& plan = m_plans[key];
    const bool fits = op.n[3] <= std::numeric_limits<std::int32_t>::max();
    if (LtSession* lt = fits ? session() : nullptr) {
        try {
            plan.emplace(*lt, shape);
        } catch (const Failure&) { // no algorithm for operands that lie so
        }
    }
    return plan;
}

void MachineProducts::prepare(const MachineStep& step)
{
    if (planOf(step)) (void)m_session->workspace();
}

void MachineProducts::run(const MachineStep& step)
{
    const Plan& plan = planOf(step);
    if (!plan) return runOwnByType(step);
    plan->run(step.ins[0], step.ins[1], nullptr, step.outs[0], step.outs[0], step.stream);
}

std::string MachineProducts::arithmetic(DType type)
{
    if (type != DType::F32 && type != DType::F16 && type != DType::BF16 && sizeOf(type) != 1) return {};
    if (type == DType::U8) return {};
    if (const auto known = m_texts.find(type); known != m_texts.end()) return known->second;
    std::string& text = m_texts[type];
    LtSession* const lt = session();
    if (!lt)
        return text = type == DType::F32 ? Message::mark("FP32 with a custom kernel (cuBLASLt was not found)") : "";
    TensorOp op;
    op.type = type;
    op.flags = tensorflag::kTransposeB;
    op.n[0] = op.n[1] = op.n[2] = 64;
    op.n[3] = 1;
    op.f[0] = 1.0f;
    try {
        const LtProduct product(*lt, shapeOf(op));
    } catch (const Failure&) {
        return text = type == DType::F32 ? Message::mark("FP32 with a custom kernel (not available in cuBLASLt)") : "";
    }
    switch (type) {
    case DType::F32:
        return text = Message::mark("FP32 without TF32 (cuBLASLt)");
    case DType::F16:
        return text = Message::mark("FP16 tensor cores, FP32 sums (cuBLASLt)");
    case DType::BF16:
        return text = Message::mark("BF16 tensor cores, FP32 sums (cuBLASLt)");
    case DType::I8:
        return text = Message::mark("INT8 tensor cores, INT32 sums (cuBLASLt)");
    default:
        return text = Message::mark("FP8 tensor cores, FP32 sums (cuBLASLt)");
    }
}

} // namespace qs::cuda
