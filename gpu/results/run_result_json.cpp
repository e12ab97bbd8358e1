// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/units.h"
#include "gpu/results/analysis.h"
#include "gpu/results/packed_samples.h"
#include "gpu/results/result_json.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <type_traits>

namespace qs {

using Json = nlohmann::ordered_json;

void readSamples(ObjectReader& in, const char* key, std::vector<float>& out)
{
    const auto* values = in.find(key);
    if (!values) return;
    if (values->is_object()) {
        const bool whole = unpackSamples(*values, out) &&
                           std::all_of(out.begin(), out.end(), [](float us) { return us >= 0 && us <= 1e15f; });
        return whole ? void() : in.fail(key, Message::tr("packed times in microseconds; these are damaged"));
    }
    if (!values->is_array()) return in.fail(key, Message::tr("a list of numbers"));
    out.reserve(values->size());
    for (const auto& v : *values) {
        if (!v.is_number() || !(v.get<double>() >= 0) || v.get<double>() > 1e15)
            return in.fail(key, Message::tr("a list of times in microseconds"));
        out.push_back(v.get<float>());
    }
}

namespace {

constexpr Within kBytes{0, 9e18};

Json intervalJson(const Comparison& c)
{
    Json j = {{"verdict", verdictName(c.verdict)},
              {"ratio", numberOrNull(c.ratio)},
              {"ci", {numberOrNull(c.low), numberOrNull(c.high)}},
              {"n", c.n},
              {"n_eff", numberOrNull(c.nEff)},
              {"band", numberOrNull(c.band)}};
    if (c.caution != Caution::None) j["caution"] = cautionName(c.caution);
    return j;
}

/// Every pair once: 'mode against baseline'.
Json pairsJson(const Segment& segment)
{
    Json list = Json::array();
    const int count = std::min(segment.pairs.variants, static_cast<int>(segment.modes.size()));
    for (int a = 0; a < count; ++a)
        for (int b = a + 1; b < count; ++b) {
            if (segment.modes[static_cast<std::size_t>(a)].isImported() ||
                segment.modes[static_cast<std::size_t>(b)].isImported())
                continue;
            Json one = {{"baseline", segment.modes[static_cast<std::size_t>(a)].requested},
                        {"mode", segment.modes[static_cast<std::size_t>(b)].requested}};
            one.update(intervalJson(*segment.pairs.at(a, b)));
            list.push_back(std::move(one));
        }
    return list;
}

Json diagnosesJson(const std::vector<Diagnosis>& diagnoses)
{
    Json list = Json::array();
    for (const Diagnosis& d : diagnoses) {
        Json j = {{"code", codeName(d.code)}, {"sentence", sentence(d).english()}};
        for (const auto& [name, value] : d.values)
            j["values"][name] = numberOrNull(value);
        if (!d.at.empty()) j["at"] = d.at;
        list.push_back(std::move(j));
    }
    return list;
}

/// The elements of a list, with `none` for those of another type; of another kind than a list nothing.
template <class T> constexpr auto listOr(bool (nlohmann::json::*is)() const noexcept, T none)
{
    return Special{[](const std::vector<T>& values) { return Json(values); },
                   [is, none](ObjectReader& in, const char* key, std::vector<T>& out) {
                       if (const auto* list = in.find(key); list && list->is_array())
                           for (const auto& one : *list)
                               out.push_back((one.*is)() ? one.template get<T>() : none);
                   }};
}

} // namespace

// Overloads that are found by their argument, so not of the unnamed namespace.

template <class V> void fields(V& v, Visited<V, Sampling>& s)
{
    v("constant_us", s.constantUs);
    v("constant_low_us", s.constantLowUs);
    v("constant_high_us", s.constantHighUs);
    v("host_us", s.hostUs);
    v("wall_us", s.wallUs);
}

template <class V> void fields(V& v, Visited<V, Verification>& verification)
{
    v("rows", verification.rows, kCount);
    v("rows_differ", verification.rowsDiffer, kCount);
    if (v.when(verification.tolerance > 0)) {
        v("tolerance", verification.tolerance);
        v("worst", verification.worst);
    }
}

template <class V> void fields(V& v, Visited<V, LostParts>& lost)
{
    v("parts", lost.parts, kCount);
    v("of", lost.of, kCount);
    v("constant", lost.constant, kCount);
    v("values", lost.values, kCount);
    v("zeroed", lost.zeroed, kCount);
    v("other_sqnr_db", lost.otherSqnrDb, kOrNan);
}

template <class V> void fields(V& v, Visited<V, InputOutliers>& outliers)
{
    v.derived("rule", [] {
        return "largest magnitude above " + std::string(formatNumber(kChannelOutlierFactor, 2)) +
               " times the median of those of all rows, or of all columns";
    });
    v("rows", outliers.rows, kCount);
    v("columns", outliers.columns, kCount);
    v("outlier_rows", outliers.outlierRows, kCount);
    v("outlier_columns", outliers.outlierColumns, kCount);
}

template <class V> void fields(V& v, Visited<V, Score>& s)
{
    v("name", s.name);
    v("task", s.task);
    v("metric", s.metric);
    v("value", s.value);
    v("n", s.n, kCount);
    v("higher_is_better", s.higherIsBetter);
    v("imported_from", s.importedFrom);
    if (v.when(s.standardError >= 0)) v("standard_error", s.standardError);
    if (v.when(!s.ids.empty())) v("ids", s.ids, listOr(&nlohmann::json::is_string, std::string()));
    if (v.when(!s.values.empty())) v("values", s.values, listOr(&nlohmann::json::is_number, 0.0));
    if constexpr (V::kReads)
        if (s.ids.size() != s.values.size()) s.ids.clear();
}

namespace {

/// What the protocol recorded: the samples, and beside them.
template <class V> void protocolFields(V& v, Visited<V, ModeResult>& mode)
{
    v("launches_per_sample", mode.sampling.launches, Within{1, 1000});
    v("sampling", mode.sampling, Object{allOf(Message::mark("an object of numbers"))});
    v("samples_us", mode.samplesUs, kSamples);
    v("warmup_us", mode.warmupUs, kSamples);
    if (v.when(!mode.clockMHz.empty())) v("clock_mhz", mode.clockMHz, kSamples);
    if (v.when(!mode.preempted.empty())) v("preempted", mode.preempted, Wholes{});
    if (v.when(!mode.otherUs.empty()))
        v.object("other_cache", allOf(Message::mark("an object with a cache state and samples")), [&](auto& other) {
            if constexpr (V::kReads)
                if (!other.find("cache")) other.fail("cache", Message::tr("there"));
            other("cache", mode.otherCache, Named{cacheName, parseCache, Message::mark("a cache state")});
            other.derived("latency_us", [&] { return writeFields(mode.otherLatency); });
            other("samples_us", mode.otherUs, kSamples);
        });
    v("working_set_bytes", mode.workingSet.value, kBytes);
}

/// Bytes and arithmetic of a launch, what making it ready took, and the ceiling.
template <class V> void workFields(V& v, Visited<V, ModeResult>& mode)
{
    v("bytes", mode.bytes.value, kBytes);
    v.derived("gbps", mode.gbps());
    if (v.when(mode.operations > 0)) {
        v("operations", mode.operations);
        v.derived("tflops", mode.tflops());
        v("rate", mode.rate);
    }
    if (v.when(mode.compileMs > 0 || mode.searchMs > 0))
        v.object("setup", allOf(Message::mark("an object of times")), [&](auto& setup) {
            setup("compile_ms", mode.compileMs);
            setup("compile_cached", mode.compileCached);
            setup("search_ms", mode.searchMs);
        });
    if (v.when(mode.ceilingIsRoofline))
        v("ceiling_kind", mode.ceilingIsRoofline,
          Special{[](bool) { return "roofline"; },
                  [](ObjectReader& in, const char* key, bool& roofline) {
                      std::string kind;
                      in.read(key, kind);
                      roofline = kind == "roofline";
                  }});
    const auto ifKnown = [&mode](double value) { return mode.ceilingUs > 0 ? numberOrNull(value) : Json(nullptr); };
    v("ceiling_us", mode.ceilingUs,
      Special{ifKnown, [](ObjectReader& in, const char* key, double& us) { in.read(key, us); }});
    v.derived("ceiling_gbps", [&] { return ifKnown(mode.ceilingGbps()); });
    v.derived("ceiling_percent", [&] { return ifKnown(mode.ceilingPercent()); });
}

/// Statistics anew from the samples; only rows of others may have figures without samples.
void finishReading(JsonReader& in, ModeResult& mode)
{
    if (mode.clockMHz.size() != mode.samplesUs.size()) mode.clockMHz.clear();
    if (mode.isImported() && mode.samplesUs.empty())
        in("latency_us", mode.latency, Object{allOf(Message::mark("an object of numbers"))});
    else
        mode.latency = summarize(mode.samplesUs);
}

} // namespace

template <class V> void fields(V& v, Visited<V, ModeResult>& mode)
{
    v("mode", mode.requested);
    v.derived("requested", mode.requested);
    v("effective", mode.effective);
    v.derived("latency_us", [&] { return writeFields(mode.latency); });
    protocolFields(v, mode);
    if (v.when(!mode.diagnoses.empty())) v.derived("diagnoses", [&] { return diagnosesJson(mode.diagnoses); });
    if (v.when(mode.isImported())) v("imported_from", mode.importedFrom);
    if (v.when(mode.timed != Timed::Kernels))
        v("times_of", mode.timed, Named{timedName, parseTimed, Message::mark("kernels, host-code or requests")});
    workFields(v, mode);
    if (v.when(mode.energy.asked())) v("energy", mode.energy, Object{allOf(Message::mark("an object of numbers"))});
    v("error", mode.error, Object{allOf(Message::mark("an object of numbers"))});
    if (v.when(mode.lost.parts > 0)) v("lost", mode.lost, Object{at("runs[].lost")});
    v("verified", mode.verification, Object{at("runs[].verified")});
    v("size_bytes", mode.sizeBytes.value, kBytes);
    v("size_ratio", mode.sizeRatio);
    v("constant_input", mode.constantInput);
    if constexpr (V::kReads) finishReading(v, mode);
}

template <class V> void fields(V& v, Visited<V, Segment>& segment)
{
    v("spec", segment.spec, OwnJson{runSpecFromJson});
    if (v.when(!segment.device.empty())) v("measured_on", segment.device);
    v("cache_effective", segment.cacheEffective);
    if (v.when(!segment.controlMode.empty()))
        v.object("control", allOf(Message::mark("an object with a mode and its samples")), [&](auto& control) {
            control("mode", segment.controlMode);
            control("samples_us", segment.controlUs, kSamples);
            control.derived("aa_band", segment.aaBand);
            control.derived([&] { return intervalJson(segment.control); });
        });
    if (v.when(segment.pairs.variants > 1)) v.derived("pairs", [&] { return pairsJson(segment); });
    if (v.when(segment.secondVisit > 0)) v("second_visit", segment.secondVisit, Within{0, 1e15});
    if (v.when(!segment.polls.empty())) v("polls", segment.polls, List{kLenient, nullptr});
    if (v.when(!segment.throttled.empty())) v.derived("throttled", [&] { return listJson(segment.throttled); });
    if (v.when(!segment.repaints.empty())) v("repaints", segment.repaints, Wholes{});
    v("segment_stop_reason", segment.stopReason);
    if (v.when(segment.outliers.has_value()))
        v("outliers", segment.outliers, Object{allOf(Message::mark("an object of numbers"))});
    if (v.when(segment.environment.has_value())) v("measured_at", segment.environment, Object{kLenient});
    v("runs", segment.modes, List{at("runs[]")});
}

namespace {

/// The scheme by its name; only rows of others have names of their own.
void findScheme(ObjectReader& in, ModeResult& mode, Operation operation)
{
    if (const auto scheme = parseScheme(mode.requested))
        mode.scheme = *scheme;
    else if (!mode.isImported() && takesModes(operation))
        in.fail({ErrorCode::BadInput, scheme.error().message, scheme.error().hint});
}

Result<Segment> segmentFromJson(const nlohmann::json& json)
{
    Segment segment;
    JsonReader in(json, "result");
    const auto* runs = in.find("runs");
    if (!in.find("spec") || !runs || !runs->is_array())
        return Error{ErrorCode::BadInput, Message::tr("The result has no 'spec' or no list 'runs'."),
                     Message::tr("Choose a results.json or session written by Quantoscope.")};
    fields(in, segment);
    for (ModeResult& mode : segment.modes)
        findScheme(in, mode, segment.spec.operation);
    if (in.error()) return *in.error();
    return segment;
}

Result<void> checkSchema(ObjectReader& in)
{
    int schema = 0;
    in.readInt("schema", schema, 0, 1e9);
    if (in.error()) return *in.error();
    if (schema > 1)
        return Error{ErrorCode::BadInput,
                     Message::tr("The result has schema version %1; this program supports version 1.").arg(schema),
                     Message::tr("Open it with a newer version of Quantoscope.")};
    if (schema != 1)
        return Error{ErrorCode::BadInput, Message::tr("This is not a Quantoscope result: it has no \"schema\": 1."),
                     Message::tr("Choose a results.json written by Quantoscope.")};
    return {};
}

/// What a result has beside its segments.
template <class V> void summaryFields(V& v, Visited<V, RunSummary>& result)
{
    if (v.when(result.sweep.has_value())) v("sweep", result.sweep, OwnJson{runSpecFromJson});
    // A calibration that was made in another way, by another version, means nothing here; the samples are as good as
    // ever.
    if (v.when(result.calibration.has_value()))
        v("calibration", result.calibration, OwnJson{calibrationFromJson, true});
    if (v.when(!result.scores.empty()))
        v("scores", result.scores,
          List{allOf(Message::mark("a list of scores with names and numbers")), Message::mark("a list of scores")});
    v("stop_reason", result.stopReason);
    v("notes", result.notes);
    if (v.when(!result.alternation.empty())) v("alternation", result.alternation);
}

} // namespace

Result<ModeResult> modeResultFromJson(const nlohmann::json& json, Operation operation)
{
    ModeResult mode;
    JsonReader in(json, "runs[]");
    fields(in, mode);
    findScheme(in, mode, operation);
    if (in.error()) return *in.error();
    return mode;
}

Json toJson(const ModeResult& mode, const SeriesJson& series) { return writeFields(mode, series); }

Json toJson(const RunResult& result, const SeriesJson& series)
{
    JsonWriter writer(series);
    writer.derived("schema", 1);
    originFields(writer, result);
    if (!result.segments.empty()) fields(writer, result.segments.back());
    summaryFields<JsonWriter>(writer, result);
    if (result.segments.size() > 1)
        writer("segments", std::span(result.segments).first(result.segments.size() - 1), List{});
    return writer.take();
}

Result<RunResult> runResultFromJson(const nlohmann::json& json)
{
    RunResult result;
    JsonReader in(json, "result");
    if (auto known = checkSchema(in); !known) return known.error();
    originFields(in, result);
    if (const auto* earlier = in.find("segments"); earlier && earlier->is_array())
        for (const auto& part : *earlier) {
            auto segment = segmentFromJson(part);
            if (!segment) return segment.error();
            result.segments.push_back(std::move(*segment));
        }
    auto last = segmentFromJson(json);
    if (!last) return last.error();
    result.segments.push_back(std::move(*last));
    summaryFields<JsonReader>(in, result);
    if (in.error()) return *in.error();
    for (Segment& segment : result.segments)
        analyse(segment, result.calibration ? &*result.calibration : nullptr);
    return result;
}

} // namespace qs
