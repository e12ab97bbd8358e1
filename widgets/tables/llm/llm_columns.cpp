// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/llm/llm_columns.h"

#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/style/modes/accuracy_mode_style.h"
#include "widgets/tables/llm/llm_cells.h"
#include "widgets/tables/llm/llm_timing_columns.h"

#include <algorithm>
#include <iterator>

namespace qs {
namespace {

using namespace llmcells;

LlmColumn words(const QString& title, const QString& toolTip, std::function<Message(const LlmRow&)> text)
{
    return {title, toolTip, false, [text = std::move(text)](const LlmRow& row, const QLocale&) {
                const QString shown = messageText(text(row));
                return shown.isEmpty() ? unknown() : LlmCell{shown, shown, shown};
            }};
}

LlmColumn bytes(const QString& title, const QString& toolTip, std::function<std::int64_t(const LlmRow&)> value)
{
    return {title, toolTip, true, [value = std::move(value)](const LlmRow& row, const QLocale& locale) {
                const auto v = static_cast<double>(value(row));
                return v <= 0 ? unknown()
                              : LlmCell{v, llmMemoryText(v, locale),
                                        LlmColumns::tr("%1 bytes").arg(locale.toString(v, 'f', 0))};
            }};
}

LlmColumn perplexityColumn(const LlmStudyResult& study)
{
    const QString window = messageText(textWindowText(study.window));
    const QString about = LlmColumns::tr("exp of the mean cross-entropy per token. Lower is better.");
    return {LlmColumns::tr("Perplexity"),
            window.isEmpty() ? about : about + QLatin1Char('\n') + LlmColumns::tr("Text: %1.").arg(window), true,
            [](const LlmRow& row, const QLocale& locale) {
                return row.text ? perplexityCell(*row.text, locale) : unknown();
            }};
}

LlmColumn textVerdictColumn(const LlmStudyResult& study, const QString& title)
{
    return {title,
            LlmColumns::tr("Equivalent: the 95% interval of the ratio of perplexities lies within ±0.5%. Better, "
                           "worse: p is below 0.05 after Holm's correction. Otherwise not resolved. Not judged: the "
                           "baseline is the same checkpoint, dequantized."),
            false, [&study](const LlmRow& row, const QLocale&) {
                if (!row.text) return unknown();
                const bool base = &row == study.baseline();
                return verdictCell(row.text->verdict, base, base ? QString() : messageText(textVerdictText(*row.text)));
            }};
}

LlmColumn divergenceColumn(const QString& title, const QString& toolTip, std::function<double(const LlmText&)> value)
{
    return {title, toolTip, true, [value = std::move(value)](const LlmRow& row, const QLocale& locale) {
                if (!row.text || row.text->compared == 0) return unknown();
                return divergenceCell(*row.text, value(*row.text), locale);
            }};
}

/// Of how many tokens the divergences of a study are: all, or some that are spread evenly over the text.
QString comparedText(const LlmStudyResult& study)
{
    for (const LlmRow& row : study.rows)
        if (row.text && row.text->compared > 0)
            return row.text->compared < row.text->tokens
                       ? LlmColumns::tr("Over %1 of %2 tokens, spread evenly.")
                             .arg(viewCount(row.text->compared), viewCount(row.text->tokens))
                       : LlmColumns::tr("Over all %1 tokens.").arg(viewCount(row.text->tokens));
    return {};
}

LlmColumn meanDivergenceColumn(const LlmStudyResult& study, const QString& title)
{
    return divergenceColumn(title,
                            LlmColumns::tr("Mean KL divergence of the baseline's predictions from this "
                                           "configuration's, over the whole vocabulary, by token. %1")
                                .arg(comparedText(study)),
                            [](const LlmText& t) { return t.meanDivergence; });
}

/// Of a configuration's perplexity against the baseline's.
LlmColumn ratioColumn(const LlmStudyResult& study, const QString& title, const QString& toolTip,
                      LlmCell (*cell)(const LlmText&, const QLocale&))
{
    return {title, toolTip, true, [&study, cell](const LlmRow& row, const QLocale& locale) {
                if (!row.text || row.text->loss.n == 0 || &row == study.baseline()) return unknown();
                return cell(*row.text, locale);
            }};
}

LlmColumn agreementColumn()
{
    return {LlmColumns::tr("Top-1 (%)"),
            LlmColumns::tr("Tokens for which this configuration and the baseline predict the same most likely token."),
            true, [](const LlmRow& row, const QLocale& locale) {
                if (!row.text || row.text->tokens == 0) return unknown();
                return agreementCell(*row.text, locale);
            }};
}

LlmColumn weightsColumn()
{
    return bytes(
        LlmColumns::tr("Weights"),
        LlmColumns::tr("Exact bytes of codes, scales and zero points, of embedding, head and norms; a tied head once."),
        [](const LlmRow& r) { return r.memory.weights; });
}

void addMetric(Columns& columns, const LlmStudyResult& study, const LlmTaskInfo& task, const std::string& metric,
               bool brief)
{
    const auto find = [id = task.id, metric](const LlmRow& row) -> const LlmMetric* {
        const LlmMetric* m = row.metric(id, metric);
        return m && m->total > 0 ? m : nullptr;
    };
    const QString title = text(task.title),
                  name = brief ? title : title + QStringLiteral(", ") + QString::fromStdString(metric);
    // Every column has a name of its own, also where it is copied without its neighbours.
    const auto found = [&](const QString& columnTitle, const QString& toolTip, auto cell) {
        columns.push_back({columnTitle, toolTip, true, [find, cell](const LlmRow& row, const QLocale& locale) {
                               const LlmMetric* m = find(row);
                               return m ? cell(*m, locale) : unknown();
                           }});
    };
    const auto compared = [&](const QString& columnTitle, const QString& toolTip, auto cell) {
        columns.push_back({columnTitle, toolTip, true, [find, cell, &study](const LlmRow& row, const QLocale& locale) {
                               const LlmMetric* m = find(row);
                               return m && &row != study.baseline() ? cell(*m, locale) : unknown();
                           }});
    };
    found(LlmColumns::tr("%1 (%)").arg(name), messageText(task.source), shareCell);
    if (!brief) {
        found(LlmColumns::tr("%1: ± SE").arg(name),
              LlmColumns::tr("Standard error of the share, in points, as lm-eval gives it."), shareErrorCell);
        compared(LlmColumns::tr("%1: Δ points").arg(name),
                 LlmColumns::tr("Share minus that of the baseline on the same items, in percentage points."),
                 differenceCell);
        compared(LlmColumns::tr("%1: p").arg(name),
                 LlmColumns::tr("McNemar's exact test against the baseline on the same items, adjusted for the "
                                "number of configurations (Holm)."),
                 mcNemarCell);
    }
    columns.push_back({LlmColumns::tr("%1: verdict").arg(name),
                       LlmColumns::tr("Equivalent: the 90% interval of the difference (Tango) lies within ±0.5 points. "
                                      "Better, worse: p is below 0.05. Otherwise not resolved."),
                       false, [find, &study](const LlmRow& row, const QLocale&) {
                           const LlmMetric* m = find(row);
                           if (!m) return unknown();
                           const bool base = &row == study.baseline();
                           return verdictCell(m->verdict, base, base ? QString() : messageText(metricVerdictText(*m)));
                       }});
}

LlmColumn asRequestedColumn()
{
    return {LlmColumns::tr("As requested?"),
            LlmColumns::tr("Whether this device ran what was requested, and if not, why."), false, asAskedCell};
}

/// What decides comes first, so that a narrow table still shows it.
Columns overview(const LlmStudyResult& study)
{
    Columns columns;
    columns.push_back(weightsColumn());
    // Beside the figures of a checkpoint that did not run as it is stored.
    if (std::ranges::any_of(study.rows, [](const LlmRow& row) { return !row.inspection.notes.empty(); }))
        columns.push_back(asRequestedColumn());
    const auto all = timingsOf(study);
    if (!all.empty()) {
        const LlmTiming one = all.front();
        columns.push_back(timingColumn(
            LlmColumns::tr("ms/token"),
            LlmColumns::tr("Time per output token with %n sequence(s) decoded together, median.", nullptr, one.batch),
            one, stepCell));
        columns.push_back(speedColumn(study, one, LlmColumns::tr("Speed")));
    }
    columns.push_back(perplexityColumn(study));
    columns.push_back(textVerdictColumn(study, LlmColumns::tr("Perplexity verdict")));
    if (!all.empty()) {
        const LlmTiming one = all.front(), many = all.back();
        columns.push_back(
            timingColumn(LlmColumns::tr("First token (ms)"),
                         LlmColumns::tr("Time to first token of a prompt of %1 tokens, median.").arg(one.promptLength),
                         one, prefillCell));
        if (all.size() > 1) columns.push_back(throughputColumn(LlmColumns::tr("batch %1").arg(many.batch), many));
        addEnergy(columns, study, LlmColumns::tr("batch %1").arg(many.batch), many);
    }
    columns.push_back(meanDivergenceColumn(study, LlmColumns::tr("KL (nats)")));
    columns.push_back(agreementColumn());
    for (const LlmTaskInfo& task : study.tasks)
        if (!task.metrics.empty()) addMetric(columns, study, task, task.metrics.front(), true);
    addDevice(columns, study);
    return columns;
}

Columns inspection(const LlmStudyResult&)
{
    const QString asked = LlmColumns::tr("As requested by the configuration.");
    Columns columns{
        words(LlmColumns::tr("Weight format"), asked, [](const LlmRow& r) { return r.inspection.weightFormat; }),
        words(LlmColumns::tr("Weight type"), asked, [](const LlmRow& r) { return r.inspection.weightType; }),
        words(LlmColumns::tr("Requested activations"), asked,
              [](const LlmRow& r) { return r.inspection.activationType; }),
        words(LlmColumns::tr("Activations at run time"),
              LlmColumns::tr("Format that the matrix products of the layers actually used."),
              [](const LlmRow& r) { return r.inspection.effectiveActivations; }),
        words(LlmColumns::tr("KV cache"), LlmColumns::tr("Format of keys and values."),
              [](const LlmRow& r) { return r.inspection.kvType; }),
        words(LlmColumns::tr("Computed by"), LlmColumns::tr("Library or kernel for the matrix products of the layers."),
              [](const LlmRow& r) { return r.inspection.arithmetic; })};
    columns.push_back(asRequestedColumn());
    return columns;
}

Columns loading(const LlmStudyResult& study)
{
    Columns columns{secondsColumn(LlmColumns::tr("Load (s)"),
                                  LlmColumns::tr("From opening the files until the model can generate."),
                                  [](const LlmRow& r) { return r.load.seconds; }),
                    secondsColumn(LlmColumns::tr("Quantizing (s)"),
                                  LlmColumns::tr("Part of the load time for reading, calibrating and quantizing."),
                                  [](const LlmRow& r) { return r.load.quantizeSeconds; }),
                    secondsColumn(LlmColumns::tr("To the device (s)"),
                                  LlmColumns::tr("Part of the load time for copying to the device."),
                                  [](const LlmRow& r) { return r.load.putSeconds; })};
    columns.push_back(
        {LlmColumns::tr("Speed-up"),
         LlmColumns::tr(
             "Load time of the baseline / load time; above 1 is faster. Each was loaded once, so there is no "
             "interval."),
         true, [&study](const LlmRow& row, const QLocale& locale) {
             const LlmRow* base = study.baselineOf(row);
             if (!base || &row == base || base->load.seconds <= 0 || row.load.seconds <= 0) return unknown();
             const double ratio = base->load.seconds / row.load.seconds;
             return LlmCell{ratio, speedUpCell(ratio, locale)};
         }});
    columns.push_back(
        {LlmColumns::tr("In page cache (%)"),
         LlmColumns::tr("Share of the files' pages that were in the page cache before: 100% is a warm load."), true,
         [](const LlmRow& row, const QLocale& locale) {
             if (row.load.cachedBefore < 0) return unknown(LlmColumns::tr("Not reported by the system."));
             return LlmCell{100 * row.load.cachedBefore, fixed(100 * row.load.cachedBefore, 0, locale)};
         }});
    columns.push_back(
        secondsColumn(LlmColumns::tr("Cold load (s)"),
                      LlmColumns::tr("With the files dropped from the page cache first. Measured once, with "
                                     "the first configuration, because all read the same files."),
                      [](const LlmRow& r) { return r.cold ? r.cold->seconds : -1; }));
    return columns;
}

Columns memory(const LlmStudyResult& study)
{
    Columns columns{weightsColumn()};
    columns.push_back({LlmColumns::tr("vs baseline (%)"), LlmColumns::tr("Weights relative to the baseline."), true,
                       [&study](const LlmRow& row, const QLocale& locale) {
                           const LlmRow* base = study.baseline();
                           if (!base || base->memory.weights <= 0 || row.memory.weights <= 0) return unknown();
                           const double percent = 100.0 * static_cast<double>(row.memory.weights) /
                                                  static_cast<double>(base->memory.weights);
                           return LlmCell{percent, fixed(percent, 1, locale)};
                       }});
    columns.push_back(bytes(
        LlmColumns::tr("Allocated"),
        LlmColumns::tr("Memory allocated for weights on the device, including padding and both layouts of a matrix."),
        [](const LlmRow& r) { return r.memory.resident; }));
    columns.push_back(bytes(LlmColumns::tr("KV cache"), LlmColumns::tr("For all sequences at full context."),
                            [](const LlmRow& r) { return r.memory.kvCache; }));
    columns.push_back(bytes(LlmColumns::tr("KV cache per token"), LlmColumns::tr("Keys and values of one token."),
                            [](const LlmRow& r) { return r.memory.kvPerToken; }));
    columns.push_back(bytes(LlmColumns::tr("Workspace"), LlmColumns::tr("Activations and scratch."),
                            [](const LlmRow& r) { return r.memory.workspace; }));
    columns.push_back(bytes(LlmColumns::tr("Peak"), LlmColumns::tr("Peak allocation, including loading."),
                            [](const LlmRow& r) { return r.memory.peak; }));
    columns.push_back(
        {LlmColumns::tr("KV capacity (tokens)"),
         LlmColumns::tr("Number of tokens of one sequence that fit into free memory with this configuration loaded."),
         true, [](const LlmRow& row, const QLocale& locale) {
             if (row.memory.kvRoom() <= 0) return unknown();
             return LlmCell{static_cast<double>(row.memory.kvRoom()),
                            locale.toString(static_cast<qlonglong>(row.memory.kvRoom()))};
         }});
    return columns;
}

Columns textColumns(const LlmStudyResult& study)
{
    const QString compared = comparedText(study);
    Columns columns{perplexityColumn(study)};
    columns.push_back(
        {LlmColumns::tr("± SE"), LlmColumns::tr("Standard error by means of blocks of 32 neighboring tokens."), true,
         [](const LlmRow& row, const QLocale& locale) {
             return row.text ? LlmCell{row.text->perplexityError, fixed(row.text->perplexityError, 3, locale)}
                             : unknown();
         }});
    columns.push_back(ratioColumn(study, LlmColumns::tr("Δ (%)"),
                                  LlmColumns::tr("Perplexity relative to the baseline, on the same tokens."),
                                  ratioCell));
    columns.push_back(ratioColumn(
        study, LlmColumns::tr("95% interval (%)"),
        LlmColumns::tr("Interval of the ratio of perplexities: paired bootstrap (BCa) over blocks of 32 tokens."),
        ratioIntervalCell));
    columns.push_back(ratioColumn(
        study, LlmColumns::tr("p (Holm)"),
        LlmColumns::tr("p-value of the difference, adjusted for the number of configurations (Holm)."), ratioPCell));
    columns.push_back(textVerdictColumn(study, LlmColumns::tr("Verdict")));
    columns.push_back(meanDivergenceColumn(study, LlmColumns::tr("KL, mean (nats)")));
    columns.push_back(divergenceColumn(LlmColumns::tr("KL, median (nats)"),
                                       LlmColumns::tr("Median of the tokens' KL divergences. %1").arg(compared),
                                       [](const LlmText& t) { return t.medianDivergence; }));
    columns.push_back(
        divergenceColumn(LlmColumns::tr("KL, 99% (nats)"),
                         LlmColumns::tr("99th percentile of the tokens' KL divergences. %1").arg(compared),
                         [](const LlmText& t) { return t.divergence99; }));
    columns.push_back(divergenceColumn(LlmColumns::tr("KL, largest (nats)"),
                                       LlmColumns::tr("Largest of the tokens' KL divergences. %1").arg(compared),
                                       [](const LlmText& t) { return t.largestDivergence; }));
    columns.push_back({LlmColumns::tr("KL tokens"), LlmColumns::tr("Tokens whose KL divergence was computed."), true,
                       [](const LlmRow& row, const QLocale& locale) {
                           if (!row.text || row.text->compared == 0) return unknown();
                           return LlmCell{static_cast<double>(row.text->compared),
                                          locale.toString(static_cast<qlonglong>(row.text->compared))};
                       }});
    columns.push_back(agreementColumn());
    return columns;
}

Columns tasks(const LlmStudyResult& study)
{
    Columns columns;
    for (const LlmTaskInfo& task : study.tasks)
        for (const std::string& metric : task.metrics)
            addMetric(columns, study, task, metric, false);
    return columns;
}

struct LlmTableInfo
{
    const char* title;
    Columns (*columns)(const LlmStudyResult& study);
};
/// In the order of LlmTableKind.
constexpr LlmTableInfo kLlmTableInfos[] = {{QT_TRANSLATE_NOOP("LlmColumns", "Overview"), overview},
                                           {QT_TRANSLATE_NOOP("LlmColumns", "Inspection"), inspection},
                                           {QT_TRANSLATE_NOOP("LlmColumns", "Loading"), loading},
                                           {QT_TRANSLATE_NOOP("LlmColumns", "Latency"), latencyColumns},
                                           {QT_TRANSLATE_NOOP("LlmColumns", "Memory"), memory},
                                           {QT_TRANSLATE_NOOP("LlmColumns", "Perplexity"), textColumns},
                                           {QT_TRANSLATE_NOOP("LlmColumns", "Tasks"), tasks}};
static_assert(std::size(kLlmTableInfos) == kLlmTables);

Column<LlmRow> nameColumn()
{
    const ColumnHead head{.title = LlmColumns::tr("Configuration"),
                          .toolTip = LlmColumns::tr("As requested."),
                          .isNumber = false,
                          .isName = true,
                          .isKey = true};
    const auto title = [](const LlmRow& row) { return accuracyModeTitle(llmMode(row.configuration)); };
    return {head, title, [title](const LlmRow& row, const QLocale&) { return title(row); },
            [](const LlmRow& row) {
                const LlmConfiguration* configuration = findLlmConfiguration(row.configuration);
                return configuration ? markedText(configuration->description) : QString();
            }};
}

/// A row that failed reports why, in its first cell.
Column<LlmRow> asColumn(LlmColumn column, bool isFirst)
{
    const auto cell = [isFirst, of = std::move(column.cell)](const LlmRow& row, const QLocale& locale) {
        if (row.failed.empty()) return of(row, locale);
        const QString why = messageText(row.failed);
        return LlmCell{{}, isFirst ? LlmColumns::tr("failed: %1").arg(why) : noValue(), why, Tone::Muted};
    };
    return {{.title = column.title, .toolTip = column.toolTip, .isNumber = column.isNumber},
            [cell](const LlmRow& row) { return cell(row, QLocale::c()).raw; },
            [cell](const LlmRow& row, const QLocale& locale) { return cell(row, locale).text; },
            [cell, about = column.toolTip](const LlmRow& row) {
                const QString toolTip = cell(row, QLocale()).toolTip;
                return toolTip.isEmpty() ? about : toolTip;
            },
            [cell](const LlmRow& row) { return cell(row, QLocale::c()).tone; }};
}

} // namespace

QString llmVerdictText(AccuracyVerdict verdict, bool isBaseline)
{
    if (isBaseline) return LlmColumns::tr("baseline");
    switch (verdict) {
    case AccuracyVerdict::Better:
        return LlmColumns::tr("better");
    case AccuracyVerdict::Worse:
        return LlmColumns::tr("worse");
    case AccuracyVerdict::Equivalent:
        return LlmColumns::tr("equivalent");
    case AccuracyVerdict::NotJudged:
        return LlmColumns::tr("not judged");
    case AccuracyVerdict::NotResolved:
        break;
    }
    return LlmColumns::tr("not resolved");
}

QString llmMemoryText(double bytes, const QLocale& locale)
{
    constexpr double kibi = 1024, mebi = kibi * 1024, gibi = mebi * 1024;
    if (bytes >= gibi) return fixed(bytes / gibi, 2, locale) + QStringLiteral(" GiB");
    if (bytes >= mebi) return fixed(bytes / mebi, 2, locale) + QStringLiteral(" MiB");
    return bytes >= 10 * kibi ? fixed(bytes / kibi, 1, locale) + QStringLiteral(" KiB")
                              : locale.toString(bytes, 'f', 0) + QStringLiteral(" B");
}

QString llmFileText(double bytes, const QLocale& locale)
{
    if (bytes >= 1e9) return fixed(bytes * 1e-9, 2, locale) + QStringLiteral(" GB");
    return bytes >= 1e6 ? fixed(bytes * 1e-6, 2, locale) + QStringLiteral(" MB")
                        : fixed(bytes * 1e-3, 1, locale) + QStringLiteral(" kB");
}

QString llmTableTitle(LlmTableKind kind) { return LlmColumns::tr(kLlmTableInfos[static_cast<int>(kind)].title); }

std::vector<Column<LlmRow>> llmColumns(LlmTableKind kind, const LlmStudyResult& study)
{
    std::vector<Column<LlmRow>> all{nameColumn()};
    for (LlmColumn& column : kLlmTableInfos[static_cast<int>(kind)].columns(study))
        all.push_back(asColumn(std::move(column), all.size() == 1));
    return all;
}

} // namespace qs
