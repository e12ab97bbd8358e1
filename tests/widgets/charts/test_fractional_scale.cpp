// SPDX-License-Identifier: GPL-3.0-or-later
// Charts where a device has a quarter more pixels than the window counts: nothing stays unpainted at the edges.
#include "tests/fail_on_warnings.h"
#include "widgets/charts/scope/scope_chart.h"

#include <QApplication>
#include <QImage>
#include <QTest>
#include <QtMath>

using namespace qs;

class TestFractionalScale : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void theLastPixelsArePainted_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(400, 240), QSize(401, 241), QSize(402, 242), QSize(403, 243)})
            QTest::newRow(qPrintable(QStringLiteral("%1 by %2").arg(size.width()).arg(size.height()))) << size;
    }

    void theLastPixelsArePainted()
    {
        QFETCH(QSize, size);
        ScopeChart chart;
        chart.addTrace({"int8-token-dynamic", "INT8"});
        chart.appendSamples(0, std::vector<float>(100, 20.0f));
        chart.resize(size);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        const qreal ratio = chart.devicePixelRatioF();
        QCOMPARE(ratio, 1.25);
        QImage image((QSizeF(size) * ratio).toSize(), QImage::Format_RGB32); // what a window of that size has
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::magenta);
        chart.render(&image, QPoint(), QRegion(), QWidget::RenderFlags());
        const auto unpainted = [](QRgb pixel) {
            return qRed(pixel) > 200 && qBlue(pixel) > 200 && qGreen(pixel) < 120;
        };
        for (int y = 0; y < image.height(); ++y)
            QVERIFY2(!unpainted(image.pixel(image.width() - 1, y)), qPrintable(QStringLiteral("right, %1").arg(y)));
        for (int x = 0; x < image.width(); ++x)
            QVERIFY2(!unpainted(image.pixel(x, image.height() - 1)), qPrintable(QStringLiteral("bottom, %1").arg(x)));
    }
};

int main(int argc, char** argv)
{
    qputenv("QT_SCALE_FACTOR", "1.25");
    QApplication application(argc, argv);
    TestFractionalScale test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_fractional_scale.moc"
