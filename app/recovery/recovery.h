// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/file_guard.h"
#include "app/session/stored_run.h"
#include "gpu/core/error.h"

#include <QDateTime>
#include <QLockFile>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace qs {

/// Where sessions that were not saved are kept: <root>/<id>/ for each program that runs or did not end well, and
/// <root>/<id>.lock beside it while it runs. In a folder: index.quantoscope (a session without runs that says which run
/// files belong to it), a run file for each run, written once, or a copy of the session's file where that holds all of
/// them, and the journals of runs that had not ended. Only the user can read them.
struct RecoveryPlace
{
    QString root, id;
    QString folder() const { return root + QLatin1Char('/') + id; }
    QString file(const QString& name) const { return folder() + QLatin1Char('/') + name; }
    QString index() const { return file(QStringLiteral("index.quantoscope")); }
    QString study() const { return file(QStringLiteral("study.json")); }
    /// Stands for an index: all is saved elsewhere, and what lies here is not needed.
    QString cleared() const { return file(QStringLiteral("cleared")); }
    QString lock() const { return root + QLatin1Char('/') + id + QStringLiteral(".lock"); }
};

/// The user's place for it: <data folder>/recovery.
QString defaultRecoveryRoot();

/// A session that a program left behind which did not end well.
struct LeftSession
{
    RecoveryPlace place;
    QString file;        ///< that it was saved in before, or is to be; empty: none
    QDateTime saved;     ///< when the newest part was written
    QStringList runs;    ///< names of the runs that had ended
    int interrupted = 0; ///< runs and studies that had not ended
    qint64 bytes = 0;
    QString problem; ///< why the index cannot be read; the rest may be readable all the same
};

/// What could be restored of it.
struct RestoredSession
{
    SessionData data;
    /// The session's file, which is as it was when the session was read from it or saved; empty: there was none, it is
    /// another one now, or not all could be restored, so that nothing may be written over it.
    SessionFile file;
    QString parted;         ///< why the session has its file no longer, in words; empty: it has, or never had one
    QStringList problems;   ///< parts that could not be read, in words
    QStringList unmeasured; ///< runs that had not measured anything yet, in words; nothing is lost of them
    qint64 samples = 0;     ///< of interrupted runs
    quint64 lastTime = 0;   ///< CLOCK_BOOTTIME in ns of the last of them; 0: none
};

/// The sessions that were left behind, newest first. Those of programs that are still running, here or on another host
/// that shares the folder, are not among them; folders with nothing in them are removed.
std::vector<LeftSession> leftSessions(const QString& root);

/// Keeps others from taking it as well; null where somebody has it.
std::shared_ptr<QLockFile> claim(const RecoveryPlace& place);

/// Puts a left session together; nothing is removed. Without its index all that lies in the folder is taken. Runs that
/// had not ended come last and are marked as recovered.
Result<RestoredSession> restoreSession(const RecoveryPlace& place);

/// Removes a left session for good; the claim on it is let go.
void discardSession(const RecoveryPlace& place, const std::shared_ptr<QLockFile>& claimed);

} // namespace qs
