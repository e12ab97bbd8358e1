// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/scope/scope_painter.h"

#include "widgets/charts/core/chart_text.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

/// Appends the piece of the line a–b that lies between the heights top and bottom; a new subpath where it
/// does not go on from the last one.
void appendClipped(QPainterPath& path, QPointF a, QPointF b, double top, double bottom)
{
    if ((a.y() < top && b.y() < top) || (a.y() > bottom && b.y() > bottom)) return;
    const auto cut = [&](QPointF from, QPointF to) {
        const double y = std::clamp(from.y(), top, bottom);
        if (y == from.y() || to.y() == from.y()) return QPointF(from.x(), y);
        return QPointF(from.x() + (to.x() - from.x()) * (y - from.y()) / (to.y() - from.y()), y);
    };
    const QPointF start = cut(a, b);
    if (path.elementCount() == 0 || path.currentPosition() != start) path.moveTo(start);
    path.lineTo(cut(b, a));
}

QPainterPath clippedLine(const QVector<QPointF>& points, const QRectF& plot)
{
    QPainterPath path;
    for (qsizetype i = 1; i < points.size(); ++i) {
        QPointF a = points[i - 1], b = points[i];
        if (b.x() < plot.left() || a.x() > plot.right() || b.x() <= a.x()) continue;
        const double slope = (b.y() - a.y()) / (b.x() - a.x());
        if (a.x() < plot.left()) a = {plot.left(), a.y() + slope * (plot.left() - a.x())};
        if (b.x() > plot.right()) b = {plot.right(), a.y() + slope * (plot.right() - a.x())};
        appendClipped(path, a, b, plot.top(), plot.bottom());
    }
    return path;
}

/// Strokes a long line with the painter's pen in short pieces: Qt hands anything of more than some ninety rows to its
/// thread pool, and waiting for that on a busy machine costs more than the drawing; and what it takes to fill a
/// stroke's outline grows with the square of the outline's edges in a row of pixels. Dashes go on from piece to piece.
/// Files get the line as it is.
void drawInPieces(QPainter& painter, const QPainterPath& path)
{
    if (painter.paintEngine()->type() != QPaintEngine::Raster) return painter.drawPath(path);
    QPen pen = painter.pen();
    const bool dashed = pen.style() != Qt::SolidLine;
    double along = pen.dashOffset() * pen.widthF();
    QPolygonF piece;
    const auto draw = [&] {
        if (dashed) {
            pen.setDashOffset(along / pen.widthF());
            painter.setPen(pen);
            for (qsizetype i = 1; i < piece.size(); ++i)
                along += QLineF(piece[i - 1], piece[i]).length();
        }
        painter.drawPolyline(piece);
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.isMoveTo() || piece.size() == 12) {
            draw();
            piece = element.isMoveTo() ? QPolygonF() : QPolygonF({piece.back()});
        }
        piece.append(element);
    }
    draw();
}

/// Bars that touch become one outline.
void fillSteps(QPainter& painter, const QVector<QRectF>& bars, const QColor& fill)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    for (qsizetype i = 0; i < bars.size();) {
        QPolygonF top, bottom;
        do {
            top << bars[i].topLeft() << bars[i].topRight();
            bottom << bars[i].bottomLeft() << bars[i].bottomRight();
            ++i;
        } while (i < bars.size() && bars[i].left() == bars[i - 1].right());
        std::reverse(bottom.begin(), bottom.end());
        painter.drawPolygon(top + bottom);
    }
}

} // namespace

