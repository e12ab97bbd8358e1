// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curves/line_chart.h"

#include "widgets/charts/core/chart_canvas.h"
#include "widgets/charts/core/chart_header.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/style/modes/mode_style.h"

#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

constexpr qsizetype kMostCrossings = 3; ///< that are all drawn
constexpr qsizetype kMostWhiskers = 4;  ///< lines with strong ones: those of many lines would hide the lines

bool isFinite(const LinePoint& point, const LineAxis& y)
{
    return std::isfinite(point.x) && std::isfinite(point.y) && (!y.log || point.y > 0);
}
QString withUnit(double value, const LineAxis& axis)
{
    const QString number = axis.isCount ? countText(value) : numberText(value);
    return axis.unit.isEmpty() ? number : number + QLatin1Char(' ') + axis.unit;
}

/// Smallest and largest of what is shown on an axis.
struct Extent
{
    double least = std::numeric_limits<double>::infinity(), most = -std::numeric_limits<double>::infinity();
    void take(double value)
    {
        if (!std::isfinite(value)) return;
        least = std::min(least, value);
        most = std::max(most, value);
    }
};

AxisScale scaleOf(const LineAxis& axis, Extent extent, int ticks)
{
    if (!(extent.least <= extent.most)) extent = {axis.log ? 1.0 : 0.0, axis.log ? 10.0 : 1.0};
    if (axis.log) {
        const double room = std::max(1.06, std::pow(extent.most / extent.least, 0.06));
        return logScale(extent.least / room, extent.most * room, ticks);
    }
    if (axis.zero) return linearScale(0, extent.most > 0 ? extent.most * 1.06 : 1, ticks);
    const double room = std::max(0.04 * (extent.most - extent.least), 1e-12 + 1e-3 * std::abs(extent.most));
    return linearScale(extent.least - room, extent.most + room, ticks);
}

} // namespace

/// The chart laid out for one size.
class LinePainter
{
public:
    LinePainter(const LineContent& chart, QSizeF size, const Theme& theme)
        : c(chart), t(theme), m_size(size),
          m_header(chart.title, chart.series.isEmpty() ? QString() : chart.finding, size)
    {
        double names = 40;
        for (const LineSeries& s : c.series)
            names = std::max(names, textWidth(s.label, nameFont()));
        m_names = std::min(names, 0.28 * size.width());
        m_plot =
            QRectF(QPointF(std::round(m_header.pad() + 46), std::round(m_header.bottom() + 4)),
                   QPointF(std::round(size.width() - m_header.pad() - m_names - 26), std::round(size.height() - 44)));
        m_plot.setWidth(std::max(30.0, m_plot.width()));
        m_plot.setHeight(std::max(20.0, m_plot.height()));
        findScales();
    }

    const QRectF& plot() const { return m_plot; }
    const AxisScale& x() const { return m_x; }
    const AxisScale& y() const { return m_y; }
    const AxisScale& fullX() const { return m_fullX; }
    const AxisScale& fullY() const { return m_fullY; }
    QPointF pixel(double x, double y) const
    {
        return {m_plot.left() + m_x.fraction(x) * m_plot.width(), m_plot.bottom() - m_y.fraction(y) * m_plot.height()};
    }

    void paint(QPainter& p, ChartCanvas& canvas)
    {
        p.fillRect(QRectF(QPointF(), m_size), t.background);
        addKeys();
        m_header.paint(p, t);
        if (c.series.isEmpty()) return paintEmptyText(p, m_size, c.emptyText, t);
        AxisPanel panel{m_plot, m_x, m_y};
        panel.xGrid = true;
        canvas.begin({panel}, m_size, t, m_header.type());
        if (c.band > 0) canvas.bar(0, {m_x.min, c.bandAt - c.band}, {m_x.max, c.bandAt + c.band}, bandColor(t));
        for (const bool strong : {false, true})
            for (const LineSeries& s : c.series)
                if (isStrong(s) == strong) addLine(canvas, s);
        canvas.paint(p);
        drawLabel(p, {m_plot.right(), m_size.height() - 10}, c.quantity(c.x),
                  Theme::font(m_header.type(), QFont::Medium), t.muted, Qt::AlignRight);
        for (const bool strong : {false, true})
            for (const LineSeries& s : c.series)
                if (isStrong(s) == strong) paintPoints(p, s);
        paintCrossings(p);
        paintPointLabels(p);
        paintNames(p);
    }

private:
    QFont nameFont() const { return Theme::font(m_header.type(), QFont::DemiBold); }
    bool isStrong(const LineSeries& s) const { return !c.active.isEmpty() && s.mode == c.active; }

