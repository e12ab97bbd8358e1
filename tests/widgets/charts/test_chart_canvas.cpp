// SPDX-License-Identifier: GPL-3.0-or-later
// Axes and series of charts, and pictures made on other threads.
#include "tests/fail_on_warnings.h"

#include "tests/widgets/support/all_charts.h"
#include "widgets/charts/core/chart_canvas.h"
#include "widgets/charts/core/chart_picture_file.h"

#include <QPainter>
#include <QTest>

#include <atomic>
#include <thread>

using namespace qs;

namespace {

constexpr QSize kSize(300, 200);
const QRectF kPlot(40, 20, 200, 150);

AxisPanel panel(const AxisScale& x, const AxisScale& y)
{
    AxisPanel panel{kPlot, x, y};
    panel.xLine = panel.yGrid = false;
    return panel;
}

QImage painted(const ChartCanvas& canvas)
{
    QImage image(kSize, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    canvas.paint(painter);
    return image;
}

/// The part of the plot between shares of its width (from the left) and height (from below).
QRect plotRect(double left, double right, double below, double above)
{
    return QRectF(QPointF(kPlot.left() + left * kPlot.width(), kPlot.bottom() - above * kPlot.height()),
                  QPointF(kPlot.left() + right * kPlot.width(), kPlot.bottom() - below * kPlot.height()))
        .toAlignedRect();
}

/// The box of all pixels that are not white.
QRect inked(const QImage& image)
{
    QRect box;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) != QColor(Qt::white)) box |= QRect(x, y, 1, 1);
    return box;
}

} // namespace

