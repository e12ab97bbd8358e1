// SPDX-License-Identifier: GPL-3.0-or-later
// Journals, recovery copies and what is restored of them; without a window.
#include "fail_on_warnings.h"
#include "fake_study.h"

#include "app/session/autosave.h"
#include "app/session/file_guard.h"
#include "app/session/journal_read.h"
#include "app/session/recovery_index.h"
#include "app/session/session_file.h"
#include "app/session/settings.h"
#include "app/session/settings_migrations.h"
#include "tests/sanitized.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <thread>
#include <utime.h>

using namespace qs;

namespace {

RunSpec smallSpec()
{
    RunSpec spec;
    spec.shape = {16, 256};
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    return spec;
}

RunEvent segmentEvent(int number, const RunSpec& spec, RunEvent::Kind kind = RunEvent::Kind::Segment)
{
    RunEvent event;
    event.kind = kind;
    event.segment = number;
    event.spec = spec;
    event.text = "hot, 1 buffer";
    event.environment.device = "a device";
    for (const QuantScheme& scheme : spec.modes) {
        ModeResult mode;
        mode.scheme = scheme;
        mode.requested = schemeName(scheme);
        mode.bytes = {4096};
        event.modes.push_back(mode);
    }
    return event;
}

float timeOf(int round, int mode) { return 10.0f + static_cast<float>(mode) + 0.01f * static_cast<float>(round % 50); }

/// A study that says so many rounds, and then does what the test wants.
StudyFunction roundsStudy(int rounds, std::function<void()> then = {})
{
    return [rounds, then](SpecSource& specs, std::stop_token, EventSink& sink) {
        const RunSpec spec = specs.latest();
        sink.event(segmentEvent(0, spec));
        for (std::uint16_t mode = 0; mode < 2; ++mode)
            sink.sample({99.0f, mode, 0, SampleEvent::Warmup});
        for (int round = 0; round < rounds; ++round)
            for (std::uint16_t mode = 0; mode < 2; ++mode)
                sink.sample({timeOf(round, mode), mode, 0, SampleEvent::None});
        sink.event(segmentEvent(0, spec, RunEvent::Kind::Table));
        if (then) then();
        return StudyOutcome{};
    };
}

struct NoSink : EventSink
{
    void event(const RunEvent& event) override
    {
        if (event.kind == RunEvent::Kind::Note) notes.push_back(event.text);
    }
    void sample(const SampleEvent&) override { ++samples; }
    int samples = 0;
    std::vector<std::string> notes;
};

std::filesystem::path native(const QString& path) { return path.toStdString(); }

RunResult measuredResult()
{
    RunResult result;
    result.programVersion = "0.1.0";
    Segment segment;
    segment.spec = smallSpec();
    for (const QuantScheme& scheme : segment.spec.modes) {
        ModeResult mode;
        mode.scheme = scheme;
        mode.requested = schemeName(scheme);
        for (int i = 0; i < 80; ++i)
            mode.samplesUs.push_back(timeOf(i, 0));
        segment.modes.push_back(mode);
    }
    result.segments.push_back(segment);
    return result;
}

} // namespace

