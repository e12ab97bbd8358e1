// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/products/operand_matrix.cuh"

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>

#include <algorithm>

namespace qs::cuda {

namespace {

template <typename T> __device__ T encoded(float value);
template <> __device__ float encoded(float value) { return value; }
template <> __device__ __half encoded(float value) { return __float2half_rn(value); }
template <> __device__ __nv_bfloat16 encoded(float value) { return __float2bfloat16_rn(value); }
template <> __device__ __nv_fp8_e4m3 encoded(float value) { return __nv_fp8_e4m3(value); }
template <> __device__ std::int8_t encoded(float value)
{
    return static_cast<std::int8_t>(min(max(__float2int_rn(value), -128), 127));
}

template <typename T> __global__ void matrixKernel(MatrixFill f, std::uint64_t seed)
{
    const std::int64_t step = static_cast<std::int64_t>(gridDim.x) * blockDim.x;
    for (std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < f.rows * f.pitch;
         i += step) {
        const std::int64_t row = f.firstRow + i / f.pitch, column = i % f.pitch;
        const float value = column < f.columns
                                ? operandAt(seed, f.operand, static_cast<std::uint64_t>(row * f.columns + column))
                                : 0.0f;
        static_cast<T*>(f.data)[i] = encoded<T>(__fmul_rn(value, f.factor));
    }
}

template <typename T> void fillAs(const MatrixFill& f, std::uint64_t seed, cudaStream_t stream)
{
    const auto blocks = static_cast<unsigned>(std::clamp<std::int64_t>(f.rows * f.pitch / 1024, 1, 4096));
    matrixKernel<T><<<blocks, 256, 0, stream>>>(f, seed);
    check(cudaPeekAtLastError(), Message::mark("filling operands"));
}

} // namespace

void fillMatrix(cudaDataType_t type, const MatrixFill& fill, std::uint64_t seed, cudaStream_t stream)
{
    switch (type) {
    case CUDA_R_32F:
        return fillAs<float>(fill, seed, stream);
    case CUDA_R_16F:
        return fillAs<__half>(fill, seed, stream);
    case CUDA_R_16BF:
        return fillAs<__nv_bfloat16>(fill, seed, stream);
    case CUDA_R_8I:
        return fillAs<std::int8_t>(fill, seed, stream);
    default:
        return fillAs<__nv_fp8_e4m3>(fill, seed, stream);
    }
}

void copyToViews(const ViewBuffer& buffer, std::int64_t bytes, int views, cudaStream_t stream)
{
    for (int view = 1; view < views; ++view)
        check(cudaMemcpyAsync(buffer.at(view), buffer.at(0), static_cast<std::size_t>(bytes), cudaMemcpyDeviceToDevice,
                              stream),
              Message::mark("copying operands"));
}

} // namespace qs::cuda
