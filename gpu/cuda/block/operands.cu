// SPDX-License-Identifier: GPL-3.0-or-later
// Operands of a transformer block, and its element-wise steps as kernels of their own.
#include "gpu/cuda/block/operands.cuh"
#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/common/vector_io.cuh"
#include "gpu/cuda/products/operand_matrix.cuh"

#include <algorithm>

namespace qs::cuda {

namespace {

constexpr int kBlock = 256;

/// Elements of each operand, and of the result.
std::array<std::int64_t, 14> sizesOf(const BlockShape& s)
{
    const std::int64_t w = s.width(), x = s.rows() * w;
    return {x, 3 * w * w, 3 * w, w * w, w, 4 * w * w, 4 * w, 4 * w * w, w, w, w, w, w, x};
}

std::array<std::int64_t, 14> startsOf(const BlockShape& s, std::int64_t& bytes)
{
    std::array<std::int64_t, 14> starts{};
    bytes = 0;
    const auto sizes = sizesOf(s);
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        starts[i] = bytes;
        bytes += ViewBuffer::strideOf(sizes[i] * 2);
    }
    return starts;
}

template <typename T> __device__ std::uint32_t packed(float low, float high)
{
    typename PairOf<T>::Type pair;
    pair.x = roundedTo<T>(low);
    pair.y = roundedTo<T>(high);
    return reinterpret_cast<const std::uint32_t&>(pair);
}

template <typename T> __device__ uint4 packed(const float (&x)[8])
{
    return {packed<T>(x[0], x[1]), packed<T>(x[2], x[3]), packed<T>(x[4], x[5]), packed<T>(x[6], x[7])};
}

/// 1 + operand × scale, as blockOperandAt rounds it.
template <typename T>
__global__ void gainKernel(T* data, int elements, std::uint64_t seed, unsigned operand, float scale)
{
    for (int i = static_cast<int>(threadIdx.x); i < elements; i += kBlock)
        data[i] =
            roundedTo<T>(__fadd_rn(1.0f, __fmul_rn(operandAt(seed, operand, static_cast<std::uint64_t>(i)), scale)));
}

/// Sum over the block; all threads call it.
__device__ float blockSum(float x)
{
    __shared__ float parts[kBlock / 32];
#pragma unroll
    for (int step = 16; step > 0; step /= 2)
        x += __shfl_xor_sync(~0u, x, step);
    __syncthreads();
    if (threadIdx.x % 32 == 0) parts[threadIdx.x / 32] = x;
    __syncthreads();
    float sum = 0;
#pragma unroll
    for (float part : parts)
        sum += part;
    return sum;
}

/// Traffic: each row read once from memory and twice more out of the caches, written once. A block a row.
template <typename T>
__global__ void __launch_bounds__(kBlock)
    layerNormKernel(const uint4* x, const uint4* gain, const uint4* offset, uint4* out, int chunks)
{
    const uint4* row = x + static_cast<std::int64_t>(blockIdx.x) * chunks;
    const float inverse = 1.0f / static_cast<float>(chunks * 8);
    float v[8], sum = 0, squares = 0;
    for (int c = static_cast<int>(threadIdx.x); c < chunks; c += kBlock) {
        unpack<T>(row[c], v);
        for (const float value : v)
            sum += value;
    }
    const float mean = blockSum(sum) * inverse;
    for (int c = static_cast<int>(threadIdx.x); c < chunks; c += kBlock) {
        unpack<T>(row[c], v);
        for (const float value : v)
            squares += (value - mean) * (value - mean);
    }
    const float factor = rsqrtf(blockSum(squares) * inverse + kBlockNormEpsilon);
    for (int c = static_cast<int>(threadIdx.x); c < chunks; c += kBlock) {
        float a[8], b[8];
        unpack<T>(row[c], v);
        unpack<T>(gain[c], a);
        unpack<T>(offset[c], b);
#pragma unroll
        for (int i = 0; i < 8; ++i)
            v[i] = (v[i] - mean) * factor * a[i] + b[i];
        out[static_cast<std::int64_t>(blockIdx.x) * chunks + c] = packed<T>(v);
    }
}

/// Traffic: both addends read once, the sum written once.
template <typename T>
__global__ void __launch_bounds__(kBlock)
    residualKernel(const uint4* a, const uint4* b, uint4* out, std::int64_t chunks)
{
    const std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * kBlock + threadIdx.x;
    if (i >= chunks) return;
    float x[8], y[8];
    unpack<T>(a[i], x);
    unpack<T>(b[i], y);
#pragma unroll
    for (int j = 0; j < 8; ++j)
        x[j] += y[j];
    out[i] = packed<T>(x);
}

template <typename T>
void layerNormAs(const BlockShape& s, const void* x, const void* gain, const void* offset, void* out,
                 cudaStream_t stream)
{
    const auto as = [](const void* p) { return static_cast<const uint4*>(p); };
    layerNormKernel<T><<<static_cast<unsigned>(s.rows()), kBlock, 0, stream>>>(
        as(x), as(gain), as(offset), static_cast<uint4*>(out), static_cast<int>(s.width() / 8));
    check(cudaPeekAtLastError(), Message::mark("launching a layer norm"));
}

template <typename T> void residualAs(const BlockShape& s, const void* a, const void* b, void* out, cudaStream_t stream)
{
    const std::int64_t chunks = s.rows() * s.width() / 8;
    residualKernel<T><<<static_cast<unsigned>((chunks + kBlock - 1) / kBlock), kBlock, 0, stream>>>(
        static_cast<const uint4*>(a), static_cast<const uint4*>(b), static_cast<uint4*>(out), chunks);
    check(cudaPeekAtLastError(), Message::mark("launching a residual sum"));
}

} // namespace

