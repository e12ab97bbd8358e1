// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/machine_kernels.h"

#if defined(__x86_64__)

#include <cstdint>
#include <cstring>
#if defined(__clang__)
#include <immintrin.h>
#else
#pragma GCC diagnostic push // GCC 12 complains of the vectors that this header leaves undefined on purpose
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wuninitialized"
#include <immintrin.h>
#pragma GCC diagnostic pop
#endif

// To the end of the file, because templates are compiled with the options that hold there.
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx2,fma"))), apply_to = function)
#else
#pragma GCC target("avx512f,avx512bw,avx512dq,avx512vl,avx2,fma")
#endif

#include "gpu/cpu/machine_dot_body.h"
#include "gpu/cpu/machine_kernel_table.h"

namespace qs {
namespace {

/// Sixteen lanes of AVX-512.
struct V
{
    using F = __m512;
    using I = std::int32_t __attribute__((vector_size(64)));
    static constexpr int width = 16, columns = 4;

    static QS_INLINE __mmask16 mask(int n) { return static_cast<__mmask16>((1u << n) - 1u); }
    static QS_INLINE F all(float v) { return _mm512_set1_ps(v); }
    static QS_INLINE F load(const float* p) { return _mm512_loadu_ps(p); }
    static QS_INLINE void store(float* p, F v) { _mm512_storeu_ps(p, v); }
    static QS_INLINE F loadPart(const float* p, int n) { return _mm512_maskz_loadu_ps(mask(n), p); }
    static QS_INLINE void storePart(float* p, F v, int n) { _mm512_mask_storeu_ps(p, mask(n), v); }
    static QS_INLINE F fma(F a, F b, F c) { return _mm512_fmadd_ps(a, b, c); }
    static QS_INLINE F max(F a, F b) { return _mm512_max_ps(a, b); }
    static QS_INLINE F min(F a, F b) { return _mm512_min_ps(a, b); }
    static QS_INLINE F sqrt(F v) { return _mm512_sqrt_ps(v); }
    static QS_INLINE F round(F v) { return _mm512_roundscale_ps(v, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC); }
};

/// Pairs of codes widened to 16 bits.
struct Pairs
{
    using I = __m512i;
    using Code = std::int16_t;
    static constexpr int width = 16, depth = 2, columns = 4;
    static constexpr std::int32_t flip = 0, flipWord = 0;
    static QS_INLINE I load(const Code* p) { return _mm512_loadu_si512(p); }
    static QS_INLINE void store(std::int32_t* p, I v) { _mm512_storeu_si512(p, v); }
    static QS_INLINE I all(std::int32_t v) { return _mm512_set1_epi32(v); }
    static QS_INLINE I minus(I v) { return _mm512_sub_epi32(_mm512_setzero_si512(), v); }
    static QS_INLINE I dot(I sum, I a, I b) { return _mm512_add_epi32(sum, _mm512_madd_epi16(a, b)); }
};

} // namespace

const MachineKernels* avx512MachineKernels(bool dots)
{
    static constexpr MachineKernels kernels = machineKernelTable<V>("AVX-512 16-bit multiply-adds, int32 sums", dotProduct<Pairs>);
    static const MachineKernels withDots = machineKernelTable<V>("AVX-512 VNNI, int32 sums", avx512MachineDots());
    return dots ? &withDots : &kernels;
}

} // namespace qs

#if defined(__clang__)
#pragma clang attribute pop
#endif

#else

namespace qs {
const MachineKernels* avx512MachineKernels(bool) { return nullptr; }
} // namespace qs

#endif
