// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/statistics.h"
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/table_columns.h"
#include "widgets/charts/core/chart_picture_file.h"
#include "widgets/charts/curves/sweep_chart.h"
#include "widgets/charts/curves/sweep_drawing.h"
#include "widgets/style/modes/mode_style.h"
#include "widgets/tables/sweep_table.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <cmath>

using namespace qs;

namespace {

RunSpec sweepSpec(const char* axis = "num-tokens=1:4096:x4", const char* second = nullptr)
{
    RunSpec spec;
    spec.shape = {4096, 8192};
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic"),
                  *parseScheme("int8-tensor-static")};
    spec.axes = {*parseSweepAxis(axis)};
    if (second) spec.axes.push_back(*parseSweepAxis(second));
    return spec;
}

/// A point whose copy takes (2 + bytes / 4 GB/ms) µs, the ceiling exactly, and whose other modes take 1.25 × theirs.
/// `spread`: relative distance of the lowest and the highest sample from the median.
Segment measured(const RunSpec& point, int n = 101, double spread = 0.005)
{
    Segment segment;
    segment.spec = point;
    for (const QuantScheme& scheme : point.modes) {
        ModeResult mode;
        mode.scheme = scheme;
        mode.requested = schemeName(scheme);
        mode.bytes = trafficBytes(scheme, point.shape, point.dtype);
        mode.ceilingUs = 2 + static_cast<double>(mode.bytes.value) / 4e6;
        const double us = mode.ceilingUs * (scheme.isCopy() ? 1.0 : 1.25);
        for (int i = 0; i < n; ++i)
            mode.samplesUs.push_back(static_cast<float>(us * (1 + spread * (2.0 * i / std::max(1, n - 1) - 1))));
        mode.latency = summarize(mode.samplesUs);
        segment.modes.push_back(mode);
    }
    return segment;
}

std::vector<Segment> measuredPoints(const RunSpec& spec, std::size_t count = 1000)
{
    std::vector<Segment> points;
    for (const RunSpec& point : sweepPoints(spec))
        if (points.size() < count) points.push_back(measured(point));
    return points;
}

Calibration device()
{
    Calibration calibration;
    calibration.driver = "580.1";
    calibration.copyGbps = 4100;
    calibration.cacheBytes = 60e6;
    return calibration;
}

SweepOptions showing(SweepQuantity quantity = SweepQuantity::LatencyUs, Dimension x = Dimension::Tokens)
{
    SweepOptions options;
    options.quantity = quantity;
    options.x = x;
    return options;
}

void show(SweepChart& chart, const SweepPicture& picture) { chart.fill(&SweepContent::setPicture, picture); }

const SweepSeries& seriesOf(const SweepPicture& picture, const QString& mode)
{
    for (const SweepSeries& series : picture.series)
        if (series.mode == mode) return series;
    qFatal("no series of this mode");
}

int pixelsOf(const QImage& image, const QColor& color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == color;
    return count;
}

} // namespace

