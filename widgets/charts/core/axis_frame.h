// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/axis_ticks.h"
#include "widgets/style/theme.h"

#include <QRectF>
#include <QVector>

#include <memory>

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

/// Axes, grid and labels of one picture; the data are painted over it by others. Axes, ticks and grid are Qt
/// Charts'. It lays a chart out from the outside in; this class turns it round, so that the plot lies exactly
/// where it was asked for and several plots share an edge. Labels are placed here, because Qt Charts cuts
/// them to the distance between ticks.
class AxisFrame
{
public:
    AxisFrame();
    ~AxisFrame();
    AxisFrame(const AxisFrame&) = delete;
    AxisFrame& operator=(const AxisFrame&) = delete;

    /// Cheap where nothing changed since the last call.
    void set(const QVector<AxisPanel>& panels, QSizeF size, const Theme& theme, double fontPixels);
    void paint(QPainter& painter) const;

private:
    /// Qt Charts draws a grid line at the end of the axis, tick or no tick.
    void hideLastLine(QPainter& painter, const AxisPanel& panel) const;
    void paintLabels(QPainter& painter, const AxisPanel& panel) const;

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace qs
