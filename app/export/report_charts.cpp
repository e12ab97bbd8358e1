// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/report_charts.h"

#include "gpu/results/analysis.h"
#include "widgets/charts/bars/category_bars.h"
#include "widgets/charts/bars/comparison_chart.h"
#include "widgets/charts/curves/pareto_chart.h"
#include "widgets/charts/curves/roofline_chart.h"
#include "widgets/charts/curves/sweep_chart.h"
#include "widgets/charts/curves/sweep_heat_map.h"
#include "widgets/charts/curves/training_chart.h"
#include "widgets/charts/modes/accuracy_charts.h"
#include "widgets/charts/modes/heat_map.h"
#include "widgets/charts/modes/mode_charts.h"
#include "widgets/charts/scope/scope_chart.h"
#include "widgets/language/message_text.h"
#include "widgets/language/operation_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

/// Bars that say nothing are no picture: rows of others have neither size nor error.
bool showsAnything(const ComparisonChart& chart)
{
    const auto& bars = chart.data();
    return std::any_of(bars.begin(), bars.end(),
                       [](const ComparisonBar& bar) { return std::isfinite(bar.value) && bar.value > 0; });
}

void fill(ScopeChart& chart, const ModeResult& mode)
{
    const int trace = chart.addTrace({QString::fromStdString(mode.requested), QString::fromStdString(mode.requested)});
    chart.appendWarmup(trace, mode.warmupUs);
    chart.appendSamples(trace, mode.samplesUs);
    chart.setSummary(trace, mode.latency);
}

void shadeThrottled(ScopeChart& chart, const Segment& segment)
{
    std::vector<ScopeStretch> held;
    held.reserve(segment.throttled.size());
    for (const ThrottledStretch& t : segment.throttled)
        held.push_back({static_cast<double>(t.first), static_cast<double>(t.last), messageText(t.why)});
    chart.setThrottled(std::move(held));
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
void mark(ScopeChart& chart, const ModeResult& mode)
{
    for (const Diagnosis& d : mode.diagnoses) {
        if (d.at.empty() && !d.range) continue;
        ScopeFinding finding;
        finding.text = messageText(sentence(d));
        finding.at.assign(d.at.begin(), d.at.end());
        if (d.range) finding.range = {static_cast<double>(d.range->first), static_cast<double>(d.range->second)};
        chart.addFinding(std::move(finding));
    }
}

std::unique_ptr<ChartWidget> byMode(const AccuracyStudyResult& study,
                                    void (*show)(CategoryBars&, const AccuracyStudyResult&), CategoryBars::Kind kind)
{
    auto chart = std::make_unique<CategoryBars>(kind);
    show(*chart, study);
    if (chart->items().isEmpty()) return nullptr;
    return chart;
}

std::unique_ptr<ChartWidget> studyChart(const AccuracyStudyResult& study, AccuracyPicture picture)
{
    switch (picture) {
    case AccuracyPicture::Accuracy:
        return byMode(study, showAccuracyByMode, CategoryBars::Kind::Dots);
    case AccuracyPicture::Loss:
        return byMode(study, showLossByMode, CategoryBars::Kind::Dots);
    case AccuracyPicture::Size:
        return byMode(study, showModelSize, CategoryBars::Kind::Bars);
    case AccuracyPicture::Pareto:
        if (!study.rows.empty()) {
            auto chart = std::make_unique<ParetoChart>();
            showPareto(*chart, study);
            return chart;
        }
        break;
    case AccuracyPicture::Sensitivity:
        if (!study.cells.empty()) {
            auto chart = std::make_unique<HeatMap>();
            showSensitivity(*chart, study, SensitivityQuantity::LossDifference);
            return chart;
        }
        break;
    case AccuracyPicture::Training:
        if (!study.training.empty()) {
            auto chart = std::make_unique<TrainingChart>();
            showTraining(*chart, study);
            return chart;
        }
        break;
    }
    return nullptr;
}

} // namespace

