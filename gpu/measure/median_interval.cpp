// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/median_interval.h"

#include "gpu/measure/dependence.h"
#include "gpu/measure/distributions.h"
#include "gpu/measure/robust.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace qs {

std::string_view cautionName(Caution caution)
{
    switch (caution) {
    case Caution::None:
        return "";
    case Caution::Autocorrelated:
        return "AUTOCORRELATED";
    case Caution::LevelShift:
        return "LEVEL_SHIFT";
    }
    return "";
}

namespace stats {
namespace {

// The constants were chosen by simulation (bench_comparisons): false verdicts of kernels with a slow component of their
// own, coverage of medians of autocorrelated series, power on independent noise.
constexpr std::size_t kBatches = 10, kMinToSplit = 12;
constexpr double kMaxCorrelation = 0.8;  ///< that the interval is widened for
constexpr double kAboveEstimate = 0.3;   ///< standard errors of the correlation
constexpr double kMaxRanges = 1.5;       ///< of the batches, that an end is from the median
constexpr double kBatchesDiffer = 1.45;  ///< × what independent values would
constexpr std::size_t kMinToDiffer = 60; ///< values for that

using Values = std::span<const double>;

struct Ends
{
    double low = 0, high = 0;

    void enclose(double value)
    {
        low = std::min(low, value);
        high = std::max(high, value);
    }
    double width() const { return high - low; }
};

double medianOfPart(Values values, std::size_t first, std::size_t end)
{
    std::vector<double> part(values.begin() + static_cast<std::ptrdiff_t>(first),
                             values.begin() + static_cast<std::ptrdiff_t>(end));
    return medianInPlace(part);
}

std::vector<double> batchMedians(Values values)
{
    std::vector<double> medians;
    const std::size_t n = values.size(), count = std::min(kBatches, n / 2);
    if (n < kMinToSplit) return medians;
    for (std::size_t b = 0; b < count; ++b)
        medians.push_back(medianOfPart(values, b * n / count, (b + 1) * n / count));
    return medians;
}

/// Median and ends of independent values.
std::pair<double, Ends> plainInterval(Values values, MedianOf of)
{
    std::vector<double> copy(values.begin(), values.end());
    const auto n = static_cast<double>(values.size());
    if (of == MedianOf::OneOfTwo) {
        const double median = medianInPlace(copy), centre = (n - 1) / 2;
        const double reach = std::min((kNormal95 * std::sqrt(n) - 1) / 2, centre);
        const auto at = [&](double rank) { return centre > 0 ? quantileInPlace(copy, rank / (n - 1)) : median; };
        const double low = at(centre - reach);
        return {median, {low, at(centre + reach)}};
    }
    const auto [median, interval] = estimateMedian(std::move(copy));
    const auto [low, high] = interval.value_or(std::pair{median, median});
    return {median, {low, high}};
}

/// How the medians of the batches scatter.
struct Scatter
{
    double deviation = 0, range = 0;
    double correlation = 0; ///< of neighbours, corrected and raised

