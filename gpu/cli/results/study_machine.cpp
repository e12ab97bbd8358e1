// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/results/study_machine.h"

#include "gpu/results/llm_study.h"
#include "gpu/results/mode_study.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace qs {
namespace {

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
    const auto timing = std::ranges::find_if(row->timings, [&](const LlmTiming& each) {
        return std::to_string(each.batch) + "×" + std::to_string(each.promptLength) == key.group;
    });
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

TimedRow timedRow(const ModeStudyResult& study, const SeriesComparison&, const SeriesKey& key)
{
    const ModeRow* base = study.baseline();
    const auto isIt = [&](const ModeRow& row) {
        const StudyMode* mode = findStudyMode(row.mode);
        return (row.plan.empty() && mode ? std::string(mode->title) : row.mode) == key.name;
    };
    for (const auto* rows : {&study.rows, &study.plans})
        if (const auto row = std::ranges::find_if(*rows, isIt); base && row != rows->end())
            return {row->samplesUs,          base->samplesUs,     base->mode,
                    row->mode == base->mode, rows == &study.rows, study.aaBand};
    return {};
}

/// How many times faster than the baseline of the same round, as logarithms.
std::vector<double> toBaseline(const TimedRow& row)
{
    std::vector<double> ratios;
    for (std::size_t i = 0; i < std::min(row.us.size(), row.baseline.size()); ++i)
        if (row.us[i] > 0 && row.baseline[i] > 0)
            ratios.push_back(std::log(static_cast<double>(row.baseline[i]) / static_cast<double>(row.us[i])));
    return ratios;
}

void excludeMachine(SeriesComparison& series, const TimedRow& a, const TimedRow& b)
{
    if (a.baseline.empty() || b.baseline.empty() || a.baselineName != b.baselineName) return;
    series.machine = compare(std::span<const float>(a.baseline), std::span<const float>(b.baseline),
                             ComparisonRule{.paired = false});
    series.excludesMachine = series.machine->verdict == Verdict::Same;
    if (series.excludesMachine || a.isBaseline || b.isBaseline || !a.interleaved || !b.interleaved) return;
    // A throughput is that of the mean step; its own ratio is not one of rounds.
    if (series.quantity == ComparedQuantity::Throughput) return;
    const Comparison relative =
        compareRatios(toBaseline(a), toBaseline(b), {.paired = false, .aaBand = std::max(a.aaBand, b.aaBand)});
    if (relative.verdict == Verdict::TooFew) return;
    series.asMeasured = std::exchange(series.comparison, relative);
    series.excludesMachine = true;
}

template <class Study> bool excludeMachineAs(RunComparison& compared, const StudyResult* a, const StudyResult* b)
{
    const auto *x = dynamic_cast<const Study*>(a), *y = dynamic_cast<const Study*>(b);
    if (!x || !y) return false;
    const bool sameDevice = x->environment.device == y->environment.device;
    for (SeriesComparison& series : compared.series) {
        if (!infoOf(series.quantity).isSpeed) continue;
        series.excludesMachine = false;
        if (sameDevice) excludeMachine(series, timedRow(*x, series, series.key), timedRow(*y, series, series.keyInB));
    }
    return true;
}

} // namespace

void excludeMachine(RunComparison& compared, const ComparedResult& a, const ComparedResult& b)
{
    if (!excludeMachineAs<LlmStudyResult>(compared, a.study, b.study))
        excludeMachineAs<ModeStudyResult>(compared, a.study, b.study);
}

} // namespace qs
