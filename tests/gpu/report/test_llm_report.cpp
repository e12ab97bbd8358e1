// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/units.h"
#include "gpu/report/llm/report.h"
#include "gpu/results/llm_rates.h"
#include "gpu/results/reasons/batch_crossings.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace qs;

namespace {

/// Steps of 12 rounds of 4, a little apart so that nothing is exact.
LlmTiming timingOf(int batch, double stepUs)
{
    LlmTiming timing;
    timing.batch = batch;
    timing.promptLength = 16;
    timing.generate = 4;
    for (int round = 0; round < 12; ++round) {
        timing.prefillUs.push_back(2000);
        for (int step = 0; step < 4; ++step)
            timing.stepUs.push_back(static_cast<float>(stepUs * (1 + 0.002 * ((round * 5 + step) % 7))));
    }
    return timing;
}

LlmRow rowOf(const char* configuration, std::vector<LlmTiming> timings)
{
    LlmRow row;
    row.configuration = configuration;
    row.memory.weights = 1000;
    row.timings = std::move(timings);
    return row;
}

LlmStudyResult resultOf(std::vector<LlmRow> rows)
{
    LlmStudyResult result;
    result.spec.generate = 4;
    result.spec.rounds = 12;
    result.spec.promptLengths = {16};
    result.rows = std::move(rows);
    result.interleaved = true;
    judge(result);
    return result;
}

std::string findingAbout(const LlmStudyResult& result, const std::string& part)
{
    const auto all = llmFindings(result);
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Message& m) { return m.english().find(part) != std::string::npos; });
    return found == all.end() ? std::string() : found->english();
}

} // namespace

TEST_CASE("a larger batch that yields less in total is a finding, with both rates; one that pays is not")
{
    const auto slow = resultOf({rowOf("fp16", {timingOf(1, 250), timingOf(8, 3300)}),
                                rowOf("int8-w8a16", {timingOf(1, 200), timingOf(8, 400)})});
    const std::string words = findingAbout(slow, "larger batch");
    CHECK(words.find("Baseline FP16 (") != std::string::npos);
    CHECK(words.find("with batch 8") != std::string::npos);
    CHECK(words.find("INT8-W8A16") == std::string::npos);
    const LlmTiming &one = slow.rows[0].timings[0], &eight = slow.rows[0].timings[1];
    CHECK(words.find(formatCount(std::lround(decodeThroughput(eight)))) != std::string::npos);
    CHECK(compareBatches(one, eight, 0).verdict == Verdict::Slower);
    CHECK(compareBatches(one, eight, 0).ratio ==
          doctest::Approx(decodeThroughput(eight) / decodeThroughput(one)).epsilon(0.01));
    CHECK(compareBatches(slow.rows[1].timings[0], slow.rows[1].timings[1], 0).verdict == Verdict::Faster);
    // Within the noise nothing is said: the same to 0.5 %, or less than the baseline differs from itself.
    CHECK(findingAbout(resultOf({rowOf("fp16", {timingOf(1, 250), timingOf(8, 2010)})}), "larger batch").empty());
    LlmStudyResult noisy = slow;
    noisy.aaBand = 0.9;
    CHECK(findingAbout(noisy, "larger batch").empty());
    // A simulation says nothing of the format.
    LlmStudyResult simulated = slow;
    simulated.rows[0].inspection.simulated = true;
    CHECK(findingAbout(simulated, "larger batch").empty());
}

TEST_CASE("the batch sizes between which a configuration stops to be faster are said, of each prompt length")
{
    auto result =
        resultOf({rowOf("fp16", {timingOf(1, 400), timingOf(8, 410), timingOf(32, 420), timingOf(64, 430)}),
                  rowOf("int8-w8a16", {timingOf(1, 200), timingOf(8, 300), timingOf(32, 400), timingOf(64, 500)}),
                  rowOf("int4-w4a16", {timingOf(1, 100), timingOf(8, 200), timingOf(32, 300), timingOf(64, 350)})});
    const auto found = batchCrossings(result);
    REQUIRE(found.size() == 1); // INT4 is faster everywhere
    CHECK(found[0].row == &result.rows[1]);
    CHECK(found[0].before == 32);
    CHECK(found[0].after == 64);
    CHECK(found[0].border.fasterBefore);
    CHECK(found[0].border.at > 32);
    CHECK(found[0].border.at < 64);
    CHECK(batchCrossingText(found[0]).english() ==
          "INT8-W8A16 becomes slower than Baseline FP16 between batch 32 and batch 64 (time per token, prompt of 16 "
          "tokens): in this run it is faster at batch 32 and slower at batch 64.");
    CHECK(findingAbout(result, "between batch 32 and batch 64") == batchCrossingText(found[0]).english());
    result.rows[1].inspection.simulated = true;
    CHECK(batchCrossings(result).empty());
}

