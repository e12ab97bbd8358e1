// SPDX-License-Identifier: GPL-3.0-or-later
// Language models in a worker process: a study with the rows of one in this process, prompts, their stop, and a worker
// that fails them.
#include <doctest/doctest.h>

#include "tests/gpu/support/llm_study_cases.h"
#include "tests/gpu/support/worker_cases.h"

#include "gpu/remote/worker_llm_session.h"
#include "gpu/remote/worker_llm_study.h"
#include "gpu/remote/worker_mode_study.h"

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

/// A prompt whose pieces are put together.
struct Heard
{
    std::string text;
    int pieces = 0;
    std::function<void()> then;
    LlmPrompt prompt(const std::string& words, std::int64_t most)
    {
        return {words, most, [this](const std::string& piece) {
                    text += piece;
                    ++pieces;
                    if (then) then();
                    return true;
                }};
    }
};

} // namespace

TEST_CASE("a study of a language model in a worker process has the rows of one in this process")
{
    LlmStudySpec spec = smallStudy();
    spec.configurations = {"bf16", "int4-w4a16"};
    LlmStudy here(spec);
    StudyLog told, log;
    REQUIRE(!here.run({}, told));
    WorkerLlmStudy there(spec, std::make_shared<WorkerLink>(modeStudyOptions(real())));
    REQUIRE(!there.run({}, log));
    const LlmStudyResult &a = here.result(), &b = there.result();
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
    WorkerLlmSession there(session(), real());
    CHECK(there.isSeparate());
    CHECK(!here.isSeparate());
    Heard a, b;
    int loading = 0;
    LlmProgress progress;
    progress.at = [&](const std::string&, double) { ++loading; };
    const auto wanted = here.generate(a.prompt("The morning was bright, and", 24), {});
    const auto made = there.generate(b.prompt("The morning was bright, and", 24), {}, progress);
    REQUIRE(wanted.ok());
    REQUIRE(made.ok());
    CHECK(made->tokens == wanted->tokens);
    CHECK(made->text == wanted->text);
    CHECK(made->ended == wanted->ended);
    CHECK(made->seconds >= made->promptSeconds);
    CHECK(made->promptSeconds > 0);
    CHECK(b.text == a.text);
    CHECK(b.pieces == a.pieces);
    Heard again;
    loading = 0;
    const auto second = there.generate(again.prompt("Emma said", 8), {}, progress);
    REQUIRE(second.ok());
    CHECK(second->tokens.size() == 8);
    CHECK(loading == 0);
}

TEST_CASE("what cannot be answered is said by the worker, which goes on")
{
    WorkerLlmSession there(session(), real());
    Heard heard;
    const auto tooLong = there.generate(heard.prompt("The", 100'000), {});
    REQUIRE(!tooLong.ok());
    CHECK(tooLong.error().code == ErrorCode::Usage);
    CHECK(tooLong.error().message.find("100,000") != std::string::npos);
    CHECK(there.generate(heard.prompt("The", 4), {}).ok());

    LlmSessionSpec unknown = session("int3-nonsense");
    WorkerLlmSession other(unknown, real());
    const auto refused = other.generate(heard.prompt("The", 4), {});
    REQUIRE(!refused.ok());
    CHECK(refused.error().message == LlmSession(unknown).generate(heard.prompt("The", 4), {}).error().message);
}

TEST_CASE("a stop ends an answer and keeps what is written")
{
    WorkerLlmSession there(session(), real());
    std::stop_source stop;
    Heard heard;
    heard.then = [&] { stop.request_stop(); };
    const auto made = there.generate(heard.prompt("The morning", 400), stop.get_token());
    REQUIRE(made.ok());
    CHECK(!made->tokens.empty());
    CHECK(made->tokens.size() < 400);
    CHECK(heard.text == made->text);
    CHECK(there.generate(heard.prompt("The", 4), {}).ok());
}

TEST_CASE("a worker that hangs at a prompt is ended by stop, and one that crashes is told")
{
    WorkerLlmSession deaf(session(), fake("deaf"));
    std::stop_source stop;
    std::thread presser([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        stop.request_stop();
    });
    const auto start = Clock::now();
    Heard heard;
    const auto hung = deaf.generate(heard.prompt("The", 4), stop.get_token());
    presser.join();
    REQUIRE(!hung.ok());
    CHECK(hung.error().message.find("was ended") != std::string::npos);
    CHECK(secondsSince(start) < 9);

    WorkerLlmSession crashing(session(), fake("crash"));
    const auto crashed = crashing.generate(heard.prompt("The", 4), {});
    REQUIRE(!crashed.ok());
    CHECK(crashed.error().code == ErrorCode::Device);
    CHECK(heard.text == "a piece");
    CHECK(heard.pieces == 2);
}

TEST_CASE("what is asked and answered is the same after its way through JSON, and nonsense is refused")
{
    LlmQuestion question{session(), "a \"prompt\"\n", 17};
    question.session.device = 3;
    const auto read = llmQuestionFromJson(toJson(question));
    REQUIRE(read.ok());
    CHECK(read->session == question.session);
    CHECK(read->prompt == question.prompt);
    CHECK(read->most == 17);
    for (const char* nonsense : {R"({"model": 3})", R"({"most": 0})", R"({"most": 1e30})", R"({"backend": "abacus"})",
                                 R"({"device": -1})", R"([1])"})
        CHECK_MESSAGE(!llmQuestionFromJson(nlohmann::json::parse(nonsense)).ok(), nonsense);
    const LlmGeneration made{{1, 2, 3}, "text", true, 0.25, 1.5};
    const auto same = llmGenerationFromJson(toJson(made));
    REQUIRE(same.ok());
    CHECK(same->tokens == made.tokens);
    CHECK(same->text == made.text);
    CHECK(same->ended);
    CHECK(same->promptSeconds == 0.25);
    CHECK(same->seconds == 1.5);
    for (const char* nonsense :
         {R"({"tokens": 3})", R"({"tokens": ["a"]})", R"({"text": []})", R"({"seconds": "long"})"})
        CHECK_MESSAGE(!llmGenerationFromJson(nlohmann::json::parse(nonsense)).ok(), nonsense);
}
