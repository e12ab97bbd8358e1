// SPDX-License-Identifier: GPL-3.0-or-later
// That the session keeps what belongs to it: what comes in while it is saved, notes on what is still being measured,
// and results that must not land in another session.
#include "widgets/tables/sweep_table.h" // first: it has a column of the name of a state

#include "tests/app/support/fake_study.h"
#include "tests/app/support/measured_result.h"
#include "tests/app/support/window_test.h"

#include "app/export/chart_notes_json.h"
#include "app/files/file_commands.h"
#include "app/pages/accuracy/accuracy_page.h"
#include "app/pages/measure/sweep_page.h"
#include "app/present/present_commands.h"
#include "app/session/session_file.h"
#include "gpu/results/analysis.h"
#include "tests/gui_test.h"
#include "widgets/charts/bars/category_bars.h"
#include "widgets/charts/curves/sweep_chart.h"
#include "widgets/runs/runs_panel.h"

#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QUndoStack>

#include <functional>
#include <mutex>

using namespace qs;

namespace {

/// A measured row for every mode of `spec`.
Segment measured(const RunSpec& spec, int samples)
{
    const auto us = [](int i) { return 100.0f + static_cast<float>(i * 7 % 11); };
    Segment segment = test::measuredResult(spec, samples, us).segments.front();
    analyse(segment, nullptr);
    return segment;
}

/// What the stand-in for a sweep was asked for.
struct SweepLog
{
    std::mutex mutex;
    std::vector<std::optional<int>> points;
    std::vector<bool> resumed;
};

/// Measures at once: every point, or one more time the only one that is asked for.
KernelRunFunction sweeps(SweepLog& log)
{
    return [&log](SpecSource& specs, std::stop_token, EventSink&) {
        {
            const std::lock_guard lock(log.mutex);
            log.points.push_back(specs.onlyPoint());
            log.resumed.push_back(specs.resume() != nullptr);
        }
        KernelRunOutcome outcome;
        const RunSpec spec = specs.latest();
        outcome.result.sweep = spec;
        int number = 0;
        for (const RunSpec& point : sweepPoints(spec)) {
            const bool more = specs.onlyPoint() == number++;
            outcome.result.segments.push_back(measured(point, specs.resume() && more ? 60 : 20));
        }
        outcome.result.stopReason = "all points done";
        return outcome;
    };
}

/// Does it between the begin of saving and its end.
void whileSaving(MainWindow& window, const std::function<void()>& act)
{
    QMetaObject::invokeMethod(
        &window, [&window, act] { window.files().isBusy() ? act() : whileSaving(window, act); }, Qt::QueuedConnection);
}

RunSpec sweepSpec()
{
    RunSpec spec = smallSpec(20);
    spec.axes = {parseSweepAxis("num-tokens=4,8,16").value()};
    return spec;
}

} // namespace

class TestSessionKept : public WindowTest
{
    Q_OBJECT

    FakeStudyLog m_log;
    SweepLog m_sweeps;

