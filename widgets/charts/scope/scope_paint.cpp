// SPDX-License-Identifier: GPL-3.0-or-later
// The painting half of ScopePicture. Geometry is cut to the plot by hand and all colours are opaque: SVG
// output ignores clipping, and not every viewer of it knows translucency.
#include "widgets/charts/core/chart_text.h"
#include "widgets/charts/scope/scope_picture.h"

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

void ScopePicture::paint(QPainter& painter) const
{
    painter.fillRect(QRectF(QPointF(), m_size), m_theme.background);
    paintHeader(painter);
    if (m_empty) {
        paintEmpty(painter);
        return;
    }
    m_canvas.paint(painter);
    paintAxisTitles(painter);
    paintKeys(painter);
    paintStretches(painter);
    for (const ScopeLine& line : m_lines) {
        if (!line.active) continue;
        if (line.direct)
            paintDirect(painter, line);
        else
            paintEnvelope(painter, line);
        paintWarmup(painter, line);
        paintOutliers(painter, line);
    }
    paintMarks(painter);
    for (const ScopeLine& line : m_lines)
        if (!line.active) paintMedian(painter, line);
    for (const ScopeLine& line : m_lines)
        if (line.active) paintMedian(painter, line);
    paintPast(painter);
    paintMarkWords(painter);
    if (!m_distribution.isNull() && m_showsAll)
        paintRanges(painter);
    else if (!m_distribution.isNull())
        paintDistribution(painter);
    paintGuides(painter);
    paintStretchNames(painter);
    paintFindings(painter);
    paintEdgeLabels(painter);
}

double ScopePicture::clampedY(double us) const { return std::clamp(yPixel(us), m_plot.top(), m_plot.bottom()); }

void ScopePicture::paintHeader(QPainter& painter) const
{
    const double left = m_size.width() < 520 ? 12 : 20;
    const double room = m_size.width() - 2 * left;
    if (m_headerY > 0) {
        const QFont font = Theme::font(m_size.width() >= 900 ? 20 : m_size.width() >= 520 ? 16 : 14, QFont::DemiBold);
        drawLabel(painter, {left, m_headerY}, elided(m_title, font, room), font, m_theme.ink);
    }
    if (m_subtitleY > 0) {
        const QFont font = Theme::font(m_small + 1);
        drawLabel(painter, {left, m_subtitleY}, joinedToFit(m_facts, font, room), font, m_theme.muted);
    }
}

void ScopePicture::paintEmpty(QPainter& painter) const
{
    const QFont font = Theme::font(14);
    const QRectF box(0, 0, m_size.width(), m_size.height());
    painter.setFont(font);
    painter.setPen(m_theme.muted);
    // The word wrap needs a rectangle; two thirds of the width read well.
    painter.drawText(box.adjusted(box.width() / 6, 30, -box.width() / 6, 0), Qt::AlignCenter | Qt::TextWordWrap,
                     m_emptyText);
}

QString ScopePicture::axisTitle() const
{
    return (m_y.log ? tr("Latency (%1, log)") : tr("Latency (%1)")).arg(m_unit.name);
}

QString ScopePicture::medianText(const ScopeLine& line) const
{
    const double perPixel = (m_x.max - m_x.min) / m_plot.width();
    return static_cast<double>(line.medianWidth) <= std::max(1.0, perPixel + 1)
               ? tr("median per pixel column")
               : tr("median of %1").arg(line.medianWidth);
}

void ScopePicture::paintAxisTitles(QPainter& painter) const
{
    const QFont medium = Theme::font(m_small, QFont::Medium);
    drawLabel(painter, {m_size.width() < 520 ? 12.0 : 20.0, m_keysY}, axisTitle(), medium, m_theme.muted);
    const double below = m_size.height() - m_small * 0.5 - 8;
    if (m_size.height() >= 240)
        drawLabel(painter, {m_plot.center().x(), below}, tr("Iteration"), medium, m_theme.muted, Qt::AlignHCenter);
    if (m_distribution.isNull()) return;
    const QString name = m_showsAll ? tr("p5–p95 of each")
                         : m_zoomed ? tr("Distribution (visible)")
                                    : tr("Distribution");
    drawLabel(painter, {m_distribution.left(), m_keysY}, name, medium, m_theme.muted);
    if (m_size.height() >= 240 && !m_showsAll)
        drawLabel(painter, {m_distribution.center().x(), below},
                  elided(tr("Samples per bin (log)"), medium, m_distribution.width() + 30), medium, m_theme.muted,
                  Qt::AlignHCenter);
}

