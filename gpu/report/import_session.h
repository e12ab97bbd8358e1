// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/import_results.h"

namespace qs {

/// Writes imported runs as a session that the window opens: {"format": "quantoscope-session", "schema": 1, "baseline",
/// "runs": [{"id", "name", "note", "result"}]}, 'result' as toJson(RunResult). The desktop program writes the same form with
/// its own code, which keeps the window's ids and unknown keys; this one serves programs without it. A session that is
/// there already keeps its runs, and the imported ones follow them; any other file is refused with Usage. All or nothing.
Result<void> addToSession(const std::filesystem::path& path, const std::vector<ImportedRun>& runs);

} // namespace qs
