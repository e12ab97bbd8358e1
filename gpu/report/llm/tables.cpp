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

namespace qs {

using namespace llmtables;

namespace {

NumberText signedText(double value, int decimals)
{
    const NumberText text = formatFixed(std::fabs(value), decimals);
    return (text.find_first_not_of("0.") == std::string::npos ? "±" : value < 0 ? "−" : "+") + text;
}

NumberText secondsText(double seconds) { return formatFixed(seconds, seconds < 1 ? 3 : 2); }

std::string speedText(const Comparison& c) { return c.n == 0 ? dash() : verdictCell(c); }

bool isBaseline(const LlmStudyResult& result, const LlmRow& row) { return &row == result.baseline(); }

std::string shortVerdict(const LlmStudyResult& result, const LlmRow& row, AccuracyVerdict verdict)
{
    if (isBaseline(result, row)) return "baseline";
    return result.baseline() ? accuracyVerdictWord(verdict) : dash();
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

/// Cells of the timing of a single request, or of the largest batch.
template <typename Text> auto ofOne(Text text)
{
    return [text](const LlmRow& row) -> std::string {
        const LlmTiming* one = single(row);
        return one ? std::string(text(row, *one)) : dash();
    };
}
template <typename Text> auto ofMany(Text text)
{
    return [text](const LlmRow& row) -> std::string {
        const LlmTiming* many = batched(row);
        return many ? std::string(text(row, *many)) : dash();
    };
}
template <typename Text> auto ofText(Text text)
{
    return [text](const LlmRow& row) -> std::string { return row.text ? std::string(text(row, *row.text)) : dash(); };
}

Column titleColumn() { return {"Configuration", &LlmRow::title, false}; }

/// Whether steps of a single sequence leave much of the weights unread, as those of a mixture of experts do.
bool readsPartOfWeights(const LlmStudyResult& result)
{
    constexpr double kNearlyAll = 0.8; // an embedding is not read, but for a few rows
    return std::ranges::any_of(result.rows, [](const LlmRow& row) {
        const LlmTiming* t = single(row);
        return t && t->stepWeightBytes > 0 && t->stepWeightBytes < kNearlyAll * static_cast<double>(row.memory.weights);
    });
}

void addSpeedColumns(const LlmStudyResult& result, Columns& columns)
{
    const auto inBatch = [](const std::string& text, const LlmTiming& t) {
        return text + " (" + std::to_string(t.batch) + ")";
    };
    columns.push_back(
        {"First token ms", ofOne([](const LlmRow&, const LlmTiming& t) { return msText(t.prefill.p50); })});
    columns.push_back({"ms/token", ofOne([](const LlmRow&, const LlmTiming& t) { return msText(t.step.p50); })});
    columns.push_back({"Speed", ofOne([](const LlmRow& row, const LlmTiming& t) {
                           return speedText(t.stepSpeed) + (row.inspection.simulated ? " *" : "");
                       }),
                       false});
    columns.push_back({"Throughput tok/s (batch)", ofMany([inBatch](const LlmRow&, const LlmTiming& t) {
                           return inBatch(formatFixed(decodeThroughput(t), 0), t);
                       })});
    if (readsPartOfWeights(result))
        columns.push_back({"Weights read per step", ofOne([](const LlmRow&, const LlmTiming& t) -> std::string {
                               return t.stepWeightBytes > 0
                                          ? std::string(sizeText(static_cast<std::int64_t>(t.stepWeightBytes)))
                                          : dash();
                           })});
    if (!knowsEnergy(result)) return;
    columns.push_back({"J/token (batch)", ofMany([inBatch](const LlmRow&, const LlmTiming& t) {
                           const double joules = joulesPerToken(t);
                           return joules > 0 ? inBatch(formatEnergy(joules), t) : dash();
                       })});
    columns.push_back({"tokens/J", ofMany([](const LlmRow&, const LlmTiming& t) -> std::string {
                           const double joules = joulesPerToken(t);
                           return joules > 0 ? formatNumber(1 / joules, 4) : dash();
                       })});
}

void addTextColumns(const LlmStudyResult& result, Columns& columns)
{
    columns.push_back(
        {"Perplexity", ofText([](const LlmRow&, const LlmText& t) { return formatFixed(t.perplexity, 3); })});
    columns.push_back({"Perplexity verdict", ofText([&result](const LlmRow& row, const LlmText& t) {
                           return shortVerdict(result, row, t.verdict);
                       }),
                       false});
    columns.push_back({"KL nats", ofText([](const LlmRow&, const LlmText& t) -> std::string {
                           return t.compared > 0 ? formatFixed(t.meanDivergence, 5) : dash();
                       })});
    columns.push_back({"Top-1 %", ofText([&result](const LlmRow&, const LlmText& t) -> std::string {
                           return result.baseline() ? formatFixed(100 * t.agreement.share, 1) : dash();
                       })});
}

void addTaskColumns(const LlmStudyResult& result, Columns& columns)
{
    for (const LlmTaskInfo& task : result.tasks) {
        const auto metricOf = [&task](const LlmRow& row) { return row.metric(task.id, task.metrics.front()); };
        columns.push_back({task.title, [metricOf](const LlmRow& row) -> std::string {
                               const LlmMetric* metric = metricOf(row);
                               return metric ? formatFixed(metric->share(), 3) : dash();
                           }});
        columns.push_back({task.title + " verdict",
                           [&result, metricOf](const LlmRow& row) {
                               const LlmMetric* metric = metricOf(row);
                               return metric ? shortVerdict(result, row, metric->verdict) : dash();
                           },
                           false});
    }
}

std::string notesText(const LlmRow& row)
{
    const LlmInspection& i = row.inspection;
    std::string notes = i.notes.empty() ? (i.reason.empty()           ? "As requested"
                                           : i.reason == i.arithmetic ? "Not as requested"
                                                                      : "Not as requested: " + i.reason.english())
                                        : i.notes.english();
    for (const Message& problem : row.problems)
        notes += "; " + problem.english();
    return notes;
}

std::string verdictCounts(const LlmRow& row)
{
    const auto count = [&](AccuracyVerdict verdict) {
        return std::to_string(std::ranges::count(row.metrics, verdict, &LlmMetric::verdict));
    };
    return count(AccuracyVerdict::Better) + " better, " + count(AccuracyVerdict::Worse) + " worse, " +
           count(AccuracyVerdict::Equivalent) + " equivalent, " + count(AccuracyVerdict::NotResolved) + " not resolved";
}

} // namespace

TextTable llmSummaryTable(const LlmStudyResult& result)
{
    Columns columns{{"Configuration",
                     [](const LlmRow& row) { return row.title() + (row.inspection.notes.empty() ? "" : " †"); }, false},
                    {"Weights", [](const LlmRow& row) { return sizeText(row.memory.weights); }},
                    {"Load s", [](const LlmRow& row) { return secondsText(row.load.seconds); }}};
    if (measuresSpeed(result)) addSpeedColumns(result, columns);
    addTextColumns(result, columns);
    addTaskColumns(result, columns);
    TextTable table = tableOfRows(columns, result);
    addDeviceColumn(table, result);
    return table;
}

TextTable llmInspectionTable(const LlmStudyResult& result)
{
    using I = LlmInspection;
    const auto words = [](const Message I::*text) {
        return [text](const LlmRow& row) { return (row.inspection.*text).english(); };
    };
    return tableOfRows({titleColumn(),
                        {"Weight format", [](const LlmRow& row) { return row.inspection.weightFormat; }, false},
                        {"Weight type", words(&I::weightType), false},
                        {"Requested activations", words(&I::activationType), false},
                        {"Effective activations", words(&I::effectiveActivations), false},
                        {"KV cache", [](const LlmRow& row) { return row.inspection.kvType; }, false},
                        {"Computed by", words(&I::arithmetic), false},
                        {"Notes", notesText, false}},
                       result);
}

TextTable llmLoadingTable(const LlmStudyResult& result)
{
    const auto speedUp = [&](const LlmRow& row) -> std::string {
        const LlmRow* baseline = result.baselineOf(row);
        const bool compares = baseline && &row != baseline && baseline->load.seconds > 0 && row.load.seconds > 0;
        return compares ? std::string(speedUpText(baseline->load.seconds / row.load.seconds)) : dash();
    };
    return tableOfRows(
        {titleColumn(),
         {"Load s", [](const LlmRow& row) { return secondsText(row.load.seconds); }},
         {"of which quantizing", [](const LlmRow& row) { return secondsText(row.load.quantizeSeconds); }},
         {"of which transfer", [](const LlmRow& row) { return secondsText(row.load.putSeconds); }},
         {"Speed-up", speedUp},
         {"Files in page cache before",
          [](const LlmRow& row) -> std::string {
              return row.load.cachedBefore >= 0 ? formatFixed(100 * row.load.cachedBefore, 0) + "%" : dash();
          }},
         {"Cold load s",
          [](const LlmRow& row) -> std::string { return row.cold ? secondsText(row.cold->seconds) : dash(); }}},
        result);
}

TextTable llmInferenceTable(const LlmStudyResult& result)
{
    const auto of = [](auto text) {
        return [text](const LlmRow& row) -> std::string {
            const LlmTiming *one = single(row), *many = batched(row);
            return one && many ? std::string(text(*one, *many)) : dash();
        };
    };
    using T = const LlmTiming&;
    TextTable table = tableOfRows(
        {{"Configuration",
          [](const LlmRow& row) { return single(row) && batched(row) ? markedTitle(row) : row.title(); }, false},
         {"First token ms [95%]", of([](T one, T) { return interval(one.prefill); })},
         {"Time per token ms [95%]", of([](T one, T) { return interval(one.step); })},
         {"Decode speed", of([](T one, T) { return speedText(one.stepSpeed); }), false},
         {"Prompt speed", of([](T one, T) { return speedText(one.prefillSpeed); }), false},
         {"Sequence latency s", of([](T one, T) { return secondsText(one.requestSeconds()); })},
         {"Batch latency s", of([](T, T many) { return secondsText(many.requestSeconds()); })},
         {"Request throughput tok/s", of([](T, T many) { return formatFixed(many.requestTokensPerSecond(), 1); })},
         {"vs baseline",
          [&](const LlmRow& row) { return single(row) ? throughputRatio(result, row, batched(row)) : dash(); }}},
        result);
    addDeviceColumn(table, result);
    return table;
}

TextTable llmMemoryTable(const LlmStudyResult& result)
{
    using M = LlmMemory;
    const LlmRow* baseline = result.baseline();
    const auto size = [](std::int64_t M::*bytes) {
        return [bytes](const LlmRow& row) { return sizeText(row.memory.*bytes); };
    };
    return tableOfRows({titleColumn(),
                        {"Weights bytes", [](const LlmRow& row) { return formatCount(row.memory.weights); }},
                        {"Weights", size(&M::weights)},
                        {"vs baseline",
                         [baseline](const LlmRow& row) {
                             const bool compares = baseline && &row != baseline && baseline->memory.weights > 0;
                             return compares ? weightShare(row, *baseline) : dash();
                         }},
                        {"On the device", size(&M::resident)},
                        {"Peak", size(&M::peak)},
                        {"KV bytes per token", [](const LlmRow& row) { return formatCount(row.memory.kvPerToken); }},
                        {"KV cache allocated", size(&M::kvCache)},
                        {"KV room left (tokens)", [](const LlmRow& row) { return formatCount(row.memory.kvRoom()); }}},
                       result);
}

TextTable llmTextTable(const LlmStudyResult& result)
{
    const auto compared = [&result](auto text) {
        return ofText([&result, text](const LlmRow& row, const LlmText& t) -> std::string {
            return isBaseline(result, row) || t.loss.n == 0 ? dash() : std::string(text(t));
        });
    };
    const auto nats = [&](double LlmText::*value) {
        return compared(
            [value](const LlmText& t) -> std::string { return t.compared > 0 ? formatNumber(t.*value, 3) : dash(); });
    };
    return tableOfRows(
        {titleColumn(),
         {"Perplexity ± s.e.", ofText([](const LlmRow&, const LlmText& t) {
              return formatFixed(t.perplexity, 3) + " ± " + formatFixed(t.perplexityError, 3);
          })},
         {"Ratio [95%]", compared([](const LlmText& t) {
              return formatFixed(t.ratio, 5) + " [" + formatFixed(t.ratioLow, 5) + ", " + formatFixed(t.ratioHigh, 5) +
                     "]";
          })},
         {"p (Holm)", compared([](const LlmText& t) { return pValueText(t.adjustedP); })},
         {"KL mean ± s.e.", compared([](const LlmText& t) -> std::string {
              return t.compared > 0 ? formatNumber(t.meanDivergence, 3) + " ± " + formatNumber(t.divergenceError, 3)
                                    : dash();
          })},
         {"KL median", nats(&LlmText::medianDivergence)},
         {"KL 99%", nats(&LlmText::divergence99)},
         {"KL largest", nats(&LlmText::largestDivergence)},
         {"KL tokens",
          compared([](const LlmText& t) -> std::string { return t.compared > 0 ? formatCount(t.compared) : dash(); })},
         {"Same top-1 [95%]", compared([](const LlmText& t) {
              return formatFixed(100 * t.agreement.share, 2) + "% [" + formatFixed(100 * t.agreement.low, 2) + ", " +
                     formatFixed(100 * t.agreement.high, 2) + "]";
          })},
         {"Verdict", ofText([&result](const LlmRow& row, const LlmText& t) -> std::string {
              return isBaseline(result, row) ? "baseline" : t.loss.n == 0 ? dash() : textVerdictText(t).english();
          }),
          false}},
        result);
}

TextTable llmTaskTable(const LlmStudyResult& result, const LlmTaskInfo& task)
{
    Columns columns{titleColumn()};
    for (const std::string& name : task.metrics) {
        const auto of = [&task, &name](auto text) {
            return [&task, &name, text](const LlmRow& row) -> std::string {
                const LlmMetric* m = row.metric(task.id, name);
                return m ? std::string(text(row, *m)) : dash();
            };
        };
        const auto compared = [&result, of](auto text) {
            return of([&result, text](const LlmRow& row, const LlmMetric& m) -> std::string {
                return result.baseline() && !isBaseline(result, row) ? std::string(text(m)) : dash();
            });
        };
        columns.push_back({name, of([](const LlmRow&, const LlmMetric& m) { return shareText(&m); })});
        columns.push_back({name + " vs baseline (points)", compared([](const LlmMetric& m) {
                               return pointsText(m.difference.difference) + " [" + pointsText(m.difference.low95) +
                                      ", " + pointsText(m.difference.high95) + "]";
                           })});
        columns.push_back({name + " p", compared([](const LlmMetric& m) { return pValueText(m.adjustedP); })});
        columns.push_back({name + " verdict", of([&result](const LlmRow& row, const LlmMetric& m) {
                               return shortVerdict(result, row, m.verdict);
                           }),
                           false});
    }
    return tableOfRows(columns, result);
}

TextTable llmTradeOffTable(const LlmStudyResult& result)
{
    const LlmRow* baseline = result.baseline();
    const auto isCompared = [baseline](const LlmRow& row) { return baseline && &row != baseline; };
    return tableOfRows(
        {titleColumn(),
         {"Weights",
          [=](const LlmRow& row) { return isCompared(row) ? weightShare(row, *baseline) : std::string("100%"); }},
         {"Request throughput", [&](const LlmRow& row) { return throughputRatio(result, row, batched(row)); }},
         {"Decode speed", ofOne([=](const LlmRow& row, const LlmTiming& t) {
              return isCompared(row) ? speedText(t.stepSpeed) + (row.inspection.simulated ? " (simulated)" : "")
                                     : dash();
          }),
          false},
         {"Perplexity", ofText([&result, isCompared](const LlmRow& row, const LlmText& t) {
              return (isCompared(row) ? signedText(100 * (t.ratio - 1), 2) + "%, " : "") +
                     shortVerdict(result, row, t.verdict);
          }),
          false},
         {"Tasks",
          [=](const LlmRow& row) { return isCompared(row) && !row.metrics.empty() ? verdictCounts(row) : dash(); },
          false},
         {"Runs as",
          [](const LlmRow& row) {
              return row.inspection.weightType.english() + " × " + row.inspection.effectiveActivations.english();
          },
          false}},
        result);
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
