// SPDX-License-Identifier: GPL-3.0-or-later
// The live trace when the setup is turned: range and window follow the present setup, what came before is dimmed, and
// what belongs to another setup says so.
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/latencies.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/charts/scope/scope_picture.h"

#include <QProxyStyle>
#include <QTest>

using namespace qs;

namespace {

/// The share of the plot's height that the medians of the last segment stand on.
double heightOf(ScopeChart& chart, double microseconds)
{
    const ScopePicture& picture = chart.picture();
    return (picture.plot().bottom() - picture.yPixel(microseconds)) / picture.plot().height();
}

void turn(ScopeChart& chart, float before, float after)
{
    chart.resize(1000, 500);
    chart.setRolling(true);
    for (const char* mode : {"int8-token-dynamic", "baseline-copy"})
        chart.addTrace({mode, mode});
    for (const int trace : {0, 1})
        chart.appendSamples(trace, latencies(300, before));
    (void)chart.picture();
    chart.markSegment(QStringLiteral("256 tokens"), QStringLiteral("8192 tokens"));
    for (const int trace : {0, 1})
        chart.appendSamples(trace, latencies(100, after));
}

/// A style whose animations take so long, in ms.
class Animated : public QProxyStyle
{
public:
    explicit Animated(int duration) : m_duration(duration) {}
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* result) const override
    {
        if (hint == SH_Widget_Animation_Duration) return m_duration;
        return QProxyStyle::styleHint(hint, option, widget, result);
    }

private:
    int m_duration;
};

/// How far a colour is from the ground, summed over an area: less where the trace is washed out.
qint64 ink(const QImage& image, const QRectF& area, const QColor& ground)
{
    qint64 sum = 0;
    const QRect whole = area.toAlignedRect();
    for (int y = whole.top(); y < whole.bottom(); ++y)
        for (int x = whole.left(); x < whole.right(); ++x) {
            const QColor c = image.pixelColor(x, y);
            sum += std::abs(c.red() - ground.red()) + std::abs(c.green() - ground.green()) +
                   std::abs(c.blue() - ground.blue());
        }
    return sum;
}

} // namespace

class TestScopeLive : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void theRangeIsThatOfThePresentSetUp()
    {
        ScopeChart chart;
        turn(chart, 4000, 50);
        // At the scale of what was before, 50 of 4000 µs would stand on a hundredth of the height.
        QVERIFY2(heightOf(chart, 50) > 0.3, qPrintable(QString::number(heightOf(chart, 50))));
        QVERIFY(heightOf(chart, 50) < 1);
        chart.setLogLatency(true);
        QVERIFY(heightOf(chart, 50) > 0.2);
        chart.setLogLatency(false);
        chart.zoomIterations(0, 400); // who looks at what was before sees it
        QVERIFY(heightOf(chart, 4000) < 1);
    }

    void theRangeGlidesToThatOfThePresentSetUp_data()
    {
        QTest::addColumn<int>("duration");
        QTest::newRow("animated") << 200;
        QTest::newRow("a style without animations") << 0;
    }
    void theRangeGlidesToThatOfThePresentSetUp()
    {
        QFETCH(int, duration);
        Animated style(duration);
        ScopeChart chart;
        chart.setStyle(&style);
        turn(chart, 4000, 4000);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        QTRY_VERIFY(chart.repaints() > 0);
        QVector<double> seen{chart.painted().yScale().max};
        chart.markSegment(QStringLiteral("128 tokens"), QStringLiteral("256 tokens"));
        auto frames = chart.repaints();
        for (const int trace : {0, 1})
            chart.appendSamples(trace, latencies(100, 50));
        do {
            QTRY_VERIFY(chart.repaints() > frames); // easing asks for the next frame by itself
            frames = chart.repaints();
            seen << chart.painted().yScale().max;
        } while (chart.painted().isEasing() && seen.size() < 200);
        QVERIFY(seen.last() < 200);
        if (duration == 0) {
            QCOMPARE(seen.size(), 2);
            return;
        }
        QVERIFY2(seen.size() >= 6, qPrintable(QString::number(seen.size())));
        for (qsizetype i = 1; i < seen.size(); ++i)
            QVERIFY(seen[i] < seen[i - 1]);
    }

    void untilSamplesComeTheRangeStandsStill()
    {
        ScopeChart chart;
        turn(chart, 4000, 50);
        const double before = chart.picture().yScale().max;
        chart.markSegment(QStringLiteral("512 tokens"));
        QCOMPARE(chart.picture().yScale().max, before);
        chart.appendWarmup(0, latencies(5, 900)); // the first that come are warm-up
        QVERIFY(chart.picture().yScale().max > 800);
    }

    void theWindowFollowsTheNewest()
    {
        ScopeChart chart;
        turn(chart, 4000, 50);
        QVERIFY(chart.picture().xScale().min > 250); // a glimpse of what was before
        QVERIFY(chart.picture().xScale().min < 300);
        QVERIFY(chart.picture().xScale().max >= 400);
        chart.appendSamples(0, latencies(5000, 50));
        const AxisScale& x = chart.picture().xScale();
        QVERIFY(x.max >= 5400 && x.max < 5500);
        QVERIFY(x.max - x.min < 1000);
        chart.setRolling(false); // at its end the run is shown as a whole
        QVERIFY(chart.picture().xScale().min <= 0);
    }

    void whatCameBeforeIsDimmedAndNamed()
    {
        ScopeChart chart;
        turn(chart, 100, 100);
        chart.refresh();
        const QImage with = chart.renderImage({1000, 500}, 1, Theme::light());
        const ScopePicture& picture = chart.picture();
        const double begin = picture.xPixel(300);
        const QRectF plot = picture.plot();
        // The median line alone, as many pixels of it on each side of the mark.
        const double wide = std::min(begin - plot.left(), 14.0) - 3;
        const double y = picture.yPixel(100);
        const auto band = [&](double x) { return ink(with, {x, y - 12, wide, 24}, Theme::light().background); };
        QVERIFY2(band(begin - wide - 2) * 10 < band(begin + 40) * 8,
                 qPrintable(QStringLiteral("%1 %2").arg(band(begin - wide - 2)).arg(band(begin + 40))));
    }

    void resultsOfAnotherSetUpAreWashedOutOnTheScreen()
    {
        ScopeChart chart;
        chart.setTheme(Theme::light());
        turn(chart, 100, 100);
        chart.setRolling(false);
        chart.refresh();
        const QImage before = chart.grab().toImage();
        const QImage exported = chart.renderImage({1000, 500}, 1, Theme::light());
        chart.setOutdated({QStringLiteral("Measured with 512×4096"), QStringLiteral("Press F5")});
        const QImage after = chart.grab().toImage();
        const QRectF plot = chart.picture().plot();
        const QRectF body(plot.left(), plot.center().y(), plot.width(), plot.height() / 2);
        QVERIFY(ink(after, body, Theme::light().background) * 10 < ink(before, body, Theme::light().background) * 6);
        QCOMPARE(chart.renderImage({1000, 500}, 1, Theme::light()), exported); // a figure has its own caption
        QVERIFY(chart.summary().contains(QStringLiteral("512×4096")));
        chart.clear();
        QVERIFY(chart.outdated().isEmpty());
    }
};

QS_TEST(TestScopeLive)
#include "test_scope_live.moc"
