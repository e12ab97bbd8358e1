// SPDX-License-Identifier: GPL-3.0-or-later
// Room of a table below charts: no more than its rows take, and no more than its share.
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "widgets/controls/table_fit.h"

#include <QHeaderView>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

using namespace qs;

namespace {

struct Stand
{
    explicit Stand(int rows = 0)
    {
        setRows(rows);
        auto* charts = new QWidget;
        charts->setMinimumHeight(50);
        table = new QTableView;
        table->setModel(&model);
        splitter.addWidget(charts);
        splitter.addWidget(table);
        splitter.setChildrenCollapsible(false);
        splitter.resize(400, 900);
        splitter.setSizes({600, 300});
        new TableFit(splitter, *table);
    }
    void setRows(int rows)
    {
        model.clear();
        for (int row = 0; row < rows; ++row)
            model.appendRow(new QStandardItem(QString::number(row)));
    }
    int height() const { return splitter.sizes().back(); }
    int filled() const { return table->verticalHeader()->length(); }

    QStandardItemModel model;
    QSplitter splitter{Qt::Vertical};
    QTableView* table;
};

} // namespace

class TestTableFit : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void aShortTableLeavesItsRoom()
    {
        Stand stand(4);
        stand.splitter.show();
        QTRY_VERIFY(stand.height() < stand.filled() + 80);
        QVERIFY(stand.height() >= stand.filled());
        stand.setRows(40);
        QTRY_VERIFY(stand.height() > 250 && stand.height() <= 300); // its share, and no more
        stand.setRows(4);
        QTRY_VERIFY(stand.height() < stand.filled() + 80);
        stand.splitter.resize(400, 1800);
        stand.setRows(400);
        QTRY_VERIFY(stand.height() > 500 && stand.height() <= 600);
    }

    void theShareIsKept()
    {
        QByteArray state;
        {
            Stand stand(4);
            stand.splitter.show();
            QTRY_VERIFY(stand.height() < 200);
            state = TableFit::stateOf(stand.splitter);
            QVERIFY(stand.height() < 200); // as it was
        }
        Stand again(40);
        TableFit::restore(again.splitter, state);
        again.splitter.show();
        QTRY_VERIFY(again.height() > 250 && again.height() <= 305);
        TableFit::setSizes(again.splitter, {450, 450});
        QTRY_VERIFY(again.height() > 400);
    }
};

QS_TEST(TestTableFit)
#include "test_table_fit.moc"
