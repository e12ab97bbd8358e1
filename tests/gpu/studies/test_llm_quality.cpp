// SPDX-License-Identifier: GPL-3.0-or-later
// What perplexity, divergence and verdicts of a study rest on, and studies without speed.
#include <doctest/doctest.h>

#include "gpu/formats/bounded_json.h"
#include "gpu/report/llm/report.h"
#include "gpu/studies/llm/generate.h"
#include "gpu/studies/llm/model.h"

#include "tests/gpu/support/llm_study_cases.h"

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

using namespace qs;
using namespace qs::test;
namespace fs = std::filesystem;

namespace {

LlmStudySpec qualityOnly()
{
    LlmStudySpec spec = smallStudy();
    spec.configurations = {"fp32"};
    spec.clozeItems = 0;
    spec.rounds = 0;
    return spec;
}

LlmStudyResult measured(const LlmStudySpec& spec)
{
    LlmStudy study(spec);
    StudyLog log;
    const auto error = study.run({}, log);
    REQUIRE_MESSAGE(!error, (error ? error->text() : ""));
    return study.result();
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("perplexity over windows that overlap is that of transformers' sliding window, and says which they were")
{
    LlmStudySpec spec = qualityOnly();
    spec.textTokens = 3000;
    const auto perplexity = [&](std::int64_t context, std::int64_t stride) {
        spec.context = context;
        spec.stride = stride;
        const LlmStudyResult result = measured(spec);
        CHECK(result.window.context == (context > 0 ? context : 512));
        CHECK(result.window.begin == 0);
        return result.row("fp32")->text->perplexity;
    };
    // By transformers in float32, windows of 512 tokens with BOS before each.
    CHECK(perplexity(0, 0) == doctest::Approx(25.394).epsilon(0.0001));
    CHECK(perplexity(512, 256) == doctest::Approx(25.140).epsilon(0.0001));
    CHECK(perplexity(0, 128) == doctest::Approx(25.128).epsilon(0.0001));
    CHECK(perplexity(64, 0) > 27);
}

TEST_CASE("window, stride and BOS stand in the report, the findings and the JSON")
{
    LlmStudySpec spec = qualityOnly();
    spec.textTokens = 300;
    spec.context = 128;
    spec.stride = 100;
    const LlmStudyResult result = measured(spec);
    CHECK(result.window.overlap() == 27);
    const char* words = "windows of 128 tokens with a stride of 100, each after BOS";
    CHECK(textWindowText(result.window).english() == words);
    CHECK(has(writeLlmReport(result, {}), words));
    CHECK(has(writeLlmReport(result, {}), "KL divergence of all 300 scored tokens"));
    CHECK(has(llmFindings(result).front().english(), words));
    CHECK(has(commandLine(result.spec), "--context 128 --stride 100"));
    const auto json = nlohmann::json::parse(toJson(result).dump());
    CHECK(json["text_window"]["context"] == 128);
    CHECK(json["text_window"]["stride"] == 100);
    CHECK(json["text_window"]["overlap"] == 27);
    CHECK(json["text_window"]["bos_token_id"] == 0);
    CHECK(json["rows"][1]["text"]["listed_tokens"] == 300);
    const auto back = llmStudyResultFromJson(json);
    REQUIRE_MESSAGE(back.ok(), back.error().text());
    CHECK(back->spec == spec);
    CHECK(toJson(*back).dump() == toJson(result).dump());
    spec.stride = 128;
    CHECK(has(errorOf(spec).text(), "--stride is 128; it must be smaller than the window of 128 tokens"));
    spec.context = 0;
    spec.stride = 512;
    CHECK(has(errorOf(spec).text(), "--stride is 512; with windows of 512 tokens it can be up to 511"));
    spec.context = 513;
    CHECK(has(errorOf(spec).text(), "--context is 513; the model supports 512 positions"));
    spec.context = 4;
    CHECK(has(errorOf(spec).text(), "a window has at least 8 tokens"));
}

TEST_CASE("0 rounds: memory and quality, and no figure of speed anywhere")
{
    LlmStudySpec spec = qualityOnly();
    spec.textTokens = 100;
    spec.promptLengths = {4000}; // nothing is timed, so they need not fit
    const LlmStudyResult result = measured(spec);
    CHECK(result.complete);
    CHECK_FALSE(result.interleaved);
    for (const LlmRow& row : result.rows) {
        CHECK(row.timings.empty());
        CHECK(row.text.has_value());
        CHECK(row.memory.weights > 0);
        CHECK(row.problems.empty());
    }
    const std::string table = llmSummaryTable(result).plain(), report = writeLlmReport(result, {});
    CHECK_FALSE(has(table, "ms/token"));
    CHECK_FALSE(has(table, "Throughput"));
    CHECK(has(table, "Perplexity"));
    CHECK_FALSE(has(report, "## Inference"));
    CHECK(has(report, "not measured"));
    CHECK_FALSE(has(report, "TOO FEW"));
    spec.energy = true;
    CHECK(has(errorOf(spec).text(), "--energy requires rounds"));
}

TEST_CASE(
    "a checkpoint that runs with the values of its own baseline is not called equivalent, and what was not run as "
    "stored stands beside it")
{
    const HfCheckpoint shipped = HfCheckpoint::open(kShippedModel).value();
    const ScratchFolder scratch;
    {
        auto engine = makeCpuDecoderEngine();
        LlmBuildOptions options;
        options.saveTo = scratch.path();
        REQUIRE(buildLlm(*engine, shipped, *findLlmConfiguration("fp8-w8a8"), options).ok());
    }
    const fs::path config = scratch.path() / "config.json";
    nlohmann::json json = *readJsonFile(config);
    json["quantization_config"]["config_groups"]["group_0"]["input_activations"] = {
        {"num_bits", 8}, {"type", "float"}, {"strategy", "tensor"}, {"dynamic", false}, {"symmetric", true}};
    std::ofstream(config) << json.dump();
    LlmStudySpec spec = qualityOnly();
    spec.model = scratch.path().string();
    spec.configurations = {"stored"};
    spec.textTokens = 200;
    spec.clozeItems = 12;
    const LlmStudyResult result = measured(spec);
    const LlmRow& row = *result.row("stored");
    CHECK(row.inspection.repeatsBaseline);
    CHECK_FALSE(row.inspection.asRequested());
    CHECK(row.text->verdict == AccuracyVerdict::NotJudged);
    for (const LlmMetric& metric : row.metrics)
        CHECK(metric.verdict == AccuracyVerdict::NotJudged);
    const std::string table = llmSummaryTable(result).plain(), report = writeLlmReport(result, {});
    CHECK(has(table, "As stored †"));
    CHECK(has(table, "not judged"));
    CHECK_FALSE(has(table, "equivalent"));
    CHECK_FALSE(has(report, "equivalent within"));
    CHECK_FALSE(has(report, "no measurable quality loss: As stored"));
    REQUIRE(llmNotAsRequested(result).size() == 1);
    CHECK(has(llmNotAsRequested(result)[0].english(), "† As stored: The checkpoint specifies activations in FP8 per "
                                                      "tensor, static; FP16 was used."));
    const auto written = nlohmann::json::parse(toJson(result).dump());
    CHECK(written["rows"][1]["inspection"]["repeats_baseline"] == true);
    CHECK(written["rows"][1]["inspection"]["as_requested"] == false);
    CHECK(written["rows"][1]["text"]["verdict"] == "NOT_JUDGED");
    const auto back = llmStudyResultFromJson(written);
    REQUIRE_MESSAGE(back.ok(), back.error().text());
    CHECK(back->rows[1].text->verdict == AccuracyVerdict::NotJudged);
}

TEST_CASE("the token that begins a text is what the tokenizer writes, also where config.json says null")
{
    const TextTokenizer tokenizer = *TextTokenizer::open(kShippedModel + "/tokenizer.json");
    DecoderConfig config = HfCheckpoint::open(kShippedModel)->config();
    REQUIRE(config.bos == 0);
    CHECK(beginToken(config, tokenizer) == 0);
    config.bos.reset();
    CHECK(beginToken(config, tokenizer) == 0);
    config.bos = 7; // not what the tokenizer writes
    CHECK(beginToken(config, tokenizer) == 0);
    std::ifstream file(kShippedModel + "/tokenizer.json");
    nlohmann::json json = nlohmann::json::parse(file);
    json["post_processor"] = nullptr;
    CHECK_FALSE(beginToken(config, *TextTokenizer::parse(json.dump(), "t")).has_value());
}

TEST_CASE("tensors that a study does not use are in its notes, its report and its JSON")
{
    LlmStudyResult result = measured([] {
        LlmStudySpec spec = qualityOnly();
        spec.textTokens = 50;
        return spec;
    }());
    CHECK_FALSE(toJson(result).contains("tensors_not_used"));
    result.unusedTensors = {{"model.layers.*.self_attn.q_proj.input_scale", 4}};
    const auto json = nlohmann::json::parse(toJson(result).dump());
    CHECK(json["tensors_not_used"][0]["count"] == 4);
    CHECK(llmStudyResultFromJson(json)->unusedTensors.size() == 1);
    CHECK(has(writeLlmReport(result, {}), "Tensors not used"));
}
