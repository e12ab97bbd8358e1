// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/decoder/kernels.h"

#if defined(__x86_64__)

#define QS_WITH_VNNI // a file of its own, because it is no part of what the other loops may use
#include "gpu/cpu/common/lanes_avx512.h"
#include "gpu/cpu/decoder/dot_body.h"

namespace qs {

const LaidDots* avx512LaidDots()
{
    static constexpr LaidDots dots = laidDotTable<Avx512Codes>("AVX-512 VNNI");
    return &dots;
}

} // namespace qs

#include "gpu/cpu/common/target_end.h"

#else

namespace qs {
const LaidDots* avx512LaidDots() { return nullptr; }
} // namespace qs

#endif
