// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/decoder/kernels.h"

#if defined(__x86_64__)

#include "gpu/cpu/common/lanes_avx512.h"
#include "gpu/cpu/decoder/dot_body.h"
#include "gpu/cpu/decoder/kernel_body.h"

namespace qs {
namespace {

struct V : Avx512Floats
{
    static constexpr int columns = 4, columnsOfOne = 4;

    static QS_INLINE __m128i sixteen(const std::uint8_t* p)
    {
        return _mm_loadu_si128(reinterpret_cast<const __m128i*>(p));
    }
    static QS_INLINE __m256i sixteenWords(const std::uint8_t* p)
    {
        return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(p));
    }
    static QS_INLINE I bytes(const std::uint8_t* p) { return (I)_mm512_cvtepu8_epi32(sixteen(p)); }
    static QS_INLINE I words(const std::uint8_t* p) { return (I)_mm512_cvtepu16_epi32(sixteenWords(p)); }
    static QS_INLINE F fromHalf(const std::uint8_t* p) { return _mm512_cvtph_ps(sixteenWords(p)); }
    static QS_INLINE F fromInt8(const std::uint8_t* p) { return _mm512_cvtepi32_ps(_mm512_cvtepi8_epi32(sixteen(p))); }
    static QS_INLINE F lookup16(const float* table, I index)
    {
        return _mm512_permutexvar_ps((__m512i)index, load(table));
    }
};

} // namespace

const DecoderKernels* avx512DecoderKernels()
{
    static constexpr LaidDots dots = laidDotTable<Avx512Codes>("AVX-512 16-bit multiply-adds");
    static constexpr DecoderKernels kernels = decoderKernelTable<V>(&dots);
    return &kernels;
}

} // namespace qs

#include "gpu/cpu/common/target_end.h"

#else

namespace qs {
const DecoderKernels* avx512DecoderKernels() { return nullptr; }
} // namespace qs

#endif
