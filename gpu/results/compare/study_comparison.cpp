// SPDX-License-Identifier: GPL-3.0-or-later
// Studies against studies of the same kind.
#include "gpu/measure/block_means.h"
#include "gpu/results/accuracy_study.h"
#include "gpu/results/compare/machine.h"
#include "gpu/results/llm_rates.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

namespace qs {
namespace {

using Quantity = ComparedQuantity;

constexpr std::size_t kMinBlocks = 8; ///< of tokens, for an interval from pairs

ComparedFigure figureOf(const Summary& s) { return {s.n, s.p50, s.medianLow, s.medianHigh}; }

ComparedFigure exactly(std::int64_t bytes)
{
    const auto value = static_cast<double>(bytes);
    return {0, value, value, value};
}

ComparedFigure percentOf(std::int64_t correct, std::int64_t total)
{
    const ProportionInterval share = wilsonInterval(correct, total);
    return {total, 100 * share.share, 100 * share.low, 100 * share.high};
}

/// A verdict from an interval that is known already.
Comparison judged(double ratio, double low, double high, double band, std::int64_t n, bool paired)
{
    Comparison c;
    c.ratio = c.meanRatio = c.minRatio = ratio;
    c.low = low;
    c.high = high;
    c.band = band;
    c.n = n;
    c.nEff = static_cast<double>(n);
    c.paired = paired;
    c.verdict = std::isfinite(low) && std::isfinite(high) ? judge(low, high, band, band) : Verdict::TooFew;
    return c;
}

/// From both intervals, which are independent (MOVER, of logarithms): `ratio` says how many times better b is.
Comparison fromIntervals(const ComparedFigure& a, const ComparedFigure& b, Quantity quantity)
{
    const ComparedQuantityInfo& info = infoOf(quantity);
    const ComparedFigure &over = info.moreIsBetter ? b : a, &under = info.moreIsBetter ? a : b;
    const double ratio = over.value / under.value;
    const double below = std::hypot(std::log(over.value / over.low), std::log(under.high / under.value));
    const double above = std::hypot(std::log(over.high / over.value), std::log(under.value / under.low));
    const double band = quantity == Quantity::Accuracy ? 100 * info.margin / a.value : info.margin;
    const std::int64_t n = a.n == 0 || b.n == 0 ? std::max(a.n, b.n) : std::min(a.n, b.n);
    return judged(ratio, ratio * std::exp(-below), ratio * std::exp(above), band, n, false);
}

/// Collects the rows of two studies.
class StudyPairs
{
public:
    explicit StudyPairs(const ComparisonRule& rule) : m_rule(rule) {}

    void begin(std::string name, bool simulated)
    {
        m_name = std::move(name);
        m_simulated = simulated;
    }
    void add(Quantity quantity, const std::string& group, const ComparedFigure& a, const ComparedFigure& b,
             const Comparison& comparison)
    {
        if (!(a.value > 0 && b.value > 0)) return;
        const SeriesKey key{group, m_name};
        out.series.push_back({key, key, a, b, comparison, quantity, m_simulated && infoOf(quantity).isSpeed});
    }
    void add(Quantity quantity, const std::string& group, const ComparedFigure& a, const ComparedFigure& b)
    {
        add(quantity, group, a, b, fromIntervals(a, b, quantity));
    }
    void addTimes(Quantity quantity, const std::string& group, const Summary& a, const Summary& b,
                  std::span<const float> samplesA, std::span<const float> samplesB)
    {
        if (samplesA.empty() || samplesB.empty()) return;
        add(quantity, group, figureOf(a), figureOf(b), compare(samplesA, samplesB, m_rule));
    }