class TestChartCanvas : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        loadResources();
    }

    /// Notes, cursors and read-outs of the charts are placed by ChartPlot; series by Qt Charts or by the painter.
    void allPlaceAlike()
    {
        const AxisScale linear{-2, 6, false, {}}, log{0.5, 3000, true, {}}, rows{5, 0, false, {}};
        for (const auto& [x, y] :
             {std::pair(linear, log), std::pair(log, linear), std::pair(log, rows), std::pair(linear, linear)}) {
            ChartCanvas onScreen(ChartCanvas::Series::QtCharts), inFiles;
            ChartPlot plot;
            plot.area = kPlot;
            plot.x.scale = x;
            plot.y.scale = y;
            for (ChartCanvas* canvas : {&onScreen, &inFiles}) {
                canvas->begin({panel(x, y)}, kSize, Theme::light(), 12);
                const QPointF value(x.value(0.3), y.value(0.6)), at = canvas->position(0, value);
                QVERIFY(QLineF(at, plot.pixel(value.x(), value.y())).length() < 1e-6);
                const QPointF back = canvas->value(0, at);
                QVERIFY(qFuzzyCompare(1 + back.x(), 1 + value.x()) && qFuzzyCompare(1 + back.y(), 1 + value.y()));
                canvas->bar(0, {x.value(0.3), y.value(0.6)}, {x.value(0.5), y.value(0.2)}, Qt::black);
            }
            const QRect wanted = plotRect(0.3, 0.5, 0.2, 0.6);
            for (const ChartCanvas* canvas : {&onScreen, &inFiles}) {
                const QRect ink = inked(painted(*canvas));
                QVERIFY(wanted.adjusted(-1, -1, 1, 1).contains(ink));
                QVERIFY(ink.contains(wanted.adjusted(1, 1, -1, -1)));
            }
        }
    }

    /// A chart on the screen and the same in a file.
    void theScreenShowsWhatFilesHave()
    {
        for (const auto& [name, chart] : example::allCharts()) {
            chart->resize(500, 320);
            const QImage screen = chart->grab().toImage().convertToFormat(QImage::Format_RGB32);
            const QImage file = chart->renderImage(screen.size(), 1, chart->theme());
            int different = 0;
            for (int y = 0; y < file.height(); ++y)
                for (int x = 0; x < file.width(); ++x) {
                    const QColor a = screen.pixelColor(x, y), b = file.pixelColor(x, y);
                    different += std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()),
                                           std::abs(a.blue() - b.blue())}) > 100;
                }
            QVERIFY2(different < file.width() * file.height() / 500, qPrintable(QString::number(different) + name));
        }
    }

    void whatLiesBeyondThePlotIsCutOff()
    {
        for (const auto by : {ChartCanvas::Series::QtCharts, ChartCanvas::Series::Painted}) {
            ChartCanvas canvas(by);
            canvas.begin({panel({0, 10, false, {}}, {0, 10, false, {}})}, kSize, Theme::light(), 12);
            canvas.line(0, {{-50, 5}, {50, 5}}, QPen(Qt::black, 1));
            canvas.line(0, {{2, -90}, {3, 90}, {4, -90}, {5, 90}}, QPen(Qt::black, 1)); // leaves it and comes back
            canvas.bar(0, {-3, 8}, {40, 30}, Qt::black);
            const QRect ink = inked(painted(canvas));
            QVERIFY(kPlot.toRect().adjusted(-1, -1, 1, 1).contains(ink));
            QVERIFY(ink.width() >= 199 && ink.height() >= 148);
        }
    }

    /// On the screen one canvas has one picture after another.
    void aCanvasThatIsUsedAgainPaintsTheSame()
    {
        const AxisScale log{1, 1000, true, {}}, linear{0, 10, false, {}};
        const auto first = [&](ChartCanvas& canvas) {
            canvas.begin({panel(log, linear)}, kSize, Theme::light(), 12);
            canvas.bar(0, {1, 0}, {100, 3}, Qt::gray);
            canvas.line(0, {{1, 1}, {1000, 9}}, QPen(Qt::red, 2));
            canvas.line(0, {{1, 9}, {1000, 1}}, QPen(Qt::blue, 2));
        };
        const auto second = [&](ChartCanvas& canvas) {
            canvas.begin({panel(linear, log)}, kSize, Theme::light(), 12);
            canvas.line(0, {{1, 1}, {9, 1000}}, QPen(Qt::blue, 2));
        };
        ChartCanvas again(ChartCanvas::Series::QtCharts), other(ChartCanvas::Series::QtCharts);
        first(again);
        const QImage before = painted(again);
        second(again);
        second(other);
        QCOMPARE(painted(again), painted(other));
        first(again);
        QCOMPARE(painted(again), before);
    }

    void noSizeIsTooSmall()
    {
        for (const auto& [name, chart] : example::allCharts())
            for (const QSize size : {QSize(1, 1), QSize(30, 20), QSize(90, 300), QSize(400, 60), QSize(180, 120)}) {
                QCOMPARE(chart->renderImage(size, 1, Theme::night()).size(), size);
                if (chart->hasLogChoice()) chart->toggleLog();
                QCOMPARE(chart->renderImage(size, 1, Theme::light()).size(), size);
            }
    }

    void everyChartIsPaintedOnOtherThreads()
    {
        for (const auto& [name, chart] : example::allCharts()) {
            const QImage wanted = chart->renderImage({500, 320}, 1, Theme::light());
            const QByteArray svg = chartPicture(chart->content(), {ChartFormat::Svg, {500, 320}});
            std::vector<std::shared_ptr<const ChartContent>> contents;
            for (int i = 0; i < 3; ++i)
                contents.push_back(chart->snapshot());
            const ChartPictureOptions options{ChartFormat::Svg, {500, 320}};
            std::atomic<int> same = 0;
            std::vector<std::thread> threads;
            for (const auto& content : contents)
                threads.emplace_back([&] {
                    if (content->image({500, 320}, 1, 1, Theme::light()) == wanted &&
                        chartPicture(*content, options) == svg)
                        ++same;
                });
            for (std::thread& thread : threads)
                thread.join();
            QVERIFY2(same == 3, qPrintable(name));
        }
    }

    /// A snapshot stays as it was, also after its chart is gone.
    void aSnapshotIsOnItsOwn()
    {
        auto chart = example::roofline();
        chart->resize(500, 320);
        QVERIFY(chart->addNote(chart->data(chart->size())[0].at, QStringLiteral("Here")));
        const QImage before = chart->renderImage({500, 320}, 1, Theme::light());
        const auto content = chart->snapshot();
        QCOMPARE(content->notes.size(), 1);
        QCOMPARE(content->summary(), chart->summary());
        chart->setNotes({});
        QVERIFY(chart->renderImage({500, 320}, 1, Theme::light()) != before);
        chart.reset();
        QCOMPARE(content->image({500, 320}, 1, 1, Theme::light()), before);
    }
};

QTEST_MAIN(TestChartCanvas)
#include "test_chart_canvas.moc"
