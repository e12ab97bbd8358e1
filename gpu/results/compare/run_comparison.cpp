// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/compare/run_comparison.h"

#include "gpu/measure/median_interval.h"
#include "gpu/results/compare/figure_comparison.h"
#include "gpu/results/compare/machine.h"
#include "gpu/results/compare/score_comparison.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace qs {
namespace {

bool haveOneGroup(std::span<const SeriesKey> keys)
{
    return std::ranges::all_of(keys, [&](const SeriesKey& key) { return key.group == keys.front().group; });
}

Error nothingInCommon(std::span<const SeriesKey> a, std::span<const SeriesKey> b)
{
    const bool sameName = std::ranges::any_of(
        a, [&](const SeriesKey& key) { return std::ranges::find(b, key.name, &SeriesKey::name) != b.end(); });
    if (a.empty() || b.empty())
        return {ErrorCode::BadInput, Message::tr("One of the two files contains no samples."),
                Message::tr("Compare results that contain samples.")};
    if (sameName)
        return {ErrorCode::BadInput, Message::tr("The two results have common modes, but no common size."),
                Message::tr("Measure both at the same sizes.")};
    return {ErrorCode::BadInput, Message::tr("The two results have no common mode."),
            Message::tr("Compare series of one mode each, or results of the same modes.")};
}

/// One series of a run, with what its verdict depends on.
struct RunSeries
{
    SeriesKey key;
    const ModeResult* mode = nullptr;
    const Segment* segment = nullptr;

    double aaBand() const { return segment->aaBand; }
    /// Null where its run measured no mode twice, or without samples.
    const ModeResult* baseline() const
    {
        const ModeResult* twice = segment->measuredTwice();
        return twice && !twice->samplesUs.empty() ? twice : nullptr;
    }
};

std::vector<RunSeries> seriesOf(const RunResult& run)
{
    std::vector<RunSeries> all;
    for (const Segment& segment : run.segments)
        for (const ModeResult& mode : segment.modes)
            if (!mode.samplesUs.empty() || hasFiguresOnly(mode))
                all.push_back({{sizeText(segment), mode.requested}, &mode, &segment});
    return all;
}

std::vector<SeriesKey> keysOf(const std::vector<RunSeries>& series)
{
    std::vector<SeriesKey> keys;
    for (const RunSeries& each : series)
        keys.push_back(each.key);
    return keys;
}

/// Empty where the clock of any sample is not known.
std::vector<float> cyclesOf(const ModeResult& mode)
{
    std::vector<float> cycles;
    if (mode.clockMHz.size() != mode.samplesUs.size() ||
        std::ranges::any_of(mode.clockMHz, [](float mhz) { return !(mhz > 0); }))
        return cycles;
    for (std::size_t i = 0; i < mode.samplesUs.size(); ++i)
        cycles.push_back(mode.samplesUs[i] * mode.clockMHz[i]);
    return cycles;
}

BesideBaseline besideBaseline(const RunSeries& series)
{
    return {series.mode->samplesUs, series.baseline()->samplesUs, series.mode == series.baseline()};
}

/// The baselines of pairs of segments, each compared once.
using Machines = std::map<std::pair<const Segment*, const Segment*>, Comparison>;

/// What both share tells what the machine did between the runs; where it moved, the ratios to that are compared.
void excludeMachine(SeriesComparison& out, const RunSeries& a, const RunSeries& b, const ComparisonRule& rule,
                    Machines& machines)
{
    const ModeResult *baseA = a.baseline(), *baseB = b.baseline();
    if (!baseA || !baseB || baseA->requested != baseB->requested) return;
    const BesideBaseline besideA = besideBaseline(a), besideB = besideBaseline(b);
    const auto [machine, added] = machines.try_emplace({a.segment, b.segment});
    if (added) machine->second = machineBetween(besideA, besideB);
    excludeMachine(out, besideA, besideB, machine->second, rule);
}

SeriesComparison compareSeries(const RunSeries& a, const RunSeries& b, ComparisonRule rule)
{
    rule.aaBand = std::max({rule.aaBand, a.aaBand(), b.aaBand()});
    SeriesComparison out;
    out.key = a.key;
    out.keyInB = b.key;
    out.excludesMachine = false;
    if (a.mode->samplesUs.empty() || b.mode->samplesUs.empty()) {
        out.ofFigures = true;
        out.a = meanOf(a.mode->latency);
        out.b = meanOf(b.mode->latency);
        out.comparison = compareFigures(a.mode->latency, b.mode->latency, rule);
        return out;
    }
    out.a = medianOf(*a.mode);
    out.b = medianOf(*b.mode);
    out.comparison =
        compare(std::span<const float>(a.mode->samplesUs), std::span<const float>(b.mode->samplesUs), rule);
    const std::vector<float> cyclesA = cyclesOf(*a.mode), cyclesB = cyclesOf(*b.mode);
    if (!cyclesA.empty() && !cyclesB.empty())
        out.cycles = compare(std::span<const float>(cyclesA), std::span<const float>(cyclesB), rule);
    return out;
}

/// Those that stand at none of the `used` places, each once.
std::vector<SeriesKey> left(const std::vector<SeriesKey>& keys, const std::set<std::size_t>& used)
{
    std::vector<SeriesKey> rest;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const bool taken = std::ranges::any_of(used, [&](std::size_t at) { return keys[at] == keys[i]; });
        if (!taken && std::ranges::find(rest, keys[i]) == rest.end()) rest.push_back(keys[i]);
    }
    return rest;
}

