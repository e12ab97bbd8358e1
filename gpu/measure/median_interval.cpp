// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/median_interval.h"

#include "gpu/measure/distributions.h"
#include "gpu/measure/robust.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace qs::stats {
namespace {

constexpr double kLeastEffective = 2;

using Values = std::span<const double>;

/// The value `position` ranks from the smallest, interpolated; beyond the ends as far from the median as the ranks are,
/// in proportion.
double valueAt(std::vector<double>& values, double position, double median)
{
    const double last = static_cast<double>(values.size() - 1), centre = last / 2;
    if (position >= 0 && position <= last) return last > 0 ? quantileInPlace(values, position / last) : values.front();
    const double end = position < 0 ? *std::min_element(values.begin(), values.end())
                                    : *std::max_element(values.begin(), values.end());
    return centre > 0 ? median + (end - median) * std::abs(position - centre) / centre : end;
}

MedianBounds within(std::vector<double>& values, double reach)
{
    const double centre = static_cast<double>(values.size() - 1) / 2;
    MedianBounds bounds;
    bounds.median = medianInPlace(values);
    bounds.low = valueAt(values, centre - reach, bounds.median);
    bounds.high = valueAt(values, centre + reach, bounds.median);
    return bounds;
}

void enclose(MedianBounds& bounds, const MedianBounds& part)
{
    bounds.low = std::min(bounds.low, part.low);
    bounds.high = std::max(bounds.high, part.high);
}

/// Ranks that the interval of dependent values reaches.
double dependentReach(double n, double inflation)
{
    const double effective = std::max(kLeastEffective, n / inflation);
    return studentQuantile(effective - 1) * n / std::sqrt(effective) / 2;
}

} // namespace

MedianBounds medianBounds(Values values, MedianReach reach)
{
    std::vector<double> copy(values.begin(), values.end());
    const auto n = static_cast<double>(values.size());
    if (reach == MedianReach::Combined) return within(copy, std::min((kNormal95 * std::sqrt(n) - 1) / 2, (n - 1) / 2));
    const auto [least, largest] = std::minmax_element(values.begin(), values.end());
    const MedianEstimate estimate = estimateMedian(std::move(copy));
    const auto [low, high] = estimate.interval.value_or(std::pair{*least, *largest});
    return {estimate.median, low, high};
}

MedianBounds medianBounds(Values values, const Dependence& dependence, std::span<const std::size_t> cuts,
                          MedianReach reach)
{
    MedianBounds bounds = medianBounds(values, reach);
    if (dependence.inflation() > 1) {
        std::vector<double> copy(values.begin(), values.end());
        enclose(bounds, within(copy, dependentReach(static_cast<double>(values.size()), dependence.inflation())));
    }
    std::size_t from = 0;
    for (const std::size_t cut : cuts) {
        if (cut > from && cut < values.size()) enclose(bounds, medianBounds(values.subspan(from, cut - from), reach));
        from = std::max(from, std::min(cut, values.size()));
    }
    if (from > 0 && from < values.size()) enclose(bounds, medianBounds(values.subspan(from), reach));
    if (const auto stretch = dependence.stretch()) {
        std::vector<double> around(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(stretch->first));
        around.insert(around.end(), values.begin() + static_cast<std::ptrdiff_t>(stretch->end), values.end());
        enclose(bounds, medianBounds(values.subspan(stretch->first, stretch->end - stretch->first), reach));
        enclose(bounds, medianBounds(around, reach));
    }
    return bounds;
}

} // namespace qs::stats