TEST_CASE("the table by batch size and prompt has percentiles where there are steps enough for them")
{
    LlmStudyResult result = resultOf({rowOf("fp16", {timingOf(1, 250), timingOf(8, 500)}),
                                      rowOf("int8-w8a16", {timingOf(1, 200), timingOf(8, 400)})});
    LlmTiming& many = result.rows[1].timings[1];
    for (int i = 0; i < 20; ++i)
        many.stepUs.insert(many.stepUs.end(), many.stepUs.begin(), many.stepUs.begin() + 12);
    many.stepUs[40] = many.stepUs[80] = 4'000;
    judge(result);
    const TextTable table = llmServingTable(result);
    REQUIRE(table.rows.size() == 4);
    const auto cell = [&](std::size_t row, const char* column) {
        const auto found = std::ranges::find(table.header, column);
        REQUIRE(found != table.header.end());
        return table.rows[row][static_cast<std::size_t>(found - table.header.begin())];
    };
    CHECK(cell(0, "p95 ms") == "–"); // 48 steps
    CHECK(cell(0, "Speed") == "baseline");
    CHECK(cell(3, "Batch") == "8");
    CHECK(cell(3, "p95 ms") == formatFixed(many.step.p95 * 1e-3, 3));
    CHECK(cell(3, "p99 ms") == "–"); // 288 steps
    CHECK(cell(3, "Throughput tok/s") == formatFixed(decodeThroughput(many), 1));
    CHECK(cell(3, "per sequence") == formatFixed(decodeThroughput(many) / 8, 1));
}

TEST_CASE("throughput is tokens over wall time everywhere, and the median step is called so")
{
    LlmStudyResult result = resultOf({rowOf("fp16", {timingOf(1, 250), timingOf(8, 500)})});
    LlmTiming& many = result.rows[0].timings[1];
    many.stepUs[9] = 5'000; // a disturbed step: the mean shows it, the median does not
    judge(result);
    const double throughput = decodeThroughput(many), median = many.medianStepTokensPerSecond();
    double us = 0;
    for (const float step : many.stepUs)
        us += step;
    CHECK(throughput == doctest::Approx(8e6 * static_cast<double>(many.stepUs.size()) / us));
    CHECK(throughput < 0.9 * median);
    const auto interval = throughputInterval(many);
    CHECK(interval.low < throughput);
    CHECK(interval.high > throughput);
    CHECK(throughputInterval(LlmTiming()).high == 0);
    const TextTable summary = llmSummaryTable(result);
    const auto column = std::find(summary.header.begin(), summary.header.end(), "Throughput tok/s (batch)");
    REQUIRE(column != summary.header.end());
    const std::string shown = summary.rows[0][static_cast<std::size_t>(column - summary.header.begin())];
    CHECK(shown == formatCount(std::lround(throughput)) + " (8)");
    const nlohmann::json timing = nlohmann::json(toJson(result))["rows"][0]["timings"][1];
    CHECK(timing["throughput_tokens_per_second"].get<double>() == doctest::Approx(throughput));
    CHECK(timing["median_step_tokens_per_second"].get<double>() == doctest::Approx(median));
    CHECK(writeLlmReport(result, {}).find("Decode rate") == std::string::npos);
}

TEST_CASE("a file that names its median figure a decode rate is read, and both figures come from its steps")
{
    const LlmStudyResult result = resultOf({rowOf("fp16", {timingOf(1, 250)})});
    nlohmann::json old = nlohmann::json::parse(toJson(result).dump());
    nlohmann::json& timing = old["rows"][0]["timings"][0];
    timing["decode_tokens_per_second"] = timing["median_step_tokens_per_second"];
    timing.erase("median_step_tokens_per_second");
    timing.erase("throughput_tokens_per_second");
    const auto read = llmStudyResultFromJson(old);
    REQUIRE(read.ok());
    const LlmTiming &was = result.rows[0].timings[0], &is = read->rows[0].timings[0];
    CHECK(decodeThroughput(is) == doctest::Approx(decodeThroughput(was)));
    CHECK(is.medianStepTokensPerSecond() == doctest::Approx(was.medianStepTokensPerSecond()));
}
