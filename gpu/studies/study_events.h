// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/results/study_event.h"

#include <algorithm>
#include <string>
#include <utility>

/// What studies of all kinds say in the same way.
namespace qs {

inline StudyEvent phaseEvent(std::string text)
{
    StudyEvent event;
    event.text = std::move(text);
    return event;
}

inline StudyEvent noteEvent(std::string text)
{
    StudyEvent event = phaseEvent(std::move(text));
    event.kind = StudyEvent::Kind::Note;
    return event;
}

/// An event that brings `part` of a result.
template <class Study> StudyEvent partEvent(StudyEvent::Kind kind, Study part)
{
    StudyEvent event;
    event.kind = kind;
    event.part = std::make_shared<const Study>(std::move(part));
    return event;
}

/// Notes a text once: in the result, and to `sink` where there is one.
inline void noteOnce(StudyResult& result, StudySink* sink, std::string text)
{
    if (std::find(result.notes.begin(), result.notes.end(), text) != result.notes.end()) return;
    result.notes.push_back(text);
    if (sink) sink->event(noteEvent(std::move(text)));
}

/// Whether a study cannot go on after it, as it can after a mode or a configuration that failed.
inline bool endsStudy(const Error& error)
{
    return error.code == ErrorCode::Interrupted || error.code == ErrorCode::DeviceLost;
}

/// Why a study ended early.
inline std::string stopReasonOf(const Error& error)
{
    return error.code == ErrorCode::Interrupted ? "stopped by the user" : error.message.english();
}

} // namespace qs
