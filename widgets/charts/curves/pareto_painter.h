// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_canvas.h"
#include "widgets/charts/core/chart_header.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/charts/curves/pareto_chart.h"
#include "widgets/style/modes/accuracy_mode_style.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace qs {

/// Lays the points out for one size, labels included, and paints them.
class ParetoPainter
{
public:
    ParetoPainter(const ParetoContent& chart, QSizeF size, const Theme& theme)
        : c(chart), t(theme), m_size(size),
          m_header(chart.title, chart.points.isEmpty() ? QString() : chart.finding, size)
    {
        m_plot = QRectF(QPointF(m_header.pad() + 42, m_header.bottom() + 2),
                        QPointF(size.width() - m_header.pad(), size.height() - 46));
        const bool isDrawn = !c.points.isEmpty() && m_plot.width() >= 40 && m_plot.height() >= 30;
        if (isDrawn) findScales();
        addKeys();
        if (!isDrawn) return;
        if (m_header.wrapKeys()) {
            m_plot.setTop(m_header.bottom() + 2);
            findScales();
        }
        findSizes();
        placeLabels();
    }
    Q_DISABLE_COPY_MOVE(ParetoPainter) // the keys refer to it

    QPointF pixel(qsizetype i) const
    {
        const ParetoPoint& point = c.points[i];
        return {m_plot.left() + m_x.fraction(point.cost) * m_plot.width(),
                m_plot.bottom() - std::clamp(m_y.fraction(point.value), 0.0, 1.0) * m_plot.height()};
    }
    ChartDatum datum(qsizetype i) const
    {
        return {0, static_cast<int>(i), 0, pixel(i), c.points[i].cost, c.points[i].value, {}};
    }
    /// Whether the zoom leaves a point in the picture; one far below is, at the edge, until the heights are zoomed.
    bool isSeen(qsizetype i) const
    {
        const ParetoPoint& point = c.points[i];
        const double f = m_x.fraction(point.cost);
        const bool inHeight = point.value >= m_y.min && point.value <= m_y.max;
        return f > -1e-6 && f < 1 + 1e-6 && (inHeight || (isFar(point) && !c.yRanges[0]));
    }
    /// Beyond the end of the axis where values are worst.
    bool isFar(const ParetoPoint& point) const
    {
        return c.axes.lessIsBetter ? point.value > m_y.max : point.value < m_y.min;
    }
    const AxisScale& x() const { return m_x; }
    const AxisScale& y() const { return m_y; }
    const AxisScale& fullX() const { return m_fullX; }
    const AxisScale& fullY() const { return m_fullY; }
    QRectF labelBox(qsizetype i) const { return m_labels.value(i); }
    std::optional<qsizetype> hit(QPointF at) const
    {
        std::optional<qsizetype> best;
        double reach = 18;
        for (qsizetype i = 0; i < m_radius.size(); ++i) {
            if (!isSeen(i)) continue;
            const QPointF d = pixel(i) - at;
            double distance = std::max(0.0, std::hypot(d.x(), d.y()) - m_radius[i] * 0.6);
            if (m_labels[i].contains(at)) distance = 0.5;
            if (distance >= reach) continue;
            reach = distance;
            best = i;
        }
        return best;
    }
    double radius(qsizetype i) const { return m_radius.value(i, 6); }
    QRectF plot() const { return m_plot; }

