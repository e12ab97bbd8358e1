// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/measure/run_rows.h"

#include "app/pages/measure/run_display.h"
#include "app/session/recorded.h"
#include "app/session/run_names.h"
#include "gpu/core/device_name.h"
#include "widgets/language/message_text.h"
#include "widgets/language/operation_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/modes/accuracy_mode_style.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace qs {

namespace {

/// When it was, what it was of, and where; the device last, which is long and may be cut off.
QString subtitleOf(const Environment& environment, QStringList parts)
{
    const QDateTime date = QDateTime::fromString(text(environment.date), Qt::ISODate);
    if (date.isValid()) parts.prepend(QLocale().toString(date.toLocalTime().time(), QStringLiteral("HH:mm")));
    parts << text(environment.target) << text(shortDevice(environment.device));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

/// 'imported from nvbench, copy.json · NVIDIA H200'
QString importedSubtitle(const std::string& source, const Environment& environment)
{
    const QString from = RunDisplay::tr("imported from %1").arg(text(source));
    return environment.device.empty() ? from : from + QStringLiteral(" · ") + text(environment.device);
}

/// '14:02 · 12 of 18 modes equivalent · drawn characters, 10 classes · NVIDIA H200'
RunRow studyRow(const AccuracyStudyResult& study, RunRow row)
{
    row.subtitle = subtitleOf(study.environment, {outcomeText(study), messageText(study.dataName())});
    for (const ModeRow& mode : study.rows)
        row.modes << text(mode.mode);
    return row;
}

/// '14:02 · INT8-W8A8 1.30× faster · 3.3 M parameters · NVIDIA H200'
RunRow llmRow(const LlmStudyResult& study, RunRow row)
{
    QStringList parts{outcomeText(study)};
    if (study.parameters > 0)
        parts << RunDisplay::tr("%1 M parameters")
                     .arg(viewFixed(static_cast<double>(study.parameters) * 1e-6,
                                    study.parameters < 100'000'000 ? 1 : 0));
    row.subtitle = subtitleOf(study.environment, parts);
    for (const LlmRow& each : study.rows)
        row.modes << llmMode(each.configuration);
    return row;
}

struct Points
{
    qint64 measured = 0, all = 0;
};
/// Of a sweep; of what is none both are 0.
Points pointsOf(const RunResult& run)
{
    if (!run.sweep) return {};
    const auto measured = std::ranges::count_if(run.segments, [](const Segment& segment) {
        return std::ranges::any_of(segment.modes, [](const ModeResult& mode) { return mode.latency.n > 0; });
    });
    return {measured, static_cast<qint64>(sweepPoints(*run.sweep).size())};
}

RunRow measuredRow(const StoredRun& run, const QString& baseline)
{
    RunRow row;
    row.id = run.id;
    row.title = run.name;
    row.note = run.note;
    row.overlay = run.overlay;
    if (run.llm()) return llmRow(*run.llm(), std::move(row));
    if (run.modes()) return studyRow(*run.modes(), std::move(row));
    if (run.study) {
        row.subtitle = subtitleOf(run.study->environment, {});
        return row;
    }
    const Segment* last = run.result ? run.result->last() : nullptr;
    if (!last) return row;
    const std::string source = run.result->importedFrom();
    row.subtitle = source.empty() ? subtitleOf(run.result->environment, {outcomeText(*run.result, baseline)})
                                  : importedSubtitle(source, run.result->environment);
    if (const auto points = pointsOf(*run.result); points.measured < points.all)
        row.subtitle =
            RunDisplay::tr("%1 of %2 points · %3").arg(viewCount(points.measured), viewCount(points.all), row.subtitle);
    for (const ModeResult& mode : last->modes)
        row.modes << text(mode.requested);
    return row;
}

} // namespace

RunRow runRow(const StoredRun& run, const QString& baseline)
{
    RunRow row = measuredRow(run, baseline);
    if (isRecorded(run)) row.subtitle = RunDisplay::tr("recorded · %1").arg(row.subtitle);
    return row;
}

bool isMeasured(const StoredRun& run) { return !run.isStudy() && run.result; }

bool isSweepRun(const StoredRun& run) { return isMeasured(run) && run.result->sweep && run.result->sweep->isSweep(); }

QString sweepSubject(const StoredRun* run)
{
    return run && isSweepRun(*run) ? subjectText(*run->result->sweep) : QString();
}

bool hasTrace(const StoredRun& run)
{
    const Segment* last = isMeasured(run) ? run.result->last() : nullptr;
    return last && std::any_of(last->modes.begin(), last->modes.end(),
                               [](const ModeResult& mode) { return !mode.samplesUs.empty(); });
}

} // namespace qs
