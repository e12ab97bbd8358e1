// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/vector_io.cuh"

#include <cstdint>
#include <type_traits>

/// The element rules on the device. Each is held to the host oracle bit for bit; the module is compiled with
/// -fmad=false, and where a fused multiply-add is part of a rule it is written out.
namespace qs::cuda {

/// What turns x into a code. Divide: the IEEE quotient x / scale; Scale: x × multiplier.
enum class Rule {
    Int8Divide,
    Int8DivideSlow,
    Int8DivideDynamic, ///< compressed-tensors: s = amax / 127.5, scale and quotient rounded to the input's type
    Int8Azp,
    Int8Affine,
    Int8Scale,
    E4M3Scale,
    E5M2Scale,
    E4M3Divide,
    E4M3DivideGroup
};

__host__ __device__ constexpr bool isFloat8(Rule rule) { return rule >= Rule::E4M3Scale; }
__host__ __device__ constexpr bool needsRange(Rule rule) { return rule == Rule::Int8Azp; }

/// Calls f with std::integral_constant of the rule, of those that a kernel has; with the last of them where it is none.
template <Rule First, Rule... Others, typename F> decltype(auto) withRule(Rule rule, const F& f)
{
    if constexpr (sizeof...(Others) > 0)
        if (rule != First) return withRule<Others...>(rule, f);
    return f(std::integral_constant<Rule, First>{});
}

/// What the rules need beside x; one per tensor, token or group.
struct Coefficients
{
    float multiplier = 0; ///< also the correctly rounded reciprocal of `divisor` where a rule divides
    float rest = 0;       ///< plain E4M3Divide: 1 / divisor − multiplier, never negative
    float divisor = 0;
    float limit = 0;  ///< Int8Divide: |x| beyond it saturates whatever the last bits of the quotient are
    float addend = 0; ///< Int8Affine: the zero point
    int zeroPoint = 0;
    int low = 0; ///< Int8Azp: range of rne(x × multiplier) outside which the sum saturates
    int high = 0;
};

/// Range of integers q for which q + zeroPoint neither saturates an int8 nor overflows.
__host__ __device__ inline void setZeroPoint(Coefficients& c, int zeroPoint)
{
    const long long low = -128LL - zeroPoint;
    const long long high = 127LL - zeroPoint;
    c.zeroPoint = zeroPoint;
    c.low = low < -2147483648LL ? -2147483647 - 1 : static_cast<int>(low);
    c.high = high > 2147483647LL ? 2147483647 : static_cast<int>(high);
}

inline constexpr float kTokenScaleFloor = 1.0f / (448.0f * 512.0f);
inline constexpr float kGroupAmaxFloor = 1e-10f;

/// Rounded to a type of inputs and back, nearest even.
template <typename T> __device__ __forceinline__ float inType(float x) { return toFloat(roundedTo<T>(x)); }

/// Distance from 1 to the next number of a type.
template <typename T>
inline constexpr float kEpsilon = sizeof(T) == 4              ? 0x1p-23f
                                  : std::is_same_v<T, __half> ? 0x1p-10f
                                                              : 0x1p-7f;

/// Coefficients of the dynamic modes without zero point, and the scale to store. T: type of the input.
template <Rule R, typename T> __device__ __forceinline__ Coefficients fromMagnitude(float amax, float& scale)
{
    Coefficients c;
    if constexpr (R == Rule::Int8Scale) {
        scale = __fdiv_rn(amax, 127.0f);
        c.multiplier = amax == 0.0f ? 0.0f : __fdiv_rn(127.0f, amax);
    } else if constexpr (R == Rule::Int8DivideDynamic) {
        scale = inType<T>(__fdiv_rn(amax, 127.5f));
        if (scale == 0.0f) scale = kEpsilon<T>;
        c.divisor = scale;
        // Within this range no remainder that decides a code underflows, so the division needs no division.
        if (scale >= 0x1p-96f && scale <= 0x1p96f) {
            c.multiplier = __frcp_rn(scale);
            c.limit = 300.0f * scale;
        }
    } else if constexpr (R == Rule::E4M3Scale || R == Rule::E5M2Scale) {
        scale = __fdiv_rn(amax, R == Rule::E4M3Scale ? 448.0f : 57344.0f);
        c.multiplier = amax == 0.0f ? 0.0f : __frcp_rn(scale);
    } else {
        scale = R == Rule::E4M3Divide ? fmaxf(__fdiv_rn(amax, 448.0f), kTokenScaleFloor)
                                      : __fdiv_rn(fmaxf(amax, kGroupAmaxFloor), 448.0f);
        c.multiplier = __frcp_rn(scale);
        // By an infinite scale every finite x gives zero; divisor 0 keeps the corrections out of it.
        c.divisor = scale == kInfinity ? 0.0f : scale;
    }
    return c;
}

/// Coefficients of dynamic azp from the extremes of the numbers (min > max where there are none).
__device__ __forceinline__ Coefficients fromRange(float low, float high, float& scale)
{
    Coefficients c;
    if (!(high > low)) {
        scale = 0.0f;
        setZeroPoint(c, 0);
        return c;
    }
    scale = __fdiv_rn(__fsub_rn(high, low), 255.0f);
    c.multiplier = __frcp_rn(scale);
    setZeroPoint(c, __float2int_rn(__fsub_rn(-128.0f, __fdiv_rn(low, scale))));
    return c;
}

/// Quotient x / divisor, correctly rounded: reciprocal, then two corrections by the exact remainder
/// (Markstein; Handbook of Floating-Point Arithmetic, theorem on division with a correctly rounded
/// reciprocal: after the first correction the quotient is faithful, after the second correct). The remainder
/// is taken with the sign reversed, so that a zero keeps its sign. Holds while nothing that decides the code
/// underflows; see the callers.
__device__ __forceinline__ float quotient(float x, const Coefficients& c)
{
    float q = __fmul_rn(x, c.multiplier);
    q = __fmaf_rn(__fmaf_rn(c.divisor, q, -x), -c.multiplier, q);
    return __fmaf_rn(__fmaf_rn(c.divisor, q, -x), -c.multiplier, q);
}

/// min(max(x, −limit), limit) that leaves NaN a NaN.
__device__ __forceinline__ float clampKeepNan(float x, float limit)
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
    float out;
    asm("{ .reg .f32 t; max.NaN.f32 t, %1, %3; min.NaN.f32 %0, t, %2; }" : "=f"(out) : "f"(x), "f"(limit), "f"(-limit));
    return out;
#else
    return x != x ? x : fminf(fmaxf(x, -limit), limit);
#endif
}