    void findScales()
    {
        Extent across, up;
        for (const LineSeries& s : c.series)
            for (const LinePoint& point : s.points) {
                if (!isFinite(point, c.y)) continue;
                across.take(point.x);
                for (const double v : {point.y, point.low, point.high})
                    if (!c.y.log || v > 0) up.take(v);
            }
        if (c.band > 0 && up.least <= up.most)
            for (const double side : {-1.3, 1.3})
                up.take(c.bandAt + side * c.band);
        const int ticksAcross = static_cast<int>(std::clamp(m_plot.width() / 75, 2.0, 10.0)),
                  ticksUp = static_cast<int>(std::clamp(m_plot.height() / 40, 2.0, 8.0));
        m_fullX = scaleOf(c.x, across, ticksAcross);
        if (!c.x.ticks.isEmpty()) {
            m_fullX.ticks.clear();
            for (const double value : c.x.ticks)
                m_fullX.ticks.append({value, countText(value)});
        }
        m_fullY = scaleOf(c.y, up, ticksUp);
        m_x = zoomedScale(m_fullX, c.xRange, ticksAcross);
        m_y = zoomedScale(m_fullY, c.yRanges[0], ticksUp);
    }

    void addKeys()
    {
        m_header.setQuantity(c.quantity(c.y));
        if (c.band > 0 && !c.series.isEmpty())
            m_header.addKey(c.bandName, [this](QPainter& p, QPointF at) {
                p.fillRect(QRectF(at.x(), at.y() - 6, 18, 12), bandColor(t));
            });
        if (std::ranges::any_of(c.series, [this](const LineSeries& s) {
                return isMarked(s) && std::ranges::find(c.crossings, s.mode, &LineCrossing::mode) != c.crossings.end();
            }))
            m_header.addKey(c.crossingName,
                            [this](QPainter& p, QPointF at) { paintRing(p, at + QPointF(9, 0), t.ink); });
        if (!c.interval.isEmpty() && !c.series.isEmpty())
            m_header.addKey(c.interval, [this](QPainter& p, QPointF at) {
                paintWhisker(p, at + QPointF(9, -6), at + QPointF(9, 6), 4, t);
            });
    }

    /// Height of a line at a place between its points, straight in pixels; NaN beside them.
    double heightAt(const LineSeries& s, double x) const
    {
        const QPolygonF values = valuesOf(s);
        for (qsizetype i = 1; i < values.size(); ++i) {
            const QPointF a = pixel(values[i - 1].x(), values[i - 1].y()), b = pixel(values[i].x(), values[i].y());
            const double at = pixel(x, values[i].y()).x();
            if (at >= a.x() && at <= b.x())
                return b.x() > a.x() ? a.y() + (b.y() - a.y()) * (at - a.x()) / (b.x() - a.x()) : b.y();
        }
        return LinePoint::absent;
    }

    /// Whether crossings of a line are drawn: of many lines those of the strong one.
    bool isMarked(const LineSeries& s) const { return isStrong(s) || c.crossings.size() <= kMostCrossings; }

    void paintCrossings(QPainter& p) const
    {
        double bottom = m_plot.bottom();
        for (const LineCrossing& crossing : c.crossings) {
            const auto series = std::ranges::find(c.series, crossing.mode, &LineSeries::mode);
            if (series == c.series.end() || !isMarked(*series)) continue;
            const QColor color = styleOf(*series).color;
            const double from = std::max(pixel(crossing.before, m_y.min).x(), m_plot.left()),
                         to = std::min(pixel(crossing.after, m_y.min).x(), m_plot.right());
            if (to > from) p.fillRect(QRectF(from, bottom -= 4, to - from, 3), color);
            const QPointF at(pixel(crossing.x, m_y.min).x(), heightAt(*series, crossing.x));
            if (std::isfinite(at.y()) && isSeen(at)) paintRing(p, at, t.ink);
        }
    }

    static void paintRing(QPainter& p, QPointF at, const QColor& color)
    {
        p.setPen(QPen(color, 1.6));
        p.setBrush(Qt::NoBrush);
        p.drawEllipse(at, 6, 6);
    }

