// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/run_event_json.h"

#include "gpu/results/analysis.h"
#include "gpu/results/result_json.h"

#include <array>
#include <utility>

namespace qs {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::array<std::pair<ErrorCode, std::string_view>, 8> kCodes{{{ErrorCode::Usage, "usage"},
                                                                        {ErrorCode::BadInput, "bad-input"},
                                                                        {ErrorCode::Io, "io"},
                                                                        {ErrorCode::Memory, "memory"},
                                                                        {ErrorCode::Device, "device"},
                                                                        {ErrorCode::DeviceLost, "device-lost"},
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
Json summaryJson(const Summary& s)
{
    Json list = {s.n};
    for (const double value : {s.p50, s.p95, s.p99, s.p5, s.p25, s.p75, s.mean, s.std, s.min, s.max, s.cv, s.medianLow,
                               s.medianHigh, s.mad, s.r1, s.nEff})
        list.push_back(numberOrNull(value));
    return list;
}

void readSummary(const nlohmann::json* list, Summary& s)
{
    if (!list || !list->is_array() || list->size() != 17 || !(*list)[0].is_number_integer()) return;
    s.n = (*list)[0].get<std::int64_t>();
    std::size_t at = 1;
    for (double* value : {&s.p50, &s.p95, &s.p99, &s.p5, &s.p25, &s.p75, &s.mean, &s.std, &s.min, &s.max, &s.cv,
                          &s.medianLow, &s.medianHigh, &s.mad, &s.r1, &s.nEff})
        if (const auto& number = (*list)[at++]; number.is_number()) *value = number.get<double>();
}

Json rowJson(const ModeResult& mode)
{
    ModeResult light = withoutSamples(mode);
    const double clock = light.clockMHz.empty() ? 0.0 : static_cast<double>(light.clockMHz.front());
    light.clockMHz.clear();
    Json j = toJson(light);
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

Json pairsJson(const PairTable& table)
{
    Json list = Json::array();
    for (const Comparison& c : table.pairs)
        list.push_back({static_cast<int>(c.verdict), numberOrNull(c.ratio), numberOrNull(c.low), numberOrNull(c.high),
                        numberOrNull(c.meanRatio), numberOrNull(c.minRatio), numberOrNull(c.band), c.artefact, c.n,
                        c.paired, numberOrNull(c.nEff), static_cast<int>(c.caution)});
    return {{"variants", table.variants}, {"pairs", std::move(list)}};
}

Result<PairTable> pairsFromJson(const nlohmann::json& json)
{
    PairTable table;
    ObjectReader in(json, "event.pairs");
    in.readInt("variants", table.variants, 0, 10'000);
    const auto* list = in.find("pairs");
    if (in.error()) return *in.error();
    const auto count = static_cast<std::size_t>(table.variants);
    if (!list || !list->is_array() || list->size() != count * count)
        return Error{ErrorCode::BadInput, "event.pairs has to be a square table.", ""};
    for (const auto& one : *list) {
        if (!one.is_array() || (one.size() != 10 && one.size() != 12) || !one[0].is_number_integer() ||
            !one[7].is_boolean() || !one[8].is_number_integer() || !one[9].is_boolean())
            return Error{ErrorCode::BadInput, "event.pairs holds what is no comparison.", ""};
        Comparison c;
        const int verdict = one[0].get<int>();
        if (verdict < 0 || verdict > static_cast<int>(Verdict::Slower))
            return Error{ErrorCode::BadInput, "event.pairs holds an unknown verdict.", ""};
        c.verdict = static_cast<Verdict>(verdict);
        std::size_t at = 1;
        for (double* value : {&c.ratio, &c.low, &c.high, &c.meanRatio, &c.minRatio, &c.band})
            if (const auto& number = one[at++]; number.is_number()) *value = number.get<double>();
        c.artefact = one[7].get<bool>();
        c.n = one[8].get<std::int64_t>();
        c.paired = one[9].get<bool>();
        if (one.size() == 12) { // a worker of an earlier version does not say how far samples depend on each other
            const int caution = one[11].is_number_integer() ? one[11].get<int>() : -1;
            if (caution < 0 || caution > static_cast<int>(Caution::LevelShift))
                return Error{ErrorCode::BadInput, "event.pairs holds an unknown caution.", ""};
            c.caution = static_cast<Caution>(caution);
            if (one[10].is_number()) c.nEff = one[10].get<double>();
        }
        table.pairs.push_back(c);
    }
    return table;
}

Result<void> readLists(const ObjectReader& in, RunEvent& event)
{
    if (const auto* modes = in.find("modes"); modes && modes->is_array())
        for (const auto& json : *modes) {
            auto mode = rowFromJson(json);
            if (!mode) return mode.error();
            event.modes.push_back(std::move(*mode));
        }
    if (const auto* pairs = in.find("pairs")) {
        auto table = pairsFromJson(*pairs);
        if (!table) return table.error();
        event.pairs = std::move(*table);
    }
    const auto* stretches = in.find("throttled");
    if (!stretches || !stretches->is_array()) return {};
    for (const auto& json : *stretches) {
        ThrottledStretch t;
        ObjectReader one(json, "event.throttled[]");
        one.readInt("first", t.first, 0, 9e15);
        one.readInt("last", t.last, 0, 9e15);
        one.read("why", t.why);
        one.read("held_ms", t.heldMs);
        if (one.error()) return *one.error();
        event.throttled.push_back(std::move(t));
    }
    return {};
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
    return {{"code", errorCodeName(error.code)}, {"message", error.message}, {"hint", error.hint}};
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
    if (error.message.empty()) error.message = "The other side reported an error without words.";
    return error;
}

Json toJson(const RunEvent& event)
{
    Json j;
    j["kind"] = kindName(kKinds, event.kind);
    if (!event.text.empty()) j["text"] = event.text;
    if (event.kind == Kind::Phase) j["phase"] = kindName(kPhases, event.phase);
    if (!event.missing.empty()) j["missing"] = {{"variant", event.missing}, {"reason", event.reason}};
    j["segment"] = event.segment;
    if (event.kind == Kind::Progress) {
        j["fraction"] = numberOrNull(event.fraction);
        j["seconds_left"] = numberOrNull(event.secondsLeft);
    }
    if (event.kind == Kind::Segment) {
        j["spec"] = toJson(event.spec);
        j["environment"] = environmentJson(event.environment);
    }
    for (const ModeResult& mode : event.modes)
        j["modes"].push_back(rowJson(mode));
    if (event.pairs.variants > 0) j["pairs"] = pairsJson(event.pairs);
    for (const ThrottledStretch& t : event.throttled)
        j["throttled"].push_back(
            {{"first", t.first}, {"last", t.last}, {"why", t.why}, {"held_ms", numberOrNull(t.heldMs)}});
    return j;
}

Result<RunEvent> runEventFromJson(const nlohmann::json& json)
{
    RunEvent event;
    ObjectReader in(json, "event");
    readKind(in, kKinds, event.kind, "phase, progress, segment, table or note");
    in.read("text", event.text);
    std::string phase; // of a newer worker it may be one that is not known here
    in.read("phase", phase);
    for (const auto& [known, name] : kPhases)
        if (name == phase) event.phase = known;
    if (const auto* missing = in.find("missing")) {
        ObjectReader of(*missing, "event.missing");
        of.read("variant", event.missing);
        of.read("reason", event.reason);
        if (of.error()) return *of.error();
    }
    in.readInt("segment", event.segment, 0, 1e9);
    in.read("fraction", event.fraction);
    in.read("seconds_left", event.secondsLeft);
    if (const auto* environment = in.find("environment")) readEnvironment(*environment, event.environment);
    if (const auto* spec = in.find("spec")) {
        auto read = runSpecFromJson(*spec);
        if (!read) return read.error();
        event.spec = std::move(*read);
    }
    if (auto r = readLists(in, event); !r) return r.error();
    if (in.error()) return *in.error();
    return event;
}

} // namespace qs
