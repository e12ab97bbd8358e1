// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/report_charts.h"
#include "app/findings/run_findings.h"
#include "app/present/slide_evidence.h"
#include "app/present/slide_figures.h"
#include "app/present/slide_texts.h"
#include "gpu/report/session/summary.h"
#include "gpu/report/text/advice.h"
#include "gpu/results/reasons/crossings.h"
#include "widgets/charts/curves/roofline_chart.h"
#include "widgets/charts/modes/mode_charts.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

/// The slide says what the chart's own headline would say again.
std::shared_ptr<ChartContent> withoutHeadline(std::unique_ptr<ChartContent> chart)
{
    if (chart) chart->finding.clear();
    return chart;
}

const ModeResult* modeNamed(const Segment& segment, const QString& name)
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

SlideEvidence comparisonEvidence(const Segment& segment, const QString& baseline)
{
    const ModeResult* lead = leadingMode(segment, baseline.toStdString());
    return {comparisonSentence(segment, baseline), lead ? QStringList{text(lead->requested)} : QStringList(),
            withoutHeadline(makeBars(segment, baseline, BarQuantity::Latency)),
            comparisonFigures(segment, lead, baseline)};
}

/// What the whole ladder gains: its last rung against the first; where that is not resolved, a comparison.
SlideEvidence ladderEvidence(const Segment& segment, const QString& baseline)
{
    const QString sentence = ladderSentence(segment, baseline);
    if (sentence.isEmpty()) return comparisonEvidence(segment, baseline);
    const ModeResult& last = segment.modes.back();
    return {sentence,
            {text(last.requested)},
            withoutHeadline(makeBars(segment, baseline, BarQuantity::Latency)),
            comparisonFigures(segment, &last, baseline)};
}

/// Over two axes a map, as on the page Sweep: of the speed-ups that the sentence speaks of, or where there are none of
/// the latencies.
std::shared_ptr<ChartContent> sweepMap(const RunResult& run, const ModeResult& lead, const QString& baseline)
{
    const QString mode = text(lead.requested);
    if (mode != baseline)
        if (auto map = withoutHeadline(makeSweepMap(run, SweepHeatValue::RatioToBaseline, mode, baseline))) return map;
    return withoutHeadline(makeSweepMap(run, SweepHeatValue::Latency, mode, baseline));
}

/// Lines over one axis: the speed-ups where the sentence is about them; else of tensors their bandwidth, which says
/// more than their time.
std::shared_ptr<ChartContent> sweepChart(const RunResult& run, const Segment& point, const ModeResult& lead,
                                         const QString& baseline, bool speedUp)
{
    if (run.sweep->axes.size() == 2)
        if (auto map = sweepMap(run, lead, baseline)) return map;
    if (speedUp)
        if (auto chart = withoutHeadline(makeSweep(run, SweepQuantity::SpeedUp, baseline))) return chart;
    const bool bandwidth = point.spec.operation == Operation::Quantize || point.spec.operation == Operation::Ladder;
    return withoutHeadline(makeSweep(run, bandwidth ? SweepQuantity::Gbps : SweepQuantity::LatencyUs, baseline));
}

SlideEvidence sweepEvidence(const RunResult& run, const QString& wanted)
{
    const Segment* point = mainSegment(run);
    if (!point) return {Slides::tr("This sweep has no size measured yet."), {}, nullptr, {}};
    const QString baseline = shownBaseline(*point, wanted);
    const ModeResult* lead = leadingMode(*point, baseline.toStdString());
    if (!lead) lead = &point->modes.front();
    const auto all = crossings(run.segments, wanted.toStdString());
    const auto border = std::ranges::find(all, lead->requested, &Crossing::mode);
    const bool isCrossed = border != all.end();
    return {isCrossed ? messageText(crossingText(*border)) : sweepSentence(*point, *lead, baseline),
            {text(lead->requested)},
            sweepChart(run, *point, *lead, baseline, isCrossed),
            sweepFigures(*point, *lead, baseline, LatencySpan::of(run.segments).unit())};
}

SlideEvidence rooflineEvidence(const RunResult& run, const Segment& segment)
{
    const Calibration* calibration = run.calibration ? &*run.calibration : nullptr;
    const RooflinePicture picture = rooflinePicture(segment, calibration);
    SlideEvidence evidence{rooflineTitle(picture), {}, nullptr, rooflineFigures(picture)};
    if (const RooflinePoint* best = bestPoint(picture)) evidence.subjects << best->name;
    if (auto chart = makeRoofline(segment, calibration)) {
        chart->picture.saysSentence = false;
        evidence.chart = std::move(chart);
    }
    return evidence;
}

