// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_plot.h"
#include "widgets/style/theme.h"

#include <QPointF>
#include <QRectF>
#include <QString>
#include <QVector>

class QPainter;

namespace qs {

/// A text that the user pinned to a place in the data of a chart.
struct ChartNote
{
    QString text;
    int plot = 0;             ///< of the chart's plots
    double x = 0, y = 0;      ///< in the values of its axes; on an axis of names only the part within a cell counts
    QString column, row;      ///< the names under it, on axes of names
    QString series;           ///< what it is about, where the chart shows one thing at a time; empty: everything
    QPointF offset{110, -50}; ///< from the place to the middle of the text, in pixels
    bool operator==(const ChartNote&) const = default;
};

/// Where a note is drawn in one size.
struct PlacedNote
{
    qsizetype note = 0;
    QPointF anchor;
    QRectF box;
};

/// Size of a note's text with its frame, in a picture of a size.
QSizeF noteSize(const QString& text, QSizeF chart);
/// A note at a place of `plots`; unset where no plot is there.
std::optional<ChartNote> noteAt(const QVector<ChartPlot>& plots, QPointF at);
/// The pixel of a note's place; unset where its cell is gone or the zoom leaves it out.
std::optional<QPointF> noteAnchor(const ChartNote& note, const QVector<ChartPlot>& plots);
/// Those that are in sight, kept within (0, 0, size).
QVector<PlacedNote> placeNotes(const QVector<ChartNote>& notes, const QVector<ChartPlot>& plots, QSizeF size);
void paintNote(QPainter& painter, const ChartNote& note, const PlacedNote& placed, const Theme& theme);

} // namespace qs
