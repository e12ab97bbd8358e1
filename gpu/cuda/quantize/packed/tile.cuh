// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/quantize/packed/nvfp4.cuh"
#include "gpu/cuda/quantize/packed/rules.cuh"

/// Plain groups: no NaN in them, and a scale so far from all limits that nothing overflows or underflows on the way to
/// a code. Almost all are. Their codes come from shorter forms of the rules, eight elements at a time.
namespace qs::cuda {

template <PackedKind K> inline constexpr bool kNeedsRange = kHasZeroPoint<K> || K == PackedKind::Q4_0;
/// NVFP4 of 16-bit input has forms of its own (cuda/quantize/packed/nvfp4.cuh).
template <PackedKind K, typename T> inline constexpr bool kByProducts = K == PackedKind::NVFP4 && sizeof(T) == 2;

/// The extremes of one lane's part of a group; NaN where an element is. One or two packed instructions for two 16-bit
/// elements.
template <PackedKind K, typename T> struct LaneExtent
{
    float low = 0.0f, high = 0.0f;

    template <int N> __device__ __forceinline__ void of(const uint4* v)
    {
        if constexpr (!kNeedsRange<K>) {
            MarkedMagnitudeOf<T> amax;
#pragma unroll
            for (int i = 0; i < N; ++i)
                amax.add(v[i]);
            high = __uint_as_float(amax.value());
        } else if constexpr (kKeepsNan) {
            auto range = MarkedRangeOf<T>::of(v[0]);
#pragma unroll
            for (int i = 1; i < N; ++i)
                range.add(v[i]);
            low = range.minimum();
            high = range.maximum();
        } else {
            RangeOf<T> range;
            MarkedMagnitudeOf<T> amax;
#pragma unroll
            for (int i = 0; i < N; ++i) {
                range.add(v[i]);
                amax.add(v[i]);
            }
            low = range.minimum();
            high = amax.value() > 0x7f800000u ? __uint_as_float(0x7fffffffu) : range.maximum();
        }
    }
    /// Over the lanes of the group; all lanes of the warp take part.
    template <int Lanes> __device__ __forceinline__ void reduce()
    {
#pragma unroll
        for (int step = Lanes / 2; step > 0; step /= 2) {
            const float other = __shfl_xor_sync(~0u, high, step);
            high = high != high || other != other ? __uint_as_float(0x7fffffffu) : fmaxf(high, other);
            if constexpr (kNeedsRange<K>) low = fminf(low, __shfl_xor_sync(~0u, low, step));
        }
    }
};

/// Whether a group of these extremes is plain, from its scale; sets the reciprocal that the short forms multiply by.
template <PackedKind K, typename T>
__device__ __forceinline__ bool makePlain(const Extent& e, const PackedTask& task, GroupCode& g)
{
    const bool zero = e.amax == 0.0f;
    const bool fair = e.amax >= kPlainLeast && e.amax <= task.plainMost; // false for NaN
    if constexpr (kIsInt4<K>) {
        // A scale of 16 bits is exact enough for the short form only as a normal number.
        constexpr float least = std::is_same_v<T, __half> ? 0x1p-14f : kPlainLeast;
        if constexpr (sizeof(T) == 4 || kRoundsQuotient<K, T>)
            g.factor = zero ? 0.0f : __frcp_rn(g.scale);
        else
            g.factor = zero ? 0.0f : nearReciprocal(g.scale);
        // The short form does not cut below 0: no quotient may round to less than −15, which the zero point always
        // lifts to 0 or more.
        const bool within = !kHasZeroPoint<K> || e.amax <= 15.25f * g.scale;
        return zero ? !kHasZeroPoint<K> || g.stored == 0 : fair && g.scale >= least && within;
    } else if constexpr (K == PackedKind::GgmlNvfp4) {
        return e.amax <= task.plainMost; // false for NaN
    } else if constexpr (K == PackedKind::NVFP4) {
        g.factor = __frcp_rn(g.scale);
        return (zero && task.plainMost > 0.0f) || fair;
    } else {
        return zero || fair;
    }
}

/// Eight elements as floats, of one vector of 16-bit or two of 32-bit floats.
template <typename T> __device__ __forceinline__ void unpackEight(const uint4* v, float (&x)[8])
{
    if constexpr (sizeof(T) == 2) {
        unpack<T>(*v, x);
    } else {
#pragma unroll
        for (int i = 0; i < 8; ++i)
            x[i] = __uint_as_float(word(v[i / 4], i % 4));
    }
}

/// Their magnitudes.
template <typename T> __device__ __forceinline__ void unpackMagnitudes(const uint4* v, float (&x)[8])
{
    if constexpr (sizeof(T) == 2) {
        constexpr std::uint32_t mask = 0x7fff7fffu;
        unpack<T>({v->x & mask, v->y & mask, v->z & mask, v->w & mask}, x);
    } else {
#pragma unroll
        for (int i = 0; i < 8; ++i)
            x[i] = __uint_as_float(word(v[i / 4], i % 4) & 0x7fffffffu);
    }
}

/// Their signs in the highest bit of each nibble.
template <typename T> __device__ __forceinline__ std::uint32_t signNibbles(const uint4* v)
{
    if constexpr (sizeof(T) == 2) {
        const std::uint32_t first = __byte_perm(v->x, v->y, 0x7351); // elements 0, 2, 1, 3
        const std::uint32_t second = __byte_perm(v->z, v->w, 0x7351);
        const std::uint32_t even = __byte_perm(first, second, 0x5410);
        const std::uint32_t odd = __byte_perm(first, second, 0x7632);
        return (even >> 4 & 0x08080808u) | (odd & 0x80808080u);
    } else {
        std::uint32_t signs = 0;
#pragma unroll
        for (int i = 0; i < 8; ++i)
            signs |= (word(v[i / 4], i % 4) & 0x80000000u) >> (28 - 4 * i);
        return signs;
    }
}

/// Sum of codes in the low bits of floats that lie `magic` above them, each shifted to its nibble.
__device__ __forceinline__ std::uint32_t sumNibbles(const std::uint32_t (&bits)[8], std::uint32_t magic,
                                                    std::uint32_t start = 0)
{
    std::uint32_t sum = start - magic * 0x11111111u;
#pragma unroll
    for (int i = 0; i < 8; ++i)
        sum += bits[i] << (4 * i);
    return sum;
}

/// Correctly rounded x / g.scale by g.factor = 1 / scale: two corrections (see quotient()); one where x has 11 bits or
/// fewer and what counts is on which side of a tie between two codes the quotient lies, since a tie is a number of
/// three bits: where the quotient by one correction is not the rounded one, x / scale lies within 2^-45 of a half of
/// the last place next to a tie, which needs a scale of 1 − 2^-24 times a power of two, for which the reciprocal is
/// exact enough.
template <typename T> __device__ __forceinline__ float plainQuotient(float x, const GroupCode& g)
{
    float q = __fmul_rn(x, g.factor);
    q = __fmaf_rn(__fmaf_rn(g.scale, q, -x), -g.factor, q);
    if constexpr (sizeof(T) == 4) q = __fmaf_rn(__fmaf_rn(g.scale, q, -x), -g.factor, q);
    return q;
}

/// INT4: x / scale in the neighbourhood of 384, or of `magic` for 32-bit floats. With 11 bits in x and in the scale the
/// quotient is a half exactly, or at least 2^-13 away from one; rounded to multiples of 2^-15 it stays on its side,
/// whatever the last bits of the reciprocal are. Where the quotient is rounded to the input's type first, it has to be
/// the correct one.
template <PackedKind K, typename T>
__device__ __forceinline__ std::uint32_t int4Word(const uint4* v, const GroupCode& g)
{
    constexpr bool asym = kHasZeroPoint<K>;
    constexpr float offset = asym ? 0.0f : 8.0f;
    const float most = kIntegerMagic + (asym ? 15.0f - static_cast<float>(g.zeroPoint) : 15.0f);
    float x[8];
    std::uint32_t bits[8];
    unpackEight<T>(v, x);
#pragma unroll
    for (int i = 0; i < 8; ++i) {
        float rounded;
        if constexpr (kRoundsQuotient<K, T>)
            rounded = __fadd_rn(inType<T>(plainQuotient<float>(x[i], g)), kIntegerMagic + offset);
        else if constexpr (sizeof(T) == 2)
            rounded = __fadd_rn(__fmaf_rn(x[i], g.factor, 384.0f), kIntegerMagic + offset - 384.0f);
        else
            rounded = __fadd_rn(plainQuotient<T>(x[i], g), kIntegerMagic + offset);
        bits[i] = __float_as_uint(fminf(rounded, most));
    }
    return sumNibbles(bits, kIntegerMagicBits, asym ? static_cast<std::uint32_t>(g.zeroPoint) * 0x11111111u : 0u);
}

/// Elements of E2M1 whose zeros have signs.
template <PackedKind K, typename T>
__device__ __forceinline__ std::uint32_t e2m1Word(const uint4* v, const GroupCode& g)
{
    float x[8];
    std::uint32_t bits[8];
    unpackMagnitudes<T>(v, x);
    const float half = __fmul_rn(g.factor, 0.5f);
#pragma unroll
    for (int i = 0; i < 8; ++i)
        bits[i] = K == PackedKind::NVFP4 ? e2m1Bits(plainQuotient<T>(x[i], g), 0.5f) : e2m1Bits(x[i], half);
    return sumNibbles(bits, kIntegerMagicBits) | signNibbles<T>(v);
}

/// GgmlNvfp4: zero has no sign.
template <typename T> __device__ __forceinline__ std::uint32_t ggmlWord(const uint4* v, const GroupCode& g)
{
    float x[8];
    unpackMagnitudes<T>(v, x);
    std::uint32_t codes = 0;
#pragma unroll
    for (int i = 0; i < 8; ++i)
        codes |= ggmlMagnitude(x[i], g.scale) << (4 * i);
    const std::uint32_t any = (codes | codes >> 1 | codes >> 2) & 0x11111111u;
    return codes | (signNibbles<T>(v) & any << 3);
}

/// NVFP4 of 16-bit input: codes of the two groups of a lane. Lanes of a warp go the same way.
template <typename T>
__device__ __forceinline__ void nvfp4Lane(const uint4* v, const GroupCode* g, const PackedTask& task,
                                          std::uint32_t* out)
{
    if (__all_sync(~0u, fminf(g[0].factor, g[1].factor) > 0.0f)) {
#pragma unroll
        for (int w = 0; w < 4; ++w)
            out[w] = nvfp4Word<T, true>(v[w], g[w / 2].factor);
    } else if (__all_sync(~0u, g[0].factor != kNoMultiplier && g[1].factor != kNoMultiplier)) {
#pragma unroll
        for (int w = 0; w < 4; ++w)
            out[w] = nvfp4Word<T, false>(v[w], g[w / 2].factor);
    } else {
        const GroupCode exact[2] = {nvfp4ByQuotients(g[0], task), nvfp4ByQuotients(g[1], task)};
#pragma unroll
        for (int w = 0; w < 4; ++w)
            out[w] = e2m1Word<PackedKind::NVFP4, T>(v + w, exact[w / 2]);
    }
}

/// NF4: a polynomial passes between j + 0.1 and j + 0.9 at the threshold j, and stays in [0, 15) on [−1, 1], so that
/// its whole part is the code or the one below; which of the two, the threshold of that number tells. Lane j of the
/// warp holds the threshold j, 2^100 times with the sign reversed: a saturating multiply-add then gives 1 above it and
/// 0 on it and below.
struct NF4Table
{
    float thresholds[32];
};

constexpr NF4Table nf4Table()
{
    NF4Table table{};
    for (int j = 0; j < 15; ++j)
        table.thresholds[j] = -nf4Threshold(j) * 0x1p100f;
    return table;
}

static __device__ const NF4Table kNF4Table = nf4Table();

/// What each lane holds of a table that all lanes look up: NF4's thresholds, NVFP4's multipliers.
template <PackedKind K, typename T> __device__ __forceinline__ float laneConstant(const PackedTask& task)
{
    if constexpr (K == PackedKind::NF4) return __ldg(kNF4Table.thresholds + threadIdx.x % 32);
    if constexpr (kByProducts<K, T>) return task.multipliers.elements[threadIdx.x % 8];
    return 0.0f;
}

template <typename T>
__device__ __forceinline__ std::uint32_t nf4Word(const uint4* v, const GroupCode& g, float thresholds)
{
    float x[8];
    std::uint32_t bits[8];
    unpackEight<T>(v, x);
#pragma unroll
    for (int i = 0; i < 8; ++i) {
        const float t = __fmul_rn(x[i], g.factor);
        const float cubic = __fmaf_rn(__fmaf_rn(__fmaf_rn(-4.5676875f, t, 0.5615256f), t, 11.4848212f), t, 6.6349467f);
        const float whole = __fadd_rn(cubic, kIntegerMagic);
        const float above = __saturatef(__fmaf_rn(t, 0x1p100f, __shfl_sync(~0u, thresholds, __float_as_int(whole))));
        bits[i] = __float_as_uint(__fadd_rn(whole, above));
    }
    return sumNibbles(bits, kIntegerMagicBits);
}

/// Two words of codes of a byte each: MXFP8, Q8_0.
template <PackedKind K, typename T>
__device__ __forceinline__ void byteWords(const uint4* v, const GroupCode& g, std::uint32_t* out)
{
    float x[8];
    unpackEight<T>(v, x);
#pragma unroll
    for (int i = 0; i < 8; ++i)
        x[i] = __fmul_rn(x[i], g.factor);
#pragma unroll
    for (int i = 0; i < 8; i += 4) {
        if constexpr (K == PackedKind::MXFP8)
            out[i / 4] = packFloat8<true>(x[i], x[i + 1]) | packFloat8<true>(x[i + 2], x[i + 3]) << 16;
        else
            out[i / 4] = packInt8(roundHalfAway(x[i]), roundHalfAway(x[i + 1]), roundHalfAway(x[i + 2]),
                                  roundHalfAway(x[i + 3]));
    }
}

/// Q4_0: adds the codes of elements 8j to 8j + 7 of a block to its four words.
template <typename T>
__device__ __forceinline__ void addQ4(const uint4* v, const GroupCode& g, int j, std::uint32_t* out)
{
    float x[8];
    unpackEight<T>(v, x);
#pragma unroll
    for (int i = 0; i < 8; ++i) {
        const float shifted = fminf(__fadd_rn(__fmul_rn(x[i], g.factor), 8.5f), 15.5f);
        const std::uint32_t code = __float_as_uint(__fadd_rd(shifted, 0x1p23f)); // rounds down
        out[(j * 8 + i) % 16 / 4] += code << (8 * (i % 4) + (j >= 2 ? 4 : 0));
    }
}

/// Codes of the 32 elements of a lane: four words, or eight where codes are bytes. g[p] belongs to the p-th of `Parts`
/// parts. `lanes`: see laneConstant.
template <PackedKind K, typename T, int Parts>
__device__ __forceinline__ void encodeLane(const uint4* v, const GroupCode* g, float lanes, std::uint32_t* out)
{
    constexpr int step = 8 / kVector<T>;
    if constexpr (K == PackedKind::Q4_0) {
#pragma unroll
        for (int w = 0; w < 4; ++w)
            out[w] = 0u - 0x4b000000u * 0x11111111u;
    }
#pragma unroll
    for (int j = 0; j < 4; ++j) {
        const GroupCode& group = g[j * Parts / 4];
        if constexpr (kIsByte<K>)
            byteWords<K, T>(v + j * step, group, out + 2 * j);
        else if constexpr (K == PackedKind::NF4)
            out[j] = nf4Word<T>(v + j * step, group, lanes);
        else if constexpr (K == PackedKind::Q4_0)
            addQ4<T>(v + j * step, group, j, out);
        else if constexpr (K == PackedKind::GgmlNvfp4)
            out[j] = ggmlWord<T>(v + j * step, group);
        else if constexpr (kIsInt4<K>)
            out[j] = int4Word<K, T>(v + j * step, group);
        else
            out[j] = e2m1Word<K, T>(v + j * step, group);
    }
}

/// The first of the values of largest magnitude among a lane's elements, where that occurs with both signs.
template <typename T> __device__ __forceinline__ float firstOf(const uint4* v, float amax)
{
    float first = 0.0f;
#pragma unroll
    for (int j = 32 / kVector<T> - 1; j >= 0; --j) {
        float x[kVector<T>];
        unpack<T>(v[j], x);
#pragma unroll
        for (int i = kVector<T> - 1; i >= 0; --i)
            first = fabsf(x[i]) == amax ? x[i] : first;
    }
    return first;
}

} // namespace qs::cuda
