// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/modality.h"

#include "gpu/measure/robust.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numbers>
#include <vector>

namespace qs::stats {
namespace {

/// Number of values in the lower part that makes the variance between the parts largest.
std::size_t bestSplit(std::span<const double> sorted)
{
    const std::size_t n = sorted.size(), least = std::max<std::size_t>(5, n / 10);
    double total = 0;
    for (const double x : sorted)
        total += x;
    double below = 0, best = -1;
    std::size_t split = 0;
    for (std::size_t k = 1; k <= n - least; ++k) {
        below += sorted[k - 1];
        if (k < least) continue;
        const auto low = static_cast<double>(k), high = static_cast<double>(n - k);
        const double distance = below / low - (total - below) / high;
        const double between = low * high * (distance * distance);
        if (between <= best) continue;
        best = between;
        split = k;
    }
    return split;
}

/// Z of the runs of values above `threshold` and not above it.
void testRuns(std::span<const double> values, double threshold, TwoLevels& levels)
{
    const auto n = static_cast<double>(values.size());
    double above = 0, runs = 1;
    for (std::size_t i = 0; i < values.size(); ++i) {
        above += values[i] > threshold ? 1 : 0;
        if (i > 0 && (values[i] > threshold) != (values[i - 1] > threshold)) runs += 1;
    }
    const double expected = 2 * (n - above) * above / n + 1;
    const double variance = (expected - 1) * (expected - 2) / (n - 1);
    levels.shareHigh = above / n;
    levels.runsZ = variance > 0 ? (runs - expected) / std::sqrt(variance) : 0;
}

} // namespace

std::optional<TwoLevels> twoLevels(std::span<const double> values, std::span<const double> sorted, double timerStep)
{
    if (values.size() < 30) return std::nullopt;
    const Fences cut{quantileSorted(sorted, 0.01), quantileSorted(sorted, 0.99)};
    std::vector<double> kept(sorted.begin(), sorted.end());
    for (double& x : kept)
        x = cut.clamp(x);
    const std::span<const double> all(kept);
    const std::size_t k = bestSplit(all);
    const auto a = all.first(k), b = all.subspan(k);
    const double gap = quantileSorted(b, 0.1) - quantileSorted(a, 0.9);
    const double spread =
        quantileSorted(a, 0.75) - quantileSorted(a, 0.25) + quantileSorted(b, 0.75) - quantileSorted(b, 0.25);
    const double sa = deviation(a), sb = deviation(b);
    TwoLevels levels;
    levels.separation = std::numbers::sqrt2 * (mean(b) - mean(a)) / std::max(1e-12, std::sqrt(sa * sa + sb * sb));
    const double least = std::max({spread, 0.02 * quantileSorted(all, 0.5), 2 * timerStep});
    if (!(levels.separation > 4 && gap > least)) return std::nullopt;
    levels.low = quantileSorted(a, 0.5);
    levels.high = quantileSorted(b, 0.5);
    testRuns(values, (a.back() + b.front()) / 2, levels);
    return levels;
}

namespace {

constexpr std::size_t kMaxLevels = 4096; ///< of a timer that is coarse against what it measures

/// Distances between neighbouring values that differ; empty where there are too many for a coarse timer.
std::vector<double> distances(std::span<const double> sorted, double tolerance)
{
    std::vector<double> all;
    for (std::size_t i = 1; i < sorted.size(); ++i)
        if (const double gap = sorted[i] - sorted[i - 1]; gap > tolerance) {
            if (all.size() == kMaxLevels) return {};
            all.push_back(gap);
        }
    return all;
}

/// Whether a distance is a multiple of the step within the tolerance.
bool isMultiple(double distance, double step, double tolerance)
{
    return std::abs(distance - std::round(distance / step) * step) <= tolerance;
}

bool isUsualStep(double us)
{
    constexpr std::array usual{0.032, 0.5, 1.0, 1.024, 1000.0}; // µs
    return std::ranges::any_of(usual, [us](double step) { return std::abs(us / step - 1) < 1e-3; });
}

} // namespace

std::optional<double> commonStep(std::span<const double> sorted)
{
    if (sorted.size() < 30 || !(sorted.front() > 0)) return std::nullopt;
    const double tolerance = 1e-6 * sorted.back(); // of single precision, in which samples are kept
    const std::vector<double> gaps = distances(sorted, tolerance);
    if (gaps.empty()) return std::nullopt;
    double step = gaps.front();
    for (const double gap : gaps) { // the common divisor, by Euclid's rule
        double a = std::max(gap, step), b = std::min(gap, step);
        while (b > 4 * tolerance) {
            const double rest = std::abs(a - std::round(a / b) * b);
            a = b;
            b = rest;
        }
        step = a;
    }
    if (!(step > 20 * tolerance)) return std::nullopt;
    const auto fits = [&](double distance) { return isMultiple(distance, step, 8 * tolerance); };
    if (!std::ranges::all_of(gaps, fits)) return std::nullopt;
    if (gaps.size() == 1 && !(isUsualStep(step) && fits(sorted.front()))) return std::nullopt;
    return step;
}

double roundNine(double value)
{
    char text[400];
    const auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::fixed, 9);
    double rounded = value;
    if (end.ec == std::errc{}) std::from_chars(text, end.ptr, rounded);
    return rounded;
}

double tieShare(std::span<const double> sorted)
{
    if (sorted.empty()) return 0;
    std::size_t distinct = 1;
    for (std::size_t i = 1; i < sorted.size(); ++i) {
        const double step = sorted[i] - sorted[i - 1];
        // Writing out and reading back is slow, and decides only what lies closer than a unit of the last decimal.
        if (step > 1.1e-9 || (step > 0 && roundNine(sorted[i]) != roundNine(sorted[i - 1]))) ++distinct;
    }
    return 1 - static_cast<double>(distinct) / static_cast<double>(sorted.size());
}

} // namespace qs::stats
