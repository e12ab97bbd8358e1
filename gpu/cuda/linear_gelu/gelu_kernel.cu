// SPDX-License-Identifier: GPL-3.0-or-later
// GELU on a result in place. Traffic: every element read once and written once, 4 bytes each of 16-bit floats; with
// `dependent` the blocks are on the device before the product ends and wait there.
#include "gpu/cuda/common/dependent_launch.cuh"
#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/common/vector_io.cuh"
#include "gpu/cuda/linear_gelu/gelu.cuh"
#include "gpu/cuda/linear_gelu/linear_gelu.cuh"

#include <algorithm>

namespace qs::cuda {

namespace {

constexpr int kBlock = 256, kBlocksPerSm = 8;

template <typename T> __device__ __forceinline__ uint4 geluVector(const uint4& v)
{
    float x[8];
    unpack<T>(v, x);
    std::uint32_t w[4];
#pragma unroll
    for (int i = 0; i < 4; ++i)
        w[i] = packPair<T>(geluTanhFast(x[2 * i]), geluTanhFast(x[2 * i + 1]));
    return {w[0], w[1], w[2], w[3]};
}

/// Whole vectors of 8, and by the first thread what is left.
template <typename T> __global__ void __launch_bounds__(kBlock) geluKernel(T* data, std::int64_t elements)
{
    awaitPrevious();
    auto* const vectors = reinterpret_cast<uint4*>(data);
    const std::int64_t count = elements / 8, step = static_cast<std::int64_t>(gridDim.x) * kBlock;
    const std::int64_t first = static_cast<std::int64_t>(blockIdx.x) * kBlock + threadIdx.x;
    for (std::int64_t i = first; i < count; i += 2 * step) {
        const bool two = i + step < count;
        const uint4 one = vectors[i], other = two ? vectors[i + step] : one;
        vectors[i] = geluVector<T>(one);
        if (two) vectors[i + step] = geluVector<T>(other);
    }
    if (first != 0) return;
    for (std::int64_t i = count * 8; i < elements; ++i) {
        const std::uint32_t packed = packPair<T>(geluTanhFast(toFloat(data[i])), 0.0f);
        data[i] = reinterpret_cast<const T&>(packed);
    }
}

template <typename T>
void launchAs(void* data, std::int64_t elements, int multiprocessors, bool dependent, cudaStream_t stream)
{
    const std::int64_t wanted = (elements / 8 + 2 * kBlock - 1) / (2 * kBlock);
    const auto grid = std::clamp<std::int64_t>(wanted, 1, std::int64_t{multiprocessors} * kBlocksPerSm);
    Launch l;
    l.stream = stream;
    if (dependent)
        startDependent(l, geluKernel<T>, grid, kBlock, static_cast<T*>(data), elements);
    else
        start(l, geluKernel<T>, grid, kBlock, static_cast<T*>(data), elements);
    check(cudaPeekAtLastError(), Message::mark("launching GELU"));
}

} // namespace

void launchGelu(Type type, void* data, std::int64_t elements, int multiprocessors, bool dependent, cudaStream_t stream)
{
    if (type == Type::F16) return launchAs<__half>(data, elements, multiprocessors, dependent, stream);
    launchAs<__nv_bfloat16>(data, elements, multiprocessors, dependent, stream);
}

} // namespace qs::cuda
