// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace qs::cuda {

/// Median and its distribution-free interval of at least 95% (order statistics of the binomial distribution); the
/// extremes below n = 6. All zero where there are no values.
struct MedianInterval
{
    double median = 0, low = 0, high = 0;
};

inline MedianInterval medianInterval(std::vector<double> values)
{
    if (values.empty()) return {};
    std::sort(values.begin(), values.end());
    const std::size_t n = values.size();
    double term = std::pow(0.5, static_cast<double>(n)), below = term; // P(X <= rank)
    std::size_t rank = 0;
    while (rank + 1 < n / 2) {
        term *= static_cast<double>(n - rank) / static_cast<double>(rank + 1);
        if (below + term > 0.025) break;
        below += term;
        ++rank;
    }
    return {0.5 * (values[(n - 1) / 2] + values[n / 2]), values[rank], values[n - 1 - rank]};
}

inline double medianOf(const std::vector<double>& values) { return medianInterval(values).median; }

} // namespace qs::cuda
