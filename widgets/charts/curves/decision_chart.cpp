// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curves/decision_chart.h"

#include "widgets/charts/core/chart_canvas.h"
#include "widgets/charts/core/chart_header.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/modes/mode_style.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

constexpr double kLeast = 5, kLargest = 11; ///< radius of markers

/// Lays the points out for one size and paints them.
class DecisionPainter
{
public:
    DecisionPainter(const DecisionContent& content, QSizeF size, const Theme& theme)
        : c(content), t(theme), m_size(size),
          m_header(content.title, content.points.isEmpty() ? QString() : content.finding, size)
    {
        m_plot = QRectF(QPointF(m_header.pad() + 46, m_header.bottom() + 4),
                        QPointF(size.width() - m_header.pad(), size.height() - 2 * m_header.type() - 18));
        if (c.points.isEmpty() || m_plot.width() < 60 || m_plot.height() < 40) return;
        findScales();
        addKeys();
        if (m_header.wrapKeys()) {
            m_plot.setTop(m_header.bottom() + 4);
            findScales();
        }
        m_drawn = true;
    }
    Q_DISABLE_COPY_MOVE(DecisionPainter) // the keys refer to it

    void paint(QPainter& p, ChartCanvas& canvas) const
    {
        p.fillRect(QRectF(QPointF(), m_size), t.background);
        m_header.paint(p, t);
        if (c.points.isEmpty()) return paintEmptyText(p, m_size, c.emptyText, t);
        if (!m_drawn) return;
        paintGroup(p);
        AxisPanel panel{m_plot, m_x, m_y};
        panel.xGrid = true;
        canvas.begin({panel}, m_size, t, m_header.type());
        addLimits(canvas);
        canvas.paint(p);
        drawLabel(p, {m_plot.right(), m_size.height() - 10}, quantityText(c.timeName, c.timeUnit),
                  Theme::font(m_header.type(), QFont::Medium), t.muted, Qt::AlignRight);
        for (const bool out : {true, false}) // what is out lies below
            for (const DecisionPoint& point : c.points)
                if (point.isOut == out) paintPoint(p, point);
        paintLabels(p);
    }

    QPointF pixel(const DecisionPoint& point) const { return place(point.time.value, point.loss.value); }
    double radius(const DecisionPoint& point) const
    {
        double most = 0;
        for (const DecisionPoint& each : c.points)
            most = std::max(most, each.bytes);
        return most > 0 && point.bytes > 0 ? std::max(kLeast, kLargest * std::sqrt(point.bytes / most)) : kLeast + 1;
    }
    bool isDrawn() const { return m_drawn; }
    QRectF plot() const { return m_plot; }
    const AxisScale& x() const { return m_x; }
    const AxisScale& y() const { return m_y; }
    const AxisScale& fullX() const { return m_fullX; }
    const AxisScale& fullY() const { return m_fullY; }

private:
    /// Heights beyond the axis stand at its end.
    QPointF place(double time, double loss) const
    {
        return {m_plot.left() + std::clamp(m_x.fraction(time), -0.02, 1.02) * m_plot.width(),
                m_plot.bottom() - std::clamp(m_y.fraction(loss), 0.0, 1.0) * m_plot.height()};
    }

    void findScales()
    {
        double fast = 1e300, slow = 0;
        std::vector<double> good; // negated, since readableLow() finds a low end
        double low = 1e300;
        for (const DecisionPoint& point : c.points) {
            fast = std::min(fast, point.time.low > 0 ? point.time.low : point.time.value);
            slow = std::max(slow, point.time.high);
            for (const double loss : {point.loss.value, point.loss.low, point.loss.high})
                good.push_back(-loss);
            low = std::min(low, point.loss.low);
        }
        if (c.timeLimit) fast = std::min(fast, *c.timeLimit), slow = std::max(slow, *c.timeLimit);
        if (c.lossLimit) good.push_back(-*c.lossLimit), low = std::min(low, *c.lossLimit);
        const double high = -readableLow(good);
        const double span = std::max(high - low, 1e-9);
        const int across = static_cast<int>(std::clamp(m_plot.width() / 75, 2.0, 9.0));
        const int up = static_cast<int>(std::clamp(m_plot.height() / 40, 2.0, 8.0));
        m_fullX = logScale(fast / 1.1, std::max(slow * 1.3, fast * 1.3), across);
        m_fullY = linearScale(low - 0.08 * span, high + 0.08 * span, up);
        m_x = zoomedScale(m_fullX, c.xRange, across);
        m_y = zoomedScale(m_fullY, c.yRanges[0], up);
    }

