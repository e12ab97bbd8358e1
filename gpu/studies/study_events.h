// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <algorithm>
#include <string>
#include <utility>

/// What studies (modes, language models) say in the same way. Event: ModeStudyEvent or LlmStudyEvent.
namespace qs {

/// An event that is words alone.
template <class Event> Event spokenEvent(typename Event::Kind kind, std::string text)
{
    Event event;
    event.kind = kind;
    event.text = std::move(text);
    return event;
}

/// Notes a text once: in the result, and to `sink` where there is one.
template <class Event, class Whole, class Sink> void noteOnce(Whole& result, Sink* sink, std::string text)
{
    if (std::find(result.notes.begin(), result.notes.end(), text) != result.notes.end()) return;
    result.notes.push_back(text);
    if (sink) sink->event(spokenEvent<Event>(Event::Kind::Note, std::move(text)));
}

/// Why a study ended early.
inline std::string stopReasonOf(const Error& error)
{
    return error.code == ErrorCode::Interrupted ? "stopped by the user" : error.message;
}

} // namespace qs