/// Nearest integer with int32 saturation, NaN gives 0; the 8-bit saturation comes with packing. T: type of the input.
template <Rule R, typename T> __device__ __forceinline__ int toInteger(float x, const Coefficients& c)
{
    if constexpr (R == Rule::Int8Divide)
        return __float2int_rn(quotient(clampKeepNan(x, c.limit), c));
    else if constexpr (R == Rule::Int8DivideSlow)
        return __float2int_rn(__fdiv_rn(x, c.divisor));
    else if constexpr (R == Rule::Int8DivideDynamic)
        return __float2int_rn(
            inType<T>(c.limit > 0.0f ? quotient(clampKeepNan(x, c.limit), c) : __fdiv_rn(x, c.divisor)));
    else if constexpr (R == Rule::Int8Affine)
        return __float2int_rn(__fmaf_rn(x, c.multiplier, c.addend));
    else if constexpr (R == Rule::Int8Scale)
        return __float2int_rn(__fmul_rn(x, c.multiplier));
    else
        return min(max(__float2int_rn(__fmul_rn(x, c.multiplier)), c.low), c.high) + c.zeroPoint;
}

/// About 1 / x, to two units in the last place, for normal x with a normal reciprocal.
__device__ __forceinline__ float nearReciprocal(float x)
{
    float out;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(out) : "f"(x));
    return out;
}

/// Correctly rounded x / 448, x / 255 or x / 127 for x without underflow: one correction is enough by these (tried for
/// all significands).
template <int Divisor> __device__ __forceinline__ float byConstant(float x)
{
    constexpr float divisor = Divisor;
    constexpr float reciprocal = 1.0f / divisor;
    const float q = __fmul_rn(x, reciprocal);
    return __fmaf_rn(__fmaf_rn(-divisor, q, x), reciprocal, q);
}

// Plain rows and groups: no NaN in them, and extremes between these bounds, so that nothing overflows, underflows or
// saturates on the way. Almost all are; they are converted by shorter forms of the same rules, all others by the forms
// above.
inline constexpr float kPlainLeast = 0x1p-80f;
inline constexpr float kPlainMost = 0x1p80f;
inline constexpr int kPlainZeroPoint = 1 << 20;
inline constexpr float kIntegerMagic = 0x1.8p23f; ///< x + this has the integer nearest to x in its low bits
inline constexpr int kIntegerMagicBits = 0x4b400000;

