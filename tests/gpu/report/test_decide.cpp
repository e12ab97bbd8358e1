// SPDX-License-Identifier: GPL-3.0-or-later
// What a session decides: limits, places, what is not resolved, what is missing, and the ways out.
#include "gpu/formats/bounded_json.h"
#include "gpu/report/decide/decision.h"
#include "gpu/report/decide/ways_out.h"
#include "gpu/results/analysis.h"

#include "tests/gpu/support/fake_llm.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

using namespace qs;

namespace {

DecisionSource sourceOf(const LlmStudyResult& study, std::string name = "Language model 1")
{
    return {"id of " + name, name, nullptr, &study};
}

Decision decideOn(const LlmStudyResult& study, const DecisionLimits& limits = defaultDecisionLimits())
{
    const DecisionSource sources[] = {sourceOf(study)};
    return decide(sources, limits);
}

const DecisionCandidate& candidate(const Decision& decision, std::string_view id)
{
    REQUIRE(decision.table());
    const DecisionCandidate* found = decision.table()->find(id);
    REQUIRE(found);
    return *found;
}

/// A run of a baseline and modes that take so many times its time, with a little noise.
RunResult runOf(const std::vector<std::pair<std::string, double>>& modes)
{
    RunResult run;
    run.environment.device = "NVIDIA H200";
    Segment segment;
    segment.spec.shape = {512, 4096};
    for (const auto& [name, factor] : modes) {
        ModeResult mode;
        mode.requested = name;
        for (int i = 0; i < 200; ++i)
            mode.samplesUs.push_back(static_cast<float>(
                20 * factor * (1 + 0.02 * std::sin(7.3 * i + 11 * factor * static_cast<double>(name.size())))));
        segment.modes.push_back(mode);
        if (const auto scheme = parseScheme(name)) segment.spec.modes.push_back(*scheme);
    }
    for (ModeResult& mode : segment.modes)
        mode.latency = summarize(mode.samplesUs);
    analyse(segment, nullptr);
    run.segments.push_back(std::move(segment));
    return run;
}

} // namespace

TEST_CASE("what meets the limits is ranked by what is resolved, with its reason")
{
    const LlmStudyResult study = fakeLlmResult();
    const Decision decision = decideOn(study);
    REQUIRE(decision.tables.size() == 1);
    const DecisionCandidate& int8 = candidate(decision, "int8-w8a16");
    CHECK(int8.state == DecisionState::Ranked);
    CHECK(int8.rankFrom == 1);
    CHECK(int8.rankTo == 1);
    const Comparison& speed = study.rows[1].timings[0].stepSpeed;
    CHECK(int8.speedup->value == speed.ratio);
    CHECK(int8.speedup->low == speed.low);
    CHECK(int8.reason.english() ==
          "1.39× [1.39, 1.39] the speed of Baseline FP16, perplexity +0.10% (equivalent within "
          "±0.5%), 22.7 MiB");
    const DecisionCandidate& baseline = candidate(decision, "fp16");
    CHECK(baseline.rankFrom == 2);
    CHECK(baseline.isBaseline);
    CHECK(decision.table()->answer.english().starts_with(
        "INT8-W8A16 is the fastest configuration that meets the limits: 1.39× ["));
    CHECK(decision.table()->evidence.front().english().find("run “Language model 1”, batch 1, prompts of 128 tokens") !=
          std::string::npos);
}

TEST_CASE("a simulation is never ranked for speed, and a failure says why")
{
    const Decision decision = decideOn(fakeLlmResult(), {});
    const DecisionCandidate& fp8 = candidate(decision, "fp8-w8a8");
    CHECK(fp8.state == DecisionState::Simulated);
    CHECK(fp8.rankFrom == 0);
    CHECK(fp8.reason.english().find("faster") == std::string::npos);
    CHECK(candidate(decision, "int4-w4a16-awq").state == DecisionState::Failed);
    DecisionLimits memory;
    memory.goal = DecisionGoal::Memory;
    CHECK(candidate(decideOn(fakeLlmResult(), memory), "fp8-w8a8").state == DecisionState::Ranked);
    memory.msPerToken = 1;
    CHECK(candidate(decideOn(fakeLlmResult(), memory), "fp8-w8a8").state == DecisionState::Simulated);
}