    void paint(QPainter& p, ChartCanvas& canvas)
    {
        p.fillRect(QRectF(QPointF(), m_size), t.background);
        m_header.paint(p, t);
        if (c.points.isEmpty()) return paintEmptyText(p, m_size, c.emptyText, t);
        if (m_radius.isEmpty()) return;
        AxisPanel panel{m_plot, m_x, m_y};
        panel.xGrid = true;
        canvas.begin({panel}, m_size, t, m_header.type());
        addBand(canvas);
        addBudget(canvas);
        if (const QPolygonF front = steps(&ParetoPoint::value, frontOf()); !front.isEmpty())
            canvas.line(0, front, QPen(mixed(t.background, t.ink, 0.55), 1.4));
        canvas.paint(p);
        const QString unit =
            (c.log ? ParetoChart::tr("%1, %2 (log)") : ParetoChart::tr("%1, %2")).arg(c.axes.cost, c.axes.costUnit);
        drawLabel(p, {m_plot.right(), m_size.height() - 10}, unit, Theme::font(m_header.type(), QFont::Medium), t.muted,
                  Qt::AlignRight);
        paintBudget(p);
        // Pale ones first: what matters lies above.
        for (const bool front : {false, true})
            for (qsizetype i = 0; i < c.points.size(); ++i)
                if (c.points[i].isBehind() != front && isSeen(i)) paintPoint(p, i);
        for (qsizetype i = 0; i < c.points.size(); ++i)
            paintLabel(p, i);
    }

private:
    void findScales()
    {
        std::vector<double> values;
        const double sign = c.axes.lessIsBetter ? -1 : 1;
        double least = 1e300, most = 0;
        for (const ParetoPoint& point : c.points) {
            for (const double v : {point.value, point.low, point.high})
                values.push_back(sign * v);
            least = std::min(least, point.cost);
            most = std::max(most, point.cost);
        }
        if (c.budget) least = std::min(least, *c.budget), most = std::max(most, *c.budget);
        // The end of what is worst is where it reads best; the other has a little room.
        const double end = readableLow(values), best = *std::max_element(values.begin(), values.end());
        double low = std::max(0.0, end), high = std::min(100.0, best + 0.08 * (100 - low) / 4);
        if (c.axes.lessIsBetter) high = -end, low = std::max(0.0, -best - 0.08 * (high + best));
        const int up = static_cast<int>(std::clamp(m_plot.height() / 45, 2.0, 8.0));
        m_fullY = linearScale(low, high > low ? high : low + 1, up);
        m_y = zoomedScale(m_fullY, c.yRanges[0], up);
        const int ticks = static_cast<int>(std::clamp(m_plot.width() / 75, 2.0, 9.0));
        // Room on the right for the label of the largest.
        m_fullX = c.log ? logScale(least / 1.25, std::max(most * 1.35, least * 1.6), ticks)
                        : linearScale(0, most * 1.12, ticks);
        m_x = zoomedScale(m_fullX, c.xRange, ticks);
    }

    /// Area by latency; where nothing was measured all alike.
    void findSizes()
    {
        double longest = 0;
        for (const ParetoPoint& point : c.points)
            longest = std::max(longest, point.latencyUs);
        const double largest = std::clamp(std::min(m_plot.width(), m_plot.height()) / 22, 7.0, 15.0);
        for (const ParetoPoint& point : c.points)
            m_radius.append(longest > 0 && point.latencyUs > 0
                                ? std::max(4.0, largest * std::sqrt(point.latencyUs / longest))
                                : 6.0);
    }

    /// In an order that plans do not change, and first as if there were none: then only labels that a plan covers move.
    void placeLabels()
    {
        m_labels.fill({}, c.points.size());
        QVector<qsizetype> sequence(c.points.size());
        std::iota(sequence.begin(), sequence.end(), 0);
        std::vector<WeighedPoint> weighed;
        for (const ParetoPoint& point : c.points)
            weighed.push_back({point.cost, point.value, point.low, point.high, !point.isPlan});
        const std::vector<FrontPlace> places = frontPlaces(weighed, c.axes.lessIsBetter);
        const auto rank = [&](qsizetype i) {
            const FrontPlace place = places[static_cast<std::size_t>(i)];
            return c.points[i].isPlan                                  ? 3
                   : place == FrontPlace::On || c.points[i].isBaseline ? 0
                   : place == FrontPlace::Within                       ? 1
                                                                       : 2;
        };
        std::stable_sort(sequence.begin(), sequence.end(), [&](qsizetype a, qsizetype b) { return rank(a) < rank(b); });
        m_front = pixelsOf(steps(&ParetoPoint::value, places));
        m_withPlans = false;
        for (const qsizetype i : sequence)
            if (isSeen(i) && !c.points[i].isPlan) m_labels[i] = findPlace(i);
        m_withPlans = true;
        m_front = pixelsOf(steps(&ParetoPoint::value, frontOf()));
        for (const qsizetype i : sequence)
            if (isSeen(i) && (c.points[i].isPlan || !isFree(m_labels[i], i, Room::All))) m_labels[i] = findPlace(i);
    }

