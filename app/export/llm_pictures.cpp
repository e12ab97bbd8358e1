// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/llm_pictures.h"

#include "widgets/charts/bars/category_bars.h"
#include "widgets/charts/curves/line_chart.h"
#include "widgets/charts/curves/pareto_chart.h"
#include "widgets/charts/llm/llm_charts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace qs {
namespace {

using Pictures = std::vector<LlmPicture>;

/// `show` fills the chart.
template <typename Show>
void addBars(Pictures& all, const QString& file, const char* name, CategoryBars::Kind kind, Show show)
{
    all.push_back({file, false, [name, kind, show = std::move(show)]() -> std::unique_ptr<ChartWidget> {
                       auto chart = std::make_unique<CategoryBars>(kind);
                       chart->setObjectName(QLatin1String(name));
                       show(*chart);
                       const auto& items = chart->items();
                       if (std::any_of(items.begin(), items.end(),
                                       [](const CategoryItem& item) { return std::isfinite(item.value); }))
                           return chart;
                       return nullptr;
                   }});
}

template <typename Chart, typename Show> void addPlane(Pictures& all, const char* file, const char* name, Show show)
{
    all.push_back({QLatin1String(file), true, [name, show = std::move(show)]() -> std::unique_ptr<ChartWidget> {
                       auto chart = std::make_unique<Chart>();
                       chart->setObjectName(QLatin1String(name));
                       show(*chart);
                       if (chart->dataTable().isEmpty()) return nullptr;
                       return chart;
                   }});
}

} // namespace

std::vector<LlmPicture> llmPictures(const LlmStudyResult& study)
{
    using K = CategoryBars::Kind;
    const auto name = [](const char* file) { return QString::fromLatin1(file); };
    Pictures all;
    addBars(all, name("load_time"), "llmLoading", K::Bars, [&study](CategoryBars& c) { showLlmLoading(c, study); });
    addPlane<LineChart>(all, "throughput", "llmThroughput", [&study](LineChart& c) { showLlmThroughput(c, study); });
    addBars(all, name("time_per_token"), "llmLatency", K::Dots,
            [&study](CategoryBars& c) { showLlmTimePerToken(c, study); });
    addBars(all, name("memory"), "llmMemory", K::Bars, [&study](CategoryBars& c) { showLlmMemory(c, study); });
    addBars(all, name("perplexity"), "llmPerplexity", K::Dots,
            [&study](CategoryBars& c) { showLlmPerplexity(c, study); });
    addBars(all, name("divergence"), "llmDivergence", K::Dots,
            [&study](CategoryBars& c) { showLlmDivergence(c, study); });
    int number = 0;
    for (const LlmTaskInfo& task : study.tasks)
        for (const std::string& metric : task.metrics)
            addBars(all, ++number == 1 ? name("tasks") : QStringLiteral("tasks_%1").arg(number), "llmTasks", K::Dots,
                    [&study, &task, &metric](CategoryBars& c) { showLlmTask(c, study, task, metric); });
    addPlane<ParetoChart>(all, "trade_off", "llmTradeOff",
                          [&study](ParetoChart& c) { showLlmTradeOff(c, study, LlmCost::TimePerToken); });
    addPlane<ParetoChart>(all, "trade_off_size", "llmTradeOff",
                          [&study](ParetoChart& c) { showLlmTradeOff(c, study, LlmCost::WeightBytes); });
    return all;
}

} // namespace qs
