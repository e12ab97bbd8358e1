// SPDX-License-Identifier: GPL-3.0-or-later
// Live in the window: its switch is the measurement, what is shown of another setup says so, and what goes on before
// the first sample stands in the chart.
#include "tests/fail_on_warnings.h"

#include "app/frame/stop_first.h"
#include "app/pages/measure/compare_page.h"
#include "app/pages/measure/scope_page.h"
#include "app/pages/measure/sweep_page.h"
#include "tests/app/support/window_test.h"
#include "tests/gui_test.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/controls/inline_message.h"
#include "widgets/runs/runs_panel.h"
#include "widgets/setup/setup_panel.h"

#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>

using namespace qs;

class TestLiveWindow : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void theSwitchIsTheMeasurement()
    {
        auto w = window();
        QAction* live = action(*w, "actionLive");
        auto* chart = child<ScopeChart>(*w, "scopeChart");
        live->trigger();
        QVERIFY(runOf(*w).isActive()); // nothing else was pressed
        QVERIFY(runOf(*w).spec().live);
        QVERIFY(live->isChecked());
        QTRY_VERIFY_WITH_TIMEOUT(chart->traceCount() == 3 && chart->keptSamples(0) > 10, kPatience * 20'000);
        live->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(runOf(*w).state(), State::Done, kPatience * 10'000);
        QVERIFY(!live->isChecked());
        QCOMPARE(w->store().runs().size(), 1); // what was measured is kept
        forget(*w);
    }

    void stoppingLeavesNothingArmed()
    {
        auto w = window();
        QAction* live = action(*w, "actionLive");
        live->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(runOf(*w).state(), State::Running, kPatience * 20'000);
        action(*w, "actionStop")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(runOf(*w).state(), State::Done, kPatience * 10'000);
        QVERIFY(!live->isChecked());
        runToEnd(*w); // the next run ends by itself
        if (QTest::currentTestFailed()) return;
        QVERIFY(!runOf(*w).spec().live);
        forget(*w);
    }

    /// Keys as the system sends them: to the window that has them, where shortcuts are looked for.
    void escapeClosesAListAndStopsNothing()
    {
        auto w = window();
        QVERIFY(QTest::qWaitForWindowActive(w.get()));
        action(*w, "actionLive")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(runOf(*w).state(), State::Running, kPatience * 20'000);
        const auto pressEscape = [&] {
            QTest::keyClick(QApplication::activePopupWidget()->windowHandle(), Qt::Key_Escape);
        };
        int lists = 0;
        for (QComboBox* box : w->findChildren<QComboBox*>()) {
            if (!box->isVisible() || !box->isEnabled() || box->count() == 0) continue;
            box->showPopup();
            QTRY_VERIFY(QApplication::activePopupWidget());
            pressEscape();
            QTRY_VERIFY(!QApplication::activePopupWidget());
            QCOMPARE(runOf(*w).state(), State::Running);
            ++lists;
        }
        QVERIFY(lists > 1);
        QMenu menu(w.get());
        menu.addAction(QStringLiteral("one"));
        menu.popup(w->mapToGlobal(QPoint(100, 100)));
        QTRY_VERIFY(QApplication::activePopupWidget());
        pressEscape();
        QTRY_VERIFY(!QApplication::activePopupWidget());
        QCOMPARE(runOf(*w).state(), State::Running);
        action(*w, "actionStop")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(runOf(*w).state(), State::Done, kPatience * 10'000);
        forget(*w);
    }

    void aLongRunIsStoppedWhenThatIsConfirmed()
    {
        auto w = window(smallSpec(1'000'000));
        QVERIFY(QTest::qWaitForWindowActive(w.get()));
        w->findChild<StopFirst*>()->setLong(std::chrono::milliseconds(0));
        action(*w, "actionRun")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(runOf(*w).state(), State::Running, kPatience * 20'000);
        const auto answer = [&](const char* button, const auto& ask) {
            bool answered = false;
            answerDialog("stopDialog", answered, [&](QMessageBox* box) { return child<QPushButton>(*box, button); });
            ask();
            return answered;
        };
        const auto escape = [&] {
            w->activateWindow(); // no window manager does it here
            QVERIFY(QTest::qWaitForWindowActive(w.get()));
            QTest::keyClick(w->windowHandle(), Qt::Key_Escape);
        };
        QVERIFY(answer("continueRun", escape));
        QCOMPARE(runOf(*w).state(), State::Running);
        QVERIFY(answer("continueRun", [&] { action(*w, "actionStop")->trigger(); }));
        QCOMPARE(runOf(*w).state(), State::Running);
        QVERIFY(answer("stopLongRun", escape));
        QTRY_COMPARE_WITH_TIMEOUT(runOf(*w).state(), State::Done, kPatience * 10'000);
        // Live is stopped at once, however long it has been going on.
        action(*w, "actionLive")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(runOf(*w).state(), State::Running, kPatience * 20'000);
        escape();
        QTRY_COMPARE_WITH_TIMEOUT(runOf(*w).state(), State::Done, kPatience * 10'000);
        forget(*w);
    }

    void aStartMeasuresNothingByItself()
    {
        RunSpec before = smallSpec();
        before.live = true; // as an earlier version left it
        auto w = window(before);
        QVERIFY(!action(*w, "actionLive")->isChecked());
        QVERIFY(!runOf(*w).isActive());
        runToEnd(*w);
        forget(*w);
    }

    void aRunGoesOnLive()
    {
        auto w = window(smallSpec(1'000'000));
        action(*w, "actionRun")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(runOf(*w).state(), State::Running, kPatience * 20'000);
        QAction* live = action(*w, "actionLive");
        QVERIFY(!live->isChecked());
        live->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(runOf(*w).spec().live, kPatience * 5'000);
        QVERIFY(live->isChecked());
        live->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!runOf(*w).isActive(), kPatience * 10'000);
        forget(*w);
    }

    void aRefusedSetUpUnchecksLive()
    {
        RunSpec spec = smallSpec();
        auto w = window(spec);
        auto* panel = child<SetupPanel>(*w, "setupPanel");
        spec.modes.clear();
        panel->setSpec(spec);
        action(*w, "actionLive")->trigger();
        QVERIFY(!runOf(*w).isActive());
        QVERIFY(!action(*w, "actionLive")->isChecked());
    }

    void whatGoesOnBeforeTheFirstSampleIsSaid()
    {
        auto w = window();
        auto* chart = child<ScopeChart>(*w, "scopeChart");
        QStringList said;
        connect(&runOf(*w), &RunController::eventHappened, this, [&](const RunEvent& event) {
            if (event.kind == RunEvent::Kind::Phase) said << chart->emptyText();
        });
        action(*w, "actionRun")->trigger();
        QVERIFY2(chart->emptyText().startsWith(QStringLiteral("Preparing 16×256")), qPrintable(chart->emptyText()));
        QTRY_VERIFY_WITH_TIMEOUT(!runOf(*w).isActive(), kPatience * 60'000);
        QVERIFY2(said.filter(QStringLiteral("verifying")).size() > 0, qPrintable(said.join('|')));
        QCOMPARE(chart->emptyText(), ScopePage::emptyText());
        forget(*w);
    }

    void resultsOfAnotherSetUpSaySo()
    {
        auto w = window();
        auto* chart = child<ScopeChart>(*w, "scopeChart");
        runToEnd(*w);
        if (QTest::currentTestFailed()) return;
        QVERIFY(chart->outdated().isEmpty());
        type(child<QAbstractSpinBox>(*w, "tokensSpin"), 20);
        QCOMPARE(chart->outdated().size(), 2);
        QVERIFY(chart->outdated().first().contains(QStringLiteral("16×256")));
        QVERIFY(chart->outdated().last().contains(QStringLiteral("20×256")));
        QVERIFY(chart->summary().contains(QStringLiteral("16×256"))); // for those who do not see the picture
        QVERIFY(child<InlineMessage>(*w, "compareOutdated")->message().contains(QStringLiteral("16×256")));
        // The table below is dimmed like the traces, and so is each view of the comparison.
        const auto* table = child<QWidget>(*w, "scopeTable");
        const auto* veil = child<QWidget>(*w, "scopeTableVeil");
        QVERIFY(veil->isVisible());
        QCOMPARE(QRect(veil->mapTo(w.get(), QPoint()), veil->size()),
                 QRect(table->mapTo(w.get(), QPoint()), table->size()));
        action(*w, "actionComparePage")->trigger();
        QVERIFY(child<QWidget>(*w, "compareTableVeil")->isVisible());
        auto* compare = w->findChild<ComparePage*>();
        for (const auto& [view, name] : {std::pair{ComparePage::Bars, "compareScrollVeil"},
                                         {ComparePage::Roofline, "rooflineChartVeil"},
                                         {ComparePage::Why, "whyPanelVeil"}}) {
            compare->setView(view);
            for (const char* each : {"compareScrollVeil", "rooflineChartVeil", "whyPanelVeil"})
                QCOMPARE(child<QWidget>(*w, each)->isVisible(), QLatin1String(each) == QLatin1String(name));
        }
        action(*w, "actionScopePage")->trigger();
        type(child<QAbstractSpinBox>(*w, "tokensSpin"), 16); // back again: they belong to it
        QVERIFY(chart->outdated().isEmpty());
        QVERIFY(!veil->isVisible());
        type(child<QAbstractSpinBox>(*w, "tokensSpin"), 20);
        runToEnd(*w);
        if (QTest::currentTestFailed()) return;
        QVERIFY(chart->outdated().isEmpty());
        emit w->findChild<RunsPanel*>()->selected(w->store().runs().first().id); // an old run that is looked at is none
        QVERIFY(chart->outdated().isEmpty());
        forget(*w);
    }

    void liveSaysWhatItIsAimedAt()
    {
        auto w = window();
        auto* chart = child<ScopeChart>(*w, "scopeChart");
        action(*w, "actionLive")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(chart->traceCount() == 3 && chart->keptSamples(0) > 60, kPatience * 20'000);
        type(child<QAbstractSpinBox>(*w, "tokensSpin"), 20);
        // In this turn of the event loop nothing of the new setup can have come.
        QVERIFY(chart->outdated().first().contains(QStringLiteral("16×256")));
        QVERIFY(chart->outdated().last().contains(QStringLiteral("20×256")));
        QTRY_VERIFY_WITH_TIMEOUT(chart->outdated().isEmpty(), kPatience * 10'000);
        action(*w, "actionStop")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!runOf(*w).isActive(), kPatience * 10'000);
        forget(*w);
    }

    void runOnTheSweepPageSweepsAnyOperation()
    {
        auto w = window();
        auto* panel = child<SetupPanel>(*w, "setupPanel");
        panel->chooseOperation(Operation::Gemm); // of quantization: test_measuring_window.cpp
        action(*w, "actionSweepPage")->trigger();
        QVERIFY(!panel->spec().isSweep());
        action(*w, "actionRun")->trigger();
        QVERIFY(runOf(*w).isActive());
        QVERIFY(runOf(*w).spec().isSweep());
        QVERIFY(panel->spec().isSweep()); // the setup shows what runs
        QCOMPARE(child<QTabWidget>(*w, "pages")->currentWidget(), static_cast<QWidget*>(w->findChild<SweepPage*>()));
        action(*w, "actionStop")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!runOf(*w).isActive(), kPatience * 20'000);
        forget(*w);
    }

    void theSetUpIsKeptBeforeTheProgramEnds()
    {
        AppContext fresh = context();
        Settings(fresh.settingsFile).setup.set(smallSpec());
        MainWindow w(fresh);
        w.show();
        type(child<QAbstractSpinBox>(w, "tokensSpin"), 48);
        QTRY_VERIFY_WITH_TIMEOUT(Settings(fresh.settingsFile).setup()->shape.tokens == 48, kPatience * 10'000);
    }
};

QS_TEST(TestLiveWindow)
#include "test_live_window.moc"
