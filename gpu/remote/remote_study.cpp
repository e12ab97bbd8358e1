// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/remote/remote_study.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/results/run_event_json.h"
#include "gpu/studies/study_events.h"

#include <algorithm>
#include <utility>

namespace qs {

WorkerOptions studyOptions(WorkerOptions options)
{
    options.grace = std::max(options.grace, std::chrono::milliseconds(5'000));
    return options;
}

RemoteStudy::RemoteStudy(std::string_view kind, nlohmann::ordered_json spec, std::shared_ptr<const StudyResult> nothing,
                         std::shared_ptr<WorkerLink> link)
    : m_kind(kind), m_spec(std::move(spec)), m_nothing(std::move(nothing)), m_result(m_nothing->copy()),
      m_link(std::move(link))
{}

/// With the specification where the worker does not have the study.
nlohmann::ordered_json RemoteStudy::request(const char* op) const
{
    nlohmann::ordered_json request{{"op", op}};
    if (isThere()) return request;
    request["kind"] = m_kind;
    request["spec"] = m_spec;
    return request;
}

/// Takes the study's events into the result and passes them on to `sink`, as long as that lives.
LinkListener RemoteStudy::listener(StudySink& sink)
{
    LinkListener listener;
    listener.message = [this, &sink](WireMessage& message) {
        const auto found = message.head.find("event");
        if (found == message.head.end()) return;
        const auto event = studyEventFromJson(*found, *m_nothing);
        if (!event) return; // of a newer worker, which this program cannot use
        m_result->apply(*event);
        sink.event(*event);
    };
    listener.unanswered = [this, &sink](int left) {
        sink.event(phaseEvent(
            m_ran
                ? Message::tr("the study does not respond; its worker process will be terminated in %1 s").arg(left)
                : Message::tr("the model does not respond; its worker process will be terminated in %1 s").arg(left)));
    };
    listener.starting = [&sink](const Message& what) { sink.event(phaseEvent(what)); };
    listener.silent = [this, &sink](int seconds) {
        if (seconds > 0) sink.event(noteEvent(m_link->silenceText(seconds)));
    };
    return listener;
}

Result<void> RemoteStudy::receiveResult(const WireMessage& answer)
{
    const auto json = parseJson(answer.payload, {}, Message::tr("the study"));
    if (!json) return json.error();
    auto taken = m_nothing->parse(*json);
    if (!taken) return taken.error();
    m_result = std::move(*taken);
    m_result->environment.target = m_link->target();
    return {};
}

/// Ends a worker whose device is lost: its context is gone for good.
Error RemoteStudy::lost(Error error)
{
    if (error.code != ErrorCode::DeviceLost) return error;
    m_link->drop(WorkerLink::kPatience);
    error.hint = m_ran ? Message::tr("The rows measured so far are kept. The next study starts a new worker process.")
                       : Message::tr("The next prompt starts a new worker process.");
    return error;
}

std::optional<Error> RemoteStudy::run(std::stop_token stop, StudySink& sink)
{
    m_ran = true;
    const auto report = [&sink](const Message& what) { sink.event(phaseEvent(what)); };
    if (auto running = m_link->ensure(stop, report); !running) return running.error();
    if (!isThere()) m_result = m_nothing->copy();
    auto asked = request("study-run");
    const std::string process = m_link->processName();
    m_generation = m_link->generation();
    const auto answer = m_link->ask(std::move(asked), {}, stop, listener(sink));
    const auto taken = answer ? receiveResult(*answer) : Result<void>(answer.error());
    std::optional<Error> failed;
    if (!taken)
        failed = lost(taken.error());
    else if (const auto why = answer->head.find("failed"); why != answer->head.end())
        failed = lost(errorFromJson(*why));
    if (!isThere()) m_generation = 0; // what it held went with the worker
    if (taken) return failed;
    m_result->judgeRows();
    m_result->environment.process = process;
    m_result->environment.target = m_link->target();
    m_result->stopReason = stopReasonOf(*failed);
    return failed;
}

Result<StudyAnswer> RemoteStudy::ask(const nlohmann::json& question, std::stop_token stop, StudySink& sink)
{
    if (m_ran && !isThere())
        return Error{ErrorCode::Device, Message::tr("The worker process with the model of this study has ended."),
                     Message::tr("Run the study again.")};
    const auto report = [&sink](const Message& what) { sink.event(phaseEvent(what)); };
    if (auto running = m_link->ensure(stop, report); !running) return running.error();
    auto asked = request("study-ask");
    asked["question"] = question;
    m_generation = m_link->generation();
    auto answer = m_link->ask(std::move(asked), {}, std::move(stop), listener(sink));
    if (!answer) return lost(answer.error());
    StudyAnswer told{nlohmann::json::object(), {}};
    if (const auto head = answer->head.find("answer"); head != answer->head.end()) told.head = std::move(*head);
    told.changed = answer->head.contains("changed");
    if (!told.changed)
        told.payload = std::move(answer->payload);
    else if (auto taken = receiveResult(*answer); !taken)
        return taken.error();
    return told;
}

} // namespace qs
