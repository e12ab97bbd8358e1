// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/analysis.h"
#include "gpu/results/packed_samples.h"
#include "gpu/results/result_json.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>

namespace qs {

void readSamples(ObjectReader& in, const char* key, std::vector<float>& out)
{
    const auto* values = in.find(key);
    if (!values) return;
    if (values->is_object()) {
        const bool whole = unpackSamples(*values, out) &&
                           std::all_of(out.begin(), out.end(), [](float us) { return us >= 0 && us <= 1e15f; });
        return whole ? void() : in.fail(key, "packed times in microseconds, which these are not (any more)");
    }
    if (!values->is_array()) return in.fail(key, "a list of numbers");
    out.reserve(values->size());
    for (const auto& v : *values) {
        if (!v.is_number() || !(v.get<double>() >= 0) || v.get<double>() > 1e15)
            return in.fail(key, "a list of times in microseconds");
        out.push_back(v.get<float>());
    }
}

void readNumbers(ObjectReader& in, const char* key, std::vector<double>& out)
{
    const auto* values = in.find(key);
    if (!values) return;
    if (!values->is_array()) return in.fail(key, "a list of numbers");
    for (const auto& v : *values)
        out.push_back(v.is_number() ? v.get<double>() : std::numeric_limits<double>::quiet_NaN());
}

void readNumbers(ObjectReader& in, const char* key, std::vector<float>& out)
{
    std::vector<double> values;
    readNumbers(in, key, values);
    out.assign(values.begin(), values.end());
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
    in.read("process", e.process);
}

void readTexts(const nlohmann::json* list, std::vector<std::string>& out)
{
    if (!list || !list->is_array()) return;
    for (const auto& text : *list)
        if (text.is_string()) out.push_back(text.get<std::string>());
}

ErrorMetrics readErrorMetrics(ObjectReader& in, const char* key)
{
    constexpr double infinity = std::numeric_limits<double>::infinity(),
                     none = std::numeric_limits<double>::quiet_NaN();
    ErrorMetrics m{none, none, none, none};
    const auto* error = in.find(key);
    if (!error) return m;
    ObjectReader e(*error, key);
    e.read("sqnr_db", m.sqnrDb);
    e.read("mse", m.mse);
    e.read("max_abs", m.maxAbs);
    e.read("cosine", m.cosine);
    e.readInt("elements", m.elements, 0, 9e15);
    e.readInt("non_finite", m.nonFinite, 0, 9e15);
    e.readInt("destroyed", m.destroyed, 0, 9e15);
    // No noise, or no signal. Where nothing was judged, or the mean itself is none (older versions wrote that of
    // destroyed values), null is no figure at all.
    if (std::isnan(m.sqnrDb) && m.elements > 0 && !std::isnan(m.mse)) m.sqnrDb = m.mse > 0 ? -infinity : infinity;
    if (e.error()) in.fail(key, "an object of numbers");
    return m;
}

namespace {

void readSampling(ObjectReader& in, ModeResult& mode)
{
    const auto* json = in.find("sampling");
    if (!json) return;
    ObjectReader s(*json, "runs[].sampling");
    s.read("constant_us", mode.sampling.constantUs);
    s.read("constant_low_us", mode.sampling.constantLowUs);
    s.read("constant_high_us", mode.sampling.constantHighUs);
    s.read("host_us", mode.sampling.hostUs);
    s.read("wall_us", mode.sampling.wallUs);
    if (s.error()) in.fail("sampling", "an object of numbers");
}

void readIndices(ObjectReader& in, const char* key, std::vector<std::int64_t>& out)
{
    const auto* values = in.find(key);
    if (!values) return;
    if (!values->is_array()) return in.fail(key, "a list of whole numbers");
    for (const auto& v : *values) {
        if (!v.is_number_integer()) return in.fail(key, "a list of whole numbers");
        out.push_back(v.get<std::int64_t>());
    }
}

/// What the protocol recorded beside the samples.
void readProtocol(ObjectReader& in, ModeResult& mode)
{
    readSampling(in, mode);
    readSamples(in, "clock_mhz", mode.clockMHz);
    if (mode.clockMHz.size() != mode.samplesUs.size()) mode.clockMHz.clear();
    readIndices(in, "preempted", mode.preempted);
    in.readInt("working_set_bytes", mode.workingSet.value, 0, 9e18);
    const auto* other = in.find("other_cache");
    if (!other) return;
    ObjectReader o(*other, "runs[].other_cache");
    std::string cache;
    o.read("cache", cache);
    readSamples(o, "samples_us", mode.otherUs);
    const auto parsed = parseCache(cache);
    if (o.error() || !parsed) return in.fail("other_cache", "an object with a cache state and samples");
    mode.otherCache = *parsed;
}

/// The figures of a row that others measured and that has no samples.
void readImportedLatency(ObjectReader& in, Summary& s)
{
    const auto* json = in.find("latency_us");
    if (!json) return;
    ObjectReader l(*json, "runs[].latency_us");
    l.readInt("n", s.n, 0, 9e15);
    for (auto& [key, value] : std::initializer_list<std::pair<const char*, double*>>{{"p50", &s.p50},
                                                                                     {"p95", &s.p95},
                                                                                     {"p99", &s.p99},
                                                                                     {"mean", &s.mean},
                                                                                     {"std", &s.std},
                                                                                     {"min", &s.min},
                                                                                     {"max", &s.max},
                                                                                     {"cv", &s.cv},
                                                                                     {"p50_low", &s.medianLow},
                                                                                     {"p50_high", &s.medianHigh}})
        l.read(key, *value);
    if (l.error()) in.fail("latency_us", "an object of numbers");
}

/// Statistics anew from the samples; only rows of others may have figures without samples, and names of their own.
Result<void> readScheme(ObjectReader& in, ModeResult& mode, Operation operation)
{
    in.read("imported_from", mode.importedFrom);
    const auto scheme = parseScheme(mode.requested);
    if (scheme)
        mode.scheme = *scheme;
    else if (!mode.isImported() && takesModes(operation))
        return Error{ErrorCode::BadInput, scheme.error().message, scheme.error().hint};
    if (mode.isImported() && mode.samplesUs.empty())
        readImportedLatency(in, mode.latency);
    else
        mode.latency = summarize(mode.samplesUs);
    if (in.error()) return *in.error();
    return {};
}

/// Arithmetic, ceiling's kind and what making a row ready took.
void readWork(ObjectReader& in, ModeResult& mode)
{
    in.read("operations", mode.operations);
    in.read("rate", mode.rate);
    std::string kind;
    in.read("ceiling_kind", kind);
    mode.ceilingIsRoofline = kind == "roofline";
    const auto* setup = in.find("setup");
    if (!setup) return;
    ObjectReader s(*setup, "runs[].setup");
    s.read("compile_ms", mode.compileMs);
    s.read("compile_cached", mode.compileCached);
    s.read("search_ms", mode.searchMs);
    if (s.error()) in.fail("setup", "an object of times");
}

Result<ModeResult> modeFromJson(const nlohmann::json& json, Operation operation)
{
    ModeResult mode;
    ObjectReader in(json, "runs[]");
    in.read("mode", mode.requested);
    in.read("effective", mode.effective);
    readSamples(in, "samples_us", mode.samplesUs);
    readSamples(in, "warmup_us", mode.warmupUs);
    in.readInt("launches_per_sample", mode.sampling.launches, 1, 1000);
    readProtocol(in, mode);
    in.readInt("bytes", mode.bytes.value, 0, 9e18);
    in.read("ceiling_us", mode.ceilingUs);
    readWork(in, mode);
    in.readInt("size_bytes", mode.sizeBytes.value, 0, 9e18);
    in.read("size_ratio", mode.sizeRatio);
    in.read("constant_input", mode.constantInput);
    if (in.find("error")) mode.error = readErrorMetrics(in, "error");
    if (const auto* v = in.find("verified")) {
        ObjectReader verified(*v, "runs[].verified");
        verified.readInt("rows", mode.verification.rows, 0, 9e15);
        verified.readInt("rows_differ", mode.verification.rowsDiffer, 0, 9e15);
        verified.read("tolerance", mode.verification.tolerance);
        verified.read("worst", mode.verification.worst);
        if (verified.error()) return *verified.error();
    }
    if (in.error()) return *in.error();
    if (auto r = readScheme(in, mode, operation); !r) return r.error();
    return mode;
}

template <typename T> void readOptional(const nlohmann::json& object, const char* key, std::optional<T>& out)
{
    const auto found = object.find(key);
    if (found == object.end() || !found->is_number()) return;
    if constexpr (std::is_integral_v<T>) { // the largest T need not be a double; the next power of two is
        const double value = found->get<double>(), beyond = std::ldexp(1.0, std::numeric_limits<T>::digits);
        if (!(value >= static_cast<double>(std::numeric_limits<T>::lowest()) && value < beyond)) return;
    }
    out = found->get<T>();
}

StatePoll pollFromJson(const nlohmann::json& json)
{
    StatePoll poll;
    if (!json.is_object()) return poll;
    if (const auto round = json.find("round"); round != json.end() && round->is_number_integer())
        poll.round = round->get<std::int64_t>();
    DeviceState& s = poll.state;
    readOptional(json, "sm_mhz", s.smMHz);
    readOptional(json, "memory_mhz", s.memoryMHz);
    readOptional(json, "temperature_c", s.temperatureC);
    readOptional(json, "power_w", s.powerW);
    readOptional(json, "power_limit_w", s.powerLimitW);
    readOptional(json, "reasons", s.reasons);
    readOptional(json, "power_cap_ns", s.powerCapNs);
    readOptional(json, "sw_thermal_ns", s.swThermalNs);
    readOptional(json, "hw_thermal_ns", s.hwThermalNs);
    readOptional(json, "power_brake_ns", s.powerBrakeNs);
    readOptional(json, "involuntary_switches", s.involuntarySwitches);
    if (const auto foreign = json.find("foreign"); foreign != json.end() && foreign->is_array()) {
        s.foreign.emplace();
        for (const auto& name : *foreign)
            if (name.is_string()) s.foreign->push_back(name.get<std::string>());
    }
    return poll;
}

void readSegmentProtocol(ObjectReader& in, Segment& segment)
{
    in.read("segment_stop_reason", segment.stopReason);
    if (const auto* control = in.find("control")) {
        ObjectReader c(*control, "control");
        c.read("mode", segment.controlMode);
        readSamples(c, "samples_us", segment.controlUs);
        if (c.error()) in.fail("control", "an object with a mode and its samples");
    }
    if (const auto* polls = in.find("polls"); polls && polls->is_array())
        for (const auto& poll : *polls)
            segment.polls.push_back(pollFromJson(poll));
    readIndices(in, "repaints", segment.repaints);
}

Result<Segment> segmentFromJson(const nlohmann::json& json)
{
    Segment segment;
    ObjectReader in(json, "result");
    in.read("cache_effective", segment.cacheEffective);
    const auto* spec = in.find("spec");
    const auto* runs = in.find("runs");
    if (!spec || !runs || !runs->is_array())
        return Error{ErrorCode::BadInput, "The result has no 'spec' or no list 'runs'.",
                     "Choose a results.json or session that Quantoscope wrote."};
    auto parsed = runSpecFromJson(*spec);
    if (!parsed) return parsed.error();
    segment.spec = std::move(*parsed);
    for (const auto& run : *runs) {
        auto mode = modeFromJson(run, segment.spec.operation);
        if (!mode) return mode.error();
        segment.modes.push_back(std::move(*mode));
    }
    readSegmentProtocol(in, segment);
    if (in.error()) return *in.error();
    return segment;
}

void readScores(ObjectReader& in, std::vector<Score>& out)
{
    const auto* scores = in.find("scores");
    if (!scores) return;
    if (!scores->is_array()) return in.fail("scores", "a list of scores");
    for (const auto& json : *scores) {
        Score s;
        ObjectReader r(json, "scores[]");
        r.read("name", s.name);
        r.read("task", s.task);
        r.read("metric", s.metric);
        r.read("value", s.value);
        r.read("standard_error", s.standardError);
        r.readInt("n", s.n, 0, 9e15);
        r.read("higher_is_better", s.higherIsBetter);
        r.read("imported_from", s.importedFrom);
        if (const auto* ids = r.find("ids"); ids && ids->is_array())
            for (const auto& id : *ids)
                s.ids.push_back(id.is_string() ? id.get<std::string>() : std::string());
        if (const auto* values = r.find("values"); values && values->is_array())
            for (const auto& value : *values)
                s.values.push_back(value.is_number() ? value.get<double>() : 0.0);
        if (r.error()) return in.fail("scores", "a list of scores with names and numbers");
        if (s.ids.size() != s.values.size()) s.ids.clear();
        out.push_back(std::move(s));
    }
}

} // namespace

Result<ModeResult> modeResultFromJson(const nlohmann::json& json, Operation operation)
{
    return modeFromJson(json, operation);
}

Result<RunResult> runResultFromJson(const nlohmann::json& json)
{
    RunResult result;
    ObjectReader in(json, "result");
    int schema = 0;
    in.readInt("schema", schema, 0, 1e9);
    if (in.error()) return *in.error();
    if (schema > 1)
        return Error{ErrorCode::BadInput,
                     "The result has schema " + std::to_string(schema) + "; this program reads schema 1.",
                     "Open it with a newer version of Quantoscope."};
    if (schema != 1)
        return Error{ErrorCode::BadInput, "This is no Quantoscope result: it has no \"schema\": 1.",
                     "Choose a results.json that Quantoscope wrote."};
    readOrigin(in, result);
    if (const auto* earlier = in.find("segments"); earlier && earlier->is_array())
        for (const auto& part : *earlier) {
            auto segment = segmentFromJson(part);
            if (!segment) return segment.error();
            result.segments.push_back(std::move(*segment));
        }
    auto last = segmentFromJson(json);
    if (!last) return last.error();
    result.segments.push_back(std::move(*last));
    readScores(in, result.scores);
    if (const auto* sweep = in.find("sweep")) {
        auto spec = runSpecFromJson(*sweep);
        if (!spec) return spec.error();
        result.sweep = std::move(*spec);
    }
    if (const auto* calibration = in.find("calibration")) {
        // One that was measured in another way, by another version, says nothing here; the samples are as good as ever.
        if (auto read = calibrationFromJson(*calibration)) result.calibration = std::move(*read);
    }
    for (Segment& segment : result.segments)
        analyse(segment, result.calibration ? &*result.calibration : nullptr);
    in.read("stop_reason", result.stopReason);
    readTexts(in.find("notes"), result.notes);
    if (in.error()) return *in.error();
    return result;
}

} // namespace qs
