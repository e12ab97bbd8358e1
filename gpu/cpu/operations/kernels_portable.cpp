// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/operations/kernels.h"

#include <cstdint>
#include <cstring>

#include "gpu/cpu/common/lanes_portable.h"
#include "gpu/cpu/operations/kernel_table.h"

namespace qs {
namespace {

struct V : PortableFloats
{
    static constexpr int columns = 2, columnsOfOne = 4, keys = 6, rowVectors = 2;

    static QS_INLINE F fromInt8(const std::uint8_t* p)
    {
        const auto* q = reinterpret_cast<const std::int8_t*>(p);
        return F{static_cast<float>(q[0]), static_cast<float>(q[1]), static_cast<float>(q[2]),
                 static_cast<float>(q[3])};
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
