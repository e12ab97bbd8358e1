// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/import/results.h"

namespace qs {

/// Rows of others that one run takes at most: its table has a place for every pair of rows.
inline constexpr std::size_t kMaxRowsBeside = 100;

/// The run with the rows of others after its own, in one table: at the end of its last segment, each with
/// `importedFrom`, under names that no other row has, and without verdicts, since they were not measured in the same
/// rounds. Scores and notes come along. Usage where the run is a sweep, holds no row that was measured here, would hold
/// more than kMaxRowsBeside rows of others, or where nothing among `imported` has a row.
Result<RunResult> besideMeasured(const RunResult& measured, const std::vector<ImportedRun>& imported);
/// True where besideMeasured takes the run.
bool takesRowsBeside(const RunResult& result);

} // namespace qs