TEST_CASE("a limit rejects with what is missing, and says so where the interval contains it")
{
    const LlmStudyResult study = fakeLlmResult();
    DecisionLimits limits;
    limits.perplexityPercent = 1;
    CHECK(candidate(decideOn(study, limits), "fp8-w8a8").state == DecisionState::Rejected);
    limits = {};
    limits.msPerToken = 0.2;
    const Decision slow = decideOn(study, limits);
    CHECK(candidate(slow, "fp16").state == DecisionState::Rejected);
    const std::string text = candidate(slow, "fp16").issues.front().text.english();
    CHECK_MESSAGE(text.starts_with("Time per token is 0.25"), text);
    CHECK_MESSAGE(text.find("above the limit of 0.2 ms.") != std::string::npos, text);
    limits.msPerToken = candidate(slow, "fp16").latencyUs->value * 1e-3;
    const Decision open = decideOn(study, limits);
    CHECK(candidate(open, "fp16").state == DecisionState::Unresolved);
    CHECK(candidate(open, "fp16").issues.front().text.english().find("lies within the 95% interval") !=
          std::string::npos);
    CHECK(!candidate(open, "fp16").issues.front().remedy.empty());
    limits = {};
    limits.memoryBytes = 23.0 * 1024 * 1024;
    CHECK(candidate(decideOn(study, limits), "fp16").state == DecisionState::Rejected);
    CHECK(candidate(decideOn(study, limits), "fp16").issues.front().text.english() ==
          "Memory is 25.3 MiB, which is 2.33 MiB above the limit of 23.0 MiB.");
    CHECK(candidate(decideOn(study, limits), "int8-w8a16").state == DecisionState::Ranked);
    limits = {};
    limits.tokensPerSecond = 4500;
    CHECK(candidate(decideOn(study, limits), "fp16").state == DecisionState::Rejected);
    CHECK(candidate(decideOn(study, limits), "int8-w8a16").state == DecisionState::Ranked);
    limits.batch = 8;
    CHECK(candidate(decideOn(study, limits), "fp16").state == DecisionState::Ranked);
}

TEST_CASE("what overlaps shares places, whichever median is lower")
{
    const RunResult run = runOf({{"baseline-copy", 1}, {"int8-token-dynamic", 0.5}, {"e4m3-token-dynamic", 0.502}});
    const DecisionSource sources[] = {{"1", "Run 1", &run, nullptr}};
    const Decision decision = decide(sources, {});
    const DecisionCandidate &int8 = candidate(decision, "int8-token-dynamic"),
                            &fp8 = candidate(decision, "e4m3-token-dynamic");
    CHECK(int8.rankFrom == 1);
    CHECK(int8.rankTo == 2);
    CHECK(fp8.rankFrom == 1);
    CHECK(fp8.rankTo == 2);
    CHECK(candidate(decision, "baseline-copy").rankFrom == 3);
    CHECK(decision.table()->answer.english().find("the differences between them are not resolved") !=
          std::string::npos);
    for (const DecisionCandidate& a : decision.table()->candidates)
        for (const DecisionCandidate& b : decision.table()->candidates)
            if (a.speedup->low <= b.speedup->high && b.speedup->low <= a.speedup->high)
                CHECK_MESSAGE((a.rankFrom <= b.rankTo && b.rankFrom <= a.rankTo), a.title << " and " << b.title);
}

TEST_CASE("a fast mode that leaves too little of its input has no place")
{
    RunResult run = runOf({{"baseline-copy", 1}, {"int8-tensor-static", 0.5}, {"int8-token-dynamic", 0.7}});
    for (ModeResult& mode : run.segments.front().modes) {
        mode.scheme = *parseScheme(mode.requested);
        mode.error.emplace();
        mode.error->elements = 1024;
        mode.error->sqnrDb = mode.requested == "int8-tensor-static" ? 15.9 : 38;
    }
    const DecisionSource sources[] = {{"id", "Run 1", &run, nullptr}};
    const Decision decision = decide(sources, defaultDecisionLimits());
    REQUIRE(decision.table());
    const DecisionCandidate* lossy = decision.table()->find("int8-tensor-static");
    const DecisionCandidate* kept = decision.table()->find("int8-token-dynamic");
    REQUIRE(lossy);
    REQUIRE(kept);
    CHECK(lossy->state == DecisionState::Rejected);
    CHECK(kept->state == DecisionState::Ranked);
    CHECK(kept->rankFrom == 1);
    CHECK(decision.table()->answer.english().starts_with(kept->title));
}

