// SPDX-License-Identifier: GPL-3.0-or-later
// The ink of a sweep's chart; sweep_drawing.cpp says where it goes.
#include "widgets/charts/core/chart_header.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/charts/curves/sweep_drawing.h"
#include "widgets/language/view_number.h"
#include "widgets/style/modes/mode_style.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

QPen ceilingPen(const Theme& theme)
{
    QPen pen(theme.ink, 1.3, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({7, 3});
    return pen;
}

QPen copyPen(const Theme& theme) { return QPen(theme.ink, 1.1, Qt::DotLine, Qt::FlatCap); }

/// A hollow circle: no mode's own marker is one, so that 'not resolved' and 'static' cannot be taken for each other.
void drawOpen(QPainter& p, QPointF at, const QColor& color, const QColor& ground, double size)
{
    p.setPen(QPen(color, 1.5));
    p.setBrush(ground);
    p.drawEllipse(at, size / 2, size / 2);
}

} // namespace

void SweepDrawing::paint(QPainter& p, ChartCanvas& canvas) const
{
    p.fillRect(QRectF(QPointF(), m_size), m_theme.background);
    if (empty()) {
        const QFont bold = Theme::font(m_titleType, QFont::DemiBold);
        drawLabel(p, {m_pad, m_titleY}, elided(m_title, bold, m_size.width() - 2 * m_pad), bold, m_theme.ink);
        return paintEmptyText(p, m_size, m_emptyText, m_theme);
    }
    paintRegions(p);
    AxisPanel panel{m_plot, m_x, m_y};
    panel.xGrid = true;
    canvas.begin({panel}, m_size, m_theme, m_type);
    addLines(canvas);
    canvas.paint(p);
    p.fillRect(QRectF(m_plot.left() - 0.5, m_plot.top(), 1, m_plot.height()), m_theme.muted);
    paintHeader(p);
    paintProgress(p);
    for (const bool active : {false, true})
        for (qsizetype i = 0; i < m_picture.series.size(); ++i)
            if (isActive(i) == active) paintPoints(p, i);
    paintCrossings(p);
    paintLabels(p);
}

QString SweepDrawing::axisName() const { return sweepParameterLabel(m_picture.x) + tr(" (log)"); }

void SweepDrawing::paintHeader(QPainter& p) const
{
    const QFont bold = Theme::font(m_titleType, QFont::DemiBold), plain = Theme::font(m_type);
    const QFont medium = Theme::font(m_type, QFont::Medium);
    const double room = m_size.width() - 2 * m_pad;
    if (!m_title.isEmpty()) {
        drawLabel(p, {m_pad, m_titleY}, elided(m_title, bold, room), bold, m_theme.ink);
        const double used = textWidth(m_title, bold) + 12;
        if (used < room - 60)
            drawLabel(p, {m_pad + used, m_titleY + 1}, elided(m_picture.facet, plain, room - used), plain,
                      m_theme.muted);
    }
    QString quantity = m_unit.name + (m_y.log ? tr(", log") : QString());
    drawLabel(p, {m_pad, m_keyY}, quantity, medium, m_theme.muted);
    paintKey(p, std::max(m_plot.left(), m_pad + textWidth(quantity, medium) + 16));
    drawLabel(p, {m_plot.center().x(), m_plot.bottom() + 1.5 * m_type + 14}, axisName(), medium, m_theme.muted,
              Qt::AlignHCenter);
}

/// What the signs mean, as many as fit.
void SweepDrawing::paintKey(QPainter& p, double x) const
{
    const QFont plain = Theme::font(m_type);
    const auto key = [&](const QString& text, auto draw) {
        if (x + 22 + textWidth(text, plain) > m_size.width() - m_pad * 0.5) return;
        draw(QPointF(x, m_keyY));
        drawLabel(p, {x + 22, m_keyY}, text, plain, m_theme.muted);
        x += 22 + textWidth(text, plain) + 16;
    };
    bool unresolved = false;
    for (const SweepSeries& series : m_picture.series)
        unresolved = unresolved || std::any_of(series.points.begin(), series.points.end(),
                                               [](const SweepPoint& s) { return !s.resolved; });
    if (unresolved)
        key(tr("not resolved"),
            [&](QPointF at) { drawOpen(p, at + QPointF(8, 0), m_theme.ink, m_theme.background, 7); });
    key(tr("95% interval"), [&](QPointF at) {
        p.setPen(QPen(m_theme.ink, 1.2));
        p.drawLine(at + QPointF(8, -5), at + QPointF(8, 5));
        p.drawLine(at + QPointF(5, -5), at + QPointF(11, -5));
        p.drawLine(at + QPointF(5, 5), at + QPointF(11, 5));
    });
    if (m_picture.ceilings.size() > 1)
        key(tr("ceiling, measured"), [&](QPointF at) {
            p.setPen(ceilingPen(m_theme));
            p.drawLine(at, at + QPointF(17, 0));
        });
    if (!m_picture.crossings.isEmpty())
        key(tr("as fast as %1").arg(shortModeName(m_picture.crossings.front().against)), [&](QPointF at) {
            p.setPen(QPen(m_theme.ink, 1.6));
            p.setBrush(Qt::NoBrush);
            p.drawEllipse(at + QPointF(8, 0), 5, 5);
        });
    if (!m_picture.waiting.isEmpty())
        key(tr("waiting"), [&](QPointF at) { p.fillRect(QRectF(at.x() + 7, at.y() - 3, 2, 7), m_theme.faint); });
}

