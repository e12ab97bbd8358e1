// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/median_interval.h"

#include "gpu/measure/robust.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace qs::stats {
namespace {

constexpr double kNormal = 1.959963985;
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

double studentQuantile(double freedom)
{
    // Linear in 1/ν between these.
    constexpr std::array<std::pair<double, double>, 17> table{{{1, 12.7062},
                                                               {1.25, 8.0280},
                                                               {1.5, 6.0167},
                                                               {1.75, 4.9488},
                                                               {2, 4.3027},
                                                               {2.5, 3.5747},
                                                               {3, 3.1824},
                                                               {4, 2.7764},
                                                               {5, 2.5706},
                                                               {6, 2.4469},
                                                               {8, 2.3060},
                                                               {10, 2.2281},
                                                               {15, 2.1314},
                                                               {20, 2.0860},
                                                               {30, 2.0423},
                                                               {60, 2.0003},
                                                               {120, 1.9799}}};
    if (freedom <= table.front().first) return table.front().second;
    for (std::size_t i = 1; i < table.size(); ++i) {
        const auto [below, larger] = table[i - 1];
        const auto [above, smaller] = table[i];
        if (freedom <= above) return larger + (smaller - larger) * (1 / below - 1 / freedom) / (1 / below - 1 / above);
    }
    const auto [most, least] = table.back();
    return kNormal + (least - kNormal) * most / freedom;
}

MedianBounds medianBounds(Values values, MedianReach reach)
{
    std::vector<double> copy(values.begin(), values.end());
    const auto n = static_cast<double>(values.size());
    if (reach == MedianReach::Combined) return within(copy, std::min((kNormal * std::sqrt(n) - 1) / 2, (n - 1) / 2));
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
