// SPDX-License-Identifier: GPL-3.0-or-later
// What the hands of all charts do: read-outs, zoom, cursors and notes.
#include "tests/fail_on_warnings.h"

#include "tests/gui_test.h"
#include "tests/widgets/support/all_charts.h"
#include "tests/widgets/support/chart_wheel.h"
#include "widgets/charts/core/chart_picture_file.h"

#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QInputDialog>
#include <QMenu>
#include <QNativeGestureEvent>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace qs;
using example::wheel;

namespace {

void dragFrom(ChartWidget& chart, QPoint from, QPoint to, Qt::KeyboardModifiers keys = Qt::NoModifier)
{
    QTest::mousePress(&chart, Qt::LeftButton, keys, from);
    QTest::mouseMove(&chart, (from + to) / 2);
    QTest::mouseMove(&chart, to);
    QTest::mouseRelease(&chart, Qt::LeftButton, keys, to);
}

/// Types into the dialog that asks for a note, as soon as it is there.
void answerNote(const QString& text)
{
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, text] {
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        timer->deleteLater();
        dialog->setTextValue(text);
        dialog->accept();
    });
    timer->start(10);
}

/// Chooses an entry of the context menu opened at `at`, also in its submenus.
void chooseInMenu(ChartWidget& chart, QPoint at, const QString& text)
{
    bool found = false;
    QTimer::singleShot(0, qApp, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (QAction* action : menu->findChildren<QAction*>())
            if (action->text() == text && action->isEnabled()) {
                found = true;
                action->trigger();
                break;
            }
        menu->close();
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, chart.mapToGlobal(at));
    QCoreApplication::sendEvent(&chart, &event);
    QCoreApplication::processEvents();
    QVERIFY2(found, qPrintable(text));
}

} // namespace

