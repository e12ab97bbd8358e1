// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/tensor/kernels.h"

#if defined(__x86_64__)

#include "gpu/cpu/common/lanes_avx512.h"
#include "gpu/cpu/tensor/dot_body.h"
#include "gpu/cpu/tensor/kernel_table.h"

namespace qs {
namespace {

struct V : Avx512Floats
{
    static constexpr int columns = 4;

    static QS_INLINE __mmask16 mask(int n) { return static_cast<__mmask16>((1u << n) - 1u); }
    static QS_INLINE F loadPart(const float* p, int n) { return _mm512_maskz_loadu_ps(mask(n), p); }
    static QS_INLINE void storePart(float* p, F v, int n) { _mm512_mask_storeu_ps(p, mask(n), v); }
    static QS_INLINE F sqrt(F v) { return _mm512_sqrt_ps(v); }
    static QS_INLINE F round(F v) { return _mm512_roundscale_ps(v, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC); }
};

} // namespace

const MachineKernels* avx512MachineKernels(bool dots)
{
    static constexpr MachineKernels kernels =
        machineKernelTable<V>("AVX-512 16-bit multiply-adds, int32 sums", dotProduct<Avx512Codes>);
    static const MachineKernels withDots = machineKernelTable<V>("AVX-512 VNNI, int32 sums", avx512MachineDots());
    return dots ? &withDots : &kernels;
}

} // namespace qs

#include "gpu/cpu/common/target_end.h"

#else

namespace qs {
const MachineKernels* avx512MachineKernels(bool) { return nullptr; }
} // namespace qs

#endif
