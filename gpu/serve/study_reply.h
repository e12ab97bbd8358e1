// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/bounded_json.h"
#include "gpu/results/run_event_json.h"
#include "gpu/serve/message_writer.h"
#include "gpu/studies/event_throttle.h"

#include <optional>
#include <string>
#include <unistd.h>
#include <utility>

/// How a worker process answers with a study (modes, language models).
namespace qs {

/// A result as JSON, with the process that it came from.
template <class Whole> std::string servedResultText(const Whole& result)
{
    nlohmann::ordered_json json = toJson(result);
    json["environment"]["process"] = "worker process " + std::to_string(::getpid());
    return dumpJson(json, -1);
}

/// The answer to a study that ran: its result, and what failed.
template <class Whole>
void replyWithStudy(MessageWriter& outbox, int id, const std::optional<Error>& failed, const Whole& result)
{
    nlohmann::ordered_json reply{{"id", id}, {"ok", true}};
    if (failed) reply["failed"] = toJson(*failed);
    outbox.say(std::move(reply), servedResultText(result));
}

/// Offers the events of a study that answers this request.
inline EventThrottle::Taken eventOffer(MessageWriter& outbox, int id)
{
    return [&outbox, id](const StudyEvent& event) {
        outbox.offer([id, event] { return nlohmann::ordered_json{{"id", id}, {"event", toJson(event)}}; });
    };
}

} // namespace qs
