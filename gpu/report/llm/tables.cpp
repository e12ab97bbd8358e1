// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/modes/tables.h"
#include "gpu/core/units.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/report/llm/report.h"
#include "gpu/report/llm/table_parts.h"
#include "gpu/report/text/parts.h"
#include "gpu/results/llm_rates.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace qs {

using namespace llmtables;

namespace {

NumberText signedText(double value, int decimals)
{
    const NumberText text = formatFixed(std::fabs(value), decimals);
    return (text.find_first_not_of("0.") == std::string::npos ? "±" : value < 0 ? "−" : "+") + text;
}

/// Binary units, as of all memory: '15.00 GiB', '6.26 MiB'.
NumberText sizeText(std::int64_t bytes)
{
    constexpr double kKibi = 1024, kMebi = kKibi * 1024, kGibi = kMebi * 1024;
    const auto b = static_cast<double>(bytes);
    if (b >= kGibi) return formatFixed(b / kGibi, 2) + " GiB";
    return b >= kMebi ? formatFixed(b / kMebi, 2) + " MiB" : formatFixed(b / kKibi, 1) + " KiB";
}

NumberText secondsText(double seconds) { return formatFixed(seconds, seconds < 1 ? 3 : 2); }

std::string speedText(const Comparison& c) { return c.n == 0 ? dash() : verdictCell(c); }

bool isBaseline(const LlmStudyResult& result, const LlmRow& row) { return &row == result.baseline(); }

std::string shortVerdict(const LlmStudyResult& result, const LlmRow& row, AccuracyVerdict verdict)
{
    if (isBaseline(result, row)) return "baseline";
    if (!result.baseline()) return dash();
    switch (verdict) {
    case AccuracyVerdict::Better:
        return "better";
    case AccuracyVerdict::Worse:
        return "worse";
    case AccuracyVerdict::Equivalent:
        return "equivalent";
    case AccuracyVerdict::NotJudged:
        return "not judged";
    case AccuracyVerdict::NotResolved:
        break;
    }
    return "not resolved";
}

std::string shareText(const LlmMetric* metric)
{
    return metric && metric->total > 0 ? formatFixed(metric->share(), 3) + " ± " + formatFixed(metric->standardError, 3)
                                       : dash();
}

std::string throughputRatio(const LlmStudyResult& result, const LlmRow& row, const LlmTiming* timing)
{
    const LlmRow* baseline = result.baselineOf(row);
    const LlmTiming* base = baseline && timing ? baseline->timing(timing->batch, timing->promptLength) : nullptr;
    return base && base != timing && base->requestTokensPerSecond() > 0
               ? std::string(speedUpText(timing->requestTokensPerSecond() / base->requestTokensPerSecond()))
               : dash();
}

} // namespace

bool measuresSpeed(const LlmStudyResult& result)
{
    return std::ranges::any_of(result.rows, [](const LlmRow& row) { return !row.timings.empty(); }) ||
           (result.rows.empty() && result.spec.rounds > 0);
}

Message llmTextBasis(const LlmStudyResult& result)
{
    std::int64_t tokens = 0, compared = 0;
    for (const LlmRow& row : result.rows)
        if (row.text && row.text->compared > 0) tokens = row.text->tokens, compared = row.text->compared;
    Message basis = result.text;
    if (const Message window = textWindowText(result.window); !window.empty())
        basis = Message::tr("%1; %2").arg(basis, window);
    if (compared == 0) return basis;
    return Message::tr("%1; %2").arg(
        basis, compared < tokens ? Message::tr("KL divergence of %1 of %2 scored tokens, spread evenly")
                                       .arg(formatCount(compared), formatCount(tokens))
                                 : Message::tr("KL divergence of all %1 scored tokens").arg(formatCount(tokens)));
}

std::vector<Message> llmNotAsRequested(const LlmStudyResult& result)
{
    std::vector<Message> out;
    for (const LlmRow& row : result.rows)
        if (row.failed.empty() && !row.inspection.notes.empty())
            out.push_back(Message::tr("† %1: %2").arg(row.title(), row.inspection.notes));
    return out;
}