    explicit Scatter(Values batches)
    {
        const auto count = static_cast<double>(batches.size());
        const double middle = mean(batches);
        deviation = stats::deviation(batches);
        const auto [least, largest] = std::minmax_element(batches.begin(), batches.end());
        range = *largest - *least;
        double products = 0;
        for (std::size_t i = 1; i < batches.size(); ++i)
            products += (batches[i] - middle) * (batches[i - 1] - middle);
        const double squares = deviation * deviation * (count - 1);
        if (!(squares > 0)) return;
        const double r = products / squares, unbiased = r + (1 + 3 * std::max(r, 0.0)) / count;
        correlation = unbiased + kAboveEstimate * std::sqrt(std::max(0.0, 1 - unbiased * unbiased) / count);
    }
    /// Half the width of Student's interval of the mean of `count` batches.
    double halfWidth(std::size_t count) const
    {
        const double r = std::clamp(correlation, 0.0, kMaxCorrelation), n = static_cast<double>(count);
        return studentQuantile(n - 1) * deviation / std::sqrt(n) * std::sqrt((1 + r) / (1 - r));
    }
};

/// Whether batches differ by clearly more than those of independent values with the interval `plain`.
bool differs(const Scatter& scatter, const Ends& plain, std::size_t n, MedianOf of)
{
    if (n < kMinToDiffer) return false;
    const double normal = plain.width() / 2 / kNormal95 * (of == MedianOf::OneOfTwo ? std::sqrt(2.0) : 1.0);
    return scatter.deviation > kBatchesDiffer * normal * std::sqrt(static_cast<double>(kBatches));
}

void encloseParts(Ends& ends, Values values, const Dependence& dependence)
{
    if (const auto step = dependence.step()) {
        ends.enclose(medianOfPart(values, 0, *step));
        ends.enclose(medianOfPart(values, *step, values.size()));
    }
    if (const auto stretch = dependence.stretch()) ends.enclose(medianOfPart(values, stretch->first, stretch->end));
}

/// The interval of values that depend on each other.
Ends dependentInterval(Values values, const MedianBounds& bounds, const Dependence& dependence, const Scatter& scatter,
                       MedianOf of)
{
    Ends ends{bounds.plainLow, bounds.plainHigh};
    const double half = scatter.halfWidth(bounds.batches.size());
    ends.enclose(bounds.median - half);
    ends.enclose(bounds.median + half);
    if (of != MedianOf::Series || dependence.changesLevel()) encloseParts(ends, values, dependence);
    const double most = std::max(kMaxRanges * scatter.range, bounds.plainHigh - bounds.plainLow);
    const auto [least, largest] = std::minmax_element(values.begin(), values.end());
    return {std::max({ends.low, bounds.median - most, *least}), std::min({ends.high, bounds.median + most, *largest})};
}

/// Independent values that as wide an interval would take.
double effectiveNumber(double n, double plainWidth, double width)
{
    return width > plainWidth ? std::max(1.0, n * (plainWidth / width) * (plainWidth / width)) : n;
}

} // namespace

MedianBounds medianBounds(Values values, MedianOf of)
{
    MedianBounds bounds;
    if (values.empty()) return bounds;
    const auto [median, plain] = plainInterval(values, of);
    bounds.n = values.size();
    bounds.median = median;
    bounds.low = bounds.plainLow = plain.low;
    bounds.high = bounds.plainHigh = plain.high;
    bounds.nEff = static_cast<double>(values.size());
    bounds.batches = batchMedians(values);
    if (bounds.batches.empty()) return bounds;
    const Dependence dependence(values);
    const Scatter scatter(bounds.batches);
    const bool changes = dependence.step() || dependence.stretch();
    if (!dependence.correlated() && !changes && !differs(scatter, plain, values.size(), of)) return bounds;
    const Ends ends = dependentInterval(values, bounds, dependence, scatter, of);
    bounds.low = ends.low;
    bounds.high = ends.high;
    bounds.nEff = effectiveNumber(bounds.nEff, plain.width(), ends.width());
    const bool shifted = dependence.changesLevel() || (changes && !dependence.correlated());
    if (ends.width() > plain.width()) bounds.caution = shifted ? Caution::LevelShift : Caution::Autocorrelated;
    return bounds;
}

MedianBounds medianBounds(std::span<const float> values)
{
    return medianBounds(std::vector<double>(values.begin(), values.end()));
}

MedianBounds differenceOf(const MedianBounds& a, const MedianBounds& b)
{
    MedianBounds d;
    d.median = a.median - b.median;
    d.plainLow = d.median - std::hypot(a.median - a.plainLow, b.plainHigh - b.median);
    d.plainHigh = d.median + std::hypot(a.plainHigh - a.median, b.median - b.plainLow);
    d.low = d.median - std::hypot(a.median - a.low, b.high - b.median);
    d.high = d.median + std::hypot(a.high - a.median, b.median - b.low);
    d.caution = std::max(a.caution, b.caution);
    if (!a.batches.empty() && !b.batches.empty()) {
        const auto [leastA, largestA] = std::minmax_element(a.batches.begin(), a.batches.end());
        const auto [leastB, largestB] = std::minmax_element(b.batches.begin(), b.batches.end());
        const double range = *largestA - *leastA + (*largestB - *leastB);
        const double most = std::max(kMaxRanges * range, d.plainHigh - d.plainLow);
        d.low = std::max(d.low, d.median - most);
        d.high = std::min(d.high, d.median + most);
    }
    d.nEff = std::min(a.nEff, b.nEff);
    d.n = std::min(a.n, b.n);
    return d;
}

} // namespace stats
} // namespace qs
