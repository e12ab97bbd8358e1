// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/chart_plot.h"

#include <algorithm>
#include <cmath>

namespace qs {

QString ChartAxis::valueText(double value) const
{
    if (!isContinuous()) return categoryAt(value);
    return text ? text(value) : numberText(value);
}

QString ChartAxis::categoryAt(double value) const
{
    const double cell = std::floor(value);
    return cell >= 0 && cell < static_cast<double>(categories.size()) ? categories[static_cast<qsizetype>(cell)]
                                                                      : QString();
}

std::optional<double> ChartAxis::middleOf(const QString& category) const
{
    const qsizetype at = categories.indexOf(category);
    return at < 0 ? std::nullopt : std::optional(static_cast<double>(at) + 0.5);
}

ChartRange ChartAxis::zoomedBy(double factor, double anchor) const
{
    if (keepsLow) anchor = 0;
    return limited(scale.value(anchor - anchor * factor), scale.value(anchor + (1 - anchor) * factor), false);
}

ChartRange ChartAxis::movedBy(double share) const
{
    if (keepsLow) return std::pair(scale.min, scale.max);
    return limited(scale.value(share), scale.value(1 + share), true);
}

ChartRange ChartAxis::limited(double low, double high, bool moved) const
{
    const auto step = [this](double from, double by) { return scale.log ? from * by : from + by; };
    const double span = scale.log ? high / low : high - low;
    const double back = scale.log ? 1 / span : -span;
    if (low < least) {
        low = least;
        if (moved) high = step(low, span);
    }
    if (high > most) {
        high = most;
        if (moved) low = std::max(least, step(high, back));
    }
    const bool finite = std::isfinite(least) && std::isfinite(most);
    const double floor = smallest > 0 ? smallest : finite && !scale.log ? 1e-4 * (most - least) : 0;
    const bool tooNear = !(high > low) || (!scale.log && high - low < floor) || (scale.log && !(high > low * 1.0005));
    const std::pair now(scale.min, scale.max);
    if (tooNear || !std::isfinite(low) || !std::isfinite(high)) return now;
    const double slack = finite ? 1e-9 * (most - least) : 0;
    if (finite && low <= least + slack && high >= most - slack) return std::nullopt;
    return std::pair(low, high);
}

QPointF ChartPlot::pixel(double xValue, double yValue) const
{
    return placeOf(area, x.scale, y.scale, {xValue, yValue});
}

QPointF ChartPlot::value(QPointF at) const { return valueAt(area, x.scale, y.scale, at); }

ChartAxis zoomingAxis(const AxisScale& shown, const AxisScale& full, const QString& name,
                      std::function<QString(double)> text)
{
    return {.scale = shown, .name = name, .text = std::move(text), .zooms = true, .least = full.min, .most = full.max};
}

ChartAxis categoryAxis(const QStringList& names, bool fromTop)
{
    ChartAxis axis;
    axis.categories = names;
    const double count = std::max<double>(1, static_cast<double>(names.size()));
    axis.scale = fromTop ? AxisScale{count, 0, false, {}} : AxisScale{0, count, false, {}};
    return axis;
}

AxisScale zoomedScale(const AxisScale& full, const ChartRange& range, int ticks, double unit)
{
    if (!range) return full;
    return full.log ? logScale(range->first, range->second, ticks, unit)
                    : linearScale(range->first, range->second, ticks, unit);
}

} // namespace qs
