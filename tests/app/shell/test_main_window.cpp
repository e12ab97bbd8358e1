// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/window_test.h"

#include "app/files/file_commands.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/table_columns.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/runs/runs_panel.h"
#include "widgets/setup/setup_panel.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QTabWidget>
#include <QToolButton>

using namespace qs;

class TestMainWindow : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void firstStartIsReadyToRun()
    {
        MainWindow window(context());
        window.show();
        const RunSpec spec = child<SetupPanel>(window, "setupPanel")->spec();
        QVERIFY(validate(spec).ok());
        QVERIFY(spec.modes.size() >= 5);
        QVERIFY(action(window, "actionRun")->isEnabled());
        QVERIFY(!action(window, "actionStop")->isEnabled());
        QVERIFY(child<ScopeChart>(window, "scopeChart")->emptyText().contains(QStringLiteral("F5")));
    }

    void everythingIsNamedAndHasShortcuts()
    {
        MainWindow window(context());
        window.show();
        for (QAction* one : window.findChildren<QAction*>(QRegularExpression(QStringLiteral("^action"))))
            QVERIFY2(!one->toolTip().isEmpty(),
                     qPrintable(one->objectName())); // what is rarely used has no shortcut: the palette finds it
        QCOMPARE(action(window, "actionRun")->shortcut(), QKeySequence(Qt::Key_F5));
        QCOMPARE(action(window, "actionStop")->shortcut(), QKeySequence(Qt::Key_Escape));
        QMap<QString, QString> taken;
        for (QAction* one : window.findChildren<QAction*>()) {
            const QString keys = one->shortcut().toString();
            if (keys.isEmpty() || one->shortcutContext() != Qt::WindowShortcut) continue;
            QVERIFY2(!taken.contains(keys),
                     qPrintable(keys + QLatin1Char(' ') + one->text() + QLatin1Char(' ') + taken.value(keys)));
            taken.insert(keys, one->text());
        }
        for (QWidget* widget : window.findChildren<QWidget*>())
            if (widget->focusPolicy() & Qt::TabFocus && widget->isVisibleTo(&window) &&
                (qobject_cast<QComboBox*>(widget) || qobject_cast<QAbstractSpinBox*>(widget) ||
                 qobject_cast<QAbstractSlider*>(widget) || qobject_cast<QAbstractItemView*>(widget)))
                QVERIFY2(!widget->accessibleName().isEmpty() || qobject_cast<QScrollBar*>(widget),
                         qPrintable(widget->objectName() + QLatin1Char(' ') +
                                    QLatin1String(widget->metaObject()->className())));
    }

    /// What a user does: set, run, watch samples arrive, stop, compare, choose a baseline, export, save, reopen.
    void theWholeFlow()
    {
        auto window = this->window(smallSpec(200'000));
        type(child<QAbstractSpinBox>(*window, "tokensSpin"), 24);
        type(child<QAbstractSpinBox>(*window, "hiddenSpin"), 512);
        const RunSpec set = child<SetupPanel>(*window, "setupPanel")->spec();
        QCOMPARE(set.shape.tokens, 24);
        QCOMPARE(set.shape.hidden, 512);

        auto* chart = child<ScopeChart>(*window, "scopeChart");
        chart->setFocus();
        QTest::keyClick(chart, Qt::Key_Space);
        QVERIFY(runOf(*window).isActive());
        QTRY_VERIFY_WITH_TIMEOUT(chart->traceCount() == 3 && chart->keptSamples(0) > 50, kPatience * 20'000);
        QCOMPARE(runOf(*window).state(), State::Running);
        auto* table = child<ComparisonView>(*window, "scopeTable");
        QTRY_VERIFY_WITH_TIMEOUT(
            table->comparison()
                    ->data(table->comparison()->index(0, columnOf<ComparisonModel>("n")), ComparisonModel::RawRole)
                    .toLongLong() >= 50,
            kPatience * 20'000);
        QVERIFY(!action(*window, "actionRun")->isEnabled());
        action(*window, "actionStop")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!runOf(*window).isActive(), kPatience * 5'000);

        QCOMPARE(window->store().runs().size(), 1);
        const Segment& segment = *window->store().runs().first().result->last();
        QVERIFY(segment.modes[0].samplesUs.size() >= 50);
        QVERIFY(segment.modes[0].verification.rows == 24 && segment.modes[1].verification.rowsDiffer == 0);
        QCOMPARE(chart->keptSamples(0), segment.modes[0].samplesUs.size() + segment.modes[0].warmupUs.size());
        QVERIFY(window->isWindowModified());

        action(*window, "actionComparePage")->trigger();
        QCOMPARE(child<QTabWidget>(*window, "pages")->currentIndex(), 1);
        table->setActiveMode(QStringLiteral("int8-token-dynamic"));
        action(*window, "actionBaseline")->trigger();
        QCOMPARE(window->store().baseline(), QStringLiteral("int8-token-dynamic"));
        QCOMPARE(table->comparison()->baseline(), QStringLiteral("int8-token-dynamic"));
        action(*window, "actionCopyMarkdown")->trigger();
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("| int8-token-dynamic")));
        action(*window, "actionCopyTsv")->trigger();
        QVERIFY(QApplication::clipboard()->text().contains(QLatin1Char('\t')));
        action(*window, "actionCopyCommand")->trigger();
        const QString command = QApplication::clipboard()->text();
        QVERIFY2(command.startsWith(QStringLiteral("quantoscope-worker quantize ")), qPrintable(command));
        QVERIFY2(command.endsWith(QStringLiteral(" --json quantoscope-result.json")), qPrintable(command));

        const QString folder = m_dir.filePath(QStringLiteral("report"));
        QVERIFY(exportTo(*window, folder));
        for (const char* name : {"report.md", "results.json", "samples.csv", "series.csv"})
            QVERIFY2(QFileInfo::exists(folder + QLatin1Char('/') + QLatin1String(name)), name);
        QVERIFY(!QDir(folder + QStringLiteral("/artifacts")).entryList({QStringLiteral("*.png")}).isEmpty());
        QVERIFY(child<QToolButton>(*window, "messageAction")->isVisible());

        const QString before = tableText(*window);
        const QString file = m_dir.filePath(QStringLiteral("flow.quantoscope"));
        QVERIFY(saveTo(*window, file));
        QVERIFY(!window->isWindowModified());
        QVERIFY(window->close());

        MainWindow second(context());
        second.show();
        second.openPath(file);
        QVERIFY(filesSettled(second));
        QCOMPARE(second.store().runs().size(), 1);
        QCOMPARE(second.store().baseline(), QStringLiteral("int8-token-dynamic"));
        auto* reopened = child<ComparisonView>(second, "scopeTable");
        reopened->restoreState(table->saveState());
        QCOMPARE(tableText(second), before);
        QCOMPARE(child<ScopeChart>(second, "scopeChart")->keptSamples(0),
                 segment.modes[0].samplesUs.size() + segment.modes[0].warmupUs.size());
        QVERIFY(!second.isWindowModified());
    }

    void liveFollowsTheSetUp()
    {
        auto window = this->window();
        auto* chart = child<ScopeChart>(*window, "scopeChart");
        action(*window, "actionLive")->setChecked(true);
        QTRY_VERIFY_WITH_TIMEOUT(chart->traceCount() == 3 && chart->keptSamples(0) > 60, kPatience * 20'000);
        int segments = 0;
        connect(&runOf(*window), &RunController::eventHappened, this, [&](const RunEvent& event) {
            if (event.kind == RunEvent::Kind::Segment && event.spec.shape.tokens == 20) ++segments;
        });
        QElapsedTimer clock;
        clock.start();
        type(child<QAbstractSpinBox>(*window, "tokensSpin"), 20);
        QTRY_COMPARE_WITH_TIMEOUT(segments, 1, kPatience * 5'000);
        QVERIFY2(clock.elapsed() < kPatience * 1000, qPrintable(QString::number(clock.elapsed())));
        const auto kept = chart->keptSamples(0);
        QTRY_VERIFY_WITH_TIMEOUT(chart->keptSamples(0) > kept + 20, kPatience * 10'000);
        QVERIFY(runOf(*window).isActive());
        action(*window, "actionFreeze")->setChecked(true);
        QVERIFY(chart->isFrozen());
        QVERIFY(runOf(*window).isActive());
        action(*window, "actionStop")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(runOf(*window).state(), State::Done, kPatience * 5'000);
        const RunResult& result = *window->store().runs().first().result;
        QVERIFY(result.segments.size() >= 2);
        QCOMPARE(result.segments.front().spec.shape.tokens, 16);
        QCOMPARE(result.segments.back().spec.shape.tokens, 20);
        forget(*window);
    }

    void closingWhileRunningAsks()
    {
        auto window = this->window(smallSpec(1'000'000));
        action(*window, "actionRun")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(runOf(*window).state(), State::Running, kPatience * 20'000);
        bool kept = false;
        answerDialog("runningDialog", kept,
                     [](QMessageBox* box) { return box->findChild<QPushButton*>(QStringLiteral("keepRunning")); });
        QVERIFY(!window->close());
        QVERIFY(kept);
        QCOMPARE(runOf(*window).state(), State::Running);

        bool stopped = false;
        bool cancelled = false;
        answerDialog("runningDialog", stopped,
                     [](QMessageBox* box) { return box->findChild<QPushButton*>(QStringLiteral("stopRun")); });
        answerDialog("unsavedDialog", cancelled, [](QMessageBox* box) { return box->button(QMessageBox::Cancel); });
        QVERIFY(!window->close()); // it goes on once the run has stopped
        QTRY_VERIFY_WITH_TIMEOUT(stopped && cancelled, kPatience * 5'000);
        QTRY_VERIFY(!QApplication::activeModalWidget());
        QVERIFY(window->isVisible());
        QCOMPARE(window->store().runs().size(), 1);

        // It can go on from there, and be closed for good.
        action(*window, "actionRun")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(runOf(*window).state(), State::Running, kPatience * 20'000);
        bool discarded = false;
        answerDialog("runningDialog", stopped,
                     [](QMessageBox* box) { return box->findChild<QPushButton*>(QStringLiteral("stopRun")); });
        answerDialog("unsavedDialog", discarded, [](QMessageBox* box) { return box->button(QMessageBox::Discard); });
        QVERIFY(!window->close());
        QTRY_VERIFY_WITH_TIMEOUT(!window->isVisible(), kPatience * 5'000);
        QVERIFY(discarded);
    }

    void closingRightAfterStopKeepsTheRun()
    {
        auto window = this->window(smallSpec(1'000'000));
        action(*window, "actionRun")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(runOf(*window).state(), State::Running, kPatience * 20'000);
        QTRY_VERIFY(runOf(*window).shown() > 0);
        bool cancelled = false;
        answerDialog("unsavedDialog", cancelled, [](QMessageBox* box) { return box->button(QMessageBox::Cancel); });
        action(*window, "actionStop")->trigger();
        QVERIFY(!window->close()); // nothing is asked: it stops already
        QTRY_VERIFY_WITH_TIMEOUT(cancelled, kPatience * 5'000);
        QCOMPARE(window->store().runs().size(), 1);
        QVERIFY(window->isVisible());
        forget(*window);
        QVERIFY(window->close());
    }

    void whatIsOpenedDuringARunComesAfterItsEnd()
    {
        const QString file = m_dir.filePath(QStringLiteral("other.quantoscope"));
        {
            auto other = this->window();
            runToEnd(*other);
            if (QTest::currentTestFailed()) return;
            QVERIFY(saveTo(*other, file));
        }
        auto window = this->window(smallSpec(1'000'000));
        action(*window, "actionRun")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(runOf(*window).state(), State::Running, kPatience * 20'000);
        bool stopped = false, discarded = false;
        answerDialog("runningDialog", stopped,
                     [](QMessageBox* box) { return box->findChild<QPushButton*>(QStringLiteral("stopRun")); });
        answerDialog("unsavedDialog", discarded, [](QMessageBox* box) { return box->button(QMessageBox::Discard); });
        window->openPath(file);
        QTRY_COMPARE_WITH_TIMEOUT(window->files().path(), file, kPatience * 5'000);
        QVERIFY(stopped && discarded);
        QVERIFY(!runOf(*window).isActive());
        QCOMPARE(window->store().runs().size(), 1);
        QVERIFY(!window->isWindowModified());
    }

    void runsCanBeLookedAtAgainAndOverlaid()
    {
        auto window = this->window();
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        type(child<QAbstractSpinBox>(*window, "tokensSpin"), 40);
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        QCOMPARE(window->store().runs().size(), 2);
        auto* runs = child<RunsPanel>(*window, "runsPanel");
        auto* chart = child<ScopeChart>(*window, "scopeChart");
        QAbstractItemModelTester tester(runs->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(runs->model()->rowCount(), 2);
        const QString latest = tableText(*window);
        auto* list = child<QListView>(*window, "runsList");
        list->setCurrentIndex(list->model()->index(1, 0));
        QCOMPARE(runs->active(), window->store().runs().first().id);
        QVERIFY(tableText(*window) != latest);
        QCOMPARE(chart->traceCount(), 3);

        action(*window, "actionOverlay")->trigger();
        QCOMPARE(chart->traceCount(), 3); // one alone is no overlay
        list->setCurrentIndex(list->model()->index(0, 0));
        QCOMPARE(tableText(*window), latest);
        action(*window, "actionOverlay")->trigger();
        QCOMPARE(chart->traceCount(), 2);
        QCOMPARE(chart->activeTrace(), -1);

        window->store().remove(window->store().runs().last().id);
        QCOMPARE(runs->model()->rowCount(), 1);
        QVERIFY(tableText(*window) != latest);
        action(*window, "actionUndo")->trigger();
        QCOMPARE(runs->model()->rowCount(), 2);
        forget(*window);
    }

    void aFailingRunKeepsWhatWasMeasured()
    {
        AppContext failing = context();
        Settings(failing.settingsFile).setup.set(smallSpec());
        failing.kernelRun = [](SpecSource& specs, std::stop_token, EventSink& sink) {
            KernelRunOutcome outcome;
            Segment segment;
            segment.spec = specs.latest();
            for (const QuantScheme& one : segment.spec.modes) {
                ModeResult mode;
                mode.scheme = one;
                mode.requested = schemeName(one);
                mode.samplesUs = {1, 2, 3};
                mode.latency = summarize(mode.samplesUs);
                segment.modes.push_back(mode);
            }
            RunEvent event;
            event.kind = RunEvent::Kind::Segment;
            event.spec = segment.spec;
            event.modes = segment.modes;
            sink.sample({1, 0, 0, SampleEvent::None}); // before the news of its segment
            sink.event(event);
            sink.sample({2, 0, 0, SampleEvent::None});
            outcome.result.segments.push_back(segment);
            outcome.error =
                Error{ErrorCode::DeviceLost, "The GPU has fallen off the bus.", "Restart the program to use it again."};
            return outcome;
        };
        MainWindow window(failing);
        window.show();
        action(window, "actionRun")->trigger();
        QTRY_COMPARE(runOf(window).state(), State::Failed);
        QVERIFY(child<MessageBar>(window, "messageBar")
                    ->text()
                    .contains(QStringLiteral("The GPU has fallen off the bus.")));
        QCOMPARE(
            child<FindingsPanel>(window, "findingsPanel")->findings().first().severity == Finding::Severity::Error ||
                child<FindingsPanel>(window, "findingsPanel")->findings().last().severity == Finding::Severity::Error,
            true);
        QCOMPARE(window.store().runs().size(), 1);
        QCOMPARE(child<ScopeChart>(window, "scopeChart")->keptSamples(0), std::uint64_t{2});
        QVERIFY(action(window, "actionRun")->isEnabled());
        forget(window);
    }

    void missingDevicesAreListedWithTheirReason()
    {
        AppContext machine = context();
        machine.listDevices = [] {
            DeviceListing cpu;
            cpu.available = true;
            cpu.info.backend = BackendChoice::Cpu;
            cpu.info.name = "A CPU";
            DeviceListing gpu;
            gpu.info.backend = BackendChoice::Cuda;
            gpu.reason = "The driver is too old.";
            return DeviceListings{cpu, gpu};
        };
        MainWindow window(machine);
        window.show();
        auto* target = child<QComboBox>(window, "targetChooser");
        QTRY_COMPARE(target->itemText(2), QStringLiteral("CUDA – no GPU"));
        QVERIFY(!(target->model()->flags(target->model()->index(2, 0)) & Qt::ItemIsEnabled));
        QVERIFY(target->itemData(2, Qt::ToolTipRole).toString().contains(QStringLiteral("too old")));
        QCOMPARE(child<QLabel>(window, "statusDevice")->text(), QStringLiteral("A CPU"));
    }

    void modelsKeepTheirRulesWhileARunGoesOn()
    {
        auto window = this->window();
        QAbstractItemModelTester table(child<ComparisonView>(*window, "scopeTable")->comparison(),
                                       QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester sorted(child<ComparisonView>(*window, "compareTable")->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester runs(child<RunsPanel>(*window, "runsPanel")->model(),
                                      QAbstractItemModelTester::FailureReportingMode::QtTest);
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        window->store().setBaseline(QStringLiteral("int8-token-dynamic"));
        window->store().rename(window->store().runs().first().id, QStringLiteral("renamed"));
        window->store().remove(window->store().runs().first().id);
        QCOMPARE(child<ComparisonView>(*window, "scopeTable")->comparison()->rowCount(), 0);
        forget(*window);
    }
};

QS_TEST(TestMainWindow)
#include "test_main_window.moc"
