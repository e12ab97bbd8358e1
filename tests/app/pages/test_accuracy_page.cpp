// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/fake_study.h"
#include "tests/app/support/window_test.h"

#include "app/pages/accuracy/accuracy_module.h"
#include "app/pages/accuracy/accuracy_page.h"
#include "app/pages/accuracy/plan_editor.h"
#include "app/pages/tensors/tensors_page.h"
#include "app/threads/work_threads.h"
#include "gpu/formats/bounded_json.h"
#include "tests/gui_test.h"
#include "widgets/charts/bars/category_bars.h"
#include "widgets/charts/curves/pareto_chart.h"
#include "widgets/charts/curves/training_chart.h"
#include "widgets/charts/modes/heat_map.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/runs/runs_panel.h"
#include "widgets/setup/accuracy_setup_panel.h"
#include "widgets/tables/accuracy_model.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>

#include <fstream>

using namespace qs;
using namespace std::chrono_literals;

class TestAccuracyPage : public WindowTest
{
    Q_OBJECT

    FakeStudyLog m_log;

    std::unique_ptr<MainWindow> open()
    {
        AppContext fresh = context();
        fresh.accuracyStudy = fakeStudies(m_log);
        Settings(fresh.settingsFile).studySetup.set(fakeSpec());
        Settings(fresh.settingsFile).setup.set(smallSpec());
        auto window = std::make_unique<MainWindow>(fresh);
        window->resize(1440, 900);
        window->show();
        return window;
    }
    static AccuracyPage& page(MainWindow& window) { return *child<AccuracyPage>(window, "studyPage"); }
    static void runKernels(MainWindow& window)
    {
        action(window, "actionStudyPage")->trigger();
        action(window, "actionRun")->trigger();
        QTRY_VERIFY(!studyOf(window).isActive());
        QTRY_COMPARE(page(window).study().rows.size(), std::size_t{4});
    }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }
    void init()
    {
        m_log.hang = m_log.hangTraining = m_log.fail = m_log.slowPlans = false;
        m_log.plans = 0;
    }

    void theSetUpFollowsThePage()
    {
        auto window = open();
        auto* stack = child<QStackedWidget>(*window, "setupStack");
        QCOMPARE(stack->currentIndex(), 0);
        action(*window, "actionStudyPage")->trigger();
        QCOMPARE(stack->currentIndex(), 1);
        QVERIFY(child<QLabel>(*window, "studyEmptyText")->isVisible());
        action(*window, "actionTensorsPage")->trigger();
        QCOMPARE(stack->currentIndex(), 2);
        action(*window, "actionScopePage")->trigger();
        QCOMPARE(stack->currentIndex(), 0);
    }

    void f5RunsTheStudyOfItsPage()
    {
        auto window = open();
        runKernels(*window);
        QCOMPARE(window->store().runs().size(), 1);
        const StoredRun& run = window->store().runs().first();
        QVERIFY(run.modes() && run.name.startsWith("Accuracy study 1"));
        QCOMPARE(child<QTabWidget>(*window, "pages")->currentWidget(), &page(*window));
        QCOMPARE(page(*window).accuracy().content().items.size(), 4);
        QCOMPARE(page(*window).pareto().content().points.size(), 4);
        QCOMPARE(page(*window).training().content().curves.front().epoch.size(), std::size_t{50});
        QCOMPARE(page(*window).tabs().currentIndex(), 1);
        QCOMPARE(window->findChild<RunsPanel*>()->active(), run.id);
        // Every page shows the findings of its own.
        auto* findings = window->findChild<FindingsPanel*>();
        QCOMPARE(findings->subject(), FindingSubject::AccuracyStudy);
        QVERIFY(!findings->findings().isEmpty());
        action(*window, "actionTensorsPage")->trigger();
        QCOMPARE(findings->subject(), FindingSubject::None);
        QVERIFY(findings->findings().isEmpty());
        action(*window, "actionScopePage")->trigger();
        QCOMPARE(findings->subject(), FindingSubject::Kernels);
        QVERIFY(findings->findings().isEmpty()); // no kernel was measured
        action(*window, "actionStudyPage")->trigger();
        QVERIFY(!findings->findings().isEmpty());
        QVERIFY(!child<QLabel>(*window, "studySentence")->text().isEmpty());
        forget(*window);
    }

    /// A window waits for its study in an event loop, where posted calls come too.
    void whatIsPostedWhileAWindowCloses()
    {
        auto window = open();
        m_log.hang = true; // until it is stopped
        action(*window, "actionStudyPage")->trigger();
        action(*window, "actionRun")->trigger();
        QTRY_COMPARE(studyOf(*window).state(), AccuracyController::State::Running);
        window->store().markSaved();
        const QPointer<RunStore> store(&window->store());
        bool came = false, alive = false;
        QTimer::singleShot(0, window.get(), [&] {
            came = true;
            alive = !store.isNull();
        });
        window.reset();
        QVERIFY(came);
        QVERIFY(alive);
        m_log.hang = false;
    }

    void oneThingIsMeasuredAtATime()
    {
        auto window = open();
        m_log.hang = true;
        action(*window, "actionStudyPage")->trigger();
        action(*window, "actionRun")->trigger();
        QVERIFY(studyOf(*window).isActive());
        QVERIFY(!action(*window, "actionRun")->isEnabled());
        QVERIFY(!action(*window, "actionExport")->isEnabled());
        QVERIFY(action(*window, "actionStop")->isEnabled());
        QTRY_COMPARE(page(*window).study().rows.size(), std::size_t{3}); // rows appear while it runs
        auto* save = child<QToolButton>(*window, "studySave");
        QVERIFY(!save->isEnabled() && save->toolTip().contains("in progress"));
        action(*window, "actionStop")->trigger();
        QTRY_VERIFY(!studyOf(*window).isActive());
        QVERIFY(action(*window, "actionRun")->isEnabled());
        auto* resume = child<QPushButton>(*window, "studyResume");
        QVERIFY(resume->isVisible());
        m_log.hang = false;
        QTest::mouseClick(resume, Qt::LeftButton);
        QTRY_COMPARE(page(*window).study().rows.size(), std::size_t{4});
        QTRY_VERIFY(!studyOf(*window).isActive());
        QCOMPARE(window->store().runs().size(), 1); // the same run went on
        QVERIFY(!resume->isVisible());
        forget(*window);
    }

    void aCellKeepsALayerAndTheParetoChartFollows()
    {
        auto window = open();
        runKernels(*window);
        AccuracyPage& p = page(*window);
        p.tabs().setCurrentIndex(4);
        QTRY_VERIFY(child<QPushButton>(*window, "planTry")->isEnabled());
        QTRY_VERIFY(child<QLabel>(*window, "planSize")->text().contains("% of FP32"));
        const QRectF box = p.heatMap().cellBox(1, 0);
        QVERIFY(!box.isEmpty());
        QTest::mouseClick(&p.heatMap(), Qt::LeftButton, {}, box.center().toPoint());
        QTRY_COMPARE(p.pareto().content().points.size(), 5);
        QVERIFY(p.pareto().content().points.last().isPlan);
        QCOMPARE(p.editor().plan()[1], p.heatMap().selectedMode().toStdString());
        QCOMPARE(m_log.plans.load(), 1);
        QTest::mouseClick(&p.heatMap(), Qt::LeftButton, {}, box.center().toPoint()); // once more: FP32
        QTRY_COMPARE(p.pareto().content().points.size(), 6);
        QCOMPARE(p.editor().plan()[1], std::string("fp32"));
        QCOMPARE(window->store().runs().first().modes()->plans.size(), std::size_t{2}); // the session has them
        QTest::mouseClick(child<QPushButton>(*window, "planTry"), Qt::LeftButton);      // measured already: only shown
        QTest::qWait(50);
        QCOMPARE(m_log.plans.load(), 2);
        forget(*window);
    }

    void plansAreSuggestedAndSaved()
    {
        auto window = open();
        runKernels(*window);
        page(*window).tabs().setCurrentIndex(4);
        auto* suggest = child<QPushButton>(*window, "planSuggest");
        QTRY_VERIFY(suggest->isEnabled());
        type(child<QAbstractSpinBox>(*window, "planBudget"), 400);
        QTest::mouseClick(suggest, Qt::LeftButton);
        QTRY_COMPARE(page(*window).study().plans.size(), std::size_t{1});
        QCOMPARE(page(*window).study().plans[0].mode, std::string("within 400 KiB"));
        const QString path = m_dir.filePath("plan.safetensors");
        accuracyOf(*window).saveModeTo("within 400 KiB", path);
        QTRY_COMPARE(QFileInfo(path).size(), qint64{180'000 + 2 * 95'000 + 200});
        QTRY_VERIFY(child<MessageBar>(*window, "messageBar")->text().contains("plan.safetensors"));
        type(child<QAbstractSpinBox>(*window, "planBudget"), 1);
        QTest::mouseClick(suggest, Qt::LeftButton);
        QTRY_VERIFY(child<MessageBar>(*window, "messageBar")->text().contains("No plan"));
        forget(*window);
    }

    void studyAndRunAreChosenInTheHistory()
    {
        auto window = open();
        runToEnd(*window);
        runKernels(*window);
        QCOMPARE(window->store().runs().size(), 2);
        auto* tabs = child<QTabWidget>(*window, "pages");
        auto* runs = window->findChild<RunsPanel*>();
        emit runs->selected(window->store().runs()[0].id);
        QCOMPARE(tabs->currentWidget()->objectName(), QString("scopePage"));
        emit runs->selected(window->store().runs()[1].id);
        QCOMPARE(tabs->currentWidget(), &page(*window));
        QCOMPARE(page(*window).study().rows.size(), std::size_t{4});
        window->store().remove(window->store().runs()[1].id);
        QVERIFY(child<QLabel>(*window, "studyEmptyText") != nullptr);
        QVERIFY(page(*window).study().rows.empty());
        forget(*window);
    }

    void aStudyFromAFileSaysWhatItCannot()
    {
        FakeStudyLog log;
        FakeStudy study(fakeSpec(), log);
        SilentSink sink;
        (void)study.run({}, sink);
        const QString path = m_dir.filePath("modes.json");
        std::ofstream(path.toStdString()) << dumpJson(toJson(study.result()), 1);
        auto window = open();
        window->openPath(path);
        QTRY_COMPARE(page(*window).study().rows.size(), std::size_t{4});
        QCOMPARE(child<QTabWidget>(*window, "pages")->currentWidget(), &page(*window));
        auto* save = child<QToolButton>(*window, "studySave");
        QVERIFY(!save->isEnabled());
        QVERIFY2(save->toolTip().contains("no longer in memory"), qPrintable(save->toolTip()));
        QCOMPARE(page(*window).training().content().curves.size(), std::size_t{1});
        forget(*window);
    }

    void anErrorIsSaidInItsPlace()
    {
        auto window = open();
        m_log.fail = true;
        action(*window, "actionStudyPage")->trigger();
        action(*window, "actionRun")->trigger();
        QTRY_VERIFY(child<MessageBar>(*window, "messageBar")->text().contains("fell over"));
        QCOMPARE(window->store().runs().size(), 1); // what was measured is kept
        forget(*window);
    }

    void aTrainingThatWasStoppedGoesOn()
    {
        auto window = open();
        m_log.hangTraining = true;
        action(*window, "actionStudyPage")->trigger();
        action(*window, "actionRun")->trigger();
        QTRY_COMPARE(page(*window).training().content().curves.size(), std::size_t{1});
        action(*window, "actionStop")->trigger();
        QTRY_VERIFY(!studyOf(*window).isActive());
        QCOMPARE(page(*window).training().content().curves.size(), std::size_t{1}); // its curve stays
        QVERIFY(window->store().runs().isEmpty());                                  // nothing is measured
        auto* resume = child<QPushButton>(*window, "studyResume");
        QVERIFY(resume->isVisible());
        m_log.hangTraining = false;
        QTest::mouseClick(resume, Qt::LeftButton);
        QTRY_COMPARE(window->store().runs().size(), 1);
        QCOMPARE(page(*window).training().content().curves.front().epoch.size(), std::size_t{50});
        forget(*window);
    }

    void theTableIsCopied()
    {
        auto window = open();
        action(*window, "actionStudyPage")->trigger();
        QVERIFY(!action(*window, "actionCopyTsv")->isEnabled());
        runKernels(*window);
        QTRY_VERIFY(action(*window, "actionCopyTsv")->isEnabled());
        action(*window, "actionCopyTsv")->trigger();
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.contains("INT4 GPTQ") || text.contains("int4-gptq"), qPrintable(text));
        action(*window, "actionScopePage")->trigger();
        QVERIFY(!action(*window, "actionCopyTsv")->isEnabled()); // nothing was measured there
        forget(*window);
    }

    void badDataAreSaidBesideTheirName()
    {
        AppContext fresh = context(); // with the real study
        AccuracyStudySpec spec = fakeSpec();
        const QString file = m_dir.filePath("words.csv");
        std::ofstream(file.toStdString()) << "label,a,b\none,two,three\n";
        spec.data = file.toStdString();
        Settings(fresh.settingsFile).studySetup.set(spec);
        MainWindow window(fresh);
        window.show();
        action(window, "actionStudyPage")->trigger();
        action(window, "actionRun")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!studyOf(window).isActive(), kPatience * 20'000);
        QVERIFY2(child<MessageBar>(window, "messageBar")->text().contains("words.csv"),
                 qPrintable(child<MessageBar>(window, "messageBar")->text()));
        QVERIFY(window.store().runs().isEmpty());
        QVERIFY(!window.findChild<AccuracySetupPanel*>()->problems().isEmpty());
    }

    void tensorsOfTheStudyAreThere()
    {
        auto window = open();
        runKernels(*window);
        action(*window, "actionTensorsPage")->trigger();
        QTRY_VERIFY2(child<QLabel>(*window, "tensorHeadline")->text().contains("dB"),
                     qPrintable(child<QLabel>(*window, "tensorHeadline")->text()));
        QVERIFY(child<QLabel>(*window, "tensorSubtitle")->text().contains("layers.0.weight"));
        forget(*window);
    }

    void fitsSmallWindows()
    {
        auto window = open();
        window->resize(1024, 700);
        runKernels(*window);
        AccuracyPage& p = page(*window);
        for (int tab = 0; tab < p.tabs().count(); ++tab) {
            p.tabs().setCurrentIndex(tab);
            QCoreApplication::processEvents(); // the layout
            QVERIFY2(window->width() <= 1024 && window->height() <= 700,
                     qPrintable(QStringLiteral("tab %1: %2×%3").arg(tab).arg(window->width()).arg(window->height())));
        }
        for (const char* name : {"planTry", "planSave", "planSuggest", "planBudget"}) {
            const auto* control = child<QWidget>(*window, name);
            QVERIFY2(p.rect().contains(QRect(control->mapTo(&p, QPoint()), control->size())), name);
            QVERIFY(!control->accessibleName().isEmpty());
        }
        forget(*window);
    }

    void aStudyThatIsLeftBehindIsInTheSession()
    {
        m_log.hangForGood = true;
        auto window = open();
        studyOf(*window).setPatience(10ms);
        action(*window, "actionStudyPage")->trigger();
        action(*window, "actionRun")->trigger();
        QTRY_COMPARE(studyOf(*window).soFar().rows.size(), std::size_t{3});
        action(*window, "actionStop")->trigger();
        auto* leave = child<QToolButton>(*window, "messageAction");
        QTRY_VERIFY(leave->isVisible());
        QVERIFY(child<MessageBar>(*window, "messageBar")->text().contains(QStringLiteral("does not respond to Stop")));
        leave->click();
        QVERIFY(
            child<MessageBar>(*window, "messageBar")->text().contains(QStringLiteral("kept and marked as partial")));
        m_log.hangForGood = false;
        QCOMPARE(window->store().runs().size(), 1);
        const AccuracyStudyPtr kept = window->store().runs().first().modes();
        QVERIFY(kept);
        QCOMPARE(kept->rows.size(), std::size_t{3});
        QVERIFY(kept->stopReason.english().find("abandoned") != std::string::npos);
        QCOMPARE(page(*window).study().rows.size(), std::size_t{3});
        QVERIFY(window->store().isModified());
        forget(*window);
    }

    void aQuestionThatHangsDoesNotKeepTheWindowOpen()
    {
        auto window = open();
        runKernels(*window);
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY(studyOf(*window).isIdle());
        studyOf(*window).setPatience(10ms);
        m_log.hangQuestion = true;
        const int before = m_log.questions;
        studyOf(*window).suggestPlan(500'000);
        QTRY_COMPARE(m_log.questions.load(), before + 1);
        QVERIFY(!window->close());
        auto* messages = child<MessageBar>(*window, "messageBar");
        QTRY_VERIFY2(messages->text().contains(QStringLiteral("Close the window again to abandon it")),
                     qPrintable(messages->text()));
        QVERIFY(window->isVisible());
        bool discarded = false;
        answerDialog("unsavedDialog", discarded, [](QMessageBox* box) { return box->button(QMessageBox::Discard); });
        QVERIFY(window->close());
        QVERIFY(discarded);
        m_log.hangQuestion = false;
        QVERIFY(workThreads::wait(10s));
    }

    void aRunWaitsForAQuestionInWork()
    {
        auto window = open();
        runKernels(*window);
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY(studyOf(*window).isIdle());
        m_log.hangQuestion = true;
        const int before = m_log.questions;
        studyOf(*window).suggestPlan(500'000);
        QTRY_COMPARE(m_log.questions.load(), before + 1);
        child<QTabWidget>(*window, "pages")->setCurrentIndex(0);
        action(*window, "actionRun")->trigger();
        QVERIFY(!runOf(*window).isActive()); // and the window goes on
        m_log.hangQuestion = false;
        QTRY_VERIFY(runOf(*window).isActive());
        QTRY_VERIFY_WITH_TIMEOUT(!runOf(*window).isActive(), kPatience * 60'000);
        QCOMPARE(window->store().runs().size(), 2);
        forget(*window);
    }
};

QS_TEST(TestAccuracyPage)
#include "test_accuracy_page.moc"
