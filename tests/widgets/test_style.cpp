// SPDX-License-Identifier: GPL-3.0-or-later
#include "fail_on_warnings.h"
#include "gpu/numerics/quant_scheme.h"
#include "gpu/spec/operation.h"
#include "widgets/style/application_style.h"
#include "widgets/style/icons.h"
#include "widgets/style/mode_style.h"

#include <QApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <cmath>

using namespace qs;

namespace {

/// Everything that may stand side by side: all modes with their dialects, and the variants of each operation.
QList<QStringList> groups()
{
    QStringList modes;
    for (const QuantScheme& scheme : allSchemes()) modes << QString::fromStdString(schemeName(scheme));
    for (const QuantScheme& scheme : dialectSchemes()) modes << QString::fromStdString(schemeName(scheme));
    QList<QStringList> all{modes};
    for (const Operation operation : allOperations()) {
        QStringList names;
        for (const VariantInfo& variant : variantsOf(operation)) names << QString::fromUtf8(variant.name.data(), static_cast<qsizetype>(variant.name.size()));
        if (!names.isEmpty()) all << names;
    }
    return all;
}

QImage swatch(const QString& mode, const Theme& theme)
{
    QImage image(60, 20, QImage::Format_RGB32);
    image.fill(theme.background);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const ModeStyle style = modeStyle(mode, theme);
    style.drawMarker(painter, {10, 10}, 10);
    style.drawBar(painter, QRectF(20, 4, 36, 12));
    return image;
}

} // namespace

