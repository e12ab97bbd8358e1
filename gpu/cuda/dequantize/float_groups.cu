// SPDX-License-Identifier: GPL-3.0-or-later
// Small floats in groups without a kernel of their own: a thread a group.
// Traffic: codes and scales once, output once (2 or 4 B an element).
#include "gpu/cuda/dequantize/store.cuh"
#include "gpu/cuda/quantize/packed/packed.cuh"

#include <cstdio>

namespace qs::cuda {

namespace {

constexpr int kRestoreBlock = 128;

template <typename T>
__global__ void restoreFloatGroupsKernel(const __grid_constant__ FloatGroups f, const std::uint8_t* codes,
                                         const std::uint8_t* scales, T* output)
{
    const std::int64_t at = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (at >= f.layout.groups()) return;
    const std::int64_t row = at / f.layout.groupsPerRow, group = at % f.layout.groupsPerRow;
    T* to = output + row * f.layout.hidden + group * f.layout.groupSize;
    restoreFloatGroup(f, row, group, codes, scales, [&](std::int64_t i, float value) { to[i] = roundedTo<T>(value); });
}

} // namespace

void launchRestoreFloatGroups(const FloatGroups& groups, const Restore& r)
{
    const std::int64_t grid = (groups.layout.groups() + kRestoreBlock - 1) / kRestoreBlock;
    if (r.note) {
        std::snprintf(r.note->text, sizeof r.note->text, "%lld blocks of %d, a thread a group (plain loops)",
                      static_cast<long long>(grid), kRestoreBlock);
        return;
    }
    withType(r.type, [&](auto tag) {
        using T = typename PointeeOf<decltype(tag)>::Type;
        start(r, restoreFloatGroupsKernel<T>, grid, kRestoreBlock, groups, r.codes,
              static_cast<const std::uint8_t*>(r.scales), static_cast<T*>(r.output));
    });
}

} // namespace qs::cuda
