// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/comparison.h"

#include "gpu/core/units.h"
#include "gpu/measure/distributions.h"
#include "gpu/measure/robust.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace qs {
namespace {

constexpr auto kMinPairs = static_cast<std::int64_t>(stats::kMinForInterval);
constexpr double kMuchInflation = 2;       ///< of the variance, from which on it is said whatever the verdict
constexpr std::size_t kPlainRounds = 1000; ///< from which on the direction may stand where the size is unsure
constexpr double kPlainShare = 0.75;       ///< of the rounds that have to agree on it

using stats::MedianBounds;
using stats::MedianOf;

template <typename T> bool usable(T value) { return std::isfinite(value) && value > 0; }

/// Sums and extremes of two series, for the ratios that are shown beside the medians.
struct Totals
{
    double sumA = 0, sumB = 0;
    double minA = std::numeric_limits<double>::infinity(), minB = minA;
    std::int64_t nA = 0, nB = 0;

    void addA(double a)
    {
        sumA += a;
        minA = std::min(minA, a);
        ++nA;
    }
    void addB(double b)
    {
        sumB += b;
        minB = std::min(minB, b);
        ++nB;
    }
    void ratiosTo(Comparison& c) const
    {
        c.meanRatio = (sumA / static_cast<double>(nA)) / (sumB / static_cast<double>(nB));
        c.minRatio = minA / minB;
    }
};

/// Verdict and artefact from ratio and interval.
void conclude(Comparison& c, const ComparisonRule& rule, bool interval)
{
    c.verdict = interval ? judge(c.low, c.high, c.band, rule.minEffect) : Verdict::TooFew;
    c.artefact = c.meanRatio > 1.2 * std::max(c.ratio, interval ? c.high : c.ratio) && c.meanRatio > 1.1;
    c.paired = rule.paired;
}

Comparison empty(const ComparisonRule& rule)
{
    Comparison c;
    c.paired = rule.paired;
    c.band = std::max(rule.minEffect, rule.aaBand);
    return c;
}

/// Interval and verdict from those of the logarithms.
void judgeLogs(Comparison& c, const ComparisonRule& rule, const MedianBounds& log)
{
    const bool interval = c.n >= kMinPairs;
    c.low = interval ? std::exp(log.low) : c.ratio;
    c.high = interval ? std::exp(log.high) : c.ratio;
    c.nEff = log.nEff;
    conclude(c, rule, interval);
    const bool decided =
        interval && judge(std::exp(log.plainLow), std::exp(log.plainHigh), c.band, rule.minEffect) != c.verdict;
    if (log.caution != Caution::None && (decided || log.nEff * kMuchInflation < static_cast<double>(c.n)))
        c.caution = log.caution;
}

/// Where the whole of a long run agrees on the direction (every batch beyond `band`, and three of four rounds), that
/// stands even if the size is unsure: the interval ends at the batch that is nearest to 1.
void keepDirection(MedianBounds& log, std::span<const double> logRatios, double band)
{
    if (logRatios.size() < kPlainRounds || log.batches.empty()) return;
    const auto [least, largest] = std::minmax_element(log.batches.begin(), log.batches.end());
    const auto above = std::count_if(logRatios.begin(), logRatios.end(), [](double x) { return x > 0; });
    const double share = static_cast<double>(above) / static_cast<double>(logRatios.size());
    if (*least > band && share >= kPlainShare) log.low = std::max(log.low, *least);
    if (*largest < -band && share <= 1 - kPlainShare) log.high = std::min(log.high, *largest);
}

/// Of the median of log ratios; `totals` of the same pairs.
Comparison fromLogRatios(std::span<const double> logRatios, const Totals& totals, const ComparisonRule& rule)
{
    Comparison c = empty(rule);
    c.n = static_cast<std::int64_t>(logRatios.size());
    if (logRatios.empty()) return c;
    MedianBounds log = stats::medianBounds(logRatios, MedianOf::Ratio);
    keepDirection(log, logRatios, std::log1p(c.band));
    c.ratio = std::exp(log.median);
    totals.ratiosTo(c);
    judgeLogs(c, rule, log);
    return c;
}

template <typename T> Comparison comparePaired(std::span<const T> a, std::span<const T> b, const ComparisonRule& rule)
{
    Totals totals;
    std::vector<double> logRatios;
    const std::size_t n = std::min(a.size(), b.size());
    logRatios.reserve(n);
    for (std::size_t i = 0; i < n; ++i) {
        if (!usable(a[i]) || !usable(b[i])) continue;
        logRatios.push_back(std::log(static_cast<double>(a[i]) / static_cast<double>(b[i])));
        totals.addA(a[i]);
        totals.addB(b[i]);
    }
    return fromLogRatios(logRatios, totals, rule);
}

template <typename T>
Comparison compareUnpaired(std::span<const T> samplesA, std::span<const T> samplesB, const ComparisonRule& rule)
{
    Totals totals;
    std::vector<double> usA, usB, logsA, logsB;
    for (const T x : samplesA)
        if (usable(x)) logsA.push_back(std::log(usA.emplace_back(x)));
    for (const T x : samplesB)
        if (usable(x)) logsB.push_back(std::log(usB.emplace_back(x)));
    for (const double x : usA)
        totals.addA(x);
    for (const double x : usB)
        totals.addB(x);
    Comparison c = empty(rule);
    c.n = std::min(totals.nA, totals.nB);
    if (c.n == 0) return c;
    totals.ratiosTo(c);
    const MedianBounds log = stats::differenceOf(stats::medianBounds(logsA, MedianOf::OneOfTwo),
                                                 stats::medianBounds(logsB, MedianOf::OneOfTwo));
    c.ratio = stats::median(usA) / stats::median(usB);
    judgeLogs(c, rule, log);
    return c;
}

template <typename T> Comparison compareAny(std::span<const T> a, std::span<const T> b, const ComparisonRule& rule)
{
    return rule.paired ? comparePaired(a, b, rule) : compareUnpaired(a, b, rule);
}

/// The same pair seen from the other side.
Comparison mirrored(const Comparison& c, const ComparisonRule& rule)
{
    Comparison m = c;
    if (c.n == 0) return m;
    m.ratio = 1 / c.ratio;
    m.low = 1 / c.high;
    m.high = 1 / c.low;
    m.meanRatio = 1 / c.meanRatio;
    m.minRatio = 1 / c.minRatio;
    conclude(m, rule, c.verdict != Verdict::TooFew);
    return m;
}

/// A series and its logarithms, which every pair needs again.
struct LoggedSeries
{
    std::span<const float> us;
    std::vector<double> logs; ///< NaN where the sample is not to be used
};

Comparison compareLogged(const LoggedSeries& a, const LoggedSeries& b, const ComparisonRule& rule, std::size_t most)
{
    const std::size_t n = std::min(a.us.size(), b.us.size()), from = n - std::min(n, most);
    Totals totals;
    std::vector<double> logRatios;
    logRatios.reserve(n - from);
    for (std::size_t i = from; i < n; ++i) {
        const double ratio = a.logs[i] - b.logs[i];
        if (std::isnan(ratio)) continue;
        logRatios.push_back(ratio);
        totals.addA(a.us[i]);
        totals.addB(b.us[i]);
    }
    return fromLogRatios(logRatios, totals, rule);
}

bool binary(std::span<const double> values)
{
    return std::all_of(values.begin(), values.end(), [](double x) { return x == 0 || x == 1; });
}

/// Difference of paired shares with the adjusted Wald interval of Bonett and Price (2012). The median difference of
/// such values is 0 whatever they are.
void differenceOfShares(std::span<const double> a, std::span<const double> b, PairedDifference& out)
{
    double gained = 0, lost = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        gained += b[i] > a[i] ? 1 : 0;
        lost += b[i] < a[i] ? 1 : 0;
    }
    const auto n = static_cast<double>(a.size());
    const double up = (gained + 1) / (n + 2), down = (lost + 1) / (n + 2);
    const double half = stats::kNormal95 * std::sqrt((up + down - (up - down) * (up - down)) / (n + 2));
    out.difference = (gained - lost) / n;
    out.low = std::max(-1.0, up - down - half);
    out.high = std::min(1.0, up - down + half);
}

} // namespace

