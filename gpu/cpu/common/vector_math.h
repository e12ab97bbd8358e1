// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/always_inline.h"

/// Functions over a vector type V as the loops of lab and machine use them; V as in cpu/operations/kernel_body.h.
/// Internal linkage, because every instruction set compiles its own.
namespace qs {
namespace {

/// 2^x, relative error about 1e-7; the smallest normal number below −126.
template <class V> QS_INLINE typename V::F exp2Of(typename V::F x)
{
    using F = typename V::F;
    using I = typename V::I;
    const F clamped = V::max(V::min(x, V::all(126.0f)), V::all(-126.0f));
    const F magic = V::all(0x1.8p23f); // leaves the nearest integer in the low bits
    const F shifted = clamped + magic;
    const F f = clamped - (shifted - magic);
    // Taylor's series of 2^f, |f| <= 1/2.
    F sum = V::all(1.540353039338161e-4f);
    sum = V::fma(sum, f, V::all(1.333355814642844e-3f));
    sum = V::fma(sum, f, V::all(9.618129107628477e-3f));
    sum = V::fma(sum, f, V::all(5.550410866482158e-2f));
    sum = V::fma(sum, f, V::all(2.402265069591007e-1f));
    sum = V::fma(sum, f, V::all(6.931471805599453e-1f));
    sum = V::fma(sum, f, V::all(1.0f));
    return (F)((I)sum + ((I)shifted << 23));
}

template <class V> QS_INLINE float sumOf(typename V::F v)
{
    float sum = 0.0f;
    for (int i = 0; i < V::width; ++i)
        sum += v[i];
    return sum;
}

constexpr float kLog2E = 1.4426950408889634f;

} // namespace
} // namespace qs
