// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tables/llm_columns.h"

#include "gpu/results/llm_rates.h"
#include "widgets/charts/modes/study_charts.h"
#include "widgets/language/lab_text.h"
#include "widgets/language/view_number.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

/// Context of the translations of this file.
struct LlmColumns
{
    Q_DECLARE_TR_FUNCTIONS(LlmColumns)
};

using Tone = LlmCell::Tone;
using Columns = QVector<LlmColumn>;

QString none() { return QStringLiteral("–"); }
LlmCell unknown(const QString& why = {}) { return {{}, none(), why, Tone::Muted}; }

/// Three or four figures, whatever the size.
int decimalsFor(double value)
{
    return std::abs(value) < 1      ? 4
           : std::abs(value) < 10   ? 3
           : std::abs(value) < 100  ? 2
           : std::abs(value) < 1000 ? 1
                                    : 0;
}
QString number(double value, const QLocale& locale) { return locale.toString(value, 'f', decimalsFor(value)); }
QString fixed(double value, int decimals, const QLocale& locale) { return locale.toString(value, 'f', decimals); }
QString signedNumber(double value, int decimals, const QLocale& locale)
{
    const bool zero = std::abs(value) < 0.5 * std::pow(10.0, -decimals);
    return (zero        ? QString()
            : value < 0 ? QStringLiteral("−")
                        : QStringLiteral("+")) +
           locale.toString(std::abs(value), 'f', decimals);
}

Tone toneOf(AccuracyVerdict verdict)
{
    switch (verdict) {
    case AccuracyVerdict::Better:
        return Tone::Good;
    case AccuracyVerdict::Worse:
        return Tone::Bad;
    case AccuracyVerdict::Equivalent:
        return Tone::Plain;
    case AccuracyVerdict::NotResolved:
        break;
    }
    return Tone::Muted;
}

LlmColumn words(const QString& title, const QString& toolTip, std::function<std::string(const LlmRow&)> text)
{
    return {title, toolTip, false, [text = std::move(text)](const LlmRow& row, const QLocale&) {
                const QString shown = labText(text(row));
                return shown.isEmpty() ? unknown() : LlmCell{shown, shown, shown};
            }};
}

LlmColumn seconds(const QString& title, const QString& toolTip, std::function<double(const LlmRow&)> value)
{
    return {title, toolTip, true, [value = std::move(value)](const LlmRow& row, const QLocale& locale) {
                const double v = value(row);
                return v < 0 ? unknown() : LlmCell{v, fixed(v, v < 10 ? 3 : 1, locale)};
            }};
}

LlmColumn bytes(const QString& title, const QString& toolTip, std::function<std::int64_t(const LlmRow&)> value)
{
    return {title, toolTip, true, [value = std::move(value)](const LlmRow& row, const QLocale& locale) {
                const auto v = static_cast<double>(value(row));
                return v <= 0 ? unknown()
                              : LlmCell{v, llmSizeText(v, locale),
                                        LlmColumns::tr("%1 bytes").arg(locale.toString(v, 'f', 0))};
            }};
}

LlmCell speedCell(const Comparison& speed, bool isBaseline, bool simulated, const QLocale& locale)
{
    if (isBaseline) return {1.0, LlmColumns::tr("baseline")};
    if (speed.n == 0) return unknown();
    LlmCell cell{speed.ratio, {}, {}};
    const auto times = [&](double ratio) { return fixed(ratio, 2, locale) + QStringLiteral("×"); };
    switch (speed.verdict) {
    case Verdict::Faster:
        cell.text = LlmColumns::tr("%1 faster").arg(times(speed.ratio)), cell.tone = Tone::Good;
        break;
    case Verdict::Slower:
        cell.text = LlmColumns::tr("%1 slower").arg(times(1 / speed.ratio)), cell.tone = Tone::Bad;
        break;
    case Verdict::Same:
        cell.text = LlmColumns::tr("same");
        break;
    case Verdict::NotResolved:
        cell.text = LlmColumns::tr("not resolved"), cell.tone = Tone::Muted;
        break;
    case Verdict::TooFew:
        cell.text = LlmColumns::tr("too few rounds"), cell.tone = Tone::Muted;
        break;
    }
    if (simulated) cell.text += QStringLiteral(" *"), cell.tone = Tone::Muted;
    cell.toolTip = labText(speed.text());
    if (simulated)
        cell.toolTip +=
            QLatin1Char('\n') +
            LlmColumns::tr("* Simulated on this device: the time is that of the simulation, not of the format.");
    return cell;
}

