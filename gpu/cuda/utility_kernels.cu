// SPDX-License-Identifier: GPL-3.0-or-later
// Kernels beside the measured ones: the blocker that holds the stream while work is queued behind it, the
// copy of the input to its views, and the extremes for static scales.
#include "gpu/cuda/kernels.cuh"

namespace qs::cuda {

namespace {

__device__ unsigned long long globalTime()
{
    unsigned long long ns;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(ns));
    return ns;
}

__global__ void blockerKernel(const volatile unsigned* flag, unsigned ticket, unsigned long long timeoutNs)
{
    const unsigned long long start = globalTime();
    while (static_cast<int>(*flag - ticket) < 0 && globalTime() - start < timeoutNs) {
    }
}

__global__ void replicateKernel(const uint4* __restrict__ source, char* __restrict__ target,
                                std::int64_t vectors, std::int64_t stride)
{
    auto* view = reinterpret_cast<uint4*>(target + blockIdx.y * stride);
    for (std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < vectors;
         i += static_cast<std::int64_t>(gridDim.x) * blockDim.x)
        view[i] = source[i];
}

template <typename T>
__global__ void extremesKernel(const uint4* __restrict__ input, std::int64_t elements,
                               float* __restrict__ partials)
{
    __shared__ float shared[3][32];
    constexpr int width = kVector<T>;
    const std::int64_t vectors = (elements + width - 1) / width;
    MagnitudeOf<T> magnitude;
    RangeOf<T> range;
    for (std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < vectors;
         i += static_cast<std::int64_t>(gridDim.x) * blockDim.x) {
        uint4 v = input[i];
        if (elements - i * width < width) v = maskOutside<T>(v, 0, static_cast<int>(elements - i * width));
        magnitude.add(v);
        range.add(v);
    }
    const float amax = blockMaxMagnitude(magnitude.value(), shared[0]);
    float low = -range.minimum();
    float high = range.maximum();
    blockMaxTwo(low, high, shared + 1);
    if (threadIdx.x != 0) return;
    partials[3 * blockIdx.x] = amax;
    partials[3 * blockIdx.x + 1] = -low;
    partials[3 * blockIdx.x + 2] = high;
}

} // namespace

void launchBlocker(const volatile unsigned* flag, unsigned ticket, unsigned long long timeoutNs,
                   cudaStream_t stream)
{
    blockerKernel<<<1, 1, 0, stream>>>(flag, ticket, timeoutNs);
}

void launchReplicate(const void* source, void* target, std::int64_t bytes, std::int64_t stride, int views,
                     cudaStream_t stream)
{
    const std::int64_t vectors = bytes / 16;
    const auto blocks = static_cast<unsigned>(vectors < 256 * 512 ? (vectors + 255) / 256 : 512);
    replicateKernel<<<dim3(blocks, static_cast<unsigned>(views)), 256, 0, stream>>>(
        static_cast<const uint4*>(source), static_cast<char*>(target), vectors, stride);
}

void launchExtremes(const Launch& l)
{
    withType(l.type, [&](auto tag) {
        using T = typename PointeeOf<decltype(tag)>::Type;
        extremesKernel<T><<<kMaxPartials, 256, 0, l.stream>>>(static_cast<const uint4*>(l.input),
                                                              l.elements(), l.partials);
    });
}

cudaError_t probeKernelImage()
{
    cudaFuncAttributes attributes{};
    return cudaFuncGetAttributes(&attributes, blockerKernel);
}

} // namespace qs::cuda
