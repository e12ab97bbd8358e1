// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/quantize/kernels.h"

#if defined(__x86_64__)

#include "gpu/cpu/common/target_avx512.h"
#include "gpu/cpu/quantize/kernel_table.h"

namespace qs {
namespace {

/// Tables of Avx512::float8Magnitude, by the low four or five bits of a value's biased exponent E:
/// 2^(E + 23 − mantissaBits) with the code of 2^E, less one leading bit, in its last places.
template <int mantissaBits, int minExponent> struct Float8Lifts
{
    __m512 low, high;
    QS_INLINE Float8Lifts()
    {
        alignas(64) static constexpr auto table = [] {
            struct
            {
                std::uint32_t bits[32];
            } t{};
            constexpr std::uint32_t first = minExponent + 127;
            for (std::uint32_t exponent = first; exponent < first + (mantissaBits == 3 ? 15 : 30); ++exponent)
                t.bits[exponent % (mantissaBits == 3 ? 16 : 32)] =
                    ((exponent + 23 - mantissaBits) << 23) + ((exponent - first) << mantissaBits);
            return t;
        }();
        low = _mm512_loadu_ps(table.bits);
        high = _mm512_loadu_ps(table.bits + 16);
    }
};

/// Sixteen lanes of AVX-512 (F, BW, DQ, VL).
struct Avx512
{
    using F = __m512;
    using I = __m512i;
    using H = __m512i; ///< 16-bit floats as they are
    using Raw = __m512i;
    static constexpr bool hasFloat8 = true, hasPairs = true;
    static constexpr int width = 16;
    static constexpr std::int64_t halfWidth = 32;
    static constexpr std::int64_t rawBytes = 64;

    static QS_INLINE F all(float v) { return _mm512_set1_ps(v); }
    static QS_INLINE I allInt(std::uint32_t v) { return _mm512_set1_epi32(static_cast<int>(v)); }
    static QS_INLINE I bits(F v) { return _mm512_castps_si512(v); }
    static QS_INLINE F fromBits(I v) { return _mm512_castsi512_ps(v); }
    static QS_INLINE F mul(F a, F b) { return _mm512_mul_ps(a, b); }
    static QS_INLINE F div(F a, F b) { return _mm512_div_ps(a, b); }
    static QS_INLINE F add(F a, F b) { return _mm512_add_ps(a, b); }
    static QS_INLINE F fma(F a, F b, F c) { return _mm512_fmadd_ps(a, b, c); }
    static QS_INLINE F mulAdd(F a, F b, F c) { return fma(a, b, c); }
    /// Both keep the second argument where the first is NaN. The masked forms, because GCC 12 warns of the others'
    /// undefined pass-through register.
    static QS_INLINE F least(F a, F b) { return _mm512_maskz_min_ps(0xffff, a, b); }
    static QS_INLINE F greatest(F a, F b) { return _mm512_maskz_max_ps(0xffff, a, b); }
    static QS_INLINE I both(I a, I b) { return _mm512_and_si512(a, b); }
    static QS_INLINE I plus(I a, I b) { return _mm512_add_epi32(a, b); }
    static QS_INLINE I flip(I a, I b) { return _mm512_xor_si512(a, b); }
    template <int n> static QS_INLINE I right(I v) { return _mm512_maskz_srli_epi32(0xffff, v, n); }
    static QS_INLINE I largestInt(I a, I b) { return _mm512_maskz_max_epi32(0xffff, a, b); }
    /// code | (value >> 24 & 0x80) in two instructions.
    static QS_INLINE I withSign(I code, I value)
    {
        return _mm512_ternarylogic_epi32(code, right<24>(value), allInt(0x80u), 0xf8);
    }

