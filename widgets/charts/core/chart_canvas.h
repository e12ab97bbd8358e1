// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/axis_ticks.h"
#include "widgets/style/theme.h"

#include <QBrush>
#include <QPen>
#include <QPolygonF>
#include <QRectF>
#include <QVector>

#include <memory>
#include <vector>

class QPainter;

namespace qs {

/// One pair of axes: where the plot lies, and what its axes show.
struct AxisPanel
{
    QRectF plot;
    AxisScale x;
    AxisScale y;
    bool xLabels = true;
    bool yLabels = true;
    bool xGrid = false;
    bool yGrid = true;
    bool xLine = true; ///< line and ticks below the plot
};

/// Axes, lines and areas of one picture, in the values of its axes. A picture is described anew each time, in the same
/// order: begin(), its series, paint().
///
/// Series are drawn by one of two: on the screen by Qt Charts, with a QChart for each pair of axes that is kept, so
/// that what is as it was before costs nothing; in files, reports and slides by the painter alone, since a QChart
/// belongs to the GUI thread and these are made on others. Both place alike. Grid and labels stand at the ticks of the
/// AxisScale: a QLogValueAxis has ticks at powers of its base only, and Qt Charts cuts labels to the distance between
/// ticks.
class ChartCanvas
{
public:
    enum class Series {
        Painted,  ///< on any thread
        QtCharts, ///< on the GUI thread; use one canvas for a picture that is shown again and again
    };

    explicit ChartCanvas(Series by = Series::Painted);
    ~ChartCanvas();
    ChartCanvas(const ChartCanvas&) = delete;
    ChartCanvas& operator=(const ChartCanvas&) = delete;

    void begin(const QVector<AxisPanel>& panels, QSizeF size, const Theme& theme, double fontPixels);
    /// A line through `values`, in the values of the panel's axes; those beyond the plot are cut off, by geometry,
    /// since SVG output does not clip.
    void line(int panel, const QPolygonF& values, const QPen& pen);
    /// The area between two lines, of level and upright stretches; by rising x.
    void area(int panel, const QPolygonF& upper, const QPolygonF& lower, const QBrush& brush);
    /// A bar between two corners.
    void bar(int panel, QPointF from, QPointF to, const QBrush& brush);
    /// Grid, series and labels of all panels; the title and what lies over the series is for others to paint.
    void paint(QPainter& painter) const;

    /// Where a value lies in the picture, and the value at a place.
    QPointF position(int panel, QPointF value) const;
    QPointF value(int panel, QPointF position) const;

private:
    struct Mark
    {
        int panel = 0;
        QPolygonF line;  ///< of values; of an area its upper one
        QPolygonF lower; ///< empty for a line
        QPen pen;
        QBrush brush;
    };
    struct Plot;
    void paintMark(QPainter& painter, const Mark& mark) const;
    void paintCharts(QPainter& painter) const;
    void paintGrid(QPainter& painter, const AxisPanel& panel) const;
    void paintLabels(QPainter& painter, const AxisPanel& panel) const;

    Series m_by;
    mutable std::vector<std::unique_ptr<Plot>> m_plots; ///< where Qt Charts draws; a panel without series has none
    std::vector<Mark> m_marks;
    QVector<AxisPanel> m_panels;
    QSizeF m_size;
    Theme m_theme;
    double m_fontPixels = 0;
};

} // namespace qs
