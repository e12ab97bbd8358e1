// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/audit/audit.h"

#include <filesystem>
#include <nlohmann/json_fwd.hpp>

namespace qs {

/// Audits a file: .csv and .tsv as one table, everything else as a document. BadInput, Io as MappedFile.
Result<AuditResult> auditFile(const std::filesystem::path& path);

/// For a terminal: how much was read, then a line a finding, then why, once for each kind of finding.
std::string auditText(const AuditResult& result);
/// {"tables", "rows", "sentences", "findings": [{"code", "severity", "table", "title", "line", "row", "column",
/// "printed", "follows", "sentence", "why", "values": {…}, "lines": […]}]}; "table" is null for findings in the text.
nlohmann::ordered_json toJson(const AuditResult& result);

} // namespace qs
