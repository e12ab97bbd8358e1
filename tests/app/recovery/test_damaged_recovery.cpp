// SPDX-License-Identifier: GPL-3.0-or-later
// Recovery copies and session files that were damaged, exchanged or lost, restored and saved in a window as a user
// would: no run that can be read is lost, and no file is written over without a question.
#include "tests/app/support/left_sessions.h"
#include "tests/app/support/window_test.h"

#include "app/recovery/recovery_bar.h"
#include "app/recovery/recovery_index.h"
#include "app/recovery/recovery_manager.h"
#include "gpu/recovery/journal_read.h"
#include "tests/gui_test.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSet>

#include <sys/stat.h>

using namespace qs;
using qs::test::copyFolder;
using qs::test::leaveBehind;
using qs::test::measuredResult;
using qs::test::native;

namespace {

QByteArray bytesOf(const QString& file)
{
    QFile in(file);
    return QFileInfo(file).isFile() && in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

void put(const QString& file, const QByteArray& bytes)
{
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly | QIODevice::Truncate));
    out.write(bytes);
}

/// Another session, whose runs have the ids that an old program gave: 1, 2, …
void putAnotherSession(const QString& file)
{
    SessionData other;
    for (const char* id : {"1", "2"}) {
        StoredRun run;
        run.id = QString::fromLatin1(id);
        run.name = QStringLiteral("of another session");
        run.result = std::make_shared<const RunResult>(measuredResult());
        other.runs.push_back(run);
    }
    QVERIFY(saveSession(file, other).ok());
}

/// What is done to a file.
struct Harm
{
    QString name;
    std::function<void(const QString& file)> act;
};

QList<Harm> harmsOf(const QString& file, QRandomGenerator& random)
{
    const auto part = [](double share) {
        return [share](const QString& path) {
            const QByteArray bytes = bytesOf(path);
            put(path, bytes.left(share < 1 ? static_cast<qsizetype>(share * static_cast<double>(bytes.size()))
                                           : bytes.size() - 1));
        };
    };
    QList<Harm> harms{{"cut to nothing", part(0)},
                      {"cut to a quarter", part(0.25)},
                      {"cut to a half", part(0.5)},
                      {"cut to nine tenths", part(0.9)},
                      {"cut by a byte", part(1)},
                      {"removed", [](const QString& path) { QFile::remove(path); }},
                      {"exchanged", putAnotherSession},
                      {"zeros", [](const QString& path) { put(path, QByteArray(bytesOf(path).size(), '\0')); }}};
    for (int i = 0; i < 8; ++i)
        harms << Harm{QStringLiteral("flipped bit %1").arg(i),
                      [at = random.generateDouble(), bit = random.bounded(8)](const QString& path) {
                          QByteArray bytes = bytesOf(path);
                          const auto place = static_cast<qsizetype>(at * static_cast<double>(bytes.size()));
                          bytes[place] = static_cast<char>(bytes[place] ^ (1 << bit));
                          put(path, bytes);
                      }};
    if (file.endsWith(QLatin1String(".quantoscope")))
        harms << Harm{"of a newer program",
                      [](const QString& path) { put(path, bytesOf(path).replace("\"schema\":4,", "\"schema\":9,")); }};
    return harms;
}

/// What a later program or the user may have done to the session's file.
QList<Harm> exchangesOfTheFile()
{
    return {{"untouched", [](const QString&) {}},
            {"removed", [](const QString& path) { QFile::remove(path); }},
            {"cut", [](const QString& path) { put(path, bytesOf(path).left(500)); }},
            {"exchanged", putAnotherSession},
            {"gone on with",
             [](const QString& path) {
                 auto session = loadSession(path);
                 for (int i = 0; i < 2; ++i) {
                     StoredRun run;
                     run.id = QStringLiteral("new%1").arg(i);
                     run.name = QStringLiteral("newer");
                     run.result = std::make_shared<const RunResult>(measuredResult());
                     session->runs.push_back(run);
                 }
                 QVERIFY(saveSession(path, *session).ok());
             }},
            {"a folder",
             [](const QString& path) {
                 QFile::remove(path);
                 QVERIFY(QDir().mkpath(path));
             }},
            {"a pipe", [](const QString& path) {
                 QFile::remove(path);
                 QVERIFY(::mkfifo(QFile::encodeName(path).constData(), 0600) == 0);
             }}};
}

void removeAny(const QString& path)
{
    if (QFileInfo(path).isDir())
        QDir(path).removeRecursively();
    else
        QFile::remove(path);
}

/// Names of runs that can be read from what is there, by whoever looks at the files.
QSet<QString> readable(const RecoveryPlace& place)
{
    QSet<QString> names;
    for (const QString& file : copiesIn(place))
        if (const auto session = loadSession(place.file(file)))
            for (const StoredRun& run : session->runs)
                if (QStringList{"first", "second", "third"}.contains(run.name)) names << run.name;
    for (const int run : journaledRuns(native(place.folder())))
        if (readJournal(native(place.folder()), run).ok()) names << QStringLiteral("journal");
    return names;
}

