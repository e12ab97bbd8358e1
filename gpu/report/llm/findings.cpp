// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/units.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/report/llm/report.h"
#include "gpu/report/llm/table_parts.h"
#include "gpu/report/text/parts.h"
#include "gpu/results/llm_rates.h"
#include "gpu/results/reasons/batch_crossings.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>

namespace qs {

namespace {

using Rows = std::vector<const LlmRow*>;

constexpr std::size_t kMaxNames = 4; ///< of configurations that are recommended, and of crossings; the table has all

Rows rowsWith(const LlmStudyResult& result, const std::function<bool(const LlmRow&)>& wanted)
{
    Rows rows;
    for (const LlmRow& row : result.rows)
        if (row.failed.empty() && &row != result.baseline() && wanted(row)) rows.push_back(&row);
    return rows;
}

Message names(const Rows& rows, const std::function<Message(const LlmRow&)>& detail = {})
{
    std::vector<Message> all;
    for (const LlmRow* row : rows)
        all.push_back(detail ? Message::tr("%1 (%2)").arg(row->title(), detail(*row)) : row->title());
    return enumeration(all, Message::mark("%1, %2"));
}

Rows withText(const LlmStudyResult& result, AccuracyVerdict verdict)
{
    return rowsWith(
        result, [&](const LlmRow& row) { return row.text && row.text->loss.n > 0 && row.text->verdict == verdict; });
}

NumberText ratioText(const LlmRow& row)
{
    const double p = 100 * (row.text->ratio - 1);
    return (p < 0 ? "−" : "+") + formatFixed(p < 0 ? -p : p, 2) + "%";
}

/// Resolved against the baseline, measured with the arithmetic that it is named after.
Rows withStep(const LlmStudyResult& result, Verdict verdict)
{
    return rowsWith(result, [&](const LlmRow& row) {
        return !row.inspection.simulated && !row.timings.empty() && row.timings.front().stepSpeed.verdict == verdict;
    });
}

NumberText stepText(const LlmRow& row) { return speedUpText(row.timings.front().stepSpeed); }

const LlmRow* smallest(const Rows& rows)
{
    const auto found = std::min_element(rows.begin(), rows.end(), [](const LlmRow* a, const LlmRow* b) {
        return a->memory.weights < b->memory.weights;
    });
    return found == rows.end() ? nullptr : *found;
}

/// A configuration whose larger batch decodes fewer tokens per second than a smaller one.
struct SlowBatch
{
    const LlmRow* row;
    const LlmTiming *smaller, *larger;
    Comparison comparison;
};

/// The worst pair of batch sizes of a configuration, of each prompt length; nothing where none is resolved.
void addSlowBatches(const LlmRow& row, double aaBand, std::vector<SlowBatch>& out)
{
    for (const LlmTiming& larger : row.timings) {
        std::optional<SlowBatch> worst;
        for (const LlmTiming& smaller : row.timings) {
            if (smaller.promptLength != larger.promptLength || smaller.batch >= larger.batch) continue;
            const Comparison c = compareBatches(smaller, larger, aaBand);
            if (c.verdict == Verdict::Slower && (!worst || c.ratio < worst->comparison.ratio))
                worst = {&row, &smaller, &larger, c};
        }
        if (worst) out.push_back(*worst);
    }
}

Message slowBatchText(const SlowBatch& slow)
{
    return Message::tr("%1 (%2 tokens/s with batch %3, %4 with batch %5: %6)")
        .arg(slow.row->title(), formatFixed(decodeThroughput(*slow.larger), 0), slow.larger->batch,
             formatFixed(decodeThroughput(*slow.smaller), 0), slow.smaller->batch, speedUpText(slow.comparison));
}

/// Simulated configurations are left out: their times are those of the simulation.
void addBatches(const LlmStudyResult& result, std::vector<Message>& out)
{
    std::vector<SlowBatch> slow;
    for (const LlmRow& row : result.rows)
        if (row.failed.empty() && !row.inspection.simulated) addSlowBatches(row, result.ruleOf(row).aaBand, slow);
    if (slow.empty()) return;
    std::vector<Message> all;
    for (const SlowBatch& one : slow)
        all.push_back(slowBatchText(one));
    out.push_back(
        Message::tr("A larger batch reduces the total throughput of %1. Use the smaller batch size on this device.")
            .arg(enumeration(all, Message::mark("%1, %2"))));
}

/// Whether anything that was judged is shown to be worse than the baseline.
bool isWorse(const LlmRow& row)
{
    return (row.text && row.text->verdict == AccuracyVerdict::Worse) ||
           std::any_of(row.metrics.begin(), row.metrics.end(),
                       [](const LlmMetric& m) { return m.verdict == AccuracyVerdict::Worse; });
}

/// The text is shown to be equivalent, and nothing that was judged worse.
bool isEquivalent(const LlmRow& row)
{
    return row.text && row.text->verdict == AccuracyVerdict::Equivalent && !isWorse(row);
}

Rows fastEquivalents(const LlmStudyResult& result)
{
    Rows rows = withStep(result, Verdict::Faster);
    std::erase_if(rows, [](const LlmRow* row) { return !isEquivalent(*row); });
    return rows;
}

/// What the text reports about one configuration, or of several.
Message textSentence(AccuracyVerdict verdict, bool one)
{
    switch (verdict) {
    case AccuracyVerdict::Equivalent:
        return one ? Message::tr("%1 is equivalent in perplexity within ±0.5%.")
                   : Message::tr("%1 are equivalent in perplexity within ±0.5%.");
    case AccuracyVerdict::Worse:
        return one ? Message::tr("%1 has a higher perplexity.") : Message::tr("%1 have a higher perplexity.");
    case AccuracyVerdict::Better:
        return one ? Message::tr("%1 has a lower perplexity.") : Message::tr("%1 have a lower perplexity.");
    case AccuracyVerdict::NotJudged:
        return one ? Message::tr("%1 has the weights of the baseline, which is this checkpoint, dequantized: the "
                                 "comparison does not show what quantization cost.")
                   : Message::tr("%1 have the weights of the baseline, which is this checkpoint, dequantized: the "
                                 "comparison does not show what quantization cost.");
    case AccuracyVerdict::NotResolved:
        break;
    }
    return one ? Message::tr("%1 is not resolved with this text.") : Message::tr("%1 are not resolved with this text.");
}

void addText(const LlmStudyResult& result, std::vector<Message>& out)
{
    const LlmRow& baseline = *result.baseline();
    if (!baseline.text) return;
    const std::string perplexity = formatFixed(baseline.text->perplexity, 3),
                      error = formatFixed(baseline.text->perplexityError, 3);
    out.push_back(result.window.context > 0
                      ? Message::tr("The perplexity of the baseline on the text (%1; %2) is %3 ± %4.")
                            .arg(result.text, textWindowText(result.window), perplexity, error)
                      : Message::tr("The perplexity of the baseline on the text (%1) is %2 ± %3.")
                            .arg(result.text, perplexity, error));
    for (const auto verdict : {AccuracyVerdict::Equivalent, AccuracyVerdict::Worse, AccuracyVerdict::Better,
                               AccuracyVerdict::NotResolved, AccuracyVerdict::NotJudged})
        if (const Rows rows = withText(result, verdict); !rows.empty())
            out.push_back(textSentence(verdict, rows.size() == 1).arg(names(rows, ratioText)));
}

void addTasks(const LlmStudyResult& result, std::vector<Message>& out)
{
    for (const LlmTaskInfo& task : result.tasks)
        for (const std::string& metric : task.metrics) {
            const auto points = [&](const LlmRow& row) { return metricVerdictText(*row.metric(task.id, metric)); };
            for (const auto verdict : {AccuracyVerdict::Worse, AccuracyVerdict::Better}) {
                const Rows rows = rowsWith(result, [&](const LlmRow& row) {
                    const LlmMetric* m = row.metric(task.id, metric);
                    return m && m->total > 0 && m->verdict == verdict;
                });
                if (!rows.empty())
                    out.push_back(Message::tr("%1, %2: %3.").arg(task.title, metric, names(rows, points)));
            }
            if (Message best = llmBestSentence(result, task, metric); !best.empty()) out.push_back(std::move(best));
        }
}

void addSpeed(const LlmStudyResult& result, std::vector<Message>& out)
{
    for (Message& faster : llmFaster(result))
        out.push_back(std::move(faster));
    if (const Rows rows = withStep(result, Verdict::Slower); !rows.empty())
        out.push_back(
            Message::tr("Slower than the baseline per token, one sequence at a time: %1.").arg(names(rows, stepText)));
    const std::vector<BatchCrossing> crossings = batchCrossings(result);
    for (std::size_t i = 0; i < std::min(crossings.size(), kMaxNames); ++i)
        out.push_back(batchCrossingText(crossings[i]));
    if (crossings.size() > kMaxNames)
        out.push_back(
            Message::tr("%n more configurations change sides with the batch size; see the speeds in the table.",
                        "%n more configuration changes sides with the batch size; see the speeds in the table.",
                        static_cast<std::int64_t>(crossings.size() - kMaxNames)));
    if (const Rows rows = withStep(result, Verdict::NotResolved); !rows.empty())
        out.push_back(Message::tr("Time per token not resolved against the baseline: %1.").arg(names(rows)));
    if (const Rows rows = rowsWith(result, [](const LlmRow& row) { return row.inspection.simulated; }); !rows.empty())
        out.push_back(Message::tr("Simulated (no native support on this device): %1. Predictions and sizes are valid; "
                                  "times are those of the simulation.")
                          .arg(names(rows)));
}

} // namespace

std::vector<Message> llmFindings(const LlmStudyResult& result)
{
    std::vector<Message> out;
    const LlmRow* baseline = result.baseline();
    if (baseline) {
        addText(result, out);
        addTasks(result, out);
        addSpeed(result, out);
        addBatches(result, out);
        if (const LlmRow* small = smallest(rowsWith(result, [](const LlmRow& row) { return row.memory.weights > 0; })))
            out.push_back(Message::tr("%1 has the smallest weights: %2 bytes, %3 of the baseline.")
                              .arg(small->title(), formatCount(small->memory.weights),
                                   llmtables::weightShare(*small, *baseline)));
    } else if (!result.rows.empty()) {
        out.push_back(Message::tr("The baseline was not measured, so no comparison is possible."));
    }
    for (const LlmRow& row : result.rows)
        for (const auto& problem : row.problems)
            out.push_back(Message::tr("%1, %2").arg(row.title(), problem));
    return out;
}

std::vector<Message> llmFailures(const LlmStudyResult& result)
{
    std::vector<Message> out;
    for (const LlmRow& row : result.rows)
        if (!row.failed.empty()) out.push_back(Message::tr("%1 failed: %2").arg(row.title(), row.failed));
    return out;
}

const LlmRow* smallestEquivalent(const LlmStudyResult& result)
{
    const LlmRow* baseline = result.baseline();
    const LlmRow* small = smallest(rowsWith(result, isEquivalent));
    return baseline && small && small->memory.weights < baseline->memory.weights ? small : nullptr;
}

const LlmRow* fastestEquivalent(const LlmStudyResult& result)
{
    const Rows rows = fastEquivalents(result);
    const auto found = std::max_element(rows.begin(), rows.end(), [](const LlmRow* a, const LlmRow* b) {
        return a->timings.front().stepSpeed.ratio < b->timings.front().stepSpeed.ratio;
    });
    return found == rows.end() ? nullptr : *found;
}

std::vector<Message> llmEquivalents(const LlmStudyResult& result)
{
    const Rows rows = withText(result, AccuracyVerdict::Equivalent);
    if (!result.baseline() || rows.empty()) return {};
    return {textSentence(AccuracyVerdict::Equivalent, rows.size() == 1).arg(names(rows, ratioText))};
}

std::vector<Message> llmFaster(const LlmStudyResult& result)
{
    const Rows rows = withStep(result, Verdict::Faster);
    if (rows.empty()) return {};
    return {Message::tr("Faster than the baseline per token, one sequence at a time: %1.").arg(names(rows, stepText))};
}

Message llmSpeedRecommendation(const LlmStudyResult& result)
{
    if (!result.baseline() || result.rows.size() < 2) return {};
    Rows fast = fastEquivalents(result);
    if (fast.empty())
        return Message::tr("Fastest with no measurable quality loss: none. No configuration is shown to be faster than "
                           "the baseline and equivalent in perplexity on this device.");
    if (fast.size() == 1)
        return Message::tr("Fastest with no measurable quality loss: %1. It is faster than the baseline and equivalent "
                           "in perplexity.")
            .arg(names(fast, stepText));
    std::stable_sort(fast.begin(), fast.end(), [](const LlmRow* a, const LlmRow* b) {
        return a->timings.front().stepSpeed.ratio > b->timings.front().stepSpeed.ratio;
    });
    const std::size_t left = fast.size() > kMaxNames ? fast.size() - kMaxNames : 0;
    fast.resize(fast.size() - left);
    const Message all = names(fast, stepText);
    return Message::
        tr("Fast with no measurable quality loss: %1. Each is faster than the baseline and equivalent in perplexity.")
            .arg(left > 0 ? Message::tr("%1 and %2 more").arg(all, left) : all);
}

Message llmMemoryRecommendation(const LlmStudyResult& result)
{
    const LlmRow* small = smallestEquivalent(result);
    if (!small) return {};
    const NumberText size = llmtables::weightShare(*small, *result.baseline());
    const Comparison* speed =
        small->inspection.simulated || small->timings.empty() ? nullptr : &small->timings.front().stepSpeed;
    if (speed && speed->verdict == Verdict::Slower)
        return Message::tr("Smallest with no measurable quality loss: %1 (%2 of the size of the baseline, but slower "
                           "per token: %3 of its speed).")
            .arg(small->title(), size, speedUpText(speed->ratio));
    if (speed && speed->verdict == Verdict::Faster)
        return Message::tr("Smallest with no measurable quality loss: %1 (%2 of the size of the baseline, and %3 "
                           "faster per token).")
            .arg(small->title(), size, speedUpText(speed->ratio));
    return Message::tr("Smallest with no measurable quality loss: %1 (%2 of the size of the baseline).")
        .arg(small->title(), size);
}

std::vector<Message> llmReservations(const LlmStudyResult& result)
{
    std::vector<Message> out;
    const LlmRow* baseline = result.baseline();
    if (!baseline || result.rows.size() < 2) return out;
    if (const Rows costs = rowsWith(result, isWorse); costs.size() == 1)
        out.push_back(Message::tr("With a measured quality loss: %1.").arg(names(costs)));
    else if (const LlmRow* small = smallest(costs))
        out.push_back(
            Message::tr(
                "With a measured quality loss: %1. The smallest of them is %2 (%3 of the size of the baseline).")
                .arg(names(costs), small->title(), llmtables::weightShare(*small, *baseline)));
    if (const Rows open = withText(result, AccuracyVerdict::NotResolved); !open.empty())
        out.push_back(
            Message::tr(
                "Not resolved: %1. A longer text narrows the intervals in proportion to the square root of its length.")
                .arg(names(open)));
    return out;
}

std::vector<Message> llmRecommendations(const LlmStudyResult& result)
{
    std::vector<Message> out;
    if (!result.baseline() || result.rows.size() < 2) return out;
    for (Message advice : {llmSpeedRecommendation(result), llmMemoryRecommendation(result)})
        if (!advice.empty()) out.push_back(std::move(advice));
    std::ranges::move(llmReservations(result), std::back_inserter(out));
    return out;
}

Message llmEvidence(const LlmStudyResult& result)
{
    std::int64_t rounds = 0;
    for (const LlmRow& row : result.rows)
        if (!row.timings.empty()) rounds = std::max(rounds, row.timings.front().stepSpeed.n);
    return Message::sentences(
        {Message::tr("Text: %1.").arg(llmTextBasis(result)),
         Message::tr(
             "Perplexity: compared with the baseline on the same blocks of 32 tokens (paired bootstrap, p adjusted "
             "by Holm over the configurations). Equivalent: the 95% interval lies within ±0.5%."),
         rounds == 0
             ? Message()
             : Message::tr("Speed: the time per token within each of %1 rounds, as a ratio with its 95% interval.")
                   .arg(formatCount(rounds))});
}

} // namespace qs
