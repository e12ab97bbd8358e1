// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/study_example.h"
#include "tests/widgets/support/table_columns.h"
#include "widgets/tables/accuracy_model.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QSignalSpy>

using namespace qs;

namespace {
QModelIndex studyCell(const QAbstractItemModel& model, int row, const char* column)
{
    return model.index(row, columnOf<AccuracyModel>(column));
}
QString text(const QAbstractItemModel& model, int row, const char* column)
{
    return studyCell(model, row, column).data(AccuracyModel::ExportRole).toString();
}
} // namespace

class TestAccuracyModel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void keepsTheContractWhileItGrows()
    {
        AccuracyModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset), inserted(&model, &QAbstractItemModel::rowsInserted);
        const auto whole = example::study();
        auto first = std::make_shared<AccuracyStudyResult>(*whole);
        first->plans.clear();
        first->rows.resize(2);
        model.setStudy(first);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(resets.size(), 1);
        auto more = std::make_shared<AccuracyStudyResult>(*whole);
        more->plans.clear();
        model.setStudy(more);
        QCOMPARE(model.rowCount(), 5);
        model.setStudy(whole); // a plan came
        QCOMPARE(model.rowCount(), 6);
        QCOMPARE(inserted.size(), 2);
        QCOMPARE(resets.size(), 1); // what was selected stayed selected
        model.setStudy(first);
        QCOMPARE(resets.size(), 2);
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }

    void aModeBeforeThePlansIsNoAppendedRow()
    {
        AccuracyModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        auto study = example::study();
        model.setStudy(study);
        auto changed = std::make_shared<AccuracyStudyResult>(*study);
        changed->rows.push_back(study->plans[0]); // the same names in the same order, but no longer a plan
        changed->plans.clear();
        changed->rows.push_back(example::studyRow("nf4", 1, 2, 3, 4));
        model.setStudy(changed);
        QCOMPARE(model.rowCount(), 7);
        QCOMPARE(text(model, 6, "mode"), QStringLiteral("NF4"));
    }

    void saysWhatIsKnown()
    {
        AccuracyModel model;
        model.setStudy(example::study());
        QCOMPARE(text(model, 0, "mode"), QStringLiteral("FP32 baseline"));
        QCOMPARE(text(model, 0, "delta"), QStringLiteral("–"));
        QCOMPARE(text(model, 1, "accuracy"), QStringLiteral("97.98"));
        QCOMPARE(text(model, 1, "delta"), QStringLiteral("-0.02")); // programs read it
        QCOMPARE(text(model, 1, "verdict"), QStringLiteral("equivalent"));
        QCOMPARE(text(model, 2, "verdict"), QStringLiteral("worse by 1.60 points"));
        QCOMPARE(text(model, 2, "p"), QStringLiteral("< 1e-12"));
        QCOMPARE(text(model, 2, "lossDelta"), QStringLiteral("+0.0160"));
        QCOMPARE(text(model, 2, "size"), QStringLiteral("129.9")); // 133,000 bytes
        QCOMPARE(text(model, 2, "ratio"), QStringLiteral("7.55×"));
        QCOMPARE(text(model, 1, "latency"), QStringLiteral("300.0"));
        QCOMPARE(text(model, 4, "accuracy"), QStringLiteral("–"));
        QCOMPARE(text(model, 4, "verdict"), QStringLiteral("The loss became NaN in epoch 1."));
        QVERIFY(!studyCell(model, 4, "size").data(AccuracyModel::RawRole).isValid());
        QCOMPARE(text(model, 5, "mode"), QStringLiteral("plan 1"));
        QVERIFY(studyCell(model, 5, "mode").data(AccuracyModel::PlanRole).toBool());
        QVERIFY(studyCell(model, 5, "mode")
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("layers.1: INT4 RTN")));
        for (int column = 0; column < model.columnCount(); ++column) {
            QVERIFY(!model.head(column).toolTip.isEmpty());
            QVERIFY(column == columnOf<AccuracyModel>("speedup") ||
                    !model.index(2, column).data(Qt::ToolTipRole).toString().isEmpty());
        }
    }

    void whatIsNotResolvedIsMuted()
    {
        AccuracyModel model;
        const TableInk ink{QColor(1, 2, 3), QColor(4, 5, 6), QColor(7, 8, 9)};
        model.setInk(ink);
        model.setStudy(example::study());
        QCOMPARE(studyCell(model, 3, "verdict").data(Qt::ForegroundRole).value<QColor>(), ink.muted);
        QCOMPARE(studyCell(model, 2, "verdict").data(Qt::ForegroundRole).value<QColor>(), ink.bad);
        QVERIFY(!studyCell(model, 1, "verdict").data(Qt::ForegroundRole).isValid());
    }

    void sortsWithUnknownLast()
    {
        AccuracyModel model;
        model.setStudy(example::study());
        AccuracyTable table;
        table.setStudyModel(&model);
        const int column = columnOf<AccuracyModel>("accuracy");
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            table.sortByColumn(column, order);
            QCOMPARE(text(*table.model(), 5, "mode"), QStringLiteral("QAT INT4"));
        }
        QCOMPARE(text(*table.model(), 0, "mode"), QStringLiteral("FP32 baseline"));
    }

    void latenciesHaveOneUnit()
    {
        AccuracyModel model;
        const auto title = [&] { return model.columnTitle(columnOf<AccuracyModel>("latency")); };
        model.setStudy(example::study());
        QCOMPARE(title(), QStringLiteral("Latency (µs)"));
        auto slow = std::make_shared<AccuracyStudyResult>(*example::study());
        slow->rows[0] = example::studyRow("fp32", 0, 0, 1000000, 12'000);
        QSignalSpy heads(&model, &QAbstractItemModel::headerDataChanged);
        model.setStudy(slow);
        QCOMPARE(title(), QStringLiteral("Latency (ms)"));
        QCOMPARE(heads.size(), 1);
        QCOMPARE(text(model, 0, "latency"), QStringLiteral("12.000"));
        QCOMPARE(text(model, 1, "latency"), QStringLiteral("0.300"));
        QCOMPARE(text(model, 4, "latency"), QStringLiteral("–")); // failed
    }

    void copiesAndFollowsTheSelection()
    {
        AccuracyModel model;
        model.setStudy(example::study());
        AccuracyTable table;
        table.setStudyModel(&model);
        QCOMPARE(table.horizontalHeader()->logicalIndex(0), columnOf<AccuracyModel>("mode"));
        QCOMPARE(table.horizontalHeader()->logicalIndex(model.columnCount() - 1), columnOf<AccuracyModel>("effective"));
        QSignalSpy active(&table, &AccuracyTable::activeModeChanged);
        table.setActiveMode(QStringLiteral("plan 1"));
        QCOMPARE(active.last().first().toString(), QStringLiteral("plan 1"));
        QCOMPARE(table.allText(TableFormat::Tsv).count(QLatin1Char('\n')), 7);
        QVERIFY(table.allText(TableFormat::Tsv).contains(QStringLiteral("97.98")));
        QVERIFY(table.allText(TableFormat::Markdown).contains(QStringLiteral("| INT8 dynamic |")));
        table.show();
        table.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&table));
        QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')),
                 2); // the header and the row that is selected
        table.setActiveMode(QStringLiteral("none of that name"));
        QVERIFY(table.activeMode().isEmpty());
    }
};

QS_TEST(TestAccuracyModel)
#include "test_accuracy_model.moc"
