// SPDX-License-Identifier: GPL-3.0-or-later
// Random operands: on zeros a device draws less power and runs faster than on data.
#include "gpu/cuda/kernels.cuh"

#include "gpu/cuda/failure.cuh"

#include <cuda_fp8.h>

#include <type_traits>

namespace qs::cuda {

namespace {

/// SplitMix64's mixing function.
__device__ std::uint64_t mixed(std::uint64_t x)
{
    x += 0x9e3779b97f4a7c15ull;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
    return x ^ (x >> 31);
}

template <typename T> __device__ T elementOf(std::uint64_t random)
{
    const float x = static_cast<float>(static_cast<int>(random >> 40)) * 0x1p-23f - 1.0f; // [-1, 1)
    if constexpr (sizeof(T) == 1 && std::is_integral_v<T>)
        return static_cast<T>(random >> 56);
    else
        return static_cast<T>(x);
}

template <typename T> __global__ void fillKernel(T* data, std::int64_t elements, std::uint64_t seed)
{
    for (std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < elements;
         i += static_cast<std::int64_t>(gridDim.x) * blockDim.x)
        data[i] = elementOf<T>(mixed(seed + static_cast<std::uint64_t>(i)));
}

template <typename T> void fill(void* data, std::int64_t elements, unsigned seed, cudaStream_t stream)
{
    fillKernel<T><<<2048, 256, 0, stream>>>(static_cast<T*>(data), elements, std::uint64_t{seed} << 48);
}

} // namespace

void launchFill(cudaDataType_t type, void* data, std::int64_t elements, unsigned seed, cudaStream_t stream)
{
    switch (type) {
    case CUDA_R_16F:
        fill<__half>(data, elements, seed, stream);
        break;
    case CUDA_R_16BF:
        fill<__nv_bfloat16>(data, elements, seed, stream);
        break;
    case CUDA_R_8F_E4M3:
        fill<__nv_fp8_e4m3>(data, elements, seed, stream);
        break;
    case CUDA_R_8I:
        fill<std::int8_t>(data, elements, seed, stream);
        break;
    default:
        fill<float>(data, elements, seed, stream);
        break;
    }
    check(cudaPeekAtLastError(), "filling buffers");
}

} // namespace qs::cuda
