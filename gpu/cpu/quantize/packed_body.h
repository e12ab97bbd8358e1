// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/quantize/kernel_body.h"

/// Quantizing to the packed formats, once over a vector type V (see kernel_body.h). Traffic: a row is read once from
/// memory and once more from the first cache; codes and scales are written once.
namespace qs {
namespace {

using Packed = PackedKind;

/// Of one group: what x is divided by (INT4, NVFP4) or multiplied by, and the zero point.
struct PackedParams
{
    float factor = 0.0f;
    float zeroPoint = 0.0f;
};

constexpr int kPackedUnit =
    64; ///< elements converted in one go: whole groups of 16, blocks of 32, vectors of every set
constexpr int kPackedBatch = 16; ///< groups whose maxima are found first, so that one group's maximum is not waited for

/// kNF4Midpoints as a plain array of 16: std::array's members must not be compiled for a wide instruction set.
/// No value is above the last.
alignas(64) constexpr float kNF4Midpoints15[16] = {
    -0.848096371f,  -0.610632896f, -0.45999527f, -0.33967942f,     -0.234607399f, -0.137911737f,
    -0.0455250181f, 0.0397901498f, 0.120255247f, 0.203521252f,     0.292013764f,  0.389312536f,
    0.501663446f,   0.64278692f,   0.861478448f, __builtin_inff(),
};

/// The ties of E2M1's magnitudes; an infinite value is above the eighth, and that code has no magnitude bits.
alignas(64) constexpr float kE2M1Ties[16] = {
    0.25f,
    0.75f,
    1.25f,
    1.75f,
    2.5f,
    3.5f,
    5.0f,
    __FLT_MAX__,
    __builtin_inff(),
    __builtin_inff(),
    __builtin_inff(),
    __builtin_inff(),
    __builtin_inff(),
    __builtin_inff(),
    __builtin_inff(),
    __builtin_inff(),
};

constexpr bool isInt4(Packed p) { return p <= Packed::Int4Awq; }
constexpr bool isAsymmetric(Packed p) { return p == Packed::Int4Asym || p == Packed::Int4Awq; }
constexpr bool computesInType(Packed p) { return p == Packed::Int4CompressedTensors || p == Packed::Int4Awq; }

/// Rounded to a type of inputs, nearest even.
QS_INLINE float inType(float value, DType type)
{
    if (type == DType::F16) return halfToFloat(floatToHalf(value));
    return type == DType::BF16 ? bfloat16ToFloat(floatToBfloat16(value)) : value;
}

QS_INLINE float finiteOf(float value)
{
    return value > __FLT_MAX__ ? __FLT_MAX__ : value < -__FLT_MAX__ ? -__FLT_MAX__ : value;
}

/// Stores a scale of INT4: never infinite, and zero only where it is.
QS_INLINE float storeInt4Scale(float scale, DType type, Byte* out)
{
    if (type == DType::F32) {
        const float stored = finiteOf(scale);
        std::memcpy(out, &stored, sizeof stored);
        return stored;
    }
    const bool half = type == DType::F16;
    std::uint16_t bits = half ? floatToHalf(scale) : floatToBfloat16(scale);
    const std::uint16_t infinity = half ? 0x7c00 : 0x7f80;
    if (bits >= infinity) bits = static_cast<std::uint16_t>(infinity - 1);
    if (bits == 0 && scale > 0.0f) bits = 1;
    std::memcpy(out, &bits, sizeof bits);
    return half ? halfToFloat(bits) : bfloat16ToFloat(bits);
}

QS_INLINE float orSmallest(float scale, bool any) { return any && scale == 0.0f ? __FLT_DENORM_MIN__ : scale; }

QS_INLINE PackedParams int4Symmetric(const PackedRule& rule, float amax, Byte* scale)
{
    return {storeInt4Scale(orSmallest(amax / 7.0f, amax > 0.0f), rule.scaleType, scale), 0.0f};
}

QS_INLINE PackedParams int4CompressedTensors(const PackedRule& rule, float amax, Byte* scale)
{
    const float epsilon = rule.scaleType == DType::F16 ? 0x1p-10f : rule.scaleType == DType::BF16 ? 0x1p-7f : 0x1p-23f;
    const float s = inType(amax / 7.5f, rule.scaleType);
    return {storeInt4Scale(s == 0.0f ? epsilon : s, rule.scaleType, scale), 0.0f};
}

/// Nearest even within 4 bits; NaN gives 0.
QS_INLINE float zeroPointOf(float wanted)
{
    return wanted > 0.0f ? ((wanted < 15.0f ? wanted : 15.0f) + 12582912.0f) - 12582912.0f : 0.0f;
}

QS_INLINE PackedParams int4Asymmetric(const PackedRule& rule, MinMax m, Byte* scale)
{
    float low = m.min <= m.max ? finiteOf(m.min) : 0.0f;
    float high = m.min <= m.max ? finiteOf(m.max) : 0.0f;
    low = low < 0.0f ? low : 0.0f;
    high = high > 0.0f ? high : 0.0f;
    const float range = high - low;
    const float s = storeInt4Scale(orSmallest(range / 15.0f, range > 0.0f), rule.scaleType, scale);
    return {s, zeroPointOf(-low / s)};
}

QS_INLINE PackedParams int4Awq(const PackedRule& rule, MinMax m, Byte* scale)
{
    const float low = m.min <= m.max ? finiteOf(m.min) : 0.0f;
    const float high = m.min <= m.max ? finiteOf(m.max) : 0.0f;
    const float wanted = inType(high - low, rule.scaleType), least = inType(1e-5f, rule.scaleType);
    const float s = storeInt4Scale((wanted < least ? least : wanted) / 15.0f, rule.scaleType, scale);
    return {s, zeroPointOf(inType(-low / s, rule.scaleType))};
}

QS_INLINE PackedParams mxScale(const PackedRule& rule, float amax, int emax, Byte* scale)
{
    std::uint32_t exponent = 0;
    if (rule.largest != 0.0f) {
        const auto bits = __builtin_bit_cast(std::uint32_t, amax / rule.largest);
        exponent = bits <= 0x400000u ? 0 : (bits + 0x7fffffu) >> 23;
    } else {
        const int wanted = static_cast<int>((__builtin_bit_cast(std::uint32_t, amax) + rule.lift) >> 23) - emax;
        exponent = wanted > 0 ? static_cast<std::uint32_t>(wanted) : 0;
    }
    *scale = static_cast<Byte>(exponent);
    return {__builtin_bit_cast(float, (254u - exponent) << 23), 0.0f};
}

/// E4M3 is a float of a smaller bias: shifting and scaling is exact, denormals included.
QS_INLINE float blockScaleValue(std::uint32_t code) { return __builtin_bit_cast(float, code << 20) * 0x1p120f; }

QS_INLINE PackedParams nvfp4Scale(const PackedRule& rule, float amax, Byte* scale)
{
    float wanted = amax / 6.0f / rule.globalScale;
    wanted = wanted < 0x1p-6f ? 0x1p-6f : wanted > 448.0f ? 448.0f : wanted;
    const auto bits = __builtin_bit_cast(std::uint32_t, wanted);
    const std::uint32_t code = ((bits + 0x7ffffu + ((bits >> 20) & 1u)) >> 20) - 960u;
    *scale = static_cast<Byte>(code);
    return {rule.globalScale * blockScaleValue(code), 0.0f};
}

/// As ggml rounds it; a scale of 0 becomes an infinite divisor, so that all codes are 0.
QS_INLINE PackedParams ggmlNvfp4Scale(float amax, Byte* scale)
{
    const float wanted = amax / 6.0f;
    std::uint32_t code = 0x7e;
    if (wanted < 0x1p-6f) {
        const float halfAbove = wanted * 512.0f + 0.5f; // cut, not lround: 0.49999997 becomes 1 there
        code = static_cast<std::uint32_t>(halfAbove);
        code = code > 7u ? 7u : code;
    } else if (wanted < 248.0f) {
        code = ((__builtin_bit_cast(std::uint32_t, wanted) + (1u << 19)) >> 20) - 960u;
    }
    *scale = static_cast<Byte>(code);
    return {code == 0 ? __builtin_inff() : blockScaleValue(code), 0.0f};
}

/// d in front of a block of Q8_0 and Q4_0.
template <class V> QS_INLINE PackedParams blockScale(float d, Byte* out)
{
    const std::uint16_t bits = V::toHalf(d > 65504.0f ? 65504.0f : d < -65504.0f ? -65504.0f : d);
    std::memcpy(out, &bits, sizeof bits);
    return {d == 0.0f ? 0.0f : 1.0f / d, 0.0f};
}

template <class V, DType T> QS_INLINE float groupAmax(const Byte* in, std::int64_t n)
{
    if (T != DType::F32 && n % (2 * V::halfWidth) == 0) return amaxTyped<V, T>(in, n);
    if (n % V::width != 0) return amaxTyped<V, T>(in, n);
    typename V::F top = V::all(0.0f);
    for (std::int64_t i = 0; i < n; i += V::width) {
        const typename V::F x = V::template load<T>(in + i * elementBytes(T));
        top = V::greatest(V::fromBits(V::both(V::bits(x), V::allInt(0x7fffffffu))), top);
    }
    return V::largestLane(top);
}

/// The first value of largest magnitude, infinities as they are; 0 where there is none.
template <class V, DType T> QS_INLINE float groupSignedMax(const Byte* in, std::int64_t n)
{
    const MinMax m = minMaxTyped<V, T>(in, n);
    if (!(m.min <= m.max) || (m.min == 0.0f && m.max == 0.0f)) return 0.0f; // never −0
    if (m.max != -m.min) return m.max > -m.min ? m.max : m.min;
    for (std::int64_t i = 0; i < n; ++i) { // both signs: who comes first
        const float x = loadFloat(in, T, static_cast<std::size_t>(i));
        if (x == m.max || x == m.min) return x;
    }
    return 0.0f;
}

template <class V, DType T, Packed P>
QS_INLINE PackedParams findParams(const PackedRule& rule, const Byte* in, std::int64_t n, Byte* scale)
{
    if constexpr (P == Packed::Int4Asym) return int4Asymmetric(rule, minMaxTyped<V, T>(in, n), scale);
    if constexpr (P == Packed::Int4Awq) return int4Awq(rule, minMaxTyped<V, T>(in, n), scale);
    if constexpr (P == Packed::Q4_0) return blockScale<V>(finiteOf(groupSignedMax<V, T>(in, n)) / -8.0f, scale);
    const float amax = finiteOf(groupAmax<V, T>(in, n));
    if constexpr (P == Packed::Int4) return int4Symmetric(rule, amax, scale);
    if constexpr (P == Packed::Int4CompressedTensors) return int4CompressedTensors(rule, amax, scale);
    if constexpr (P == Packed::MXFP8) return mxScale(rule, amax, 8, scale);
    if constexpr (P == Packed::MXFP4) return mxScale(rule, amax, 2, scale);
    if constexpr (P == Packed::NVFP4) return nvfp4Scale(rule, amax, scale);
    if constexpr (P == Packed::GgmlNvfp4) return ggmlNvfp4Scale(amax, scale);
    if constexpr (P == Packed::Q8_0) return blockScale<V>(amax / 127.0f, scale);
    std::memcpy(scale, &amax, sizeof amax); // NF4
    return {amax == 0.0f ? 0.0f : 1.0f / amax, 0.0f};
}

template <class V> QS_INLINE typename V::F zeroForNaN(typename V::F v)
{
    return V::fromBits(V::both(V::bits(v), V::ordered(v)));
}

template <class V> QS_INLINE typename V::F within(typename V::F v, typename V::F low, typename V::F high)
{
    return V::greatest(V::least(v, high), low);
}

template <class V> QS_INLINE typename V::I e2m1(typename V::F y)
{
    const typename V::I bits = V::bits(within<V>(zeroForNaN<V>(y), V::all(-6.0f), V::all(6.0f)));
    const typename V::I sign = V::both(V::template right<28>(bits), V::allInt(8u));
    return V::plus(V::both(minifloatMagnitude<V, 1, 0>(bits), V::allInt(7u)), sign);
}

template <class V> QS_INLINE typename V::I e4m3KeepingNaN(typename V::F y)
{
    const typename V::I code = minifloat<V, 3, -6>(within<V>(y, V::all(-448.0f), V::all(448.0f)));
    return V::plus(V::both(V::plus(code, V::allInt(0u - 0x7fu)), V::ordered(y)), V::allInt(0x7fu));
}

/// The number of midpoints below the value.
template <class V> QS_INLINE typename V::I nf4(typename V::F y)
{
    return V::rankOf15(zeroForNaN<V>(y), kNF4Midpoints15);
}

/// How many ties the magnitude has passed, so that a tie gives the smaller one; the sign only of what is not zero. A
/// rounded quotient lies on a tie only where the true one does: ties × scales have at most seven bits, and the next
/// number is half a unit away.
template <class V> QS_INLINE typename V::I ggmlE2M1(typename V::F y)
{
    const typename V::I bits = V::bits(zeroForNaN<V>(y));
    const typename V::I code =
        V::both(V::rankOf15(V::fromBits(V::both(bits, V::allInt(0x7fffffffu))), kE2M1Ties), V::allInt(7u));
    return V::plus(code, V::both(V::both(V::template right<28>(bits), V::allInt(8u)), V::plus(code, V::allInt(7u))));
}

/// Codes of a vector: the low 4 or 8 bits of each lane, the rest zero where the code has 4.
template <class V, DType T, Packed P> QS_INLINE typename V::I packedCodes(typename V::F x, const PackedParams& p)
{
    using F = typename V::F;
    const F factor = V::all(p.factor);
    if constexpr (P == Packed::NF4) return nf4<V>(V::mul(x, factor));
    if constexpr (P == Packed::MXFP8) return e4m3KeepingNaN<V>(V::mul(x, factor));
    if constexpr (P == Packed::MXFP4) return e2m1<V>(V::mul(x, factor));
    if constexpr (P == Packed::NVFP4) return e2m1<V>(V::div(x, factor));
    if constexpr (P == Packed::GgmlNvfp4) return ggmlE2M1<V>(V::div(x, factor));
    if constexpr (P == Packed::Q4_0)
        return V::truncated(
            within<V>(V::add(zeroForNaN<V>(V::mul(x, factor)), V::all(8.5f)), V::all(0.0f), V::all(15.0f)));
    if constexpr (P == Packed::Q8_0) {
        // The largest number below one half: adding it and cutting off rounds halves away from zero, and nothing else.
        const F y = within<V>(zeroForNaN<V>(V::mul(x, factor)), V::all(-128.0f), V::all(127.0f));
        const typename V::I sign = V::both(V::bits(y), V::allInt(0x80000000u));
        return V::truncated(V::add(y, V::fromBits(V::plus(sign, V::bits(V::all(0x1.fffffep-2f))))));
    }
    // INT4: adding 1.5·2^23, an even number, leaves the nearest even integer in the low bits.
    const F low = V::all(isAsymmetric(P) ? -p.zeroPoint : -8.0f);
    const F high = V::all(isAsymmetric(P) ? 15.0f - p.zeroPoint : 7.0f);
    F quotient = V::div(x, factor);
    if constexpr (computesInType(P)) quotient = vectorInType<V, T>(quotient);
    const F y = within<V>(zeroForNaN<V>(quotient), low, high);
    const auto shift = static_cast<std::uint32_t>(isAsymmetric(P) ? p.zeroPoint : 8.0f);
    return V::both(V::plus(V::bits(V::add(y, V::all(12582912.0f))), V::allInt(shift)), V::allInt(15u));
}

/// 64 elements, whose group parameters begin at `params`, to their codes as stored without block headers; 32 or 64
/// bytes. Q4_0: the two halves of a block in the two halves of its bytes.
template <class V, DType T, Packed P>
QS_INLINE void packUnit(const Byte* in, const PackedParams* params, int groupShift, Byte* out)
{
    constexpr int block = 4 * V::width;
    constexpr std::int64_t step = V::width * elementBytes(T);
    alignas(64) Byte bytes[kPackedUnit];
    for (int b = 0; b < kPackedUnit; b += block) {
        typename V::I c[4];
#pragma GCC unroll 4
        for (int k = 0; k < 4; ++k)
            c[k] = packedCodes<V, T, P>(V::template load<T>(in + b * elementBytes(T) + k * step),
                                        params[(b + k * V::width) >> groupShift]);
        if constexpr (P == Packed::MXFP8 || P == Packed::Q8_0)
            V::template storeCodes<false>(out + b, c[0], c[1], c[2], c[3]);
        else if constexpr (P == Packed::Q4_0)
            V::template storeCodes<false>(bytes + b, c[0], c[1], c[2], c[3]);
        else
            V::storeNibbles(out + b / 2, c[0], c[1], c[2], c[3]);
    }
    if constexpr (P == Packed::Q4_0)
        for (int half = 0; half < 4; ++half) { // of the two blocks, eight bytes each
            std::uint64_t low = 0;
            std::uint64_t high = 0;
            std::memcpy(&low, bytes + (half / 2) * 32 + half % 2 * 8, sizeof low);
            std::memcpy(&high, bytes + (half / 2) * 32 + half % 2 * 8 + 16, sizeof high);
            low |= high << 4; // codes below 16: nothing crosses a byte
            std::memcpy(out + half * 8, &low, sizeof low);
        }
}

/// Bytes that `count` codes take, blocks without their headers but whole.
template <Packed P> constexpr std::int64_t packedBytes(std::int64_t count)
{
    if (P == Packed::MXFP8) return count;
    if (P == Packed::Q8_0) return (count + 31) / 32 * 32;
    if (P == Packed::Q4_0) return (count + 31) / 32 * 16;
    return (count + 1) / 2;
}

/// Element `first` (a multiple of 64) and what follows it, `count` up to 64, from `unit` into the stream.
template <Packed P> QS_INLINE void placeUnit(const Byte* unit, std::int64_t first, std::int64_t count, Byte* codes)
{
    const std::int64_t bytes = packedBytes<P>(count);
    if constexpr (P == Packed::Q8_0 || P == Packed::Q4_0) {
        constexpr std::int64_t body = P == Packed::Q8_0 ? 32 : 16;
        for (std::int64_t i = 0; i < bytes; i += body)
            std::memcpy(codes + (first / 32 + i / body) * (body + 2) + 2, unit + i, body);
    } else {
        std::memcpy(codes + packedBytes<P>(first), unit, static_cast<std::size_t>(bytes));
    }
}

template <class V, DType T, Packed P>
void packRow(const PackedRule& rule, const Byte* in, std::int64_t n, const PackedTarget& out)
{
    constexpr bool blocks = P == Packed::Q8_0 || P == Packed::Q4_0;
    constexpr std::int64_t blockBytes = P == Packed::Q8_0 ? 34 : 18;
    const std::int64_t group = rule.group;
    const std::int64_t scaleBytes = P == Packed::NF4 ? 4 : isInt4(P) ? elementBytes(rule.scaleType) : 1;
    const int groupShift = __builtin_ctz(static_cast<unsigned>(rule.group));
    for (std::int64_t start = 0; start < n; start += kPackedBatch * group) {
        const std::int64_t end = kPackedBatch * group < n - start ? start + kPackedBatch * group : n;
        PackedParams params[kPackedBatch + kPackedUnit / 16]; // some behind the end for the padding of the last unit
        for (std::int64_t i = start, k = 0; i < end; i += group, ++k) {
            const std::int64_t g = i >> groupShift;
            Byte* scale = blocks ? out.codes + g * blockBytes : out.scales + g * scaleBytes;
            params[k] = findParams<V, T, P>(rule, in + i * elementBytes(T), group < n - i ? group : n - i, scale);
            if constexpr (isAsymmetric(P)) {
                const auto z = static_cast<unsigned>(params[k].zeroPoint);
                out.zeroPoints[g / 2] = static_cast<Byte>(g % 2 ? out.zeroPoints[g / 2] | z << 4 : z);
            }
        }
        for (std::int64_t i = start; i < end; i += kPackedUnit) {
            const PackedParams* first = params + ((i - start) >> groupShift);
            alignas(64) Byte unit[kPackedUnit];
            if (end - i >= kPackedUnit && !blocks) {
                packUnit<V, T, P>(in + i * elementBytes(T), first, groupShift, out.codes + packedBytes<P>(i));
                continue;
            }
            const std::int64_t count = kPackedUnit < end - i ? kPackedUnit : end - i;
            alignas(64) Byte padded[kPackedUnit * elementBytes(T)];
            const Byte* source = in + i * elementBytes(T);
            if (count < kPackedUnit) {
                std::memset(padded, 0, sizeof padded);
                std::memcpy(padded, source, static_cast<std::size_t>(count * elementBytes(T)));
                source = padded;
            }
            packUnit<V, T, P>(source, first, groupShift, unit);
            placeUnit<P>(unit, i, count, out.codes);
        }
    }
}

template <class V, DType T>
void packTyped(const PackedRule& rule, const Byte* in, std::int64_t n, const PackedTarget& out)
{
    switch (rule.format) {
    case Packed::Int4:
        return packRow<V, T, Packed::Int4>(rule, in, n, out);
    case Packed::Int4Asym:
        return packRow<V, T, Packed::Int4Asym>(rule, in, n, out);
    case Packed::Int4CompressedTensors:
        return packRow<V, T, Packed::Int4CompressedTensors>(rule, in, n, out);
    case Packed::Int4Awq:
        return packRow<V, T, Packed::Int4Awq>(rule, in, n, out);
    case Packed::NF4:
        return packRow<V, T, Packed::NF4>(rule, in, n, out);
    case Packed::MXFP8:
        return packRow<V, T, Packed::MXFP8>(rule, in, n, out);
    case Packed::MXFP4:
        return packRow<V, T, Packed::MXFP4>(rule, in, n, out);
    case Packed::NVFP4:
        return packRow<V, T, Packed::NVFP4>(rule, in, n, out);
    case Packed::GgmlNvfp4:
        return packRow<V, T, Packed::GgmlNvfp4>(rule, in, n, out);
    case Packed::Q8_0:
        return packRow<V, T, Packed::Q8_0>(rule, in, n, out);
    case Packed::Q4_0:
        return packRow<V, T, Packed::Q4_0>(rule, in, n, out);
    }
}

template <class V>
void quantizePacked(const PackedRule& rule, DType type, const void* in, std::int64_t n, const PackedTarget& out)
{
    const auto* bytes = static_cast<const Byte*>(in);
    if (type == DType::F16) return packTyped<V, DType::F16>(rule, bytes, n, out);
    if (type == DType::BF16) return packTyped<V, DType::BF16>(rule, bytes, n, out);
    packTyped<V, DType::F32>(rule, bytes, n, out);
}

} // namespace
} // namespace qs
