// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/bounded_json.h"
#include "gpu/remote/worker_link.h"
#include "gpu/results/run_event_json.h"
#include "gpu/studies/study_events.h"

#include <optional>
#include <string>

/// What studies in a worker process (modes, language models) have in common.
namespace qs {

/// Takes the study's events into `result` and passes them on to `sink`, as long as both live.
inline LinkListener studyListener(StudyResult& result, StudySink& sink)
{
    LinkListener listener;
    listener.message = [&result, &sink](WireMessage& message) {
        const auto found = message.head.find("event");
        if (found == message.head.end()) return;
        const auto event = studyEventFromJson(*found, result);
        if (!event) return; // of a newer worker, and of no use here
        result.take(*event);
        sink.event(*event);
    };
    listener.unanswered = [&sink](int left) {
        sink.event(
            phaseEvent("the study does not answer; its worker process is ended in " + std::to_string(left) + " s"));
    };
    listener.silent = [&sink](int seconds) {
        if (seconds > 0)
            sink.event(noteEvent("The worker process has not been heard of for " + std::to_string(seconds) +
                                 " s; it may be suspended. Stop ends it."));
    };
    return listener;
}

/// Takes the result that an answer brings along.
template <class Whole>
Result<void> takeStudyResult(Whole& result, const WireMessage& answer, Result<Whole> (*read)(const nlohmann::json&))
{
    const auto json = parseJson(answer.payload, {}, "the study");
    if (!json) return json.error();
    auto taken = read(*json);
    if (!taken) return taken.error();
    result = std::move(*taken);
    return {};
}

/// What went wrong with a study, after its result was taken; ends a worker whose device is lost.
template <class Whole>
std::optional<Error> studyError(Whole& result, const Result<WireMessage>& answer, WorkerLink& link,
                                Result<Whole> (*read)(const nlohmann::json&))
{
    std::optional<Error> failed;
    if (!answer)
        failed = answer.error();
    else if (auto taken = takeStudyResult(result, *answer, read); !taken)
        failed = taken.error();
    else if (const auto why = answer->head.find("failed"); why != answer->head.end())
        failed = errorFromJson(*why);
    if (failed && failed->code == ErrorCode::DeviceLost) {
        link.drop(); // its context is gone for good
        failed->hint = "The rows measured so far are kept. The next study starts a new worker process by itself.";
    }
    return failed;
}

} // namespace qs
