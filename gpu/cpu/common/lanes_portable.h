// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/always_inline.h"

#include <cstdint>
#include <cstring>

namespace qs {
namespace {

/// Four lanes in the compiler's own vectors: SSE2 or NEON at most.
struct PortableFloats
{
    using F = float __attribute__((vector_size(16)));
    using I = std::int32_t __attribute__((vector_size(16)));
    static constexpr int width = 4;

    static QS_INLINE F all(float v) { return F{v, v, v, v}; }
    static QS_INLINE F load(const float* p)
    {
        F v;
        std::memcpy(&v, p, sizeof v);
        return v;
    }
    static QS_INLINE void store(float* p, F v) { std::memcpy(p, &v, sizeof v); }
    static QS_INLINE F fma(F a, F b, F c) { return a * b + c; }
    static QS_INLINE F max(F a, F b) { return a > b ? a : b; }
    static QS_INLINE F min(F a, F b) { return a < b ? a : b; }
};

} // namespace
} // namespace qs
