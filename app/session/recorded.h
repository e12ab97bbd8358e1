// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"

#include <QString>

namespace qs {

// Sessions that were recorded on another machine, to be looked at without measuring: the example. Session and runs say
// so by keys of their own in the file, "recorded": {"device": "NVIDIA H200", "date": "2026-11-21"} and "recorded":
// true.

bool isRecorded(const StoredRun& run);
bool isRecorded(const SessionData& session);
/// Where and when, of a recorded session.
QString recordedDevice(const SessionData& session);
QString recordedDate(const SessionData& session);
/// Marks a session and all its runs; where and when are those of its last run.
void markRecorded(SessionData& session);

} // namespace qs
