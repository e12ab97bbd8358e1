// SPDX-License-Identifier: GPL-3.0-or-later
#include "fail_on_warnings.h"
#include "widgets/charts/comparison_chart.h"
#include "widgets/style/mode_style.h"

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
        chart.setQuantity("Median latency", "µs");
        chart.setData(
            {{"baseline-copy", "", 10}, {"int8-token-dynamic", "", 20}, {"fp8-e4m3-token-dynamic", "", 40}});
        const QImage image = chart.renderImage({1000, 400}, 1, Theme::light());
        const auto length = barLengths(image, {QColor("#5B6470"), QColor("#0072B2"), QColor("#D55E00")});
        QVERIFY(length[0] > 100);
        QVERIFY(std::abs(length[1] - 2 * length[0]) <=
                20); // markers of the same colour stand beside the bars
        QVERIFY(std::abs(length[2] - 4 * length[0]) <= 45);
    }

    void absentValuesAreWords()
    {
        ComparisonChart chart;
        chart.setQuantity("SQNR", "dB");
        ComparisonBar exact{"baseline-copy"};
        exact.note = "∞ (exact)";
        exact.isBaseline = true;
        chart.setData({exact, {"int8-token-dynamic", "", 41.2}});
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
        chart.setQuantity("Bandwidth", "GB/s");
        chart.setLimit(4180, "device ceiling");
        QVector<ComparisonBar> bars;
        for (int i = 0; i < modes; ++i)
            bars.append({"int8-tensor-dynamic", QString("mode number %1").arg(i), 3000.0 + 50 * i, 2900, 4000,
                         4100, "97% of ceiling", i == 0});
        chart.setData(bars);
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

QTEST_MAIN(TestComparisonChart)
#include "test_comparison_chart.moc"
