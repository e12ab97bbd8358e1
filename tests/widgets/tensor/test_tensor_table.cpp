// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"

#include "tests/gui_test.h"
#include "widgets/tensor/tensor_table_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <cmath>

using namespace qs;

class TestTensorTable : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void whatLosesMostComesFirst()
    {
        TensorTableModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto row = [](const char* name, double tensor, double token) {
            return TensorRow{name,
                             "64×96",
                             {{"baseline-copy", NAN, 10, 0},
                              {"int8-tensor-static", tensor, 1200, 20},
                              {"int8-token-dynamic", token, 1300, 20}},
                             InputOutliers{64, 96, 0, 3}};
        };
        TensorRow waits{"later", "8×8", {}, {}};
        model.setTensors({waits, row("calm", 38, 40), row("hurt", 12, 34)});
        const auto cell = [&](int at, const char* id) {
            return model.index(at, model.columnOf(QLatin1String(id))).data().toString();
        };
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(cell(0, "tensor"), QString("hurt"));
        QCOMPARE(cell(1, "tensor"), QString("calm"));
        QCOMPARE(cell(2, "tensor"), QString("later"));
        QCOMPARE(cell(0, "worst"), QString("int8-tensor-static: 12.0 dB (−26.0)"));
        QCOMPARE(cell(1, "worst"), QString("–")); // what it keeps best
        QCOMPARE(cell(0, "outliers"), QString("3 of 96 columns"));
        QCOMPARE(cell(0, "sqnr/int8-token-dynamic"), QString("34.0"));
        QCOMPARE(cell(0, "p50/int8-tensor-static"), QString("1.2000"));
        QCOMPARE(model.columnTitle(model.columnOf("p50/int8-tensor-static")), QString("int8-tensor-static: p50 (ms)"));
        QCOMPARE(cell(2, "p50/int8-tensor-static"), QString("–"));
        QCOMPARE(model.columnOf("sqnr/baseline-copy"), -1); // a copy loses nothing
        // What is lost is told by colour as well.
        const QModelIndex hurt = model.index(0, model.columnOf("sqnr/int8-tensor-static"));
        QVERIFY(hurt.data(Qt::ForegroundRole).isValid());
        QVERIFY(!model.index(1, hurt.column()).data(Qt::ForegroundRole).isValid());
    }
};

QS_TEST(TestTensorTable)
#include "test_tensor_table.moc"
