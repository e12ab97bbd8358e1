// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/style_parts.h"

#include <QPainterPath>
#include <QVariant>

namespace qs::look {
namespace {

Colors mix(const Theme& theme)
{
    Colors c{theme, {}, {}, {}, {}, {}, {}};
    c.accentHover = mixed(theme.accent, theme.ink, 0.15);
    c.hover = mixed(theme.panel, theme.ink, 0.07);
    c.press = mixed(theme.panel, theme.ink, 0.13);
    c.select = mixed(theme.background, theme.accent, 0.18);
    c.stripe = mixed(theme.background, theme.panel, 0.6);
    c.scroll = mixed(theme.panel, theme.ink, 0.22);
    return c;
}

/// In a square of 12.
QPainterPath shapeOf(Mark mark)
{
    QPainterPath path;
    const auto lines = [&](std::initializer_list<QPointF> points) {
        path.moveTo(*points.begin());
        for (const QPointF& point : points)
            path.lineTo(point);
    };
    switch (mark) {
    case Mark::Up:
        lines({{3, 7.5}, {6, 4.5}, {9, 7.5}});
        break;
    case Mark::Down:
        lines({{3, 4.5}, {6, 7.5}, {9, 4.5}});
        break;
    case Mark::Left:
        lines({{7.5, 3}, {4.5, 6}, {7.5, 9}});
        break;
    case Mark::Right:
        lines({{4.5, 3}, {7.5, 6}, {4.5, 9}});
        break;
    case Mark::Check:
        lines({{2.5, 6.3}, {4.9, 8.7}, {9.5, 3.7}});
        break;
    case Mark::Partial:
        lines({{3, 6}, {9, 6}});
        break;
    case Mark::Close:
        lines({{3, 3}, {9, 9}});
        lines({{9, 3}, {3, 9}});
        break;
    case Mark::Float:
        lines({{4.5, 3.5}, {2.6, 3.5}, {2.6, 9.4}, {8.5, 9.4}, {8.5, 7.5}});
        lines({{6.5, 2.6}, {9.4, 2.6}, {9.4, 5.5}});
        lines({{9.2, 2.8}, {5.8, 6.2}});
        break;
    case Mark::Dot:
        path.addEllipse(QPointF(6, 6), 2.5, 2.5);
        break;
    }
    return path;
}

} // namespace

const Colors& Colors::of(const QPalette& palette)
{
    static const Colors light = mix(Theme::light()), dark = mix(Theme::night());
    return palette.color(QPalette::Window).lightnessF() < 0.5f ? dark : light; // as Theme::fromPalette()
}

void drawBox(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& line, double radius, double width)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    painter.setPen(line.isValid() ? QPen(line, width) : QPen(Qt::NoPen));
    const double inset = line.isValid() ? width / 2 : 0;
    const double inner = std::max(0.0, radius - inset);
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), inner, inner);
    painter.restore();
}

void drawMark(QPainter& painter, const QRectF& rect, Mark mark, const QColor& color)
{
    const double side = std::min(rect.width(), rect.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.center() - QPointF(side / 2, side / 2));
    painter.scale(side / 12, side / 12);
    const bool bold = mark == Mark::Check || mark == Mark::Partial, fine = mark == Mark::Close || mark == Mark::Float;
    const double width = bold ? 1.8 : fine ? 1.2 : 1.6;
    painter.setPen(mark == Mark::Dot ? QPen(Qt::NoPen)
                                     : QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(mark == Mark::Dot ? QBrush(color) : QBrush(Qt::NoBrush));
    painter.drawPath(shapeOf(mark));
    painter.restore();
}

bool isRole(const QWidget* widget, const char* role)
{
    return widget && widget->property("role").toString() == QLatin1String(role);
}

QRect inside(const QRect& rect, Qt::LayoutDirection direction, int leading, int top, int trailing, int bottom)
{
    const bool mirrored = direction == Qt::RightToLeft;
    return rect.adjusted(mirrored ? trailing : leading, top, mirrored ? -leading : -trailing, -bottom);
}

} // namespace qs::look