namespace {

/// A column of the summary: its header, whether it holds numbers, and its cells.
struct SummaryColumn
{
    std::string header;
    bool numeric = true;
    std::function<std::string(const LlmRow& row)> cell;
};

void addSpeedColumns(const LlmStudyResult& result, std::vector<SummaryColumn>& columns)
{
    const auto ofOne = [](auto text) {
        return [text](const LlmRow& row) {
            const LlmTiming* one = single(row);
            return one ? text(row, *one) : dash();
        };
    };
    const auto ofMany = [](auto text) {
        return [text](const LlmRow& row) {
            const LlmTiming* many = batched(row);
            return many ? text(*many) : dash();
        };
    };
    const auto inBatch = [](const std::string& text, const LlmTiming& t) {
        return text + " (" + std::to_string(t.batch) + ")";
    };
    columns.push_back(
        {"First token ms", true, ofOne([](const LlmRow&, const LlmTiming& t) { return msText(t.prefill.p50); })});
    columns.push_back({"ms/token", true, ofOne([](const LlmRow&, const LlmTiming& t) { return msText(t.step.p50); })});
    columns.push_back({"Speed", false, ofOne([](const LlmRow& row, const LlmTiming& t) {
                           return speedText(t.stepSpeed) + (row.inspection.simulated ? " *" : "");
                       })});
    columns.push_back({"Throughput tok/s (batch)", true, ofMany([inBatch](const LlmTiming& t) {
                           return inBatch(formatFixed(decodeThroughput(t), 0), t);
                       })});
    if (!knowsEnergy(result)) return;
    columns.push_back({"J/token (batch)", true, ofMany([inBatch](const LlmTiming& t) {
                           const double joules = joulesPerToken(t);
                           return joules > 0 ? inBatch(formatEnergy(joules), t) : dash();
                       })});
    columns.push_back({"tokens/J", true, ofMany([](const LlmTiming& t) {
                           const double joules = joulesPerToken(t);
                           return joules > 0 ? formatNumber(1 / joules, 4) : dash();
                       })});
}

void addTextColumns(const LlmStudyResult& result, std::vector<SummaryColumn>& columns)
{
    const auto ofText = [](auto text) {
        return [text](const LlmRow& row) { return row.text ? text(row, *row.text) : dash(); };
    };
    columns.push_back(
        {"Perplexity", true, ofText([](const LlmRow&, const LlmText& t) { return formatFixed(t.perplexity, 3); })});
    columns.push_back({"Perplexity verdict", false, ofText([&result](const LlmRow& row, const LlmText& t) {
                           return shortVerdict(result, row, t.verdict);
                       })});
    columns.push_back({"KL nats", true, ofText([](const LlmRow&, const LlmText& t) {
                           return t.compared > 0 ? formatFixed(t.meanDivergence, 5) : dash();
                       })});
    columns.push_back({"Top-1 %", true, ofText([&result](const LlmRow&, const LlmText& t) {
                           return result.baseline() ? formatFixed(100 * t.agreement.share, 1) : dash();
                       })});
}

void addTaskColumns(const LlmStudyResult& result, std::vector<SummaryColumn>& columns)
{
    for (const LlmTaskInfo& task : result.tasks) {
        const auto ofMetric = [&task](auto text) {
            return [&task, text](const LlmRow& row) {
                const LlmMetric* metric = row.metric(task.id, task.metrics.front());
                return metric ? text(row, *metric) : dash();
            };
        };
        columns.push_back(
            {task.title, true, ofMetric([](const LlmRow&, const LlmMetric& m) { return formatFixed(m.share(), 3); })});
        columns.push_back({task.title + " verdict", false, ofMetric([&result](const LlmRow& row, const LlmMetric& m) {
                               return shortVerdict(result, row, m.verdict);
                           })});
    }
}

} // namespace

