// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/lab_kernels.h"

#include <cstdint>
#include <cstring>

#include "gpu/cpu/lab_kernel_table.h"

namespace qs {
namespace {

/// Four lanes in the compiler's own vectors: SSE2 or NEON at most.
struct V
{
    using F = float __attribute__((vector_size(16)));
    using I = std::int32_t __attribute__((vector_size(16)));
    static constexpr int width = 4;
    static constexpr int columns = 2, columnsOfOne = 4, keys = 6, rowVectors = 2;

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
    static QS_INLINE F fromInt8(const std::uint8_t* p)
    {
        const auto* q = reinterpret_cast<const std::int8_t*>(p);
        return F{static_cast<float>(q[0]), static_cast<float>(q[1]), static_cast<float>(q[2]), static_cast<float>(q[3])};
    }
    static QS_INLINE void fromNibbles(const std::uint8_t* p, F& low, F& high)
    {
        const auto code = [](int nibble) { return static_cast<float>(nibble - 8); };
        low = F{code(p[0] & 15), code(p[1] & 15), code(p[2] & 15), code(p[3] & 15)};
        high = F{code(p[0] >> 4), code(p[1] >> 4), code(p[2] >> 4), code(p[3] >> 4)};
    }
};

} // namespace

const LabKernels& portableLabKernels()
{
    static constexpr LabKernels kernels = labKernelTable<V>();
    return kernels;
}

} // namespace qs
