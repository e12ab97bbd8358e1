// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/study_event_json.h"

#include "gpu/results/study_json.h"
#include "gpu/results/study_merge.h"

#include <array>
#include <utility>

namespace qs {

using Json = nlohmann::ordered_json;
using StudyKind = ModeStudyEvent::Kind;

namespace {

constexpr std::array<std::pair<StudyKind, std::string_view>, 7> kStudyKinds{{{StudyKind::Phase, "phase"},
                                                                             {StudyKind::Started, "started"},
                                                                             {StudyKind::Training, "training"},
                                                                             {StudyKind::Row, "row"},
                                                                             {StudyKind::Rows, "rows"},
                                                                             {StudyKind::Cell, "cell"},
                                                                             {StudyKind::Note, "note"}}};

/// What an event brings of rows.
void copyRows(ModeStudyResult& to, const ModeStudyResult& from)
{
    to.rows = from.rows;
    to.plans = from.plans;
    to.pairs = from.pairs;
    to.aaBand = from.aaBand;
}

/// The event's part of a result.
ModeStudyResult partOf(const ModeStudyEvent& event, const ModeStudyResult& whole)
{
    ModeStudyResult part;
    part.spec = whole.spec;
    part.aaBand = whole.aaBand;
    switch (event.kind) {
    case StudyKind::Started:
        part = event.result;
        part.spec = whole.spec;
        break;
    case StudyKind::Training:
        part.training = {event.curve};
        break;
    case StudyKind::Row:
        if (const ModeRow* baseline = whole.baseline(); baseline && baseline->mode != event.row.mode)
            part.rows.push_back(*baseline);
        (event.row.plan.empty() ? part.rows : part.plans).push_back(event.row);
        break;
    case StudyKind::Rows:
        copyRows(part, event.result);
        break;
    case StudyKind::Cell:
        part.layers = whole.layers;
        part.cells = {event.cell};
        break;
    default:
        break;
    }
    return part;
}

} // namespace

Json toJson(const ModeStudyEvent& event, const ModeStudyResult& whole)
{
    Json j;
    j["kind"] = kindName(kStudyKinds, event.kind);
    if (!event.text.empty()) j["text"] = event.text;
    if (event.kind == StudyKind::Phase) {
        j["fraction"] = numberOrNull(event.fraction);
        j["seconds_left"] = numberOrNull(event.secondsLeft);
    } else if (event.kind != StudyKind::Note) {
        j["part"] = toJson(partOf(event, whole));
    }
    return j;
}

Result<ModeStudyEvent> modeStudyEventFromJson(const nlohmann::json& json)
{
    ModeStudyEvent event;
    ObjectReader in(json, "event");
    readKind(in, kStudyKinds, event.kind, "phase, started, training, row, rows, cell or note");
    in.read("text", event.text);
    in.read("fraction", event.fraction);
    in.read("seconds_left", event.secondsLeft);
    if (in.error()) return *in.error();
    if (event.kind == StudyKind::Phase || event.kind == StudyKind::Note) return event;
    auto read = readEventPart(in, modeStudyResultFromJson);
    if (!read) return read.error();
    const bool complete = event.kind == StudyKind::Started || event.kind == StudyKind::Rows ||
                          (event.kind == StudyKind::Training && !read->training.empty()) ||
                          (event.kind == StudyKind::Row && !(read->rows.empty() && read->plans.empty())) ||
                          (event.kind == StudyKind::Cell && !read->cells.empty());
    if (!complete) return Error{ErrorCode::BadInput, "event.part does not hold what the event is about.", ""};
    if (event.kind == StudyKind::Training)
        event.curve = std::move(read->training.front());
    else if (event.kind == StudyKind::Row)
        event.row = read->plans.empty() ? read->rows.back() : read->plans.back();
    else if (event.kind == StudyKind::Cell)
        event.cell = std::move(read->cells.front());
    else
        event.result = std::move(*read);
    return event;
}

void takeEvent(ModeStudyResult& result, const ModeStudyEvent& event)
{
    switch (event.kind) {
    case StudyKind::Started: {
        auto training = std::move(result.training);
        auto notes = std::move(result.notes);
        result = event.result;
        if (result.training.empty()) result.training = std::move(training);
        if (result.notes.empty()) result.notes = std::move(notes);
        break;
    }
    case StudyKind::Training:
        merge(result.training, event.curve);
        break;
    case StudyKind::Row:
        merge(event.row.plan.empty() ? result.rows : result.plans, event.row);
        break;
    case StudyKind::Rows:
        copyRows(result, event.result);
        break;
    case StudyKind::Cell:
        result.cells.push_back(event.cell);
        break;
    case StudyKind::Note:
        result.notes.push_back(event.text);
        break;
    case StudyKind::Phase:
        break;
    }
}

} // namespace qs
