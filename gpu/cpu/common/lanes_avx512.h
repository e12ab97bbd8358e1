// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/always_inline.h"
#include "gpu/cpu/common/target_avx512.h"

/// Sixteen lanes of AVX-512, for the vector types of loops. Internal linkage, because every file compiles its own.
namespace qs {
namespace {

struct Avx512Floats
{
    using F = __m512;
    using I = std::int32_t __attribute__((vector_size(64)));
    static constexpr int width = 16;

    static QS_INLINE F all(float v) { return _mm512_set1_ps(v); }
    static QS_INLINE F load(const float* p) { return _mm512_loadu_ps(p); }
    static QS_INLINE void store(float* p, F v) { _mm512_storeu_ps(p, v); }
    static QS_INLINE F fma(F a, F b, F c) { return _mm512_fmadd_ps(a, b, c); }
    static QS_INLINE F max(F a, F b) { return _mm512_max_ps(a, b); }
    static QS_INLINE F min(F a, F b) { return _mm512_min_ps(a, b); }
};

/// Sums of 32 bits, and vectors of codes as they are multiplied into them.
struct Avx512Sums
{
    using I = __m512i;
    static constexpr int width = 16;

    static QS_INLINE I load(const void* p) { return _mm512_loadu_si512(p); }
    static QS_INLINE void store(std::int32_t* p, I v) { _mm512_storeu_si512(p, v); }
    static QS_INLINE I all(std::int32_t v) { return _mm512_set1_epi32(v); }
    static QS_INLINE I minus(I v) { return _mm512_sub_epi32(_mm512_setzero_si512(), v); }
};

#if defined(QS_WITH_VNNI)
/// Four codes at a time. The instruction takes A without a sign: its codes are raised by 128.
struct Avx512Codes : Avx512Sums
{
    using Code = std::int8_t;
    static constexpr int depth = 4, columns = 4;
    static constexpr std::int32_t flip = -128, flipWord = static_cast<std::int32_t>(0x80808080u);
    static QS_INLINE I dot(I sum, I a, I b) { return _mm512_dpbusd_epi32(sum, a, b); }
};
#else
/// Pairs of codes widened to 16 bits.
struct Avx512Codes : Avx512Sums
{
    using Code = std::int16_t;
    static constexpr int depth = 2, columns = 4;
    static constexpr std::int32_t flip = 0, flipWord = 0;
    static QS_INLINE I dot(I sum, I a, I b) { return _mm512_add_epi32(sum, _mm512_madd_epi16(a, b)); }
};
#endif

} // namespace
} // namespace qs
