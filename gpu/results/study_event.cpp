// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/study_event.h"

#include "gpu/results/result_json.h"

#include <array>
#include <utility>

namespace qs {

namespace {

using StudyKind = StudyEvent::Kind;
constexpr std::array<std::pair<StudyKind, std::string_view>, 9> kStudyKinds{{{StudyKind::Phase, "phase"},
                                                                             {StudyKind::Note, "note"},
                                                                             {StudyKind::Started, "started"},
                                                                             {StudyKind::Training, "training"},
                                                                             {StudyKind::Row, "row"},
                                                                             {StudyKind::Rows, "rows"},
                                                                             {StudyKind::Cell, "cell"},
                                                                             {StudyKind::Speed, "speed"},
                                                                             {StudyKind::Token, "token"}}};

bool hasPart(StudyKind kind) { return kind >= StudyKind::Started && kind <= StudyKind::Cell; }

} // namespace

nlohmann::ordered_json StudyResult::partJson() const { return json(); }

nlohmann::ordered_json toJson(const StudyEvent& event)
{
    nlohmann::ordered_json j;
    j["kind"] = kindName(kStudyKinds, event.kind);
    if (!event.text.empty()) j["text"] = event.text;
    if (!event.subject.empty()) j["subject"] = event.subject;
    if (event.fraction >= 0) j["fraction"] = numberOrNull(event.fraction);
    if (event.secondsLeft >= 0) j["seconds_left"] = numberOrNull(event.secondsLeft);
    if (event.kind == StudyKind::Speed) j["rate"] = numberOrNull(event.rate);
    if (event.count != 0) j["count"] = event.count;
    if (event.part) j["part"] = event.part->partJson();
    return j;
}

Result<StudyEvent> studyEventFromJson(const nlohmann::json& json, const StudyResult& like)
{
    StudyEvent event;
    ObjectReader in(json, "event");
    readKind(in, kStudyKinds, event.kind, "phase, note, started, training, row, rows, cell, speed or token");
    in.read("text", event.text);
    in.read("subject", event.subject);
    in.read("fraction", event.fraction);
    in.read("seconds_left", event.secondsLeft);
    in.read("rate", event.rate);
    in.readInt("count", event.count, 0, 1e6);
    if (in.error()) return *in.error();
    if (!hasPart(event.kind)) return event;
    const auto* part = in.find("part");
    if (!part) return Error{ErrorCode::BadInput, "event.part is missing.", ""};
    auto read = like.parse(*part);
    if (!read) return read.error();
    if (!(*read)->holds(event.kind))
        return Error{ErrorCode::BadInput, "event.part does not hold what the event is about.", ""};
    event.part = std::move(*read);
    return event;
}

} // namespace qs
