// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/chart_canvas.h"

#include "widgets/charts/core/chart_text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <QThread>
#include <QtCharts/QAreaSeries>
#include <QtCharts/QChart>
#include <QtCharts/QLegend>
#include <QtCharts/QLineSeries>
#include <QtCharts/QLogValueAxis>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <cmath>
#include <utility>

namespace qs {
namespace {

/// An item and its children, as a scene would paint them.
void paintItem(QPainter& painter, QGraphicsItem& item)
{
    if (!item.isVisible()) return;
    painter.save();
    painter.translate(item.pos());
    QStyleOptionGraphicsItem option;
    option.exposedRect = item.boundingRect();
    painter.save();
    item.paint(&painter, &option, nullptr);
    painter.restore();
    QList<QGraphicsItem*> children = item.childItems();
    std::stable_sort(children.begin(), children.end(),
                     [](const QGraphicsItem* a, const QGraphicsItem* b) { return a->zValue() < b->zValue(); });
    for (QGraphicsItem* child : children)
        paintItem(painter, *child);
    painter.restore();
}

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

/// The parts of a line inside `area`; connected as they were.
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

/// The parts of a line of values that lie in the plot.
QVector<QPolygonF> visibleParts(const QPolygonF& values, const AxisPanel& panel)
{
    QPolygonF shares;
    shares.reserve(values.size());
    for (const QPointF& v : values)
        shares << QPointF(panel.x.fraction(v.x()), panel.y.fraction(v.y()));
    const QRectF all(0, 0, 1, 1);
    if (std::all_of(shares.begin(), shares.end(), [&](QPointF s) { return all.contains(s); })) return {values};
    QVector<QPolygonF> parts = clippedLines(shares, all);
    for (QPolygonF& part : parts)
        for (QPointF& s : part)
            s = QPointF(panel.x.value(s.x()), panel.y.value(s.y()));
    return parts;
}

/// The values, moved into the plot.
QPolygonF limited(QPolygonF values, const AxisPanel& panel)
{
    const auto into = [](double value, const AxisScale& scale) {
        return std::clamp(value, std::min(scale.min, scale.max), std::max(scale.min, scale.max));
    };
    for (QPointF& v : values)
        v = QPointF(into(v.x(), panel.x), into(v.y(), panel.y));
    return values;
}

void replace(QXYSeries& series, const QPolygonF& values)
{
    if (series.points() != values) series.replace(values);
}

} // namespace

/// A QChart and its series, in the order in which they are asked for.
struct ChartCanvas::Plot
{
    /// A linear or log axis over the range of a scale; one that runs backwards is reversed.
    class Axis
    {
    public:
        Axis(QChart& chart, Qt::Alignment side) : m_chart(chart), m_side(side) {}

        QAbstractAxis* axis() const { return m_axis; }
        bool changesKind(const AxisScale& scale) const { return m_axis && m_log != scale.log; }
        void set(const AxisScale& scale)
        {
            if (!m_axis || changesKind(scale)) make(scale.log);
            m_axis->setReverse(scale.min > scale.max);
            m_axis->setRange(std::min(scale.min, scale.max), std::max(scale.min, scale.max));
        }

    private:
        void make(bool log)
        {
            if (m_axis) {
                m_chart.removeAxis(m_axis);
                delete m_axis;
            }
            m_axis = log ? static_cast<QAbstractAxis*>(new QLogValueAxis) : new QValueAxis;
            m_log = log;
            m_axis->setVisible(false);
            m_chart.addAxis(m_axis, m_side);
        }

        QChart& m_chart;
        Qt::Alignment m_side;
        QAbstractAxis* m_axis = nullptr;
        bool m_log = false;
    };

    QChart chart;
    Axis x{chart, Qt::AlignBottom}, y{chart, Qt::AlignLeft};
    QVector<QAbstractSeries*> series;
    qsizetype used = -1; ///< of the series, in this picture; below 0 where it has not the axes of it

    Plot()
    {
        chart.setBackgroundVisible(false);
        chart.setAnimationOptions(QChart::NoAnimation);
        chart.legend()->hide();
    }

