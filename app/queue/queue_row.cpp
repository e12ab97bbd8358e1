// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/queue_row.h"

#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/language/view_number.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace qs {
namespace {

struct Jobs
{
    Q_DECLARE_TR_FUNCTIONS(Jobs)
};

/// A date of ours, in UTC, or of Slurm, in the cluster's own time, which stays as it is.
QString dateText(const std::string& written)
{
    const QDateTime date = QDateTime::fromString(text(written), Qt::ISODate);
    return date.isValid() ? viewLocale().toString(date.toLocalTime(), QLocale::ShortFormat) : text(written);
}

QString clusterDate(const std::string& written)
{
    const QDateTime date = QDateTime::fromString(text(written), Qt::ISODate);
    return date.isValid() ? viewLocale().toString(date, QLocale::ShortFormat) : text(written);
}

/// Tasks that are in the same state.
struct Group
{
    slurm::State state;
    std::vector<const BatchTask*> tasks;
};

std::vector<Group> groupsOf(const Batch& batch)
{
    std::vector<Group> groups;
    for (const BatchTask& task : batch.tasks) {
        slurm::State state = task.state;
        if (task.finished) state = slurm::stateOf("COMPLETED"); // its result is there, whatever Slurm says still
        const auto same = std::ranges::find(groups, state, &Group::state);
        same == groups.end() ? groups.push_back({state, {&task}}) : same->tasks.push_back(&task);
    }
    return groups;
}

/// What is known of the first task of which it is known.
std::string firstOf(const Group& group, std::string BatchTask::*member)
{
    const auto found =
        std::ranges::find_if(group.tasks, [member](const BatchTask* task) { return !(task->*member).empty(); });
    return found == group.tasks.end() ? std::string() : (*found)->*member;
}

QString nodesOf(const Group& group)
{
    QStringList nodes;
    for (const BatchTask* task : group.tasks)
        if (!task->node.empty() && !nodes.contains(text(task->node))) nodes << text(task->node);
    constexpr qsizetype kMaxNames = 3;
    if (nodes.size() > kMaxNames) nodes = nodes.mid(0, kMaxNames) << QStringLiteral("…");
    return nodes.join(QStringLiteral(", "));
}

QString groupText(const Group& group, bool several)
{
    QString words = messageText(slurm::stateText(group.state));
    if (several)
        words = Jobs::tr("%1 %2", "a count, then the state of so many tasks")
                    .arg(viewCount(std::ssize(group.tasks)), words);
    if (const QString reason = text(firstOf(group, &BatchTask::reason)); !reason.isEmpty() && !group.state.final)
        words = Jobs::tr("%1 (%2)", "a state and its reason").arg(words, reason);
    if (group.state.phase == slurm::Phase::Waiting) {
        const std::string start = firstOf(group, &BatchTask::start);
        if (!start.empty()) words = Jobs::tr("%1, expected to start %2").arg(words, clusterDate(start));
    }
    if (group.state.phase != slurm::Phase::Running) return words;
    if (const QString nodes = nodesOf(group); !nodes.isEmpty()) words = Jobs::tr("%1 on %2").arg(words, nodes);
    if (const std::string time = firstOf(group, &BatchTask::elapsed); !time.empty())
        words = Jobs::tr("%1 for %2", "running for a time").arg(words, text(time));
    return words;
}

slurm::Phase phaseOf(const Batch& batch)
{
    slurm::Phase phase = slurm::Phase::Done;
    const auto has = [&batch](slurm::Phase wanted) {
        return std::ranges::any_of(
            batch.tasks, [wanted](const BatchTask& task) { return !task.finished && task.state.phase == wanted; });
    };
    for (const slurm::Phase worse : {slurm::Phase::Cancelled, slurm::Phase::Failed, slurm::Phase::Unknown,
                                     slurm::Phase::Waiting, slurm::Phase::Running})
        if (has(worse)) phase = worse;
    return phase;
}

/// Counts from 1, as the names of their runs do.
Message failedTaskText(const Batch& batch)
{
    for (std::size_t i = 0; i < batch.tasks.size(); ++i) {
        const BatchTask& task = batch.tasks[i];
        if (!task.finished && task.state.phase == slurm::Phase::Failed && !task.said.empty())
            return Message::tr("Task %1 failed: %2").arg(static_cast<std::int64_t>(i) + 1, task.said);
    }
    return {};
}

QString detailsOf(const Batch& batch)
{
    const QString job = batch.job.empty() ? Jobs::tr("not known yet; it is looked for by its name")
                        : batch.cluster.empty()
                            ? text(batch.job)
                            : Jobs::tr("%1 on cluster %2").arg(text(batch.job), text(batch.cluster));
    QStringList lines{Jobs::tr("Command: %1").arg(text(batch.command)), Jobs::tr("Slurm job: %1").arg(job),
                      Jobs::tr("Where: %1").arg(text(batch.target.where())),
                      Jobs::tr("Folder there: %1").arg(text(batch.folder))};
    if (!batch.target.slurm.gpus.empty()) lines << Jobs::tr("GPUs per task: %1").arg(text(batch.target.slurm.gpus));
    for (const Group& group : groupsOf(batch))
        lines << groupText(group, batch.tasks.size() > 1);
    if (const Message failure = failedTaskText(batch); !failure.empty()) lines << messageText(failure);
    return lines.join(QLatin1Char('\n'));
}

} // namespace

