// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_event.h"

#include <nlohmann/json.hpp>

#include <string_view>

/// What a study reports, as JSON: the form in which it passes between processes.
namespace qs {

/// An error with its kind by name: {"code": "device-lost", "message", "hint"}.
nlohmann::ordered_json toJson(const Error& error);
/// Reads it; an unknown kind, of a newer program, counts as Internal.
Error errorFromJson(const nlohmann::json& json);
std::string_view
errorCodeName(ErrorCode code); ///< usage, bad-input, io, memory, device, device-lost, interrupted, internal

/// An event; rows without their samples, with all statistics.
nlohmann::ordered_json toJson(const RunEvent& event);
Result<RunEvent> runEventFromJson(const nlohmann::json& json);

} // namespace qs
