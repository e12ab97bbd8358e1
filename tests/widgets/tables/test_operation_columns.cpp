// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/analysis.h"
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/table_columns.h"
#include "widgets/charts/bars/comparison_chart.h"
#include "widgets/charts/modes/mode_charts.h"
#include "widgets/tables/comparison_model.h"
#include "widgets/tables/comparison_view.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QTest>

#include <cmath>
#include <utility>

using namespace qs;

namespace {

std::shared_ptr<const Calibration> calibration()
{
    auto c = std::make_shared<Calibration>();
    c->copyGbps = 4000;
    c->matrixTflops = {{"f16", 800.0}, {"bf16", 800.0}};
    return c;
}

/// An attention run of 60 rounds whose fused variant takes half the time.
Segment attention()
{
    Segment segment;
    segment.spec.operation = Operation::Attention;
    segment.spec.variants = {"attention-materialized", "attention-fused"};
    segment.spec.size = {.batch = 4, .heads = 16, .tokens = 1024, .headDim = 64};
    for (const double us : {80.0, 40.0}) {
        ModeResult mode;
        mode.requested = segment.spec.variants[segment.modes.size()];
        mode.effective = "cuda " + mode.requested;
        for (int i = 0; i < 60; ++i)
            mode.samplesUs.push_back(static_cast<float>(us * (1 + 0.001 * (i % 5))));
        mode.latency = summarize(mode.samplesUs);
        const Work work = workOf(segment.spec, static_cast<int>(segment.modes.size()));
        mode.operations = work.operations;
        mode.bytes = work.bytes;
        mode.rate = findVariant(Operation::Attention, mode.requested)->rate;
        applyRoofline(mode, *calibration());
        mode.verification = {64, 0, 0.01, 0.0012};
        mode.error = ErrorMetrics{};
        mode.error->sqnrDb = 65;
        segment.modes.push_back(std::move(mode));
    }
    segment.modes[1].compileMs = 812;
    segment.modes[0].energy.joules = 2.5e-3;
    segment.modes[0].energy.idleWatts = 78;
    segment.modes[1].energy.reason = "the counter did not change";
    segment.modes[1].searchMs = 35.5;
    analyse(segment, calibration().get());
    return segment;
}

Segment quantization()
{
    Segment segment;
    segment.spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    for (const QuantScheme& scheme : segment.spec.modes) {
        ModeResult mode;
        mode.scheme = scheme;
        mode.requested = schemeName(scheme);
        mode.samplesUs.assign(20, 30.0f);
        mode.latency = summarize(mode.samplesUs);
        mode.bytes = Bytes{100'000'000};
        mode.sizeBytes = Bytes{33'000'000};
        mode.sizeRatio = 0.5;
        segment.modes.push_back(std::move(mode));
    }
    analyse(segment, nullptr);
    return segment;
}

} // namespace

class TestOperationColumns : public QObject
{
    Q_OBJECT

    static QString cell(const ComparisonModel& model, int row, const char* column, int role = Qt::DisplayRole)
    {
        return model.index(row, columnOf<ComparisonModel>(column)).data(role).toString();
    }
    static double raw(const ComparisonModel& model, int row, const char* column)
    {
        return model.index(row, columnOf<ComparisonModel>(column)).data(ComparisonModel::RawRole).toDouble();
    }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void arithmeticIsShown()
    {
        ComparisonModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setBaseline("attention-materialized");
        model.setCalibration(calibration());
        model.update(attention());
        // 4·4·16·1024²·64 operations in 40.08 µs.
        QVERIFY(std::abs(raw(model, 1, "tflops") - 17.1799e9 / 40.08e-6 * 1e-12) < 1);
        QVERIFY(std::abs(raw(model, 1, "ceilingPercent") - 100 * (17.1799e9 / 800e12 * 1e6) / 40.08) < 0.2);
        QVERIFY(std::abs(raw(model, 1, "speedup") - 2) < 0.01);
        QCOMPARE(cell(model, 1, "speedup"), QString("2.00"));
        QVERIFY(cell(model, 1, "verdict").contains("FASTER 2.00×"));
        QCOMPARE(cell(model, 1, "compile"), QString("812"));
        QCOMPARE(cell(model, 1, "search"), QString("35.5"));
        QCOMPARE(cell(model, 0, "compile"), QString("–"));
        QCOMPARE(cell(model, 0, "energy"), QString("2.50 mJ"));
        QCOMPARE(cell(model, 1, "energy"), QString("–"));
        QVERIFY(cell(model, 0, "energy", Qt::ToolTipRole).contains("Idle before the calls: 78.0 W"));
        QVERIFY(cell(model, 1, "energy", Qt::ToolTipRole).contains("the counter did not change"));
        QVERIFY(!cell(model, 1, "effective").startsWith("≠"));
        QCOMPARE(cell(model, 1, "verified"), QString("✓ 64 rows"));
        QVERIFY(cell(model, 1, "verified", Qt::ToolTipRole).contains("double-precision"));
        QCOMPARE(model.headerData(0, Qt::Horizontal).toString(), QString("Variant"));
    }

