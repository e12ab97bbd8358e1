// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/trend.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace qs::stats {
namespace {

constexpr std::size_t kExactBatches = 4096;

/// Means of batches of `batch` samples, the second half winsorised.
std::vector<double> batchMeans(std::span<const double> values, std::size_t batch)
{
    const std::size_t half = values.size() / 2;
    const auto second = values.subspan(half);
    Fences fences = tukey(second);
    const double middle = median(second);
    fences.high = std::max(fences.high, middle * 1.02);
    fences.low = std::min(fences.low, middle * 0.98);
    std::vector<double> means;
    means.reserve(values.size() / batch + 1);
    for (std::size_t i = 0; i + batch <= values.size(); i += batch) {
        double sum = 0;
        for (std::size_t k = i; k < i + batch; ++k)
            sum += k < half ? values[k] : fences.clamp(values[k]);
        means.push_back(sum / static_cast<double>(batch));
    }
    return means;
}

/// Σ(y − ȳ)²/n² of the batches from d on.
double exactMeasure(std::span<const double> means, std::size_t d)
{
    const auto rest = means.subspan(d);
    const double m = mean(rest), n = static_cast<double>(rest.size());
    double sum = 0;
    for (const double y : rest)
        sum += (y - m) * (y - m);
    return sum / (n * n);
}

/// The same for every d <= m/2 in one pass from behind; centred, so that the difference of the sums loses nothing.
std::vector<double> measuresFromBehind(std::span<const double> means)
{
    const double centre = mean(means.subspan(means.size() / 2));
    std::vector<double> measures(means.size() / 2 + 1);
    long double sum = 0, squares = 0;
    for (std::size_t d = means.size(); d-- > 0;) {
        const long double y = means[d] - centre;
        sum += y;
        squares += y * y;
        if (d >= measures.size()) continue;
        const auto n = static_cast<long double>(means.size() - d);
        measures[d] = static_cast<double>(std::max(0.0L, squares - sum * sum / n) / (n * n));
    }
    return measures;
}

/// Σ t(t − 1)(2t + 5) over groups of equal values.
double tieTerm(std::span<const double> values)
{
    std::vector<double> sorted(values.begin(), values.end());
    std::sort(sorted.begin(), sorted.end());
    double term = 0;
    for (std::size_t i = 0, j = 0; i < sorted.size(); i = j) {
        while (j < sorted.size() && sorted[j] == sorted[i])
            ++j;
        const auto t = static_cast<double>(j - i);
        term += t * (t - 1) * (2 * t + 5);
    }
    return term;
}

} // namespace

Truncation mser(std::span<const double> values)
{
    if (values.empty()) return {};
    const std::size_t batch = values.size() >= 100 ? 5 : 1;
    const std::vector<double> means = batchMeans(values, batch);
    const std::size_t most = means.size() / 2;
    std::vector<double> quick;
    if (means.size() > kExactBatches) quick = measuresFromBehind(means);
    std::optional<double> best;
    std::size_t at = 0;
    for (std::size_t d = 0; d <= most && d < means.size(); ++d) {
        const double measure = quick.empty() ? exactMeasure(means, d) : quick[d];
        if (best && !(measure < *best * (1 - 1e-12))) continue;
        best = measure;
        at = d;
    }
    return {at * batch, at >= most};
}

double mannKendall(std::span<const double> values)
{
    const auto n = static_cast<double>(values.size());
    const auto s = static_cast<double>(kendallS(values));
    const double variance = (n * (n - 1) * (2 * n + 5) - tieTerm(values)) / 18;
    if (variance <= 0 || s == 0) return 0;
    return (s > 0 ? s - 1 : s + 1) / std::sqrt(variance);
}

double theilSen(std::span<const double> values)
{
    if (values.size() < 2) return 0;
    std::vector<double> slopes;
    slopes.reserve(values.size() * (values.size() - 1) / 2);
    for (std::size_t i = 0; i < values.size(); ++i)
        for (std::size_t j = i + 1; j < values.size(); ++j)
            slopes.push_back((values[j] - values[i]) / static_cast<double>(j - i));
    return medianInPlace(slopes);
}

std::vector<double> blockMedians(std::span<const double> values, std::size_t count)
{
    if (values.size() <= 2 * count) return {values.begin(), values.end()};
    const std::size_t width = values.size() / count;
    std::vector<double> medians(count);
    for (std::size_t i = 0; i < count; ++i)
        medians[i] = median(values.subspan(i * width, width));
    return medians;
}

ChangePoint pettitt(const Ordering& ordering)
{
    const std::size_t n = ordering.sorted.size();
    std::vector<double> ranks(n);
    for (std::size_t i = 0, j = 0; i < n; i = j) {
        while (j < n && ordering.sorted[j] == ordering.sorted[i])
            ++j;
        for (std::size_t k = i; k < j; ++k)
            ranks[ordering.from[k]] = static_cast<double>(i + j - 1) / 2 + 1;
    }
    double sum = 0, largest = 0;
    ChangePoint point;
    const auto count = static_cast<double>(n);
    for (std::size_t t = 1; t < n; ++t) {
        sum += ranks[t - 1];
        const double u = std::abs(2 * sum - static_cast<double>(t) * (count + 1));
        if (u <= largest) continue;
        largest = u;
        point.at = t;
    }
    if (n > 0) point.p = std::min(1.0, 2 * std::exp(-6 * largest * largest / (count * count * count + count * count)));
    return point;
}

double autocorrelation(std::span<const double> values)
{
    const double m = mean(values);
    double variance = 0, products = 0;
    for (const double x : values)
        variance += (x - m) * (x - m);
    for (std::size_t i = 1; i < values.size(); ++i)
        products += (values[i] - m) * (values[i - 1] - m);
    // Of a constant series only the rounding of its mean is left.
    const double rounding = 1e-24 * static_cast<double>(values.size()) * m * m;
    return variance > rounding ? products / variance : 0.0;
}

} // namespace qs::stats