class TestChartHands : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void everyDatumIsWhereItIsDrawnAndIsReadOut()
    {
        for (const auto& [name, chart] : example::allCharts()) {
            const auto plots = chart->plots(chart->size());
            const auto data = chart->data(chart->size());
            QVERIFY2(!plots.isEmpty() && !data.isEmpty(), qPrintable(name));
            for (const ChartPlot& plot : plots)
                QVERIFY2(QRectF(chart->rect()).contains(plot.area), qPrintable(name));
            for (const ChartDatum& datum : data) {
                QVERIFY2(plots[datum.plot].area.adjusted(-2, -2, 2, 2).contains(datum.at), qPrintable(name));
                const ChartReadout said = chart->describe(datum);
                QVERIFY2(said.valid && !said.text().isEmpty(), qPrintable(name));
            }
            const ChartReadout under = chart->readoutAt(data.front().at);
            QVERIFY2(under.valid, qPrintable(name));
            // The same at another size, as a presentation shows it.
            const QSizeF large(1500, 800);
            QVERIFY2(chart->readoutAt(chart->data(large).front().at, large).valid, qPrintable(name));
            QVERIFY2(!chart->readoutAt({1, 1}).valid, qPrintable(name));
        }
    }

    void emptyChartsTakeHandsWell()
    {
        std::vector<std::unique_ptr<ChartWidget>> empty;
        empty.push_back(std::make_unique<ScopeChart>());
        empty.push_back(std::make_unique<ComparisonChart>());
        empty.push_back(std::make_unique<SweepChart>());
        empty.push_back(std::make_unique<RooflineChart>());
        empty.push_back(std::make_unique<CategoryBars>());
        empty.push_back(std::make_unique<ParetoChart>());
        empty.push_back(std::make_unique<HeatMap>());
        empty.push_back(std::make_unique<TrainingChart>());
        empty.push_back(std::make_unique<HistogramChart>());
        empty.push_back(std::make_unique<ChannelChart>());
        for (const auto& chart : empty) {
            chart->resize(400, 300);
            for (const int key : {Qt::Key_Left, Qt::Key_Plus, Qt::Key_0, Qt::Key_L, Qt::Key_A, Qt::Key_N, Qt::Key_Down})
                QTest::keyClick(chart.get(), static_cast<Qt::Key>(key));
            QTest::mouseMove(chart.get(), {200, 150});
            QTest::mouseClick(chart.get(), Qt::LeftButton, {}, {200, 150});
            QTest::mouseClick(chart.get(), Qt::LeftButton, Qt::ShiftModifier, {200, 150});
            wheel(*chart, {200, 150}, 120);
            QVERIFY(!chart->grab().isNull());
            QVERIFY(!chart->addNote({200, 150}, QStringLiteral("nothing here")));
            QVERIFY(!chart->isZoomed());
            QVERIFY(chart->dataTable().isEmpty());
            QVERIFY(!chart->readoutAt({200, 150}).valid);
        }
    }

    void arrowsGoThroughTheDataAndAreAnnounced()
    {
        for (const auto& [name, chart] : example::allCharts()) {
            const bool rows = chart->plots(chart->size()).front().y.categories.size() > 0;
            const auto next = rows ? Qt::Key_Down : Qt::Key_Right;
            QTest::keyClick(chart.get(), next);
            const QString first = chart->accessibleDescription();
            QTest::keyClick(chart.get(), next);
            QVERIFY2(chart->accessibleDescription() != first && !first.isEmpty(), qPrintable(name));
            QTest::keyClick(chart.get(), rows ? Qt::Key_Up : Qt::Key_Left);
            QCOMPARE(chart->accessibleDescription(), first);
        }
    }

    void wheelKeysAndPinchZoomWithinWhatThereIs()
    {
        for (const auto& [name, chart] : example::allCharts()) {
            const ChartPlot before = chart->plots(chart->size()).front();
            if (!before.x.zooms) continue;
            const QPointF middle = before.area.center();
            const double under = before.value(middle).x();
            wheel(*chart, middle, 240, before.y.isContinuous() ? Qt::NoModifier : Qt::ControlModifier);
            QVERIFY2(chart->isZoomed(), qPrintable(name));
            const ChartPlot near = chart->plots(chart->size()).front();
            if (near.x.keepsLow)
                QVERIFY2(near.x.scale.min == before.x.scale.min, qPrintable(name)); // bars begin at zero
            else
                QVERIFY2(std::abs(near.x.scale.fraction(under) - 0.5) < 0.02, qPrintable(name)); // about the pointer
            QTest::mouseDClick(chart.get(), Qt::LeftButton, {}, (before.area.topLeft() + QPointF(3, 3)).toPoint());
            if (name != QLatin1String("studyHeatMap")) QVERIFY2(!chart->isZoomed(), qPrintable(name));
            QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, middle,
                                      middle, chart->mapToGlobal(middle), 0.4, {});
            QCoreApplication::sendEvent(chart.get(), &pinch);
            QVERIFY2(chart->isZoomed(), qPrintable(name));
            QTest::keyClick(chart.get(), Qt::Key_0);
            QVERIFY(!chart->isZoomed());
            QTest::keyClick(chart.get(), Qt::Key_Plus);
            QVERIFY(chart->isZoomed());
            for (int i = 0; i < 30 && name != QLatin1String("scopeChart"); ++i)
                QTest::keyClick(chart.get(), Qt::Key_Minus);
            if (name != QLatin1String("scopeChart"))
                QVERIFY2(!chart->isZoomed(), qPrintable(name)); // everything is everything
            for (int i = 0; i < 60; ++i)
                QTest::keyClick(chart.get(), Qt::Key_Plus);
            const AxisScale deep = chart->plots(chart->size()).front().x.scale;
            QVERIFY2(deep.max > deep.min && std::isfinite(deep.min), qPrintable(name));
            QVERIFY(!chart->renderImage({300, 200}, 1, Theme::night()).isNull());
        }
    }

    void barsLeaveTheWheelToThePage()
    {
        auto chart = example::comparison();
        chart->resize(760, 460);
        wheel(*chart, chart->plots(chart->size()).front().area.center(), 120);
        QVERIFY(!chart->isZoomed());
    }

    void draggingMovesAZoomedChartAndShiftWithArrowsToo()
    {
        for (const char* name : {"rooflineChart", "sweepFirstChart", "scopeChart", "studyTraining", "tensorHistogram",
                                 "tensorChannels", "studyPareto"}) {
            auto all = example::allCharts();
            ChartWidget& chart = *all[QLatin1String(name)];
            const QPoint middle = chart.plots(chart.size()).front().area.center().toPoint();
            wheel(chart, middle, 360);
            const double before = chart.plots(chart.size()).front().x.scale.min;
            dragFrom(chart, middle + QPoint(30, -20), middle + QPoint(-30, -20));
            const double after = chart.plots(chart.size()).front().x.scale.min;
            QVERIFY2(after > before, name);
            QTest::keyClick(&chart, Qt::Key_Left, Qt::ShiftModifier);
            QVERIFY2(chart.plots(chart.size()).front().x.scale.min < after, name);
            wheel(chart, middle, 360, Qt::ControlModifier); // up and down
            QVERIFY2(chart.hasYRange(0), name);
        }
    }

    void lSwitchesTheLogAxis()
    {
        auto all = example::allCharts();
        for (const char* name : {"scopeChart", "sweepFirstChart", "latencyChart", "studyPareto", "tensorHistogram"}) {
            ChartWidget& chart = *all[QLatin1String(name)];
            const auto logs = [&] {
                const ChartPlot plot = chart.plots(chart.size()).front();
                return std::pair(plot.x.scale.log, plot.y.scale.log);
            };
            const auto before = logs();
            QTest::keyClick(&chart, Qt::Key_L);
            QVERIFY2(logs() != before, name);
            QTest::keyClick(&chart, Qt::Key_L);
            QVERIFY2(logs() == before, name);
        }
    }

    void cursorsTellTheDifferenceOfAnyTwoData()
    {
        auto all = example::allCharts();
        for (const char* name : {"rooflineChart", "sweepFirstChart", "studyPareto", "studyTraining", "tensorHistogram",
                                 "latencyChart", "studyAccuracy", "scopeChart"}) {
            ChartWidget& chart = *all[QLatin1String(name)];
            const auto data = chart.data(chart.size());
            QTest::mouseClick(&chart, Qt::LeftButton, Qt::ShiftModifier, data.front().at.toPoint());
            QVERIFY2(chart.hasCursors() && chart.cursorText().isEmpty(), name);
            qsizetype other = data.size() - 1;
            while (other > 0 && data[other].plot != data.front().plot)
                --other;
            QTest::mouseClick(&chart, Qt::LeftButton, Qt::ShiftModifier, data[other].at.toPoint());
            QVERIFY2(chart.cursorText().contains(QStringLiteral("Δ")), name);
            QVERIFY(!chart.grab().isNull());
            QTest::mouseClick(&chart, Qt::LeftButton, Qt::ShiftModifier,
                              data.front().at.toPoint()); // the third begins anew
            QVERIFY2(chart.cursorText().isEmpty(), name);
            chart.clearCursors();
            QVERIFY(!chart.hasCursors());
        }
        ChartWidget& roofline = *all[QStringLiteral("rooflineChart")];
        const auto data = roofline.data(roofline.size());
        roofline.placeCursor(false, data[0].at);
        roofline.placeCursor(true, data[1].at);
        QVERIFY2(roofline.cursorText().contains(QStringLiteral("387.0 TFLOP/s (10.0×)")),
                 qPrintable(roofline.cursorText()));
    }

    void notesAreAddedMovedEditedAndDeleted()
    {
        auto chart = example::roofline();
        chart->resize(760, 460);
        chart->show();
        QVERIFY(QTest::qWaitForWindowExposed(chart.get()));
        QSignalSpy edits(chart.get(), &ChartWidget::notesEdited);
        QTest::keyClick(chart.get(), Qt::Key_Right); // the first point is read out
        answerNote(QStringLiteral("Memory bound:\nthe scores go through it"));
        QTest::keyClick(chart.get(), Qt::Key_N);
        QCOMPARE(edits.size(), 1);
        QCOMPARE(chart->notes().size(), 1);
        const ChartDatum first = chart->data(chart->size()).front();
        PlacedNote placed = chart->placedNotes().value(0);
        QVERIFY(QLineF(placed.anchor, first.at).length() < 2);
        // It stays with its place in the data when the chart is zoomed, and is not drawn where that is out of sight.
        wheel(*chart, placed.anchor, 240);
        QVERIFY(QLineF(chart->placedNotes().value(0).anchor, chart->data(chart->size()).front().at).length() < 2);
        chart->setRange(Qt::Horizontal, 0, std::pair(400.0, 1000.0));
        QVERIFY(chart->placedNotes().isEmpty());
        chart->resetZoom();
        // The text is dragged away, the place to another.
        const QPoint grab = placed.box.center().toPoint();
        dragFrom(*chart, grab, grab + QPoint(120, 60));
        QCOMPARE(edits.size(), 2);
        const PlacedNote moved = chart->placedNotes().value(0);
        QVERIFY2(QLineF(moved.box.center(), placed.box.center() + QPointF(120, 60)).length() < 8,
                 qPrintable(QString::number(moved.box.center().x())));
        QVERIFY(QLineF(moved.anchor, placed.anchor).length() < 1);
        const double before = chart->notes()[0].x;
        dragFrom(*chart, moved.anchor.toPoint(), moved.anchor.toPoint() + QPoint(80, -10));
        QVERIFY(chart->notes()[0].x > before);
        answerNote(QStringLiteral("Changed"));
        QTest::mouseDClick(chart.get(), Qt::LeftButton, {}, chart->placedNotes().value(0).box.center().toPoint());
        QCOMPARE(chart->notes()[0].text, QStringLiteral("Changed"));
        chooseInMenu(*chart, chart->placedNotes().value(0).box.center().toPoint(), QStringLiteral("Delete the note"));
        QVERIFY(chart->notes().isEmpty());
        QCOMPARE(edits.size(), 5);
    }

    void notesAreInEveryExportAndOnNamesStayWithThem()
    {
        auto chart = example::comparison();
        chart->resize(760, 460);
        QVERIFY(chart->addNote(chart->data(chart->size())[1].at, QStringLiteral("Fastest of all here")));
        QCOMPARE(chart->notes()[0].row, QStringLiteral("int8-token-dynamic"));
        const QByteArray svg = chartPicture(chart->content(), {ChartFormat::Svg, {1200, 675}, 1, 96, Theme::light()});
        QVERIFY(svg.contains("Fastest of all here") || svg.contains("Fastest"));
        QVector<ComparisonBar> bars = chart->content().bars;
        std::swap(bars[0], bars[1]);
        chart->fill([&](ComparisonContent& content) { content.bars = bars; });
        QCOMPARE(chart->plots(chart->size())
                     .front()
                     .y.categoryAt(chart->plots(chart->size()).front().value(chart->placedNotes().value(0).anchor).y()),
                 QStringLiteral("int8-token-dynamic"));
        bars.removeFirst();
        chart->fill([&](ComparisonContent& content) { content.bars = bars; });
        QVERIFY(chart->placedNotes().isEmpty()); // its row is gone, the note is kept
        QCOMPARE(chart->notes().size(), 1);
        const QImage with = example::roofline()->renderImage({600, 400}, 1, Theme::light());
        auto other = example::roofline();
        other->resize(600, 400);
        other->addNote(other->data(other->size())[0].at, QStringLiteral("x"));
        QVERIFY(other->renderImage({600, 400}, 1, Theme::light()) != with);
    }

    void notesOfATraceAreShownWithIt()
    {
        auto chart = example::scope();
        chart->resize(760, 460);
        QVERIFY(chart->addNote(chart->plots(chart->size()).front().area.center(), QStringLiteral("A stall")));
        QCOMPARE(chart->notes()[0].series, QStringLiteral("int8-token-dynamic"));
        chart->setActiveTrace(1);
        QVERIFY(chart->placedNotes().isEmpty());
        chart->setActiveTrace(-1);
        QCOMPARE(chart->placedNotes().size(), 1);
    }

    void longNotesWrapAndStayInside()
    {
        auto chart = example::roofline();
        chart->resize(500, 320);
        chart->addNote(chart->plots(chart->size()).front().area.topRight() + QPointF(-3, 3),
                       QString(QStringLiteral("many words ")).repeated(20));
        const PlacedNote placed = chart->placedNotes().value(0);
        QVERIFY(QRectF(chart->rect()).contains(placed.box));
        QVERIFY(placed.box.height() > 60 && placed.box.width() <= 216);
    }

    void hoverPaintsNoPictureAnew()
    {
        auto chart = example::scope();
        chart->resize(760, 460);
        chart->show();
        QVERIFY(QTest::qWaitForWindowExposed(chart.get()));
        QTest::qWait(150);
        const auto before = chart->repaints();
        const QPoint middle = chart->plots(chart->size()).front().area.center().toPoint();
        for (int i = 0; i < 10; ++i) {
            QTest::mouseMove(chart.get(), middle + QPoint(3 * i, i));
            QTest::qWait(5);
        }
        QCOMPARE(chart->repaints(), before);
    }
};

QS_TEST(TestChartHands)
#include "test_chart_hands.moc"
