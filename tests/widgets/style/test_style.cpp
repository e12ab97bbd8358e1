// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/catalog/operation.h"
#include "gpu/numerics/quant_scheme.h"
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "widgets/style/application_style.h"
#include "widgets/style/icons.h"
#include "widgets/style/modes/mode_style.h"
#include "widgets/style/text_scale.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyle>
#include <QTest>
#include <QVBoxLayout>

#include <cmath>

using namespace qs;

namespace {

/// Everything that may stand side by side: all modes with their dialects, and the variants of each operation.
QList<QStringList> groups()
{
    QStringList modes;
    for (const QuantScheme& scheme : allSchemes())
        modes << QString::fromStdString(schemeName(scheme));
    for (const QuantScheme& scheme : dialectSchemes())
        modes << QString::fromStdString(schemeName(scheme));
    QList<QStringList> all{modes};
    for (const Operation operation : allOperations()) {
        QStringList names;
        for (const VariantInfo& variant : variantsOf(operation))
            names << QString::fromUtf8(variant.name.data(), static_cast<qsizetype>(variant.name.size()));
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
    painter.fillRect(QRectF(20, 4, 36, 12), style.fill());
    style.drawBarMarks(painter, QRectF(20, 4, 36, 12));
    return image;
}

} // namespace

class TestStyle : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnWarnings();
        // Before the first theme: the desktop's font is looked at once, before the program sets its own.
        QFont large = QApplication::font();
        large.setPixelSize(22);
        QApplication::setFont(large);
    }

    void dialogsHaveTheProgramsOwnIcons_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void dialogsHaveTheProgramsOwnIcons()
    {
        QFETCH(const bool, dark);
        const Theme theme = applyTheme(*qApp, dark ? ThemeChoice::Dark : ThemeChoice::Light);
        const auto strongest = [](const QImage& image) { // colour of what is not transparent at all
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixelColor(x, y).alpha() == 255) return image.pixelColor(x, y);
            return QColor();
        };
        const std::pair<QMessageBox::Icon, QColor> kinds[] = {{QMessageBox::Information, theme.accent},
                                                              {QMessageBox::Question, theme.accent},
                                                              {QMessageBox::Warning, theme.warning},
                                                              {QMessageBox::Critical, theme.bad}};
        for (const auto& [kind, color] : kinds) {
            QMessageBox box(kind, QStringLiteral("Title"), QStringLiteral("Text"));
            const QImage image = box.iconPixmap().toImage().convertToFormat(QImage::Format_ARGB32);
            QVERIFY(!image.isNull());
            QCOMPARE(strongest(image).name(), color.name());
        }
        for (const auto which : {QStyle::SP_MessageBoxWarning, QStyle::SP_DirIcon, QStyle::SP_FileDialogNewFolder}) {
            const QIcon icon = qApp->style()->standardIcon(which);
            QCOMPARE(icon.pixmap(QSize(32, 32), 2).size(), QSize(64, 64)); // drawn, not enlarged
            const QImage fine = icon.pixmap(QSize(32, 32), 2).toImage();
            const QImage coarse = icon.pixmap(QSize(32, 32), 1).toImage();
            QVERIFY(fine != coarse.scaled(64, 64, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
        }
        // The selection of a list is pale: what is selected has to be seen on it.
        const QImage row =
            qApp->style()->standardIcon(QStyle::SP_FileIcon).pixmap({32, 32}, 1, QIcon::Selected).toImage();
        QCOMPARE(strongest(row.convertToFormat(QImage::Format_ARGB32)).name(), theme.ink.name());
        QVERIFY(!qApp->style()->standardIcon(QStyle::SP_TitleBarMenuButton).isNull()); // Fusion's
    }

    void theTextIsAsLargeAsTheDesktopsIs()
    {
        const auto font = [](int pixels) {
            QFont f;
            f.setPixelSize(pixels);
            return f;
        };
        QCOMPARE(textScaleFor(font(12)), 1.0); // the usual sizes give the usual look
        QCOMPARE(textScaleFor(font(16)), 1.0);
        QCOMPARE(textScaleFor(font(22)), 1.5);
        QCOMPARE(textScaleFor(font(90)), 2.0);
        applyTheme(*qApp, ThemeChoice::Light);
        QCOMPARE(textScale(), 1.5);
        QCOMPARE(QApplication::font().pixelSize(), 20);
        QCOMPARE(uiFont(Theme::baseSize - 1).pixelSize(), 18);
        QCOMPARE(Theme::font(12).pixelSize(), 12); // charts and exports keep theirs
        QLabel title(QStringLiteral("Title"));
        title.setProperty("role", "title");
        title.ensurePolished();
        QCOMPARE(title.font().pixelSize(), 30); // of 20
        applyTheme(*qApp, ThemeChoice::Dark);   // not once more on top
        QCOMPARE(QApplication::font().pixelSize(), 20);
        qApp->setProperty("quantoscopeTextScale", 1.0);
        applyTheme(*qApp, ThemeChoice::Light);
        QCOMPARE(QApplication::font().pixelSize(), 13);
        QCOMPARE(title.font().pixelSize(), 20); // also what is there already
    }

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
        QCOMPARE(shortModeName("int8-token-dynamic-azp"), QString("int8-token-dynamic-azp"));
    }

    void noTwoModesLookAlike()
    {
        QVERIFY(groups().size() >= 6 && groups().front().size() >= 40);
        for (const Theme& theme : {Theme::light(), Theme::night()})
            for (const QStringList& names : groups())
                for (qsizetype i = 0; i < names.size(); ++i)
                    for (qsizetype k = 0; k < i; ++k)
                        QVERIFY2(swatch(names[i], theme) != swatch(names[k], theme),
                                 qPrintable(names[i] + " = " + names[k]));
    }

    void variantsHaveMarkersAndShortNames()
    {
        const Theme light = Theme::light();
        for (const QStringList& names : groups().mid(1)) {
            QCOMPARE(modeStyle(names.front(), light).color, QColor("#5B6470")); // the baseline's grey
            for (qsizetype i = 0; i < names.size(); ++i)
                for (qsizetype k = 0; k < i; ++k) { // told apart without colours, too
                    const ModeStyle a = modeStyle(names[i], light), b = modeStyle(names[k], light);
                    QVERIFY2(a.marker != b.marker || a.inner != b.inner, qPrintable(names[i] + " = " + names[k]));
                    QVERIFY(shortModeName(names[i]) != shortModeName(names[k]));
                }
        }
        QCOMPARE(modeStyle("gemm-int8", light).color, QColor("#0072B2"));
        QCOMPARE(modeStyle("gemm-fp8", light).color, QColor("#D55E00"));
        QCOMPARE(modeStyle("gemm-fp8-block128", light).color, QColor("#D55E00"));
        QCOMPARE(modeStyle("gemm-w4a16", light).color, QColor("#009E73"));
        QCOMPARE(modeStyle("gemm-nvfp4", light).color, QColor("#E69F00"));
        QCOMPARE(modeStyle("int4-group128", light).color, QColor("#009E73"));
        QCOMPARE(modeStyle("mxfp8", light).color, QColor("#E69F00"));
        QCOMPARE(modeStyle("nf4-group64", light).color, QColor("#E69F00"));
        QCOMPARE(shortModeName("attention-fused"), QString("fused"));
    }

    void textCanBeRead()
    {
        for (const Theme& theme : {Theme::light(), Theme::night()}) {
            for (const QColor& color :
                 {theme.ink, theme.muted, theme.p50, theme.p95, theme.outlier, theme.bad, theme.warning, theme.good})
                QVERIFY(contrastRatio(color, theme.background) >= 5);
            QVERIFY(contrastRatio(theme.p99, theme.background) >= 4.5);
            QVERIFY(contrastRatio(theme.onAccent, theme.accent) >= 4.5);
            for (const QStringList& names : groups())
                for (const QString& mode : names)
                    QVERIFY2(contrastRatio(modeStyle(mode, theme).text, theme.background) >= 4.5, qPrintable(mode));
        }
        QVERIFY(std::abs(contrastRatio(Qt::black, Qt::white) - 21) < 0.01);
    }

    void iconsAreThereAndTakeTheInk()
    {
        QStringList names = QDir(":/quantoscope/icons").entryList({"*.svg"});
        QVERIFY(names.size() > 40);
        for (const QString& file : names) {
            if (file.startsWith("mark-") || file == "quantoscope.svg")
                continue; // marks of controls, and the icon of the program
            const QString name = QString(file).chopped(4);
            for (const Theme& theme : {Theme::light(), Theme::night()}) {
                const QImage image = themedIcon(name, theme).pixmap(QSize(24, 24), 2.0).toImage();
                QCOMPARE(image.size(), QSize(48, 48));
                int inked = 0;
                for (int y = 0; y < 48; ++y)
                    for (int x = 0; x < 48; ++x) {
                        const QColor c = image.pixelColor(x, y);
                        inked += c.alpha() > 200 && std::abs(c.lightness() - theme.ink.lightness()) < 12;
                    }
                QVERIFY2(inked > 30, qPrintable(name));
            }
        }
        QVERIFY(themedIcon("nothing").isNull());
        QVERIFY(!applicationIcon().isNull());
    }

    void iconsAreDrawnAsOneFamily()
    {
        loadResources();
        for (const QString& file : QDir(":/quantoscope/icons").entryList({"*.svg"})) {
            if (file.startsWith("mark-") || file == "quantoscope.svg") continue;
            QFile svg(":/quantoscope/icons/" + file);
            QVERIFY(svg.open(QIODevice::ReadOnly));
            const QByteArray text = svg.readAll();
            QVERIFY2(text.contains("viewBox=\"0 0 24 24\"") && text.contains("stroke-width=\"1.75\"") &&
                         text.contains("stroke=\"#000000\""),
                     qPrintable(file));
            // A free margin on every side, at every scale.
            for (const double scale : {1.0, 1.5, 2.0}) {
                const QImage image =
                    themedIcon(QString(file).chopped(4), Theme::light()).pixmap(QSize(24, 24), scale).toImage();
                QCOMPARE(image.width(), qRound(24 * scale));
                for (int i = 0; i < image.width(); ++i)
                    for (const QPoint at :
                         {QPoint(i, 0), QPoint(0, i), QPoint(i, image.height() - 1), QPoint(image.width() - 1, i)})
                        QVERIFY2(image.pixelColor(at).alpha() < 16, qPrintable(file));
            }
        }
    }

    void arrowsPointAlongTheReading()
    {
        const auto picture = [](const char* name) {
            return themedIcon(name, Theme::light()).pixmap(QSize(24, 24), 1.0).toImage();
        };
        const QImage undo = picture("undo"), save = picture("save");
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QVERIFY(picture("undo") != undo);
        QCOMPARE(picture("save"), save);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(picture("undo"), undo);
    }

    /// Every pair of ink and surface that the style puts together.
    void textCanBeReadOnEverySurface()
    {
        for (const Theme& theme : {Theme::light(), Theme::night()}) {
            const QColor hover = mixed(theme.panel, theme.ink, 0.07),
                         select = mixed(theme.background, theme.accent, 0.18);
            const QColor stripe = mixed(theme.background, theme.panel, 0.6);
            for (const QColor& surface : {theme.background, theme.panel, theme.raised, hover, stripe, select}) {
                QVERIFY2(contrastRatio(theme.ink, surface) >= 7, qPrintable(surface.name()));
                QVERIFY2(contrastRatio(theme.muted, surface) >= 4.5,
                         qPrintable(theme.muted.name() + " on " + surface.name()));
            }
            for (const QColor& surface : {theme.background, theme.panel, theme.raised})
                for (const QColor& ink : {theme.accent, theme.bad, theme.warning, theme.good})
                    QVERIFY2(contrastRatio(ink, surface) >= 4.5, qPrintable(ink.name() + " on " + surface.name()));
            QVERIFY(contrastRatio(theme.onAccent, mixed(theme.accent, theme.ink, 0.15)) >= 4.5);
            // Borders that say where the focus is, and marks that are no text: 3:1.
            for (const QColor& surface : {theme.background, theme.panel, theme.raised})
                QVERIFY(contrastRatio(theme.accent, surface) >= 3);
        }
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
        const QIcon icon = themedIcon("stop"); // made in the light, follows into the dark
        const QColor day = icon.pixmap(24).toImage().pixelColor(12, 12);
        applyTheme(application, ThemeChoice::Dark);
        const QColor night = icon.pixmap(24).toImage().pixelColor(12, 12);
        QCOMPARE(day, Theme::light().ink);
        QCOMPARE(night, Theme::night().ink);
        applyTheme(application, ThemeChoice::System);
    }

    /// What the user was at stays where it was: the scrolled place, the focus, the selection, the sizes.
    void aChangeOfThemeKeepsPlaces()
    {
        auto& application = *qobject_cast<QApplication*>(QCoreApplication::instance());
        applyTheme(application, ThemeChoice::Light);
        QScrollArea window;
        auto* inside = new QWidget;
        auto* rows = new QVBoxLayout(inside);
        QLineEdit* middle = nullptr;
        for (int i = 0; i < 80; ++i) {
            auto* edit = new QLineEdit(QString::number(1000 + i));
            rows->addWidget(edit);
            if (i == 40) middle = edit;
        }
        window.setWidget(inside);
        window.setWidgetResizable(true);
        window.resize(300, 300);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        middle->setFocus();
        middle->setSelection(1, 2);
        window.ensureWidgetVisible(middle);
        const int place = window.verticalScrollBar()->value(), range = window.verticalScrollBar()->maximum();
        QVERIFY(place > 0);
        for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light}) {
            applyTheme(application, theme);
            QCoreApplication::processEvents();
            QCOMPARE(window.verticalScrollBar()->value(), place);
            QCOMPARE(window.verticalScrollBar()->maximum(), range);
            QVERIFY(middle->hasFocus());
            QCOMPARE(middle->selectedText(), QStringLiteral("04"));
        }
        applyTheme(application, ThemeChoice::System);
    }
};

QS_TEST(TestStyle)
#include "test_style.moc"
