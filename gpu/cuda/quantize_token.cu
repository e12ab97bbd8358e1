// SPDX-License-Identifier: GPL-3.0-or-later
// Dynamic per token: the extremes of a row, then its codes, with the row held in registers in between.
// Traffic: input once (2 or 4 B an element), codes once (1 B an element), 4 B a row for the scale and, with
// azp, 4 B for the zero point. Rows longer than a block's registers (65,536 16-bit or 32,768 32-bit elements)
// are read twice, the second time mostly from L2.
//
// A row need not start on 16 bytes. It is covered by aligned vectors all the same; elements of neighbouring
// rows in the first and last vector are masked, and those vectors' codes are stored one by one.
#include "gpu/cuda/kernels.cuh"

#include <algorithm>
#include <cstdio>
#include <type_traits>

namespace qs::cuda {

namespace {

/// Where the vectors of a row lie.
struct RowSpan
{
    std::int64_t firstVector;
    std::int64_t vectors;
    int lead; ///< elements of the first vector that belong to the row before

    template <typename T, bool Aligned>
    static __device__ __forceinline__ RowSpan of(std::int64_t row, std::int64_t hidden)
    {
        constexpr int width = kVector<T>;
        const std::int64_t start = row * hidden;
        if constexpr (Aligned) return {start / width, hidden / width, 0};
        const int lead = static_cast<int>(start % width);
        return {start / width, (lead + hidden + width - 1) / width, lead};
    }
};

/// First and one past the last element of vector j that belong to the row.
template <typename T>
__device__ __forceinline__ int2 partOf(const RowSpan& span, std::int64_t hidden, std::int64_t j)
{
    constexpr int width = kVector<T>;
    const std::int64_t end = span.lead + hidden - j * width;
    return {j == 0 ? span.lead : 0, static_cast<int>(end < width ? end : width)};
}

template <typename T, bool Aligned>
__device__ __forceinline__ uint4 loadOf(const uint4* input, const RowSpan& span, std::int64_t hidden,
                                        std::int64_t j)
{
    if (j >= span.vectors) return nanVector();
    const uint4 v = __ldcs(input + span.firstVector + j);
    if constexpr (Aligned) return v;
    const int2 part = partOf<T>(span, hidden, j);
    return part.x == 0 && part.y == kVector<T> ? v : maskOutside<T>(v, part.x, part.y);
}

template <Rule R, typename T, bool Aligned>
__device__ __forceinline__ void storeOf(const uint4& v, const Coefficients& c, std::uint8_t* codes,
                                        const RowSpan& span, std::int64_t hidden, std::int64_t j)
{
    if (j >= span.vectors) return;
    std::uint8_t* target = codes + (span.firstVector + j) * kVector<T>;
    if constexpr (Aligned) {
        encodeVector<R, T>(v, c, target);
    } else {
        const int2 part = partOf<T>(span, hidden, j);
        if (part.x == 0 && part.y == kVector<T>)
            encodeVector<R, T>(v, c, target);
        else
            encodePart<R, T>(v, c, target, part.x, part.y);
    }
}

/// Blocks of 1024 that have to fit on a multiprocessor, where it holds 2048 threads: else a row's loads would
/// not overlap the conversion of another row.
template <int PerThread>
inline constexpr int kBlocksPerSm =
#if defined(__CUDA_ARCH__) && (__CUDA_ARCH__ == 800 || __CUDA_ARCH__ == 900 || __CUDA_ARCH__ == 1000)
    PerThread <= 4 ? 2 : 1;
#else
    1;
#endif

template <Rule R, typename T>
using ExtremesOf = std::conditional_t<needsRange(R), RangeOf<T>, MagnitudeOf<T>>;

/// Coefficients from extremes that are spread over the threads of a row: `Lanes` neighbours, or (0) the
/// block.
template <Rule R, int Lanes, typename E>
__device__ __forceinline__ Coefficients reduce(const E& extremes, float (*shared)[32], float& scale)
{
    if constexpr (needsRange(R)) {
        float low = -extremes.minimum();
        float high = extremes.maximum();
        if constexpr (Lanes == 0) {
            blockMaxTwo(low, high, shared);
        } else {
            low = laneMax<Lanes>(low);
            high = laneMax<Lanes>(high);
        }
        return fromRange(-low, high, scale);
    } else {
        float amax = extremes.value();
        if constexpr (Lanes == 0)
            amax = blockMaxMagnitude(amax, shared[0]);
        else if constexpr (Lanes == 32)
            amax = warpMaxMagnitude(amax);
        else
            amax = laneMax<Lanes>(amax);
        return fromMagnitude<R>(amax, scale);
    }
}

template <Rule R>
__device__ __forceinline__ void storeScale(std::int64_t row, float scale, const Coefficients& c,
                                           float* scales, int* zeroPoints)
{
    scales[row] = scale;
    if constexpr (needsRange(R)) zeroPoints[row] = c.zeroPoint;
}

/// A row per block, `PerThread` vectors a thread in registers.
template <Rule R, typename T, int PerThread, bool Aligned>
__global__ void __launch_bounds__(1024, kBlocksPerSm<PerThread>)
    rowPerBlock(const uint4* __restrict__ input, std::uint8_t* __restrict__ codes, float* __restrict__ scales,
                int* __restrict__ zeroPoints, std::int64_t hidden)
{
    __shared__ float shared[2][32];
    const std::int64_t row = blockIdx.x;
    const RowSpan span = RowSpan::of<T, Aligned>(row, hidden);
    ExtremesOf<R, T> extremes;
    uint4 data[PerThread];
#pragma unroll
    for (int k = 0; k < PerThread; ++k)
        data[k] = loadOf<T, Aligned>(input, span, hidden, threadIdx.x + k * blockDim.x);
#pragma unroll
    for (int k = 0; k < PerThread; ++k)
        extremes.add(data[k]);
    float scale = 0.0f;
    const Coefficients c = reduce<R, 0>(extremes, shared, scale);
#pragma unroll
    for (int k = 0; k < PerThread; ++k)
        storeOf<R, T, Aligned>(data[k], c, codes, span, hidden, threadIdx.x + k * blockDim.x);
    if (threadIdx.x == 0) storeScale<R>(row, scale, c, scales, zeroPoints);
}

/// Short rows: `Lanes` threads a row.
template <Rule R, typename T, int Lanes, int PerThread, bool Aligned>
__global__ void rowPerLanes(const uint4* __restrict__ input, std::uint8_t* __restrict__ codes,
                            float* __restrict__ scales, int* __restrict__ zeroPoints, std::int64_t tokens,
                            std::int64_t hidden)
{
    const std::int64_t row =
        static_cast<std::int64_t>(blockIdx.x) * (blockDim.x / Lanes) + threadIdx.x / Lanes;
    const int lane = threadIdx.x % Lanes;
    RowSpan span = RowSpan::of<T, Aligned>(row, hidden);
    if (row >= tokens) span.vectors = 0; // still takes part in the shuffles
    ExtremesOf<R, T> extremes;
    uint4 data[PerThread];
#pragma unroll
    for (int k = 0; k < PerThread; ++k)
        data[k] = loadOf<T, Aligned>(input, span, hidden, lane + k * Lanes);
#pragma unroll
    for (int k = 0; k < PerThread; ++k)
        extremes.add(data[k]);
    float scale = 0.0f;
    const Coefficients c = reduce<R, Lanes>(extremes, nullptr, scale);
    if (row >= tokens) return;
#pragma unroll
    for (int k = 0; k < PerThread; ++k)
        storeOf<R, T, Aligned>(data[k], c, codes, span, hidden, lane + k * Lanes);
    if (lane == 0) storeScale<R>(row, scale, c, scales, zeroPoints);
}

/// Long rows: a row per block, read twice.
template <Rule R, typename T>
__global__ void __launch_bounds__(1024)
    rowTwice(const uint4* __restrict__ input, std::uint8_t* __restrict__ codes, float* __restrict__ scales,
             int* __restrict__ zeroPoints, std::int64_t hidden)
{
    __shared__ float shared[2][32];
    const std::int64_t row = blockIdx.x;
    const RowSpan span = RowSpan::of<T, false>(row, hidden);
    ExtremesOf<R, T> extremes;
#pragma unroll 4
    for (std::int64_t j = threadIdx.x; j < span.vectors; j += blockDim.x)
        extremes.add(loadOf<T, false>(input, span, hidden, j));
    float scale = 0.0f;
    const Coefficients c = reduce<R, 0>(extremes, shared, scale);
#pragma unroll 4
    for (std::int64_t j = threadIdx.x; j < span.vectors; j += blockDim.x)
        storeOf<R, T, false>(input[span.firstVector + j], c, codes, span, hidden, j);
    if (threadIdx.x == 0) storeScale<R>(row, scale, c, scales, zeroPoints);
}

template <Rule R, typename T, int PerThread, bool Aligned> void launchBlock(const Launch& l, int block)
{
    if (l.note) {
        std::snprintf(l.note->text, sizeof l.note->text,
                      "one read, a row per block of %d, %d × 16 B a thread%s", block, PerThread,
                      Aligned ? "" : ", unaligned rows");
        return;
    }
    start(l, rowPerBlock<R, T, PerThread, Aligned>, l.tokens, block, static_cast<const uint4*>(l.input), l.codes,
          l.scales, l.zeroPoints, l.hidden);
}

template <Rule R, typename T, int Lanes, int PerThread, bool Aligned> void launchLanes(const Launch& l)
{
    constexpr int block = 256;
    constexpr int rows = block / Lanes;
    if (l.note) {
        std::snprintf(l.note->text, sizeof l.note->text, "one read, %d threads a row, %d × 16 B a thread%s",
                      Lanes, PerThread, Aligned ? "" : ", unaligned rows");
        return;
    }
    start(l, rowPerLanes<R, T, Lanes, PerThread, Aligned>, (l.tokens + rows - 1) / rows, block,
          static_cast<const uint4*>(l.input), l.codes, l.scales, l.zeroPoints, l.tokens, l.hidden);
}

template <Rule R, typename T> void launchTwice(const Launch& l)
{
    constexpr int block = 1024;
    if (l.note) {
        std::snprintf(l.note->text, sizeof l.note->text, "two reads, a row per block of %d", block);
        return;
    }
    start(l, rowTwice<R, T>, l.tokens, block, static_cast<const uint4*>(l.input), l.codes, l.scales, l.zeroPoints,
          l.hidden);
}

int blockFor(std::int64_t vectors, int perThread)
{
    return static_cast<int>((vectors + perThread - 1) / perThread + 31) / 32 * 32;
}

// Launch shape: 8 or 32 threads for short rows; else a block a row with four vectors a thread, two where
// there are too few rows to fill the device otherwise, eight where a block would be too large.
template <Rule R, typename T, bool Aligned> void launchShape(const Launch& l)
{
    constexpr int width = kVector<T>;
    const std::int64_t vectors = (l.hidden + (Aligned ? 0 : width - 1) + width - 1) / width;
    if (vectors <= 8) return launchLanes<R, T, 8, 1, Aligned>(l);
    if (vectors <= 32) return launchLanes<R, T, 32, 1, Aligned>(l);
    if (vectors <= 128) return launchLanes<R, T, 32, 4, Aligned>(l);
    const bool few = l.tokens <= 2 * l.multiprocessors;
    if (few && blockFor(vectors, 2) <= 1024) return launchBlock<R, T, 2, Aligned>(l, blockFor(vectors, 2));
    if (blockFor(vectors, 4) <= 1024) return launchBlock<R, T, 4, Aligned>(l, blockFor(vectors, 4));
    if (blockFor(vectors, 8) <= 1024) return launchBlock<R, T, 8, Aligned>(l, blockFor(vectors, 8));
    launchTwice<R, T>(l);
}

template <Rule R> void launchRule(const Launch& l)
{
    withType(l.type, [&](auto tag) {
        using T = typename PointeeOf<decltype(tag)>::Type;
        if (l.hidden % kVector<T> == 0)
            launchShape<R, T, true>(l);
        else
            launchShape<R, T, false>(l);
    });
}

} // namespace

void launchToken(Rule rule, const Launch& l)
{
    switch (rule) {
    case Rule::Int8Scale:
        launchRule<Rule::Int8Scale>(l);
        break;
    case Rule::Int8Azp:
        launchRule<Rule::Int8Azp>(l);
        break;
    default:
        launchRule<Rule::E4M3Divide>(l);
        break;
    }
}

} // namespace qs::cuda