QSet<QString> namesOf(const QVector<StoredRun>& runs)
{
    QSet<QString> names;
    for (const StoredRun& run : runs)
        names << (run.name.contains(QLatin1String("recovered")) ? QStringLiteral("journal") : run.name);
    return names;
}

} // namespace

class TestDamagedRecovery : public WindowTest
{
    Q_OBJECT

    QString m_root, m_file;
    std::unique_ptr<MainWindow> m_window;
    int m_asked = 0, m_number = 0;

    /// Cancels whatever asks; counted.
    void refuseQuestions()
    {
        auto* timer = new QTimer(this);
        connect(timer, &QTimer::timeout, this, [this] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            ++m_asked;
            dialog->reject();
        });
        timer->start(5);
    }

    /// As a user: looks at the bar, presses Restore, waits for the answer. False: it could not be restored.
    bool restore(const RecoveryPlace& place)
    {
        RecoveryManager& keeper = m_window->recovery();
        auto* messages = child<MessageBar>(*m_window, "messageBar");
        messages->clear();
        keeper.findUnsavedSessions();
        const auto isOffered = [&] {
            return std::ranges::any_of(keeper.bar()->sessions(),
                                       [&](const LeftSession& left) { return left.place.id == place.id; });
        };
        if (!QTest::qWaitFor(isOffered, kPatience * 10'000)) return false;
        keeper.bar()->findChild<QPushButton*>(QStringLiteral("recoveryRestore"))->click();
        if (!QTest::qWaitFor([&] { return messages->isVisible() && !messages->text().isEmpty(); }, kPatience * 10'000))
            return false;
        keeper.autosave().flush();
        QCoreApplication::sendPostedEvents();
        return !messages->text().startsWith(QLatin1String("Not restored"));
    }

    /// Ctrl+S, to its end.
    void pressSave()
    {
        action(*m_window, "actionSave")->trigger();
        QVERIFY(filesSettled(*m_window));
    }

    void startAgain()
    {
        forget(*m_window);
        m_window->files().newSession();
        m_window->recovery().autosave().flush();
    }

    /// A left session beside its file, both fresh; then what happens to them.
    RecoveryPlace left(bool edited)
    {
        const RecoveryPlace place{m_root, QStringLiteral("killed%1").arg(++m_number)};
        leaveBehind(m_file, place.folder(), edited);
        return place;
    }

    void check(const RecoveryPlace& place)
    {
        const QSet<QString> there = readable(place);
        const QStringList files = QDir(place.folder()).entryList(QDir::Files);
        const QByteArray before = bytesOf(m_file);
        const bool isRestored = restore(place);
        const QVector<StoredRun> runs = m_window->store().runs();
        if (isRestored)
            QVERIFY2(namesOf(runs).contains(there), qPrintable(QStringList(namesOf(runs).values()).join(' ') + " of " +
                                                               QStringList(there.values()).join(' ')));
        for (const StoredRun& run : runs)
            QVERIFY2(run.name != "of another session", qPrintable(run.name));
        // What is not in the window whole is still where it was.
        if (!isRestored || !namesOf(runs).contains({"first", "second", "third"}))
            QCOMPARE(QDir(place.folder()).entryList(QDir::Files), files);
        m_asked = 0;
        if (isRestored) pressSave();
        if (isRestored && m_asked == 0) {
            const auto saved = loadSession(m_file);
            QVERIFY(saved.ok());
            QVERIFY(namesOf(saved->runs).contains({"first", "second", "third"}));
            QVERIFY(namesOf(saved->runs).contains(there));
        } else {
            QCOMPARE(bytesOf(m_file), before);
        }
        startAgain();
        QDir(place.folder()).removeRecursively();
    }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
        m_file = m_dir.filePath(QStringLiteral("session.quantoscope"));
        AppContext fresh = context();
        m_root = fresh.recoveryRoot = m_dir.filePath(QStringLiteral("recovery"));
        m_window = std::make_unique<MainWindow>(fresh);
        m_window->show();
        refuseQuestions();
    }
    void cleanupTestCase()
    {
        forget(*m_window);
        m_window.reset();
    }
    void cleanup() { removeAny(m_file); }

    void damagedCopies_data()
    {
        QTest::addColumn<bool>("edited");
        QTest::addRow("run files") << true;
        QTest::addRow("copy of the file") << false;
    }

    void damagedCopies()
    {
        QFETCH(bool, edited);
        SessionFile file;
        QString kept;
        const auto leave = [&] { // beside a file that is as it was
            if (!kept.isEmpty() && file.isUnchanged()) return;
            const RecoveryPlace whole = left(edited);
            kept = m_dir.filePath(QStringLiteral("kept%1").arg(m_number));
            copyFolder(whole.folder(), kept);
            QDir(whole.folder()).removeRecursively();
            file = fileNow(m_file);
        };
        leave();
        QRandomGenerator random(1);
        int cases = 0;
        const auto files = QDir(kept).entryList(QDir::Files);
        for (const QString& part : files)
            for (const Harm& harm : harmsOf(part, random)) {
                leave();
                const RecoveryPlace place{m_root, QStringLiteral("killed%1").arg(++m_number)};
                copyFolder(kept, place.folder());
                harm.act(place.file(part));
                ++cases;
                check(place);
                if (QTest::currentTestFailed()) QFAIL(qPrintable(part + ": " + harm.name));
            }
        QVERIFY2(cases > 48, qPrintable(QString::number(cases)));
    }

    void exchangedFiles_data() { damagedCopies_data(); }

    /// Beside a copy that is whole, and beside ones of which nothing can be read but the journal.
    void exchangedFiles()
    {
        QFETCH(bool, edited);
        for (const Harm& exchange : exchangesOfTheFile())
            for (const char* lost : {"", "index.*", "saved-*", "run-*"}) {
                const RecoveryPlace place = left(edited);
                exchange.act(m_file);
                for (const QString& file : QDir(place.folder()).entryList({QString::fromLatin1(lost)}, QDir::Files))
                    if (*lost) put(place.file(file), "{");
                check(place);
                removeAny(m_file);
                if (QTest::currentTestFailed()) QFAIL(qPrintable(exchange.name + " and lost " + lost));
            }
    }

    void aSessionThatIsWholeKeepsItsFile()
    {
        for (const bool edited : {true, false}) {
            const RecoveryPlace place = left(edited);
            QVERIFY(restore(place));
            QCOMPARE(m_window->files().path(), m_file);
            QVERIFY(!QDir(place.folder()).exists());
            m_asked = 0;
            pressSave();
            QCOMPARE(m_asked, 0);
            QCOMPARE(loadSession(m_file)->runs.size(), 4);
            QCOMPARE(loadSession(m_file)->runs[0].note, edited ? QString("a note") : QString());
            startAgain();
        }
    }

    void aFileThatChangesAfterwardsIsAskedAbout()
    {
        const RecoveryPlace place = left(false);
        QVERIFY(restore(place));
        putAnotherSession(m_file);
        m_asked = 0;
        pressSave();
        QCOMPARE(m_asked, 1);
        QCOMPARE(loadSession(m_file)->runs.size(), 2);
        startAgain();
    }

    void aDiskThatComesBackIsNotWrittenOver()
    {
        const RecoveryPlace place = left(false);
        QVERIFY(QFile::rename(m_file, m_file + ".away"));
        QVERIFY(restore(place));
        QCOMPARE(m_window->store().runs().size(), 4); // they were in memory
        QVERIFY(m_window->files().path().isEmpty());
        const QString said = child<MessageBar>(*m_window, "messageBar")->text();
        QVERIFY2(said.contains("session.quantoscope is missing"), qPrintable(said));
        QVERIFY(QFile::rename(m_file + ".away", m_file));
        m_asked = 0;
        pressSave();
        QCOMPARE(m_asked, 1);
        QCOMPARE(loadSession(m_file)->runs.size(), 3);
        startAgain();
    }

    /// A look that ends while the user is asked brings another list.
    void whatIsAskedForStaysTheSame()
    {
        RecoveryBar bar;
        LeftSession one, two;
        one.file = QStringLiteral("one");
        two.file = QStringLiteral("two");
        bar.offer({one, two});
        QStringList asked;
        connect(&bar, &RecoveryBar::discardRequested, this, [&](const std::vector<LeftSession>& sessions) {
            bar.offer({});
            for (const LeftSession& session : sessions)
                asked << session.file;
        });
        connect(&bar, &RecoveryBar::restoreRequested, this, [&](const LeftSession& session) {
            bar.offer({});
            asked << session.file;
        });
        bar.findChild<QPushButton*>(QStringLiteral("recoveryDiscard"))->click();
        QCOMPARE(asked, QStringList({"one", "two"}));
        bar.offer({two});
        bar.findChild<QPushButton*>(QStringLiteral("recoveryRestore"))->click();
        QCOMPARE(asked.last(), QString("two"));
    }

    void copiesAreTheUsersAlone()
    {
        const QString root = m_dir.filePath(QStringLiteral("private"));
        QVERIFY(QDir().mkpath(root));
        QVERIFY(::chmod(QFile::encodeName(root).constData(), 0755) == 0); // as an older program made it
        const auto mode = [](const QString& path) {
            struct stat info
            {};
            return ::stat(QFile::encodeName(path).constData(), &info) == 0 ? info.st_mode & 0777 : 0;
        };
        {
            RunStore store;
            Autosave autosave(store, root);
            store.add(measuredResult(), QStringLiteral("secret"));
            autosave.flush();
            QCOMPARE(mode(root), 0700u);
            QCOMPARE(mode(autosave.place().folder()), 0700u);
            autosave.discard();
        }
        for (const bool edited : {true, false}) {
            const RecoveryPlace place = left(edited);
            for (const QString& file : QDir(place.folder()).entryList(QDir::Files))
                QVERIFY2(mode(place.file(file)) == 0600, qPrintable(file)); // copied with their permissions
            QDir(place.folder()).removeRecursively();
        }
    }
};

QS_TEST(TestDamagedRecovery)
#include "test_damaged_recovery.moc"
