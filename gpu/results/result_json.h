// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/json_fields.h"
#include "gpu/results/run_result.h"

#include <string>
#include <vector>

/// Parts that the JSON of every kind of result has.
namespace qs {

nlohmann::ordered_json toJson(const RunResult& result, const SeriesJson& series);
nlohmann::ordered_json toJson(const ModeResult& mode, const SeriesJson& series);
/// One row of a result; where it takes modes, `operation` decides which names are known. Statistics anew from the
/// samples.
Result<ModeResult> modeResultFromJson(const nlohmann::json& json, Operation operation);

/// Times in microseconds; what is none makes `in` fail.
void readSamples(ObjectReader& in, const char* key, std::vector<float>& out);
/// A series of times, written as the writer specifies.
struct Samples
{
    static nlohmann::ordered_json write(const JsonWriter& writer, const std::vector<float>& values)
    {
        return writer.series()(values);
    }
    static void read(ObjectReader& in, const char* key, std::vector<float>& out) { readSamples(in, key, out); }
};
inline constexpr Samples kSamples;

/// Numbers; null and what is none are NaN.
struct Numbers
{
    static nlohmann::ordered_json write(const JsonWriter&, const std::vector<float>& values)
    {
        return floatsJson(values);
    }
    static nlohmann::ordered_json write(const JsonWriter&, const std::vector<double>& values) { return values; }
    template <class Number> static void read(ObjectReader& in, const char* key, std::vector<Number>& out)
    {
        const auto* values = in.find(key);
        if (!values) return;
        if (!values->is_array()) return in.fail(key, Message::tr("a list of numbers"));
        for (const auto& v : *values)
            out.push_back(
                static_cast<Number>(v.is_number() ? v.get<double>() : std::numeric_limits<double>::quiet_NaN()));
    }
};
inline constexpr Numbers kNumbers;

template <class V> void fields(V& v, Visited<V, Environment>& e)
{
    v("backend", e.backend);
    v("backend_reason", e.backendReason);
    v("device", e.device);
    v("device_memory", e.deviceMemory);
    v("driver", e.driver);
    v("cuda", e.cuda);
    v("clocks", e.clocks);
    v("cpu", e.cpu);
    v("cores", e.cores, Within{0, 1e6});
    v("memory", e.memory);
    v("os", e.os);
    v("date", e.date);
    if (v.when(!e.target.empty())) v("target", e.target);
    if (v.when(!e.host.empty())) v("host", e.host);
    if (v.when(!e.deviceUuid.empty())) v("device_uuid", e.deviceUuid);
    if (v.when(!e.pciBusId.empty())) v("pci_bus_id", e.pciBusId);
    if (v.when(!e.job.empty())) v("job", e.job);
    if (v.when(!e.process.empty())) v("process", e.process);
}

/// What is told of a series of latencies.
template <class V> void fields(V& v, Visited<V, Summary>& s)
{
    v("n", s.n, kCount);
    v("p50", s.p50);
    v("p95", s.p95);
    v("p99", s.p99);
    v("mean", s.mean);
    v("std", s.std);
    v("min", s.min);
    v("max", s.max);
    v("cv", s.cv);
    v("p50_low", s.medianLow);
    v("p50_high", s.medianHigh);
}

/// Infinities and NaN as null: of sqnr_db, 'exact', 'elements' and 'mse' tell which. An older version wrote neither
/// 'exact' nor 'destroyed'.
template <class V> void fields(V& v, Visited<V, ErrorMetrics>& e)
{
    v("sqnr_db", e.sqnrDb, kOrNan);
    v.derived("exact", e.exact());
    v("mse", e.mse, kOrNan);
    v("max_abs", e.maxAbs, kOrNan);
    v("cosine", e.cosine, kOrNan);
    v("elements", e.elements, kCount);
    v("non_finite", e.nonFinite, kCount);
    v("destroyed", e.destroyed, kCount);
    if constexpr (V::kReads) {
        // No noise, or no signal. Where nothing was judged, or the mean itself is none (older versions wrote that of
        // destroyed values), null is no figure at all.
        constexpr double infinity = std::numeric_limits<double>::infinity();
        if (std::isnan(e.sqnrDb) && e.elements > 0 && !std::isnan(e.mse)) e.sqnrDb = e.mse > 0 ? -infinity : infinity;
    }
}

template <class V> void fields(V& v, Visited<V, EnergyFigure>& energy)
{
    v("joules_per_call", energy.joules,
      Special{[](double joules) { return joules > 0 ? numberOrNull(joules) : nlohmann::ordered_json(nullptr); },
              [](ObjectReader& in, const char* key, double& joules) {
                  if (const auto* found = in.find(key); found && !found->is_null()) in.read(key, joules);
              }});
    if (v.when(energy.seconds > 0)) {
        v("watts", energy.watts);
        v("sampled_watts", energy.sampledWatts);
        v("idle_watts", energy.idleWatts);
        v("seconds", energy.seconds);
        v("calls", energy.calls);
    }
    if (v.when(!energy.reason.empty())) v("reason", energy.reason);
}

/// A reading of a device, null where it is unknown; what cannot be read is.
struct DeviceReading
{
    template <class T> static nlohmann::ordered_json write(const JsonWriter&, const std::optional<T>& value)
    {
        return orNull(value);
    }
    template <class T> static void read(ObjectReader& in, const char* key, std::optional<T>& out)
    {
        const auto* found = in.find(key);
        if (!found || !found->is_number()) return;
        if constexpr (std::is_integral_v<T>) { // the largest T need not be a double; the next power of two is
            const double value = found->get<double>(), beyond = std::ldexp(1.0, std::numeric_limits<T>::digits);
            if (!(value >= static_cast<double>(std::numeric_limits<T>::lowest()) && value < beyond)) return;
        }
        out = found->get<T>();
    }
    static void read(ObjectReader& in, const char* key, std::optional<std::vector<std::string>>& out)
    {
        if (const auto* found = in.find(key); found && found->is_array()) in.read(key, out.emplace());
    }
};
inline constexpr DeviceReading kReading;

template <class V> void fields(V& v, Visited<V, StatePoll>& poll)
{
    auto& s = poll.state;
    v("round", poll.round, Within{-9e15, 9e15});
    v("sm_mhz", s.smMHz, kReading);
    v("memory_mhz", s.memoryMHz, kReading);
    v("temperature_c", s.temperatureC, kReading);
    v("power_w", s.powerW, kReading);
    v("power_limit_w", s.powerLimitW, kReading);
    v("reasons", s.reasons, kReading);
    v("power_cap_ns", s.powerCapNs, kReading);
    v("sw_thermal_ns", s.swThermalNs, kReading);
    v("hw_thermal_ns", s.hwThermalNs, kReading);
    v("power_brake_ns", s.powerBrakeNs, kReading);
    v("involuntary_switches", s.involuntarySwitches, kReading);
    v("foreign", s.foreign, kReading);
}

template <class V> void fields(V& v, Visited<V, ThrottledStretch>& t)
{
    v("first", t.first, kCount);
    v("last", t.last, kCount);
    v("why", t.why);
    v("held_ms", t.heldMs);
}

template <class V> void originFields(V& v, Visited<V, Origin>& origin)
{
    v.object("program", kLenient, [&](auto& program) {
        program.derived("name", "quantoscope");
        program("version", origin.programVersion);
        program("commit", origin.programCommit);
    });
    v("environment", origin.environment, Object{kLenient});
}

/// An enumerator by its name among `all` (pairs of enumerator and name); `expected` lists them where it is none of
/// them, null: such a name, of a newer program, counts as missing.
template <class All> struct OneOf
{
    const All& all;
    const char* expected = nullptr;
    template <class Enum> nlohmann::ordered_json write(const JsonWriter&, Enum wanted) const
    {
        for (const auto& [value, name] : all)
            if (value == wanted) return name;
        return "";
    }
    template <class Enum> void read(ObjectReader& in, const char* key, Enum& out) const
    {
        std::string text;
        in.read(key, text);
        for (const auto& [value, name] : all)
            if (name == text) return void(out = value);
        if (expected) in.fail(key, Message::marked(expected));
    }
};
template <class All> OneOf(const All&, const char* = nullptr) -> OneOf<All>;

} // namespace qs
