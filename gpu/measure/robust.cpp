// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/robust.h"

#include "gpu/core/random.h" // normalQuantile

#include <algorithm>
#include <cmath>
#include <limits>

namespace qs::stats {

namespace {

template <typename T> double sortedQuantile(std::span<const T> sorted, double p)
{
    if (sorted.empty()) return std::numeric_limits<double>::quiet_NaN();
    const double position = p * static_cast<double>(sorted.size() - 1);
    const auto i = static_cast<std::size_t>(position);
    const double low = sorted[i], high = sorted[std::min(i + 1, sorted.size() - 1)];
    return low + (position - static_cast<double>(i)) * (high - low);
}

template <typename T> double selectedQuantile(std::span<T> values, double p)
{
    if (values.empty()) return std::numeric_limits<double>::quiet_NaN();
    const double position = p * static_cast<double>(values.size() - 1);
    const auto i = static_cast<std::ptrdiff_t>(position);
    std::nth_element(values.begin(), values.begin() + i, values.end());
    const double low = values[static_cast<std::size_t>(i)];
    const auto above = values.begin() + i + 1;
    const double high = above == values.end() ? low : static_cast<double>(*std::min_element(above, values.end()));
    return low + (position - static_cast<double>(i)) * (high - low);
}

} // namespace

double quantileSorted(std::span<const double> sorted, double p) { return sortedQuantile(sorted, p); }
double quantileSorted(std::span<const float> sorted, double p) { return sortedQuantile(sorted, p); }
double quantileInPlace(std::span<double> values, double p) { return selectedQuantile(values, p); }
double quantileInPlace(std::span<float> values, double p) { return selectedQuantile(values, p); }

double quantile(std::span<const double> values, double p)
{
    std::vector<double> copy(values.begin(), values.end());
    return quantileInPlace(copy, p);
}

double medianInPlace(std::span<double> values) { return quantileInPlace(values, 0.5); }
double medianInPlace(std::span<float> values) { return quantileInPlace(values, 0.5); }

double median(std::span<const double> values) { return quantile(values, 0.5); }

double mean(std::span<const double> values)
{
    double sum = 0;
    for (const double x : values)
        sum += x;
    return values.empty() ? 0.0 : sum / static_cast<double>(values.size());
}

double deviation(std::span<const double> values, int lost)
{
    const auto n = static_cast<std::int64_t>(values.size());
    if (n <= lost) return 0.0;
    const double m = mean(values);
    double sum = 0;
    for (const double x : values)
        sum += (x - m) * (x - m);
    return std::sqrt(sum / static_cast<double>(n - lost));
}

double Fences::clamp(double x) const { return std::min(std::max(x, low), high); }

Fences tukey(std::span<const double> values, double k)
{
    std::vector<double> copy(values.begin(), values.end());
    const double a = quantileInPlace(copy, 0.25), b = quantileInPlace(copy, 0.75);
    return {a - k * (b - a), b + k * (b - a)};
}

Fences tukeySorted(std::span<const double> sorted, double k)
{
    const double a = quantileSorted(sorted, 0.25), b = quantileSorted(sorted, 0.75);
    return {a - k * (b - a), b + k * (b - a)};
}

std::optional<std::pair<std::size_t, std::size_t>> medianInterval(std::int64_t n, double confidence)
{
    if (n < 1) return std::nullopt;
    const double tail = (1 - confidence) / 2;
    std::int64_t k = 0;
    if (n > 1000) {
        const double z = -normalQuantile(tail);
        const auto count = static_cast<double>(n);
        k = static_cast<std::int64_t>(std::max(0.0, count / 2 - z * std::sqrt(count) / 2));
    } else {
        // Largest k with P(B < k) <= tail, B binomial(n, 1/2).
        double p = std::pow(0.5, static_cast<double>(n)), below = 0;
        for (std::int64_t i = 0; i < n; ++i) {
            if (i > 0) p = p * static_cast<double>(n - i + 1) / static_cast<double>(i);
            if (below + p > tail) break;
            below += p;
            k = i + 1;
        }
    }
    if (k < 1 || 2 * k > n) return std::nullopt;
    return std::pair{static_cast<std::size_t>(k - 1), static_cast<std::size_t>(n - k)};
}

MedianEstimate estimateMedian(std::vector<double> values)
{
    const auto ranks = medianInterval(static_cast<std::int64_t>(values.size()));
    if (!ranks) return {values.empty() ? 0.0 : medianInPlace(values), std::nullopt};
    // The interval encloses the middle: once its ends are in place, only what lies between has to be searched. Every
    // search leaves out what is in place already, for it may move anything in its range.
    const auto begin = values.begin();
    const auto low = begin + static_cast<std::ptrdiff_t>(ranks->first);
    const auto high = begin + static_cast<std::ptrdiff_t>(ranks->second);
    std::nth_element(begin, low, values.end());
    std::nth_element(low + 1, high, values.end());
    const std::pair interval{*low, *high};
    return {medianInPlace(std::span(low, high + 1)), interval};
}

Ordering order(std::span<const double> values)
{
    std::vector<std::pair<double, std::uint32_t>> pairs(values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        pairs[i] = {values[i], static_cast<std::uint32_t>(i)};
    std::sort(pairs.begin(), pairs.end());
    Ordering ordering;
    ordering.sorted.reserve(pairs.size());
    ordering.from.reserve(pairs.size());
    for (const auto& [value, index] : pairs) {
        ordering.sorted.push_back(value);
        ordering.from.push_back(index);
    }
    return ordering;
}

namespace {

/// Sorts [begin, end) by merging; returns the pairs in ascending less those in descending order.
std::int64_t mergeCount(std::span<double> values, std::span<double> scratch)
{
    const std::size_t n = values.size(), half = n / 2;
    if (n < 2) return 0;
    std::int64_t score =
        mergeCount(values.first(half), scratch.first(half)) + mergeCount(values.subspan(half), scratch.subspan(half));
    std::size_t below = 0, notAbove = 0; // of the right half, against the element of the left
    for (std::size_t i = 0; i < half; ++i) {
        while (half + below < n && values[half + below] < values[i])
            ++below;
        notAbove = std::max(notAbove, below);
        while (half + notAbove < n && values[half + notAbove] <= values[i])
            ++notAbove;
        score += static_cast<std::int64_t>(n - half - notAbove) - static_cast<std::int64_t>(below);
    }
    std::merge(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(half),
               values.begin() + static_cast<std::ptrdiff_t>(half), values.end(), scratch.begin());
    std::copy(scratch.begin(), scratch.end(), values.begin());
    return score;
}

} // namespace

std::int64_t kendallS(std::span<const double> values)
{
    std::vector<double> copy(values.begin(), values.end()), scratch(values.size());
    return mergeCount(copy, scratch);
}

} // namespace qs::stats
