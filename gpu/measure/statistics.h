// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace qs {

/// What is reported about a series of latencies, in microseconds. Quantiles by linear interpolation (type 7 of
/// Hyndman and Fan 1996), standard deviation with n − 1.
struct Summary
{
    std::int64_t n = 0;
    double p50 = 0, p95 = 0, p99 = 0;
    double p5 = 0, p25 = 0, p75 = 0;
    double mean = 0, std = 0, min = 0, max = 0;
    double cv = 0;                        ///< std / mean
    double medianLow = 0, medianHigh = 0; ///< 95% interval of the median (stats::medianBounds); min and max below n = 6
    double mad = 0;  ///< 1.4826 × median absolute deviation: the standard deviation of normal samples
    double r1 = 0;   ///< lag-1 autocorrelation, samples cut to Tukey's fences (3 interquartile ranges)
    double nEff = 0; ///< independent samples that these are worth, by the width of that interval

    /// p95 rests on too few samples below this n, p99 below the next (one-sided 95% bounds).
    bool p95Resolved() const { return n >= 59; }
    bool p99Resolved() const { return n >= 299; }
};

/// Type 7 quantile of sorted data; q in [0, 1]. NaN of an empty series.
double quantileSorted(std::span<const float> sorted, double q);
/// What a 0 is. A time that is not above 0 is shorter than the clock can tell (censored).
enum class Zeros { Censored, Values };
/// Summary of a series in the order in which it was measured; a copy is sorted. Values that are not finite do not
/// count, nor do censored ones, which comparisons leave out, too.
Summary summarize(std::span<const float> samples, Zeros zeros = Zeros::Censored);
/// Ranks (1-based, from below) of the distribution-free interval of the median that covers at least
/// `confidence`, from the binomial distribution with p = 1/2, above n = 1000 from its normal approximation. {1, n}
/// where n is too small for it (n < 6 at 95%).
std::pair<std::int64_t, std::int64_t> medianRanks(std::int64_t n, double confidence = 0.95);

} // namespace qs
