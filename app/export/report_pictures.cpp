// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/report_pictures.h"

#include "gpu/spec/analysis.h"
#include "widgets/charts/comparison_chart.h"
#include "widgets/charts/mode_charts.h"
#include "widgets/charts/roofline_chart.h"
#include "widgets/charts/scope_chart.h"
#include "widgets/charts/sweep_chart.h"
#include "widgets/panels/operation_section.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

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

/// Bars that say nothing are no picture: rows of others have neither size nor error.
bool showsAnything(const ComparisonChart& chart)
{
    const auto& bars = chart.data();
    return std::any_of(bars.begin(), bars.end(), [](const ComparisonBar& bar) { return std::isfinite(bar.value) && bar.value > 0; });
}

void fill(ScopeChart& chart, const ModeResult& mode)
{
    const int trace = chart.addTrace({QString::fromStdString(mode.requested), QString::fromStdString(mode.requested)});
    chart.appendWarmup(trace, mode.warmupUs);
    chart.appendSamples(trace, mode.samplesUs);
}

void shadeThrottled(ScopeChart& chart, const Segment& segment)
{
    std::vector<ScopeStretch> held;
    for (const ThrottledStretch& t : segment.throttled)
        held.push_back({static_cast<double>(t.first), static_cast<double>(t.last), QString::fromStdString(t.why)});
    chart.setThrottled(std::move(held));
}

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

/// ' — 256×4096 FP16'; nothing where all rows are of others, which have no such set-up.
QString setupTitle(const Segment& segment)
{
    if (std::all_of(segment.modes.begin(), segment.modes.end(), [](const ModeResult& m) { return m.isImported(); })) return {};
    const std::string_view dtype = dtypeLabel(segment.spec.operandType());
    return QStringLiteral(" — %1 %2").arg(subjectText(segment.spec), QString::fromUtf8(dtype.data(), static_cast<qsizetype>(dtype.size())));
}

/// Where the diagnoses of a mode happened, in its own trace.
void mark(ScopeChart& chart, const ModeResult& mode)
{
    for (const Diagnosis& d : mode.diagnoses) {
        if (d.at.empty() && !d.range) continue;
        ScopeFinding finding;
        finding.text = QString::fromStdString(sentence(d));
        finding.at.assign(d.at.begin(), d.at.end());
        if (d.range) finding.range = {static_cast<double>(d.range->first), static_cast<double>(d.range->second)};
        chart.addFinding(std::move(finding));
    }
}

} // namespace

ReportPictures::ReportPictures(const ReportInput& input, const QString& folder)
    : m_input(input), m_writer(folder, input.darkCharts ? Theme::night() : Theme::light())
{
}

std::vector<ReportPicture> ReportPictures::draw(const RunResult& run, const QString& prefix)
{
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
    using Show = void (*)(ComparisonChart&, const Segment&, const QString&);
    const std::pair<Show, const char*> charts[] = {{showLatency, latencyName(segment.spec.operation)}, {showRate, "tflops_by_mode"},
                                                   {showBandwidth, "bandwidth_by_mode"}, {showSqnr, "sqnr_by_mode"}, {showSize, "size_by_mode"}};
    const QString baseline = shownBaseline(segment, m_input.baselineMode);
    for (const auto& [show, name] : charts) {
        ComparisonChart chart;
        if (show == showRate && !hasArithmetic(segment)) continue;
        show(chart, segment, baseline);
        if (segment.spec.operation != Operation::Quantize) chart.setTitle(chart.title() + setupTitle(segment));
        if (showsAnything(chart)) save(chart, kBarsSize, prefix + QLatin1String(name));
    }
}

void ReportPictures::drawRoofline(const Segment& segment, const Calibration* calibration, const QString& prefix)
{
    RooflineChart chart;
    chart.setPicture(rooflinePicture(segment, calibration));
    if (chart.picture().empty()) return;
    chart.setTitle(ReportExporter::tr("Roofline") + setupTitle(segment));
    save(chart, kRooflineSize, prefix + QStringLiteral("roofline"));
}

void ReportPictures::drawTraces(const Segment& segment, const QString& prefix)
{
    std::size_t longest = 0, traces = 0;
    for (const ModeResult& mode : segment.modes) {
        longest = std::max(longest, mode.samplesUs.size());
        traces += mode.samplesUs.empty() ? 0 : 1;
    }
    if (traces == 0) return;
    const QString setup = setupTitle(segment);
    if (traces > 1) {
        ScopeChart all(nullptr, longest);
        all.setTitle(ReportExporter::tr("Latency per iteration, all modes") + setup);
        for (const ModeResult& mode : segment.modes)
            fill(all, mode);
        shadeThrottled(all, segment);
        all.setActiveTrace(-1);
        all.refresh();
        save(all, kTraceSize, prefix + QStringLiteral("latency_trace"));
    }
    for (const ModeResult& mode : segment.modes) {
        if (mode.samplesUs.empty()) continue;
        ScopeChart one(nullptr, mode.samplesUs.size());
        one.setTitle(ReportExporter::tr("Latency per iteration, %1").arg(QString::fromStdString(mode.requested)) + setup);
        fill(one, mode);
        shadeThrottled(one, segment);
        mark(one, mode);
        one.setActiveTrace(0);
        one.refresh();
        save(one, kTraceSize, prefix + QStringLiteral("latency_trace_") + fileName(mode.requested));
    }
}

void ReportPictures::drawSweep(const RunResult& run, const QString& prefix)
{
    const std::vector<Segment> points = placedPoints(*run.sweep, run.segments);
    const SweepParameter x = run.sweep->axes.front().parameter;
    const SweepAxis* second = secondAxis(*run.sweep, x);
    const bool each = second && second->values.size() <= kMostFacets;
    std::vector<std::int64_t> facets{0}; // without a second axis, or with too many values: the picture's own choice
    if (each) facets = second->values;
    const std::pair<SweepQuantity, const char*> charts[] = {
        {SweepQuantity::LatencyUs, "sweep_latency"}, {SweepQuantity::Gbps, "sweep_bandwidth"}, {SweepQuantity::NsPerElement, "sweep_ns_per_element"}};
    for (const auto& [quantity, name] : charts)
        for (const std::int64_t facet : facets) {
            SweepOptions options;
            options.quantity = quantity;
            options.x = x;
            if (each) options.second = facet;
            const SweepPicture picture = sweepPicture(points, *run.sweep, run.calibration ? &*run.calibration : nullptr, options);
            if (picture.empty()) continue;
            SweepChart chart;
            const QString what = sweepQuantityName(quantity);
            chart.setTitle(second && !each ? ReportExporter::tr("%1, at the first of %2 values of the second axis").arg(what).arg(second->values.size()) : what);
            chart.setPicture(picture);
            const QString of = each ? QLatin1Char('_') + QString::fromUtf8(parameterName(second->parameter).data()) + QLatin1Char('_') + QString::number(facet) : QString();
            save(chart, kSweepSize, prefix + QLatin1String(name) + of);
            if (!error() && !picture.facet.isEmpty()) m_writer.pictures().back().title += ", " + picture.facet.toStdString();
        }
}

void ReportPictures::save(const ChartWidget& chart, QSize size, const QString& name) { m_writer.save(chart, size, name); }

} // namespace qs