    void addKeys()
    {
        m_header.setQuantity(quantityText(c.lossName, c.lossUnit));
        m_header.addKey(DecisionChart::tr("95% intervals"), [this](QPainter& p, QPointF at) {
            p.setPen(QPen(t.ink, 1.2));
            p.drawLine(at + QPointF(8, -5), at + QPointF(8, 5));
            p.drawLine(at + QPointF(2, 0), at + QPointF(14, 0));
        });
        if (c.timeLimit || c.lossLimit)
            m_header.addKey(DecisionChart::tr("limit"), [this](QPainter& p, QPointF at) {
                p.setPen(limitPen());
                p.drawLine(at, at + QPointF(17, 0));
            });
        if (std::ranges::any_of(c.points, &DecisionPoint::isOut))
            m_header.addKey(DecisionChart::tr("faded: rejected"), [this](QPainter& p, QPointF at) {
                p.setPen(Qt::NoPen);
                p.setBrush(mixed(t.background, t.muted, 0.42));
                p.drawEllipse(at + QPointF(9, 0), 5, 5);
            });
        if (std::ranges::count_if(c.points, &DecisionPoint::mayBeFirst) > 1)
            m_header.addKey(DecisionChart::tr("each may be the first: not resolved"), [this](QPainter& p, QPointF at) {
                p.fillRect(QRectF(at.x(), at.y() - 5, 17, 10), mixed(t.background, t.accent, 0.18));
            });
        if (std::ranges::any_of(c.points, [](const DecisionPoint& point) { return point.bytes > 0; }))
            m_header.addKey(DecisionChart::tr("area: memory"), [this](QPainter& p, QPointF at) {
                p.setPen(Qt::NoPen);
                p.setBrush(t.muted);
                p.drawEllipse(at + QPointF(3, 0), 2.5, 2.5);
                p.drawEllipse(at + QPointF(13, 0), 5, 5);
            });
    }

    QPen limitPen() const { return QPen(t.bad, 1.4, Qt::DashLine, Qt::FlatCap); }

    void addLimits(ChartCanvas& canvas) const
    {
        if (c.timeLimit) canvas.line(0, {{*c.timeLimit, m_y.min}, {*c.timeLimit, m_y.max}}, limitPen());
        if (c.lossLimit) canvas.line(0, {{m_x.min, *c.lossLimit}, {m_x.max, *c.lossLimit}}, limitPen());
    }

    /// The ground of those that may all be the first, with their intervals.
    void paintGroup(QPainter& p) const
    {
        QRectF ground;
        int count = 0;
        for (const DecisionPoint& point : c.points) {
            if (!point.mayBeFirst) continue;
            ++count;
            const double r = radius(point) + 4;
            const QRectF marker(pixel(point) - QPointF(r, r), QSizeF(2 * r, 2 * r));
            ground |= marker | QRectF(place(point.time.low, point.loss.high), place(point.time.high, point.loss.low));
        }
        if (count > 1) p.fillRect(ground & m_plot.adjusted(-4, -4, 4, 4), mixed(t.background, t.accent, 0.18));
    }

    void paintPoint(QPainter& p, const DecisionPoint& point) const
    {
        ModeStyle style = modeStyle(point.mode, t);
        if (point.isOut) style.color = mixed(t.background, style.color, 0.4);
        const QPointF at = pixel(point);
        if (!m_plot.adjusted(-8, -8, 8, 8).contains(at)) return;
        p.setPen(QPen(style.color, 1.3, Qt::SolidLine, Qt::FlatCap));
        if (point.loss.high > point.loss.low)
            p.drawLine(place(point.time.value, point.loss.low), place(point.time.value, point.loss.high));
        if (point.time.high > point.time.low)
            p.drawLine(place(point.time.low, point.loss.value), place(point.time.high, point.loss.value));
        style.drawMarker(p, at, 2 * radius(point));
    }

    void paintLabels(QPainter& p) const
    {
        QVector<QRectF> taken;
        for (const DecisionPoint& point : c.points) {
            const double r = radius(point);
            const QPointF at = pixel(point);
            taken << QRectF(at - QPointF(r, r), QSizeF(2 * r, 2 * r))
                  << QRectF(place(point.time.low, point.loss.value), place(point.time.high, point.loss.value))
                         .adjusted(0, -1, 0, 1)
                  << QRectF(place(point.time.value, point.loss.high), place(point.time.value, point.loss.low))
                         .adjusted(-1, 0, 1, 0);
        }
        for (const bool out : {false, true})
            for (const DecisionPoint& point : c.points)
                if (point.isOut == out && m_plot.adjusted(-8, -8, 8, 8).contains(pixel(point)))
                    paintLabel(p, point, taken);
    }