std::int64_t BlockOperands::bytesOfView(const BlockShape& shape)
{
    std::int64_t bytes = 0;
    (void)startsOf(shape, bytes);
    return bytes;
}

BlockOperands::BlockOperands(const BlockShape& shape, std::uint64_t seed, int views, cudaStream_t stream)
{
    std::int64_t bytes = 0;
    m_starts = startsOf(shape, bytes);
    m_memory = ViewBuffer(bytes, views);
    const BlockView first = view(0);
    const auto sizes = sizesOf(shape);
    for (unsigned i = 0; i < first.operands.size(); ++i) {
        const auto operand = static_cast<BlockOperand>(i);
        const float scale = blockOperandScale(operand, shape.width());
        if (operand == BlockOperand::Gain1 || operand == BlockOperand::Gain2) {
            const auto count = static_cast<int>(sizes[i]);
            if (shape.type == Type::F16)
                gainKernel<<<1, kBlock, 0, stream>>>(first.at<__half>(operand), count, seed, i, scale);
            else
                gainKernel<<<1, kBlock, 0, stream>>>(first.at<__nv_bfloat16>(operand), count, seed, i, scale);
            check(cudaPeekAtLastError(), Message::mark("making operands"));
        } else
            fillOperand(cudaType(shape.type), first.at(operand), sizes[i], seed, i, scale, stream);
    }
    copyToViews(m_memory, bytes, views, stream);
}

BlockView BlockOperands::view(int index) const
{
    BlockView v{};
    auto* const base = m_memory.as<std::uint8_t>(index);
    for (std::size_t i = 0; i < v.operands.size(); ++i)
        v.operands[i] = base + m_starts[i];
    v.y = base + m_starts.back();
    return v;
}

void launchLayerNorm(const BlockShape& shape, const void* x, const void* gain, const void* offset, void* out,
                     cudaStream_t stream)
{
    if (shape.type == Type::F16)
        layerNormAs<__half>(shape, x, gain, offset, out, stream);
    else
        layerNormAs<__nv_bfloat16>(shape, x, gain, offset, out, stream);
}

void launchResidual(const BlockShape& shape, const void* a, const void* b, void* out, cudaStream_t stream)
{
    if (shape.type == Type::F16)
        residualAs<__half>(shape, a, b, out, stream);
    else
        residualAs<__nv_bfloat16>(shape, a, b, out, stream);
}

} // namespace qs::cuda
