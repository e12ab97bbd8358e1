// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/llm_pictures.h"

#include "widgets/charts/bars/category_bars.h"
#include "widgets/charts/core/chart_names.h"
#include "widgets/charts/curves/line_chart.h"
#include "widgets/charts/curves/pareto_chart.h"
#include "widgets/charts/llm/llm_charts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace qs {
namespace {

using Pictures = std::vector<LlmPicture>;

bool showsAnything(const CategoryContent& chart)
{
    return std::ranges::any_of(chart.items, [](const CategoryItem& item) { return std::isfinite(item.value); });
}

bool showsAnything(const ChartContent& chart) { return !chart.dataTable().isEmpty(); }

/// `show` fills the chart, which is called `name` in the window.
template <typename Content, typename Show>
void add(Pictures& all, const QString& file, const char* name, bool isPlane, Show show)
{
    all.push_back({file, isPlane, [name, show = std::move(show)]() -> std::unique_ptr<ChartContent> {
                       auto chart = std::make_unique<Content>();
                       chart->chartName = QLatin1String(name);
                       show(*chart);
                       if (!showsAnything(*chart)) return nullptr;
                       return chart;
                   }});
}

} // namespace

std::vector<LlmPicture> llmPictures(const LlmStudyResult& study)
{
    Pictures all;
    const auto bars = [&](const QString& file, const char* name, auto show, const auto&... of) {
        add<CategoryContent>(all, file, name, false,
                             [&study, show, &of...](CategoryContent& c) { show(c, study, of...); });
    };
    const auto name = [](const char* file) { return QString::fromLatin1(file); };
    bars(name("load_time"), chartnames::kLlmLoading, showLlmLoading);
    for (const auto& [file, over] : {std::pair("throughput", LlmThroughputOver::BatchSize),
                                     std::pair("throughput_latency", LlmThroughputOver::TimePerToken)})
        add<LineContent>(all, name(file), chartnames::kLlmThroughput, true,
                         [&study, over = over](LineContent& c) { showLlmThroughput(c, study, over); });
    bars(name("time_per_token"), chartnames::kLlmLatency, showLlmTimePerToken);
    bars(name("memory"), chartnames::kLlmMemory, showLlmMemory);
    bars(name("perplexity"), chartnames::kLlmPerplexity, showLlmPerplexity);
    bars(name("divergence"), chartnames::kLlmDivergence, showLlmDivergence);
    int number = 0;
    for (const LlmTaskInfo& task : study.tasks)
        for (const std::string& metric : task.metrics)
            bars(++number == 1 ? name("tasks") : QStringLiteral("tasks_%1").arg(number), chartnames::kLlmTasks,
                 showLlmTask, task, metric);
    for (const auto& [file, cost] :
         {std::pair("trade_off", LlmCost::TimePerToken), std::pair("trade_off_size", LlmCost::WeightBytes)})
        add<ParetoContent>(all, name(file), chartnames::kLlmTradeOff, true,
                           [&study, cost = cost](ParetoContent& c) { showLlmTradeOff(c, study, cost); });
    return all;
}

} // namespace qs
