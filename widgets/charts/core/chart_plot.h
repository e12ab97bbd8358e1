// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/axis_ticks.h"

#include <QPointF>
#include <QRectF>
#include <QStringList>
#include <QVector>

#include <functional>
#include <limits>
#include <optional>
#include <utility>

namespace qs {

/// First and last value shown on an axis; unset: everything.
using ChartRange = std::optional<std::pair<double, double>>;

/// One axis of a plot as interaction and notes need it: how values become pixels and words, and how far it may be
/// zoomed.
struct ChartAxis
{
    AxisScale scale;
    QString name;                        ///< 'iteration'
    std::function<QString(double)> text; ///< a value with its unit; unset: numberText()
    QStringList categories = {};         ///< of an axis of names: cell i reaches from i to i + 1, and there is no zoom
    std::function<QString(double)> difference = {}; ///< a difference of two values; unset: as a value
    bool zooms = false;
    bool keepsLow = false; ///< its low end stays, as that of bars does
    double least =
        -std::numeric_limits<double>::infinity(); ///< ends that no zoom passes: the range of the unzoomed axis
    double most = std::numeric_limits<double>::infinity();
    double smallest = 0; ///< span below which it is not zoomed; 0: a ten-thousandth of what there is

    bool isContinuous() const { return categories.isEmpty(); }
    QString valueText(double value) const;
    QString differenceText(double value) const { return difference ? difference(value) : valueText(value); }
    /// The category under a value; empty on an axis of numbers and beside all.
    QString categoryAt(double value) const;
    /// Where a category's middle is; unset where the axis has none of this name.
    std::optional<double> middleOf(const QString& category) const;

    /// The range after zooming by `factor` around the `anchor` (0 to 1 along the axis), or moving by a `share` of what
    /// is shown. Unset: all of it. The same range as before where the axis goes no further.
    ChartRange zoomedBy(double factor, double anchor) const;
    ChartRange movedBy(double share) const;

private:
    ChartRange limited(double low, double high, bool moved) const;
};

/// An area of a chart with its two axes, in the chart's pixels.
struct ChartPlot
{
    QRectF area;
    ChartAxis x, y;

    QPointF pixel(double xValue, double yValue) const;
    QPointF value(QPointF pixel) const;
};

/// An axis of numbers that can be zoomed within `full`.
ChartAxis zoomingAxis(const AxisScale& shown, const AxisScale& full, const QString& name,
                      std::function<QString(double)> text = {});
/// An axis of names, the first one at the low end of `scale` (for rows: at the top).
ChartAxis categoryAxis(const QStringList& names, bool fromTop);

/// `full`, or the part of it that `range` shows with ticks of its own, at most about `ticks`.
AxisScale zoomedScale(const AxisScale& full, const ChartRange& range, int ticks, double unit = 1.0);

} // namespace qs
