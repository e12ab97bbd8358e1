// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/chart_clip.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace qs {

namespace {

/// Liang–Barsky: the part of a–b inside `area`; false where there is none.
bool clip(QPointF& a, QPointF& b, const QRectF& area)
{
    const QPointF d = b - a;
    double from = 0, to = 1;
    const std::pair<double, double> edges[] = {{-d.x(), a.x() - area.left()},
                                               {d.x(), area.right() - a.x()},
                                               {-d.y(), a.y() - area.top()},
                                               {d.y(), area.bottom() - a.y()}};
    for (const auto& [p, q] : edges) {
        if (p == 0) {
            if (q < 0) return false;
            continue;
        }
        const double t = q / p;
        if (p < 0)
            from = std::max(from, t);
        else
            to = std::min(to, t);
        if (from > to) return false;
    }
    const QPointF start = a;
    a = start + from * d;
    b = start + to * d;
    return true;
}

} // namespace

QVector<QPolygonF> clippedLines(const QPolygonF& line, const QRectF& area)
{
    QVector<QPolygonF> parts;
    for (qsizetype i = 1; i < line.size(); ++i) {
        QPointF a = line[i - 1], b = line[i];
        if (!clip(a, b, area)) continue;
        if (parts.isEmpty() || parts.back().back() != a) parts.append(QPolygonF{a});
        parts.back().append(b);
    }
    return parts;
}

void drawClipped(QPainter& painter, const QPolygonF& line, const QRectF& area)
{
    for (const QPolygonF& part : clippedLines(line, area))
        painter.drawPolyline(part);
}

} // namespace qs