void ScopePainter::paint() const
{
    m_painter.fillRect(QRectF(QPointF(), m_picture.m_size), m_picture.m_theme.background);
    paintHeader();
    if (m_picture.m_empty) {
        paintEmpty();
        return;
    }
    m_picture.m_canvas.paint(m_painter);
    m_picture.m_lanes.paint(m_painter, m_picture.m_x, m_picture.m_theme);
    paintAxisTitles();
    paintKeys();
    m_picture.m_marks.paintStretches(m_painter);
    for (const ScopeLine& line : m_picture.m_lines) {
        if (!line.active) continue;
        if (line.direct)
            paintDirect(line);
        else
            paintEnvelope(line);
        paintWarmup(line);
        paintOutliers(line);
    }
    m_picture.m_marks.paintLines(m_painter);
    for (const ScopeLine& line : m_picture.m_lines)
        if (!line.active) paintMedian(line);
    for (const ScopeLine& line : m_picture.m_lines)
        if (line.active) paintMedian(line);
    m_picture.m_marks.paintPast(m_painter);
    m_picture.m_marks.paintWords(m_painter);
    if (!m_picture.m_distribution.isNull() && m_picture.m_showsAll)
        paintRanges();
    else if (!m_picture.m_distribution.isNull())
        paintDistribution();
    paintGuides();
    m_picture.m_marks.paintStretchNames(m_painter);
    m_picture.m_marks.paintFindings(m_painter);
    paintEdgeLabels();
}

void ScopePainter::paintHeader() const
{
    const double left = m_picture.m_size.width() < 520 ? 12 : 20;
    const double room = m_picture.m_size.width() - 2 * left;
    if (m_picture.m_headerY > 0) {
        const QFont font = Theme::font(m_picture.m_size.width() >= 900   ? 20
                                       : m_picture.m_size.width() >= 520 ? 16
                                                                         : 14,
                                       QFont::DemiBold);
        drawLabel(m_painter, {left, m_picture.m_headerY}, elided(m_picture.m_title, font, room), font,
                  m_picture.m_theme.ink);
    }
    if (m_picture.m_subtitleY > 0) {
        const QFont font = Theme::font(m_picture.m_small + 1);
        drawLabel(m_painter, {left, m_picture.m_subtitleY}, joinedToFit(m_picture.m_facts, font, room), font,
                  m_picture.m_theme.muted);
    }
}

void ScopePainter::paintEmpty() const
{
    const QFont font = Theme::font(14);
    const QRectF box(0, 0, m_picture.m_size.width(), m_picture.m_size.height());
    m_painter.setFont(font);
    m_painter.setPen(m_picture.m_theme.muted);
    // The word wrap needs a rectangle; two thirds of the width read well.
    m_painter.drawText(box.adjusted(box.width() / 6, 30, -box.width() / 6, 0), Qt::AlignCenter | Qt::TextWordWrap,
                       m_picture.m_emptyText);
}

QString ScopePainter::axisTitle() const
{
    return (m_picture.m_y.log ? tr("Latency (%1, log)") : tr("Latency (%1)")).arg(m_picture.m_unit.name);
}

QString ScopePainter::medianText(const ScopeLine& line) const
{
    const double perPixel = (m_picture.m_x.max - m_picture.m_x.min) / m_picture.m_plot.width();
    return static_cast<double>(line.medianWidth) <= std::max(1.0, perPixel + 1)
               ? tr("median per pixel column")
               : tr("median of %1").arg(line.medianWidth);
}

void ScopePainter::paintAxisTitles() const
{
    const QFont medium = Theme::font(m_picture.m_small, QFont::Medium);
    drawLabel(m_painter, {m_picture.m_size.width() < 520 ? 12.0 : 20.0, m_picture.m_keysY}, axisTitle(), medium,
              m_picture.m_theme.muted);
    const double below = m_picture.m_size.height() - m_picture.m_small * 0.5 - 8;
    if (m_picture.m_size.height() >= 240)
        drawLabel(m_painter, {m_picture.m_plot.center().x(), below}, tr("Iteration"), medium, m_picture.m_theme.muted,
                  Qt::AlignHCenter);
    if (m_picture.m_distribution.isNull()) return;
    const QString name = m_picture.m_showsAll ? tr("p5–p95 of each")
                         : m_picture.m_zoomed ? tr("Distribution (visible)")
                                              : tr("Distribution");
    drawLabel(m_painter, {m_picture.m_distribution.left(), m_picture.m_keysY}, name, medium, m_picture.m_theme.muted);
    if (m_picture.m_size.height() >= 240 && !m_picture.m_showsAll)
        drawLabel(m_painter, {m_picture.m_distribution.center().x(), below},
                  elided(tr("Samples per bin (log)"), medium, m_picture.m_distribution.width() + 30), medium,
                  m_picture.m_theme.muted, Qt::AlignHCenter);
}

