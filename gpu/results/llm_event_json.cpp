// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/llm_study.h"
#include "gpu/results/study_json.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qs {

using Json = nlohmann::ordered_json;
using LlmKind = LlmStudyEvent::Kind;

namespace {

constexpr std::array<std::pair<LlmKind, std::string_view>, 7> kLlmKinds{{{LlmKind::Phase, "phase"},
                                                                         {LlmKind::Started, "started"},
                                                                         {LlmKind::Row, "row"},
                                                                         {LlmKind::Rows, "rows"},
                                                                         {LlmKind::Speed, "speed"},
                                                                         {LlmKind::Token, "token"},
                                                                         {LlmKind::Note, "note"}}};

constexpr std::size_t kMostSamples =
    200'000; ///< that an event brings: a line of the protocol has its limits, and the result at the end has all

/// Leaves the samples of the newest rounds, where there are more than an event may bring.
void shorten(std::vector<LlmRow>& rows)
{
    std::size_t all = 0, perRound = 0;
    for (const LlmRow& row : rows)
        for (const LlmTiming& t : row.timings) {
            all += t.prefillUs.size() + t.stepUs.size();
            perRound += 1 + static_cast<std::size_t>(std::max(1, t.generate));
        }
    if (all <= kMostSamples) return;
    const std::size_t rounds = kMostSamples / perRound;
    const auto keepLast = [](std::vector<float>& v, std::size_t n) {
        v.erase(v.begin(), v.end() - static_cast<std::ptrdiff_t>(std::min(n, v.size())));
    };
    for (LlmRow& row : rows)
        for (LlmTiming& t : row.timings) {
            keepLast(t.prefillUs, rounds);
            keepLast(t.stepUs, rounds * static_cast<std::size_t>(std::max(1, t.generate)));
        }
}

bool hasPart(LlmKind kind) { return kind == LlmKind::Started || kind == LlmKind::Row || kind == LlmKind::Rows; }

/// What an event brings of rows; no pieces of the text: those that are known stay.
void copyRows(LlmStudyResult& to, const LlmStudyResult& from)
{
    to.rows = from.rows;
    to.aaBand = from.aaBand;
    to.interleaved = from.interleaved;
    to.firstTokenSeconds = from.firstTokenSeconds;
    if (!from.textPieces.empty()) to.textPieces = from.textPieces;
}

LlmStudyResult partOf(const LlmStudyEvent& event, const LlmStudyResult& whole)
{
    if (event.kind == LlmKind::Started) return event.result;
    LlmStudyResult part;
    part.spec = whole.spec;
    part.tasks = whole.tasks;
    if (event.kind == LlmKind::Row)
        part.rows = {event.row};
    else
        copyRows(part, event.result);
    shorten(part.rows);
    judge(part);
    return part;
}

} // namespace

Json toJson(const LlmStudyEvent& event, const LlmStudyResult& whole)
{
    Json j;
    j["kind"] = kindName(kLlmKinds, event.kind);
    if (!event.text.empty()) j["text"] = event.text;
    if (!event.configuration.empty()) j["configuration"] = event.configuration;
    if (event.fraction >= 0) j["fraction"] = numberOrNull(event.fraction);
    if (event.secondsLeft >= 0) j["seconds_left"] = numberOrNull(event.secondsLeft);
    if (event.kind == LlmKind::Speed) {
        j["tokens_per_second"] = numberOrNull(event.tokensPerSecond);
        j["batch"] = event.batch;
    }
    if (hasPart(event.kind)) j["part"] = toJson(partOf(event, whole));
    return j;
}

Result<LlmStudyEvent> llmStudyEventFromJson(const nlohmann::json& json)
{
    LlmStudyEvent event;
    ObjectReader in(json, "event");
    readKind(in, kLlmKinds, event.kind, "phase, started, row, rows, speed, token or note");
    in.read("text", event.text);
    in.read("configuration", event.configuration);
    in.read("fraction", event.fraction);
    in.read("seconds_left", event.secondsLeft);
    in.read("tokens_per_second", event.tokensPerSecond);
    in.readInt("batch", event.batch, 0, 1e6);
    if (in.error()) return *in.error();
    if (!hasPart(event.kind)) return event;
    auto read = readEventPart(in, llmStudyResultFromJson);
    if (!read) return read.error();
    if (event.kind == LlmKind::Row && read->rows.size() != 1)
        return Error{ErrorCode::BadInput, "event.part does not hold the row that the event is about.", ""};
    if (event.kind == LlmKind::Row)
        event.row = std::move(read->rows.front());
    else
        event.result = std::move(*read);
    return event;
}

void takeEvent(LlmStudyResult& result, const LlmStudyEvent& event)
{
    switch (event.kind) {
    case LlmKind::Started: {
        auto notes = std::move(result.notes);
        result = event.result;
        if (result.notes.empty()) result.notes = std::move(notes);
        break;
    }
    case LlmKind::Row: {
        const auto found = std::find_if(result.rows.begin(), result.rows.end(),
                                        [&](const LlmRow& r) { return r.configuration == event.row.configuration; });
        if (found == result.rows.end())
            result.rows.push_back(event.row);
        else
            *found = event.row;
        judge(result);
        break;
    }
    case LlmKind::Rows:
        copyRows(result, event.result);
        break;
    case LlmKind::Note:
        result.notes.push_back(event.text);
        break;
    default:
        break;
    }
}

} // namespace qs
