// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/cpu_kernels.h"

#if defined(__x86_64__)

#include <cstdint>
#include <cstring>
#include <immintrin.h>

// To the end of the file, because templates are compiled with the options that hold there.
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,f16c"))), apply_to = function)
#else
#pragma GCC target("avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,f16c")
#endif

#include "gpu/cpu/kernel_body.h"

namespace qs {
namespace {

/// Sixteen lanes of AVX-512 (F, BW, DQ, VL).
struct Avx512
{
    using F = __m512;
    using I = __m512i;
    using H = __m512i; ///< 16-bit floats as they are
    using Raw = __m512i;
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
    /// Nearest even, NaN 0. Below the range the conversion gives the smallest integer; above, it would do so too.
    static QS_INLINE I roundInt8(F v, F, F, I)
    {
        return _mm512_maskz_cvtps_epi32(_mm512_cmp_ps_mask(v, v, _CMP_ORD_Q), least(v, all(32767.0f)));
    }
    /// Saturates to 16 bits, adds the zero point there, and saturates to 8: the same as in one step.
    template <bool stream> static QS_INLINE void storeInt8(Byte* out, I a, I b, I c, I d, H zeroPoint)
    {
        const I first = _mm512_adds_epi16(_mm512_packs_epi32(a, b), zeroPoint);
        const I second = _mm512_adds_epi16(_mm512_packs_epi32(c, d), zeroPoint);
        storePacked<stream>(out, _mm512_packs_epi16(first, second));
    }
    template <bool stream> static QS_INLINE void storeCodes(Byte* out, I a, I b, I c, I d)
    {
        const I low = allInt(0xffu);
        const I first = _mm512_packus_epi32(both(a, low), both(b, low));
        const I second = _mm512_packus_epi32(both(c, low), both(d, low));
        storePacked<stream>(out, _mm512_packus_epi16(first, second));
    }
    /// Packing works in quarters of 128 bits; the permutation puts the groups of four back in order.
    template <bool stream> static QS_INLINE void storePacked(Byte* out, I packed)
    {
        const I order = _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
        storeRaw<stream>(out, _mm512_maskz_permutexvar_epi32(0xffff, order, packed));
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
        const __m256i half = _mm256_max_epi16(_mm512_maskz_extracti64x4_epi64(0xff, v, 0),
                                              _mm512_maskz_extracti64x4_epi64(0xff, v, 1));
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

#if defined(__clang__)
#pragma clang attribute pop
#endif

#else

namespace qs {
const CpuKernels* avx512Kernels() { return nullptr; }
} // namespace qs

#endif
