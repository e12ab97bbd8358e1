// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curves/sweep_heat.h"

#include "gpu/measure/text/speed_up.h"
#include "gpu/results/reasons/crossings.h"
#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/language/message_text.h"
#include "widgets/language/view_number.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

struct HeatWords
{
    Q_DECLARE_TR_FUNCTIONS(SweepHeat)
};

SweepQuantity quantityOf(SweepHeatValue value, Operation operation)
{
    switch (value) {
    case SweepHeatValue::Latency:
    case SweepHeatValue::RatioToBaseline:
        return SweepQuantity::LatencyUs;
    case SweepHeatValue::PercentOfCeiling:
        return SweepQuantity::PercentOfCeiling;
    case SweepHeatValue::Rate:
        break;
    }
    return takesTensor(operation) ? SweepQuantity::Gbps : SweepQuantity::Tflops;
}

int indexOf(const Segment& segment, const QString& mode)
{
    for (std::size_t i = 0; i < segment.modes.size(); ++i)
        if (sweepModeName(segment.modes[i]) == mode) return static_cast<int>(i);
    return -1;
}

void fillMeasured(SweepHeatCell& cell, const Segment& segment, const ModeResult& result, const SweepHeat& heat)
{
    cell.state = SweepHeatCell::State::Measured;
    cell.point = sweepPoint(quantityOf(heat.value, cell.setup.operation), result, cell.setup, cell.index);
    cell.point.trusted = !segment.isUntrusted();
    const Comparison& ratio = cell.point.against = speedUpOver(segment, heat.mode, heat.baseline);
    if (heat.value != SweepHeatValue::RatioToBaseline) {
        cell.value = cell.point.y;
        cell.resolved = cell.point.resolved;
    } else if (ratio.n > 0 && ratio.verdict != Verdict::TooFew) {
        cell.value = ratio.ratio;
        cell.resolved = cell.point.trusted && (ratio.resolved() || ratio.verdict == Verdict::Same);
    }
    cell.level =
        heat.value == SweepHeatValue::PercentOfCeiling || !(cell.value > 0) ? cell.value : std::log(cell.value);
}

void chooseUnit(SweepHeat& heat, Operation operation)
{
    switch (heat.value) {
    case SweepHeatValue::Latency:
        heat.unit = heat.latencyUnit.name;
        heat.scale = heat.latencyUnit.factor;
        break;
    case SweepHeatValue::RatioToBaseline:
        heat.unit = QStringLiteral("×");
        break;
    case SweepHeatValue::PercentOfCeiling:
        heat.unit = QStringLiteral("%");
        break;
    case SweepHeatValue::Rate:
        heat.unit = takesTensor(operation) ? QStringLiteral("GB/s") : QStringLiteral("TFLOP/s");
        break;
    }
}

} // namespace

const SweepHeatCell* SweepHeat::cell(int row, int column) const
{
    if (row < 0 || column < 0 || static_cast<std::size_t>(row) >= rows.size() ||
        static_cast<std::size_t>(column) >= columns.size())
        return nullptr;
    return &cells[static_cast<std::size_t>(row) * columns.size() + static_cast<std::size_t>(column)];
}

SweepHeat sweepHeat(const std::vector<Segment>& points, const RunSpec& spec, SweepHeatValue value, const QString& mode,
                    const QString& baseline, int runningPoint)
{
    SweepHeat heat;
    if (spec.axes.size() != 2) return heat;
    heat.value = value;
    heat.mode = mode;
    heat.baseline = baseline;
    heat.latencyUnit = LatencySpan::of(points).unit();
    heat.down = spec.axes[0].parameter;
    heat.across = spec.axes[1].parameter;
    heat.rows = spec.axes[0].values;
    heat.columns = spec.axes[1].values;
    QStringList fixed;
    for (const Dimension dimension : dimensionsOf(spec.operation))
        if (dimension != heat.down && dimension != heat.across)
            fixed << messageText(dimensionValue(dimension, valueOf(spec, dimension)));
    heat.fixed = fixed.join(QStringLiteral(" · "));
    const std::vector<RunSpec> planned = sweepPoints(spec);
    for (std::size_t i = 0; i < planned.size(); ++i) {
        SweepHeatCell cell;
        cell.index = static_cast<int>(i);
        cell.setup = planned[i];
        const Segment nothing;
        const Segment& segment = i < points.size() ? points[i] : nothing;
        const int at = indexOf(segment, mode);
        if (at >= 0 && segment.modes[static_cast<std::size_t>(at)].latency.n > 0)
            fillMeasured(cell, segment, segment.modes[static_cast<std::size_t>(at)], heat);
        else if (at < 0 && !segment.modes.empty())
            cell.state = SweepHeatCell::State::LeftOut;
        else if (cell.index == runningPoint)
            cell.state = SweepHeatCell::State::Running;
        heat.cells.push_back(cell);
    }
    chooseUnit(heat, spec.operation);
    return heat;
}

int usualMapMode(const std::vector<Segment>& points, const RunSpec& spec, const QString& baseline)
{
    const auto count = static_cast<int>(spec.count());
    const auto best = oftenFaster(points, baseline.toStdString());
    for (int i = 0; best && i < count; ++i)
        if (spec.nameOf(static_cast<std::size_t>(i)) == best->mode) return i;
    return std::min(1, count - 1);
}

QString sweepHeatName(SweepHeatValue value, Operation operation)
{
    return value == SweepHeatValue::RatioToBaseline ? HeatWords::tr("Speed-up over the baseline")
                                                    : sweepQuantityName(quantityOf(value, operation));
}

QString sweepHeatTitle(const SweepHeat& heat)
{
    if (heat.empty()) return {};
    const QString title =
        heat.value == SweepHeatValue::RatioToBaseline
            ? HeatWords::tr("Speed-up of %1 over %2").arg(heat.mode, heat.baseline)
            : HeatWords::tr("%1 of %2").arg(sweepHeatName(heat.value, heat.cells.front().setup.operation), heat.mode);
    return heat.fixed.isEmpty() ? title : title + QStringLiteral(", ") + heat.fixed;
}

QString sweepHeatText(const SweepHeat& heat, const SweepHeatCell& cell)
{
    if (!cell.isKnown()) return {};
    if (heat.value == SweepHeatValue::RatioToBaseline) return viewNumbers(speedUpText(cell.value));
    return numberText(cell.value / heat.scale, 3);
}

QStringList sweepHeatReadOut(const SweepHeat& heat, const SweepHeatCell& cell)
{
    if (cell.state != SweepHeatCell::State::Measured) {
        const QString what = cell.state == SweepHeatCell::State::Running   ? HeatWords::tr("is being measured")
                             : cell.state == SweepHeatCell::State::LeftOut ? HeatWords::tr("does not support this size")
                                                                           : HeatWords::tr("not measured yet");
        return {sweepSizeText(cell.setup), what};
    }
    QStringList lines = sweepReadOut(cell.point, heat.latencyUnit, heat.baseline);
    if (cell.point.against.n == 0 && heat.value == SweepHeatValue::RatioToBaseline)
        lines << (heat.mode == heat.baseline ? HeatWords::tr("this is the baseline")
                                             : HeatWords::tr("the baseline is not measured at this size"));
    return lines;
}

} // namespace qs
