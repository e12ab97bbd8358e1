// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace qs {

/// Neighbouring tokens of a text resemble each other: blocks of this many are taken for independent.
inline constexpr std::size_t kTokenBlock = 32;

/// Means of blocks of neighbours; a rest of less than half a block goes to the last.
inline std::vector<float> blockMeans(std::span<const float> values, std::size_t block = kTokenBlock)
{
    std::vector<float> means;
    for (std::size_t first = 0; first < values.size();) {
        std::size_t end = std::min(first + block, values.size());
        if (values.size() - end < block / 2) end = values.size();
        double sum = 0;
        for (std::size_t i = first; i < end; ++i)
            sum += static_cast<double>(values[i]);
        means.push_back(static_cast<float>(sum / static_cast<double>(end - first)));
        first = end;
    }
    return means;
}

} // namespace qs
