// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/always_inline.h"
#include "gpu/cpu/quantize/kernels.h"

#include <cstdint>
#include <cstring>

/// The kernels, written once over a vector type V and compiled for each instruction set in a file of its own.
/// Everything here has internal linkage and calls no standard-library template: code compiled for a wide
/// instruction set must never be picked by the linker for the rest of the program.
#define QS_LAMBDA __attribute__((always_inline))

namespace qs {
namespace {

using Byte = unsigned char;
using Arithmetic = ElementRule::Arithmetic;
using Target = ElementRule::Target;

constexpr std::int64_t elementBytes(DType type) { return type == DType::F32 ? 4 : 2; }

template <class V> struct RuleVectors
{
    typename V::F factor, addend, low, high;
    typename V::I zeroPoint;
    typename V::H zeroPoint16;
    QS_INLINE explicit RuleVectors(const ElementRule& r)
        : factor(V::all(r.factor)), addend(V::all(r.addend)), low(V::all(r.low)), high(V::all(r.high)),
          zeroPoint(V::allInt(static_cast<std::uint32_t>(r.zeroPoint))),
          zeroPoint16(V::allHalf(static_cast<std::uint16_t>(r.zeroPoint)))
    {}
};

/// Rounds values of at most the format's largest magnitude to a minifloat; low byte of each lane. A float with
/// exponent E + 23 - mantissaBits, where E is the value's own or the smallest normal's, has the target's unit in
/// its last place: the sum's low bits are the rounded mantissa with its leading one, and exponents count on top.
/// Of all that only the low byte matters, which is why no subtraction follows.
template <class V, int mantissaBits, int minExponent> QS_INLINE typename V::I minifloatMagnitude(typename V::I bits)
{
    using I = typename V::I;
    constexpr std::uint32_t smallest = static_cast<std::uint32_t>(minExponent + 127) << 23;
    // Even, so that it leaves ties to even alone: added to the sum's mantissa it takes the exponent's bias away.
    constexpr std::uint32_t unbias = (0u - (static_cast<std::uint32_t>(minExponent + 127) << mantissaBits)) & 0xffu;
    constexpr std::uint32_t lift = (static_cast<std::uint32_t>(23 - mantissaBits) << 23) + unbias;
    const I magnitude = V::both(bits, V::allInt(0x7fffffffu));
    const I exponent = V::largestInt(V::both(bits, V::allInt(0x7f800000u)), V::allInt(smallest));
    const I sum = V::bits(V::add(V::fromBits(magnitude), V::fromBits(V::plus(exponent, V::allInt(lift)))));
    return V::plus(sum, V::template right<23 - mantissaBits>(exponent));
}

template <class V, int mantissaBits, int minExponent> QS_INLINE typename V::I minifloat(typename V::F value)
{
    const typename V::I bits = V::bits(value);
    return V::withSign(minifloatMagnitude<V, mantissaBits, minExponent>(bits), bits);
}

/// Four vectors in a row. Sets that have pairs take bfloat16 as the even elements of 2 × width, then the odd ones,
/// twice: shifting and masking is all it takes. Stores that are told of it (`paired`) put the codes in order.
template <class V, DType T> constexpr bool isPaired = V::hasPairs && T == DType::BF16;

template <class V, DType T> QS_INLINE void loadBlock(const Byte* in, typename V::F (&x)[4])
{
    if constexpr (isPaired<V, T>) {
        V::loadPairs(in, x[0], x[1]);
        V::loadPairs(in + 2 * V::width * elementBytes(T), x[2], x[3]);
    } else {
#pragma GCC unroll 4
        for (int k = 0; k < 4; ++k)
            x[k] = V::template load<T>(in + k * V::width * elementBytes(T));
    }
}

/// Four vectors, none of them NaN, to 8-bit floats. Sets with a shorter way (V::hasFloat8) want values that may still
/// be too large.
template <class V, int mantissaBits, int minExponent, bool stream, bool paired>
QS_INLINE void storeFloat8(Byte* out, typename V::F a, typename V::F b, typename V::F c, typename V::F d)
{
    if constexpr (V::hasFloat8)
        V::template storeFloat8<mantissaBits, minExponent, stream, paired>(out, a, b, c, d);
    else
        V::template storeCodes<stream>(
            out, minifloat<V, mantissaBits, minExponent>(a), minifloat<V, mantissaBits, minExponent>(b),
            minifloat<V, mantissaBits, minExponent>(c), minifloat<V, mantissaBits, minExponent>(d));
}

/// Rounded to a type of inputs and back, nearest even.
template <class V, DType T> QS_INLINE typename V::F vectorInType(typename V::F v)
{
    if constexpr (T == DType::F32) return v;
    alignas(64) Byte stored[V::width * elementBytes(T)];
    V::template store<T>(stored, v);
    return V::template load<T>(stored);
}

template <class V, DType T, Arithmetic A> QS_INLINE typename V::F scaled(typename V::F x, const RuleVectors<V>& rule)
{
    if constexpr (A == Arithmetic::Multiply) return V::mul(x, rule.factor);
    if constexpr (A == Arithmetic::Divide) return V::div(x, rule.factor);
    if constexpr (A == Arithmetic::DivideInType) return vectorInType<V, T>(V::div(x, rule.factor));
    return V::fma(x, rule.factor, rule.addend);
}

/// What storeFloat8 takes. least() and greatest() take the second argument where the first is NaN: the order decides
/// what NaN becomes.
template <class V, Target O> QS_INLINE typename V::F boundedFloat8(typename V::F y, const RuleVectors<V>& rule)
{
    if constexpr (O == Target::E4M3NaNLow) {
        const typename V::F above = V::greatest(y, rule.low);
        return V::hasFloat8 ? above : V::least(above, rule.high);
    }
    const typename V::F below = V::least(y, rule.high);
    return V::hasFloat8 ? below : V::greatest(below, rule.low);
}

/// Cold data: the processor's own prefetching stops at the end of a page.
constexpr std::int64_t kAheadBytes = 6144;
template <std::int64_t bytes> QS_INLINE void prefetchAhead(const Byte* in)
{
    for (std::int64_t line = 0; line < bytes; line += 64)
        __builtin_prefetch(in + kAheadBytes + line, 0, 3);
}

template <class V, DType T, Arithmetic A, Target O, bool stream>
QS_INLINE void quantizeBlock(const RuleVectors<V>& rule, const Byte* in, Byte* out)
{
    constexpr bool paired = isPaired<V, T>;
    typename V::F y[4];
    loadBlock<V, T>(in, y);
#pragma GCC unroll 4
    for (int k = 0; k < 4; ++k)
        y[k] = scaled<V, T, A>(y[k], rule);
    if constexpr (O == Target::Int8) {
        typename V::I code[4];
#pragma GCC unroll 4
        for (int k = 0; k < 4; ++k)
            code[k] = V::roundInt8(y[k], rule.low, rule.high, rule.zeroPoint);
        V::template storeInt8<stream, paired>(out, code[0], code[1], code[2], code[3], rule.zeroPoint16);
    } else {
#pragma GCC unroll 4
        for (int k = 0; k < 4; ++k)
            y[k] = boundedFloat8<V, O>(y[k], rule);
        storeFloat8<V, O == Target::E5M2 ? 2 : 3, O == Target::E5M2 ? -14 : -6, stream, paired>(out, y[0], y[1], y[2],
                                                                                                y[3]);
    }
}

/// Fewer elements than a block: through a padded copy, so that nothing outside the tensor is touched.
template <class V, DType T, Arithmetic A, Target O>
void quantizePart(const ElementRule& rule, const Byte* in, std::int64_t n, Byte* out)
{
    constexpr std::int64_t block = 4 * V::width;
    alignas(64) Byte padded[block * elementBytes(T)] = {};
    alignas(64) Byte codes[block];
    std::memcpy(padded, in, static_cast<std::size_t>(n * elementBytes(T)));
    quantizeBlock<V, T, A, O, false>(RuleVectors<V>(rule), padded, codes);
    std::memcpy(out, codes, static_cast<std::size_t>(n));
}

template <class V, DType T, Arithmetic A, Target O, bool stream>
void quantizeRange(const ElementRule& rule, const Byte* in, std::int64_t n, Byte* out)
{
    constexpr std::int64_t block = 4 * V::width;
    constexpr std::int64_t size = elementBytes(T);
    if constexpr (stream) { // such stores want an aligned target
        std::int64_t head = static_cast<std::int64_t>(-reinterpret_cast<std::uintptr_t>(out) & (block - 1));
        head = head < n ? head : n;
        if (head > 0) {
            quantizePart<V, T, A, O>(rule, in, head, out);
            in += head * size;
            out += head;
            n -= head;
        }
    }
    const RuleVectors<V> vectors(rule);
    std::int64_t i = 0;
    for (; i + block <= n; i += block) {
        if constexpr (stream) prefetchAhead<block * size>(in + i * size);
        quantizeBlock<V, T, A, O, stream>(vectors, in + i * size, out + i);
    }
    if (i < n) quantizePart<V, T, A, O>(rule, in + i * size, n - i, out + i);
}

template <class V, DType T, Arithmetic A, Target O>
void quantizeStored(const ElementRule& rule, const Byte* in, std::int64_t n, Byte* out, bool stream)
{
    if (!stream) return quantizeRange<V, T, A, O, false>(rule, in, n, out);
    quantizeRange<V, T, A, O, true>(rule, in, n, out);
    V::fence();
}

template <class V, DType T>
void quantizeTyped(const ElementRule& r, const Byte* in, std::int64_t n, Byte* out, bool stream)
{
    const bool divide = r.arithmetic == Arithmetic::Divide;
    switch (r.target) {
    case Target::Int8:
        if (divide) return quantizeStored<V, T, Arithmetic::Divide, Target::Int8>(r, in, n, out, stream);
        if (r.arithmetic == Arithmetic::DivideInType)
            return quantizeStored<V, T, Arithmetic::DivideInType, Target::Int8>(r, in, n, out, stream);
        if (r.arithmetic == Arithmetic::Fma)
            return quantizeStored<V, T, Arithmetic::Fma, Target::Int8>(r, in, n, out, stream);
        return quantizeStored<V, T, Arithmetic::Multiply, Target::Int8>(r, in, n, out, stream);
    case Target::E4M3:
        if (divide) return quantizeStored<V, T, Arithmetic::Divide, Target::E4M3>(r, in, n, out, stream);
        return quantizeStored<V, T, Arithmetic::Multiply, Target::E4M3>(r, in, n, out, stream);
    case Target::E4M3NaNLow:
        return quantizeStored<V, T, Arithmetic::Divide, Target::E4M3NaNLow>(r, in, n, out, stream);
    case Target::E5M2:
        if (divide) return quantizeStored<V, T, Arithmetic::Divide, Target::E5M2>(r, in, n, out, stream);
        return quantizeStored<V, T, Arithmetic::Multiply, Target::E5M2>(r, in, n, out, stream);
    }
}

template <class V>
void quantize(const ElementRule& rule, DType type, const void* in, std::int64_t n, std::uint8_t* out, bool stream)
{
    const auto* bytes = static_cast<const Byte*>(in);
    if (type == DType::F16) return quantizeTyped<V, DType::F16>(rule, bytes, n, out, stream);
    if (type == DType::BF16) return quantizeTyped<V, DType::BF16>(rule, bytes, n, out, stream);
    quantizeTyped<V, DType::F32>(rule, bytes, n, out, stream);
}

/// Calls visit(vector, which of four accumulators) over all elements; the padding repeats the first element.
template <class V, DType T, class Visit> QS_INLINE void visitAll(const Byte* in, std::int64_t n, Visit visit)
{
    constexpr std::int64_t step = V::width * elementBytes(T);
    std::int64_t i = 0;
    for (; i + 4 * V::width <= n; i += 4 * V::width, in += 4 * step) {
        visit(V::template load<T>(in), 0);
        visit(V::template load<T>(in + step), 1);
        visit(V::template load<T>(in + 2 * step), 2);
        visit(V::template load<T>(in + 3 * step), 3);
    }
    for (; i + V::width <= n; i += V::width, in += step)
        visit(V::template load<T>(in), 0);
    if (i == n) return;
    alignas(64) Byte padded[step];
    for (std::int64_t lane = 0; lane < V::width; ++lane)
        std::memcpy(padded + lane * elementBytes(T), in + (lane < n - i ? lane : 0) * elementBytes(T), elementBytes(T));
    visit(V::template load<T>(padded), 1);
}

template <class V> QS_INLINE float amaxOfFloats(const Byte* in, std::int64_t n)
{
    typename V::F top[4] = {V::all(0.0f), V::all(0.0f), V::all(0.0f), V::all(0.0f)};
    // greatest() keeps its second argument where the first is NaN, so NaN never enters an accumulator.
    visitAll<V, DType::F32>(in, n, [&top](typename V::F x, int which) QS_LAMBDA {
        const typename V::F magnitude = V::fromBits(V::both(V::bits(x), V::allInt(0x7fffffffu)));
        top[which] = V::greatest(magnitude, top[which]);
    });
    return V::largestLane(V::greatest(V::greatest(top[0], top[1]), V::greatest(top[2], top[3])));
}

/// The value of a half or bfloat16 without its sign that is not NaN; exact.
template <DType T> QS_INLINE float magnitudeOfHalf(std::uint16_t bits)
{
    if (T == DType::BF16) return __builtin_bit_cast(float, static_cast<std::uint32_t>(bits) << 16);
    if (bits == 0x7c00) return __builtin_inff();
    return __builtin_bit_cast(float, static_cast<std::uint32_t>(bits) << 13) * 0x1p112f;
}

/// Magnitudes of 16-bit floats order like integers. Adding what lies between infinity and the largest number lifts
/// NaN beyond it, to a negative one, which no maximum takes.
template <class V, DType T> QS_INLINE float amaxOfHalves(const Byte* in, std::int64_t n)
{
    constexpr std::uint16_t infinity = T == DType::F16 ? 0x7c00 : 0x7f80;
    constexpr std::uint16_t lift = 0x7fff - infinity;
    constexpr std::int64_t step = V::halfWidth * 2;
    typename V::H top[2] = {V::allHalf(lift), V::allHalf(lift)};
    std::int64_t i = 0;
    for (; i + 2 * V::halfWidth <= n; i += 2 * V::halfWidth) {
        top[0] = V::largestHalf(V::liftHalf(V::loadHalf(in + 2 * i), lift), top[0]);
        top[1] = V::largestHalf(V::liftHalf(V::loadHalf(in + 2 * i + step), lift), top[1]);
    }
    if (i < n) { // zeros behind the end are no larger than anything
        alignas(64) Byte padded[2 * step] = {};
        std::memcpy(padded, in + 2 * i, static_cast<std::size_t>(2 * (n - i)));
        top[0] = V::largestHalf(V::liftHalf(V::loadHalf(padded), lift), top[0]);
        top[1] = V::largestHalf(V::liftHalf(V::loadHalf(padded + step), lift), top[1]);
    }
    const auto largest = static_cast<std::uint16_t>(V::largestHalfLane(V::largestHalf(top[0], top[1])) - lift);
    return magnitudeOfHalf<T>(largest);
}

template <class V, DType T> QS_INLINE float amaxTyped(const Byte* in, std::int64_t n)
{
    if constexpr (T == DType::F32)
        return amaxOfFloats<V>(in, n);
    else
        return amaxOfHalves<V, T>(in, n);
}

template <class V> float amax(DType type, const void* in, std::int64_t n)
{
    const auto* bytes = static_cast<const Byte*>(in);
    if (type == DType::F16) return amaxTyped<V, DType::F16>(bytes, n);
    if (type == DType::BF16) return amaxTyped<V, DType::BF16>(bytes, n);
    return amaxTyped<V, DType::F32>(bytes, n);
}

template <class V, DType T> QS_INLINE MinMax minMaxTyped(const Byte* in, std::int64_t n)
{
    const typename V::F infinity = V::all(__builtin_inff());
    const typename V::F minusInfinity = V::all(-__builtin_inff());
    typename V::F low[4] = {infinity, infinity, infinity, infinity};
    typename V::F high[4] = {minusInfinity, minusInfinity, minusInfinity, minusInfinity};
    visitAll<V, T>(in, n, [&low, &high](typename V::F x, int which) QS_LAMBDA {
        low[which] = V::least(x, low[which]);
        high[which] = V::greatest(x, high[which]);
    });
    return {V::smallestLane(V::least(V::least(low[0], low[1]), V::least(low[2], low[3]))),
            V::largestLane(V::greatest(V::greatest(high[0], high[1]), V::greatest(high[2], high[3])))};
}

template <class V> MinMax minMax(DType type, const void* in, std::int64_t n)
{
    const auto* bytes = static_cast<const Byte*>(in);
    if (type == DType::F16) return minMaxTyped<V, DType::F16>(bytes, n);
    if (type == DType::BF16) return minMaxTyped<V, DType::BF16>(bytes, n);
    return minMaxTyped<V, DType::F32>(bytes, n);
}

/// Some groups at a time: all maxima first, then all codes, so that one group's maximum is not waited for.
template <class V, DType T, bool stream>
void groupsTyped(const Byte* in, std::int64_t n, std::int64_t group, Byte* out, float* scales)
{
    constexpr std::int64_t batch = 16;
    ElementRule rule{Arithmetic::Divide, Target::E4M3NaNLow, 1.0f, 0.0f, -448.0f, 448.0f, 0};
    for (std::int64_t start = 0; start < n; start += batch * group) {
        const std::int64_t end = batch * group < n - start ? start + batch * group : n;
        float* scale = scales;
        for (std::int64_t i = start; i < end; i += group) {
            const float top = amaxTyped<V, T>(in + i * elementBytes(T), group < end - i ? group : end - i);
            *scales++ = (top < 1e-10f ? 1e-10f : top) / 448.0f;
        }
        for (std::int64_t i = start; i < end; i += group) {
            rule.factor = *scale++;
            quantizeRange<V, T, Arithmetic::Divide, Target::E4M3NaNLow, stream>(
                rule, in + i * elementBytes(T), group < end - i ? group : end - i, out + i);
        }
    }
}

template <class V>
void quantizeGroups(DType type, const void* in, std::int64_t n, std::int64_t group, std::uint8_t* out, float* scales,
                    bool stream)
{
    const auto* bytes = static_cast<const Byte*>(in);
    const auto run = [=](auto plain, auto streamed) { (stream ? streamed : plain)(bytes, n, group, out, scales); };
    if (type == DType::F16)
        run(groupsTyped<V, DType::F16, false>, groupsTyped<V, DType::F16, true>);
    else if (type == DType::BF16)
        run(groupsTyped<V, DType::BF16, false>, groupsTyped<V, DType::BF16, true>);
    else
        run(groupsTyped<V, DType::F32, false>, groupsTyped<V, DType::F32, true>);
    if (stream) V::fence();
}

/// One vector out for `ratio` vectors in, which are ORed so that none of the loads can be left out.
template <class V, int ratio, bool stream> void moveRange(const Byte* in, std::int64_t outBytes, Byte* out)
{
    constexpr std::int64_t step = V::rawBytes;
    std::int64_t i = 0;
    for (; i + step <= outBytes; i += step) {
        auto value = V::loadRaw(in + i * ratio);
        for (int k = 1; k < ratio; ++k)
            value = V::orRaw(value, V::loadRaw(in + i * ratio + k * step));
        V::template storeRaw<stream>(out + i, value);
    }
    for (; i < outBytes; ++i) {
        Byte value = in[i * ratio];
        for (int k = 1; k < ratio; ++k)
            value = static_cast<Byte>(value | in[i * ratio + k]);
        out[i] = value;
    }
}

template <class V, int ratio> void moveStored(const Byte* in, std::int64_t outBytes, Byte* out, bool stream)
{
    // The views are aligned; only a hand-made call could miss, and an unaligned streaming store would fault.
    if (!stream || (reinterpret_cast<std::uintptr_t>(out) & (V::rawBytes - 1)) != 0)
        return moveRange<V, ratio, false>(in, outBytes, out);
    moveRange<V, ratio, true>(in, outBytes, out);
    V::fence();
}

template <class V> void move(int inBytes, int outBytes, const void* in, std::int64_t n, std::uint8_t* out, bool stream)
{
    const auto* bytes = static_cast<const Byte*>(in);
    switch (inBytes / outBytes) {
    case 4:
        return moveStored<V, 4>(bytes, n * outBytes, out, stream);
    case 2:
        return moveStored<V, 2>(bytes, n * outBytes, out, stream);
    default:
        return moveStored<V, 1>(bytes, n * outBytes, out, stream);
    }
}

/// Twelve chains hide a latency of four to six cycles of two units and fit, with two operands, into 16 registers. The
/// values tend to 2: neither denormals nor infinities slow them.
template <class V> OperationCount multiplyAdd(std::int64_t rounds, float seed)
{
    constexpr int chains = 12;
    typename V::F sums[chains];
    for (int k = 0; k < chains; ++k)
        sums[k] = V::all(seed + static_cast<float>(k));
    const typename V::F half = V::all(0.5f);
    const typename V::F one = V::all(1.0f);
    for (std::int64_t round = 0; round < rounds; ++round) {
#pragma GCC unroll 12
        for (int k = 0; k < chains; ++k)
            sums[k] = V::mulAdd(sums[k], half, one);
    }
    for (int k = 1; k < chains; ++k)
        sums[0] = V::add(sums[0], sums[k]);
    return {2.0 * chains * V::width * static_cast<double>(rounds), V::largestLane(sums[0])};
}

} // namespace
} // namespace qs