class TestRecovery : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    int m_number = 0;
    QString freshRoot() { return m_dir.filePath(QStringLiteral("root%1").arg(++m_number)); }

    /// Files of a folder as they are now, elsewhere: what a killed program would have left.
    static void copyFolder(const QString& from, const QString& to)
    {
        QVERIFY(QDir().mkpath(to));
        const auto files = QDir(from).entryList(QDir::Files);
        for (const QString& file : files)
            QVERIFY(QFile::copy(from + '/' + file, to + '/' + file));
    }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void aJournalHoldsWhatWasMeasured()
    {
        const auto folder = std::make_shared<JournalFolder>(native(freshRoot()));
        SpecSource specs(smallSpec());
        NoSink sink;
        (void)journaled(roundsStudy(500), folder)(specs, {}, sink);
        QCOMPARE(sink.samples, 1002);
        QCOMPARE(journaledRuns(folder->path()), std::vector<int>{1});
        const auto run = readJournal(folder->path(), 1);
        QVERIFY2(run.ok(), run.ok() ? "" : run.error().text().c_str());
        QCOMPARE(run->samples, 1000);
        QCOMPARE(run->tornBytes, std::size_t{0});
        QCOMPARE(QString::fromStdString(run->result.stopReason), QString("recovered, interrupted"));
        const Segment& segment = *run->result.last();
        QVERIFY(segment.spec == smallSpec());
        QCOMPARE(segment.modes[1].samplesUs.size(), std::size_t{500});
        QCOMPARE(segment.modes[1].samplesUs[7], timeOf(7, 1));
        QCOMPARE(segment.modes[1].warmupUs, std::vector<float>{99.0f});
        QCOMPARE(segment.modes[0].latency.n, 500);
        QCOMPARE(segment.modes[0].bytes.value, std::uint64_t{4096});
        QVERIFY(segment.pairs.variants == 2); // judged anew
        QCOMPARE(QString::fromStdString(run->result.environment.device), QString("a device"));
    }

    void tornTailsAreCutOff()
    {
        const auto folder = std::make_shared<JournalFolder>(native(freshRoot()));
        SpecSource specs(smallSpec());
        NoSink sink;
        (void)journaled(roundsStudy(200), folder)(specs, {}, sink);
        QFile part(QString::fromStdString((folder->path() / journal::partName(1, 0)).string()));
        QVERIFY(part.open(QIODevice::ReadOnly));
        const QByteArray whole = part.readAll();
        part.close();
        std::int64_t before = 0;
        for (int cut = 0; cut <= 40; ++cut) {
            QVERIFY(part.open(QIODevice::WriteOnly | QIODevice::Truncate));
            part.write(whole.left(whole.size() * cut / 40));
            part.close();
            const auto run = readJournal(folder->path(), 1);
            const std::int64_t samples = run ? run->samples : 0;
            QVERIFY(samples >= before && samples <= 400);
            before = samples;
        }
        QCOMPARE(before, 400);
        QByteArray flipped = whole; // a bit of the samples: nothing after it is believed
        flipped[flipped.size() / 2] = static_cast<char>(flipped[flipped.size() / 2] ^ 4);
        QVERIFY(part.open(QIODevice::WriteOnly | QIODevice::Truncate));
        part.write(flipped);
        part.close();
        const auto damaged = readJournal(folder->path(), 1);
        QVERIFY(!damaged || damaged->samples < 400);
    }

    void aLongJournalStaysBoundedAndAligned()
    {
        const auto folder = std::make_shared<JournalFolder>(native(freshRoot()));
        SpecSource specs(smallSpec());
        NoSink sink;
        constexpr int rounds = 100'000;
        (void)journaled(roundsStudy(rounds), folder, {std::size_t{256} << 10, 3})(specs, {}, sink);
        std::uintmax_t bytes = 0;
        for (const auto& entry : std::filesystem::directory_iterator(folder->path()))
            bytes += entry.file_size();
        QVERIFY2(bytes < (std::size_t{1100} << 10), qPrintable(QString::number(bytes)));
        const auto run = readJournal(folder->path(), 1);
        QVERIFY(run.ok());
        const Segment& segment = *run->result.last();
        const auto& first = segment.modes[0].samplesUs;
        const auto& second = segment.modes[1].samplesUs;
        QCOMPARE(first.size(), second.size());
        QVERIFY(first.size() > 30'000 && first.size() < 50'000);
        for (std::size_t i = 0; i < first.size(); ++i)
            QVERIFY(std::abs(second[i] - first[i] - 1.0f) < 1e-3f); // the same round
        QCOMPARE(second.back(), timeOf(rounds - 1, 1));             // the newest are there
    }

    void whatCannotBeWrittenDoesNotStopTheRun()
    {
        const QString root = freshRoot();
        QVERIFY(QFile(root).open(QIODevice::WriteOnly)); // a file where the folder would be
        const auto folder = std::make_shared<JournalFolder>(native(root));
        std::vector<Error> said;
        folder->listen([&](const Error& error) { said.push_back(error); });
        SpecSource specs(smallSpec());
        NoSink sink;
        (void)journaled(roundsStudy(100), folder)(specs, {}, sink);
        QCOMPARE(sink.samples, 202);
        QCOMPARE(said.size(), std::size_t{1});
        QVERIFY(!said[0].hint.empty());
    }

    void unsavedSessionsAreCopiedAndRestored()
    {
        const QString root = freshRoot();
        RunStore store;
        SessionData restored;
        {
            Autosave autosave(store, root);
            autosave.setFile(QStringLiteral("/somewhere/a.quantoscope"));
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
        QVERIFY(restored.runs[1].study);
        QCOMPARE(restored.baseline, QString("int8-token-dynamic"));
        QVERIFY(!restored.unknown.contains("recovery"));
        QCOMPARE(leftSessions(root).size(), std::size_t{1});
        discardSession(leftSessions(root)[0].place, nullptr);
        QVERIFY(leftSessions(root).empty());
        QVERIFY(QDir(root).entryList(QDir::Dirs | QDir::NoDotAndDotDot).isEmpty());
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
        SpecSource specs(smallSpec());
        NoSink sink;
        (void)journaled(roundsStudy(300, [&] {
                            std::this_thread::sleep_for(std::chrono::milliseconds(400)); // the journal's thread has its turn
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
        QCOMPARE(QString::fromStdString(session->data.runs[1].result->stopReason), QString("recovered, interrupted"));
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

    void aRunBesideASavedSessionNeedsNoCopyOfIt()
    {
        const QString root = freshRoot(), file = m_dir.filePath("saved.quantoscope");
        RunStore store;
        Autosave autosave(store, root);
        store.add(measuredResult());
        QVERIFY(saveSession(file, store.data()).ok());
        store.markSaved();
        autosave.setFile(file);
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
        QCOMPARE(session->file, file);
        QCOMPARE(session->data.runs.size(), 1);
        QCOMPARE(session->data.runs[0].id, store.runs()[0].id);
        store.add(measuredResult());
        autosave.end();
        autosave.flush();
        QCOMPARE(QDir(autosave.place().folder()).entryList({"run-*"}, QDir::Files).size(), 2);
        QVERIFY(QFile::remove(file)); // the disk it was on
        const auto gone = restoreSession({root, "killed"});
        QVERIFY(!gone.ok()); // says which file is missing
        QVERIFY(gone.error().text().find("saved.quantoscope") != std::string::npos);
        store.markSaved();
    }

    void aRunThatHadMeasuredNothingIsNoProblem()
    {
        const QString root = freshRoot(), folder = root + "/killed";
        {
            JournalWriter writer(native(folder), 1, smallSpec());
            writer.segment(segmentEvent(0, smallSpec()));
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
        autosave.studyGoesOn(fakeStudyResult());
        QTRY_VERIFY(QFile::exists(autosave.place().study()));
        copyFolder(autosave.place().folder(), root + "/killed");
        const auto session = restoreSession({root, "killed"});
        QVERIFY(session.ok());
        QCOMPARE(session->data.runs.size(), 1);
        QVERIFY(session->data.runs[0].study);
        QCOMPARE(QString::fromStdString(session->data.runs[0].study->stopReason), QString("recovered, interrupted"));
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
        const auto nothing = restoreSession({root, "killed"});
        QVERIFY(!nothing.ok());
        QVERIFY(QFile::exists(root + "/killed/run-2.quantoscope")); // nothing is thrown away by reading
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
        guard.hold(file);
        QCOMPARE(guard.change(), FileGuard::Change::None);
        RunStore store;
        store.add(measuredResult());
        QVERIFY(saveSession(file, store.data()).ok()); // write new, rename: another inode
        QCOMPARE(guard.change(), FileGuard::Change::Replaced);
        QTRY_COMPARE(said.size(), 1);
        guard.hold(file); // as after saving it here
        QCOMPARE(guard.change(), FileGuard::Change::None);
        QVERIFY(QFile::remove(file));
        QCOMPARE(guard.change(), FileGuard::Change::Removed);
        QTRY_COMPARE(said.size(), 2);
        QTest::qWait(400);
        QCOMPARE(said.size(), 2); // said once
    }

    void twoWindowsOnOneFileKnowOfEachOther()
    {
        const QString root = freshRoot(), file = m_dir.filePath("shared.quantoscope"), link = m_dir.filePath("link.quantoscope");
        QVERIFY(saveSession(file, {}).ok());
        QVERIFY(QFile::link(file, link));
        FileGuard first(root);
        auto second = std::make_unique<FileGuard>(root);
        first.hold(file);
        QVERIFY(!first.otherHolder());
        second->hold(link); // the same file by another name
        const auto holder = second->otherHolder();
        QVERIFY(holder.has_value());
        QCOMPARE(holder->pid, QCoreApplication::applicationPid());
        QVERIFY(!holder->host.isEmpty());
        first.hold({});
        QVERIFY(!second->otherHolder()); // the other one closed it
        first.hold(file);
        QVERIFY(first.otherHolder().has_value());
        second.reset();
        QVERIFY(!first.otherHolder());
    }

    void settingsAreMigratedInOrder()
    {
        const QString file = m_dir.filePath("old.ini");
        {
            QSettings old(file, QSettings::IniFormat);
            old.setValue("window/geometry", "g");
            old.setValue("view/theme", "dark");
            old.setValue("files/recent", QStringList{"/a/b", "/a/./b", "/a/../a/b", "/c"});
        }
        const Settings settings(file);
        QCOMPARE(settings.recentFiles(), (QStringList{"/a/b", "/c"}));
        QCOMPARE(settings.theme(), ThemeChoice::Dark);
        QVERIFY(settings.geometry().isEmpty());
        QSettings steps(m_dir.filePath("steps.ini"), QSettings::IniFormat);
        steps.setValue("version", 1);
        steps.setValue("order", "");
        const SettingsStep append[] = {[](QSettings& s) { s.setValue("order", s.value("order").toString() + "0"); }, [](QSettings& s) { s.setValue("order", s.value("order").toString() + "1"); },
                                       [](QSettings& s) { s.setValue("order", s.value("order").toString() + "2"); }};
        migrateSettings(steps, append);
        QCOMPARE(steps.value("order").toString(), QString("12"));
        QCOMPARE(steps.value("version").toInt(), 3);
        migrateSettings(steps, append);
        QCOMPARE(steps.value("order").toString(), QString("12"));
    }

    void settingsOfNewerProgramsAreLeftAlone()
    {
        const QString file = m_dir.filePath("newer.ini");
        const QByteArray text("version=99\n\n[view]\ntheme=light\nodd=1\n");
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
        out.close();
        {
            Settings settings(file);
            QCOMPARE(settings.theme(), ThemeChoice::System);
            settings.setTheme(ThemeChoice::Dark);
        }
        QVERIFY(out.open(QIODevice::ReadOnly));
        QCOMPARE(out.readAll(), text);
        out.close();
        QCOMPARE(Settings(file).theme(), ThemeChoice::Dark); // kept beside it
    }

    void damagedSettingsAreMovedAside()
    {
        const QString file = m_dir.filePath("damaged.ini");
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("\x01\x02 no settings at all\n[unfinished\n\xff\xfe\n");
        out.close();
        {
            Settings settings(file);
            QVERIFY2(settings.trouble().contains("damaged"), qPrintable(settings.trouble()));
            settings.setTheme(ThemeChoice::Light);
        }
        QVERIFY(QFile::exists(file + ".damaged-1"));
        const Settings again(file);
        QVERIFY(again.trouble().isEmpty()); // said once
        QCOMPARE(again.theme(), ThemeChoice::Light);
    }

    /// A child that is stopped and goes on: its study notes it. The child is this program.
    void aSuspendedProcessIsNoted()
    {
        const QString root = freshRoot();
        QProcess child;
        child.setProgram(QCoreApplication::applicationFilePath());
        child.setArguments({"suspendedChild"});
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QS_TEST_CHILD", root);
        child.setProcessEnvironment(environment);
        child.start();
        QVERIFY(child.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(root + "/begun"), kSlowdown * 20'000);
        ::kill(static_cast<pid_t>(child.processId()), SIGSTOP);
        QTest::qWait(3000);
        ::kill(static_cast<pid_t>(child.processId()), SIGCONT);
        QVERIFY(child.waitForFinished(30'000));
        QCOMPARE(child.exitCode(), 0);
        const QString said = QString::fromUtf8(child.readAllStandardOutput());
        QVERIFY2(said.contains("did not run for"), qPrintable(said));
    }

    void suspendedChild()
    {
        const QString root = qEnvironmentVariable("QS_TEST_CHILD");
        if (root.isEmpty()) QSKIP("Runs in a process of its own, started by aSuspendedProcessIsNoted.");
        const auto folder = std::make_shared<JournalFolder>(native(root));
        SpecSource specs(smallSpec());
        NoSink sink;
        const auto outcome = journaled(roundsStudy(10, [&] {
                                           std::this_thread::sleep_for(std::chrono::milliseconds(300));
                                           QVERIFY(QFile(root + "/begun").open(QIODevice::WriteOnly));
                                           for (int i = 0; i < 20; ++i) // until it was stopped and goes on
                                               std::this_thread::sleep_for(std::chrono::milliseconds(200));
                                       }),
                                       folder)(specs, {}, sink);
        QCOMPARE(outcome.result.notes.size(), std::size_t{1});
        QCOMPARE(sink.notes.size(), std::size_t{1}); // the window hears it, too
        qInfo("%s", outcome.result.notes[0].c_str());
        std::printf("%s\n", outcome.result.notes[0].c_str());
    }
};

QTEST_MAIN(TestRecovery)
#include "test_recovery.moc"