void noteFigures(RunComparison& out)
{
    std::int64_t rows = 0, without = 0;
    for (const SeriesComparison& series : out.series) {
        rows += series.ofFigures ? 1 : 0;
        without += series.ofFigures && series.comparison.verdict == Verdict::TooFew ? 1 : 0;
    }
    if (Message note = figuresNote(rows, without); !note.empty()) out.notes.push_back(std::move(note));
}

} // namespace

std::string SeriesKey::text() const
{
    if (group.empty() || name.empty()) return group + name;
    return group + " · " + name;
}

Result<std::vector<std::pair<std::size_t, std::size_t>>> matchingSeries(std::span<const SeriesKey> a,
                                                                        std::span<const SeriesKey> b)
{
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    if (a.empty() || b.empty()) return nothingInCommon(a, b);
    if (a.size() == 1 && b.size() == 1) return std::vector<std::pair<std::size_t, std::size_t>>{{0, 0}};
    const bool byName = haveOneGroup(a) && haveOneGroup(b);
    const auto same = [&](const SeriesKey& x, const SeriesKey& y) { return byName ? x.name == y.name : x == y; };
    const auto lastIn = [&](std::span<const SeriesKey> keys, const SeriesKey& wanted) {
        for (std::size_t i = keys.size(); i > 0; --i)
            if (same(keys[i - 1], wanted)) return i - 1;
        return keys.size();
    };
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (lastIn(a, a[i]) != i) continue; // measured again later
        if (const std::size_t j = lastIn(b, a[i]); j < b.size()) pairs.emplace_back(i, j);
    }
    if (pairs.empty()) return nothingInCommon(a, b);
    return pairs;
}

ComparedFigure medianOf(const ModeResult& mode)
{
    return {mode.latency.n, mode.latency.p50, mode.latency.medianLow, mode.latency.medianHigh, mode.ceilingPercent()};
}

ComparedFigure medianOf(std::span<const double> us)
{
    ComparedFigure out;
    out.n = static_cast<std::int64_t>(us.size());
    if (us.empty()) return out;
    const stats::MedianBounds bounds = stats::medianBounds(us);
    const auto [least, most] = std::ranges::minmax(us);
    out.value = bounds.median;
    out.low = bounds.exists() ? bounds.low : least;
    out.high = bounds.exists() ? bounds.high : most;
    return out;
}

std::vector<SeriesKey> RunComparison::onlyByClock() const
{
    std::vector<SeriesKey> keys;
    for (const SeriesComparison& each : series)
        if (each.isOnlyClock()) keys.push_back(each.key);
    return keys;
}

bool RunComparison::isOfUnlikeWork() const
{
    return std::ranges::find(differences, RunDifference::Kind::Work, &RunDifference::kind) != differences.end();
}

std::vector<std::string> RunComparison::onlyIn(bool inA) const
{
    std::vector<std::string> names;
    for (const SeriesKey& key : inA ? onlyA : onlyB) {
        const bool wholly = !key.group.empty() && std::ranges::none_of(series, [&](const SeriesComparison& each) {
            return (inA ? each.key : each.keyInB).group == key.group;
        });
        std::string name = wholly ? key.group : key.text();
        if (std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
    }
    return names;
}

Result<RunComparison> compareRuns(const RunResult& a, const RunResult& b, const ComparisonRule& rule)
{
    const std::vector<RunSeries> seriesA = seriesOf(a), seriesB = seriesOf(b);
    const std::vector<SeriesKey> keysA = keysOf(seriesA), keysB = keysOf(seriesB);
    const auto pairs = matchingSeries(keysA, keysB);
    std::vector<SeriesComparison> scores = compareScores(a, b);
    if (!pairs && scores.empty()) return pairs.error();
    const std::vector<std::pair<std::size_t, std::size_t>> none;
    RunComparison out;
    std::set<std::size_t> usedA, usedB;
    Machines machines;
    out.alternating = !a.alternation.empty() && a.alternation == b.alternation;
    const bool sameDevice = a.environment.device == b.environment.device;
    for (const auto& [i, j] : pairs ? *pairs : none) {
        SeriesComparison& added = out.series.emplace_back(compareSeries(seriesA[i], seriesB[j], rule));
        if (out.alternating)
            added.excludesMachine = true;
        else if (sameDevice && !added.ofFigures)
            excludeMachine(added, seriesA[i], seriesB[j], rule, machines);
        usedA.insert(i);
        usedB.insert(j);
    }
    out.series.insert(out.series.end(), scores.begin(), scores.end());
    out.onlyA = left(keysA, usedA);
    out.onlyB = left(keysB, usedB);
    out.differences = differencesOf(a, b);
    noteFigures(out);
    return out;
}

void assumeSameMachine(RunComparison& comparison)
{
    for (SeriesComparison& series : comparison.series)
        series.excludesMachine = true;
}

Regression regressionOf(const SeriesComparison& series, double percent)
{
    const Regression found = regressionOf(series.comparison, percent);
    return found == Regression::Yes && !series.excludesMachine ? Regression::NotResolved : found;
}

Message runOrderText(bool alternating)
{
    if (alternating) return Message::tr("The runs were measured in alternating blocks of rounds.");
    return Message::tr("The runs were not interleaved, so device drift between them cannot be excluded.");
}

std::string_view regressionName(Regression regression)
{
    switch (regression) {
    case Regression::No:
        return "NO";
    case Regression::Yes:
        return "YES";
    case Regression::NotResolved:
        return "NOT_RESOLVED";
    }
    return "";
}

Regression regressionOf(const Comparison& comparison, double percent)
{
    if (comparison.verdict == Verdict::TooFew) return Regression::NotResolved;
    const double limit = 1 + percent / 100;
    if (1 / comparison.high > limit) return Regression::Yes;
    return 1 / comparison.low <= limit ? Regression::No : Regression::NotResolved;
}

} // namespace qs
