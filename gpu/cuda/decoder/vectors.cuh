// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/codes.cuh"
#include "gpu/cuda/decoder/task.cuh"

#include <algorithm>

/// The kernel behind multiplyVectors(); a file for each type of activations instantiates it.
/// Traffic: each byte of the matrix once; activations out of L1, once for each kRows rows of the matrix. A warp takes
/// kRows rows (or shares them with the block's other warps along k), a lane 16 bytes of each row and step; kSteps steps
/// are asked for before the first is used, and the first of all before the kernel before is complete, as weights do not
/// depend on it. What a sum of few rows costs is the latency of those loads, which that hides. Lanes' sums are added by
/// shuffles, warps' in shared memory in order: the same bits every time.
namespace qs::cuda {

namespace vectors {

inline constexpr int kWarps = 8;

template <typename T, Coding C, int M> struct Tile
{
    using Shape = CodeShape<T, C>;
    static constexpr int kRows = C == Coding::Same ? 2 : 4;
    static constexpr int kSteps = C == Coding::Same ? 4 : 2;
    using Sum = std::conditional_t<C == Coding::Dot8, int, float>;
};

/// Row of the matrix behind place `r` of a warp's rows.
template <int Rows> __device__ __forceinline__ std::int64_t rowAt(const VectorProduct& p, std::int64_t set, int r)
{
    if (!p.gated) return set * Rows + r;
    return r < Rows / 2 ? set * (Rows / 2) + r : p.matrix.n / 2 + set * (Rows / 2) + r - Rows / 2;
}

/// Adds a chunk's products.
template <typename T, Coding C, int M, int Rows>
__device__ __forceinline__ void addChunk(const VectorProduct& p, const uint4 (&codes)[Rows], std::int64_t chunk,
                                         const std::int64_t (&rows)[Rows], const float (&factors)[Rows],
                                         const float* table, typename Tile<T, C, M>::Sum (&sums)[Rows][M])
{
    using Shape = CodeShape<T, C>;
    const CodedMatrix& w = p.matrix;
    if constexpr (C == Coding::Dot8) {
#pragma unroll
        for (int m = 0; m < M; ++m) {
            if (m >= p.m) break;
            const uint4 x = loadVector(
                reinterpret_cast<const uint4*>(static_cast<const std::uint8_t*>(p.x) + m * p.xPitch) + chunk);
#pragma unroll
            for (int r = 0; r < Rows; ++r)
#pragma unroll
                for (int i = 0; i < 4; ++i)
                    sums[r][m] = __dp4a(static_cast<int>(word(codes[r], i)), static_cast<int>(word(x, i)), sums[r][m]);
        }
        return;
    } else {
        constexpr int N = Shape::kTogether;
        const std::int64_t first = chunk * Shape::kChunk;
        const bool scaleOfChunk = w.group % Shape::kChunk == 0 || w.groups == 1;
        float scales[Rows] = {}, offsets[Rows] = {};
        int group = 0;
#pragma unroll
        for (int sub = 0; sub < Shape::kChunk / N; ++sub) {
            const std::int64_t k = first + sub * N;
            if (Shape::kScaled && (sub == 0 || !scaleOfChunk)) {
                group = w.groups == 1 ? 0 : min(static_cast<int>(k) / w.group, w.groups - 1);
#pragma unroll
                for (int r = 0; r < Rows; ++r) {
                    const std::int64_t at = (C == Coding::E4M3 ? rows[r] >> w.rowShift : rows[r]) * w.groups + group;
                    scales[r] = decoderScale(w.scaleKind, w.scales, at) * factors[r];
                    offsets[r] = 8388608.0f + static_cast<float>(w.zeroPoints ? w.zeroPoints[at] : w.zeroPoint);
                }
            }
            float values[Rows][N];
#pragma unroll
            for (int r = 0; r < Rows; ++r)
                decodeCodes<T, C>(codes[r], sub, offsets[r], w.flip, table, values[r]);
#pragma unroll
            for (int m = 0; m < M; ++m) {
                if (m >= p.m) break;
                float x[N];
                loadFloats(static_cast<const T*>(p.x) + m * p.xPitch + k, x);
                const float scaleOfX =
                    C == Coding::E4M3 && p.groupScales ? p.groupScales[group * p.groupPitch + m] : 1.0f;
#pragma unroll
                for (int r = 0; r < Rows; ++r) {
                    float part = Shape::kScaled ? 0.0f : sums[r][m];
#pragma unroll
                    for (int i = 0; i < N; ++i)
                        part = __fmaf_rn(values[r][i], x[i], part);
                    sums[r][m] = Shape::kScaled ? __fmaf_rn(part, scales[r] * scaleOfX, sums[r][m]) : part;
                }
            }
        }
    }
}

/// The sum over the warps that share a row, with its scales.
template <Coding C, typename Sum>
__device__ __forceinline__ float finished(const VectorProduct& p, const Sum* parts, int stride, int warpsK,
                                          std::int64_t row, int m)
{
    Sum sum = 0;
    for (int k = 0; k < warpsK; ++k)
        sum += parts[k * stride];
    auto value = static_cast<float>(sum);
    if (p.rowScales) value *= p.rowScales[m];
    if constexpr (C == Coding::Dot8) value *= decoderScale(p.matrix.scaleKind, p.matrix.scales, row);
    return value;
}

template <typename T, Coding C, int M>
__global__ void __launch_bounds__(32 * kWarps) vectorKernel(const VectorProduct p, const int warpsK)
{
    using Form = Tile<T, C, M>;
    constexpr int Rows = Form::kRows, Steps = Form::kSteps;
    __shared__ typename Form::Sum shared[kWarps][Rows * M];
    __shared__ float table[16];
    allowNext();
    const int warp = static_cast<int>(threadIdx.x) / 32, lane = static_cast<int>(threadIdx.x) % 32;
    const int warpK = warp % warpsK, warpsN = kWarps / warpsK;
    const std::int64_t set = static_cast<std::int64_t>(blockIdx.x) * warpsN + warp / warpsK;
    const std::int64_t chunks = (p.matrix.k + Form::Shape::kChunk - 1) / Form::Shape::kChunk, stride = 32 * warpsK;
    std::int64_t rows[Rows];
    float factors[Rows];
    const uint4* lines[Rows];
#pragma unroll
    for (int r = 0; r < Rows; ++r) {
        rows[r] =
            min(rowAt<Rows>(p, set, r), p.matrix.n - 1); // rows behind the last repeat it: their sums are not looked at
        lines[r] = reinterpret_cast<const uint4*>(p.matrix.codes + rows[r] * p.matrix.pitch);
        factors[r] = p.matrix.rowFactors ? p.matrix.rowFactors[rows[r]] : 1.0f;
    }
    if constexpr (C == Coding::NF4) {
        fillEntries(table);
        __syncthreads();
    }
    std::int64_t first = warpK * 32; // of the warp's chunks; a lane's is `lane` behind
    uint4 codes[Steps][Rows];
    const auto fetch = [&] {
#pragma unroll
        for (int step = 0; step < Steps; ++step) {
            const std::int64_t chunk = first + step * stride + lane;
#pragma unroll
            for (int r = 0; r < Rows; ++r)
                codes[step][r] = chunk < chunks ? loadVector(lines[r] + chunk) : uint4{};
        }
    };
    fetch();
    awaitKernelsBefore();
    typename Form::Sum sums[Rows][M] = {};
    while (first < chunks) {
#pragma unroll
        for (int step = 0; step < Steps; ++step) {
            const std::int64_t chunk = first + step * stride + lane;
            if (chunk < chunks) addChunk<T, C, M, Rows>(p, codes[step], chunk, rows, factors, table, sums);
        }
        first += Steps * stride;
        if (first < chunks) fetch();
    }
#pragma unroll
    for (int r = 0; r < Rows; ++r)
#pragma unroll
        for (int m = 0; m < M; ++m) {
            auto sum = sums[r][m];
            for (int distance = 16; distance > 0; distance /= 2)
                sum += __shfl_xor_sync(~0u, sum, distance);
            if (lane == 0) shared[warp][r * M + m] = sum;
        }
    __syncthreads();
    const int each = (p.gated ? Rows / 2 : Rows) * M, thread = static_cast<int>(threadIdx.x);
    if (thread >= warpsN * each) return;
    const int which = thread / each, r = thread % each / M, m = thread % M;
    const std::int64_t ownSet = static_cast<std::int64_t>(blockIdx.x) * warpsN + which, row = rowAt<Rows>(p, ownSet, r);
    if (m >= p.m || row >= (p.gated ? p.matrix.n / 2 : p.matrix.n)) return;
    const auto* parts = &shared[which * warpsK][0];
    float value = finished<C>(p, parts + r * M + m, Rows * M, warpsK, row, m);
    if (p.gated) {
        const std::int64_t upRow = row + p.matrix.n / 2;
        const float up = finished<C>(p, parts + (Rows / 2 + r) * M + m, Rows * M, warpsK, upRow, m);
        const float g = throughType<T>(throughType<T>(value) + (p.bias ? p.bias[row] : 0.0f)),
                    u = throughType<T>(throughType<T>(up) + (p.bias ? p.bias[upRow] : 0.0f));
        value = throughType<T>(siluOf(g)) * u;
    }
    if (p.floats)
        static_cast<float*>(p.out)[m * p.outPitch + row] = value;
    else
        static_cast<T*>(p.out)[m * p.outPitch + row] = roundedTo<T>(value);
}

template <typename T, Coding C, int M> void launch(const VectorProduct& p, int multiprocessors, cudaStream_t stream)
{
    using Form = Tile<T, C, M>;
    const std::int64_t perSet = p.gated ? Form::kRows / 2 : Form::kRows, rows = p.gated ? p.matrix.n / 2 : p.matrix.n;
    const std::int64_t sets = (rows + perSet - 1) / perSet;
    const std::int64_t steps = (p.matrix.k + Form::Shape::kChunk * 32 - 1) / (Form::Shape::kChunk * 32); // of one warp
    int warpsK = 1;
    while (warpsK < kWarps && sets * warpsK < std::int64_t{14} * multiprocessors && steps > warpsK)
        warpsK *= 2;
    const std::int64_t perBlock = kWarps / warpsK;
    launchWaiting(vectorKernel<T, C, M>, dim3(static_cast<unsigned>((sets + perBlock - 1) / perBlock)),
                  dim3(32 * kWarps), 0, stream, p, warpsK);
}

template <typename T> void launchTyped(const VectorProduct& p, int multiprocessors, cudaStream_t stream)
{
    withCoding(p.matrix.coding, [&]<typename C>(C) {
        if (p.m == 1) return launch<T, C::value, 1>(p, multiprocessors, stream);
        launch<T, C::value, kVectorRows>(p, multiprocessors, stream);
    });
}

void launchF16(const VectorProduct& p, int multiprocessors, cudaStream_t stream);
void launchBF16(const VectorProduct& p, int multiprocessors, cudaStream_t stream);
void launchF32(const VectorProduct& p, int multiprocessors, cudaStream_t stream);

} // namespace vectors

} // namespace qs::cuda
