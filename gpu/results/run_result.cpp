// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/run_result.h"

#include "gpu/core/units.h"
#include "gpu/results/packed_samples.h"
#include "gpu/results/result_json.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace qs {

using Json = nlohmann::ordered_json;

std::string Verification::text() const
{
    if (rows == 0) return "not verified";
    if (tolerance > 0)
        return "verified against the FP64 reference: " + formatCount(rows) + (rows == 1 ? " row, " : " rows, ") +
               formatCount(rowsDiffer) + " off by more than " + formatNumber(tolerance) + " (largest " +
               formatNumber(worst) + ")";
    return "codes verified against the oracle: " + formatCount(rows) + (rows == 1 ? " row, " : " rows, ") +
           formatCount(rowsDiffer) + (rowsDiffer == 1 ? " differs" : " differ");
}

std::string RunResult::importedFrom() const
{
    std::string source = scores.empty() ? std::string() : scores.front().importedFrom;
    for (const Segment& segment : segments)
        for (const ModeResult& mode : segment.modes) {
            if (!mode.isImported()) return {};
            source = mode.importedFrom;
        }
    return source;
}

Json floatsJson(const std::vector<float>& values)
{
    Json list = Json::array();
    for (const float us : values) {
        if (!std::isfinite(us)) {
            list.push_back(nullptr);
            continue;
        }
        const std::string text = formatShortest(us);
        double value = us;
        std::from_chars(text.data(), text.data() + text.size(), value);
        list.push_back(value);
    }
    return list;
}

Json latencyJson(const Summary& s)
{
    return {{"n", s.n},
            {"p50", numberOrNull(s.p50)},
            {"p95", numberOrNull(s.p95)},
            {"p99", numberOrNull(s.p99)},
            {"mean", numberOrNull(s.mean)},
            {"std", numberOrNull(s.std)},
            {"min", numberOrNull(s.min)},
            {"max", numberOrNull(s.max)},
            {"cv", numberOrNull(s.cv)},
            {"p50_low", numberOrNull(s.medianLow)},
            {"p50_high", numberOrNull(s.medianHigh)}};
}

Json errorJson(const ErrorMetrics& e)
{
    return {{"sqnr_db", numberOrNull(e.sqnrDb)}, {"exact", e.exact()},
            {"mse", numberOrNull(e.mse)},        {"max_abs", numberOrNull(e.maxAbs)},
            {"cosine", numberOrNull(e.cosine)},  {"elements", e.elements},
            {"non_finite", e.nonFinite},         {"destroyed", e.destroyed}};
}

Json environmentJson(const Environment& e)
{
    Json j = {{"backend", e.backend}, {"backend_reason", e.backendReason},
              {"device", e.device},   {"device_memory", e.deviceMemory},
              {"driver", e.driver},   {"cuda", e.cuda},
              {"clocks", e.clocks},   {"cpu", e.cpu},
              {"cores", e.cores},     {"memory", e.memory},
              {"os", e.os},           {"date", e.date}};
    if (!e.process.empty()) j["process"] = e.process;
    return j;
}

namespace {

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

template <typename T> Json orNull(const std::optional<T>& value) { return value ? Json(*value) : Json(nullptr); }

Json pollJson(const StatePoll& poll)
{
    const DeviceState& s = poll.state;
    return {{"round", poll.round},
            {"sm_mhz", orNull(s.smMHz)},
            {"memory_mhz", orNull(s.memoryMHz)},
            {"temperature_c", orNull(s.temperatureC)},
            {"power_w", orNull(s.powerW)},
            {"power_limit_w", orNull(s.powerLimitW)},
            {"reasons", orNull(s.reasons)},
            {"power_cap_ns", orNull(s.powerCapNs)},
            {"sw_thermal_ns", orNull(s.swThermalNs)},
            {"hw_thermal_ns", orNull(s.hwThermalNs)},
            {"power_brake_ns", orNull(s.powerBrakeNs)},
            {"involuntary_switches", orNull(s.involuntarySwitches)},
            {"foreign", orNull(s.foreign)}};
}

Json formed(const std::vector<float>& values, SampleForm form)
{
    return form == SampleForm::Packed && values.size() >= kLeastPacked ? packedSamples(values) : floatsJson(values);
}

void addProtocol(Json& j, const Segment& segment, const SeriesJson& series)
{
    if (!segment.controlMode.empty()) {
        j["control"] = {{"mode", segment.controlMode},
                        {"samples_us", series(segment.controlUs)},
                        {"aa_band", numberOrNull(segment.aaBand)}};
        j["control"].update(intervalJson(segment.control));
    }
    if (segment.pairs.variants > 1) j["pairs"] = pairsJson(segment);
    for (const StatePoll& poll : segment.polls)
        j["polls"].push_back(pollJson(poll));
    for (const ThrottledStretch& t : segment.throttled)
        j["throttled"].push_back({{"first", t.first}, {"last", t.last}, {"why", t.why}, {"held_ms", t.heldMs}});
    if (!segment.repaints.empty()) j["repaints"] = segment.repaints;
    j["segment_stop_reason"] = segment.stopReason;
}

Json diagnosisJson(const Diagnosis& d)
{
    Json j = {{"code", codeName(d.code)}, {"sentence", sentence(d)}};
    for (const auto& [name, value] : d.values)
        j["values"][name] = numberOrNull(value);
    if (!d.at.empty()) j["at"] = d.at;
    return j;
}

Json scoreJson(const Score& s)
{
    Json j = {{"name", s.name},
              {"task", s.task},
              {"metric", s.metric},
              {"value", numberOrNull(s.value)},
              {"n", s.n},
              {"higher_is_better", s.higherIsBetter},
              {"imported_from", s.importedFrom}};
    if (s.standardError >= 0) j["standard_error"] = numberOrNull(s.standardError);
    if (!s.ids.empty()) j["ids"] = s.ids;
    if (!s.values.empty()) j["values"] = s.values;
    return j;
}

Json segmentJson(const Segment& segment, const SeriesJson& series)
{
    Json j;
    j["spec"] = toJson(segment.spec);
    j["cache_effective"] = segment.cacheEffective;
    addProtocol(j, segment, series);
    auto& runs = j["runs"] = Json::array();
    for (const ModeResult& mode : segment.modes)
        runs.push_back(toJson(mode, series));
    return j;
}

} // namespace