void ScopePainter::paintKeys() const
{
    const QFont plain = Theme::font(m_picture.m_small);
    const double axis = (m_picture.m_size.width() < 520 ? 12 : 20) +
                        textWidth(axisTitle(), Theme::font(m_picture.m_small, QFont::Medium));
    double x = std::max(axis + 28, m_picture.m_plot.left());
    // A key that finds no room is left out, and so are those after it.
    enum Swatch { Square, Round, Triangle };
    const auto key = [&](const QString& text, const QColor& color, QSizeF swatch, Swatch shape) {
        const double end = x + 25 + textWidth(text, plain);
        if (end > m_picture.m_plot.right() + m_picture.m_gutter - 8) return;
        const QRectF box(QPointF(x + 9 - swatch.width() / 2, m_picture.m_keysY - swatch.height() / 2), swatch);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(color);
        if (shape == Round)
            m_painter.drawEllipse(box);
        else if (shape == Triangle)
            m_painter.drawPolygon(QPolygonF({{box.center().x(), box.top()}, box.bottomRight(), box.bottomLeft()}));
        else
            m_painter.drawRect(box);
        drawLabel(m_painter, {x + 25, m_picture.m_keysY}, text, plain, m_picture.m_theme.muted);
        x = end + 22;
    };
    for (const ScopeLine& line : m_picture.m_lines) {
        if (!line.active) continue;
        key(medianText(line), line.style.color, {18, 2}, Square);
        if (m_picture.m_above > 0)
            key(tr("%1 above, up to %2 %3")
                    .arg(countText(static_cast<double>(m_picture.m_above)),
                         latencyNumber(m_picture.m_highest, m_picture.m_unit, 3), m_picture.m_unit.name),
                m_picture.m_theme.outlier, {8.4, 7.5}, Triangle);
        if (line.direct)
            key(tr("each iteration"), mixed(m_picture.m_theme.background, line.style.color, 0.6), {5, 5}, Round);
        else
            key(tr("min–max per pixel column"),
                mixed(m_picture.m_theme.background, line.style.color, m_picture.m_theme.dark ? 0.37 : 0.30), {18, 12},
                Square);
        const QString limit = QStringLiteral("%1 %2").arg(
            latencyNumber(m_picture.m_active.outlier, m_picture.m_unit, 2), m_picture.m_unit.name);
        if (!line.outliers.empty())
            key(m_picture.m_segmented ? tr("outlier") : tr("outlier > %1").arg(limit), m_picture.m_theme.outlier,
                {6, 6}, Round);
        if (!line.warmup.empty()) key(tr("warm-up"), m_picture.m_theme.faint, {5, 5}, Round);
    }
    if (m_picture.m_marks.hasStretches()) key(tr("throttled"), m_picture.m_marks.stretchShade(), {18, 12}, Square);
}

