// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/operations/kernels.h"

#if defined(__x86_64__)

#include "gpu/cpu/common/lanes_avx512.h"
#include "gpu/cpu/operations/kernel_table.h"

namespace qs {
namespace {

struct V : Avx512Floats
{
    static constexpr int columns = 4, columnsOfOne = 4, keys = 8, rowVectors = 3;

    static QS_INLINE __m128i sixteenBytes(const std::uint8_t* p)
    {
        return _mm_loadu_si128(reinterpret_cast<const __m128i*>(p));
    }
    static QS_INLINE F fromInt8(const std::uint8_t* p)
    {
        return _mm512_cvtepi32_ps(_mm512_cvtepi8_epi32(sixteenBytes(p)));
    }
    /// By a table in a register, of which the low four bits of a lane pick one.
    static QS_INLINE void fromNibbles(const std::uint8_t* p, F& low, F& high)
    {
        const F values = _mm512_setr_ps(-8.0f, -7.0f, -6.0f, -5.0f, -4.0f, -3.0f, -2.0f, -1.0f, 0.0f, 1.0f, 2.0f, 3.0f,
                                        4.0f, 5.0f, 6.0f, 7.0f);
        const __m512i bytes = _mm512_cvtepu8_epi32(sixteenBytes(p));
        low = _mm512_permutexvar_ps(bytes, values);
        high = _mm512_permutexvar_ps(_mm512_srli_epi32(bytes, 4), values);
    }
};

} // namespace

const LabKernels* avx512LabKernels()
{
    static constexpr LabKernels kernels = labKernelTable<V>();
    return &kernels;
}

} // namespace qs

#include "gpu/cpu/common/target_end.h"

#else

namespace qs {
const LabKernels* avx512LabKernels() { return nullptr; }
} // namespace qs

#endif
