// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/tensor/kernels.h"

#if defined(__x86_64__)

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

} // namespace

const MachineKernels* avx2MachineKernels(bool dots)
{
    static constexpr MachineKernels kernels =
        machineKernelTable<V>("AVX2 16-bit multiply-adds, int32 sums", dotProduct<Avx2Codes>);
    static const MachineKernels withDots = machineKernelTable<V>("AVX-VNNI, int32 sums", avx2MachineDots());
    return dots ? &withDots : &kernels;
}

} // namespace qs

#include "gpu/cpu/common/target_end.h"

#else

namespace qs {
const MachineKernels* avx2MachineKernels(bool) { return nullptr; }
} // namespace qs

#endif
