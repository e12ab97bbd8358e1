// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/async_copy.cuh"
#include "gpu/cuda/llama_codes.cuh"

#include <algorithm>

/// One row of activations times a matrix of 16-bit elements, bound by the matrix's bytes.
/// Each warp streams its rows of W through a ring of its own in shared memory, each lane what it will read itself: no barrier but the copies'
/// own is between memory and the sums. The rings fill before the kernel before is complete, as weights do not depend on it. What is in flight
/// is what counts: rings as long as they fit were faster than shorter ones of two kernels on a multiprocessor together.
/// The row of activations (normalized on the way where that is wanted: every block does it for itself) lies in shared memory.
namespace qs::cuda {

namespace stream {

template <int Warps_, int Rows_, int Steps_, int Stages_> struct Form
{
    static constexpr int kWarps = Warps_, kRows = Rows_, kSteps = Steps_, kStages = Stages_;
    static constexpr int kRing = kStages * kRows * kSteps * 32; ///< vectors of a warp
};

/// Vectors of 16 bytes that a lane goes through in a row, rounded up to whole stages.
template <typename F> __host__ __device__ constexpr std::int64_t stagesOf(std::int64_t pitch) { return (pitch + 512 * F::kSteps - 1) / (512 * F::kSteps); }
template <typename F> constexpr std::int64_t sharedBytes(std::int64_t pitch) { return (F::kWarps * F::kRing * 16) + stagesOf<F>(pitch) * 512 * F::kSteps; }

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

template <typename T> __device__ __forceinline__ uint4 packed(const float (&x)[8])
{
    uint4 out;
    auto* words = reinterpret_cast<std::uint32_t*>(&out);
#pragma unroll
    for (int i = 0; i < 4; ++i) {
        T pair[2] = {roundedTo<T>(x[2 * i]), roundedTo<T>(x[2 * i + 1])};
        words[i] = reinterpret_cast<const std::uint32_t&>(pair);
    }
    return out;
}

/// The row of activations to shared memory, zeros up to a whole stage.
template <typename T, typename F> __device__ __forceinline__ void stageRow(const StreamProduct& p, uint4* to, float* parts)
{
    constexpr int threads = F::kWarps * 32, most = 8;
    const int vectors = static_cast<int>(stagesOf<F>(p.pitch)) * F::kSteps * 32, filled = static_cast<int>((p.k + 7) / 8), thread = static_cast<int>(threadIdx.x);
    const auto* from = static_cast<const uint4*>(p.x);
    if (!p.weight) {
        for (int i = thread; i < vectors; i += threads)
            to[i] = i < filled ? loadVector(from + i) : uint4{};
        return __syncthreads();
    }
    float squares = 0.0f;
    uint4 kept[most];
#pragma unroll
    for (int j = 0; j < most; ++j) {
        const int i = thread + j * threads;
        kept[j] = i < filled ? loadVector(from + i) : uint4{};
    }
    const auto add = [&](const uint4& v) {
        float x[8];
        unpack<T>(v, x);
#pragma unroll
        for (int e = 0; e < 8; ++e)
            squares = __fmaf_rn(x[e], x[e], squares);
    };
#pragma unroll
    for (int j = 0; j < most; ++j)
        add(kept[j]);
    for (int i = thread + most * threads; i < filled; i += threads)
        add(loadVector(from + i));
    const float factor = 1.0f / sqrtf(sumOfBlock<F::kWarps>(squares, parts) / static_cast<float>(p.k) + p.epsilon);
    const auto put = [&](int i, const uint4& v) {
        float x[8];
        unpack<T>(v, x);
#pragma unroll
        for (int e = 0; e < 8; ++e)
            x[e] = 8 * i + e < p.k ? throughType<T>(x[e] * factor) * __ldg(p.weight + 8 * i + e) : 0.0f;
        to[i] = packed<T>(x);
    };
#pragma unroll
    for (int j = 0; j < most; ++j)
        if (const int i = thread + j * threads; i < vectors) put(i, kept[j]);
    for (int i = thread + most * threads; i < vectors; i += threads)
        put(i, i < filled ? loadVector(from + i) : uint4{});
    __syncthreads();
}

/// Row of the matrix behind place r of a set.
template <typename F> __device__ __forceinline__ std::int64_t rowAt(const StreamProduct& p, std::int64_t set, int r)
{
    if (!p.gated) return set * F::kRows + r;
    return r < F::kRows / 2 ? set * (F::kRows / 2) + r : p.n / 2 + set * (F::kRows / 2) + r - F::kRows / 2;
}

/// What a warp copies next.
template <typename F> struct Feed
{
    const std::uint8_t* lines[F::kRows];
    std::int64_t set;
    int stage = 0; ///< of the row

    __device__ __forceinline__ void aim(const StreamProduct& p, std::int64_t sets)
    {
        if (set >= sets) return;
#pragma unroll
        for (int r = 0; r < F::kRows; ++r)
            lines[r] = p.codes + min(rowAt<F>(p, set, r), p.n - 1) * p.pitch + threadIdx.x % 32 * 16;
    }
    __device__ __forceinline__ void fetch(const StreamProduct& p, std::int64_t sets, std::int64_t stride, int stages, std::uint32_t to)
    {
        if (set < sets) {
            const int first = stage * F::kSteps * 512, lane = static_cast<int>(threadIdx.x) % 32 * 16;
#pragma unroll
            for (int step = 0; step < F::kSteps; ++step) {
                const int at = first + step * 512, bytes = at + lane < p.pitch ? 16 : 0;
#pragma unroll
                for (int r = 0; r < F::kRows; ++r)
                    copyAsync(to + static_cast<std::uint32_t>((step * F::kRows + r) * 512), lines[r] + (bytes ? at : 0), bytes);
            }
            if (++stage == stages) {
                stage = 0;
                set += stride;
                aim(p, sets);
            }
        }
        commitCopies();
    }
};

template <typename T, typename F> __device__ __forceinline__ void store(const StreamProduct& p, std::int64_t set, const float (&sums)[F::kRows])
{
    const auto lane = static_cast<int>(threadIdx.x) % 32;
    constexpr int kinds = F::kRows;
#pragma unroll
    for (int r = 0; r < kinds; ++r) {
        if (lane != r || (p.gated && r >= F::kRows / 2)) continue;
        const std::int64_t row = rowAt<F>(p, set, r), rows = p.gated ? p.n / 2 : p.n;
        if (row >= rows) continue;
        float value = sums[r];
        if (p.gated) {
            const float g = throughType<T>(throughType<T>(value) + (p.bias ? p.bias[row] : 0.0f));
            const float u = throughType<T>(throughType<T>(sums[(r + F::kRows / 2) % F::kRows]) + (p.bias ? p.bias[p.n / 2 + row] : 0.0f));
            value = throughType<T>(siluOf(g)) * u;
        } else if (p.bias) {
            value = throughType<T>(value) + p.bias[row];
        }
        if (p.floats) {
            static_cast<float*>(p.out)[row] = value;
            continue;
        }
        if (p.residual) {
            const T before = *static_cast<const volatile T*>(static_cast<const T*>(p.residual) + row);
            value = throughType<T>(value) + toFloat(before);
        }
        static_cast<T*>(p.out)[row] = roundedTo<T>(value);
    }
}

template <typename T, typename F> __global__ void __launch_bounds__(F::kWarps * 32) streamKernel(const StreamProduct p)
{
    extern __shared__ uint4 shared[];
    __shared__ float parts[32];
    allowNext();
    const int warp = static_cast<int>(threadIdx.x) / 32, lane = static_cast<int>(threadIdx.x) % 32;
    uint4* const ring = shared + warp * F::kRing + lane;
    uint4* const row = shared + F::kWarps * F::kRing;
    const std::uint32_t ringAt = static_cast<std::uint32_t>(__cvta_generic_to_shared(ring));
    constexpr int stageVectors = F::kRows * F::kSteps * 32;
    const std::int64_t perSet = p.gated ? F::kRows / 2 : F::kRows, sets = ((p.gated ? p.n / 2 : p.n) + perSet - 1) / perSet;
    const std::int64_t stride = static_cast<std::int64_t>(gridDim.x) * F::kWarps, first = static_cast<std::int64_t>(warp) * gridDim.x + blockIdx.x;
    const int stages = static_cast<int>(stagesOf<F>(p.pitch));
    Feed<F> feed;
    feed.set = first;
    feed.aim(p, sets);
#pragma unroll
    for (int s = 0; s < F::kStages - 1; ++s)
        feed.fetch(p, sets, stride, stages, ringAt + s * stageVectors * 16);
    awaitKernelsBefore();
    stageRow<T, F>(p, row, parts);
    int slot = 0;
    for (std::int64_t set = first; set < sets; set += stride) {
        float sums[F::kRows] = {};
        const uint4* x = row + lane;
        for (int stage = 0; stage < stages; ++stage) {
            awaitCopies<F::kStages - 2>();
            const uint4* from = ring + slot * stageVectors;
#pragma unroll
            for (int step = 0; step < F::kSteps; ++step) {
                float a[8];
                unpack<T>(x[step * 32], a);
#pragma unroll
                for (int r = 0; r < F::kRows; ++r) {
                    float w[8];
                    unpack<T>(from[(step * F::kRows + r) * 32], w);
#pragma unroll
                    for (int e = 0; e < 8; ++e)
                        sums[r] = __fmaf_rn(w[e], a[e], sums[r]);
                }
            }
            x += F::kSteps * 32;
            const int free = slot == 0 ? F::kStages - 1 : slot - 1; // read in the round before
            feed.fetch(p, sets, stride, stages, ringAt + free * stageVectors * 16);
            slot = slot + 1 == F::kStages ? 0 : slot + 1;
        }
#pragma unroll
        for (int r = 0; r < F::kRows; ++r)
            for (int distance = 16; distance > 0; distance /= 2)
                sums[r] += __shfl_xor_sync(~0u, sums[r], distance);
        store<T, F>(p, set, sums);
    }
}

template <typename T, typename F> bool launchForm(const StreamProduct& p, int multiprocessors, std::int64_t mostShared, cudaStream_t on)
{
    const std::int64_t bytes = sharedBytes<F>(p.pitch);
    if (bytes > mostShared) return false;
    static const bool ready = [&] {
        check(cudaFuncSetAttribute(streamKernel<T, F>, cudaFuncAttributeMaxDynamicSharedMemorySize, static_cast<int>(mostShared)), "preparing a product");
        return true;
    }();
    (void)ready;
    launchWaiting(streamKernel<T, F>, dim3(static_cast<unsigned>(multiprocessors)), dim3(F::kWarps * 32), static_cast<std::size_t>(bytes), on, p);
    return true;
}

using Least = Form<8, 2, 1, 5>; ///< what takes the least shared memory

/// By the form with the longest rings that fit into a block's shared memory; at least the last does (canStream()). On an H200 the first reads
/// 4.2 TB/s of the 4.5 TB/s that anything reads there.
template <typename T> void launch(const StreamProduct& p, int multiprocessors, std::int64_t mostShared, cudaStream_t on)
{
    if (launchForm<T, Form<16, 2, 2, 5>>(p, multiprocessors, mostShared, on)) return;
    if (launchForm<T, Form<16, 2, 1, 5>>(p, multiprocessors, mostShared, on)) return;
    (void)launchForm<T, Least>(p, multiprocessors, mostShared, on);
}

} // namespace stream

} // namespace qs::cuda
