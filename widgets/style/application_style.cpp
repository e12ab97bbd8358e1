// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/application_style.h"

#include "widgets/style/product_style.h"
#include "widgets/style/text_scale.h"

#include <QApplication>
#include <QHash>
#include <QRegularExpression>
#include <QVariant>

#include <algorithm>
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
#include <QStyleHints>
#endif

namespace qs {
namespace {

// Names in @…@ are replaced by colours of the theme, @scheme@ by light or dark (for the marks of controls), @leading@
// and @trailing@ by left and right or, in a mirrored window, by right and left: style sheets mirror subcontrols but no
// paddings.
const char kSurfaces[] = R"(
QWidget { color: @ink@; }
QMainWindow, QDialog, QDockWidget, QStatusBar, QMenuBar { background: @panel@; }
QMainWindow::separator { background: @border@; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: @accent@; }
QToolTip { background: @tipBack@; color: @tipInk@; border: 0; padding: 6px 8px; }
QMenuBar { padding: 2px 4px; border-bottom: 1px solid @border@; }
QMenuBar::item { padding: 4px 9px; border-radius: 5px; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @hover@; }
QMenu { background: @raised@; border: 1px solid @border@; padding: 5px; }
QMenu::item { padding: 5px 26px 5px 12px; border-radius: 5px; } /* these are mirrored, as the marks of a menu are */
QMenu::icon { padding-left: 8px; }
QMenu::item:selected { background: @accent@; color: @onAccent@; }
QMenu::item:disabled { color: @faint@; background: transparent; }
QMenu::separator { height: 1px; background: @border@; margin: 5px 6px; }
QToolBar { background: @panel@; border: 0; border-bottom: 1px solid @border@; padding: 5px 8px; spacing: 3px; }
QToolBar#leftPanelStrip, QToolBar#rightPanelStrip { padding: 4px 1px; border-bottom: 0; }
QToolBar#leftPanelStrip { border-right: 1px solid @border@; }
QToolBar#rightPanelStrip { border-left: 1px solid @border@; }
QToolBar::separator { background: @border@; width: 1px; margin: 5px 6px; }
QToolBar QToolButton { border: 1px solid transparent; border-radius: 6px; padding: 5px 9px; background: transparent; }
QToolButton { border: 1px solid transparent; border-radius: 6px; padding: 4px 7px; background: transparent; }
QToolButton:hover { background: @hover@; }
QToolButton:pressed { background: @press@; }
QToolButton:checked { background: @select@; border-color: @accent@; }
QToolButton:disabled { color: @faint@; }
QToolButton:focus { border-color: @accent@; }
QToolButton:checked:focus { border-width: 2px; padding: 3px 6px; }
QToolButton[popupMode="1"] { padding-@trailing@: 20px; }
QToolButton::menu-indicator { image: none; }
QToolButton[popupMode="2"] { padding-@trailing@: 22px; }
QToolButton[popupMode="2"]::menu-indicator { image: url(:/quantoscope/icons/mark-down-@scheme@.svg); width: 10px; height: 10px;
  subcontrol-origin: padding; subcontrol-position: center right; @trailing@: 7px; }
QStatusBar { border-top: 1px solid @border@; color: @muted@; }
QStatusBar::item { border: 0; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QStatusBar QLabel { color: @muted@; padding: 2px 4px; }
QDockWidget { titlebar-close-icon: url(:/quantoscope/icons/mark-close-@scheme@.svg);
  titlebar-normal-icon: url(:/quantoscope/icons/mark-float-@scheme@.svg); font-weight: 600; }
QDockWidget::title { background: @panel@; padding: 8px 10px 6px 12px; text-align: @leading@; }
QDockWidget::close-button, QDockWidget::float-button { border: 0; border-radius: 4px; padding: 1px; background: transparent; }
QDockWidget::close-button:hover, QDockWidget::float-button:hover { background: @hover@; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: 0; }
QScrollArea:focus { border: 1px solid @accent@; }
QGroupBox { border: 0; border-top: 1px solid @border@; margin-top: 22px; padding-top: 6px; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; left: 0; top: 4px; color: @muted@; }
QSplitter::handle { background: @border@; }
QSplitter::handle:horizontal { width: 1px; } QSplitter::handle:vertical { height: 1px; }
QLabel[role="title"] { font-size: 20px; font-weight: 600; }
QLabel[role="subtitle"] { color: @muted@; }
QLabel[role="muted"] { color: @muted@; font-size: 12px; }
QLabel[role="figure"] { font-size: 20px; font-weight: 600; }
QLabel[role="error"] { color: @bad@; font-weight: 500; }
QLabel[role="warning"] { color: @warning@; font-weight: 500; }
)";

const char kControls[] = R"(
QPushButton { background: @raised@; border: 1px solid @border@; border-radius: 6px; padding: 5px 14px; min-height: 18px; }
QPushButton:hover { background: @hover@; } QPushButton:pressed { background: @press@; }
QPushButton:focus { border-color: @accent@; }
QPushButton:checked { background: @select@; border-color: @accent@; }
QPushButton:disabled { color: @faint@; background: @panel@; }
QPushButton:default, QPushButton[role="primary"] { background: @accent@; border-color: @accent@; color: @onAccent@; font-weight: 600; }
QPushButton:default:hover, QPushButton[role="primary"]:hover { background: @accentHover@; }
QPushButton:default:focus, QPushButton[role="primary"]:focus { border: 2px solid @ink@; padding: 4px 13px; }
QPushButton[role="primary"]:disabled { background: @press@; border-color: @border@; color: @faint@; }
QPushButton[role="flat"] { background: transparent; border-color: transparent; padding: 4px 8px; color: @accent@; }
QPushButton[role="flat"]:hover { background: @hover@; } QPushButton[role="flat"]:focus { border-color: @accent@; }
QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox { background: @background@; border: 1px solid @border@;
  border-radius: 6px; padding: 3px 8px; min-height: 20px; selection-background-color: @accent@; selection-color: @onAccent@; }
QTextEdit, QPlainTextEdit { padding: 4px; }
QLineEdit:hover, QAbstractSpinBox:hover, QComboBox:hover { border-color: @faint@; }
QLineEdit:focus, QTextEdit:focus, QPlainTextEdit:focus, QAbstractSpinBox:focus, QComboBox:focus { border-color: @accent@; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled { color: @faint@; background: @panel@; }
QLineEdit[invalid="true"], QAbstractSpinBox[invalid="true"] { border-color: @bad@; }
QAbstractSpinBox { padding-@trailing@: 20px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { subcontrol-origin: border; width: 18px; border: 0; background: transparent; }
QAbstractSpinBox::up-button { subcontrol-position: top right; margin-top: 2px; margin-@trailing@: 2px; border-top-@trailing@-radius: 4px; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; margin-bottom: 2px; margin-@trailing@: 2px; border-bottom-@trailing@-radius: 4px; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: @hover@; }
QAbstractSpinBox::up-arrow { image: url(:/quantoscope/icons/mark-up-@scheme@.svg); width: 9px; height: 9px; }
QAbstractSpinBox::down-arrow { image: url(:/quantoscope/icons/mark-down-@scheme@.svg); width: 9px; height: 9px; }
QAbstractSpinBox[buttonSymbols="2"] { padding-@trailing@: 8px; }
QComboBox { padding-@trailing@: 22px; }
QComboBox::drop-down { border: 0; width: 22px; }
QComboBox::down-arrow { image: url(:/quantoscope/icons/mark-down-@scheme@.svg); width: 10px; height: 10px; }
QComboBox QAbstractItemView { background: @raised@; border: 1px solid @border@; padding: 4px; outline: 0;
  selection-background-color: @accent@; selection-color: @onAccent@; }
QComboBox QAbstractItemView::item { min-height: 24px; }
QCheckBox, QRadioButton { spacing: 8px; padding: 2px 0; }
QCheckBox:disabled, QRadioButton:disabled { color: @faint@; }
QCheckBox:focus, QRadioButton:focus { outline: 1px solid @accent@; outline-radius: 3px; }
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator { width: 14px; height: 14px; border: 1px solid @faint@;
  border-radius: 4px; background: @background@; }
QRadioButton::indicator { border-radius: 8px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover, QCheckBox:focus::indicator, QRadioButton:focus::indicator { border-color: @accent@; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked { background: @accent@; border-color: @accent@;
  image: url(:/quantoscope/icons/mark-check-@scheme@.svg); }
QCheckBox::indicator:indeterminate, QAbstractItemView::indicator:indeterminate { background: @accent@; border-color: @accent@;
  image: url(:/quantoscope/icons/mark-partial-@scheme@.svg); }
QRadioButton::indicator:checked { background: @accent@; border-color: @accent@; image: url(:/quantoscope/icons/mark-dot-@scheme@.svg); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: @border@; background: @panel@; }
QSlider { min-height: 22px; }
QSlider::groove:horizontal { height: 4px; background: @press@; border-radius: 2px; }
QSlider::sub-page:horizontal { background: @accent@; border-radius: 2px; }
QSlider::handle:horizontal { width: 14px; height: 14px; margin: -6px 0; border-radius: 8px; background: @raised@; border: 1px solid @faint@; }
QSlider::handle:horizontal:hover, QSlider::handle:horizontal:focus { border: 2px solid @accent@; width: 12px; height: 12px; }
QSlider::sub-page:horizontal:disabled { background: @border@; }
QProgressBar { background: @press@; border: 0; border-radius: 4px; min-height: 8px; max-height: 8px; text-align: center; color: transparent; }
QProgressBar::chunk { background: @accent@; border-radius: 4px; }
)";

const char kViews[] = R"(
QTabWidget::pane { border: 0; border-top: 1px solid @border@; background: @background@; }
QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: @muted@; padding: 8px 14px 7px 14px; border: 0; border-bottom: 2px solid transparent; font-weight: 500; }
QTabBar::tab:hover { color: @ink@; }
QTabBar::tab:selected { color: @ink@; border-bottom: 2px solid @accent@; }
QTabBar::tab:disabled { color: @faint@; }
QTabBar::tab:selected:focus { background: @hover@; border: 1px solid @accent@; border-bottom: 2px solid @accent@; padding: 7px 13px 7px 13px; }
QAbstractItemView { background: @background@; alternate-background-color: @stripe@; border: 1px solid @background@; outline: 0; gridline-color: @grid@;
  selection-background-color: @select@; selection-color: @ink@; }
QAbstractItemView:focus { border-color: @accent@; }
QTableView#frozenColumns { border: 0; }
QTableView::item { padding: 3px 8px; border: 0; }
QListView::item, QTreeView::item { padding: 4px 6px; border: 0; }
QAbstractItemView::item:hover { background: @hover@; }
QAbstractItemView::item:selected { background: @select@; color: @ink@; }
QHeaderView { background: @panel@; border: 0; }
QHeaderView::section { background: @panel@; color: @muted@; border: 0; border-bottom: 1px solid @border@; padding: 6px 8px; font-weight: 600; font-size: 12px; }
QHeaderView::section:hover { color: @ink@; }
QHeaderView::down-arrow { image: url(:/quantoscope/icons/mark-down-@scheme@.svg); width: 10px; height: 10px; subcontrol-position: center right; right: 4px; }
QHeaderView::up-arrow { image: url(:/quantoscope/icons/mark-up-@scheme@.svg); width: 10px; height: 10px; subcontrol-position: center right; right: 4px; }
QAbstractScrollArea::corner { background: @background@; border: 0; }
QTableCornerButton::section { background: @panel@; border: 0; border-bottom: 1px solid @border@; }
QScrollBar:vertical { background: transparent; width: 11px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 11px; margin: 0; }
QScrollBar::handle { background: @scroll@; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; } QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: @faint@; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)";

QHash<QString, QString> colorNames(const Theme& t)
{
    const auto name = [](const QColor& color) { return color.name(); };
    return {{"ink", name(t.ink)},
            {"muted", name(t.muted)},
            {"faint", name(t.faint)},
            {"grid", name(t.grid)},
            {"panel", name(t.panel)},
            {"raised", name(t.raised)},
            {"border", name(t.border)},
            {"background", name(t.background)},
            {"accent", name(t.accent)},
            {"onAccent", name(t.onAccent)},
            {"accentHover", name(mixed(t.accent, t.ink, 0.15))},
            {"hover", name(mixed(t.panel, t.ink, 0.07))},
            {"press", name(mixed(t.panel, t.ink, 0.13))},
            {"select", name(mixed(t.background, t.accent, 0.18))},
            {"stripe", name(mixed(t.background, t.panel, 0.6))},
            {"scroll", name(mixed(t.panel, t.ink, 0.22))},
            {"tipBack", name(t.dark ? t.raised : QColor("#2a3038"))},
            {"tipInk", name(t.dark ? t.ink : QColor("#ffffff"))},
            {"bad", name(t.bad)},
            {"warning", name(t.warning)},
            {"scheme", t.dark ? QStringLiteral("dark") : QStringLiteral("light")}};
}

constexpr char kTextZoom[] = "quantoscopeTextZoom";

/// Looks at the desktop's font once, before the program has one of its own.
void takeDesktopText(QApplication& application)
{
    constexpr char known[] = "quantoscopeTextScale";
    if (!application.property(known).isValid()) application.setProperty(known, textScaleFor(QApplication::font()));
    const QVariant zoom = application.property(kTextZoom);
    setTextScale(application.property(known).toDouble() * (zoom.isValid() ? zoom.toDouble() : 1));
}

/// The style sheet's sizes of type, as the desktop's text is.
QString withTextScale(const QString& sheet)
{
    if (textScale() == 1) return sheet;
    static const QRegularExpression size(QStringLiteral("font-size: (\\d+)px"));
    QString scaled;
    qsizetype end = 0;
    for (auto all = size.globalMatch(sheet); all.hasNext();) {
        const QRegularExpressionMatch match = all.next();
        scaled += sheet.mid(end, match.capturedStart() - end) +
                  QStringLiteral("font-size: %1px").arg(qRound(match.captured(1).toInt() * textScale()));
        end = match.capturedEnd();
    }
    return scaled + sheet.mid(end);
}

Theme systemTheme(QApplication& application)
{
    application.setPalette(QPalette()); // gives the desktop's own palette back
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const Qt::ColorScheme scheme = application.styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown) return scheme == Qt::ColorScheme::Dark ? Theme::night() : Theme::light();
#endif
    return Theme::fromPalette(QGuiApplication::palette());
}

} // namespace

QPalette themePalette(const Theme& t)
{
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, const QColor& color) { palette.setColor(role, color); };
    set(QPalette::Window, t.panel);
    set(QPalette::WindowText, t.ink);
    set(QPalette::Base, t.background);
    set(QPalette::AlternateBase, mixed(t.background, t.panel, 0.6));
    set(QPalette::Text, t.ink);
    set(QPalette::PlaceholderText, t.muted);
    set(QPalette::Button, t.raised);
    set(QPalette::ButtonText, t.ink);
    set(QPalette::BrightText, t.bad);
    set(QPalette::ToolTipBase, t.raised);
    set(QPalette::ToolTipText, t.ink);
    set(QPalette::Highlight, t.accent);
    set(QPalette::HighlightedText, t.onAccent);
    set(QPalette::Link, t.accent);
    set(QPalette::LinkVisited, t.accent);
    set(QPalette::Light, mixed(t.raised, t.background, 0.5));
    set(QPalette::Midlight, t.panel);
    set(QPalette::Mid, t.border);
    set(QPalette::Dark, t.faint);
    set(QPalette::Shadow, t.dark ? QColor("#000000") : QColor("#8a929b"));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, t.faint);
    return palette;
}

