// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/bootstrap.h"

#include "gpu/measure/robust.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace qs::stats {
namespace {

std::vector<double> thinned(std::span<const double> values, std::size_t most)
{
    const std::size_t step = std::max<std::size_t>(1, (values.size() + most - 1) / most);
    std::vector<double> kept;
    kept.reserve(values.size() / step + 1);
    for (std::size_t i = 0; i < values.size(); i += step)
        kept.push_back(values[i]);
    return kept;
}

/// Median of as many samples as `values` has, drawn from it in blocks.
double resampledMedian(const std::vector<double>& values, std::size_t block, Minstd& random, std::vector<double>& drawn)
{
    const std::size_t n = values.size();
    drawn.clear();
    for (std::size_t taken = 0; taken < n; taken += block) {
        const auto start = static_cast<std::size_t>(random.uniform() * static_cast<double>(n));
        for (std::size_t k = 0; k < block && drawn.size() < n; ++k)
            drawn.push_back(values[(start + k) % n]);
    }
    return medianInPlace(drawn);
}

/// Median of sorted data without the element `left`.
double medianWithout(const std::vector<double>& sorted, std::size_t left)
{
    const double position = 0.5 * static_cast<double>(sorted.size() - 2);
    const auto i = static_cast<std::size_t>(position);
    const std::size_t j = std::min(i + 1, sorted.size() - 2);
    const double low = sorted[i < left ? i : i + 1], high = sorted[j < left ? j : j + 1];
    return low + (position - static_cast<double>(i)) * (high - low);
}

/// For every value, in the order of `values`, the median of the others.
std::vector<double> jackknife(const std::vector<double>& values)
{
    std::vector<double> sorted = values, medians;
    std::sort(sorted.begin(), sorted.end());
    medians.reserve(values.size());
    for (const double x : values)
        medians.push_back(medianWithout(
            sorted, static_cast<std::size_t>(std::lower_bound(sorted.begin(), sorted.end(), x) - sorted.begin())));
    return medians;
}

double acceleration(const std::vector<double>& a, const std::vector<double>& b)
{
    const double ma = median(a), mb = median(b);
    std::vector<double> ratios;
    ratios.reserve(a.size() + b.size());
    for (const double m : jackknife(a))
        ratios.push_back(m / mb);
    for (const double m : jackknife(b))
        ratios.push_back(ma / m);
    const double centre = mean(ratios);
    double cubes = 0, squares = 0;
    for (const double r : ratios) {
        cubes += std::pow(centre - r, 3.0);
        squares += (centre - r) * (centre - r);
    }
    const double scale = 6 * std::pow(squares, 1.5);
    return scale > 0 ? cubes / scale : 0.0;
}

/// Index into `count` sorted resamples for the corrected share `p`.
std::size_t resampleAt(double p, std::size_t count)
{
    return static_cast<std::size_t>(std::clamp(p, 0.0, 1.0) * static_cast<double>(count - 1));
}

} // namespace

RatioInterval bootstrapMedianRatio(std::span<const double> allA, std::span<const double> allB, const BootstrapOptions& options)
{
    const std::vector<double> a = thinned(allA, options.most), b = thinned(allB, options.most);
    const double ratio = median(a) / median(b);
    const auto count = static_cast<std::size_t>(std::max(2, options.resamples));
    const std::size_t block = std::max<std::size_t>(1, options.block);
    Minstd random(options.seed);
    std::vector<double> ratios(count), drawn;
    for (double& r : ratios) {
        const double upper = resampledMedian(a, block, random, drawn);
        r = upper / resampledMedian(b, block, random, drawn);
    }
    std::sort(ratios.begin(), ratios.end());
    const auto [first, last] = std::equal_range(ratios.begin(), ratios.end(), ratio);
    const double below = static_cast<double>(first - ratios.begin()) + 0.5 * static_cast<double>(last - first);
    const double n = static_cast<double>(count);
    const double bias = normalInverse(std::min(std::max(below / n, 1 / n), 1 - 1 / n));
    const double skew = acceleration(a, b);
    const auto corrected = [&](double z) { return normalCdf(bias + (bias + z) / (1 - skew * (bias + z))); };
    const double tail = (1 - options.confidence) / 2;
    const double shift = allA.size() == a.size() && allB.size() == b.size() ? 1.0 : median(allA) / median(allB) / ratio;
    return {ratio * shift, ratios[resampleAt(corrected(normalInverse(tail)), count)] * shift,
            ratios[resampleAt(corrected(normalInverse(1 - tail)), count)] * shift};
}

} // namespace qs::stats
