// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/llm_rates.h"
#include "widgets/charts/modes/accuracy_charts.h"
#include "widgets/language/message_text.h"
#include "widgets/language/view_number.h"
#include "widgets/tables/cell_text.h"
#include "widgets/tables/llm/llm_columns.h"

#include <QCoreApplication>

#include <cmath>
#include <functional>
#include <vector>

/// What the cells of an LLM study's tables say.
namespace qs::llmcells {

/// Context of the translations of these tables.
struct LlmColumns
{
    Q_DECLARE_TR_FUNCTIONS(LlmColumns)
};

/// What a cell shows.
struct LlmCell
{
    QVariant raw; ///< for sorting, and in full precision for copying; invalid: unknown
    QString text; ///< in the locale that was asked for
    QString toolTip = {};
    Tone tone = Tone::Plain;
};

/// A column but that of the name.
struct LlmColumn
{
    QString title, toolTip;
    bool isNumber = true;
    /// Not asked of rows that failed.
    std::function<LlmCell(const LlmRow& row, const QLocale& locale)> cell;
};
using Columns = std::vector<LlmColumn>;

inline LlmCell unknown(const QString& why = {}) { return {{}, noValue(), why, Tone::Muted}; }

/// Three or four figures, whatever the size.
inline int decimalsFor(double value)
{
    return std::abs(value) < 1      ? 4
           : std::abs(value) < 10   ? 3
           : std::abs(value) < 100  ? 2
           : std::abs(value) < 1000 ? 1
                                    : 0;
}
inline QString number(double value, const QLocale& locale) { return locale.toString(value, 'f', decimalsFor(value)); }
inline QString fixed(double value, int decimals, const QLocale& locale)
{
    return locale.toString(value, 'f', decimals);
}
inline Tone toneOf(AccuracyVerdict verdict)
{
    switch (verdict) {
    case AccuracyVerdict::Better:
        return Tone::Good;
    case AccuracyVerdict::Worse:
        return Tone::Bad;
    case AccuracyVerdict::Equivalent:
        return Tone::Plain;
    case AccuracyVerdict::NotResolved:
    case AccuracyVerdict::NotJudged:
        break;
    }
    return Tone::Muted;
}

/// Whether the device ran what was asked for.
inline LlmCell asAskedCell(const LlmRow& row, const QLocale&)
{
    const LlmInspection& i = row.inspection;
    QStringList why;
    if (i.simulated) why << LlmColumns::tr("Simulated: values are valid, speed is not.");
    if (!i.reason.empty()) why << messageText(i.reason);
    if (!i.notes.empty()) why << messageText(i.notes);
    for (const Message& problem : row.problems)
        why << messageText(problem);
    if (why.isEmpty()) return {0, LlmColumns::tr("yes")};
    return {1, LlmColumns::tr("no: ") + why.join(QLatin1Char(' ')), why.join(QLatin1Char('\n')), Tone::Muted};
}

inline LlmCell speedCell(const Comparison& speed, bool isBaseline, bool simulated, const QLocale& locale)
{
    if (isBaseline) return {1.0, LlmColumns::tr("baseline")};
    if (speed.n == 0) return unknown();
    LlmCell cell{speed.ratio, {}, {}};
    switch (speed.verdict) {
    case Verdict::Faster:
        cell.text = LlmColumns::tr("%1, faster").arg(speedUpCell(speed.ratio, locale)), cell.tone = Tone::Good;
        break;
    case Verdict::Slower:
        cell.text = LlmColumns::tr("%1, slower").arg(speedUpCell(speed.ratio, locale)), cell.tone = Tone::Bad;
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
    cell.toolTip = messageText(verdictText(speed));
    if (simulated)
        cell.toolTip +=
            QLatin1Char('\n') +
            LlmColumns::tr("* Simulated on this device: the time is that of the simulation, not of the format.");
    return cell;
}

/// The timing at a place of the table, null where a row has none.
inline const LlmTiming* timingOf(const LlmRow& row, const LlmTiming& like)
{
    return row.timing(like.batch, like.promptLength);
}

inline LlmCell stepCell(const LlmTiming* timing, const QLocale& locale)
{
    if (!timing || timing->step.n == 0) return unknown();
    const Summary& s = timing->step;
    const double ms = s.p50 * 1e-3;
    const QString count = viewCount(s.n), low = number(s.medianLow * 1e-3, locale),
                  high = number(s.medianHigh * 1e-3, locale);
    return {ms, number(ms, locale),
            s.p95Resolved() ? LlmColumns::tr("median of %1 steps; 95% %2 to %3 ms; p95 %4 ms")
                                  .arg(count, low, high, number(s.p95 * 1e-3, locale))
                            : LlmColumns::tr("median of %1 steps; 95% %2 to %3 ms").arg(count, low, high)};
}

inline LlmCell stepPercentileCell(const LlmTiming* timing, bool resolved, double Summary::*percentile,
                                  const QLocale& locale)
{
    if (!timing || timing->step.n == 0) return unknown();
    if (!resolved) return unknown(LlmColumns::tr("%n step(s) are too few", nullptr, static_cast<int>(timing->step.n)));
    const double ms = timing->step.*percentile * 1e-3;
    return {ms, number(ms, locale)};
}
inline LlmCell p95Cell(const LlmTiming* timing, const QLocale& locale)
{
    return stepPercentileCell(timing, timing && timing->step.p95Resolved(), &Summary::p95, locale);
}
inline LlmCell p99Cell(const LlmTiming* timing, const QLocale& locale)
{
    return stepPercentileCell(timing, timing && timing->step.p99Resolved(), &Summary::p99, locale);
}

inline LlmCell prefillCell(const LlmTiming* timing, const QLocale& locale)
{
    if (!timing || timing->prefill.n == 0) return unknown();
    const Summary& s = timing->prefill;
    const double ms = s.p50 * 1e-3;
    return {ms, number(ms, locale),
            LlmColumns::tr("median of %1 prompts of %2 tokens; 95% %3 to %4 ms; %5 tokens/s")
                .arg(viewCount(s.n))
                .arg(timing->promptLength)
                .arg(number(s.medianLow * 1e-3, locale), number(s.medianHigh * 1e-3, locale),
                     fixed(timing->promptLength / ms * 1e3, 0, locale))};
}

/// What is told of a figure of energy, or why there is none.
inline QString energyText(const EnergyFigure& figure, const QLocale& locale)
{
    if (!figure.known()) return messageText(figure.reason);
    return LlmColumns::tr("Energy counter over %1 s: mean %2 W; power readings: %3 W")
        .arg(fixed(figure.seconds, 1, locale), fixed(figure.watts, 1, locale), fixed(figure.sampledWatts, 1, locale));
}

/// Joules, shown with the unit that suits them.
inline LlmCell energyCell(double joules, const EnergyFigure& figure, const QLocale& locale)
{
    const QString about = energyText(figure, locale);
    if (!(joules > 0)) return unknown(about);
    const bool exported = locale == QLocale::c(); // to be read by programs
    return {joules, exported ? QString::number(joules, 'g', 6) : viewNumbers(formatEnergy(joules)), about};
}
inline LlmCell decodeEnergyCell(const LlmTiming* timing, const QLocale& locale)
{
    return timing ? energyCell(joulesPerToken(*timing), timing->decodeEnergy, locale) : unknown();
}
inline LlmCell promptEnergyCell(const LlmTiming* timing, const QLocale& locale)
{
    return timing ? energyCell(promptJoulesPerToken(*timing), timing->prefillEnergy, locale) : unknown();
}
inline LlmCell tokensPerJouleCell(const LlmTiming* timing, const QLocale& locale)
{
    if (!timing || !timing->decodeEnergy.known())
        return unknown(timing ? energyText(timing->decodeEnergy, locale) : QString());
    const double tokens = tokensPerJoule(*timing);
    return {tokens, number(tokens, locale), energyText(timing->decodeEnergy, locale)};
}

inline LlmCell medianStepCell(const LlmTiming* timing, const QLocale& locale)
{
    if (!timing || timing->step.n == 0) return unknown();
    const double rate = timing->medianStepTokensPerSecond();
    return {rate, number(rate, locale),
            LlmColumns::tr("Median of %1 steps. The throughput over wall time is %2 tokens/s.")
                .arg(viewCount(timing->step.n), number(decodeThroughput(*timing), locale))};
}

inline LlmCell throughputCell(const LlmTiming* timing, const QLocale& locale)
{
    if (!timing || timing->step.n == 0) return unknown();
    const double rate = decodeThroughput(*timing);
    const ThroughputInterval interval = throughputInterval(*timing);
    const QString more = interval.high > 0 && std::isfinite(interval.high)
                             ? LlmColumns::tr("95% interval %1 to %2 tokens/s.")
                                   .arg(number(interval.low, locale), number(interval.high, locale))
                             : QString();
    return {rate, number(rate, locale),
            LlmColumns::tr("Tokens of %1 steps over their wall time; %2 tokens/s at the median step, %3 with the "
                           "prompts counted.")
                    .arg(viewCount(timing->step.n), number(timing->medianStepTokensPerSecond(), locale),
                         number(timing->requestTokensPerSecond(), locale)) +
                (more.isEmpty() ? QString() : QLatin1Char(' ') + more)};
}

inline LlmCell perplexityCell(const LlmText& text, const QLocale& locale)
{
    return {text.perplexity, fixed(text.perplexity, 3, locale),
            LlmColumns::tr("± %1, %2 tokens").arg(fixed(text.perplexityError, 3, locale), viewCount(text.tokens))};
}

inline LlmCell divergenceCell(const LlmText& text, double nats, const QLocale& locale)
{
    return {nats, fixed(nats, divergencePlaces(nats), locale),
            LlmColumns::tr("%1 bits; %2 tokens compared")
                .arg(fixed(nats / std::log(2.0), 5, locale), viewCount(text.compared))};
}

inline LlmCell agreementCell(const LlmText& text, const QLocale& locale)
{
    const double percent = 100 * text.agreement.share;
    return {percent, fixed(percent, 2, locale),
            LlmColumns::tr("%1 tokens; 95% %2 to %3%")
                .arg(viewCount(text.agreed), fixed(100 * text.agreement.low, 2, locale),
                     fixed(100 * text.agreement.high, 2, locale))};
}

/// p after Holm's correction.
inline LlmCell pCell(double adjusted, const QString& toolTip = {})
{
    return {adjusted, pText(adjusted).section(QStringLiteral("= "), -1), toolTip};
}

inline LlmCell ratioCell(const LlmText& text, const QLocale& locale)
{
    return {100 * (text.ratio - 1), signedText(100 * (text.ratio - 1), 2, locale)};
}

inline LlmCell ratioIntervalCell(const LlmText& text, const QLocale& locale)
{
    return {100 * (text.ratioLow - 1),
            LlmColumns::tr("%1 – %2").arg(signedText(100 * (text.ratioLow - 1), 2, locale),
                                          signedText(100 * (text.ratioHigh - 1), 2, locale))};
}

inline LlmCell ratioPCell(const LlmText& text, const QLocale&) { return pCell(text.adjustedP); }

/// `why`: what the verdict rests on, of all but the baseline.
inline LlmCell verdictCell(AccuracyVerdict verdict, bool isBaseline, const QString& why)
{
    const QString text = llmVerdictText(verdict, isBaseline);
    return {text, text, isBaseline ? LlmColumns::tr("All others are compared with this.") : why,
            isBaseline ? Tone::Plain : toneOf(verdict)};
}

inline LlmCell shareCell(const LlmMetric& metric, const QLocale& locale)
{
    return {100 * metric.share(), fixed(100 * metric.share(), 1, locale),
            LlmColumns::tr("%1 of %2 correct; standard error %3 points")
                .arg(viewCount(metric.correct), viewCount(metric.total), fixed(100 * metric.standardError, 2, locale))};
}

inline LlmCell shareErrorCell(const LlmMetric& metric, const QLocale& locale)
{
    return {100 * metric.standardError, fixed(100 * metric.standardError, 2, locale)};
}

inline LlmCell differenceCell(const LlmMetric& metric, const QLocale& locale)
{
    return {100 * metric.difference.difference, signedText(100 * metric.difference.difference, 2, locale),
            LlmColumns::tr("95% %1 to %2 points (Tango); %3 items became correct, %4 wrong")
                .arg(signedText(100 * metric.difference.low95, 2, locale),
                     signedText(100 * metric.difference.high95, 2, locale), viewCount(metric.gained),
                     viewCount(metric.lost))};
}

inline LlmCell mcNemarCell(const LlmMetric& metric, const QLocale&)
{
    return pCell(metric.adjustedP, LlmColumns::tr("%1 before Holm's correction").arg(pText(metric.p)));
}

} // namespace qs::llmcells
