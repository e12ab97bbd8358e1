// SPDX-License-Identifier: GPL-3.0-or-later
// baseline-copy and the ceiling kernels.
// Traffic: input once (2 or 4 B an element); output once: the input's own bytes, or 1 B an element. The
// ceiling with 1 B an element folds each 16 bytes that it loads into the 8 or 4 that it stores, so that no
// load can be left out. The ceiling of any other traffic reads and writes so many bytes, each once.
#include "gpu/cuda/common/dependent_launch.cuh"

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
    awaitPrevious(); // launched as the kernels that it bounds
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

/// A load that stays where it is, whatever becomes of its value.
template <bool Streaming> __device__ __forceinline__ uint4 loadAlways(const uint4* p)
{
    uint4 v;
    if constexpr (Streaming)
        asm volatile("ld.global.cs.v4.u32 {%0, %1, %2, %3}, [%4];"
                     : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)
                     : "l"(p));
    else
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w) : "l"(p));
    return v;
}

/// So many vectors of 16 bytes read and written once each, the chunks of both in step: chunk c of C takes the c-th of C
/// equal parts of what is read and of what is written, cut at whole lines; the larger part is one vector a thread,
/// `Unroll` times.
struct Traffic
{
    const uint4* input;
    uint4* output;
    std::int64_t readVectors, writtenVectors, chunks;
    double readStep, writtenStep; ///< vectors a chunk
};

template <int Unroll, bool StreamLoads, bool StreamStores>
__global__ void trafficKernel(const __grid_constant__ Traffic t)
{
    awaitPrevious();
    for (std::int64_t c = blockIdx.x; c < t.chunks; c += gridDim.x) {
        const auto border = [&](std::int64_t chunk, double step, std::int64_t all) {
            return chunk == t.chunks
                       ? all
                       : min(static_cast<std::int64_t>(static_cast<double>(chunk) * step) & ~std::int64_t{7}, all);
        };
        const std::int64_t firstRead = border(c, t.readStep, t.readVectors);
        const std::int64_t firstWritten = border(c, t.writtenStep, t.writtenVectors);
        const int reads = static_cast<int>(border(c + 1, t.readStep, t.readVectors) - firstRead);
        const int writes = static_cast<int>(border(c + 1, t.writtenStep, t.writtenVectors) - firstWritten);
        const uint4* input = t.input + firstRead;
        uint4* output = t.output + firstWritten;
        uint4 data[Unroll];
#pragma unroll
        for (int u = 0; u < Unroll; ++u) {
            const int i = threadIdx.x + u * blockDim.x;
            data[u] = i < reads ? loadAlways<StreamLoads>(input + i) : uint4{0u, 0u, 0u, 0u};
        }
        uint4 folded = data[0];
#pragma unroll
        for (int u = 1; u < Unroll; ++u)
            folded = {folded.x ^ data[u].x, folded.y ^ data[u].y, folded.z ^ data[u].z, folded.w ^ data[u].w};
#pragma unroll
        for (int u = 0; u < Unroll; ++u) {
            const int i = threadIdx.x + u * blockDim.x;
            if (i < writes) store<StreamStores>(output + i, folded);
        }
    }
}

/// The last bytes of a tensor that is no multiple of 16 bytes.
__global__ void tailKernel(const std::uint8_t* input, std::uint8_t* output, int bytes)
{
    awaitPrevious();
    if (static_cast<int>(threadIdx.x) < bytes) output[threadIdx.x] = input[threadIdx.x];
}

const char* hintName(CacheHint hint)
{
    switch (hint) {
    case CacheHint::Loads:
        return ", loads evict-first";
    case CacheHint::Stores:
        return ", stores evict-first";
    case CacheHint::Both:
        return ", evict-first";
    default:
        return "";
    }
}

