// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/llm_evidence.h"

#include "app/export/llm_pictures.h"
#include "app/language/counted.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/report/llm/report.h"
#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/core/chart_content.h"
#include "widgets/language/message_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/modes/accuracy_mode_style.h"
#include "widgets/tables/llm/llm_columns.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

/// Context of the translations of this file.
struct LlmSlides
{
    Q_DECLARE_TR_FUNCTIONS(LlmSlides)
};

QString nameOf(const LlmRow& row) { return accuracyModeTitle(llmMode(row.configuration)); }
bool hasText(const LlmRow& row) { return row.failed.empty() && row.text; }
const LlmTiming* single(const LlmRow& row)
{
    return row.failed.empty() && !row.timings.empty() && row.timings.front().step.n > 0 ? &row.timings.front()
                                                                                        : nullptr;
}

/// The fastest by token of those that are shown to be faster, with the arithmetic that they are named after; null where
/// none is.
const LlmRow* fastest(const LlmStudyResult& study)
{
    const LlmRow* best = nullptr;
    for (const LlmRow& row : study.rows) {
        const LlmTiming* t = single(row);
        if (!t || row.inspection.simulated || t->stepSpeed.verdict != Verdict::Faster) continue;
        if (!best || t->stepSpeed.ratio > single(*best)->stepSpeed.ratio) best = &row;
    }
    return best;
}

QString stepsText(std::int64_t n) { return counted(LlmSlides::tr("n = %n step(s)", nullptr, pluralOf(n)), n); }

SlideFigure perplexityFigure(const LlmRow& row)
{
    return {LlmSlides::tr("%1, perplexity").arg(nameOf(row)),
            viewFixed(row.text->perplexity, 3),
            {},
            LlmSlides::tr("standard error %1").arg(viewFixed(row.text->perplexityError, 3)),
            counted(LlmSlides::tr("n = %n token(s)", nullptr, pluralOf(row.text->tokens)), row.text->tokens)};
}

SlideFigure ratioFigure(const LlmRow& row)
{
    const auto percent = [](double ratio) { return viewSigned(100 * (ratio - 1), 2); };
    return {LlmSlides::tr("%1 against the baseline").arg(nameOf(row)), percent(row.text->ratio), QStringLiteral("%"),
            LlmSlides::tr("95% interval %1 to %2").arg(percent(row.text->ratioLow), percent(row.text->ratioHigh)),
            llmVerdictText(row.text->verdict, false)};
}

SlideFigure bytesFigure(const LlmRow& row, const LlmRow& baseline)
{
    return {LlmSlides::tr("%1, weights").arg(nameOf(row)),
            viewFixed(100.0 * static_cast<double>(row.memory.weights) /
                          static_cast<double>(std::max<std::int64_t>(1, baseline.memory.weights)),
                      1),
            QStringLiteral("%"),
            LlmSlides::tr("%1 of %2")
                .arg(llmMemoryText(static_cast<double>(row.memory.weights), viewLocale()),
                     llmMemoryText(static_cast<double>(baseline.memory.weights), viewLocale())),
            LlmSlides::tr("exact")};
}

SlideFigure stepFigure(const LlmRow& row)
{
    const Summary& s = single(row)->step;
    return {LlmSlides::tr("%1, time per token").arg(nameOf(row)), numberText(s.p50 * 1e-3), LlmSlides::tr("ms"),
            LlmSlides::tr("95% interval %1 to %2").arg(numberText(s.medianLow * 1e-3), numberText(s.medianHigh * 1e-3)),
            stepsText(s.n)};
}

SlideFigure speedFigure(const LlmRow& row)
{
    const Comparison& c = single(row)->stepSpeed;
    const int decimals = speedUpDecimals(c.ratio, c.low, c.high);
    return {LlmSlides::tr("%1 against the baseline").arg(nameOf(row)), viewFixed(c.ratio, decimals),
            QStringLiteral("×"),
            LlmSlides::tr("95% interval %1 to %2").arg(viewFixed(c.low, decimals), viewFixed(c.high, decimals)),
            counted(LlmSlides::tr("n = %n round(s)", nullptr, pluralOf(c.n)), c.n)};
}

/// The picture of the report under this name, with what the slide says taken out of it; null where it would be empty.
std::shared_ptr<ChartContent> pictureOf(const LlmStudyResult& study, const char* name)
{
    for (const LlmPicture& each : llmPictures(study)) {
        if (each.file != QLatin1String(name)) continue;
        std::shared_ptr<ChartContent> chart = each.make();
        if (chart) chart->finding.clear();
        return chart;
    }
    return nullptr;
}

