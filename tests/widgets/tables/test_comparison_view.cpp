// SPDX-License-Identifier: GPL-3.0-or-later
// What the view of the comparison keeps: the active mode, and its columns.
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/comparison_rows.h"
#include "widgets/tables/comparison_model.h"
#include "widgets/tables/comparison_view.h"

#include <QAction>
#include <QSignalSpy>
#include <QtTest>

using namespace qs;
using C = ComparisonColumn;

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
        view.sortByColumn(static_cast<int>(C::P50), Qt::DescendingOrder);
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
        first.setColumnHidden(static_cast<int>(C::Size), true);
        first.setColumnHidden(static_cast<int>(C::Mean), false);
        first.setColumnWidth(static_cast<int>(C::P50), 211);
        QVERIFY(second.restoreState(first.saveState()));
        QVERIFY(second.isColumnHidden(static_cast<int>(C::Size)));
        QVERIFY(!second.isColumnHidden(static_cast<int>(C::Mean)));
        QCOMPARE(second.columnWidth(static_cast<int>(C::P50)), 211);
        QVERIFY(!second.restoreState(QByteArray("nonsense")));
        QVERIFY(!second.restoreState({}));
        QVERIFY(second.isColumnHidden(static_cast<int>(C::Size)));
        second.resetColumns();
        QVERIFY(!second.isColumnHidden(static_cast<int>(C::Size)));
    }
};

QS_TEST(TestComparisonView)
#include "test_comparison_view.moc"
