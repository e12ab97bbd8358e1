// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curves/sweep_overlay.h"

#include "widgets/language/message_text.h"

#include <algorithm>

namespace qs {
namespace {

const SweepAxis* axisOf(const RunSpec& spec, Dimension dimension)
{
    const auto found = std::ranges::find(spec.axes, dimension, &SweepAxis::parameter);
    return found == spec.axes.end() ? nullptr : &*found;
}

bool isLike(const NamedSweep& first, const NamedSweep& other)
{
    return other.spec.operation == first.spec.operation && axisOf(other.spec, first.spec.axes.front().parameter);
}

bool hasMode(const NamedSweep& sweep, const QString& mode)
{
    for (std::size_t i = 0; i < sweep.spec.count(); ++i)
        if (QString::fromStdString(sweep.spec.nameOf(i)) == mode) return true;
    return false;
}

/// The value of the second axis at which all are drawn; unset where one of them has none.
std::optional<std::int64_t> commonSecond(const QVector<NamedSweep>& sweeps)
{
    const Dimension x = sweeps.front().spec.axes.front().parameter;
    const SweepAxis* second = secondAxis(sweeps.front().spec, x);
    if (!second) return std::nullopt;
    for (const std::int64_t value : second->values)
        if (std::ranges::all_of(sweeps, [&](const NamedSweep& sweep) {
                const SweepAxis* other = secondAxis(sweep.spec, x);
                return other && other->parameter == second->parameter &&
                       std::ranges::find(other->values, value) != other->values.end();
            }))
            return value;
    return std::nullopt;
}

} // namespace

QStringList commonSweepModes(const QVector<NamedSweep>& sweeps)
{
    QStringList modes;
    if (sweeps.size() < 2 || !sweeps.front().spec.isSweep()) return modes;
    for (std::size_t i = 0; i < sweeps.front().spec.count(); ++i) {
        const QString mode = QString::fromStdString(sweeps.front().spec.nameOf(i));
        const auto has = [&](const NamedSweep& other) { return isLike(sweeps.front(), other) && hasMode(other, mode); };
        if (std::any_of(sweeps.begin() + 1, sweeps.end(), has)) modes << mode;
    }
    return modes;
}

SweepPicture sweepOverlay(const QVector<NamedSweep>& sweeps, const QString& mode, SweepQuantity quantity)
{
    if (sweeps.isEmpty() || !sweeps.front().spec.isSweep()) return {};
    QVector<NamedSweep> alike;
    for (const NamedSweep& sweep : sweeps)
        if (isLike(sweeps.front(), sweep)) alike << sweep;
    SweepOptions options;
    options.quantity = quantity;
    options.x = sweeps.front().spec.axes.front().parameter;
    options.second = commonSecond(alike);
    options.modes = {mode};
    SweepPicture all;
    std::vector<Segment> points;
    for (qsizetype i = 0; i < alike.size(); ++i) {
        SweepPicture one = sweepPicture(alike[i].points, alike[i].spec, nullptr, options);
        if (all.xs.isEmpty()) {
            all = one;
            all.series.clear();
            all.ceilings.clear();
            all.waiting.clear();
        }
        all.xs += one.xs;
        points.insert(points.end(), alike[i].points.begin(), alike[i].points.end());
        for (SweepSeries& series : one.series) {
            series.mode = series.label = alike[i].name;
            series.run = static_cast<int>(i);
            all.series << series;
        }
    }
    std::ranges::sort(all.xs);
    all.xs.erase(std::unique(all.xs.begin(), all.xs.end()), all.xs.end());
    all.unit = LatencySpan::of(points).unit();
    all.facet = all.facet.isEmpty() ? mode : mode + QStringLiteral(" · ") + all.facet;
    return all;
}

} // namespace qs
