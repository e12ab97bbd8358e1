// SPDX-License-Identifier: GPL-3.0-or-later
// Attention of many rows of one sequence over the decoder engine's cache on the tensor cores (mma.sync, compute
// capability 8.0 and later): 64 queries of a head at a time, 16 a warp, against tiles of 64 tokens. Traffic: a head's
// keys and values once for each 64 queries, out of L2 where they fit; they are decoded on their way into shared memory.
#include "gpu/cuda/common/mma_m16n8k16.cuh"
#include "gpu/cuda/decoder/cache.cuh"

#include <algorithm>

namespace qs::cuda {

namespace {

constexpr int kPrefillThreads = 128, kQueries = 64, kTokens = 64;

struct PrefillArguments
{
    DecoderAttention a;
    std::int64_t firstVector = 0; ///< of the sequence's first head
    int firstPosition = 0, group = 1;
    float factor = 1; ///< of scores, times log2(e)
};

template <typename T> __device__ __forceinline__ std::uint32_t pairOf(float a, float b)
{
    const T low = roundedTo<T>(a), high = roundedTo<T>(b);
    return static_cast<std::uint32_t>(reinterpret_cast<const std::uint16_t&>(low)) |
           static_cast<std::uint32_t>(reinterpret_cast<const std::uint16_t&>(high)) << 16;
}

__device__ __forceinline__ void loadTransposed(const void* shared, std::uint32_t (&r)[4])
{
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "r"(static_cast<std::uint32_t>(__cvta_generic_to_shared(shared))));
}

/// Tokens [first, first + kTokens) of a head: rows of D elements, zeros behind the head's size and the last token.
template <typename T, int D>
__device__ __forceinline__ void fillTile(const CacheView& c, const std::uint8_t* all, const float* scales,
                                         std::int64_t base, int first, int end, T (*tile)[D + 8])
{
    constexpr int perRow = D / 8;
    for (int i = static_cast<int>(threadIdx.x); i < kTokens * perRow; i += kPrefillThreads) {
        const int token = i / perRow, element = i % perRow * 8;
        uint4 packed = {};
        if (first + token < end && element < c.padded) {
            float x[8];
            loadCachedOf(c.kind, all, scales, base + first + token, c.padded, element, x);
            packed = {pairOf<T>(x[0], x[1]), pairOf<T>(x[2], x[3]), pairOf<T>(x[4], x[5]), pairOf<T>(x[6], x[7])};
        }
        *reinterpret_cast<uint4*>(&tile[token][element]) = packed;
    }
}

template <typename T, int D> __global__ void __launch_bounds__(kPrefillThreads) togetherKernel(const PrefillArguments p)
{
    __shared__ __align__(16) T keys[kTokens][D + 8], values[kTokens][D + 8];
    allowNext();
    awaitKernelsBefore();
    const CacheView& c = p.a.cache;
    const int lane = static_cast<int>(threadIdx.x) % 32, warp = static_cast<int>(threadIdx.x) / 32, g = lane / 4,
              t = lane % 4;
    const int head = static_cast<int>(blockIdx.y),
              tile = static_cast<int>(gridDim.x - 1 - blockIdx.x); // long ones first
    const int firstRow = tile * kQueries, rowsHere = min(kQueries, p.a.places.rows - firstRow);
    const std::int64_t base = p.firstVector + static_cast<std::int64_t>(head / p.group) * c.context;
    const int row[2] = {firstRow + warp * 16 + g, firstRow + warp * 16 + g + 8};
    std::uint32_t q[D / 16][4];
#pragma unroll
    for (int k = 0; k < D / 16; ++k)
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            const int r = row[i % 2], element = k * 16 + 2 * t + i / 2 * 8;
            q[k][i] = r < p.a.places.rows && element < c.size ? *reinterpret_cast<const volatile std::uint32_t*>(
                                                                    static_cast<const T*>(p.a.q) + r * p.a.qPitch +
                                                                    static_cast<std::int64_t>(head) * c.size + element)
                                                              : 0u;
        }
    float out[D / 8][4] = {}, most[2] = {-kInfinity, -kInfinity}, sum[2] = {};
    const int end = p.firstPosition + firstRow + rowsHere; // tokens that the last row sees
    const int begin = p.a.window > 0 ? max(0, p.firstPosition + firstRow + 1 - p.a.window) / kTokens * kTokens : 0;
    const float factor = p.a.softCap > 0.0f ? 1.0f : p.factor; // what is capped has it already
    for (int first = begin; first < end; first += kTokens) {
        __syncthreads(); // the tile before has been used
        fillTile<T, D>(c, c.keys, c.keyScales, base, first, end, keys);
        fillTile<T, D>(c, c.values, c.valueScales, base, first, end, values);
        __syncthreads();
        float s[kTokens / 8][4] = {};
#pragma unroll
        for (int n = 0; n < kTokens / 8; ++n)
#pragma unroll
            for (int k = 0; k < D / 16; ++k) {
                const T* from = &keys[n * 8 + g][k * 16 + 2 * t];
                multiplyAdd16816<T>(s[n], q[k], *reinterpret_cast<const std::uint32_t*>(from),
                                    *reinterpret_cast<const std::uint32_t*>(from + 8));
            }
        if (p.a.softCap > 0.0f)
#pragma unroll
            for (int n = 0; n < kTokens / 8; ++n)
#pragma unroll
                for (int i = 0; i < 4; ++i)
                    s[n][i] = softCapped(s[n][i] * p.factor, p.a.softCap);
        float top[2] = {most[0], most[1]};
#pragma unroll
        for (int n = 0; n < kTokens / 8; ++n)
#pragma unroll
            for (int i = 0; i < 4; ++i) {
                const int token = first + n * 8 + 2 * t + i % 2, position = p.firstPosition + row[i / 2];
                const bool seen = token <= position && (p.a.window <= 0 || token > position - p.a.window);
                s[n][i] = seen ? s[n][i] * factor : -kInfinity;
                top[i / 2] = fmaxf(top[i / 2], s[n][i]);
            }
#pragma unroll
        for (int h = 0; h < 2; ++h) {
            top[h] = fmaxf(top[h], __shfl_xor_sync(~0u, top[h], 1));
            top[h] = fmaxf(top[h], __shfl_xor_sync(~0u, top[h], 2));
            const float level = top[h] == -kInfinity ? 0.0f : top[h], shrink = exp2f(most[h] - level);
            most[h] = top[h];
            sum[h] *= shrink;
#pragma unroll
            for (int n = 0; n < D / 8; ++n) {
                out[n][2 * h] *= shrink;
                out[n][2 * h + 1] *= shrink;
            }
#pragma unroll
            for (int n = 0; n < kTokens / 8; ++n)
#pragma unroll
                for (int i = 0; i < 2; ++i) {
                    s[n][2 * h + i] = exp2f(s[n][2 * h + i] - level);
                    sum[h] += s[n][2 * h + i];
                }
        }
#pragma unroll
        for (int k = 0; k < kTokens / 16; ++k) {
            const std::uint32_t weights[4] = {pairOf<T>(s[2 * k][0], s[2 * k][1]), pairOf<T>(s[2 * k][2], s[2 * k][3]),
                                              pairOf<T>(s[2 * k + 1][0], s[2 * k + 1][1]),
                                              pairOf<T>(s[2 * k + 1][2], s[2 * k + 1][3])};
#pragma unroll
            for (int n = 0; n < D / 16; ++n) {
                std::uint32_t b[4];
                loadTransposed(&values[k * 16 + lane % 16][n * 16 + lane / 16 * 8], b);
                multiplyAdd16816<T>(out[2 * n], weights, b[0], b[1]);
                multiplyAdd16816<T>(out[2 * n + 1], weights, b[2], b[3]);
            }
        }
    }
#pragma unroll
    for (int h = 0; h < 2; ++h) {
        sum[h] += __shfl_xor_sync(~0u, sum[h], 1);
        sum[h] += __shfl_xor_sync(~0u, sum[h], 2);
        if (row[h] >= p.a.places.rows) continue;
        const float factor = 1.0f / sum[h];
        T* to = static_cast<T*>(p.a.out) + row[h] * p.a.outPitch + static_cast<std::int64_t>(head) * c.size;
#pragma unroll
        for (int n = 0; n < D / 8; ++n) {
            const int element = n * 8 + 2 * t;
            if (element < c.size)
                *reinterpret_cast<std::uint32_t*>(to + element) =
                    pairOf<T>(out[n][2 * h] * factor, out[n][2 * h + 1] * factor);
        }
    }
}

