// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"
#include "gpu/spec/json_read.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

/// Parts that the JSON of every kind of result has.
namespace qs {

/// Floats as the shortest decimals that read back as the same float, not as the digits of their doubles. NaN and
/// infinity as null.
nlohmann::ordered_json floatsJson(const std::vector<float>& values);
/// How a series of samples is written.
using SeriesJson = std::function<nlohmann::ordered_json(const std::vector<float>& values)>;
nlohmann::ordered_json toJson(const RunResult& result, const SeriesJson& series);
nlohmann::ordered_json toJson(const ModeResult& mode, const SeriesJson& series);
/// Infinities and NaN as null: of sqnr_db, 'exact', 'elements' and 'mse' tell which.
nlohmann::ordered_json errorJson(const ErrorMetrics& error);
/// What errorJson() wrote, or an older version did without 'exact' and 'destroyed'; `in` fails where it is none.
ErrorMetrics readErrorMetrics(ObjectReader& in, const char* key);
nlohmann::ordered_json environmentJson(const Environment& environment);
nlohmann::ordered_json latencyJson(const Summary& latency);

/// Program and environment that `result`, of any kind, came from.
template <class AnyResult> void writeOrigin(nlohmann::ordered_json& j, const AnyResult& result)
{
    j["program"] = {{"name", "quantoscope"}, {"version", result.programVersion}, {"commit", result.programCommit}};
    j["environment"] = environmentJson(result.environment);
}

/// One row of a result; where it takes modes, `operation` decides which names are known. Statistics anew from the
/// samples.
Result<ModeResult> modeResultFromJson(const nlohmann::json& json, Operation operation);
/// Times in microseconds; what is none makes `in` fail.
void readSamples(ObjectReader& in, const char* key, std::vector<float>& out);
void readEnvironment(const nlohmann::json& json, Environment& environment);
/// What writeOrigin() wrote.
template <class AnyResult> void readOrigin(const ObjectReader& in, AnyResult& result)
{
    if (const auto* program = in.find("program")) {
        ObjectReader p(*program, "program");
        p.read("version", result.programVersion);
        p.read("commit", result.programCommit);
    }
    if (const auto* environment = in.find("environment")) readEnvironment(*environment, result.environment);
}
/// Numbers; null and what is none are NaN.
void readNumbers(ObjectReader& in, const char* key, std::vector<double>& out);
void readNumbers(ObjectReader& in, const char* key, std::vector<float>& out);
/// Every element of a list by `read`; a missing list is empty.
template <class T, class Read>
Result<void> readList(ObjectReader& in, const char* key, std::vector<T>& out, const Read& read)
{
    const auto* list = in.find(key);
    if (!list) return {};
    if (!list->is_array()) return in.fail(key, "a list"), *in.error();
    for (const auto& json : *list) {
        auto one = read(json);
        if (!one) return one.error();
        out.push_back(std::move(*one));
    }
    return {};
}
/// The kind of an event by its name among `kinds` (pairs of kind and name); `names` are listed where it is none of
/// them.
template <class Kinds, class Kind> void readKind(ObjectReader& in, const Kinds& kinds, Kind& out, const char* names)
{
    std::string name;
    in.read("kind", name);
    for (const auto& [kind, known] : kinds)
        if (known == name) return void(out = kind);
    in.fail("kind", names);
}
template <class Kinds, class Kind> std::string kindName(const Kinds& kinds, Kind wanted)
{
    for (const auto& [kind, name] : kinds)
        if (kind == wanted) return std::string(name);
    return {};
}
/// The texts of a list; what is no text is left out.
void readTexts(const nlohmann::json* list, std::vector<std::string>& out);

} // namespace qs
