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

template <class V> void fields(V& v, Visited<V, StudyEvent>& event)
{
    v("kind", event.kind,
      OneOf{kStudyKinds, Message::mark("phase, note, started, training, row, rows, cell, speed or token")});
    if (event.kind == StudyKind::Speed || event.kind == StudyKind::Token)
        v("text", event.what);
    else if (v.when(!event.text.empty()))
        v("text", event.text);
    if (v.when(!event.subject.empty())) v("subject", event.subject);
    if (v.when(event.fraction >= 0)) v("fraction", event.fraction);
    if (v.when(event.secondsLeft >= 0)) v("seconds_left", event.secondsLeft);
    if (v.when(event.kind == StudyKind::Speed)) v("rate", event.rate);
    if (v.when(event.count != 0)) v("count", event.count, Within{0, 1e6});
    if (v.when(event.part != nullptr)) v.derived("part", [&] { return event.part->partJson(); });
}

nlohmann::ordered_json toJson(const StudyEvent& event) { return writeFields(event); }

Result<StudyEvent> studyEventFromJson(const nlohmann::json& json, const StudyResult& like)
{
    auto event = readFields<StudyEvent>(json, "event");
    if (!event || !hasPart(event->kind)) return event;
    const auto part = json.find("part");
    if (part == json.end()) return Error{ErrorCode::BadInput, Message::tr("event.part is missing."), ""};
    auto read = like.parse(*part);
    if (!read) return read.error();
    if (!(*read)->holds(event->kind))
        return Error{ErrorCode::BadInput, Message::tr("event.part does not match the event."), ""};
    event->part = std::move(*read);
    return event;
}

} // namespace qs