template <typename T, int D> void launch(const PrefillArguments& p, cudaStream_t on)
{
    launchWaiting(
        togetherKernel<T, D>,
        dim3(static_cast<unsigned>((p.a.places.rows + kQueries - 1) / kQueries), static_cast<unsigned>(p.a.heads)),
        dim3(kPrefillThreads), 0, on, p);
}

template <typename T> void launch(const PrefillArguments& p, cudaStream_t on)
{
    if (p.a.cache.size <= 32) return launch<T, 32>(p, on);
    if (p.a.cache.size <= 64) return launch<T, 64>(p, on);
    launch<T, 128>(p, on);
}

} // namespace

bool canAttendTogether(Type type, const CacheView& cache, int computeMajor)
{
    return type != Type::F32 && computeMajor >= 8 && cache.size % 16 == 0 && cache.size <= 128;
}

void attendTogether(Type type, const DecoderAttention& task, std::int64_t sequence, std::int64_t firstPosition,
                    cudaStream_t on)
{
    PrefillArguments p;
    p.a = task;
    p.firstVector = task.cache.vector(sequence, 0, 0);
    p.firstPosition = static_cast<int>(firstPosition);
    p.group = task.heads / task.cache.heads;
    p.factor = task.scale > 0 ? kLog2OfE * task.scale : kLog2OfE / sqrtf(static_cast<float>(task.cache.size));
    if (type == Type::F16)
        launch<__half>(p, on);
    else
        launch<__nv_bfloat16>(p, on);
}

} // namespace qs::cuda