class TestSweepChart : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void pictureHoldsWhatWasMeasured()
    {
        const RunSpec spec = sweepSpec();
        const Calibration calibration = device();
        const auto points = measuredPoints(spec);
        const SweepPicture latency = sweepPicture(points, spec, &calibration, showing());
        QCOMPARE(latency.series.size(), 3);
        QCOMPARE(latency.xs, QVector<double>({1, 4, 16, 64, 256, 1024, 4096}));
        QVERIFY(latency.waiting.isEmpty());
        QCOMPARE(latency.copyGbps, 0.0); // it is a rate, and this is a time
        const SweepPoint& last = seriesOf(latency, "int8-token-dynamic").points.back();
        QCOMPARE(last.setup.shape, (Shape{4096, 8192}));
        QCOMPARE(last.y, points.back().modes[1].latency.p50);
        QCOMPARE(last.low, points.back().modes[1].latency.medianLow);
        QVERIFY(last.resolved);
        QCOMPARE(last.n, qint64(101));
        const SweepPicture rate = sweepPicture(points, spec, &calibration, showing(SweepQuantity::Gbps));
        QCOMPARE(rate.copyGbps, 4100.0);
        const SweepPoint& fast = seriesOf(rate, "baseline-copy").points.back();
        QVERIFY(std::abs(fast.y - points.back().modes[0].gbps()) < 1e-9);
        QVERIFY(fast.low < fast.y && fast.y < fast.high); // a slow end of time is a low end of the rate
        const SweepPicture share = sweepPicture(points, spec, &calibration, showing(SweepQuantity::PercentOfCeiling));
        QVERIFY(std::abs(seriesOf(share, "baseline-copy").points.front().y - 100) < 0.1);
        QVERIFY(std::abs(seriesOf(share, "int8-token-dynamic").points.back().y - 80) < 0.1);
        const SweepPicture element = sweepPicture(points, spec, &calibration, showing(SweepQuantity::NsPerElement));
        QVERIFY(std::abs(seriesOf(element, "baseline-copy").points.back().y -
                         points.back().modes[0].latency.p50 * 1e3 / (4096.0 * 8192)) < 1e-12);
    }

    void ceilingsByTraffic()
    {
        const RunSpec spec = sweepSpec();
        const SweepPicture picture = sweepPicture(measuredPoints(spec), spec, nullptr, showing());
        QCOMPARE(picture.ceilings.size(), 2); // a copy moves 4 bytes an element, a quantizer 3
        QVERIFY(picture.ceilings[0].label.contains("3 B/element"));
        QVERIFY(picture.ceilings[1].label.contains("4 B/element"));
        QCOMPARE(picture.ceilings[1].points.size(), 7);
        QVERIFY(std::abs(picture.ceilings[1].points.back().y() - (2 + 4096.0 * 8192 * 4 / 4e6)) < 1e-9);
        const SweepPicture share =
            sweepPicture(measuredPoints(spec), spec, nullptr, showing(SweepQuantity::PercentOfCeiling));
        QCOMPARE(share.ceilings.size(), 1);
        QCOMPARE(share.ceilings[0].points.front().y(), 100.0);
    }

    void cacheEndsWhereTrafficPassesIt()
    {
        const RunSpec spec = sweepSpec();
        const Calibration calibration = device();
        const SweepPicture picture = sweepPicture(measuredPoints(spec), spec, &calibration, showing());
        QVERIFY(std::abs(picture.cacheEndsLow / (60e6 / (8192.0 * 4)) - 1) < 1e-6);
        QVERIFY(std::abs(picture.cacheEndsHigh / (60e6 / (8192.0 * 3)) - 1) < 1e-3);
        QVERIFY(picture.fromMemory); // cold runs read from memory at any size, and the chart says so
        QCOMPARE(picture.cacheName, QString("L2"));
        RunSpec hot = spec;
        hot.cache = CacheMode::Hot;
        QVERIFY(!sweepPicture(measuredPoints(hot), hot, &calibration, showing()).fromMemory);
    }

    void pointsThatAreNotThereYet()
    {
        const RunSpec spec = sweepSpec();
        std::vector<Segment> points = measuredPoints(spec, 3);
        points[1] = measured(points[1].spec, 20, 0.2); // too few and too wide
        points.push_back(Segment{});
        const SweepPicture picture = sweepPicture(points, spec, nullptr, showing(), 3);
        QCOMPARE(seriesOf(picture, "baseline-copy").points.size(), 3);
        QVERIFY(!seriesOf(picture, "baseline-copy").points[1].resolved);
        QCOMPARE(picture.waiting, QVector<double>({256, 1024, 4096}));
        QCOMPARE(picture.running.value_or(0), 64.0);
        QCOMPARE(picture.xs.size(), 7); // the axis stands still from the start
        QVERIFY(sweepPicture({}, spec, nullptr, showing()).empty());
        QVERIFY(sweepPicture(points, RunSpec{}, nullptr, {}).empty());
    }

    void twoAxes()
    {
        const RunSpec spec = sweepSpec("num-tokens=1:4096:x4", "hidden-size=1024:4096:x2");
        const auto points = measuredPoints(spec);
        QCOMPARE(sweepXChoices(spec), QVector<Dimension>({Dimension::Tokens, Dimension::Hidden, Dimension::Elements}));
        SweepOptions options = showing();
        options.second = 2048;
        SweepPicture picture = sweepPicture(points, spec, nullptr, options);
        QCOMPARE(picture.series.size(), 3);
        QCOMPARE(picture.series[0].points.size(), 7);
        QCOMPARE(picture.series[0].points[3].setup.shape, (Shape{64, 2048}));
        QVERIFY(picture.facet.contains("2,048"));
        options.familyOf = "int8-token-dynamic";
        picture = sweepPicture(points, spec, nullptr, options);
        QVERIFY(picture.isFamily);
        QCOMPARE(picture.series.size(), 3); // hidden sizes
        QCOMPARE(picture.series[2].label, QString("4,096"));
        for (const SweepSeries& series : picture.series)
            QCOMPARE(series.mode, QString("int8-token-dynamic"));
        options = showing(SweepQuantity::Gbps, Dimension::Hidden);
        picture = sweepPicture(points, spec, nullptr, options);
        QCOMPARE(picture.xs, QVector<double>({1024, 2048, 4096}));
        QCOMPARE(picture.series[0].points[0].setup.shape.tokens, std::int64_t{1});
    }

    void elementTimesAreComputed()
    {
        QCOMPARE(elementTimeText(26.35, 33'554'432), QString("computed: 26.35 µs / 33,554,432 elements = 0.785 ps"));
        // The two rows that a published table gives as 2.73 and 1.19 ns.
        QVERIFY(elementTimeText(87.345, 33'554'432).endsWith("= 2.60 ps"));
        QVERIFY(elementTimeText(12.345, 1'048'576).endsWith("= 11.8 ps"));
        QVERIFY(elementTimeText(5.0, 4096).endsWith("= 1.22 ns"));
        QCOMPARE(elementTimeText(1, 0), QString());
    }

    void everyPointStandsInThePlot_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("log");
        for (const QSize& size : {QSize(300, 220), QSize(460, 300), QSize(700, 380), QSize(1600, 900)})
            for (const bool log : {true, false})
                QTest::addRow("%d %s", size.width(), log ? "log" : "linear") << size << log;
    }

    void everyPointStandsInThePlot()
    {
        QFETCH(QSize, size);
        QFETCH(bool, log);
        RunSpec spec = sweepSpec();
        spec.modes.assign(allSchemes().begin(), allSchemes().end());
        const Calibration calibration = device();
        SweepChart chart;
        chart.resize(size);
        chart.setTitle("Bandwidth");
        chart.setLogY(log);
        for (const SweepQuantity quantity : {SweepQuantity::LatencyUs, SweepQuantity::Gbps, SweepQuantity::NsPerElement,
                                             SweepQuantity::PercentOfCeiling}) {
            show(chart, sweepPicture(measuredPoints(spec), spec, &calibration, showing(quantity)));
            const SweepDrawing& drawing = chart.drawing();
            QVERIFY(drawing.plot().width() > size.width() * 0.3);
            for (qsizetype i = 0; i < drawing.picture().series.size(); ++i)
                for (qsizetype k = 0; k < drawing.picture().series[i].points.size(); ++k)
                    QVERIFY(drawing.plot().contains(drawing.pixel(SweepHit{i, k})));
            const QImage image = chart.renderImage(size, 2, Theme::light());
            for (int y = 0; y < image.height(); ++y) { // nothing is cut off
                QCOMPARE(image.pixelColor(0, y), Theme::light().background);
                QCOMPARE(image.pixelColor(image.width() - 1, y), Theme::light().background);
            }
            QVERIFY(pixelsOf(image, QColor("#0072B2")) > 50);
        }
    }

    void unresolvedIsOpenAndTheActiveModeStandsOut()
    {
        const RunSpec spec = sweepSpec();
        std::vector<Segment> points = measuredPoints(spec);
        SweepChart chart;
        show(chart, sweepPicture(points, spec, nullptr, showing()));
        const QColor blue("#0072B2"), grey("#5B6470");
        const QImage before = chart.renderImage({900, 500}, 1, Theme::light());
        chart.setActiveMode("int8-token-dynamic");
        const QImage active = chart.renderImage({900, 500}, 1, Theme::light());
        QVERIFY(pixelsOf(active, blue) > pixelsOf(before, blue) / 2);
        QVERIFY(pixelsOf(active, grey) < pixelsOf(before, grey) / 3);
        chart.setActiveMode({});
        for (Segment& point : points)
            point = measured(point.spec, 20, 0.1);
        show(chart, sweepPicture(points, spec, nullptr, showing()));
        chart.resize(900, 500);
        const QImage open = chart.renderImage({900, 500}, 1, Theme::light());
        const QPointF at = chart.drawing().pixel(SweepHit{0, 0});
        QVERIFY(open.pixelColor(at.toPoint() + QPoint(1, 1)) != grey);
        QVERIFY(chart.summary().contains("Unresolved points of ") && chart.summary().contains(": 7 of 7."));
    }

    void emptyChartSaysWhatToDo()
    {
        SweepChart chart;
        QCOMPARE(chart.summary(), chart.emptyText());
        QVERIFY(!chart.renderImage({300, 200}, 1, Theme::night()).isNull());
        QTest::keyClick(&chart, Qt::Key_Plus);
        QTest::mouseClick(&chart, Qt::LeftButton);
        QVERIFY(!chart.isZoomed());
    }

    void handsZoomPanAndReset()
    {
        const RunSpec spec = sweepSpec();
        SweepChart chart, other;
        chart.resize(800, 400);
        show(chart, sweepPicture(measuredPoints(spec), spec, nullptr, showing()));
        connect(&chart, &SweepChart::xRangeChanged, &other, &SweepChart::zoomX);
        QSignalSpy zoomed(&chart, &SweepChart::xRangeChanged);
        const QPointF middle = chart.drawing().plot().center();
        const double before = chart.drawing().xScale().value(0.5);
        QWheelEvent wheel(middle, chart.mapToGlobal(middle), {}, {0, 240}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&chart, &wheel);
        QCOMPARE(zoomed.size(), 1);
        QVERIFY(chart.isZoomed());
        QVERIFY(std::abs(chart.drawing().xScale().value(0.5) / before - 1) < 0.01); // about the pointer
        QCOMPARE(other.xRange(), chart.xRange());
        const double left = chart.drawing().xScale().min;
        QTest::mousePress(&chart, Qt::LeftButton, {}, middle.toPoint());
        QMouseEvent move(QEvent::MouseMove, middle + QPointF(-80, 0), chart.mapToGlobal(middle + QPointF(-80, 0)),
                         Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&chart, &move);
        QTest::mouseRelease(&chart, Qt::LeftButton, {}, middle.toPoint() - QPoint(80, 0));
        QVERIFY(chart.drawing().xScale().min > left);
        QTest::mouseDClick(&chart, Qt::LeftButton, {}, middle.toPoint());
        QVERIFY(!chart.isZoomed());
        QVERIFY(!other.xRange());
        QTest::keyClick(&chart, Qt::Key_Plus);
        QVERIFY(chart.isZoomed());
        for (int i = 0; i < 20; ++i)
            QTest::keyClick(&chart, Qt::Key_Minus);
        QVERIFY(!chart.isZoomed()); // zoomed out beyond everything is everything
        QSignalSpy log(&chart, &SweepChart::logYChanged);
        QTest::keyClick(&chart, Qt::Key_L);
        QCOMPARE(log.size(), 1);
        QVERIFY(!chart.logY());
    }

    void pointsAreReadOut()
    {
        const RunSpec spec = sweepSpec();
        SweepChart chart;
        chart.resize(800, 400);
        show(chart, sweepPicture(measuredPoints(spec), spec, nullptr, showing()));
        const SweepDrawing& drawing = chart.drawing();
        const SweepHit wanted{1, 6};
        QCOMPARE(drawing.nearest(drawing.pixel(wanted)).value_or(SweepHit{}), wanted);
        QVERIFY(!drawing.nearest(drawing.plot().topLeft() + QPointF(3, 3)));
        const QString text = chart.content().readOut(drawing.point(wanted), drawing.picture().series[1]).join('\n');
        for (const char* part : {"int8-token-dynamic", "4,096 tokens × 8,192 = 33,554,432 elements", "n = 101",
                                 "80.0% of the ceiling", "computed: ", "/ 33,554,432 elements = "})
            QVERIFY2(text.contains(part), part);
        QSignalSpy clicked(&chart, &SweepChart::pointActivated);
        QTest::mouseClick(&chart, Qt::LeftButton, {}, drawing.pixel(wanted).toPoint());
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(clicked[0][0].toInt(), 6);
        QTest::keyClick(&chart, Qt::Key_Left); // from the point that was clicked
        const QString mode = clicked[0][1].toString();
        QVERIFY2(chart.accessibleDescription().startsWith(mode + ". 1,024 tokens"),
                 qPrintable(chart.accessibleDescription()));
        QTest::keyClick(&chart, Qt::Key_Up); // the line before it, at the same size
        QVERIFY2(!chart.accessibleDescription().startsWith(mode) &&
                     chart.accessibleDescription().contains(". 1,024 tokens"),
                 qPrintable(chart.accessibleDescription()));
        show(chart, SweepPicture()); // what was read out is gone
        QTest::keyClick(&chart, Qt::Key_Right);
    }

    void filesAreWholeAndDoNotLeaveThePlot()
    {
        const RunSpec spec = sweepSpec();
        SweepChart chart;
        chart.setTitle("Median latency");
        show(chart, sweepPicture(measuredPoints(spec), spec, nullptr, showing()));
        chart.zoomX(std::pair(10.0, 300.0));
        for (const ChartFormat format : {ChartFormat::Png, ChartFormat::Svg, ChartFormat::Pdf})
            QVERIFY(!chartPicture(chart.content(), {format, {700, 380}}).isEmpty());
        chart.copyData();
        const QStringList lines = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 1 + 3 * 7);
        QVERIFY(lines[0].startsWith("mode\tnum_tokens\thidden_size\telements"));
        QVERIFY(lines[1].startsWith("baseline-copy\t1\t8192\t8192\t101\t"));
    }

    void tableKeepsEveryPoint()
    {
        const RunSpec spec = sweepSpec();
        SweepModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        SweepTable table;
        table.setSweep(&model);
        model.setPoints(spec, measuredPoints(spec, 2));
        QCOMPARE(model.rowCount(), 7 * 3);
        QCOMPARE(model.state(0), SweepState::Resolved);
        QCOMPARE(model.state(6), SweepState::Waiting);
        const auto text = [&](int row, const char* column) {
            return model.index(row, columnOf<SweepModel>(column)).data().toString();
        };
        QCOMPARE(text(6, "p50"), QString("–"));
        QCOMPARE(text(6, "state"), QString("waiting"));
        model.setRunning(2);
        QCOMPARE(text(6, "state"), QString("measuring"));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.updatePoint(2, measured(sweepPoints(spec)[2], 20, 0.2));
        model.setRunning(-1);
        QVERIFY(changed.size() >= 2);
        QCOMPARE(reset.size(), 0); // rows stay where they are
        QCOMPARE(text(6, "state"), QString("more samples needed"));
        model.updatePoint(2, measured(sweepPoints(spec)[2]));
        QCOMPARE(text(6, "state"), QString("measured"));
        QVERIFY(model.index(6, columnOf<SweepModel>("elementTime"))
                    .data(Qt::ToolTipRole)
                    .toString()
                    .startsWith("computed: "));
        model.updatePoint(99, Segment{});
        model.updatePoint(-1, Segment{});
        QCOMPARE(model.rowOf(2, "int8-token-dynamic"), 7);
        QCOMPARE(model.rowOf(99, "int8-token-dynamic"), -1);
        model.clear();
        QCOMPARE(model.rowCount(), 0);
    }

    void latenciesOfTheTableHaveOneUnit()
    {
        const RunSpec spec = sweepSpec();
        SweepModel model;
        model.setPoints(spec, measuredPoints(spec, 6));
        const int p50 = columnOf<SweepModel>("p50");
        const double shortest = model.index(0, p50).data(SweepModel::RawRole).toDouble();
        const auto title = [&] { return model.headerData(p50, Qt::Horizontal).toString(); };
        QCOMPARE(title(), QString("p50 (µs)"));
        QCOMPARE(model.index(0, p50).data().toString(), QLocale().toString(shortest, 'f', 3));
        QSignalSpy heads(&model, &QAbstractItemModel::headerDataChanged);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        const auto slow = [&](double times) {
            Segment point = measured(sweepPoints(spec)[6]);
            for (ModeResult& mode : point.modes) {
                mode.samplesUs.assign(mode.samplesUs.size(), static_cast<float>(times * shortest));
                mode.latency = summarize(mode.samplesUs);
            }
            return point;
        };
        const double times = 1.2 * 1000 / shortest;
        model.updatePoint(6, slow(times));
        QCOMPARE(title(), QString("p50 (ms)"));
        QCOMPARE(heads.size(), 1);
        QCOMPARE(changed.last()[0].toModelIndex().row(), 0); // all rows are written anew
        QCOMPARE(model.index(0, p50).data().toString(), QLocale().toString(shortest / 1000, 'f', 5));
        QCOMPARE(model.index(0, p50).data(SweepModel::RawRole).toDouble(), shortest);
        // Over more than three decades the middle decides, in table, chart and map alike.
        std::vector<Segment> points = measuredPoints(spec, 6);
        points.resize(7);
        points[6] = slow(5000);
        model.updatePoint(6, points[6]);
        QCOMPARE(title(), QString("p50 (µs)"));
        QCOMPARE(sweepPicture(points, spec, nullptr, {}).unit.name, QString("µs"));
        points[6] = slow(times);
        QCOMPARE(sweepPicture(points, spec, nullptr, {}).unit.name, QString("ms"));
        model.clear();
        QCOMPARE(title(), QString("p50 (µs)"));
    }

    void tableSortsAndCopies()
    {
        const RunSpec spec = sweepSpec();
        SweepModel model;
        SweepTable table;
        table.setSweep(&model);
        model.setPoints(spec, measuredPoints(spec, 6));
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            table.sortByColumn(columnOf<SweepModel>("p50"), order);
            const int last = table.model()->rowCount() - 1;
            const auto raw = [&](int row) {
                return table.model()->index(row, columnOf<SweepModel>("p50")).data(SweepModel::RawRole);
            };
            QVERIFY(!raw(last).isValid()); // what waits stands last either way
            QVERIFY(order == Qt::AscendingOrder ? raw(0).toDouble() < raw(10).toDouble()
                                                : raw(0).toDouble() > raw(10).toDouble());
        }
        table.horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
        const QStringList tsv = table.allText(TableFormat::Tsv).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(tsv.size(), 22);
        QVERIFY(tsv[0].startsWith("Mode\tTokens\tHidden size\tState\t"));
        QVERIFY(tsv[1].startsWith("baseline-copy\t1\t8192\tmeasured\t2.00"));
        const QStringList markdown = table.allText(TableFormat::Markdown).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(markdown.size(), 23);
        QVERIFY(markdown[2].startsWith("| baseline-copy | 1 | 8192 | measured |"));
        QSignalSpy active(&table, &SweepTable::activeChanged);
        table.setActive(3, "int8-token-dynamic");
        QCOMPARE(active.size(), 1);
        QCOMPARE(table.activePoint(), 3);
        table.show();
        table.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&table));
        QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts).size(), 2);
        table.setActive(-1, {});
        QCOMPARE(table.activePoint(), -1);
        QVERIFY(table.activeMode().isEmpty());
    }
};

QS_TEST(TestSweepChart)
#include "test_sweep_chart.moc"