QString batchStateText(const Batch& batch)
{
    if (batch.job.empty()) return Jobs::tr("submission not confirmed");
    QStringList words;
    for (const Group& group : groupsOf(batch))
        words << groupText(group, batch.tasks.size() > 1);
    return words.join(QStringLiteral(", "));
}

QueueRow rowOf(const Batch& batch)
{
    QueueRow row;
    row.kind = QueueRow::Kind::Batch;
    row.id = text(batch.id);
    row.name = text(batch.name);
    row.target = text(batch.target.name);
    row.setup = text(batch.command);
    row.phase = phaseOf(batch);
    row.state = batchStateText(batch);
    row.tasks =
        Jobs::tr("%1 of %2", "tasks done of all").arg(viewCount(batch.finished()), viewCount(std::ssize(batch.tasks)));
    row.since = dateText(batch.submitted);
    row.isOver = batch.isOver();
    row.hasResults =
        std::ranges::any_of(batch.tasks, [](const BatchTask& task) { return task.finished && !task.gathered; });
    row.details = detailsOf(batch);
    return row;
}

QueueRow rowOf(const KeptWork& kept)
{
    QueueRow row;
    row.id = text(kept.id());
    row.target = text(kept.target);
    if (!kept.file.empty()) {
        row.kind = QueueRow::Kind::Left;
        const QString file = text(kept.file);
        row.name = file.section(QLatin1Char('/'), -1);
        row.phase = slurm::Phase::Done;
        row.state = Jobs::tr("ended without a connection; its result was kept");
        row.isOver = row.hasResults = true;
        row.details = Jobs::tr("File there: %1").arg(file);
        return row;
    }
    const SessionState& state = kept.state;
    row.kind = QueueRow::Kind::Session;
    row.name = text(state.note.id);
    row.since = dateText(state.note.began);
    row.setup = text(state.what);
    row.isConnected = state.hasClient;
    row.phase = state.answers && state.works ? slurm::Phase::Running : slurm::Phase::Unknown;
    row.state = !state.answers ? Jobs::tr("does not respond")
                : state.works  ? Jobs::tr("working")
                               : Jobs::tr("no work in progress");
    row.isOwn = kept.isOwn;
    if (kept.isOwn)
        row.state = Jobs::tr("%1; connected to this window").arg(row.state);
    else if (state.hasClient)
        row.state = Jobs::tr("%1; a program is connected").arg(row.state);
    row.hasResults = !state.hasClient;
    row.details = QStringList{Jobs::tr("Process: %1").arg(state.note.process.pid),
                              Jobs::tr("Version: %1").arg(text(state.note.version)),
                              Jobs::tr("Log there: %1").arg(text(state.note.log))}
                      .join(QLatin1Char('\n'));
    return row;
}

QVector<QueueRow> rowsOf(const QueueStatus& status)
{
    QVector<QueueRow> rows;
    for (auto batch = status.batches.rbegin(); batch != status.batches.rend(); ++batch)
        rows << rowOf(*batch);
    for (const KeptWork& kept : status.kept)
        rows << rowOf(kept);
    return rows;
}

} // namespace qs
