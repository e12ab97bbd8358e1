// SPDX-License-Identifier: GPL-3.0-or-later
// A whole LLM study on the CPU with the model that comes with the program: rows, verdicts, JSON, report, tasks.
#include <doctest/doctest.h>

#include "gpu/formats/bounded_json.h"
#include "gpu/models/decoder/hf_checkpoint.h"
#include "gpu/models/tokenizer/text/unicode.h"
#include "gpu/report/llm/report.h"
#include "gpu/results/llm_rates.h"
#include "gpu/studies/llm/estimate.h"
#include "gpu/studies/llm/ledger.h"
#include "gpu/studies/llm/model.h"
#include "gpu/studies/llm/tasks.h"
#include "gpu/studies/llm/text.h"
#include "gpu/studies/protocol/page_cache.h"

#include "tests/gpu/support/llm_study_cases.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>

using namespace qs;
using namespace qs::test;
namespace fs = std::filesystem;
using Kind = StudyEvent::Kind;

namespace {

struct Finished
{
    StudyLog log;
    LlmStudy study{smallStudy()};
    std::optional<Error> error = study.run({}, log);
};
const Finished& finished()
{
    static const Finished f;
    REQUIRE_MESSAGE(!f.error.has_value(), f.error->text());
    return f;
}

} // namespace

TEST_CASE("every configuration has its row, and the parts fit together")
{
    const LlmStudyResult& r = finished().study.result();
    CHECK(r.complete);
    REQUIRE(r.rows.size() == 4);
    CHECK(r.parameters == 3'279'104);
    CHECK(r.interleaved);
    CHECK(r.rows[0].configuration == "fp16"); // first although it was not asked for
    CHECK(r.textPieces.size() == 700);
    CHECK(r.firstTokenSeconds > 0);
    CHECK(r.firstTokenSeconds < 2);
    const HfCheckpoint checkpoint = HfCheckpoint::open(kShippedModel).value();
    for (const LlmRow& row : r.rows) {
        CAPTURE(row.configuration);
        CHECK(row.failed.empty());
        CHECK(row.problems.empty());
        CHECK(row.memory.weights == llmLedger(checkpoint.shape(), *findLlmConfiguration(row.configuration)).total());
        CHECK(row.load.seconds > 0);
        CHECK(row.memory.kvRoom() > 1000);
        REQUIRE(row.timings.size() == 4);
        for (const LlmTiming& t : row.timings) {
            CHECK(t.prefillUs.size() == 6);
            CHECK(t.stepUs.size() == 36);
            CHECK(t.roundUs().size() == 6);
            CHECK(t.medianStepTokensPerSecond() > 0);
        }
        REQUIRE(row.text.has_value());
        CHECK(row.text->tokens == 700);
        CHECK(row.text->tokenLoss.size() == 700);
        CHECK(row.metrics.size() == 2);
        CHECK(row.metrics[0].total == 12);
        CHECK(row.sampleTokens == 48);
        if (&row == r.baseline()) continue;
        CHECK(row.text->compared == 700);
        CHECK(row.text->meanDivergence > 0);
        CHECK(row.text->tokenDivergence.size() == 700);
        CHECK(row.timings[0].stepSpeed.n == 6);
        CHECK(row.timings[0].stepSpeed.paired);
        const LlmMetric &m = row.metrics[0], &base = r.rows[0].metrics[0];
        CHECK(m.correct == base.correct + m.gained - m.lost);
    }
    CHECK(r.row("fp8-w8a8")->inspection.simulated);
    CHECK_FALSE(r.row("fp8-w8a8")->inspection.reason.empty());
    CHECK(r.row("int8-w8a8")->inspection.reason.empty());
    CHECK(r.row("int4-w4a16")->text->meanDivergence > r.row("int8-w8a8")->text->meanDivergence);
    CHECK(r.rows[0].sampleAgrees == 48);
}

