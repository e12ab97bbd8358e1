// SPDX-License-Identifier: GPL-3.0-or-later
// The type of charts on the screen is as large as the application's, with room for it.
#include "tests/fail_on_warnings.h"

#include "tests/gui_test.h"
#include "tests/widgets/support/all_charts.h"
#include "tests/widgets/support/chart_wheel.h"

#include "widgets/style/application_style.h"
#include "widgets/style/text_scale.h"

#include <QPaintEngine>
#include <QSignalSpy>

using namespace qs;

namespace {

struct DrawnText
{
    QString text;
    QRectF box; ///< of its letters, about
    double height;
};

/// Takes down where texts are drawn, and draws nothing.
class TextRecorder : public QPaintDevice
{
public:
    explicit TextRecorder(QSize size) : m_size(size), m_engine(m_texts) {}
    const QVector<DrawnText>& texts() const { return m_texts; }

protected:
    QPaintEngine* paintEngine() const override { return &m_engine; }
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        case PdmDevicePixelRatio:
            return 1;
        case PdmDepth:
            return 32;
        case PdmWidthMM:
        case PdmHeightMM:
        case PdmNumColors:
            return 1000;
        default:
            return 96;
        }
    }

private:
    class Engine : public QPaintEngine
    {
    public:
        explicit Engine(QVector<DrawnText>& texts) : QPaintEngine(AllFeatures), m_texts(texts) {}
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState&) override {}
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawPath(const QPainterPath&) override {}
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
        Type type() const override { return User; }
        void drawTextItem(const QPointF& at, const QTextItem& item) override
        {
            const QTransform& to = painter()->combinedTransform();
            if (to.type() > QTransform::TxScale && std::abs(to.m11()) > 1e-6) return; // along a slope
            const double height = 0.7 * item.ascent();                                // of capitals
            const double scale = std::hypot(to.m11(), to.m12());
            m_texts.append(
                {item.text(), to.mapRect(QRectF(at.x(), at.y() - height, item.width(), height)), height * scale});
        }

    private:
        QVector<DrawnText>& m_texts;
    };

    QSize m_size;
    QVector<DrawnText> m_texts;
    mutable Engine m_engine;
};

} // namespace

class TestChartTextSize : public QObject
{
    Q_OBJECT

    static double scaleOf(int points)
    {
        QFont font;
        font.setPixelSize(qRound(points * 96 / 72.0));
        return textScaleFor(font);
    }
    /// As the widget paints it.
    static QVector<DrawnText> texts(const ChartWidget& chart)
    {
        TextRecorder recorder(chart.size());
        QPainter painter(&recorder);
        painter.scale(chart.magnification(), chart.magnification());
        chart.paintPicture(painter, chart.room(), chart.theme());
        painter.end();
        return recorder.texts();
    }
    /// Height of the smallest type: titles and the figures of cells also follow the room that they have.
    static double smallest(const QVector<DrawnText>& texts)
    {
        double least = 1e9;
        for (const DrawnText& each : texts)
            least = std::min(least, each.height);
        return texts.isEmpty() ? 0 : least;
    }
    static QString wrong(const QVector<DrawnText>& texts, QSizeF size)
    {
        const QRectF picture = QRectF(QPointF(), size).adjusted(-1, -1, 1, 1);
        for (qsizetype i = 0; i < texts.size(); ++i) {
            if (!picture.contains(texts[i].box)) return QStringLiteral("'%1' is cut").arg(texts[i].text);
            for (qsizetype j = 0; j < i; ++j) {
                const QRectF both = texts[i].box & texts[j].box;
                if (both.width() > 1.5 && both.height() > 1.5)
                    return QStringLiteral("'%1' and '%2' overlap").arg(texts[j].text, texts[i].text);
            }
        }
        return {};
    }

private slots:
    void initTestCase()
    {
        failOnWarnings();
        loadResources();
    }
    void cleanup() { setTextScale(1); }

    void typeFollowsTheApplication_data()
    {
        QTest::addColumn<int>("points");
        for (const int points : {8, 9, 14, 18})
            QTest::addRow("%d pt", points) << points;
    }
    void typeFollowsTheApplication()
    {
        QFETCH(int, points);
        const double scale = scaleOf(points);
        QVERIFY(points < 14 ? scale == 1 : scale > 1.2);
        for (const QSize size : {QSize(760, 460), QSize(1100, 520), QSize(640, 400)})
            for (const auto& [name, chart] : example::allCharts()) {
                setTextScale(1);
                chart->resize(size);
                const double before = smallest(texts(*chart));
                setTextScale(scale);
                QCOMPARE(chart->magnification(), scale);
                const QVector<DrawnText> drawn = texts(*chart);
                QVERIFY2(!drawn.isEmpty() && before > 0, qPrintable(name));
                QVERIFY2(smallest(drawn) > before * (scale > 1 ? 1.1 : 0.99), qPrintable(name));
                const QString problem = wrong(drawn, size);
                QVERIFY2(
                    problem.isEmpty(),
                    qPrintable(
                        QStringLiteral("%1, %2×%3: %4").arg(name).arg(size.width()).arg(size.height()).arg(problem)));
                if (qEnvironmentVariableIsSet("QUANTOSCOPE_SHEETS"))
                    chart->grab().save(QStringLiteral("%1/chart-%2-%3-%4.png")
                                           .arg(qEnvironmentVariable("QUANTOSCOPE_SHEETS"), name)
                                           .arg(points)
                                           .arg(size.width()));
            }
    }

    void smallChartsStayWhole()
    {
        setTextScale(2);
        for (const auto& [name, chart] : example::allCharts()) {
            chart->resize(330, 220); // too little room for type of that size
            QVERIFY2(chart->magnification() < 1.2 && chart->room().width() >= 300, qPrintable(name));
        }
    }

    /// What is under the pointer is what is drawn there.
    void handsFollowTheType()
    {
        for (const double scale : {1.0, 1.3}) {
            setTextScale(scale);
            auto chart = example::sweep();
            chart->resize(760, 460);
            chart->show();
            QVERIFY(QTest::qWaitForWindowExposed(chart.get()));
            const QVector<ChartDatum> data = chart->data(chart->room());
            QVERIFY(data.size() > 3);
            QSignalSpy activated(chart.get(), &SweepChart::pointActivated);
            const QPointF at = data[3].at * chart->magnification();
            QTest::mouseClick(chart.get(), Qt::LeftButton, Qt::NoModifier, at.toPoint());
            QCOMPARE(activated.size(), 1);
            const double before = chart->plots(chart->room()).front().x.scale.max;
            example::wheel(*chart, chart->plots(chart->room()).front().area.center() * chart->magnification(), 240);
            QVERIFY(chart->plots(chart->room()).front().x.scale.max < before);
        }
    }
};

QS_TEST(TestChartTextSize)
#include "test_chart_text_size.moc"