std::unique_ptr<ComparisonChart> makeBars(const Segment& segment, const QString& baseline, BarQuantity quantity)
{
    if (quantity == BarQuantity::Rate && !hasArithmetic(segment)) return nullptr;
    using Show = void (*)(ComparisonChart&, const Segment&, const QString&);
    constexpr Show shows[] = {showLatency, showRate, showBandwidth, showSqnr, showSize};
    auto chart = std::make_unique<ComparisonChart>();
    constexpr const char* names[] = {"latencyChart", "rateChart", "bandwidthChart", "sqnrChart",
                                     "sizeChart"}; // as in the window: notes go by them
    chart->setObjectName(QLatin1String(names[static_cast<std::size_t>(quantity)]));
    shows[static_cast<std::size_t>(quantity)](*chart, segment, shownBaseline(segment, baseline));
    if (segment.spec.operation != Operation::Quantize) chart->setTitle(chart->title() + setupTitle(segment));
    if (!showsAnything(*chart)) return nullptr;
    return chart;
}

std::unique_ptr<RooflineChart> makeRoofline(const Segment& segment, const Calibration* calibration)
{
    auto chart = std::make_unique<RooflineChart>();
    chart->setObjectName(QStringLiteral("rooflineChart"));
    chart->setPicture(rooflinePicture(segment, calibration));
    if (chart->picture().empty()) return nullptr;
    chart->setTitle(ReportExporter::tr("Roofline") + setupTitle(segment));
    return chart;
}

std::unique_ptr<ScopeChart> makeTrace(const Segment& segment, const ModeResult* mode)
{
    std::size_t longest = 0;
    for (const ModeResult& each : segment.modes)
        if (!mode || mode == &each) longest = std::max(longest, each.samplesUs.size());
    if (longest == 0) return nullptr;
    auto chart = std::make_unique<ScopeChart>(nullptr, longest);
    chart->setObjectName(QStringLiteral("scopeChart"));
    chart->setTitle((mode ? ReportExporter::tr("Latency per iteration, %1").arg(QString::fromStdString(mode->requested))
                          : ReportExporter::tr("Latency per iteration, all modes")) +
                    setupTitle(segment));
    for (const ModeResult& each : segment.modes)
        if (!mode || mode == &each) fill(*chart, each);
    shadeThrottled(*chart, segment);
    if (mode) mark(*chart, *mode);
    chart->setActiveTrace(mode ? 0 : -1);
    chart->refresh();
    return chart;
}

std::unique_ptr<SweepChart> makeSweep(const RunResult& run, SweepQuantity quantity, std::optional<std::int64_t> second)
{
    SweepOptions options;
    options.quantity = quantity;
    options.x = run.sweep->axes.front().parameter;
    options.second = second;
    // Without the samples, which the picture has no use for and which would be copied for every picture.
    const SweepPicture picture = sweepPicture(placedPoints(*run.sweep, withoutSamples(run).segments), *run.sweep,
                                              run.calibration ? &*run.calibration : nullptr, options);
    if (picture.empty()) return nullptr;
    auto chart = std::make_unique<SweepChart>();
    chart->setObjectName(QStringLiteral("sweepChart"));
    chart->setTitle(sweepQuantityName(quantity));
    chart->setPicture(picture);
    return chart;
}

std::unique_ptr<SweepHeatMap> makeSweepMap(const RunResult& run, SweepHeatValue value, const QString& mode,
                                           const QString& baseline)
{
    const SweepHeat heat = sweepHeat(placedPoints(*run.sweep, run.segments), *run.sweep, value, mode, baseline);
    if (std::ranges::none_of(heat.cells, &SweepHeatCell::isKnown)) return nullptr;
    auto chart = std::make_unique<SweepHeatMap>();
    chart->setObjectName(QStringLiteral("sweepHeatMap"));
    chart->setTitle(sweepHeatTitle(heat));
    chart->setHeat(heat);
    return chart;
}

std::unique_ptr<ChartWidget> makeStudyPicture(const AccuracyStudyResult& study, AccuracyPicture picture)
{
    constexpr const char* names[] = {"studyAccuracy", "studyLoss",    "studySize",
                                     "studyPareto",   "studyHeatMap", "studyTraining"}; // as in the window
    auto chart = studyChart(study, picture);
    if (chart) chart->setObjectName(QLatin1String(names[static_cast<std::size_t>(picture)]));
    return chart;
}

} // namespace qs
