// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/chart_content.h"

#include "widgets/charts/core/chart_canvas.h"
#include "widgets/charts/core/chart_text.h"

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

namespace {

constexpr double kSourceType = 11, kSourceLine = 15, kSourcePad = 12;
constexpr int kSourceLines = 2;

/// Parts of the source in lines of this width, broken between parts; what does not fit into the last is cut.
QStringList sourceLines(const QString& source, double width)
{
    const QString dot = QStringLiteral(" · ");
    const QFont font = Theme::font(kSourceType);
    QStringList lines;
    for (const QString& part : source.split(dot, Qt::SkipEmptyParts)) {
        const bool fits = !lines.isEmpty() && textWidth(lines.back() + dot + part, font) <= width;
        if (fits || lines.size() == kSourceLines)
            lines.back() += dot + part;
        else
            lines << part;
    }
    if (!lines.isEmpty()) lines.back() = elided(lines.back(), font, width);
    return lines;
}

} // namespace

void ChartContent::paintPicture(QPainter& painter, QSizeF whole, const Theme& theme, const QString& source) const
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const QStringList lines = sourceLines(source, whole.width() - 2 * kSourcePad);
    const double below = lines.isEmpty() ? 0 : kSourceLine * static_cast<double>(lines.size()) + 6;
    const QSizeF size(whole.width(), whole.height() - below);
    if (below > 0) painter.fillRect(QRectF(0, size.height(), size.width(), below), theme.background);
    for (qsizetype i = 0; i < lines.size(); ++i)
        drawLabel(painter, {kSourcePad, size.height() + kSourceLine * (static_cast<double>(i) + 0.5)}, lines[i],
                  Theme::font(kSourceType), theme.muted);
    ChartCanvas canvas;
    paint(painter, size, theme, canvas);
    if (notes.isEmpty()) return;
    for (const PlacedNote& each : placedNotes(plots(size), size))
        paintNote(painter, notes[each.note], each, theme);
}

QImage ChartContent::image(QSize size, double magnify, double scale, const Theme& theme, const QString& source) const
{
    QImage image((QSizeF(size) * scale).toSize(), QImage::Format_RGB32);
    if (image.isNull()) return image;
    image.fill(theme.background);
    QPainter painter(&image);
    painter.scale(scale * magnify, scale * magnify);
    paintPicture(painter, QSizeF(size) / magnify, theme, source);
    painter.end();
    // So that a word processor places it at its size on the page.
    image.setDotsPerMeterX(qRound(scale * 96 / 0.0254));
    image.setDotsPerMeterY(qRound(scale * 96 / 0.0254));
    return image;
}

} // namespace qs
