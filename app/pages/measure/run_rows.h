// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"
#include "widgets/runs/runs_model.h"

#include <QString>

namespace qs {

/// A run, or a study, as the history shows it.
RunRow runRow(const StoredRun& run);
/// '14:02 · 4096×8192 · FP16 · NVIDIA H200'; what may be cut off stands last, and what is not known is left out.
QString runSubtitle(const RunSpec& spec, const Environment& environment);

/// No study; and of those, over sizes, or with single samples.
bool isMeasured(const StoredRun& run);
bool isSweepRun(const StoredRun& run);
bool hasTrace(const StoredRun& run);
/// What titles show of a sweep: its axes, not one of its points. Empty for null and for other runs.
QString sweepSubject(const StoredRun* run);

} // namespace qs
