// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"
#include "gpu/core/error.h"

namespace qs {

/// The newest schema that loadSession reads. Schema 2 added mode studies; a session without any is written as schema 1, so that older
/// programs go on reading it.
inline constexpr int kSessionSchema = 2;
/// Suffix of session files, without the dot.
inline constexpr char kSessionSuffix[] = "quantoscope";

/// Reads a session (or a results.json, which becomes a session of one run). Everything or nothing: an error
/// says what is wrong with the file, and nothing is kept of it.
Result<SessionData> loadSession(const QString& path);
/// Writes a session so that after a failure the old file is still there. Keys that loadSession did not know
/// are written again. Safe on any thread.
Result<void> saveSession(const QString& path, const SessionData& session);

} // namespace qs
