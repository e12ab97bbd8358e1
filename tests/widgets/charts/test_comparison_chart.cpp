// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "widgets/charts/bars/comparison_chart.h"
#include "widgets/charts/modes/mode_charts.h"
#include "widgets/style/modes/mode_style.h"

#include <QTest>

using namespace qs;

namespace {

/// Width of the run of `color` in the rows of the image: the longest over all rows of each band of `rows`.
QVector<int> barLengths(const QImage& image, const QVector<QColor>& colors)
{
    QVector<int> longest(colors.size(), 0);
    for (int y = 0; y < image.height(); ++y)
        for (qsizetype k = 0; k < colors.size(); ++k) {
            int count = 0;
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y) == colors[k];
            longest[k] = std::max(longest[k], count);
        }
    return longest;
}

} // namespace

class TestComparisonChart : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void barsBeginAtZeroAndAreProportional()
    {
        ComparisonChart chart;
        chart.fill(&ComparisonContent::setQuantity, "Median latency", "µs");
        chart.fill([&](ComparisonContent& content) {
            content.bars = {
                {"baseline-copy", "", 10}, {"int8-token-dynamic", "", 20}, {"fp8-e4m3-token-dynamic", "", 40}};
        });
        const QImage image = chart.renderImage({1000, 400}, 1, Theme::light());
        const auto length = barLengths(image, {QColor("#5B6470"), QColor("#0072B2"), QColor("#D55E00")});
        QVERIFY(length[0] > 100);
        QVERIFY(std::abs(length[1] - 2 * length[0]) <= 20); // markers of the same colour stand beside the bars
        QVERIFY(std::abs(length[2] - 4 * length[0]) <= 45);
    }

    void whatIsNotResolvedIsPaleAndSaysSo()
    {
        Segment segment;
        for (const char* name : {"baseline-copy", "int8-token-dynamic", "fp8-e4m3-token-dynamic"}) {
            ModeResult mode;
            mode.scheme = *parseScheme(name);
            mode.requested = name;
            mode.samplesUs.assign(100, 100.0f);
            mode.latency = summarize(mode.samplesUs);
            mode.bytes = Bytes{1'000'000};
            segment.modes.push_back(mode);
        }
        segment.pairs.variants = 3;
        segment.pairs.pairs.resize(9);
        Comparison& faster = segment.pairs.pairs[1];
        faster.verdict = Verdict::Faster;
        faster.ratio = faster.low = faster.high = 1.27;
        Comparison& open = segment.pairs.pairs[2];
        open.verdict = Verdict::NotResolved;
        open.low = 0.99;
        open.high = 1.02;
        ComparisonChart chart;
        chart.fill(showLatency, segment, "baseline-copy");
        QCOMPARE(chart.content().bars[0].mode, QString("baseline-copy")); // the order of the setup
        QVERIFY(!chart.content().bars[0].unresolved && !chart.content().bars[1].unresolved &&
                chart.content().bars[2].unresolved);
        QCOMPARE(chart.content().bars[1].note, QString("1.27×, faster"));
        QCOMPARE(chart.content().bars[2].note, QString("not resolved"));
        QCOMPARE(verdictSentence(segment, "baseline-copy"),
                 QString("Compared with baseline-copy: 1 faster, 1.27× (int8-token-dynamic), 1 not resolved."));
        QVERIFY(chart.summary().contains("difference not resolved"));
        QVERIFY(!chart.summary().contains("fp8-e4m3-token-dynamic: 100 µs (1"));
        const auto length =
            barLengths(chart.renderImage({1000, 400}, 1, Theme::light()), {QColor("#0072B2"), QColor("#D55E00")});
        QVERIFY(length[0] > 300);
        QVERIFY2(length[1] < length[0] * 0.75, "the bar of what is not resolved has an interrupted outline only");

        // Rates: half the bytes in the same time is half the rate, whatever the times leave open.
        segment.modes[2].bytes = Bytes{500'000};
        chart.fill(showBandwidth, segment, "baseline-copy");
        QVERIFY(!chart.content().bars[2].unresolved);
        segment.modes[2].bytes = Bytes{1'000'000};
        chart.fill(showBandwidth, segment, "baseline-copy");
        QVERIFY(chart.content().bars[2].unresolved);

        segment.controlMode = "baseline-copy";
        segment.control.verdict = Verdict::Slower;
        segment.control.ratio = 0.7;
        chart.fill(showLatency, segment, "baseline-copy");
        QVERIFY(chart.content().bars[1].unresolved);
        QVERIFY(chart.content().finding.contains("no difference is resolved"));
        segment.pairs = {};
        segment.controlMode.clear();
        QVERIFY(verdictSentence(segment, "baseline-copy").isEmpty());
    }

    // Bars of the medians and the ratio by round need not have the same order, so both are drawn: beside the bars where
    // there is width, below them where there is height; in the window as in what is exported.
    void ratiosStandBesideOrBelowTheBars()
    {
        ComparisonChart chart;
        chart.fill(&ComparisonContent::setQuantity, "Median latency", "ms");
        chart.fill([](ComparisonContent& content) {
            content.ratioName = "Speed-up over baseline-copy";
            content.band = 0.01;
        });
        ComparisonBar base{"baseline-copy", "", 0.958};
        base.isBaseline = true;
        ComparisonBar slow{"fp8-e4m3-token-dynamic", "", 4.0};
        slow.ratio = {0.394, 0.37, 0.42, "0.39× [0.37, 0.42], slower"};
        ComparisonBar open{"int8-token-dynamic", "", 1.0};
        open.ratio = {0.98, 0.024, 14.3, "0.980× [0.024, 14.3], not resolved"};
        open.unresolved = true;
        chart.fill([&](ComparisonContent& content) { content.bars = {base, slow, open}; });
        for (const QSize size : {QSize(1100, 300), QSize(560, 420), QSize(420, 190)}) {
            const auto plots = chart.plots(size);
            QCOMPARE(plots.size(), 2);
            const QRectF bars = plots[0].area, ratios = plots[1].area;
            QVERIFY(size.width() != 560 ? ratios.left() > bars.right() && ratios.top() == bars.top()
                                        : ratios.top() > bars.bottom() && ratios.left() == bars.left());
            QVERIFY(QRectF(QPointF(), size).contains(ratios));
            // An interval without bounds does not press the others together.
            QVERIFY(plots[1].x.scale.min > 0.2 && plots[1].x.scale.max < 2);
            const QImage image = chart.renderImage(size, 1, Theme::light());
            const QPointF at = plots[1].pixel(0.394, 1.5);
            QCOMPARE(image.pixelColor(at.toPoint()), modeStyle("fp8-e4m3-token-dynamic", Theme::light()).color);
            const QPointF hollow = plots[1].pixel(0.98, 2.5);
            QCOMPARE(image.pixelColor(hollow.toPoint()), Theme::light().background);
        }
        QCOMPARE(chart.plots(QSize(240, 120)).size(), 1); // no room for either
    }

    void absentValuesAreWords()
    {
        ComparisonChart chart;
        chart.fill(&ComparisonContent::setQuantity, "SQNR", "dB");
        ComparisonBar exact{"baseline-copy"};
        exact.note = "∞ (exact)";
        exact.isBaseline = true;
        chart.fill([&](ComparisonContent& content) { content.bars = {exact, {"int8-token-dynamic", "", 41.2}}; });
        QVERIFY(chart.summary().contains("∞ (exact)"));
        QVERIFY(chart.summary().contains("41.2 dB"));
        QVERIFY(chart.accessibleDescription().contains("baseline"));
        QVERIFY(!chart.renderImage({420, 300}, 1, Theme::night()).isNull());
    }

    void allSizesAllCounts_data()
    {
        QTest::addColumn<int>("modes");
        QTest::addColumn<QSize>("size");
        for (const int modes : {0, 1, 2, 13})
            for (const QSize& size : {QSize(300, 200), QSize(700, 380), QSize(1600, 900)})
                QTest::addRow("%d at %d", modes, size.width()) << modes << size;
    }

    void allSizesAllCounts()
    {
        QFETCH(int, modes);
        QFETCH(QSize, size);
        ComparisonChart chart;
        chart.setTitle("Bandwidth by mode");
        chart.fill(&ComparisonContent::setQuantity, "Bandwidth", "GB/s");
        chart.fill([](ComparisonContent& content) {
            content.limit = 4180;
            content.limitName = "device ceiling";
        });
        QVector<ComparisonBar> bars;
        for (int i = 0; i < modes; ++i)
            bars.append({"int8-tensor-dynamic", QString("mode number %1").arg(i), 3000.0 + 50 * i, 2900, 4000, 4100,
                         "97% of ceiling", i == 0});
        chart.fill([&](ComparisonContent& content) { content.bars = bars; });
        for (const bool log : {false, true}) {
            chart.setLogAxis(log);
            const QImage image = chart.renderImage(size, 2, Theme::light());
            QCOMPARE(image.size(), size * 2);
            // Nothing is cut off: the outermost pixels stay empty.
            for (int y = 0; y < image.height(); ++y) {
                QCOMPARE(image.pixelColor(0, y), Theme::light().background);
                QCOMPARE(image.pixelColor(image.width() - 1, y), Theme::light().background);
            }
            const int colored = barLengths(image, {QColor("#0072B2")})[0];
            QVERIFY(modes == 0 ? colored == 0 : colored > 10);
        }
    }
};

QS_TEST(TestComparisonChart)
#include "test_comparison_chart.moc"
