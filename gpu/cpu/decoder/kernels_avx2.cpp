// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/decoder/kernels.h"

#if defined(__x86_64__)

#include "gpu/cpu/common/lanes_avx2.h"
#include "gpu/cpu/decoder/dot_body.h"
#include "gpu/cpu/decoder/kernel_body.h"

namespace qs {
namespace {

struct V : Avx2Floats
{
    static constexpr int columns = 2, columnsOfOne = 4;

    static QS_INLINE __m128i eight(const std::uint8_t* p)
    {
        return _mm_loadl_epi64(reinterpret_cast<const __m128i*>(p));
    }
    static QS_INLINE __m128i eightWords(const std::uint8_t* p)
    {
        return _mm_loadu_si128(reinterpret_cast<const __m128i*>(p));
    }
    static QS_INLINE I bytes(const std::uint8_t* p) { return (I)_mm256_cvtepu8_epi32(eight(p)); }
    static QS_INLINE I words(const std::uint8_t* p) { return (I)_mm256_cvtepu16_epi32(eightWords(p)); }
    static QS_INLINE F fromHalf(const std::uint8_t* p) { return _mm256_cvtph_ps(eightWords(p)); }
    static QS_INLINE F fromInt8(const std::uint8_t* p) { return _mm256_cvtepi32_ps(_mm256_cvtepi8_epi32(eight(p))); }
    static QS_INLINE F lookup16(const float* table, I index)
    {
        const auto at = (__m256i)index;
        const F low = _mm256_permutevar8x32_ps(load(table), at), high = _mm256_permutevar8x32_ps(load(table + 8), at);
        return _mm256_blendv_ps(low, high, (F)(index << 28)); // by bit 3, moved to the sign
    }
};

} // namespace

const DecoderKernels* avx2DecoderKernels()
{
    static constexpr LaidDots dots = laidDotTable<Avx2Codes>("AVX2 16-bit multiply-adds");
    static constexpr DecoderKernels kernels = decoderKernelTable<V>(&dots);
    return &kernels;
}

} // namespace qs

#include "gpu/cpu/common/target_end.h"

#else

namespace qs {
const DecoderKernels* avx2DecoderKernels() { return nullptr; }
} // namespace qs

#endif
