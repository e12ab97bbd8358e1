// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder's rungs with 4, 8 and 16 neighbouring elements a thread: float4 loads and char4 stores, as document 003
// writes them. From 8 on the lanes of a warp lie 32 or 64 bytes apart in a load, so that it touches two or four times
// the lines it needs. Traffic: input once (4 B an element), codes once (1 B an element).
#include "gpu/cuda/ladder/kernels.cuh"

namespace qs::cuda {

namespace {

template <int PerThread>
__global__ void vectorKernel(const float* __restrict__ in, std::int8_t* __restrict__ out, std::int64_t elements,
                             float reciprocal, float zeroPoint)
{
    const std::int64_t first = (static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x) * PerThread;
    const auto code = [&](float x) {
        return static_cast<signed char>(clampedCode(__fmaf_rn(x, reciprocal, zeroPoint)));
    };
    if (first + PerThread <= elements) {
        float4 v[PerThread / 4];
#pragma unroll
        for (int k = 0; k < PerThread / 4; ++k)
            v[k] = reinterpret_cast<const float4*>(in + first)[k];
#pragma unroll
        for (int k = 0; k < PerThread / 4; ++k)
            reinterpret_cast<char4*>(out + first)[k] = {code(v[k].x), code(v[k].y), code(v[k].z), code(v[k].w)};
        return;
    }
    for (std::int64_t i = first; i < elements; ++i)
        out[i] = code(in[i]);
}

template <int PerThread> void launchVector(const LadderTask& t)
{
    constexpr std::int64_t perBlock = std::int64_t{kLadderBlock} * PerThread;
    const auto grid = static_cast<unsigned>((t.elements + perBlock - 1) / perBlock);
    vectorKernel<PerThread>
        <<<grid, kLadderBlock, 0, t.stream>>>(t.input, t.codes, t.elements, t.reciprocal, t.zeroPoint);
}

} // namespace

void launchLadderVector(int perThread, const LadderTask& t)
{
    if (perThread == 4)
        launchVector<4>(t);
    else if (perThread == 8)
        launchVector<8>(t);
    else
        launchVector<16>(t);
}

} // namespace qs::cuda
