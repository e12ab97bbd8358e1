// SPDX-License-Identifier: GPL-3.0-or-later
// FP8 E4M3 with a scale for each 128 elements along hidden_size.
// Traffic: input once (2 or 4 B an element), codes once (1 B an element), 4 B a group for the scale.
#include "gpu/cuda/common/dependent_launch.cuh"
#include "gpu/cuda/common/kernels.cuh"

#include <cstdio>

namespace qs::cuda {

namespace {

constexpr int kGroup = 128;
constexpr Rule kRule = Rule::E4M3DivideGroup;

/// Lanes that take a group, 16 bytes each.
template <typename T> inline constexpr int kTeam = kGroup / kVector<T>;
template <typename T> inline constexpr int kTeams = 32 / kTeam<T>;

/// Bits of max |x| of group `lane` % N of the team's N groups, NaN above all.
template <typename T, int N> __device__ __forceinline__ std::uint32_t ownMaximum(const uint4 (&data)[N], int lane)
{
    std::uint32_t m[N];
#pragma unroll
    for (int u = 0; u < N; ++u)
        m[u] = maxMagnitudeNan<T>(maxMagnitudeNan<T>(data[u].x, data[u].y), maxMagnitudeNan<T>(data[u].z, data[u].w));
    if constexpr (sizeof(T) == 4) {
        std::uint32_t own = 0u;
#pragma unroll
        for (int u = 0; u < N; ++u) {
            const float amax = warpMaxMagnitude(__uint_as_float(m[u] & 0x7fffffffu));
            if (lane % N == u) own = __float_as_uint(amax);
        }
        return own;
    } else {
        // Two groups to a word, so that one step of the reduction serves both.
        constexpr int pairs = (N + 1) / 2;
        std::uint32_t own = 0u;
#pragma unroll
        for (int i = 0; i < pairs; ++i) {
            const std::uint32_t second = m[2 * i + 1 < N ? 2 * i + 1 : 2 * i];
            std::uint32_t pair =
                maxMagnitudeNan<T>(__byte_perm(m[2 * i], second, 0x5410), __byte_perm(m[2 * i], second, 0x7632));
#pragma unroll
            for (int step = kTeam<T> / 2; step > 0; step /= 2)
                pair = maxMagnitudeNan<T>(pair, __shfl_xor_sync(~0u, pair, step));
            if (lane % N / 2 == i) own = pair;
        }
        float x[kVector<T>];
        unpack<T>({own & 0x7fff7fffu, 0u, 0u, 0u}, x);
        return __float_as_uint(lane % 2 && N > 1 ? x[1] : x[0]);
    }
}

/// A tile in which a NaN or a very large number is.
template <typename T, int N>
__device__ __forceinline__ void convertAny(const uint4 (&data)[N], std::uint8_t* codes, float* scales, int lane,
                                           bool mine)
{
#pragma unroll
    for (int u = 0; u < N; ++u) {
        MagnitudeOf<T> amax;
        amax.add(data[u]);
        float scale = 0.0f;
        const Coefficients c = fromMagnitude<kRule, T>(laneMax<kTeam<T>>(amax.value()), scale);
        if (!mine) continue;
        encodeVector<kRule, T>(data[u], c, codes + u * 32 * kVector<T>);
        if (lane % kTeam<T> == 0) scales[u * kTeams<T>] = scale;
    }
}

/// A warp's tile of N × 32 vectors: N groups of each team. Lane i works out the coefficients of group i % N and passes
/// them on. Pointers are the lane's own; `mine`: the lane's team has a group.
template <typename T, int N>
__device__ __forceinline__ void convertTile(const uint4* input, std::uint8_t* codes, float* scales, int lane, bool mine)
{
    uint4 data[N];
#pragma unroll
    for (int u = 0; u < N; ++u)
        data[u] = loadVector(input + u * 32);
    Coefficients own;
    float scale = 0.0f;
    const bool plain = fromPlainMagnitude<kRule>(__uint_as_float(ownMaximum<T>(data, lane)), own, scale);
    if (__any_sync(~0u, !plain)) [[unlikely]]
        return convertAny<T>(data, codes, scales, lane, mine);
#pragma unroll
    for (int u = 0; u < N; ++u) {
        Coefficients c = own;
        if constexpr (N > 1) {
            c.multiplier = __shfl_sync(~0u, own.multiplier, u, kTeam<T>);
            c.rest = __shfl_sync(~0u, own.rest, u, kTeam<T>);
        }
        if (mine) encodeVector<kRule, T, true>(data[u], c, codes + u * 32 * kVector<T>);
    }
    if (mine && lane % kTeam<T> < N) scales[lane % kTeam<T> * kTeams<T>] = scale;
}

/// Rows of whole groups. A warp takes N × 512 neighbouring bytes.
template <typename T, int N>
__global__ void groupKernel(const uint4* __restrict__ input, std::uint8_t* __restrict__ codes,
                            float* __restrict__ scales, std::int64_t groups)
{
    awaitPrevious();
    const int lane = threadIdx.x % 32;
    const int team = lane / kTeam<T>;
    const std::int64_t warp = static_cast<std::int64_t>(blockIdx.x) * (blockDim.x / 32) + threadIdx.x / 32;
    const std::int64_t first = warp * (N * kTeams<T>);
    if (first + N * kTeams<T> <= groups)
        return convertTile<T, N>(input + first * kTeam<T> + lane, codes + first * kGroup + lane * kVector<T>,
                                 scales + first + team, lane, true);
    for (std::int64_t g = first; g < groups; g += kTeams<T>) {
        const bool mine = g + team < groups;
        const int place = mine ? lane : lane % kTeam<T>;
        convertTile<T, 1>(input + g * kTeam<T> + place, codes + g * kGroup + place * kVector<T>, scales + g + team,
                          lane, mine);
    }
}

/// Any other row length: a warp a group, four elements a lane, the last group of a row shorter.
template <typename T>
__global__ void raggedGroupKernel(const T* __restrict__ input, std::uint8_t* __restrict__ codes,
                                  float* __restrict__ scales, std::int64_t tokens, std::int64_t hidden)
{
    awaitPrevious();
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
    const Coefficients c = fromMagnitude<kRule, T>(warpMaxMagnitude(amax), scale);
    std::uint32_t out[1];
    encode<kRule, T>(x, c, out);
#pragma unroll
    for (int k = 0; k < kGroup / 32; ++k) {
        const int i = lane + k * 32;
        if (i < count) codes[start + i] = static_cast<std::uint8_t>(out[0] >> (8 * k));
    }
    if (lane == 0) scales[group] = scale;
}

template <typename T, int N> void launchWhole(const Launch& l, int block)
{
    const std::int64_t groups = l.elements() / kGroup;
    const std::int64_t perBlock = std::int64_t{block} / 32 * N * kTeams<T>;
    const auto grid = static_cast<unsigned>((groups + perBlock - 1) / perBlock);
    if (l.note) {
        std::snprintf(l.note->text, sizeof l.note->text,
                      "one read, %d threads per group, %u blocks of %d, %d group%s per thread", kTeam<T>, grid, block,
                      N, N == 1 ? "" : "s");
        return;
    }
    startDependent(l, groupKernel<T, N>, grid, block, static_cast<const uint4*>(l.input), l.codes, l.scales, groups);
}

template <typename T> void launchRagged(const Launch& l)
{
    constexpr int block = 256;
    if (l.note) {
        std::snprintf(l.note->text, sizeof l.note->text,
                      "one read, one warp per group, single elements (hidden size is not a multiple of 128)");
        return;
    }
    const std::int64_t groups = l.tokens * ((l.hidden + kGroup - 1) / kGroup);
    startDependent(l, raggedGroupKernel<T>, (groups + block / 32 - 1) / (block / 32), block,
                   static_cast<const T*>(l.input), l.codes, l.scales, l.tokens, l.hidden);
}

} // namespace

// Launch shape: two groups a thread, in large blocks once there are many of them (measured on an H200: at all sizes
// within 1% of the best).
void launchGroup128(const Launch& l)
{
    withType(l.type, [&](auto tag) {
        using T = typename PointeeOf<decltype(tag)>::Type;
        if (l.hidden % kGroup != 0) return launchRagged<T>(l);
        const std::int64_t vectors = l.elements() / kVector<T>;
        launchWhole<T, 2>(l, vectors >= std::int64_t{12} * 2048 * l.multiprocessors ? 1024 : 256);
    });
}

} // namespace qs::cuda
