// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/recovery/recovery.h"
#include "gpu/formats/bounded_json.h"
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
    QString file;          ///< of the session, where it has one
    bool isInFile = false; ///< `file` holds all of it: there are no run files, and only journals beside it
    int journalsDone = 0;  ///< runs up to this number are among the run files
};

Result<RecoveryIndex> readRecoveryIndex(const RecoveryPlace& place);
/// The session with its runs; those that cannot be read are left out and named in `problems`.
SessionData sessionOf(const RecoveryIndex& index, const RecoveryPlace& place, QStringList& problems);

/// Writes the folder of one program, step by step, on one thread. Each run is written once; names and notes stand in
/// the index, which is small. Every file is complete or not there.
class RecoveryWriter
{
public:
    explicit RecoveryWriter(RecoveryPlace place) : m_place(std::move(place)) {}

    /// `file`: of the session; `isInFile`: it was saved there and nothing has changed since, so that no copy is needed
    /// while a run goes on; `journalsDone`: runs up to this number are in `session` and their journals not needed any
    /// more.
    Result<void> write(const SessionData& session, const QString& file, bool isInFile, int journalsDone);
    /// Everything is saved elsewhere: there is nothing to recover. Run files stay, in case that the session is edited
    /// again.
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
    void removeJournals(int upTo) const;
    void removeOldRuns();

    RecoveryPlace m_place;
    std::map<QString, Written> m_written; ///< by id
    int m_number = 0;
};

} // namespace qs
