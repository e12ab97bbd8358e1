// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own style: states, roles, sides, and that a change of theme is a change of palette alone.
#include "tests/fail_on_warnings.h"
#include "tests/gui_test.h"
#include "widgets/style/application_style.h"
#include "widgets/style/product_style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSet>
#include <QSlider>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <functional>

using namespace qs;

namespace {

QImage drawn(QWidget& widget)
{
    widget.ensurePolished();
    widget.resize(widget.sizeHint());
    return widget.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

bool shows(const QImage& image, const QColor& color)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == color) return true;
    return false;
}

Theme themeOf(bool dark) { return dark ? Theme::night() : Theme::light(); }

/// Counts what a change of theme must not cause.
class PolishCounter : public QObject
{
public:
    using QObject::QObject;
    bool eventFilter(QObject*, QEvent* event) override
    {
        polished += event->type() == QEvent::StyleChange || event->type() == QEvent::Polish;
        recolored += event->type() == QEvent::PaletteChange;
        return false;
    }
    int polished = 0, recolored = 0;
};

} // namespace

class TestProductStyle : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { failOnWarnings(); }
    void cleanup() { applyTheme(*qApp, ThemeChoice::Light); }

    void buttonsShowTheirStates_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<bool>("dark");
        for (const char* kind : {"push", "primary", "flat", "tool", "check", "radio"})
            for (const bool dark : {false, true})
                QTest::addRow("%s %s", kind, dark ? "dark" : "light") << QString::fromLatin1(kind) << dark;
    }

    void buttonsShowTheirStates()
    {
        QFETCH(const QString, kind);
        QFETCH(const bool, dark);
        applyTheme(*qApp, dark ? ThemeChoice::Dark : ThemeChoice::Light);
        QWidget window;
        QAbstractButton* button = kind == "tool"    ? static_cast<QAbstractButton*>(new QToolButton(&window))
                                  : kind == "check" ? new QCheckBox(&window)
                                  : kind == "radio" ? static_cast<QAbstractButton*>(new QRadioButton(&window))
                                                    : new QPushButton(&window);
        button->setText(QStringLiteral("Text"));
        if (kind == "primary" || kind == "flat") button->setProperty("role", kind);
        button->setCheckable(true);
        QList<QImage> states{drawn(*button)};
        const auto add = [&](const std::function<void(bool)>& set) {
            set(true);
            states << drawn(*button);
            set(false);
        };
        add([&](bool on) { button->setAttribute(Qt::WA_UnderMouse, on); });
        add([&](bool on) { button->setEnabled(!on); });
        if (kind == "push" || kind == "tool" || kind == "check") add([&](bool on) { button->setChecked(on); });
        if (kind == "push" || kind == "tool") add([&](bool on) { button->setDown(on); });
        for (int i = 0; i < states.size(); ++i)
            for (int j = i + 1; j < states.size(); ++j)
                QVERIFY2(states[i] != states[j], qPrintable(QStringLiteral("%1 and %2").arg(i).arg(j)));
    }

    void fieldsShowTheirStates()
    {
        for (const bool dark : {false, true}) {
            applyTheme(*qApp, dark ? ThemeChoice::Dark : ThemeChoice::Light);
            const Theme theme = themeOf(dark);
            QLineEdit line;
            QSpinBox spin;
            QComboBox combo;
            for (QWidget* field :
                 {static_cast<QWidget*>(&line), static_cast<QWidget*>(&spin), static_cast<QWidget*>(&combo)}) {
                const QImage usual = drawn(*field);
                QVERIFY(shows(usual, theme.background) && shows(usual, theme.border));
                field->setAttribute(Qt::WA_UnderMouse);
                QVERIFY(drawn(*field) != usual);
                field->setAttribute(Qt::WA_UnderMouse, false);
                field->setEnabled(false);
                QVERIFY(drawn(*field) != usual && !shows(drawn(*field), theme.background));
                field->setEnabled(true);
                field->setProperty("invalid", true);
                QVERIFY(shows(drawn(*field), theme.bad));
            }
        }
    }

    void labelsFollowTheThemeByTheirRole()
    {
        QLabel error("■■■■"), warning("■■■■"), muted("■■■■"), title("■■■■");
        error.setProperty("role", "error");
        warning.setProperty("role", "warning");
        muted.setProperty("role", "muted");
        title.setProperty("role", "title");
        for (const bool dark : {false, true}) {
            applyTheme(*qApp, dark ? ThemeChoice::Dark : ThemeChoice::Light);
            const Theme theme = themeOf(dark);
            QVERIFY(shows(drawn(error), theme.bad));
            QVERIFY(shows(drawn(warning), theme.warning));
            QVERIFY(shows(drawn(muted), theme.muted));
            QVERIFY(shows(drawn(title), theme.ink));
        }
        QVERIFY(title.sizeHint().height() > muted.sizeHint().height() * 3 / 2);
        // A role that changes is looked at when the label is polished again.
        error.setProperty("role", "muted");
        error.style()->unpolish(&error);
        error.style()->polish(&error);
        QVERIFY(shows(drawn(error), Theme::night().muted) && !shows(drawn(error), Theme::night().bad));
    }

    void aChangeOfThemePolishesNothing()
    {
        applyTheme(*qApp, ThemeChoice::Light);
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        column->addWidget(new QPushButton(QStringLiteral("Run")));
        column->addWidget(new QSpinBox);
        column->addWidget(new QListWidget);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        PolishCounter counter;
        qApp->installEventFilter(&counter);
        applyTheme(*qApp, ThemeChoice::Dark);
        QCoreApplication::processEvents();
        QVERIFY(counter.recolored > 3); // it was listening
        QCOMPARE(counter.polished, 0);
        QVERIFY(qApp->styleSheet().isEmpty());
        QVERIFY(qobject_cast<ProductStyle*>(qApp->style()));
    }

    void theSidesOfFieldsAreMirrored()
    {
        applyTheme(*qApp, ThemeChoice::Light);
        QStyleOptionComboBox combo;
        QStyleOptionSpinBox spin;
        combo.rect = spin.rect = QRect(0, 0, 200, 28);
        spin.buttonSymbols = QAbstractSpinBox::UpDownArrows;
        const auto arrow = [&] {
            return qApp->style()->subControlRect(QStyle::CC_ComboBox, &combo, QStyle::SC_ComboBoxArrow).center().x();
        };
        const auto text = [&] {
            return qApp->style()->subControlRect(QStyle::CC_SpinBox, &spin, QStyle::SC_SpinBoxEditField);
        };
        combo.direction = spin.direction = Qt::LeftToRight;
        const QRect usual = text();
        QVERIFY(arrow() > 150);
        combo.direction = spin.direction = Qt::RightToLeft;
        QVERIFY(arrow() < 50);
        QCOMPARE(text(), QStyle::visualRect(Qt::RightToLeft, spin.rect, usual));
        // Up and down do not overlap, and leave the text alone.
        const QRect up = qApp->style()->subControlRect(QStyle::CC_SpinBox, &spin, QStyle::SC_SpinBoxUp),
                    down = qApp->style()->subControlRect(QStyle::CC_SpinBox, &spin, QStyle::SC_SpinBoxDown);
        QVERIFY(!up.intersects(down) && !up.intersects(text()) && !down.intersects(text()));
    }

    void aSliderIsFilledFromWhereItBegins()
    {
        applyTheme(*qApp, ThemeChoice::Light);
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            QSlider slider(Qt::Horizontal);
            slider.setLayoutDirection(direction);
            slider.setValue(50);
            slider.resize(200, 22);
            const QImage image = slider.grab().toImage();
            const bool mirrored = direction == Qt::RightToLeft;
            QCOMPARE(image.pixelColor(mirrored ? 170 : 30, 11), Theme::light().accent);
            QVERIFY(image.pixelColor(mirrored ? 30 : 170, 11) != Theme::light().accent);
        }
    }

    /// Nobody knows how long: a part that moves, until it is known.
    void progressIsSeen()
    {
        applyTheme(*qApp, ThemeChoice::Light);
        QProgressBar bar;
        bar.resize(200, 8);
        bar.setValue(25);
        const QImage quarter = bar.grab().toImage();
        QCOMPARE(quarter.pixelColor(20, 4), Theme::light().accent);
        QVERIFY(quarter.pixelColor(100, 4) != Theme::light().accent);
        bar.setRange(0, 0);
        const QImage before = bar.grab().toImage();
        QTRY_VERIFY(bar.grab().toImage() != before);
    }

    void selectedRowsKeepTheirInk()
    {
        for (const bool dark : {false, true}) {
            applyTheme(*qApp, dark ? ThemeChoice::Dark : ThemeChoice::Light);
            const Theme theme = themeOf(dark);
            QListWidget list;
            list.addItems({QStringLiteral("■■■■"), QStringLiteral("other")});
            list.setCurrentRow(0);
            list.resize(200, 100);
            const QImage image = list.grab().toImage();
            const QRect row = list.visualItemRect(list.item(0)).translated(list.viewport()->pos());
            QCOMPARE(image.pixelColor(row.right() - 4, row.center().y()),
                     QColor(mixed(theme.background, theme.accent, 0.18).rgb()));
            QVERIFY(shows(image.copy(row), theme.ink));
        }
    }

    void tabsThatDoNotFitHaveArrows()
    {
        QWidget window;
        window.resize(220, 60);
        QTabBar tabs(&window);
        for (const char* title : {"Scope", "Compare", "Sweep", "Accuracy", "Language model"})
            tabs.addTab(QLatin1String(title));
        tabs.setGeometry(0, 0, 220, 40);
        tabs.setUsesScrollButtons(true);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        int arrows = 0;
        for (QToolButton* button : tabs.findChildren<QToolButton*>()) {
            if (!button->isVisible() || !button->isEnabled()) continue;
            const QImage image = button->grab().toImage();
            QSet<QRgb> colors;
            for (int y = 6; y < image.height() - 6; ++y)
                for (int x = 3; x < image.width() - 3; ++x)
                    colors << image.pixel(x, y);
            arrows += colors.size() > 2 ? 1 : 0;
        }
        QVERIFY(arrows >= 1); // the one to the right
    }

    void whatIsBehindAScrollAreaIsSeen()
    {
        applyTheme(*qApp, ThemeChoice::Light);
        QWidget page;
        page.setAutoFillBackground(true);
        page.setBackgroundRole(QPalette::Base);
        page.resize(100, 100);
        auto* area = new QScrollArea(&page);
        area->setWidget(new QWidget);
        area->setWidgetResizable(true);
        area->resize(100, 100);
        QCOMPARE(page.grab().toImage().pixelColor(50, 50), Theme::light().background);
    }
};

QS_TEST(TestProductStyle)
#include "test_product_style.moc"
