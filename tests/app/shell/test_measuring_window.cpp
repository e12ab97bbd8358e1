// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does with findings, sweeps and the calibration: buttons that fix, places that are shown, a sweep that
// is stopped and goes on.
#include "tests/fail_on_warnings.h"

#include "app/findings/finding_fixes.h"
#include "app/frame/message_bar.h"
#include "app/pages/measure/sweep_page.h"
#include "app/pages/tensors/tensors_page.h"
#include "gpu/core/random.h"
#include "gpu/formats/npy.h"
#include "gpu/results/analysis.h"
#include "tests/app/support/measured_result.h"
#include "tests/app/support/window_pages.h"
#include "tests/app/support/window_test.h"
#include "tests/gui_test.h"
#include "tests/sanitized.h"
#include "widgets/charts/bars/channel_chart.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/findings/finding_card.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/setup/setup_panel.h"
#include "widgets/tables/comparison_view.h"

#include <QAction>
#include <QDialog>
#include <QElapsedTimer>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

#include <optional>

using namespace qs;

namespace {

RunSpec shortSpec()
{
    RunSpec spec;
    spec.shape = {16, 256};
    spec.modes = {scheme("baseline-copy"), scheme("int8-token-dynamic"), scheme("fp8-e4m3-tensor-static")};
    spec.iterations = 20;
    spec.warmupMs = 1;
    spec.method = TimingMethod::Events;
    spec.backend = BackendChoice::Cpu;
    return spec;
}

void waitForEnd(MainWindow& window) { QTRY_VERIFY_WITH_TIMEOUT(!runOf(window).isActive(), kPatience * 60'000); }

/// A result whose first samples are slow.
RunResult slowBeginning()
{
    const auto us = [](int i) { return (i < 20 ? 150.0f : 100.0f) + 0.01f * static_cast<float>(i * 7919 % 101); };
    RunResult result = test::measuredResult(shortSpec(), 120, us);
    analyse(result.segments.front(), nullptr);
    result.stopReason = "all iterations done";
    return result;
}

} // namespace

class TestMeasuringWindow : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    int m_number = 0;

    std::unique_ptr<MainWindow> window(const RunSpec& spec)
    {
        AppContext context;
        context.settingsFile = m_dir.filePath(QStringLiteral("settings%1.ini").arg(++m_number));
        Settings(context.settingsFile).setup.set(spec);
        auto result = std::make_unique<MainWindow>(context);
        result->resize(1280, 800);
        result->show();
        return result;
    }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void fixesMakeTheSpecificationThatTheirButtonPromises()
    {
        const RunSpec spec = shortSpec();
        Finding finding;
        finding.modeName = QStringLiteral("int8-token-dynamic");
        finding.other = QStringLiteral("baseline-copy");
        finding.fix = DiagnosisFix::MoreSamples;
        QCOMPARE(fixedSpec(spec, finding)->stop, StopRule::UntilResolved);
        finding.fix = DiagnosisFix::GoCold;
        RunSpec hot = spec;
        hot.cache = CacheMode::Hot;
        QCOMPARE(fixedSpec(hot, finding)->cache, CacheMode::Cold);
        finding.fix = DiagnosisFix::BatchWithGraph;
        RunSpec swept = spec;
        swept.coldBy = ColdMethod::ReadSweep;
        QCOMPARE(fixedSpec(swept, finding)->method, TimingMethod::Graph);
        QVERIFY(validate(*fixedSpec(swept, finding)).ok());
        finding.fix = DiagnosisFix::RerunPair;
        QCOMPARE(fixedSpec(spec, finding)->modes.size(), std::size_t(2));
        finding.other = QStringLiteral("not there");
        QVERIFY(!fixedSpec(spec, finding));
        finding.fix = DiagnosisFix::DropWarmup;
        QVERIFY(!fixedSpec(spec, finding));
        finding.fix = DiagnosisFix::None;
        QVERIFY(!fixedSpec(spec, finding));
    }

    void droppingTheWarmupJudgesAnewAndCanBeUndone()
    {
        auto w = window(shortSpec());
        const QString id = w->store().add(slowBeginning());
        auto* findings = child<FindingsPanel>(*w, "findingsPanel");
        const auto ramp = [&]() -> std::optional<Finding> { // the list is a copy
            for (const Finding& f : findings->findings())
                if (f.code == QLatin1String("WARMUP_RAMP")) return f;
            return std::nullopt;
        };
        // The run is shown as soon as it is chosen.
        auto* runs = child<QListView>(*w, "runsList");
        QVERIFY(runs);
        runs->setCurrentIndex(runs->model()->index(0, 0));
        QTRY_VERIFY(ramp());
        QCOMPARE(ramp()->fix, DiagnosisFix::DropWarmup);
        emit findings->fixRequested(*ramp());
        QTRY_VERIFY(!ramp());
        QCOMPARE(w->store().find(id)->result->last()->modes[0].samplesUs.size(), std::size_t(100));
        QCOMPARE(w->store().find(id)->result->last()->modes[0].warmupUs.size(), std::size_t(20));
        QVERIFY(child<MessageBar>(*w, "messageBar")->text().contains(QLatin1String("Undo")));
        w->store().undoStack()->undo();
        QTRY_VERIFY(ramp());
        QCOMPARE(w->store().find(id)->result->last()->modes[0].samplesUs.size(), std::size_t(120));
        // Its place can be shown in the trace.
        emit findings->locateRequested(*ramp());
        QVERIFY(child<ScopeChart>(*w, "scopeChart")->isZoomed());
        w->store().markSaved();
    }

    /// The measured file is shown on the Tensors page, where its outlier columns are marked.
    void aFindingAboutTheInputLeadsToItsTensor()
    {
        std::vector<float> values(64 * 256);
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = normalAt(5, i) * (i % 256 == 17 ? 100.0f : 1.0f);
        const std::vector<std::int64_t> shape{64, 256};
        RunSpec spec = shortSpec();
        spec.shape = {64, 256};
        spec.dtype = DType::F32;
        spec.input.path = m_dir.filePath(QStringLiteral("hot.npy")).toStdString();
        QVERIFY(writeNpy(spec.input.path, DType::F32, shape, std::as_bytes(std::span(values))).ok());
        auto w = window(spec);
        action(*w, "actionRun")->trigger();
        waitForEnd(*w);
        auto* panel = child<FindingsPanel>(*w, "findingsPanel");
        QToolButton* show = nullptr;
        for (auto* card : panel->findChildren<FindingCard*>())
            if (card->group().members.front().code == QLatin1String("INPUT_OUTLIERS"))
                show = card->findChild<QToolButton*>(QStringLiteral("findingShow"));
        QVERIFY(show && !show->isHidden());
        QVERIFY2(show->toolTip().contains(QStringLiteral("Tensors")), qPrintable(show->toolTip()));
        show->click();
        auto* page = w->findChild<TensorsPage*>();
        QTRY_VERIFY_WITH_TIMEOUT(page->isVisible() && page->channels().summary().contains(QStringLiteral("17")),
                                 kPatience * 20'000);
        w->store().markSaved();
    }

    void moreSamplesChangesTheSetupAndRuns()
    {
        auto w = window(shortSpec());
        action(*w, "actionRun")->trigger();
        waitForEnd(*w);
        QCOMPARE(w->store().runs().size(), 1);
        Finding finding;
        finding.fix = DiagnosisFix::MoreSamples;
        finding.modeName = QStringLiteral("int8-token-dynamic");
        emit child<FindingsPanel>(*w, "findingsPanel")->fixRequested(finding);
        QVERIFY(runOf(*w).isActive());
        QCOMPARE(child<SetupPanel>(*w, "setupPanel")->spec().stop, StopRule::UntilResolved);
        waitForEnd(*w);
        QCOMPARE(w->store().runs().size(), 2);
        for (const ModeResult& mode : w->store().runs()[1].result->last()->modes)
            QVERIFY(mode.samplesUs.size() >= 59);
        w->store().markSaved();
    }

    void theTableSaysAVerdictForEveryMode()
    {
        auto w = window(shortSpec());
        action(*w, "actionRun")->trigger();
        waitForEnd(*w);
        const QString table = child<ComparisonView>(*w, "scopeTable")->allText(TableFormat::Tsv);
        const int said =
            static_cast<int>(table.count(QLatin1String("FASTER")) + table.count(QLatin1String("SLOWER")) +
                             table.count(QLatin1String("SAME")) + table.count(QLatin1String("NOT RESOLVED")) +
                             table.count(QLatin1String("NOT TRUSTED")));
        QVERIFY2(said >= 2, qPrintable(table));
        w->store().markSaved();
    }

    void aSweepIsStoppedAndGoesOn()
    {
        RunSpec spec = shortSpec();
        spec.axes = {parseSweepAxis("num-tokens=4:512:x2").value()};
        spec.iterations = 400;
        auto w = window(spec);
        auto* page = w->findChild<SweepPage*>();
        auto* tabs = child<QTabWidget>(*w, "pages");
        QVERIFY(page && tabs);
        QVERIFY(!action(*w, "actionLive")->isEnabled());
        action(*w, "actionRun")->trigger();
        QCOMPARE(tabs->currentWidget(), static_cast<QWidget*>(page));
        QTRY_VERIFY_WITH_TIMEOUT(page->unmeasuredPoints() < 7, kPatience * 30'000);
        action(*w, "actionStop")->trigger();
        waitForEnd(*w);
        QCOMPARE(w->store().runs().size(), 1);
        const int left = page->unmeasuredPoints();
        QVERIFY(left > 0);
        const auto had = w->store().runs()[0].result->segments.size();
        emit page->continueRequested();
        QVERIFY(runOf(*w).isActive());
        waitForEnd(*w);
        QCOMPARE(w->store().runs().size(), 1); // the same run, with more points
        QCOMPARE(w->store().runs()[0].result->segments.size(), std::size_t(8));
        QVERIFY(had < 8);
        QCOMPARE(page->unmeasuredPoints(), 0);
        w->store().markSaved();
    }

    void aRunOnTheSweepPageIsASweep()
    {
        auto w = window(shortSpec());
        auto* page = w->findChild<SweepPage*>();
        action(*w, "actionSweepPage")->trigger();
        QVERIFY(!child<SetupPanel>(*w, "setupPanel")->spec().isSweep());
        action(*w, "actionRun")->trigger();
        QVERIFY(child<SetupPanel>(*w, "setupPanel")->spec().isSweep());
        QCOMPARE(child<QTabWidget>(*w, "pages")->currentWidget(), static_cast<QWidget*>(page));
        QTRY_VERIFY_WITH_TIMEOUT(page->unmeasuredPoints() < 17, kPatience * 30'000);
        action(*w, "actionStop")->trigger();
        waitForEnd(*w);
        QCOMPARE(w->store().runs().size(), 1);
        QVERIFY(w->store().runs()[0].result->sweep);
        QVERIFY2(w->windowTitle().contains("Tokens 1 … 65,536, doubling"), qPrintable(w->windowTitle()));
        w->store().markSaved();
    }

    void theCalibrationIsShownAndMeasuredAnew()
    {
        auto w = window(shortSpec());
        QTRY_VERIFY_WITH_TIMEOUT((action(*w, "actionCalibration")->trigger(),
                                  w->findChild<QDialog*>(QStringLiteral("calibrationDialog")) != nullptr),
                                 kPatience * 20'000);
        auto* dialog = w->findChild<QDialog*>(QStringLiteral("calibrationDialog"));
        auto* again = child<QPushButton>(*dialog, "measureAgain");
        auto* table = child<QTableWidget>(*dialog, "calibrationTable");
        QVERIFY(again->isEnabled());
        again->click();
        QVERIFY(!again->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(again->isEnabled(), kPatience * 60'000);
        QVERIFY2(table->rowCount() >= 8, qPrintable(child<QLabel>(*dialog, "calibrationState")->text()));
        again->click();
        QElapsedTimer clock;
        clock.start();
        delete dialog; // as closing does: it waits for no device
        QVERIFY2(clock.elapsed() < kPatience * 500, qPrintable(QString::number(clock.elapsed())));
    }
};

QS_TEST(TestMeasuringWindow)
#include "test_measuring_window.moc"
