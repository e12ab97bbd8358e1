// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/units.h"
#include "gpu/report/llm/report.h"
#include "gpu/report/text/parts.h"

#include <algorithm>
#include <functional>

namespace qs {

namespace {

using Rows = std::vector<const LlmRow*>;

Rows rowsWith(const LlmStudyResult& result, const std::function<bool(const LlmRow&)>& wanted)
{
    Rows rows;
    for (const LlmRow& row : result.rows)
        if (row.failed.empty() && &row != result.baseline() && wanted(row)) rows.push_back(&row);
    return rows;
}

std::string names(const Rows& rows, const std::function<std::string(const LlmRow&)>& detail = {})
{
    std::string out;
    for (std::size_t i = 0; i < rows.size(); ++i)
        out += (i == 0                 ? ""
                : i + 1 == rows.size() ? " and "
                                       : ", ") +
               rows[i]->title() + (detail ? " (" + detail(*rows[i]) + ")" : "");
    return out;
}

Rows withText(const LlmStudyResult& result, AccuracyVerdict verdict)
{
    return rowsWith(
        result, [&](const LlmRow& row) { return row.text && row.text->loss.n > 0 && row.text->verdict == verdict; });
}

std::string ratioText(const LlmRow& row)
{
    const double p = 100 * (row.text->ratio - 1);
    return (p < 0 ? "−" : "+") + formatFixed(p < 0 ? -p : p, 2) + " %";
}

/// Resolved against the baseline, measured with the arithmetic that it is named after.
Rows withStep(const LlmStudyResult& result, Verdict verdict)
{
    return rowsWith(result, [&](const LlmRow& row) {
        return !row.inspection.simulated && !row.timings.empty() && row.timings.front().stepSpeed.verdict == verdict;
    });
}

std::string stepText(const LlmRow& row)
{
    const Comparison& c = row.timings.front().stepSpeed;
    return formatFixed(c.ratio, 2) + "× [" + formatFixed(c.low, 2) + ", " + formatFixed(c.high, 2) + "]";
}

std::string percentOf(const LlmRow& row, const LlmRow& baseline)
{
    return formatFixed(100.0 * static_cast<double>(row.memory.weights) /
                           static_cast<double>(std::max<std::int64_t>(1, baseline.memory.weights)),
                       1) +
           " %";
}

const LlmRow* smallest(const Rows& rows)
{
    const auto found = std::min_element(rows.begin(), rows.end(), [](const LlmRow* a, const LlmRow* b) {
        return a->memory.weights < b->memory.weights;
    });
    return found == rows.end() ? nullptr : *found;
}

/// Whether nothing that was judged is shown to be worse than the baseline.
bool isWorse(const LlmRow& row)
{
    return (row.text && row.text->verdict == AccuracyVerdict::Worse) ||
           std::any_of(row.metrics.begin(), row.metrics.end(),
                       [](const LlmMetric& m) { return m.verdict == AccuracyVerdict::Worse; });
}

void addText(const LlmStudyResult& result, std::vector<std::string>& out)
{
    const LlmRow& baseline = *result.baseline();
    if (!baseline.text) return;
    out.push_back("The baseline's perplexity of the text (" + result.text + ") is " +
                  formatFixed(baseline.text->perplexity, 3) + " ± " + formatFixed(baseline.text->perplexityError, 3) +
                  ".");
    struct Said
    {
        AccuracyVerdict verdict;
        const char* one;
        const char* many;
    };
    for (const Said& s :
         {Said{AccuracyVerdict::Equivalent, "has the same perplexity within ±0.5 %",
               "have the same perplexity within ±0.5 %"},
          Said{AccuracyVerdict::Worse, "has a higher perplexity", "have a higher perplexity"},
          Said{AccuracyVerdict::Better, "has a lower perplexity", "have a lower perplexity"},
          Said{AccuracyVerdict::NotResolved, "is not told apart by this text", "are not told apart by this text"}})
        if (const Rows rows = withText(result, s.verdict); !rows.empty())
            out.push_back(names(rows, ratioText) + " " + (rows.size() == 1 ? s.one : s.many) + ".");
}

void addTasks(const LlmStudyResult& result, std::vector<std::string>& out)
{
    for (const LlmTaskInfo& task : result.tasks)
        for (const std::string& metric : task.metrics) {
            const auto judged = [&](AccuracyVerdict verdict) {
                return rowsWith(result, [&](const LlmRow& row) {
                    const LlmMetric* m = row.metric(task.id, metric);
                    return m && m->total > 0 && m->verdict == verdict;
                });
            };
            const auto points = [&](const LlmRow& row) {
                const LlmMetric& m = *row.metric(task.id, metric);
                return accuracyVerdictText(m.difference, m.adjustedP);
            };
            if (const Rows rows = judged(AccuracyVerdict::Worse); !rows.empty())
                out.push_back(task.title + ", " + metric + ": " + names(rows, points) + ".");
            if (const Rows rows = judged(AccuracyVerdict::Better); !rows.empty())
                out.push_back(task.title + ", " + metric + ": " + names(rows, points) + ".");
            if (const std::string best = llmBestSentence(result, task, metric); !best.empty()) out.push_back(best);
        }
}

void addSpeed(const LlmStudyResult& result, std::vector<std::string>& out)
{
    if (const Rows rows = withStep(result, Verdict::Faster); !rows.empty())
        out.push_back("Faster than the baseline by token, one sequence at a time: " + names(rows, stepText) + ".");
    if (const Rows rows = withStep(result, Verdict::Slower); !rows.empty())
        out.push_back("Slower than the baseline by token, one sequence at a time: " + names(rows, stepText) + ".");
    if (const Rows rows = withStep(result, Verdict::NotResolved); !rows.empty())
        out.push_back("Not told apart from the baseline's time per token: " + names(rows) + ".");
    if (const Rows rows = rowsWith(result, [](const LlmRow& row) { return row.inspection.simulated; }); !rows.empty())
        out.push_back("Simulated on this device: " + names(rows) +
                      ". Predictions and sizes hold, times are those of the simulation.");
}

} // namespace

std::vector<std::string> llmFindings(const LlmStudyResult& result)
{
    std::vector<std::string> out;
    const LlmRow* baseline = result.baseline();
    if (baseline) {
        addText(result, out);
        addTasks(result, out);
        addSpeed(result, out);
        if (const LlmRow* small = smallest(rowsWith(result, [](const LlmRow& row) { return row.memory.weights > 0; })))
            out.push_back("The smallest weights are those of " + small->title() + ": " +
                          formatCount(small->memory.weights) + " bytes, " + percentOf(*small, *baseline) +
                          " of the baseline.");
    } else if (!result.rows.empty()) {
        out.push_back("The baseline was not measured, so nothing can be compared with it.");
    }
    for (const LlmRow& row : result.rows) {
        if (!row.failed.empty()) out.push_back(row.title() + " failed: " + row.failed);
        for (const std::string& problem : row.problems)
            out.push_back(row.title() + ", " + problem);
    }
    return out;
}

std::vector<std::string> llmRecommendations(const LlmStudyResult& result)
{
    std::vector<std::string> out;
    const LlmRow* baseline = result.baseline();
    if (!baseline || result.rows.size() < 2) return out;
    const Rows fast = rowsWith(result, [](const LlmRow& row) {
        return !row.inspection.simulated && !row.timings.empty() &&
               row.timings.front().stepSpeed.verdict == Verdict::Faster && row.text &&
               row.text->verdict == AccuracyVerdict::Equivalent && !isWorse(row);
    });
    if (!fast.empty())
        out.push_back("For speed without a loss that shows: " + names(fast, stepText) + "; " +
                      (fast.size() == 1 ? "it is" : "each is") +
                      " faster than the baseline and equivalent in perplexity.");
    else
        out.push_back("For speed without a loss that shows: nothing here; no configuration is shown to be faster than "
                      "the baseline and equivalent in perplexity on this device.");
    if (const LlmRow* small =
            smallest(rowsWith(result,
                              [](const LlmRow& row) {
                                  return row.text && row.text->verdict == AccuracyVerdict::Equivalent && !isWorse(row);
                              }));
        small && small->memory.weights < baseline->memory.weights)
        out.push_back("For memory without a loss that shows: " + small->title() + ", " + percentOf(*small, *baseline) +
                      " of the baseline's bytes.");
    if (const Rows costs = rowsWith(result, isWorse); !costs.empty()) {
        const LlmRow* small = smallest(costs);
        out.push_back("Only where that is worth a loss that is shown: " + names(costs) +
                      (costs.size() > 1 ? "; the smallest of them is " + small->title() + " with " +
                                              percentOf(*small, *baseline) + " of the bytes."
                                        : "."));
    }
    if (const Rows open = withText(result, AccuracyVerdict::NotResolved); !open.empty())
        out.push_back("Undecided: " + names(open) +
                      ". A longer text narrows the intervals with the root of its length.");
    return out;
}

} // namespace qs
