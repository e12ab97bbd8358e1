// SPDX-License-Identifier: GPL-3.0-or-later
// LLM studies that are refused, fail in the middle, or are stopped.
#include <doctest/doctest.h>

#include "gpu/report/llm/report.h"

#include "tests/gpu/support/faulty_decoder_engine.h"
#include "tests/gpu/support/llm_study_cases.h"
#include "tests/sanitized.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

using namespace qs;
using namespace qs::test;
namespace fs = std::filesystem;
using Kind = StudyEvent::Kind;

namespace {

/// Engines of which the `which`-th (from 0) fails by `fault`.
DecoderEngineOpener faulty(int which, FaultyDecoderEngine::Fault fault, std::optional<Bytes> freeMemory = std::nullopt)
{
    return [=, opened = 0](BackendChoice, int, Message& reason) mutable -> Result<std::unique_ptr<DecoderEngine>> {
        reason = "chosen";
        auto engine = std::make_unique<FaultyDecoderEngine>(
            opened++ == which ? fault : [](const std::string&) { return std::optional<Error>(); });
        engine->freeMemory = freeMemory;
        return std::unique_ptr<DecoderEngine>(std::move(engine));
    };
}

const Error kNoMemory{ErrorCode::Memory, "The cache takes 9.00 GiB, and 1.00 GiB is free.", "Use a smaller batch."};

} // namespace

TEST_CASE("out of memory in the middle: the others are there, and the report says what failed")
{
    StudyLog log;
    LlmStudy study(smallStudy(), faulty(2, [](const std::string& call) {
                       return call == "begin" ? std::optional(kNoMemory) : std::nullopt;
                   }));
    const auto error = study.run({}, log);
    CHECK_FALSE(error.has_value());
    const LlmStudyResult& r = study.result();
    REQUIRE(r.rows.size() == 4);
    CHECK(r.row("int4-w4a16")->failed.english() == kNoMemory.text());
    CHECK(r.row("int4-w4a16")->timings.empty());
    for (const char* id : {"fp16", "int8-w8a8", "fp8-w8a8"})
        CHECK(r.row(id)->timings.size() == 4);
    CHECK(writeLlmReport(r, {}).find("INT4-W4A16 failed: The cache takes 9.00 GiB") != std::string::npos);
    const auto back = llmStudyResultFromJson(nlohmann::json::parse(toJson(r).dump()));
    REQUIRE(back.ok());
    CHECK(back->row("int4-w4a16")->failed.english() == kNoMemory.text());
}

TEST_CASE("a part that fails stays with its configuration")
{
    for (const char* part : {"score", "time", "generate"}) {
        CAPTURE(part);
        StudyLog log;
        LlmStudy study(smallStudy(), faulty(1, [part](const std::string& call) {
                           return call == part ? std::optional(kNoMemory) : std::nullopt;
                       }));
        CHECK_FALSE(study.run({}, log).has_value());
        const LlmRow& row = *study.result().row("int8-w8a8");
        CHECK(row.failed.empty());
        CHECK(row.memory.weights > 0);
        CHECK_FALSE(row.problems.empty());
        CHECK(row.text.has_value() == (std::string(part) != "score"));
        CHECK(row.timings.empty() == (std::string(part) == "time"));
        CHECK(study.result().row("int4-w4a16")->problems.empty());
        CHECK(study.result().row("int4-w4a16")->timings[0].stepUs.size() == 36);
    }
}

TEST_CASE("the baseline fails: the rest is measured and compared with nothing")
{
    StudyLog log;
    LlmStudy study(smallStudy(), faulty(0, [](const std::string& call) {
                       return call == "putMatrix" ? std::optional(kNoMemory) : std::nullopt;
                   }));
    CHECK_FALSE(study.run({}, log).has_value());
    const LlmStudyResult& r = study.result();
    CHECK(r.baseline() == nullptr);
    CHECK_FALSE(r.rows[0].failed.empty());
    CHECK(r.row("int4-w4a16")->text.has_value());
    CHECK(r.row("int4-w4a16")->text->compared == 0);
    CHECK_FALSE(r.interleaved);
    CHECK(writeLlmReport(r, {}).find("The baseline was not measured") != std::string::npos);
}

TEST_CASE("a lost device ends the study; what was measured stays")
{
    const Error lost{ErrorCode::DeviceLost, "The device was lost.", ""};
    StudyLog log;
    LlmStudy study(smallStudy(), faulty(1, [&](const std::string& call) {
                       return call == "score" ? std::optional(lost) : std::nullopt;
                   }));
    const auto error = study.run({}, log);
    REQUIRE(error.has_value());
    CHECK(error->code == ErrorCode::DeviceLost);
    CHECK(study.result().rows.size() == 2);
    CHECK(study.result().rows[0].text.has_value());
    CHECK(study.result().stopReason.english() == "The device was lost.");
}

TEST_CASE("too little memory for all together: one after another, and that is said")
{
    StudyLog log;
    LlmStudySpec spec = smallStudy();
    spec.configurations = {"int8-w8a8"};
    LlmStudy study(spec, faulty(-1, {}, Bytes{1 << 20}));
    CHECK_FALSE(study.run({}, log).has_value());
    const LlmStudyResult& r = study.result();
    CHECK_FALSE(r.interleaved);
    CHECK(r.rows[1].timings[0].stepUs.size() == 36);
    CHECK_FALSE(r.rows[1].timings[0].stepSpeed.paired);
    CHECK(std::any_of(r.notes.begin(), r.notes.end(),
                      [](const Message& n) { return n.english().find("one after another") != std::string::npos; }));
}

