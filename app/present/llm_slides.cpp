// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/llm_slides.h"

#include "app/language/counted.h"
#include "gpu/report/llm/report.h"
#include "gpu/results/llm_rates.h"
#include "widgets/charts/bars/category_bars.h"
#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/curves/line_chart.h"
#include "widgets/charts/curves/pareto_chart.h"
#include "widgets/charts/llm/llm_charts.h"
#include "widgets/language/message_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/study_mode_style.h"
#include "widgets/tables/llm_columns.h"

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

QString nameOf(const LlmRow& row) { return studyModeTitle(llmMode(row.configuration)); }
bool hasText(const LlmRow& row) { return row.failed.empty() && row.text; }
const LlmTiming* single(const LlmRow& row)
{
    return row.failed.empty() && !row.timings.empty() && row.timings.front().step.n > 0 ? &row.timings.front()
                                                                                        : nullptr;
}

/// The smallest of those whose perplexity is shown to be equivalent; null where none is smaller than the baseline.
const LlmRow* smallestEquivalent(const LlmStudyResult& study)
{
    const LlmRow* best = nullptr;
    for (const LlmRow& row : study.rows) {
        if (!hasText(row) || row.text->loss.n == 0 || row.text->verdict != AccuracyVerdict::Equivalent ||
            row.memory.weights >= study.baseline()->memory.weights)
            continue;
        if (!best || row.memory.weights < best->memory.weights) best = &row;
    }
    return best;
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
    const auto percent = [](double ratio) {
        return (ratio < 1 ? QStringLiteral("−") : QStringLiteral("+")) + viewFixed(100 * std::abs(ratio - 1), 2);
    };
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
    return {LlmSlides::tr("%1, time a token").arg(nameOf(row)), numberText(s.p50 * 1e-3), LlmSlides::tr("ms"),
            LlmSlides::tr("95% interval %1 to %2").arg(numberText(s.medianLow * 1e-3), numberText(s.medianHigh * 1e-3)),
            stepsText(s.n)};
}

SlideFigure speedFigure(const LlmRow& row)
{
    const Comparison& c = single(row)->stepSpeed;
    return {LlmSlides::tr("%1 against the baseline").arg(nameOf(row)), viewFixed(c.ratio, 2), QStringLiteral("×"),
            LlmSlides::tr("95% interval %1 to %2").arg(viewFixed(c.low, 2), viewFixed(c.high, 2)),
            counted(LlmSlides::tr("n = %n round(s)", nullptr, pluralOf(c.n)), c.n)};
}

SlideFigure rateFigure(const LlmRow& row)
{
    const LlmTiming& most = row.timings.back();
    const ThroughputInterval interval = throughputInterval(most);
    return {LlmSlides::tr("%1, batch %2, throughput").arg(nameOf(row)).arg(most.batch),
            numberText(decodeThroughput(most)), LlmSlides::tr("tokens/s"),
            interval.high > 0
                ? LlmSlides::tr("95% interval %1 to %2").arg(numberText(interval.low), numberText(interval.high))
                : QString(),
            stepsText(most.step.n)};
}

Slide perplexitySlide(const LlmStudyResult& study)
{
    Slide slide;
    const QString sentence = llmSentence(study);
    slide.title = sentence.isEmpty() ? LlmSlides::tr("Perplexity by configuration.") : sentence;
    auto chart = std::make_shared<CategoryBars>(CategoryBars::Kind::Dots);
    showLlmPerplexity(*chart, study);
    slide.chart = chart;
    const LlmRow& baseline = *study.baseline();
    if (hasText(baseline)) slide.figures << perplexityFigure(baseline);
    if (const LlmRow* small = smallestEquivalent(study))
        slide.figures << ratioFigure(*small) << bytesFigure(*small, baseline);
    return slide;
}

Slide speedSlide(const LlmStudyResult& study)
{
    Slide slide;
    const LlmRow* quick = fastest(study);
    slide.title = quick ? LlmSlides::tr("%1 decodes %2× as fast as the baseline, one sequence at a time.")
                              .arg(nameOf(*quick), viewFixed(single(*quick)->stepSpeed.ratio, 2))
                        : LlmSlides::tr("No configuration is shown to decode faster than the baseline on this device.");
    auto chart = std::make_shared<LineChart>();
    showLlmThroughput(*chart, study);
    slide.chart = chart;
    if (single(*study.baseline())) slide.figures << stepFigure(*study.baseline());
    if (quick) slide.figures << speedFigure(*quick);
    if (const LlmRow& shown = quick ? *quick : *study.baseline(); single(shown)) slide.figures << rateFigure(shown);
    return slide;
}

Slide tradeOffSlide(const LlmStudyResult& study)
{
    Slide slide;
    const auto advice = llmRecommendations(study);
    slide.title = advice.empty() ? LlmSlides::tr("Perplexity against size.") : messageText(advice.front());
    auto chart = std::make_shared<ParetoChart>();
    showLlmTradeOff(*chart, study, LlmCost::WeightBytes);
    slide.chart = chart;
    if (const LlmRow* small = smallestEquivalent(study))
        slide.figures << bytesFigure(*small, *study.baseline()) << ratioFigure(*small);
    if (const LlmRow* quick = fastest(study)) slide.figures << speedFigure(*quick);
    return slide;
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

Slide llmSlide(PageKind kind, const LlmStudyResult& study)
{
    if (kind == PageKind::LlmSpeed) return speedSlide(study);
    return kind == PageKind::LlmTradeOff ? tradeOffSlide(study) : perplexitySlide(study);
}

} // namespace qs