    template <DType T> static QS_INLINE F load(const Byte* p)
    {
        if constexpr (T == DType::F32) {
            return _mm512_loadu_ps(p);
        } else {
            const __m256i half = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(p));
            if constexpr (T == DType::F16)
                return _mm512_maskz_cvtph_ps(0xffff, half);
            else
                return fromBits(_mm512_maskz_slli_epi32(0xffff, _mm512_maskz_cvtepu16_epi32(0xffff, half), 16));
        }
    }
    /// Even and odd elements of 32 bfloat16.
    static QS_INLINE void loadPairs(const Byte* p, F& even, F& odd)
    {
        const I both32 = _mm512_loadu_si512(p);
        even = fromBits(_mm512_maskz_slli_epi32(0xffff, both32, 16));
        odd = fromBits(both(both32, allInt(0xffff0000u)));
    }
    /// Nearest even, NaN 0. Below the range the conversion gives the smallest integer; above, it would do so too.
    static QS_INLINE I roundInt8(F v, F, F, I)
    {
        return _mm512_maskz_cvtps_epi32(_mm512_cmp_ps_mask(v, v, _CMP_ORD_Q), least(v, all(32767.0f)));
    }
    /// Saturates to 16 bits, adds the zero point there, and saturates to 8: the same as in one step.
    template <bool stream, bool paired> static QS_INLINE void storeInt8(Byte* out, I a, I b, I c, I d, H zeroPoint)
    {
        const I first = _mm512_adds_epi16(_mm512_packs_epi32(a, b), zeroPoint);
        const I second = _mm512_adds_epi16(_mm512_packs_epi32(c, d), zeroPoint);
        storePacked<stream, paired>(out, _mm512_packs_epi16(first, second));
    }
    template <bool stream> static QS_INLINE void storeCodes(Byte* out, I a, I b, I c, I d)
    {
        const I low = allInt(0xffu);
        const I first = _mm512_packus_epi32(both(a, low), both(b, low));
        const I second = _mm512_packus_epi32(both(c, low), both(d, low));
        storePacked<stream>(out, _mm512_packus_epi16(first, second));
    }
    /// Magnitudes of 8-bit floats in the low 7 bits. What has to be added so that the sum's unit in its last place is
    /// the target's, and its low bits count from the code of the value's power of two on, depends on the value's
    /// exponent alone: it is looked up by the exponent's low bits. E4M3 has 15 exponents, E5M2 30.
    template <int mantissaBits, int minExponent>
    static QS_INLINE I float8Magnitude(F y, const Float8Lifts<mantissaBits, minExponent>& lifts)
    {
        const F largest = all(mantissaBits == 3 ? 448.0f : 57344.0f);
        const F magnitude = _mm512_maskz_range_ps(0xffff, y, largest, 0x0a); // the smaller one, without its sign
        const I exponent = right<23>(bits(greatest(magnitude, all(mantissaBits == 3 ? 0x1p-6f : 0x1p-14f))));
        F lift;
        if constexpr (mantissaBits == 3)
            lift = _mm512_maskz_permutexvar_ps(0xffff, exponent, lifts.low);
        else
            lift = _mm512_maskz_permutex2var_ps(0xffff, lifts.low, exponent, lifts.high);
        return bits(_mm512_add_ps(magnitude, lift));
    }
    /// The signs take the way of the codes: saturating keeps them.
    template <int mantissaBits, int minExponent, bool stream, bool paired>
    static QS_INLINE void storeFloat8(Byte* out, F a, F b, F c, F d)
    {
        const Float8Lifts<mantissaBits, minExponent> lifts;
        const I low = allInt(0x7fu);
        const auto code = [&](F y)
                              QS_LAMBDA { return both(float8Magnitude<mantissaBits, minExponent>(y, lifts), low); };
        const I magnitudes =
            _mm512_packus_epi16(_mm512_packus_epi32(code(a), code(b)), _mm512_packus_epi32(code(c), code(d)));
        const I signs = _mm512_packs_epi16(_mm512_packs_epi32(bits(a), bits(b)), _mm512_packs_epi32(bits(c), bits(d)));
        storePacked<stream, paired>(out, _mm512_ternarylogic_epi32(magnitudes, signs, allInt(0x80808080u), 0xf8));
    }
    /// Packing works in quarters of 128 bits; the permutation puts the groups of four back in order. Paired: each
    /// quarter has four even codes, the four odd ones between them, and the same of the second half.
    template <bool stream, bool paired = false> static QS_INLINE void storePacked(Byte* out, I packed)
    {
        if constexpr (paired) {
            const I weave = _mm512_maskz_broadcast_i32x4(
                0xffff, _mm_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15));
            const I woven = _mm512_shuffle_epi8(packed, weave);
            return storeRaw<stream>(
                out, _mm512_maskz_permutexvar_epi64(0xff, _mm512_setr_epi64(0, 2, 4, 6, 1, 3, 5, 7), woven));
        }
        const I order = _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
        storeRaw<stream>(out, _mm512_maskz_permutexvar_epi32(0xffff, order, packed));
    }
    /// All ones in lanes that are not NaN.
    static QS_INLINE I ordered(F v) { return _mm512_movm_epi32(_mm512_cmp_ps_mask(v, v, _CMP_ORD_Q)); }
    /// How many of 15 ascending numbers (and one more behind) are below each value, by halving; none is NaN.
    static QS_INLINE I rankOf15(F v, const float* ascending)
    {
        const F table = _mm512_loadu_ps(ascending);
        I rank = _mm512_maskz_set1_epi32(_mm512_cmp_ps_mask(v, all(ascending[7]), _CMP_GT_OQ), 8);
#pragma GCC unroll 3
        for (int step = 4; step > 0; step /= 2) {
            const F middle =
                _mm512_maskz_permutexvar_ps(0xffff, plus(rank, allInt(static_cast<std::uint32_t>(step - 1))), table);
            rank = _mm512_mask_add_epi32(rank, _mm512_cmp_ps_mask(v, middle, _CMP_GT_OQ), rank,
                                         allInt(static_cast<std::uint32_t>(step)));
        }
        return rank;
    }
    static QS_INLINE I truncated(F v) { return _mm512_maskz_cvttps_epi32(0xffff, v); }
    static QS_INLINE F toFloat(I v) { return _mm512_maskz_cvtepi32_ps(0xffff, v); }
    /// Codes below 16, two in a byte, the first one low: pairs become low + 16 × high, then 32 pairs are narrowed to
    /// bytes.
    static QS_INLINE void storeNibbles(Byte* out, I a, I b, I c, I d)
    {
        const I weights = allInt(0x00100001u);
        const I first = _mm512_madd_epi16(_mm512_packs_epi32(a, b), weights);
        const I second = _mm512_madd_epi16(_mm512_packs_epi32(c, d), weights);
        const I order = _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
        const I pairs = _mm512_maskz_permutexvar_epi32(0xffff, order, _mm512_packs_epi32(first, second));
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(out), _mm512_maskz_cvtepi16_epi8(0xffffffffu, pairs));
    }
    static QS_INLINE I loadBytes(const Byte* p)
    {
        return _mm512_maskz_cvtepu8_epi32(0xffff, _mm_loadu_si128(reinterpret_cast<const __m128i*>(p)));
    }
    static QS_INLINE I loadNibbles(const Byte* p)
    {
        std::uint64_t word = 0;
        std::memcpy(&word, p, sizeof word);
        const I shifts = _mm512_setr_epi32(0, 4, 8, 12, 16, 20, 24, 28, 0, 4, 8, 12, 16, 20, 24, 28);
        const I spread = _mm512_maskz_inserti64x4(0xff, allInt(static_cast<std::uint32_t>(word)),
                                                  _mm256_set1_epi32(static_cast<int>(word >> 32)), 1);
        return both(_mm512_maskz_srlv_epi32(0xffff, spread, shifts), allInt(15));
    }
    static QS_INLINE F lookup(const float* table, I index)
    {
        return _mm512_mask_i32gather_ps(all(0.0f), 0xffff, index, table, 4);
    }
    static QS_INLINE F lookup16(const float* table, I index)
    {
        return _mm512_maskz_permutexvar_ps(0xffff, index, _mm512_loadu_ps(table));
    }
    template <DType T> static QS_INLINE void store(Byte* p, F v)
    {
        if constexpr (T == DType::F32) {
            _mm512_storeu_ps(p, v);
        } else if constexpr (T == DType::F16) {
            _mm256_storeu_si256(reinterpret_cast<__m256i*>(p),
                                _mm512_maskz_cvtps_ph(0xffff, v, _MM_FROUND_TO_NEAREST_INT));
        } else {
            // Nearest even; NaN keeps its upper half, made quiet.
            const I raw = bits(v);
            const I rounded = plus(plus(raw, allInt(0x7fffu)), both(right<16>(raw), allInt(1)));
            const I half = right<16>(
                _mm512_mask_or_epi32(rounded, _mm512_cmp_ps_mask(v, v, _CMP_UNORD_Q), raw, allInt(0x400000u)));
            _mm256_storeu_si256(reinterpret_cast<__m256i*>(p), _mm512_maskz_cvtepi32_epi16(0xffff, half));
        }
    }
    static QS_INLINE std::uint16_t toHalf(float v)
    {
        return static_cast<std::uint16_t>(_mm_cvtsi128_si32(_mm_cvtps_ph(_mm_set_ss(v), _MM_FROUND_TO_NEAREST_INT)));
    }
    static QS_INLINE float largestLane(F v)
    {
        alignas(64) float lanes[width];
        _mm512_store_ps(lanes, v);
        __m128 m = _mm_max_ps(_mm_max_ps(_mm_load_ps(lanes), _mm_load_ps(lanes + 4)),
                              _mm_max_ps(_mm_load_ps(lanes + 8), _mm_load_ps(lanes + 12)));
        m = _mm_max_ps(m, _mm_movehl_ps(m, m));
        return _mm_cvtss_f32(_mm_max_ss(m, _mm_shuffle_ps(m, m, 1)));
    }
    static QS_INLINE float smallestLane(F v)
    {
        alignas(64) float lanes[width];
        _mm512_store_ps(lanes, v);
        __m128 m = _mm_min_ps(_mm_min_ps(_mm_load_ps(lanes), _mm_load_ps(lanes + 4)),
                              _mm_min_ps(_mm_load_ps(lanes + 8), _mm_load_ps(lanes + 12)));
        m = _mm_min_ps(m, _mm_movehl_ps(m, m));
        return _mm_cvtss_f32(_mm_min_ss(m, _mm_shuffle_ps(m, m, 1)));
    }
    static QS_INLINE H allHalf(std::uint16_t v) { return _mm512_set1_epi16(static_cast<short>(v)); }
    static QS_INLINE H loadHalf(const Byte* p) { return loadRaw(p); }
    static QS_INLINE H liftHalf(H v, std::uint16_t lift)
    {
        return _mm512_add_epi16(_mm512_and_si512(v, allHalf(0x7fff)), allHalf(lift));
    }
    static QS_INLINE H largestHalf(H a, H b) { return _mm512_max_epi16(a, b); }
    static QS_INLINE int largestHalfLane(H v)
    {
        const __m256i half =
            _mm256_max_epi16(_mm512_maskz_extracti64x4_epi64(0xff, v, 0), _mm512_maskz_extracti64x4_epi64(0xff, v, 1));
        const __m128i m = _mm_max_epi16(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
        // Positive, so that the unsigned minimum of the complement finds the largest.
        const __m128i all = _mm_set1_epi16(-1);
        return 0xffff - (_mm_cvtsi128_si32(_mm_minpos_epu16(_mm_xor_si128(m, all))) & 0xffff);
    }
    static QS_INLINE Raw loadRaw(const Byte* p) { return _mm512_loadu_si512(p); }
    static QS_INLINE Raw orRaw(Raw a, Raw b) { return _mm512_or_si512(a, b); }
    template <bool stream> static QS_INLINE void storeRaw(Byte* p, Raw v)
    {
        if constexpr (stream)
            _mm512_stream_si512(reinterpret_cast<__m512i*>(p), v);
        else
            _mm512_storeu_si512(p, v);
    }
    static QS_INLINE void fence() { _mm_sfence(); }
};