    /// What a label has to keep clear of: markers and labels; besides them whiskers and the front.
    enum class Room { Points, All };

    QRectF findPlace(qsizetype i) const
    {
        const bool matters = !c.points[i].isBehind() || c.points[i].isPlan || c.points[i].isBaseline;
        const QRectF clear = findPlace(i, Room::All, matters || m_size.width() > 800 ? 110 : 46);
        return clear.isEmpty() && matters ? findPlace(i, Room::Points, 110) : clear;
    }

    QRectF findPlace(qsizetype i, Room room, double reach) const
    {
        const double width = textWidth(labelText(i), labelFont(i)) + 4, height = m_header.type() + 3;
        const QPointF at = pixel(i);
        const double r = m_radius[i] + 3;
        // Beside it first, then ever farther away, with a line that leads back.
        for (double far = 0; far <= reach; far += 10 + far / 4)
            for (const QPoint way : {QPoint(1, 0), QPoint(0, -1), QPoint(0, 1), QPoint(-1, 0), QPoint(1, -1),
                                     QPoint(1, 1), QPoint(-1, 1), QPoint(-1, -1)}) {
                const double off = r + far;
                const double x = way.x() > 0 ? at.x() + off : way.x() < 0 ? at.x() - off - width : at.x() - width / 2;
                const double y = at.y() + way.y() * (off + height / 2) - height / 2;
                const QRectF box(x, y, width, height);
                if (isFree(box, i, room)) return box;
            }
        // Beyond the ends of its whisker.
        if (const QRectF whisker = whiskerBox(i); whisker.height() > 0)
            for (double far = 2; far <= reach; far += 8)
                for (const double y : {whisker.top() - far - height, whisker.bottom() + far})
                    for (const double x : {at.x() - width / 2, at.x() + 4, at.x() - width - 4})
                        if (const QRectF box(x, y, width, height); isFree(box, i, room)) return box;
        return {};
    }

