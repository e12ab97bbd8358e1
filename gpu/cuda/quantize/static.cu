// SPDX-License-Identifier: GPL-3.0-or-later
// Static per tensor: every element on its own, so the tensor is one flat array whatever its rows are.
// Traffic: input once (2 or 4 B an element), codes once (1 B an element).
#include "gpu/cuda/common/dependent_launch.cuh"
#include "gpu/cuda/common/kernels.cuh"

#include <cstdio>

namespace qs::cuda {

namespace {

/// Block b converts `Unroll` × blockDim vectors of 16 bytes; all loads are in flight before the first use.
template <Rule R, typename T, int Unroll>
__global__ void staticKernel(const uint4* __restrict__ input, std::uint8_t* __restrict__ codes, std::int64_t elements,
                             Coefficients c)
{
    constexpr int width = kVector<T>;
    awaitPrevious();
    const std::int64_t vectors = elements / width;
    const std::int64_t base = static_cast<std::int64_t>(blockIdx.x) * (blockDim.x * Unroll) + threadIdx.x;
    uint4 data[Unroll];
    if (base + static_cast<std::int64_t>(blockDim.x) * (Unroll - 1) < vectors) {
#pragma unroll
        for (int u = 0; u < Unroll; ++u)
            data[u] = loadVector(input + base + u * blockDim.x);
#pragma unroll
        for (int u = 0; u < Unroll; ++u)
            encodeVector<R, T>(data[u], c, codes + (base + u * blockDim.x) * width);
        return;
    }
    for (int u = 0; u < Unroll; ++u) {
        const std::int64_t i = base + u * blockDim.x;
        if (i < vectors)
            encodeVector<R, T>(loadVector(input + i), c, codes + i * width);
        else if (i == vectors && elements % width) // the tail: a part of one vector
            encodePart<R, T>(loadVector(input + i), c, codes + i * width, 0, static_cast<int>(elements % width));
    }
}

template <Rule R, typename T, int Unroll> void launchUnrolled(const Launch& l, int block)
{
    const std::int64_t vectors = (l.elements() + kVector<T> - 1) / kVector<T>;
    const std::int64_t perBlock = static_cast<std::int64_t>(block) * Unroll;
    const auto grid = static_cast<unsigned>((vectors + perBlock - 1) / perBlock);
    if (l.note) {
        std::snprintf(l.note->text, sizeof l.note->text, "one read, %u blocks of %d, %d × 16 B per thread%s", grid,
                      block, Unroll, R == Rule::Int8DivideSlow ? ", hardware division" : "");
        return;
    }
    startDependent(l, staticKernel<R, T, Unroll>, grid, block, static_cast<const uint4*>(l.input), l.codes,
                   l.elements(), l.coefficients);
}

// Launch shape: two vectors a thread, in large blocks once there are many of them (measured on an H200: at all sizes
// within 1% of the best); one where two would leave threads without work.
template <Rule R, typename T> void launchTyped(const Launch& l)
{
    const std::int64_t vectors = (l.elements() + kVector<T> - 1) / kVector<T>;
    const std::int64_t full = std::int64_t{2048} * l.multiprocessors; // one vector for every resident thread
    if (vectors >= 12 * full)
        launchUnrolled<R, T, 2>(l, 1024);
    else if (2 * vectors >= full)
        launchUnrolled<R, T, 2>(l, 256);
    else
        launchUnrolled<R, T, 1>(l, 256);
}

template <Rule R> void launchStaticRule(const Launch& l)
{
    withType(l.type, [&](auto tag) { launchTyped<R, typename PointeeOf<decltype(tag)>::Type>(l); });
}

} // namespace

void launchStatic(Rule rule, const Launch& l)
{
    withRule<Rule::Int8Divide, Rule::Int8DivideSlow, Rule::Int8Azp, Rule::Int8Affine, Rule::E5M2Scale, Rule::E4M3Scale>(
        rule, [&](auto known) { launchStaticRule<known.value>(l); });
}

} // namespace qs::cuda