/// Needs avx512vnni beside the rest: called only after asking for it.
__attribute__((target("avx512vnni"))) OperationCount byteDots(std::int64_t rounds, float seed)
{
    constexpr int chains = 12;
    __m512i sums[chains];
    for (int k = 0; k < chains; ++k)
        sums[k] = _mm512_set1_epi32(k);
    const __m512i factors = _mm512_set1_epi8(static_cast<char>(static_cast<int>(seed) + 1));
    for (std::int64_t round = 0; round < rounds; ++round) {
#pragma GCC unroll 12
        for (int k = 0; k < chains; ++k)
            sums[k] = _mm512_dpbusd_epi32(sums[k], factors, factors);
    }
    for (int k = 1; k < chains; ++k)
        sums[0] = _mm512_xor_si512(sums[0], sums[k]);
    alignas(64) std::int32_t lanes[sizeof(__m512i) / sizeof(std::int32_t)];
    std::memcpy(lanes, sums, sizeof lanes);
    return {8.0 * chains * static_cast<double>(sizeof lanes / sizeof lanes[0]) * static_cast<double>(rounds),
            static_cast<float>(lanes[0])};
}

constexpr CpuKernels kAvx512 = kernelTable<Avx512>("AVX-512", byteDots);

} // namespace

const CpuKernels* avx512Kernels() { return &kAvx512; }

} // namespace qs

#include "gpu/cpu/common/target_end.h"

#else

namespace qs {
const CpuKernels* avx512Kernels() { return nullptr; }
} // namespace qs

#endif
