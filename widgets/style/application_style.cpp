// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/application_style.h"

#include "widgets/style/product_style.h"
#include "widgets/style/text_scale.h"

#include <QApplication>
#include <QToolTip>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <cmath>
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
#include <QStyleHints>
#endif

namespace qs {
namespace {

constexpr char kTextZoom[] = "quantoscopeTextZoom";

/// Looks at the desktop's font once, before the program has one of its own.
void takeDesktopText(QApplication& application)
{
    constexpr char known[] = "quantoscopeTextScale";
    if (!application.property(known).isValid()) application.setProperty(known, textScaleFor(QApplication::font()));
    const QVariant zoom = application.property(kTextZoom);
    setTextScale(application.property(known).toDouble() * (zoom.isValid() ? zoom.toDouble() : 1));
}

/// Widgets with a font of their own do not follow the application's: theirs grow as that did.
void rescaleFonts(double before)
{
    constexpr char base[] = "quantoscopeBaseType", last[] = "quantoscopeLastType";
    for (QWidget* widget : QApplication::allWidgets()) {
        if (!widget->testAttribute(Qt::WA_SetFont) || widget->font().pixelSize() <= 0) continue;
        QFont font = widget->font();
        // From the size at a scale of 1, as long as nobody sets another one: rounding must not add up.
        if (widget->property(last).toInt() != font.pixelSize())
            widget->setProperty(base, std::round(2 * font.pixelSize() / before) / 2);
        font.setPixelSize(std::max(1, qRound(widget->property(base).toDouble() * textScale())));
        widget->setProperty(last, font.pixelSize());
        widget->setFont(font);
    }
}

QPalette toolTipPalette(const Theme& t)
{
    QPalette palette = themePalette(t);
    for (const QPalette::ColorRole role : {QPalette::ToolTipBase, QPalette::Window})
        palette.setColor(role, t.dark ? t.raised : QColor("#2a3038"));
    for (const QPalette::ColorRole role : {QPalette::ToolTipText, QPalette::WindowText})
        palette.setColor(role, t.dark ? t.ink : QColor("#ffffff"));
    return palette;
}

Theme systemTheme(QApplication& application)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const Qt::ColorScheme scheme = application.styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown) return scheme == Qt::ColorScheme::Dark ? Theme::night() : Theme::light();
#endif
    application.setPalette(QPalette()); // gives the desktop's own palette back
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
    set(QPalette::LinkVisited, t.warning); // nothing of Qt's draws with it: labels that warn do
    set(QPalette::Light, mixed(t.raised, t.background, 0.5));
    set(QPalette::Midlight, t.panel);
    set(QPalette::Mid, t.border);
    set(QPalette::Dark, t.faint);
    set(QPalette::Shadow, t.dark ? QColor("#000000") : QColor("#8a929b"));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, t.faint);
    return palette;
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
    const double before = textScale();
    takeDesktopText(application);
    const QFont font = uiFont(Theme::baseSize);
    const bool resized = font != QApplication::font();
    if (resized) {
        QApplication::setFont(font);
        rescaleFonts(before);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::ApplicationFontChange); // before anything is laid out
    }
    // A style gives headings and the like their size of type once.
    if (resized || !qobject_cast<ProductStyle*>(application.style())) QApplication::setStyle(new ProductStyle);
    QToolTip::setPalette(toolTipPalette(theme));
    QApplication::setPalette(themePalette(theme));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::ApplicationPaletteChange); // windows change now, not later
    return theme;
}

} // namespace qs
