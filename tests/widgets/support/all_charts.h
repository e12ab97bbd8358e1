// SPDX-License-Identifier: GPL-3.0-or-later
// One of every chart, with something in it.
#pragma once

#include "tests/widgets/support/study_example.h"

#include "widgets/charts/bars/category_bars.h"
#include "widgets/charts/bars/channel_chart.h"
#include "widgets/charts/bars/comparison_chart.h"
#include "widgets/charts/bars/histogram_chart.h"
#include "widgets/charts/curves/pareto_chart.h"
#include "widgets/charts/curves/roofline_chart.h"
#include "widgets/charts/curves/sweep_chart.h"
#include "widgets/charts/curves/sweep_heat_map.h"
#include "widgets/charts/curves/training_chart.h"
#include "widgets/charts/modes/accuracy_charts.h"
#include "widgets/charts/modes/heat_map.h"
#include "widgets/charts/scope/scope_chart.h"

#include <map>
#include <memory>
#include <random>

namespace qs::example {

inline std::unique_ptr<ScopeChart> scope()
{
    auto chart = std::make_unique<ScopeChart>();
    chart->setTitle(QStringLiteral("Latency per iteration"));
    std::mt19937 random(5);
    for (const auto& [mode, us] : {std::pair("int8-token-dynamic", 26.0F), std::pair("baseline-copy", 31.0F)}) {
        const int trace = chart->addTrace({QString::fromLatin1(mode), QString::fromLatin1(mode)});
        std::vector<float> samples;
        for (int i = 0; i < 4000; ++i)
            samples.push_back(us + static_cast<float>(random() % 1000) * 1e-3F + (i % 701 == 700 ? 9.0F : 0.0F));
        chart->appendSamples(trace, samples);
    }
    chart->refresh();
    return chart;
}

inline std::unique_ptr<ComparisonChart> comparison()
{
    auto chart = std::make_unique<ComparisonChart>();
    chart->setTitle(QStringLiteral("Median latency"));
    ComparisonBar copy{QStringLiteral("baseline-copy"), {}, 31.5, 31.0, 32.4, 29.0, {}};
    copy.isBaseline = true;
    ComparisonBar fast{QStringLiteral("int8-token-dynamic"), {}, 26.3, 26.0, 27.1, 24.0, {}},
        close{QStringLiteral("fp8-e4m3-token-dynamic"), {}, 26.5, 26.1, 29.0, 24.0, {}};
    close.unresolved = true;
    chart->fill([&](ComparisonContent& content) {
        content.setQuantity(QStringLiteral("Median latency"), QStringLiteral("µs"));
        content.interval = QStringLiteral("p5–p95");
        content.bars = {copy, fast, close};
    });
    return chart;
}

inline std::unique_ptr<SweepChart> sweep()
{
    SweepPicture picture;
    for (const auto& [mode, factor] : {std::pair("baseline-copy", 1.0), std::pair("int8-token-dynamic", 0.8)}) {
        SweepSeries series{QString::fromLatin1(mode), QString::fromLatin1(mode), 0, {}};
        for (int i = 0; i < 8; ++i) {
            const double x = std::pow(4.0, i), us = factor * (2 + 0.008 * x);
            SweepPoint point;
            point.x = x;
            point.y = point.us = us;
            point.low = point.usLow = us * 0.99;
            point.high = point.usHigh = us * 1.02;
            point.resolved = i != 2;
            point.n = 101;
            point.index = i;
            point.gbps = 0.5 * x / us;
            point.ceilingPercent = 80;
            point.setup.shape = {static_cast<std::int64_t>(x), 8192};
            series.points.append(point);
        }
        picture.series.append(series);
    }
    for (const SweepPoint& point : picture.series[0].points)
        picture.xs << point.x;
    auto chart = std::make_unique<SweepChart>();
    chart->setTitle(QStringLiteral("Median latency"));
    chart->fill(&SweepContent::setPicture, picture);
    return chart;
}

inline std::unique_ptr<SweepHeatMap> sweepMap()
{
    SweepHeat heat;
    heat.mode = QStringLiteral("int8-token-dynamic");
    heat.baseline = QStringLiteral("baseline-copy");
    heat.rows = {1, 64, 4096};
    heat.columns = {1024, 4096, 8192};
    heat.unit = QStringLiteral("µs");
    for (int i = 0; i < 8; ++i) {
        SweepHeatCell cell;
        cell.index = i;
        cell.setup.shape = {heat.rows[static_cast<std::size_t>(i / 3)], heat.columns[static_cast<std::size_t>(i % 3)]};
        cell.point = sweep()->content().picture.series[1].points[i];
        cell.state = SweepHeatCell::State::Measured;
        cell.value = cell.point.us;
        cell.level = std::log(cell.value);
        cell.resolved = cell.point.resolved;
        heat.cells.push_back(cell);
    }
    heat.cells.emplace_back();
    auto chart = std::make_unique<SweepHeatMap>();
    chart->setTitle(sweepHeatTitle(heat));
    chart->setHeat(heat);
    return chart;
}

inline std::unique_ptr<RooflineChart> roofline()
{
    RooflinePicture picture;
    picture.copyGbps = 4000;
    picture.hasCalibration = true;
    picture.roofs = {{QStringLiteral("f16"), 800}, {QStringLiteral("tf32"), 400}};
    for (const auto& [name, intensity, tflops] :
         {std::tuple("attention-materialized", 60.0, 43.0), std::tuple("attention-fused", 512.0, 430.0),
          std::tuple("matmul-f16", 900.0, 690.0)}) {
        RooflinePoint point;
        point.name = point.label = QString::fromLatin1(name);
        point.intensity = intensity;
        point.tflops = tflops;
        point.low = tflops * 0.97;
        point.high = tflops * 1.02;
        point.gbps = tflops / intensity * 1e3;
        point.us = 40;
        point.usLow = 39;
        point.usHigh = 41;
        point.n = 200;
        point.operations = 17.18e9;
        point.bytes = Bytes{32u << 20};
        point.rate = QStringLiteral("f16");
        point.roof = std::min(800.0, intensity * 4);
        picture.points.append(point);
    }
    auto chart = std::make_unique<RooflineChart>();
    chart->fill(&RooflineContent::setPicture, picture);
    return chart;
}

/// By objectName; all 760 × 460.
inline std::map<QString, std::unique_ptr<ChartWidget>> allCharts()
{
    std::map<QString, std::unique_ptr<ChartWidget>> all;
    all["scopeChart"] = scope();
    all["latencyChart"] = comparison();
    all["sweepFirstChart"] = sweep();
    all["sweepHeatMap"] = sweepMap();
    all["rooflineChart"] = roofline();
    auto accuracy = std::make_unique<CategoryBars>(), size = std::make_unique<CategoryBars>();
    accuracy->fill(showAccuracyByMode, *study());
    size->fill(showModelSize, *study());
    all["studyAccuracy"] = std::move(accuracy);
    all["studySize"] = std::move(size);
    auto pareto = std::make_unique<ParetoChart>();
    pareto->fill(showPareto, *study());
    all["studyPareto"] = std::move(pareto);
    auto heat = std::make_unique<HeatMap>();
    heat->fill(showSensitivity, *study(), SensitivityQuantity::LossDifference);
    all["studyHeatMap"] = std::move(heat);
    auto training = std::make_unique<TrainingChart>();
    training->fill(showTraining, *study());
    all["studyTraining"] = std::move(training);
    auto histogram = std::make_unique<HistogramChart>();
    histogram->fill(&HistogramContent::setProbe, probe());
    all["tensorHistogram"] = std::move(histogram);
    auto channels = std::make_unique<ChannelChart>();
    channels->fill(&ChannelContent::setProbe, probe());
    all["tensorChannels"] = std::move(channels);
    for (auto& [name, chart] : all) {
        chart->setObjectName(name);
        chart->resize(760, 460);
    }
    return all;
}

} // namespace qs::example