TEST_CASE("what measures different things stands in different tables")
{
    const LlmStudyResult study = fakeLlmResult();
    const RunResult run = runOf({{"baseline-copy", 1}, {"int8-token-dynamic", 0.5}});
    RunResult other = run;
    other.segments[0].spec.shape = {64, 4096};
    const DecisionSource sources[] = {
        {"1", "Run 1", &run, nullptr}, {"2", "Run 2", &other, nullptr}, sourceOf(study), {"3", "Run 3", &run, nullptr}};
    const Decision decision = decide(sources, defaultDecisionLimits());
    REQUIRE(decision.tables.size() == 3); // run 3 measured what run 1 did
    CHECK(decision.tables[0].subject == DecisionSubject::LanguageModel);
    CHECK(decision.tables[1].candidates.front().runName == "Run 3");
    CHECK(decision.tables[2].title.english() == "Quantize 64×4096, FP16, cold, on NVIDIA H200");
    for (const DecisionTable& table : decision.tables)
        for (const DecisionCandidate& c : table.candidates)
            CHECK(c.runName == table.candidates.front().runName);
    DecisionLimits limits;
    limits.device = "h200";
    CHECK(decide(sources, limits).tables.size() == 2);
    limits.device = {};
    limits.subject = decision.tables[2].key;
    CHECK(decide(sources, limits).chosen == 2);
}

TEST_CASE("a second study of the same model adds what the first does not have")
{
    const LlmStudyResult first = fakeLlmResult();
    LlmStudyResult second = fakeLlmResult();
    second.rows.erase(second.rows.begin() + 1, second.rows.begin() + 3);
    second.rows.back() = fakeLlmRow("int4-w4a16-awq", 2'000'000, 0.002, 150, std::string(40, '1'));
    judge(second);
    const DecisionSource sources[] = {sourceOf(first), sourceOf(second, "Language model 2")};
    const Decision decision = decide(sources, defaultDecisionLimits());
    REQUIRE(decision.tables.size() == 1);
    CHECK(candidate(decision, "fp16").runName == "Language model 2");
    CHECK(candidate(decision, "int8-w8a16").runName == "Language model 1");
    CHECK(candidate(decision, "int4-w4a16-awq").state == DecisionState::Ranked);
    CHECK(decision.table()->evidence.size() == 6);
}

TEST_CASE("rows of others without samples are not ranked, and marked")
{
    RunResult run = runOf({{"baseline-copy", 1}, {"int8-token-dynamic", 0.5}});
    ModeResult imported;
    imported.requested = "theirs";
    imported.importedFrom = "nvbench, copy.json";
    imported.latency.p50 = 3;
    run.segments[0].modes.push_back(imported);
    const DecisionSource sources[] = {{"1", "Run 1", &run, nullptr}};
    const Decision decision = decide(sources, {});
    const DecisionCandidate& theirs = candidate(decision, "theirs");
    CHECK(theirs.state == DecisionState::Unresolved);
    CHECK(theirs.reason.english().find("imported from nvbench, copy.json") != std::string::npos);
    CHECK(theirs.issues.front().text.english().starts_with("Imported without comparable samples"));
}

TEST_CASE("what is missing comes as a setup and a command")
{
    const LlmStudyResult study = fakeLlmResult();
    DecisionLimits limits;
    limits.batch = 16;
    const Decision decision = decideOn(study, limits);
    const auto& gaps = decision.table()->gaps;
    REQUIRE(gaps.size() == 2);
    const auto& configurations = std::get<LlmStudySpec>(gaps[0].spec);
    CHECK(std::ranges::find(configurations.configurations, "int4-w4a16") != configurations.configurations.end());
    CHECK(std::ranges::find(configurations.configurations, "int8-w8a16") == configurations.configurations.end());
    CHECK(std::get<LlmStudySpec>(gaps[1].spec).batches == std::vector<int>{1, 8, 16});
    CHECK(gaps[1].commandLine().find("--batch 1,8,16") != std::string::npos);
    CHECK(candidate(decision, "fp16").state == DecisionState::Unresolved);
    const Decision nothing = decide({}, limits);
    CHECK(nothing.tables.empty());
    REQUIRE(nothing.gaps.size() == 3);
    for (const DecisionGap& gap : nothing.gaps)
        CHECK(std::visit([](const auto& spec) { return validate(spec).ok(); }, gap.spec));
}