void ScopePainter::paintEnvelope(const ScopeLine& line) const
{
    const QColor fill = mixed(m_picture.m_theme.background, line.style.color, m_picture.m_theme.dark ? 0.37 : 0.30);
    QVector<QRectF> bars;
    bars.reserve(static_cast<qsizetype>(line.columns.size()));
    double done = m_picture.m_plot.left();
    for (const EnvelopeColumn& c : line.columns) {
        const double half = 0.5;
        const double left =
            std::max(done, std::round(m_picture.xPixel(line.iteration(static_cast<double>(c.begin) - half))));
        const double right = std::min(m_picture.m_plot.right(),
                                      std::round(m_picture.xPixel(line.iteration(static_cast<double>(c.end) - half))));
        if (right <= left) continue;
        const double top = m_picture.clampedY(static_cast<double>(c.max)),
                     bottom = m_picture.clampedY(static_cast<double>(c.min));
        bars.append(QRectF(left, top, right - left, std::max(1.0, bottom - top)));
        done = right;
    }
    m_painter.save();
    if (m_painter.paintEngine()->type() == QPaintEngine::Raster) {
        // Opaque bars on whole pixels cost a twentieth of a smooth translucent polygon, and a live chart has
        // 16 ms for everything.
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        for (const QRectF& bar : bars)
            m_painter.fillRect(bar, fill);
    } else {
        fillSteps(m_painter, bars, fill); // a viewer would show seams between bars
    }
    for (const AxisTick& tick : m_picture.m_y.ticks) // the grid goes on over the envelope
        if (const double y = std::round(m_picture.yPixel(tick.value));
            y > m_picture.m_plot.top() + 1 && y < m_picture.m_plot.bottom() - 1)
            m_painter.fillRect(QRectF(m_picture.m_plot.left(), y, m_picture.m_plot.width(), 1),
                               mixed(m_picture.m_theme.grid, fill, 0.5));
    m_painter.restore();
}

void ScopePainter::paintDirect(const ScopeLine& line) const
{
    QVector<QPointF> points;
    points.reserve(static_cast<qsizetype>(line.columns.size()));
    for (const EnvelopeColumn& c : line.columns)
        points.append({m_picture.xPixel(line.iteration(static_cast<double>(c.begin))),
                       m_picture.yPixel(static_cast<double>(c.max))});
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(
        QPen(mixed(m_picture.m_theme.background, line.style.color, m_picture.m_theme.dark ? 0.45 : 0.35), 1));
    drawInPieces(m_painter, clippedLine(points, m_picture.m_plot));
    const double spacing = m_picture.m_plot.width() / (m_picture.m_x.max - m_picture.m_x.min);
    if (spacing < 2.5) return;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(mixed(m_picture.m_theme.background, line.style.color, 0.6));
    const double radius = spacing < 5 ? 1.6 : 2.2;
    for (const QPointF& p : points)
        if (m_picture.m_plot.contains(p)) m_painter.drawEllipse(p, radius, radius);
}

void ScopePainter::paintWarmup(const ScopeLine& line) const
{
    if (line.warmup.empty()) return;
    m_painter.setPen(Qt::NoPen);
    const QColor shade = mixed(m_picture.m_theme.background, m_picture.m_theme.faint, 0.15);
    std::size_t i = 0;
    while (i < line.warmup.size()) {
        std::size_t k = i + 1;
        while (k < line.warmup.size() && line.warmup[k].begin == line.warmup[k - 1].end)
            ++k;
        const double half = 0.5;
        const double x0 = std::max(m_picture.m_plot.left(),
                                   m_picture.xPixel(line.iteration(static_cast<double>(line.warmup[i].begin) - half)));
        const double x1 =
            std::min(m_picture.m_plot.right(),
                     m_picture.xPixel(line.iteration(static_cast<double>(line.warmup[k - 1].end) - half)));
        if (x1 > x0)
            m_painter.fillRect(QRectF(x0, m_picture.m_plot.top(), std::max(1.0, x1 - x0), m_picture.m_plot.height()),
                               shade);
        i = k;
    }
    for (const EnvelopeColumn& c : line.warmup) {
        const QPointF at(m_picture.xPixel(line.iteration(c.middle())), m_picture.yPixel(static_cast<double>(c.max)));
        if (at.x() < m_picture.m_plot.left() - 1 || at.x() > m_picture.m_plot.right() + 1) continue;
        m_painter.setBrush(m_picture.m_theme.faint);
        if (at.y() < m_picture.m_plot.top()) {
            m_painter.drawPolygon(QPolygonF({{at.x(), m_picture.m_plot.top() + 1},
                                             {at.x() + 4, m_picture.m_plot.top() + 8},
                                             {at.x() - 4, m_picture.m_plot.top() + 8}}));
        } else if (at.y() <= m_picture.m_plot.bottom()) {
            m_painter.drawEllipse(at, 2.2, 2.2);
        }
    }
}

