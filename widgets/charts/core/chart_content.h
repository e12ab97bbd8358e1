// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_note.h"
#include "widgets/charts/core/chart_plot.h"
#include "widgets/charts/core/chart_readout.h"
#include "widgets/charts/table/chart_table.h"
#include "widgets/style/theme.h"

#include <QCoreApplication>
#include <QImage>
#include <QString>

#include <array>

class QPainter;

namespace qs {

class ChartCanvas;

/// What a chart shows, without a widget: words, values, zoom and notes. It paints itself at any size, and says what it
/// shows; a value like any other, to be filled and used on any thread. Reports and slides are made of these, and a
/// ChartWidget shows one on the screen.
class ChartContent
{
public:
    virtual ~ChartContent() = default;

    /// Draws the whole picture but the notes, background included, into (0, 0, size). `canvas` has its axes and
    /// series; one that had the picture before goes on from there.
    virtual void paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const = 0;
    /// Where the axes are in a picture of this size; none where it is empty.
    virtual QVector<ChartPlot> plots(QSizeF size) const = 0;

    /// What a report calls the picture: its title, with what distinguishes it from others of that title.
    virtual QString caption() const { return title; }
    /// One or two sentences that say what the picture shows, for those who cannot see it.
    virtual QString summary() const = 0;
    /// The values of the picture; no rows where it shows nothing.
    virtual ChartTable dataTable() const = 0;
    /// The values as text for the clipboard: the table, tab separated, unless a chart has more to say.
    virtual QString dataText() const { return dataTable().tsv(); }
    /// Every datum in the order in which it is read: series by series.
    virtual QVector<ChartDatum> data(QSizeF size) const = 0;
    /// What is to be reported about a datum of data(size).
    virtual ChartReadout describe(const ChartDatum& datum, QSizeF size) const = 0;
    /// What is at a place of a picture of this size: the nearest datum; not valid beside all. `at` in its pixels.
    virtual ChartReadout readoutAt(QPointF at, QSizeF size) const;

    /// What a new note is about, where the chart shows one thing at a time; and whether notes about `series` are shown.
    virtual QString noteSeries() const { return subject; }
    virtual bool showsNotesOf(const QString& series) const { return series.isEmpty() || series == noteSeries(); }
    /// Where the notes that are shown stand in a picture of this size with these plots.
    QVector<PlacedNote> placedNotes(const QVector<ChartPlot>& plots, QSizeF size) const;

    void forgetZoom();

    /// The picture with its notes, into (0, 0, size) of any painter. `source`: what was measured where, in one or two
    /// small lines below it; empty: none.
    void paintPicture(QPainter& painter, QSizeF size, const Theme& theme, const QString& source = {}) const;
    /// The same as an image of `size` pixels of 1/96 inch times `scale`, type and lines larger by `magnify`; null where
    /// there is no memory for it.
    QImage image(QSize size, double magnify, double scale, const Theme& theme, const QString& source = {}) const;

    QString chartName; ///< what it is called in the window ('latencyChart'): a session keeps its notes under that
    QString subject;   ///< what it shows now, in no language, where the user can choose; notes belong to that alone
    QString title;
    QString finding;   ///< one sentence below the title, where there is room for it; it begins the summary
    QString emptyText; ///< what an empty chart shows; tell the user what to do next
    ChartRange xRange;
    std::array<ChartRange, 2> yRanges; ///< by plot
    QVector<ChartNote> notes;

protected:
    ChartContent() = default;
    ChartContent(const ChartContent&) = default;
    ChartContent& operator=(const ChartContent&) = default;
    /// The finding and a space, with which a summary begins; empty without one.
    QString findingAhead() const { return finding.isEmpty() ? QString() : finding + QLatin1Char(' '); }
};

} // namespace qs
