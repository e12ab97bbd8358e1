// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/spec/run_result.h"

#include "gpu/spec/json_read.h"

#include <charconv>
#include <limits>

namespace qs {

using Json = nlohmann::ordered_json;

std::string Verification::text() const
{
    if (rows == 0) return "not verified";
    return "codes verified against the oracle: " + formatCount(rows) + (rows == 1 ? " row, " : " rows, ") + formatCount(rowsDiffer) +
           (rowsDiffer == 1 ? " differs" : " differ");
}

namespace {

/// Floats as the shortest decimals that read back as the same float, not as the digits of their doubles.
Json samplesJson(const std::vector<float>& samples)
{
    Json list = Json::array();
    for (const float us : samples) {
        const std::string text = formatShortest(us);
        double value = us;
        std::from_chars(text.data(), text.data() + text.size(), value);
        list.push_back(value);
    }
    return list;
}

Json latencyJson(const Summary& s)
{
    return {{"n", s.n},       {"p50", numberOrNull(s.p50)}, {"p95", numberOrNull(s.p95)}, {"p99", numberOrNull(s.p99)},
            {"mean", numberOrNull(s.mean)}, {"std", numberOrNull(s.std)}, {"min", numberOrNull(s.min)}, {"max", numberOrNull(s.max)},
            {"cv", numberOrNull(s.cv)}, {"p50_low", numberOrNull(s.medianLow)}, {"p50_high", numberOrNull(s.medianHigh)}};
}

Json segmentJson(const Segment& segment)
{
    Json j;
    j["spec"] = toJson(segment.spec);
    j["cache_effective"] = segment.cacheEffective;
    auto& runs = j["runs"] = Json::array();
    for (const ModeResult& mode : segment.modes)
        runs.push_back(toJson(mode));
    return j;
}

Json environmentJson(const Environment& e)
{
    return {{"backend", e.backend}, {"backend_reason", e.backendReason}, {"device", e.device}, {"device_memory", e.deviceMemory},
            {"driver", e.driver}, {"cuda", e.cuda}, {"clocks", e.clocks}, {"cpu", e.cpu}, {"cores", e.cores},
            {"memory", e.memory}, {"os", e.os}, {"date", e.date}};
}

void readSamples(ObjectReader& in, const char* key, std::vector<float>& out)
{
    const auto* values = in.find(key);
    if (!values) return;
    if (!values->is_array()) return in.fail(key, "a list of numbers");
    out.reserve(values->size());
    for (const auto& v : *values) {
        if (!v.is_number() || !(v.get<double>() >= 0) || v.get<double>() > 1e15) return in.fail(key, "a list of times in microseconds");
        out.push_back(v.get<float>());
    }
}

void readError(ObjectReader& in, ModeResult& mode)
{
    const auto* error = in.find("error");
    if (!error) return;
    ErrorMetrics m;
    ObjectReader e(*error, "runs[].error");
    m.sqnrDb = std::numeric_limits<double>::infinity(); // null stands for an exact result
    m.cosine = std::numeric_limits<double>::quiet_NaN();
    e.read("sqnr_db", m.sqnrDb);
    e.read("mse", m.mse);
    e.read("max_abs", m.maxAbs);
    e.read("cosine", m.cosine);
    e.readInt("elements", m.elements, 0, 9e15);
    e.readInt("non_finite", m.nonFinite, 0, 9e15);
    if (e.error()) in.fail("error", "an object of numbers");
    mode.error = m;
}

Result<ModeResult> modeFromJson(const nlohmann::json& json)
{
    ModeResult mode;
    ObjectReader in(json, "runs[]");
    in.read("mode", mode.requested);
    in.read("effective", mode.effective);
    readSamples(in, "samples_us", mode.samplesUs);
    readSamples(in, "warmup_us", mode.warmupUs);
    in.readInt("launches_per_sample", mode.launchesPerSample, 1, 1000);
    in.readInt("bytes", mode.bytes.value, 0, 9e18);
    in.read("ceiling_us", mode.ceilingUs);
    in.readInt("size_bytes", mode.sizeBytes.value, 0, 9e18);
    in.read("size_ratio", mode.sizeRatio);
    in.read("constant_input", mode.constantInput);
    readError(in, mode);
    if (const auto* v = in.find("verified")) {
        ObjectReader verified(*v, "runs[].verified");
        verified.readInt("rows", mode.verification.rows, 0, 9e15);
        verified.readInt("rows_differ", mode.verification.rowsDiffer, 0, 9e15);
        if (verified.error()) return *verified.error();
    }
    if (in.error()) return *in.error();
    const auto scheme = parseScheme(mode.requested);
    if (!scheme) return Error{ErrorCode::BadInput, scheme.error().message, scheme.error().hint};
    mode.scheme = *scheme;
    mode.latency = summarize(mode.samplesUs);
    return mode;
}

Result<Segment> segmentFromJson(const nlohmann::json& json)
{
    Segment segment;
    ObjectReader in(json, "result");
    in.read("cache_effective", segment.cacheEffective);
    const auto* spec = in.find("spec");
    const auto* runs = in.find("runs");
    if (!spec || !runs || !runs->is_array())
        return Error{ErrorCode::BadInput, "The result has no 'spec' or no list 'runs'.", "Choose a results.json or session that Quantoscope wrote."};
    auto parsed = runSpecFromJson(*spec);
    if (!parsed) return parsed.error();
    segment.spec = std::move(*parsed);
    for (const auto& run : *runs) {
        auto mode = modeFromJson(run);
        if (!mode) return mode.error();
        segment.modes.push_back(std::move(*mode));
    }
    if (in.error()) return *in.error();
    return segment;
}

void readEnvironment(const nlohmann::json& json, Environment& e)
{
    ObjectReader in(json, "environment");
    in.read("backend", e.backend);
    in.read("backend_reason", e.backendReason);
    in.read("device", e.device);
    in.read("device_memory", e.deviceMemory);
    in.read("driver", e.driver);
    in.read("cuda", e.cuda);
    in.read("clocks", e.clocks);
    in.read("cpu", e.cpu);
    in.readInt("cores", e.cores, 0, 1e6);
    in.read("memory", e.memory);
    in.read("os", e.os);
    in.read("date", e.date);
}

void readTexts(const nlohmann::json* list, std::vector<std::string>& out)
{
    if (!list || !list->is_array()) return;
    for (const auto& text : *list)
        if (text.is_string()) out.push_back(text.get<std::string>());
}

} // namespace

Json toJson(const ModeResult& mode)
{
    Json j;
    j["mode"] = mode.requested;
    j["requested"] = mode.requested;
    j["effective"] = mode.effective;
    j["latency_us"] = latencyJson(mode.latency);
    j["launches_per_sample"] = mode.launchesPerSample;
    j["samples_us"] = samplesJson(mode.samplesUs);
    j["warmup_us"] = samplesJson(mode.warmupUs);
    j["bytes"] = mode.bytes.value;
    j["gbps"] = numberOrNull(mode.gbps());
    const bool ceiling = mode.ceilingUs > 0;
    j["ceiling_us"] = ceiling ? numberOrNull(mode.ceilingUs) : Json(nullptr);
    j["ceiling_gbps"] = ceiling ? numberOrNull(mode.ceilingGbps()) : Json(nullptr);
    j["ceiling_percent"] = ceiling ? numberOrNull(mode.ceilingPercent()) : Json(nullptr);
    if (mode.error)
        j["error"] = {{"sqnr_db", numberOrNull(mode.error->sqnrDb)}, {"mse", numberOrNull(mode.error->mse)},
                      {"max_abs", numberOrNull(mode.error->maxAbs)}, {"cosine", numberOrNull(mode.error->cosine)},
                      {"elements", mode.error->elements}, {"non_finite", mode.error->nonFinite}};
    else
        j["error"] = nullptr;
    j["verified"] = {{"rows", mode.verification.rows}, {"rows_differ", mode.verification.rowsDiffer}};
    j["size_bytes"] = mode.sizeBytes.value;
    j["size_ratio"] = numberOrNull(mode.sizeRatio);
    j["constant_input"] = mode.constantInput;
    return j;
}

Json toJson(const RunResult& result)
{
    Json j;
    j["schema"] = 1;
    j["program"] = {{"name", "quantoscope"}, {"version", result.programVersion}, {"commit", result.programCommit}};
    j["environment"] = environmentJson(result.environment);
    if (!result.segments.empty()) j.update(segmentJson(result.segments.back()));
    j["stop_reason"] = result.stopReason;
    j["notes"] = result.notes;
    if (result.segments.size() > 1) {
        auto& earlier = j["segments"] = Json::array();
        for (std::size_t i = 0; i + 1 < result.segments.size(); ++i)
            earlier.push_back(segmentJson(result.segments[i]));
    }
    return j;
}

Result<RunResult> runResultFromJson(const nlohmann::json& json)
{
    RunResult result;
    ObjectReader in(json, "result");
    int schema = 0;
    in.readInt("schema", schema, 0, 1e9);
    if (in.error()) return *in.error();
    if (schema > 1)
        return Error{ErrorCode::BadInput, "The result has schema " + std::to_string(schema) + "; this program reads schema 1.",
                     "Open it with a newer version of Quantoscope."};
    if (schema != 1)
        return Error{ErrorCode::BadInput, "This is no Quantoscope result: it has no \"schema\": 1.", "Choose a results.json that Quantoscope wrote."};
    if (const auto* program = in.find("program")) {
        ObjectReader p(*program, "program");
        p.read("version", result.programVersion);
        p.read("commit", result.programCommit);
    }
    if (const auto* environment = in.find("environment")) readEnvironment(*environment, result.environment);
    if (const auto* earlier = in.find("segments"); earlier && earlier->is_array())
        for (const auto& part : *earlier) {
            auto segment = segmentFromJson(part);
            if (!segment) return segment.error();
            result.segments.push_back(std::move(*segment));
        }
    auto last = segmentFromJson(json);
    if (!last) return last.error();
    result.segments.push_back(std::move(*last));
    in.read("stop_reason", result.stopReason);
    readTexts(in.find("notes"), result.notes);
    return result;
}

} // namespace qs