std::string_view verdictName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::TooFew:
        return "TOO_FEW_SAMPLES";
    case Verdict::NotResolved:
        return "NOT_RESOLVED";
    case Verdict::Same:
        return "SAME";
    case Verdict::Faster:
        return "FASTER";
    case Verdict::Slower:
        return "SLOWER";
    }
    return "";
}

std::string_view verdictLabel(Verdict verdict)
{
    switch (verdict) {
    case Verdict::TooFew:
        return "TOO FEW";
    case Verdict::NotResolved:
        return "NOT RESOLVED";
    default:
        return verdictName(verdict);
    }
}

Message cautionText(const Comparison& c)
{
    switch (c.caution) {
    case Caution::None:
        break;
    case Caution::Autocorrelated:
        return Message::tr("Samples are autocorrelated: n = %1 counts as about %2 independent samples, and the "
                           "interval is wider accordingly.")
            .arg(formatCount(c.n), formatFixed(std::max(c.nEff, 1.0), 0));
    case Caution::LevelShift:
        return Message::tr("The level changes during the run: the interval covers the levels before and after the "
                           "change, and the verdict applies to all parts.");
    }
    return {};
}

Comparison compare(std::span<const float> a, std::span<const float> b, const ComparisonRule& rule)
{
    return compareAny(a, b, rule);
}

