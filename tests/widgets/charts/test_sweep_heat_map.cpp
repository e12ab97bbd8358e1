// SPDX-License-Identifier: GPL-3.0-or-later
// Sweeps of operations that are not about a tensor, and two dimensions as a map: which number stands in which cell,
// what is marked, what is read and copied.
#include "gpu/measure/statistics.h"
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "widgets/charts/curves/sweep_chart.h"
#include "widgets/charts/curves/sweep_heat_map.h"
#include "widgets/tables/sweep_model.h"

#include <QSignalSpy>
#include <QtTest>

using namespace qs;

namespace {

RunSpec productSpec()
{
    RunSpec spec;
    spec.operation = Operation::Gemm;
    spec.variants = {"gemm-fp32", "gemm-w8a16"};
    spec.size.k = 4096;
    spec.axes = {*parseSweepAxis("m=1,16,128"), *parseSweepAxis("n=1024,4096")};
    return spec;
}

/// w8a16 is 1.5 times as fast at one row, as fast at 16, and takes no 128.
std::vector<Segment> productPoints(const RunSpec& spec)
{
    std::vector<Segment> points;
    for (const RunSpec& point : sweepPoints(spec)) {
        Segment segment;
        segment.spec = point;
        std::vector<std::span<const float>> series;
        for (std::size_t i = 0; i < (point.size.m > 64 ? 1u : 2u); ++i) {
            ModeResult mode;
            mode.requested = spec.variants[i];
            mode.operations = workOf(point, static_cast<int>(i)).operations;
            mode.ceilingUs = 10;
            const double us = (i == 1 && point.size.m == 1 ? 20.0 : 30.0) * static_cast<double>(point.size.n) / 1024;
            for (int k = 0; k < 101; ++k)
                mode.samplesUs.push_back(static_cast<float>(us * (1 + 1e-4 * (k % 7))));
            mode.latency = summarize(mode.samplesUs);
            segment.modes.push_back(std::move(mode));
        }
        for (const ModeResult& mode : segment.modes)
            series.emplace_back(mode.samplesUs);
        segment.pairs = comparePairs(series, 0);
        points.push_back(std::move(segment));
    }
    return points;
}

SweepHeat heatOf(SweepHeatValue value, const std::vector<Segment>& points)
{
    return sweepHeat(points, productSpec(), value, "gemm-w8a16", "gemm-fp32");
}

} // namespace