bool hasError(const ModeResult& mode) { return mode.error && mode.error->kind() == ErrorKind::Measured; }

/// What the formats cost in accuracy: the modes that lose least and most.
SlideEvidence errorEvidence(const Segment& segment, const QString& baseline)
{
    const ModeResult *least = nullptr, *most = nullptr;
    for (const ModeResult& mode : segment.modes) {
        if (!hasError(mode)) continue;
        if (!least || mode.error->sqnrDb > least->error->sqnrDb) least = &mode;
        if (!most || mode.error->sqnrDb < most->error->sqnrDb) most = &mode;
    }
    if (!least) return {Slides::tr("No error was measured in this run."), {}, nullptr, {}};
    SlideEvidence evidence{errorSentence(*least, *most),
                           {text(least->requested)},
                           withoutHeadline(makeBars(segment, baseline, BarQuantity::Sqnr)),
                           errorFigures(*least, *most)};
    if (most != least) evidence.subjects << text(most->requested);
    return evidence;
}

SlideEvidence distributionEvidence(const ModeResult& mode, const Segment& segment)
{
    return {distributionSentence(mode),
            {text(mode.requested)},
            withoutHeadline(makeTrace(segment, &mode)),
            distributionFigures(mode, segment)};
}

SlideEvidence findingEvidence(const DeckPage& page, const Segment& segment, const QString& baseline)
{
    const auto found = findingOf(page, segment, baseline);
    if (!found)
        return {Slides::tr("This run no longer has the finding “%1”.").arg(codeTitle(page.code)), {}, nullptr, {}};
    const ModeResult* mode = modeNamed(segment, page.mode);
    SlideEvidence evidence;
    evidence.sentence = page.mode.isEmpty() || found->title.contains(page.mode)
                            ? found->title
                            : Slides::tr("%1: %2").arg(page.mode, found->title);
    evidence.notes = found->detail;
    if (mode && found->other.isEmpty()) {
        evidence.subjects << page.mode;
        evidence.chart = withoutHeadline(makeTrace(segment, mode));
        evidence.figures = findingFigures(*mode, segment);
        if (evidence.chart) return evidence;
    }
    // About a pair, or the whole run: the pair in the chart of all.
    if (!mode) mode = leadingMode(segment, baseline.toStdString());
    if (mode) evidence.subjects = QStringList{text(mode->requested)};
    evidence.chart = withoutHeadline(makeBars(segment, baseline, BarQuantity::Latency));
    evidence.figures = comparisonFigures(segment, mode, found->other.isEmpty() ? baseline : found->other);
    return evidence;
}

} // namespace

Slide SlideEvidence::slide() const
{
    Slide slide;
    slide.title = sentence;
    slide.chart = chart;
    slide.figures = figures;
    slide.notes = notes;
    return slide;
}

bool hasErrors(const Segment& segment) { return std::any_of(segment.modes.begin(), segment.modes.end(), hasError); }

bool hasFinding(const DeckPage& page, const Segment& segment, const QString& baseline)
{
    return findingOf(page, segment, baseline).has_value();
}

SlideEvidence liveEvidence(const Segment& segment, const QString& wanted)
{
    return comparisonEvidence(segment, shownBaseline(segment, wanted));
}

SlideEvidence runEvidence(const DeckPage& page, const RunResult& run, const QString& wanted)
{
    if (page.kind == PageKind::Sweep) return sweepEvidence(run, wanted);
    const Segment& segment = *run.last();
    const QString baseline = shownBaseline(segment, wanted);
    switch (page.kind) {
    case PageKind::Roofline:
        return rooflineEvidence(run, segment);
    case PageKind::Error:
        return errorEvidence(segment, baseline);
    case PageKind::Distribution:
        if (const ModeResult* mode = modeNamed(segment, page.mode)) return distributionEvidence(*mode, segment);
        return {};
    case PageKind::Finding:
        return findingEvidence(page, segment, baseline);
    case PageKind::Ladder:
        return ladderEvidence(segment, baseline);
    default:
        return comparisonEvidence(segment, baseline);
    }
}

} // namespace qs
