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

/// The Qt Charts of one picture: a QChart for each pair of axes, with linear and log axes and with line and area
/// series in the values of these axes.
///
/// A QChart is painted here without a QGraphicsScene, which belongs to the GUI thread: a canvas works on the thread
/// that made it, whichever that is. Grid and labels stand at the ticks of the AxisScale: a QLogValueAxis has ticks at
/// powers of its base only, and Qt Charts cuts labels to the distance between ticks.
///
/// A picture is told anew each time, in the same order: begin(), its series, paint(). What is as it was before costs
/// nothing, other values go in by replace(). Use one canvas for a picture that is shown again and again.
class ChartCanvas
{
public:
    ChartCanvas();
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

    /// QChart::mapToPosition and mapToValue of a panel.
    QPointF position(int panel, QPointF value);
    QPointF value(int panel, QPointF position);

private:
    struct Plot;
    /// The chart of a panel; made where something is asked of it, so that axes alone cost little.
    Plot& plot(int panel);
    void paintGrid(QPainter& painter, const AxisPanel& panel) const;
    void paintLabels(QPainter& painter, const AxisPanel& panel) const;

    std::vector<std::unique_ptr<Plot>> m_plots;
    QVector<AxisPanel> m_panels;
    QSizeF m_size;
    Theme m_theme;
    double m_fontPixels = 0;
};

} // namespace qs
