// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/io/text_sink.h"
#include "gpu/results/run_result.h"

#include <nlohmann/json_fwd.hpp>

namespace qs {

/// As toJson(), with series that are only referred to: for writeJson() alone, while `result` lives.
nlohmann::ordered_json referringJson(const RunResult& result);
/// Indented JSON, piece by piece. What referringJson() made reads as what toJson() makes, without the series ever being
/// in memory a second time. NaN and infinities become null, ill-formed UTF-8 U+FFFD.
void writeJson(const nlohmann::ordered_json& value, TextSink& sink);

/// A whole results.json.
void writeResult(const RunResult& result, TextSink& sink);

} // namespace qs
