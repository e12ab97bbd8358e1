// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/queue_results.h"

#include "app/session/run_names.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace qs {
namespace {

struct JobNames
{
    Q_DECLARE_TR_FUNCTIONS(JobNames)
};

const Environment& environmentOf(const QueueResults::One& one)
{
    return one.study ? one.study->environment : one.run.environment;
}

std::size_t roundsOf(const RunResult& run)
{
    std::size_t rounds = 0;
    for (const Segment& segment : run.segments)
        for (const ModeResult& mode : segment.modes)
            rounds += mode.samplesUs.size();
    return rounds;
}

/// Both begin with the same samples: one of them is the other, or what came of it later.
bool beginAlike(const RunResult& a, const RunResult& b)
{
    const auto samples = [](const RunResult& run) {
        return run.segments.empty() || run.segments.front().modes.empty()
                   ? std::span<const float>()
                   : std::span<const float>(run.segments.front().modes.front().samplesUs);
    };
    const std::size_t both = std::min(samples(a).size(), samples(b).size());
    return both > 0 && std::ranges::equal(samples(a).first(both), samples(b).first(both));
}

/// Where no job distinguishes them: measured by the same process from the same moment on.
bool isSameMeasurement(const StoredRun& run, const QueueResults::One& one)
{
    const Environment &there = run.result->environment, &where = environmentOf(one);
    if (where.date.empty() || there.date != where.date || there.host != where.host) return false;
    if (there.process != where.process || there.job != where.job) return false;
    return one.study ? run.study->kind() == one.study->kind() : beginAlike(*run.result, one.run);
}

/// The run that came of the same work before; null: none.
const StoredRun* sameWork(const RunStore& store, const QueueResults::One& one)
{
    const Environment& where = environmentOf(one);
    for (const StoredRun& run : store.runs()) {
        if (!run.result || run.isStudy() != (one.study != nullptr)) continue;
        const Environment& there = run.result->environment;
        const bool sameJob = !where.job.empty() && there.job == where.job && there.target == where.target;
        if (sameJob || (where.job.empty() && isSameMeasurement(run, one))) return &run;
    }
    return nullptr;
}

/// What no job tells apart may have gone on here since.
bool saysTheSame(const StoredRun& run, const QueueResults::One& one)
{
    const bool ofJob = !environmentOf(one).job.empty();
    if (one.study) return (!ofJob && run.study->complete) || run.study->json() == one.study->json();
    if (!ofJob) return roundsOf(*run.result) >= roundsOf(one.run);
    return run.result->segments.size() == one.run.segments.size() && run.result->stopReason == one.run.stopReason;
}

/// What every name of it begins with, with its number where it has one; empty: the usual name of a run.
QString baseName(const QueueResults& results, const QueueResults::One& one, int number)
{
    QString title = workTitle(results.what);
    if (title.isEmpty()) return {};
    if (one.study && number > 0) title = QStringLiteral("%1 %2").arg(title).arg(number);
    const QString name = JobNames::tr("%1 on %2", "'Sweep' on a target").arg(title, text(results.target));
    const QString base = results.results.size() == 1
                             ? name
                             : JobNames::tr("%1, task %2").arg(name, viewCount(static_cast<qint64>(one.task) + 1));
    return one.study || number == 0 ? base : numberedName(number, base);
}

/// That of a run that came before; 0: none.
int numberOf(const StoredRun& run, const QString& title)
{
    if (!run.isStudy()) return run.number;
    return run.name.startsWith(title) ? run.name.mid(title.size() + 1).section(QLatin1Char(' '), 0, 0).toInt() : 0;
}

QString nameOf(const QueueResults& results, const QString& base)
{
    if (base.isEmpty() || results.isWhole() || results.results.size() > 1) return base;
    return JobNames::tr("%1 (partial: %2 of %3 tasks)")
        .arg(base, viewCount(static_cast<qint64>(results.done)), viewCount(static_cast<qint64>(results.all)));
}

QString add(RunStore& store, const QueueResults::One& one, const QString& name, int number)
{
    if (!one.study) return store.add(one.run, name, number);
    if (const auto* modes = dynamic_cast<const AccuracyStudyResult*>(one.study.get()))
        return store.addStudy(*modes, name);
    if (const auto* llm = dynamic_cast<const LlmStudyResult*>(one.study.get())) return store.addStudy(*llm, name);
    return store.addStudy(one.study, name.isEmpty() ? text(one.study->kind()) : name);
}

} // namespace

QString workTitle(const std::string& what)
{
    if (what == "quantize") return JobNames::tr("Quantize");
    if (what == "sweep") return JobNames::tr("Sweep");
    if (what == "kernels") return JobNames::tr("Kernels");
    if (what == "modes") return JobNames::tr("Accuracy study");
    if (what == "llm") return JobNames::tr("Language model");
    return {};
}

AddedResults addToSession(RunStore& store, const QueueResults& results)
{
    AddedResults taken;
    for (const QueueResults::One& one : results.results) {
        const StoredRun* before = sameWork(store, one);
        const int number = before      ? numberOf(*before, workTitle(results.what))
                           : one.study ? store.nextNumber(one.study->kind())
                                       : store.nextRunNumber();
        const QString base = baseName(results, one, number), name = nameOf(results, base);
        if (!before) {
            taken.ids << add(store, one, name, number);
            ++taken.added;
            continue;
        }
        const QString id = before->id;
        taken.ids << id;
        // A name that the user gave stays.
        const bool ours = !base.isEmpty() && before->name.startsWith(base);
        if (saysTheSame(*before, one) && (!ours || before->name == name)) continue;
        one.study ? store.updateStudy(id, one.study, ours ? name : QString())
                  : store.updateResult(id, one.run, ours ? name : QString());
        ++taken.updated;
    }
    return taken;
}

} // namespace qs
