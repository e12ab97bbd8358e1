// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/weight_only/format.cuh"
#include "gpu/numerics/packed_formats.h"

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <bit>
#include <cstdint>
#include <type_traits>

/// Codes of weights to pairs of 16-bit floats in the registers of mma.sync's 16-row operand, and where packing puts a
/// code's bits so that this takes few instructions.
namespace qs::cuda {

template <std::uint32_t Mask, std::uint32_t Bits> __device__ __forceinline__ std::uint32_t maskedOr(std::uint32_t w)
{
    std::uint32_t r;
    asm("lop3.b32 %0, %1, %2, %3, 0xea;" : "=r"(r) : "r"(w), "n"(Mask), "n"(Bits)); // (w & Mask) | Bits
    return r;
}
/// (w & Mask) | more.
template <std::uint32_t Mask> __device__ __forceinline__ std::uint32_t maskedOr(std::uint32_t w, std::uint32_t more)
{
    std::uint32_t r;
    asm("lop3.b32 %0, %1, %2, %3, 0xea;" : "=r"(r) : "r"(w), "n"(Mask), "r"(more));
    return r;
}
/// Four bytes of two words; of a selector's highest bit: the byte's sign eight times. (__byte_perm() may clear those
/// bits.)
__device__ __forceinline__ std::uint32_t chooseBytes(std::uint32_t low, std::uint32_t high, std::uint32_t selectors)
{
    std::uint32_t r;
    asm("prmt.b32 %0, %1, %2, %3;" : "=r"(r) : "r"(low), "r"(high), "r"(selectors));
    return r;
}
template <typename T> __device__ __forceinline__ std::uint32_t multiplyPairs(std::uint32_t x, std::uint32_t y)
{
    using Pair = std::conditional_t<std::is_same_v<T, __half>, __half2, __nv_bfloat162>;
    const Pair product = __hmul2(reinterpret_cast<const Pair&>(x), reinterpret_cast<const Pair&>(y));
    return reinterpret_cast<const std::uint32_t&>(product);
}
template <typename T> __device__ __forceinline__ std::uint32_t twice(T value)
{
    const std::uint32_t bits = reinterpret_cast<const std::uint16_t&>(value);
    return bits | bits << 16;
}

/// One of a pair's two, twice.
template <int Which> __device__ __forceinline__ std::uint32_t twiceOf(std::uint32_t pair)
{
    return chooseBytes(pair, 0, Which == 0 ? 0x1010 : 0x3232);
}

/// How the codes of a family become floats. decode(): one product's weights (8 a lane) to pairs of T, each kOffset too
/// large and to be multiplied by kFactor; both exact. place(): a code's bits among the 32 that hold the halves of
/// registers 0 to 3; `half` 0 or 1. Eight bits: two words, of registers 0 and 1, and 2 and 3.
template <typename T, CodeFamily Family> struct FamilyDecoder;
struct NoTables
{};
template <typename T, WeightFormat Format> using Decoder = FamilyDecoder<T, familyOf(Format)>;

__host__ __device__ constexpr std::uint32_t turned(std::uint32_t code, int left)
{
    return left % 32 == 0 ? code : code << left % 32 | code >> (32 - left % 32);
}

/// 16 + u with u in the four bits below the leading one.
template <> struct FamilyDecoder<__half, CodeFamily::Nibble>
{
    static constexpr int kWords = 1;
    static constexpr float kOffset = 24.0f, kFactor = 1.0f;
    using Tables = NoTables;
    static __device__ __forceinline__ void decode(const std::uint32_t* words, Tables, std::uint32_t (&a)[4])
    {
        const std::uint32_t w = words[0], shifted[4] = {w, w >> 4, w << 4, __funnelshift_r(w, w, 8)};
#pragma unroll
        for (int i = 0; i < 4; ++i)
            a[i] = maskedOr<0x03c003c0, 0x4c004c00>(shifted[i]);
    }
    static __device__ std::uint32_t place(std::uint32_t code, int reg, int half)
    {
        return turned(code, (reg == 0 ? 6 : reg == 1 ? 10 : reg == 2 ? 2 : 14) + 16 * half);
    }
};

template <> struct FamilyDecoder<__nv_bfloat16, CodeFamily::Nibble>
{
    static constexpr int kWords = 1;
    static constexpr float kOffset = 24.0f, kFactor = 1.0f;
    using Tables = NoTables;
    static __device__ __forceinline__ void decode(const std::uint32_t* words, Tables, std::uint32_t (&a)[4])
    {
        const std::uint32_t w = words[0], shifted[4] = {w, w >> 4, w >> 8, __funnelshift_r(w, w, 12)};
#pragma unroll
        for (int i = 0; i < 4; ++i)
            a[i] = maskedOr<0x00780078, 0x41804180>(shifted[i]);
    }
    static __device__ std::uint32_t place(std::uint32_t code, int reg, int half)
    {
        return turned(code, 3 + 4 * reg + 16 * half);
    }
};

/// 1024 + u.
template <> struct FamilyDecoder<__half, CodeFamily::Byte>
{
    static constexpr int kWords = 2;
    static constexpr float kOffset = 1152.0f, kFactor = 1.0f;
    using Tables = NoTables;
    static __device__ __forceinline__ void decode(const std::uint32_t* words, Tables, std::uint32_t (&a)[4])
    {
#pragma unroll
        for (int i = 0; i < 4; ++i)
            a[i] = __byte_perm(words[i / 2], 0x64646464, i % 2 == 0 ? 0x4140 : 0x4342);
    }
    static __device__ std::uint32_t place(std::uint32_t code, int reg, int half)
    {
        return code << (reg % 2 * 2 + half) * 8;
    }
};

/// Of eight bits seven fit into BF16's mantissa: 128 + the lower seven, less 128, or less 256 where the code is
/// negative. The highest bit, turned over by place(), is where one exponent becomes the other.
template <> struct FamilyDecoder<__nv_bfloat16, CodeFamily::Byte>
{
    static constexpr int kWords = 2;
    static constexpr float kOffset = 0.0f, kFactor = 1.0f;
    using Tables = NoTables;
    static __device__ __forceinline__ void decode(const std::uint32_t* words, Tables, std::uint32_t (&a)[4])
    {
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            const std::uint32_t w = i % 2 == 0 ? words[i / 2] : words[i / 2] >> 8;
            const std::uint32_t above = maskedOr<0x007f007f, 0x43004300>(w), base = maskedOr<0x00800080, 0x43004300>(w);
            const __nv_bfloat162 pair =
                __hsub2(reinterpret_cast<const __nv_bfloat162&>(above), reinterpret_cast<const __nv_bfloat162&>(base));
            a[i] = reinterpret_cast<const std::uint32_t&>(pair);
        }
    }
    static __device__ std::uint32_t place(std::uint32_t code, int reg, int half)
    {
        return (code ^ 0x80u) << (reg % 2 * 8 + half * 16);
    }
};