    /// Beside its marker, above or below it; left out where there is no room, since pointing reads it out.
    void paintLabel(QPainter& p, const DecisionPoint& point, QVector<QRectF>& taken) const
    {
        const QFont font = Theme::font(m_header.type() - 0.5, point.mayBeFirst ? QFont::DemiBold : QFont::Normal);
        const bool isFar = point.loss.value > m_y.max;
        const QString text =
            isFar ? QStringLiteral("%1: %2 %3").arg(point.label, numberText(point.loss.value), c.lossUnit)
                  : point.label;
        const double width = textWidth(text, font) + 4, height = m_header.type() + 3, r = radius(point) + 3;
        const QPointF at = pixel(point);
        const double end = std::max(at.x() + r, place(point.time.high, point.loss.value).x() + 3);
        for (const QPointF& corner :
             {QPointF(end, at.y() - height / 2), at + QPointF(-width / 2, -r - height), at + QPointF(-width / 2, r),
              at + QPointF(-r - width, -height / 2), at + QPointF(r, -r - height), at + QPointF(r, r)}) {
            const QRectF box(corner, QSizeF(width, height));
            if (box.left() < m_plot.left() + 2 || box.right() > m_size.width() - 2 || box.top() < m_header.bottom() ||
                box.bottom() > m_plot.bottom() + 4 ||
                std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(box); }))
                continue;
            taken << box;
            const QColor ink = point.isOut ? t.muted : modeStyle(point.mode, t).text;
            return drawLabel(p, {box.left() + 2, box.center().y()}, text, font, ink);
        }
    }

    const DecisionContent& c;
    const Theme& t;
    QSizeF m_size;
    ChartHeader m_header;
    QRectF m_plot;
    AxisScale m_x, m_y, m_fullX, m_fullY;
    bool m_drawn = false;
};

} // namespace

DecisionContent::DecisionContent()
{
    title = tr("Time, loss and memory");
    emptyText = tr("No configuration has both a time and a loss.");
}

void DecisionContent::paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const
{
    DecisionPainter(*this, size, theme).paint(painter, canvas);
}

QVector<ChartPlot> DecisionContent::plots(QSizeF size) const
{
    const Theme theme = Theme::light();
    const DecisionPainter laid(*this, size, theme);
    if (!laid.isDrawn()) return {};
    const auto with = [](const QString& unit) {
        return [unit](double value) { return numberText(value) + QLatin1Char(' ') + unit; };
    };
    return {{laid.plot(), zoomingAxis(laid.x(), laid.fullX(), timeName, with(timeUnit)),
             zoomingAxis(laid.y(), laid.fullY(), lossName, with(lossUnit))}};
}

QString DecisionContent::summary() const
{
    if (points.isEmpty()) return emptyText;
    QStringList sentences;
    for (const DecisionPoint& point : points)
        if (!point.isOut)
            sentences << tr("%1: %2 %3, %4 %5.")
                             .arg(point.label, numberText(point.time.value), timeUnit, numberText(point.loss.value),
                                  lossUnit);
    return findingAhead() + tr("%1 against %2.").arg(lossName, timeName) + QLatin1Char(' ') +
           sentences.join(QLatin1Char(' '));
}

ChartTable DecisionContent::dataTable() const
{
    ChartTable table({{tr("configuration"), {}},
                      {timeName, timeUnit},
                      {tr("lower bound"), timeUnit},
                      {tr("upper bound"), timeUnit},
                      {lossName, lossUnit},
                      {tr("lower bound"), lossUnit},
                      {tr("upper bound"), lossUnit},
                      {tr("memory"), tr("bytes")},
                      {tr("state"), {}}});
    for (const DecisionPoint& p : points)
        table.addRow({p.label, p.time.value, p.time.low, p.time.high, p.loss.value, p.loss.low, p.loss.high,
                      p.bytes > 0 ? QVariant(p.bytes) : QVariant(), p.state});
    return table;
}

QVector<ChartDatum> DecisionContent::data(QSizeF size) const
{
    const Theme theme = Theme::light();
    const DecisionPainter laid(*this, size, theme);
    QVector<ChartDatum> all;
    for (qsizetype i = 0; laid.isDrawn() && i < points.size(); ++i) {
        const QPointF at = laid.pixel(points[i]);
        const double r = laid.radius(points[i]);
        if (laid.plot().adjusted(-8, -8, 8, 8).contains(at))
            all.append({0, static_cast<int>(i), 0, at, points[i].time.value, points[i].loss.value,
                        QRectF(at - QPointF(r, r), QSizeF(2 * r, 2 * r))});
    }
    return all;
}

ChartReadout DecisionContent::describe(const ChartDatum& datum, QSizeF) const
{
    if (datum.point < 0 || datum.point >= points.size()) return {};
    const DecisionPoint& point = points[datum.point];
    const auto figure = [](const DecisionFigure& f, const QString& unit) {
        const QString value = QStringLiteral("%1 %2").arg(numberText(f.value), unit);
        return f.high > f.low ? QStringLiteral("%1 [%2, %3]").arg(value, numberText(f.low), numberText(f.high)) : value;
    };
    return {.series = point.label,
            .details = QStringList{figure(point.time, timeUnit), figure(point.loss, lossUnit)} + point.readOut,
            .datum = datum,
            .valid = true};
}

void DecisionChart::clicked(QPointF at)
{
    const ChartReadout readout = readoutAt(at);
    if (readout.valid && readout.datum.point < m_content.points.size())
        emit pointSelected(m_content.points[readout.datum.point].mode);
}

} // namespace qs
