// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/operations/kernels.h"

#if defined(__x86_64__)

#include "gpu/cpu/common/lanes_avx2.h"
#include "gpu/cpu/operations/kernel_table.h"

namespace qs {
namespace {

struct V : Avx2Floats
{
    static constexpr int columns = 2, columnsOfOne = 8, keys = 6, rowVectors = 2;

    static QS_INLINE __m128i eightBytes(const std::uint8_t* p)
    {
        return _mm_loadl_epi64(reinterpret_cast<const __m128i*>(p));
    }
    static QS_INLINE F fromInt8(const std::uint8_t* p)
    {
        return _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(eightBytes(p)));
    }
    static QS_INLINE void fromNibbles(const std::uint8_t* p, F& low, F& high)
    {
        const __m256i bytes = _mm256_cvtepu8_epi32(eightBytes(p)), eight = _mm256_set1_epi32(8);
        low = _mm256_cvtepi32_ps(_mm256_sub_epi32(_mm256_and_si256(bytes, _mm256_set1_epi32(15)), eight));
        high = _mm256_cvtepi32_ps(_mm256_sub_epi32(_mm256_srli_epi32(bytes, 4), eight));
    }
};

} // namespace

const LabKernels* avx2LabKernels()
{
    static constexpr LabKernels kernels = labKernelTable<V>();
    return &kernels;
}

} // namespace qs

#include "gpu/cpu/common/target_end.h"

#else

namespace qs {
const LabKernels* avx2LabKernels() { return nullptr; }
} // namespace qs

#endif
