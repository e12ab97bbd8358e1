// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <nlohmann/json.hpp>

namespace qs {

/// The newest schema of session files: what saveSession writes and loadSession reads. 1: runs with results. 2: a run
/// may be an accuracy study. 3: long series of samples are packed (gpu/results/packed_samples.h), "presentation" and
/// "annotations" are ours. 4: a run may be a study of a language model.
inline constexpr int kSessionSchema = 4;

/// Brings the document of a session of schema `from` (1 to kSessionSchema) to kSessionSchema, one step after the other.
/// What the steps do not know stays as it is. Sets "schema".
void migrateSession(nlohmann::json& session, int from);

/// 4 of 'Run 4 · Sweep', in whichever language the run was named; 0: the name has no number. For sessions that were
/// saved before runs kept their number; a name is the user's.
int numberInName(const QString& name);

} // namespace qs
