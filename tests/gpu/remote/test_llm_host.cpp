// SPDX-License-Identifier: GPL-3.0-or-later
// Language models in a worker process: a study with the rows of one in this process, prompts, their stop, and a worker
// that fails them.
#include <doctest/doctest.h>

#include "tests/gpu/support/llm_study_cases.h"
#include "tests/gpu/support/worker_cases.h"
#include "tests/sanitized.h"

#include "gpu/remote/study_kinds.h"
#include "gpu/studies/llm/estimate.h"
#include "gpu/studies/llm/study.h"

#include <map>
#include <thread>

using namespace qs;
using namespace qs::test;
using Clock = std::chrono::steady_clock;

namespace {

LlmSessionSpec session(const std::string& configuration = "int8-w8a16")
{
    ::setenv("QUANTOSCOPE_LLM", kShippedModel.c_str(), 1);
    LlmSessionSpec spec;
    spec.configuration = configuration;
    spec.backend = BackendChoice::Cpu;
    return spec;
}

/// A session in a worker process of its own.
std::unique_ptr<Study> separate(const LlmSessionSpec& spec, const WorkerOptions& options)
{
    return isolatedSessions(options)(spec);
}

/// What is told of a prompt, put together.
struct Heard final : StudySink
{
    std::string text;
    std::map<std::string, std::string> texts; ///< by configuration: tokens of one are joined on their way
    int tokens = 0, loading = 0;
    std::function<void()> then;
    void event(const StudyEvent& e) override
    {
        if (e.kind == StudyEvent::Kind::Phase) ++loading;
        if (e.kind != StudyEvent::Kind::Token) return;
        text += e.what;
        texts[e.subject] += e.what;
        tokens += e.count;
        if (then) then();
    }
};

/// What the one configuration of a session makes of a prompt.
Result<LlmGeneration> answerOf(Study& study, const std::string& text, std::int64_t most, std::stop_token stop,
                               StudySink& sink)
{
    auto all = generate(study, {.text = text, .most = most}, std::move(stop), sink);
    if (!all) return all.error();
    REQUIRE(all->size() == 1);
    return std::move(all->front());
}

} // namespace

TEST_CASE("a study of a language model in a worker process has the rows of one in this process")
{
    LlmStudySpec spec = smallStudy();
    spec.configurations = {"bf16", "int4-w4a16"};
    LlmStudy here(spec);
    StudyLog told, log;
    REQUIRE(!here.run({}, told));
    const auto there = remoteStudy<LlmStudyResult>(spec, std::make_shared<WorkerLink>(studyOptions(real())));
    REQUIRE(!there->run({}, log));
    const LlmStudyResult &a = here.result(), &b = resultOf<LlmStudyResult>(*there);
    CHECK(b.environment.process.find("worker process ") == 0);
    REQUIRE(b.rows.size() == a.rows.size());
    for (std::size_t i = 0; i < a.rows.size(); ++i) {
        CHECK(b.rows[i].configuration == a.rows[i].configuration);
        REQUIRE(b.rows[i].text.has_value());
        CHECK(b.rows[i].text->tokenLoss == a.rows[i].text->tokenLoss);
        CHECK(b.rows[i].text->tokenDivergence == a.rows[i].text->tokenDivergence);
    }
    CHECK(log.count(StudyEvent::Kind::Row) == told.count(StudyEvent::Kind::Row));
}

TEST_CASE("prompts in a worker process are answered as in this process, and the model stays loaded")
{
    LlmSession here(session());
    const auto there = separate(session(), real());
    CHECK(there->isSeparate());
    CHECK(!here.isSeparate());
    Heard a, b;
    const auto wanted = answerOf(here, "The morning was bright, and", 24, {}, a);
    const auto made = answerOf(*there, "The morning was bright, and", 24, {}, b);
    REQUIRE(wanted.ok());
    REQUIRE(made.ok());
    CHECK(made->tokens == wanted->tokens);
    CHECK(made->text == wanted->text);
    CHECK(made->ended == wanted->ended);
    CHECK(made->seconds >= made->promptSeconds);
    CHECK(made->promptSeconds > 0);
    CHECK(b.text == a.text);
    CHECK(b.tokens == a.tokens);
    CHECK(b.loading > 0);
    Heard again;
    const auto second = answerOf(*there, "Emma said", 8, {}, again);
    REQUIRE(second.ok());
    CHECK(second->tokens.size() == 8);
    CHECK(again.loading == 0);
}

