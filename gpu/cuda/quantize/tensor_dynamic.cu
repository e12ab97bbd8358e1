// SPDX-License-Identifier: GPL-3.0-or-later
// Dynamic per tensor. Here for devices without the one launch of cuda/quantize/tensor_onchip.cu: two launches, the
// maximum of |x|, then the conversion.
// Traffic: input twice (2 or 4 B an element), codes once (1 B an element), one scale. The conversion goes
// backwards, so that what the first pass read last is still in L2.
#include "gpu/cuda/common/dependent_launch.cuh"
#include "gpu/cuda/quantize/tensor_onchip.cuh"

#include <algorithm>
#include <cstdio>

namespace qs::cuda {

namespace {

constexpr int kUnroll = 4;
constexpr int kBlock = 256;

/// Block b writes the maximum over its vectors to partials[b]; no cell has to be reset between launches.
template <typename T>
__global__ void amaxKernel(const uint4* __restrict__ input, std::int64_t elements, float* __restrict__ partials)
{
    awaitPrevious();
    __shared__ float shared[32];
    constexpr int width = kVector<T>;
    const std::int64_t vectors = elements / width;
    const std::int64_t step = static_cast<std::int64_t>(gridDim.x) * blockDim.x * kUnroll;
    MagnitudeOf<T> amax;
    std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * (blockDim.x * kUnroll) + threadIdx.x;
    for (; i + static_cast<std::int64_t>(blockDim.x) * (kUnroll - 1) < vectors; i += step) {
        uint4 data[kUnroll];
#pragma unroll
        for (int u = 0; u < kUnroll; ++u)
            data[u] = input[i + u * blockDim.x];
#pragma unroll
        for (int u = 0; u < kUnroll; ++u)
            amax.add(data[u]);
    }
    for (int u = 0; u < kUnroll; ++u) {
        const std::int64_t j = i + u * blockDim.x;
        if (j < vectors)
            amax.add(input[j]);
        else if (j == vectors && elements % width)
            amax.add(maskOutside<T>(input[j], 0, static_cast<int>(elements % width)));
    }
    const float value = blockMaxMagnitude(amax.value(), shared);
    if (threadIdx.x == 0) partials[blockIdx.x] = value;
}

template <Rule R, typename T, int Unroll>
__global__ void convertKernel(const uint4* __restrict__ input, std::uint8_t* __restrict__ codes, std::int64_t elements,
                              const float* partials, int partialCount, float* __restrict__ scaleOut)
{
    awaitPrevious();
    __shared__ float shared[32];
    constexpr int width = kVector<T>;
    const std::int64_t vectors = elements / width;
    const std::int64_t block = gridDim.x - 1 - blockIdx.x;
    const std::int64_t base = block * (blockDim.x * Unroll) + threadIdx.x;
    uint4 data[Unroll];
#pragma unroll
    for (int u = 0; u < Unroll; ++u) {
        const std::int64_t i = base + u * blockDim.x;
        if (i * width < elements) data[u] = __ldcs(input + i);
    }
    float amax = 0.0f;
    for (int p = threadIdx.x; p < partialCount; p += blockDim.x)
        amax = fmaxf(amax, __ldcg(partials + p)); // of the kernel before
    float scale = 0.0f;
    const Coefficients c = fromMagnitude<R, T>(blockMaxMagnitude(amax, shared), scale);
    if (block == 0 && threadIdx.x == 0) *scaleOut = scale;
#pragma unroll
    for (int u = 0; u < Unroll; ++u) {
        const std::int64_t i = base + u * blockDim.x;
        if (i < vectors)
            encodeVector<R, T>(data[u], c, codes + i * width);
        else if (i == vectors && elements % width)
            encodePart<R, T>(data[u], c, codes + i * width, 0, static_cast<int>(elements % width));
    }
}

template <Rule R, typename T, int Unroll> void launchUnrolled(const Launch& l)
{
    const std::int64_t vectors = (l.elements() + kVector<T> - 1) / kVector<T>;
    const auto blocksFor = [&](int unroll) { return (vectors + kBlock * unroll - 1) / (kBlock * unroll); };
    const int partials = static_cast<int>(
        std::min<std::int64_t>({blocksFor(kUnroll), std::int64_t{4} * l.multiprocessors, kMaxPartials}));
    const auto grid = static_cast<unsigned>(blocksFor(Unroll));
    if (l.note) {
        std::snprintf(l.note->text, sizeof l.note->text,
                      "two reads, the second backwards: amax in %d blocks of %d, conversion in %u of %d", partials,
                      kBlock, grid, kBlock);
        return;
    }
    const auto* input = static_cast<const uint4*>(l.input);
    startDependent(l, amaxKernel<T>, partials, kBlock, input, l.elements(), l.partials);
    startDependent(l, convertKernel<R, T, Unroll>, grid, kBlock, input, l.codes, l.elements(), l.partials, partials,
                   l.scales);
}

// Launch shape: as for static modes; small tensors spread over more blocks with fewer loads a thread.
template <Rule R> void launchDynamicRule(const Launch& l)
{
    withType(l.type, [&](auto tag) {
        using T = typename PointeeOf<decltype(tag)>::Type;
        const std::int64_t vectors = l.elements() / kVector<T>;
        if (vectors >= std::int64_t{8} * kBlock * l.multiprocessors)
            launchUnrolled<R, T, 4>(l);
        else
            launchUnrolled<R, T, 1>(l);
    });
}

} // namespace

void launchTensorDynamic(Rule rule, const Launch& l)
{
    if (launchTensorOnChip(rule, l)) return;
    withRule<Rule::Int8Scale, Rule::Int8DivideDynamic, Rule::E5M2Scale, Rule::E4M3Scale>(
        rule, [&](auto known) { launchDynamicRule<known.value>(l); });
}

} // namespace qs::cuda
