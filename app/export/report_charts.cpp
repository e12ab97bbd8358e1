// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/report_charts.h"

#include "gpu/results/analysis.h"
#include "widgets/charts/bars/category_bars.h"
#include "widgets/charts/bars/comparison_chart.h"
#include "widgets/charts/core/chart_names.h"
#include "widgets/charts/curves/pareto_chart.h"
#include "widgets/charts/curves/roofline_chart.h"
#include "widgets/charts/curves/sweep_chart.h"
#include "widgets/charts/curves/sweep_heat_map.h"
#include "widgets/charts/curves/training_chart.h"
#include "widgets/charts/modes/accuracy_charts.h"
#include "widgets/charts/modes/heat_map.h"
#include "widgets/charts/modes/mode_charts.h"
#include "widgets/charts/scope/meanwhile.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/language/message_text.h"
#include "widgets/language/operation_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

/// Bars that mean nothing are no picture: rows of others have neither size nor error.
bool showsAnything(const ComparisonContent& chart)
{
    return std::ranges::any_of(chart.bars,
                               [](const ComparisonBar& bar) { return std::isfinite(bar.value) && bar.value > 0; });
}

void addTrace(ScopeData& data, const ModeResult& mode)
{
    const QString name = QString::fromStdString(mode.requested);
    ScopeTrace& trace = data.addTrace({name, name});
    trace.appendWarmup(mode.warmupUs);
    trace.appendTimed(mode.samplesUs);
    if (mode.latency.n > 0) trace.setSummary(mode.latency);
    trace.refreshStatistics();
}

void shadeThrottled(ScopeData& data, const Segment& segment)
{
    for (const ThrottledStretch& t : segment.throttled)
        data.throttled.push_back({static_cast<double>(t.first), static_cast<double>(t.last), messageText(t.why)});
}

/// ' — 256×4096 FP16'; nothing where all rows are of others, which have no such setup.
QString setupTitle(const Segment& segment)
{
    if (segment.isImported()) return {};
    const std::string_view dtype = dtypeLabel(segment.spec.operandType());
    return QStringLiteral(" — %1 %2")
        .arg(subjectText(segment.spec), QString::fromUtf8(dtype.data(), static_cast<qsizetype>(dtype.size())));
}

/// Where the diagnoses of a mode happened, in its own trace.
void mark(ScopeData& data, const ModeResult& mode)
{
    for (const Diagnosis& d : mode.diagnoses) {
        if (d.at.empty() && !d.range) continue;
        ScopeFinding finding;
        finding.text = messageText(sentence(d));
        finding.at.assign(d.at.begin(), d.at.end());
        if (d.range) finding.range = {static_cast<double>(d.range->first), static_cast<double>(d.range->second)};
        data.addFinding(std::move(finding));
    }
}

/// A chart of a study, under the name that it has in the window.
template <typename Content, typename... With>
std::unique_ptr<Content> filled(const char* name, void (*show)(Content&, const AccuracyStudyResult&, With...),
                                const AccuracyStudyResult& study, With... with)
{
    auto chart = std::make_unique<Content>();
    chart->chartName = QLatin1String(name);
    show(*chart, study, with...);
    return chart;
}

} // namespace

std::unique_ptr<ChartContent> makeBars(const Segment& segment, const QString& baseline, BarQuantity quantity)
{
    if (quantity == BarQuantity::Rate && !hasArithmetic(segment)) return nullptr;
    using Show = void (*)(ComparisonContent&, const Segment&, const QString&);
    constexpr Show shows[] = {showLatency, showRate, showBandwidth, showSqnr, showSize};
    constexpr const char* names[] = {chartnames::kLatency, chartnames::kRate, chartnames::kBandwidth, chartnames::kSqnr,
                                     chartnames::kSize};
    auto chart = std::make_unique<ComparisonContent>();
    chart->chartName = QLatin1String(names[static_cast<std::size_t>(quantity)]);
    shows[static_cast<std::size_t>(quantity)](*chart, segment, shownBaseline(segment, baseline));
    if (segment.spec.operation != Operation::Quantize) chart->title += setupTitle(segment);
    if (!showsAnything(*chart)) return nullptr;
    return chart;
}

