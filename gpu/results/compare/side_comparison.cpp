// SPDX-License-Identifier: GPL-3.0-or-later
// Several runs a side: how far the runs of a side are from each other says what two runs alone cannot.
#include "gpu/measure/distributions.h"
#include "gpu/measure/robust.h"
#include "gpu/results/compare/figure_comparison.h"

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

constexpr std::size_t kMinRuns = 3;

using Runs = std::span<const RunResult* const>;

/// A mode of a size in one run.
struct Measured
{
    const Segment* segment = nullptr;
    const ModeResult* mode = nullptr;

    const ModeResult* baseline() const
    {
        const ModeResult* twice = segment->measuredTwice();
        return twice && twice->latency.p50 > 0 ? twice : nullptr;
    }
};

/// The last of that name, as everywhere else.
Measured find(const RunResult& run, const SeriesKey& key)
{
    Measured found;
    for (const Segment& segment : run.segments)
        for (const ModeResult& mode : segment.modes)
            if (comparedTime(mode) > 0 && mode.requested == key.name && sizeText(segment) == key.group)
                found = {&segment, &mode};
    return found;
}

/// Of every run of a side; empty where one of them lacks it.
std::vector<Measured> findAll(Runs runs, const SeriesKey& key)
{
    std::vector<Measured> all;
    for (const RunResult* run : runs) {
        const Measured found = find(*run, key);
        if (!found.mode) return {};
        all.push_back(found);
    }
    return all;
}

/// Logarithms of the medians, or of the ratios to the baseline by median.
std::vector<double> logsOf(const std::vector<Measured>& all, bool toBaseline)
{
    std::vector<double> logs;
    for (const Measured& each : all)
        logs.push_back(std::log(comparedTime(*each.mode)) -
                       (toBaseline ? std::log(each.baseline()->latency.p50) : 0.0));
    return logs;
}

ComparedFigure figureOf(const std::vector<Measured>& all)
{
    std::vector<double> us;
    for (const Measured& each : all)
        us.push_back(comparedTime(*each.mode));
    const auto [least, most] = std::ranges::minmax(us);
    return {static_cast<std::int64_t>(us.size()), stats::median(us), least, most};
}

/// Welch's interval of the difference of the means of a and b.
Comparison welch(const std::vector<double>& a, const std::vector<double>& b, const ComparisonRule& rule)
{
    Comparison c;
    c.paired = false;
    c.n = static_cast<std::int64_t>(std::min(a.size(), b.size()));
    c.nEff = static_cast<double>(c.n);
    c.band = std::max(rule.minEffect, rule.aaBand);
    const double difference = stats::mean(a) - stats::mean(b);
    c.ratio = c.low = c.high = c.meanRatio = c.minRatio = std::exp(difference);
    if (std::min(a.size(), b.size()) < kMinRuns) return c;
    const auto spread = [](const std::vector<double>& x) {
        return std::pow(stats::deviation(x), 2) / static_cast<double>(x.size());
    };
    const auto freedomOf = [](double s, const std::vector<double>& x) {
        return s * s / static_cast<double>(x.size() - 1);
    };
    const double sa = spread(a), sb = spread(b), all = sa + sb;
    const double freedom = all > 0 ? all * all / (freedomOf(sa, a) + freedomOf(sb, b)) : static_cast<double>(a.size());
    const double half = stats::studentQuantile(freedom) * std::sqrt(all);
    c.low = std::exp(difference - half);
    c.high = std::exp(difference + half);
    c.verdict = judge(c.low, c.high, c.band, rule.minEffect);
    return c;
}

} // namespace

Result<RunComparison> compareSides(Runs a, Runs b, const ComparisonRule& rule)
{
    RunComparison out;
    if (!a.empty() && !b.empty())
        for (const Segment& segment : a.front()->segments)
            for (const ModeResult& mode : segment.modes) {
                const SeriesKey key{sizeText(segment), mode.requested};
                if (std::ranges::find(out.series, key, &SeriesComparison::key) != out.series.end()) continue;
                const std::vector<Measured> inA = findAll(a, key), inB = findAll(b, key);
                if (inA.empty() || inB.empty()) continue;
                const auto hasOther = [&](const Measured& m) { return m.baseline() && m.baseline() != m.mode; };
                const bool relative = std::ranges::all_of(inA, hasOther) && std::ranges::all_of(inB, hasOther);
                SeriesComparison& added = out.series.emplace_back();
                added.key = added.keyInB = key;
                added.a = figureOf(inA);
                added.b = figureOf(inB);
                const Comparison raw = welch(logsOf(inA, false), logsOf(inB, false), rule);
                added.comparison = relative ? welch(logsOf(inA, true), logsOf(inB, true), rule) : raw;
                if (relative) added.asMeasured = raw;
            }
    if (out.series.empty())
        return Error{ErrorCode::BadInput, Message::tr("There is no mode and size that all runs of both sides have."),
                     Message::tr("Compare runs of the same modes and sizes.")};
    out.differences = differencesOf(*a.front(), *b.front());
    return out;
}

} // namespace qs