/// Light grounds left and right of where a launch's traffic outgrows the cache; between them modes differ.
void SweepDrawing::paintRegions(QPainter& p) const
{
    if (!m_regions) return;
    const auto at = [this](double x) { return std::clamp(pixel(x, m_y.max).x(), m_plot.left(), m_plot.right()); };
    const double inside = at(m_picture.cacheEndsLow), outside = at(m_picture.cacheEndsHigh);
    const double strip = m_type + 6;
    const QRectF cache(m_plot.left(), m_plot.top() - strip, inside - m_plot.left(), m_plot.height() + strip);
    const QRectF memory(outside, m_plot.top() - strip, m_plot.right() - outside, m_plot.height() + strip);
    p.fillRect(cache, mixed(m_theme.background, m_theme.accent, m_theme.dark ? 0.13 : 0.08));
    p.fillRect(memory, mixed(m_theme.background, m_theme.ink, m_theme.dark ? 0.07 : 0.045));
    const QFont font = Theme::font(m_type - 1, QFont::Medium);
    const QString size = viewNumbers(formatBytes(Bytes{static_cast<std::uint64_t>(m_picture.cacheBytes)}));
    // A cold launch reads from memory at any size: then the ground only says what would fit.
    const QString& cacheName = m_picture.cacheName;
    const QString in = m_picture.fromMemory ? tr("fits into %1").arg(cacheName) : tr("in %1").arg(cacheName);
    const QStringList within{in + QStringLiteral(", ") + size, in, m_picture.fromMemory ? tr("fits") : cacheName};
    const QStringList beyond = m_picture.fromMemory ? QStringList{tr("larger than %1").arg(cacheName), tr("larger")}
                                                    : QStringList{m_picture.memoryName, tr("memory")};
    const auto name = [&](const QRectF& area, const QStringList& texts) {
        for (const QString& text : texts)
            if (textWidth(text, font) + 10 <= area.width())
                return drawLabel(p, {area.left() + 5, area.top() + strip / 2}, text, font, m_theme.muted);
    };
    name(cache, within);
    name(memory, beyond);
}

void SweepDrawing::addLines(ChartCanvas& canvas) const
{
    for (const bool active : {false, true}) {
        if (active) addReferences(canvas); // over the lines, which would hide the ceiling that they reach
        for (qsizetype i = 0; i < m_picture.series.size(); ++i)
            if (isActive(i) == active) canvas.line(0, lineOf(m_picture.series[i]), styleOf(i).pen(active ? 2.4 : 1.6));
    }
}

void SweepDrawing::addReferences(ChartCanvas& canvas) const
{
    const double copy = m_picture.copyGbps;
    if (copy >= m_y.min && copy <= m_y.max) canvas.line(0, {{m_x.min, copy}, {m_x.max, copy}}, copyPen(m_theme));
    for (const SweepCeiling& ceiling : m_picture.ceilings)
        canvas.line(0, ceiling.points, ceilingPen(m_theme));
}

/// Whiskers and markers.
void SweepDrawing::paintPoints(QPainter& p, qsizetype i) const
{
    const SweepSeries& series = m_picture.series[i];
    const ModeStyle style = styleOf(i);
    const bool dense = m_plot.width() < 5.0 * static_cast<double>(m_picture.xs.size()); // markers would be a band
    const double size = std::clamp(m_plot.height() / 34, 6.0, 9.0);
    for (qsizetype k = 0; k < series.points.size(); ++k) {
        const SweepPoint& point = series.points[k];
        const QPointF at = pixel(point.x, point.y);
        if (!m_plot.adjusted(-1, -1, 1, 1).contains(at)) continue;
        paintWhisker(p, point, style.color);
        if (!point.resolved)
            drawOpen(p, at, style.color, m_theme.background, size * 0.9);
        else if (!dense)
            style.drawMarker(p, at, size);
    }
}

