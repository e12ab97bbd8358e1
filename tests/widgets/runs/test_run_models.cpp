// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of runs against each other keep the rules of models, whatever they are given and in which order.
#include "gpu/results/reasons/series_text.h"
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "widgets/charts/bars/category_bars.h"
#include "widgets/language/message_text.h"
#include "widgets/runs/run_comparison_model.h"
#include "widgets/runs/run_comparison_view.h"
#include "widgets/runs/run_ratios.h"
#include "widgets/runs/side_by_side_model.h"

#include <QAbstractItemModelTester>
#include <QtTest>

using namespace qs;

class TestRunModels : public QObject
{
    Q_OBJECT

    using Tester = QAbstractItemModelTester;
    static constexpr auto kFatal = Tester::FailureReportingMode::Fatal;

    static ComparedRun run(const char* name, std::size_t rows)
    {
        ComparedRun run;
        run.name = QString::fromUtf8(name);
        run.comparison.series.resize(rows);
        run.comparison.differences.resize(rows + 1);
        return run;
    }

private slots:
    void initTestCase() { failOnWarnings(); }

    void comparisons()
    {
        RunComparisonModel model;
        const Tester tester(&model, kFatal);
        model.setRuns({run("a", 2)});
        model.setRuns({run("a", 2), run("b", 3)});
        QCOMPARE(model.rowCount(), 5);
        model.setRuns({});
        QCOMPARE(model.rowCount(), 0);
    }

    // As the command line does, above the table, in its rows and in the tool tips of both arrangements.
    void whatTheMachineDidIsSaid()
    {
        Comparison slower;
        slower.verdict = Verdict::Slower;
        slower.ratio = 0.71, slower.low = 0.70, slower.high = 0.72;
        slower.n = 400;
        ComparedRun later = run("Run 2", 2);
        for (SeriesComparison& series : later.comparison.series) {
            series.key.name = "int8-token-dynamic";
            series.comparison = slower;
            series.asMeasured = slower;
        }
        SeriesComparison& moved = later.comparison.series.back();
        moved.machine = slower;
        moved.key.name = "fp8-e4m3-tensor-static";
        const QString words = messageText(machineText(moved));
        QVERIFY(words.contains(QStringLiteral("The machine was not the same")));
        RunComparisonView view;
        view.setRuns(QStringLiteral("Run 1"), {later});
        QVERIFY2(view.text().contains(QStringLiteral("Run 2, fp8-e4m3-tensor-static: ") + words),
                 qPrintable(view.text()));
        RunComparisonModel model;
        model.setRuns({later});
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(1, column).data().toString();
        QVERIFY2(cells.contains(words), qPrintable(cells.join(QLatin1Char('|'))));
        QVERIFY(whyText(moved).contains(words));
    }

    void differences()
    {
        RunDifferenceModel model;
        const Tester tester(&model, kFatal);
        model.setRuns({run("a", 2)});
        model.setRuns({run("a", 2), run("b", 3)});
        QCOMPARE(model.rowCount(), 7);
        model.setRuns({});
        QCOMPARE(model.rowCount(), 0);
    }

    void sideBySide()
    {
        SideBySideModel model;
        const Tester tester(&model, kFatal);
        SideBySide two;
        two.names = {"a", "b"};
        two.rows.resize(3);
        for (SideRow& row : two.rows)
            row.cells.resize(2);
        model.setRuns(two);
        QCOMPARE(model.rowCount(), 3);
        const int columns = model.columnCount();
        two.names = {"a"};
        for (SideRow& row : two.rows)
            row.cells.resize(1);
        model.setRuns(two);
        QVERIFY(model.columnCount() < columns);
        model.setRuns({});
        QCOMPARE(model.rowCount(), 0);
    }

    void ratiosAreDrawnWithTheirIntervals()
    {
        ComparedRun compared = run("Run 2", 2);
        for (std::size_t i = 0; i < 2; ++i) {
            SeriesComparison& series = compared.comparison.series[i];
            series.key = series.keyInB = {"64×256", i == 0 ? "int8-token-dynamic" : "baseline-copy"};
            series.comparison.ratio = i == 0 ? 1.2 : 1.0;
            series.comparison.low = series.comparison.ratio - 0.1;
            series.comparison.high = series.comparison.ratio + 0.1;
            series.comparison.verdict = i == 0 ? Verdict::Faster : Verdict::NotResolved;
        }
        CategoryContent chart;
        showRunRatios(chart, QStringLiteral("Run 1"), {compared});
        QCOMPARE(chart.items.size(), 3); // with the run that they are ratios to
        QVERIFY(chart.items[0].isBaseline && chart.items[0].value == 1 && chart.items[0].label == "Run 1");
        QCOMPARE(chart.items[1].label, QString("int8-token-dynamic")); // one run, one size
        QCOMPARE(chart.items[1].high, 1.3);
        QVERIFY(!chart.items[1].unresolved && chart.items[2].unresolved);
        QCOMPARE(chart.band, kSameWithin);
        ComparedRun other = compared;
        other.name = QStringLiteral("Run 3");
        other.comparison.series[0].comparison.verdict = Verdict::TooFew;
        showRunRatios(chart, QStringLiteral("Run 1"), {compared, other});
        QCOMPARE(chart.items.size(), 4); // what is too few is no ratio
        QCOMPARE(chart.items[1].label, QString("Run 2 · int8-token-dynamic"));
        RunComparisonView view;
        view.setRuns(QStringLiteral("Run 1"), {compared});
        QVERIFY(!view.ratios().isHidden());
        view.setRuns(QStringLiteral("Run 1"), {});
        QVERIFY(view.ratios().isHidden());
    }
};

QS_TEST(TestRunModels)
#include "test_run_models.moc"
