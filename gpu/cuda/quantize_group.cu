// SPDX-License-Identifier: GPL-3.0-or-later
// FP8 E4M3 with a scale for each 128 elements along hidden_size.
// Traffic: input once (2 or 4 B an element), codes once (1 B an element), 4 B a group for the scale.
#include "gpu/cuda/kernels.cuh"

#include <cstdio>

namespace qs::cuda {

namespace {

constexpr int kGroup = 128;
constexpr int kLanes = 8; ///< threads of a whole group
constexpr Rule kRule = Rule::E4M3DivideGroup;

/// Rows of whole groups: 8 threads a group, each instruction of a warp reads four pieces of 128 bytes.
template <typename T, int Groups>
__global__ void groupKernel(const uint4* __restrict__ input, std::uint8_t* __restrict__ codes,
                            float* __restrict__ scales, std::int64_t groups)
{
    constexpr int perLane = kGroup / kVector<T> / kLanes;
    const int teams = blockDim.x / kLanes;
    const int lane = threadIdx.x % kLanes;
    const std::int64_t first =
        static_cast<std::int64_t>(blockIdx.x) * (teams * Groups) + threadIdx.x / kLanes;
    uint4 data[Groups][perLane];
#pragma unroll
    for (int g = 0; g < Groups; ++g) {
        const std::int64_t group = first + g * teams;
#pragma unroll
        for (int k = 0; k < perLane; ++k)
            data[g][k] = group < groups ? __ldcs(input + group * (kGroup / kVector<T>)+lane + k * kLanes)
                                        : nanVector();
    }
#pragma unroll
    for (int g = 0; g < Groups; ++g) {
        const std::int64_t group = first + g * teams;
        MagnitudeOf<T> amax;
#pragma unroll
        for (int k = 0; k < perLane; ++k)
            amax.add(data[g][k]);
        float scale = 0.0f;
        const Coefficients c = fromMagnitude<kRule>(laneMax<kLanes>(amax.value()), scale);
        if (group >= groups) continue;
#pragma unroll
        for (int k = 0; k < perLane; ++k)
            encodeVector<kRule, T>(data[g][k], c, codes + group * kGroup + (lane + k * kLanes) * kVector<T>);
        if (lane == 0) scales[group] = scale;
    }
}

/// Any other row length: a warp a group, four elements a lane, the last group of a row shorter.
template <typename T>
__global__ void raggedGroupKernel(const T* __restrict__ input, std::uint8_t* __restrict__ codes,
                                  float* __restrict__ scales, std::int64_t tokens, std::int64_t hidden)
{
    const std::int64_t perRow = (hidden + kGroup - 1) / kGroup;
    const std::int64_t group = static_cast<std::int64_t>(blockIdx.x) * (blockDim.x / 32) + threadIdx.x / 32;
    if (group >= tokens * perRow) return;
    const int lane = threadIdx.x % 32;
    const std::int64_t column = group % perRow * kGroup;
    const std::int64_t start = group / perRow * hidden + column;
    const int count = static_cast<int>(hidden - column < kGroup ? hidden - column : kGroup);
    float x[kGroup / 32];
    float amax = 0.0f;
#pragma unroll
    for (int k = 0; k < kGroup / 32; ++k) {
        const int i = lane + k * 32;
        x[k] = i < count ? toFloat(input[start + i]) : 0.0f;
        amax = fmaxf(amax, fabsf(x[k]));
    }
    float scale = 0.0f;
    const Coefficients c = fromMagnitude<kRule>(warpMaxMagnitude(amax), scale);
    std::uint32_t out[1];
    encode<kRule>(x, c, out);
#pragma unroll
    for (int k = 0; k < kGroup / 32; ++k) {
        const int i = lane + k * 32;
        if (i < count) codes[start + i] = static_cast<std::uint8_t>(out[0] >> (8 * k));
    }
    if (lane == 0) scales[group] = scale;
}

template <typename T, int Groups> void launchWhole(const Launch& l)
{
    constexpr int block = 512;
    const std::int64_t groups = l.elements() / kGroup;
    constexpr std::int64_t perBlock = block / kLanes * Groups;
    const auto grid = static_cast<unsigned>((groups + perBlock - 1) / perBlock);
    if (l.note) {
        std::snprintf(l.note->text, sizeof l.note->text,
                      "one read, 8 threads a group, %u blocks of %d, %d group%s a thread", grid, block,
                      Groups, Groups == 1 ? "" : "s");
        return;
    }
    start(l, groupKernel<T, Groups>, grid, block, static_cast<const uint4*>(l.input), l.codes, l.scales, groups);
}

template <typename T> void launchRagged(const Launch& l)
{
    constexpr int block = 256;
    if (l.note) {
        std::snprintf(l.note->text, sizeof l.note->text,
                      "one read, a warp a group, single elements (hidden is no multiple of 128)");
        return;
    }
    const std::int64_t groups = l.tokens * ((l.hidden + kGroup - 1) / kGroup);
    start(l, raggedGroupKernel<T>, (groups + block / 32 - 1) / (block / 32), block, static_cast<const T*>(l.input),
          l.codes, l.scales, l.tokens, l.hidden);
}

} // namespace

// Launch shape: two groups a thread of 16-bit input once the device is full, else one.
void launchGroup128(const Launch& l)
{
    withType(l.type, [&](auto tag) {
        using T = typename PointeeOf<decltype(tag)>::Type;
        if (l.hidden % kGroup != 0) return launchRagged<T>(l);
        if (sizeof(T) == 2 && l.elements() >= std::int64_t{kGroup} * 1024 * l.multiprocessors / 4)
            launchWhole<T, 2>(l);
        else
            launchWhole<T, 1>(l);
    });
}

} // namespace qs::cuda