    bool isFree(const QRectF& box, qsizetype own, Room room) const
    {
        if (!QRectF(m_plot.left(), m_plot.top() - 4, m_plot.width() + m_header.pad() - 4, m_plot.height() + 2)
                 .contains(box))
            return false;
        for (qsizetype i = 0; i < c.points.size(); ++i) {
            if (!isSeen(i) || (c.points[i].isPlan && !m_withPlans)) continue;
            const double r = m_radius[i] + 1;
            const QPointF at = pixel(i);
            if (QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r).intersects(box)) return false;
            if (i != own && m_labels[i].adjusted(-3, -1, 3, 1).intersects(box)) return false;
            if (room == Room::All && whiskerBox(i).intersects(box)) return false;
        }
        return room != Room::All || !crosses(m_front, box);
    }

    /// Whether a line of level and upright stretches goes through a box.
    static bool crosses(const QPolygonF& line, const QRectF& box)
    {
        for (qsizetype i = 1; i < line.size(); ++i)
            if (QRectF(line[i - 1], line[i]).normalized().adjusted(-1, -1, 1, 1).intersects(box)) return true;
        return false;
    }

    double yPixel(double value) const
    {
        return m_plot.bottom() - std::clamp((value - m_y.min) / (m_y.max - m_y.min), 0.0, 1.0) * m_plot.height();
    }

    QPolygonF pixelsOf(const QPolygonF& values) const
    {
        QPolygonF line;
        for (const QPointF& value : values)
            line << QPointF(m_plot.left() + std::clamp(m_x.fraction(value.x()), 0.0, 1.0) * m_plot.width(),
                            yPixel(value.y()));
        return line;
    }

    /// Of a point's interval; empty where there is none in the picture.
    QRectF whiskerBox(qsizetype i) const
    {
        const ParetoPoint& point = c.points[i];
        if (!(point.high > point.low) || point.high < m_y.min || point.low > m_y.max) return {};
        const double x = pixel(i).x();
        return {QPointF(x - 3, yPixel(point.high)), QPointF(x + 3, yPixel(point.low))};
    }

    QString labelText(qsizetype i) const
    {
        const ParetoPoint& point = c.points[i];
        const QString name = m_size.width() < 800 && !point.shortLabel.isEmpty() ? point.shortLabel : point.label;
        return isFar(point) ? QStringLiteral("%1: %2").arg(name, c.valueText(point.value)) : name;
    }
    QFont labelFont(qsizetype i) const
    {
        return Theme::font(m_header.type() - 0.5,
                           c.points[i].onFront() || c.points[i].isPlan ? QFont::DemiBold : QFont::Normal);
    }

    void addKeys()
    {
        const QString quantity = quantityText(c.axes.value, c.axes.valueUnit);
        m_header.setQuantity(m_y.min > 0 ? ParetoChart::tr("%1; the axis does not start at 0").arg(quantity)
                                         : quantity);
        if (c.points.isEmpty()) return;
        m_header.addKey(ParetoChart::tr("front"), [this](QPainter& p, QPointF at) {
            p.setPen(QPen(t.ink, 1.4));
            p.drawPolyline(
                QPolygonF({at + QPointF(0, 4), at + QPointF(9, 4), at + QPointF(9, -4), at + QPointF(18, -4)}));
        });
        if (std::any_of(c.points.begin(), c.points.end(),
                        [](const ParetoPoint& point) { return point.place == FrontPlace::Within; }))
            m_header.addKey(ParetoChart::tr("reaches into the band: equivalent to the front"),
                            [this](QPainter& p, QPointF at) {
                                p.fillRect(QRectF(at.x(), at.y() - 5, 18, 10), mixed(t.background, t.muted, 0.16));
                            });
        if (std::any_of(c.points.begin(), c.points.end(),
                        [](const ParetoPoint& point) { return point.isBehind() && !point.isBaseline; }))
            m_header.addKey(ParetoChart::tr("faded: behind the front beyond the intervals"),
                            [this](QPainter& p, QPointF at) {
                                p.setPen(Qt::NoPen);
                                p.setBrush(mixed(t.background, t.muted, 0.42));
                                p.drawEllipse(at + QPointF(9, 0), 5, 5);
                            });
        const bool timed =
            std::any_of(c.points.begin(), c.points.end(), [](const ParetoPoint& point) { return point.latencyUs > 0; });
        if (timed)
            m_header.addKey(ParetoChart::tr("area: latency"), [this](QPainter& p, QPointF at) {
                p.setPen(Qt::NoPen);
                p.setBrush(t.muted);
                p.drawEllipse(at + QPointF(3, 0), 2.5, 2.5);
                p.drawEllipse(at + QPointF(13, 0), 5, 5);
            });
        if (std::any_of(c.points.begin(), c.points.end(), [](const ParetoPoint& point) { return point.isPlan; }))
            m_header.addKey(ParetoChart::tr("plan"),
                            [this](QPainter& p, QPointF at) { planStyle(t).drawMarker(p, at + QPointF(9, 0), 11); });
        m_header.addKey(ParetoChart::tr("95% interval"), [this](QPainter& p, QPointF at) {
            paintWhisker(p, at + QPointF(9, -6), at + QPointF(9, 6), 4, t);
        });
    }

    bool showsBudget() const { return c.budget && *c.budget >= m_x.min && *c.budget <= m_x.max; }

    void addBudget(ChartCanvas& canvas) const
    {
        if (!showsBudget()) return;
        canvas.line(0, {{*c.budget, m_y.min}, {*c.budget, m_y.max}}, QPen(t.p99, 1.4, Qt::DashLine));
    }

    void paintBudget(QPainter& p) const
    {
        if (!showsBudget()) return;
        const double x = m_plot.left() + m_x.fraction(*c.budget) * m_plot.width();
        drawLabel(p, {x - 5, m_plot.bottom() - 9}, ParetoChart::tr("budget"), Theme::font(m_header.type() - 1),
                  t.readable(t.p99, t.background), Qt::AlignRight);
    }

    /// Steps of the front, each point up to the next cost; of its values or the ends of its intervals.
    QPolygonF steps(double ParetoPoint::*of, const std::vector<FrontPlace>& places) const
    {
        QPolygonF front;
        for (qsizetype i = 0; i < c.points.size(); ++i)
            if (places[static_cast<std::size_t>(i)] == FrontPlace::On)
                front << QPointF(c.points[i].cost, c.points[i].*of);
        if (front.isEmpty()) return {};
        std::sort(front.begin(), front.end(), [](QPointF a, QPointF b) { return a.x() < b.x(); });
        QPolygonF steps;
        for (const QPointF& point : front) {
            if (!steps.isEmpty()) steps << QPointF(point.x(), steps.back().y());
            steps << point;
        }
        return steps << QPointF(std::max(m_x.max, steps.back().x()), steps.back().y());
    }

    std::vector<FrontPlace> frontOf() const
    {
        std::vector<FrontPlace> places;
        for (const ParetoPoint& point : c.points)
            places.push_back(point.place);
        return places;
    }

    /// Between the ends of the intervals of the front: what reaches into it is not resolved against it.
    void addBand(ChartCanvas& canvas) const
    {
        const QPolygonF upper = steps(&ParetoPoint::high, frontOf()), lower = steps(&ParetoPoint::low, frontOf());
        if (!upper.isEmpty()) canvas.area(0, upper, lower, mixed(t.background, t.muted, 0.16));
    }

    void paintPoint(QPainter& p, qsizetype i) const
    {
        const ParetoPoint& point = c.points[i];
        const QPointF at = pixel(i);
        if (const QRectF whisker = whiskerBox(i); whisker.height() > 0) {
            const bool strong = !point.isBehind() || point.isPlan || point.isBaseline;
            p.setPen(QPen(mixed(t.background, t.ink, strong ? 0.8 : 0.2), 1.1));
            p.drawLine(QPointF(at.x(), whisker.top()), QPointF(at.x(), whisker.bottom()));
            for (const double end : {whisker.top(), whisker.bottom()})
                p.drawLine(QPointF(whisker.left(), end), QPointF(whisker.right(), end));
        }
        if (isFar(point)) { // its label says how far
            const double way = c.axes.lessIsBetter ? -1 : 1;
            p.setPen(Qt::NoPen);
            p.setBrush(t.ink);
            p.drawPolygon(QPolygonF({at + QPointF(0, -way), at + QPointF(-4, -8 * way), at + QPointF(4, -8 * way)}));
            return;
        }
        const bool pale = point.isBehind() && !point.isBaseline && !point.isPlan;
        ModeStyle style = point.isPlan ? planStyle(t) : modeStyle(point.name, t);
        if (pale) style.color = mixed(t.background, style.color, 0.42);
        style.drawMarker(p, at, 2 * m_radius[i]);
    }

    void paintLabel(QPainter& p, qsizetype i) const
    {
        const QRectF box = m_labels[i];
        if (box.isEmpty()) return;
        const ParetoPoint& point = c.points[i];
        const QPointF at = pixel(i);
        const QPointF end(std::clamp(at.x(), box.left(), box.right()), std::clamp(at.y(), box.top(), box.bottom()));
        const QPointF way = end - at;
        const double length = std::hypot(way.x(), way.y());
        if (length > m_radius[i] + 9) {
            p.setPen(QPen(mixed(t.background, t.ink, 0.35), 0.8));
            p.drawLine(at + way * (m_radius[i] / length), end);
        }
        const QColor ink = !point.isBehind() || point.isPlan ? t.ink : t.muted;
        // Where there was no clear place, nothing strikes it through all the same.
        if (!isFree(box, i, Room::All)) p.fillRect(box.adjusted(0, 1, 0, -1), t.background);
        drawLabel(p, {box.left() + 2, box.center().y()}, labelText(i), labelFont(i), ink);
    }

    const ParetoContent& c;
    const Theme& t;
    QSizeF m_size;
    ChartHeader m_header;
    QRectF m_plot;
    AxisScale m_x, m_y, m_fullX, m_fullY; ///< as shown, and without zoom
    QVector<double> m_radius;
    QVector<QRectF> m_labels;
    QPolygonF m_front;       ///< in pixels
    bool m_withPlans = true; ///< whether plans take room from labels
};

} // namespace qs
