// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_migrations.h"
#include "app/session/stored_run.h"
#include "gpu/core/error.h"

namespace qs {

/// Suffix of session files, without the dot.
inline constexpr char kSessionSuffix[] = "quantoscope";

/// Reads a session of this schema or an older one (or a results.json, which becomes a session of one run). Everything
/// or nothing: an error says what is wrong with the file, and nothing is kept of it.
Result<SessionData> loadSession(const QString& path);
/// Writes a session so that after a failure the old file is still there. Keys that loadSession did not know
/// are written again, at every level. Schema 3; resources/schema/session.schema.json describes it. Safe on any thread.
Result<void> saveSession(const QString& path, const SessionData& session);

} // namespace qs