TEST_CASE("two configurations in a worker process answer with the settings of the prompt")
{
    LlmSessionSpec both = session("bf16");
    both.against = "int4-w4a16";
    const LlmPrompt prompt{.text = "Emma said",
                           .most = 12,
                           .sampling = {.temperature = 0.9, .topP = 0.95, .topK = 200, .seed = 4},
                           .system = "Be kind.",
                           .chatTemplate = "{{ messages[0].content }}: {{ messages[1].content }}"};
    LlmSession here(both);
    Heard a, b;
    const auto wanted = generate(here, prompt, {}, a);
    const auto made = generate(*separate(both, real()), prompt, {}, b);
    REQUIRE(wanted.ok());
    REQUIRE_MESSAGE(made.ok(), made.error().text());
    REQUIRE(made->size() == 2);
    for (std::size_t i = 0; i < 2; ++i) {
        CHECK((*made)[i].tokens == (*wanted)[i].tokens);
        CHECK((*made)[i].configuration == (*wanted)[i].configuration);
    }
    CHECK(made->front().notes == wanted->front().notes);
    CHECK(!made->front().notes.empty());
    CHECK(b.texts == a.texts);
    CHECK(b.texts["int4-w4a16"] == made->back().text);
    CHECK(b.tokens == a.tokens);
}

