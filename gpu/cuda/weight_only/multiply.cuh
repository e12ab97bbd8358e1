// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/mma_m16n8k16.cuh"
#include "gpu/cuda/common/vector_io.cuh"
#include "gpu/cuda/weight_only/decode.cuh"
#include "gpu/cuda/weight_only/form.cuh"

/// The arithmetic of cuda/weight_only/gemm.cu: a step of a warp, from shared memory to its sums.
namespace qs::cuda {

template <typename T> __device__ __forceinline__ float2 scalesOf(std::uint32_t packed)
{
    if constexpr (std::is_same_v<T, __half>)
        return __half22float2(reinterpret_cast<const __half2&>(packed));
    else
        return {__uint_as_float(packed << 16), __uint_as_float(packed & 0xffff0000u)};
}

template <typename F> struct Sums
{
    float4 of[F::kRows][F::kColumns] = {};
};

/// Whether sums start from −kOffset × the sum of A over the group instead of zero.
template <typename T, typename F> inline constexpr bool kStarts = Decoder<T, F::kBits>::kOffset != 0 && !F::kCentred;

/// What `starts` hold: the sum of A over the group times this.
template <typename T, typename F>
inline constexpr float kStartFactor = F::kZeros ? 1.0f : -Decoder<T, F::kBits>::kOffset;

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

/// Adds a step's products with A's rows, of which `rows` are this lane's places; `group` counts in the slice, `starts`
/// are its sums'.
template <typename T, typename F>
__device__ __forceinline__ void multiply(const std::uint8_t* stage, int lane, const uint4* const (&rows)[F::kColumns],
                                         const float2* starts, int group, Sums<F>& sums)
{
    const int offset = group * (kWeightGroup / 8);
    using Decode = Decoder<T, F::kBits>;
    constexpr int perVector = 4 / Decode::kWords; // products that a vector of codes is for
    float partial[F::kChains][F::kRows][F::kColumns][4] = {};
    if constexpr (kStarts<T, F>) {
#pragma unroll
        for (int column = 0; column < F::kColumns; ++column) {
            const float2 start = starts[(group * F::kColumns + column) * 4 + lane % 4];
#pragma unroll
            for (int row = 0; row < F::kRows; ++row)
#pragma unroll
                for (int i = 0; i < 4; ++i)
                    partial[0][row][column][i] =
                        (i % 2 == 0 ? start.x : start.y) * (F::kZeros ? -Decode::kOffset : 1.0f);
        }
    }
#pragma unroll
    for (int chunk = 0; chunk < 4; ++chunk) {
        uint4 b[F::kColumns], codes[F::kRows];
#pragma unroll
        for (int column = 0; column < F::kColumns; ++column)
            b[column] = rows[column][offset + 4 * chunk];
#pragma unroll
        for (int row = 0; row < F::kRows; ++row)
            codes[row] = reinterpret_cast<const uint4*>(stage + row * F::kUnitBytes)[2 * chunk / perVector * 32 + lane];
#pragma unroll
        for (int i = 0; i < 2; ++i) {
            const int first = (2 * chunk + i) % perVector * Decode::kWords;
#pragma unroll
            for (int row = 0; row < F::kRows; ++row) {
                const std::uint32_t words[2] = {word(codes[row], first), word(codes[row], first + Decode::kWords - 1)};
                std::uint32_t a[4];
                Decode::decode(words, a);
                if constexpr (F::kCentred && Decode::kOffset != 0) centre<T>(a, Decode::kOffset);
#pragma unroll
                for (int column = 0; column < F::kColumns; ++column)
                    multiplyAdd16816<T>(partial[i == 0 ? 0 : F::kChains - 1][row][column], a,
                                        i == 0 ? b[column].x : b[column].z, i == 0 ? b[column].y : b[column].w);
            }
        }
    }
    const auto* scales = reinterpret_cast<const std::uint32_t*>(stage + F::kRows * F::kUnitBytes);
#pragma unroll
    for (int row = 0; row < F::kRows; ++row) {
        const float2 scale = scalesOf<T>(scales[row * 8 + lane / 4]);
        float2 shift = {};
        if constexpr (F::kZeros) shift = scalesOf<T>(scales[(F::kRows + row) * 8 + lane / 4]);
#pragma unroll
        for (int column = 0; column < F::kColumns; ++column) {
            float4& sum = sums.of[row][column];
            if constexpr (F::kZeros) {
                const float2 start = starts[(group * F::kColumns + column) * 4 + lane % 4];
                auto& part = partial[0][row][column];
                part[0] = __fmaf_rn(shift.x, start.x, part[0]);
                part[1] = __fmaf_rn(shift.x, start.y, part[1]);
                part[2] = __fmaf_rn(shift.y, start.x, part[2]);
                part[3] = __fmaf_rn(shift.y, start.y, part[3]);
            }
#pragma unroll
            for (int chain = 0; chain < F::kChains; ++chain) {
                const auto& part = partial[chain][row][column];
                sum = {__fmaf_rn(scale.x, part[0], sum.x), __fmaf_rn(scale.x, part[1], sum.y),
                       __fmaf_rn(scale.y, part[2], sum.z), __fmaf_rn(scale.y, part[3], sum.w)};
            }
        }
    }
}

} // namespace qs::cuda
