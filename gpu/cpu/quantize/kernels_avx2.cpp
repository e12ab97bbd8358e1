// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/quantize/kernels.h"

#if defined(__x86_64__)

#include "gpu/cpu/common/target_avx2.h"
#include "gpu/cpu/quantize/kernel_table.h"

namespace qs {
namespace {

/// Eight lanes of AVX2, with F16C for half and FMA for the affine rule.
struct Avx2
{
    using F = __m256;
    using I = __m256i;
    using H = __m256i; ///< 16-bit floats as they are
    using Raw = __m256i;
    static constexpr bool hasFloat8 = false, hasPairs = false;
    static constexpr int width = 8;
    static constexpr std::int64_t halfWidth = 16;
    static constexpr std::int64_t rawBytes = 32;

    static QS_INLINE F all(float v) { return _mm256_set1_ps(v); }
    static QS_INLINE I allInt(std::uint32_t v) { return _mm256_set1_epi32(static_cast<int>(v)); }
    static QS_INLINE I bits(F v) { return _mm256_castps_si256(v); }
    static QS_INLINE F fromBits(I v) { return _mm256_castsi256_ps(v); }
    static QS_INLINE F mul(F a, F b) { return _mm256_mul_ps(a, b); }
    static QS_INLINE F div(F a, F b) { return _mm256_div_ps(a, b); }
    static QS_INLINE F add(F a, F b) { return _mm256_add_ps(a, b); }
    static QS_INLINE F fma(F a, F b, F c) { return _mm256_fmadd_ps(a, b, c); }
    static QS_INLINE F mulAdd(F a, F b, F c) { return fma(a, b, c); }
    /// Both keep the second argument where the first is NaN.
    static QS_INLINE F least(F a, F b) { return _mm256_min_ps(a, b); }
    static QS_INLINE F greatest(F a, F b) { return _mm256_max_ps(a, b); }
    static QS_INLINE I both(I a, I b) { return _mm256_and_si256(a, b); }
    static QS_INLINE I plus(I a, I b) { return _mm256_add_epi32(a, b); }
    static QS_INLINE I flip(I a, I b) { return _mm256_xor_si256(a, b); }
    template <int n> static QS_INLINE I right(I v) { return _mm256_srli_epi32(v, n); }
    static QS_INLINE I largestInt(I a, I b) { return _mm256_max_epi32(a, b); }
    static QS_INLINE I withSign(I code, I value)
    {
        return _mm256_or_si256(code, _mm256_and_si256(_mm256_srli_epi32(value, 24), allInt(0x80u)));
    }