TEST_CASE("the memory that is estimated is what the study takes, workspace included")
{
    const LlmStudyResult& r = finished().study.result();
    const auto estimate = estimateLlm(r.spec);
    REQUIRE(estimate.ok());
    for (const LlmRow& row : r.rows) {
        CAPTURE(row.configuration);
        const LlmEstimateRow* expected = estimate->row(row.configuration);
        REQUIRE(expected);
        CHECK(expected->weights == row.memory.weights);
        CHECK(expected->kvCache == row.memory.kvCache);
        CHECK(expected->workspace > 0);
        CHECK(expected->workspace <= row.memory.workspace);
        CHECK(row.memory.workspace < expected->workspace + (2 << 20)); // the buffer is of whole pages of 2 MiB
        CHECK(expected->need() == expected->weights + expected->kvCache + expected->workspace);
    }
    // More sequences, a longer prompt: more memory.
    LlmStudySpec larger = r.spec;
    larger.batches.push_back(64);
    CHECK(estimateLlm(larger)->row("fp16")->need() > estimate->row("fp16")->need());
}

TEST_CASE("the throughput is that of all steps, and that of the median step is another figure")
{
    LlmTiming timing;
    timing.batch = 8;
    timing.generate = 4;
    timing.stepUs = {100, 100, 100, 700, 100, 100, 100, 100}; // one disturbed step
    timing.step = summarize(timing.stepUs);
    CHECK(timing.medianStepTokensPerSecond() == doctest::Approx(80'000));
    CHECK(decodeThroughput(timing) == doctest::Approx(8 * 8 / 1400e-6));
    const std::vector<double> rounds = roundThroughput(timing);
    REQUIRE(rounds.size() == 2);
    CHECK(rounds[0] == doctest::Approx(8 * 4 / 1000e-6));
    CHECK(rounds[1] == doctest::Approx(80'000));
}

TEST_CASE("what is told of decoding and of prompts while the study runs is what is stored of its rounds")
{
    int told = 0;
    for (const StudyEvent& event : finished().log.events) {
        if (event.kind != Kind::Speed || (event.what != "decode" && event.what != "prefill")) continue;
        ++told;
        const LlmRow& row = *finished().study.result().row(event.subject);
        const LlmTiming* timing = row.timing(event.count, finished().study.result().spec.promptLengths.front());
        REQUIRE(timing);
        const std::vector<double> rounds =
            event.what == "decode" ? roundThroughput(*timing) : roundPromptRates(*timing);
        CHECK(std::any_of(rounds.begin(), rounds.end(),
                          [&](double rate) { return rate == doctest::Approx(event.rate).epsilon(1e-6); }));
    }
    CHECK(told > 0);
}

TEST_CASE("the pieces of the text add up to what was scored")
{
    const LlmStudyResult& r = finished().study.result();
    std::ifstream file(kShippedModel + "/held_out.txt", std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    std::string all;
    for (const std::string& piece : r.textPieces)
        all += piece;
    CHECK(all.size() > 1500);
    CHECK(text.starts_with(
        all)); // this tokenizer begins a text with a token of its own, so its first token is predicted too
}

TEST_CASE("events: the first token comes at once, rows as they grow, speed in between")
{
    const StudyLog& log = finished().log;
    CHECK(log.count(Kind::Started) == 1);
    CHECK(log.count(Kind::Row) >= 4);
    CHECK(log.count(Kind::Rows) >= 6);
    CHECK(log.count(Kind::Speed) > 0);
    std::string sample;
    for (const StudyEvent& e : log.events)
        if (e.kind == Kind::Token && e.subject == "int4-w4a16") {
            if (e.fraction == 0) sample.clear();
            sample += e.what;
        }
    CHECK(sample == finished().study.result().row("int4-w4a16")->sample);
    LlmStudyResult collected;
    double last = 0;
    for (const StudyEvent& e : log.events) {
        auto read = studyEventFromJson(nlohmann::json::parse(toJson(e).dump()), collected);
        REQUIRE_MESSAGE(read.ok(), read.error().text());
        collected.apply(*read);
        if (e.kind != Kind::Phase) continue;
        CHECK(e.fraction >= last);
        last = e.fraction;
    }
    CHECK(collected.rows.size() == 4);
    CHECK(toJson(collected)["rows"] == toJson(finished().study.result())["rows"]);
    CHECK(collected.textPieces == finished().study.result().textPieces);
    CHECK_FALSE(studyEventFromJson(nlohmann::json::parse(R"({"kind":"row"})"), collected).ok());
    CHECK_FALSE(studyEventFromJson(nlohmann::json::parse(R"({"kind":"nothing"})"), collected).ok());
}

TEST_CASE("an event of very many samples brings the newest rounds, whole ones")
{
    LlmStudyResult r = finished().study.result();
    for (LlmRow& row : r.rows)
        for (LlmTiming& t : row.timings) {
            t.prefillUs.resize(20'000, 1.0f);
            t.stepUs.resize(120'000, 2.0f);
            t.prefillUs.back() = t.stepUs.back() = 9.0f;
        }
    StudyEvent event;
    event.kind = Kind::Rows;
    event.part = std::make_shared<const LlmStudyResult>(r);
    const std::string text = toJson(event).dump();
    CHECK(text.size() < (4u << 20));
    const auto read = studyEventFromJson(nlohmann::json::parse(text), r);
    REQUIRE(read.ok());
    const LlmTiming& t = read->of<LlmStudyResult>().rows[1].timings[0];
    CHECK(t.prefillUs.size() > 1000);
    CHECK(t.stepUs.size() == 6 * t.prefillUs.size());
    CHECK(t.prefillUs.back() == 9.0f);
    CHECK(t.stepUs.back() == 9.0f);
}

TEST_CASE("JSON reads back to the same, verdicts included; a changed one is refused")
{
    const auto written = toJson(finished().study.result());
    const auto back = llmStudyResultFromJson(nlohmann::json::parse(dumpJson(written, 1)));
    REQUIRE_MESSAGE(back.ok(), back.error().text());
    CHECK(toJson(*back).dump() == written.dump());
    const auto broken = [&](const std::function<void(nlohmann::json&)>& change) {
        auto copy = nlohmann::json::parse(written.dump());
        change(copy);
        return llmStudyResultFromJson(copy).ok();
    };
    CHECK_FALSE(broken([](auto& j) { j["schema"] = 2; }));
    CHECK_FALSE(broken([](auto& j) { j["kind"] = "quantoscope-mode-study"; }));
    CHECK_FALSE(broken([](auto& j) { j["rows"] = 7; }));
    CHECK_FALSE(broken([](auto& j) { j["rows"][0]["configuration"] = "int3"; }));
    CHECK_FALSE(broken([](auto& j) { j["rows"][1]["metrics"][0]["outcomes"] = "01x"; }));
    CHECK_FALSE(broken([](auto& j) { j["rows"][1]["timings"][0]["batch"] = 0; }));
    CHECK_FALSE(broken([](auto& j) { j["rows"][1]["text"]["agreed"] = 701; }));
    CHECK_FALSE(broken([](auto& j) { j["rows"][1]["text"]["loss_difference"]["p"] = "small"; }));
    CHECK_FALSE(broken([](auto& j) { j["rows"][1]["text"]["loss_difference"] = 0.5; }));
    CHECK_FALSE(broken([](auto& j) { j["rows"][1]["text"]["divergence"]["mean"] = {0.5}; }));
    CHECK_FALSE(broken([](auto& j) { j["spec"]["batches"] = {8, 1}; }));
    CHECK_FALSE(broken([](auto& j) { j.erase("spec"); }));
    CHECK(broken([](auto& j) { j["unknown"] = 1; })); // not of this version, and harmless
}

TEST_CASE("the report has the order of the published one, and says nothing beyond the verdicts")
{
    const LlmStudyResult& r = finished().study.result();
    const std::string report = writeLlmReport(r, {});
    std::size_t at = 0;
    for (const char* heading :
         {"# LLM quantization analysis", "## Configurations", "## Environment", "## Model inspection",
          "## Model loading", "## Inference", "## Memory", "## Text: perplexity", "## Tasks", "### 1. Cloze",
          "## Trade-off", "## Key findings", "## Recommendations", "## Requested and effective", "## Reproduce"}) {
        CAPTURE(heading);
        const std::size_t found = report.find(heading, at);
        REQUIRE(found != std::string::npos);
        at = found;
    }
    CHECK(report.find("2,472,448") != std::string::npos); // INT4, to the byte
    CHECK(report.find("FP8-W8A8 was requested with FP8 E4M3 per token activations and ran as: simulated") !=
          std::string::npos);
    CHECK(report.find("no configuration is shown to be the best") != std::string::npos); // of 12 items none can be
    CHECK(report.find("quantoscope llm --configs int8-w8a8,int4-w4a16,fp8-w8a8 --text-tokens 700") !=
          std::string::npos);
    CHECK(llmSummaryTable(r).plain().find("INT4-W4A16") != std::string::npos);
}

TEST_CASE("'best' is said only where it is better than each other one")
{
    LlmStudyResult r;
    r.tasks = {{"arc_easy", "ARC-Easy", "f", {"acc"}, 200, 200, 0, 0, 0.25}};
    const auto add = [&](const char* id, int right) {
        LlmRow row;
        row.configuration = id;
        LlmMetric m;
        m.task = "arc_easy";
        m.metric = "acc";
        m.outcomes =
            std::string(static_cast<std::size_t>(right), '1') + std::string(static_cast<std::size_t>(200 - right), '0');
        row.metrics = {m};
        r.rows.push_back(row);
    };
    add("fp16", 160);
    add("int8-w8a8", 159);
    add("int4-w4a16", 100);
    judge(r);
    CHECK(r.rows[0].metrics[0].standardError == doctest::Approx(std::sqrt(0.8 * 0.2 / 199)));
    CHECK(r.rows[2].metrics[0].verdict == AccuracyVerdict::Worse);
    CHECK(r.rows[1].metrics[0].verdict != AccuracyVerdict::Worse);
    LlmBest best = bestOf(r, "arc_easy", "acc");
    CHECK(best.configuration == "fp16");
    CHECK_FALSE(best.resolved);
    CHECK(best.apart == 1);
    r.rows[1].metrics[0].outcomes = std::string(120, '1') + std::string(80, '0');
    judge(r);
    best = bestOf(r, "arc_easy", "acc");
    CHECK(best.resolved);
    CHECK(llmBestSentence(r, r.tasks[0], "acc").english().find("is the best") != std::string::npos);
    CHECK(bestOf(r, "piqa", "acc").configuration.empty());
}

TEST_CASE("likelihoods are those of transformers on lm-eval's prompts")
{
    std::ifstream file(std::string(QS_SOURCE_DIR) + "/tests/data/llm_task_goldens.json");
    const auto golden = nlohmann::json::parse(file);
    const HfCheckpoint checkpoint = HfCheckpoint::open(kShippedModel).value();
    const TextTokenizer tokenizer = *TextTokenizer::open(checkpoint.tokenizerPath());
    auto engine = makeCpuDecoderEngine();
    REQUIRE(buildLlm(*engine, checkpoint, *findLlmConfiguration("fp32"), {}).ok());
    const ScratchFolder folder;
    int compared = 0;
    for (const auto& t : golden["tasks"]) {
        const auto task = readTaskFile(t["task"], folder.write("t.json", t["records"].dump()));
        REQUIRE_MESSAGE(task.ok(), task.error().text());
        const auto prepared =
            prepareTask(*task, tokenizer, beginToken(checkpoint.config(), tokenizer), checkpoint.shape());
        REQUIRE_MESSAGE(prepared.ok(), prepared.error().text());
        REQUIRE(prepared->items.size() == t["items"].size());
        for (std::size_t i = 0; i < prepared->items.size(); ++i) {
            const auto sums = choiceLikelihoods(*engine, checkpoint.shape().vocabulary, prepared->items[i]);
            REQUIRE(sums.ok());
            CHECK(prepared->items[i].characters == t["items"][i]["lengths"].get<std::vector<std::int64_t>>());
            const auto expected = t["items"][i]["likelihoods"].get<std::vector<double>>();
            REQUIRE(sums->size() == expected.size());
            for (std::size_t c = 0; c < expected.size(); ++c) {
                CAPTURE(c);
                CHECK((*sums)[c] == doctest::Approx(expected[c]).epsilon(1e-4));
                ++compared;
            }
        }
    }
    CHECK(compared == 14);
}

TEST_CASE(
    "tasks from files: what does not fit is left out and said; answers are generated for several questions together")
{
    const ScratchFolder folder;
    LlmStudySpec spec = smallStudy();
    spec.configurations = {"int8-w8a8"};
    spec.rounds = 1;
    spec.shots = 1;
    std::string longText;
    for (int i = 0; i < 600; ++i)
        longText += "long ";
    const std::string piqa = R"({"goal":"go","sol1":"by foot","sol2":"by sea","label":0})";
    const std::string gsm = R"({"question":"What is one and one?","answer":"It is\n#### 2"})";
    spec.tasks = {{"piqa", folder.write("p.jsonl", piqa + "\n" + R"({"goal":")" + longText +
                                                       R"(","sol1":"a","sol2":"b","label":0})" + "\n" + piqa + "\n")},
                  {"gsm8k", folder.write("g.jsonl", gsm + "\n" + gsm + "\n" + gsm + "\n" + gsm + "\n" + gsm + "\n")}};
    StudyLog log;
    LlmStudy study(spec);
    const auto error = study.run({}, log);
    REQUIRE_MESSAGE(!error, error->text());
    const LlmStudyResult& r = study.result();
    REQUIRE(r.tasks.size() == 2);
    CHECK(r.tasks[0].items == 2);
    CHECK(r.tasks[0].leftOut == 1);
    CHECK(r.tasks[0].chance == doctest::Approx(0.5));
    CHECK(r.tasks[1].items == 4);
    CHECK(r.tasks[1].shots == 1);
    CHECK(std::any_of(r.notes.begin(), r.notes.end(), [](const Message& n) {
        return n.english().find("1 of 3 items of PIQA were skipped") != std::string::npos &&
               n.english().find("line 2") != std::string::npos;
    }));
    const LlmMetric* strict = r.rows[0].metric("gsm8k", "strict");
    REQUIRE(strict);
    CHECK(strict->total == 4);
    CHECK((strict->correct == 0 ||
           strict->correct == 4)); // the same question four times: however they are batched, the same answer
    // A single long one leaves nothing.
    spec.tasks = {
        {"piqa", folder.write("q.jsonl", R"({"goal":")" + longText + R"(","sol1":"a","sol2":"b","label":0})")}};
    CHECK(errorOf(spec).message.english().find("No item of PIQA") != std::string::npos);
    // File, line and key come through.
    spec.tasks = {{"piqa", folder.write("m.jsonl", piqa + "\n" + R"({"goal":"x","sol1":"a","label":0})")}};
    CHECK(errorOf(spec).message.english().find("\"m.jsonl\", line 2: 'sol2' is missing") != std::string::npos);
}

TEST_CASE("an item fits where all but its last token do, because that one is only predicted")
{
    const HfCheckpoint checkpoint = HfCheckpoint::open(kShippedModel).value();
    const TextTokenizer tokenizer = *TextTokenizer::open(checkpoint.tokenizerPath());
    const auto begin = beginToken(checkpoint.config(), tokenizer);
    const ScratchFolder folder;
    const auto task = readTaskFile(
        "piqa",
        folder.write("p.jsonl",
                     R"({"goal":"To make a visit","sol1":"one calls at the house","sol2":"one stays","label":0})"));
    REQUIRE(task.ok());
    DecoderShape shape = checkpoint.shape();
    const auto roomy = prepareTask(*task, tokenizer, begin, shape);
    REQUIRE(roomy.ok());
    const LlmTaskTokens& item = roomy->items[0];
    shape.context =
        static_cast<std::int64_t>(item.context.size() + std::max(item.choices[0].size(), item.choices[1].size())) - 1;
    const auto tight = prepareTask(*task, tokenizer, begin, shape);
    REQUIRE_MESSAGE(tight.ok(), tight.error().text());
    CHECK(tight->longest == shape.context);
    auto engine = makeCpuDecoderEngine();
    LlmBuildOptions options;
    options.context = shape.context;
    REQUIRE(buildLlm(*engine, checkpoint, *findLlmConfiguration("fp16"), options).ok());
    CHECK(choiceLikelihoods(*engine, shape.vocabulary, tight->items[0]).ok());
    --shape.context;
    const auto none = prepareTask(*task, tokenizer, begin, shape);
    REQUIRE_FALSE(none.ok());
    CHECK(none.error().message.english().find("fits into the model's context") != std::string::npos);
}

TEST_CASE("an empty choice is scored and never the best by character; what has no token of its own is left out for "
          "that reason")
{
    const HfCheckpoint checkpoint = HfCheckpoint::open(kShippedModel).value();
    const TextTokenizer tokenizer = *TextTokenizer::open(checkpoint.tokenizerPath());
    const auto begin = beginToken(checkpoint.config(), tokenizer);
    const ScratchFolder folder;
    const std::string empty =
        R"({"question":"Who came?","choices":{"text":["","qqqqqqqqzzzz"],"label":["A","B"]},"answerKey":"B"})";
    const auto task = readTaskFile("arc_easy", folder.write("a.jsonl", empty));
    REQUIRE_MESSAGE(task.ok(), task.error().text());
    const auto prepared = prepareTask(*task, tokenizer, begin, checkpoint.shape());
    REQUIRE_MESSAGE(prepared.ok(), prepared.error().text());
    auto engine = makeCpuDecoderEngine();
    REQUIRE(buildLlm(*engine, checkpoint, *findLlmConfiguration("fp16"), {}).ok());
    const auto scored = scoreTask(*engine, checkpoint.config(), tokenizer, *prepared, {});
    REQUIRE_MESSAGE(scored.ok(), scored.error().text());
    CHECK((*scored)[0].outcomes == "0"); // a blank is likelier than that word
    CHECK((*scored)[1].outcomes == "1");
    // Without a token that begins a text, an empty context has nothing to predict from.
    const auto silent =
        readTaskFile("hellaswag", folder.write("h.jsonl", R"({"ctx":"","endings":["a","b"],"label":0})"
                                                          "\n"
                                                          R"({"ctx":"c","endings":["a","b"],"label":0})"));
    REQUIRE(silent.ok());
    const auto left = prepareTask(*silent, tokenizer, std::nullopt, checkpoint.shape());
    REQUIRE_MESSAGE(left.ok(), left.error().text());
    CHECK(left->info.leftOut == 1);
    CHECK(left->note.english() == "1 of 2 items of HellaSwag were skipped, because a choice has no token that can be "
                                  "scored; the first is line 1.");
}

TEST_CASE("the beginning of a text ends between words, and without blanks between characters")
{
    const ScratchFolder folder;
    const std::string words = "one two three four";
    const auto english = beginningOf(folder.write("a.txt", words), 9);
    REQUIRE(english.ok());
    CHECK(english->text == "one two ");
    CHECK_FALSE(english->whole);
    CHECK(beginningOf(folder / "a.txt", words.size())->whole);
    CHECK(beginningOf(folder / "a.txt", 1000)->text == words);
    std::string chinese;
    for (int i = 0; i < 2000; ++i)
        chinese += i % 2 ? "\u65e5" : "\U0001f600"; // 3 and 4 bytes
    folder.write("b.txt", chinese);
    for (const std::size_t most : {2998, 2999, 3000, 3001, 3002, 3003, 3004, 3, 0}) {
        const auto start = beginningOf(folder / "b.txt", most);
        REQUIRE(start.ok());
        CHECK(start->text.size() <= most);
        CHECK(start->text.size() + 4 > most);
        CHECK(lossyUtf8(start->text) == start->text);
        CHECK(chinese.starts_with(start->text));
    }
}

TEST_CASE("what is wrong within a part of a row makes the whole file wrong")
{
    nlohmann::json good = nlohmann::json::parse(toJson(finished().study.result()).dump());
    REQUIRE(llmStudyResultFromJson(good).ok());
    const std::pair<const char*, const char*> parts[] = {
        {"load", "seconds"}, {"inspection", "arithmetic"}, {"sample", "tokens"}, {"memory_bytes", "weights"}};
    for (const auto& [part, key] : parts) {
        CAPTURE(part);
        nlohmann::json damaged = good;
        damaged["rows"][0][part][key] = nlohmann::json::array();
        CHECK_FALSE(llmStudyResultFromJson(damaged).ok());
        damaged["rows"][0][part] = 7;
        CHECK_FALSE(llmStudyResultFromJson(damaged).ok());
        damaged["rows"][0].erase(part); // older files may not have it
        CHECK(llmStudyResultFromJson(damaged).ok());
    }
}

TEST_CASE("a file in the page cache, and out of it where the system lets it go")
{
    const ScratchFolder folder;
    const fs::path file = folder.write("pages", std::string(1 << 20, 'x'));
    const double before = cachedShare(std::span(&file, 1));
    CHECK(before > 0.9);
    dropCached(std::span(&file, 1));
    const double after = cachedShare(std::span(&file, 1));
    CHECK((after < 0.05 || after == before)); // a file system in memory keeps its pages
    const fs::path none = "/nowhere/x";
    CHECK(cachedShare(std::span(&none, 1)) < 0);
}
