// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/measure/sweep_page.h"
#include "gpu/measure/statistics.h"
#include "gpu/results/analysis.h"
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "widgets/charts/curves/sweep_chart.h"
#include "widgets/charts/curves/sweep_drawing.h"
#include "widgets/charts/curves/sweep_heat_map.h"
#include "widgets/tables/sweep_table.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

using namespace qs;

namespace {

template <typename T> T* inPage(QWidget& page, const char* name)
{
    T* found = page.findChild<T*>(QLatin1String(name));
    if (!found) qFatal("no control named %s", name);
    return found;
}

RunSpec sweepSpec(const char* axis = "num-tokens=1:256:x4", const char* second = nullptr)
{
    RunSpec spec;
    spec.shape = {4096, 2048};
    spec.modes = {*parseScheme("baseline-copy"), *parseScheme("int8-token-dynamic")};
    spec.axes = {*parseSweepAxis(axis)};
    if (second) spec.axes.push_back(*parseSweepAxis(second));
    return spec;
}

Segment measured(const RunSpec& point, int n = 100)
{
    Segment segment;
    segment.spec = point;
    for (const QuantScheme& scheme : point.modes) {
        ModeResult mode;
        mode.scheme = scheme;
        mode.requested = schemeName(scheme);
        mode.bytes = trafficBytes(scheme, point.shape, point.dtype);
        mode.ceilingUs = 2 + static_cast<double>(mode.bytes.value) / 4e6;
        for (int i = 0; i < n; ++i)
            mode.samplesUs.push_back(static_cast<float>(mode.ceilingUs * (1.1 + 1e-4 * (i % 10))));
        mode.latency = summarize(mode.samplesUs);
        segment.modes.push_back(mode);
    }
    analyse(segment, nullptr);
    return segment;
}

std::vector<Segment> measuredPoints(const RunSpec& spec, std::size_t count)
{
    std::vector<Segment> points;
    for (const RunSpec& point : sweepPoints(spec))
        if (points.size() < count) points.push_back(measured(point));
    return points;
}

} // namespace

class TestSweepPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void emptyPageSaysHowToStart()
    {
        SweepPage page;
        page.resize(900, 700);
        page.show();
        QVERIFY(inPage<QLabel>(page, "sweepEmptyText")->isVisible());
        QVERIFY(inPage<QLabel>(page, "sweepEmptyText")->text().contains("F5"));
        page.setPoints(sweepSpec(), {}, nullptr);
        QVERIFY(!inPage<QLabel>(page, "sweepEmptyText")->isVisible());
        QVERIFY(page.firstChart().isVisible());
        page.clear();
        QVERIFY(inPage<QLabel>(page, "sweepEmptyText")->isVisible());
    }

    void pointsAppearAsTheyAreMeasured()
    {
        const RunSpec spec = sweepSpec();
        SweepPage page;
        page.resize(900, 700);
        page.show();
        page.setPoints(spec, {}, nullptr);
        QCOMPARE(page.unmeasuredPoints(), 5);
        const std::vector<RunSpec> planned = sweepPoints(spec);
        for (int i = 0; i < 3; ++i) {
            page.setRunning(i);
            page.updatePoint(i, measured(planned[static_cast<std::size_t>(i)], i == 2 ? 20 : 100));
        }
        QTRY_COMPARE(page.firstChart().content().picture.series.size(), 2);
        // Beside the latencies the speed-ups over the baseline, which is a line and no series of its own.
        QTRY_COMPARE(page.secondChart().content().picture.series.size(), 1);
        QTRY_COMPARE(page.secondChart().content().picture.series[0].points.size(), 3);
        QCOMPARE(page.secondChart().content().picture.baseline, QStringLiteral("baseline-copy"));
        const SweepPoint& point = page.secondChart().content().picture.series[0].points[0];
        QVERIFY(point.y == point.against.ratio && point.low <= point.y && point.high >= point.y);
        const QModelIndex verdict = page.table().model()->index(1, [&] {
            for (int column = 0; column < page.table().model()->columnCount(); ++column)
                if (page.table().model()->headerData(column, Qt::Horizontal).toString() == QStringLiteral("Verdict"))
                    return column;
            return -1;
        }());
        QVERIFY(verdict.isValid());
        QCOMPARE(verdict.data().toString(), QStringLiteral("= SAME"));
        QCOMPARE(verdict.siblingAtRow(0).data().toString(), QStringLiteral("baseline"));
        QCOMPARE(page.unmeasuredPoints(), 2);
        QCOMPARE(page.unresolvedPoints(), 1);
        QCOMPARE(page.model().rowCount(), 10);
        const QString text = inPage<QLabel>(page, "sweepProgress")->text();
        QVERIFY2(text.contains("3 of 5") && text.contains("more samples: 1") && text.contains("16×2048"),
                 qPrintable(text));
        page.updatePoint(77, Segment{});
        page.updatePoint(-1, Segment{});
    }

    void continueIsThereForAStoppedSweep()
    {
        const RunSpec spec = sweepSpec();
        SweepPage page;
        auto* button = inPage<QPushButton>(page, "sweepContinue");
        QSignalSpy asked(&page, &SweepPage::continueRequested);
        QVERIFY(!button->isEnabled());
        page.setPoints(spec, measuredPoints(spec, 3), nullptr);
        QVERIFY(button->isEnabled());
        page.setRunning(3);
        QVERIFY(!button->isEnabled());
        QVERIFY(!button->toolTip().isEmpty());
        page.setRunning(-1);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        page.setPoints(spec, measuredPoints(spec, 5), nullptr);
        QVERIFY(!button->isEnabled()); // all is measured and resolved
        std::vector<Segment> points = measuredPoints(spec, 5);
        points[4] = measured(points[4].spec, 20);
        page.setPoints(spec, points, nullptr);
        QVERIFY(button->isEnabled());
    }

    void tableAndChartsFollowEachOther()
    {
        const RunSpec spec = sweepSpec();
        SweepPage page;
        page.resize(1200, 800);
        page.show();
        page.setPoints(spec, measuredPoints(spec, 5), nullptr);
        auto* more = inPage<QPushButton>(page, "sweepMore");
        // Without a selected row it is for all points that need samples.
        QSignalSpy forAll(&page, &SweepPage::continueRequested);
        QCOMPARE(more->isEnabled(), page.unresolvedPoints() > 0);
        more->click();
        QCOMPARE(forAll.size(), page.unresolvedPoints() > 0 ? 1 : 0);
        page.table().setActive(2, "int8-token-dynamic");
        QCOMPARE(page.firstChart().activeMode(), QString("int8-token-dynamic"));
        QCOMPARE(page.secondChart().activeMode(), QString("int8-token-dynamic"));
        QVERIFY(more->isEnabled());
        QSignalSpy asked(&page, &SweepPage::moreSamplesRequested);
        QTest::mouseClick(more, Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toInt(), 2);
        SweepChart& chart = page.firstChart();
        QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.drawing().pixel(SweepHit{0, 4}).toPoint());
        QCOMPARE(page.table().activePoint(), 4);
        QCOMPARE(page.table().activeMode(), QString("baseline-copy"));
        QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.drawing().plot().topLeft().toPoint() + QPoint(4, 4));
        QCOMPARE(page.table().activePoint(), -1); // beside the points: nothing stands out
        QVERIFY(chart.activeMode().isEmpty());
    }

    void choicesChangeTheCharts()
    {
        const RunSpec spec = sweepSpec("num-tokens=1:256:x4", "hidden-size=512:2048:x2");
        SweepPage page;
        page.resize(1200, 800);
        page.show();
        page.setPoints(spec, measuredPoints(spec, 100), nullptr);
        inPage<QComboBox>(page, "sweepView")->setCurrentIndex(1); // lines
        auto* lines = inPage<QComboBox>(page, "sweepLines");
        auto* x = inPage<QComboBox>(page, "sweepX");
        QCOMPARE(lines->currentText(), QString("hidden size 512"));
        lines->setCurrentIndex(2);
        QCOMPARE(page.firstChart().content().picture.series[0].points[0].setup.shape.hidden, std::int64_t{2048});
        lines->setCurrentIndex(lines->findData("int8-token-dynamic"));
        QVERIFY(page.firstChart().content().picture.isFamily);
        x->setCurrentIndex(1); // hidden size
        QCOMPARE(page.firstChart().content().picture.xs.size(), 3);
        QCOMPARE(lines->currentText(), QString("int8-token-dynamic by tokens"));
        auto* quantity = inPage<QComboBox>(page, "sweepQuantity");
        QSet<int> seen;
        for (int i = 0; i < quantity->count(); ++i) {
            if (!quantity->itemData(i).isValid()) continue; // the separator
            quantity->setCurrentIndex(i);
            seen.insert(static_cast<int>(page.firstChart().content().picture.quantity) +
                        (page.secondChart().isHidden() ? 10 : 0));
        }
        QCOMPARE(seen.size(), 7);
        auto* log = inPage<QToolButton>(page, "sweepLog");
        log->setChecked(false);
        QVERIFY(!page.firstChart().logY() && !page.secondChart().logY());
        QTest::keyClick(&page.firstChart(), Qt::Key_L);
        QVERIFY(log->isChecked() && page.secondChart().logY());
    }

    void twoAxesAreAMapAtFirst()
    {
        const RunSpec spec = sweepSpec("num-tokens=1:256:x4", "hidden-size=512:2048:x2");
        SweepPage page;
        page.resize(1200, 800);
        page.show();
        page.setBaseline("baseline-copy");
        std::vector<Segment> points = measuredPoints(spec, 14); // the last one waits
        for (Segment& point : points) {
            std::vector<std::span<const float>> series;
            for (const ModeResult& mode : point.modes)
                series.emplace_back(mode.samplesUs);
            point.pairs = comparePairs(series, 0);
        }
        page.setPoints(spec, points, nullptr);
        SweepHeatMap& map = page.heatMap();
        QVERIFY(map.isVisible() && !page.firstChart().isVisible());
        QCOMPARE(map.content().heat.rows.size(), std::size_t{5});
        QCOMPARE(map.content().heat.columns.size(), std::size_t{3});
        QCOMPARE(map.content().heat.mode, QString("int8-token-dynamic"));
        QVERIFY(map.content().heat.cell(4, 2)->state == SweepHeatCell::State::Waiting);
        const SweepHeatCell& cell = *map.content().heat.cell(2, 1);
        QCOMPARE(cell.point.us, points[7].modes[1].latency.p50); // the table's number
        QCOMPARE(cell.point.n, qint64{100});
        auto* value = inPage<QComboBox>(page, "sweepHeatValue");
        value->setCurrentIndex(value->findData(static_cast<int>(SweepHeatValue::RatioToBaseline)));
        QCOMPARE(map.content().heat.cell(2, 1)->value, points[7].pairs.at(0, 1)->ratio);
        auto* mode = inPage<QComboBox>(page, "sweepHeatMode");
        mode->setCurrentIndex(mode->findData("baseline-copy"));
        QVERIFY(!map.content().heat.cell(2, 1)->isKnown()); // against itself there is nothing to say
        mode->setCurrentIndex(mode->findData("int8-token-dynamic"));

        QTest::mouseClick(&map, Qt::LeftButton, {}, map.cellBox(3, 0).center().toPoint());
        QCOMPARE(page.table().activePoint(), 9);
        QCOMPARE(page.table().activeMode(), QString("int8-token-dynamic"));
        inPage<QComboBox>(page, "sweepView")->setCurrentIndex(1);
        QVERIFY(!map.isVisible() && page.firstChart().isVisible());
        page.setPoints(sweepSpec(), {}, nullptr); // one axis: lines
        QVERIFY(!inPage<QComboBox>(page, "sweepView")->isVisible());
        QVERIFY(page.firstChart().isVisible());
    }

    void theEmptyPageStartsTheUsualSweep()
    {
        SweepPage page;
        QSignalSpy asked(&page, &SweepPage::usualSweepRequested);
        page.findChild<QAction*>("actionUsualSweep")->trigger();
        QCOMPARE(asked.size(), 1);
    }

    void modesCanBeTakenOffTheCharts()
    {
        const RunSpec spec = sweepSpec();
        SweepPage page;
        page.resize(900, 700);
        page.show();
        page.setPoints(spec, measuredPoints(spec, 5), nullptr);
        const QList<QAction*> actions = inPage<QToolButton>(page, "sweepModes")->menu()->actions();
        for (QAction* action : actions)
            if (action->text() == "baseline-copy") action->setChecked(false);
        QTRY_COMPARE(page.firstChart().content().picture.series.size(), 1);
        QCOMPARE(page.model().rowCount(), 10);
        actions.first()->trigger();
        QTRY_COMPARE(page.firstChart().content().picture.series.size(), 2);
    }

    void chartsFitTheRoom_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("sideBySide");
        QTest::newRow("wide") << QSize(1160, 740) << true;
        QTest::newRow("narrow") << QSize(560, 560) << false;
    }

    void chartsFitTheRoom()
    {
        QFETCH(QSize, size);
        QFETCH(bool, sideBySide);
        const RunSpec spec = sweepSpec();
        SweepPage page;
        page.resize(size);
        page.show();
        page.setPoints(spec, measuredPoints(spec, 5), nullptr);
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QTRY_COMPARE(page.firstChart().y() == page.secondChart().y(), sideBySide);
        QVERIFY(page.minimumSizeHint().width() <= 560);
        for (const char* name : {"sweepQuantity", "sweepX", "sweepModes", "sweepLog", "sweepMore", "sweepContinue"}) {
            const auto* control = inPage<QWidget>(page, name);
            QVERIFY2(page.rect().contains(QRect(control->mapTo(&page, QPoint()), control->size())), name);
        }
    }
};

QS_TEST(TestSweepPage)
#include "test_sweep_page.moc"
