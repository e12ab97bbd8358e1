// SPDX-License-Identifier: GPL-3.0-or-later
// Several products of a decode step of one row in one kernel: output, gate/up, down and the next layer's query/key/value.
// Traffic: every weight byte and scale once, and of each product the row of activations to every multiprocessor.
// As kernels of their own such products take 3 to 5 µs longer than their bytes: memory idles while one ends and the next begins. Here one block
// lives on each multiprocessor through all of them. What a warp reads of all products is known from the start and does not depend on
// activations, so its ring in shared memory goes on filling with the next product's weights while the blocks wait for each other's results.
// A block takes whole rows of weights, 16 at a time, and shares them evenly among its warps along k, so that no sums meet outside of it; a
// warp's part of a product is one run of memory. The warps' sums meet in shared memory once a product, added in the order of k: results do not
// depend on timing. Then all blocks meet (about 1.5 µs), and each reads the whole row that they wrote together, past the L1 cache.
#include "gpu/cuda/async_copy.cuh"
#include "gpu/cuda/dependent_launch.cuh"
#include "gpu/cuda/failure.cuh"
#include "gpu/cuda/llama_codes.cuh"
#include "gpu/cuda/weight_only_chain.cuh"
#include "gpu/cuda/weight_only_multiply.cuh"

#include <algorithm>

