// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/paired_tests.h"

#include "gpu/core/parallel.h"
#include "gpu/core/random.h"
#include "gpu/core/units.h"
#include "gpu/measure/distributions.h"
#include "gpu/measure/robust.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>
#include <numeric>

namespace qs {
namespace {

constexpr double kLevel = 0.05;

/// Means of `count` resamples of `values`, ascending.
std::vector<double> resampledMeans(const std::vector<float>& values, std::uint64_t seed, std::size_t count)
{
    std::vector<double> means(count);
    const auto n = static_cast<std::uint64_t>(values.size());
    parallelFor(static_cast<std::int64_t>(count), 64, [&](std::int64_t first, std::int64_t last, int) {
        for (std::int64_t i = first; i < last; ++i) {
            const std::uint64_t stream = splitmix64(seed, static_cast<std::uint64_t>(i));
            double even = 0, odd = 0;
            // two draws of 32 bits a number; their bias is below n/2^32
            for (std::uint64_t k = 0; k < n / 2; ++k) {
                const std::uint64_t bits = splitmix64(stream, k);
                even += values[(bits >> 32) * n >> 32];
                odd += values[(bits & 0xffffffffu) * n >> 32];
            }
            if (n % 2) even += values[(splitmix64(stream, n / 2) >> 32) * n >> 32];
            means[static_cast<std::size_t>(i)] = (even + odd) / static_cast<double>(n);
        }
    });
    std::ranges::sort(means);
    return means;
}

/// Acceleration of BCa for a mean: skewness/(6√n).
double acceleration(const std::vector<float>& values, double mean)
{
    double squares = 0, cubes = 0;
    for (const float x : values) {
        const double d = x - mean;
        squares += d * d;
        cubes += d * d * d;
    }
    return squares > 0 ? cubes / (6 * std::pow(squares, 1.5)) : 0.0;
}

/// BCa: where the resamples are cut for a standard normal z, and back.
struct Correction
{
    double bias = 0, skew = 0;
    double forward(double z) const { return bias + (bias + z) / (1 - skew * (bias + z)); }
    double backward(double w) const { return (w - bias) / (1 + skew * (w - bias)) - bias; }
};

/// Share of `sorted` below `x`, half of those equal to it, kept off 0 and 1.
double shareBelow(const std::vector<double>& sorted, double x)
{
    const auto [first, last] = std::equal_range(sorted.begin(), sorted.end(), x);
    const double n = static_cast<double>(sorted.size());
    const double below = static_cast<double>(first - sorted.begin()) + 0.5 * static_cast<double>(last - first);
    return std::clamp(below / n, 0.5 / n, 1 - 0.5 / n);
}

/// z² of the score test of a difference δ of paired shares: (gained − lost − nδ)² over its variance with the nuisance
/// share at its most likely value under δ.
double scoreSquared(double gained, double lost, double n, double delta)
{
    const double a = 2 * n, b = -gained - lost + (2 * n - gained + lost) * delta, c = -lost * delta * (1 - delta);
    const double nuisance = (std::sqrt(std::max(0.0, b * b - 4 * a * c)) - b) / (2 * a);
    const double variance = n * (2 * nuisance + delta * (1 - delta)), distance = gained - lost - n * delta;
    if (distance == 0) return 0;
    return variance > 0 ? distance * distance / variance : std::numeric_limits<double>::infinity();
}

/// The δ between the estimate and `end` (−1 or 1) at which the score reaches z.
double scoreBound(double gained, double lost, double n, double z, double end)
{
    double inside = (gained - lost) / n, outside = end;
    if (scoreSquared(gained, lost, n, outside) <= z * z) return outside;
    for (int i = 0; i < 100; ++i) {
        const double middle = 0.5 * (inside + outside);
        (scoreSquared(gained, lost, n, middle) <= z * z ? inside : outside) = middle;
    }
    return inside;
}

NumberText points(double share, int decimals, bool withSign)
{
    const double value = std::fabs(share) * 100;
    const NumberText digits = formatFixed(value, decimals);
    if (!withSign) return digits;
    const bool zero = digits.find_first_of("123456789") == std::string::npos;
    return (zero ? "" : share < 0 ? "−" : "+") + digits;
}

} // namespace

double mcnemarExact(std::int64_t b, std::int64_t c)
{
    if (b == c) return 1.0;
    return std::min(1.0, 2 * stats::fairBinomialCdf(std::min(b, c), b + c));
}

MeanDifference bootstrapMeanDifference(std::span<const float> a, std::span<const float> b, std::uint64_t seed,
                                       int resamples)
{
    std::vector<float> differences;
    double sum = 0;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        if (!std::isfinite(a[i]) || !std::isfinite(b[i])) continue;
        differences.push_back(b[i] - a[i]);
        sum += differences.back();
    }
    MeanDifference out;
    out.n = static_cast<std::int64_t>(differences.size());
    out.difference = out.n > 0 ? sum / static_cast<double>(out.n) : std::numeric_limits<double>::quiet_NaN();
    out.low = out.high = std::numeric_limits<double>::quiet_NaN();
    if (out.n < 2) return out;
    const auto count = static_cast<std::size_t>(std::max(2, resamples));
    const std::vector<double> means = resampledMeans(differences, seed, count);
    const Correction correct{normalQuantile(shareBelow(means, out.difference)),
                             acceleration(differences, out.difference)};
    const auto at = [&](double tail) {
        return stats::quantileSorted(means, stats::normalCdf(correct.forward(normalQuantile(tail))));
    };
    out.low = at(kLevel / 2);
    out.high = at(1 - kLevel / 2);
    const bool constant = means.front() == means.back();
    const double tail = stats::normalCdf(-std::fabs(correct.backward(normalQuantile(shareBelow(means, 0.0)))));
    out.p = constant ? (out.difference == 0 ? 1.0 : 1.0 / static_cast<double>(count))
                     : std::clamp(2 * tail, 1.0 / static_cast<double>(count), 1.0);
    return out;
}

