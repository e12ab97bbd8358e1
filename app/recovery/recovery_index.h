// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/recovery/recovery.h"
#include "app/session/file_guard.h"
#include "gpu/recovery/journal_read.h"

#include <map>

namespace qs {

/// What the index of a recovery folder says: everything of the session apart from what was measured, which stands in
/// the run files.
struct RecoveryIndex
{
    struct Run
    {
        QString file; ///< within the folder
        QString id, name, note;
        bool overlay = false;
    };
    SessionData head;      ///< without runs
    std::vector<Run> runs; ///< in order
    SessionFile file;      ///< of the session, where it has one, as it was when the session was read from it or saved
    bool isInFile = false; ///< `file` held all of it: there are no run files, but a copy of that file
    QString copy;          ///< of `file`, within the folder; empty: there is none
    int journalsDone = 0;  ///< runs up to this number are among the run files
};

/// Fails where the index cannot be read, is not as it was written, or is of a newer program.
Result<RecoveryIndex> readRecoveryIndex(const RecoveryPlace& place);
/// The session with its runs; those that cannot be read are left out and named in `problems`.
SessionData sessionOf(const RecoveryIndex& index, const RecoveryPlace& place, QStringList& problems);
/// Copies of runs and of session files, by their names within the folder, in the order in which they were written. Each
/// of them is a whole session.
QStringList copiesIn(const RecoveryPlace& place);
/// The session without its index, put together from all copiesIn(): a run that is in several is as in the last one.
SessionData sessionOfCopies(const RecoveryPlace& place, QStringList& problems);

/// Writes the folder of one program, step by step, on one thread. Each run is written once; names and notes stand in
/// the index, which is small. Every file is complete or not there.
class RecoveryWriter
{
public:
    explicit RecoveryWriter(RecoveryPlace place) : m_place(std::move(place)) {}

    /// `file`: of the session; `isInFile`: it holds all of the session, so that it is copied as it is; `journalsDone`:
    /// runs up to this number are in `session` and their journals not needed any more.
    Result<void> write(const SessionData& session, const SessionFile& file, bool isInFile, int journalsDone);
    /// Everything is saved elsewhere: there is nothing to recover. Run files stay, in case that the session is edited
    /// again; RecoveryPlace::cleared() says that they are not needed.
    void clear(int journalsDone);
    /// The result so far of a study that is going on.
    Result<void> writeStudy(const StudyResult& study);
    void removeStudy();

private:
    struct Written
    {
        QString file;
        ResultPtr result;
        StudyResultPtr study;
    };
    Result<void> writeRun(const StoredRun& run);
    Result<nlohmann::json> writeRuns(const SessionData& session, bool isInFile);
    Result<void> copyFile(const SessionFile& file);
    void removeJournals(int upTo) const;
    void removeOldCopies();

    RecoveryPlace m_place;
    std::map<QString, Written> m_written; ///< by id
    SessionFile m_copied;                 ///< of which there is a copy
    QString m_copy;                       ///< its name; empty: there is none
    int m_number = 0;
};

} // namespace qs