void ScopePicture::paintKeys(QPainter& painter) const
{
    const QFont plain = Theme::font(m_small);
    const double axis = (m_size.width() < 520 ? 12 : 20) + textWidth(axisTitle(), Theme::font(m_small, QFont::Medium));
    double x = std::max(axis + 28, m_plot.left());
    // A key that finds no room is left out, and so are those after it.
    const auto key = [&](const QString& text, const QColor& color, QSizeF swatch, bool round) {
        const double end = x + 25 + textWidth(text, plain);
        if (end > m_plot.right() + m_gutter - 8) return;
        const QRectF box(QPointF(x + 9 - swatch.width() / 2, m_keysY - swatch.height() / 2), swatch);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        if (round)
            painter.drawEllipse(box);
        else
            painter.drawRect(box);
        drawLabel(painter, {x + 25, m_keysY}, text, plain, m_theme.muted);
        x = end + 22;
    };
    for (const ScopeLine& line : m_lines) {
        if (!line.active) continue;
        key(medianText(line), line.style.color, {18, 2}, false);
        if (line.direct)
            key(tr("each iteration"), mixed(m_theme.background, line.style.color, 0.6), {5, 5}, true);
        else
            key(tr("min–max per pixel column"), mixed(m_theme.background, line.style.color, m_theme.dark ? 0.37 : 0.30),
                {18, 12}, false);
        const QString limit = QStringLiteral("%1 %2").arg(latencyNumber(m_active.outlier, m_unit, 2), m_unit.name);
        if (!line.outliers.empty())
            key(m_segmented ? tr("outlier") : tr("outlier > %1").arg(limit), m_theme.outlier, {6, 6}, true);
        if (!line.warmup.empty()) key(tr("warm-up"), m_theme.faint, {5, 5}, true);
    }
    if (!m_stretches.empty()) key(tr("throttled"), stretchShade(), {18, 12}, false);
}

void ScopePicture::paintEnvelope(QPainter& painter, const ScopeLine& line) const
{
    const QColor fill = mixed(m_theme.background, line.style.color, m_theme.dark ? 0.37 : 0.30);
    QVector<QRectF> bars;
    bars.reserve(static_cast<qsizetype>(line.columns.size()));
    double done = m_plot.left();
    for (const EnvelopeColumn& c : line.columns) {
        const double half = 0.5;
        const double left = std::max(done, std::round(xPixel(line.iteration(static_cast<double>(c.begin) - half))));
        const double right =
            std::min(m_plot.right(), std::round(xPixel(line.iteration(static_cast<double>(c.end) - half))));
        if (right <= left) continue;
        const double top = clampedY(static_cast<double>(c.max)), bottom = clampedY(static_cast<double>(c.min));
        bars.append(QRectF(left, top, right - left, std::max(1.0, bottom - top)));
        done = right;
    }
    painter.save();
    if (painter.paintEngine()->type() == QPaintEngine::Raster) {
        // Opaque bars on whole pixels cost a twentieth of a smooth translucent polygon, and a live chart has
        // 16 ms for everything.
        painter.setRenderHint(QPainter::Antialiasing, false);
        for (const QRectF& bar : bars)
            painter.fillRect(bar, fill);
    } else {
        fillSteps(painter, bars, fill); // a viewer would show seams between bars
    }
    for (const AxisTick& tick : m_y.ticks) // the grid goes on over the envelope
        if (const double y = std::round(yPixel(tick.value)); y > m_plot.top() + 1 && y < m_plot.bottom() - 1)
            painter.fillRect(QRectF(m_plot.left(), y, m_plot.width(), 1), mixed(m_theme.grid, fill, 0.5));
    painter.restore();
}