void ScopePainter::paintMedian(const ScopeLine& line) const
{
    QVector<QPointF> points;
    points.reserve(static_cast<qsizetype>(line.medians.size()) + 2);
    const auto add = [&](double position, float value) {
        points.append({m_picture.xPixel(line.iteration(position)), m_picture.yPixel(static_cast<double>(value))});
    };
    if (!line.medians.empty()) add(static_cast<double>(line.medians.front().begin), line.medians.front().median);
    for (const EnvelopeColumn& c : line.medians) {
        // A cut-off block at the end has too few samples to say anything; it only carries the line on.
        const bool stub = line.medians.size() > 1 && (c.end - c.begin) * 2 < line.medianWidth;
        if (!stub)
            add(c.middle(), c.median);
        else if (&c == &line.medians.back() && line.medians.size() > 1)
            points.append({m_picture.xPixel(line.iteration(static_cast<double>(c.end - 1))), points.back().y()});
    }
    if (!line.medians.empty() &&
        points.back().x() < m_picture.xPixel(line.iteration(static_cast<double>(line.medians.back().end - 1))))
        points.append(
            {m_picture.xPixel(line.iteration(static_cast<double>(line.medians.back().end - 1))), points.back().y()});
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(line.active ? QPen(line.style.color, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::BevelJoin)
                                 : line.style.pen(1.5));
    drawInPieces(m_painter, clippedLine(points, m_picture.m_plot));
    if (line.active || points.size() < 2) return;
    // Markers tell granularity where dashes alone would not.
    for (const double share : {0.15, 0.5, 0.85}) {
        const QPointF& p = points[static_cast<qsizetype>(share * static_cast<double>(points.size() - 1))];
        if (m_picture.m_plot.contains(p)) line.style.drawMarker(m_painter, p, 9);
    }
}

void ScopePainter::paintOutliers(const ScopeLine& line) const
{
    if (m_picture.m_active.count == 0) return;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_picture.m_theme.outlier);
    // What lies beyond the range has a small triangle at the edge that points there.
    const auto triangle = [&](double x, double edge, double height, double& last) {
        if (x - last < 10) return;
        m_painter.drawPolygon(QPolygonF({{x, edge}, {x + 4.2, edge + height}, {x - 4.2, edge + height}}));
        last = x;
    };
    double lastAbove = -1e9, lastBelow = -1e9;
    const QRectF& plot = m_picture.m_plot;
    for (const auto& [iteration, value] : line.outliers) {
        const double x = std::clamp(m_picture.xPixel(iteration), plot.left(), plot.right());
        const double y = m_picture.yPixel(value);
        if (y < plot.top())
            triangle(x, plot.top(), 7.5, lastAbove);
        else if (y > plot.bottom())
            triangle(x, plot.bottom(), -7.5, lastBelow);
        else
            m_painter.drawEllipse(QPointF(x, y), 2.7, 2.7);
    }
}

void ScopePainter::paintGuides() const
{
    for (const ScopePicture::Guide& guide : m_picture.m_guides) {
        const double y = m_picture.yPixel(guide.value);
        if (y < m_picture.m_plot.top() || y > m_picture.m_plot.bottom()) continue;
        m_painter.setPen(QPen(guide.color, 1.5, guide.dash, Qt::FlatCap));
        // Only over the segment that it is the percentile of.
        const double from = m_picture.m_segmented ? std::clamp(m_picture.xPixel(m_picture.m_segmentBegin),
                                                               m_picture.m_plot.left(), m_picture.m_plot.right())
                                                  : m_picture.m_plot.left();
        m_painter.drawLine(QPointF(from, y), QPointF(m_picture.m_plot.right(), y));
        if (!m_picture.m_distribution.isNull())
            m_painter.drawLine(QPointF(m_picture.m_distribution.left(), y),
                               QPointF(m_picture.m_distribution.right(), y));
    }
}

