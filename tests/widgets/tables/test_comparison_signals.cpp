// SPDX-License-Identifier: GPL-3.0-or-later
// What the table of a comparison tells its views while rows come and values change.
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/comparison_rows.h"
#include "tests/widgets/support/table_columns.h"
#include "widgets/tables/comparison_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QtTest>

#include <algorithm>

using namespace qs;

class TestComparisonSignals : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    /// A sorted view goes by what it was told: new values of old rows come with further rows.
    void aSortedViewStaysSortedWhenRowsAreAdded()
    {
        ComparisonModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QSortFilterProxyModel sorted;
        sorted.setSourceModel(&model);
        sorted.setSortRole(TableModel::RawRole);
        const int column = columnOf<ComparisonModel>("p50");
        sorted.sort(column);
        Segment part = makeSegment(), all = makeSegment();
        const auto give = [](Segment& segment, std::initializer_list<double> medians) {
            std::size_t i = 0;
            for (const double median : medians)
                segment.modes[i++].latency.p50 = median;
        };
        part.modes.resize(2);
        give(part, {10, 20});
        model.update(part);
        bool headInTheMiddle = false, inserting = false;
        connect(&model, &QAbstractItemModel::rowsAboutToBeInserted, this, [&] { inserting = true; });
        connect(&model, &QAbstractItemModel::rowsInserted, this, [&] { inserting = false; });
        connect(&model, &QAbstractItemModel::headerDataChanged, this, [&] { headInTheMiddle |= inserting; });
        give(all, {90'000, 10, 50});
        model.update(all);
        QVector<double> shown;
        for (int row = 0; row < sorted.rowCount(); ++row)
            shown << sorted.index(row, column).data(TableModel::RawRole).toDouble();
        QVERIFY2(std::is_sorted(shown.begin(), shown.end()),
                 qPrintable(QStringLiteral("%1 %2 %3").arg(shown[0]).arg(shown[1]).arg(shown[2])));
        QVERIFY(!headInTheMiddle);
    }

    void anotherCalibrationIsTold()
    {
        ComparisonModel model;
        model.update(makeSegment());
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setCalibration(std::make_shared<const Calibration>());
        QCOMPARE(changed.size(), 1);
    }
};

QS_TEST(TestComparisonSignals)
#include "test_comparison_signals.moc"
