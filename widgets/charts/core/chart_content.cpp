// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/chart_content.h"

#include "widgets/charts/core/chart_canvas.h"

#include <QPainter>

namespace qs {

void ChartContent::paintPicture(QPainter& painter, QSizeF size, const Theme& theme) const
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    ChartCanvas canvas;
    paint(painter, size, theme, canvas);
    if (notes.isEmpty()) return;
    for (const PlacedNote& each : placeNotes(notes, plots(size), size))
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
