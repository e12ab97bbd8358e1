// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of runs against each other keep the rules of models, whatever they are given and in which order.
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "widgets/runs/run_comparison_model.h"
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
};

QS_TEST(TestRunModels)
#include "test_run_models.moc"
