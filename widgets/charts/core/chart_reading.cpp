// SPDX-License-Identifier: GPL-3.0-or-later
// Crosshair, read-out and Δ cursors of all charts.
#include "widgets/charts/core/chart_interaction.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/charts/core/chart_widget.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

bool isSame(const ChartDatum& a, const ChartDatum& b)
{
    return a.series == b.series && a.point == b.point && a.plot == b.plot;
}

} // namespace

/// The datum read by keys where it is drawn now: values go on while it is read.
std::optional<ChartDatum> ChartInteraction::readDatum() const
{
    if (!m_read) return std::nullopt;
    for (const ChartDatum& datum : m_chart.data(m_chart.room()))
        if (isSame(datum, *m_read)) return datum;
    return std::nullopt;
}

QPointF ChartInteraction::focusPoint() const
{
    const QVector<ChartPlot> plots = m_chart.plots(m_chart.room());
    if (m_pointer)
        for (const ChartPlot& plot : plots)
            if (plot.area.contains(*m_pointer)) return *m_pointer;
    if (const auto datum = readDatum()) return datum->at;
    return plots.isEmpty() ? QRectF(QPointF(), m_chart.room()).center() : plots.front().area.center();
}

bool ChartInteraction::readByKey(int key)
{
    const int along = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    const int across = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    step(along, across);
    return true;
}

void ChartInteraction::step(int along, int across)
{
    const QVector<ChartDatum> data = m_chart.data(m_chart.room());
    if (data.isEmpty()) return;
    qsizetype now = -1;
    for (qsizetype i = 0; m_read && i < data.size(); ++i)
        if (isSame(data[i], *m_read)) now = i;
    const bool single = data.front().series == data.back().series && data.front().plot == data.back().plot;
    qsizetype next = now < 0 ? 0 : now;
    const auto sameLine = [&](qsizetype a, qsizetype b) {
        return data[a].series == data[b].series && data[a].plot == data[b].plot;
    };
    if (now >= 0 && (along != 0 || single)) {
        const qsizetype to = std::clamp<qsizetype>(now + (along != 0 ? along : across), 0, data.size() - 1);
        if (single || sameLine(now, to)) next = to;
    } else if (now >= 0) { // the nearest datum of the series before or after
        qsizetype other = now;
        while (other >= 0 && other < data.size() && sameLine(other, now))
            other += across;
        if (other >= 0 && other < data.size()) {
            next = other;
            for (qsizetype i = other; i >= 0 && i < data.size() && sameLine(i, other); i += across)
                if (std::abs(data[i].at.x() - data[now].at.x()) < std::abs(data[next].at.x() - data[now].at.x()))
                    next = i;
        }
    }
    m_read = data[next];
    m_pointer.reset();
    m_chart.reached(m_chart.describe(data[next]));
    m_chart.update();
}

void ChartInteraction::paintCrosshair(QPainter& painter, const QVector<ChartPlot>& plots) const
{
    const QPointF p = *m_pointer;
    const auto inside =
        std::find_if(plots.begin(), plots.end(), [&](const ChartPlot& plot) { return plot.area.contains(p); });
    const ChartReadout readout = m_chart.readoutAt(p, m_chart.room());
    if (inside != plots.end()) {
        painter.setPen(QPen(mixed(m_chart.theme().muted, m_chart.theme().background, 0.3), 1));
        for (const ChartPlot& plot : plots) // plots that stand above each other share what lies across
            if (inside->x.isContinuous() && plot.area.left() == inside->area.left() &&
                plot.area.right() == inside->area.right())
                painter.drawLine(QPointF(p.x(), plot.area.top()), QPointF(p.x(), plot.area.bottom()));
        if (inside->y.isContinuous())
            painter.drawLine(QPointF(inside->area.left(), p.y()), QPointF(inside->area.right(), p.y()));
    }
    if (noteUnder(p) || grip().contains(p)) return;
    if (readout.valid) return paintReadout(painter, readout);
    if (inside == plots.end()) return;
    QStringList parts;
    const QPointF value = inside->value(p);
    if (inside->x.isContinuous()) parts << inside->x.valueText(value.x());
    if (inside->y.isContinuous()) parts << inside->y.valueText(value.y());
    if (parts.isEmpty()) return;
    QColor ground = m_chart.theme().background;
    ground.setAlpha(232);
    const bool left = p.x() > inside->area.center().x();
    drawChip(painter, p + QPointF(left ? -12 : 12, 12), {joinedParts(parts)}, Theme::font(12), m_chart.theme().ink,
             ground, m_chart.theme().border, QRectF(QPointF(), m_chart.room()).adjusted(2, 2, -2, -2),
             left ? Qt::AlignRight : Qt::AlignLeft);
}

