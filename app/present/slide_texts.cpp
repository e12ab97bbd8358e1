// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/slide_texts.h"

#include "app/present/slide_figures.h"
#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/modes/mode_charts.h"
#include "widgets/charts/modes/study_charts.h"
#include "widgets/language/message_text.h"
#include "widgets/language/operation_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/study_mode_style.h"

#include <algorithm>

namespace qs {

namespace {

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

} // namespace

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
    if (run.llm()) {
        const auto millions = static_cast<double>(run.llm()->parameters) * 1e-6;
        if (millions > 0) parts << Slides::tr("%1 M parameters").arg(viewFixed(millions, millions < 100 ? 1 : 0));
        return (parts << messageText(run.llm()->architecture())).join(QStringLiteral(" · "));
    }
    if (run.modes())
        return (parts << messageText(run.modes()->dataName()) << messageText(run.modes()->model))
            .join(QStringLiteral(" · "));
    if (const Segment* last = run.result->last(); last && !run.result->sweep && run.result->importedFrom().empty())
        parts << subjectText(last->spec);
    if (const std::string from = run.result->importedFrom(); !from.empty())
        parts << Slides::tr("imported from %1").arg(text(from));
    return parts.join(QStringLiteral(" · "));
}

QString comparisonSentence(const Segment& segment, const QString& baseline)
{
    const QString sentence = verdictSentence(segment, baseline);
    return sentence.isEmpty() ? Slides::tr("Median latency of %n mode(s); nothing was compared.", nullptr,
                                           static_cast<int>(segment.modes.size()))
                              : sentence;
}

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

QString studyTitle(PageKind kind, const ModeStudyResult& study)
{
    if (kind == PageKind::Loss) return lossSentence(study);
    if (kind == PageKind::ModelSize) return sizeSentence(study);
    if (kind == PageKind::Pareto) return paretoSentence(study);
    const QString sentence = studySentence(study);
    return sentence.isEmpty() ? Slides::tr("Accuracy by mode.") : sentence;
}

QString coverSentence(const SessionData& session)
{
    const QString device = commonDevice(session);
    return device.isEmpty() ? Slides::tr("What quantization costs, and what it gains")
                            : Slides::tr("What quantization costs, and what it gains, on %1").arg(device);
}

} // namespace qs