/// Sign, exponent and mantissa of E4M3 in BF16's places (bits 15 and 10 to 4) stand for the value by 2^−120, in FP16's
/// (bits 15 and 13 to 7) by 2^−8. Codes that are not numbers stand for ±480. Of the two codes in a half of a word one
/// has its bits in place; those of the other fill what is left, so that two shifts bring them there.
template <typename T> struct FamilyDecoder<T, CodeFamily::E4M3>
{
    static constexpr bool kHalf = std::is_same_v<T, __half>;
    static constexpr int kWords = 2;
    static constexpr float kOffset = 0.0f, kFactor = kHalf ? 0x1p8f : 0x1p120f;
    using Tables = NoTables;
    static __device__ __forceinline__ void decode(const std::uint32_t* words, Tables, std::uint32_t (&a)[4])
    {
#pragma unroll
        for (int i = 0; i < 4; i += 2) {
            const std::uint32_t w = words[i / 2];
            if constexpr (kHalf) {
                a[i] = w & 0xbf80bf80;
                a[i + 1] = maskedOr<0x80008000>(w << 1, w << 7 & 0x3f803f80);
            } else {
                a[i] = w & 0x87f087f0;
                a[i + 1] = maskedOr<0x80f080f0>(w << 4, w >> 4 & 0x07000700);
            }
        }
    }
    static __device__ std::uint32_t place(std::uint32_t code, int reg, int half)
    {
        const std::uint32_t sign = code >> 7, rest = code & 0x7fu;
        std::uint32_t bits = 0;
        if (reg % 2 == 0)
            bits = sign << 15 | rest << (kHalf ? 7 : 4);
        else
            bits = kHalf ? sign << 14 | rest : sign << 11 | rest >> 4 << 12 | (rest & 15u);
        return bits << 16 * half;
    }
};