namespace qs::cuda {

namespace {

constexpr int kVectors = kWeightGroup / 8; ///< of 16 bytes of A in a group
constexpr int kKept = 2;                   ///< vectors of A that a thread keeps in registers while its norm is found
constexpr int kTogether = 4;               ///< that a thread asks for at once where there is none

__host__ __device__ constexpr int unitsOf(int n) { return (n + kWeightTile - 1) / kWeightTile; }
__host__ __device__ constexpr int groupsOf(int k) { return (k + kWeightGroup - 1) / kWeightGroup; }

template <int BitsOf, bool ZerosOf, int WarpsOf, int StagesOf> struct Form : WeightOnlyForm<BitsOf, 1, 1, StagesOf, WarpsOf, ZerosOf>
{
    static constexpr int kWarps = WarpsOf, kThreads = 32 * WarpsOf;
    static constexpr int kRingBytes = StagesOf * WeightOnlyForm<BitsOf, 1, 1, StagesOf, WarpsOf, ZerosOf>::kStageBytes; ///< of a warp
};

/// What of a product is a block's: units of 16 rows, and among its warps units × groups in that order.
struct Share
{
    int first, units, total, each;
    __device__ __forceinline__ Share(const ChainProduct& q, int warps)
    {
        const int all = unitsOf(q.n), block = static_cast<int>(blockIdx.x), blocks = static_cast<int>(gridDim.x);
        first = all * block / blocks;
        units = all * (block + 1) / blocks - first;
        total = units * groupsOf(q.k);
        each = (total + warps - 1) / warps;
    }
};

/// What a warp copies next, through all products.
template <typename F> struct Feed
{
    const std::uint8_t *codes = nullptr, *scales = nullptr; ///< this lane's
    int left = 0, product = 0;

    __device__ __forceinline__ void aim(const ProductChain& p, int warp, int lane)
    {
        for (left = 0; product < p.count && left == 0; ++product) {
            const ChainProduct& q = p.products[product];
            const Share share(q, F::kWarps);
            const int begin = min(warp * share.each, share.total);
            const std::int64_t unit = static_cast<std::int64_t>(share.first) * groupsOf(q.k) + begin;
            left = min(share.each, share.total - begin);
            codes = q.weights + unit * F::kUnitBytes + lane * 16;
            scales = (F::kZeros && lane >= 2 ? q.shifts : q.scales) + unit * 32 + lane % 2 * 16;
        }
    }
    __device__ __forceinline__ void fetch(std::uint32_t stage, const ProductChain& p, int warp, int lane)
    {
        if (left > 0) {
#pragma unroll
            for (int i = 0; i < F::kVectors; ++i)
                copyAsync(stage + static_cast<std::uint32_t>(512 * i + lane * 16), codes + 512 * i);
            if (lane < (F::kZeros ? 4 : 2)) copyAsync(stage + static_cast<std::uint32_t>(F::kUnitBytes + lane * 16), scales);
            codes += F::kUnitBytes;
            scales += 32;
            if (--left == 0) aim(p, warp, lane);
        }
        commitCopies();
    }
};

/// Past the L1 cache, where lines of earlier products may lie.
__device__ __forceinline__ uint4 loadNew(const uint4* from)
{
    uint4 v;
    asm volatile("ld.global.cg.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w) : "l"(from) : "memory");
    return v;
}
template <typename T> __device__ __forceinline__ float loadNewAt(const void* all, int at)
{
    std::uint16_t bits;
    asm volatile("ld.global.cg.u16 %0, [%1];" : "=h"(bits) : "l"(static_cast<const T*>(all) + at) : "memory");
    return toFloat(reinterpret_cast<const T&>(bits));
}

/// All blocks of the launch are here, and what they wrote before is visible. The counter's highest bit turns when all have come, and its other
/// bits are zero again.
__device__ __forceinline__ void arrive(unsigned* counter, unsigned& before)
{
    __syncthreads();
    if (threadIdx.x != 0) return;
    __threadfence();
    before = atomicAdd(counter, blockIdx.x == 0 ? 0x80000000u - (gridDim.x - 1) : 1u);
}
__device__ __forceinline__ void awaitBlocks(const unsigned* counter, unsigned before)
{
    if (threadIdx.x == 0) {
        unsigned now;
        do
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(now) : "l"(counter) : "memory");
        while (((now ^ before) & 0x80000000u) == 0);
    }
    __syncthreads();
}

/// Norm's weights of the vectors that a thread keeps; they may be asked for before the row is there.
struct NormWeights
{
    float4 of[kKept][2];
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
};

template <int Warps> __device__ __forceinline__ float sumOfBlock(float value, float* parts)
{
    const int warp = static_cast<int>(threadIdx.x) / 32, lane = static_cast<int>(threadIdx.x) % 32;
    for (int distance = 16; distance > 0; distance /= 2)
        value += __shfl_xor_sync(~0u, value, distance);
    if (lane == 0) parts[warp] = value;
    __syncthreads();
    value = lane < Warps ? parts[lane] : 0.0f;
    for (int distance = 16; distance > 0; distance /= 2)
        value += __shfl_xor_sync(~0u, value, distance);
    return value;
}

/// Eight elements of A to their place; with zero points also the sum over their group, of which 16 neighbouring lanes have a part each.
template <typename T, typename F> __device__ __forceinline__ void put(int i, int all, const uint4& v, uint4* row, float2* starts)
{
    if (i < all) row[i] = v;
    if constexpr (F::kZeros) {
        float x[8], sum = 0.0f;
        unpack<T>(v, x);
#pragma unroll
        for (int e = 0; e < 8; ++e)
            sum += x[e];
        for (int distance = 8; distance > 0; distance /= 2)
            sum += __shfl_xor_sync(~0u, sum, distance);
        if (i < all && i % kVectors < 4) starts[i / kVectors * 4 + i % kVectors] = {sum, sum};
    }
}

/// The row of activations to shared memory, normalized where the product wants that.
template <typename T, typename F>
__device__ __forceinline__ void stageRow(const ChainProduct& q, const NormWeights& weights, uint4* row, float2* starts, float* parts)
{
    const int thread = static_cast<int>(threadIdx.x), all = groupsOf(q.k) * kVectors;
    const auto* const from = static_cast<const uint4*>(q.x);
    if (!q.norm) {
        for (int first = thread; first - thread % 32 < all; first += kTogether * F::kThreads) {
            uint4 v[kTogether];
#pragma unroll
            for (int j = 0; j < kTogether; ++j)
                v[j] = first + j * F::kThreads < all ? loadNew(from + first + j * F::kThreads) : uint4{};
#pragma unroll
            for (int j = 0; j < kTogether; ++j)
                put<T, F>(first + j * F::kThreads, all, v[j], row, starts);
        }
        return __syncthreads();
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
    const float factor = 1.0f / sqrtf(sumOfBlock<F::kWarps>(squares, parts) / static_cast<float>(q.k) + q.epsilon);
    const auto normed = [&](int i, const uint4& v, const float (&w)[8]) {
        float x[8];
        unpack<T>(v, x);
        T out[8];
#pragma unroll
        for (int e = 0; e < 8; ++e)
            out[e] = roundedTo<T>(8 * i + e < q.k ? throughType<T>(x[e] * factor) * w[e] : 0.0f);
        put<T, F>(i, all, reinterpret_cast<const uint4&>(out), row, starts);
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
        if (q.k % 8 == 0) normed(thread + j * F::kThreads, kept[j], {a.x, a.y, a.z, a.w, b.x, b.y, b.z, b.w});
        else slowly(thread + j * F::kThreads, kept[j]);
    }
    later(slowly);
    __syncthreads();
}

/// A warp's part of a product; its sums to `red`, [unit][warp][row].
template <typename T, typename F>
__device__ __forceinline__ void multiplyShare(const ProductChain& p, const ChainProduct& q, Feed<F>& feed, int& slot, const std::uint8_t* ring, const uint4* row,
                                              const float2* starts, float* red)
{
    const int warp = static_cast<int>(threadIdx.x) / 32, lane = static_cast<int>(threadIdx.x) % 32, groups = groupsOf(q.k);
    const Share share(q, F::kWarps);
    const int begin = min(warp * share.each, share.total), end = min(begin + share.each, share.total);
    const auto ringAddress = static_cast<std::uint32_t>(__cvta_generic_to_shared(ring));
    const uint4* const rows[1] = {row + lane % 4};
    int unit = begin / groups, group = begin - unit * groups;
    Sums<F> sums;
    for (int i = begin; i < end; ++i) {
        awaitCopies<F::kStages - 2>();
        __syncwarp();
        multiply<T, F>(ring + slot * F::kStageBytes, lane, rows, starts, group, sums);
        const int behind = slot == 0 ? F::kStages - 1 : slot - 1; // read in the step before
        feed.fetch(ringAddress + behind * F::kStageBytes, p, warp, lane);
        slot = slot + 1 == F::kStages ? 0 : slot + 1;
        if (++group < groups && i + 1 < end) continue;
        float* const to = red + (unit * F::kWarps + warp) * kWeightTile + lane / 4;
        if (lane % 4 == 0) to[0] = sums.of[0][0].x, to[8] = sums.of[0][0].z;
        sums = {};
        group = 0;
        ++unit;
    }
}

/// Adds the warps' sums of a row up.
template <typename F> __device__ __forceinline__ float sumOf(const ChainProduct& q, const Share& share, const float* red, int unit, int row)
{
    const int groups = groupsOf(q.k), last = ((unit + 1) * groups - 1) / share.each;
    float sum = 0.0f;
    for (int warp = unit * groups / share.each; warp <= last; ++warp)
        sum += red[(unit * F::kWarps + warp) * kWeightTile + row];
    return sum;
}

/// Sums on their way through bias, residual stream and gate to memory. `before`: the residual stream's element of a thread's first row.
template <typename T, typename F> __device__ __forceinline__ void finish(const ChainProduct& q, const float* red, float before)
{
    const Share share(q, F::kWarps);
    const int half = q.n / 2;
    const auto store = [&](int at, float value) { static_cast<T*>(q.out)[at] = roundedTo<T>(value); };
    for (int i = static_cast<int>(threadIdx.x); i < share.units * kWeightTile; i += F::kThreads) {
        const int unit = i / kWeightTile, r = i % kWeightTile;
        if (!q.paired) {
            const int at = (share.first + unit) * kWeightTile + r;
            if (at >= q.n) continue;
            float value = sumOf<F>(q, share, red, unit, r);
            if (q.bias) value = throughType<T>(value) + q.bias[at];
            if (q.residual) value = throughType<T>(value) + (i < F::kThreads ? before : loadNewAt<T>(q.residual, at));
            store(at, value);
            continue;
        }
        const int at = (share.first + unit) * (kWeightTile / 2) + r;
        if (r >= kWeightTile / 2 || at >= half) continue;
        const float g = throughType<T>(throughType<T>(sumOf<F>(q, share, red, unit, r)) + (q.bias ? q.bias[at] : 0.0f));
        const float u = throughType<T>(throughType<T>(sumOf<F>(q, share, red, unit, r + kWeightTile / 2)) + (q.bias ? q.bias[half + at] : 0.0f));
        store(at, throughType<T>(siluOf(g)) * u);
    }
}

/// Shared memory: the warps' rings, their sums, sums of A over groups, A.
template <typename T, typename F> __global__ void __launch_bounds__(F::kThreads, 1) chainKernel(const __grid_constant__ ProductChain p, int mostGroups)
{
    extern __shared__ __align__(128) std::uint8_t shared[];
    __shared__ float parts[32];
    allowNext();
    const int thread = static_cast<int>(threadIdx.x), warp = thread / 32, lane = thread % 32;
    const std::uint8_t* const ring = shared + warp * F::kRingBytes;
    auto* const row = reinterpret_cast<uint4*>(shared + F::kWarps * F::kRingBytes);
    auto* const starts = reinterpret_cast<float2*>(row + mostGroups * kVectors);
    auto* const red = reinterpret_cast<float*>(starts + (F::kZeros ? mostGroups * 4 : 0));
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
        NormWeights weights;
        weights.load(q, thread, F::kThreads);
        if (i == 0) awaitKernelsBefore();
        else awaitBlocks(p.barrier, before);
        stageRow<T, F>(q, weights, row, starts, parts);
        const int own = Share(q, F::kWarps).first * kWeightTile + thread;
        const float residual = q.residual && own < q.n ? loadNewAt<T>(q.residual, own) : 0.0f;
        multiplyShare<T, F>(p, q, feed, slot, ring, row, starts, red);
        __syncthreads();
        finish<T, F>(q, red, residual);
        if (i + 1 < p.count) arrive(p.barrier, before);
    }
}

/// Sixteen warps, with rings of about 9 KB each.
template <typename Function> void withForm(int bits, bool zeros, Function&& f)
{
    if (bits == 8) return f(Form<8, false, 16, 5>{});
    if (zeros) return f(Form<4, true, 16, 9>{});
    f(Form<4, false, 16, 9>{});
}

int mostGroupsOf(const ProductChain& chain)
{
    int groups = 0;
    for (int i = 0; i < chain.count; ++i)
        groups = std::max(groups, groupsOf(chain.products[i].k));
    return groups;
}

template <typename F> std::int64_t sharedBytesOf(const ProductChain& chain, int multiprocessors)
{
    int units = 0;
    for (int i = 0; i < chain.count; ++i)
        units = std::max(units, (unitsOf(chain.products[i].n) + multiprocessors - 1) / multiprocessors);
    return F::kWarps * F::kRingBytes + mostGroupsOf(chain) * (kVectors * 16 + (F::kZeros ? 32 : 0)) + std::int64_t{units} * F::kWarps * kWeightTile * 4;
}

template <typename T, typename F> void launchForm(const ProductChain& chain, int multiprocessors, cudaStream_t stream)
{
    const std::int64_t bytes = sharedBytesOf<F>(chain, multiprocessors);
    cudaFuncAttributes image{};
    check(cudaFuncGetAttributes(&image, chainKernel<T, F>), "loading products");
    if (image.maxDynamicSharedSizeBytes < bytes)
        check(cudaFuncSetAttribute(chainKernel<T, F>, cudaFuncAttributeMaxDynamicSharedMemorySize, static_cast<int>(bytes)), "asking for shared memory");
    launchWaiting(chainKernel<T, F>, dim3(static_cast<unsigned>(multiprocessors)), dim3(F::kThreads), static_cast<std::size_t>(bytes), stream, chain,
                  mostGroupsOf(chain));
}

} // namespace

std::int64_t chainSharedBytes(const ProductChain& chain, int bits, bool zeros, int multiprocessors)
{
    std::int64_t bytes = 0;
    withForm(bits, zeros, [&]<typename F>(F) { bytes = sharedBytesOf<F>(chain, multiprocessors); });
    return bytes;
}

void launchChain(const ProductChain& chain, int bits, bool zeros, Type type, int multiprocessors, cudaStream_t stream)
{
    withForm(bits, zeros, [&]<typename F>(F) {
        if (type == Type::F16) launchForm<__half, F>(chain, multiprocessors, stream);
        else launchForm<__nv_bfloat16, F>(chain, multiprocessors, stream);
    });
}

} // namespace qs::cuda