    void paintPointLabels(QPainter& p) const
    {
        if (c.series.isEmpty()) return;
        const auto strong = std::ranges::find_if(c.series, [this](const LineSeries& s) { return isStrong(s); });
        const LineSeries& s = strong == c.series.end() ? c.series.front() : *strong;
        const QFont font = Theme::font(m_header.type() - 1, QFont::Medium);
        for (const LinePoint& point : s.points)
            if (const QPointF at = pixel(point.x, point.y);
                !point.label.isEmpty() && isFinite(point, c.y) && isSeen(at))
                drawLabel(p, at + QPointF(8, m_header.type() * 0.9), point.label, font, t.muted);
    }

    ModeStyle styleOf(const LineSeries& s) const
    {
        ModeStyle style = modeStyle(s.mode, t);
        if (s.pale || (!c.active.isEmpty() && !isStrong(s))) style.color = mixed(t.background, style.color, 0.5);
        return style;
    }

    bool isSeen(QPointF at) const { return m_plot.adjusted(-1, -1, 1, 1).contains(at); }

    /// The points of a series that have a place.
    QPolygonF valuesOf(const LineSeries& s) const
    {
        QPolygonF values;
        for (const LinePoint& point : s.points)
            if (isFinite(point, c.y)) values << QPointF(point.x, point.y);
        return values;
    }

    void addLine(ChartCanvas& canvas, const LineSeries& s) const
    {
        const QPolygonF values = valuesOf(s);
        QPen pen = styleOf(s).pen(isStrong(s) ? 2.6 : 1.6);
        if (values.size() > 300) pen.setStyle(Qt::SolidLine); // dashes of a dense line tell nothing
        canvas.line(0, values, pen);
    }

    /// Whiskers and markers.
    void paintPoints(QPainter& p, const LineSeries& s) const
    {
        const ModeStyle style = styleOf(s);
        const bool isFaint = !isStrong(s) && c.series.size() > kMostWhiskers;
        for (const LinePoint& point : s.points) {
            if (!isFinite(point, c.y) || !(point.high > point.low) || !isSeen(pixel(point.x, point.y))) continue;
            const double low = c.y.log ? std::max(point.low, m_y.min) : point.low;
            p.setPen(QPen(isFaint ? mixed(t.background, style.color, 0.4) : style.color, 1.1));
            for (const double end : {low, point.high})
                p.drawLine(pixel(point.x, end) - QPointF(3, 0), pixel(point.x, end) + QPointF(3, 0));
            p.drawLine(pixel(point.x, low), pixel(point.x, point.high));
        }
        const QPolygonF values = valuesOf(s);
        for (qsizetype i = c.markers ? 0 : std::max<qsizetype>(0, values.size() - 1); i < values.size(); ++i)
            if (const QPointF at = pixel(values[i].x(), values[i].y()); isSeen(at))
                style.drawMarker(p, at, isStrong(s) ? 10 : 8);
    }

    /// Where a name would stand: beside the end of its line, also where that is not at the right edge.
    void paintNames(QPainter& p) const
    {
        QVector<double> wanted;
        QVector<const LineSeries*> shown;
        for (const LineSeries& s : c.series) {
            const auto last = std::find_if(s.points.rbegin(), s.points.rend(),
                                           [&](const LinePoint& point) { return isFinite(point, c.y); });
            if (last == s.points.rend()) continue;
            wanted.append(std::clamp(pixel(last->x, last->y).y(), m_plot.top(), m_plot.bottom()));
            shown.append(&s);
        }
        if (shown.isEmpty()) return;
        // Many names in a low picture are smaller.
        const double height =
            std::clamp((m_plot.height() + 8) / static_cast<double>(shown.size()), 10.0, m_header.type() + 3);
        const QFont font = Theme::font(std::min(m_header.type(), height - 2), QFont::DemiBold);
        const auto placed = spreadLabels(wanted, height, m_plot.top() - 4, m_plot.bottom() + 4);
        for (qsizetype i = 0; i < shown.size(); ++i) {
            const QPointF at(m_plot.right() + 14, placed[i]);
            const ModeStyle style = styleOf(*shown[i]);
            drawLabel(p, at + QPointF(10, 0), elided(shown[i]->label, font, m_names), font,
                      shown[i]->pale ? t.muted : style.text);
            style.drawMarker(p, at, std::min(8.0, height - 2));
        }
    }

