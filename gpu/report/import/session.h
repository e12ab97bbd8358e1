// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/import/results.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace qs {

/// Writes imported runs as a session that the window opens: {"format": "quantoscope-session", "schema": 1, "baseline",
/// "runs": [{"id", "name", "note", "result"}]}, 'result' as toJson(RunResult). The desktop program writes the same form
/// with its own code, which keeps the window's ids and unknown keys; this one serves programs without it. A session
/// that is there already keeps its runs, and the imported ones follow them; any other file is refused with Usage. All
/// or nothing. Processes that add to one session at the same time wait for each other.
Result<void> addToSession(const std::filesystem::path& path, const std::vector<ImportedRun>& runs);

/// A run of a session.
struct SessionRun
{
    std::string name, note;
    std::string key = "result"; ///< of a study that of its kind; see studyKinds()
    nlohmann::ordered_json result;
};
/// Writes runs as a session of their own; a file that is there is replaced. All or nothing.
Result<void> newSession(const std::filesystem::path& path, const std::vector<SessionRun>& runs);

/// Puts the rows of imported runs beside those of the newest run that besideMeasured takes, out of `measured`, a
/// session or a results.json, and writes it to `session`: in its place where that is the same session, else as a run
/// that is added as above. Returns the name of the run. BadInput where `measured` cannot be read, Usage where it holds
/// no such run. All or nothing; `measured` stays as it is unless it is `session`.
Result<std::string> addBeside(const std::filesystem::path& measured, const std::vector<ImportedRun>& runs,
                              const std::filesystem::path& session);

} // namespace qs
