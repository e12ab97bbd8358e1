// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/encode.cuh"
#include "gpu/cuda/quantize/nvfp4_multipliers.h"
#include "gpu/numerics/packed_formats.h"

#include <cfloat>

/// The rules of the packed formats on the device, for any input. cuda/quantize/packed/tile.cuh has shorter forms of the
/// element rules for plain groups, which give the same codes.
namespace qs::cuda {

template <PackedKind K> inline constexpr bool kIsInt4 = K <= PackedKind::Int4Awq;
template <PackedKind K> inline constexpr bool kHasZeroPoint = K == PackedKind::Int4Asym || K == PackedKind::Int4Awq;
/// Whether quotients are rounded to a type other than FP32.
template <PackedKind K, typename T>
inline constexpr bool kRoundsQuotient =
    sizeof(T) == 2 && (K == PackedKind::Int4CompressedTensors || K == PackedKind::Int4Awq);
template <PackedKind K> inline constexpr ScaleCodec kScale = descriptorOf(K).scale();
template <PackedKind K> inline constexpr bool kIsBlock = descriptorOf(K).inBlocks;
/// Codes of a byte each.
template <PackedKind K> inline constexpr bool kIsByte = descriptorOf(K).element.bits == 8;

/// How a scale follows from the extremes, where formats have dialects.
enum class ScaleStep { Standard, RoundUpAt175, Ceil, Rceil, Even };

/// What a kernel needs beside its template arguments.
struct PackedTask
{
    const void* input = nullptr;
    std::uint8_t* codes = nullptr;
    std::uint8_t* scales = nullptr;
    std::uint8_t* zeroPoints = nullptr;
    PackedLayout layout;
    std::int64_t elements = 0;
    ScaleStep step = ScaleStep::Standard;
    float globalScale = 1.0f;      ///< NVFP4
    float globalReciprocal = 1.0f; ///< 1 / globalScale, rounded
    Nvfp4Multipliers multipliers;  ///< NVFP4 of 16-bit input
    float plainMost = kPlainMost;  ///< groups of larger magnitudes are not plain
};

/// Queues one quantization. Defined in cuda/quantize/packed/kernel.cuh, and made in the file of each format.
template <PackedKind K> void launchPackedFormat(const PackedTask& task, const Launch& l);

/// Extremes of a group over the values that are not NaN, cut to finite ones; zeros where there are none.
struct Extent
{
    float amax = 0.0f;
    float low = 0.0f;
    float high = 0.0f;
    float first = 0.0f; ///< the first value of largest magnitude
};

/// Scale and zero point of a group.
struct GroupCode
{
    float scale =
        0.0f; ///< what x is divided by: INT4 and NVFP4 (GgmlNvfp4: infinite in place of 0, so that all codes are 0)
    float factor = 0.0f; ///< what x is multiplied by; INT4 and NVFP4: about 1 / scale, in plain groups only
    int zeroPoint = 0;
    std::uint32_t stored = 0; ///< bits of the scale as stored
};

__device__ __forceinline__ float cutToFinite(float x) { return fminf(fmaxf(x, -FLT_MAX), FLT_MAX); }

/// Extremes while they are being found.
struct RunningExtent
{
    float amax = 0.0f, low = kInfinity, high = -kInfinity, first = 0.0f;
    int index = 0; ///< of `first`