QString themeStyleSheet(const Theme& theme, Qt::LayoutDirection direction)
{
    QString sheet = QLatin1String(kSurfaces) + QLatin1String(kControls) + QLatin1String(kViews);
    const QHash<QString, QString> names = colorNames(theme);
    for (auto it = names.begin(); it != names.end(); ++it)
        sheet.replace(QLatin1Char('@') + it.key() + QLatin1Char('@'), it.value());
    const bool mirrored = direction == Qt::RightToLeft;
    sheet.replace(QLatin1String("@leading@"), mirrored ? QLatin1String("right") : QLatin1String("left"));
    sheet.replace(QLatin1String("@trailing@"), mirrored ? QLatin1String("left") : QLatin1String("right"));
    return withTextScale(sheet);
}

void setTextZoom(QApplication& application, double factor)
{
    application.setProperty(kTextZoom, std::clamp(factor, 0.5, 3.0));
}

Theme applyTheme(QApplication& application, ThemeChoice choice)
{
    loadResources();
    const Theme theme = choice == ThemeChoice::System ? systemTheme(application)
                        : choice == ThemeChoice::Dark ? Theme::night()
                                                      : Theme::light();
    // Without a style sheet a palette is changed, and with none before a new one is set, in a third of the time; and
    // the style is the one below it.
    if (!application.styleSheet().isEmpty()) application.setStyleSheet(QString());
    if (!qobject_cast<ProductStyle*>(application.style())) QApplication::setStyle(new ProductStyle);
    takeDesktopText(application);
    if (const QFont font = uiFont(Theme::baseSize); font != QApplication::font()) QApplication::setFont(font);
    QApplication::setPalette(themePalette(theme));
    application.setStyleSheet(themeStyleSheet(theme, QGuiApplication::layoutDirection()));
    return theme;
}

} // namespace qs
