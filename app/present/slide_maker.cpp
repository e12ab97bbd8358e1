// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/slide_maker.h"

#include "app/export/chart_notes_json.h"
#include "app/export/report_charts.h"
#include "app/findings/run_findings.h"
#include "app/present/caveats.h"
#include "app/present/llm_slides.h"
#include "app/present/slide_figures.h"
#include "app/session/recorded.h"
#include "gpu/results/analysis.h"
#include "widgets/charts/bars/category_bars.h"
#include "widgets/charts/bars/comparison_chart.h"
#include "widgets/charts/core/axis_ticks.h"
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
#include "widgets/language/view_number.h"
#include "widgets/style/study_mode_style.h"

#include <QCoreApplication>

#include <algorithm>

namespace qs {

namespace {

/// Context of the translations of this file.
struct Slides
{
    Q_DECLARE_TR_FUNCTIONS(Slides)
};

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

/// 'NVIDIA H200 · 2026-11-21 · Quantoscope 0.6.0'
QString sourceText(const RunResult& result)
{
    QStringList parts{text(result.environment.device).section(QStringLiteral(" ("), 0, 0),
                      text(result.environment.date).left(10)};
    if (!result.programVersion.empty()) parts << QStringLiteral("Quantoscope ") + text(result.programVersion);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString setupText(const StoredRun& run)
{
    QStringList parts{run.name};
    if (run.llm) {
        const auto millions = static_cast<double>(run.llm->parameters) * 1e-6;
        if (millions > 0) parts << Slides::tr("%1 M parameters").arg(viewFixed(millions, millions < 100 ? 1 : 0));
        return (parts << text(run.llm->model).section(QLatin1Char(','), 0, 0)).join(QStringLiteral(" · "));
    }
    if (run.study)
        return (parts << text(run.study->data).section(QLatin1Char(':'), 0, 0) << text(run.study->model))
            .join(QStringLiteral(" · "));
    if (const Segment* last = run.result->last(); last && !run.result->sweep && run.result->importedFrom().empty())
        parts << subjectText(last->spec);
    if (const std::string from = run.result->importedFrom(); !from.empty())
        parts << Slides::tr("imported from %1").arg(text(from));
    return parts.join(QStringLiteral(" · "));
}

/// What the modes of a segment come to; without a comparison, what is shown.
QString comparisonSentence(const Segment& segment, const QString& baseline)
{
    const QString sentence = verdictSentence(segment, baseline);
    return sentence.isEmpty() ? Slides::tr("Median latency of %n mode(s); nothing was compared.", nullptr,
                                           static_cast<int>(segment.modes.size()))
                              : sentence;
}

/// The last rung against the first, as its verdict says.
QString ladderSentence(const Segment& segment, const QString& baseline)
{
    const int last = static_cast<int>(segment.modes.size()) - 1;
    const Comparison* pair = last > 0 && segment.pairs.variants == last + 1 ? segment.pairs.at(0, last) : nullptr;
    if (!pair || text(segment.modes.front().requested) != baseline || !pair->resolved() ||
        (!segment.controlMode.empty() && segment.control.resolved()))
        return comparisonSentence(segment, baseline);
    const QString from = text(segment.modes.front().requested), to = text(segment.modes.back().requested);
    const double factor = pair->verdict == Verdict::Faster ? pair->ratio : 1 / pair->ratio;
    return pair->verdict == Verdict::Faster ? Slides::tr("From %1 to %2 in %n step(s): %3× faster.", nullptr, last)
                                                  .arg(from, to, QString::number(factor, 'f', 2))
                                            : Slides::tr("From %1 to %2 in %n step(s): %3× slower.", nullptr, last)
                                                  .arg(from, to, QString::number(factor, 'f', 2));
}

/// The largest size of a sweep that was measured; null where none was.
const Segment* largestPoint(const RunResult& run)
{
    const Segment* largest = nullptr;
    for (const Segment& point : run.segments)
        if (!point.modes.empty() && (!largest || point.spec.shape.elements() >= largest->spec.shape.elements()))
            largest = &point;
    return largest;
}

QString sweepSentence(const RunResult& run, const QString& wanted)
{
    const Segment* point = largestPoint(run);
    if (!point) return Slides::tr("This sweep has no size measured yet.");
    return Slides::tr("%1 This holds at %2, the largest size measured.")
        .arg(comparisonSentence(*point, shownBaseline(*point, wanted)), subjectText(point->spec));
}

QString rooflineTitle(const RooflinePicture& picture)
{
    const QString sentence = rooflineSentence(picture);
    return sentence.isEmpty()
               ? Slides::tr("There is no calibration of the device in this run, so nothing is said of its limits.")
               : sentence;
}

QString distributionSentence(const ModeResult& mode)
{
    const Summary& s = mode.latency;
    if (s.p99Resolved())
        return Slides::tr("%1: half of its samples take at most %2, and 99 of 100 at most %3.")
            .arg(text(mode.requested), latencyText(s.p50), latencyText(s.p99));
    return Slides::tr("%1: half of its samples take at most %2; %n sample(s) are too few for a 99th percentile.",
                      nullptr, static_cast<int>(std::min<std::int64_t>(s.n, 1 << 30)))
        .arg(text(mode.requested), latencyText(s.p50));
}

std::optional<Finding> findingOf(const DeckPage& page, const Segment& segment, const QString& baseline)
{
    for (const Finding& finding : runFindings(segment, {}, true, baseline))
        if (finding.code == page.code && finding.modeName == page.mode) return finding;
    return std::nullopt;
}

QString lossSentence(const ModeStudyResult& study)
{
    int higher = 0, lower = 0, open = 0;
    for (const ModeRow& row : study.rows) {
        if (&row == study.baseline() || !row.failed.empty() || row.lossDifference.n < 2) continue;
        if (row.lossAdjustedP >= 0.05)
            ++open;
        else
            ++(row.lossDifference.difference > 0 ? higher : lower);
    }
    QStringList parts;
    if (higher > 0) parts << Slides::tr("%n higher", nullptr, higher);
    if (lower > 0) parts << Slides::tr("%n lower", nullptr, lower);
    if (open > 0) parts << Slides::tr("%n not resolved", nullptr, open);
    return parts.isEmpty() ? Slides::tr("Loss by mode.")
                           : Slides::tr("Loss against the FP32 baseline, after Holm's correction: %1.")
                                 .arg(parts.join(QStringLiteral(", ")));
}

QString sizeSentence(const ModeStudyResult& study)
{
    const ModeRow *base = study.baseline(), *small = smallestFile(study);
    if (!base || !small) return Slides::tr("Size of the model file by mode.");
    return Slides::tr("The smallest file is that of %1: %2 instead of %3. Its accuracy: %4.")
        .arg(studyModeTitle(text(small->mode)), modelSizeText(small->size.total()), modelSizeText(base->size.total()),
             shortVerdict(*small, false));
}

QString paretoSentence(const ModeStudyResult& study)
{
    const ModeRow *base = study.baseline(), *small = smallestEquivalent(study);
    if (!base || !small)
        return Slides::tr("No mode is shown to be equivalent within ±0.5 points by these items, so none can be "
                          "recommended in place of FP32.");
    return Slides::tr("Where size counts: %1, the smallest of the modes that are equivalent within ±0.5 points (%2 "
                      "instead of %3).")
        .arg(studyModeTitle(text(small->mode)), modelSizeText(small->size.total()), modelSizeText(base->size.total()));
}

QString studyTitle(PageKind kind, const ModeStudyResult& study)
{
    if (kind == PageKind::Loss) return lossSentence(study);
    if (kind == PageKind::ModelSize) return sizeSentence(study);
    if (kind == PageKind::Pareto) return paretoSentence(study);
    const QString sentence = studySentence(study);
    return sentence.isEmpty() ? Slides::tr("Accuracy by mode.") : sentence;
}

/// The device that all runs are of; empty where they are of several.
QString commonDevice(const SessionData& session)
{
    QString device;
    for (const StoredRun& run : session.runs) {
        const QString its = text(run.result->environment.device).section(QStringLiteral(" ("), 0, 0);
        if (its.isEmpty()) continue;
        if (!device.isEmpty() && device != its) return {};
        device = its;
    }
    return device;
}

QString coverSentence(const SessionData& session)
{
    const QString device = commonDevice(session);
    return device.isEmpty() ? Slides::tr("What quantization costs, and what it gains")
                            : Slides::tr("What quantization costs, and what it gains, on %1").arg(device);
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
    if (run.llm) return llmSlide(page.kind, *run.llm);
    if (run.study) {
        Slide slide;
        slide.title = studyTitle(page.kind, *run.study);
        slide.chart = studyChart(*run.study, pictureOf(page.kind));
        slide.figures = page.kind == PageKind::Loss        ? lossFigures(*run.study)
                        : page.kind == PageKind::ModelSize ? sizeFigures(*run.study)
                        : page.kind == PageKind::Pareto    ? paretoFigures(*run.study)
                                                           : accuracyFigures(*run.study);
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
    if (!run || isStudyKind(page.kind) != (run->study != nullptr) || isLlmKind(page.kind) != (run->llm != nullptr))
        return false;
    if (run->llm) return llmPageKinds(*run->llm).contains(page.kind);
    if (run->study) return !run->study->rows.empty();
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