template <int Out, int Unroll> void launchUnrolled(const Launch& l, std::int64_t vectors, const CeilingShape& shape)
{
    const std::int64_t perBlock = static_cast<std::int64_t>(shape.block) * Unroll;
    std::int64_t grid = std::max<std::int64_t>((vectors + perBlock - 1) / perBlock, 1);
    if (shape.blocksPerSm) grid = std::min<std::int64_t>(grid, std::int64_t{shape.blocksPerSm} * l.multiprocessors);
    if (l.note) {
        std::snprintf(l.note->text, sizeof l.note->text,
                      "one read, %s grid of %lld blocks of %d, %d × 16 B per thread%s",
                      shape.blocksPerSm ? "persistent" : "flat", static_cast<long long>(grid), shape.block, Unroll,
                      hintName(shape.hint));
        return;
    }
    const auto* input = static_cast<const uint4*>(l.input);
    auto* output = reinterpret_cast<typename Fold<Out>::Type*>(l.codes);
    switch (shape.hint) {
    case CacheHint::None:
        startDependent(l, foldKernel<Out, Unroll, false, false>, grid, shape.block, input, output, vectors);
        break;
    case CacheHint::Loads:
        startDependent(l, foldKernel<Out, Unroll, true, false>, grid, shape.block, input, output, vectors);
        break;
    case CacheHint::Stores:
        startDependent(l, foldKernel<Out, Unroll, false, true>, grid, shape.block, input, output, vectors);
        break;
    case CacheHint::Both:
        startDependent(l, foldKernel<Out, Unroll, true, true>, grid, shape.block, input, output, vectors);
        break;
    }
}

template <int Unroll>
void launchTraffic(const Launch& l, std::int64_t reads, std::int64_t writes, const CeilingShape& shape)
{
    const std::int64_t perChunk = static_cast<std::int64_t>(shape.block) * Unroll;
    const std::int64_t chunks = std::max<std::int64_t>((std::max(reads, writes) + perChunk - 1) / perChunk, 1);
    // A part that is cut at lines can be a line longer than its mean; nearly equal parts go in equal steps.
    const auto stepOf = [&](std::int64_t vectors) {
        const double mean = static_cast<double>(vectors) / static_cast<double>(chunks);
        return mean > static_cast<double>(perChunk - 8) ? static_cast<double>(perChunk) : mean;
    };
    const std::int64_t grid = shape.blocksPerSm
                                  ? std::min<std::int64_t>(chunks, std::int64_t{shape.blocksPerSm} * l.multiprocessors)
                                  : chunks;
    if (l.note) {
        std::snprintf(l.note->text, sizeof l.note->text,
                      "%lld MiB read, %lld MiB written, %s grid of %lld blocks of %d, %d × 16 B%s",
                      static_cast<long long>(reads >> 16), static_cast<long long>(writes >> 16),
                      shape.blocksPerSm ? "persistent" : "flat", static_cast<long long>(grid), shape.block, Unroll,
                      hintName(shape.hint));
        return;
    }
    const Traffic t{static_cast<const uint4*>(l.input),
                    reinterpret_cast<uint4*>(l.codes),
                    reads,
                    writes,
                    chunks,
                    stepOf(reads),
                    stepOf(writes)};
    switch (shape.hint) {
    case CacheHint::None:
        return startDependent(l, trafficKernel<Unroll, false, false>, grid, shape.block, t);
    case CacheHint::Loads:
        return startDependent(l, trafficKernel<Unroll, true, false>, grid, shape.block, t);
    case CacheHint::Stores:
        return startDependent(l, trafficKernel<Unroll, false, true>, grid, shape.block, t);
    case CacheHint::Both:
        return startDependent(l, trafficKernel<Unroll, true, true>, grid, shape.block, t);
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
    for (const CacheHint hint : {CacheHint::None, CacheHint::Loads, CacheHint::Stores, CacheHint::Both})
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
    startDependent(l, tailKernel, 1, 32, input, l.codes + vectors * 16, static_cast<int>(bytes % 16));
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

// Whole vectors of 16 bytes: up to 15 bytes more on either side, for which there is the slack behind the buffers.
void launchCeilingTraffic(const Launch& l, std::int64_t readBytes, std::int64_t writtenBytes, const CeilingShape& shape)
{
    const std::int64_t reads = (readBytes + 15) / 16;
    const std::int64_t writes = (writtenBytes + 15) / 16;
    switch (shape.unroll) {
    case 1:
        return launchTraffic<1>(l, reads, writes, shape);
    case 2:
        return launchTraffic<2>(l, reads, writes, shape);
    case 4:
        return launchTraffic<4>(l, reads, writes, shape);
    default:
        return launchTraffic<8>(l, reads, writes, shape);
    }
}

} // namespace qs::cuda