void ScopePicture::paintDirect(QPainter& painter, const ScopeLine& line) const
{
    QVector<QPointF> points;
    points.reserve(static_cast<qsizetype>(line.columns.size()));
    for (const EnvelopeColumn& c : line.columns)
        points.append({xPixel(line.iteration(static_cast<double>(c.begin))), yPixel(static_cast<double>(c.max))});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mixed(m_theme.background, line.style.color, m_theme.dark ? 0.45 : 0.35), 1));
    drawInPieces(painter, clippedLine(points, m_plot));
    const double spacing = m_plot.width() / (m_x.max - m_x.min);
    if (spacing < 2.5) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(m_theme.background, line.style.color, 0.6));
    const double radius = spacing < 5 ? 1.6 : 2.2;
    for (const QPointF& p : points)
        if (m_plot.contains(p)) painter.drawEllipse(p, radius, radius);
}

void ScopePicture::paintWarmup(QPainter& painter, const ScopeLine& line) const
{
    if (line.warmup.empty()) return;
    painter.setPen(Qt::NoPen);
    const QColor shade = mixed(m_theme.background, m_theme.faint, 0.15);
    std::size_t i = 0;
    while (i < line.warmup.size()) {
        std::size_t k = i + 1;
        while (k < line.warmup.size() && line.warmup[k].begin == line.warmup[k - 1].end)
            ++k;
        const double half = 0.5;
        const double x0 =
            std::max(m_plot.left(), xPixel(line.iteration(static_cast<double>(line.warmup[i].begin) - half)));
        const double x1 =
            std::min(m_plot.right(), xPixel(line.iteration(static_cast<double>(line.warmup[k - 1].end) - half)));
        if (x1 > x0) painter.fillRect(QRectF(x0, m_plot.top(), std::max(1.0, x1 - x0), m_plot.height()), shade);
        i = k;
    }
    for (const EnvelopeColumn& c : line.warmup) {
        const QPointF at(xPixel(line.iteration(c.middle())), yPixel(static_cast<double>(c.max)));
        if (at.x() < m_plot.left() - 1 || at.x() > m_plot.right() + 1) continue;
        painter.setBrush(m_theme.faint);
        if (at.y() < m_plot.top()) {
            painter.drawPolygon(QPolygonF(
                {{at.x(), m_plot.top() + 1}, {at.x() + 4, m_plot.top() + 8}, {at.x() - 4, m_plot.top() + 8}}));
        } else if (at.y() <= m_plot.bottom()) {
            painter.drawEllipse(at, 2.2, 2.2);
        }
    }
}

void ScopePicture::paintMedian(QPainter& painter, const ScopeLine& line) const
{
    QVector<QPointF> points;
    points.reserve(static_cast<qsizetype>(line.medians.size()) + 2);
    const auto add = [&](double position, float value) {
        points.append({xPixel(line.iteration(position)), yPixel(static_cast<double>(value))});
    };
    if (!line.medians.empty()) add(static_cast<double>(line.medians.front().begin), line.medians.front().median);
    for (const EnvelopeColumn& c : line.medians) {
        // A cut-off block at the end has too few samples to say anything; it only carries the line on.
        const bool stub = line.medians.size() > 1 && (c.end - c.begin) * 2 < line.medianWidth;
        if (!stub)
            add(c.middle(), c.median);
        else if (&c == &line.medians.back() && line.medians.size() > 1)
            points.append({xPixel(line.iteration(static_cast<double>(c.end - 1))), points.back().y()});
    }
    if (!line.medians.empty() &&
        points.back().x() < xPixel(line.iteration(static_cast<double>(line.medians.back().end - 1))))
        points.append({xPixel(line.iteration(static_cast<double>(line.medians.back().end - 1))), points.back().y()});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(line.active ? QPen(line.style.color, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::BevelJoin)
                               : line.style.pen(1.5));
    drawInPieces(painter, clippedLine(points, m_plot));
    if (line.active || points.size() < 2) return;
    // Markers tell granularity where dashes alone would not.
    for (const double share : {0.15, 0.5, 0.85}) {
        const QPointF& p = points[static_cast<qsizetype>(share * static_cast<double>(points.size() - 1))];
        if (m_plot.contains(p)) line.style.drawMarker(painter, p, 9);
    }
}

void ScopePicture::paintOutliers(QPainter& painter, const ScopeLine& line) const
{
    if (m_active.count == 0) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.outlier);
    double lastTriangle = -1e9;
    for (const auto& [iteration, value] : line.outliers) {
        const double x = std::clamp(xPixel(iteration), m_plot.left(), m_plot.right());
        const double y = yPixel(value);
        if (y > m_plot.bottom()) continue;
        if (y >= m_plot.top())
            painter.drawEllipse(QPointF(x, y), 2.7, 2.7);
        else if (x - lastTriangle >= 10) { // beyond the range: a small triangle at the top edge points there
            painter.drawPolygon(
                QPolygonF({{x, m_plot.top()}, {x + 4.2, m_plot.top() + 7.5}, {x - 4.2, m_plot.top() + 7.5}}));
            lastTriangle = x;
        }
    }
}

