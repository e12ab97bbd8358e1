// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/audit/audit.h"

#include <filesystem>

namespace qs {

/// A result of another tool that is no table, but JSON or a log: the audit of its figures is auditImported().
bool isAuditedAsImport(const std::filesystem::path& path);

/// The figures that a result of another tool states, checked as those of a published table are, and against its own
/// samples where it has them. Errors as of importResults.
Result<AuditResult> auditImported(const std::filesystem::path& path);

} // namespace qs
