// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder's last rung: 16 elements a thread as before, but each load of a warp is 512 neighbouring bytes, four codes
// are saturated and packed by two instructions, and lanes exchange their words so that each stores 16 neighbouring
// bytes. Stores leave the cache first: nobody reads them again soon. (Loads with that hint made large tensors up to 8%
// slower after some other kernels.) Traffic: input once (4 B an element), codes once (1 B an element).
#include "gpu/cuda/common/encode.cuh"
#include "gpu/cuda/ladder/kernels.cuh"

namespace qs::cuda {

namespace {

constexpr int kVectors = 4; ///< float4 a thread

/// Four lanes that hold words w[0..3] each: afterwards lane i holds word i of the four.
__device__ __forceinline__ void transposeFour(std::uint32_t (&w)[4])
{
    const auto exchange = [&](int a, int b, int step) {
        const bool upper = threadIdx.x & step;
        const std::uint32_t received = __shfl_xor_sync(~0u, upper ? w[a] : w[b], step);
        (upper ? w[a] : w[b]) = received;
    };
    exchange(0, 1, 1);
    exchange(2, 3, 1);
    exchange(0, 2, 2);
    exchange(1, 3, 2);
}

/// What the last warp has of its vectors, and up to three elements behind the last whole one: all loads before all
/// stores, or the one warp would take longer than the others together.
template <typename Code>
__device__ __forceinline__ void convertTail(const float4* __restrict__ in, std::int8_t* __restrict__ out,
                                            std::int64_t elements, std::int64_t first, Code code)
{
    const int lane = threadIdx.x % 32;
    const std::int64_t vectors = elements / 4;
    const std::int64_t single = vectors * 4 + lane;
    const bool hasSingle = single < elements && first <= vectors && vectors < first + 32 * kVectors;
    float4 v[kVectors];
#pragma unroll
    for (int k = 0; k < kVectors; ++k)
        v[k] = first + lane + 32 * k < vectors ? in[first + lane + 32 * k] : float4{};
    const float last = hasSingle ? reinterpret_cast<const float*>(in)[single] : 0.0f;
#pragma unroll
    for (int k = 0; k < kVectors; ++k)
        if (first + lane + 32 * k < vectors)
            __stcs(reinterpret_cast<std::uint32_t*>(out) + first + lane + 32 * k,
                   packInt8(code(v[k].x), code(v[k].y), code(v[k].z), code(v[k].w)));
    if (hasSingle) out[single] = static_cast<std::int8_t>(packInt8(code(last), 0, 0, 0));
}

__global__ void packedKernel(const float4* __restrict__ in, std::int8_t* __restrict__ out, std::int64_t elements,
                             float reciprocal, float zeroPoint)
{
    // A warp takes 32 × kVectors vectors, a lane every 32nd of them.
    const int lane = threadIdx.x % 32;
    const std::int64_t first =
        (static_cast<std::int64_t>(blockIdx.x) * (blockDim.x / 32) + threadIdx.x / 32) * (32 * kVectors);
    const auto code = [&](float x) { return __float2int_rn(__fmaf_rn(x, reciprocal, zeroPoint)); };
    if ((first + 32 * kVectors) * 4 > elements) return convertTail(in, out, elements, first, code);
    float4 v[kVectors];
#pragma unroll
    for (int k = 0; k < kVectors; ++k)
        v[k] = in[first + lane + 32 * k];
    std::uint32_t w[kVectors];
#pragma unroll
    for (int k = 0; k < kVectors; ++k)
        w[k] = packInt8(code(v[k].x), code(v[k].y), code(v[k].z), code(v[k].w));
    transposeFour(w);
    __stcs(reinterpret_cast<uint4*>(out + first * 4) + lane % 4 * 8 + lane / 4, uint4{w[0], w[1], w[2], w[3]});
}

} // namespace

// Launch shape: small blocks for small tensors, so that all multiprocessors have some.
void launchLadderPacked(const LadderTask& t)
{
    const int block = t.elements >= 16'000'000 ? 256 : t.elements >= 2'000'000 ? 128 : 64;
    const std::int64_t perBlock = std::int64_t{block} * kVectors * 4;
    const auto grid = static_cast<unsigned>((t.elements + perBlock - 1) / perBlock);
    packedKernel<<<grid, block, 0, t.stream>>>(reinterpret_cast<const float4*>(t.input), t.codes, t.elements,
                                               t.reciprocal, t.zeroPoint);
}

} // namespace qs::cuda
