// SPDX-License-Identifier: GPL-3.0-or-later
// Recovery folders as a killed program leaves them: of a session with three runs and a file, and a run in progress.
#pragma once

#include "app/recovery/autosave.h"
#include "app/session/session_file.h"
#include "gpu/recovery/journal_read.h"
#include "tests/app/support/journal_cases.h"
#include "tests/app/support/measured_result.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

namespace qs::test {

inline RunResult measuredResult()
{
    RunResult result = measuredResult(roundsSpec(), 80, [](int i) { return timeOf(i, 0); });
    result.programVersion = "0.1.0";
    return result;
}

/// Files of a folder as they are now, elsewhere.
inline void copyFolder(const QString& from, const QString& to)
{
    QVERIFY(QDir().mkpath(to));
    const auto files = QDir(from).entryList(QDir::Files);
    for (const QString& file : files)
        QVERIFY(QFile::copy(from + '/' + file, to + '/' + file));
}

/// Saves three runs, 'first' to 'third', in `file` and leaves in `to` what a kill during a fourth would leave;
/// `edited`: with a note that is in no file.
inline void leaveBehind(const QString& file, const QString& to, bool edited)
{
    const QTemporaryDir living;
    RunStore store;
    Autosave autosave(store, living.filePath(QStringLiteral("recovery")));
    for (const char* name : {"first", "second", "third"})
        store.add(measuredResult(), QString::fromLatin1(name));
    QVERIFY(saveSession(file, store.data()).ok());
    store.markSaved();
    autosave.setFile(fileNow(file));
    if (edited) store.setNote(store.runs()[0].id, QStringLiteral("a note"));
    autosave.begin();
    SpecSource specs(roundsSpec());
    NoSink sink;
    const auto folder = native(autosave.place().folder());
    const auto isWritten = [&] {
        const auto run = readJournal(folder, 1);
        return run.ok() && run->samples == 600;
    };
    const auto kill = [&] {
        for (int i = 0; i < 300 && !isWritten(); ++i) // the journal's thread has its turn
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        autosave.flush();
        copyFolder(autosave.place().folder(), to);
    };
    (void)journaled(roundsStudy(300, kill), autosave.journals())(specs, {}, sink);
    autosave.end();
    autosave.discard();
}

} // namespace qs::test