    RunComparison out;

private:
    ComparisonRule m_rule;
    std::string m_name;
    bool m_simulated = false;
};

ComparisonRule ruleFor(ComparisonRule rule, double bandA, double bandB)
{
    rule.paired = false; // two studies have no rounds in common
    rule.aaBand = std::max({rule.aaBand, bandA, bandB});
    return rule;
}

Result<RunComparison> finished(RunComparison out, std::vector<RunDifference> differences)
{
    if (out.series.empty())
        return Error{ErrorCode::BadInput, Message::tr("The two studies have no figure in common."),
                     Message::tr("Measure the same configurations or modes in both.")};
    out.differences = std::move(differences);
    return out;
}

// Language models

/// '8×128': sequences × tokens of the prompt.
std::string timingGroup(const LlmTiming& t) { return std::to_string(t.batch) + "×" + std::to_string(t.promptLength); }

ComparedFigure throughputFigure(const LlmTiming& t)
{
    const ThroughputInterval interval = throughputInterval(t);
    return {static_cast<std::int64_t>(t.stepUs.size()), decodeThroughput(t), interval.low, interval.high};
}

void addTiming(StudyPairs& pairs, const LlmTiming& a, const LlmTiming& b)
{
    const std::string group = timingGroup(a);
    pairs.addTimes(Quantity::FirstToken, group, a.prefill, b.prefill, a.prefillUs, b.prefillUs);
    // By rounds, as within a study: neighbouring steps resemble each other.
    const std::vector<float> roundsA = a.roundUs(), roundsB = b.roundUs();
    pairs.addTimes(Quantity::TimePerToken, group, a.step, b.step, roundsA, roundsB);
    pairs.add(Quantity::Throughput, group, throughputFigure(a), throughputFigure(b));
}

ComparedFigure perplexityFigure(const LlmText& t)
{
    const double half = 1.96 * t.perplexityError / t.perplexity; // of the logarithm
    return {t.tokens, t.perplexity, t.perplexity * std::exp(-half), t.perplexity * std::exp(half)};
}

/// The interval is that of the tokens whose losses are kept, in pairs by blocks of neighbours, around the ratio of the
/// whole texts; without enough of them it comes from both standard errors and is far wider.
void addPerplexity(StudyPairs& pairs, const LlmText& a, const LlmText& b)
{
    const ComparedFigure x = perplexityFigure(a), y = perplexityFigure(b);
    const std::vector<float> blocksA = blockMeans(a.tokenLoss), blocksB = blockMeans(b.tokenLoss);
    if (a.tokens != b.tokens || blocksA.size() != blocksB.size() || blocksA.size() < kMinBlocks)
        return pairs.add(Quantity::Perplexity, {}, x, y);
    const MeanDifference d = bootstrapMeanDifference(blocksA, blocksB);
    const double ratio = a.perplexity / b.perplexity;
    pairs.add(Quantity::Perplexity, {}, x, y,
              judged(ratio, ratio * std::exp(d.difference - d.high), ratio * std::exp(d.difference - d.low),
                     infoOf(Quantity::Perplexity).margin, static_cast<std::int64_t>(a.tokenLoss.size()), true));
}

/// Of the same items in pairs.
void addMetric(StudyPairs& pairs, const std::string& group, const LlmMetric& a, const LlmMetric& b, bool sameItems)
{
    const ComparedFigure x = percentOf(a.correct, a.total), y = percentOf(b.correct, b.total);
    if (!sameItems || a.outcomes.size() != b.outcomes.size() || a.correct == 0)
        return pairs.add(Quantity::Accuracy, group, x, y);
    std::int64_t gained = 0, lost = 0;
    for (std::size_t i = 0; i < a.outcomes.size(); ++i) {
        gained += a.outcomes[i] == '0' && b.outcomes[i] == '1' ? 1 : 0;
        lost += a.outcomes[i] == '1' && b.outcomes[i] == '0' ? 1 : 0;
    }
    const PairedProportion d = tango(gained, lost, a.total);
    const double share = a.share();
    pairs.add(Quantity::Accuracy, group, x, y,
              judged(1 + d.difference / share, std::max(0.0, 1 + d.low95 / share), 1 + d.high95 / share,
                     infoOf(Quantity::Accuracy).margin / share, a.total, true));
}

bool isMeasured(const LlmRow& row) { return row.failed.empty(); }

/// Timings of `from` that `other` has not; all of the configuration where it is missing there.
void addMissing(std::vector<SeriesKey>& only, const LlmRow& from, const LlmRow* other)
{
    if (!other || !isMeasured(*other)) return only.push_back({{}, from.title()});
    for (const LlmTiming& t : from.timings)
        if (!other->timing(t.batch, t.promptLength)) only.push_back({timingGroup(t), from.title()});
}

/// Whether the texts were cut into the same windows, as far as that is known: older files do not report it.
bool isCutAlike(const LlmStudyResult& a, const LlmStudyResult& b)
{
    return a.window.context == 0 || b.window.context == 0 || a.window == b.window;
}

void addLlmRow(StudyPairs& pairs, const LlmStudyResult& a, const LlmStudyResult& b, const LlmRow& x, const LlmRow& y)
{
    pairs.begin(x.title(), x.inspection.simulated || y.inspection.simulated);
    for (const LlmTiming& t : x.timings)
        if (const LlmTiming* u = y.timing(t.batch, t.promptLength)) addTiming(pairs, t, *u);
    pairs.add(Quantity::Memory, {}, exactly(x.memoryBytes()), exactly(y.memoryBytes()));
    if (x.text && y.text && a.text == b.text && isCutAlike(a, b)) addPerplexity(pairs, *x.text, *y.text);
    const bool sameItems =
        a.spec.tasks == b.spec.tasks && a.spec.shots == b.spec.shots && a.spec.seed == b.spec.seed && a.text == b.text;
    for (const LlmMetric& metric : x.metrics)
        if (const LlmMetric* other = y.metric(metric.task, metric.metric))
            addMetric(pairs, metric.task + ", " + metric.metric, metric, *other, sameItems);
}

Result<RunComparison> compareStudies(const LlmStudyResult& a, const LlmStudyResult& b, const ComparisonRule& rule)
{
    StudyPairs pairs(ruleFor(rule, a.aaBand, b.aaBand));
    for (const LlmRow& row : a.rows) {
        if (!isMeasured(row)) continue;
        const LlmRow* other = b.row(row.configuration);
        addMissing(pairs.out.onlyA, row, other);
        if (other && isMeasured(*other)) addLlmRow(pairs, a, b, row, *other);
    }
    for (const LlmRow& row : b.rows)
        if (isMeasured(row)) addMissing(pairs.out.onlyB, row, a.row(row.configuration));
    if (a.text != b.text && !a.text.empty() && !b.text.empty())
        pairs.out.notes.push_back(
            Message::tr("The perplexities are those of different texts, so they are not compared."));
    else if (!isCutAlike(a, b))
        pairs.out.notes.push_back(
            Message::tr("The texts were cut differently (%1; %2), so the perplexities are not compared.")
                .arg(textWindowText(a.window), textWindowText(b.window)));
    return finished(std::move(pairs.out), differencesOf(a, b));
}

// Accuracy studies

std::string titleOf(const ModeRow& row)
{
    const AccuracyMode* mode = findAccuracyMode(row.mode);
    return row.plan.empty() && mode ? std::string(mode->title) : row.mode;
}

/// A plan is another one where its layers have other modes, whatever its name.
const ModeRow* sameRow(const AccuracyStudyResult& study, const ModeRow& row)
{
    for (const auto* rows : {&study.rows, &study.plans})
        for (const ModeRow& each : *rows)
            if (each.mode == row.mode && each.plan == row.plan && each.failed.empty()) return &each;
    return nullptr;
}

Result<RunComparison> compareStudies(const AccuracyStudyResult& a, const AccuracyStudyResult& b,
                                     const ComparisonRule& rule)
{
    StudyPairs pairs(ruleFor(rule, a.aaBand, b.aaBand));
    for (const auto* rows : {&a.rows, &a.plans})
        for (const ModeRow& row : *rows) {
            if (!row.failed.empty()) continue;
            const ModeRow* other = sameRow(b, row);
            if (!other) pairs.out.onlyA.push_back({{}, titleOf(row)});
            if (!other) continue;
            pairs.begin(titleOf(row), row.simulated || other->simulated);
            if (row.total > 0 && other->total > 0)
                pairs.add(Quantity::Accuracy, {}, percentOf(row.correct, row.total),
                          percentOf(other->correct, other->total));
            pairs.addTimes(Quantity::Latency, {}, row.latency, other->latency, row.samplesUs, other->samplesUs);
            pairs.add(Quantity::Size, {}, exactly(row.size.total()), exactly(other->size.total()));
        }
    for (const auto* rows : {&b.rows, &b.plans})
        for (const ModeRow& row : *rows)
            if (row.failed.empty() && !sameRow(a, row)) pairs.out.onlyB.push_back({{}, titleOf(row)});
    return finished(std::move(pairs.out), differencesOf(a, b));
}

// What the machine did between both

/// A row of a study beside the baseline of its device, by rounds.
struct TimedRow
{
    std::vector<float> us, baseline; ///< empty: not measured
    std::string baselineName;
    bool isBaseline = false;
    bool interleaved = false; ///< both in the same rounds
    double aaBand = 0;
};

std::vector<float> timesOf(const LlmTiming& timing, ComparedQuantity quantity)
{
    return quantity == ComparedQuantity::FirstToken ? timing.prefillUs : timing.roundUs();
}

TimedRow timedRow(const LlmStudyResult& study, const SeriesComparison& series, const SeriesKey& key)
{
    const auto row = std::ranges::find_if(study.rows, [&](const LlmRow& each) { return each.title() == key.name; });
    if (row == study.rows.end()) return {};
    const LlmRow* base = study.baselineOf(*row);
    const auto timing =
        std::ranges::find_if(row->timings, [&](const LlmTiming& each) { return timingGroup(each) == key.group; });
    const LlmTiming* baseTiming =
        base && timing != row->timings.end() ? base->timing(timing->batch, timing->promptLength) : nullptr;
    if (!baseTiming) return {};
    const ComparisonRule rule = study.ruleOf(*row);
    return {timesOf(*timing, series.quantity),
            timesOf(*baseTiming, series.quantity),
            base->configuration,
            base->configuration == row->configuration,
            rule.paired,
            rule.aaBand};
}

TimedRow timedRow(const AccuracyStudyResult& study, const SeriesComparison&, const SeriesKey& key)
{
    const ModeRow* base = study.baseline();
    const auto isIt = [&](const ModeRow& row) { return titleOf(row) == key.name; };
    for (const auto* rows : {&study.rows, &study.plans})
        if (const auto row = std::ranges::find_if(*rows, isIt); base && row != rows->end())
            return {row->samplesUs,          base->samplesUs,     base->mode,
                    row->mode == base->mode, rows == &study.rows, study.aaBand};
    return {};
}

void excludeMachine(SeriesComparison& series, const TimedRow& a, const TimedRow& b)
{
    if (a.baseline.empty() || b.baseline.empty() || a.baselineName != b.baselineName) return;
    // A throughput is that of the mean step; its own ratio is not one of rounds.
    const bool ofRounds = series.quantity != ComparedQuantity::Throughput;
    const BesideBaseline x{a.us, a.baseline, a.isBaseline, a.interleaved && ofRounds},
        y{b.us, b.baseline, b.isBaseline, b.interleaved && ofRounds};
    excludeMachine(series, x, y, machineBetween(x, y), {.paired = false, .aaBand = std::max(a.aaBand, b.aaBand)});
}

/// Holds the speeds of two studies to the rule of runs: they are of these two recordings, unless the machine is
/// excluded by the baseline that both measured on a device of the same name, at the same batch and prompt. Memory,
/// perplexity and accuracy are no matter of the machine.
template <class Study> void excludeMachine(RunComparison& compared, const Study& a, const Study& b)
{
    const bool sameDevice = a.environment.device == b.environment.device;
    for (SeriesComparison& series : compared.series) {
        if (!infoOf(series.quantity).isSpeed) continue;
        series.excludesMachine = false;
        if (sameDevice) excludeMachine(series, timedRow(a, series, series.key), timedRow(b, series, series.keyInB));
    }
}

template <class Study>
std::optional<Result<RunComparison>> compareAs(const ComparedResult& a, const ComparedResult& b,
                                               const ComparisonRule& rule)
{
    const auto *x = dynamic_cast<const Study*>(a.study), *y = dynamic_cast<const Study*>(b.study);
    if (!x || !y) return std::nullopt;
    Result<RunComparison> compared = compareStudies(*x, *y, rule);
    if (compared) excludeMachine(*compared, *x, *y);
    return compared;
}

} // namespace

Message ComparedResult::kind() const
{
    if (dynamic_cast<const LlmStudyResult*>(study)) return Message::tr("a study of a language model");
    if (dynamic_cast<const AccuracyStudyResult*>(study)) return Message::tr("an accuracy study");
    if (study) return Message::tr("a study of another kind");
    return run && run->sweep && run->sweep->isSweep() ? Message::tr("a sweep") : Message::tr("a run of kernels");
}

Result<RunComparison> compareResults(const ComparedResult& a, const ComparedResult& b, const ComparisonRule& rule)
{
    if (!a.study && !b.study && a.run && b.run) return compareRuns(*a.run, *b.run, rule);
    if (auto compared = compareAs<LlmStudyResult>(a, b, rule)) return *compared;
    if (auto compared = compareAs<AccuracyStudyResult>(a, b, rule)) return *compared;
    if (a.study && b.study && a.study->kind() == b.study->kind())
        return Error{ErrorCode::BadInput, Message::tr("Two studies of this kind cannot be compared."),
                     Message::tr("Compare runs, sweeps, accuracy studies or studies of language models.")};
    return Error{ErrorCode::BadInput, Message::tr("One is %1, the other is %2.").arg(a.kind(), b.kind()),
                 Message::tr("Compare two results of the same kind.")};
}

} // namespace qs
