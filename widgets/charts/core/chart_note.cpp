// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/chart_note.h"

#include "widgets/charts/core/chart_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

constexpr double kWidest = 200; ///< of a line of text, pixels
constexpr double kPad = 7;
constexpr int kFlags = Qt::TextWordWrap | Qt::AlignTop;

QFont noteFont() { return Theme::font(12); }

/// A value on an axis of names: the part within its cell, moved to where the cell of that name is now.
std::optional<double> valueOn(const ChartAxis& axis, double value, const QString& category)
{
    if (axis.isContinuous()) return value;
    const auto middle = axis.middleOf(category);
    if (!middle) return std::nullopt;
    return *middle - 0.5 + (value - std::floor(value));
}

} // namespace

QSizeF noteSize(const QString& text, QSizeF chart)
{
    const double widest = std::clamp(chart.width() * 0.4, 60.0, kWidest);
    const QRectF used = QFontMetricsF(noteFont()).boundingRect(QRectF(0, 0, widest, 1e4), kFlags, text);
    return {std::ceil(used.width()) + 2 * kPad + 1, std::ceil(used.height()) + 2 * kPad - 2};
}

std::optional<ChartNote> noteAt(const QVector<ChartPlot>& plots, QPointF at)
{
    for (qsizetype i = 0; i < plots.size(); ++i) {
        if (!plots[i].area.adjusted(-1, -1, 1, 1).contains(at)) continue;
        const QPointF value = plots[i].value(at);
        ChartNote note;
        note.plot = static_cast<int>(i);
        note.x = value.x();
        note.y = value.y();
        note.column = plots[i].x.categoryAt(value.x());
        note.row = plots[i].y.categoryAt(value.y());
        return note;
    }
    return std::nullopt;
}

std::optional<QPointF> noteAnchor(const ChartNote& note, const QVector<ChartPlot>& plots)
{
    if (note.plot < 0 || note.plot >= plots.size()) return std::nullopt;
    const ChartPlot& plot = plots[note.plot];
    const auto x = valueOn(plot.x, note.x, note.column), y = valueOn(plot.y, note.y, note.row);
    if (!x || !y || (plot.x.scale.log && *x <= 0) || (plot.y.scale.log && *y <= 0)) return std::nullopt;
    const QPointF at = plot.pixel(*x, *y);
    return plot.area.adjusted(-1.5, -1.5, 1.5, 1.5).contains(at) ? std::optional(at) : std::nullopt;
}

QVector<PlacedNote> placeNotes(const QVector<ChartNote>& notes, const QVector<ChartPlot>& plots, QSizeF size)
{
    QVector<PlacedNote> placed;
    for (qsizetype i = 0; i < notes.size(); ++i) {
        const auto anchor = noteAnchor(notes[i], plots);
        if (!anchor) continue;
        const QSizeF box = noteSize(notes[i].text, size);
        QPointF corner = *anchor + notes[i].offset - QPointF(box.width() / 2, box.height() / 2);
        corner.rx() = std::clamp(corner.x(), 3.0, std::max(3.0, size.width() - box.width() - 3));
        corner.ry() = std::clamp(corner.y(), 3.0, std::max(3.0, size.height() - box.height() - 3));
        placed.append({i, *anchor, QRectF(corner, box)});
    }
    return placed;
}

void paintNote(QPainter& painter, const ChartNote& note, const PlacedNote& placed, const Theme& theme)
{
    const QPointF end(std::clamp(placed.anchor.x(), placed.box.left(), placed.box.right()),
                      std::clamp(placed.anchor.y(), placed.box.top(), placed.box.bottom()));
    painter.setPen(QPen(theme.accent, 1.2));
    if (!placed.box.contains(placed.anchor)) painter.drawLine(placed.anchor, end);
    painter.setBrush(theme.background);
    painter.drawEllipse(placed.anchor, 3.5, 3.5);
    painter.setBrush(mixed(theme.background, theme.accent, theme.dark ? 0.16 : 0.07));
    painter.drawRoundedRect(placed.box, 4, 4);
    painter.setPen(theme.ink);
    painter.setFont(noteFont());
    painter.drawText(placed.box.adjusted(kPad, kPad - 1, -kPad + 1, kPad), kFlags, note.text);
}

} // namespace qs
