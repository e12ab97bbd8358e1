// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// Building blocks of the diagnoses, in double precision. Sums run from front to back, so that results agree to the
/// last bit with a plain reference implementation.
namespace qs::stats {

/// Type 7 quantile (Hyndman and Fan 1996) of sorted data, the one definition wherever the samples are there; p in [0,
/// 1]. NaN of an empty series.
double quantileSorted(std::span<const double> sorted, double p);
double quantileSorted(std::span<const float> sorted, double p);
/// The same of data in any order, which are reordered. O(n).
double quantileInPlace(std::span<double> values, double p);
double quantileInPlace(std::span<float> values, double p);
double quantile(std::span<const double> values, double p);
double medianInPlace(std::span<double> values);
double medianInPlace(std::span<float> values);
double median(std::span<const double> values);
/// 0 of an empty series.
double mean(std::span<const double> values);
/// Standard deviation with n − `lost` in the denominator; 0 where that is not positive.
double deviation(std::span<const double> values, int lost = 1);

/// Tukey's fences, `k` interquartile ranges outside of the quartiles.
struct Fences
{
    double low = 0, high = 0;
    double clamp(double x) const;
};
Fences tukey(std::span<const double> values, double k = 3.0);
Fences tukeySorted(std::span<const double> sorted, double k = 3.0);

/// Ranks (0-based) of the order statistics that enclose the median with at least `confidence`, from the binomial
/// distribution; above n = 1000 from its normal approximation. Empty where n is too small (n < 6 at 95%).
std::optional<std::pair<std::size_t, std::size_t>> medianInterval(std::int64_t n, double confidence = 0.95);

/// Median and the interval of its order statistics. One copy is partly reordered, O(n).
struct MedianEstimate
{
    double median = 0;
    std::optional<std::pair<double, double>> interval;
};
MedianEstimate estimateMedian(std::vector<double> values);

/// Values in ascending order and where each of them came from.
struct Ordering
{
    std::vector<double> sorted;
    std::vector<std::uint32_t> from;
};
Ordering order(std::span<const double> values);

/// Kendall's S: pairs that ascend (i < j, values[i] < values[j]) less those that descend. By merging, O(n log n).
std::int64_t kendallS(std::span<const double> values);

} // namespace qs::stats