/// Sign, exponent and mantissa of E2M1 in BF16's places (bits 15 and 8 to 6) stand for the value by 2^−126. Of a half's
/// 16 bits three registers take a sign and three bits that one turn brings there together; the fourth has what is left.
template <> struct FamilyDecoder<__nv_bfloat16, CodeFamily::E2M1>
{
    static constexpr int kWords = 1;
    static constexpr float kOffset = 0.0f, kFactor = 0x1p126f;
    using Tables = NoTables;
    static __device__ __forceinline__ void decode(const std::uint32_t* words, Tables, std::uint32_t (&a)[4])
    {
        const std::uint32_t w = words[0];
        constexpr std::uint32_t mask = 0x81c081c0;
        a[0] = w & mask;
        a[1] = __funnelshift_r(w, w, 3) & mask;
        a[2] = __funnelshift_r(w, w, 6) & mask;
        a[3] = maskedOr<0x80008000>(w << 11, maskedOr<0x00400040>(w << 3, w << 7 & 0x01800180));
    }
    static __device__ std::uint32_t place(std::uint32_t code, int reg, int half)
    {
        const std::uint32_t sign = code >> 3, rest = code & 7u, mantissa = code & 1u, exponent = rest >> 1;
        if (reg < 3) return turned(sign << 15 | rest << 6, 3 * reg + 16 * half);
        return (exponent | mantissa << 3 | sign << 4) << 16 * half;
    }
};

/// In FP16's places (bits 15 and 11 to 9): by 2^−14.
template <> struct FamilyDecoder<__half, CodeFamily::E2M1>
{
    static constexpr int kWords = 1;
    static constexpr float kOffset = 0.0f, kFactor = 0x1p14f;
    using Tables = NoTables;
    static __device__ __forceinline__ void decode(const std::uint32_t* words, Tables, std::uint32_t (&a)[4])
    {
        const std::uint32_t w = words[0];
        constexpr std::uint32_t mask = 0x8e008e00, sign = 0x80008000, rest = 0x0e000e00;
        a[0] = w & mask;
        a[1] = __funnelshift_r(w, w, 3) & mask;
        a[2] = maskedOr<sign>(w << 15, w << 6 & rest);
        a[3] = maskedOr<sign>(w << 14, w << 3 & rest);
    }
    static __device__ std::uint32_t place(std::uint32_t code, int reg, int half)
    {
        const std::uint32_t sign = code >> 3, rest = code & 7u;
        if (reg < 2) return turned(sign << 15 | rest << 9, 3 * reg + 16 * half);
        return (reg == 2 ? rest << 3 | sign : rest << 6 | sign << 1) << 16 * half;
    }
};