    template <DType T> static QS_INLINE F load(const Byte* p)
    {
        if constexpr (T == DType::F32) {
            return _mm256_loadu_ps(reinterpret_cast<const float*>(p));
        } else {
            const __m128i half = _mm_loadu_si128(reinterpret_cast<const __m128i*>(p));
            if constexpr (T == DType::F16)
                return _mm256_cvtph_ps(half);
            else
                return fromBits(_mm256_slli_epi32(_mm256_cvtepu16_epi32(half), 16));
        }
    }
    /// Nearest even, NaN 0. Below the range the conversion gives the smallest integer; above, it would do so too.
    static QS_INLINE I roundInt8(F v, F, F, I)
    {
        const I integer = _mm256_cvtps_epi32(_mm256_min_ps(v, all(32767.0f)));
        return _mm256_and_si256(integer, bits(_mm256_cmp_ps(v, v, _CMP_ORD_Q)));
    }
    /// Saturates to 16 bits, adds the zero point there, and saturates to 8: the same as in one step.
    template <bool stream, bool> static QS_INLINE void storeInt8(Byte* out, I a, I b, I c, I d, H zeroPoint)
    {
        const I first = _mm256_adds_epi16(_mm256_packs_epi32(a, b), zeroPoint);
        const I second = _mm256_adds_epi16(_mm256_packs_epi32(c, d), zeroPoint);
        storePacked<stream>(out, _mm256_packs_epi16(first, second));
    }
    template <bool stream> static QS_INLINE void storeCodes(Byte* out, I a, I b, I c, I d)
    {
        const I low = allInt(0xffu);
        const I first = _mm256_packus_epi32(both(a, low), both(b, low));
        const I second = _mm256_packus_epi32(both(c, low), both(d, low));
        storePacked<stream>(out, _mm256_packus_epi16(first, second));
    }
    /// Packing works in halves of 128 bits; the permutation puts the groups of four back in order.
    template <bool stream> static QS_INLINE void storePacked(Byte* out, I packed)
    {
        storeRaw<stream>(out, _mm256_permutevar8x32_epi32(packed, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7)));
    }
    /// All ones in lanes that are not NaN.
    static QS_INLINE I ordered(F v) { return bits(_mm256_cmp_ps(v, v, _CMP_ORD_Q)); }
    /// How many of 15 ascending numbers are below each value; none is NaN.
    static QS_INLINE I rankOf15(F v, const float* ascending)
    {
        I rank = allInt(15u);
#pragma GCC unroll 15
        for (int i = 0; i < 15; ++i)
            rank = plus(rank, bits(_mm256_cmp_ps(v, all(ascending[i]), _CMP_LE_OQ))); // −1 where it is not
        return rank;
    }
    static QS_INLINE I truncated(F v) { return _mm256_cvttps_epi32(v); }
    static QS_INLINE F toFloat(I v) { return _mm256_cvtepi32_ps(v); }
    /// Codes below 16, two in a byte, the first one low: pairs become low + 16 × high, then 32 pairs are narrowed to
    /// bytes.
    static QS_INLINE void storeNibbles(Byte* out, I a, I b, I c, I d)
    {
        const I weights = allInt(0x00100001u);
        const I first = _mm256_madd_epi16(_mm256_packs_epi32(a, b), weights);
        const I second = _mm256_madd_epi16(_mm256_packs_epi32(c, d), weights);
        const I pairs =
            _mm256_permutevar8x32_epi32(_mm256_packs_epi32(first, second), _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
        const I bytes = _mm256_permute4x64_epi64(_mm256_packus_epi16(pairs, pairs), 0x08);
        _mm_storeu_si128(reinterpret_cast<__m128i*>(out), _mm256_castsi256_si128(bytes));
    }
    static QS_INLINE I loadBytes(const Byte* p)
    {
        return _mm256_cvtepu8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(p)));
    }
    static QS_INLINE I loadNibbles(const Byte* p)
    {
        std::uint32_t word = 0;
        std::memcpy(&word, p, sizeof word);
        const I shifts = _mm256_setr_epi32(0, 4, 8, 12, 16, 20, 24, 28);
        return both(_mm256_srlv_epi32(allInt(word), shifts), allInt(15));
    }
    static QS_INLINE F lookup(const float* table, I index) { return _mm256_i32gather_ps(table, index, 4); }
    static QS_INLINE F lookup16(const float* table, I index)
    {
        const F low = _mm256_permutevar8x32_ps(_mm256_loadu_ps(table), index);
        const F high = _mm256_permutevar8x32_ps(_mm256_loadu_ps(table + 8), index);
        return _mm256_blendv_ps(low, high, fromBits(_mm256_slli_epi32(index, 28))); // bit 3 chooses
    }
    template <DType T> static QS_INLINE void store(Byte* p, F v)
    {
        if constexpr (T == DType::F32) {
            _mm256_storeu_ps(reinterpret_cast<float*>(p), v);
        } else if constexpr (T == DType::F16) {
            _mm_storeu_si128(reinterpret_cast<__m128i*>(p), _mm256_cvtps_ph(v, _MM_FROUND_TO_NEAREST_INT));
        } else {
            // Nearest even; NaN keeps its upper half, made quiet.
            const I raw = bits(v);
            const I rounded = plus(plus(raw, allInt(0x7fffu)), both(right<16>(raw), allInt(1)));
            const I quiet = _mm256_or_si256(raw, allInt(0x400000u));
            const I half = right<16>(_mm256_blendv_epi8(quiet, rounded, ordered(v)));
            const I packed = _mm256_permute4x64_epi64(_mm256_packus_epi32(half, half), 0x08);
            _mm_storeu_si128(reinterpret_cast<__m128i*>(p), _mm256_castsi256_si128(packed));
        }
    }
    static QS_INLINE std::uint16_t toHalf(float v)
    {
        return static_cast<std::uint16_t>(_mm_cvtsi128_si32(_mm_cvtps_ph(_mm_set_ss(v), _MM_FROUND_TO_NEAREST_INT)));
    }
    static QS_INLINE float largestLane(F v)
    {
        __m128 m = _mm_max_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
        m = _mm_max_ps(m, _mm_movehl_ps(m, m));
        return _mm_cvtss_f32(_mm_max_ss(m, _mm_shuffle_ps(m, m, 1)));
    }
    static QS_INLINE float smallestLane(F v)
    {
        __m128 m = _mm_min_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
        m = _mm_min_ps(m, _mm_movehl_ps(m, m));
        return _mm_cvtss_f32(_mm_min_ss(m, _mm_shuffle_ps(m, m, 1)));
    }
    static QS_INLINE H allHalf(std::uint16_t v) { return _mm256_set1_epi16(static_cast<short>(v)); }
    static QS_INLINE H loadHalf(const Byte* p) { return loadRaw(p); }
    static QS_INLINE H liftHalf(H v, std::uint16_t lift)
    {
        return _mm256_add_epi16(_mm256_and_si256(v, allHalf(0x7fff)), allHalf(lift));
    }
    static QS_INLINE H largestHalf(H a, H b) { return _mm256_max_epi16(a, b); }
    static QS_INLINE int largestHalfLane(H v)
    {
        const __m128i m = _mm_max_epi16(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
        // Positive, so that the unsigned minimum of the complement finds the largest.
        const __m128i all = _mm_set1_epi16(-1);
        return 0xffff - (_mm_cvtsi128_si32(_mm_minpos_epu16(_mm_xor_si128(m, all))) & 0xffff);
    }
    static QS_INLINE Raw loadRaw(const Byte* p) { return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(p)); }
    static QS_INLINE Raw orRaw(Raw a, Raw b) { return _mm256_or_si256(a, b); }
    template <bool stream> static QS_INLINE void storeRaw(Byte* p, Raw v)
    {
        if constexpr (stream)
            _mm256_stream_si256(reinterpret_cast<__m256i*>(p), v);
        else
            _mm256_storeu_si256(reinterpret_cast<__m256i*>(p), v);
    }
    static QS_INLINE void fence() { _mm_sfence(); }
};

