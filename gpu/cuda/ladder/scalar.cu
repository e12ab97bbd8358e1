// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder's fused rungs with one element a thread: division, multiplication by the reciprocal, fused multiply-add.
// Traffic: input once (4 B an element), codes once (1 B an element).
#include "gpu/cuda/ladder/kernels.cuh"

namespace qs::cuda {

namespace {

__global__ void divisionKernel(const float* __restrict__ in, std::int8_t* __restrict__ out, std::int64_t elements,
                               float scale, float zeroPoint)
{
    const std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i < elements) out[i] = clampedCode(__fadd_rn(rintf(__fdiv_rn(in[i], scale)), zeroPoint));
}

__global__ void reciprocalKernel(const float* __restrict__ in, std::int8_t* __restrict__ out, std::int64_t elements,
                                 float reciprocal, float zeroPoint)
{
    const std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i < elements) out[i] = clampedCode(__fadd_rn(rintf(__fmul_rn(in[i], reciprocal)), zeroPoint));
}

__global__ void fmaKernel(const float* __restrict__ in, std::int8_t* __restrict__ out, std::int64_t elements,
                          float reciprocal, float zeroPoint)
{
    const std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i < elements) out[i] = clampedCode(__fmaf_rn(in[i], reciprocal, zeroPoint));
}

unsigned gridOf(const LadderTask& t) { return static_cast<unsigned>((t.elements + kLadderBlock - 1) / kLadderBlock); }

} // namespace

void launchLadderDivision(const LadderTask& t)
{
    divisionKernel<<<gridOf(t), kLadderBlock, 0, t.stream>>>(t.input, t.codes, t.elements, t.scale, t.zeroPoint);
}

void launchLadderReciprocal(const LadderTask& t)
{
    reciprocalKernel<<<gridOf(t), kLadderBlock, 0, t.stream>>>(t.input, t.codes, t.elements, t.reciprocal, t.zeroPoint);
}

void launchLadderFma(const LadderTask& t)
{
    fmaKernel<<<gridOf(t), kLadderBlock, 0, t.stream>>>(t.input, t.codes, t.elements, t.reciprocal, t.zeroPoint);
}

} // namespace qs::cuda
