// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_note.h"
#include "widgets/charts/core/chart_plot.h"
#include "widgets/style/theme.h"

#include <QImage>
#include <QString>

#include <array>
#include <memory>

class QPainter;

namespace qs {

class ChartCanvas;

/// What a chart shows, without the widget that shows it: words, values, zoom and notes. It paints itself at any size;
/// a copy of its own (ChartWidget::detached()) on any thread.
class ChartContent
{
public:
    virtual ~ChartContent() = default;
    virtual std::unique_ptr<ChartContent> clone() const = 0;

    /// Draws the whole picture but the notes, background included, into (0, 0, size). `canvas` has its axes and
    /// series; one that had the picture before goes on from there.
    virtual void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const = 0;
    /// Where the axes are in a picture of this size; none where it is empty.
    virtual QVector<ChartPlot> plots(QSizeF size) const = 0;

    /// The picture with its notes, into (0, 0, size) of any painter.
    void paintPicture(QPainter& painter, QSizeF size, const Theme& theme) const;
    /// The same as an image of `size` pixels of 1/96 inch times `scale`, type and lines larger by `magnify`; null where
    /// there is no memory for it.
    QImage image(QSize size, double magnify, double scale, const Theme& theme) const;

    QString title, finding, emptyText;
    QString summary; ///< of a detached picture: its text alternative
    ChartRange xRange;
    std::array<ChartRange, 2> yRanges; ///< by plot
    QVector<ChartNote> notes;          ///< of a detached picture: those that are shown

protected:
    ChartContent() = default;
    ChartContent(const ChartContent&) = default;
    ChartContent& operator=(const ChartContent&) = default;
};

} // namespace qs
