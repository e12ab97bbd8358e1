// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/llm/report.h"
#include "gpu/report/llm/table_parts.h"
#include "gpu/results/llm_rates.h"

namespace qs {

using namespace llmtables;

namespace {

/// A line of the table.
struct Served
{
    const LlmStudyResult* study;
    const LlmRow* row;
    const LlmTiming* timing;
};

std::string energyText(double joules) { return joules > 0 ? std::string(formatEnergy(joules)) : dash(); }

/// In the verdict's words, against the baseline of its device at the same sizes.
std::string speedOf(const Served& s)
{
    if (s.row == s.study->baselineOf(*s.row)) return "baseline";
    const Comparison& speed = s.timing->stepSpeed;
    return speed.n == 0 ? dash() : verdictCell(speed) + (s.row->inspection.simulated ? " *" : "");
}

/// What a step really reads, which of experts is less than all.
void addWeightReads(std::vector<TextColumn<Served>>& columns)
{
    const auto add = [&columns](const char* title, auto text) {
        columns.push_back({title, [text](const Served& s) -> std::string {
                               return s.timing->stepWeightBytes > 0 ? std::string(text(s)) : dash();
                           }});
    };
    add("Weights read per step",
        [](const Served& s) { return sizeText(static_cast<std::int64_t>(s.timing->stepWeightBytes)); });
    add("of all weights", [](const Served& s) {
        return formatFixed(100 * s.timing->stepWeightBytes / static_cast<double>(s.row->memory.weights), 1) + "%";
    });
    add("GB/s", [](const Served& s) { return formatFixed(weightGbps(*s.timing), 1); });
}

} // namespace

TextTable llmServingTable(const LlmStudyResult& result)
{
    const auto ms = [](auto figure) { return [figure](const Served& s) -> std::string { return figure(*s.timing); }; };
    using T = const LlmTiming&;
    std::vector<TextColumn<Served>> columns{
        {"Configuration", [](const Served& s) { return markedTitle(*s.row); }, false},
        {"Prompt", [](const Served& s) { return std::string(formatCount(s.timing->promptLength)); }},
        {"Batch", [](const Served& s) { return std::string(formatCount(s.timing->batch)); }},
        {"First token ms", ms([](T t) { return msText(t.prefill.p50); })},
        {"Time per token ms [95%]", ms([](T t) { return interval(t.step); })},
        {"p95 ms", ms([](T t) { return t.step.p95Resolved() ? std::string(msText(t.step.p95)) : dash(); })},
        {"p99 ms", ms([](T t) { return t.step.p99Resolved() ? std::string(msText(t.step.p99)) : dash(); })},
        {"Speed", speedOf, false},
        {"Throughput tok/s", ms([](T t) { return formatFixed(decodeThroughput(t), 1); })},
        {"per sequence", ms([](T t) { return formatFixed(decodeThroughput(t) / t.batch, 1); })},
        {"Median step tok/s", ms([](T t) { return formatFixed(t.medianStepTokensPerSecond(), 1); })}};
    if (knowsEnergy(result)) {
        columns.push_back({"J/token", ms([](T t) { return energyText(joulesPerToken(t)); })});
        columns.push_back({"tokens/J", ms([](T t) -> std::string {
                               return joulesPerToken(t) > 0 ? std::string(formatNumber(tokensPerJoule(t), 4)) : dash();
                           })});
        columns.push_back({"J/prompt token", ms([](T t) { return energyText(promptJoulesPerToken(t)); })});
    }
    if (countsWeights(result)) addWeightReads(columns);
    if (!result.devices.empty())
        columns.push_back(
            {"Device",
             [](const Served& s) -> std::string { return s.row->device.empty() ? std::string(dash()) : s.row->device; },
             false});
    std::vector<Served> lines;
    for (const LlmRow& row : result.rows)
        for (const LlmTiming& timing : row.timings)
            if (row.failed.empty() && timing.step.n > 0) lines.push_back({&result, &row, &timing});
    return tableOf(columns, lines);
}

} // namespace qs
