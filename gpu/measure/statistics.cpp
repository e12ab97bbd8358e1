// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace qs {

double quantileSorted(std::span<const float> sorted, double q)
{
    if (sorted.empty()) return std::numeric_limits<double>::quiet_NaN();
    const double position = q * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(position);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    const double fraction = position - static_cast<double>(below);
    return sorted[below] + fraction * (static_cast<double>(sorted[above]) - sorted[below]);
}

std::pair<std::int64_t, std::int64_t> medianRanks(std::int64_t n, double confidence)
{
    if (n < 6) return {1, std::max<std::int64_t>(n, 1)};
    if (n > 1000) { // normal approximation of the binomial; off by less than one rank here
        const double half = 0.98 * std::sqrt(static_cast<double>(n));
        const auto low = static_cast<std::int64_t>(std::floor((static_cast<double>(n) + 1) / 2 - half));
        return {std::max<std::int64_t>(low, 1), std::min(n + 1 - low, n)};
    }
    // Largest k with P(B < k) <= (1 - confidence) / 2, B binomial(n, 1/2).
    const double tail = (1.0 - confidence) / 2;
    double logTerm = -static_cast<double>(n) * std::log(2.0);
    double cumulative = 0;
    std::int64_t k = 0;
    while (k < n / 2) {
        cumulative += std::exp(logTerm);
        if (cumulative > tail) break;
        logTerm += std::log(static_cast<double>(n - k)) - std::log(static_cast<double>(k + 1));
        ++k;
    }
    const std::int64_t low = std::max<std::int64_t>(k, 1);
    return {low, n + 1 - low};
}

Summary summarize(std::span<const float> samples)
{
    Summary s;
    s.n = static_cast<std::int64_t>(samples.size());
    if (samples.empty()) return s;
    std::vector<float> sorted(samples.begin(), samples.end());
    std::sort(sorted.begin(), sorted.end());
    s.min = sorted.front();
    s.max = sorted.back();
    s.p5 = quantileSorted(sorted, 0.05);
    s.p25 = quantileSorted(sorted, 0.25);
    s.p50 = quantileSorted(sorted, 0.50);
    s.p75 = quantileSorted(sorted, 0.75);
    s.p95 = quantileSorted(sorted, 0.95);
    s.p99 = quantileSorted(sorted, 0.99);
    double mean = 0, squares = 0;
    std::int64_t count = 0;
    for (const float value : samples) { // Welford
        ++count;
        const double delta = value - mean;
        mean += delta / static_cast<double>(count);
        squares += delta * (value - mean);
    }
    s.mean = mean;
    s.std = s.n > 1 ? std::sqrt(squares / static_cast<double>(s.n - 1)) : 0.0;
    s.cv = mean > 0 ? s.std / mean : 0.0;
    const auto [low, high] = medianRanks(s.n);
    s.medianLow = sorted[static_cast<std::size_t>(low - 1)];
    s.medianHigh = sorted[static_cast<std::size_t>(high - 1)];
    return s;
}

} // namespace qs