void SweepDrawing::paintWhisker(QPainter& p, const SweepPoint& point, const QColor& color) const
{
    QPointF low = pixel(point.x, point.low), high = pixel(point.x, point.high);
    if (!(point.low > 0) || low.y() - high.y() < 4) return; // inside the marker
    p.setPen(QPen(color, 1.2, Qt::SolidLine, Qt::FlatCap));
    const double bottom = std::min(low.y(), m_plot.bottom()), top = std::max(high.y(), m_plot.top());
    p.drawLine(QPointF(low.x(), bottom), QPointF(low.x(), top));
    for (const double y : {low.y(), high.y()})
        if (y >= m_plot.top() && y <= m_plot.bottom()) p.drawLine(QPointF(low.x() - 3, y), QPointF(low.x() + 3, y));
}

/// A ring where two lines cut each other, with the size at the axis. Where several stand close, one label is left out.
void SweepDrawing::paintCrossings(QPainter& p) const
{
    const QFont font = Theme::font(m_type - 1, QFont::Medium);
    QVector<QRectF> taken;
    for (const SweepCrossing& crossing : m_picture.crossings) {
        const auto series = std::ranges::find(m_picture.series, crossing.mode, &SweepSeries::mode);
        if (series == m_picture.series.end()) continue;
        const ModeStyle style = styleOf(series - m_picture.series.begin());
        const QPointF at = pixel(crossing.x, heightAt(lineOf(*series), crossing.x));
        if (!m_plot.contains(at)) continue;
        p.setPen(QPen(style.color, 1, Qt::DotLine));
        p.drawLine(at + QPointF(0, 6), QPointF(at.x(), m_plot.bottom()));
        p.setPen(QPen(m_theme.ink, 1.6));
        p.setBrush(Qt::NoBrush);
        p.drawEllipse(at, 6, 6);
        const double width = textWidth(crossing.label, font);
        const double left = std::clamp(at.x() + 4, m_plot.left(), std::max(m_plot.left(), m_plot.right() - width));
        QRectF label(left, m_plot.bottom() - m_type - 6, width, m_type + 4);
        for (int tries = 0; tries < 4; ++tries) { // one above the other
            if (std::ranges::none_of(taken, [&](const QRectF& other) { return other.intersects(label); })) break;
            label.translate(0, -label.height());
        }
        if (std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(label); })) continue;
        taken.append(label);
        drawLabel(p, {label.left(), label.center().y()}, crossing.label, font, style.text);
    }
}

/// Ticks on the axis for what is not measured yet, a strong one for what is being measured.
void SweepDrawing::paintProgress(QPainter& p) const
{
    const auto tick = [&](double x, double width, double height, const QColor& color) {
        const double at = pixel(x, m_y.min).x();
        if (at >= m_plot.left() && at <= m_plot.right())
            p.fillRect(QRectF(at - width / 2, m_plot.bottom() - height, width, height), color);
    };
    for (const double x : m_picture.waiting)
        tick(x, 2, 7, m_theme.faint);
    if (m_picture.running) tick(*m_picture.running, 4, 12, m_theme.accent);
}

void SweepDrawing::paintLabels(QPainter& p) const
{
    const double room = m_size.width() - m_labelLeft - m_pad * 0.4;
    for (const EndLabel& label : m_labels) {
        const QFont font = Theme::font(m_labelType, label.strong ? QFont::DemiBold : QFont::Normal);
        drawLabel(p, {m_labelLeft, label.y}, elided(label.text, font, room), font, label.color);
        if (label.series == -2) continue;
        QPointF end = pixel(label.end.x(), label.end.y());
        const QPointF foot(m_labelLeft - 3, label.y);
        if (label.end.x() < m_picture.xs.back()) { // not measured to the end: along the height of the last point
            p.setPen(QPen(mixed(label.color, m_theme.background, 0.7), 0.8, Qt::DotLine));
            p.drawLine(end + QPointF(6, 0), QPointF(m_plot.right(), end.y()));
            end.setX(m_plot.right());
        } else if (label.series >= 0 && end.x() < m_plot.right() - 1) {
            end.rx() += 5; // beside its marker
        }
        p.setPen(QPen(mixed(label.color, m_theme.background, 0.55), 0.8));
        p.drawLine(end, foot);
    }
}

} // namespace qs
