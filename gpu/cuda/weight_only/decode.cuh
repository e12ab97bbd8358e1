// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cstdint>

/// Codes of weights to pairs of 16-bit floats in the registers of mma.sync's 16-row operand.
namespace qs::cuda {

template <std::uint32_t Mask, std::uint32_t Bits> __device__ __forceinline__ std::uint32_t maskedOr(std::uint32_t w)
{
    std::uint32_t r;
    asm("lop3.b32 %0, %1, %2, %3, 0xea;" : "=r"(r) : "r"(w), "n"(Mask), "n"(Bits)); // (w & Mask) | Bits
    return r;
}

/// Codes of one product's weights (8 a lane) to pairs of T, each kOffset too large; exact.
template <typename T, int Bits> struct Decoder;

/// 16 + u with u in the four bits below the leading one; packWeights() puts the fields where these shifts bring them
/// there.
template <> struct Decoder<__half, 4>
{
    static constexpr int kWords = 1;
    static constexpr float kOffset = 24.0f;
    static __device__ __forceinline__ void decode(const std::uint32_t* words, std::uint32_t (&a)[4])
    {
        const std::uint32_t w = words[0], turned[4] = {w, w >> 4, w << 4, __funnelshift_r(w, w, 8)};
#pragma unroll
        for (int i = 0; i < 4; ++i)
            a[i] = maskedOr<0x03c003c0, 0x4c004c00>(turned[i]);
    }
};

template <> struct Decoder<__nv_bfloat16, 4>
{
    static constexpr int kWords = 1;
    static constexpr float kOffset = 24.0f;
    static __device__ __forceinline__ void decode(const std::uint32_t* words, std::uint32_t (&a)[4])
    {
        const std::uint32_t w = words[0], turned[4] = {w, w >> 4, w >> 8, __funnelshift_r(w, w, 12)};
#pragma unroll
        for (int i = 0; i < 4; ++i)
            a[i] = maskedOr<0x00780078, 0x41804180>(turned[i]);
    }
};

/// 1024 + u.
template <> struct Decoder<__half, 8>
{
    static constexpr int kWords = 2;
    static constexpr float kOffset = 1152.0f;
    static __device__ __forceinline__ void decode(const std::uint32_t* words, std::uint32_t (&a)[4])
    {
#pragma unroll
        for (int i = 0; i < 4; ++i)
            a[i] = __byte_perm(words[i / 2], 0x64646464, i % 2 == 0 ? 0x4140 : 0x4342);
    }
};

/// Eight bits do not fit into BF16's mantissa, but into FP32's: 2^23 + u.
template <> struct Decoder<__nv_bfloat16, 8>
{
    static constexpr int kWords = 2;
    static constexpr float kOffset = 0.0f;
    static __device__ __forceinline__ float number(std::uint32_t w, int byte)
    {
        return __uint_as_float(__byte_perm(w, 0x4b000000, 0x7440 + byte)) - 8388736.0f;
    }
    static __device__ __forceinline__ void decode(const std::uint32_t* words, std::uint32_t (&a)[4])
    {
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            const __nv_bfloat162 pair =
                __floats2bfloat162_rn(number(words[i / 2], i % 2 * 2), number(words[i / 2], i % 2 * 2 + 1));
            a[i] = reinterpret_cast<const std::uint32_t&>(pair);
        }
    }
};

} // namespace qs::cuda