class TestStyle : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }

    void figuresHaveEqualWidth()
    {
        loadResources();
        const QFont font = Theme::font(13);
        QCOMPARE(QFontInfo(font).family(), QString("Inter Tabular"));
        const QFontMetricsF metrics(font);
        for (const char digit : {'0', '2', '5', '8'})
            QCOMPARE(metrics.horizontalAdvance(QChar(digit)), metrics.horizontalAdvance(QChar('1')));
    }

    void formatsHaveTheColoursOfTheHouse()
    {
        const Theme light = Theme::light();
        QCOMPARE(modeStyle("int8-token-dynamic", light).color, QColor("#0072B2"));
        QCOMPARE(modeStyle("fp8-e4m3-tensor-static", light).color, QColor("#D55E00"));
        QCOMPARE(modeStyle("baseline-copy", light).color, QColor("#5B6470"));
        QCOMPARE(modeStyle("int4-group128-static", light).color, QColor("#009E73"));
        QCOMPARE(modeStyle("nvfp4-block16-dynamic", light).color, QColor("#E69F00"));
        QCOMPARE(modeStyle("int8-token-dynamic", light).dash, Qt::DashLine);
        QVERIFY(modeStyle("int8-tensor-static", light).isStatic);
        QVERIFY(!modeStyle("int8-token-dynamic", light).isStatic);
        QCOMPARE(shortModeName("int8-token-dynamic-azp"), QString("INT8 tok dyn azp"));
        QCOMPARE(shortModeName("fp8-e4m3-group128-dynamic"), QString("E4M3 g128 dyn"));
    }

    void noTwoModesLookAlike()
    {
        QVERIFY(groups().size() >= 6 && groups().front().size() >= 40);
        for (const Theme& theme : {Theme::light(), Theme::night()})
            for (const QStringList& names : groups())
                for (qsizetype i = 0; i < names.size(); ++i)
                    for (qsizetype k = 0; k < i; ++k) QVERIFY2(swatch(names[i], theme) != swatch(names[k], theme), qPrintable(names[i] + " = " + names[k]));
    }

    void variantsHaveMarkersAndShortNames()
    {
        const Theme light = Theme::light();
        for (const QStringList& names : groups().mid(1)) {
            QCOMPARE(modeStyle(names.front(), light).color, QColor("#5B6470")); // the baseline's grey
            for (qsizetype i = 0; i < names.size(); ++i)
                for (qsizetype k = 0; k < i; ++k) { // told apart without colours, too
                    QVERIFY2(modeStyle(names[i], light).marker != modeStyle(names[k], light).marker, qPrintable(names[i] + " = " + names[k]));
                    QVERIFY(shortModeName(names[i]) != shortModeName(names[k]));
                }
        }
        QCOMPARE(modeStyle("gemm-int8", light).color, QColor("#0072B2"));
        QCOMPARE(modeStyle("gemm-fp8", light).color, QColor("#D55E00"));
        QCOMPARE(modeStyle("gemm-w4a16", light).color, QColor("#009E73"));
        QCOMPARE(modeStyle("int4-group128", light).color, QColor("#009E73"));
        QCOMPARE(modeStyle("mxfp8", light).color, QColor("#E69F00"));
        QCOMPARE(modeStyle("nf4-group64", light).color, QColor("#E69F00"));
        QCOMPARE(shortModeName("attention-fused"), QString("fused"));
        QCOMPARE(shortModeName("int4-group128-asym"), QString("INT4 g128 asym"));
    }

    void textCanBeRead()
    {
        for (const Theme& theme : {Theme::light(), Theme::night()}) {
            for (const QColor& color : {theme.ink, theme.muted, theme.p50, theme.p95, theme.outlier,
                                        theme.bad, theme.warning, theme.good})
                QVERIFY(contrastRatio(color, theme.background) >= 5);
            QVERIFY(contrastRatio(theme.p99, theme.background) >= 4.5);
            QVERIFY(contrastRatio(theme.onAccent, theme.accent) >= 4.5);
            for (const QStringList& names : groups())
                for (const QString& mode : names) QVERIFY2(contrastRatio(modeStyle(mode, theme).text, theme.background) >= 4.5, qPrintable(mode));
        }
        QVERIFY(std::abs(contrastRatio(Qt::black, Qt::white) - 21) < 0.01);
    }

    void iconsAreThereAndTakeTheInk()
    {
        for (const char* name :
             {"run", "stop", "freeze", "live", "export", "present", "open", "save", "copy", "reset",
              "baseline", "theme", "file", "warning", "info", "check", "close", "help"}) {
            for (const Theme& theme : {Theme::light(), Theme::night()}) {
                const QImage image = themedIcon(name, theme).pixmap(QSize(24, 24), 2.0).toImage();
                QCOMPARE(image.size(), QSize(48, 48));
                int inked = 0;
                for (int y = 0; y < 48; ++y)
                    for (int x = 0; x < 48; ++x) {
                        const QColor c = image.pixelColor(x, y);
                        inked += c.alpha() > 200 && std::abs(c.lightness() - theme.ink.lightness()) < 12;
                    }
                QVERIFY2(inked > 30, name);
            }
        }
        QVERIFY(themedIcon("nothing").isNull());
        QVERIFY(!applicationIcon().isNull());
    }

    void themeChangesLive()
    {
        auto& application = *qobject_cast<QApplication*>(QCoreApplication::instance());
        QWidget window;
        auto* button = new QPushButton("Run", &window);
        new QSpinBox(&window);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(applyTheme(application, ThemeChoice::Dark).dark);
        QCOMPARE(window.palette().color(QPalette::Window), Theme::night().panel);
        QCOMPARE(button->palette().color(QPalette::ButtonText), Theme::night().ink);
        QVERIFY(Theme::fromPalette(window.palette()).dark);
        QVERIFY(!applyTheme(application, ThemeChoice::Light).dark);
        QVERIFY(!Theme::fromPalette(window.palette()).dark);
        QVERIFY(!themeStyleSheet(Theme::light()).contains('@'));
        const QIcon icon = themedIcon("stop"); // made in the light, follows into the dark
        const QColor day = icon.pixmap(24).toImage().pixelColor(12, 12);
        applyTheme(application, ThemeChoice::Dark);
        const QColor night = icon.pixmap(24).toImage().pixelColor(12, 12);
        QCOMPARE(day, Theme::light().ink);
        QCOMPARE(night, Theme::night().ink);
        applyTheme(application, ThemeChoice::System);
    }
};

QTEST_MAIN(TestStyle)
#include "test_style.moc"