TEST_CASE("every configuration has its ways out, or the reason why not")
{
    LlmStudyResult study = fakeLlmResult();
    study.spec.model = "/models/Llama 3";
    for (const LlmConfiguration& c : llmConfigurations())
        if (!study.row(c.id))
            study.rows.push_back(fakeLlmRow(std::string(c.id), 3'000'000, 0.001, 200, std::string(40, '1')));
    judge(study);
    const Decision decision = decideOn(study);
    for (const DecisionCandidate& c : decision.table()->candidates)
        for (const WayOut& way : waysOut(*decision.table(), c)) {
            CAPTURE(c.id);
            CHECK(!way.why.empty());
            CHECK(way.text.find("None") == std::string::npos);
        }
    const auto ways = [&](std::string_view id) { return waysOut(*decision.table(), candidate(decision, id)); };
    CHECK(ways("int8-w8a8")[0].text ==
          "quantoscope llm quantize --model '/models/Llama 3' --config int8-w8a8 --out 'Llama 3-int8-w8a8'");
    CHECK(ways("int8-w8a8")[1].text == "vllm serve 'Llama 3-int8-w8a8' --dtype float16 --max-num-seqs 1");
    CHECK(ways("int8-w8a8")[2].text.ends_with(
        "default_stage:\n  default_modifiers:\n    QuantizationModifier:\n      targets: [Linear]\n      ignore: "
        "[lm_head]\n      scheme: W8A8\n"));
    CHECK(ways("int4-w4a16-awq")[2].text.find("    AWQModifier: {}\n    QuantizationModifier:\n") != std::string::npos);
    CHECK(ways("int4-w4a16-awq")[2].text.find("scheme: W4A16_ASYM") != std::string::npos);
    CHECK(ways("int4-w4a16-gptq")[2].text.find("    GPTQModifier:\n      targets: [Linear]") != std::string::npos);
    CHECK(ways("int8-w8a16")[2].text.find("group_size: 128, dynamic: false, observer: mse}") != std::string::npos);
    CHECK(ways("fp8-w8a8")[2].text.ends_with("scheme: FP8_DYNAMIC\n"));
    CHECK(ways("fp8-w8a16")[2].text.find(
              "{num_bits: 8, type: float, symmetric: true, strategy: channel, dynamic: false}") != std::string::npos);
    CHECK(ways("fp8-block128-w8a8")[2].text.ends_with("scheme: FP8_BLOCK\n"));
    CHECK(ways("kv-fp8")[1].text.find("--kv-cache-dtype fp8_e4m3") != std::string::npos);
    CHECK(ways("nvfp4-w4a16")[1].text.find("--dtype bfloat16") != std::string::npos);
    for (const char* none : {"nf4-w4a16", "kv-int8"})
        for (int i = 0; i < 3; ++i)
            CHECK(ways(none)[static_cast<std::size_t>(i)].text.empty());
    CHECK(ways("fp16")[2].text.empty());
}

TEST_CASE("limits are kept, and refused where they make no sense")
{
    DecisionLimits limits = defaultDecisionLimits();
    limits.memoryBytes = 8e9;
    limits.batch = 8;
    limits.goal = DecisionGoal::Loss;
    limits.subject = "llm|x";
    const auto again = decisionLimitsFromJson(nlohmann::json::parse(toJson(limits).dump()));
    REQUIRE(again);
    CHECK(*again == limits);
    limits.memoryBytes = -1;
    CHECK(!validate(limits));
    CHECK(!decisionLimitsFromJson(nlohmann::json{{"goal", "luck"}}));
    CHECK(*parseBytes("8GiB") == 8 * 1024.0 * 1024 * 1024);
    CHECK(*parseBytes("1.5 GB") == 1.5e9);
    CHECK(*parseBytes("1024") == 1024);
    for (const char* wrong : {"", "GiB", "8 apples", "-1GiB", "nan"})
        CHECK_MESSAGE(!parseBytes(wrong), wrong);
}

TEST_CASE("text, Markdown and JSON say the same")
{
    const LlmStudyResult study = fakeLlmResult();
    const Decision decision = decideOn(study);
    const auto json = nlohmann::json::parse(dumpJson(toJson(decision), 1));
    CHECK(json["kind"] == "quantoscope-decision");
    const auto& row = json["tables"][0]["candidates"][0];
    CHECK(row["id"] == "int8-w8a16");
    CHECK(row["rank"] == nlohmann::json{1, 1});
    CHECK(row["speedup"]["low"].get<double>() == candidate(decision, "int8-w8a16").speedup->low);
    const std::string reason = row["reason"];
    const std::string text = decisionText(decision, *decision.table()),
                      markdown = decisionMarkdown(decision, *decision.table());
    CHECK(text.find(reason) != std::string::npos);
    CHECK(text.find("Limits: perplexity at most +1.00%, accuracy loss at most 1.00 points. Ranked by speed.") !=
          std::string::npos);
    CHECK(markdown.find("### Ranking") != std::string::npos);
    CHECK(markdown.find("`quantoscope llm --configs") != std::string::npos);
}