std::unique_ptr<RooflineContent> makeRoofline(const Segment& segment, const Calibration* calibration)
{
    auto chart = std::make_unique<RooflineContent>();
    chart->chartName = QLatin1String(chartnames::kRoofline);
    chart->picture = rooflinePicture(segment, calibration);
    if (chart->picture.empty()) return nullptr;
    chart->title = ReportExporter::tr("Roofline") + setupTitle(segment);
    return chart;
}

std::unique_ptr<ChartContent> makeTrace(const Segment& segment, const ModeResult* mode)
{
    std::size_t longest = 0;
    for (const ModeResult& each : segment.modes)
        if (!mode || mode == &each) longest = std::max(longest, each.samplesUs.size());
    if (longest == 0) return nullptr;
    auto chart = std::make_unique<ScopeContent>();
    chart->chartName = QLatin1String(chartnames::kScope);
    chart->title = (mode ? ReportExporter::tr("Latency per iteration, %1").arg(QString::fromStdString(mode->requested))
                         : ReportExporter::tr("Latency per iteration, all modes")) +
                   setupTitle(segment);
    chart->live.capacity = longest;
    for (const ModeResult& each : segment.modes)
        if (!mode || mode == &each) addTrace(chart->live, each);
    shadeThrottled(chart->live, segment);
    if (mode) {
        mark(chart->live, *mode);
        chart->live.lanes = meanwhile(segment, *mode);
    }
    chart->active = mode ? 0 : -1;
    return chart;
}

std::unique_ptr<ChartContent> makeSweep(const RunResult& run, SweepQuantity quantity, const QString& baseline,
                                        std::optional<std::int64_t> second)
{
    SweepOptions options;
    options.quantity = quantity;
    options.baseline = baseline;
    options.x = run.sweep->axes.front().parameter;
    options.second = second;
    auto chart = std::make_unique<SweepContent>();
    chart->chartName = QLatin1String(chartnames::kSweep);
    chart->title = sweepQuantityName(quantity);
    // Without the samples, which the picture has no use for and which would be copied for every picture.
    chart->picture = sweepPicture(placedPoints(*run.sweep, withoutSamples(run).segments), *run.sweep,
                                  run.calibration ? &*run.calibration : nullptr, options);
    if (chart->picture.empty()) return nullptr;
    return chart;
}

std::unique_ptr<ChartContent> makeSweepMap(const RunResult& run, SweepHeatValue value, const QString& mode,
                                           const QString& baseline)
{
    auto chart = std::make_unique<SweepHeatContent>();
    chart->chartName = QLatin1String(chartnames::kSweepMap);
    chart->heat = sweepHeat(placedPoints(*run.sweep, run.segments), *run.sweep, value, mode, baseline);
    chart->title = sweepHeatTitle(chart->heat);
    if (std::ranges::none_of(chart->heat.cells, &SweepHeatCell::isKnown)) return nullptr;
    return chart;
}

std::unique_ptr<ChartContent> makeStudyPicture(const AccuracyStudyResult& study, AccuracyPicture picture)
{
    const bool hasModes = !study.rows.empty() || !study.plans.empty();
    switch (picture) {
    case AccuracyPicture::Accuracy:
        return hasModes ? filled(chartnames::kStudyAccuracy, showAccuracyByMode, study) : nullptr;
    case AccuracyPicture::Loss:
        return hasModes ? filled(chartnames::kStudyLoss, showLossByMode, study) : nullptr;
    case AccuracyPicture::Size:
        return hasModes ? filled(chartnames::kStudySize, showModelSize, study) : nullptr;
    case AccuracyPicture::Pareto:
        return !study.rows.empty() ? filled(chartnames::kStudyPareto, showPareto, study) : nullptr;
    case AccuracyPicture::Sensitivity:
        return !study.cells.empty()
                   ? filled(chartnames::kStudySensitivity, showSensitivity, study, SensitivityQuantity::LossDifference)
                   : nullptr;
    case AccuracyPicture::Training:
        return !study.training.empty() ? filled(chartnames::kStudyTraining, showTraining, study) : nullptr;
    }
    return nullptr;
}

} // namespace qs