Comparison compare(std::span<const double> a, std::span<const double> b, const ComparisonRule& rule)
{
    return compareAny(a, b, rule);
}

Verdict judge(double low, double high, double band, double same)
{
    if (low > 1 + band) return Verdict::Faster;
    if (high < 1 / (1 + band)) return Verdict::Slower;
    if (low > 1 / (1 + same) && high < 1 + same) return Verdict::Same;
    return Verdict::NotResolved;
}

Comparison compareRatios(std::span<const double> logRatiosA, std::span<const double> logRatiosB,
                         const ComparisonRule& rule)
{
    ComparisonRule unpaired = rule;
    unpaired.paired = false;
    Comparison c = empty(unpaired);
    c.n = static_cast<std::int64_t>(std::min(logRatiosA.size(), logRatiosB.size()));
    if (c.n == 0) return c;
    const MedianBounds log = stats::differenceOf(stats::medianBounds(logRatiosB, MedianOf::OneOfTwo),
                                                 stats::medianBounds(logRatiosA, MedianOf::OneOfTwo));
    c.ratio = c.meanRatio = c.minRatio = std::exp(log.median);
    judgeLogs(c, unpaired, log);
    return c;
}

std::optional<std::int64_t> furtherRounds(double ratio, double low, double high, double band, std::int64_t n)
{
    constexpr double most = 100;
    if (!(ratio > 0 && low > 0) || n < kMinPairs || judge(low, high, band) != Verdict::NotResolved) return std::nullopt;
    const double middle = std::log(ratio), down = middle - std::log(low), up = std::log(high) - middle;
    const double edge = std::log1p(band), within = std::log1p(kSameWithin);
    double times = most + 1; // as many as there are
    if (middle > edge) times = down / (middle - edge);
    if (middle < -edge) times = up / (-edge - middle);
    if (std::abs(middle) < within) times = std::max(down / (middle + within), up / (within - middle));
    times *= times;
    if (!(times <= most)) return std::nullopt;
    return std::max<std::int64_t>(1, std::llround(std::ceil((times - 1) * static_cast<double>(n))));
}

std::optional<std::int64_t> furtherRounds(const Comparison& c)
{
    if (c.verdict != Verdict::NotResolved) return std::nullopt;
    return furtherRounds(c.ratio, c.low, c.high, c.band, c.n);
}

