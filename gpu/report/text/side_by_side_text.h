// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/text/markdown.h"
#include "gpu/results/compare/side_by_side.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string>

namespace qs {

/// A row for each mode, and for each run the median with half its interval, the share of its own device's ceiling, the
/// energy per call where one is known, and the ratio to the reference with its interval and verdict.
TextTable sideBySideTable(const SideBySide& runs);
/// What the table does not report: in which order the runs were measured, what differs by the clock alone, and what
/// else differs. A sentence each.
std::vector<std::string> sideBySideNotes(const SideBySide& runs);

/// A comparison for programs, in time and, where both clocks are known, in cycles.
nlohmann::ordered_json comparisonJson(const SeriesComparison& series);
nlohmann::ordered_json differencesJson(std::span<const RunDifference> differences);
/// {"reference", "interleaved": false, "alternating", "runs": [{"name", "differences"}], "rows": [{"mode", "runs":
/// […]}]}.
nlohmann::ordered_json sideBySideJson(const SideBySide& runs);

} // namespace qs
