// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the example session that comes with the program from results that were measured:
//   make_example OUT.quantoscope[.z] MOST 'NAME=RESULT.json[=NOTE]' …
// RESULT is what 'quantoscope quantize --json', 'sweep --json', 'kernels --json', 'modes --json' or 'llm --json' wrote,
// or a session. Of every series of samples the first MOST are kept, whole rounds and so pairs, and everything that
// follows from samples is computed anew from those; the note of the run says so. All runs are marked as recorded. With
// .z the file is packed, as it lies among the resources.
#include "app/session/recorded.h"
#include "app/session/session_file.h"
#include "gpu/results/analysis.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <cstdio>

namespace {

template <typename T> bool cut(std::vector<T>& series, std::size_t most)
{
    if (series.size() <= most) return false;
    series.resize(most);
    return true;
}

bool isBeyond(const qs::Segment& segment, std::int64_t at)
{
    return std::none_of(segment.modes.begin(), segment.modes.end(), [&](const qs::ModeResult& mode) {
        return at < static_cast<std::int64_t>(mode.samplesUs.size());
    });
}

/// The segment as it would have been, had it been ended after `most` rounds.
bool thin(qs::Segment& segment, std::size_t most, const qs::Calibration* calibration)
{
    bool any = cut(segment.controlUs, most);
    for (qs::ModeResult& mode : segment.modes) {
        any = cut(mode.samplesUs, most) || any;
        cut(mode.otherUs, most);
        cut(mode.clockMHz, most);
        cut(mode.warmupUs, most);
        std::erase_if(mode.preempted, [&](std::int64_t at) { return at >= static_cast<std::int64_t>(most); });
        if (mode.samplesUs.empty()) continue;
        mode.latency = qs::summarize(mode.samplesUs);
        mode.otherLatency = qs::summarize(mode.otherUs);
    }
    if (!any) return false;
    std::erase_if(segment.repaints, [&](std::int64_t at) { return isBeyond(segment, at); });
    std::erase_if(segment.throttled, [&](const qs::ThrottledStretch& t) { return isBeyond(segment, t.last); });
    qs::analyse(segment, calibration);
    return true;
}

/// Training curves are drawn; a thousand points are more than a screen has.
void thin(qs::AccuracyStudyResult& study, std::size_t most)
{
    for (auto* rows : {&study.rows, &study.plans})
        for (qs::ModeRow& row : *rows)
            if (cut(row.samplesUs, most)) row.latency = qs::summarize(row.samplesUs);
    constexpr std::size_t points = 200;
    for (qs::TrainingCurve& curve : study.training) {
        const std::size_t step = (curve.epoch.size() + points - 1) / points;
        if (step < 2) continue;
        std::size_t kept = 0;
        for (std::size_t i = 0; i < curve.epoch.size(); i += step, ++kept) {
            curve.epoch[kept] = curve.epoch[i];
            curve.loss[kept] = curve.loss[i];
            curve.accuracy[kept] = curve.accuracy[i];
        }
        curve.epoch.resize(kept);
        curve.loss.resize(kept);
        curve.accuracy.resize(kept);
    }
}

/// '; of 1000 samples …' where something was left out.
QString thinned(qs::StoredRun& run, std::size_t most)
{
    if (run.modes()) {
        auto study = std::make_shared<qs::AccuracyStudyResult>(*run.modes());
        std::size_t longest = 0;
        for (const qs::ModeRow& row : study->rows)
            longest = std::max(longest, row.samplesUs.size());
        thin(*study, most);
        run.study = study;
        return longest > most
                   ? QStringLiteral(
                         "Of %1 latencies a mode the first %2 are kept; of the training curves up to 200 points.")
                         .arg(longest)
                         .arg(most)
                   : QString();
    }
    if (!run.result) return {}; // of a language model there are no samples
    auto result = std::make_shared<qs::RunResult>(*run.result);
    std::size_t longest = 0;
    for (const qs::Segment& segment : result->segments)
        for (const qs::ModeResult& mode : segment.modes)
            longest = std::max(longest, mode.samplesUs.size());
    bool any = false;
    for (qs::Segment& segment : result->segments)
        any = thin(segment, most, result->calibration ? &*result->calibration : nullptr) || any;
    run.result = result;
    return any ? QStringLiteral("Of up to %1 samples a mode the first %2 rounds are kept here, and every figure is "
                                "computed from those.")
                     .arg(longest)
                     .arg(most)
               : QString();
}

bool pack(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite)) return false;
    const QByteArray packed = qCompress(file.readAll(), 9);
    return file.resize(0) && file.seek(0) && file.write(packed) == packed.size();
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const std::size_t most = arguments.value(2).toULongLong();
    if (arguments.size() < 4 || most < 60)
        return std::fprintf(
                   stderr, "usage: make_example OUT.quantoscope[.z] MOST 'NAME=RESULT.json[=NOTE]' …   (MOST >= 60)\n"),
               2;
    qs::SessionData session;
    for (const QString& argument : arguments.mid(3)) {
        const QStringList parts = argument.split(QLatin1Char('='));
        const auto loaded = qs::loadSession(parts.value(1));
        if (!loaded) return std::fprintf(stderr, "%s\n", loaded.error().text().c_str()), 2;
        for (qs::StoredRun run : loaded->runs) {
            run.id = QString::number(session.runs.size() + 1);
            run.name = parts.value(0);
            const QString left = thinned(run, most);
            run.note = QStringList{parts.value(2), left}.join(QLatin1Char(' ')).trimmed();
            session.runs << run;
        }
    }
    qs::markRecorded(session);
    if (const auto saved = qs::saveSession(arguments[1], session); !saved)
        return std::fprintf(stderr, "%s\n", saved.error().text().c_str()), 3;
    if (arguments[1].endsWith(QLatin1String(".z")) && !pack(arguments[1]))
        return std::fprintf(stderr, "%s could not be packed.\n", qPrintable(arguments[1])), 3;
    std::printf("%s: %lld runs, %lld bytes\n", qPrintable(arguments[1]), static_cast<long long>(session.runs.size()),
                static_cast<long long>(QFileInfo(arguments[1]).size()));
    return 0;
}
