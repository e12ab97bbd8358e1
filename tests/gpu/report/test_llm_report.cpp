// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/units.h"
#include "gpu/report/llm/report.h"
#include "gpu/results/llm_rates.h"

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
