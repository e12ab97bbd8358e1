// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/mode_study.h"

#include <nlohmann/json.hpp>

/// What a mode study says, as JSON: the form in which it passes between processes.
namespace qs {

/// An event. What it brings stands in a study result of the one schema that there is; `whole`, the result so far, lends
/// what that needs to be understood by itself: specification, layers and the baseline that a row is judged against.
nlohmann::ordered_json toJson(const ModeStudyEvent& event, const ModeStudyResult& whole);
Result<ModeStudyEvent> modeStudyEventFromJson(const nlohmann::json& json);

/// Adds what an event brings to what is known of a study so far. Rows keep the order of the tables.
void takeEvent(ModeStudyResult& result, const ModeStudyEvent& event);

} // namespace qs