TextTable llmSummaryTable(const LlmStudyResult& result)
{
    std::vector<SummaryColumn> columns{
        {"Configuration", false,
         [](const LlmRow& row) { return row.title() + (row.inspection.notes.empty() ? "" : " †"); }},
        {"Weights", true, [](const LlmRow& row) { return sizeText(row.memory.weights); }},
        {"Load s", true, [](const LlmRow& row) { return secondsText(row.load.seconds); }}};
    if (measuresSpeed(result)) addSpeedColumns(result, columns);
    addTextColumns(result, columns);
    addTaskColumns(result, columns);
    TextTable table;
    for (const SummaryColumn& column : columns) {
        table.header.push_back(column.header);
        table.numeric.push_back(column.numeric);
    }
    fill(table, result, [&](const LlmRow& row) {
        std::vector<std::string> cells;
        for (const SummaryColumn& column : columns)
            cells.push_back(column.cell(row));
        return cells;
    });
    addDeviceColumn(table, result);
    return table;
}

TextTable llmInspectionTable(const LlmStudyResult& result)
{
    TextTable table;
    table.header = {"Configuration",         "Weight format", "Weight type", "Requested activations",
                    "Effective activations", "KV cache",      "Computed by", "Notes"};
    table.numeric = std::vector<bool>(table.header.size(), false);
    fill(table, result, [](const LlmRow& row) {
        const LlmInspection& i = row.inspection;
        std::string notes = i.notes.empty() ? (i.reason.empty()           ? "As requested"
                                               : i.reason == i.arithmetic ? "Not as requested"
                                                                          : "Not as requested: " + i.reason.english())
                                            : i.notes.english();
        for (const Message& problem : row.problems)
            notes += "; " + problem.english();
        return std::vector<std::string>{row.title(),
                                        i.weightFormat,
                                        i.weightType.english(),
                                        i.activationType.english(),
                                        i.effectiveActivations.english(),
                                        i.kvType,
                                        i.arithmetic.english(),
                                        notes};
    });
    return table;
}

TextTable llmLoadingTable(const LlmStudyResult& result)
{
    TextTable table;
    table.header = {"Configuration",     "Load s",   "of which quantizing",
                    "of which transfer", "Speed-up", "Files in page cache before",
                    "Cold load s"};
    table.numeric = numericBut(table.header.size(), {0});
    fill(table, result, [&](const LlmRow& row) {
        const LlmRow* baseline = result.baselineOf(row);
        const bool compares = baseline && &row != baseline && baseline->load.seconds > 0 && row.load.seconds > 0;
        return std::vector<std::string>{
            row.title(),
            secondsText(row.load.seconds),
            secondsText(row.load.quantizeSeconds),
            secondsText(row.load.putSeconds),
            compares ? std::string(speedUpText(baseline->load.seconds / row.load.seconds)) : dash(),
            row.load.cachedBefore >= 0 ? formatFixed(100 * row.load.cachedBefore, 0) + "%" : dash(),
            row.cold ? secondsText(row.cold->seconds) : dash()};
    });
    return table;
}

TextTable llmInferenceTable(const LlmStudyResult& result)
{
    TextTable table;
    table.header = {"Configuration", "First token ms [95%]", "Time per token ms [95%]", "Decode speed",
                    "Prompt speed",  "Sequence latency s",   "Batch latency s",         "Request throughput tok/s",
                    "vs baseline"};
    table.numeric = numericBut(table.header.size(), {0, 3, 4});
    fill(table, result, [&](const LlmRow& row) {
        const LlmTiming *one = single(row), *many = batched(row);
        if (!one || !many)
            return std::vector<std::string>{row.title(), dash(), dash(), dash(), dash(),
                                            dash(),      dash(), dash(), dash()};
        return std::vector<std::string>{row.title() + (row.inspection.simulated ? " *" : ""),
                                        interval(one->prefill),
                                        interval(one->step),
                                        speedText(one->stepSpeed),
                                        speedText(one->prefillSpeed),
                                        secondsText(one->requestSeconds()),
                                        secondsText(many->requestSeconds()),
                                        formatFixed(many->requestTokensPerSecond(), 1),
                                        throughputRatio(result, row, many)};
    });
    addDeviceColumn(table, result);
    return table;
}