void ScopePainter::paintEdgeLabels() const
{
    const QFont font = Theme::font(m_picture.m_small, QFont::DemiBold);
    const double x = m_picture.m_plot.right() + 10;
    for (qsizetype i = 0; i < m_picture.m_edge.size(); ++i) {
        const double wanted = m_picture.clampedY(m_picture.m_edge[i].value);
        const double placed = m_picture.m_edgeY[i];
        const QString text = elided(m_picture.m_edge[i].text, font, m_picture.m_gutter - 16, Qt::ElideMiddle);
        if (std::abs(placed - wanted) > 2) {
            m_painter.setPen(QPen(mixed(m_picture.m_theme.background, m_picture.m_edge[i].color, 0.6), 1));
            m_painter.drawLine(QPointF(m_picture.m_plot.right() + 1, wanted), QPointF(x - 2, placed));
        }
        drawLabel(m_painter, {x, placed}, text, font, m_picture.m_edge[i].color);
    }
}

void ScopePainter::paintDistribution() const
{
    const QRectF& r = m_picture.m_distribution;
    const auto x = [&](double count) {
        return count < 0.5 ? r.left()
                           : r.left() + m_picture.m_counts.fraction(std::log10(std::max(1.0, count)) + 0.3) * r.width();
    };
    for (const auto& [color, counts] : m_picture.m_bins) {
        const QColor fill = mixed(m_picture.m_theme.background, color, m_picture.m_theme.dark ? 0.5 : 0.34);
        const double step = r.height() / static_cast<double>(counts.size());
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const double bottom = std::round(r.bottom() - step * static_cast<double>(i));
            const double top = std::round(r.bottom() - step * static_cast<double>(i + 1));
            const double right = std::round(x(counts[i]));
            m_painter.fillRect(QRectF(r.left(), top, right - r.left(), bottom - top), fill);
            // The outline: the end of this bar, and the step to the next one.
            const double next = i + 1 < counts.size() ? std::round(x(counts[i + 1])) : r.left();
            if (right > r.left()) m_painter.fillRect(QRectF(right - 1, top, 1, bottom - top), color);
            m_painter.fillRect(QRectF(std::min(right, next), top, std::abs(right - next), 1), color);
        }
        m_painter.restore();
    }
}

void ScopePainter::paintRanges() const
{
    const double slot = m_picture.m_distribution.width() / static_cast<double>(m_picture.m_lines.size());
    double x = m_picture.m_distribution.left() + slot / 2;
    for (const ScopeLine& line : m_picture.m_lines) {
        const TraceStatistics& s = line.statistics;
        if (s.count > 0) {
            const double wide = std::clamp(slot * 0.45, 3.0, 16.0);
            m_painter.fillRect(
                QRectF(QPointF(x - 0.75, m_picture.clampedY(s.p95)), QPointF(x + 0.75, m_picture.clampedY(s.p5))),
                line.style.color);
            QRectF box(QPointF(x - wide / 2, m_picture.clampedY(s.p75)),
                       QPointF(x + wide / 2, m_picture.clampedY(s.p25)));
            m_painter.fillRect(
                box, mixed(m_picture.m_theme.background, line.style.color, m_picture.m_theme.dark ? 0.5 : 0.4));
            if (m_picture.m_plot.top() <= m_picture.yPixel(s.p50) &&
                m_picture.yPixel(s.p50) <= m_picture.m_plot.bottom())
                line.style.drawMarker(m_painter, {x, m_picture.yPixel(s.p50)}, std::min(9.0, wide));
        }
        x += slot;
    }
}

} // namespace qs
