// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/slide_texts.h"

#include "app/present/slide_figures.h"
#include "app/session/recorded.h"
#include "gpu/core/device_name.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/report/session/caveats.h"
#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/modes/accuracy_charts.h"
#include "widgets/charts/modes/mode_charts.h"
#include "widgets/language/message_text.h"
#include "widgets/language/operation_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/modes/accuracy_mode_style.h"

#include <algorithm>

namespace qs {

QString sourceText(const RunResult& result)
{
    QStringList parts{text(shortDevice(result.environment.device)), text(result.environment.date).left(10)};
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
    if (const Segment* last = run.result->last();
        last && !run.result->sweep && run.result->importedFrom().empty() && !run.name.contains(setupName(last->spec)))
        parts << subjectText(last->spec); // of a run that was renamed
    if (const std::string from = run.result->importedFrom(); !from.empty())
        parts << Slides::tr("imported from %1").arg(text(from));
    return parts.join(QStringLiteral(" · "));
}

std::vector<SessionPart> sessionParts(const SessionData& session)
{
    std::vector<SessionPart> parts;
    for (const StoredRun& run : session.runs)
        parts.push_back({run.name.toStdString(), run.isStudy() ? nullptr : run.result.get(), run.study.get()});
    return parts;
}

QString comparisonSentence(const Segment& segment, const QString& baseline)
{
    const QString sentence = verdictSentence(segment, baseline);
    return sentence.isEmpty()
               ? Slides::tr("%n mode(s) measured; no verdict yet.", nullptr, static_cast<int>(segment.modes.size()))
               : sentence;
}

QString ladderSentence(const Segment& segment, const QString& baseline)
{
    const int last = static_cast<int>(segment.modes.size()) - 1;
    const Comparison* pair = last > 0 && segment.pairs.variants == last + 1 ? segment.pairs.at(0, last) : nullptr;
    if (!pair || text(segment.modes.front().requested) != baseline || !pair->resolved() ||
        (!segment.controlMode.empty() && segment.control.resolved()))
        return {};
    const QString from = text(segment.modes.front().requested), to = text(segment.modes.back().requested);
    return (pair->verdict == Verdict::Faster ? Slides::tr("From %1 to %2 in %n step(s): faster, %3.", nullptr, last)
                                             : Slides::tr("From %1 to %2 in %n step(s): slower, %3.", nullptr, last))
        .arg(from, to, viewNumbers(speedUpText(pair->ratio)));
}

QString sweepSentence(const Segment& point, const ModeResult& mode, const QString& baseline)
{
    const QString sentence = verdictSentence(point, baseline);
    if (sentence.isEmpty())
        return Slides::tr("%1 takes %2 at %3, the largest size measured.")
            .arg(text(mode.requested), latencyText(mode.latency.p50), subjectText(point.spec));
    return Slides::tr("%1 This holds at %2, the largest size measured.").arg(sentence, subjectText(point.spec));
}

QString errorSentence(const ModeResult& least, const ModeResult& most)
{
    const auto decibels = [](const ModeResult& mode) { return viewFixed(mode.error->sqnrDb, 1); };
    return &least == &most ? Slides::tr("%1 has a signal-to-quantization-noise ratio of %2 dB.")
                                 .arg(text(least.requested), decibels(least))
                           : Slides::tr("%1 has the highest SQNR (%2 dB), %3 the lowest (%4 dB).")
                                 .arg(text(least.requested), decibels(least), text(most.requested), decibels(most));
}

QString lossSentence(const AccuracyStudyResult& study)
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

QString sizeSentence(const ModeRow& small, const ModeRow& baseline)
{
    return Slides::tr("The smallest file is that of %1: %2 instead of %3. Its accuracy: %4.")
        .arg(accuracyModeTitle(text(small.mode)), modelSizeText(small.size.total()),
             modelSizeText(baseline.size.total()), shortVerdict(small, false));
}

QString rooflineTitle(const RooflinePicture& picture)
{
    const QString sentence = rooflineSentence(picture);
    return sentence.isEmpty() ? Slides::tr("This run has no device calibration, so its limits are not shown.")
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

QString questionSentence(const SessionData& session)
{
    QString model;
    bool formats = false;
    for (const StoredRun& run : session.runs) {
        if (run.llm()) model = messageText(run.llm()->checkpoint);
        formats = formats || run.modes();
    }
    const QString device = text(commonDevice(sessionParts(session)));
    if (!model.isEmpty())
        return device.isEmpty()
                   ? Slides::tr("Which quantization of %1 is fast and small without a measurable loss?").arg(model)
                   : Slides::tr("Which quantization of %1 is fast and small without a measurable loss on "
                                "%2?")
                         .arg(model, device);
    if (formats)
        return device.isEmpty()
                   ? Slides::tr("Which number format keeps the accuracy, and what does it gain?")
                   : Slides::tr("Which number format keeps the accuracy, and what does it gain on %1?").arg(device);
    return device.isEmpty() ? Slides::tr("What does quantization gain, and what does it cost?")
                            : Slides::tr("What does quantization gain on %1, and what does it cost?").arg(device);
}

QStringList caveatLines(const SessionData& session)
{
    QStringList lines;
    if (isRecorded(session))
        lines << Slides::tr("Recorded on %1, %2: nothing is being measured now.")
                     .arg(recordedDevice(session), recordedDate(session));
    for (const Message& sentence : caveats(sessionParts(session), session.baseline.toStdString()))
        lines << messageText(sentence);
    return lines;
}

} // namespace qs