double aaBand(std::span<const float> a, std::span<const float> b)
{
    const Comparison c = compare(a, b);
    if (c.verdict == Verdict::TooFew) return 0.0;
    const bool apart = c.low > 1 || c.high < 1;
    return apart ? std::max(c.high - 1, 1 / c.low - 1) : std::max(c.ratio, 1 / c.ratio) - 1;
}

PairedDifference compareValues(std::span<const double> a, std::span<const double> b, double band)
{
    std::vector<double> first, second, differences;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        if (!std::isfinite(a[i]) || !std::isfinite(b[i])) continue;
        first.push_back(a[i]);
        second.push_back(b[i]);
        differences.push_back(b[i] - a[i]);
    }
    PairedDifference out;
    out.n = static_cast<std::int64_t>(differences.size());
    if (out.n == 0) return out;
    if (binary(first) && binary(second)) {
        differenceOfShares(first, second, out);
        if (out.n < kMinPairs) return out;
    } else {
        const stats::MedianEstimate estimate = stats::estimateMedian(std::move(differences));
        out.difference = out.low = out.high = estimate.median;
        if (!estimate.interval) return out;
        out.low = estimate.interval->first;
        out.high = estimate.interval->second;
    }
    out.verdict = out.low > band                         ? Verdict::Faster
                  : out.high < -band                     ? Verdict::Slower
                  : out.low >= -band && out.high <= band ? Verdict::Same
                                                         : Verdict::NotResolved;
    return out;
}

const Comparison* PairTable::at(int baseline, int variant) const
{
    if (baseline < 0 || variant < 0 || baseline >= variants || variant >= variants) return nullptr;
    const auto index =
        static_cast<std::size_t>(baseline) * static_cast<std::size_t>(variants) + static_cast<std::size_t>(variant);
    return index < pairs.size() ? &pairs[index] : nullptr;
}

std::pair<int, int> PairTable::rank(int variant) const
{
    if (!at(variant, variant)) return {0, 0};
    int faster = 0, slower = 0, known = 0, absent = 0;
    for (int other = 0; other < variants; ++other) {
        const Comparison* c = other == variant ? nullptr : at(other, variant);
        if (!c) continue;
        absent += c->n == 0 ? 1 : 0; // without a pair of samples it takes no place
        known += c->verdict != Verdict::TooFew ? 1 : 0;
        faster += c->verdict == Verdict::Slower ? 1 : 0;
        slower += c->verdict == Verdict::Faster ? 1 : 0;
    }
    if (known == 0 && variants > 1) return {0, 0};
    return {1 + faster, variants - slower - absent};
}

PairTable comparePairs(const std::vector<std::span<const float>>& series, double aaBand, std::size_t most)
{
    std::vector<LoggedSeries> logged(series.size());
    for (std::size_t v = 0; v < series.size(); ++v) {
        logged[v].us = series[v];
        logged[v].logs.resize(series[v].size());
        for (std::size_t i = 0; i < series[v].size(); ++i)
            logged[v].logs[i] = usable(series[v][i]) ? std::log(static_cast<double>(series[v][i]))
                                                     : std::numeric_limits<double>::quiet_NaN();
    }
    const ComparisonRule rule{.aaBand = aaBand};
    PairTable table;
    table.variants = static_cast<int>(series.size());
    table.pairs.assign(series.size() * series.size(), empty(rule));
    for (std::size_t i = 0; i < series.size(); ++i) {
        Comparison& self = table.pairs[i * series.size() + i];
        self.verdict = Verdict::Same;
        self.n = static_cast<std::int64_t>(std::min(series[i].size(), most));
        for (std::size_t j = i + 1; j < series.size(); ++j) {
            const Comparison c = compareLogged(logged[i], logged[j], rule, most);
            table.pairs[i * series.size() + j] = c;
            table.pairs[j * series.size() + i] = mirrored(c, rule);
        }
    }
    return table;
}

} // namespace qs
