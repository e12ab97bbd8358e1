// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/results/study_event.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

/// What studies of all kinds report in the same way.
namespace qs {

inline StudyEvent phaseEvent(Message text)
{
    StudyEvent event;
    event.text = std::move(text);
    return event;
}

inline StudyEvent noteEvent(Message text)
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

/// Adds to a list what is not in it; whether it was added.
inline bool addOnce(std::vector<Message>& all, const Message& more)
{
    if (std::find(all.begin(), all.end(), more) != all.end()) return false;
    all.push_back(more);
    return true;
}

/// 'INT8 weights restored; FP32 × FP32'
inline Message withSemicolons(const std::vector<Message>& parts)
{
    Message all;
    for (const Message& part : parts)
        all = all.empty() ? part : Message::tr("%1; %2").arg(all, part);
    return all;
}

/// Notes a text once: in the result, and to `sink` where there is one.
inline void noteOnce(StudyResult& result, StudySink* sink, Message text)
{
    if (addOnce(result.notes, text) && sink) sink->event(noteEvent(std::move(text)));
}

/// Whether a study cannot go on after it, as it can after a mode or a configuration that failed.
inline bool endsStudy(const Error& error)
{
    return error.code == ErrorCode::Interrupted || error.code == ErrorCode::DeviceLost;
}

/// Why a study ended early.
inline Message stopReasonOf(const Error& error)
{
    return error.code == ErrorCode::Interrupted ? Message::tr("stopped by the user") : error.message;
}

} // namespace qs
