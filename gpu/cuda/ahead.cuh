// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// Memory is idle while a kernel ends and the next begins, and while one runs that reads little. What the kernels behind a product read
/// first can be on its way to the level-2 cache meanwhile.
namespace qs::cuda {

/// Parts of operands of the kernels behind this one, which nothing before them writes. Addresses and sizes are multiples of 16 bytes.
struct Ahead
{
    static constexpr int kParts = 3;
    const std::uint8_t* from[kParts] = {};
    std::int64_t bytes[kParts] = {};
    std::uint32_t each[kParts] = {}; ///< of a share, bytes

    /// The same in `count` shares.
    Ahead dividedBy(std::int64_t count) const
    {
        Ahead all = *this;
        for (int i = 0; i < kParts; ++i)
            all.each[i] = static_cast<std::uint32_t>((bytes[i] + count * 128 - 1) / (count * 128) * 128);
        return all;
    }
};

/// Asks for one of the shares of each part, from compute capability 9.0 on; by one lane. Nothing waits for it.
__device__ __forceinline__ void fetchAhead(const Ahead& ahead, unsigned share)
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
#pragma unroll
    for (int i = 0; i < Ahead::kParts; ++i) {
        const std::int64_t begin = static_cast<std::int64_t>(share) * ahead.each[i], left = ahead.bytes[i] - begin;
        if (left <= 0) continue;
        const std::uint32_t count = left < ahead.each[i] ? static_cast<std::uint32_t>(left) : ahead.each[i];
        asm volatile("cp.async.bulk.prefetch.L2.global [%0], %1;" ::"l"(ahead.from[i] + begin), "r"(count) : "memory");
    }
#endif
}

} // namespace qs::cuda