class TestSweepHeatMap : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void cellsHoldTheTablesNumbers()
    {
        const auto points = productPoints(productSpec());
        const SweepHeat heat = heatOf(SweepHeatValue::Latency, points);
        QCOMPARE(heat.cells.size(), std::size_t{6});
        QVERIFY(heat.down == Dimension::M && heat.across == Dimension::N);
        QCOMPARE(heat.fixed, QString("k = 4,096"));
        const SweepHeatCell& cell = *heat.cell(0, 1);
        QCOMPARE(cell.index, 1);
        QCOMPARE(cell.value, points[1].modes[1].latency.p50);
        QVERIFY(cell.resolved);
        QVERIFY(heat.cell(2, 0)->state == SweepHeatCell::State::LeftOut);
        QVERIFY(!heat.cell(3, 0) && !heat.cell(0, 2) && !heat.cell(-1, 0));
        QCOMPARE(heatOf(SweepHeatValue::PercentOfCeiling, points).cell(0, 0)->value,
                 points[0].modes[1].ceilingPercent());
        QCOMPARE(heatOf(SweepHeatValue::Rate, points).cell(0, 0)->value, points[0].modes[1].tflops());
        QVERIFY(sweepHeat(points, RunSpec{}, SweepHeatValue::Latency, "", "").empty());
    }

    void aRatioIsThatOfTheRounds()
    {
        const auto points = productPoints(productSpec());
        const SweepHeat heat = heatOf(SweepHeatValue::RatioToBaseline, points);
        QCOMPARE(heat.cell(0, 0)->value, points[0].pairs.at(0, 1)->ratio);
        QVERIFY(heat.cell(0, 0)->resolved);
        QCOMPARE(sweepHeatText(heat, *heat.cell(0, 0)), QString("1.50×"));
        QVERIFY(heat.cell(0, 0)->level > 0 && qAbs(heat.cell(1, 0)->level) < 0.01);
        QVERIFY(heat.cell(1, 0)->resolved); // as fast, beyond doubt
        const QString lines = sweepHeatReadOut(heat, *heat.cell(0, 0)).join('\n');
        for (const char* part : {"m = 1 · k = 4,096 · n = 1,024", "n = 101", "against gemm-fp32", "FASTER", "1.5"})
            QVERIFY2(lines.contains(part), qPrintable(lines));
        QVERIFY(sweepHeatReadOut(heat, *heat.cell(2, 1)).join('\n').contains("does not support this size"));
    }

    void whatIsNotResolvedIsMarked()
    {
        auto points = productPoints(productSpec());
        points[0].modes[1].samplesUs.resize(20);
        points[0].modes[1].latency = summarize(points[0].modes[1].samplesUs);
        points[1].pairs.pairs[1].verdict = Verdict::NotResolved;
        QVERIFY(!heatOf(SweepHeatValue::Latency, points).cell(0, 0)->resolved);
        QVERIFY(!heatOf(SweepHeatValue::RatioToBaseline, points).cell(0, 1)->resolved);
        SweepHeatMap map;
        map.resize(500, 360);
        map.setHeat(heatOf(SweepHeatValue::RatioToBaseline, points));
        const QImage open = map.grab().toImage();
        points[1].pairs.pairs[1].verdict = Verdict::Faster;
        map.setHeat(heatOf(SweepHeatValue::RatioToBaseline, points));
        QVERIFY(map.grab().toImage() != open); // to be seen, too
        QVERIFY(map.summary().contains("cells measured: 4 of 6"));
    }

    void handsKeysAndTable()
    {
        SweepHeatMap map;
        map.resize(600, 400);
        map.setTitle("map");
        map.setHeat(heatOf(SweepHeatValue::Latency, productPoints(productSpec())));
        map.show();
        QSignalSpy active(&map, &SweepHeatMap::pointActivated);
        QTest::mouseClick(&map, Qt::LeftButton, {}, map.cellBox(1, 1).center().toPoint());
        QCOMPARE(active.size(), 1);
        QCOMPARE(active[0][0].toInt(), 3);
        QCOMPARE(active[0][1].toString(), QString("gemm-w8a16"));
        QTest::keyClick(&map, Qt::Key_Up);
        QCOMPARE(active.back()[0].toInt(), 1);
        QTest::keyClick(&map, Qt::Key_Left);
        QCOMPARE(active.back()[0].toInt(), 0);
        QCOMPARE(map.data(map.size()).size(), 6);
        const ChartTable table = map.dataTable();
        QCOMPARE(table.rows().size(), 4); // what is measured
        QStringList names;
        for (const auto& column : table.columns())
            names << column.title();
        for (const char* part : {"m", "k", "n", "p50 (µs)", "speed-up over gemm-fp32 (×)", "verdict"})
            QVERIFY2(names.contains(part), qPrintable(names.join(", ")));
        QCOMPARE(map.rect().contains(map.cellBox(2, 1).toRect()), true);
    }

    void aProductIsDrawnAgainstItsOwnDimensions()
    {
        RunSpec spec;
        spec.operation = Operation::Gemm;
        spec.variants = {"gemm-fp32", "gemm-w8a16"};
        spec.size.k = 4096;
        spec.size.n = 14336;
        spec.axes = {*parseSweepAxis("m=1,16,256")};
        std::vector<Segment> points;
        for (const RunSpec& point : sweepPoints(spec)) {
            Segment segment;
            segment.spec = point;
            for (std::size_t i = 0; i < 2; ++i) {
                if (i == 1 && point.size.m > 64) continue; // does not take so many rows
                ModeResult mode;
                mode.requested = spec.variants[i];
                const Work work = workOf(point, static_cast<int>(i));
                mode.operations = work.operations;
                mode.bytes = work.bytes;
                mode.samplesUs.assign(101, static_cast<float>(10.0 * static_cast<double>(point.size.m)));
                mode.latency = summarize(mode.samplesUs);
                segment.modes.push_back(mode);
            }
            points.push_back(segment);
        }
        QCOMPARE(sweepXChoices(spec), QVector<Dimension>({Dimension::M}));
        QVERIFY(sweepQuantities(spec.operation).contains(SweepQuantity::Tflops));
        QVERIFY(!sweepQuantities(spec.operation).contains(SweepQuantity::NsPerElement));
        SweepOptions options;
        options.quantity = SweepQuantity::Tflops;
        options.x = Dimension::M;
        const SweepPicture picture = sweepPicture(points, spec, nullptr, options);
        QCOMPARE(picture.xs, QVector<double>({1, 16, 256}));
        QCOMPARE(picture.facet, QString("k = 4,096 · n = 14,336"));
        QCOMPARE(picture.series[0].points.size(), 3);
        QCOMPARE(picture.series[1].points.size(), 2);
        QCOMPARE(picture.series[0].points[1].y, 2.0 * 16 * 4096 * 14336 / 160.0 * 1e-6);
        const QString text = sweepDataText(picture);
        QVERIFY2(text.startsWith("mode\tm\tk\tn\tn\tp50_us"), qPrintable(text.left(60)));
        SweepChart chart;
        chart.fill(&SweepContent::setPicture, picture);
        const QString readOut = chart.content().readOut(picture.series[0].points[1], picture.series[0]).join('\n');
        QVERIFY2(readOut.contains("m = 16 · k = 4,096 · n = 14,336") && readOut.contains("TFLOP/s"),
                 qPrintable(readOut));
        QVERIFY2(!readOut.contains("element"), qPrintable(readOut));

        SweepModel model;
        model.setPoints(spec, points);
        QCOMPARE(model.head(1).title, QString("m"));
        QCOMPARE(model.head(3).title, QString("n"));
        QVERIFY(model.state(model.rowOf(1, "gemm-w8a16")) == SweepState::Resolved);
        QVERIFY(model.state(model.rowOf(2, "gemm-w8a16")) == SweepState::LeftOut);
        QVERIFY(model.state(model.rowOf(2, "gemm-fp32")) == SweepState::Resolved);
    }

    void aLargeGridFitsItsRoom()
    {
        RunSpec spec = productSpec();
        spec.axes = {*parseSweepAxis("m=1:64:+1"), *parseSweepAxis("n=64:4096:+64")};
        SweepHeatMap map;
        map.resize(420, 300);
        map.setHeat(sweepHeat({}, spec, SweepHeatValue::Latency, "gemm-fp32", "gemm-fp32", 7));
        QVERIFY(map.content().heat.cell(0, 7)->state == SweepHeatCell::State::Running);
        QVERIFY(map.rect().contains(map.cellBox(63, 63).toRect()));
        QVERIFY(!map.grab().isNull());
    }
};

QS_TEST(TestSweepHeatMap)
#include "test_sweep_heat_map.moc"
