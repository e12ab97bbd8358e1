// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/protocol/sweep_progress.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace qs {

namespace {

/// Share of a visit that what is expected of a point counts for against its own samples.
constexpr double kTrust = 0.1;
/// Share of what is left over which EvenTime follows.
constexpr double kLag = 0.08;
constexpr double kScatter = 0.15;                       ///< of points around base + slope × estimate, as a logarithm
constexpr double kBaseSpread = 1.1, kSlopeSpread = 0.7; ///< how wrong both may be before anything is measured, likewise
constexpr double kUsualBase = 2;                        ///< times the estimate of the smallest point
constexpr double kMinGained = 0.2;                      ///< visits from which a point says what it takes
constexpr int kSteps = 25;                              ///< of base and slope each
constexpr double kBaseRange = 30, kSlopeRange = 12;     ///< factors in both directions

/// Seconds of a first visit as they turn out.
struct Fit
{
    double base = 0, slope = 1;
    double of(const PointWork& point) const { return base + slope * point.seconds; }
};

bool isEstimated(const PointWork& point) { return point.gained >= kMinGained; }

/// From 1/range to range, evenly by its logarithm.
double factorAt(int step, double range) { return std::pow(range, 2.0 * step / (kSteps - 1) - 1); }

double squared(double x) { return x * x; }

/// Means of base and slope over how likely they are, with errors of points by their logarithm. A least-squares line
/// would go wrong where only large sizes are known, whose base cannot be told from their slope.
Fit fitted(const std::vector<PointWork>& points)
{
    if (std::ranges::none_of(points, isEstimated)) return {};
    double smallest = std::numeric_limits<double>::infinity();
    for (const PointWork& point : points)
        smallest = std::min(smallest, point.seconds);
    std::array<std::array<double, kSteps>, kSteps> cost{};
    double least = std::numeric_limits<double>::infinity();
    const auto baseAt = [&](int i) { return kUsualBase * smallest * factorAt(i, kBaseRange); };
    for (int i = 0; i < kSteps; ++i)
        for (int j = 0; j < kSteps; ++j) {
            const Fit fit{baseAt(i), factorAt(j, kSlopeRange)};
            double sum =
                squared(std::log(factorAt(i, kBaseRange)) / kBaseSpread) + squared(std::log(fit.slope) / kSlopeSpread);
            for (const PointWork& point : points)
                if (isEstimated(point))
                    sum +=
                        std::min(point.gained, 1.0) *
                        squared(std::log((point.prepared + point.sampled / point.gained) / fit.of(point)) / kScatter);
            cost[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] = sum;
            least = std::min(least, sum);
        }
    double weight = 0;
    Fit mean{0, 0};
    for (int i = 0; i < kSteps; ++i)
        for (int j = 0; j < kSteps; ++j) {
            const double w = std::exp((least - cost[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)]) / 2);
            weight += w;
            mean.base += w * baseAt(i);
            mean.slope += w * factorAt(j, kSlopeRange);
        }
    return {mean.base / weight, mean.slope / weight};
}

/// Seconds until a point has `target` visits.
double leftOf(const PointWork& point, double target, const Fit& fit)
{
    const double visits = std::max(target - point.done, 0.0), expected = fit.of(point);
    if (point.prepared <= 0) return visits * expected;
    const double samples = std::max(expected - point.prepared, expected / 4);
    return visits * (point.sampled + kTrust * samples) / (point.gained + kTrust);
}

} // namespace

SweepProgress sweepProgress(const std::vector<PointWork>& points, double limit)
{
    const Fit fit = fitted(points);
    double done = 0, first = 0, all = 0;
    for (const PointWork& point : points) {
        const double here = point.prepared + point.sampled;
        done += here > 0 ? here : fit.of(point) * std::min(point.done, point.target);
        first += leftOf(point, std::min(point.target, 1.0), fit);
        all += leftOf(point, point.target, fit);
    }
    const double left = std::max(first, std::min(all, limit));
    return done + left > 0 ? SweepProgress{std::clamp(done / (done + left), 0.0, 1.0), left} : SweepProgress{};
}

double EvenTime::next(double seconds, double left)
{
    if (m_left < 0) {
        m_left = left;
    } else {
        const double passed = std::max(seconds - m_at, 0.0), expected = std::max(m_left - passed, 0.0);
        m_left = expected + (left - expected) * std::min(1.0, passed / (kLag * left + passed));
    }
    m_at = seconds;
    return m_left;
}

} // namespace qs
