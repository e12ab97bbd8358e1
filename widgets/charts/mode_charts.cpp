// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/mode_charts.h"

#include "widgets/charts/comparison_chart.h"

#include <QCoreApplication>

#include <cmath>
#include <functional>

namespace qs {

namespace {

/// Context of the translations of this file.
struct ModeCharts
{
    Q_DECLARE_TR_FUNCTIONS(ModeCharts)
};


using Fill = std::function<void(const ModeResult&, ComparisonBar&)>;

void setBars(ComparisonChart& chart, const Segment& segment, const QString& baseline, const Fill& fill)
{
    QVector<ComparisonBar> bars;
    for (const ModeResult& mode : segment.modes) {
        ComparisonBar bar;
        bar.mode = QString::fromStdString(mode.requested);
        bar.isBaseline = bar.mode == baseline;
        fill(mode, bar);
        bars.push_back(bar);
    }
    chart.setData(bars);
}

} // namespace

void showLatency(ComparisonChart& chart, const Segment& segment, const QString& baseline)
{
    chart.setTitle(ModeCharts::tr("Median latency"));
    chart.setQuantity(ModeCharts::tr("Median latency"), ModeCharts::tr("µs"));
    chart.setIntervalName(ModeCharts::tr("p5–p95"));
    chart.setReferenceName(ModeCharts::tr("ceiling of this device"));
    setBars(chart, segment, baseline, [](const ModeResult& mode, ComparisonBar& bar) {
        const Summary& s = mode.latency;
        if (s.n == 0) return;
        bar.value = s.p50;
        bar.low = s.p5;
        bar.high = s.p95;
        if (mode.ceilingUs > 0) bar.reference = mode.ceilingUs;
    });
}

void showBandwidth(ComparisonChart& chart, const Segment& segment, const QString& baseline)
{
    chart.setTitle(ModeCharts::tr("Bandwidth"));
    chart.setQuantity(ModeCharts::tr("Bandwidth"), ModeCharts::tr("GB/s"));
    chart.setReferenceName(ModeCharts::tr("ceiling of this device"));
    setBars(chart, segment, baseline, [](const ModeResult& mode, ComparisonBar& bar) {
        if (mode.latency.n == 0) return;
        bar.value = mode.gbps();
        if (mode.ceilingUs <= 0) return;
        bar.reference = mode.ceilingGbps();
        bar.note = ModeCharts::tr("%1 %").arg(mode.ceilingPercent(), 0, 'f', 0);
    });
}

void showSqnr(ComparisonChart& chart, const Segment& segment, const QString& baseline)
{
    chart.setTitle(ModeCharts::tr("Signal to quantization noise"));
    chart.setQuantity(ModeCharts::tr("SQNR"), ModeCharts::tr("dB"));
    setBars(chart, segment, baseline, [](const ModeResult& mode, ComparisonBar& bar) {
        if (!mode.error) return;
        if (std::isfinite(mode.error->sqnrDb)) bar.value = mode.error->sqnrDb;
        else bar.note = ModeCharts::tr("∞ (exact)");
    });
}

void showSize(ComparisonChart& chart, const Segment& segment, const QString& baseline)
{
    chart.setTitle(ModeCharts::tr("Size with scales"));
    chart.setQuantity(ModeCharts::tr("Size"), ModeCharts::tr("MiB"));
    chart.setDigits(4);
    setBars(chart, segment, baseline, [](const ModeResult& mode, ComparisonBar& bar) {
        bar.value = static_cast<double>(mode.sizeBytes.value) / (1024.0 * 1024.0);
        bar.note = ModeCharts::tr("%1 ×").arg(mode.sizeRatio, 0, 'f', 3);
    });
}

} // namespace qs