    __device__ __forceinline__ void add(float x, int i)
    {
        if (x != x) return;
        const float magnitude = fabsf(x);
        if (magnitude > amax) {
            amax = magnitude;
            first = x;
            index = i;
        }
        low = fminf(low, x);
        high = fmaxf(high, x);
    }
    __device__ __forceinline__ void merge(const RunningExtent& o)
    {
        if (o.amax > amax || (o.amax == amax && o.index < index)) {
            first = o.first;
            index = o.index;
        }
        amax = fmaxf(amax, o.amax);
        low = fminf(low, o.low);
        high = fmaxf(high, o.high);
    }
    __device__ __forceinline__ Extent extent() const
    {
        const bool any = low <= high;
        return {fminf(amax, FLT_MAX), any ? cutToFinite(low) : 0.0f, any ? cutToFinite(high) : 0.0f,
                cutToFinite(first)};
    }
};

/// Rounds a scale to the input's type: not zero where `range` is not, and not infinite. Sets its bits.
template <typename T> __device__ __forceinline__ float roundScale(float scale, float range, std::uint32_t& bits)
{
    if constexpr (sizeof(T) == 4) {
        bits = __float_as_uint(scale);
        if (bits == 0 && range > 0.0f) bits = 1;
        if (bits == 0x7f800000u) bits = 0x7f7fffffu;
        return __uint_as_float(bits);
    } else if constexpr (std::is_same_v<T, __half>) {
        bits = __half_as_ushort(__float2half_rn(scale));
        if (bits == 0 && range > 0.0f) bits = 1;
        if (bits == 0x7c00u) bits = 0x7bffu;
        return __half2float(__ushort_as_half(static_cast<unsigned short>(bits)));
    } else {
        bits = __bfloat16_as_ushort(__float2bfloat16_rn(scale));
        if (bits == 0 && range > 0.0f) bits = 1;
        if (bits == 0x7f80u) bits = 0x7f7fu;
        return __uint_as_float(bits << 16);
    }
}

/// Value of a positive E4M3 code. Its bits moved into place make a float that is 2^120 too small, denormals included.
__device__ __forceinline__ float e4m3Value(std::uint32_t code)
{
    return __fmul_rn(__uint_as_float(code << 20), 0x1p120f);
}

/// E4M3 code of a scale as ggml rounds it: halves up, denormals at most 7, 448 from 248 on.
__device__ __forceinline__ std::uint32_t ggmlScaleCode(float x)
{
    if (x < 0x1p-6f) return min(static_cast<std::uint32_t>(__fadd_rn(__fmul_rn(x, 512.0f), 0.5f)), 7u);
    return x < 248.0f ? ((__float_as_uint(x) + (1u << 19)) >> 20) - (120u << 3) : 0x7eu;
}

/// E8M0 byte of a group.
template <bool Eight> __device__ __forceinline__ std::uint32_t mxExponent(float amax, ScaleStep step)
{
    const std::uint32_t bits = __float_as_uint(amax);
    std::uint32_t lift = 0;
    switch (step) {
    case ScaleStep::RoundUpAt175:
        lift = 0x200000u;
        break;
    case ScaleStep::Ceil:
        lift = 0x7fffffu;
        break;
    case ScaleStep::Even:
        lift = 1u << (22 - (Eight ? 3 : 1));
        break;
    case ScaleStep::Rceil: {
        const std::uint32_t target = __float_as_uint(__fdiv_rn(amax, Eight ? 448.0f : 6.0f));
        return target <= 0x400000u ? 0u : (target + 0x7fffffu) >> 23;
    }
    default:
        break;
    }
    return static_cast<std::uint32_t>(max(static_cast<int>((bits + lift) >> 23) - (Eight ? 8 : 2), 0));
}

/// x / (Twice / 2). Plain: one correction is enough for these divisors where nothing underflows (tried for all
/// significands).
template <int Twice, bool Plain> __device__ __forceinline__ float byHalves(float x)
{
    constexpr float divisor = Twice * 0.5f;
    if constexpr (!Plain) return __fdiv_rn(x, divisor);
    constexpr float reciprocal = 1.0f / divisor;
    const float q = __fmul_rn(x, reciprocal);
    return __fmaf_rn(__fmaf_rn(-divisor, q, x), reciprocal, q);
}

template <typename T, bool Plain> __device__ __forceinline__ GroupCode asymGroup(const Extent& e)
{
    GroupCode g;
    const float low = fminf(e.low, 0.0f);
    const float range = __fsub_rn(fmaxf(e.high, 0.0f), low);
    g.scale = roundScale<T>(byHalves<30, Plain>(range), range, g.stored);
    // NaN (0/0) gives 0.
    g.zeroPoint = __float2int_rn(fminf(fmaxf(__fdiv_rn(-low, g.scale), 0.0f), 15.0f));
    return g;
}

/// compressed-tensors: a scale that is 0 becomes the type's epsilon.
template <typename T, bool Plain> __device__ __forceinline__ GroupCode compressedTensorsGroup(float amax)
{
    GroupCode g;
    const float scale = inType<T>(byHalves<15, Plain>(amax));
    g.scale = roundScale<T>(scale == 0.0f ? kEpsilon<T> : scale, 1.0f, g.stored);
    return g;
}

/// AutoAWQ: every step in the input's type. A range that overflows it gives the largest scale.
template <typename T, bool Plain> __device__ __forceinline__ GroupCode awqGroup(const Extent& e)
{
    GroupCode g;
    const float range = fmaxf(inType<T>(__fsub_rn(e.high, e.low)), inType<T>(kAwqRangeFloor));
    g.scale = roundScale<T>(range == kInfinity ? kInfinity : byHalves<30, Plain>(range), 1.0f, g.stored);
    g.zeroPoint = __float2int_rn(fminf(fmaxf(inType<T>(__fdiv_rn(-e.low, g.scale)), 0.0f), 15.0f));
    return g;
}

template <bool Plain> __device__ __forceinline__ GroupCode nvfp4Group(float amax, const PackedTask& task)
{
    GroupCode g;
    const float sixth = byHalves<12, Plain>(amax);
    float relative;
    if constexpr (Plain) {
        Coefficients c;
        c.multiplier = task.globalReciprocal;
        c.divisor = task.globalScale;
        relative = quotient(sixth, c);
    } else {
        relative = __fdiv_rn(sixth, task.globalScale);
    }
    g.stored = packFloat8<true>(fmaxf(relative, kNvfp4BlockFloor), 0.0f) & 0xffu; // saturates at 448
    g.scale = __fmul_rn(task.globalScale, e4m3Value(g.stored));
    return g;
}

template <bool Plain> __device__ __forceinline__ GroupCode ggmlNvfp4Group(float amax)
{
    GroupCode g;
    g.stored = ggmlScaleCode(byHalves<12, Plain>(amax));
    g.scale = g.stored == 0u ? kInfinity : e4m3Value(g.stored);
    return g;
}

/// Scale of a block of GGUF from d before its rounding.
__device__ __forceinline__ GroupCode blockGroup(float d)
{
    GroupCode g;
    g.factor = d == 0.0f ? 0.0f : __fdiv_rn(1.0f, d);
    g.stored = __half_as_ushort(__float2half_rn(fminf(fmaxf(d, -65504.0f), 65504.0f)));
    return g;
}

/// Scale and zero point of a group from its extremes; `Plain`: only if they turn out to be plain (makePlain).
template <PackedKind K, typename T, bool Plain>
__device__ __forceinline__ GroupCode groupCode(const Extent& e, const PackedTask& task)
{
    GroupCode g;
    if constexpr (K == PackedKind::Int4) {
        g.scale = roundScale<T>(byHalves<14, Plain>(e.amax), e.amax, g.stored);
    } else if constexpr (K == PackedKind::Int4Asym) {
        g = asymGroup<T, Plain>(e);
    } else if constexpr (K == PackedKind::Int4CompressedTensors) {
        g = compressedTensorsGroup<T, Plain>(e.amax);
    } else if constexpr (K == PackedKind::Int4Awq) {
        g = awqGroup<T, Plain>(e);
    } else if constexpr (K == PackedKind::NF4) {
        // A significand of 11 bits is so far from all whose reciprocals lie next to a tie that one step from the near
        // one is correct.
        const float near = nearReciprocal(e.amax);
        const float reciprocal =
            Plain && sizeof(T) == 2 ? __fmaf_rn(near, __fmaf_rn(-e.amax, near, 1.0f), near) : __frcp_rn(e.amax);
        g.factor = e.amax == 0.0f ? 0.0f : reciprocal;
        g.stored = __float_as_uint(e.amax);
    } else if constexpr (K == PackedKind::NVFP4) {
        g = nvfp4Group<Plain>(e.amax, task);
    } else if constexpr (K == PackedKind::GgmlNvfp4) {
        g = ggmlNvfp4Group<Plain>(e.amax);
    } else if constexpr (K == PackedKind::Q8_0) {
        g = blockGroup(byHalves<254, Plain>(e.amax));
    } else if constexpr (K == PackedKind::Q4_0) {
        g = blockGroup(__fmul_rn(e.first, -0.125f));
    } else {
        g.stored = mxExponent<K == PackedKind::MXFP8>(e.amax, task.step);
        g.factor = __uint_as_float(g.stored == 254u ? 0x400000u : (254u - g.stored) << 23); // 2^(127 − e)
    }
    return g;
}

/// E2M1 code of magnitude × 2·halfFactor in the low bits of the result, rounded to nearest even and saturated: the
/// codes 0 to 4 lie 0.5 apart, 4 to 6 lie 1 apart, 6 and 7 lie 2 apart, so that each stretch is cut out (saturation to
/// [0, 1] costs nothing) and rounded by an addition. The products of a power of two are exact. NaN gives 0.
__device__ __forceinline__ std::uint32_t e2m1Bits(float magnitude, float halfFactor)
{
    const float lower = __saturatef(__fmul_rn(magnitude, halfFactor));
    const float middle = __saturatef(__fmaf_rn(magnitude, halfFactor, -1.0f));
    const float upper = __saturatef(__fmaf_rn(magnitude, halfFactor, -2.0f));
    return __float_as_uint(__fadd_rn(__fmaf_rn(middle, 2.0f, __fmaf_rn(lower, 4.0f, kIntegerMagic)), upper));
}

/// Nearest integer within [low, high], NaN gives 0.
__device__ __forceinline__ int roundWithin(float x, float low, float high)
{
    return x != x ? 0 : __float2int_rn(fminf(fmaxf(x, low), high));
}

/// Threshold between the NF4 codes i and i + 1; a value on it takes i.
constexpr float nf4Threshold(int i)
{
    return (kNF4Values[static_cast<std::size_t>(i)] + kNF4Values[static_cast<std::size_t>(i) + 1]) * 0.5f;
}

template <int I> inline constexpr float kNF4Threshold = nf4Threshold(I);

template <int I = 0> __device__ __forceinline__ int nf4Count(float t)
{
    if constexpr (I == 15) {
        return 0;
    } else {
        return (t > kNF4Threshold<I> ? 1 : 0) + nf4Count<I + 1>(t);
    }
}

/// trunc(x + half away), exact: the number below 0.5 makes no carry where x is below a half.
__device__ __forceinline__ int roundHalfAway(float x)
{
    return __float2int_rz(__fadd_rn(x, copysignf(0x1.fffffep-2f, x)));
}

/// Magnitude code of E2M1 as ggml finds it: how many ties have been passed, so that a tie gives the smaller value. The
/// ties times a scale are exact; of an infinite scale none is passed.
__device__ __forceinline__ std::uint32_t ggmlMagnitude(float magnitude, float scale)
{
    constexpr float ties[] = {0.25f, 0.75f, 1.25f, 1.75f, 2.5f, 3.5f, 5.0f};
    std::uint32_t code = 0;
#pragma unroll
    for (const float tie : ties)
        code += magnitude > __fmul_rn(tie, scale) ? 1u : 0u;
    return code;
}

/// Code of any x of an input of type T.
template <PackedKind K, typename T> __device__ __forceinline__ std::uint32_t exactCode(float x, const GroupCode& g)
{
    if constexpr (kIsInt4<K>) {
        float y = __fdiv_rn(x, g.scale);
        if constexpr (kRoundsQuotient<K, T>) y = inType<T>(y);
        if constexpr (kHasZeroPoint<K>)
            return static_cast<std::uint32_t>(min(max(roundWithin(y, -16.0f, 16.0f) + g.zeroPoint, 0), 15));
        else
            return static_cast<std::uint32_t>(roundWithin(y, -8.0f, 7.0f) + 8);
    } else if constexpr (K == PackedKind::GgmlNvfp4) {
        const std::uint32_t code = fabsf(x) <= FLT_MAX ? ggmlMagnitude(fabsf(x), g.scale) : 0u; // NaN and infinity: 0
        return code == 0u ? 0u : code | (__float_as_uint(x) >> 28 & 8u);
    } else if constexpr (K == PackedKind::NF4) {
        const float t = __fmul_rn(x, g.factor);
        return static_cast<std::uint32_t>(t != t ? kNF4Zero : nf4Count(t));
    } else if constexpr (K == PackedKind::MXFP8) {
        const float y = __fmul_rn(x, g.factor);
        return y != y ? 0x7fu : packFloat8<true>(y, 0.0f) & 0xffu;
    } else if constexpr (K == PackedKind::MXFP4 || K == PackedKind::NVFP4) {
        const float y = K == PackedKind::MXFP4 ? __fmul_rn(x, g.factor) : __fdiv_rn(x, g.scale);
        return y != y ? 0u : (e2m1Bits(fabsf(y), 0.5f) & 7u) | (__float_as_uint(y) >> 28 & 8u);
    } else if constexpr (K == PackedKind::Q8_0) {
        const float y = __fmul_rn(x, g.factor);
        return y != y ? 0u : static_cast<std::uint32_t>(roundHalfAway(fminf(fmaxf(y, -128.0f), 127.0f))) & 0xffu;
    } else {
        const float y = __fadd_rn(__fmul_rn(x, g.factor), 8.5f);
        return y != y ? 8u : static_cast<std::uint32_t>(__float2int_rz(fminf(fmaxf(y, 0.0f), 15.0f)));
    }
}

/// Stores the scale of group `index` of the whole tensor. With the evict-first hint like all other accesses: one that
/// stays in the cache beside loads that leave it costs the whole kernel 3 to 6% on an H200.
template <PackedKind K, typename T>
__device__ __forceinline__ void storeScale(std::uint8_t* scales, std::int64_t index, std::uint32_t bits)
{
    if constexpr (kScale<K> == ScaleCodec::F32 || (kIsInt4<K> && sizeof(T) == 4))
        __stcs(reinterpret_cast<std::uint32_t*>(scales) + index, bits);
    else if constexpr (kIsInt4<K>)
        __stcs(reinterpret_cast<std::uint16_t*>(scales) + index, static_cast<std::uint16_t>(bits));
    else
        __stcs(scales + index, static_cast<std::uint8_t>(bits));
}

} // namespace qs::cuda
