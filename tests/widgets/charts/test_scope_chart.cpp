// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/random.h"
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/latencies.h"
#include "widgets/charts/core/chart_picture_file.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/charts/scope/scope_picture.h"
#include "widgets/style/modes/run_style.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTest>
#include <QWheelEvent>

#include <cmath>

using namespace qs;

namespace {

/// Number of pixels of `image` in `area` whose colour is near `color`.
int pixelsLike(const QImage& image, const QRect& area, const QColor& color)
{
    int found = 0;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x) {
            const QColor c = image.pixelColor(x, y);
            found += std::abs(c.red() - color.red()) + std::abs(c.green() - color.green()) +
                         std::abs(c.blue() - color.blue()) <
                     40;
        }
    return found;
}

} // namespace

class TestScopeChart : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void emptySaysWhatToDo()
    {
        ScopeChart chart;
        chart.setEmptyText("Press F5.");
        QVERIFY(chart.picture().empty());
        QCOMPARE(chart.summary(), QString("Press F5."));
        const QImage image = chart.renderImage({420, 300}, 1, Theme::light());
        QVERIFY(pixelsLike(image, QRect(100, 100, 220, 100), Theme::light().muted) > 20);
    }

    void percentilesOfWhatWasFed()
    {
        ScopeChart chart;
        chart.addTrace({"int8-token-dynamic", "INT8"});
        std::vector<float> ramp(1001);
        for (std::size_t i = 0; i < ramp.size(); ++i)
            ramp[i] = 100.0f + static_cast<float>(i);
        chart.appendWarmup(0, std::vector<float>{5000, 3000});
        chart.appendSamples(0, ramp);
        chart.refresh();
        const TraceStatistics s = chart.statistics(0);
        QCOMPARE(s.count, 1001u);
        QVERIFY(std::abs(s.p50 - 600) < 3);
        QVERIFY(std::abs(s.p99 - 1090) < 4);
        QCOMPARE(s.max, 1100.0); // the warm-up is not in it
        QVERIFY(std::abs(s.mean - 600) < 0.01);
        QVERIFY(chart.summary().contains("1,001 iterations"));
        QVERIFY(chart.accessibleDescription().contains("median"));
    }

    void runsOfOneModeAreToldApart()
    {
        for (const Theme& theme : {Theme::light(), Theme::night()})
            for (int a = 0; a < 8; ++a)
                for (int b = 0; b < a; ++b) {
                    const ModeStyle first = runStyle(a, theme), second = runStyle(b, theme);
                    const QColor x = first.color, y = second.color;
                    QVERIFY2(std::abs(x.red() - y.red()) + std::abs(x.green() - y.green()) +
                                     std::abs(x.blue() - y.blue()) >
                                 60,
                             qPrintable(x.name() + y.name()));
                    QVERIFY(first.dash != second.dash || first.marker != second.marker);
                }
        ScopeChart chart;
        chart.resize(900, 400);
        for (int run = 0; run < 2; ++run) {
            chart.addTrace({"int8-token-dynamic", QStringLiteral("Run %1").arg(run + 1), run});
            chart.appendSamples(run, latencies(1000, 20 + 10.0f * static_cast<float>(run)));
        }
        chart.setActiveTrace(-1);
        const auto& lines = chart.picture().lines();
        QVERIFY(lines[0].style.color != lines[1].style.color);
        const QImage image = chart.renderImage({900, 400}, 1, Theme::light());
        for (const ScopeLine& line : lines)
            QVERIFY(pixelsLike(image, image.rect(), line.style.color) > 100);
    }

    void warmupComesBeforeIterationZero()
    {
        ScopeChart chart;
        chart.resize(800, 400);
        chart.addTrace({"int8-token-dynamic", "INT8"});
        chart.appendWarmup(0, std::vector<float>(5, 40.0f));
        chart.appendSamples(0, latencies(100, 20));
        const ScopeLine& line = chart.picture().lines().front();
        QCOMPARE(line.warmup.size(), 5u);
        QCOMPARE(line.columns.size(), 100u);
        QCOMPARE(line.iteration(static_cast<double>(line.columns.front().begin)), 0.0);
        QCOMPARE(line.iteration(static_cast<double>(line.warmup.front().begin)), -5.0);
        QVERIFY(chart.picture().xScale().min <= -5);
    }

    void atMostOneColumnAPixel()
    {
        ScopeChart chart;
        chart.resize(1000, 400);
        chart.addTrace({"int8-token-dynamic", "INT8"});
        chart.appendSamples(0, latencies(1'000'000, 20));
        const ScopePicture& picture = chart.picture();
        QVERIFY(picture.lines().front().columns.size() <= static_cast<std::size_t>(picture.plot().width()) + 1);
        QVERIFY(picture.lines().front().columns.size() > 400);
        for (const EnvelopeColumn& c : picture.lines().front().medians)
            QVERIFY(std::abs(c.median - 20) < 1);
    }

    void aSingleSlowSampleIsSeen()
    {
        ScopeChart chart;
        chart.addTrace({"int8-token-dynamic", "INT8"});
        std::vector<float> samples = latencies(1'000'000, 20);
        samples[700'001] = 45;
        chart.appendSamples(0, samples);
        chart.refresh();
        chart.resize(1000, 500);
        const ScopePicture& picture = chart.picture();
        const QPointF at(picture.xPixel(700'001), picture.yPixel(45));
        QVERIFY(picture.plot().contains(at));
        const QImage image = chart.renderImage({1000, 500}, 1, Theme::light());
        QVERIFY(pixelsLike(image, QRect(at.toPoint() - QPoint(4, 4), QSize(9, 9)), Theme::light().outlier) > 8);
    }

    void aGiantIsMarkedAtTheEdgeAndDoesNotSqueezeTheRest()
    {
        ScopeChart chart;
        chart.resize(1000, 500);
        chart.addTrace({"int8-token-dynamic", "INT8"});
        std::vector<float> samples = latencies(100'000, 20);
        samples[50'000] = 9000;
        chart.appendSamples(0, samples);
        const ScopePicture& picture = chart.picture();
        QVERIFY(picture.yScale().max < 100);
        QCOMPARE(picture.samplesAbove(), 1u);
        QCOMPARE(picture.lines().front().outliers.empty(), false);
        const QImage image = chart.renderImage({1000, 500}, 1, Theme::light());
        const QPoint edge(qRound(picture.xPixel(50'000)), qRound(picture.plot().top()));
        QVERIFY(pixelsLike(image, QRect(edge + QPoint(-5, 0), QSize(11, 9)), Theme::light().outlier) > 12);
    }

    /// A machine that holds up every twelfth sample does not own the axis.
    void stallsAreCountedAboveTheRange()
    {
        for (const std::size_t count : {240u, 24'000u}) { // each sample drawn, and several to a pixel
            ScopeChart chart;
            chart.resize(1000, 500);
            chart.addTrace({"int8-token-dynamic", "INT8"});
            std::vector<float> samples = latencies(count, 200);
            for (std::size_t i = 0; i < count; i += 12)
                samples[i] = 40'000;
            chart.appendSamples(0, samples);
            QVERIFY2(chart.picture().yScale().max <= 1000, qPrintable(QString::number(chart.picture().yScale().max)));
            QCOMPARE(chart.picture().samplesAbove(), count / 12);
        }
    }

    void aModeFarAboveTheOthersIsNamedAtTheEdge()
    {
        ScopeChart chart;
        chart.resize(1000, 500);
        for (int i = 0; i < 12; ++i) {
            chart.addTrace({QString("mode %1").arg(i), {}});
            chart.appendSamples(i, latencies(300, i == 11 ? 4000.0f : 100.0f + static_cast<float>(i)));
        }
        chart.setUnit({1, "µs"});
        const auto names = [&] { return chart.picture().labelTexts().filter("▲"); };
        QVERIFY(chart.picture().yScale().max < 300);
        QCOMPARE(names().size(), 1);
        QVERIFY2(names().first().startsWith("▲ mode 11  3,9"), qPrintable(names().first()));
        chart.setActiveTrace(11); // what is chosen is in the range
        QVERIFY(chart.picture().yScale().max > 4000);
        QVERIFY(names().isEmpty());
        chart.setActiveTrace(0);
        chart.setBaseline("mode 11");
        QVERIFY(chart.picture().yScale().max > 4000);
    }

    void pointingAtALineReadsIt()
    {
        ScopeChart chart;
        chart.resize(1000, 500);
        for (int i = 0; i < 2; ++i) {
            chart.addTrace({QString("mode %1").arg(i), {}});
            chart.appendSamples(i, std::vector<float>(300, i == 0 ? 100.0f : 150.0f));
        }
        const ScopePicture& picture = chart.picture();
        const auto seriesAt = [&](double us) {
            return chart.readoutAt({picture.xPixel(150), picture.yPixel(us)}).series;
        };
        QCOMPARE(seriesAt(100), QString("mode 0"));
        QCOMPARE(seriesAt(150), QString("mode 1"));
        QCOMPARE(seriesAt(125), QString("mode 0")); // between them the one that is chosen
    }

    void aStripTellsWhatHappenedMeanwhile()
    {
        ScopeChart chart;
        chart.resize(1000, 500);
        chart.addTrace({"int8-token-dynamic", "INT8"});
        chart.appendSamples(0, latencies(1000, 20));
        const double alone = chart.picture().plot().height();
        ScopeLane clock{.name = "Clock", .unit = "MHz", .readings = {{0, 1980}, {500, 1410}}, .end = 1000};
        ScopeLane held{.name = "Preempted", .events = {250, 251}};
        ScopeLane others{.name = "Others", .states = {{600, 900, "python (pid 4711)"}}};
        chart.setLanes({clock, held, others});
        const auto textAt = [&](int lane, double iteration) {
            const ScopePicture& picture = chart.picture();
            const QRectF area = picture.lanes().area();
            return picture.findingAt({picture.xPixel(iteration), area.top() + area.height() * (lane + 0.5) / 3});
        };
        QVERIFY(chart.picture().plot().height() < alone);
        QVERIFY(chart.picture().lanes().area().top() >= chart.picture().plot().bottom());
        QCOMPARE(textAt(0, 400), QString("Clock: 1,980 MHz"));
        QCOMPARE(textAt(0, 600), QString("Clock: 1,410 MHz"));
        QCOMPARE(textAt(1, 251), QString("Preempted: iteration 250"));
        QCOMPARE(textAt(1, 500), QString("Preempted"));
        QCOMPARE(textAt(2, 700), QString("Others: python (pid 4711)"));
        chart.zoomIterations(500, 700); // on the axis of the trace
        QCOMPARE(textAt(0, 510), QString("Clock: 1,410 MHz"));
        const QImage image = chart.renderImage({1000, 500}, 1, Theme::light());
        const QRectF area = chart.picture().lanes().area();
        QVERIFY(pixelsLike(image, area.toAlignedRect(), Theme::light().accent) > 100);
        chart.resize(400, 220); // the trace comes first
        QVERIFY(chart.picture().lanes().isEmpty());
    }

    void labelsDoNotOverlap_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("large") << QSize(1400, 600);
        QTest::newRow("middle") << QSize(700, 380);
        QTest::newRow("small") << QSize(420, 300);
    }

    void labelsDoNotOverlap()
    {
        QFETCH(QSize, size);
        ScopeChart chart;
        chart.resize(size);
        for (int i = 0; i < 9; ++i) {
            chart.addTrace({QString("mode %1").arg(i), {}});
            chart.appendSamples(i, latencies(300, 20.0f + 0.05f * static_cast<float>(i), 7));
        }
        chart.setActiveTrace(8);
        chart.setBaseline("mode 4");
        const ScopePicture& picture = chart.picture();
        QCOMPARE(picture.labelRects().size(), 5); // three percentiles, the fastest mode and the baseline
        QVERIFY(picture.labelTexts().contains("mode 0") && picture.labelTexts().contains("mode 4"));
        for (qsizetype i = 0; i < picture.labelRects().size(); ++i) {
            QVERIFY(picture.labelRects()[i].right() <= size.width());
            QVERIFY(picture.labelRects()[i].bottom() <= size.height());
            for (qsizetype k = 0; k < i; ++k)
                QVERIFY(!picture.labelRects()[i].intersects(picture.labelRects()[k]));
        }
    }

    void segmentsStartAfresh()
    {
        ScopeChart chart;
        chart.resize(900, 400);
        chart.addTrace({"int8-token-dynamic", "INT8"});
        chart.appendSamples(0, latencies(5000, 40));
        chart.markSegment("tokens 4096 → 512");
        chart.appendSamples(0, latencies(5000, 10));
        chart.refresh();
        QCOMPARE(chart.statistics(0).count, 5000u);
        QVERIFY(std::abs(chart.statistics(0).p50 - 10) < 0.2);
        QCOMPARE(chart.keptSamples(0), 10'000u);
        chart.markSegment("again");
        QVERIFY(!chart.picture().empty());
    }

    void frozenStandsStillButKeepsSamples()
    {
        ScopeChart chart(nullptr, 10'000);
        chart.resize(800, 400);
        chart.addTrace({"int8-token-dynamic", "INT8"});
        chart.appendSamples(0, latencies(8000, 20));
        chart.setFrozen(true);
        const QImage before = chart.renderImage({800, 400}, 1, Theme::light());
        chart.appendSamples(0, latencies(50'000, 90));
        chart.refresh();
        QCOMPARE(chart.renderImage({800, 400}, 1, Theme::light()), before);
        QCOMPARE(chart.keptSamples(0), 10'000u);
        chart.zoomIterations(1000, 2000); // a frozen picture can still be explored
        QVERIFY(std::abs(chart.picture().lines().front().columns.front().median - 20) < 3);
        chart.resetZoom();
        chart.setFrozen(false);
        QVERIFY(chart.renderImage({800, 400}, 1, Theme::light()) != before);
    }

    void wheelZoomsAndDoubleClickResets()
    {
        ScopeChart chart;
        chart.resize(800, 400);
        chart.addTrace({"int8-token-dynamic", "INT8"});
        chart.appendSamples(0, latencies(10'000, 20));
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        const double wide = chart.picture().xScale().max - chart.picture().xScale().min;
        const QPointF at = chart.picture().plot().center();
        const double under = chart.picture().iterationAt(at.x());
        QWheelEvent wheel(at, chart.mapToGlobal(at), {}, {0, 240}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(&chart, &wheel);
        QVERIFY(chart.isZoomed());
        QVERIFY(std::abs((chart.picture().xScale().max - chart.picture().xScale().min) / wide - 0.64) < 0.01);
        QVERIFY(std::abs(chart.picture().iterationAt(at.x()) - under) < wide / 1000);
        const double left = chart.picture().xScale().min;
        QTest::mousePress(&chart, Qt::LeftButton, {}, at.toPoint());
        QTest::mouseMove(&chart, at.toPoint() + QPoint(60, 0));
        QTest::mouseRelease(&chart, Qt::LeftButton, {}, at.toPoint() + QPoint(60, 0));
        QVERIFY(chart.picture().xScale().min < left);
        QTest::mouseDClick(&chart, Qt::LeftButton, {}, at.toPoint());
        QVERIFY(!chart.isZoomed());
    }

    void keysPanZoomAndSwitchTheAxis()
    {
        ScopeChart chart;
        chart.resize(800, 400);
        chart.addTrace({"int8-token-dynamic", "INT8"});
        chart.appendSamples(0, latencies(10'000, 20));
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        QSignalSpy log(&chart, &ScopeChart::logLatencyChanged);
        QTest::keyClick(&chart, Qt::Key_L);
        QCOMPARE(log.count(), 1);
        QVERIFY(chart.picture().yScale().log);
        QVERIFY(chart.picture().yScale().min > 0);
        QTest::keyClick(&chart, Qt::Key_Plus);
        QVERIFY(chart.isZoomed());
        const double left = chart.picture().xScale().min;
        QTest::keyClick(&chart, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(chart.picture().xScale().min > left);
        QTest::keyClick(&chart, Qt::Key_0);
        QVERIFY(!chart.isZoomed());
    }

    void cursorsTellTheDifference()
    {
        ScopeChart chart;
        chart.resize(800, 400);
        chart.addTrace({"int8-token-dynamic", "INT8"});
        chart.appendSamples(0, std::vector<float>(5000, 20.0f));
        chart.appendSamples(0, std::vector<float>(5000, 30.0f));
        chart.picture();
        QVERIFY(chart.cursorText().isEmpty());
        chart.setCursorA(1000);
        chart.setCursorB(8000);
        QVERIFY(chart.cursorText().contains("7,000 iterations"));
        QVERIFY2(chart.cursorText().contains("+50.0%"), qPrintable(chart.cursorText()));
    }

    void zeroAndOddSamplesDoNoHarmOnALogAxis()
    {
        ScopeChart chart;
        chart.resize(600, 300);
        chart.addTrace({"int8-token-dynamic", "INT8"});
        chart.appendSamples(0, std::vector<float>{0.0f, 1.0f, 2.0f, 0.0f, 3.0f});
        chart.appendSamples(7, std::vector<float>{1.0f}); // no such trace
        chart.setLogLatency(true);
        QVERIFY(chart.picture().yScale().min > 0);
        QVERIFY(!chart.renderImage({600, 300}, 1, Theme::night()).isNull());
    }

    void tinyWidgetsDoNoHarm()
    {
        ScopeChart chart;
        chart.setTitle("a title that has no room");
        chart.addTrace({"int8-token-dynamic", "INT8"});
        chart.appendSamples(0, latencies(1000, 20));
        for (const QSize& size : {QSize(1, 1), QSize(30, 20), QSize(90, 300), QSize(240, 160), QSize(3000, 60)})
            QCOMPARE(chart.renderImage(size, 1, Theme::light()).size(), size);
    }

    void findingsAreMarkedWhereTheyHappened()
    {
        ScopeChart chart;
        chart.resize(900, 400);
        chart.addTrace({"int8-token-dynamic", "INT8"});
        chart.appendSamples(0, latencies(2000, 20));
        std::vector<double> everywhere;
        for (int i = 0; i < 1000; ++i)
            everywhere.push_back(2.0 * i);
        chart.addFinding(ScopeFinding{0, "spikes", everywhere, {}});
        QVERIFY(chart.picture().markCount() > 20);
        QVERIFY(chart.picture().markCount() < 100); // pixels, not samples
        chart.clearFindings();
        chart.addFinding(ScopeFinding{0, "slow beginning", {}, std::pair(100.0, 300.0)});
        chart.addFinding(0, 100, "first iteration");
        chart.addFinding(1, 500, "of another trace");
        const ScopePicture& picture = chart.picture();
        QCOMPARE(picture.markCount(), 1u); // two in the same place are one sign
        const double top = picture.plot().top();
        QCOMPARE(picture.findingAt({picture.xPixel(100), top}), QString("slow beginning\nfirst iteration"));
        QCOMPARE(picture.findingAt({picture.xPixel(200), top + 2}), QString("slow beginning"));
        QVERIFY(picture.findingAt({picture.xPixel(500), top}).isEmpty());
        const QImage image = chart.renderImage({900, 400}, 1, Theme::light());
        const QPoint at(qRound(picture.xPixel(200)), qRound(top));
        QVERIFY(pixelsLike(image, QRect(at - QPoint(3, 1), QSize(7, 3)), Theme::light().warning) > 8);
    }

    void throttledStretchesAreShaded()
    {
        ScopeChart chart;
        chart.resize(900, 400);
        chart.addTrace({"int8-token-dynamic", "INT8"});
        chart.appendSamples(0, latencies(1000, 20));
        const QImage before = chart.renderImage({900, 400}, 1, Theme::light());
        chart.setThrottled({{400, 600, "power cap"}, {5000, 6000, "thermal"}});
        const ScopePicture& picture = chart.picture();
        const QPointF inside(picture.xPixel(500), picture.plot().center().y());
        QVERIFY(picture.findingAt(inside).contains("power cap"));
        QVERIFY(picture.findingAt({picture.xPixel(700), inside.y()}).isEmpty());
        const QImage image = chart.renderImage({900, 400}, 1, Theme::light());
        QVERIFY(image != before);
        const QPoint foot(qRound(picture.xPixel(500)), qRound(picture.plot().bottom()) - 2);
        QVERIFY(pixelsLike(image, QRect(foot - QPoint(5, 0), QSize(11, 1)), Theme::light().warning) > 8);
        chart.setFrozen(true); // what is found after a run is shown in a picture that stands still, too
        chart.setThrottled({});
        QCOMPARE(chart.renderImage({900, 400}, 1, Theme::light()), before);
    }

    void locatesSamples()
    {
        ScopeChart chart;
        chart.resize(900, 400);
        chart.addTrace({"baseline-copy", ""});
        chart.addTrace({"int8-token-dynamic", ""});
        for (const int trace : {0, 1}) {
            chart.appendWarmup(trace, std::vector<float>(5, 40.0f));
            chart.appendSamples(trace, latencies(10'000, 20));
        }
        chart.locate(1, 5000, 5100);
        QCOMPARE(chart.activeTrace(), 1);
        QVERIFY(chart.picture().xScale().min < 5000 && chart.picture().xScale().min > 4900);
        QVERIFY(chart.picture().xScale().max > 5100 && chart.picture().xScale().max < 5200);
        chart.locate(1, 0, 0);
        QVERIFY(chart.picture().xScale().min >= -6);
        QVERIFY(chart.picture().xScale().max <= 30);
        chart.resetZoom();
        chart.locate(7, 0, 10);
        QVERIFY(!chart.isZoomed());
    }

    void countsItsRepaints()
    {
        ScopeChart chart;
        chart.resize(600, 300);
        chart.addTrace({"int8-token-dynamic", "INT8"});
        QCOMPARE(chart.repaints(), 0u);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        chart.appendSamples(0, latencies(1000, 20));
        QTRY_VERIFY(chart.repaints() > 0);
        const std::uint64_t before = chart.repaints();
        QVERIFY(!chart.renderImage({600, 300}, 1, Theme::light()).isNull()); // not on the screen
        QCOMPARE(chart.repaints(), before);
    }

    void manyTracesInOnePicture()
    {
        ScopeChart chart;
        chart.resize(900, 500);
        for (int i = 0; i < 13; ++i) {
            chart.addTrace({QString("mode %1").arg(i), {}});
            chart.appendSamples(i, latencies(5000, 10.0f + static_cast<float>(i), static_cast<std::uint64_t>(i)));
        }
        chart.setActiveTrace(-1);
        chart.setBaseline("mode 7");
        const ScopePicture& picture = chart.picture();
        QCOMPARE(picture.lines().size(), 13u);
        QCOMPARE(picture.labelTexts(), QStringList({"mode 0", "mode 7"}));
        // In a file nobody can point at a line.
        ScopeView view{-1, false, {}, {}, true};
        ScopePicture inFile;
        inFile.prepare(chart.content().live, view, {}, {}, {900, 500}, Theme::light());
        QCOMPARE(inFile.labelRects().size(), 13);
        for (const ScopeLine& line : picture.lines())
            QVERIFY(!line.active && line.columns.empty() && !line.medians.empty());
        QVERIFY(!chart.renderImage({900, 500}, 1, Theme::night()).isNull());
    }

    void repaintsOnlyWhenSomethingCame()
    {
        ScopeChart chart;
        chart.resize(600, 300);
        chart.addTrace({"int8-token-dynamic", "INT8"});
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        chart.appendSamples(0, latencies(1000, 20));
        QTRY_COMPARE(chart.statistics(0).count, 1000u);
        chart.clear();
        QCOMPARE(chart.traceCount(), 0);
        QVERIFY(chart.picture().empty());
    }

    void exportsAtAnySizeWithoutEverBeingShown()
    {
        ScopeChart chart;
        chart.setTitle("int8-token-dynamic, latency");
        chart.addTrace({"int8-token-dynamic", "INT8"});
        chart.appendSamples(0, latencies(100'000, 20));
        const auto file = [&](ChartFormat format) { return chartPicture(chart.content(), {format, {700, 380}}); };
        const QImage image = QImage::fromData(file(ChartFormat::Png)).convertToFormat(QImage::Format_RGB32);
        QCOMPARE(image.size(), QSize(1400, 760));
        QVERIFY(pixelsLike(image, image.rect(), QColor("#0072B2")) > 2000);
        chart.zoomIterations(20'000, 30'000);
        QVERIFY(QSvgRenderer(file(ChartFormat::Svg)).isValid());
        QVERIFY(file(ChartFormat::Pdf).size() > 5000);
        chart.copyPicture();
        QVERIFY(!QGuiApplication::clipboard()->image().isNull());
    }

    void ticksAreNice()
    {
        QCOMPARE(niceStep(90, 5), 20.0);
        QCOMPARE(niceStep(10, 4), 2.5);
        QCOMPARE(latencyUnit(12'000).name, QString("ms"));
        QCOMPARE(latencyText(23.14), QString("23.14 µs"));
        QCOMPARE(latencyText(4200, 3), QString("4.20 ms"));
        QCOMPARE(countText(1234567), QString("1,234,567"));
        const AxisScale log = logScale(1, 1000, 6);
        QVERIFY(std::abs(log.fraction(10) - 1.0 / 3) < 1e-9);
        QVERIFY(std::abs(log.value(log.fraction(77)) - 77) < 1e-9);
        QVERIFY(log.ticks.size() >= 4);
        for (const double top : {0.3, 7.0, 83.0, 4000.0, 1e7}) {
            const AxisScale scale = niceLinearScale(0, top, 6);
            QVERIFY(scale.max >= top);
            QVERIFY(scale.ticks.size() >= 3 && scale.ticks.size() <= 8);
        }
    }

    void spreadLabelsKeepsOrderAndBounds()
    {
        const QVector<double> placed = spreadLabels({50, 52, 51, 2, 99}, 10, 0, 100);
        QVERIFY(placed[0] <= placed[2] - 9.99 && placed[2] <= placed[1] - 9.99);
        QVERIFY(placed[3] >= 5 && placed[4] <= 95);
        QVERIFY(std::abs(placed[2] - 51) < 0.01);
        QVERIFY(spreadLabels({}, 10, 0, 100).isEmpty());
    }
};

QS_TEST(TestScopeChart)
#include "test_scope_chart.moc"
