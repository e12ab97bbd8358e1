// SPDX-License-Identifier: GPL-3.0-or-later
// What the view of the comparison keeps: the active mode, and its columns.
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/comparison_rows.h"
#include "tests/widgets/support/table_columns.h"
#include "widgets/tables/comparison_model.h"
#include "widgets/tables/comparison_view.h"

#include <QAction>
#include <QHeaderView>
#include <QSignalSpy>
#include <QtTest>

using namespace qs;

class TestComparisonView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void tellsTheActiveModeAndKeepsIt()
    {
        ComparisonModel model;
        ComparisonView view;
        view.setComparison(&model);
        model.update(makeSegment());
        QSignalSpy active(&view, &ComparisonView::activeModeChanged);
        view.setActiveMode(QStringLiteral("int8-token-dynamic"));
        QCOMPARE(active.size(), 1);
        QCOMPARE(active[0][0].toString(), QStringLiteral("int8-token-dynamic"));
        model.update(makeSegment());
        view.sortByColumn(columnOf<ComparisonModel>("p50"), Qt::DescendingOrder);
        QCOMPARE(view.activeMode(), QStringLiteral("int8-token-dynamic"));
        QSignalSpy baseline(&view, &ComparisonView::baselineRequested);
        view.findChild<QAction*>(QStringLiteral("useAsBaseline"))->trigger();
        QCOMPARE(baseline.size(), 1);
        QCOMPARE(baseline[0][0].toString(), QStringLiteral("int8-token-dynamic"));
    }

    void restoresItsColumns()
    {
        ComparisonModel model;
        model.update(makeSegment());
        ComparisonView first, second;
        first.setComparison(&model);
        second.setComparison(&model);
        first.showColumn(columnOf<ComparisonModel>("size"), false);
        first.showColumn(columnOf<ComparisonModel>("mean"), true);
        first.setColumnWidth(columnOf<ComparisonModel>("p50"), 211);
        QVERIFY(second.restoreState(first.saveState()));
        QVERIFY(second.isColumnHidden(columnOf<ComparisonModel>("size")));
        QVERIFY(!second.isColumnHidden(columnOf<ComparisonModel>("mean")));
        QCOMPARE(second.columnWidth(columnOf<ComparisonModel>("p50")), 211);
        QVERIFY(!second.restoreState(QByteArray("nonsense")));
        QVERIFY(!second.restoreState({}));
        QVERIFY(second.isColumnHidden(columnOf<ComparisonModel>("size")));
        second.resetColumns();
        QVERIFY(!second.isColumnHidden(columnOf<ComparisonModel>("size")));
    }

    void aLayoutOfAnotherVersionKeepsWhatBothKnow()
    {
        ComparisonModel model;
        model.update(makeSegment());
        ComparisonView view;
        view.setComparison(&model);
        const int p95 = columnOf<ComparisonModel>("p95"), p99 = columnOf<ComparisonModel>("p99"),
                  size = columnOf<ComparisonModel>("size");
        const QByteArray state =
            R"([{"id":"mode"},{"id":"goneSince"},{"id":"p99","width":222},{"id":"size","hidden":true,"chosen":true},{"id":"mean","hidden":false}])";
        QVERIFY(view.restoreState(state));
        QCOMPARE(view.horizontalHeader()->visualIndex(p99), 1);
        QCOMPARE(view.columnWidth(p99), 222);
        QVERIFY(view.isColumnHidden(size));
        QVERIFY(view.isColumnHidden(columnOf<ComparisonModel>("mean"))); // which nobody chose
        QVERIFY(!view.isColumnHidden(p95));                              // which that version did not know
        const QByteArray ofNumbers("QSCW\0\0\0\x24", 8);                 // a layout by column numbers
        QVERIFY(!view.restoreState(ofNumbers));
        QCOMPARE(view.columnWidth(p99), 222);
        view.sortByColumn(p99, Qt::DescendingOrder);
        ComparisonView other;
        other.setComparison(&model);
        QVERIFY(other.restoreState(view.saveState()));
        QCOMPARE(other.saveState(), view.saveState());
        QCOMPARE(other.horizontalHeader()->sortIndicatorSection(), p99);
    }
};

QS_TEST(TestComparisonView)
#include "test_comparison_view.moc"
