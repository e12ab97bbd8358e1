// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/job_results.h"

#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"

#include <QCoreApplication>

namespace qs {
namespace {

struct JobNames
{
    Q_DECLARE_TR_FUNCTIONS(JobNames)
};

const Environment& environmentOf(const JobResults::One& one)
{
    return one.study ? one.study->environment : one.run.environment;
}

/// The run that came of the same job before; null: none.
const StoredRun* sameJob(const RunStore& store, const JobResults::One& one)
{
    const Environment& where = environmentOf(one);
    if (where.job.empty()) return nullptr;
    for (const StoredRun& run : store.runs()) {
        if (!run.result || run.isStudy() != (one.study != nullptr)) continue;
        const Environment& there = run.result->environment;
        if (there.job == where.job && there.target == where.target) return &run;
    }
    return nullptr;
}

bool saysTheSame(const StoredRun& run, const JobResults::One& one)
{
    if (one.study) return run.study->json() == one.study->json();
    return run.result->segments.size() == one.run.segments.size() && run.result->stopReason == one.run.stopReason;
}

/// What every name of it begins with; empty: the usual name of a run.
QString baseName(const JobResults& results, const JobResults::One& one)
{
    const QString title = workTitle(results.what);
    if (title.isEmpty()) return {};
    const QString name = JobNames::tr("%1 on %2", "'Sweep' on a target").arg(title, text(results.target));
    return results.results.size() == 1
               ? name
               : JobNames::tr("%1, task %2").arg(name, viewCount(static_cast<qint64>(one.task) + 1));
}

QString nameOf(const JobResults& results, const QString& base)
{
    if (base.isEmpty() || results.isWhole() || results.results.size() > 1) return base;
    return JobNames::tr("%1 (partial: %2 of %3 tasks)")
        .arg(base, viewCount(static_cast<qint64>(results.done)), viewCount(static_cast<qint64>(results.all)));
}

QString add(RunStore& store, const JobResults::One& one, const QString& name)
{
    if (!one.study) return store.add(one.run, name);
    if (const auto* modes = dynamic_cast<const ModeStudyResult*>(one.study.get())) return store.addStudy(*modes, name);
    if (const auto* llm = dynamic_cast<const LlmStudyResult*>(one.study.get())) return store.addStudy(*llm, name);
    return store.addStudy(one.study, name.isEmpty() ? text(one.study->kind()) : name);
}

} // namespace

QString workTitle(const std::string& what)
{
    if (what == "quantize") return JobNames::tr("Quantize");
    if (what == "sweep") return JobNames::tr("Sweep");
    if (what == "kernels") return JobNames::tr("Kernels");
    if (what == "modes") return JobNames::tr("Mode study");
    if (what == "llm") return JobNames::tr("Language model");
    return {};
}

TakenResults takeIntoSession(RunStore& store, const JobResults& results)
{
    TakenResults taken;
    for (const JobResults::One& one : results.results) {
        const QString base = baseName(results, one), name = nameOf(results, base);
        const StoredRun* before = sameJob(store, one);
        if (!before) {
            taken.ids << add(store, one, name);
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