    void set(const AxisPanel& panel, QSizeF size)
    {
        chart.resize(size);
        chart.setPlotArea(panel.plot);
        if (x.changesKind(panel.x) || y.changesKind(panel.y)) keepFirst(0); // zeros have no place on a log axis
        x.set(panel.x);
        y.set(panel.y);
        used = 0;
    }

    void add(const Mark& mark)
    {
        if (!mark.lower.isEmpty()) {
            auto& area = next<QAreaSeries>([] {
                auto* made = new QAreaSeries;
                made->setUpperSeries(new QLineSeries(made));
                made->setLowerSeries(new QLineSeries(made));
                return made;
            });
            area.setPen(mark.pen);
            area.setBrush(mark.brush);
            replace(*area.upperSeries(), mark.line);
            replace(*area.lowerSeries(), mark.lower);
            return;
        }
        QPen pen = mark.pen; // Qt Charts draws a solid line piece by piece: the ends of the pieces make its corners
        if (pen.style() == Qt::SolidLine && pen.widthF() > 1.2 && mark.line.size() > 2)
            pen.setCapStyle(pen.joinStyle() == Qt::MiterJoin ? Qt::SquareCap : Qt::RoundCap);
        auto& line = next<QLineSeries>([] { return new QLineSeries; });
        line.setPen(pen);
        replace(line, mark.line);
    }

    /// The next series of the picture, of type S; `make` makes one where there is none, or one of another type.
    template <typename S, typename Make> S& next(Make make)
    {
        if (used < series.size() && !qobject_cast<S*>(series[used])) keepFirst(used);
        if (used == series.size()) {
            series.append(make());
            chart.addSeries(series.back());
            series.back()->attachAxis(x.axis());
            series.back()->attachAxis(y.axis());
        }
        return *static_cast<S*>(series[used++]);
    }