/// Coefficients of a row or group whose |x| have this maximum, NaN where one of them is NaN. False: it is not plain,
/// and they mean nothing. Int8Scale: 127 / amax, rounded correctly after one correction of the quotient (tried for all
/// significands of amax and reciprocals that are off by up to two units). E4M3: 1 / scale as a sum of two floats.
/// fma(x, multiplier, x × rest) lies on the same side of every tie between two codes as the rounded quotient x / scale
/// does, or on it as that does (tried for all significands of the scale and all x near the ties:
/// tests/gpu/numerics/test_short_division.cpp), for all significands of the scale but a few that end on 21 bits
/// 0x1ffffd or more. With rest >= 0 a zero keeps its sign.
template <Rule R> __device__ __forceinline__ bool fromPlainMagnitude(float amax, Coefficients& c, float& scale)
{
    if constexpr (R == Rule::Int8Scale) {
        scale = byConstant<127>(amax);
        const float near = nearReciprocal(amax);
        const float reciprocal = __fmaf_rn(near, __fmaf_rn(-amax, near, 1.0f), near);
        const float q = __fmul_rn(127.0f, reciprocal);
        c.multiplier = __fmaf_rn(__fmaf_rn(-amax, q, 127.0f), reciprocal, q);
        return amax >= kPlainLeast && amax <= kPlainMost;
    } else if constexpr (R == Rule::Int8DivideDynamic) {
        return false; // has no shorter form
    } else {
        scale = R == Rule::E4M3Divide ? fmaxf(byConstant<448>(amax), kTokenScaleFloor)
                                      : byConstant<448>(fmaxf(amax, kGroupAmaxFloor));
        const float near = nearReciprocal(scale);
        c.multiplier = __fmaf_rd(near, __fmaf_rn(-scale, near, 1.0f), near);
        c.rest = __fmul_rn(__fmaf_rn(-scale, c.multiplier, 1.0f), c.multiplier);
        return amax <= kPlainMost && (__float_as_uint(scale) & 0x1fffffu) < 0x1ffffdu;
    }
}

/// The same for dynamic azp; `high` is NaN where an element is.
__device__ __forceinline__ bool fromPlainRange(float low, float high, Coefficients& c, float& scale)
{
    const float width = __fsub_rn(high, low);
    if (!(width >= kPlainLeast && width <= kPlainMost)) return false;
    scale = byConstant<255>(width);
    c.multiplier = __frcp_rn(scale);
    c.divisor = scale;
    c.zeroPoint = __float2int_rn(__fsub_rn(-128.0f, quotient(low, c)));
    return c.zeroPoint >= -kPlainZeroPoint && c.zeroPoint <= kPlainZeroPoint;
}

/// Four integers saturated to int8, the first in the lowest byte.
__device__ __forceinline__ std::uint32_t packInt8(int a, int b, int c, int d)
{
    std::uint32_t out;
    asm("{ .reg .b32 t; cvt.pack.sat.s8.s32.b32 t, %4, %3, 0; cvt.pack.sat.s8.s32.b32 %0, %2, %1, t; }"
        : "=r"(out)
        : "r"(a), "r"(b), "r"(c), "r"(d));
    return out;
}

/// A float in software: `MantissaBits`, `MinExponent` of the smallest normal, `Largest` finite value (as its
/// float bits) with code `LargestCode`. Never called with NaN.
template <int MantissaBits, int MinExponent, std::uint32_t Largest, std::uint32_t LargestCode>
__device__ __forceinline__ std::uint32_t minifloat(float x)
{
    const std::uint32_t bits = __float_as_uint(x);
    const std::uint32_t sign = bits >> 24 & 0x80u;
    const std::uint32_t magnitude = bits & 0x7fffffffu;
    if (magnitude >= Largest) return sign | LargestCode;
    constexpr int drop = 23 - MantissaBits;
    if (static_cast<int>(magnitude >> 23) - 127 < MinExponent) {
        // A float whose own unit is the format's smallest step lets the hardware round to nearest even.
        constexpr std::uint32_t magic = static_cast<std::uint32_t>(MinExponent - MantissaBits + 23 + 127) << 23;
        return sign | (__float_as_uint(__fadd_rn(__uint_as_float(magnitude), __uint_as_float(magic))) - magic);
    }
    const std::uint32_t rounded = (magnitude + (1u << (drop - 1)) - 1u + (magnitude >> drop & 1u)) >> drop;
    return sign | (rounded - (static_cast<std::uint32_t>(MinExponent + 126) << MantissaBits));
}

/// Two FP8 codes, the first in the low byte. NaN has been replaced before.
template <bool E4M3> __device__ __forceinline__ std::uint32_t packFloat8(float a, float b)
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 890
    std::uint16_t out;
    if constexpr (E4M3)
        asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(out) : "f"(b), "f"(a));
    else
        asm("cvt.rn.satfinite.e5m2x2.f32 %0, %1, %2;" : "=h"(out) : "f"(b), "f"(a));
    return out;
#else
    if constexpr (E4M3) {
        return minifloat<3, -6, 0x43e00000u, 0x7eu>(a) | minifloat<3, -6, 0x43e00000u, 0x7eu>(b) << 8;
    } else {
        return minifloat<2, -14, 0x47600000u, 0x7bu>(a) | minifloat<2, -14, 0x47600000u, 0x7bu>(b) << 8;
    }
