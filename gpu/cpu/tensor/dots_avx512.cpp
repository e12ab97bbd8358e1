// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/tensor/kernels.h"

#if defined(__x86_64__)

#include <cstdint>
#include <cstring>
#include <immintrin.h>

// A file of its own, because VNNI is no part of what the other loops may use.
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,avx512vnni"))),        \
                             apply_to = function)
#else
#pragma GCC target("avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,avx512vnni")
#endif

#include "gpu/cpu/common/lanes_avx512.h"
#include "gpu/cpu/tensor/dot_body.h"

namespace qs {
namespace {

/// Four codes at a time. The instruction takes A without a sign: its codes are raised by 128.
struct Fours : Avx512Sums
{
    using Code = std::int8_t;
    static constexpr int depth = 4, columns = 4;
    static constexpr std::int32_t flip = -128, flipWord = static_cast<std::int32_t>(0x80808080u);
    static QS_INLINE I dot(I sum, I a, I b) { return _mm512_dpbusd_epi32(sum, a, b); }
};

} // namespace

MachineDots avx512MachineDots() { return dotProduct<Fours>; }

} // namespace qs

#if defined(__clang__)
#pragma clang attribute pop
#endif

#else

namespace qs {
MachineDots avx512MachineDots() { return nullptr; }
} // namespace qs

#endif