TEST_CASE("what cannot be answered is said by the worker, which goes on")
{
    const auto there = separate(session(), real());
    Heard heard;
    const auto tooLong = answerOf(*there, "The", 100'000, {}, heard);
    REQUIRE(!tooLong.ok());
    CHECK(tooLong.error().code == ErrorCode::Usage);
    CHECK(tooLong.error().message.english().find("100,000") != std::string::npos);
    CHECK(answerOf(*there, "The", 4, {}, heard).ok());
    CHECK(!answerOf(*there, "The", 0, {}, heard).ok());
    CHECK(there->run({}, heard)->code == ErrorCode::Usage);

    LlmSessionSpec unknown = session("int3-nonsense");
    const auto refused = answerOf(*separate(unknown, real()), "The", 4, {}, heard);
    REQUIRE(!refused.ok());
    LlmSession here(unknown);
    CHECK(refused.error().message.english() == answerOf(here, "The", 4, {}, heard).error().message.english());
}

TEST_CASE("a stop ends an answer and keeps what is written")
{
    const auto there = separate(session(), real());
    std::stop_source stop;
    Heard heard;
    heard.then = [&] { stop.request_stop(); };
    const auto made = answerOf(*there, "The morning", 400, stop.get_token(), heard);
    REQUIRE(made.ok());
    CHECK(!made->tokens.empty());
    CHECK(made->tokens.size() < 400);
    CHECK(heard.text == made->text);
    CHECK(answerOf(*there, "The", 4, {}, heard).ok());
}

TEST_CASE("a worker that hangs at a prompt is ended by stop, and one that crashes is told")
{
    const auto deaf = separate(session(), fake("deaf"));
    std::stop_source stop;
    std::thread presser([&] {
        std::this_thread::sleep_for(kSlowdown * std::chrono::milliseconds(500)); // until it has greeted
        stop.request_stop();
    });
    const auto start = Clock::now();
    Heard heard;
    const auto hung = answerOf(*deaf, "The", 4, stop.get_token(), heard);
    presser.join();
    REQUIRE(!hung.ok());
    CHECK(hung.error().message.english().find("was terminated") != std::string::npos);
    CHECK(secondsSince(start) < kPatience * 9);

    Heard some;
    const auto crashed = answerOf(*separate(session(), fake("crash")), "The", 4, {}, some);
    REQUIRE(!crashed.ok());
    CHECK(crashed.error().code == ErrorCode::Device);
    CHECK(some.text == "a piece");
    CHECK(some.tokens == 2);
}

TEST_CASE("what is asked and answered is the same after its way through JSON, and nonsense is refused")
{
    LlmSessionSpec spec = session();
    spec.device = 3;
    spec.against = "nvfp4-w4a16";
    const auto read = llmSessionSpecFromJson(toJson(spec));
    REQUIRE(read.ok());
    CHECK(*read == spec);
    for (const char* nonsense : {R"({"model": 3})", R"({"backend": "abacus"})", R"({"device": -1})", R"([1])"})
        CHECK_MESSAGE(!llmSessionSpecFromJson(nlohmann::json::parse(nonsense)).ok(), nonsense);
    SilentSink nobody;
    LlmSession asked(session());
    for (const char* nonsense :
         {R"({"ask": "generate", "most": 0})", R"({"ask": "generate", "most": 1e30})",
          R"({"ask": "generate", "prompt": 7})", R"({"ask": "generate", "prompt": "a", "temperature": -1})",
          R"({"ask": "generate", "prompt": "a", "chat_template": "vicuna"})", R"({"ask": "sing"})", R"({"ask": 3})",
          R"({})", R"([1])", "null"})
        CHECK_MESSAGE(!asked.ask(nlohmann::json::parse(nonsense), {}, nobody).ok(), nonsense);
    LlmGeneration made{{1, 2, 3}, "text", true, 0.25, 1.5, {620, 630}, {"te", "", "xt"}, "bf16", {"a note"}};
    const auto same = llmGenerationFromJson(toJson(made));
    REQUIRE(same.ok());
    CHECK(same->tokens == made.tokens);
    CHECK(same->text == made.text);
    CHECK(same->ended);
    CHECK(same->promptSeconds == 0.25);
    CHECK(same->seconds == 1.5);
    CHECK(same->stepUs == made.stepUs);
    CHECK(same->tokensPerSecond() == 1600);
    CHECK(same->medianStepMs() == 0.625);
    CHECK(same->configuration == "bf16");
    CHECK(same->pieces == made.pieces);
    CHECK(same->notes == made.notes);
    for (const char* nonsense :
         {R"({"tokens": 3})", R"({"tokens": ["a"]})", R"({"text": []})", R"({"seconds": "long"})"})
        CHECK_MESSAGE(!llmGenerationFromJson(nlohmann::json::parse(nonsense)).ok(), nonsense);
}

TEST_CASE("a study in a worker process tells what a model will take as one in this process, and runs nothing")
{
    LlmStudySpec spec = smallStudy();
    const auto here = estimateLlm(spec);
    const auto there = remoteStudy<LlmStudyResult>(spec, std::make_shared<WorkerLink>(studyOptions(real())));
    const auto told = askEstimate(*there, {});
    REQUIRE(here.ok());
    REQUIRE_MESSAGE(told.ok(), told.error().text());
    CHECK(told->model == here->model);
    CHECK(told->chat.present == here->chat.present);
    CHECK(told->chat.usable == here->chat.usable);
    CHECK(told->parameters == here->parameters);
    CHECK(told->context == here->context);
    CHECK(told->fileBytes == here->fileBytes);
    CHECK(told->device == here->device);
    REQUIRE(told->rows.size() == here->rows.size());
    for (std::size_t i = 0; i < told->rows.size(); ++i) {
        CHECK(told->rows[i].configuration == here->rows[i].configuration);
        CHECK(told->rows[i].need() == here->rows[i].need());
        CHECK(told->rows[i].arithmetic == here->rows[i].arithmetic);
        CHECK(told->rows[i].simulated == here->rows[i].simulated);
    }
    CHECK(told->row("int4-w4a16"));
    CHECK_FALSE(resultOf<LlmStudyResult>(*there).hasRows());
    spec.model = "/nowhere/at/all";
    const auto missing =
        askEstimate(*remoteStudy<LlmStudyResult>(spec, std::make_shared<WorkerLink>(studyOptions(real()))), {});
    REQUIRE_FALSE(missing.ok());
    CHECK(missing.error().message == estimateLlm(spec).error().message);
}

TEST_CASE("a model is written quantized by a session in a worker process as by one in this process")
{
    const ScratchFolder scratch;
    const LlmSessionSpec spec = session("int4-w4a16");
    LlmSession here(spec);
    Heard heard;
    const auto wanted = here.save(scratch.path() / "here", {});
    const auto there = separate(spec, real());
    const auto saved = save(*there, (scratch.path() / "there").string(), {}, heard);
    REQUIRE(wanted.ok());
    REQUIRE_MESSAGE(saved.ok(), saved.error().text());
    CHECK(saved->bytes == wanted->bytes);
    CHECK(saved->notes == wanted->notes);
    CHECK(heard.loading > 0);
    CHECK(std::filesystem::exists(scratch.path() / "there" / "config.json"));
    const auto itself = save(*there, kShippedModel, {}, heard);
    REQUIRE_FALSE(itself.ok());
    CHECK(itself.error().code == ErrorCode::Usage);
}