/// The timing at a place of the table, null where a row has none.
const LlmTiming* timingOf(const LlmRow& row, const LlmTiming& like)
{
    return row.timing(like.batch, like.promptLength);
}

LlmCell stepCell(const LlmTiming* timing, const QLocale& locale)
{
    if (!timing || timing->step.n == 0) return unknown();
    const Summary& s = timing->step;
    const double ms = s.p50 * 1e-3;
    return {ms, number(ms, locale),
            LlmColumns::tr("median of %1 steps; 95 % %2 to %3 ms; p95 %4 ms")
                .arg(viewCount(s.n), number(s.medianLow * 1e-3, locale), number(s.medianHigh * 1e-3, locale),
                     number(s.p95 * 1e-3, locale))};
}

LlmCell prefillCell(const LlmTiming* timing, const QLocale& locale)
{
    if (!timing || timing->prefill.n == 0) return unknown();
    const Summary& s = timing->prefill;
    const double ms = s.p50 * 1e-3;
    return {ms, number(ms, locale),
            LlmColumns::tr("median of %1 prompts of %2 tokens; 95 % %3 to %4 ms; %5 tokens/s")
                .arg(viewCount(s.n))
                .arg(timing->promptLength)
                .arg(number(s.medianLow * 1e-3, locale), number(s.medianHigh * 1e-3, locale),
                     fixed(timing->promptLength / ms * 1e3, 0, locale))};
}

LlmCell rateCell(const LlmTiming* timing, const QLocale& locale)
{
    if (!timing || timing->step.n == 0) return unknown();
    const double rate = timing->decodeTokensPerSecond();
    return {rate, number(rate, locale),
            LlmColumns::tr("at the median of %1 steps; %2 tokens/s over all of them")
                .arg(viewCount(timing->step.n), number(decodeThroughput(*timing), locale))};
}

LlmCell throughputCell(const LlmTiming* timing, const QLocale& locale)
{
    if (!timing || timing->step.n == 0) return unknown();
    const double rate = decodeThroughput(*timing);
    return {rate, number(rate, locale),
            LlmColumns::tr("over %1 steps; %2 tokens/s with the prompts counted")
                .arg(viewCount(timing->step.n), number(timing->requestTokensPerSecond(), locale))};
}

LlmColumn perplexityColumn()
{
    return {LlmColumns::tr("Perplexity"),
            LlmColumns::tr("exp of the mean cross-entropy a token, in windows without overlap. Less is better."), true,
            [](const LlmRow& row, const QLocale& locale) {
                if (!row.text) return unknown();
                return LlmCell{row.text->perplexity, fixed(row.text->perplexity, 3, locale),
                               LlmColumns::tr("± %1, %2 tokens")
                                   .arg(fixed(row.text->perplexityError, 3, locale), viewCount(row.text->tokens))};
            }};
}

LlmColumn textVerdictColumn(const LlmStudyResult& study)
{
    return {LlmColumns::tr("Verdict"),
            LlmColumns::tr("Equivalent: the 95 % interval of the ratio of perplexities lies within ±0.5 %. Better, "
                           "worse: p is below 0.05 after Holm's correction. Otherwise not resolved."),
            false, [&study](const LlmRow& row, const QLocale&) {
                if (!row.text) return unknown();
                const bool base = &row == study.baseline();
                const QString verdict = llmVerdictText(row.text->verdict, base);
                return LlmCell{verdict, verdict,
                               base ? LlmColumns::tr("What the others are compared with.")
                                    : labText(textVerdictText(*row.text)),
                               base ? Tone::Plain : toneOf(row.text->verdict)};
            }};
}

