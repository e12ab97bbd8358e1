// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/worker_llm_study.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/spec/run_event_json.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace qs {

using Json = nlohmann::ordered_json;

namespace {

LlmStudyEvent spoken(LlmStudyEvent::Kind kind, std::string text)
{
    LlmStudyEvent event;
    event.kind = kind;
    event.text = std::move(text);
    return event;
}

} // namespace

WorkerLlmStudy::WorkerLlmStudy(LlmStudySpec spec, std::shared_ptr<WorkerLink> link) : m_spec(std::move(spec)), m_link(std::move(link)) { m_result.spec = m_spec; }

LinkListener WorkerLlmStudy::listener(LlmStudySink& sink)
{
    using Kind = LlmStudyEvent::Kind;
    LinkListener listener;
    listener.message = [this, &sink](WireMessage& message) {
        const auto found = message.head.find("event");
        if (found == message.head.end()) return;
        const auto event = llmStudyEventFromJson(*found);
        if (!event) return; // of a newer worker, and of no use here
        takeEvent(m_result, *event);
        sink.event(*event);
    };
    listener.unanswered = [&sink](int left) { sink.event(spoken(Kind::Phase, "the study does not answer; its worker process is ended in " + std::to_string(left) + " s")); };
    listener.silent = [&sink](int seconds) {
        if (seconds > 0) sink.event(spoken(Kind::Note, "The worker process has not been heard of for " + std::to_string(seconds) + " s; it may be suspended. Stop ends it."));
    };
    return listener;
}

std::optional<Error> WorkerLlmStudy::run(std::stop_token stop, LlmStudySink& sink)
{
    if (!m_link->isRunning()) sink.event(spoken(LlmStudyEvent::Kind::Phase, "starting a worker process"));
    if (auto running = m_link->ensure(stop); !running) return running.error();
    m_result = {};
    m_result.spec = m_spec;
    m_result.environment.process = "worker process " + std::to_string(m_link->pid());
    const auto answer = m_link->ask({{"op", "llm-run"}, {"spec", toJson(m_spec)}}, {}, stop, listener(sink));
    std::optional<Error> failed;
    if (!answer) failed = answer.error();
    else if (auto taken = takeResult(*answer); !taken) failed = taken.error();
    else if (const auto why = answer->head.find("failed"); why != answer->head.end()) failed = errorFromJson(*why);
    if (failed && failed->code == ErrorCode::DeviceLost) {
        m_link->drop(); // its context is gone for good
        failed->hint = "The rows measured so far are kept. The next study starts a new worker process by itself.";
    }
    if (answer) return failed;
    judge(m_result);
    m_result.stopReason = failed->code == ErrorCode::Interrupted ? "stopped by the user" : failed->message;
    return failed;
}

Result<void> WorkerLlmStudy::takeResult(const WireMessage& answer)
{
    const auto json = parseJson(answer.payload, {}, "the study");
    if (!json) return json.error();
    auto result = llmStudyResultFromJson(*json);
    if (!result) return result.error();
    m_result = std::move(*result);
    return {};
}

} // namespace qs
