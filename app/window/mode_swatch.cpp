// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/mode_swatch.h"

#include "widgets/style/mode_style.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPixmap>

namespace qs {

QIcon modeSwatch(const QString& mode)
{
    constexpr int width = 18;
    constexpr int height = 14;
    const ModeStyle style = modeStyle(mode, Theme::fromPalette(QGuiApplication::palette()));
    QIcon icon;
    for (const int scale : {1, 2, 3}) {
        QPixmap picture(width * scale, height * scale);
        picture.setDevicePixelRatio(scale);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(style.pen());
        painter.drawLine(QPointF(0, height / 2.0), QPointF(width, height / 2.0));
        style.drawMarker(painter, QPointF(width / 2.0, height / 2.0), 8);
        painter.end();
        icon.addPixmap(picture);
    }
    return icon;
}

} // namespace qs
