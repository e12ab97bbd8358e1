// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/scope/scope_reading.h"

#include "widgets/charts/scope/scope_chart.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

/// What is read of a line: every column of the active trace, the medians of the others.
const std::vector<EnvelopeColumn>& columnsOf(const ScopeLine& line)
{
    return line.active ? line.columns : line.medians;
}

/// Warm-up of the active trace has columns of its own.
const EnvelopeColumn* columnAt(const std::vector<EnvelopeColumn>& columns, double position)
{
    const auto found = std::find_if(columns.begin(), columns.end(), [&](const EnvelopeColumn& c) {
        return position >= static_cast<double>(c.begin) && position < static_cast<double>(c.end);
    });
    return found == columns.end() ? nullptr : &*found;
}

float medianOf(const ScopeData& data, const ScopeLine& line, const EnvelopeColumn& c)
{
    return data.traces[static_cast<std::size_t>(line.trace)].store.exactMedian(c.begin, c.end);
}

} // namespace

QVector<ChartPlot> scopePlots(const ScopePicture& picture)
{
    ChartPlot plot{picture.plot(), {}, {}};
    plot.x.scale = picture.xScale();
    plot.x.name = ScopeChart::tr("iterations");
    plot.x.text = [](double v) { return ScopeChart::tr("iteration %1").arg(countText(std::round(v))); };
    plot.x.difference = [](double v) { return countText(v); };
    plot.x.smallest = 2;
    plot.y.scale = picture.yScale();
    plot.y.name = ScopeChart::tr("latency");
    plot.y.text = [](double v) { return latencyText(v, 3); };
    plot.x.zooms = plot.y.zooms = true;
    if (!picture.yScale().log) plot.y.least = 0;
    return {plot};
}

QVector<ChartDatum> scopePoints(const ScopePicture& picture)
{
    QVector<ChartDatum> all;
    for (std::size_t i = 0; i < picture.lines().size(); ++i) {
        const ScopeLine& line = picture.lines()[i];
        int number = 0;
        for (const EnvelopeColumn& c : columnsOf(line)) {
            const double x = line.iteration(c.middle()),
                         y = static_cast<double>(line.direct && line.active ? c.max : c.median);
            const QPointF at(picture.xPixel(x), picture.yPixel(y));
            if (picture.plot().contains(at)) all.append({static_cast<int>(i), number, 0, at, x, y, {}});
            ++number;
        }
    }
    return all;
}

ChartReadout scopeReadout(const ScopePicture& picture, const ScopeData& data, const ChartDatum& datum)
{
    const auto& lines = picture.lines();
    if (datum.series < 0 || static_cast<std::size_t>(datum.series) >= lines.size()) return {};
    const ScopeLine& line = lines[static_cast<std::size_t>(datum.series)];
    const auto& columns = columnsOf(line);
    if (datum.point < 0 || static_cast<std::size_t>(datum.point) >= columns.size()) return {};
    const EnvelopeColumn& c = columns[static_cast<std::size_t>(datum.point)];
    const LatencyUnit& unit = picture.unit();
    const auto number = [&](float v) { return latencyNumber(static_cast<double>(v), unit); };
    ChartReadout readout{.series = line.label, .datum = datum, .valid = true};
    const double first = line.iteration(static_cast<double>(c.begin)),
                 last = line.iteration(static_cast<double>(c.end - 1));
    if (c.end - c.begin == 1) {
        readout.x = ScopeChart::tr("iteration %1").arg(countText(first));
        readout.y = ScopeChart::tr("sample %1 %2").arg(number(c.max), unit.name);
        return readout;
    }
    readout.x = ScopeChart::tr("iterations %1 to %2").arg(countText(first), countText(last));
    const float median = medianOf(data, line, c);
    readout.y = ScopeChart::tr("median %1 %2").arg(number(median), unit.name);
    if (line.active)
        readout.y = ScopeChart::tr("median %1   min %2   max %3 %4   (%5 samples)")
                        .arg(number(median), number(c.min), number(c.max), unit.name,
                             countText(static_cast<double>(c.end - c.begin)));
    return readout;
}

/// By the iteration under the pointer: of the line whose median is near in height, else of the active trace.
ChartReadout scopeReadout(const ScopePicture& picture, const ScopeData& data, QPointF at)
{
    constexpr double kNear = 8;
    const bool hasActive =
        std::any_of(picture.lines().begin(), picture.lines().end(), [](const ScopeLine& line) { return line.active; });
    if (!picture.plot().contains(at)) return {};
    const double iteration = std::round(picture.iterationAt(at.x()));
    ChartDatum best;
    double least = 1e300;
    for (std::size_t i = 0; i < picture.lines().size(); ++i) {
        const ScopeLine& line = picture.lines()[i];
        const auto& columns = columnsOf(line);
        const EnvelopeColumn* column = columnAt(columns, iteration + line.origin);
        if (!column) continue;
        const double y = static_cast<double>(line.direct && line.active ? column->max : column->median);
        const double apart = std::abs(picture.yPixel(y) - at.y());
        const double distance = line.active ? std::min(apart, kNear) : apart;
        if (distance >= least || (!line.active && distance > (hasActive ? kNear : 22))) continue;
        least = distance;
        const double pixel = std::clamp(picture.yPixel(y), picture.plot().top(), picture.plot().bottom());
        best = {static_cast<int>(i),
                static_cast<int>(column - columns.data()),
                0,
                {picture.xPixel(line.iteration(column->middle())), pixel},
                line.iteration(column->middle()),
                y,
                {}};
    }
    return least == 1e300 ? ChartReadout() : scopeReadout(picture, data, best);
}

ChartTable scopeTable(const ScopePicture& picture, const ScopeData& data)
{
    const QString us = ScopeChart::tr("µs");
    ChartTable table({{ScopeChart::tr("trace"), {}},
                      {ScopeChart::tr("first iteration"), {}},
                      {ScopeChart::tr("last iteration"), {}},
                      {ScopeChart::tr("samples"), {}},
                      {ScopeChart::tr("minimum"), us},
                      {ScopeChart::tr("median"), us},
                      {ScopeChart::tr("maximum"), us}});
    for (const ScopeLine& line : picture.lines())
        for (const EnvelopeColumn& c : columnsOf(line)) {
            const auto whole = [&](std::uint64_t position) {
                return static_cast<qlonglong>(std::llround(line.iteration(static_cast<double>(position))));
            };
            const auto value = [](float v) { return QVariant(static_cast<double>(v)); };
            table.addRow({line.label, whole(c.begin), whole(c.end - 1), static_cast<qlonglong>(c.end - c.begin),
                          value(c.min), value(medianOf(data, line, c)), value(c.max)});
        }
    return table;
}

} // namespace qs
