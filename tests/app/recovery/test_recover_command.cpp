// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"

#include "app/cli/recover_command.h"
#include "app/recovery/autosave.h"
#include "app/session/session_file.h"
#include "tests/gui_test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace qs;

class TestRecoverCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    static int recoverMain(const Arguments& arguments) { return qs::recoverMain(arguments, sessionRecovery()); }

    /// A session that a killed program would have left in the user's folder.
    static void leaveBehind(const QString& id, const QString& run)
    {
        RunStore store;
        Autosave autosave(store, defaultRecoveryRoot());
        RunResult result;
        Segment segment;
        segment.spec.modes = {*parseScheme("baseline-copy")};
        ModeResult mode;
        mode.scheme = segment.spec.modes.front();
        mode.requested = "baseline-copy";
        mode.samplesUs = {1.0f, 2.0f, 3.0f};
        segment.modes.push_back(mode);
        result.segments.push_back(segment);
        store.add(result, run);
        autosave.flush();
        const QString to = defaultRecoveryRoot() + '/' + id;
        QVERIFY(QDir().mkpath(to));
        for (const QString& file : QDir(autosave.place().folder()).entryList(QDir::Files))
            QVERIFY(QFile::copy(autosave.place().folder() + '/' + file, to + '/' + file));
        autosave.discard();
    }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
        qputenv("XDG_DATA_HOME", m_dir.path().toUtf8());
        QCoreApplication::setApplicationName(QStringLiteral("quantoscope"));
    }

    void writesWhatWasLeftAndDiscardsIt()
    {
        QCOMPARE(recoverMain({"--list"}), 0); // nothing there is no failure
        leaveBehind("one", "precious");
        leaveBehind("two", "other");
        QCOMPARE(recoverMain({"--list", "--json"}), 0);
        const QString file = m_dir.filePath("out.quantoscope");
        QCOMPARE(recoverMain({"--to", file.toStdString(), "--id", "one"}), 0);
        const auto session = loadSession(file);
        QVERIFY(session.ok());
        QCOMPARE(session->runs.size(), 1);
        QCOMPARE(session->runs[0].name, QString("precious"));
        QVERIFY(QDir(defaultRecoveryRoot() + "/one").exists()); // until it is discarded
        QCOMPARE(recoverMain({"--discard", "one"}), 0);
        QVERIFY(!QDir(defaultRecoveryRoot() + "/one").exists());
        QCOMPARE(recoverMain({"--to", file.toStdString()}), 0); // the newest that is left
        QCOMPARE(loadSession(file)->runs[0].name, QString("other"));
        QCOMPARE(recoverMain({"--discard", "two"}), 0);
        QVERIFY(leftSessions(defaultRecoveryRoot()).empty());
    }

    void refusesWhatMakesNoSense()
    {
        QCOMPARE(recoverMain({"--help"}), 0);
        QCOMPARE(recoverMain({"--list", "--to", "x"}), 2);
        QCOMPARE(recoverMain({"--json"}), 2);
        QCOMPARE(recoverMain({"--to"}), 2);
        QCOMPARE(recoverMain({"--wrong"}), 2);
        QCOMPARE(recoverMain({"--discard", "../../etc"}), 2); // only ids that were listed
        QCOMPARE(recoverMain({"--to", m_dir.filePath("no.quantoscope").toStdString()}), 2);
    }
};

QS_TEST(TestRecoverCommand)
#include "test_recover_command.moc"
