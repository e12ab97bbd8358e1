// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/report_pictures.h"

#include "app/export/report_charts.h"
#include "widgets/charts/curves/roofline_chart.h"
#include "widgets/language/operation_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace qs {

namespace {

constexpr QSize kBarsSize{900, 460};
constexpr QSize kRooflineSize{1100, 640};
constexpr QSize kTraceSize{1200, 480};
constexpr QSize kSweepSize{1200, 620};
/// Sweeps over two sizes get a picture for each value of the second one up to so many.
constexpr std::size_t kMaxFacets = 6;

/// A mode's name as part of a file name; names of others may hold anything.
QString fileName(const std::string& mode)
{
    QString name = QString::fromStdString(mode).left(80);
    for (QChar& c : name)
        if (!(c.isLetterOrNumber() && c.unicode() < 128) && c != QLatin1Char('-') && c != QLatin1Char('.'))
            c = QLatin1Char('_');
    return name;
}

using Drawings = std::vector<ReportDrawing>;

void addBars(Drawings& all, const Segment& segment, const QString& baseline, const QString& prefix)
{
    const std::pair<BarQuantity, const char*> charts[] = {
        {BarQuantity::Latency, latencyChartName(segment.spec.operation)},
        {BarQuantity::Rate, "tflops_by_mode"},
        {BarQuantity::Bandwidth, "bandwidth_by_mode"},
        {BarQuantity::Sqnr, "sqnr_by_mode"},
        {BarQuantity::Size, "size_by_mode"}};
    for (const auto& chart : charts)
        all.push_back({prefix + QLatin1String(chart.second), kBarsSize,
                       [&segment, baseline, quantity = chart.first] { return makeBars(segment, baseline, quantity); }});
}

/// `each`: a picture of each mode beside that of all.
void addTraces(Drawings& all, const Segment& segment, bool each, const QString& prefix)
{
    const auto traces = std::count_if(segment.modes.begin(), segment.modes.end(),
                                      [](const ModeResult& mode) { return !mode.samplesUs.empty(); });
    if (traces > 1)
        all.push_back(
            {prefix + QStringLiteral("latency_trace"), kTraceSize, [&segment] { return makeTrace(segment, nullptr); }});
    if (traces > 1 && !each) return;
    for (const ModeResult& mode : segment.modes)
        all.push_back({prefix + QStringLiteral("latency_trace_") + fileName(mode.requested), kTraceSize,
                       [&segment, &mode] { return makeTrace(segment, &mode); }});
}

/// `first`: of so many values of the second axis the first stands for all; 0: it does not.
std::unique_ptr<ChartContent> sweepChart(const RunResult& run, SweepQuantity quantity, const QString& baseline,
                                         std::optional<std::int64_t> facet, std::size_t first)
{
    auto chart = makeSweep(run, quantity, baseline, facet);
    if (chart && first > 0)
        chart->title =
            ReportExporter::tr("%1, at the first of %n value(s) of the second axis", nullptr, static_cast<int>(first))
                .arg(chart->title);
    return chart;
}

void addSweep(Drawings& all, const RunResult& run, const QString& baseline, const QString& prefix)
{
    const SweepAxis* second = secondAxis(*run.sweep, run.sweep->axes.front().parameter);
    const bool each = second && second->values.size() <= kMaxFacets;
    const std::size_t first = second && !each ? second->values.size() : 0;
    std::vector<std::optional<std::int64_t>> facets{
        std::nullopt}; // without a second axis, or with too many values: the picture's own choice
    if (each) facets.assign(second->values.begin(), second->values.end());
    const std::pair<SweepQuantity, const char*> charts[] = {{SweepQuantity::LatencyUs, "sweep_latency"},
                                                            {SweepQuantity::SpeedUp, "sweep_speed_up"},
                                                            {SweepQuantity::Gbps, "sweep_bandwidth"},
                                                            {SweepQuantity::NsPerElement, "sweep_ns_per_element"},
                                                            {SweepQuantity::Tflops, "sweep_tflops"}};
    for (const auto& chart : charts) {
        if (!sweepQuantities(run.sweep->operation).contains(chart.first)) continue;
        for (const std::optional<std::int64_t>& facet : facets) {
            const QString of = each ? QLatin1Char('_') + QString::fromUtf8(dimensionName(second->parameter).data()) +
                                          QLatin1Char('_') + QString::number(*facet)
                                    : QString();
            all.push_back({prefix + QLatin1String(chart.second) + of, kSweepSize,
                           [&run, baseline, quantity = chart.first, facet, first] {
                               return sweepChart(run, quantity, baseline, facet, first);
                           }});
        }
    }
}

/// Latency and speed-up over both axes, of each mode.
void addMaps(Drawings& all, const RunResult& run, const QString& baseline, const QString& prefix)
{
    if (run.sweep->axes.size() != 2) return;
    const std::pair<SweepHeatValue, const char*> maps[] = {{SweepHeatValue::Latency, "sweep_map_latency_"},
                                                           {SweepHeatValue::RatioToBaseline, "sweep_map_speedup_"}};
    for (const auto& map : maps)
        for (std::size_t i = 0; i < run.sweep->count(); ++i) {
            const std::string name = run.sweep->nameOf(i);
            const QString mode = QString::fromStdString(name);
            if (map.first == SweepHeatValue::RatioToBaseline && mode == baseline) continue;
            all.push_back(
                {prefix + QLatin1String(map.second) + fileName(name), kSweepSize,
                 [&run, value = map.first, mode, baseline] { return makeSweepMap(run, value, mode, baseline); }});
        }
}

} // namespace

std::vector<ReportDrawing> runDrawings(const RunResult& run, const QString& baseline, bool eachTrace,
                                       const QString& prefix)
{
    Drawings all;
    const Segment* segment = run.last();
    if (!segment || segment->modes.empty()) return all;
    if (run.sweep && run.sweep->isSweep()) {
        addSweep(all, run, baseline, prefix);
        addMaps(all, run, baseline, prefix);
        return all;
    }
    addBars(all, *segment, baseline, prefix);
    all.push_back({prefix + QStringLiteral("roofline"), kRooflineSize,
                   [&run, segment] { return makeRoofline(*segment, run.calibration ? &*run.calibration : nullptr); }});
    addTraces(all, *segment, eachTrace, prefix);
    return all;
}

} // namespace qs
