// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/json_read.h"
#include "gpu/spec/run_result.h"

#include <string>
#include <vector>

/// Parts that the JSON of every kind of result has.
namespace qs {

/// Floats as the shortest decimals that read back as the same float, not as the digits of their doubles. NaN and infinity as null.
nlohmann::ordered_json floatsJson(const std::vector<float>& values);
nlohmann::ordered_json environmentJson(const Environment& environment);
nlohmann::ordered_json latencyJson(const Summary& latency);

/// One row of a result; where it takes modes, `operation` decides which names are known. Statistics anew from the samples.
Result<ModeResult> modeResultFromJson(const nlohmann::json& json, Operation operation);
/// Times in microseconds; what is none makes `in` fail.
void readSamples(ObjectReader& in, const char* key, std::vector<float>& out);
void readEnvironment(const nlohmann::json& json, Environment& environment);
/// The texts of a list; what is no text is left out.
void readTexts(const nlohmann::json* list, std::vector<std::string>& out);

} // namespace qs