bool isJudged(const LlmRow& row, const LlmStudyResult& study)
{
    return &row != study.baseline() && hasText(row) && row.text->loss.n > 0;
}

/// How many have the baseline's perplexity, and who is farthest above it.
SlideEvidence perplexityEvidence(const LlmStudyResult& study)
{
    const LlmRow& baseline = *study.baseline();
    int judged = 0, equivalent = 0;
    const LlmRow *worst = nullptr, *near = smallestEquivalent(study);
    for (const LlmRow& row : study.rows) {
        if (!isJudged(row, study)) continue;
        ++judged;
        if (row.text->verdict == AccuracyVerdict::Equivalent) {
            ++equivalent;
            if (!near) near = &row;
        }
        if (row.text->verdict == AccuracyVerdict::Worse && (!worst || row.text->ratio > worst->text->ratio))
            worst = &row;
    }
    SlideEvidence evidence;
    evidence.sentence =
        LlmSlides::tr("%1 of %n configuration(s) are equivalent to the baseline in perplexity, within ±0.5%.", nullptr,
                      judged)
            .arg(equivalent);
    if (worst)
        evidence.sentence += QLatin1Char(' ') + LlmSlides::tr("%1 has the largest increase.").arg(nameOf(*worst));
    evidence.chart = pictureOf(study, "perplexity");
    evidence.figures << perplexityFigure(baseline);
    for (const LlmRow* row : {near, worst})
        if (row) {
            evidence.subjects << nameOf(*row);
            evidence.figures << ratioFigure(*row);
        }
    return evidence;
}

SlideEvidence speedEvidence(const LlmStudyResult& study)
{
    SlideEvidence evidence;
    const LlmRow* quick = fastest(study);
    evidence.sentence =
        quick ? LlmSlides::tr("%1 decodes %2 as fast as the baseline, one sequence at a time.")
                    .arg(nameOf(*quick), viewNumbers(speedUpText(single(*quick)->stepSpeed.ratio)))
              : LlmSlides::tr("No configuration decodes measurably faster than the baseline on this device.");
    evidence.chart = pictureOf(study, "time_per_token");
    if (quick) {
        evidence.subjects << nameOf(*quick);
        evidence.figures << speedFigure(*quick) << stepFigure(*quick);
    }
    if (single(*study.baseline())) evidence.figures << stepFigure(*study.baseline());
    return evidence;
}

/// The recommendation where memory counts, and the row that it is about.
SlideEvidence tradeOffEvidence(const LlmStudyResult& study)
{
    SlideEvidence evidence;
    const LlmRow* small = smallestEquivalent(study);
    evidence.sentence =
        small ? LlmSlides::tr(
                    "%1 is the smallest configuration that is equivalent to the baseline in perplexity, within ±0.5%.")
                    .arg(nameOf(*small))
              : LlmSlides::tr(
                    "No smaller configuration is shown to be equivalent to the baseline in perplexity, within ±0.5%.");
    evidence.chart = pictureOf(study, "trade_off_size");
    if (small) {
        evidence.subjects << nameOf(*small);
        evidence.figures << bytesFigure(*small, *study.baseline()) << ratioFigure(*small);
    }
    evidence.figures << perplexityFigure(*study.baseline());
    return evidence;
}

} // namespace

bool isLlmKind(PageKind kind)
{
    return kind == PageKind::LlmPerplexity || kind == PageKind::LlmSpeed || kind == PageKind::LlmTradeOff;
}

QVector<PageKind> llmPageKinds(const LlmStudyResult& study)
{
    QVector<PageKind> kinds;
    if (!study.baseline() || study.rows.size() < 2) return kinds;
    if (hasText(*study.baseline())) kinds << PageKind::LlmPerplexity;
    if (single(*study.baseline())) kinds << PageKind::LlmSpeed;
    if (hasText(*study.baseline())) kinds << PageKind::LlmTradeOff;
    return kinds;
}

SlideEvidence llmEvidence(PageKind kind, const LlmStudyResult& study)
{
    if (kind == PageKind::LlmSpeed) return speedEvidence(study);
    return kind == PageKind::LlmTradeOff ? tradeOffEvidence(study) : perplexityEvidence(study);
}

QVector<SlideFigure> llmAnswerFigures(const LlmStudyResult& study, Recommendation::Kind kind)
{
    const LlmRow* row = kind == Recommendation::Kind::ModelSpeed ? fastestEquivalent(study) : smallestEquivalent(study);
    if (!row) return {};
    QVector<SlideFigure> figures;
    if (kind == Recommendation::Kind::ModelSpeed) figures << speedFigure(*row);
    return figures << bytesFigure(*row, *study.baseline()) << ratioFigure(*row);
}

} // namespace qs
