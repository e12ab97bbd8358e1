// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/units.h"
#include "gpu/report/decide/evidence.h"
#include "gpu/results/llm_rates.h"

#include <algorithm>

namespace qs {
namespace {

/// All tokens by the time that they took, with the interval of the mean time of the rounds.
std::optional<DecisionFigure> throughputOf(const LlmTiming& timing)
{
    const double rate = decodeThroughput(timing);
    const ThroughputInterval interval = throughputInterval(timing);
    if (rate <= 0 || interval.low <= 0) return std::nullopt;
    return DecisionFigure{rate, interval.low, interval.high, static_cast<std::int64_t>(roundThroughput(timing).size())};
}

void addTiming(DecisionCandidate& candidate, const LlmTiming& timing)
{
    const Summary& step = timing.step;
    if (step.n > 0) candidate.latencyUs = DecisionFigure{step.p50, step.medianLow, step.medianHigh, step.n};
    candidate.tokensPerSecond = throughputOf(timing);
    const Comparison& speed = timing.stepSpeed;
    if (candidate.isBaseline)
        candidate.speedup = DecisionFigure{1, 1, 1, 0};
    else if (speed.n > 0 && speed.verdict != Verdict::TooFew)
        candidate.speedup = DecisionFigure{speed.ratio, speed.low, speed.high, speed.n};
    candidate.band = speed.band;
}

void addLoss(DecisionCandidate& candidate, const LlmStudyResult& study, const LlmRow& row)
{
    const auto exact = [](std::int64_t n) { return DecisionFigure{0, 0, 0, n}; };
    if (row.text && candidate.isBaseline) candidate.perplexity = exact(row.text->tokens);
    if (row.text && !candidate.isBaseline && row.text->loss.n > 0) {
        const auto percent = [](double ratio) { return 100 * (ratio - 1); };
        candidate.perplexity = DecisionFigure{percent(row.text->ratio), percent(row.text->ratioLow),
                                              percent(row.text->ratioHigh), row.text->tokens};
        candidate.perplexityVerdict = row.text->verdict;
    }
    for (const LlmMetric& metric : row.metrics) {
        if (metric.total == 0) continue;
        const auto task = std::ranges::find(study.tasks, metric.task, &LlmTaskInfo::id);
        const std::string title = task != study.tasks.end() ? task->title : metric.task;
        DecisionScore score{title + ", " + metric.metric, exact(metric.total), metric.verdict, true};
        if (!candidate.isBaseline)
            score.points = {100 * metric.difference.difference, 100 * metric.difference.low95,
                            100 * metric.difference.high95, metric.total};
        // It is made from the text that the perplexity is of, which says the same with far shorter intervals.
        score.isLimited = metric.task != "cloze" || !candidate.perplexity;
        candidate.scores.push_back(std::move(score));
    }
}

DecisionCandidate llmCandidate(const DecisionSource& source, const LlmStudyResult& study, const LlmRow& row,
                               const DecisionTable& table)
{
    DecisionCandidate candidate;
    candidate.id = row.configuration;
    candidate.title = row.title();
    candidate.runId = source.id;
    candidate.runName = source.name;
    candidate.isBaseline = &row == study.baseline();
    candidate.simulated = row.inspection.simulated;
    candidate.simulation = row.inspection.arithmetic;
    candidate.failed = row.failed;
    if (!row.failed.empty()) return candidate;
    if (const std::int64_t bytes = row.memoryBytes(); bytes > 0) candidate.bytes = static_cast<double>(bytes);
    if (const LlmTiming* timing = row.timing(table.batch, table.promptLength)) addTiming(candidate, *timing);
    if (study.baseline()) addLoss(candidate, study, row);
    return candidate;
}

/// What was measured, from the timings themselves: a study may have ended early.
void findBatches(DecisionTable& table, const LlmStudyResult& study)
{
    const auto add = [](std::vector<int>& values, int value) {
        if (std::ranges::find(values, value) == values.end()) values.push_back(value);
        std::ranges::sort(values);
    };
    for (const LlmRow& row : study.rows)
        for (const LlmTiming& timing : row.timings) {
            add(table.batches, timing.batch);
            add(table.promptLengths, timing.promptLength);
        }
}

void addLlmEvidence(DecisionTable& table, const DecisionSource& source, const LlmStudyResult& study)
{
    if (table.batches.empty())
        table.evidence.push_back(Message::tr("Memory: run “%1”; its speed was not measured.").arg(source.name));
    else
        table.evidence.push_back(
            (!study.devices.empty()
                 ? Message::tr(
                       "Speed and memory: run “%1”, batch %2, prompts of %3 tokens, %4 rounds of %5 tokens, dealt "
                       "out over several devices; ratios are to the baseline of the same device, and figures of "
                       "different devices are not interleaved.")
             : study.interleaved
                 ? Message::tr(
                       "Speed and memory: run “%1”, batch %2, prompts of %3 tokens, %4 rounds of %5 tokens with "
                       "all configurations in each; 95% intervals of the median ratio by round.")
                 : Message::tr(
                       "Speed and memory: run “%1”, batch %2, prompts of %3 tokens, %4 rounds of %5 tokens, one "
                       "configuration after another; 95% intervals of the ratio of the medians."))
                .arg(source.name, formatCount(table.batch), formatCount(table.promptLength),
                     formatCount(study.spec.rounds), formatCount(study.spec.generate)));
    const LlmRow* baseline = study.baseline();
    if (baseline && baseline->text)
        table.evidence.push_back(
            Message::tr("Perplexity: run “%1”, %2; 95% intervals of differences paired by token, n = %3.")
                .arg(source.name, study.text, formatCount(baseline->text->tokens)));
    for (const LlmTaskInfo& task : study.tasks)
        table.evidence.push_back(Message::tr("%1: run “%2”, n = %3 items; 95% intervals of differences paired by item.")
                                     .arg(task.title, source.name, formatCount(task.items)));
}

} // namespace

std::vector<DecisionTable> languageModelEvidence(const DecisionSource& source, const LlmStudyResult& study,
                                                 const DecisionLimits& limits)
{
    if (study.rows.empty()) return {};
    DecisionTable table;
    table.subject = DecisionSubject::LanguageModel;
    table.device = study.environment.device;
    table.model = study.spec.model;
    table.spec = study.spec;
    findBatches(table, study);
    table.batch = limits.batch > 0 ? limits.batch : table.batches.empty() ? 1 : table.batches.front();
    table.promptLength = limits.promptLength > 0       ? limits.promptLength
                         : table.promptLengths.empty() ? study.spec.promptLengths.front()
                                                       : table.promptLengths.front();
    table.key = "llm|" + study.spec.model + "|" + std::to_string(study.parameters) + "|" + table.device + "|" +
                study.text.english();
    const Message name = study.checkpoint.empty() ? study.architecture() : study.checkpoint;
    table.title = Message::tr("%1 on %2, batch %3, prompts of %4 tokens")
                      .arg(name, shortDevice(table.device), formatCount(table.batch), formatCount(table.promptLength));
    if (const LlmRow* baseline = study.baseline()) table.baseline = baseline->title();
    for (const LlmRow& row : study.rows)
        table.candidates.push_back(llmCandidate(source, study, row, table));
    addLlmEvidence(table, source, study);
    return {std::move(table)};
}

} // namespace qs
