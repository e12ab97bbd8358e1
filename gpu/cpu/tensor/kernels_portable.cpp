// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/tensor/kernels.h"

#include <cstdint>
#include <cstring>

#include "gpu/cpu/common/lanes_portable.h"
#include "gpu/cpu/tensor/kernel_table.h"

namespace qs {
namespace {

struct V : PortableFloats
{
    static constexpr int columns = 2;

    static QS_INLINE F loadPart(const float* p, int n)
    {
        F v = all(0.0f);
        for (int i = 0; i < width; ++i)
            if (i < n) v[i] = p[i];
        return v;
    }
    static QS_INLINE void storePart(float* p, F v, int n)
    {
        for (int i = 0; i < width; ++i)
            if (i < n) p[i] = v[i];
    }
    static QS_INLINE F sqrt(F v)
    {
        for (int i = 0; i < width; ++i)
            v[i] = __builtin_sqrtf(v[i]);
        return v;
    }
    static QS_INLINE F round(F v)
    {
        for (int i = 0; i < width; ++i)
            v[i] = __builtin_rintf(v[i]);
        return v;
    }
};

/// Of int8 in 16-bit products, which the compiler's vectors have everywhere.
void dotRows(const MachineDotCall& call)
{
    for (std::int64_t r = 0; r < call.m; ++r)
        for (std::int64_t c = 0; c < call.n; ++c) {
            const std::int8_t *a = call.a + r * call.k, *b = call.b + c * call.k;
            std::uint32_t sum = 0; // unsigned, because it may wrap
            for (std::int64_t p = 0; p < call.k; ++p)
                sum += static_cast<std::uint32_t>(static_cast<std::int16_t>(a[p]) * static_cast<std::int16_t>(b[p]));
            call.c[r * call.ldc + c] = static_cast<std::int32_t>(sum);
        }
}

} // namespace

const MachineKernels& portableMachineKernels()
{
    static constexpr MachineKernels kernels = machineKernelTable<V>("integer multiply-adds, int32 sums", dotRows);
    return kernels;
}

} // namespace qs