namespace {

/// An evaluation of a model on a task, as it is imported; a negative standard error: not given.
RunResult evaluationOf(const char* model, double accuracy, double standardError, std::int64_t n = 2000)
{
    RunResult run;
    run.scores.push_back({.name = model,
                          .task = "arc_easy",
                          .metric = "acc",
                          .value = accuracy,
                          .standardError = standardError,
                          .n = n,
                          .ids = {},
                          .values = {},
                          .importedFrom = "lm-eval"});
    return run;
}

Decision decideOnScores(const std::vector<RunResult>& runs, const DecisionLimits& limits)
{
    std::vector<DecisionSource> sources;
    for (std::size_t i = 0; i < runs.size(); ++i)
        sources.push_back({std::to_string(i), "Run " + std::to_string(i), &runs[i], nullptr});
    return decide(sources, limits);
}

} // namespace

TEST_CASE("imported evaluations are judged by their standard errors, and not ranked where these do not resolve a limit")
{
    const std::vector<RunResult> runs{evaluationOf("fp16", 0.80, 0.002), evaluationOf("int8", 0.799, 0.002),
                                      evaluationOf("int4", 0.70, 0.002), evaluationOf("few", 0.799, 0.02),
                                      evaluationOf("bare", 0.80, -1)};
    DecisionLimits limits;
    limits.accuracyPoints = 1;
    limits.perplexityPercent = 1; // of which nothing was imported
    limits.goal = DecisionGoal::Loss;
    const Decision decision = decideOnScores(runs, limits);
    CHECK(candidate(decision, "fp16").isBaseline);
    const DecisionCandidate& int8 = candidate(decision, "int8");
    CHECK(int8.state == DecisionState::Ranked);
    REQUIRE(int8.scores.size() == 1);
    CHECK(int8.scores[0].points.value == doctest::Approx(-0.1));
    CHECK(int8.scores[0].points.low == doctest::Approx(-0.1 - 196 * std::hypot(0.002, 0.002)).epsilon(0.01));
    CHECK(candidate(decision, "int4").state == DecisionState::Rejected);
    const DecisionCandidate& few = candidate(decision, "few");
    CHECK(few.state == DecisionState::Unresolved);
    CHECK(few.issues.front().text.english().find("lies within the 95% interval") != std::string::npos);
    const DecisionCandidate& bare = candidate(decision, "bare");
    CHECK(bare.state == DecisionState::Unresolved);
    CHECK(bare.issues.front().text.english().find("standard error of arc_easy, acc was not imported") !=
          std::string::npos);
    CHECK_FALSE(bare.issues.front().remedy.empty());
    REQUIRE(decision.table()->notes.size() == 1); // the limit of the perplexity
    CHECK(decision.table()->gaps.empty());
    CHECK(waysOut(*decision.table(), int8).size() == 1);
    // Without times there is no place by speed, and the row says so.
    limits.goal = DecisionGoal::Speed;
    const Decision fastest = decideOnScores(runs, limits);
    CHECK(candidate(fastest, "int8").state == DecisionState::Unresolved);
    CHECK(candidate(fastest, "int8").issues.front().text.english().find("scores only") != std::string::npos);
    // There is still no language model that was measured.
    CHECK(std::ranges::any_of(fastest.gaps, [](const DecisionGap& gap) {
        return gap.isStart && std::holds_alternative<LlmStudySpec>(gap.spec);
    }));
}

TEST_CASE("evaluations with their items are judged in pairs; a task that is missing is named")
{
    std::vector<RunResult> runs{evaluationOf("fp16", 0.8, 0.01), evaluationOf("int8", 0.799, 0.01),
                                evaluationOf("int4", 0.5, 0.01)};
    for (std::size_t i = 0; i < 2; ++i)
        for (int item = 0; item < 1000; ++item) {
            runs[i].scores[0].ids.push_back(std::to_string(item));
            runs[i].scores[0].values.push_back(item < 800 - static_cast<int>(i) ? 1 : 0);
        }
    runs[2].scores[0].task = "hellaswag";
    DecisionLimits limits;
    limits.accuracyPoints = 1;
    limits.goal = DecisionGoal::Loss;
    const Decision decision = decideOnScores(runs, limits);
    const DecisionScore& paired = candidate(decision, "int8").scores.front();
    CHECK(paired.points.n == 1000);
    CHECK(paired.points.value == doctest::Approx(-0.1));
    CHECK(paired.points.low > -1); // from the standard errors it would be −2.9
    CHECK(candidate(decision, "int8").state == DecisionState::Ranked);
    CHECK(candidate(decision, "int4").issues.front().text.english() == "It was not evaluated on arc_easy, acc.");
}
