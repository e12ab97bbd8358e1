// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/runs/runs_panel.h"
#include "widgets/tensor/reading_strip.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

#include <cmath>
#include <limits>

using namespace qs;

namespace {
RunRow makeRun(const char* id, bool running = false)
{
    RunRow run;
    run.id = QLatin1String(id);
    run.title = QStringLiteral("Run %1").arg(run.id);
    run.subtitle = QStringLiteral("4096×8192 · FP16 · CPU · 14:02");
    run.modes = QStringList{QStringLiteral("int8-token-dynamic")};
    run.running = running;
    return run;
}

QListView* listOf(RunsPanel& panel) { return panel.findChild<QListView*>(QStringLiteral("runsList")); }
} // namespace

class TestRunsPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qs::failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void modelKeepsTheRules()
    {
        RunsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setRuns({makeRun("2"), makeRun("1")});
        model.upsert(makeRun("3"));
        QCOMPARE(model.rowOf(QStringLiteral("3")), 0);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setRuns({makeRun("3", true), makeRun("2"), makeRun("1")});
        QCOMPARE(changed.size(), 1); // only the row that differs
        model.remove(QStringLiteral("2"));
        model.setRuns({makeRun("1")});
        QCOMPARE(model.rowCount(), 1);
        model.setRuns({});
    }

    void selectingTells()
    {
        RunsPanel panel;
        panel.setRuns({makeRun("2"), makeRun("1")});
        QSignalSpy selected(&panel, &RunsPanel::selected);
        panel.setActive(QStringLiteral("1"));
        QCOMPARE(selected.size(), 0); // the program's own choice is not the user's
        QTest::keyClick(listOf(panel), Qt::Key_Up);
        QCOMPARE(selected.size(), 1);
        QCOMPARE(selected[0][0].toString(), QStringLiteral("2"));
        panel.upsertRun(makeRun("3"));
        QCOMPARE(panel.active(), QStringLiteral("2"));
    }

    void keysAskForWhatTheyDo()
    {
        RunsPanel panel;
        panel.setRuns({makeRun("2"), makeRun("1")});
        panel.resize(260, 400);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QListView* list = listOf(panel);
        list->setFocus();
        panel.setActive(QStringLiteral("2"));
        QSignalSpy overlay(&panel, &RunsPanel::overlayChanged);
        QTest::keyClick(list, Qt::Key_Space);
        QCOMPARE(overlay.size(), 1);
        QCOMPARE(overlay[0][0].toStringList(), QStringList{QStringLiteral("2")});
        QSignalSpy deleted(&panel, &RunsPanel::deleteRequested);
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(deleted.size(), 1);
        QCOMPARE(deleted[0][0].toStringList(), QStringList{QStringLiteral("2")});
        QCOMPARE(panel.model()->rowCount(), 2); // asked, not done
        QSignalSpy renamed(&panel, &RunsPanel::renameRequested);
        QTest::keyClick(list, Qt::Key_F2);
        auto* editor = list->viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->setText(QStringLiteral("New name"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(renamed.size(), 1);
        QCOMPARE(renamed[0][0].toString(), QStringLiteral("2"));
        QCOMPARE(renamed[0][1].toString(), QStringLiteral("New name"));
    }

    void checkIsClicked()
    {
        RunsPanel panel;
        panel.setRuns({makeRun("2"), makeRun("1")});
        panel.resize(260, 400);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QListView* list = listOf(panel);
        QSignalSpy overlay(&panel, &RunsPanel::overlayChanged);
        const QRect row = list->visualRect(panel.model()->index(1));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row.topLeft() + QPoint(14, 14));
        QCOMPARE(overlay.size(), 1);
        QCOMPARE(overlay[0][0].toStringList(), QStringList{QStringLiteral("1")});
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row.center());
        QCOMPARE(overlay.size(), 1);
    }

    void notesAndBaselineAreAskedFor()
    {
        RunsPanel panel;
        panel.setRuns({makeRun("2"), makeRun("1")});
        panel.setActive(QStringLiteral("1"));
        QSignalSpy noted(&panel, &RunsPanel::noteChanged);
        auto* note = panel.findChild<QLineEdit*>(QStringLiteral("runNoteEdit"));
        note->setText(QStringLiteral("after the driver update"));
        emit note->editingFinished();
        QCOMPARE(noted.size(), 1);
        QCOMPARE(noted[0][0].toString(), QStringLiteral("1"));
        QSignalSpy baseline(&panel, &RunsPanel::baselineRequested);
        panel.findChild<QAction*>(QStringLiteral("runBaseline"))->trigger();
        QCOMPARE(baseline[0][0].toString(), QStringLiteral("1"));
        RunRow run = makeRun("1");
        run.baseline = true;
        panel.upsertRun(run);
        QAction* again = panel.findChild<QAction*>(QStringLiteral("runBaseline"));
        QVERIFY(again->isChecked());
        again->trigger(); // takes it back
        QCOMPARE(baseline[1][0].toString(), QString());
        run.running = true;
        panel.upsertRun(run);
        QVERIFY(!panel.findChild<QAction*>(QStringLiteral("runDelete"))->isEnabled());
    }

    void aRunThatGoesOnTakesNeitherNameNorNote()
    {
        RunsPanel panel;
        RunRow running = makeRun("running", true);
        panel.setRuns({makeRun("1")});
        panel.resize(260, 400);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        panel.setActive(QStringLiteral("1"));
        auto* note = panel.findChild<QLineEdit*>(QStringLiteral("runNoteEdit"));
        QSignalSpy noted(&panel, &RunsPanel::noteChanged);
        QVERIFY(note->isHidden()); // there is none
        panel.findChild<QAction*>(QStringLiteral("runNote"))->trigger();
        QVERIFY(note->isVisible());
        note->setFocus();
        QTest::keyClicks(note, QStringLiteral("half a no"));
        panel.setRuns({running, makeRun("1")}); // as F5 does
        panel.setActive(QStringLiteral("running"));
        QTRY_COMPARE(noted.size(), 1); // what was being typed belongs to its run
        QCOMPARE(noted[0][0].toString(), QStringLiteral("1"));
        QCOMPARE(noted[0][1].toString(), QStringLiteral("half a no"));
        QVERIFY(note->text().isEmpty());
        QVERIFY(!note->isEnabled());
        for (const char* name : {"runRename", "runNote", "runOverlay", "runDelete"})
            QVERIFY2(!panel.findChild<QAction*>(QLatin1String(name))->isEnabled(), name);
        QSignalSpy renamed(&panel, &RunsPanel::renameRequested), overlay(&panel, &RunsPanel::overlayChanged);
        const QModelIndex row = panel.model()->index(0);
        QVERIFY(!panel.model()->setData(row, QStringLiteral("New name")));
        QVERIFY(!panel.model()->setData(row, static_cast<int>(Qt::Checked), Qt::CheckStateRole));
        QVERIFY(!(panel.model()->flags(row) & Qt::ItemIsEditable));
        QCOMPARE(renamed.size() + overlay.size(), 0);
        panel.setActive(QStringLiteral("1"));
        QVERIFY(note->isEnabled());
        QVERIFY(panel.findChild<QAction*>(QStringLiteral("runRename"))->isEnabled());
    }

    void findingsUnfoldAndStayUnfolded()
    {
        FindingsPanel panel;
        auto* empty = panel.findChild<QLabel*>(QStringLiteral("findingsEmpty"));
        QVERIFY(!empty->isHidden());
        const Finding warning{
            Finding::Severity::Warning, QStringLiteral("Constant input."), QStringLiteral("All values are equal."), {}};
        panel.setFindings({warning});
        QVERIFY(empty->isHidden());
        auto* detail = panel.findChild<QLabel*>(QStringLiteral("findingDetail"));
        QVERIFY(detail->isHidden());
        QTest::mouseClick(panel.findChild<QToolButton*>(QStringLiteral("findingWhy")), Qt::LeftButton);
        QVERIFY(!detail->isHidden());
        panel.addFinding({Finding::Severity::Error, QStringLiteral("Device lost."), QStringLiteral("Restart."), {}});
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const auto details = panel.findChildren<QLabel*>(QStringLiteral("findingDetail"));
        QCOMPARE(details.size(), 2);
        for (const QLabel* label : details)
            QCOMPARE(label->isHidden(), label->text() == QStringLiteral("Restart."));
        panel.clear();
        QVERIFY(!empty->isHidden());
    }

    void readingShowsFiguresOrADash()
    {
        ReadingStrip strip;
        const auto text = [&](const char* name) { return strip.findChild<QLabel*>(QLatin1String(name))->text(); };
        QCOMPARE(text("readingLatency"), QStringLiteral("–"));
        QCOMPARE(text("readingCeiling"), QStringLiteral("–"));
        ModeResult mode;
        mode.scheme = *parseScheme("int8-token-dynamic");
        for (int i = 0; i < 100; ++i)
            mode.samplesUs.push_back(i < 50 ? 23.0f : 23.2f);
        mode.latency = summarize(mode.samplesUs);
        mode.bytes = Bytes{92'631'000}; // 4010 GB/s at 23.1 µs
        mode.ceilingUs = 22.2;
        mode.error = ErrorMetrics{};
        mode.error->sqnrDb = std::numeric_limits<double>::infinity();
        strip.setReading(Reading::of(mode, CacheMode::Cold));
        QCOMPARE(text("readingLatency"), QStringLiteral("23.1 µs"));
        QCOMPARE(text("readingBandwidth"), QStringLiteral("4,010 GB/s"));
        QCOMPARE(text("readingCeiling"), QStringLiteral("96%"));
        QCOMPARE(text("readingAccuracy"), QStringLiteral("∞"));
        QCOMPARE(text("readingMode"), QStringLiteral("int8-token-dynamic"));
        constexpr double none = std::numeric_limits<double>::quiet_NaN();
        mode.error = ErrorMetrics{none, none, none, none, 0, 64};
        strip.setReading(Reading::of(mode, CacheMode::Cold));
        QCOMPARE(text("readingAccuracy"), QStringLiteral("not judged"));
        strip.clear();
        QCOMPARE(text("readingBandwidth"), QStringLiteral("–"));
    }
};

QS_TEST(TestRunsPanel)
#include "test_runs_panel.moc"
