// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/llm_pictures.h"

#include "widgets/charts/category_bars.h"
#include "widgets/charts/line_chart.h"
#include "widgets/charts/llm_charts.h"
#include "widgets/charts/pareto_chart.h"

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

using Pictures = std::vector<LlmChart>;

template <typename Show> void addBars(Pictures& all, const char* file, const char* name, CategoryBars::Kind kind, Show show)
{
    auto chart = std::make_unique<CategoryBars>(kind);
    chart->setObjectName(QLatin1String(name));
    show(*chart);
    const auto& items = chart->items();
    if (std::any_of(items.begin(), items.end(), [](const CategoryItem& item) { return std::isfinite(item.value); })) all.push_back({QLatin1String(file), std::move(chart)});
}

template <typename Chart, typename Show> void addPlane(Pictures& all, const char* file, const char* name, Show show)
{
    auto chart = std::make_unique<Chart>();
    chart->setObjectName(QLatin1String(name));
    show(*chart);
    if (!chart->dataTable().isEmpty()) all.push_back({QLatin1String(file), std::move(chart), true});
}

} // namespace

std::vector<LlmChart> makeLlmPictures(const LlmStudyResult& study)
{
    using K = CategoryBars::Kind;
    Pictures all;
    addBars(all, "load_time", "llmLoading", K::Bars, [&](CategoryBars& c) { showLlmLoading(c, study); });
    addPlane<LineChart>(all, "throughput", "llmThroughput", [&](LineChart& c) { showLlmThroughput(c, study); });
    addBars(all, "time_per_token", "llmLatency", K::Dots, [&](CategoryBars& c) { showLlmTimePerToken(c, study); });
    addBars(all, "memory", "llmMemory", K::Bars, [&](CategoryBars& c) { showLlmMemory(c, study); });
    addBars(all, "perplexity", "llmPerplexity", K::Dots, [&](CategoryBars& c) { showLlmPerplexity(c, study); });
    addBars(all, "divergence", "llmDivergence", K::Dots, [&](CategoryBars& c) { showLlmDivergence(c, study); });
    int number = 0;
    for (const LlmTaskInfo& task : study.tasks)
        for (const std::string& metric : task.metrics) {
            const std::string file = ++number == 1 ? "tasks" : "tasks_" + std::to_string(number);
            addBars(all, file.c_str(), "llmTasks", K::Dots, [&](CategoryBars& c) { showLlmTask(c, study, task, metric); });
        }
    addPlane<ParetoChart>(all, "trade_off", "llmTradeOff", [&](ParetoChart& c) { showLlmTradeOff(c, study, LlmCost::TimePerToken); });
    addPlane<ParetoChart>(all, "trade_off_size", "llmTradeOff", [&](ParetoChart& c) { showLlmTradeOff(c, study, LlmCost::WeightBytes); });
    return all;
}

} // namespace qs
