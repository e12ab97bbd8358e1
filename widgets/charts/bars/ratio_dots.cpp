// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/bars/ratio_dots.h"

#include "widgets/charts/core/chart_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

constexpr double kFar = 1.5; ///< times the farthest ratio that the axis reaches: an interval may lead out of it

} // namespace

RatioDots::RatioDots(const QVector<RatioDot>& dots, const QRectF& area, double band) : m_area(area), m_band(band)
{
    double least = 1 / (1 + 2 * band), most = 1 + 2 * band, low = least, high = most;
    for (const RatioDot& dot : dots) {
        if (!dot.isThere()) continue;
        least = std::min(least, dot.ratio);
        most = std::max(most, dot.ratio);
        low = std::min(low, dot.low > 0 ? dot.low : dot.ratio);
        high = std::max(high, std::isfinite(dot.high) ? dot.high : dot.ratio);
    }
    const double room = std::pow(most / least, 0.06); // so that no dot lies on the edge
    const double from = std::max(low, least / kFar) / room, to = std::min(high, most * kFar) * room;
    m_scale = logScale(from, to, static_cast<int>(std::clamp(area.width() / 44, 2.0, 6.0)));
}

double RatioDots::x(double ratio) const
{
    return m_area.left() + std::clamp(m_scale.fraction(ratio), 0.0, 1.0) * m_area.width();
}

void RatioDots::paintAxis(QPainter& p, const Theme& theme, double type) const
{
    const double left = x(1 / (1 + m_band)), right = x(1 + m_band);
    p.fillRect(QRectF(QPointF(left, m_area.top()), QPointF(right, m_area.bottom())),
               mixed(theme.background, theme.muted, 0.22));
    const QFont font = Theme::font(type);
    double end = -1e9; // of the last label
    for (const AxisTick& tick : m_scale.ticks) {
        const double at = x(tick.value);
        p.fillRect(QRectF(at - 0.5, m_area.top(), 1, m_area.height()), theme.grid);
        const double half = textWidth(tick.label, font) / 2;
        if (tick.label.isEmpty() || at - half < end + 6) continue;
        drawLabel(p, {at, m_area.bottom() + type * 0.6 + 7}, tick.label, font, theme.muted, Qt::AlignHCenter);
        end = at + half;
    }
    p.fillRect(QRectF(x(1) - 0.6, m_area.top(), 1.2, m_area.height()), theme.muted);
}

void RatioDots::paintDot(QPainter& p, const Theme& theme, const RatioDot& dot, double y, double radius,
                         const ModeStyle& style, bool isHollow) const
{
    if (!dot.isThere()) return;
    p.setPen(QPen(style.color, 1.8, Qt::SolidLine, Qt::FlatCap));
    if (dot.low > 0 && std::isfinite(dot.high)) p.drawLine(QPointF(x(dot.low), y), QPointF(x(dot.high), y));
    p.setBrush(style.color);
    // An interval that goes on beyond the axis ends in an arrow.
    for (const auto& [value, edge, way] :
         {std::tuple(dot.low, m_area.left(), -1), std::tuple(dot.high, m_area.right(), 1)})
        if (std::isfinite(value) && (m_scale.fraction(value) - (way > 0 ? 1 : 0)) * way > 1e-9)
            p.drawPolygon(QPolygonF({{edge, y}, {edge - way * 6, y - 3}, {edge - way * 6, y + 3}}));
    p.setBrush(isHollow ? theme.background : style.color);
    p.drawEllipse(QPointF(x(dot.ratio), y), radius, radius);
}

} // namespace qs