Json toJson(const ModeResult& mode, SampleForm form)
{
    return toJson(mode, [form](const std::vector<float>& values) { return formed(values, form); });
}

Json toJson(const RunResult& result, SampleForm form)
{
    return toJson(result, [form](const std::vector<float>& values) { return formed(values, form); });
}

Json toJson(const ModeResult& mode, const SeriesJson& series)
{
    Json j;
    j["mode"] = mode.requested;
    j["requested"] = mode.requested;
    j["effective"] = mode.effective;
    j["latency_us"] = latencyJson(mode.latency);
    j["launches_per_sample"] = mode.sampling.launches;
    j["sampling"] = {{"constant_us", numberOrNull(mode.sampling.constantUs)},
                     {"constant_low_us", numberOrNull(mode.sampling.constantLowUs)},
                     {"constant_high_us", numberOrNull(mode.sampling.constantHighUs)},
                     {"host_us", numberOrNull(mode.sampling.hostUs)},
                     {"wall_us", numberOrNull(mode.sampling.wallUs)}};
    j["samples_us"] = series(mode.samplesUs);
    j["warmup_us"] = series(mode.warmupUs);
    if (!mode.clockMHz.empty()) j["clock_mhz"] = series(mode.clockMHz);
    if (!mode.preempted.empty()) j["preempted"] = mode.preempted;
    if (!mode.otherUs.empty())
        j["other_cache"] = {{"cache", cacheName(mode.otherCache)},
                            {"latency_us", latencyJson(mode.otherLatency)},
                            {"samples_us", series(mode.otherUs)}};
    j["working_set_bytes"] = mode.workingSet.value;
    for (const Diagnosis& d : mode.diagnoses)
        j["diagnoses"].push_back(diagnosisJson(d));
    if (mode.isImported()) j["imported_from"] = mode.importedFrom;
    j["bytes"] = mode.bytes.value;
    j["gbps"] = numberOrNull(mode.gbps());
    if (mode.operations > 0) {
        j["operations"] = mode.operations;
        j["tflops"] = numberOrNull(mode.tflops());
        j["rate"] = mode.rate;
    }
    if (mode.compileMs > 0 || mode.searchMs > 0)
        j["setup"] = {{"compile_ms", numberOrNull(mode.compileMs)},
                      {"compile_cached", mode.compileCached},
                      {"search_ms", numberOrNull(mode.searchMs)}};
    if (mode.ceilingIsRoofline) j["ceiling_kind"] = "roofline";
    const bool ceiling = mode.ceilingUs > 0;
    j["ceiling_us"] = ceiling ? numberOrNull(mode.ceilingUs) : Json(nullptr);
    j["ceiling_gbps"] = ceiling ? numberOrNull(mode.ceilingGbps()) : Json(nullptr);
    j["ceiling_percent"] = ceiling ? numberOrNull(mode.ceilingPercent()) : Json(nullptr);
    j["error"] = mode.error ? errorJson(*mode.error) : Json(nullptr);
    j["verified"] = {{"rows", mode.verification.rows}, {"rows_differ", mode.verification.rowsDiffer}};
    if (mode.verification.tolerance > 0) {
        j["verified"]["tolerance"] = mode.verification.tolerance;
        j["verified"]["worst"] = numberOrNull(mode.verification.worst);
    }
    j["size_bytes"] = mode.sizeBytes.value;
    j["size_ratio"] = numberOrNull(mode.sizeRatio);
    j["constant_input"] = mode.constantInput;
    return j;
}

Json toJson(const RunResult& result, const SeriesJson& series)
{
    Json j;
    j["schema"] = 1;
    writeOrigin(j, result);
    if (!result.segments.empty()) j.update(segmentJson(result.segments.back(), series));
    if (result.sweep) j["sweep"] = toJson(*result.sweep);
    if (result.calibration) j["calibration"] = toJson(*result.calibration);
    for (const Score& score : result.scores)
        j["scores"].push_back(scoreJson(score));
    j["stop_reason"] = result.stopReason;
    j["notes"] = result.notes;
    if (result.segments.size() > 1) {
        auto& earlier = j["segments"] = Json::array();
        for (std::size_t i = 0; i + 1 < result.segments.size(); ++i)
            earlier.push_back(segmentJson(result.segments[i], series));
    }
    return j;
}

} // namespace qs