TextTable llmThroughputTable(const LlmStudyResult& result)
{
    TextTable table;
    table.header = {"Configuration"};
    for (const int length : result.spec.promptLengths)
        for (const int batch : result.spec.batches)
            table.header.push_back(
                (result.spec.promptLengths.size() > 1 ? "prompt " + std::to_string(length) + ", " : "") + "batch " +
                std::to_string(batch));
    table.numeric = numericBut(table.header.size(), {0});
    fill(table, result, [&](const LlmRow& row) {
        std::vector<std::string> cells{row.title() + (row.inspection.simulated ? " *" : "")};
        for (const int length : result.spec.promptLengths)
            for (const int batch : result.spec.batches) {
                const LlmTiming* t = row.timing(batch, length);
                cells.push_back(t && t->step.p50 > 0 ? formatFixed(decodeThroughput(*t), 1) + " (" +
                                                           formatFixed(t->medianStepTokensPerSecond(), 1) + ")"
                                                     : dash());
            }
        return cells;
    });
    return table;
}

TextTable llmMemoryTable(const LlmStudyResult& result)
{
    TextTable table;
    table.header = {"Configuration",      "Weights bytes",      "Weights",
                    "vs baseline",        "On the device",      "Peak",
                    "KV bytes per token", "KV cache allocated", "KV room left (tokens)"};
    table.numeric = numericBut(table.header.size(), {0});
    const LlmRow* baseline = result.baseline();
    fill(table, result, [&](const LlmRow& row) {
        const LlmMemory& m = row.memory;
        const bool compares = baseline && &row != baseline && baseline->memory.weights > 0;
        return std::vector<std::string>{row.title(),
                                        formatCount(m.weights),
                                        sizeText(m.weights),
                                        compares ? formatFixed(100.0 * static_cast<double>(m.weights) /
                                                                   static_cast<double>(baseline->memory.weights),
                                                               1) +
                                                       "%"
                                                 : dash(),
                                        sizeText(m.resident),
                                        sizeText(m.peak),
                                        formatCount(m.kvPerToken),
                                        sizeText(m.kvCache),
                                        formatCount(m.kvRoom())};
    });
    return table;
}

TextTable llmTextTable(const LlmStudyResult& result)
{
    TextTable table;
    table.header = {"Configuration",  "Perplexity ± s.e.", "Ratio [95%]", "p (Holm)",
                    "KL mean ± s.e.", "KL median",         "KL 99%",      "KL largest",
                    "KL tokens",      "Same top-1 [95%]",  "Verdict"};
    table.numeric = numericBut(table.header.size(), {0, 10});
    fill(table, result, [&](const LlmRow& row) {
        if (!row.text)
            return std::vector<std::string>{row.title(), dash(), dash(), dash(), dash(), dash(),
                                            dash(),      dash(), dash(), dash(), dash()};
        const LlmText& t = *row.text;
        const NumberText perplexity = formatFixed(t.perplexity, 3) + " ± " + formatFixed(t.perplexityError, 3);
        if (isBaseline(result, row) || t.loss.n == 0)
            return std::vector<std::string>{row.title(),
                                            perplexity,
                                            dash(),
                                            dash(),
                                            dash(),
                                            dash(),
                                            dash(),
                                            dash(),
                                            dash(),
                                            dash(),
                                            isBaseline(result, row) ? "baseline" : dash()};
        const auto nats = [&](double value) { return t.compared > 0 ? formatNumber(value, 3) : dash(); };
        return std::vector<std::string>{
            row.title(),
            perplexity,
            formatFixed(t.ratio, 5) + " [" + formatFixed(t.ratioLow, 5) + ", " + formatFixed(t.ratioHigh, 5) + "]",
            pValueText(t.adjustedP),
            t.compared > 0 ? nats(t.meanDivergence) + " ± " + nats(t.divergenceError) : dash(),
            nats(t.medianDivergence),
            nats(t.divergence99),
            nats(t.largestDivergence),
            t.compared > 0 ? formatCount(t.compared) : dash(),
            formatFixed(100 * t.agreement.share, 2) + "% [" + formatFixed(100 * t.agreement.low, 2) + ", " +
                formatFixed(100 * t.agreement.high, 2) + "]",
            textVerdictText(t).english()};
    });
    return table;
}