void ChartInteraction::paintReadout(QPainter& painter, const ChartReadout& readout) const
{
    if (!readout.valid) return;
    const Theme& theme = m_chart.theme();
    const QPointF at = readout.datum.at;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.ink, 1.6));
    const bool isCell = !readout.datum.box.isEmpty() && readout.datum.box.width() < 0.6 * m_chart.room().width();
    isCell ? painter.drawRect(readout.datum.box) : painter.drawEllipse(at, 7, 7);
    QColor ground = theme.background;
    ground.setAlpha(242);
    const bool left = at.x() > m_chart.room().width() / 2.0;
    drawChip(painter, at + QPointF(left ? -14 : 14, 14), readout.lines(), Theme::font(12), theme.ink, ground,
             theme.border, QRectF(QPointF(), m_chart.room()).adjusted(2, 2, -2, -2),
             left ? Qt::AlignRight : Qt::AlignLeft);
}

// Δ cursors

void ChartInteraction::placeCursor(bool second, QPointF at)
{
    const QVector<ChartPlot> plots = m_chart.plots(m_chart.room());
    if (plots.isEmpty()) return;
    Cursor cursor;
    cursor.plot = plotAt(at, plots);
    if (!plots[cursor.plot].x.isContinuous() && !plots[cursor.plot].y.isContinuous())
        return; // names have no differences
    const ChartReadout near = m_chart.readoutAt(at, m_chart.room());
    const ChartPlot& plot = plots[cursor.plot];
    const QPointF value = plot.value({std::clamp(at.x(), plot.area.left(), plot.area.right()),
                                      std::clamp(at.y(), plot.area.top(), plot.area.bottom())});
    cursor.isDatum = near.valid;
    if (near.valid) cursor.plot = near.datum.plot;
    cursor.x = near.valid ? near.datum.x : value.x();
    cursor.y = near.valid ? near.datum.y : value.y();
    m_cursors[second ? 1 : 0] = cursor;
    m_chart.update();
}

void ChartInteraction::clearCursors()
{
    m_cursors = {};
    m_chart.update();
}

QString ChartInteraction::cursorText() const
{
    if (!m_cursors[0] || !m_cursors[1] || m_cursors[0]->plot != m_cursors[1]->plot) return {};
    const QVector<ChartPlot> plots = m_chart.plots(m_chart.room());
    const Cursor &a = *m_cursors[0], &b = *m_cursors[1];
    if (a.plot >= plots.size()) return {};
    QStringList parts;
    const auto add = [&](const ChartAxis& axis, double from, double to) {
        if (!axis.isContinuous()) return;
        const QString size = axis.differenceText(std::abs(to - from));
        const QString difference = (to < from ? QStringLiteral("−") : QString()) + size;
        const bool ratio = from > 0 && to > 0 && from != to;
        parts << (ratio ? tr("Δ %1: %2 (%3×)").arg(axis.name, difference, numberText(to / from, 3))
                        : tr("Δ %1: %2").arg(axis.name, difference));
    };
    add(plots[a.plot].x, a.x, b.x);
    add(plots[a.plot].y, a.y, b.y);
    return joinedParts(parts);
}

void ChartInteraction::paintCursors(QPainter& painter, const QVector<ChartPlot>& plots) const
{
    const Theme& theme = m_chart.theme();
    const QFont font = Theme::font(12, QFont::DemiBold);
    for (const bool second : {false, true}) {
        const auto& cursor = m_cursors[second ? 1 : 0];
        if (!cursor || cursor->plot >= plots.size()) continue;
        const ChartPlot& plot = plots[cursor->plot];
        const QPointF at = plot.pixel(cursor->x, cursor->y);
        const bool seen = plot.area.adjusted(-1, -1, 1, 1).contains(at);
        painter.setPen(QPen(theme.accent, 1.4));
        if (plot.x.isContinuous() && at.x() >= plot.area.left() - 1 && at.x() <= plot.area.right() + 1) {
            painter.drawLine(QPointF(at.x(), plot.area.top()), QPointF(at.x(), plot.area.bottom()));
            drawChip(painter, {at.x(), plot.area.bottom() - 4}, {second ? QStringLiteral("B") : QStringLiteral("A")},
                     font, theme.onAccent, theme.accent, theme.accent, plot.area, Qt::AlignHCenter | Qt::AlignBottom);
        }
        if (!seen || !cursor->isDatum) continue;
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, 8, 8);
    }
    const QString text = cursorText();
    if (text.isEmpty()) return;
    const QRectF area = plots[m_cursors[0]->plot].area;
    drawChip(painter, {area.center().x(), area.top() + 8}, {text}, font, theme.ink, theme.background, theme.border,
             QRectF(QPointF(), m_chart.room()).adjusted(2, 2, -2, -2), Qt::AlignHCenter);
}

} // namespace qs
