// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/intrinsics.h"

#include <cstdint>
#include <cstring>

/// AVX-512 (F, BW, DQ, VL), AVX2, FMA and F16C from here to target_end.h at the end of the file, because templates are
/// compiled with the options that hold there. With QS_WITH_VNNI also the dot products of bytes, which not every
/// processor has beside the rest.
#if defined(__clang__)
#if defined(QS_WITH_VNNI)
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,f16c,avx512vnni"))),   \
                             apply_to = function)
#else
#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,f16c"))),              \
                             apply_to = function)
#endif
#elif defined(QS_WITH_VNNI)
#pragma GCC target("avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,f16c,avx512vnni")
#else
#pragma GCC target("avx512f,avx512bw,avx512dq,avx512vl,avx2,fma,f16c")
#endif