TextTable llmTaskTable(const LlmStudyResult& result, const LlmTaskInfo& task)
{
    TextTable table;
    table.header = {"Configuration"};
    table.numeric = {false};
    for (const std::string& metric : task.metrics) {
        for (const char* what : {"", " vs baseline (points)", " p"})
            table.header.push_back(metric + what);
        table.header.push_back(metric + " verdict");
        table.numeric.insert(table.numeric.end(), {true, true, true, false});
    }
    fill(table, result, [&](const LlmRow& row) {
        std::vector<std::string> cells{row.title()};
        for (const std::string& name : task.metrics) {
            const LlmMetric* m = row.metric(task.id, name);
            const bool compared = m && result.baseline() && !isBaseline(result, row);
            cells.push_back(shareText(m));
            cells.push_back(compared ? pointsText(m->difference.difference) + " [" + pointsText(m->difference.low95) +
                                           ", " + pointsText(m->difference.high95) + "]"
                                     : dash());
            cells.push_back(compared ? pValueText(m->adjustedP) : dash());
            cells.push_back(m ? shortVerdict(result, row, m->verdict) : dash());
        }
        return cells;
    });
    return table;
}

TextTable llmTradeOffTable(const LlmStudyResult& result)
{
    TextTable table;
    table.header = {"Configuration", "Weights", "Request throughput", "Decode speed", "Perplexity", "Tasks", "Runs as"};
    table.numeric = numericBut(table.header.size(), {0, 3, 4, 5, 6});
    const LlmRow* baseline = result.baseline();
    fill(table, result, [&](const LlmRow& row) {
        const LlmTiming *one = single(row), *many = batched(row);
        std::int64_t better = 0, worse = 0, same = 0, open = 0;
        for (const LlmMetric& m : row.metrics) {
            better += m.verdict == AccuracyVerdict::Better;
            worse += m.verdict == AccuracyVerdict::Worse;
            same += m.verdict == AccuracyVerdict::Equivalent;
            open += m.verdict == AccuracyVerdict::NotResolved;
        }
        const bool compared = baseline && &row != baseline;
        const std::string tasks = std::to_string(better) + " better, " + std::to_string(worse) + " worse, " +
                                  std::to_string(same) + " equivalent, " + std::to_string(open) + " not resolved";
        return std::vector<std::string>{
            row.title(),
            compared ? formatFixed(100.0 * static_cast<double>(row.memory.weights) /
                                       static_cast<double>(std::max<std::int64_t>(1, baseline->memory.weights)),
                                   1) +
                           "%"
                     : "100%",
            throughputRatio(result, row, many),
            one && compared ? speedText(one->stepSpeed) + (row.inspection.simulated ? " (simulated)" : "") : dash(),
            row.text ? (compared ? signedText(100 * (row.text->ratio - 1), 2) + "%, " : "") +
                           shortVerdict(result, row, row.text->verdict)
                     : dash(),
            compared && !row.metrics.empty() ? tasks : dash(),
            row.inspection.weightType.english() + " × " + row.inspection.effectiveActivations.english()};
    });
    return table;
}

Message llmBestSentence(const LlmStudyResult& result, const LlmTaskInfo& task, const std::string& metric)
{
    const LlmBest best = bestOf(result, task.id, metric);
    const LlmRow* row = result.row(best.configuration);
    const LlmMetric* top = row ? row->metric(task.id, metric) : nullptr;
    if (!top || best.others == 0) return {};
    const auto of = [&](Message sentence) { return Message::tr("%1, %2: %3").arg(task.title, metric, sentence); };
    const NumberText total = formatCount(top->total);
    if (best.resolved)
        return of(Message::tr("%1 is the best (%2), significantly better than each of the others on these %3 items.")
                      .arg(row->title(), formatFixed(top->share(), 3), total));
    if (best.apart == 0)
        return of(Message::tr("no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), "
                              "but none of the %4 others is shown to be worse.")
                      .arg(row->title(), formatCount(top->correct), total, formatCount(best.others)));
    return of(Message::tr("no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but "
                          "only %n of the %4 others are shown to be worse.",
                          "no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but "
                          "only %n of the %4 others is shown to be worse.",
                          best.apart)
                  .arg(row->title(), formatCount(top->correct), total, formatCount(best.others)));
}

} // namespace qs
