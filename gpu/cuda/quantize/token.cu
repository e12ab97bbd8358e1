// SPDX-License-Identifier: GPL-3.0-or-later
// Dynamic per token: the extremes of a row, then its codes, with the row held in registers in between.
// Traffic: input once (2 or 4 B an element), codes once (1 B an element), 4 B a row for the scale and, with
// azp, 4 B for the zero point. Rows longer than a block's registers (65,536 16-bit or 32,768 32-bit elements)
// are read twice, the second time mostly from L2.
//
// A row need not start on 16 bytes. It is covered by aligned vectors all the same; elements of neighbouring
// rows in the first and last vector are masked, and those vectors' codes are stored one by one.
#include "gpu/cuda/common/dependent_launch.cuh"
#include "gpu/cuda/common/kernels.cuh"

#include <algorithm>
#include <cstdio>
#include <type_traits>

namespace qs::cuda {

namespace {

/// How rows lie: in whole multiples of what the threads of a row take, in whole vectors, or anyhow.
enum class Rows { Whole, Vectors, Unaligned };

/// The vectors that a row touches.
template <typename T, Rows Kind> struct Row
{
    static constexpr int width = kVector<T>;
    const uint4* input;
    std::uint8_t* codes; ///< of the first vector's first element
    std::int64_t vectors;
    int lead = 0;         ///< elements of the first vector that belong to the row before
    std::int64_t end = 0; ///< one past the last element, counted from the first vector

    __device__ __forceinline__ Row(const uint4* tensor, std::uint8_t* allCodes, std::int64_t row, std::int64_t hidden)
    {
        const std::int64_t start = row * hidden;
        const std::int64_t first = start / width;
        input = tensor + first;
        codes = allCodes + first * width;
        vectors = hidden / width;
        if constexpr (Kind != Rows::Unaligned) return;
        lead = static_cast<int>(start % width);
        end = lead + hidden;
        vectors = (end + width - 1) / width;
    }

    /// First and one past the last element of vector j that belong to the row.
    __device__ __forceinline__ int2 part(std::int64_t j) const
    {
        const std::int64_t rest = end - j * width;
        return {j == 0 ? lead : 0, static_cast<int>(rest < width ? rest : width)};
    }

    /// Vector j; past the row's end one that changes no extreme: the last one, or zeros where only |x| counts.
    template <Rule R> __device__ __forceinline__ uint4 load(std::int64_t j) const
    {
        if constexpr (Kind == Rows::Whole) return loadVector(input + j);
        if constexpr (needsRange(R))
            j = min(j, vectors - 1);
        else if (j >= vectors)
            return {0u, 0u, 0u, 0u};
        const uint4 v = loadVector(input + j);
        if constexpr (Kind == Rows::Vectors) return v;
        const int2 p = part(j);
        if (p.x == 0 && p.y == width) return v;
        return needsRange(R) ? maskOutside<T>(v, p.x, p.y) : clearOutside<T>(v, p.x, p.y);
    }

    template <Rule R, bool Plain>
    __device__ __forceinline__ void store(const uint4& v, const Coefficients& c, std::int64_t j) const
    {
        if constexpr (Kind != Rows::Whole)
            if (j >= vectors) return;
        if constexpr (Kind == Rows::Unaligned) {
            const int2 p = part(j);
            if (p.x != 0 || p.y != width) return encodePart<R, T, Plain>(v, c, codes + j * width, p.x, p.y);
        }
        encodeVector<R, T, Plain>(v, c, codes + j * width);
    }
};

/// The threads that share a row: `Lanes` neighbours, or (0) the block. All of them, and whole warps, take part.
template <int Lanes> struct Team
{
    /// Maximum of bits that order as unsigned integers do.
    static __device__ __forceinline__ std::uint32_t maxBits(std::uint32_t bits, float (*shared)[32])
    {
        if constexpr (Lanes == 0) {
            return __float_as_uint(blockMaxMagnitude(__uint_as_float(bits), shared[0]));
        } else if constexpr (Lanes == 32) {
            return __float_as_uint(warpMaxMagnitude(__uint_as_float(bits)));
        } else {
#pragma unroll
            for (int step = Lanes / 2; step > 0; step /= 2)
                bits = max(bits, __shfl_xor_sync(~0u, bits, step));
            return bits;
        }
    }
    /// Maxima of two numbers; a positive NaN counts as the largest.
    static __device__ __forceinline__ void maxTwo(float& a, float& b, float (*shared)[32])
    {
        if constexpr (Lanes == 0) {
            blockMaxTwo(a, b, shared);
        } else if constexpr (Lanes == 32) {
            a = warpMax(a);
            b = warpMax(b);
        } else {
            const bool nan = b != b;
            const unsigned team = ((1u << Lanes) - 1u) << (threadIdx.x % 32 / Lanes * Lanes);
            const bool anyNan = (__ballot_sync(~0u, nan) & team) != 0u;
            a = laneMax<Lanes>(a);
            b = laneMax<Lanes>(b);
            if (anyNan) b = __uint_as_float(0x7fffffffu);
        }
    }
};

/// Coefficients of a row if it is plain, from its elements over the threads of a team.
template <Rule R, typename T, int Lanes, int N>
__device__ __forceinline__ bool plainCoefficients(const uint4 (&data)[N], float (*shared)[32], Coefficients& c,
                                                  float& scale)
{
    if constexpr (needsRange(R)) {
        auto range = MarkedRangeOf<T>::of(data[0]);
#pragma unroll
        for (int k = 1; k < N; ++k)
            range.add(data[k]);
        float low = -range.minimum();
        float high = range.maximum();
        if (high != high) low = kInfinity; // whatever it was: no NaN in the maximum of the others
        Team<Lanes>::maxTwo(low, high, shared);
        return fromPlainRange(-low, high, c, scale);
    } else {
        MarkedMagnitudeOf<T> amax;
#pragma unroll
        for (int k = 0; k < N; ++k)
            amax.add(data[k]);
        return fromPlainMagnitude<R>(__uint_as_float(Team<Lanes>::maxBits(amax.value(), shared)), c, scale);
    }
}

/// Coefficients of any row from extremes that ignore NaN.
template <Rule R, typename T, int Lanes, typename E>
__device__ __forceinline__ Coefficients coefficientsOf(const E& extremes, float (*shared)[32], float& scale)
{
    if constexpr (needsRange(R)) {
        float low = -extremes.minimum();
        float high = extremes.maximum();
        Team<Lanes>::maxTwo(low, high, shared);
        return fromRange(-low, high, scale);
    } else {
        const std::uint32_t bits = Team<Lanes>::maxBits(__float_as_uint(extremes.value()), shared);
        return fromMagnitude<R, T>(__uint_as_float(bits), scale);
    }
}

template <Rule R, typename T> using ExtremesOf = std::conditional_t<needsRange(R), RangeOf<T>, MagnitudeOf<T>>;

template <Rule R>
__device__ __forceinline__ void storeScale(std::int64_t row, float scale, const Coefficients& c, float* scales,
                                           int* zeroPoints)
{
    scales[row] = scale;
    if constexpr (needsRange(R)) zeroPoints[row] = c.zeroPoint;
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

/// Codes and scale of row `index`, whose vectors first, first + step, ... are in the registers of this thread. Lanes
/// with nothing of their own (`mine`) only take part.
template <Rule R, typename T, int Lanes, int N, Rows Kind>
__device__ __forceinline__ void convertRow(const Row<T, Kind>& row, const uint4 (&data)[N], int first, int step,
                                           bool mine, std::int64_t index, float* scales, int* zeroPoints,
                                           float (*shared)[32])
{
    const bool writesScale = mine && (Lanes == 0 ? threadIdx.x : threadIdx.x % (Lanes ? Lanes : 1)) == 0;
    Coefficients c;
    float scale = 0.0f;
    if constexpr (kKeepsNan) {
        bool plain = plainCoefficients<R, T, Lanes>(data, shared, c, scale);
        if constexpr (Lanes != 0 && Lanes != 32) plain = __all_sync(~0u, plain); // else the team agrees anyway
        if (plain) [[likely]] {
#pragma unroll
            for (int k = 0; k < N; ++k)
                if (mine) row.template store<R, true>(data[k], c, first + k * step);
            if (writesScale) storeScale<R>(index, scale, c, scales, zeroPoints);
            return;
        }
        if constexpr (Lanes == 0) __syncthreads(); // `shared` is used again
    }
    ExtremesOf<R, T> extremes;
#pragma unroll
    for (int k = 0; k < N; ++k)
        extremes.add(data[k]);
    c = coefficientsOf<R, T, Lanes>(extremes, shared, scale);
#pragma unroll
    for (int k = 0; k < N; ++k)
        if (mine) row.template store<R, false>(data[k], c, first + k * step);
    if (writesScale) storeScale<R>(index, scale, c, scales, zeroPoints);
}

/// A row per block, `PerThread` vectors a thread in registers, neighbouring for the lanes of a warp.
template <Rule R, typename T, int PerThread, Rows Kind>
__global__ void __launch_bounds__(1024, kBlocksPerSm<PerThread>)
    rowPerBlock(const uint4* __restrict__ input, std::uint8_t* __restrict__ codes, float* __restrict__ scales,
                int* __restrict__ zeroPoints, std::int64_t hidden)
{
    awaitPrevious();
    __shared__ float shared[2][32];
    awaitPrevious();
    const Row<T, Kind> row(input, codes, blockIdx.x, hidden);
    const int first = static_cast<int>(threadIdx.x / 32 * (32 * PerThread) + threadIdx.x % 32);
    uint4 data[PerThread];
#pragma unroll
    for (int k = 0; k < PerThread; ++k)
        data[k] = row.template load<R>(first + k * 32);
    convertRow<R, T, 0>(row, data, first, 32, true, blockIdx.x, scales, zeroPoints, shared);
}

/// Short rows: `Lanes` threads a row.
template <Rule R, typename T, int Lanes, int PerThread, Rows Kind>
__global__ void rowPerLanes(const uint4* __restrict__ input, std::uint8_t* __restrict__ codes,
                            float* __restrict__ scales, int* __restrict__ zeroPoints, std::int64_t tokens,
                            std::int64_t hidden)
{
    awaitPrevious();
    const std::int64_t own = static_cast<std::int64_t>(blockIdx.x) * (blockDim.x / Lanes) + threadIdx.x / Lanes;
    const std::int64_t index = min(own, tokens - 1); // threads past the end take part in the shuffles
    const int lane = threadIdx.x % Lanes;
    const Row<T, Kind> row(input, codes, index, hidden);
    uint4 data[PerThread];
#pragma unroll
    for (int k = 0; k < PerThread; ++k)
        data[k] = row.template load<R>(lane + k * Lanes);
    convertRow<R, T, Lanes>(row, data, lane, Lanes, own < tokens, index, scales, zeroPoints, nullptr);
}

/// Long rows: a row per block, read twice.
template <Rule R, typename T>
__global__ void __launch_bounds__(1024)
    rowTwice(const uint4* __restrict__ input, std::uint8_t* __restrict__ codes, float* __restrict__ scales,
             int* __restrict__ zeroPoints, std::int64_t hidden)
{
    __shared__ float shared[2][32];
    const Row<T, Rows::Unaligned> row(input, codes, blockIdx.x, hidden);
    ExtremesOf<R, T> extremes;
#pragma unroll 4
    for (std::int64_t j = threadIdx.x; j < row.vectors; j += blockDim.x)
        extremes.add(row.template load<R>(j));
    float scale = 0.0f;
    const Coefficients c = coefficientsOf<R, T, 0>(extremes, shared, scale);
#pragma unroll 4
    for (std::int64_t j = threadIdx.x; j < row.vectors; j += blockDim.x)
        row.template store<R, false>(loadVector(row.input + j), c, j);
    if (threadIdx.x == 0) storeScale<R>(blockIdx.x, scale, c, scales, zeroPoints);
}

constexpr const char* suffix(Rows kind) { return kind == Rows::Unaligned ? ", unaligned rows" : ""; }

template <Rule R, typename T, int PerThread, Rows Kind> void launchBlock(const Launch& l, int block)
{
    if (l.note) {
        std::snprintf(l.note->text, sizeof l.note->text, "one read, one row per block of %d, %d × 16 B per thread%s",
                      block, PerThread, suffix(Kind));
        return;
    }
    startDependent(l, rowPerBlock<R, T, PerThread, Kind>, l.tokens, block, static_cast<const uint4*>(l.input), l.codes,
                   l.scales, l.zeroPoints, l.hidden);
}

template <Rule R, typename T, int Lanes, int PerThread, Rows Kind> void launchLanes(const Launch& l)
{
    constexpr int block = 256;
    constexpr int rows = block / Lanes;
    if (l.note) {
        std::snprintf(l.note->text, sizeof l.note->text, "one read, %d threads per row, %d × 16 B per thread%s", Lanes,
                      PerThread, suffix(Kind));
        return;
    }
    startDependent(l, rowPerLanes<R, T, Lanes, PerThread, Kind>, (l.tokens + rows - 1) / rows, block,
                   static_cast<const uint4*>(l.input), l.codes, l.scales, l.zeroPoints, l.tokens, l.hidden);
}

template <Rule R, typename T> void launchTwice(const Launch& l)
{
    constexpr int block = 1024;
    if (l.note) {
        std::snprintf(l.note->text, sizeof l.note->text, "two reads, one row per block of %d", block);
        return;
    }
    startDependent(l, rowTwice<R, T>, l.tokens, block, static_cast<const uint4*>(l.input), l.codes, l.scales,
                   l.zeroPoints, l.hidden);
}

int blockFor(std::int64_t vectors, int perThread)
{
    return static_cast<int>((vectors + perThread - 1) / perThread + 31) / 32 * 32;
}

template <Rule R, typename T, int PerThread, Rows Kind> void launchRows(const Launch& l, std::int64_t vectors)
{
    const int block = blockFor(vectors, PerThread);
    if constexpr (Kind == Rows::Vectors)
        if (vectors == std::int64_t{block} * PerThread) return launchBlock<R, T, PerThread, Rows::Whole>(l, block);
    launchBlock<R, T, PerThread, Kind>(l, block);
}

// Launch shape: 8 or 32 threads for short rows; else a block a row. Measured on an H200: two vectors a thread are best
// while that gives blocks of up to 512; four where there is at most one row a multiprocessor, and for azp, whose two
// reductions take longer in larger blocks; eight where a block would be too large.
template <Rule R, typename T, Rows Kind> void launchShape(const Launch& l)
{
    constexpr int width = kVector<T>;
    const std::int64_t vectors = (l.hidden + (Kind == Rows::Unaligned ? width - 1 : 0) + width - 1) / width;
    if (vectors <= 8) return launchLanes<R, T, 8, 1, Kind>(l);
    if (vectors <= 32) return launchLanes<R, T, 32, 1, Kind>(l);
    if (vectors <= 128) return launchLanes<R, T, 32, 4, Kind>(l);
    const bool many = l.tokens > l.multiprocessors;
    if (many && !needsRange(R) && blockFor(vectors, 2) <= 512) return launchRows<R, T, 2, Kind>(l, vectors);
    if (blockFor(vectors, 4) <= 1024) return launchRows<R, T, 4, Kind>(l, vectors);
    if (blockFor(vectors, 8) <= 1024) return launchRows<R, T, 8, Kind>(l, vectors);
    launchTwice<R, T>(l);
}

template <Rule R> void launchTokenRule(const Launch& l)
{
    withType(l.type, [&](auto tag) {
        using T = typename PointeeOf<decltype(tag)>::Type;
        if (l.hidden % kVector<T> == 0)
            launchShape<R, T, Rows::Vectors>(l);
        else
            launchShape<R, T, Rows::Unaligned>(l);
    });
}

} // namespace

void launchToken(Rule rule, const Launch& l)
{
    withRule<Rule::Int8Scale, Rule::Int8DivideDynamic, Rule::Int8Azp, Rule::E4M3Divide>(
        rule, [&](auto known) { launchTokenRule<known.value>(l); });
}

} // namespace qs::cuda
