// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/queue/queue_client.h"

#include <QString>
#include <QVector>

namespace qs {

/// A line of the list of jobs, in words.
struct QueueRow
{
    enum class Kind {
        Batch,
        Session, ///< work that goes on at a target without a connection
        Left     ///< the result of one that has ended
    };
    Kind kind = Kind::Batch;
    QString id;   ///< of the batch or session; the file of what was left
    QString name; ///< of the job, as Slurm has it
    QString target, setup, state, tasks, since;
    QString details; ///< all that is known, line by line
    slurm::Phase phase = slurm::Phase::Unknown;
    bool isOver = false;      ///< nothing more comes
    bool hasResults = false;  ///< that were not fetched
    bool isConnected = false; ///< somebody is connected to the session
    bool isOwn = false;       ///< this window is
    QString busy;             ///< what is done with it now

    bool operator==(const QueueRow&) const = default;
};

QueueRow rowOf(const Batch& batch);
QueueRow rowOf(const KeptWork& kept);
/// Batches, the newest first, and then what was kept.
QVector<QueueRow> rowsOf(const QueueStatus& status);
/// 'waiting (Resources), expected to start 2026-01-01 12:00' for each state that tasks have.
QString batchStateText(const Batch& batch);

} // namespace qs