    void keepFirst(qsizetype count)
    {
        while (series.size() > count) {
            QAbstractSeries* last = series.takeLast();
            chart.removeSeries(last);
            delete last;
        }
    }
};

ChartCanvas::ChartCanvas(Series by) : m_by(by) {}
ChartCanvas::~ChartCanvas() = default;

void ChartCanvas::begin(const QVector<AxisPanel>& panels, QSizeF size, const Theme& theme, double fontPixels)
{
    m_panels = panels;
    m_size = size;
    m_theme = theme;
    m_fontPixels = fontPixels;
    m_marks.clear();
}

void ChartCanvas::line(int panel, const QPolygonF& values, const QPen& pen)
{
    if (m_panels[panel].plot.isEmpty()) return; // a picture too small for it
    for (const QPolygonF& part : visibleParts(values, m_panels[panel]))
        m_marks.push_back({panel, part, {}, pen, {}});
}

void ChartCanvas::area(int panel, const QPolygonF& upper, const QPolygonF& lower, const QBrush& brush)
{
    if (m_panels[panel].plot.isEmpty()) return;
    m_marks.push_back(
        {panel, limited(upper, m_panels[panel]), limited(lower, m_panels[panel]), QPen(Qt::NoPen), brush});
}

void ChartCanvas::bar(int panel, QPointF from, QPointF to, const QBrush& brush)
{
    area(panel, {from, {to.x(), from.y()}}, {{from.x(), to.y()}, to}, brush);
}

QPointF ChartCanvas::position(int panel, QPointF value) const
{
    const AxisPanel& of = m_panels[panel];
    return placeOf(of.plot, of.x, of.y, value);
}

QPointF ChartCanvas::value(int panel, QPointF position) const
{
    const AxisPanel& of = m_panels[panel];
    return valueAt(of.plot, of.x, of.y, position);
}

void ChartCanvas::paint(QPainter& painter) const
{
    for (const AxisPanel& panel : m_panels)
        paintGrid(painter, panel);
    if (m_by == Series::QtCharts)
        paintCharts(painter);
    else
        for (const Mark& mark : m_marks)
            paintMark(painter, mark);
    for (const AxisPanel& panel : m_panels)
        paintLabels(painter, panel);
}

void ChartCanvas::paintMark(QPainter& painter, const Mark& mark) const
{
    QPolygonF shape;
    for (const QPointF& value : mark.line)
        shape << position(mark.panel, value);
    for (auto value = mark.lower.crbegin(); value != mark.lower.crend(); ++value)
        shape << position(mark.panel, *value);
    painter.save();
    painter.setClipRect(m_panels[mark.panel].plot); // halves of pens; SVG output does not clip
    painter.setPen(mark.pen);
    painter.setBrush(mark.brush);
    if (mark.lower.isEmpty())
        painter.drawPolyline(shape);
    else
        painter.drawPolygon(shape);
    painter.restore();
}

void ChartCanvas::paintCharts(QPainter& painter) const
{
    Q_ASSERT(QThread::currentThread() == QCoreApplication::instance()->thread());
    m_plots.resize(static_cast<std::size_t>(m_panels.size()));
    for (const auto& plot : m_plots)
        if (plot) plot->used = -1;
    for (const Mark& mark : m_marks) {
        auto& plot = m_plots[static_cast<std::size_t>(mark.panel)];
        if (!plot) plot = std::make_unique<Plot>();
        if (plot->used < 0) plot->set(m_panels[mark.panel], m_size);
        plot->add(mark);
    }
    for (const auto& plot : m_plots) {
        if (!plot || plot->used < 0) continue;
        plot->keepFirst(plot->used);
        paintItem(painter, plot->chart);
    }
}

void ChartCanvas::paintGrid(QPainter& painter, const AxisPanel& panel) const
{
    const QRectF& plot = panel.plot;
    const auto across = [&](const AxisTick& tick) { return plot.left() + panel.x.fraction(tick.value) * plot.width(); };
    const auto seen = [](double fraction) { return fraction > -1e-9 && fraction < 1 + 1e-9; };
    painter.setPen(QPen(m_theme.grid, 1));
    for (const AxisTick& tick : panel.x.ticks)
        if (panel.xGrid && seen(panel.x.fraction(tick.value)))
            painter.drawLine(QPointF(across(tick), plot.top()), QPointF(across(tick), plot.bottom()));
    for (const AxisTick& tick : panel.y.ticks) {
        const double f = panel.y.fraction(tick.value), y = plot.bottom() - f * plot.height();
        if (panel.yGrid && seen(f)) painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    }
    if (!panel.xLine) return;
    painter.setPen(QPen(m_theme.muted, 1));
    const double line = std::round(plot.bottom()) - 0.5; // in one row of pixels
    painter.drawLine(QPointF(plot.left(), line), QPointF(plot.right(), line));
    for (const AxisTick& tick : panel.x.ticks)
        if (seen(panel.x.fraction(tick.value)))
            painter.drawLine(QPointF(across(tick), line), QPointF(across(tick), line + 4.5));
}

void ChartCanvas::paintLabels(QPainter& painter, const AxisPanel& panel) const
{
    const QFont font = Theme::font(m_fontPixels);
    double free = -1e9; // right end of the last label below the plot
    for (const AxisTick& tick : panel.x.ticks) {
        const double f = panel.x.fraction(tick.value);
        if (!panel.xLabels || tick.label.isEmpty() || f < -1e-9 || f > 1 + 1e-9) continue;
        const double half = textWidth(tick.label, font) / 2;
        const double x = std::min(panel.plot.left() + f * panel.plot.width(), m_size.width() - half - 2);
        if (x - half < free + 6) continue;
        drawLabel(painter, {x, panel.plot.bottom() + m_fontPixels * 0.5 + 8}, tick.label, font, m_theme.muted,
                  Qt::AlignHCenter);
        free = x + half;
    }
    double last = 1e9;
    for (const AxisTick& tick : panel.y.ticks) {
        const double f = panel.y.fraction(tick.value);
        const double y = panel.plot.bottom() - f * panel.plot.height();
        if (!panel.yLabels || tick.label.isEmpty() || f < -1e-9 || f > 1 + 1e-9 || last - y < m_fontPixels) continue;
        drawLabel(painter, {panel.plot.left() - 8, y}, tick.label, font, m_theme.muted, Qt::AlignRight);
        last = y;
    }
}

} // namespace qs
