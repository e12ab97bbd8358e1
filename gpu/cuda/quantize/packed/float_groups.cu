// SPDX-License-Identifier: GPL-3.0-or-later
// Small floats in groups without a kernel of their own: a thread a group.
// Traffic: input twice (2 or 4 B an element; once more from the cache), codes once, 1 or 4 B a group.
#include "gpu/cuda/common/kernels.cuh"
#include "gpu/cuda/quantize/packed/packed.cuh"

#include <cstdio>

namespace qs::cuda {

namespace {

constexpr int kGroupsBlock = 128;

template <typename T>
__global__ void floatGroupsKernel(const __grid_constant__ FloatGroups f, const T* input, std::uint8_t* codes,
                                  std::uint8_t* scales)
{
    const std::int64_t at = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (at >= f.layout.groups()) return;
    const std::int64_t row = at / f.layout.groupsPerRow, group = at % f.layout.groupsPerRow;
    const T* x = input + row * f.layout.hidden + group * f.layout.groupSize;
    packFloatGroup(f, row, group, [&](std::int64_t i) { return toFloat(x[i]); }, codes, scales);
}

} // namespace

void launchFloatGroups(const FloatGroups& groups, const Launch& l)
{
    const std::int64_t grid = (groups.layout.groups() + kGroupsBlock - 1) / kGroupsBlock;
    if (l.note) {
        std::snprintf(l.note->text, sizeof l.note->text, "%lld blocks of %d, a thread a group (plain loops)",
                      static_cast<long long>(grid), kGroupsBlock);
        return;
    }
    withType(l.type, [&](auto tag) {
        using T = typename PointeeOf<decltype(tag)>::Type;
        start(l, floatGroupsKernel<T>, grid, kGroupsBlock, groups, static_cast<const T*>(l.input), l.codes,
              reinterpret_cast<std::uint8_t*>(l.scales));
    });
}

} // namespace qs::cuda
