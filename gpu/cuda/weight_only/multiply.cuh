// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/mma_m16n8k16.cuh"
#include "gpu/cuda/common/vector_io.cuh"
#include "gpu/cuda/weight_only/form.cuh"
#include "gpu/cuda/weight_only/scales.cuh"

/// The arithmetic of cuda/weight_only/gemm.cu: a step of a warp, from shared memory to its sums.
namespace qs::cuda {

template <typename F> struct Sums
{
    float4 of[F::kRows][F::kColumns] = {};
};

/// Whether sums start from −kOffset × the sum of A over the group instead of zero.
template <typename T, typename F> inline constexpr bool kStarts = Decoder<T, F::kFormat>::kOffset != 0 && !F::kCentred;

/// What `starts` hold: the sum of A over the group times this.
template <typename T, typename F>
inline constexpr float kStartFactor = F::kZeros ? 1.0f : -Decoder<T, F::kFormat>::kOffset;

/// Subtracts a decoder's offset; exact.
template <typename T> __device__ __forceinline__ void centre(std::uint32_t (&a)[4], float offset)
{
#pragma unroll
    for (std::uint32_t& pair : a) {
        if constexpr (std::is_same_v<T, __half>) {
            const __half2 centred = __hsub2(reinterpret_cast<const __half2&>(pair), __float2half2_rn(offset));
            pair = reinterpret_cast<const std::uint32_t&>(centred);
        } else {
            const __nv_bfloat162 centred =
                __hsub2(reinterpret_cast<const __nv_bfloat162&>(pair), __float2bfloat162_rn(offset));
            pair = reinterpret_cast<const std::uint32_t&>(centred);
        }
    }
}

/// What a step's sums start from.
template <typename T, typename F>
__device__ __forceinline__ void startSums(const float2* starts, int group, int lane,
                                          float (&partial)[F::kRows][F::kColumns][4])
{
#pragma unroll
    for (int column = 0; column < F::kColumns; ++column) {
        const float2 start = starts[(group * F::kColumns + column) * 4 + lane % 4];
#pragma unroll
        for (int row = 0; row < F::kRows; ++row)
#pragma unroll
            for (int i = 0; i < 4; ++i)
                partial[row][column][i] =
                    (i % 2 == 0 ? start.x : start.y) * (F::kZeros ? -Decoder<T, F::kFormat>::kOffset : 1.0f);
    }
}

/// Adds what zero points make of the group's sums of A.
template <typename T, typename F>
__device__ __forceinline__ void addShifts(const std::uint8_t* shifts, const float2* starts, int group, int lane,
                                          float (&partial)[F::kRows][F::kColumns][4])
{
#pragma unroll
    for (int row = 0; row < F::kRows; ++row) {
        const float2 shift = pairOfFloats<T>(reinterpret_cast<const std::uint32_t*>(shifts)[row * 8 + lane / 4]);
#pragma unroll
        for (int column = 0; column < F::kColumns; ++column) {
            const float2 start = starts[(group * F::kColumns + column) * 4 + lane % 4];
            auto& part = partial[row][column];
            part[0] = __fmaf_rn(shift.x, start.x, part[0]);
            part[1] = __fmaf_rn(shift.x, start.y, part[1]);
            part[2] = __fmaf_rn(shift.y, start.x, part[2]);
            part[3] = __fmaf_rn(shift.y, start.y, part[3]);
        }
    }
}

/// The products of chunk `chunk` of 32 along k, of which `b` are A's rows.
template <typename T, typename F>
__device__ __forceinline__ void multiplyChunk(const std::uint8_t* stage, int lane, int chunk,
                                              const uint4 (&b)[F::kColumns],
                                              const LaneScales<T, F::kFormat> (&scales)[F::kRows],
                                              const typename Decoder<T, F::kFormat>::Tables& tables,
                                              float (&partial)[F::kChains][F::kRows][F::kColumns][4])
{
    using Decode = Decoder<T, F::kFormat>;
    using Scales = LaneScales<T, F::kFormat>;
    constexpr int perVector = 4 / Decode::kWords; // products that a vector of codes is for
    uint4 codes[F::kRows];
    std::uint32_t rowScales[F::kRows][2][2] = {}; // by product, by row
#pragma unroll
    for (int row = 0; row < F::kRows; ++row) {
        codes[row] = reinterpret_cast<const uint4*>(stage + row * F::kUnitBytes)[2 * chunk / perVector * 32 + lane];
        if constexpr (Scales::kInRegisters)
#pragma unroll
            for (int r = 0; r < 2; ++r) {
                const std::uint32_t both = scales[row].ofChunk(r, chunk);
                rowScales[row][0][r] = Scales::template ofTwo<0>(both);
                rowScales[row][1][r] = Scales::template ofTwo<1>(both);
            }
    }
#pragma unroll
    for (int i = 0; i < 2; ++i) {
        const int first = (2 * chunk + i) % perVector * Decode::kWords;
#pragma unroll
        for (int row = 0; row < F::kRows; ++row) {
            const std::uint32_t words[2] = {word(codes[row], first), word(codes[row], first + Decode::kWords - 1)};
            std::uint32_t a[4];
            decodeForSums<T, F::kFormat>(words, tables, rowScales[row][i], a);
            if constexpr (F::kCentred && Decode::kOffset != 0) centre<T>(a, Decode::kOffset);
#pragma unroll
            for (int column = 0; column < F::kColumns; ++column)
                multiplyAdd16816<T>(partial[i == 0 ? 0 : F::kChains - 1][row][column], a,
                                    i == 0 ? b[column].x : b[column].z, i == 0 ? b[column].y : b[column].w);
        }
    }
}

/// Adds a step's products with A's rows, of which `rows` are this lane's places; `group` counts in the slice, `starts`
/// are its sums'.
template <typename T, typename F>
__device__ __forceinline__ void multiply(const std::uint8_t* stage, int lane, const uint4* const (&rows)[F::kColumns],
                                         const float2* starts, int group,
                                         const typename Decoder<T, F::kFormat>::Tables& tables, Sums<F>& sums)
{
    using Scales = LaneScales<T, F::kFormat>;
    const std::uint8_t* const unitScales = stage + F::kRows * F::kUnitBytes;
    Scales scales[F::kRows];
#pragma unroll
    for (int row = 0; row < F::kRows; ++row)
        scales[row].load(unitScales + row * F::kScaleBytes, lane);
    constexpr int chunks = 4 / Scales::kStretches;
#pragma unroll
    for (int stretch = 0; stretch < Scales::kStretches; ++stretch) {
        float partial[F::kChains][F::kRows][F::kColumns][4] = {};
        if constexpr (kStarts<T, F>) startSums<T, F>(starts, group, lane, partial[0]);
#pragma unroll
        for (int chunk = stretch * chunks; chunk < (stretch + 1) * chunks; ++chunk) {
            uint4 b[F::kColumns];
#pragma unroll
            for (int column = 0; column < F::kColumns; ++column)
                b[column] = loadColumns(rows[column] + group * (kWeightGroup / 8) + 4 * chunk);
            multiplyChunk<T, F>(stage, lane, chunk, b, scales, tables, partial);
        }
        if constexpr (F::kZeros)
            addShifts<T, F>(unitScales + F::kRows * F::kScaleBytes, starts, group, lane, partial[0]);
#pragma unroll
        for (int row = 0; row < F::kRows; ++row) {
            const float2 scale = scales[row].ofStretch(stretch);
#pragma unroll
            for (int column = 0; column < F::kColumns; ++column) {
                float4& sum = sums.of[row][column];
#pragma unroll
                for (int chain = 0; chain < F::kChains; ++chain) {
                    const auto& part = partial[chain][row][column];
                    sum = {__fmaf_rn(scale.x, part[0], sum.x), __fmaf_rn(scale.x, part[1], sum.y),
                           __fmaf_rn(scale.y, part[2], sum.z), __fmaf_rn(scale.y, part[3], sum.w)};
                }
            }
        }
    }
}

} // namespace qs::cuda
