// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/coded_matrix.cuh"
#include "gpu/cuda/common/vector_io.cuh"
#include "gpu/numerics/packed_formats.h"

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <type_traits>

/// Codes of matrices to floats, eight at a time (four of FP32), and what the decoder engine's kernels share on the
/// device.
namespace qs::cuda {

template <typename T> __device__ __forceinline__ float throughType(float value) { return toFloat(roundedTo<T>(value)); }

__device__ __forceinline__ float siluOf(float x) { return __fdiv_rn(x, 1.0f + expf(-x)); }

/// Codes in 16 bytes, and those that are decoded at a time.
template <typename T, Coding C> struct CodeShape
{
    static constexpr int kChunk = C == Coding::Same ? 16 / static_cast<int>(sizeof(T))
                                  : C == Coding::Nibble || C == Coding::E2M1 || C == Coding::NF4 ? 32
                                                                                                 : 16;
    static constexpr int kTogether = kChunk < 8 ? kChunk : 8;
    static constexpr bool kScaled = C != Coding::Same && C != Coding::Dot8;
};

/// Two E4M3 codes in the bytes 1 and 3 of a word, times 2^−8, as FP16. The NaN code is taken for 480.
__device__ __forceinline__ float2 e4m3Pair(std::uint32_t bytes)
{
    const std::uint32_t bits = (bytes & 0x80008000u) | (bytes & 0x7f007f00u) >> 1;
    return __half22float2(reinterpret_cast<const __half2&>(bits));
}

/// Elements [Sub × kTogether, …) of a chunk. `offset`: 2^23 + the zero point; `table`: NF4's values.
template <typename T, Coding C, int N>
__device__ __forceinline__ void decodeCodes(const uint4& chunk, int sub, float offset, std::uint32_t flip,
                                            const float* table, float (&w)[N])
{
    if constexpr (C == Coding::Same) {
        unpack<T>(chunk, w);
    } else if constexpr (C == Coding::Int8) {
#pragma unroll
        for (int i = 0; i < 8; ++i) {
            const std::uint32_t bytes = word(chunk, 2 * sub + i / 4) ^ flip;
            w[i] = __fsub_rn(__uint_as_float(__byte_perm(bytes, 0x4b000000u, 0x7440u + static_cast<unsigned>(i % 4))),
                             offset);
        }
    } else if constexpr (C == Coding::E4M3) {
#pragma unroll
        for (int i = 0; i < 2; ++i) {
            const std::uint32_t bytes = word(chunk, 2 * sub + i);
            const float2 even = e4m3Pair(bytes << 8), odd = e4m3Pair(bytes);
            w[4 * i] = even.x * 256.0f;
            w[4 * i + 1] = odd.x * 256.0f;
            w[4 * i + 2] = even.y * 256.0f;
            w[4 * i + 3] = odd.y * 256.0f;
        }
    } else {
        const std::uint32_t codes = word(chunk, sub);
#pragma unroll
        for (int i = 0; i < 8; ++i) {
            if constexpr (C == Coding::Nibble)
                w[i] = __fsub_rn(__uint_as_float((codes >> 4 * i & 15u) | 0x4b000000u), offset);
            else if constexpr (C == Coding::NF4)
                w[i] = table[codes >> 4 * i & 15u];
            else if (i < 4) { // E2M1's bits in FP16's places are its value by 2^−14
                const std::uint32_t pair = codes >> 4 * i & 0x000f000fu,
                                    bits = (pair & 0x00080008u) << 12 | (pair & 0x00070007u) << 9;
                const float2 both = __half22float2(reinterpret_cast<const __half2&>(bits));
                w[i] = both.x * 16384.0f;
                w[i + 4] = both.y * 16384.0f;
            }
        }
    }
}

/// A scale as it is stored.
__device__ __forceinline__ float decoderScale(ScaleKind kind, const void* scales, std::int64_t index)
{
    switch (kind) {
    case ScaleKind::F32:
        return static_cast<const float*>(scales)[index];
    case ScaleKind::F16:
        return __half2float(static_cast<const __half*>(scales)[index]);
    case ScaleKind::BF16:
        return __bfloat162float(static_cast<const __nv_bfloat16*>(scales)[index]);
    case ScaleKind::E8M0: {
        const std::uint32_t exponent = static_cast<const std::uint8_t*>(scales)[index];
        return __uint_as_float(exponent == 0 ? 0x400000u : exponent << 23);
    }
    case ScaleKind::E4M3: {
        const std::uint32_t code = static_cast<const std::uint8_t*>(scales)[index];
        return e4m3Pair(code << 8).x * 256.0f;
    }
    default:
        return 1.0f;
    }
}

template <int I> inline constexpr float kNF4Entry = kNF4Values[static_cast<std::size_t>(I)];
template <int I = 0> __device__ __forceinline__ void fillEntries(float* table)
{
    if constexpr (I < 16) {
        if (static_cast<int>(threadIdx.x) == I) table[I] = kNF4Entry<I>;
        fillEntries<I + 1>(table);
    }
}

/// x[0 … N) from consecutive elements at a multiple of 16 bytes.
template <typename T, int N> __device__ __forceinline__ void loadFloats(const T* from, float (&x)[N])
{
    if constexpr (N == kVector<T>) {
        unpack<T>(loadVector(reinterpret_cast<const uint4*>(from)), x);
    } else {
        static_assert(sizeof(T) == 4 && N == 8);
        float low[4], high[4];
        unpack<T>(loadVector(reinterpret_cast<const uint4*>(from)), low);
        unpack<T>(loadVector(reinterpret_cast<const uint4*>(from) + 1), high);
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            x[i] = low[i];
            x[4 + i] = high[i];
        }
    }
}

/// Calls f with a Coding as a type.
template <Coding C> struct CodingOf
{
    static constexpr Coding value = C;
};
template <typename F> void withCoding(Coding coding, F&& f)
{
    switch (coding) {
    case Coding::Same:
        return f(CodingOf<Coding::Same>{});
    case Coding::Int8:
        return f(CodingOf<Coding::Int8>{});
    case Coding::Nibble:
        return f(CodingOf<Coding::Nibble>{});
    case Coding::E4M3:
        return f(CodingOf<Coding::E4M3>{});
    case Coding::E2M1:
        return f(CodingOf<Coding::E2M1>{});
    case Coding::NF4:
        return f(CodingOf<Coding::NF4>{});
    case Coding::Dot8:
        return f(CodingOf<Coding::Dot8>{});
    }
}

} // namespace qs::cuda