    const LineContent& c;
    const Theme& t;
    QSizeF m_size;
    ChartHeader m_header;
    QRectF m_plot;
    AxisScale m_x, m_y, m_fullX, m_fullY; ///< as shown, and without zoom
    double m_names = 40;
};

void LineContent::setSeries(const QVector<LineSeries>& all)
{
    series = all;
    series.removeIf([](const LineSeries& s) { return s.points.isEmpty(); });
}

void LineChart::setActiveMode(const QString& mode)
{
    const bool known = std::any_of(m_content.series.begin(), m_content.series.end(),
                                   [&](const LineSeries& s) { return s.mode == mode; });
    m_content.active = known ? mode : QString();
    invalidate();
}

void LineChart::toggleLog()
{
    m_content.forgetZoom();
    m_content.y.log = !m_content.y.log;
    changed();
}

QString LineContent::quantity(const LineAxis& axis)
{
    const QString name = quantityText(axis.name, axis.unit);
    return axis.log ? LineChart::tr("%1, log").arg(name) : name;
}

QString LineContent::summary() const
{
    if (series.isEmpty()) return emptyText;
    QStringList parts;
    for (const LineSeries& s : series)
        parts << tr("%1: %2 at %3").arg(s.label, withUnit(s.points.back().y, y), withUnit(s.points.back().x, x));
    return findingAhead() + parts.join(QStringLiteral("; ")) + QLatin1Char('.');
}

ChartTable LineContent::dataTable() const
{
    ChartTable table({{tr("mode"), {}},
                      {x.name, x.unit},
                      {y.name, y.unit},
                      {tr("lower bound"), y.unit},
                      {tr("upper bound"), y.unit}});
    for (const LineSeries& s : series)
        for (const LinePoint& point : s.points)
            table.addRow({s.label, point.x, point.y, point.low, point.high});
    return table;
}

QVector<ChartPlot> LineContent::plots(QSizeF size) const
{
    if (series.isEmpty()) return {};
    const Theme theme = Theme::light();
    const LinePainter painter(*this, size, theme);
    const auto axis = [](const AxisScale& shown, const AxisScale& full, const LineAxis& of) {
        return zoomingAxis(shown, full, of.name, [of](double v) { return withUnit(v, of); });
    };
    return {{painter.plot(), axis(painter.x(), painter.fullX(), x), axis(painter.y(), painter.fullY(), y)}};
}

QVector<ChartDatum> LineContent::data(QSizeF size) const
{
    const Theme theme = Theme::light();
    QVector<ChartDatum> all;
    const LinePainter painter(*this, size, theme);
    for (qsizetype k = 0; k < series.size(); ++k)
        for (qsizetype i = 0; i < series[k].points.size(); ++i) {
            const LinePoint& point = series[k].points[i];
            if (!isFinite(point, y)) continue;
            const QPointF at = painter.pixel(point.x, point.y);
            if (painter.plot().adjusted(-1, -1, 1, 1).contains(at))
                all.append({static_cast<int>(k), static_cast<int>(i), 0, at, point.x, point.y, {}});
        }
    return all;
}

ChartReadout LineContent::describe(const ChartDatum& datum, QSizeF) const
{
    if (datum.series < 0 || datum.series >= series.size() || datum.point < 0 ||
        datum.point >= series[datum.series].points.size())
        return {};
    const LinePoint& point = series[datum.series].points[datum.point];
    ChartReadout readout{.series = series[datum.series].label,
                         .x = withUnit(point.x, x),
                         .y = withUnit(point.y, y),
                         .details = point.details,
                         .datum = datum,
                         .valid = true};
    if (point.high > point.low && !interval.isEmpty())
        readout.details.prepend(
            QStringLiteral("%1: [%2, %3]").arg(interval, numberText(point.low), withUnit(point.high, y)));
    return readout;
}

void LineChart::extendMenu(QMenu& menu, QPointF)
{
    if (m_content.series.isEmpty()) return;
    addLogChoice(menu, tr("Logarithmic axis"), m_content.y.log);
}

void LineContent::paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const
{
    LinePainter(*this, size, theme).paint(painter, canvas);
}

} // namespace qs
