// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/findings/ink.h"

#include <QVariant>

namespace qs {

void setInk(QWidget* widget, const QColor& ink, const QColor& disabled)
{
    QPalette palette; // all else follows the window's
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(role, ink);
        palette.setColor(QPalette::Disabled, role, disabled);
    }
    widget->setPalette(palette);
}

void setPlain(QWidget* button, const QColor& ink, const QSize& padding)
{
    button->setProperty("role", "link");
    button->setProperty("padding", padding);
    setInk(button, ink);
}

} // namespace qs