LlmColumn divergenceColumn(const QString& title, const QString& toolTip, std::function<double(const LlmText&)> value)
{
    return {title, toolTip, true, [value = std::move(value)](const LlmRow& row, const QLocale& locale) {
                if (!row.text || row.text->compared == 0) return unknown();
                const double nats = value(*row.text);
                return LlmCell{nats, fixed(nats, nats < 0.01 ? 5 : 4, locale),
                               LlmColumns::tr("%1 bits; %2 tokens compared")
                                   .arg(fixed(nats / std::log(2.0), 5, locale), viewCount(row.text->compared))};
            }};
}

LlmColumn agreementColumn()
{
    return {LlmColumns::tr("Top-1 (%)"),
            LlmColumns::tr("Tokens where this configuration and the baseline find the same token most likely."), true,
            [](const LlmRow& row, const QLocale& locale) {
                if (!row.text || row.text->tokens == 0) return unknown();
                const double percent = 100 * row.text->agreement.share;
                return LlmCell{percent, fixed(percent, 2, locale),
                               LlmColumns::tr("%1 tokens; 95 % %2 to %3 %")
                                   .arg(viewCount(row.text->agreed), fixed(100 * row.text->agreement.low, 2, locale),
                                        fixed(100 * row.text->agreement.high, 2, locale))};
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
    const QString title = labText(task.title),
                  name = brief ? title : title + QStringLiteral(", ") + QString::fromStdString(metric);
    columns.append({LlmColumns::tr("%1 (%)").arg(name), labText(task.source), true,
                    [find](const LlmRow& row, const QLocale& locale) {
                        const LlmMetric* m = find(row);
                        if (!m) return unknown();
                        return LlmCell{100 * m->share(), fixed(100 * m->share(), 1, locale),
                                       LlmColumns::tr("%1 of %2 right; standard error %3 points")
                                           .arg(viewCount(m->correct), viewCount(m->total),
                                                fixed(100 * m->standardError, 2, locale))};
                    }});
    if (!brief) {
        columns.append(
            {LlmColumns::tr("± SE"), LlmColumns::tr("Standard error of the share, in points, as lm-eval gives it."),
             true, [find](const LlmRow& row, const QLocale& locale) {
                 const LlmMetric* m = find(row);
                 return m ? LlmCell{100 * m->standardError, fixed(100 * m->standardError, 2, locale)} : unknown();
             }});
        columns.append({LlmColumns::tr("Δ points"),
                        LlmColumns::tr("Share less that of the baseline on the same items, in percentage points."),
                        true, [find, &study](const LlmRow& row, const QLocale& locale) {
                            const LlmMetric* m = find(row);
                            if (!m || &row == study.baseline()) return unknown();
                            return LlmCell{
                                100 * m->difference.difference, signedNumber(100 * m->difference.difference, 2, locale),
                                LlmColumns::tr("95 % %1 to %2 points (Tango); %3 items became right, %4 wrong")
                                    .arg(signedNumber(100 * m->difference.low95, 2, locale),
                                         signedNumber(100 * m->difference.high95, 2, locale), viewCount(m->gained),
                                         viewCount(m->lost))};
                        }});
        columns.append({LlmColumns::tr("p"),
                        LlmColumns::tr("McNemar's exact test against the baseline on the same items, adjusted for the "
                                       "number of configurations (Holm)."),
                        true, [find, &study](const LlmRow& row, const QLocale&) {
                            const LlmMetric* m = find(row);
                            if (!m || &row == study.baseline()) return unknown();
                            return LlmCell{m->adjustedP, pText(m->adjustedP).section(QStringLiteral("= "), -1),
                                           LlmColumns::tr("%1 before Holm's correction").arg(pText(m->p))};
                        }});
    }
    columns.append({LlmColumns::tr("Verdict"),
                    LlmColumns::tr("Equivalent: the 90 % interval of the difference (Tango) lies within ±0.5 points. "
                                   "Better, worse: p is below 0.05. Otherwise not resolved."),
                    false, [find, &study](const LlmRow& row, const QLocale&) {
                        const LlmMetric* m = find(row);
                        if (!m) return unknown();
                        const bool base = &row == study.baseline();
                        const QString verdict = llmVerdictText(m->verdict, base);
                        return LlmCell{verdict, verdict,
                                       base ? LlmColumns::tr("What the others are compared with.")
                                            : labText(accuracyVerdictText(m->difference, m->adjustedP)),
                                       base ? Tone::Plain : toneOf(m->verdict)};
                    }});
}

/// The row that has most timings: what was asked for.
std::vector<LlmTiming> timings(const LlmStudyResult& study)
{
    const LlmRow* most = nullptr;
    for (const LlmRow& row : study.rows)
        if (!most || row.timings.size() > most->timings.size()) most = &row;
    std::vector<LlmTiming> all;
    for (const LlmTiming& t : most ? most->timings : std::vector<LlmTiming>()) {
        all.emplace_back();
        all.back().batch = t.batch;
        all.back().promptLength = t.promptLength;
    }
    return all;
}

LlmColumn speedColumn(const LlmStudyResult& study, const LlmTiming& like, const QString& title)
{
    return {
        title,
        LlmColumns::tr("Time a token against the baseline, by pairs of the same round; a difference has to exceed how "
                       "far the baseline differed from itself. Of the rounds' ratios, not of the columns of ms/token."),
        false, [&study, like](const LlmRow& row, const QLocale& locale) {
            const LlmTiming* t = timingOf(row, like);
            return t ? speedCell(t->stepSpeed, &row == study.baseline(), row.inspection.simulated, locale) : unknown();
        }};
}

Columns overview(const LlmStudyResult& study)
{
    Columns columns;
    columns.append(weightsColumn());
    const auto all = timings(study);
    if (!all.empty()) {
        const LlmTiming one = all.front(), many = all.back();
        columns.append(
            {LlmColumns::tr("ms/token"),
             LlmColumns::tr("Time per output token with %n sequence(s) decoded together, median.", nullptr, one.batch),
             true, [one](const LlmRow& row, const QLocale& l) { return stepCell(timingOf(row, one), l); }});
        columns.append(speedColumn(study, one, LlmColumns::tr("Speed")));
        columns.append({LlmColumns::tr("First token (ms)"),
                        LlmColumns::tr("Time to first token of a prompt of %1 tokens, median.").arg(one.promptLength),
                        true,
                        [one](const LlmRow& row, const QLocale& l) { return prefillCell(timingOf(row, one), l); }});
        if (all.size() > 1)
            columns.append({LlmColumns::tr("Decode rate (tokens/s), batch %1").arg(many.batch),
                            LlmColumns::tr("Decoded tokens a second of all sequences together at the median step. What "
                                           "all steps came to, disturbed ones included, stands under Latency."),
                            true,
                            [many](const LlmRow& row, const QLocale& l) { return rateCell(timingOf(row, many), l); }});
    }
    columns.append(perplexityColumn());
    columns.append(textVerdictColumn(study));
    columns.append(divergenceColumn(LlmColumns::tr("KL (nats)"),
                                    LlmColumns::tr("Mean KL divergence of the baseline's predictions from this "
                                                   "configuration's, over the whole vocabulary, by token."),
                                    [](const LlmText& t) { return t.meanDivergence; }));
    columns.append(agreementColumn());
    for (const LlmTaskInfo& task : study.tasks)
        if (!task.metrics.empty()) addMetric(columns, study, task, task.metrics.front(), true);
    return columns;
}

Columns inspection()
{
    const QString asked = LlmColumns::tr("As the configuration asks.");
    Columns columns{
        words(LlmColumns::tr("Weight format"), asked, [](const LlmRow& r) { return r.inspection.weightFormat; }),
        words(LlmColumns::tr("Weight type"), asked, [](const LlmRow& r) { return r.inspection.weightType; }),
        words(LlmColumns::tr("Activations asked for"), asked,
              [](const LlmRow& r) { return r.inspection.activationType; }),
        words(LlmColumns::tr("Activations at run time"), LlmColumns::tr("What the layers' products really took."),
              [](const LlmRow& r) { return r.inspection.effectiveActivations; }),
        words(LlmColumns::tr("KV cache"), LlmColumns::tr("How keys and values are kept."),
              [](const LlmRow& r) { return r.inspection.kvType; }),
        words(LlmColumns::tr("Computed by"), LlmColumns::tr("What multiplies the layers' matrices."),
              [](const LlmRow& r) { return r.inspection.arithmetic; })};
    columns.append({LlmColumns::tr("As asked?"),
                    LlmColumns::tr("Whether this device ran what was asked for, and why not."), false,
                    [](const LlmRow& row, const QLocale&) {
                        const LlmInspection& i = row.inspection;
                        QStringList why;
                        if (i.simulated) why << LlmColumns::tr("Simulated: values hold, speed does not.");
                        if (!i.reason.empty()) why << labText(i.reason);
                        if (!i.notes.empty()) why << labText(i.notes);
                        for (const std::string& problem : row.problems)
                            why << labText(problem);
                        if (why.isEmpty()) return LlmCell{0, LlmColumns::tr("yes")};
                        return LlmCell{1, LlmColumns::tr("no: ") + why.join(QLatin1Char(' ')),
                                       why.join(QLatin1Char('\n')), Tone::Muted};
                    }});
    return columns;
}

Columns loading(const LlmStudyResult& study)
{
    Columns columns{seconds(LlmColumns::tr("Load (s)"), LlmColumns::tr("From the files to a model that answers."),
                            [](const LlmRow& r) { return r.load.seconds; }),
                    seconds(LlmColumns::tr("Quantizing (s)"),
                            LlmColumns::tr("Of it reading, calibrating and finding codes."),
                            [](const LlmRow& r) { return r.load.quantizeSeconds; }),
                    seconds(LlmColumns::tr("To the device (s)"), LlmColumns::tr("Of it handing over to the device."),
                            [](const LlmRow& r) { return r.load.putSeconds; })};
    columns.append({LlmColumns::tr("vs baseline"),
                    LlmColumns::tr("Load time by that of the baseline; one load each, so nothing is said of chance."),
                    true, [&study](const LlmRow& row, const QLocale& locale) {
                        const LlmRow* base = study.baseline();
                        if (!base || &row == base || base->load.seconds <= 0) return unknown();
                        const double ratio = row.load.seconds / base->load.seconds;
                        return LlmCell{ratio, fixed(ratio, 2, locale) + QStringLiteral("×")};
                    }});
    columns.append(
        {LlmColumns::tr("In page cache (%)"),
         LlmColumns::tr("Share of the files' pages that were in the page cache before: 100 % is a warm load."), true,
         [](const LlmRow& row, const QLocale& locale) {
             if (row.load.cachedBefore < 0) return unknown(LlmColumns::tr("The system does not say."));
             return LlmCell{100 * row.load.cachedBefore, fixed(100 * row.load.cachedBefore, 0, locale)};
         }});
    columns.append(seconds(LlmColumns::tr("Cold load (s)"),
                           LlmColumns::tr("With the files dropped from the page cache before; measured once, with the "
                                          "first configuration, since all read the same files."),
                           [](const LlmRow& r) { return r.cold ? r.cold->seconds : -1; }));
    return columns;
}

Columns memory(const LlmStudyResult& study)
{
    Columns columns{weightsColumn()};
    columns.append({LlmColumns::tr("vs baseline (%)"), LlmColumns::tr("Weights by those of the baseline."), true,
                    [&study](const LlmRow& row, const QLocale& locale) {
                        const LlmRow* base = study.baseline();
                        if (!base || base->memory.weights <= 0 || row.memory.weights <= 0) return unknown();
                        const double percent =
                            100.0 * static_cast<double>(row.memory.weights) / static_cast<double>(base->memory.weights);
                        return LlmCell{percent, fixed(percent, 1, locale)};
                    }});
    columns.append(
        bytes(LlmColumns::tr("Held"),
              LlmColumns::tr("What holds the weights on the device, padding and both orders of a matrix included."),
              [](const LlmRow& r) { return r.memory.resident; }));
    columns.append(bytes(LlmColumns::tr("KV cache"), LlmColumns::tr("Of all sequences at full context."),
                         [](const LlmRow& r) { return r.memory.kvCache; }));
    columns.append(bytes(LlmColumns::tr("KV a token"), LlmColumns::tr("Keys and values of one token."),
                         [](const LlmRow& r) { return r.memory.kvPerToken; }));
    columns.append(bytes(LlmColumns::tr("Workspace"), LlmColumns::tr("Activations and scratch."),
                         [](const LlmRow& r) { return r.memory.workspace; }));
    columns.append(bytes(LlmColumns::tr("Peak"), LlmColumns::tr("The most that was held at once, loading included."),
                         [](const LlmRow& r) { return r.memory.peak; }));
    columns.append(
        {LlmColumns::tr("KV room (tokens)"),
         LlmColumns::tr(
             "Whole tokens of one sequence that the free memory would hold, with this configuration loaded."),
         true, [](const LlmRow& row, const QLocale& locale) {
             if (row.memory.kvRoom() <= 0) return unknown();
             return LlmCell{static_cast<double>(row.memory.kvRoom()),
                            locale.toString(static_cast<qlonglong>(row.memory.kvRoom()))};
         }});
    return columns;
}

Columns latency(const LlmStudyResult& study)
{
    Columns columns;
    std::vector<int> prompts;
    for (const LlmTiming& like : timings(study)) {
        if (std::find(prompts.begin(), prompts.end(), like.promptLength) == prompts.end()) {
            prompts.push_back(like.promptLength);
            columns.append(
                {LlmColumns::tr("First token (ms), prompt %1").arg(like.promptLength),
                 LlmColumns::tr(
                     "From a prompt that nothing is known of to the choice of its first token (TTFT); median."),
                 true, [like](const LlmRow& row, const QLocale& l) { return prefillCell(timingOf(row, like), l); }});
        }
        const QString at = prompts.size() > 1
                               ? LlmColumns::tr("batch %1, prompt %2").arg(like.batch).arg(like.promptLength)
                               : LlmColumns::tr("batch %1").arg(like.batch);
        columns.append({LlmColumns::tr("ms/token, %1").arg(at),
                        LlmColumns::tr("Time per output token (TPOT): one more token of all sequences; median."), true,
                        [like](const LlmRow& row, const QLocale& l) { return stepCell(timingOf(row, like), l); }});
        columns.append(speedColumn(study, like, LlmColumns::tr("Speed, %1").arg(at)));
        columns.append({LlmColumns::tr("Decode rate (tokens/s), %1").arg(at),
                        LlmColumns::tr("Decoded tokens a second of all sequences together at the median step: what an "
                                       "undisturbed step yields."),
                        true,
                        [like](const LlmRow& row, const QLocale& l) { return rateCell(timingOf(row, like), l); }});
        columns.append(
            {LlmColumns::tr("Throughput (tokens/s), %1").arg(at),
             LlmColumns::tr("All decoded tokens by the time of all steps, disturbed ones "
                            "included: the mean, which the chart of rounds shows too."),
             true, [like](const LlmRow& row, const QLocale& l) { return throughputCell(timingOf(row, like), l); }});
        columns.append(seconds(LlmColumns::tr("Request (s), %1").arg(at),
                               LlmColumns::tr("All prompts one after another, then their tokens together: put together "
                                              "from the median prompt and the mean step."),
                               [like](const LlmRow& row) {
                                   const LlmTiming* t = timingOf(row, like);
                                   return t && t->step.n > 0 ? t->requestSeconds() : -1;
                               }));
    }
    return columns;
}

Columns text(const LlmStudyResult& study)
{
    Columns columns{perplexityColumn()};
    columns.append(
        {LlmColumns::tr("± SE"), LlmColumns::tr("Standard error by means of blocks of 32 neighbouring tokens."), true,
         [](const LlmRow& row, const QLocale& locale) {
             return row.text ? LlmCell{row.text->perplexityError, fixed(row.text->perplexityError, 3, locale)}
                             : unknown();
         }});
    columns.append({LlmColumns::tr("Δ (%)"), LlmColumns::tr("Perplexity against the baseline's, by the same tokens."),
                    true, [&study](const LlmRow& row, const QLocale& locale) {
                        if (!row.text || row.text->loss.n == 0 || &row == study.baseline()) return unknown();
                        return LlmCell{100 * (row.text->ratio - 1),
                                       signedNumber(100 * (row.text->ratio - 1), 2, locale)};
                    }});
    columns.append({LlmColumns::tr("95 % interval (%)"),
                    LlmColumns::tr("Of the ratio of perplexities, paired bootstrap (BCa) by blocks of 32 tokens."),
                    true, [&study](const LlmRow& row, const QLocale& locale) {
                        if (!row.text || row.text->loss.n == 0 || &row == study.baseline()) return unknown();
                        return LlmCell{
                            100 * (row.text->ratioLow - 1),
                            LlmColumns::tr("%1 – %2").arg(signedNumber(100 * (row.text->ratioLow - 1), 2, locale),
                                                          signedNumber(100 * (row.text->ratioHigh - 1), 2, locale))};
                    }});
    columns.append(
        {LlmColumns::tr("p"), LlmColumns::tr("Of no difference, adjusted for the number of configurations (Holm)."),
         true, [&study](const LlmRow& row, const QLocale&) {
             if (!row.text || row.text->loss.n == 0 || &row == study.baseline()) return unknown();
             return LlmCell{row.text->adjustedP, pText(row.text->adjustedP).section(QStringLiteral("= "), -1)};
         }});
    columns.append(textVerdictColumn(study));
    columns.append(divergenceColumn(LlmColumns::tr("KL mean (nats)"),
                                    LlmColumns::tr("Mean KL divergence of the baseline's predictions from this "
                                                   "configuration's, over the whole vocabulary, by token."),
                                    [](const LlmText& t) { return t.meanDivergence; }));
    columns.append(divergenceColumn(LlmColumns::tr("median"), LlmColumns::tr("Of the tokens' KL divergences."),
                                    [](const LlmText& t) { return t.medianDivergence; }));
    columns.append(divergenceColumn(LlmColumns::tr("99 %"), LlmColumns::tr("Of a hundred tokens one has more."),
                                    [](const LlmText& t) { return t.divergence99; }));
    columns.append(divergenceColumn(LlmColumns::tr("largest"), LlmColumns::tr("Of the tokens' KL divergences."),
                                    [](const LlmText& t) { return t.largestDivergence; }));
    columns.append(agreementColumn());
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
    case AccuracyVerdict::NotResolved:
        break;
    }
    return LlmColumns::tr("not resolved");
}

QString llmSizeText(double bytes, const QLocale& locale)
{
    if (bytes >= 1e9) return fixed(bytes * 1e-9, 2, locale) + QStringLiteral(" GB");
    if (bytes >= 1e6) return fixed(bytes * 1e-6, 2, locale) + QStringLiteral(" MB");
    return bytes >= 1e4 ? fixed(bytes * 1e-3, 1, locale) + QStringLiteral(" kB")
                        : locale.toString(bytes, 'f', 0) + QStringLiteral(" B");
}

QString llmTableTitle(LlmTableKind kind)
{
    switch (kind) {
    case LlmTableKind::Overview:
        return LlmColumns::tr("Overview");
    case LlmTableKind::Inspection:
        return LlmColumns::tr("Inspection");
    case LlmTableKind::Loading:
        return LlmColumns::tr("Loading");
    case LlmTableKind::Latency:
        return LlmColumns::tr("Latency");
    case LlmTableKind::Memory:
        return LlmColumns::tr("Memory");
    case LlmTableKind::Text:
        return LlmColumns::tr("Perplexity");
    case LlmTableKind::Tasks:
        break;
    }
    return LlmColumns::tr("Tasks");
}

QVector<LlmColumn> llmColumns(LlmTableKind kind, const LlmStudyResult& study)
{
    switch (kind) {
    case LlmTableKind::Overview:
        return overview(study);
    case LlmTableKind::Inspection:
        return inspection();
    case LlmTableKind::Loading:
        return loading(study);
    case LlmTableKind::Latency:
        return latency(study);
    case LlmTableKind::Memory:
        return memory(study);
    case LlmTableKind::Text:
        return text(study);
    case LlmTableKind::Tasks:
        break;
    }
    return tasks(study);
}

} // namespace qs
