// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/compare/study_machine.h"

#include "gpu/results/compare/machine.h"
#include "gpu/results/llm_study.h"
#include "gpu/results/mode_study.h"

#include <algorithm>
#include <string>
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

void excludeMachine(SeriesComparison& series, const TimedRow& a, const TimedRow& b)
{
    if (a.baseline.empty() || b.baseline.empty() || a.baselineName != b.baselineName) return;
    // A throughput is that of the mean step; its own ratio is not one of rounds.
    const bool ofRounds = series.quantity != ComparedQuantity::Throughput;
    const BesideBaseline x{a.us, a.baseline, a.isBaseline, a.interleaved && ofRounds},
        y{b.us, b.baseline, b.isBaseline, b.interleaved && ofRounds};
    excludeMachine(series, x, y, machineBetween(x, y), {.paired = false, .aaBand = std::max(a.aaBand, b.aaBand)});
}

template <class Study> void excludeMachineOf(RunComparison& compared, const Study& a, const Study& b)
{
    const bool sameDevice = a.environment.device == b.environment.device;
    for (SeriesComparison& series : compared.series) {
        if (!infoOf(series.quantity).isSpeed) continue;
        series.excludesMachine = false;
        if (sameDevice) excludeMachine(series, timedRow(a, series, series.key), timedRow(b, series, series.keyInB));
    }
}

} // namespace

void excludeMachine(RunComparison& compared, const LlmStudyResult& a, const LlmStudyResult& b)
{
    excludeMachineOf(compared, a, b);
}

void excludeMachine(RunComparison& compared, const ModeStudyResult& a, const ModeStudyResult& b)
{
    excludeMachineOf(compared, a, b);
}

} // namespace qs
