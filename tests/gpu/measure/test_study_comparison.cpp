// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/results/accuracy_study.h"
#include "gpu/results/compare/run_comparison.h"
#include "gpu/results/llm_rates.h"

#include <algorithm>
#include <cmath>

using namespace qs;
using Quantity = ComparedQuantity;

namespace {

LlmTiming comparedTiming(int batch, double stepUs, std::uint64_t seed)
{
    LlmTiming timing;
    timing.batch = batch;
    timing.promptLength = 128;
    timing.generate = 4;
    for (std::uint64_t round = 0; round < 20; ++round) {
        timing.prefillUs.push_back(static_cast<float>(12'000 * (1 + 0.002 * normalAt(seed, round))));
        for (std::uint64_t step = 0; step < 4; ++step)
            timing.stepUs.push_back(static_cast<float>(stepUs * (1 + 0.002 * normalAt(seed + 1, 4 * round + step))));
    }
    return timing;
}

/// A language model with a baseline and one configuration; `loss`: nats per token that the configuration has more.
LlmStudyResult comparedLlm(double stepUs, double loss, std::int64_t weights, std::uint64_t seed)
{
    LlmStudyResult study;
    study.model = "Tiny";
    study.text = "held_out.txt";
    for (const char* name : {"fp16", "int8-w8a8"}) {
        const bool base = study.rows.empty();
        LlmRow row;
        row.configuration = name;
        row.memory.weights = base ? 1000 : weights;
        row.timings = {comparedTiming(1, base ? 1000 : stepUs, seed),
                       comparedTiming(8, base ? 2000 : 2 * stepUs, seed + 9)};
        LlmText text;
        text.tokens = 2048;
        for (std::uint64_t i = 0; i < 2048; ++i) // the text is the same in every run
            text.tokenLoss.push_back(static_cast<float>(3 + normalAt(77, i) + (base ? 0 : loss)));
        double sum = 0;
        for (const float each : text.tokenLoss)
            sum += each;
        text.perplexity = std::exp(sum / 2048);
        text.perplexityError = 0.02 * text.perplexity;
        row.text = text;
        LlmMetric metric;
        metric.task = "arc_easy";
        metric.metric = "acc";
        metric.outcomes = std::string(600, '1') + std::string(400, '0');
        if (!base && loss > 0) metric.outcomes.replace(0, 100, std::string(100, '0'));
        row.metrics = {metric};
        study.rows.push_back(row);
        seed += 100;
    }
    study.tasks = {{"arc_easy", "ARC-Easy", {}, {"acc"}, 1000, 1000, 0, 0, 0.25}};
    judge(study);
    return study;
}

const SeriesComparison* rowOf(const RunComparison& all, const char* name, Quantity quantity, const char* group = "")
{
    const auto found = std::ranges::find_if(all.series, [&](const SeriesComparison& each) {
        return each.key.name == name && each.quantity == quantity && each.key.group == group;
    });
    return found == all.series.end() ? nullptr : &*found;
}

AccuracyStudyResult comparedModes(std::int64_t correct, std::int64_t bytes, double us)
{
    AccuracyStudyResult study;
    study.model = "MLP";
    study.data = "drawn characters";
    for (const char* mode : {"fp32", "int8-static"}) {
        const bool base = study.rows.empty();
        ModeRow row;
        row.mode = mode;
        row.total = 10'000;
        row.correct = base ? 9800 : correct;
        row.size.payload = base ? 1'000'000 : bytes;
        for (std::uint64_t i = 0; i < 100; ++i)
            row.samplesUs.push_back(static_cast<float>((base ? 100 : us) * (1 + 0.002 * normalAt(5, i))));
        row.latency = summarize(row.samplesUs);
        study.rows.push_back(row);
    }
    return study;
}

} // namespace

TEST_CASE("language models are compared configuration by configuration, in every figure that both have")
{
    const LlmStudyResult a = comparedLlm(800, 0.0, 600, 1), b = comparedLlm(600, 0.02, 500, 5001);
    const auto compared = compareResults({nullptr, &a}, {nullptr, &b});
    REQUIRE(compared);
    const SeriesComparison* step = rowOf(*compared, "INT8-W8A8", Quantity::TimePerToken, "1×128");
    REQUIRE(step);
    CHECK(step->a.value == a.rows[1].timings[0].step.p50); // the figures of the tables
    CHECK(step->b.low == b.rows[1].timings[0].step.medianLow);
    CHECK(step->comparison.verdict == Verdict::Faster);
    CHECK(step->comparison.ratio == doctest::Approx(800.0 / 600).epsilon(0.01));
    CHECK_FALSE(step->comparison.paired);
    const SeriesComparison* rate = rowOf(*compared, "INT8-W8A8", Quantity::Throughput, "8×128");
    REQUIRE(rate);
    CHECK(rate->b.value == decodeThroughput(b.rows[1].timings[1]));
    CHECK(rate->comparison.verdict == Verdict::Faster); // more is better
    CHECK(rate->comparison.low > 1.2);
    CHECK(changePercent(rate->comparison.ratio, Quantity::Throughput) == doctest::Approx(33.3).epsilon(0.02));
    const SeriesComparison* memory = rowOf(*compared, "INT8-W8A8", Quantity::Memory);
    REQUIRE(memory);
    CHECK(memory->comparison.ratio == doctest::Approx(1.2));
    CHECK(comparisonText(memory->comparison, Quantity::Memory).english() == "BETTER 1.200×, exact");
    CHECK(changePercent(memory->comparison.ratio, Quantity::Memory) == doctest::Approx(-16.67).epsilon(0.01));
    // The same text: the losses in pairs tell 2 % apart, where the standard errors of both would not.
    const SeriesComparison* perplexity = rowOf(*compared, "INT8-W8A8", Quantity::Perplexity);
    REQUIRE(perplexity);
    CHECK(perplexity->comparison.verdict == Verdict::Slower);
    CHECK(perplexity->comparison.paired);
    CHECK(verdictName(perplexity->comparison.verdict, perplexity->quantity) == "WORSE");
    CHECK(rowOf(*compared, "Baseline FP16", Quantity::Perplexity)->comparison.verdict == Verdict::Same);
    const SeriesComparison* task = rowOf(*compared, "INT8-W8A8", Quantity::Accuracy, "arc_easy, acc");
    REQUIRE(task);
    CHECK(task->comparison.ratio == doctest::Approx(500.0 / 600));
    CHECK(task->comparison.verdict == Verdict::Slower);
    CHECK(task->comparison.paired); // the same items
    CHECK(regressionOf(step->comparison, 5) == Regression::No);
    CHECK(regressionOf(perplexity->comparison, 1) == Regression::Yes);
}

TEST_CASE("perplexities of different texts are not compared, and those without losses only by their standard errors")
{
    const LlmStudyResult a = comparedLlm(800, 0, 600, 1);
    LlmStudyResult b = comparedLlm(800, 0.02, 600, 1);
    b.text = "another.txt";
    auto compared = compareResults({nullptr, &a}, {nullptr, &b});
    REQUIRE(compared);
    CHECK(rowOf(*compared, "INT8-W8A8", Quantity::Perplexity) == nullptr);
    REQUIRE(compared->notes.size() == 1);
    CHECK(compared->isOfUnlikeWork());
    b.text = a.text;
    for (LlmRow& row : b.rows)
        row.text->tokenLoss.clear();
    compared = compareResults({nullptr, &a}, {nullptr, &b});
    const SeriesComparison* row = rowOf(*compared, "INT8-W8A8", Quantity::Perplexity);
    REQUIRE(row);
    CHECK(row->comparison.verdict == Verdict::NotResolved);
    CHECK_FALSE(row->comparison.paired);
}

TEST_CASE("what one study of a language model alone has is listed; a simulation is called one")
{
    LlmStudyResult a = comparedLlm(800, 0, 600, 1), b = comparedLlm(800, 0, 600, 1);
    b.rows[0].timings.pop_back();
    a.rows[1].inspection.simulated = true;
    b.rows[1].failed = "out of memory";
    auto compared = compareResults({nullptr, &a}, {nullptr, &b});
    REQUIRE(compared);
    CHECK(compared->onlyIn(true) == std::vector<std::string>{"8×128", "INT8-W8A8"});
    CHECK(compared->onlyIn(false).empty());
    b.rows[1].failed = {};
    compared = compareResults({nullptr, &a}, {nullptr, &b});
    CHECK(rowOf(*compared, "INT8-W8A8", Quantity::TimePerToken, "1×128")->simulated);
    CHECK_FALSE(rowOf(*compared, "INT8-W8A8", Quantity::Memory)->simulated); // the format's own
    CHECK_FALSE(rowOf(*compared, "Baseline FP16", Quantity::TimePerToken, "1×128")->simulated);
}

TEST_CASE("accuracy studies are compared mode by mode")
{
    const AccuracyStudyResult a = comparedModes(9800, 300'000, 50), b = comparedModes(9500, 200'000, 40);
    const auto compared = compareResults({nullptr, &a}, {nullptr, &b});
    REQUIRE(compared);
    const auto of = [&](Quantity quantity) {
        const auto found = std::ranges::find_if(compared->series, [&](const SeriesComparison& each) {
            return each.quantity == quantity && each.key.name != compared->series.front().key.name;
        });
        REQUIRE(found != compared->series.end());
        return *found;
    };
    CHECK(of(Quantity::Accuracy).a.value == doctest::Approx(98));
    CHECK(of(Quantity::Accuracy).comparison.verdict == Verdict::Slower);
    CHECK(of(Quantity::Latency).comparison.ratio == doctest::Approx(1.25).epsilon(0.01));
    CHECK(of(Quantity::Size).comparison.ratio == doctest::Approx(1.5));
    CHECK(compared->series.front().comparison.verdict == Verdict::Same); // within half a point
    CHECK(compared->differences.empty());
}

TEST_CASE("results of unlike kinds are refused by their names")
{
    const LlmStudyResult llm = comparedLlm(800, 0, 600, 1);
    const AccuracyStudyResult modes = comparedModes(9800, 300'000, 50);
    RunResult sweep;
    sweep.sweep.emplace().axes = {{Dimension::Tokens, {1, 2}}};
    const auto error = [](const ComparedResult& a, const ComparedResult& b) {
        const auto compared = compareResults(a, b);
        REQUIRE_FALSE(compared);
        return compared.error().message.english();
    };
    CHECK(error({&sweep, nullptr}, {nullptr, &llm}) == "One is a sweep, the other is a study of a language model.");
    CHECK(error({nullptr, &modes}, {nullptr, &llm}) ==
          "One is an accuracy study, the other is a study of a language model.");
}