#endif
}

/// The value that is rounded to FP8. One side of the clamp is enough, for the conversion saturates; which
/// side decides what NaN becomes: +max per tensor and token, −max per group.
template <Rule R> __device__ __forceinline__ float toFloat8Range(float x, const Coefficients& c)
{
    if constexpr (R == Rule::E4M3Scale)
        return fminf(__fmul_rn(x, c.multiplier), 448.0f);
    else if constexpr (R == Rule::E5M2Scale)
        return fminf(__fmul_rn(x, c.multiplier), 57344.0f);
    else if constexpr (R == Rule::E4M3Divide)
        return fminf(quotient(x, c), 448.0f);
    else
        return fmaxf(quotient(x, c), -448.0f);
}

/// Codes of N elements, four to a word. T: type of the input.
template <Rule R, typename T, int N>
__device__ __forceinline__ void encode(const float (&x)[N], const Coefficients& c, std::uint32_t (&codes)[N / 4])
{
#pragma unroll
    for (int i = 0; i < N; i += 4) {
        if constexpr (isFloat8(R)) {
            constexpr bool e4m3 = R != Rule::E5M2Scale;
            const std::uint32_t low = packFloat8<e4m3>(toFloat8Range<R>(x[i], c), toFloat8Range<R>(x[i + 1], c));
            const std::uint32_t high = packFloat8<e4m3>(toFloat8Range<R>(x[i + 2], c), toFloat8Range<R>(x[i + 3], c));
            codes[i / 4] = low | high << 16;
        } else {
            codes[i / 4] = packInt8(toInteger<R, T>(x[i], c), toInteger<R, T>(x[i + 1], c),
                                    toInteger<R, T>(x[i + 2], c), toInteger<R, T>(x[i + 3], c));
        }
    }
}

/// As encode, for elements of a plain row or group.
template <Rule R, int N>
__device__ __forceinline__ void encodePlain(const float (&x)[N], const Coefficients& c, std::uint32_t (&codes)[N / 4])
{
    const auto rounded = [&](float value) {
        return __float_as_uint(__fadd_rn(__fmul_rn(value, c.multiplier), kIntegerMagic));
    };
    const auto shifted = [&](float value) {
        return static_cast<int>(rounded(value)) + (c.zeroPoint - kIntegerMagicBits);
    };
    const auto divided = [&](float value) { return __fmaf_rn(value, c.multiplier, __fmul_rn(value, c.rest)); };
#pragma unroll
    for (int i = 0; i < N; i += 4) {
        if constexpr (R == Rule::Int8Scale)
            codes[i / 4] = __byte_perm(__byte_perm(rounded(x[i]), rounded(x[i + 1]), 0x0040),
                                       __byte_perm(rounded(x[i + 2]), rounded(x[i + 3]), 0x0040), 0x5410);
        else if constexpr (R == Rule::Int8Azp)
            codes[i / 4] = packInt8(shifted(x[i]), shifted(x[i + 1]), shifted(x[i + 2]), shifted(x[i + 3]));
        else
            codes[i / 4] = packFloat8<true>(divided(x[i]), divided(x[i + 1])) |
                           packFloat8<true>(divided(x[i + 2]), divided(x[i + 3])) << 16;
    }
}

/// Codes of one 16-byte vector of T to its place `codes` (aligned to the number of elements). Nobody reads
/// them again soon: the evict-first hint leaves the cache to the input (6 to 9% on an H200).
template <Rule R, typename T, bool Plain = false>
__device__ __forceinline__ void encodeVector(const uint4& v, const Coefficients& c, std::uint8_t* codes)
{
    float x[kVector<T>];
    unpack<T>(v, x);
    std::uint32_t out[kVector<T> / 4];
    if constexpr (Plain)
        encodePlain<R>(x, c, out);
    else
        encode<R, T>(x, c, out);
    if constexpr (kVector<T> == 8)
        __stcs(reinterpret_cast<uint2*>(codes), uint2{out[0], out[1]});
    else
        __stcs(reinterpret_cast<std::uint32_t*>(codes), out[0]);
}

/// As encodeVector, for elements [first, last) of the vector only.
template <Rule R, typename T, bool Plain = false>
__device__ __forceinline__ void encodePart(const uint4& v, const Coefficients& c, std::uint8_t* codes, int first,
                                           int last)
{
    float x[kVector<T>];
    unpack<T>(v, x);
    std::uint32_t out[kVector<T> / 4];
    if constexpr (Plain)
        encodePlain<R>(x, c, out);
    else
        encode<R, T>(x, c, out);
#pragma unroll
    for (int i = 0; i < kVector<T>; ++i)
        if (i >= first && i < last) codes[i] = static_cast<std::uint8_t>(out[i / 4] >> (8 * (i % 4)));
}

} // namespace qs::cuda
