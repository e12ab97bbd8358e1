// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/random.h"

/// Operands of operations that bring none of their own (matrices, queries, weights): element i of operand n is a
/// function of (seed, n, i) alone, exact in float, so host and device make the same values without a transfer.
namespace qs {

/// Nearly normal with mean 0 and variance 1: the sum of three uniforms of 21 bits (Irwin–Hall), within (−3, 3).
/// Multiples of 2^−20, so exact in float32.
QS_HOST_DEVICE inline float operandAt(std::uint64_t seed, unsigned operand, std::uint64_t index)
{
    const std::uint64_t bits = splitmix64(seed ^ (0xd1b54a32d192ed03ull * (operand + 1)), index);
    constexpr std::uint64_t mask = (1u << 21) - 1;
    const auto sum = static_cast<std::int32_t>((bits & mask) + (bits >> 21 & mask) + (bits >> 42 & mask));
    return static_cast<float>(sum - 3 * (1 << 20) + 1) * 0x1p-20f;
}

} // namespace qs
