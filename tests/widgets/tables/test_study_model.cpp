// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/study_example.h"
#include "widgets/tables/study_table.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QSignalSpy>

using namespace qs;
using C = StudyColumn;

namespace {
QModelIndex cell(const QAbstractItemModel& model, int row, C column)
{
    return model.index(row, static_cast<int>(column));
}
QString text(const QAbstractItemModel& model, int row, C column)
{
    return cell(model, row, column).data(StudyModel::ExportRole).toString();
}
} // namespace

class TestStudyModel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void keepsTheContractWhileItGrows()
    {
        StudyModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset), inserted(&model, &QAbstractItemModel::rowsInserted);
        const auto whole = example::study();
        auto first = std::make_shared<ModeStudyResult>(*whole);
        first->plans.clear();
        first->rows.resize(2);
        model.setStudy(first);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(resets.size(), 1);
        auto more = std::make_shared<ModeStudyResult>(*whole);
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
        StudyModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        auto study = example::study();
        model.setStudy(study);
        auto changed = std::make_shared<ModeStudyResult>(*study);
        changed->rows.push_back(study->plans[0]); // the same names in the same order, but no longer a plan
        changed->plans.clear();
        changed->rows.push_back(example::studyRow("nf4", 1, 2, 3, 4));
        model.setStudy(changed);
        QCOMPARE(model.rowCount(), 7);
        QCOMPARE(text(model, 6, C::Mode), QStringLiteral("NF4"));
    }

    void saysWhatIsKnown()
    {
        StudyModel model;
        model.setStudy(example::study());
        QCOMPARE(text(model, 0, C::Mode), QStringLiteral("FP32 baseline"));
        QCOMPARE(text(model, 0, C::Delta), QStringLiteral("–"));
        QCOMPARE(text(model, 1, C::Accuracy), QStringLiteral("97.98"));
        QCOMPARE(text(model, 1, C::Delta), QStringLiteral("−0.02"));
        QCOMPARE(text(model, 1, C::Verdict), QStringLiteral("equivalent"));
        QCOMPARE(text(model, 2, C::Verdict), QStringLiteral("worse by 1.60 points"));
        QCOMPARE(text(model, 2, C::P), QStringLiteral("< 1e-12"));
        QCOMPARE(text(model, 2, C::LossDelta), QStringLiteral("+0.0160"));
        QCOMPARE(text(model, 2, C::Size), QStringLiteral("129.9")); // 133,000 bytes
        QCOMPARE(text(model, 2, C::Ratio), QStringLiteral("7.55×"));
        QCOMPARE(text(model, 1, C::Latency), QStringLiteral("300.0"));
        QCOMPARE(text(model, 4, C::Accuracy), QStringLiteral("–"));
        QCOMPARE(text(model, 4, C::Verdict), QStringLiteral("The loss became NaN in epoch 1."));
        QVERIFY(!cell(model, 4, C::Size).data(StudyModel::RawRole).isValid());
        QCOMPARE(text(model, 5, C::Mode), QStringLiteral("plan 1"));
        QVERIFY(cell(model, 5, C::Mode).data(StudyModel::PlanRole).toBool());
        QVERIFY(
            cell(model, 5, C::Mode).data(Qt::ToolTipRole).toString().contains(QStringLiteral("layers.1: INT4 RTN")));
        for (int column = 0; column < kStudyColumns; ++column) {
            QVERIFY(!StudyModel::headerToolTip(static_cast<C>(column)).isEmpty());
            QVERIFY(column == static_cast<int>(C::Speedup) ||
                    !model.index(2, column).data(Qt::ToolTipRole).toString().isEmpty());
        }
    }

    void whatIsNotResolvedIsMuted()
    {
        StudyModel model;
        const StudyInk ink{QColor(1, 2, 3), QColor(4, 5, 6), QColor(7, 8, 9)};
        model.setInk(ink);
        model.setStudy(example::study());
        QCOMPARE(cell(model, 3, C::Verdict).data(Qt::ForegroundRole).value<QColor>(), ink.muted);
        QCOMPARE(cell(model, 2, C::Verdict).data(Qt::ForegroundRole).value<QColor>(), ink.bad);
        QVERIFY(!cell(model, 1, C::Verdict).data(Qt::ForegroundRole).isValid());
    }

    void sortsWithUnknownLast()
    {
        StudyModel model;
        model.setStudy(example::study());
        StudyTable table;
        table.setStudyModel(&model);
        const int column = static_cast<int>(C::Accuracy);
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            table.sortByColumn(column, order);
            QCOMPARE(text(*table.model(), 5, C::Mode), QStringLiteral("QAT INT4"));
        }
        QCOMPARE(text(*table.model(), 0, C::Mode), QStringLiteral("FP32 baseline"));
    }

    void copiesAndFollowsTheSelection()
    {
        StudyModel model;
        model.setStudy(example::study());
        StudyTable table;
        table.setStudyModel(&model);
        QCOMPARE(table.horizontalHeader()->logicalIndex(0), static_cast<int>(C::Mode));
        QCOMPARE(table.horizontalHeader()->logicalIndex(kStudyColumns - 1), static_cast<int>(C::Effective));
        QSignalSpy active(&table, &StudyTable::activeModeChanged);
        table.setActiveMode(QStringLiteral("plan 1"));
        QCOMPARE(active.last().first().toString(), QStringLiteral("plan 1"));
        QCOMPARE(table.toTsv().count(QLatin1Char('\n')), 7);
        QVERIFY(table.toTsv().contains(QStringLiteral("97.98")));
        QVERIFY(table.toMarkdown().contains(QStringLiteral("| INT8 dynamic |")));
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

QS_TEST(TestStudyModel)
#include "test_study_model.moc"
