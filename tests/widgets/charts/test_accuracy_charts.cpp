// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "tests/widgets/support/study_example.h"
#include "widgets/charts/bars/category_bars.h"
#include "widgets/charts/core/chart_picture_file.h"
#include "widgets/charts/curves/pareto_chart.h"
#include "widgets/charts/curves/training_chart.h"
#include "widgets/charts/modes/accuracy_charts.h"
#include "widgets/charts/modes/heat_map.h"
#include "widgets/style/modes/accuracy_mode_style.h"

#include <QElapsedTimer>
#include <QSet>
#include <QSignalSpy>

using namespace qs;

class TestAccuracyCharts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        loadResources();
    }

    void everyModeHasItsOwnLook()
    {
        QSet<QString> looks;
        for (const AccuracyMode& mode : accuracyModes()) {
            const QString name = QString::fromUtf8(mode.name.data(), static_cast<qsizetype>(mode.name.size()));
            const ModeStyle s = modeStyle(name, Theme::light());
            QVERIFY2(s.format != ModeFamily::Other, qPrintable(name));
            looks << QStringLiteral("%1 %2 %3 %4")
                         .arg(s.color.name())
                         .arg(static_cast<int>(s.marker))
                         .arg(s.isStatic)
                         .arg(static_cast<int>(s.inner));
            QVERIFY(accuracyModeShortTitle(name).size() <= 12);
        }
        QCOMPARE(looks.size(), static_cast<qsizetype>(accuracyModes().size()));
        QCOMPARE(modeStyle(QStringLiteral("int8-static-entropy"), Theme::light()).color, QColor("#0072B2"));
        QCOMPARE(modeStyle(QStringLiteral("qat-int4"), Theme::light()).color, QColor("#CC79A7"));
        QCOMPARE(modeStyle(QStringLiteral("fp32"), Theme::light()).color, QColor("#5B6470"));
        QCOMPARE(modeStyle(QStringLiteral("plan 2"), Theme::light()).marker, MarkerShape::Diamond);
    }

    void accuracyTellsVerdictsAndFailures()
    {
        CategoryBars chart;
        chart.fill(showAccuracyByMode, *example::study());
        const auto& items = chart.content().items;
        QCOMPARE(items.size(), 6); // five rows and a plan
        QVERIFY(items[0].isBaseline);
        QCOMPARE(items[0].value, 98.0);
        QVERIFY(items[0].low < 98 && items[0].high > 98);
        QCOMPARE(items[1].note, QStringLiteral("equivalent"));
        QCOMPARE(items[2].note, QStringLiteral("worse by 1.60 points"));
        QVERIFY(!items[2].unresolved);
        QCOMPARE(items[3].note, QStringLiteral("not resolved"));
        QVERIFY(items[3].unresolved);
        QVERIFY(std::isnan(items[4].value));
        QCOMPARE(items[4].note, QStringLiteral("The loss became NaN in epoch 1."));
        QVERIFY(items[5].isPlan);
        QVERIFY(chart.summary().contains(QStringLiteral("98.00%")));
        QCOMPARE(studySentence(*example::study()),
                 QStringLiteral(
                     "Compared with the FP32 baseline: 1 equivalent within ±0.5 points, 1 worse, 1 not resolved."));
    }

    void lossIsComparedItemByItem()
    {
        CategoryBars chart;
        chart.fill(showLossByMode, *example::study());
        QVERIFY(std::isnan(chart.content().items[0].low)); // the baseline has no difference from itself
        QVERIFY(std::abs(chart.content().items[2].low - (0.086 - 4e-4)) < 1e-12);
        QVERIFY(!chart.content().items[2].unresolved);
        QVERIFY(chart.content().items[1].unresolved);
    }

    void sizeIsTheLedger()
    {
        CategoryBars chart;
        chart.fill(showModelSize, *example::study());
        const CategoryItem& int4 = chart.content().items[2];
        QCOMPARE(int4.value * 1024, 125000.0 + 4096 + 3000 + 904);
        double sum = 0;
        for (const double part : int4.parts)
            sum += part;
        QVERIFY(std::abs(sum - int4.value) < 1e-9);
        QCOMPARE(int4.note, QStringLiteral("7.55× smaller"));
    }

    void aRowIsChosenByClickAndKeys()
    {
        CategoryBars chart;
        chart.fill(showAccuracyByMode, *example::study());
        chart.resize(700, 400);
        QSignalSpy chosen(&chart, &CategoryBars::modeActivated);
        QPoint at(350, 0);
        while (at.y() < 400 && chart.modeAt(at) != QStringLiteral("int4-rtn"))
            at += QPoint(0, 2);
        QVERIFY(at.y() < 400);
        QTest::mouseClick(&chart, Qt::LeftButton, {}, at);
        QCOMPARE(chosen.takeFirst().first().toString(), QStringLiteral("int4-rtn"));
        QTest::keyClick(&chart, Qt::Key_Up);
        QCOMPARE(chosen.takeFirst().first().toString(), QStringLiteral("int8-dynamic"));
        QTest::keyClick(&chart, Qt::Key_Up);
        QTest::keyClick(&chart, Qt::Key_Up); // stays at the first
        QCOMPARE(chosen.takeLast().first().toString(), QStringLiteral("fp32"));
    }

    void paretoPlacesPointsAndLabelsApart()
    {
        ParetoChart chart;
        chart.fill(showPareto, *example::study());
        chart.resize(760, 480);
        QCOMPARE(chart.content().points.size(), 5); // not the one that failed
        QVERIFY(!chart.content().points[0].onFront() &&
                chart.content().points[2].onFront()); // fp32 is not better than INT8
        QVERIFY(!chart.content().points[0].isPlan && chart.content().points[4].isPlan);
        QVERIFY(chart.pixel(0).x() > chart.pixel(1).x() && chart.pixel(1).x() > chart.pixel(2).x());
        QVERIFY(chart.pixel(1).y() < chart.pixel(2).y());
        for (qsizetype i = 0; i < 5; ++i) {
            QVERIFY(!chart.labelBox(i).isEmpty());
            QVERIFY(QRectF(chart.rect()).contains(chart.labelBox(i)));
            for (qsizetype j = 0; j < i; ++j)
                QVERIFY(!chart.labelBox(i).intersects(chart.labelBox(j)));
        }
    }

    /// A point whose distance from the front is noise is drawn as one on it, and called what it is.
    void paretoTellsNoiseFromDistance()
    {
        AccuracyStudyResult study = *example::study();
        ModeRow same = study.rows[1]; // larger and a hair less accurate
        same.mode = "int8-static-mse";
        same.size.payload += 1000;
        same.correct -= 1;
        same.accuracyDifference.difference -= 1.0 / static_cast<double>(same.total);
        ModeRow worse = same;
        worse.mode = "int8-static-absmax";
        worse.accuracyDifference = {-0.2, -0.21, -0.19, -0.21, -0.19};
        study.rows.push_back(same);
        study.rows.push_back(worse);
        ParetoChart chart;
        chart.fill(showPareto, study);
        const auto pointOf = [&](const char* name) {
            return *std::ranges::find(chart.content().points, QString::fromLatin1(name), &ParetoPoint::name);
        };
        QCOMPARE(pointOf("int8-static-mse").place, FrontPlace::Within);
        QCOMPARE(pointOf("int8-static-absmax").place, FrontPlace::Behind);
        QVERIFY(chart.summary().contains(QStringLiteral("Equivalent to the front within the intervals: ")));
        const ChartTable table = chart.dataTable();
        const QString said = table.tsv();
        QVERIFY2(said.contains(QStringLiteral("within the intervals")), qPrintable(said));
        chart.resize(900, 600);
        for (const ChartDatum& datum : chart.data(chart.size()))
            if (chart.content().points[datum.point].name == QLatin1String("int8-static-mse"))
                QVERIFY(chart.describe(datum).details.last().contains(QStringLiteral("within the 95% intervals")));
    }

    /// As many modes as a study has, all within each other's intervals: no steps, and no label is struck through.
    static QVector<ParetoPoint> equivalents()
    {
        const char* const names[] = {"fp32",     "fp16",    "int8-dynamic", "int8-static-absmax",
                                     "int4-rtn", "nf4",     "int4-gptq",    "mxfp4",
                                     "nvfp4",    "fp8-e4m3"};
        QVector<ParetoPoint> points;
        std::vector<WeighedPoint> weighed;
        for (int i = 0; i < 10; ++i) {
            ParetoPoint point;
            point.name = point.label = QString::fromLatin1(names[i]);
            point.cost = 1000.0 / (1 + 0.8 * i);
            point.value = 98.44 + 0.01 * ((i * 7) % 6);
            point.low = point.value - 0.03, point.high = point.value + 0.03;
            point.isBaseline = i == 0;
            points << point;
            weighed.push_back({point.cost, point.value, point.low, point.high});
        }
        const auto places = frontPlaces(weighed);
        for (qsizetype i = 0; i < points.size(); ++i)
            points[i].place = places[static_cast<std::size_t>(i)];
        return points;
    }

    void paretoLabelsAreNotStruckThroughAndStay()
    {
        ParetoChart chart;
        chart.resize(900, 560);
        QVector<ParetoPoint> points = equivalents();
        chart.fill(&ParetoContent::setPoints, points);
        QCOMPARE(std::ranges::count(chart.content().points, FrontPlace::On, &ParetoPoint::place), 1);
        QVector<QRectF> before;
        for (qsizetype i = 0; i < points.size(); ++i) {
            before << chart.labelBox(i);
            QVERIFY2(!before.last().isEmpty(), qPrintable(points[i].label));
            for (qsizetype other = 0; other < points.size(); ++other) {
                const double perUnit = (chart.pixel(2).y() - chart.pixel(1).y()) / (points[1].value - points[2].value);
                const QPointF at = chart.pixel(other);
                const QRectF whisker(at.x() - 1, at.y() - 0.03 * perUnit, 2, 0.06 * perUnit);
                QVERIFY2(!whisker.intersects(before.last()), qPrintable(points[i].label + points[other].label));
            }
        }
        ParetoPoint plan = points[4]; // somewhere among them
        plan.isPlan = true;
        plan.name = plan.label = QStringLiteral("plan 1");
        plan.cost = 0.5 * (points[1].cost + points[2].cost);
        plan.value = points[2].value;
        chart.fill(&ParetoContent::setPoints, points << plan);
        int moved = 0;
        for (qsizetype i = 0; i < before.size(); ++i)
            moved += chart.labelBox(i) != before[i] && !before[i].intersects(chart.labelBox(before.size())) ? 1 : 0;
        QVERIFY2(moved <= 2, qPrintable(QString::number(moved))); // those that the plan covers
        QVERIFY(!chart.labelBox(before.size()).isEmpty());
    }

    void paretoSelectsByClickAndKeys()
    {
        ParetoChart chart;
        chart.fill(showPareto, *example::study());
        chart.resize(760, 480);
        QSignalSpy chosen(&chart, &ParetoChart::pointSelected);
        QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.pixel(0).toPoint());
        QCOMPARE(chosen.takeFirst().first().toString(), QStringLiteral("fp32"));
        QTest::keyClick(&chart, Qt::Key_Left);
        QCOMPARE(chosen.takeFirst().first().toString(), QStringLiteral("int8-dynamic"));
        QVERIFY(!chart.accessibleDescription().isEmpty());
        chart.setLogSize(false);
        QVERIFY(chart.pixel(0).x() > chart.pixel(1).x());
    }

    void heatMapHasACellForEachLayerAndMode()
    {
        HeatMap map;
        map.fill(showSensitivity, *example::study(), SensitivityQuantity::LossDifference);
        map.resize(640, 360);
        QVERIFY(map.summary().contains(QStringLiteral("layers.0 in INT4 RTN")));
        QVERIFY(map.summary().contains(QStringLiteral("Difference not resolved: 2")));
        QSignalSpy chosen(&map, &HeatMap::cellSelected), tried(&map, &HeatMap::cellActivated);
        // Modes in the catalogue's order: int8-dynamic is 0, int4-rtn 1.
        const QPoint at = map.cellBox(1, 1).center().toPoint();
        QCOMPARE(*map.cellAt(at), QPoint(1, 1));
        QTest::mouseClick(&map, Qt::LeftButton, {}, at);
        QCOMPARE(chosen.last().at(0).toInt(), 1);
        QCOMPARE(chosen.last().at(1).toString(), QStringLiteral("int4-rtn"));
        QTest::mouseDClick(&map, Qt::LeftButton, {}, at);
        QCOMPARE(tried.size(), 1);
        QTest::keyClick(&map, Qt::Key_Left); // layers stand along the top
        QCOMPARE(map.selectedLayer(), 0);
        QTest::keyClick(&map, Qt::Key_Up);
        QCOMPARE(map.selectedMode(), QStringLiteral("int8-dynamic"));
        QTest::keyClick(&map, Qt::Key_Return);
        QCOMPARE(tried.last().at(0).toInt(), 0);
        QVERIFY(!map.cellAt({1, 1}));
    }

    void unresolvedCellsArePale()
    {
        HeatMap map;
        const HeatCell sure{5, {}, false, {}}, unsure{5, {}, true, {}};
        map.fill([&](HeatContent& content) {
            content.layers = {QStringLiteral("a"), QStringLiteral("b")};
            content.modes = {QStringLiteral("int8-dynamic"), QStringLiteral("int4-rtn")};
            content.cells = {sure, unsure, unsure, sure};
            content.quantity = QStringLiteral("change");
            content.scale = HeatScale::Diverging;
        });
        map.resize(500, 300);
        const QImage image = map.renderImage(map.size(), 1, Theme::light());
        // Beside the centre, where no text would stand; the mean of a hatched cell is lighter.
        const auto mean = [&](int layer, int mode) {
            const QRect box = map.cellBox(layer, mode).adjusted(3, 3, -3, -3).toRect();
            double sum = 0;
            for (int y = box.top(); y < box.bottom(); ++y)
                for (int x = box.left(); x < box.right(); ++x)
                    sum += image.pixelColor(x, y).lightnessF();
            return sum / (box.width() - 1) / (box.height() - 1);
        };
        QVERIFY(mean(0, 1) > mean(0, 0) + 0.1);
    }

    void numbersOfATrainingFollowTheLanguage()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        TrainingChart chart;
        chart.append(TrainingCurve{"fp32", {0.25, 1.0, 1.5}, {2.0F, 1.0F, 0.5F}, {0.3F, 0.7F, 0.8F}, {}, {}, {}, 0});
        chart.resize(800, 400);
        const auto all = static_cast<ChartWidget&>(chart).data(QSizeF(800, 400));
        QString words;
        for (const ChartDatum& datum : all)
            words += chart.describe(datum).x + QLatin1Char('|');
        const QString axis = chart.plots(QSizeF(800, 400)).first().x.text(1.5);
        QLocale::setDefault(before);
        QVERIFY2(words.contains(QStringLiteral("epoch 1,50")), qPrintable(words));
        QCOMPARE(axis, QStringLiteral("epoch 1,50"));
    }

    void trainingGrowsAndStaysFast()
    {
        TrainingChart chart;
        QVERIFY(chart.summary() == chart.emptyText());
        chart.fill(showTraining, *example::study());
        QVERIFY(chart.summary().contains(QStringLiteral("97.25%")));
        TrainingCurve part;
        part.mode = "fp32";
        part.epoch = {4.1};
        part.loss = {0.01F};
        part.accuracy = {0.99F};
        chart.append(part);
        QCOMPARE(chart.content().curves.size(), std::size_t(1));
        QCOMPARE(chart.content().curves[0].epoch.size(), std::size_t(201));
        part.mode = "qat-int8";
        chart.append(part);
        QCOMPARE(chart.content().curves.size(), std::size_t(2));
        // A NaN loss is left out of the picture and of its scales.
        part.loss = {std::numeric_limits<float>::quiet_NaN()};
        chart.append(part);
        TrainingCurve longOne;
        longOne.mode = "qat-int4";
        for (int i = 0; i < 20000; ++i) {
            longOne.epoch.push_back(i / 2000.0);
            longOne.loss.push_back(0.1F + 0.01F * static_cast<float>(i % 7));
            longOne.accuracy.push_back(0.9F);
        }
        chart.append(longOne);
        chart.resize(900, 500);
        QImage image(900, 500, QImage::Format_RGB32);
        chart.render(&image);
        QElapsedTimer clock;
        clock.start();
        for (int i = 0; i < 10; ++i) {
            chart.append(TrainingCurve{"fp32", {4.2 + i * 0.01}, {0.01F}, {0.99F}, {}, {}, {}, 0});
            chart.render(&image);
        }
        QVERIFY2(clock.elapsed() < kPatience * 500,
                 qPrintable(QString::number(clock.elapsed()))); // 160 on a quiet machine
    }

    void theEpochsOfATrainingStandStill()
    {
        const auto axisOf = [](TrainingChart& chart) {
            QImage image(900, 500, QImage::Format_RGB32);
            chart.render(&image);
            return image.copy(0, 462, 900, 38); // labels of the epochs, below the plots
        };
        for (const int planned : {8, 0}) {
            TrainingChart chart;
            chart.resize(900, 500);
            chart.append(TrainingCurve{"fp32", {0.1, 1.0}, {2.0F, 1.0F}, {0.3F, 0.7F}, {}, {}, {}, 0, planned});
            const QImage early = axisOf(chart);
            chart.append(TrainingCurve{"fp32", {2.0, 6.0}, {0.8F, 0.5F}, {0.8F, 0.9F}, {}, {}, {}, 0, planned});
            QCOMPARE(axisOf(chart) == early, planned == 8); // where nothing is planned the axis can only follow
        }
    }

    void contentsBecomePicturesWithoutAWidget()
    {
        const auto study = example::study();
        CategoryContent accuracy, size;
        ParetoContent pareto;
        HeatContent heat;
        TrainingContent training;
        showAccuracyByMode(accuracy, *study);
        showModelSize(size, *study);
        showPareto(pareto, *study);
        showSensitivity(heat, *study, SensitivityQuantity::OutputSqnr);
        showTraining(training, *study);
        for (const ChartContent* chart :
             std::initializer_list<const ChartContent*>{&accuracy, &size, &pareto, &heat, &training}) {
            QVERIFY(!chart->summary().isEmpty() && !chart->dataTable().isEmpty());
            QCOMPARE(QImage::fromData(chartPicture(*chart, {ChartFormat::Png, {800, 500}})).size(), QSize(1600, 1000));
            QVERIFY(!chartPicture(*chart, {ChartFormat::Svg, {800, 500}}).isEmpty());
            QVERIFY(!chartPicture(*chart, {ChartFormat::Pdf, {800, 500}}).isEmpty());
            // Small, dark, and with nothing in it: nothing breaks.
            for (const QSize tiny : {QSize(120, 60), QSize(240, 160), QSize(2400, 300)})
                QCOMPARE(chart->image(tiny, 1, 1, Theme::night()).size(), tiny);
        }
        showAccuracyByMode(accuracy, AccuracyStudyResult());
        showPareto(pareto, AccuracyStudyResult());
        QCOMPARE(accuracy.summary(), accuracy.emptyText);
        QCOMPARE(pareto.summary(), pareto.emptyText);
        HeatMap map;
        map.fill(showSensitivity, AccuracyStudyResult(), SensitivityQuantity::LossDifference);
        QCOMPARE(map.summary(), map.emptyText());
        QVERIFY(!map.cellAt({100, 100}));
    }
};

QS_TEST(TestAccuracyCharts)
#include "test_accuracy_charts.moc"
#include "tests/sanitized.h"