    std::unique_ptr<MainWindow> open(const RunSpec& spec = smallSpec())
    {
        AppContext fresh = context();
        fresh.accuracyStudy = fakeStudies(m_log);
        if (spec.isSweep()) fresh.kernelRun = sweeps(m_sweeps);
        Settings(fresh.settingsFile).studySetup.set(fakeSpec());
        Settings(fresh.settingsFile).setup.set(spec);
        auto window = std::make_unique<MainWindow>(fresh);
        window->resize(1440, 900);
        window->show();
        return window;
    }
    void startStudy(MainWindow& window)
    {
        m_log.hang = true;
        action(window, "actionStudyPage")->trigger();
        action(window, "actionRun")->trigger();
        QTRY_COMPARE(child<AccuracyPage>(window, "studyPage")->study().rows.size(), std::size_t{3});
    }
    static RunResult oneRun()
    {
        RunResult result;
        result.segments = {measured(smallSpec(), 30)};
        return result;
    }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }
    void init() { m_log.hang = m_log.hangTraining = m_log.fail = m_log.slowPlans = false; }

    void whatComesInWhileTheSessionIsSavedStaysUnsaved()
    {
        auto window = open();
        RunStore& store = window->store();
        store.add(oneRun());
        const QString file = m_dir.filePath(QStringLiteral("while.quantoscope"));
        whileSaving(*window, [&store] { store.add(oneRun()); });
        QVERIFY(saveTo(*window, file));
        QCOMPARE(store.runs().size(), 2);
        QVERIFY2(store.isModified(), "the second run is not in the file");
        QVERIFY(window->isWindowModified());
        QCOMPARE(loadSession(file)->runs.size(), 1);
        QVERIFY(saveTo(*window, file));
        QVERIFY(!store.isModified());
        QCOMPARE(loadSession(file)->runs.size(), 2);
        whileSaving(*window,
                    [&store] { store.setNote(store.runs().first().id, QStringLiteral("late")); }); // likewise for edits
        QVERIFY(saveTo(*window, file));
        QVERIFY(store.isModified());
        forget(*window);
    }

    void savingBeforeClosingAsksAgainForWhatCameIn()
    {
        auto window = open();
        RunStore& store = window->store();
        store.add(oneRun());
        const QString file = m_dir.filePath(QStringLiteral("closing.quantoscope"));
        QVERIFY(saveTo(*window, file));
        store.setNote(store.runs().first().id, QStringLiteral("early"));
        bool first = false, second = false;
        answerDialog("unsavedDialog", first, [&](QMessageBox* box) {
            whileSaving(*window, [&] {
                store.add(oneRun());
                answerDialog("unsavedDialog", second,
                             [](QMessageBox* again) { return again->button(QMessageBox::Save); });
            });
            return box->button(QMessageBox::Save);
        });
        QVERIFY(!window->close());
        QTRY_VERIFY(!window->isVisible());
        QVERIFY(first && second);
        QCOMPARE(loadSession(file)->runs.size(), 2);
    }

    void closingWaitsForWhatIsBeingSaved()
    {
        auto window = open();
        window->store().add(oneRun());
        const QString file = m_dir.filePath(QStringLiteral("waited.quantoscope"));
        QVERIFY(saved([&](const FileCommands::Saved& then) {
            window->files().saveTo(file, then);
            QVERIFY(window->files().isBusy());
            QVERIFY(!window->close()); // asks nothing, and does not give up what is under way
            QVERIFY(window->isVisible());
        }));
        QTRY_VERIFY(!window->isVisible());
        QCOMPARE(loadSession(file)->runs.size(), 1);
    }

    void aWindowThatCouldNotSaveStaysOpen()
    {
        auto window = open();
        window->store().add(oneRun());
        window->files().saveTo(m_dir.filePath(QStringLiteral("not/there.quantoscope")));
        QVERIFY(!window->close());
        QTRY_COMPARE(child<MessageBar>(*window, "messageBar")->kind(), MessageBar::Kind::Error);
        QVERIFY(window->isVisible() && window->store().isModified());
        forget(*window);
        QVERIFY(window->close());
    }

    void whatComesInWhileAnotherSessionIsReadIsAskedFor()
    {
        const QString file = m_dir.filePath(QStringLiteral("read.quantoscope"));
        QVERIFY(saveSession(file, {}).ok());
        auto window = open();
        bool asked = false;
        answerDialog("unsavedDialog", asked, [](QMessageBox* box) { return box->button(QMessageBox::Cancel); });
        window->files().openFile(file);
        QVERIFY(window->files().isBusy());
        window->store().add(oneRun());
        QTRY_VERIFY(asked);
        QVERIFY(!window->files().isBusy());
        QCOMPARE(window->store().runs().size(), 1);
        QVERIFY(window->files().path().isEmpty());
        forget(*window);
    }

    void measuringOnIsNoStepToUndo()
    {
        RunStore store;
        RunResult points;
        points.sweep = sweepSpec();
        points.segments = {measured(sweepPoints(sweepSpec())[0], 20)};
        const QString id = store.add(points);
        store.markSaved();
        store.replaceResult(id, points, QStringLiteral("judge anew"));
        store.setNote(id, QStringLiteral("note"));
        points.segments.push_back(measured(sweepPoints(sweepSpec())[1], 20));
        store.updateResult(id, points);
        QVERIFY(store.isModified());
        QCOMPARE(store.undoStack()->count(), 2);
        while (store.undoStack()->canUndo())
            store.undoStack()->undo();
        QVERIFY(store.find(id)->note.isEmpty());
        QCOMPARE(store.find(id)->result->segments.size(), std::size_t{2}); // what was measured stays
        while (store.undoStack()->canRedo())
            store.undoStack()->redo();
        QCOMPARE(store.find(id)->result->segments.size(), std::size_t{2});
        QVERIFY(store.isModified());
    }

    void aNoteOnAStudyThatGoesOnIsKept()
    {
        auto window = open();
        startStudy(*window);
        auto& chart = child<AccuracyPage>(*window, "studyPage")->accuracy();
        ChartNote note;
        note.text = QStringLiteral("Look here");
        note.row = QStringLiteral("int8-dynamic");
        emit chart.notesEdited({note}, QStringLiteral("Add a note"));
        m_log.hang = false;
        action(*window, "actionStop")->trigger();
        QTRY_COMPARE(window->store().runs().size(), 1);
        const QString run = window->store().runs().first().id;
        QTRY_COMPARE(notesOf(window->store().data().annotations, run, noteName(chart)).size(), 1);
        QTRY_COMPARE(chart.notes().size(), 1);
        QCOMPARE(chart.notes().first().text, QStringLiteral("Look here"));
        forget(*window);
    }

    void aNoteOnASweepThatGoesOnStandsBesideItsOlderOnes()
    {
        auto window = open(sweepSpec());
        action(*window, "actionRun")->trigger();
        QTRY_COMPARE(window->store().runs().size(), 1);
        const QString run = window->store().runs().first().id;
        auto* page = window->findChild<SweepPage*>();
        auto* chart = page->findChild<SweepChart*>();
        ChartNote note;
        note.text = QStringLiteral("before");
        emit chart->notesEdited({note}, QStringLiteral("Add a note"));
        emit page->moreSamplesRequested(0);
        QVERIFY(runOf(*window).isActive());
        note.text = QStringLiteral("meanwhile");
        emit chart->notesEdited({note}, QStringLiteral("Add a note"));
        QTRY_VERIFY(!runOf(*window).isActive());
        const auto kept = notesOf(window->store().data().annotations, run, noteName(*chart));
        QCOMPARE(kept.size(), 2);
        QCOMPARE(kept[0].text, QStringLiteral("before"));
        QCOMPARE(kept[1].text, QStringLiteral("meanwhile"));
        forget(*window);
    }

    void moreSamplesForAPointMeasureThatPointAlone()
    {
        auto window = open(sweepSpec());
        m_sweeps.points.clear();
        m_sweeps.resumed.clear();
        action(*window, "actionRun")->trigger();
        QTRY_COMPARE(window->store().runs().size(), 1);
        auto* page = window->findChild<SweepPage*>();
        auto* table = page->findChild<SweepTable*>();
        table->setActive(2, QStringLiteral("int8-token-dynamic"));
        child<QPushButton>(*window, "sweepMore")->click();
        QTRY_VERIFY(!runOf(*window).isActive());
        emit table->moreSamplesRequested(1);
        QTRY_VERIFY(!runOf(*window).isActive());
        QCOMPARE(window->store().runs().size(), 1);
        const std::lock_guard lock(m_sweeps.mutex);
        QCOMPARE(m_sweeps.points, (std::vector<std::optional<int>>{std::nullopt, 2, 1}));
        QCOMPARE(m_sweeps.resumed, (std::vector<bool>{false, true, true}));
        QCOMPARE(window->store().runs().first().result->sweep->stop, StopRule::Fixed);
        QVERIFY(!window->store().undoStack()->canUndo()); // measured, not edited
        forget(*window);
    }

    void nothingTakesThePlaceOfASessionThatIsMeasuredFor()
    {
        auto window = open();
        const QString file = m_dir.filePath(QStringLiteral("mine.quantoscope"));
        window->store().add(oneRun());
        QVERIFY(saveTo(*window, file));
        startStudy(*window);
        auto* present = window->findChild<PresentCommands*>();
        QVERIFY(!present->exampleAction->isEnabled() && !present->tourAction->isEnabled());
        const auto refused = [&](auto&& act) {
            bool asked = false;
            answerDialog("runningDialog", asked,
                         [](QMessageBox* box) { return box->findChild<QPushButton*>(QStringLiteral("keepRunning")); });
            act();
            (void)QTest::qWaitFor([&] { return asked; }); // the example is read first
            return asked && !window->files().isBusy() && studyOf(*window).isActive() &&
                   window->store().runs().size() == 1;
        };
        QVERIFY(refused([&] { present->openExample(); }));
        QVERIFY(refused([&] { window->files().reload(); }));
        QVERIFY(refused([&] { window->files().newSession(); }));
        QVERIFY(refused([&] { window->files().openFile(file); }));
        m_log.hang = false;
        action(*window, "actionStop")->trigger();
        QTRY_COMPARE(window->store().runs().size(), 2); // in its own session
        QTRY_VERIFY(present->exampleAction->isEnabled());
        forget(*window);
    }

    void theDeviceIsNotCalibratedBesideAStudy()
    {
        auto window = open();
        startStudy(*window);
        const auto dialog = [&] { return window->findChild<QDialog*>(QStringLiteral("calibrationDialog")); };
        QTRY_VERIFY_WITH_TIMEOUT((action(*window, "actionCalibration")->trigger(), dialog() != nullptr),
                                 kPatience * 20'000);
        auto* again = child<QPushButton>(*dialog(), "measureAgain");
        QVERIFY(!again->isEnabled());
        m_log.hang = false;
        action(*window, "actionStop")->trigger();
        QTRY_VERIFY(again->isEnabled()); // once nothing else uses the device
        dialog()->close();
        forget(*window);
    }

    void aNameOrNoteIsNotTakenForARunThatIsNoneYet()
    {
        auto window = open();
        const QString id = window->store().add(oneRun());
        auto* panel = window->findChild<RunsPanel*>();
        auto* note = child<QLineEdit>(*window, "runNoteEdit");
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        panel->setActive(id);
        action(*window, "runNote")->trigger();
        QTest::keyClicks(note, QStringLiteral("after the update"));
        startStudy(*window); // a study has no row of its own: the note stays with its run
        m_log.hang = false;
        action(*window, "actionStop")->trigger();
        QTRY_COMPARE(window->store().runs().size(), 2);
        QTRY_COMPARE(window->store().find(id)->note, QStringLiteral("after the update"));
        forget(*window);
    }
};

QS_TEST(TestSessionKept)
#include "test_session_kept.moc"