TEST_CASE("a stop is noticed soon, and the rows that there are stay")
{
    std::stop_source stop;
    StudyLog log;
    std::chrono::steady_clock::time_point asked{};
    log.then = [&](const StudyEvent& e) {
        if (e.kind != Kind::Token || e.subject != "int4-w4a16" || stop.stop_requested()) return;
        asked = std::chrono::steady_clock::now();
        stop.request_stop();
    };
    LlmStudySpec spec = smallStudy();
    spec.textTokens = 3000;
    LlmStudy study(spec);
    const auto error = study.run(stop.get_token(), log);
    CHECK(std::chrono::steady_clock::now() - asked < kPatience * std::chrono::seconds(1));
    REQUIRE(error.has_value());
    CHECK(error->code == ErrorCode::Interrupted);
    const LlmStudyResult& r = study.result();
    CHECK(r.stopReason.english() == "stopped by the user");
    REQUIRE(r.rows.size() >= 2);
    CHECK(r.rows[1].configuration == "int8-w8a8");
    CHECK(r.rows[1].text.has_value());
    CHECK(r.row("fp8-w8a8") == nullptr);
    CHECK(writeLlmReport(r, {}).find("Ended early: stopped by the user") != std::string::npos);
}

TEST_CASE("what makes no sense is refused before anything is measured")
{
    LlmStudySpec spec = smallStudy();
    spec.promptLengths = {510};
    CHECK(errorOf(spec).message.english().find("require 516 positions; the model supports 512") != std::string::npos);
    spec = smallStudy();
    spec.configurations = {"int3"};
    CHECK(errorOf(spec).code == ErrorCode::Usage);
    spec = smallStudy();
    spec.batches = {};
    CHECK(errorOf(spec).message.english().find("--batch") != std::string::npos);
    spec = smallStudy();
    spec.model = "/nowhere";
    CHECK(errorOf(spec).exitStatus() != 0);
    const ScratchFolder folder;
    spec = smallStudy();
    spec.text = folder.write("empty.txt", "x");
    CHECK(errorOf(spec).message.english().find("empty.txt") != std::string::npos);
    // A checkpoint whose index names a shard that is not there.
    fs::copy(kShippedModel + "/config.json", folder / "config.json");
    fs::copy(kShippedModel + "/tokenizer.json", folder / "tokenizer.json");
    folder.write("model.safetensors.index.json",
                 R"({"weight_map":{"model.embed_tokens.weight":"model-00001-of-00002.safetensors"}})");
    spec = smallStudy();
    spec.model = folder.path().string();
    CHECK(errorOf(spec).message.english().find("model-00001-of-00002.safetensors") != std::string::npos);
}

TEST_CASE("a tokenizer may be larger than the model, and no text may have a token that the model does not know")
{
    const ScratchFolder folder;
    auto tokenizer = nlohmann::json::parse(std::ifstream(kShippedModel + "/tokenizer.json"));
    auto pad = tokenizer["added_tokens"][1];
    pad["id"] = 2048; // the embedding has 2048 rows
    pad["content"] = "<pad>";
    tokenizer["added_tokens"].push_back(pad);
    folder.write("tokenizer.json", tokenizer.dump());
    for (const char* name : {"config.json", "model.safetensors"})
        fs::create_symlink(fs::path(kShippedModel) / name, folder / name);
    std::ifstream file(kShippedModel + "/held_out.txt", std::ios::binary);
    std::string text(4000, ' ');
    REQUIRE(file.read(text.data(), 4000).good());
    LlmStudySpec spec = smallStudy();
    spec.model = folder.path().string();
    spec.configurations = {"int8-w8a8"};
    spec.clozeItems = 0;
    spec.rounds = 1;
    spec.text = folder.write("held.txt", text);
    StudyLog log;
    LlmStudy study(spec);
    const auto error = study.run({}, log);
    REQUIRE_MESSAGE(!error, error->text());
    CHECK(study.result().rows[1].text->tokens == 700);
    spec.text = folder.write("padded.txt", text.substr(0, 1000) + "<pad>" + text.substr(1000));
    const Error refused = errorOf(spec);
    CHECK(refused.code == ErrorCode::BadInput);
    CHECK(refused.message.english() ==
          "\"padded.txt\" contains the token 2048 (\"<pad>\"), but the model supports tokens 0 to 2047: its "
          "tokenizer has 2049 tokens, its embedding 2048 rows.");
    CHECK(refused.hint.english().find("Remove \"<pad>\" from the text") != std::string::npos);
    spec.textTokens = 64; // what is not scored does no harm
    CHECK_FALSE(LlmStudy(spec).run({}, log).has_value());
    spec.tasks = {{"piqa", folder.write("p.jsonl", R"({"goal":"go","sol1":"by foot","sol2":"by <pad>","label":0})")}};
    CHECK(errorOf(spec).message.english().starts_with("PIQA (p.jsonl, line 1) contains the token 2048"));
    spec.tasks.clear();
    spec.configurations = {"int4-w4a16-gptq"};
    spec.calibration = spec.text;
    CHECK(errorOf(spec).message.english().starts_with("\"padded.txt\" contains the token 2048"));
}