/// The entries of NF4, rounded to T, as tables for prmt.
template <typename T> struct EntryTable
{
    static constexpr std::uint32_t bitsOf(int i)
    {
        const auto bits = std::bit_cast<std::uint32_t>(kNF4Values[static_cast<std::size_t>(i)]);
        if ((bits & 0x7fffffffu) == 0) return 0;
        constexpr int dropped = std::is_same_v<T, __half> ? 13 : 16;
        const std::uint32_t rebased =
            std::is_same_v<T, __half> ? (bits & 0x7fffffffu) - (112u << 23) : bits & 0x7fffffffu;
        const std::uint32_t rounded = (rebased + (1u << (dropped - 1)) - 1 + (rebased >> dropped & 1u)) >> dropped;
        return rounded | bits >> 31 << 15;
    }
    /// Bytes `upper` of entries 4·quarter and on.
    static constexpr std::uint32_t four(int quarter, bool upper)
    {
        std::uint32_t all = 0;
        for (int i = 0; i < 4; ++i)
            all |= (bitsOf(4 * quarter + i) >> (upper ? 8 : 0) & 0xffu) << 8 * i;
        return all;
    }
};

#define QS_ENTRIES(T)                                                                                                  \
    {kFour<T, 0, false>, kFour<T, 1, false>, kFour<T, 2, false>, kFour<T, 3, false>,                                   \
     kFour<T, 0, true>,  kFour<T, 1, true>,  kFour<T, 2, true>,  kFour<T, 3, true>}
template <typename T, int Quarter, bool Upper>
inline constexpr std::uint32_t kFour = EntryTable<T>::four(Quarter, Upper);
/// Lower bytes and upper bytes of FP16 and of BF16.
[[maybe_unused]] static __constant__ std::uint32_t kEntryWords[2][8] = {QS_ENTRIES(__half), QS_ENTRIES(__nv_bfloat16)};
#undef QS_ENTRIES

/// Sixteen entries are two tables of the size that prmt takes: a code's lower three bits choose in both, its
/// highest bit chooses the half. Codes lie as nibbles, one behind the other; prmt makes masks of bytes of the highest
/// bits of the odd ones, and of the others shifted by four.
template <typename T> struct FamilyDecoder<T, CodeFamily::Table>
{
    static constexpr int kWords = 1;
    static constexpr float kOffset = 0.0f, kFactor = 1.0f;
    /// In registers; as constants in the code, each use would take an instruction to bring one there.
    struct Tables
    {
        std::uint32_t of[8];
        __device__ __forceinline__ Tables()
        {
            const std::uint32_t* const from = kEntryWords[std::is_same_v<T, __half> ? 0 : 1];
#pragma unroll
            for (int i = 0; i < 8; ++i)
                asm volatile("ld.u32 %0, [%1];" : "=r"(of[i]) : "l"(from + i));
        }
    };
    /// Bytes of four codes; `mask`: those of the upper half.
    static __device__ __forceinline__ std::uint32_t look(const std::uint32_t* table, std::uint32_t selector,
                                                         std::uint32_t mask)
    {
        const std::uint32_t low = chooseBytes(table[0], table[1], selector),
                            high = chooseBytes(table[2], table[3], selector);
        std::uint32_t chosen;
        asm("lop3.b32 %0, %1, %2, %3, 0xca;" : "=r"(chosen) : "r"(mask), "r"(high), "r"(low)); // mask ? high : low
        return chosen;
    }
    /// Four codes, whose lower three bits are the selectors; `mask`: those of the upper half.
    static __device__ __forceinline__ void four(const Tables& tables, std::uint32_t selectors, std::uint32_t mask,
                                                std::uint32_t& first, std::uint32_t& second)
    {
        const std::uint32_t low = look(tables.of, selectors, mask), high = look(tables.of + 4, selectors, mask);
        first = __byte_perm(low, high, 0x5140);
        second = __byte_perm(low, high, 0x7362);
    }
    static __device__ __forceinline__ void decode(const std::uint32_t* words, const Tables& tables,
                                                  std::uint32_t (&a)[4])
    {
        const std::uint32_t w = words[0], shifted = w << 4, selectors = w & 0x77777777;
        four(tables, selectors, chooseBytes(w, shifted, 0x9d8c), a[0], a[1]);
        four(tables, selectors >> 16, chooseBytes(w, shifted, 0xbfae), a[2], a[3]);
    }
    static __device__ std::uint32_t place(std::uint32_t code, int reg, int half)
    {
        return code << 4 * (2 * reg + half);
    }
};

} // namespace qs::cuda
