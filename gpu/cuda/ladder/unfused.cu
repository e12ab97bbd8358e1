// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder's first rung: divide, round, add the zero point, clamp, convert, each a kernel of its own over FP32
// intermediates, as PyTorch runs x.div(s).round().add(z).clamp(-128, 127).to(int8) without a compiler. Traffic: four
// passes that read and write 4 B an element, one that reads 4 B and writes 1 B: 37 B an element.
#include "gpu/cuda/ladder/kernels.cuh"

namespace qs::cuda {

namespace {

constexpr int kPerThread = 4;

struct Divide
{
    float scale;
    __device__ float operator()(float x) const { return __fdiv_rn(x, scale); }
};
struct Round
{
    __device__ float operator()(float x) const { return rintf(x); }
};
struct Add
{
    float zeroPoint;
    __device__ float operator()(float x) const { return __fadd_rn(x, zeroPoint); }
};
struct Clamp
{
    __device__ float operator()(float x) const { return fminf(fmaxf(x, -128.0f), 127.0f); }
};

/// One operation on each element, four a thread in one vector, as the elementwise kernels of frameworks are.
template <typename F>
__global__ void elementwiseKernel(const float* __restrict__ in, float* __restrict__ out, std::int64_t elements, F f)
{
    const std::int64_t i = (static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x) * kPerThread;
    if (i + kPerThread <= elements) {
        const float4 v = *reinterpret_cast<const float4*>(in + i);
        *reinterpret_cast<float4*>(out + i) = {f(v.x), f(v.y), f(v.z), f(v.w)};
        return;
    }
    for (std::int64_t k = i; k < elements; ++k)
        out[k] = f(in[k]);
}

__global__ void convertKernel(const float* __restrict__ in, std::int8_t* __restrict__ out, std::int64_t elements)
{
    const std::int64_t i = (static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x) * kPerThread;
    const auto code = [](float x) { return static_cast<signed char>(__float2int_rz(x)); };
    if (i + kPerThread <= elements) {
        const float4 v = *reinterpret_cast<const float4*>(in + i);
        *reinterpret_cast<char4*>(out + i) = {code(v.x), code(v.y), code(v.z), code(v.w)};
        return;
    }
    for (std::int64_t k = i; k < elements; ++k)
        out[k] = code(in[k]);
}

} // namespace

void launchLadderUnfused(const LadderTask& t)
{
    constexpr std::int64_t perBlock = std::int64_t{kLadderBlock} * kPerThread;
    const auto grid = static_cast<unsigned>((t.elements + perBlock - 1) / perBlock);
    // Two buffers in turn, as a caching allocator hands them out.
    elementwiseKernel<<<grid, kLadderBlock, 0, t.stream>>>(t.input, t.scratch[0], t.elements, Divide{t.scale});
    elementwiseKernel<<<grid, kLadderBlock, 0, t.stream>>>(t.scratch[0], t.scratch[1], t.elements, Round{});
    elementwiseKernel<<<grid, kLadderBlock, 0, t.stream>>>(t.scratch[1], t.scratch[0], t.elements, Add{t.zeroPoint});
    elementwiseKernel<<<grid, kLadderBlock, 0, t.stream>>>(t.scratch[0], t.scratch[1], t.elements, Clamp{});
    convertKernel<<<grid, kLadderBlock, 0, t.stream>>>(t.scratch[1], t.codes, t.elements);
}

} // namespace qs::cuda