std::vector<double> holm(std::span<const double> p)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < p.size(); ++i)
        if (!std::isnan(p[i])) order.push_back(i);
    std::ranges::stable_sort(order, [&](std::size_t i, std::size_t j) { return p[i] < p[j]; });
    std::vector<double> adjusted(p.begin(), p.end());
    double largest = 0;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        largest = std::max(largest, std::min(1.0, p[order[rank]] * static_cast<double>(order.size() - rank)));
        adjusted[order[rank]] = largest;
    }
    return adjusted;
}

PairedProportion tango(std::int64_t gained, std::int64_t lost, std::int64_t n)
{
    if (n < 1) return {};
    const auto up = static_cast<double>(gained), down = static_cast<double>(lost), count = static_cast<double>(n);
    const double z95 = normalQuantile(0.975), z90 = normalQuantile(0.95);
    return {(up - down) / count, scoreBound(up, down, count, z95, -1), scoreBound(up, down, count, z95, 1),
            scoreBound(up, down, count, z90, -1), scoreBound(up, down, count, z90, 1)};
}

std::string_view accuracyVerdictName(AccuracyVerdict verdict)
{
    switch (verdict) {
    case AccuracyVerdict::Better:
        return "BETTER";
    case AccuracyVerdict::Worse:
        return "WORSE";
    case AccuracyVerdict::Equivalent:
        return "EQUIVALENT";
    case AccuracyVerdict::NotResolved:
        return "NOT_RESOLVED";
    case AccuracyVerdict::NotJudged:
        return "NOT_JUDGED";
    }
    return "";
}

std::string accuracyVerdictWord(AccuracyVerdict verdict)
{
    std::string word(accuracyVerdictName(verdict));
    for (char& c : word)
        c = c == '_' ? ' ' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return word;
}

AccuracyVerdict accuracyVerdict(const PairedProportion& difference, double adjustedP, double margin)
{
    if (difference.low90 > -margin && difference.high90 < margin) return AccuracyVerdict::Equivalent;
    if (!(adjustedP < kLevel) || difference.difference == 0) return AccuracyVerdict::NotResolved;
    return difference.difference > 0 ? AccuracyVerdict::Better : AccuracyVerdict::Worse;
}

AccuracyVerdict ratioVerdict(double ratio, double low, double high, double adjustedP, double margin)
{
    if (low >= 1 - margin && high <= 1 + margin) return AccuracyVerdict::Equivalent;
    if (!(adjustedP < 0.05)) return AccuracyVerdict::NotResolved; // also where it is unknown
    return ratio < 1 ? AccuracyVerdict::Better : AccuracyVerdict::Worse;
}

Message accuracyVerdictText(const PairedProportion& difference, double adjustedP, double margin)
{
    const auto signedText = [](double share) { return points(share, 2, true); };
    const NumberText amount = points(difference.difference, 2, false), change = signedText(difference.difference);
    const NumberText low = signedText(difference.low95), high = signedText(difference.high95),
                     p = formatNumber(adjustedP, 2);
    switch (accuracyVerdict(difference, adjustedP, margin)) {
    case AccuracyVerdict::Equivalent:
        if (adjustedP < kLevel)
            return Message::tr(
                       "equivalent within ±%1 points (%2 points, 95% %3 to %4, p = %5: a small but certain difference)")
                .arg(points(margin, 1, false), change, low, high, p);
        return Message::tr("equivalent within ±%1 points (%2 points, 95% %3 to %4)")
            .arg(points(margin, 1, false), change, low, high);
    case AccuracyVerdict::Better:
        return Message::tr("better by %1 points (95% %2 to %3, p = %4)").arg(amount, low, high, p);
    case AccuracyVerdict::Worse:
        return Message::tr("worse by %1 points (95% %2 to %3, p = %4)").arg(amount, low, high, p);
    case AccuracyVerdict::NotResolved:
    case AccuracyVerdict::NotJudged:
        break;
    }
    return Message::tr("not resolved (%1 points, 95% %2 to %3, p = %4)").arg(change, low, high, p);
}

} // namespace qs
