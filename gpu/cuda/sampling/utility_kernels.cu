// SPDX-License-Identifier: GPL-3.0-or-later
// Kernels beside the measured ones: the blocker that holds the stream while work is queued behind it, the
// copy of the input to its views, the read sweep, and the extremes for static scales.
#include "gpu/cuda/common/device_clock.cuh"
#include "gpu/cuda/common/kernels.cuh"

namespace qs::cuda {

namespace {

__global__ void blockerKernel(const volatile unsigned* flag, volatile unsigned* timeout, unsigned ticket,
                              unsigned long long timeoutNs)
{
    const unsigned long long start = globalTime();
    while (static_cast<int>(*flag - ticket) < 0) {
        if (globalTime() - start < timeoutNs) continue;
        *timeout = ticket;
        __threadfence_system();
        return;
    }
}

__global__ void replicateKernel(const uint4* __restrict__ source, char* __restrict__ target, std::int64_t vectors,
                                std::int64_t stride)
{
    auto* view = reinterpret_cast<uint4*>(target + blockIdx.y * stride);
    for (std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < vectors;
         i += static_cast<std::int64_t>(gridDim.x) * blockDim.x)
        view[i] = source[i];
}

__global__ void sweepKernel(const uint4* __restrict__ data, std::int64_t vectors, unsigned* __restrict__ sink)
{
    unsigned folded = 0;
#pragma unroll 4
    for (std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < vectors;
         i += static_cast<std::int64_t>(gridDim.x) * blockDim.x) {
        const uint4 v = data[i];
        folded |= v.x | v.y | v.z | v.w;
    }
    if (folded != 0) *sink = folded; // the data is zero: this only keeps the loads
}

__global__ void emptyKernel() {}

__global__ void spinKernel(long long cycles)
{
    const long long start = clock64();
    while (clock64() - start < cycles) {
    }
}

__global__ void readTimerKernel(unsigned long long* readings, int count)
{
    for (int i = 0; i < count; ++i)
        readings[i] = globalTime();
}

template <typename T>
__global__ void extremesKernel(const uint4* __restrict__ input, std::int64_t elements, float* __restrict__ partials)
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

void launchBlocker(const volatile unsigned* flag, volatile unsigned* timeout, unsigned ticket,
                   unsigned long long timeoutNs, cudaStream_t stream)
{
    blockerKernel<<<1, 1, 0, stream>>>(flag, timeout, ticket, timeoutNs);
}

void launchSweep(const void* data, std::int64_t bytes, unsigned* sink, int multiprocessors, cudaStream_t stream)
{
    sweepKernel<<<static_cast<unsigned>(4 * multiprocessors), 512, 0, stream>>>(static_cast<const uint4*>(data),
                                                                                bytes / 16, sink);
}

void launchEmpty(cudaStream_t stream) { emptyKernel<<<1, 32, 0, stream>>>(); }

void launchSpin(long long cycles, cudaStream_t stream) { spinKernel<<<1, 1, 0, stream>>>(cycles); }

void launchReadTimer(unsigned long long* readings, int count, cudaStream_t stream)
{
    readTimerKernel<<<1, 1, 0, stream>>>(readings, count);
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
        extremesKernel<T>
            <<<kMaxPartials, 256, 0, l.stream>>>(static_cast<const uint4*>(l.input), l.elements(), l.partials);
    });
}

void preloadUtilities()
{
    preload(blockerKernel);
    preload(replicateKernel);
    preload(sweepKernel);
    preload(emptyKernel);
    preload(spinKernel);
    preload(readTimerKernel);
    preload(extremesKernel<__half>);
    preload(extremesKernel<__nv_bfloat16>);
    preload(extremesKernel<float>);
}

cudaError_t probeKernelImage()
{
    cudaFuncAttributes attributes{};
    return cudaFuncGetAttributes(&attributes, blockerKernel);
}

} // namespace qs::cuda
