// SPDX-License-Identifier: GPL-3.0-or-later
// Recovery copies and what is restored of them, and files that others change; without a window.
#include "tests/app/support/fake_study.h"
#include "tests/app/support/left_sessions.h"
#include "tests/fail_on_warnings.h"

#include "app/recovery/recovery_index.h"
#include "gpu/recovery/journal_read.h"
#include "tests/gui_test.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <thread>
#include <utime.h>

using namespace qs;
using namespace qs::test;

class TestRecovery : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    int m_number = 0;
    QString freshRoot() { return m_dir.filePath(QStringLiteral("root%1").arg(++m_number)); }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void unsavedSessionsAreCopiedAndRestored()
    {
        const QString root = freshRoot();
        RunStore store;
        SessionData restored;
        {
            Autosave autosave(store, root);
            autosave.setFile(fileNow(QStringLiteral("/somewhere/a.quantoscope")));
            const QString first = store.add(measuredResult());
            store.add(measuredResult());
            store.addStudy(fakeStudyResult());
            store.rename(first, QStringLiteral("mine"));
            store.setNote(first, QStringLiteral("a note"));
            store.setBaseline(QStringLiteral("int8-token-dynamic"));
            store.move(first, 2);
            autosave.flush();
            QVERIFY(leftSessions(root).empty()); // of a living program
            copyFolder(autosave.place().folder(), root + "/killed");
            const auto left = leftSessions(root);
            QCOMPARE(left.size(), std::size_t{1});
            QCOMPARE(left[0].runs.size(), 3);
            QCOMPARE(left[0].file, QString("/somewhere/a.quantoscope"));
            QCOMPARE(left[0].interrupted, 0);
            const auto session = restoreSession(left[0].place);
            QVERIFY(session.ok());
            QVERIFY(session->problems.isEmpty());
            restored = session->data;
            store.markSaved();
            autosave.flush();
            QVERIFY(!QFile::exists(autosave.place().index())); // saved: nothing to recover
            QTest::qWait(300);
        }
        QCOMPARE(restored.runs.size(), 3);
        QCOMPARE(restored.runs[2].name, QString("mine"));
        QCOMPARE(restored.runs[2].note, QString("a note"));
        QVERIFY(restored.runs[1].modes());
        QCOMPARE(restored.baseline, QString("int8-token-dynamic"));
        QVERIFY(!restored.unknown.contains("recovery"));
        QCOMPARE(leftSessions(root).size(), std::size_t{1});
        discardSession(leftSessions(root)[0].place, nullptr);
        QVERIFY(leftSessions(root).empty());
        QVERIFY(QDir(root).entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty());
    }

    /// None of them is the first change, which is told of otherwise.
    void everyKindOfEditIsCopied()
    {
        RunStore store;
        Autosave autosave(store, freshRoot());
        const QString first = store.add(measuredResult()), second = store.add(measuredResult());
        const QString study = store.addStudy(fakeStudyResult());
        autosave.flush();
        const std::vector<std::pair<const char*, std::function<void()>>> edits{
            {"rename", [&] { store.rename(first, "mine"); }},
            {"note", [&] { store.setNote(first, "a note"); }},
            {"baseline", [&] { store.setBaseline("int8-token-dynamic"); }},
            {"baseline run", [&] { store.setBaselineRun(second); }},
            {"limits", [&] { store.setDecision({{"us_per_call", 5.0}}, "limits"); }},
            {"pages", [&] { store.setPresentation({{"pages", 1}}, "pages"); }},
            {"notes on charts", [&] { store.setAnnotations({{"chart", "note"}}, "notes"); }},
            {"overlay", [&] { store.setOverlay(second, true); }},
            {"judged anew", [&] { store.replaceResult(first, measuredResult(), "judge"); }},
            {"gone on", [&] { store.updateResult(second, measuredResult()); }},
            {"study gone on",
             [&] { store.updateStudy(study, std::make_shared<AccuracyStudyResult>(fakeStudyResult()), "on"); }},
            {"move", [&] { store.move(first, 2); }},
            {"undo", [&] { store.undoStack()->undo(); }},
            {"redo", [&] { store.undoStack()->redo(); }},
            {"add", [&] { store.add(measuredResult()); }},
            {"remove", [&] { store.remove(first); }},
            {"undo of it", [&] { store.undoStack()->undo(); }},
            {"remove two", [&] { store.remove(QStringList{first, second}); }},
            {"reset and add", [&] {
                 store.reset({});
                 store.add(measuredResult());
             }}};
        const QString now = m_dir.filePath("now.quantoscope"), copy = m_dir.filePath("copy.quantoscope");
        const auto textOf = [](const QString& file) {
            QFile in(file);
            return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
        };
        for (const auto& [name, edit] : edits) {
            QSignalSpy changed(&store, &RunStore::changed);
            const quint64 before = store.revision();
            edit();
            QVERIFY2(!changed.isEmpty() && changed.last()[0].toULongLong() == store.revision(), name);
            QVERIFY2(store.revision() > before, name);
            autosave.flush();
            const auto restored = restoreSession(autosave.place());
            QVERIFY2(restored.ok() && restored->problems.isEmpty(), name);
            QVERIFY(saveSession(now, store.data()).ok() && saveSession(copy, restored->data).ok());
            QVERIFY(saveSession(now, *loadSession(now)).ok()); // both were read once
            QVERIFY2(textOf(copy) == textOf(now), name);
        }
        store.markSaved();
        autosave.flush();
    }

    void onlyWhatChangedIsWritten()
    {
        const QString root = freshRoot();
        RunStore store;
        Autosave autosave(store, root);
        const QString id = store.add(measuredResult());
        autosave.flush();
        const QStringList before = QDir(autosave.place().folder()).entryList({"run-*"}, QDir::Files);
        QCOMPARE(before.size(), 1);
        const FileStamp stamp = stampOf(autosave.place().folder() + '/' + before[0]);
        store.rename(id, QStringLiteral("another"));
        store.add(measuredResult());
        autosave.flush();
        QVERIFY(stampOf(autosave.place().folder() + '/' + before[0]) == stamp);
        QCOMPARE(QDir(autosave.place().folder()).entryList({"run-*"}, QDir::Files).size(), 2);
        store.remove(id);
        autosave.flush();
        QVERIFY(!QFile::exists(autosave.place().folder() + '/' + before[0]));
    }

    void anInterruptedRunComesBackMarked()
    {
        const QString root = freshRoot();
        RunStore store;
        Autosave autosave(store, root);
        store.add(measuredResult());
        store.markSaved();
        autosave.begin();
        const QString killed = root + "/killed";
        SpecSource specs(roundsSpec());
        NoSink sink;
        (void)journaled(roundsStudy(300,
                                    [&] {
                                        std::this_thread::sleep_for(
                                            std::chrono::milliseconds(400)); // the journal's thread has its turn
                                        autosave.flush();
                                        copyFolder(autosave.place().folder(), killed);
                                    }),
                        autosave.journals())(specs, {}, sink);
        const auto left = leftSessions(root);
        QCOMPARE(left.size(), std::size_t{1});
        QCOMPARE(left[0].runs.size(), 1); // what the run stood beside, although that was saved
        QCOMPARE(left[0].interrupted, 1);
        const auto session = restoreSession(left[0].place);
        QVERIFY(session.ok());
        QCOMPARE(session->data.runs.size(), 2);
        QVERIFY2(session->data.runs[1].name.contains("recovered"), qPrintable(session->data.runs[1].name));
        QCOMPARE(QString::fromStdString(session->data.runs[1].result->stopReason.english()),
                 QString("recovered, interrupted"));
        QCOMPARE(session->samples, 600);
        QVERIFY(session->lastTime > 0 && session->lastTime <= bootNanoseconds());
        QVERIFY(saveSession(m_dir.filePath("recovered.quantoscope"), session->data).ok());
        QVERIFY(loadSession(m_dir.filePath("recovered.quantoscope")).ok());
        // The run ends and is stored: its journal goes with the next copy.
        store.add(measuredResult());
        autosave.end();
        autosave.flush();
        QVERIFY(journaledRuns(native(autosave.place().folder())).empty());
        QVERIFY(QFile::exists(autosave.place().index()));
    }

    void aRunBesideASavedSessionCopiesItsFile()
    {
        const QString root = freshRoot(), file = m_dir.filePath("saved.quantoscope");
        RunStore store;
        Autosave autosave(store, root);
        store.add(measuredResult());
        QVERIFY(saveSession(file, store.data()).ok());
        store.markSaved();
        autosave.setFile(fileNow(file));
        autosave.flush();
        autosave.begin();
        autosave.flush();
        QVERIFY(QDir(autosave.place().folder()).entryList({"run-*"}, QDir::Files).isEmpty());
        copyFolder(autosave.place().folder(), root + "/killed");
        const auto left = leftSessions(root);
        QCOMPARE(left.size(), std::size_t{1});
        QCOMPARE(left[0].runs.size(), 1);
        const auto session = restoreSession(left[0].place);
        QVERIFY(session.ok() && session->problems.isEmpty());
        QCOMPARE(session->file.path, file);
        QCOMPARE(session->data.runs.size(), 1);
        QCOMPARE(session->data.runs[0].id, store.runs()[0].id);
        store.add(measuredResult());
        autosave.end();
        autosave.flush();
        QCOMPARE(QDir(autosave.place().folder()).entryList({"run-*"}, QDir::Files).size(), 2);
        QVERIFY(QFile::remove(file)); // the disk it was on
        const auto gone = restoreSession({root, "killed"});
        QVERIFY(gone.ok() && gone->problems.isEmpty());
        QCOMPARE(gone->data.runs.size(), 1);
        QVERIFY(gone->file.path.isEmpty());
        QVERIFY2(gone->parted.contains("saved.quantoscope"), qPrintable(gone->parted)); // says which file is missing
        store.markSaved();
    }

    void aRunThatHadMeasuredNothingIsNoProblem()
    {
        const QString root = freshRoot(), folder = root + "/killed";
        {
            JournalWriter writer(native(folder), 1, roundsSpec());
            writer.segment(segmentEvent(0, roundsSpec()));
            writer.samples({{5.0f, 0, 0, SampleEvent::None}}, 1); // half a round
        }
        const auto nothing = restoreSession({root, "killed"});
        QVERIFY(!nothing.ok());
        QVERIFY(nothing.error().text().find("no complete round") != std::string::npos);
        RunStore store;
        store.add(measuredResult());
        RecoveryWriter copy({root, "killed"});
        QVERIFY(copy.write(store.data(), {}, false, 0).ok());
        const auto session = restoreSession({root, "killed"});
        QVERIFY(session.ok());
        QVERIFY(session->problems.isEmpty());
        QCOMPARE(session->unmeasured.size(), 1);
        QCOMPARE(session->data.runs.size(), 1);
    }

    void aStudyGoingOnIsCopied()
    {
        const QString root = freshRoot();
        RunStore store;
        Autosave autosave(store, root);
        autosave.begin();
        autosave.setStudySoFar(std::make_shared<const AccuracyStudyResult>(fakeStudyResult()));
        QTRY_VERIFY(QFile::exists(autosave.place().study()));
        copyFolder(autosave.place().folder(), root + "/killed");
        const auto session = restoreSession({root, "killed"});
        QVERIFY(session.ok());
        QCOMPARE(session->data.runs.size(), 1);
        QVERIFY(session->data.runs[0].modes());
        QCOMPARE(QString::fromStdString(session->data.runs[0].modes()->stopReason.english()),
                 QString("recovered, interrupted"));
        store.addStudy(fakeStudyResult());
        autosave.end();
        autosave.flush();
        QVERIFY(!QFile::exists(autosave.place().study()));
        store.markSaved();
        autosave.flush();
    }

    void damagedCopiesGiveWhatIsLeft()
    {
        const QString root = freshRoot();
        RunStore store;
        Autosave autosave(store, root);
        store.add(measuredResult());
        store.add(measuredResult());
        autosave.flush();
        copyFolder(autosave.place().folder(), root + "/killed");
        QFile run(root + "/killed/run-1.quantoscope");
        QVERIFY(run.open(QIODevice::WriteOnly | QIODevice::Truncate));
        run.write("{\"format\":");
        run.close();
        const auto session = restoreSession({root, "killed"});
        QVERIFY(session.ok());
        QCOMPARE(session->data.runs.size(), 1);
        QCOMPARE(session->problems.size(), 1);
        QFile index(root + "/killed/index.quantoscope");
        QVERIFY(index.open(QIODevice::WriteOnly | QIODevice::Truncate));
        index.write("nonsense");
        index.close();
        const auto left = leftSessions(root);
        QCOMPARE(left.size(), std::size_t{1});
        QVERIFY(!left[0].problem.isEmpty());
        const auto without = restoreSession({root, "killed"});
        QVERIFY(without.ok()); // a run file is a whole session
        QCOMPARE(without->data.runs.size(), 1);
        QCOMPARE(without->data.runs[0].id, store.runs()[1].id);
        QCOMPARE(without->problems.size(), 2);
        QVERIFY(QFile::exists(root + "/killed/run-2.quantoscope")); // nothing is thrown away by reading
    }

    /// Run files are written one by one, and the index after them.
    void whatWasWrittenAfterTheIndexIsRestored()
    {
        const QString root = freshRoot(), killed = root + "/killed";
        RunStore store;
        Autosave autosave(store, root);
        store.add(measuredResult());
        autosave.flush();
        copyFolder(autosave.place().folder(), killed);
        const QString id = store.add(measuredResult(), QStringLiteral("imported"));
        autosave.flush();
        QVERIFY(QFile::copy(autosave.place().folder() + "/run-2.quantoscope", killed + "/run-2.quantoscope"));
        const auto session = restoreSession({root, "killed"});
        QVERIFY(session.ok() && session->problems.isEmpty());
        QCOMPARE(session->data.runs.size(), 2);
        QCOMPARE(session->data.runs[1].id, id);
        store.markSaved();
        autosave.flush();
    }

    /// Files that are saved elsewhere are no session to be offered; without that mark they are all that is left.
    void runFilesAreOfferedUnlessAllWasSaved()
    {
        const QString root = freshRoot();
        RunStore store;
        Autosave autosave(store, root);
        store.add(measuredResult());
        autosave.flush();
        store.markSaved();
        autosave.flush();
        copyFolder(autosave.place().folder(), root + "/saved");
        copyFolder(autosave.place().folder(), root + "/lost");
        QVERIFY(QFile::remove(RecoveryPlace{root, "lost"}.cleared()));
        const auto left = leftSessions(root);
        QCOMPARE(left.size(), std::size_t{1});
        QCOMPARE(left[0].place.id, QString("lost"));
        QVERIFY(!QDir(root + "/saved").exists());
        QCOMPARE(restoreSession(left[0].place)->data.runs.size(), 1);
    }

    void aFullDiskIsSaidAndTheSessionStays()
    {
        RunStore store;
        store.add(measuredResult());
        const QString file = m_dir.filePath("full.quantoscope");
        QVERIFY(saveSession(file, store.data()).ok());
        const qint64 before = QFile(file).size();
        for (int i = 0; i < 40; ++i)
            store.add(measuredResult());
        rlimit old{};
        QVERIFY(getrlimit(RLIMIT_FSIZE, &old) == 0);
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit small = old;
        small.rlim_cur = 8192;
        QVERIFY(setrlimit(RLIMIT_FSIZE, &small) == 0);
        const auto saved = saveSession(file, store.data());
        setrlimit(RLIMIT_FSIZE, &old);
        QVERIFY(!saved.ok());
        QCOMPARE(saved.error().code, ErrorCode::Io);
        QVERIFY(!saved.error().hint.empty());
        QCOMPARE(QFile(file).size(), before); // the old one is still there
        QVERIFY(loadSession(file).ok());
        QVERIFY(QDir(m_dir.path()).entryList({".quantoscope-*"}, QDir::Files | QDir::Hidden).isEmpty());
    }

    void aClockThatJumpsHurtsNobody()
    {
        const QString root = freshRoot();
        RunStore store;
        Autosave autosave(store, root);
        store.add(measuredResult());
        autosave.flush();
        copyFolder(autosave.place().folder(), root + "/past");
        const utimbuf past{1000, 1000}; // 1970
        for (const QString& file : QDir(root + "/past").entryList(QDir::Files))
            QVERIFY(::utime(QFile::encodeName(root + "/past/" + file).constData(), &past) == 0);
        copyFolder(autosave.place().folder(), root + "/future");
        const utimbuf future{4102444800, 4102444800}; // 2100
        for (const QString& file : QDir(root + "/future").entryList(QDir::Files))
            QVERIFY(::utime(QFile::encodeName(root + "/future/" + file).constData(), &future) == 0);
        const auto left = leftSessions(root);
        QCOMPARE(left.size(), std::size_t{2});
        for (const LeftSession& session : left)
            QVERIFY(restoreSession(session.place).ok());
        QVERIFY(leftSessions(root).size() == 2); // and the own copy is nobody's, whatever its date
        store.markSaved();
        autosave.flush();
    }

    void aFileChangedByOthersIsNoticed()
    {
        const QString file = m_dir.filePath("guarded.quantoscope");
        QVERIFY(saveSession(file, {}).ok());
        FileGuard guard(freshRoot());
        QSignalSpy said(&guard, &FileGuard::changedOutside);
        guard.setFile(file);
        QCOMPARE(guard.change(), FileGuard::Change::None);
        RunStore store;
        store.add(measuredResult());
        QVERIFY(saveSession(file, store.data()).ok()); // write new, rename: another inode
        QCOMPARE(guard.change(), FileGuard::Change::Replaced);
        QTRY_COMPARE(said.size(), 1);
        guard.setFile(file); // as after saving it here
        QCOMPARE(guard.change(), FileGuard::Change::None);
        QVERIFY(QFile::remove(file));
        QCOMPARE(guard.change(), FileGuard::Change::Removed);
        QTRY_COMPARE(said.size(), 2);
        QTest::qWait(400);
        QCOMPARE(said.size(), 2); // said once
    }

    void twoWindowsOnOneFileKnowOfEachOther()
    {
        const QString root = freshRoot(), file = m_dir.filePath("shared.quantoscope"),
                      link = m_dir.filePath("link.quantoscope");
        QVERIFY(saveSession(file, {}).ok());
        QVERIFY(QFile::link(file, link));
        FileGuard first(root);
        auto second = std::make_unique<FileGuard>(root);
        first.setFile(file);
        QVERIFY(!first.otherHolder());
        second->setFile(link); // the same file by another name
        const auto holder = second->otherHolder();
        QVERIFY(holder.has_value());
        QCOMPARE(holder->pid, QCoreApplication::applicationPid());
        QVERIFY(!holder->host.isEmpty());
        first.setFile(QString());
        QVERIFY(!second->otherHolder()); // the other one closed it
        first.setFile(file);
        QVERIFY(first.otherHolder().has_value());
        second.reset();
        QVERIFY(!first.otherHolder());
    }
};

QS_TEST(TestRecovery)
#include "test_recovery.moc"
