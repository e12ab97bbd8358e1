// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/findings/ink.h"

namespace qs {

namespace {
// Setting the same sheet again would polish the widget again, and come back here by its change event.
void setSheet(QWidget* widget, const QString& sheet)
{
    if (widget->styleSheet() != sheet) widget->setStyleSheet(sheet);
}
} // namespace

// With a selector: a bare 'color' would also colour the widget's tooltip.
void setInk(QWidget* widget, const QColor& ink, const QColor& disabled)
{
    const QString name =
        QString::fromLatin1(widget->metaObject()->className()).replace(QStringLiteral("::"), QStringLiteral("--"));
    setSheet(widget,
             QStringLiteral("%1 { color: %2; } %1:disabled { color: %3; }").arg(name, ink.name(), disabled.name()));
}

void setPlain(QWidget* button, const QColor& ink, const QString& padding)
{
    setSheet(
        button,
        QStringLiteral(
            "QToolButton { color: %1; padding: %2; border: 1px solid transparent; border-radius: 4px; background: "
            "transparent; } "
            "QToolButton:hover { text-decoration: underline; } QToolButton:focus { border-color: palette(highlight); }")
            .arg(ink.name(), padding));
}

} // namespace qs
