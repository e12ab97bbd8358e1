// SPDX-License-Identifier: GPL-3.0-or-later
// Operations beside quantize in the window, measured on the CPU.
#include "tests/app/support/window_test.h"

#include "app/export/report_exporter.h"
#include "app/pages/measure/compare_page.h"
#include "app/pages/measure/sweep_page.h"
#include "app/session/session_file.h"
#include "tests/gui_test.h"
#include "widgets/charts/bars/comparison_chart.h"
#include "widgets/charts/curves/roofline_chart.h"
#include "widgets/charts/curves/sweep_chart.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/findings/findings_panel.h"
#include "widgets/language/operation_text.h"
#include "widgets/runs/runs_model.h"
#include "widgets/runs/runs_panel.h"
#include "widgets/setup/setup_panel.h"
#include "widgets/tensor/why_panel.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QTabBar>

using namespace qs;

namespace {

RunSpec ladderSpec()
{
    RunSpec spec = smallSpec();
    spec.operation = Operation::Ladder;
    spec.modes.clear();
    spec.variants = {"ladder-unfused", "ladder-fused-division", "ladder-packed"};
    spec.dtype = DType::F32;
    spec.shape = {25, 400};
    return spec;
}

void choose(MainWindow& window, Operation operation)
{
    auto* combo = child<QComboBox>(window, "operationCombo");
    combo->setCurrentIndex(combo->findData(static_cast<int>(operation)));
}

QString subtitleOf(MainWindow& window, int row)
{
    return child<RunsPanel>(window, "runsPanel")->model()->index(row, 0).data(RunsModel::SubtitleRole).toString();
}

} // namespace

