// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/report_pictures.h"

#include "app/export/report_charts.h"
#include "widgets/charts/comparison_chart.h"
#include "widgets/charts/roofline_chart.h"
#include "widgets/charts/scope_chart.h"
#include "widgets/charts/sweep_chart.h"

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
constexpr std::size_t kMostFacets = 6;

/// Context of the translations of this file.
struct ReportExporter
{
    Q_DECLARE_TR_FUNCTIONS(ReportExporter)
};

/// The names under which such charts were published.
const char* latencyName(Operation operation)
{
    switch (operation) {
    case Operation::Attention: return "attention_latency";
    case Operation::Gemm: return "matmul_latency";
    case Operation::LinearGelu: return "fusion_latency";
    case Operation::Ladder: return "ladder_latency";
    case Operation::Block: return "block_latency";
    default: return "latency_by_mode";
    }
}

/// A mode's name as part of a file name; names of others may hold anything.
QString fileName(const std::string& mode)
{
    QString name = QString::fromStdString(mode).left(80);
    for (QChar& c : name)
        if (!(c.isLetterOrNumber() && c.unicode() < 128) && c != QLatin1Char('-') && c != QLatin1Char('.')) c = QLatin1Char('_');
    return name;
}

} // namespace

ReportPictures::ReportPictures(const ReportInput& input, const QString& folder)
    : m_input(input), m_writer(folder, input.darkCharts ? Theme::night() : Theme::light())
{
}

std::vector<ReportPicture> ReportPictures::draw(const RunResult& run, const QString& prefix, const nlohmann::json& notes)
{
    m_writer.setNotes(notes);
    m_writer.pictures().clear();
    const Segment* segment = run.last();
    if (!segment || segment->modes.empty()) return {};
    if (run.sweep && run.sweep->isSweep()) {
        drawSweep(run, prefix);
    } else {
        drawBars(*segment, prefix);
        drawRoofline(*segment, run.calibration ? &*run.calibration : nullptr, prefix);
        drawTraces(*segment, prefix);
    }
    return m_writer.pictures();
}

void ReportPictures::drawBars(const Segment& segment, const QString& prefix)
{
    const std::pair<BarQuantity, const char*> charts[] = {{BarQuantity::Latency, latencyName(segment.spec.operation)}, {BarQuantity::Rate, "tflops_by_mode"},
                                                          {BarQuantity::Bandwidth, "bandwidth_by_mode"}, {BarQuantity::Sqnr, "sqnr_by_mode"}, {BarQuantity::Size, "size_by_mode"}};
    for (const auto& [quantity, name] : charts)
        if (const auto chart = makeBars(segment, m_input.baselineMode, quantity)) save(*chart, kBarsSize, prefix + QLatin1String(name));
}

void ReportPictures::drawRoofline(const Segment& segment, const Calibration* calibration, const QString& prefix)
{
    if (const auto chart = makeRoofline(segment, calibration)) save(*chart, kRooflineSize, prefix + QStringLiteral("roofline"));
}

void ReportPictures::drawTraces(const Segment& segment, const QString& prefix)
{
    const auto traces = std::count_if(segment.modes.begin(), segment.modes.end(), [](const ModeResult& mode) { return !mode.samplesUs.empty(); });
    if (traces > 1)
        if (const auto all = makeTrace(segment, nullptr)) save(*all, kTraceSize, prefix + QStringLiteral("latency_trace"));
    for (const ModeResult& mode : segment.modes)
        if (const auto one = makeTrace(segment, &mode)) save(*one, kTraceSize, prefix + QStringLiteral("latency_trace_") + fileName(mode.requested));
}

void ReportPictures::drawSweep(const RunResult& run, const QString& prefix)
{
    const SweepAxis* second = secondAxis(*run.sweep, run.sweep->axes.front().parameter);
    const bool each = second && second->values.size() <= kMostFacets;
    std::vector<std::optional<std::int64_t>> facets{std::nullopt}; // without a second axis, or with too many values: the picture's own choice
    if (each) facets.assign(second->values.begin(), second->values.end());
    const std::pair<SweepQuantity, const char*> charts[] = {
        {SweepQuantity::LatencyUs, "sweep_latency"}, {SweepQuantity::Gbps, "sweep_bandwidth"}, {SweepQuantity::NsPerElement, "sweep_ns_per_element"}};
    for (const auto& [quantity, name] : charts)
        for (const std::optional<std::int64_t>& facet : facets) {
            const auto chart = makeSweep(run, quantity, facet);
            if (!chart) continue;
            if (second && !each) chart->setTitle(ReportExporter::tr("%1, at the first of %2 values of the second axis").arg(chart->title()).arg(second->values.size()));
            const QString of = each ? QLatin1Char('_') + QString::fromUtf8(parameterName(second->parameter).data()) + QLatin1Char('_') + QString::number(*facet) : QString();
            save(*chart, kSweepSize, prefix + QLatin1String(name) + of);
            if (!error() && !chart->picture().facet.isEmpty()) m_writer.pictures().back().title += ", " + chart->picture().facet.toStdString();
        }
}

void ReportPictures::save(ChartWidget& chart, QSize size, const QString& name) { m_writer.save(chart, size, name); }

} // namespace qs
