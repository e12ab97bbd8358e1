// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of runs, which their names only show, and the run that the next name tells apart from.
#include "tests/app/support/window_test.h"

#include "app/session/session_file.h"
#include "tests/gui_test.h"
#include "widgets/runs/runs_panel.h"
#include "widgets/setup/setup_panel.h"

using namespace qs;

class TestRunNumbers : public WindowTest
{
    Q_OBJECT

    static Result<SessionData> older()
    {
        return loadSession(QStringLiteral(QS_SOURCE_DIR "/tests/data/session_schema2.quantoscope"));
    }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void aNameGivesAndTakesNoNumber()
    {
        const auto session = older();
        QVERIFY(session.ok());
        const RunResult result = *session->runs[0].result;
        RunStore store;
        const QString first = store.add(result);
        store.add(result, QStringLiteral("Run 4 · Sweep on cluster"), 4);
        store.rename(store.add(result, QStringLiteral("mine")), QStringLiteral("Batch 64 · mine"));
        store.rename(store.runs()[1].id, QStringLiteral("cluster"));
        QCOMPARE(store.find(first)->number, 1);
        QCOMPARE(store.nextRunNumber(), 5);
        const QString file = m_dir.filePath(QStringLiteral("numbers.quantoscope"));
        QVERIFY(saveSession(file, store.data()).ok());
        RunStore again;
        const auto loaded = loadSession(file);
        QVERIFY2(loaded.ok(), loaded.ok() ? "" : loaded.error().text().c_str());
        again.reset(*loaded);
        QCOMPARE(again.nextRunNumber(), 5);
        QCOMPARE(again.runs()[1].number, 4);
    }

    /// Older programs left the number in the name alone.
    void olderSessionsHaveNumbersInTheirNames()
    {
        const auto session = older();
        QVERIFY(session.ok());
        QCOMPARE(session->runs[0].name, QStringLiteral("Run 1 · INT8"));
        QCOMPARE(session->runs[0].number, 1);
    }

    /// The next run has nothing to do with one that could not be run again.
    void whatCannotBeRunAgainNamesNothing()
    {
        auto w = window(smallSpec(30));
        runToEnd(*w);
        if (QTest::currentTestFailed()) return;
        RunResult elsewhere = *w->store().runs().first().result;
        elsewhere.segments.front().spec.shape.tokens = 64;
        elsewhere.segments.front().spec.backend = BackendChoice::Cuda;
        elsewhere.segments.front().spec.device = 3;
        const QString id = w->store().add(elsewhere, "elsewhere");
        w->store().move(id, 0);
        w->pages().choose(id);
        child<RunsPanel>(*w, "runsPanel")->setActive(id);
        action(*w, "actionRunAgain")->trigger();
        QVERIFY2(child<MessageBar>(*w, "messageBar")->text().contains("not available"),
                 qPrintable(child<MessageBar>(*w, "messageBar")->text()));
        QCOMPARE(w->store().runs().size(), 2);
        w->findChild<SetupPanel*>()->setSpec(smallSpec(30));
        runToEnd(*w);
        QVERIFY2(w->store().runs().last().name.contains("repeated"), qPrintable(w->store().runs().last().name));
        forget(*w);
    }
};

QS_TEST(TestRunNumbers)
#include "test_run_numbers.moc"