class TestOperationWindow : public WindowTest
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QVERIFY(m_dir.isValid());
    }

    void aLadderGoesThroughTheWholeWindow()
    {
        auto window = this->window(ladderSpec());
        const QAbstractItemModelTester tester(child<ComparisonView>(*window, "scopeTable")->comparison(),
                                              QAbstractItemModelTester::FailureReportingMode::Fatal);
        action(*window, "actionRun")->trigger();
        QCOMPARE(child<QLabel>(*window, "statusSubject")->text(), QString("INT8 ladder 25×400"));
        QTRY_VERIFY_WITH_TIMEOUT(!runOf(*window).isActive(), kPatience * 30'000);
        QVERIFY2(runOf(*window).state() == State::Done, qPrintable(child<MessageBar>(*window, "messageBar")->text()));
        QVERIFY(child<QLabel>(*window, "statusSubject")->text().isEmpty());
        QVERIFY2(window->windowTitle().endsWith("INT8 ladder 25×400"), qPrintable(window->windowTitle()));
        QVERIFY2(subtitleOf(*window, 0).contains("faster"), qPrintable(subtitleOf(*window, 0)));
        const QString name = window->store().runs().first().name; // of the setup: the subtitle has what came out
        QVERIFY2(name.startsWith("Run 1 · INT8 ladder 25×400 "), qPrintable(name));
        const QString table = tableText(*window);
        QVERIFY2(table.startsWith("Mode") || table.startsWith("Variant"), qPrintable(table));
        QVERIFY(table.contains("ladder-packed"));
        QCOMPARE(child<ComparisonView>(*window, "scopeTable")->comparison()->baseline(), QString("ladder-unfused"));
        QCOMPARE(child<ScopeChart>(*window, "scopeChart")->traceCount(), 3);

        action(*window, "actionComparePage")->trigger();
        auto* page = window->findChild<ComparePage*>();
        auto* views = child<QTabBar>(*window, "compareViews");
        QCOMPARE(views->count(), 4);
        QCOMPARE(child<ComparisonChart>(*window, "latencyChart")->content().bars.size(), 3);
        QVERIFY(!child<ComparisonChart>(*window, "sizeChart")->isVisibleTo(page));
        QVERIFY(!child<ComparisonChart>(*window, "rateChart")->isVisibleTo(page)); // memory alone bounds it
        page->setView(ComparePage::Roofline);
        auto* roofline = child<RooflineChart>(*window, "rooflineChart");
        QVERIFY(roofline->isVisible());
        QCOMPARE(roofline->content().picture.points.size(), 3);
        QVERIFY(roofline->content().picture.hasCalibration);
        emit roofline->pointActivated("ladder-packed");
        QCOMPARE(child<ComparisonView>(*window, "compareTable")->activeMode(), QString("ladder-packed"));
        page->setView(ComparePage::Why);
        const QString why = child<WhyPanel>(*window, "whyPanel")->toPlainText();
        QVERIFY2(why.contains("Compared with ladder-fused-division"), qPrintable(why));

        // Saved and opened again it is the same; a variant may be the session's baseline.
        window->store().setBaseline("ladder-packed");
        QCOMPARE(child<ComparisonView>(*window, "scopeTable")->comparison()->baseline(), QString("ladder-packed"));
        const QString file = m_dir.filePath("ladder.quantoscope");
        QVERIFY(saveSession(file, window->store().data()).ok());
        const auto read = loadSession(file);
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
        QCOMPARE(read->baseline, QString("ladder-packed"));
        QVERIFY(read->runs.first().result->last()->spec == window->store().runs().first().result->last()->spec);
        forget(*window);
    }

    void otherRunsKeepTheirOwnBaseline()
    {
        auto window = this->window(ladderSpec());
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        window->store().setBaseline("ladder-packed");
        choose(*window, Operation::Quantize);
        RunSpec spec = smallSpec();
        child<SetupPanel>(*window, "setupPanel")->setSpec(spec);
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        QCOMPARE(child<ComparisonView>(*window, "scopeTable")->comparison()->baseline(), QString("baseline-copy"));
        QVERIFY(!window->windowTitle().contains("ladder"));
        forget(*window);
    }

    void liveFollowsSizesAndOperations()
    {
        RunSpec spec = smallSpec();
        spec.operation = Operation::Attention;
        spec.modes.clear();
        spec.variants = {"attention-fused"};
        spec.size = {.batch = 1, .heads = 2, .tokens = 32, .headDim = 64};
        auto window = this->window(spec);
        auto* chart = child<ScopeChart>(*window, "scopeChart");
        action(*window, "actionLive")->setChecked(true);
        QTRY_VERIFY_WITH_TIMEOUT(chart->traceCount() == 1 && chart->keptSamples(0) > 40, kPatience * 20'000);
        type(child<QAbstractSpinBox>(*window, "sequenceSpin"), 48);
        QTRY_VERIFY_WITH_TIMEOUT(window->windowTitle().contains("b1h2s48d64"), kPatience * 10'000);
        const auto kept = chart->keptSamples(0);
        QTRY_VERIFY_WITH_TIMEOUT(chart->keptSamples(0) > kept + 20, kPatience * 10'000);
        child<SetupPanel>(*window, "setupPanel")->addKept(ladderSpec());
        choose(*window, Operation::Ladder);
        QTRY_VERIFY_WITH_TIMEOUT(window->windowTitle().contains("INT8 ladder 25×400"), kPatience * 20'000);
        QTRY_COMPARE_WITH_TIMEOUT(chart->traceCount(), 4, kPatience * 10'000); // those of the ladder come beside
        QVERIFY(runOf(*window).isActive());
        action(*window, "actionStop")->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(runOf(*window).state(), State::Done, kPatience * 5'000);
        const RunResult& result = *window->store().runs().first().result;
        QVERIFY(result.segments.size() >= 3);
        QCOMPARE(result.segments.front().spec.size.tokens, 32);
        QVERIFY(result.segments.back().spec.operation == Operation::Ladder);
        forget(*window);
    }

    void aLadderIsSwept()
    {
        RunSpec spec = ladderSpec();
        spec.axes = {*parseSweepAxis("num-tokens=8,16")};
        auto window = this->window(spec);
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        const RunResult& result = *window->store().runs().first().result;
        QCOMPARE(result.segments.size(), std::size_t{2});
        auto* page = window->findChild<SweepPage*>();
        QCOMPARE(page->unmeasuredPoints(), 0);
        for (const SweepChart* chart : page->findChildren<SweepChart*>()) {
            const SweepPicture& picture = chart->content().picture;
            QCOMPARE(picture.series.size(), picture.quantity == SweepQuantity::SpeedUp ? 2 : 3); // over the first
            QCOMPARE(picture.series.back().mode, QString("ladder-packed"));
        }
        const QString& name = window->store().runs().first().name;
        QVERIFY2(name.startsWith("Run 1 · INT8 ladder 8–16 tokens "), qPrintable(name));
        QVERIFY2(subtitleOf(*window, 0).contains("of 2 sizes") || subtitleOf(*window, 0).contains("none faster"),
                 qPrintable(subtitleOf(*window, 0)));
        forget(*window);
    }

    void findingsNameVariantsAndTheReference()
    {
        RunSpec spec = smallSpec();
        spec.operation = Operation::Attention;
        spec.modes.clear();
        spec.variants = {"attention-fused"};
        spec.size = {.batch = 1, .heads = 1, .tokens = 33, .headDim = 64};
        auto window = this->window(spec);
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        QStringList titles;
        for (const Finding& finding : child<FindingsPanel>(*window, "findingsPanel")->findings())
            titles << finding.title;
        QVERIFY2(
            titles.join('\n').contains("Attention b1h1s33d64: Results verified against a double-precision reference"),
            qPrintable(titles.join('\n')));
        forget(*window);
    }

    void emptyPagesSayWhatTheOperationDoes()
    {
        const auto window = this->window(smallSpec());
        for (const Operation operation : allOperations()) {
            choose(*window, operation);
            for (const char* name : {"scopeWelcomeText", "compareWelcomeText", "sweepEmptyText"}) {
                const QString words = child<QLabel>(*window, name)->text();
                QVERIFY2(words.startsWith(operationText(operation) + ": " + operationDescription(operation)),
                         qPrintable(words));
                QVERIFY2(words.contains(takesModes(operation) ? " mode" : " variant"), qPrintable(words));
                QVERIFY2(!words.contains(takesModes(operation) ? "variant" : "mode"), qPrintable(words));
                QVERIFY2(words.contains("F5"), qPrintable(words));
            }
        }
        choose(*window, Operation::Gemm);
        const QString sweep = child<QLabel>(*window, "sweepEmptyText")->text();
        QVERIFY2(!sweep.contains("Tokens") && sweep.contains("usual sweep: m "), qPrintable(sweep));
    }

    void setUpsOfAllOperationsAreRemembered()
    {
        AppContext same = context();
        Settings(same.settingsFile).setup.set(ladderSpec());
        {
            MainWindow window(same);
            window.show();
            choose(window, Operation::Block);
            type(child<QAbstractSpinBox>(window, "sequenceSpin"), 99);
            QVERIFY(window.close());
        }
        MainWindow window(same);
        window.show();
        auto* panel = child<SetupPanel>(window, "setupPanel");
        QVERIFY(panel->spec().operation == Operation::Block);
        QCOMPARE(panel->spec().size.tokens, 99);
        choose(window, Operation::Ladder);
        QVERIFY(panel->spec() == ladderSpec());
    }

    void exportsHaveTheRoofline()
    {
        auto window = this->window(ladderSpec());
        runToEnd(*window);
        if (QTest::currentTestFailed()) return;
        ReportInput input;
        input.runs.push_back({"ladder", {}, window->store().runs().first().result});
        const QString folder = m_dir.filePath("report");
        const auto files = exportReport(input, folder);
        QVERIFY2(files.ok(), files.ok() ? "" : files.error().text().c_str());
        for (const char* name :
             {"ladder_latency.png", "roofline.png", "bandwidth_by_mode.png", "latency_trace_ladder-packed.png"})
            QVERIFY2(QFile::exists(folder + "/artifacts/" + name), name);
        forget(*window);
    }
};

QS_TEST(TestOperationWindow)
#include "test_operation_window.moc"
