// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/run_event_json.h"

#include "gpu/results/analysis.h"
#include "gpu/results/result_json.h"

#include <array>
#include <utility>

namespace qs {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::array<std::pair<ErrorCode, std::string_view>, 9> kCodes{{{ErrorCode::Usage, "usage"},
                                                                        {ErrorCode::BadInput, "bad-input"},
                                                                        {ErrorCode::Io, "io"},
                                                                        {ErrorCode::Memory, "memory"},
                                                                        {ErrorCode::Device, "device"},
                                                                        {ErrorCode::DeviceLost, "device-lost"},
                                                                        {ErrorCode::Refused, "refused"},
                                                                        {ErrorCode::Interrupted, "interrupted"},
                                                                        {ErrorCode::Internal, "internal"}}};

using Kind = RunEvent::Kind;
constexpr std::array<std::pair<Kind, std::string_view>, 5> kKinds{{{Kind::Phase, "phase"},
                                                                   {Kind::Progress, "progress"},
                                                                   {Kind::Segment, "segment"},
                                                                   {Kind::Table, "table"},
                                                                   {Kind::Note, "note"}}};

constexpr std::array<std::pair<RunPhase, std::string_view>, 3> kPhases{
    {{RunPhase::Preparing, "preparing"}, {RunPhase::Measuring, "measuring"}, {RunPhase::Closing, "closing"}}};

/// Every member in order, since a row without samples cannot have its statistics computed anew.
template <class S> auto statisticsOf(S& s)
{
    return std::array{&s.p50, &s.p95, &s.p99, &s.p5,        &s.p25,        &s.p75, &s.mean, &s.std,
                      &s.min, &s.max, &s.cv,  &s.medianLow, &s.medianHigh, &s.mad, &s.r1,   &s.nEff};
}

Json summaryJson(const Summary& s)
{
    Json list = {s.n};
    for (const double* value : statisticsOf(s))
        list.push_back(numberOrNull(*value));
    return list;
}

void readSummary(const nlohmann::json* list, Summary& s)
{
    const auto statistics = statisticsOf(s);
    if (!list || !list->is_array() || list->size() != 1 + statistics.size() || !(*list)[0].is_number_integer()) return;
    s.n = (*list)[0].get<std::int64_t>();
    std::size_t at = 1;
    for (double* value : statistics)
        if (const auto& number = (*list)[at++]; number.is_number()) *value = number.get<double>();
}

Json rowJson(const ModeResult& mode)
{
    const double clock = medianClock(mode.clockMHz);
    Json j = toJson(ModeResult{mode, {}});
    j["summary"] = summaryJson(mode.latency);
    if (clock > 0) j["median_clock_mhz"] = clock;
    if (mode.otherLatency.n > 0) {
        j["other_summary"] = summaryJson(mode.otherLatency);
        j["other_state"] = cacheName(mode.otherCache);
    }
    return j;
}

Result<ModeResult> rowFromJson(const nlohmann::json& json)
{
    auto mode = modeResultFromJson(json, Operation::Gemm); // names are not this function's to judge
    if (!mode) return mode.error();
    ObjectReader in(json, "event.modes[]");
    readSummary(in.find("summary"), mode->latency);
    readSummary(in.find("other_summary"), mode->otherLatency);
    std::string other;
    in.read("other_state", other);
    if (const auto cache = parseCache(other)) mode->otherCache = *cache;
    double clock = 0;
    in.read("median_clock_mhz", clock);
    if (clock > 0) mode->clockMHz = {static_cast<float>(clock)};
    if (in.error()) return *in.error();
    return mode;
}

Json pairTableJson(const PairTable& table)
{
    Json list = Json::array();
    for (const Comparison& c : table.pairs)
        list.push_back({static_cast<int>(c.verdict), numberOrNull(c.ratio), numberOrNull(c.low), numberOrNull(c.high),
                        numberOrNull(c.meanRatio), numberOrNull(c.minRatio), numberOrNull(c.band), c.artefact, c.n,
                        c.paired, numberOrNull(c.nEff), static_cast<int>(c.caution)});
    return {{"variants", table.variants}, {"pairs", std::move(list)}};
}

/// An element of that list; what is wrong with it, empty: nothing.
const char* readComparison(const nlohmann::json& one, Comparison& c)
{
    if (!one.is_array() || (one.size() != 10 && one.size() != 12) || !one[0].is_number_integer() ||
        !one[7].is_boolean() || !one[8].is_number_integer() || !one[9].is_boolean())
        return Message::mark("event.pairs contains an invalid comparison.");
    const int verdict = one[0].get<int>();
    if (verdict < 0 || verdict > static_cast<int>(Verdict::Slower))
        return Message::mark("event.pairs contains an unknown verdict.");
    c.verdict = static_cast<Verdict>(verdict);
    std::size_t at = 1;
    for (double* value : {&c.ratio, &c.low, &c.high, &c.meanRatio, &c.minRatio, &c.band})
        if (const auto& number = one[at++]; number.is_number()) *value = number.get<double>();
    c.artefact = one[7].get<bool>();
    c.n = one[8].get<std::int64_t>();
    c.paired = one[9].get<bool>();
    if (one.size() == 10)
        return ""; // a worker of an earlier version does not report how far samples depend on each other
    const int caution = one[11].is_number_integer() ? one[11].get<int>() : -1;
    if (caution < 0 || caution > static_cast<int>(Caution::LevelShift))
        return Message::mark("event.pairs contains an unknown caution.");
    c.caution = static_cast<Caution>(caution);
    if (one[10].is_number()) c.nEff = one[10].get<double>();
    return "";
}

void readPairTable(ObjectReader& outer, const char* key, PairTable& table)
{
    const auto* json = outer.find(key);
    if (!json) return;
    ObjectReader in(*json, "event.pairs");
    in.readInt("variants", table.variants, 0, 10'000);
    const auto* list = in.find("pairs");
    if (in.error()) return outer.fail(*in.error());
    const auto count = static_cast<std::size_t>(table.variants);
    if (!list || !list->is_array() || list->size() != count * count)
        return outer.fail({ErrorCode::BadInput, Message::tr("event.pairs must be a square table."), ""});
    for (const auto& one : *list)
        if (const char* wrong = readComparison(one, table.pairs.emplace_back()); *wrong)
            return outer.fail({ErrorCode::BadInput, Message::marked(wrong), ""});
}

Json rowsJson(const std::vector<ModeResult>& rows)
{
    Json list = Json::array();
    for (const ModeResult& row : rows)
        list.push_back(rowJson(row));
    return list;
}

void readRows(ObjectReader& in, const char* key, std::vector<ModeResult>& out)
{
    const auto* rows = in.find(key);
    if (!rows || !rows->is_array()) return;
    for (const auto& json : *rows) {
        auto row = rowFromJson(json);
        if (!row) return in.fail(row.error());
        out.push_back(std::move(*row));
    }
}

} // namespace

std::string_view errorCodeName(ErrorCode code)
{
    for (const auto& [known, name] : kCodes)
        if (known == code) return name;
    return "internal";
}

Json toJson(const Error& error)
{
    Json json = {{"code", errorCodeName(error.code)}};
    writeMessage(json, "message", error.message);
    writeMessage(json, "hint", error.hint);
    return json;
}

Error errorFromJson(const nlohmann::json& json)
{
    Error error;
    std::string code;
    ObjectReader in(json, "error");
    in.read("code", code);
    in.read("message", error.message);
    in.read("hint", error.hint);
    for (const auto& [known, name] : kCodes)
        if (name == code) error.code = known;
    if (error.message.empty()) error.message = Message::tr("The other process reported an error without a message.");
    return error;
}

template <class V> void fields(V& v, Visited<V, RunEvent>& event)
{
    v("kind", event.kind, OneOf{kKinds, Message::mark("phase, progress, segment, table or note")});
    if (v.when(!event.text.empty())) v("text", event.text);
    if (v.when(event.kind == Kind::Phase)) v("phase", event.phase, OneOf{kPhases});
    if (v.when(!event.missing.empty()))
        v.object("missing", at("event.missing"), [&](auto& missing) {
            missing("variant", event.missing);
            missing("reason", event.reason);
        });
    v("segment", event.segment, Within{0, 1e9});
    if (v.when(event.kind == Kind::Progress)) {
        v("fraction", event.fraction);
        v("seconds_left", event.secondsLeft);
    }
    if (v.when(event.kind == Kind::Segment)) {
        v("spec", event.spec, OwnJson{runSpecFromJson});
        v("environment", event.environment, Object{kLenient});
    }
    if (v.when(!event.modes.empty())) v("modes", event.modes, Special{rowsJson, readRows});
    if (v.when(event.pairs.variants > 0)) v("pairs", event.pairs, Special{pairTableJson, readPairTable});
    if (v.when(!event.throttled.empty())) v("throttled", event.throttled, List{at("event.throttled[]"), nullptr});
}

Json toJson(const RunEvent& event) { return writeFields(event); }

Result<RunEvent> runEventFromJson(const nlohmann::json& json) { return readFields<RunEvent>(json, "event"); }

} // namespace qs