void ScopePicture::paintGuides(QPainter& painter) const
{
    for (const Guide& guide : m_guides) {
        const double y = yPixel(guide.value);
        if (y < m_plot.top() || y > m_plot.bottom()) continue;
        painter.setPen(QPen(guide.color, 1.5, guide.dash, Qt::FlatCap));
        // Only over the segment that it is the percentile of.
        const double from =
            m_segmented ? std::clamp(xPixel(m_segmentBegin), m_plot.left(), m_plot.right()) : m_plot.left();
        painter.drawLine(QPointF(from, y), QPointF(m_plot.right(), y));
        if (!m_distribution.isNull())
            painter.drawLine(QPointF(m_distribution.left(), y), QPointF(m_distribution.right(), y));
    }
}

void ScopePicture::paintEdgeLabels(QPainter& painter) const
{
    const QFont font = Theme::font(m_small, QFont::DemiBold);
    const double x = m_plot.right() + 10;
    for (qsizetype i = 0; i < m_edge.size(); ++i) {
        const double wanted = clampedY(m_edge[i].value);
        const double placed = m_edgeY[i];
        const QString text = elided(m_edge[i].text, font, m_gutter - 16, Qt::ElideMiddle);
        if (std::abs(placed - wanted) > 2) {
            painter.setPen(QPen(mixed(m_theme.background, m_edge[i].color, 0.6), 1));
            painter.drawLine(QPointF(m_plot.right() + 1, wanted), QPointF(x - 2, placed));
        }
        drawLabel(painter, {x, placed}, text, font, m_edge[i].color);
    }
}

void ScopePicture::paintDistribution(QPainter& painter) const
{
    const QRectF& r = m_distribution;
    const auto x = [&](double count) {
        return count < 0.5 ? r.left()
                           : r.left() + m_counts.fraction(std::log10(std::max(1.0, count)) + 0.3) * r.width();
    };
    for (const auto& [color, counts] : m_bins) {
        const QColor fill = mixed(m_theme.background, color, m_theme.dark ? 0.5 : 0.34);
        const double step = r.height() / static_cast<double>(counts.size());
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing, false);
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const double bottom = std::round(r.bottom() - step * static_cast<double>(i));
            const double top = std::round(r.bottom() - step * static_cast<double>(i + 1));
            const double right = std::round(x(counts[i]));
            painter.fillRect(QRectF(r.left(), top, right - r.left(), bottom - top), fill);
            // The outline: the end of this bar, and the step to the next one.
            const double next = i + 1 < counts.size() ? std::round(x(counts[i + 1])) : r.left();
            if (right > r.left()) painter.fillRect(QRectF(right - 1, top, 1, bottom - top), color);
            painter.fillRect(QRectF(std::min(right, next), top, std::abs(right - next), 1), color);
        }
        painter.restore();
    }
}

void ScopePicture::paintRanges(QPainter& painter) const
{
    const double slot = m_distribution.width() / static_cast<double>(m_lines.size());
    double x = m_distribution.left() + slot / 2;
    for (const ScopeLine& line : m_lines) {
        const TraceStatistics& s = line.statistics;
        if (s.count > 0) {
            const double wide = std::clamp(slot * 0.45, 3.0, 16.0);
            painter.fillRect(QRectF(QPointF(x - 0.75, clampedY(s.p95)), QPointF(x + 0.75, clampedY(s.p5))),
                             line.style.color);
            QRectF box(QPointF(x - wide / 2, clampedY(s.p75)), QPointF(x + wide / 2, clampedY(s.p25)));
            painter.fillRect(box, mixed(m_theme.background, line.style.color, m_theme.dark ? 0.5 : 0.4));
            if (m_plot.top() <= yPixel(s.p50) && yPixel(s.p50) <= m_plot.bottom())
                line.style.drawMarker(painter, {x, yPixel(s.p50)}, std::min(9.0, wide));
        }
        x += slot;
    }
}

} // namespace qs
