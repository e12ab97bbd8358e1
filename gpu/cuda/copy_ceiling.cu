// SPDX-License-Identifier: GPL-3.0-or-later
// baseline-copy and the ceiling kernels.
// Traffic: input once (2 or 4 B an element); output once: the input's own bytes, or 1 B an element. The
// ceiling with 1 B an element folds each 16 bytes that it loads into the 8 or 4 that it stores, so that no
// load can be left out.
#include "gpu/cuda/kernels.cuh"

#include <algorithm>
#include <cstdio>

namespace qs::cuda {

namespace {

template <bool Streaming, typename V> __device__ __forceinline__ V load(const V* p)
{
    if constexpr (Streaming)
        return __ldcs(p);
    else
        return *p;
}

template <bool Streaming, typename V> __device__ __forceinline__ void store(V* p, const V& v)
{
    if constexpr (Streaming)
        __stcs(p, v);
    else
        *p = v;
}

/// Sixteen bytes to `Out` bytes.
template <int Out> struct Fold;
template <> struct Fold<16>
{
    using Type = uint4;
    static __device__ uint4 of(const uint4& v) { return v; }
};
template <> struct Fold<8>
{
    using Type = uint2;
    static __device__ uint2 of(const uint4& v) { return {v.x ^ v.y, v.z ^ v.w}; }
};
template <> struct Fold<4>
{
    using Type = unsigned;
    static __device__ unsigned of(const uint4& v) { return v.x ^ v.y ^ v.z ^ v.w; }
};

/// Vector i of 16 bytes becomes element i of the output.
template <int Out, int Unroll, bool StreamLoads, bool StreamStores>
__global__ void foldKernel(const uint4* __restrict__ input, typename Fold<Out>::Type* __restrict__ output,
                           std::int64_t vectors)
{
    const std::int64_t step = static_cast<std::int64_t>(gridDim.x) * blockDim.x * Unroll;
    std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * (blockDim.x * Unroll) + threadIdx.x;
    for (; i + static_cast<std::int64_t>(blockDim.x) * (Unroll - 1) < vectors; i += step) {
        uint4 data[Unroll];
#pragma unroll
        for (int u = 0; u < Unroll; ++u)
            data[u] = load<StreamLoads>(input + i + u * blockDim.x);
#pragma unroll
        for (int u = 0; u < Unroll; ++u)
            store<StreamStores>(output + i + u * blockDim.x, Fold<Out>::of(data[u]));
    }
    for (int u = 0; u < Unroll; ++u)
        if (i + u * blockDim.x < vectors)
            store<StreamStores>(output + i + u * blockDim.x, Fold<Out>::of(input[i + u * blockDim.x]));
}

/// The last bytes of a tensor that is no multiple of 16 bytes.
__global__ void tailKernel(const std::uint8_t* input, std::uint8_t* output, int bytes)
{
    if (static_cast<int>(threadIdx.x) < bytes) output[threadIdx.x] = input[threadIdx.x];
}

const char* hintName(CacheHint hint)
{
    switch (hint) {
    case CacheHint::Loads:
        return ", loads evict-first";
    case CacheHint::Both:
        return ", evict-first";
    default:
        return "";
    }
}

template <int Out, int Unroll>
void launchUnrolled(const Launch& l, std::int64_t vectors, const CeilingShape& shape)
{
    const std::int64_t perBlock = static_cast<std::int64_t>(shape.block) * Unroll;
    std::int64_t grid = std::max<std::int64_t>((vectors + perBlock - 1) / perBlock, 1);
    if (shape.blocksPerSm)
        grid = std::min<std::int64_t>(grid, std::int64_t{shape.blocksPerSm} * l.multiprocessors);
    if (l.note) {
        std::snprintf(l.note->text, sizeof l.note->text,
                      "one read, %s grid of %lld blocks of %d, %d × 16 B a thread%s",
                      shape.blocksPerSm ? "persistent" : "flat", static_cast<long long>(grid), shape.block,
                      Unroll, hintName(shape.hint));
        return;
    }
    const auto* input = static_cast<const uint4*>(l.input);
    auto* output = reinterpret_cast<typename Fold<Out>::Type*>(l.codes);
    switch (shape.hint) {
    case CacheHint::None:
        start(l, foldKernel<Out, Unroll, false, false>, grid, shape.block, input, output, vectors);
        break;
    case CacheHint::Loads:
        start(l, foldKernel<Out, Unroll, true, false>, grid, shape.block, input, output, vectors);
        break;
    case CacheHint::Both:
        start(l, foldKernel<Out, Unroll, true, true>, grid, shape.block, input, output, vectors);
        break;
    }
}

template <int Out> void launchFold(const Launch& l, std::int64_t vectors, const CeilingShape& shape)
{
    switch (shape.unroll) {
    case 1:
        launchUnrolled<Out, 1>(l, vectors, shape);
        break;
    case 2:
        launchUnrolled<Out, 2>(l, vectors, shape);
        break;
    case 4:
        launchUnrolled<Out, 4>(l, vectors, shape);
        break;
    default:
        launchUnrolled<Out, 8>(l, vectors, shape);
        break;
    }
}

} // namespace

std::vector<CeilingShape> ceilingShapes()
{
    std::vector<CeilingShape> shapes;
    for (const CacheHint hint : {CacheHint::None, CacheHint::Loads, CacheHint::Both})
        for (const int unroll : {1, 2, 4, 8})
            for (const int block : {128, 256, 512, 1024})
                shapes.push_back({unroll, block, 0, hint});
    for (const int unroll : {2, 4, 8})
        for (const int block : {256, 512, 1024})
            shapes.push_back({unroll, block, 2048 / block, CacheHint::None});
    return shapes;
}

// Launch shape: what wins among the ceiling's shapes at nearly all sizes on an H200.
void launchCopy(const Launch& l)
{
    const std::int64_t bytes = l.elements() * bytesOf(l.type);
    const std::int64_t vectors = bytes / 16;
    const CeilingShape shape{1, 256, 0, CacheHint::Both};
    if (vectors > 0 || l.note) launchFold<16>(l, vectors, shape);
    if (l.note || bytes % 16 == 0) return;
    const auto* input = static_cast<const std::uint8_t*>(l.input) + vectors * 16;
    start(l, tailKernel, 1, 32, input, l.codes + vectors * 16, static_cast<int>(bytes % 16));
}

void launchCeiling(const Launch& l, int outputBytes, const CeilingShape& shape)
{
    // A tensor that is no multiple of 16 bytes moves up to 15 bytes more: the slack behind the buffers is for
    // that.
    const std::int64_t vectors = (l.elements() * bytesOf(l.type) + 15) / 16;
    if (outputBytes == bytesOf(l.type))
        launchFold<16>(l, vectors, shape);
    else if (bytesOf(l.type) == 2)
        launchFold<8>(l, vectors, shape);
    else
        launchFold<4>(l, vectors, shape);
}

} // namespace qs::cuda
