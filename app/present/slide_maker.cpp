// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/slide_maker.h"

#include "app/export/chart_notes_json.h"
#include "app/export/report_charts.h"
#include "app/findings/run_findings.h"
#include "app/present/caveats.h"
#include "app/present/llm_slides.h"
#include "app/present/slide_figures.h"
#include "app/present/slide_texts.h"
#include "app/session/recorded.h"
#include "gpu/results/analysis.h"
#include "widgets/charts/bars/category_bars.h"
#include "widgets/charts/bars/comparison_chart.h"
#include "widgets/charts/curves/pareto_chart.h"
#include "widgets/charts/curves/roofline_chart.h"
#include "widgets/charts/curves/sweep_chart.h"
#include "widgets/charts/curves/training_chart.h"
#include "widgets/charts/modes/heat_map.h"
#include "widgets/charts/modes/mode_charts.h"
#include "widgets/charts/modes/study_charts.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/language/operation_text.h"
#include "widgets/language/qt_text.h"

#include <algorithm>

namespace qs {

namespace {

const StoredRun* runOf(const DeckPage& page, const SessionData& session)
{
    const auto found = std::find_if(session.runs.begin(), session.runs.end(),
                                    [&](const StoredRun& run) { return run.id == page.run; });
    return found == session.runs.end() ? nullptr : &*found;
}

bool isStudyKind(PageKind kind)
{
    return kind == PageKind::Accuracy || kind == PageKind::Loss || kind == PageKind::ModelSize ||
           kind == PageKind::Pareto;
}

StudyPicture pictureOf(PageKind kind)
{
    return kind == PageKind::Loss        ? StudyPicture::Loss
           : kind == PageKind::ModelSize ? StudyPicture::Size
           : kind == PageKind::Pareto    ? StudyPicture::Pareto
                                         : StudyPicture::Accuracy;
}

const ModeResult* modeOf(const Segment& segment, const QString& name)
{
    const auto found = std::find_if(segment.modes.begin(), segment.modes.end(),
                                    [&](const ModeResult& mode) { return text(mode.requested) == name; });
    return found == segment.modes.end() ? nullptr : &*found;
}

std::optional<Finding> findingOf(const DeckPage& page, const Segment& segment, const QString& baseline)
{
    for (const Finding& finding : runFindings(segment, {}, true, baseline))
        if (finding.code == page.code && finding.modeName == page.mode) return finding;
    return std::nullopt;
}

Slide cover(const SessionData& session)
{
    Slide slide;
    slide.isCover = true;
    slide.title = coverSentence(session);
    slide.figures = coverFigures(session);
    constexpr int shown = 6;
    for (const StoredRun& run : session.runs)
        if (slide.lines.size() < shown) slide.lines << run.name;
    if (session.runs.size() > shown)
        slide.lines << Slides::tr("and %n more run(s)", nullptr, static_cast<int>(session.runs.size()) - shown);
    if (session.runs.isEmpty())
        slide.lines << Slides::tr("Nothing was measured yet. Press F5 in the window to measure.");
    else
        slide.source = sourceText(*session.runs.last().result);
    return slide;
}

Slide caveats(const SessionData& session)
{
    Slide slide;
    slide.title = Slides::tr("What these figures rest on, and what they do not say");
    slide.lines = caveatLines(session);
    if (!session.runs.isEmpty()) slide.source = sourceText(*session.runs.last().result);
    return slide;
}

/// The slide says what the chart's own headline would say again.
template <typename Chart> std::shared_ptr<ChartWidget> plain(std::unique_ptr<Chart> chart)
{
    if (!chart) return nullptr;
    chart->setFinding({});
    return chart;
}

std::shared_ptr<ChartWidget> studyChart(const ModeStudyResult& study, StudyPicture picture)
{
    std::shared_ptr<ChartWidget> chart = makeStudyPicture(study, picture);
    if (auto* bars = qobject_cast<CategoryBars*>(chart.get())) bars->setFinding({});
    if (auto* pareto = qobject_cast<ParetoChart*>(chart.get())) pareto->setFinding({});
    return chart;
}

Slide comparison(const Segment& segment, const QString& wanted, bool ladder)
{
    const QString baseline = shownBaseline(segment, wanted);
    Slide slide;
    slide.title = ladder ? ladderSentence(segment, baseline) : comparisonSentence(segment, baseline);
    slide.chart = plain(makeBars(segment, baseline, BarQuantity::Latency));
    slide.figures = comparisonFigures(segment, baseline);
    return slide;
}

Slide sweep(const RunResult& run, const QString& wanted)
{
    Slide slide;
    slide.title = sweepSentence(run, wanted);
    const Segment* point = largestPoint(run);
    if (!point) return slide;
    const bool bandwidth = point->spec.operation == Operation::Quantize || point->spec.operation == Operation::Ladder;
    slide.chart = plain(makeSweep(run, bandwidth ? SweepQuantity::Gbps : SweepQuantity::LatencyUs));
    slide.figures = sweepFigures(*point, shownBaseline(*point, wanted));
    return slide;
}

Slide roofline(const RunResult& run, const Segment& segment)
{
    Slide slide;
    const RooflinePicture picture = rooflinePicture(segment, run.calibration ? &*run.calibration : nullptr);
    slide.title = rooflineTitle(picture);
    if (auto chart = makeRoofline(segment, run.calibration ? &*run.calibration : nullptr)) {
        RooflinePicture without = chart->picture();
        without.saysSentence = false;
        chart->setPicture(without);
        slide.chart = std::move(chart);
    }
    slide.figures = rooflineFigures(picture);
    return slide;
}

Slide distribution(const DeckPage& page, const Segment& segment)
{
    Slide slide;
    const ModeResult* mode = modeOf(segment, page.mode);
    if (!mode) return slide;
    slide.title = distributionSentence(*mode);
    slide.chart = plain(makeTrace(segment, mode));
    slide.figures = distributionFigures(*mode);
    return slide;
}

Slide finding(const DeckPage& page, const Segment& segment, const QString& wanted)
{
    Slide slide;
    const QString baseline = shownBaseline(segment, wanted);
    const auto found = findingOf(page, segment, baseline);
    if (!found) {
        slide.title = Slides::tr("This run no longer has the finding “%1”.").arg(codeTitle(page.code));
        return slide;
    }
    const ModeResult* mode = modeOf(segment, page.mode);
    slide.title = page.mode.isEmpty() || found->title.contains(page.mode)
                      ? found->title
                      : Slides::tr("%1: %2").arg(page.mode, found->title);
    if (mode && found->other.isEmpty()) slide.chart = plain(makeTrace(segment, mode));
    if (!slide.chart) slide.chart = plain(makeBars(segment, baseline, BarQuantity::Latency));
    slide.figures = mode ? findingFigures(*mode) : comparisonFigures(segment, baseline);
    slide.notes = found->detail;
    return slide;
}

Slide runSlide(const DeckPage& page, const StoredRun& run, const SessionData& session)
{
    if (run.llm()) return llmSlide(page.kind, *run.llm());
    if (run.modes()) {
        Slide slide;
        slide.title = studyTitle(page.kind, *run.modes());
        slide.chart = studyChart(*run.modes(), pictureOf(page.kind));
        slide.figures = page.kind == PageKind::Loss        ? lossFigures(*run.modes())
                        : page.kind == PageKind::ModelSize ? sizeFigures(*run.modes())
                        : page.kind == PageKind::Pareto    ? paretoFigures(*run.modes())
                                                           : accuracyFigures(*run.modes());
        return slide;
    }
    const Segment& segment = *run.result->last();
    switch (page.kind) {
    case PageKind::Sweep:
        return sweep(*run.result, session.baseline);
    case PageKind::Roofline:
        return roofline(*run.result, segment);
    case PageKind::Distribution:
        return distribution(page, segment);
    case PageKind::Finding:
        return finding(page, segment, session.baseline);
    default:
        return comparison(segment, session.baseline, page.kind == PageKind::Ladder);
    }
}

Slide liveSlide(const SlideSource& source)
{
    Slide slide = comparison(*source.live, source.session.baseline, false);
    slide.subtitle = Slides::tr("Being measured now · %1").arg(subjectText(source.live->spec));
    slide.mark = Slides::tr("live");
    slide.source = source.liveName;
    return slide;
}

} // namespace

bool canShow(const DeckPage& page, const SlideSource& source)
{
    if (page.kind == PageKind::Cover || page.kind == PageKind::Caveats) return true;
    if (page.kind == PageKind::Live) return source.live && !source.live->modes.empty();
    const StoredRun* run = runOf(page, source.session);
    if (!run || isStudyKind(page.kind) != (run->modes() != nullptr) || isLlmKind(page.kind) != (run->llm() != nullptr))
        return false;
    if (run->llm()) return llmPageKinds(*run->llm()).contains(page.kind);
    if (run->modes()) return !run->modes()->rows.empty();
    const Segment* last = run->result->last();
    if (!last || last->modes.empty() || (page.kind == PageKind::Sweep && !run->result->sweep)) return false;
    if (page.kind == PageKind::Distribution) return modeOf(*last, page.mode) != nullptr;
    return page.kind != PageKind::Finding ||
           findingOf(page, *last, shownBaseline(*last, source.session.baseline)).has_value();
}

Slide makeSlide(const DeckPage& page, const SlideSource& source)
{
    Slide slide;
    const StoredRun* run = runOf(page, source.session);
    if (page.kind == PageKind::Cover)
        slide = cover(source.session);
    else if (page.kind == PageKind::Caveats)
        slide = caveats(source.session);
    else if (!canShow(page, source))
        slide.title = page.kind == PageKind::Live ? Slides::tr("Nothing is being measured now.")
                                                  : Slides::tr("What this page showed is no longer in the session.");
    else if (page.kind == PageKind::Live)
        slide = liveSlide(source);
    else {
        slide = runSlide(page, *run, source.session);
        if (slide.chart) showNotes(*slide.chart, source.session.annotations, run->id);
        slide.subtitle = setupText(*run);
        slide.source = sourceText(*run->result);
        if (slide.notes.isEmpty()) slide.notes = run->note;
    }
    const bool recorded = run ? isRecorded(*run) : page.kind != PageKind::Live && isRecorded(source.session);
    if (recorded) slide.mark = Slides::tr("recorded");
    if (!page.title.isEmpty()) slide.title = page.title;
    return slide;
}

QString automaticTitle(const DeckPage& page, const SlideSource& source)
{
    DeckPage plainPage = page;
    plainPage.title.clear();
    return makeSlide(plainPage, source).title;
}

QString kindLabel(PageKind kind)
{
    switch (kind) {
    case PageKind::Cover:
        return Slides::tr("Title page");
    case PageKind::Live:
        return Slides::tr("What is being measured");
    case PageKind::Comparison:
        return Slides::tr("Comparison");
    case PageKind::Ladder:
        return Slides::tr("Ladder");
    case PageKind::Sweep:
        return Slides::tr("Sweep");
    case PageKind::Roofline:
        return Slides::tr("Roofline");
    case PageKind::Distribution:
        return Slides::tr("Distribution");
    case PageKind::Finding:
        return Slides::tr("Finding");
    case PageKind::Accuracy:
        return Slides::tr("Accuracy");
    case PageKind::Loss:
        return Slides::tr("Loss");
    case PageKind::ModelSize:
        return Slides::tr("Model size");
    case PageKind::Pareto:
        return Slides::tr("Accuracy against size");
    case PageKind::LlmPerplexity:
        return Slides::tr("Perplexity of a language model");
    case PageKind::LlmSpeed:
        return Slides::tr("Speed of a language model");
    case PageKind::LlmTradeOff:
        return Slides::tr("What is worth its bytes in a language model");
    case PageKind::Caveats:
        return Slides::tr("Caveats");
    }
    return {};
}

QString pageLabel(const DeckPage& page, const SessionData& session)
{
    QStringList parts{kindLabel(page.kind)};
    if (!page.code.isEmpty()) parts << codeTitle(page.code);
    if (!page.mode.isEmpty()) parts << page.mode;
    if (const StoredRun* run = runOf(page, session))
        parts << run->name;
    else if (!page.run.isEmpty())
        parts << Slides::tr("run removed");
    return parts.join(QStringLiteral(" · "));
}

QVector<DeckPage> shownPages(const Deck& deck, const SlideSource& source)
{
    QVector<DeckPage> pages;
    for (const DeckPage& page : deck.pages)
        if (!page.hidden && canShow(page, source)) pages << page;
    return pages;
}

QVector<Slide> makeSlides(const Deck& deck, const SlideSource& source)
{
    QVector<Slide> slides;
    for (const DeckPage& page : shownPages(deck, source))
        slides << makeSlide(page, source);
    return slides;
}

} // namespace qs
