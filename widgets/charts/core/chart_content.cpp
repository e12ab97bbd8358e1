// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/chart_content.h"

#include "widgets/charts/core/chart_canvas.h"

#include <QPainter>

#include <cmath>
#include <optional>

namespace qs {

ChartReadout ChartContent::readoutAt(QPointF at, QSizeF size) const
{
    constexpr double kReach = 22;
    std::optional<ChartDatum> best;
    double least = kReach;
    for (const ChartDatum& datum : data(size)) {
        const double distance = datum.box.contains(at) ? 0.5 : std::hypot(datum.at.x() - at.x(), datum.at.y() - at.y());
        if (distance >= least) continue;
        least = distance;
        best = datum;
    }
    return best ? describe(*best, size) : ChartReadout();
}

QVector<PlacedNote> ChartContent::placedNotes(const QVector<ChartPlot>& plots, QSizeF size) const
{
    QVector<PlacedNote> all = placeNotes(notes, plots, size);
    all.removeIf([this](const PlacedNote& each) { return !showsNotesOf(notes[each.note].series); });
    return all;
}

void ChartContent::forgetZoom()
{
    xRange.reset();
    yRanges = {};
}

void ChartContent::paintPicture(QPainter& painter, QSizeF size, const Theme& theme) const
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    ChartCanvas canvas;
    paint(painter, size, theme, canvas);
    if (notes.isEmpty()) return;
    for (const PlacedNote& each : placedNotes(plots(size), size))
        paintNote(painter, notes[each.note], each, theme);
}

QImage ChartContent::image(QSize size, double magnify, double scale, const Theme& theme) const
{
    QImage image((QSizeF(size) * scale).toSize(), QImage::Format_RGB32);
    if (image.isNull()) return image;
    image.fill(theme.background);
    QPainter painter(&image);
    painter.scale(scale * magnify, scale * magnify);
    paintPicture(painter, QSizeF(size) / magnify, theme);
    painter.end();
    // So that a word processor places it at its size on the page.
    image.setDotsPerMeterX(qRound(scale * 96 / 0.0254));
    image.setDotsPerMeterY(qRound(scale * 96 / 0.0254));
    return image;
}

} // namespace qs
