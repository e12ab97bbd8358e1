// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/serve/study.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/json_read.h"
#include "gpu/remote/study_kinds.h"
#include "gpu/results/run_event_json.h"
#include "gpu/studies/event_throttle.h"

#include <unistd.h>
#include <utility>

namespace qs {

namespace {

constexpr const char* kRun = "study-run";
constexpr const char* kAsk = "study-ask";

} // namespace

bool ServedStudy::knows(const std::string& op) { return op == kRun || op == kAsk; }

void ServedStudy::serve(int id, const std::string& op, const nlohmann::json& request, std::stop_token stop)
{
    if (const auto done = answer(id, op, request, std::move(stop)); !done)
        m_outbox.send({{"id", id}, {"ok", false}, {"error", toJson(done.error())}});
}

Result<void> ServedStudy::make(const nlohmann::json& request)
{
    const auto spec = request.find("spec");
    if (spec == request.end()) {
        if (m_study) return {};
        return Error{ErrorCode::Usage, Message::tr("This worker process has no study."),
                     Message::tr("Send its specification.")};
    }
    std::string kind;
    ObjectReader in(request, "request");
    in.read("kind", kind);
    if (in.error()) return *in.error();
    auto made = makeStudy(kind, *spec);
    if (!made) return made.error();
    m_study = std::move(*made); // it asks for memory once it runs; the one before has gone then
    return {};
}

Result<void> ServedStudy::answer(int id, const std::string& op, const nlohmann::json& request, std::stop_token stop)
{
    if (auto made = make(request); !made) return made;
    nlohmann::ordered_json reply{{"id", id}, {"ok", true}};
    EventThrottle sink([this, id](const StudyEvent& event) { pass(id, event); });
    if (op == kRun) {
        const auto failed = m_study->run(std::move(stop), sink);
        sink.flush();
        if (failed) reply["failed"] = toJson(*failed);
        const auto text = std::make_shared<const std::string>(resultText());
        if (m_keep) m_keep(id, [text](TextSink& out) { out.write(*text); });
        m_outbox.send(std::move(reply), *text);
        return {};
    }
    const auto question = request.find("question");
    auto told = m_study->ask(question == request.end() ? nlohmann::json() : *question, std::move(stop), sink);
    sink.flush();
    if (!told) return told.error();
    reply["answer"] = std::move(told->head);
    if (told->changed) reply["changed"] = true;
    m_outbox.send(std::move(reply), told->changed ? resultText() : std::move(told->payload));
    return {};
}

void ServedStudy::pass(int id, const StudyEvent& event)
{
    using Kind = StudyEvent::Kind;
    const auto head = [id, event] { return nlohmann::ordered_json{{"id", id}, {"event", toJson(event)}}; };
    if (event.kind == Kind::Phase || event.kind == Kind::Speed || event.kind == Kind::Rows)
        m_outbox.offer(head);
    else
        m_outbox.send(head());
}

std::string ServedStudy::resultText() const
{
    nlohmann::ordered_json json = m_study->result().json();
    json["environment"]["process"] = WorkerLink::processName(::getpid());
    return dumpJson(json, -1);
}

} // namespace qs