/// Needs avxvnni beside the rest: called only after asking for it.
__attribute__((target("avxvnni"))) OperationCount byteDots(std::int64_t rounds, float seed)
{
    constexpr int chains = 12;
    __m256i sums[chains];
    for (int k = 0; k < chains; ++k)
        sums[k] = _mm256_set1_epi32(k);
    const __m256i factors = _mm256_set1_epi8(static_cast<char>(static_cast<int>(seed) + 1));
    for (std::int64_t round = 0; round < rounds; ++round) {
#pragma GCC unroll 12
        for (int k = 0; k < chains; ++k)
            sums[k] = _mm256_dpbusd_avx_epi32(sums[k], factors, factors);
    }
    for (int k = 1; k < chains; ++k)
        sums[0] = _mm256_xor_si256(sums[0], sums[k]);
    alignas(64) std::int32_t lanes[sizeof(__m256i) / sizeof(std::int32_t)];
    std::memcpy(lanes, sums, sizeof lanes);
    return {8.0 * chains * static_cast<double>(sizeof lanes / sizeof lanes[0]) * static_cast<double>(rounds),
            static_cast<float>(lanes[0])};
}

constexpr CpuKernels kAvx2 = kernelTable<Avx2>("AVX2", byteDots);

} // namespace

const CpuKernels* avx2Kernels() { return &kAvx2; }

} // namespace qs

#include "gpu/cpu/common/target_end.h"

#else

namespace qs {
const CpuKernels* avx2Kernels() { return nullptr; }
} // namespace qs

#endif
