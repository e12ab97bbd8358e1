// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/random.h"

#include <cmath>
#include <vector>

namespace qs {

/// Latencies as kernels have them, in µs, spread by 5%.
inline std::vector<float> latencies(std::size_t n, float median, std::uint64_t seed = 1)
{
    std::vector<float> out(n);
    for (std::size_t i = 0; i < n; ++i)
        out[i] = median * std::exp(0.05f * normalAt(seed, i));
    return out;
}

} // namespace qs
