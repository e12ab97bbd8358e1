// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/always_inline.h"
#include "gpu/cpu/common/target_avx2.h"

/// Eight lanes of AVX2, for the vector types of loops. Internal linkage, because every file compiles its own.
namespace qs {
namespace {

struct Avx2Floats
{
    using F = __m256;
    using I = std::int32_t __attribute__((vector_size(32)));
    static constexpr int width = 8;

    static QS_INLINE F all(float v) { return _mm256_set1_ps(v); }
    static QS_INLINE F load(const float* p) { return _mm256_loadu_ps(p); }
    static QS_INLINE void store(float* p, F v) { _mm256_storeu_ps(p, v); }
    static QS_INLINE F fma(F a, F b, F c) { return _mm256_fmadd_ps(a, b, c); }
    static QS_INLINE F max(F a, F b) { return _mm256_max_ps(a, b); }
    static QS_INLINE F min(F a, F b) { return _mm256_min_ps(a, b); }
};

/// Sums of 32 bits, and vectors of codes as they are multiplied into them.
struct Avx2Sums
{
    using I = __m256i;
    static constexpr int width = 8;

    static QS_INLINE I load(const void* p) { return _mm256_loadu_si256(static_cast<const __m256i*>(p)); }
    static QS_INLINE void store(std::int32_t* p, I v) { _mm256_storeu_si256(reinterpret_cast<__m256i*>(p), v); }
    static QS_INLINE I all(std::int32_t v) { return _mm256_set1_epi32(v); }
    static QS_INLINE I minus(I v) { return _mm256_sub_epi32(_mm256_setzero_si256(), v); }
};

#if defined(QS_WITH_VNNI)
/// Four codes at a time. The instruction takes A without a sign: its codes are raised by 128.
struct Avx2Codes : Avx2Sums
{
    using Code = std::int8_t;
    static constexpr int depth = 4, columns = 2;
    static constexpr std::int32_t flip = -128, flipWord = static_cast<std::int32_t>(0x80808080u);
    static QS_INLINE I dot(I sum, I a, I b) { return _mm256_dpbusd_avx_epi32(sum, a, b); }
};
#else
/// Pairs of codes widened to 16 bits.
struct Avx2Codes : Avx2Sums
{
    using Code = std::int16_t;
    static constexpr int depth = 2, columns = 2;
    static constexpr std::int32_t flip = 0, flipWord = 0;
    static QS_INLINE I dot(I sum, I a, I b) { return _mm256_add_epi32(sum, _mm256_madd_epi16(a, b)); }
};
#endif

} // namespace
} // namespace qs
