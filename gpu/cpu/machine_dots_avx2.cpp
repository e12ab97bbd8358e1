// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/machine_kernels.h"

#if defined(__x86_64__)

#include <cstdint>
#include <cstring>
#include <immintrin.h>

// A file of its own, because VNNI is no part of what the other loops may use.
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,fma,avxvnni"))), apply_to = function)
#else
#pragma GCC target("avx2,fma,avxvnni")
#endif

#include "gpu/cpu/machine_dot_body.h"

namespace qs {
namespace {

/// Four codes at a time. The instruction takes A without a sign: its codes are raised by 128.
struct Fours
{
    using I = __m256i;
    using Code = std::int8_t;
    static constexpr int width = 8, depth = 4, columns = 2;
    static constexpr std::int32_t flip = -128, flipWord = static_cast<std::int32_t>(0x80808080u);
    static QS_INLINE I load(const Code* p) { return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(p)); }
    static QS_INLINE void store(std::int32_t* p, I v) { _mm256_storeu_si256(reinterpret_cast<__m256i*>(p), v); }
    static QS_INLINE I all(std::int32_t v) { return _mm256_set1_epi32(v); }
    static QS_INLINE I minus(I v) { return _mm256_sub_epi32(_mm256_setzero_si256(), v); }
    static QS_INLINE I dot(I sum, I a, I b) { return _mm256_dpbusd_avx_epi32(sum, a, b); }
};

} // namespace

MachineDots avx2MachineDots() { return dotProduct<Fours>; }

} // namespace qs

#if defined(__clang__)
#pragma clang attribute pop
#endif

#else

namespace qs {
MachineDots avx2MachineDots() { return nullptr; }
} // namespace qs

#endif
