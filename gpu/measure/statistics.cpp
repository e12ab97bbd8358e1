// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/statistics.h"

#include "gpu/measure/median_interval.h"
#include "gpu/measure/robust.h"

#include <algorithm>
#include <cmath>

namespace qs {

double quantileSorted(std::span<const float> sorted, double q) { return stats::quantileSorted(sorted, q); }

std::pair<std::int64_t, std::int64_t> medianRanks(std::int64_t n, double confidence)
{
    const auto ranks = stats::medianInterval(n, confidence);
    if (!ranks) return {1, std::max<std::int64_t>(n, 1)};
    return {static_cast<std::int64_t>(ranks->first) + 1, static_cast<std::int64_t>(ranks->second) + 1};
}

namespace {

/// Median of |x − center| of sorted data: walks outwards from the center to both sides, always to the nearer value.
double medianDeviation(std::span<const float> sorted, double center)
{
    const std::size_t n = sorted.size();
    std::size_t right =
        static_cast<std::size_t>(std::lower_bound(sorted.begin(), sorted.end(), center) - sorted.begin());
    std::size_t left = right; // one past the next on the left
    double before = 0, last = 0;
    for (std::size_t taken = 0; taken <= n / 2; ++taken) {
        before = last;
        const bool goLeft = right == n || (left > 0 && center - sorted[left - 1] <= sorted[right] - center);
        last = goLeft ? center - sorted[--left] : sorted[right++] - center;
    }
    return n % 2 ? last : (before + last) / 2;
}

/// Lag-1 autocorrelation of `samples` cut to [low, high].
double cutAutocorrelation(std::span<const float> samples, double low, double high)
{
    const auto cut = [&](float x) { return std::min(std::max(static_cast<double>(x), low), high); };
    double mean = 0;
    for (const float x : samples)
        mean += cut(x);
    mean /= static_cast<double>(samples.size());
    double variance = 0, products = 0, previous = 0;
    for (const float x : samples) {
        const double delta = cut(x) - mean;
        variance += delta * delta;
        products += delta * previous;
        previous = delta;
    }
    // Of a constant series only the rounding of its mean is left.
    const double rounding = 1e-24 * static_cast<double>(samples.size()) * mean * mean;
    return variance > rounding ? products / variance : 0.0;
}

} // namespace

Summary summarize(std::span<const float> samples, Zeros zeros)
{
    const auto counts = [zeros](float x) { return std::isfinite(x) && (zeros == Zeros::Values || x > 0); };
    if (!std::all_of(samples.begin(), samples.end(), counts)) {
        std::vector<float> counted(samples.begin(), samples.end());
        std::erase_if(counted, [&](float x) { return !counts(x); });
        return summarize(counted, zeros);
    }
    Summary s;
    s.n = static_cast<std::int64_t>(samples.size());
    if (samples.empty()) return s;
    std::vector<float> copy(samples.begin(), samples.end());
    std::sort(copy.begin(), copy.end());
    const std::span<const float> sorted(copy);
    s.min = sorted.front();
    s.max = sorted.back();
    s.p5 = stats::quantileSorted(sorted, 0.05);
    s.p25 = stats::quantileSorted(sorted, 0.25);
    s.p50 = stats::quantileSorted(sorted, 0.50);
    s.p75 = stats::quantileSorted(sorted, 0.75);
    s.p95 = stats::quantileSorted(sorted, 0.95);
    s.p99 = stats::quantileSorted(sorted, 0.99);
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
    const stats::MedianBounds median = stats::medianBounds(samples);
    s.medianLow = median.exists() ? median.low : s.min;
    s.medianHigh = median.exists() ? median.high : s.max;
    s.nEff = median.nEff;
    s.mad = 1.4826 * medianDeviation(sorted, s.p50);
    const double reach = 3 * (s.p75 - s.p25);
    s.r1 = cutAutocorrelation(samples, s.p25 - reach, s.p75 + reach);
    return s;
}

} // namespace qs
