// SPDX-License-Identifier: GPL-3.0-or-later
// Several products of a decode step of one row in one kernel: output, gate/up, down and the next layer's
// query/key/value. Traffic: every weight byte and scale once, and of each product the row of activations to every
// multiprocessor. As kernels of their own such products take 3 to 5 µs longer than their bytes: memory idles while one
// ends and the next begins. Here one block lives on each multiprocessor through all of them. What a warp reads of all
// products is known from the start and does not depend on activations, so its ring in shared memory goes on filling
// with the next product's weights while the blocks wait for each other's results. A block takes whole rows of weights,
// 16 at a time, and shares them evenly among its warps along k, so that no sums meet outside of it. Rows that are not
// packed are read by all warps side by side: memory gives long runs of a row faster than 128 bytes here and there.
// Where weights and activations are codes of eight bits, each block quantizes the row for itself. The warps' sums meet
// in shared memory once a product, added in the order of k: results do not depend on timing. Then all blocks meet, and
// each reads the whole row that they wrote together, past the L1 cache: about 3 µs from the end of one product's bytes
// to the next one's on an H200.
#include "gpu/cuda/common/codes.cuh"
#include "gpu/cuda/common/encode.cuh"
#include "gpu/cuda/llama/chain_units.cuh"
#include "gpu/cuda/llama/task.cuh"

#include <algorithm>