    void rooflineSaysItsRates()
    {
        ComparisonModel model;
        model.setCalibration(calibration());
        model.update(attention());
        const QString tip = cell(model, 1, "ceilingPercent", Qt::ToolTipRole);
        QVERIFY2(tip.contains("Roofline") && tip.contains("800 TFLOP/s") && tip.contains("4,000 GB/s"),
                 qPrintable(tip));
        QVERIFY(cell(model, 1, "mode", Qt::ToolTipRole).contains("online softmax"));
        QVERIFY(cell(model, 1, "tflops", Qt::ToolTipRole).contains("17.2 GFLOP"));
        Segment cached = attention();
        cached.modes[1].compileCached = true;
        model.update(cached);
        QVERIFY(cell(model, 1, "compile", Qt::ToolTipRole).contains("cache"));
    }

    void columnsComeAndGoWithTheOperation()
    {
        ComparisonModel model;
        ComparisonView view;
        view.setComparison(&model);
        const auto hidden = [&](const char* column) { return view.isColumnHidden(columnOf<ComparisonModel>(column)); };
        model.update(quantization());
        QVERIFY(hidden("tflops") && hidden("speedup") && hidden("compile") && hidden("search") && hidden("mean") &&
                hidden("std"));
        QVERIFY(!hidden("size") && !hidden("delta"));
        QCOMPARE(model.headerData(0, Qt::Horizontal).toString(), QString("Mode"));
        model.setBaseline("attention-materialized");
        model.update(attention());
        for (const char* column :
             {"tflops", "speedup", "compile", "search", "mean", "std", "min", "max", "cv", "verdict", "ceilingPercent"})
            QVERIFY2(!hidden(column), column);
        QVERIFY(hidden("size") && hidden("ratio") && hidden("delta"));
        QVERIFY(view.allText(TableFormat::Markdown).contains("TFLOP/s"));
        model.update(quantization());
        QVERIFY(hidden("tflops") && hidden("speedup") && hidden("mean") && !hidden("size"));
        const QByteArray state = view.saveState();
        QVERIFY(view.restoreState(state));
    }

    void memoryBoundOperationsKeepToBandwidth()
    {
        Segment segment = attention();
        for (ModeResult& mode : segment.modes)
            mode.rate.clear();
        ComparisonModel model;
        ComparisonView view;
        view.setComparison(&model);
        model.update(segment);
        QVERIFY(view.isColumnHidden(columnOf<ComparisonModel>("tflops")));
        QVERIFY(!hasArithmetic(segment));
    }

    void chartsOfAnOperation()
    {
        const Segment segment = attention();
        QCOMPARE(shownBaseline(segment, "baseline-copy"), QString("attention-materialized"));
        QCOMPARE(shownBaseline(segment, "attention-fused"), QString("attention-fused"));
        QCOMPARE(shownBaseline(quantization(), "attention-fused"), QString("baseline-copy"));
        ComparisonChart chart;
        chart.fill(showRate, segment, "attention-materialized");
        QCOMPARE(chart.content().bars.size(), 2);
        QCOMPARE(chart.content().bars[1].mode, QString("attention-fused"));
        QVERIFY(chart.content().bars[1].label.contains("fused"));
        QVERIFY(std::abs(chart.content().bars[1].reference - 800) < 0.1); // the roof, in its own unit
        QVERIFY(chart.content().bars[0].isBaseline);
        chart.fill(showLatency, segment, "attention-materialized");
        QVERIFY(chart.content().finding.contains("attention-fused is 2.00× faster than attention-materialized"));
        chart.fill(showBandwidth, segment, "attention-materialized");
        QVERIFY(std::isnan(chart.content().bars[0].reference)); // a roofline bounds the time, not the bandwidth
    }

    void sizesAreInTheUnitOfTheLargest()
    {
        Segment segment = quantization();
        const auto shown = [&](std::uint64_t largest) {
            std::uint64_t size = largest;
            for (ModeResult& mode : segment.modes)
                mode.sizeBytes.value = std::exchange(size, largest / 2);
            ComparisonChart chart;
            chart.fill(showSize, segment, "baseline-copy");
            return QStringLiteral("%1 %2")
                .arg(chart.content().bars[0].value)
                .arg(chart.dataTable().columns()[2].title().section(QLatin1Char('('), 1));
        };
        QCOMPARE(shown(512), QString("512 B)"));
        QCOMPARE(shown(8192), QString("8 KiB)"));
        QCOMPARE(shown(3 << 20), QString("3 MiB)"));
        QCOMPARE(shown(std::uint64_t{6} << 30), QString("6 GiB)"));
    }
};

QS_TEST(TestOperationColumns)
#include "test_operation_columns.moc"
