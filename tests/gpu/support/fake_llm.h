// SPDX-License-Identifier: GPL-3.0-or-later
// A study of a language model that answers at once: a baseline, one configuration that is equivalent and faster, one
// that is worse and simulated, one that failed.
#pragma once

#include "gpu/remote/study_kinds.h"
#include "gpu/studies/study_events.h"

#include <cmath>
#include <memory>
#include <string>
#include <vector>

namespace qs {

inline LlmTiming fakeTiming(int batch, double stepUs)
{
    LlmTiming timing;
    timing.batch = batch;
    timing.promptLength = 128;
    timing.generate = 4;
    for (int round = 0; round < 8; ++round) {
        timing.prefillUs.push_back(static_cast<float>(12'000 + 10 * round));
        for (int step = 0; step < 4; ++step)
            timing.stepUs.push_back(static_cast<float>(stepUs * (1 + 0.001 * (round + step))));
    }
    return timing;
}

/// `worse`: nats a token more than the baseline; `stepUs`: of one sequence.
inline LlmRow fakeLlmRow(const std::string& configuration, std::int64_t weights, double worse, double stepUs,
                         const std::string& outcomes)
{
    LlmRow row;
    row.configuration = configuration;
    const LlmConfiguration& c = *findLlmConfiguration(configuration);
    row.inspection = {"BF16",
                      std::string(c.weightFormat()),
                      c.weightType().english(),
                      c.activationType().english(),
                      kvFormatLabel(c.kv),
                      "a stand-in",
                      c.activationType().english(),
                      false,
                      {},
                      {}};
    row.load = {1.5, 0.9, 0.4, 1.0};
    row.memory = {weights, weights, 8'388'608, 2048, 9'252'864, weights + 20'000'000, 20'000'000'000};
    row.timings = {fakeTiming(1, stepUs), fakeTiming(8, 3 * stepUs)};
    LlmText text;
    text.tokens = 20'000;
    text.perplexity = 28.755 * std::exp(worse);
    text.perplexityError = 0.59;
    text.ratio = std::exp(worse);
    for (int i = 0; i < 12; ++i)
        text.tokenLoss.push_back(static_cast<float>(3.0 + worse + 0.1 * i));
    if (worse > 0) {
        text.loss = {worse, worse - 0.002, worse + 0.002, worse > 0.005 ? 0.001 : 0.4, 625};
        text.ratioLow = std::exp(worse - 0.002);
        text.ratioHigh = std::exp(worse + 0.002);
        text.compared = text.tokens;
        text.meanDivergence = worse;
        text.divergenceError = worse / 50;
        text.medianDivergence = worse / 3;
        text.divergence99 = 8 * worse;
        text.largestDivergence = 40 * worse;
        for (int i = 0; i < 12; ++i)
            text.tokenDivergence.push_back(static_cast<float>(worse * i * i / 3));
    }
    text.agreed = text.tokens - static_cast<std::int64_t>(worse * 50'000);
    row.text = std::move(text);
    LlmMetric metric;
    metric.task = "cloze";
    metric.metric = "acc";
    metric.outcomes = outcomes;
    row.metrics = {metric};
    row.sample = " a very different creature.";
    row.sampleTokens = row.sampleAgrees = 6;
    return row;
}

inline LlmStudyResult fakeLlmResult(const LlmStudySpec& spec = {})
{
    LlmStudyResult result;
    result.spec = spec;
    result.programVersion = "0.1.0";
    result.environment.device = "a stand-in";
    result.environment.backend = "cpu";
    result.environment.date = "2026-01-02T03:04:05Z";
    result.checkpoint = Message::tr("the model included with the program");
    result.model = Message::tr("%1, %2 parameters, %3 layers, width %4, vocabulary %5, context %6")
                       .arg("LlamaForCausalLM", "3,279,104", 4, 256, "2,048", 512);
    result.parameters = 3'279'104;
    result.context = 512;
    result.checkpointBytes = 6'562'304;
    result.text = "held_out.txt, 20,000 tokens";
    result.prompt = "If Emma had still";
    result.textPieces = {"If", " Emma", " had", " still", ",", " at", " inter", "v", "als", ",", " an", " anxious"};
    result.tasks = {{"cloze",
                     "Cloze",
                     Message::tr("generated from the text: which of four continuations follows"),
                     {"acc"},
                     40,
                     40,
                     0,
                     0,
                     0.25}};
    result.rows = {fakeLlmRow("fp16", 6'562'304, 0, 250, "1111111111111110000000000000000000000000"),
                   fakeLlmRow("int8-w8a16", 3'850'000, 0.001, 180, "1111111111111110000000000000000000000000"),
                   fakeLlmRow("fp8-w8a8", 3'820'000, 0.03, 400, "1111111110000000000000000000000000000000")};
    result.rows[2].inspection.simulated = true;
    result.rows[2].inspection.reason = result.rows[2].inspection.arithmetic;
    LlmRow failed;
    failed.configuration = "int4-w4a16-awq";
    failed.failed = "Not enough memory for the layer inputs during calibration. Use a shorter calibration text.";
    result.rows.push_back(failed);
    result.interleaved = true;
    result.aaBand = 0.002;
    result.firstTokenSeconds = 0.3;
    result.seconds = 3;
    result.complete = true;
    judge(result);
    return result;
}

/// Tells its rates and its sample, then all rows at once.
class FakeLlm : public Study
{
public:
    explicit FakeLlm(const LlmStudySpec& spec) : m_result(fakeLlmResult(spec)) {}
    std::optional<Error> run(std::stop_token, StudySink& sink) override
    {
        LlmStudyResult begun = m_result;
        begun.rows.clear();
        sink.event(partEvent(StudyEvent::Kind::Started, std::move(begun)));
        for (const LlmRow& row : m_result.rows)
            for (int i = 1; i <= 5 && row.failed.empty(); ++i) {
                StudyEvent speed;
                speed.kind = StudyEvent::Kind::Speed;
                speed.subject = row.configuration;
                speed.what = "decode";
                speed.count = 1;
                speed.rate = row.timings.front().medianStepTokensPerSecond() * (1 + 0.01 * i);
                sink.event(speed);
            }
        return std::nullopt;
    }
    const LlmStudyResult& result() const override { return m_result; }

private:
    LlmStudyResult m_result;
};

inline std::unique_ptr<Study> fakeLlmStudy(const LlmStudySpec& spec) { return std::make_unique<FakeLlm>(spec); }

} // namespace qs