namespace qs::cuda {

namespace {

using namespace chain;

constexpr int kKept = 2; ///< vectors of A that a thread keeps in registers while its norm is found
[[maybe_unused]] constexpr int kChainTogether = 4; ///< that a thread asks for at once where there is none

// Without thread block clusters (before compute capability 9.0) nothing of the following is used.

/// Past the L1 cache, where lines of earlier products may lie.
[[maybe_unused]] __device__ __forceinline__ uint4 loadNew(const uint4* from)
{
    uint4 v;
    asm volatile("ld.global.cg.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)
                 : "l"(from)
                 : "memory");
    return v;
}
template <typename T> __device__ __forceinline__ float loadNewAt(const void* all, int at)
{
    std::uint16_t bits;
    asm volatile("ld.global.cg.u16 %0, [%1];" : "=h"(bits) : "l"(static_cast<const T*>(all) + at) : "memory");
    return toFloat(reinterpret_cast<const T&>(bits));
}

/// Of some 0.5 µs each: half a minute.
[[maybe_unused]] constexpr unsigned kMostLooks = 1u << 26;

/// All blocks of the launch are here, and what they wrote before is visible. The counter's highest bit turns when all
/// have come, and its other bits are zero again.
[[maybe_unused]] __device__ __forceinline__ void arrive(unsigned* counter, unsigned& before)
{
    __syncthreads();
    if (threadIdx.x != 0) return;
    __threadfence();
    before = atomicAdd(counter, blockIdx.x == 0 ? 0x80000000u - (gridDim.x - 1) : 1u);
}
[[maybe_unused]] __device__ __forceinline__ void awaitBlocks(const unsigned* counter, unsigned before)
{
    if (threadIdx.x == 0) {
        unsigned now;
        for (unsigned looks = 1;; ++looks) {
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(now) : "l"(counter) : "memory");
            if (((now ^ before) & 0x80000000u) != 0) break;
            // Seconds: another program holds multiprocessors that blocks of this launch need. Better an error than a
            // hang.
            if (looks == kMostLooks) __trap();
        }
    }
    __syncthreads();
}

/// Norm's weights of the vectors that a thread keeps; they may be asked for before the row is there.
struct NormWeights
{
    float4 of[kKept][2];
#if __CUDA_ARCH__ >= 900
    __device__ __forceinline__ void load(const ChainProduct& q, int thread, int threads)
    {
        const bool whole = q.norm != nullptr && q.k % 8 == 0;
#pragma unroll
        for (int j = 0; j < kKept; ++j) {
            const int at = 8 * (thread + j * threads);
            if (!whole || at >= q.k) continue;
            of[j][0] = __ldg(reinterpret_cast<const float4*>(q.norm + at));
            of[j][1] = __ldg(reinterpret_cast<const float4*>(q.norm + at) + 1);
        }
    }
#endif
};

/// Over a block, in all of its threads: join(a, b) of values that are at least zero.
template <int Warps, typename Join> __device__ __forceinline__ float overBlock(float value, float* parts, Join&& join)
{
    const int warp = static_cast<int>(threadIdx.x) / 32, lane = static_cast<int>(threadIdx.x) % 32;
    for (int distance = 16; distance > 0; distance /= 2)
        value = join(value, __shfl_xor_sync(~0u, value, distance));
    if (lane == 0) parts[warp] = value;
    __syncthreads();
    value = lane < Warps ? parts[lane] : 0.0f;
    for (int distance = 16; distance > 0; distance /= 2)
        value = join(value, __shfl_xor_sync(~0u, value, distance));
    return value;
}

/// A row of activations on its way into shared memory.
struct Staged
{
    uint4* row;     ///< T
    float2* starts; ///< zero points: sums over groups
    float most = 0; ///< of a thread: the largest magnitude, where A is quantized
};

/// Eight elements of A to their place; with zero points also the sum over their group, of which 16 neighbouring lanes
/// have a part each.
template <typename T, typename F> __device__ __forceinline__ void put(int i, int all, const uint4& v, Staged& staged)
{
    constexpr int kVectors = F::kVectors;
    if (i < all) staged.row[i] = v;
    if constexpr (F::kQuantizes) {
        float x[8];
        unpack<T>(v, x);
#pragma unroll
        for (int e = 0; e < 8; ++e)
            staged.most = fmaxf(staged.most, fabsf(x[e]));
    }
    if constexpr (F::kZeros) {
        float x[8], sum = 0.0f;
        unpack<T>(v, x);
#pragma unroll
        for (int e = 0; e < 8; ++e)
            sum += x[e];
        for (int distance = 8; distance > 0; distance /= 2)
            sum += __shfl_xor_sync(~0u, sum, distance);
        if (i < all && i % kVectors < 4) staged.starts[i / kVectors * 4 + i % kVectors] = {sum, sum};
    }
}

/// The row of activations to shared memory, normalized where the product wants that; each thread's vectors are those
/// kThreads apart.
template <typename T, typename F>
__device__ __forceinline__ void stageRow(const ChainProduct& q, const NormWeights& weights, Staged& staged,
                                         float* parts)
{
    const int thread = static_cast<int>(threadIdx.x), all = F::groupsOf(q.k) * F::kVectors;
    const auto* const from = static_cast<const uint4*>(q.x);
    if (!q.norm) {
        for (int first = thread; first - thread % 32 < all; first += kChainTogether * F::kThreads) {
            uint4 v[kChainTogether];
#pragma unroll
            for (int j = 0; j < kChainTogether; ++j)
                v[j] = first + j * F::kThreads < all ? loadNew(from + first + j * F::kThreads) : uint4{};
#pragma unroll
            for (int j = 0; j < kChainTogether; ++j)
                put<T, F>(first + j * F::kThreads, all, v[j], staged);
        }
        return;
    }
    uint4 kept[kKept];
#pragma unroll
    for (int j = 0; j < kKept; ++j)
        kept[j] = thread + j * F::kThreads < all ? loadNew(from + thread + j * F::kThreads) : uint4{};
    const auto later = [&](auto&& f) { // vectors that are not kept; all lanes of a warp take part
        for (int i = thread + kKept * F::kThreads; i - thread % 32 < all; i += F::kThreads)
            f(i, i < all ? loadNew(from + i) : uint4{});
    };
    float squares = 0.0f;
    const auto add = [&](const uint4& v) {
        float x[8];
        unpack<T>(v, x);
#pragma unroll
        for (int e = 0; e < 8; ++e)
            squares = __fmaf_rn(x[e], x[e], squares); // zeros behind k
    };
#pragma unroll
    for (int j = 0; j < kKept; ++j)
        add(kept[j]);
    later([&](int, const uint4& v) { add(v); });
    const float factor = 1.0f / sqrtf(overBlock<F::kWarps>(squares, parts, [](float a, float b) { return a + b; }) /
                                          static_cast<float>(q.k) +
                                      q.epsilon);
    const auto normed = [&](int i, const uint4& v, const float(&w)[8]) {
        float x[8];
        unpack<T>(v, x);
        T out[8];
#pragma unroll
        for (int e = 0; e < 8; ++e)
            out[e] = roundedTo<T>(8 * i + e < q.k ? throughType<T>(x[e] * factor) * w[e] : 0.0f);
        put<T, F>(i, all, reinterpret_cast<const uint4&>(out), staged);
    };
    const auto slowly = [&](int i, const uint4& v) {
        float w[8];
#pragma unroll
        for (int e = 0; e < 8; ++e)
            w[e] = 8 * i + e < q.k ? __ldg(q.norm + 8 * i + e) : 0.0f;
        normed(i, v, w);
    };
#pragma unroll
    for (int j = 0; j < kKept; ++j) {
        const float4 a = weights.of[j][0], b = weights.of[j][1];
        if (q.k % 8 == 0)
            normed(thread + j * F::kThreads, kept[j], {a.x, a.y, a.z, a.w, b.x, b.y, b.z, b.w});
        else
            slowly(thread + j * F::kThreads, kept[j]);
    }
    later(slowly);
}

/// The staged row to codes, each thread its own vectors: bytes, or FP16 in its place. Returns their scale.
template <typename T, typename F>
__device__ __forceinline__ float quantizeRow(const ChainProduct& q, const Staged& staged, uint2* codes, float* parts)
{
    const float most = overBlock<F::kWarps>(staged.most, parts, [](float a, float b) { return fmaxf(a, b); });
    const float scale = F::kWhole ? __fdiv_rn(most, 127.0f) : fmaxf(__fdiv_rn(most, 448.0f), kTokenScaleFloor);
    const float factor = F::kWhole ? (most > 0.0f ? __fdiv_rn(127.0f, most) : 0.0f) : scale;
    for (int i = static_cast<int>(threadIdx.x); i < F::groupsOf(q.k) * F::kVectors; i += F::kThreads) {
        float x[8];
        unpack<T>(staged.row[i], x);
        std::uint32_t halves[2];
#pragma unroll
        for (int h = 0; h < 2; ++h) {
            const float* y = x + 4 * h;
            halves[h] = F::kWhole ? packInt8(__float2int_rn(y[0] * factor), __float2int_rn(y[1] * factor),
                                             __float2int_rn(y[2] * factor), __float2int_rn(y[3] * factor))
                                  : packFloat8<true>(__fdiv_rn(y[0], factor), __fdiv_rn(y[1], factor)) |
                                        packFloat8<true>(__fdiv_rn(y[2], factor), __fdiv_rn(y[3], factor)) << 16;
        }
        if constexpr (F::kWhole) {
            codes[i] = {halves[0], halves[1]};
        } else {
            const uint2 low = halvesOfE4M3(halves[0]), high = halvesOfE4M3(halves[1]);
            staged.row[i] = {low.x, low.y, high.x, high.y};
        }
    }
    return scale;
}

/// A warp's part of a product; its sums to `red`, [unit][warp][row].
template <typename F>
__device__ __forceinline__ void multiplyShare(const ProductChain& p, const Share<F>& share, Feed<F>& feed, int& slot,
                                              const std::uint8_t* ring, const uint4* row, const float2* starts,
                                              typename F::Sum* red)
{
    const int warp = static_cast<int>(threadIdx.x) / 32, lane = static_cast<int>(threadIdx.x) % 32,
              groups = share.groups;
    const int count = share.count(warp), begin = share.begin(warp);
    const auto ringAddress = static_cast<std::uint32_t>(__cvta_generic_to_shared(ring));
    int unit = count > 0 ? begin / groups : 0, group = begin - unit * groups;
    typename F::Sums sums;
    for (int i = 0; i < count; ++i) {
        awaitCopies<F::kStages - 2>();
        __syncwarp();
        sums.add(ring + slot * F::kStageBytes, lane, row, starts, group);
        const int behind = slot == 0 ? F::kStages - 1 : slot - 1; // read in the step before
        feed.fetch(ringAddress + behind * F::kStageBytes, p, warp, lane);
        slot = slot + 1 == F::kStages ? 0 : slot + 1;
        group += Share<F>::kStep;
        if (group < groups && i + 1 < count) continue;
        auto* const to = red + (unit * F::kWarps + warp) * kWeightTile + lane / 4;
        if (lane % 4 == 0) to[0] = sums.low(), to[8] = sums.high();
        sums = {};
        group = Share<F>::start(warp);
        ++unit;
    }
}

/// Sums on their way through scales, bias, residual stream and gate to memory.
template <typename T, typename F> struct Finish
{
    const ChainProduct& q;
    const Share<F>& share;
    const typename F::Sum* red;
    float scale;  ///< of A's codes
    float before; ///< the residual stream's element of the thread's first row

    /// The warps' sums of a row of a unit, added up; `at`: the row of the matrix.
    __device__ __forceinline__ float sumOf(int unit, int row, int at) const
    {
        const int last = share.lastOf(unit);
        typename F::Sum sum = 0;
        for (int warp = share.firstOf(unit); warp <= last; ++warp)
            sum += red[(unit * F::kWarps + warp) * kWeightTile + row];
        auto value = static_cast<float>(sum);
        if constexpr (F::kRowScales) value = value * (F::kQuantizes ? scale : F::kSumFactor) * q.rowScales[at];
        return value;
    }
    __device__ __forceinline__ void store(int at, float value) const
    {
        if (q.floats)
            static_cast<float*>(q.out)[at] = value;
        else
            static_cast<T*>(q.out)[at] = roundedTo<T>(value);
    }
    __device__ __forceinline__ void plain(int i, int unit, int row) const
    {
        const int at = (share.first + unit) * kWeightTile + row;
        if (at >= q.n) return;
        float value = sumOf(unit, row, at);
        if (q.bias) value = throughType<T>(value) + q.bias[at];
        if (q.residual) value = throughType<T>(value) + (i < F::kThreads ? before : loadNewAt<T>(q.residual, at));
        store(at, value);
    }
    __device__ __forceinline__ void gated(int unit, int row) const
    {
        const int half = q.n / 2, at = (share.first + unit) * (kWeightTile / 2) + row;
        if (row >= kWeightTile / 2 || at >= half) return;
        const float g = throughType<T>(throughType<T>(sumOf(unit, row, at)) + (q.bias ? q.bias[at] : 0.0f));
        const float u = throughType<T>(throughType<T>(sumOf(unit, row + kWeightTile / 2, half + at)) +
                                       (q.bias ? q.bias[half + at] : 0.0f));
        store(at, throughType<T>(siluOf(g)) * u);
    }
    __device__ __forceinline__ void run() const
    {
        for (int i = static_cast<int>(threadIdx.x); i < share.units * kWeightTile; i += F::kThreads) {
            if (q.paired)
                gated(i / kWeightTile, i % kWeightTile);
            else
                plain(i, i / kWeightTile, i % kWeightTile);
        }
    }
};

/// Shared memory: the warps' rings, A, sums of A over groups, A's codes, the warps' sums.
template <typename T, typename F>
__global__ void __launch_bounds__(F::kThreads, 1) chainKernel(const __grid_constant__ ProductChain p, int mostGroups)
{
#if __CUDA_ARCH__ >= 900
    extern __shared__ __align__(128) std::uint8_t chainShared[];
    __shared__ float parts[2][32];
    allowNext();
    const int thread = static_cast<int>(threadIdx.x), warp = thread / 32, lane = thread % 32;
    const std::uint8_t* const ring = chainShared + warp * F::kRingBytes;
    auto* const row = reinterpret_cast<uint4*>(chainShared + F::kWarps * F::kRingBytes);
    auto* const starts = reinterpret_cast<float2*>(row + mostGroups * F::kVectors);
    auto* const codes = reinterpret_cast<uint2*>(starts + (F::kZeros ? mostGroups * 4 : 0));
    auto* const red = reinterpret_cast<typename F::Sum*>(codes + (F::kWhole ? mostGroups * F::kVectors : 0));
    Feed<F> feed;
    feed.aim(p, warp, lane);
#pragma unroll 1
    for (int i = 0; i < F::kStages - 1; ++i)
        feed.fetch(static_cast<std::uint32_t>(__cvta_generic_to_shared(ring)) + i * F::kStageBytes, p, warp, lane);
    int slot = 0;
    unsigned before = 0;
#pragma unroll 1
    for (int i = 0; i < p.count; ++i) {
        const ChainProduct& q = p.products[i];
        const Share<F> share(q);
        NormWeights weights;
        weights.load(q, thread, F::kThreads);
        if (i == 0)
            awaitKernelsBefore();
        else
            awaitBlocks(p.barrier, before);
        Staged staged{row, starts};
        stageRow<T, F>(q, weights, staged, parts[0]);
        float scale = 1.0f;
        if constexpr (F::kQuantizes) scale = quantizeRow<T, F>(q, staged, codes, parts[1]);
        __syncthreads();
        const int own = share.first * kWeightTile + thread;
        const float residual = q.residual && own < q.n ? loadNewAt<T>(q.residual, own) : 0.0f;
        multiplyShare<F>(p, share, feed, slot, ring, F::kWhole ? reinterpret_cast<const uint4*>(codes) : row, starts,
                         red);
        __syncthreads();
        Finish<T, F>{q, share, red, scale, residual}.run();
        if (i + 1 < p.count) arrive(p.barrier, before);
    }
#endif
}

/// Calls f with the form for codes of a kind. Longer rings than these gain nothing on an H200; sixteen warps where
/// decoding takes the time of eight.
template <typename T, typename Function> void withForm(const ProductChain& chain, Function&& f)
{
    switch (chain.form) {
    case ChainForm::Packed:
        return withWeightFormat(chain.format, [&]<typename W>(W) {
            f(PackedForm < T, W::value, codeBits(W::value) == 8 ? 8 : 16, 6 > {});
        });
    case ChainForm::Int8:
        return f(RowsForm<T, ChainForm::Int8, 8, 6>{});
    case ChainForm::E4M3:
        return f(RowsForm<T, ChainForm::E4M3, 16, 4>{});
    case ChainForm::Dense:
        return f(RowsForm<T, ChainForm::Dense, 8, 6>{});
    }
}

template <typename F> int mostGroupsOf(const ProductChain& chain)
{
    int groups = 0;
    for (int i = 0; i < chain.count; ++i)
        groups = std::max(groups, F::groupsOf(chain.products[i].k));
    return groups;
}

template <typename F> std::int64_t sharedBytesOf(const ProductChain& chain, int multiprocessors)
{
    int units = 0;
    for (int i = 0; i < chain.count; ++i)
        units = std::max(units, ((chain.products[i].n + kWeightTile - 1) / kWeightTile + multiprocessors - 1) /
                                    multiprocessors);
    const int group = F::kVectors * (F::kWhole ? 24 : 16) + (F::kZeros ? 32 : 0);
    return F::kWarps * F::kRingBytes + mostGroupsOf<F>(chain) * std::int64_t{group} +
           std::int64_t{units} * F::kWarps * kWeightTile * 4;
}

template <typename T, typename F> void launchForm(const ProductChain& chain, int multiprocessors, cudaStream_t stream)
{
    const std::int64_t bytes = sharedBytesOf<F>(chain, multiprocessors);
    cudaFuncAttributes image{};
    check(cudaFuncGetAttributes(&image, chainKernel<T, F>), Message::mark("loading products"));
    if (image.maxDynamicSharedSizeBytes < bytes)
        check(cudaFuncSetAttribute(chainKernel<T, F>, cudaFuncAttributeMaxDynamicSharedMemorySize,
                                   static_cast<int>(bytes)),
              Message::mark("asking for shared memory"));
    launchTogether(chainKernel<T, F>, dim3(static_cast<unsigned>(multiprocessors)), dim3(F::kThreads),
                   static_cast<std::size_t>(bytes), stream, chain, mostGroupsOf<F>(chain));
}

} // namespace

std::int64_t chainSharedBytes(const ProductChain& chain, int multiprocessors)
{
    std::int64_t bytes = 0;
    withForm<__half>(chain, [&]<typename F>(F) { bytes = sharedBytesOf<F>(chain, multiprocessors); });
    return bytes;
}

void launchChain(const ProductChain& chain, Type type, int multiprocessors, cudaStream_t stream)
{
    if (type == Type::F16)
        withForm<__half>(chain, [&]<typename F>(F) { launchForm<__half, F>(chain, multiprocessors, stream); });
    else
        withForm<__nv_bfloat16>(chain,
                                [&]<typename F>(F) { launchForm<__nv_bfloat16, F>(chain, multiprocessors, stream); });
}

} // namespace qs::cuda
