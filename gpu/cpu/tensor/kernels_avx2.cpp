// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/tensor/kernels.h"

#if defined(__x86_64__)

#include <cstdint>
#include <cstring>
#include <immintrin.h>

// To the end of the file, because templates are compiled with the options that hold there.
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,fma"))), apply_to = function)
#else
#pragma GCC target("avx2,fma")
#endif

#include "gpu/cpu/common/lanes_avx2.h"
#include "gpu/cpu/tensor/dot_body.h"
#include "gpu/cpu/tensor/kernel_table.h"

namespace qs {
namespace {

struct V : Avx2Floats
{
    static constexpr int columns = 2;

    static QS_INLINE __m256i mask(int n)
    {
        return _mm256_cmpgt_epi32(_mm256_set1_epi32(n), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
    }
    static QS_INLINE F loadPart(const float* p, int n) { return _mm256_maskload_ps(p, mask(n)); }
    static QS_INLINE void storePart(float* p, F v, int n) { _mm256_maskstore_ps(p, mask(n), v); }
    static QS_INLINE F sqrt(F v) { return _mm256_sqrt_ps(v); }
    static QS_INLINE F round(F v) { return _mm256_round_ps(v, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC); }
};

/// Pairs of codes widened to 16 bits.
struct Pairs : Avx2Sums
{
    using Code = std::int16_t;
    static constexpr int depth = 2, columns = 2;
    static constexpr std::int32_t flip = 0, flipWord = 0;
    static QS_INLINE I dot(I sum, I a, I b) { return _mm256_add_epi32(sum, _mm256_madd_epi16(a, b)); }
};

} // namespace

const MachineKernels* avx2MachineKernels(bool dots)
{
    static constexpr MachineKernels kernels =
        machineKernelTable<V>("AVX2 16-bit multiply-adds, int32 sums", dotProduct<Pairs>);
    static const MachineKernels withDots = machineKernelTable<V>("AVX-VNNI, int32 sums", avx2MachineDots());
    return dots ? &withDots : &kernels;
}

} // namespace qs

#if defined(__clang__)
#pragma clang attribute pop
#endif

#else

namespace qs {
const MachineKernels* avx2MachineKernels(bool) { return nullptr; }
} // namespace qs

#endif
