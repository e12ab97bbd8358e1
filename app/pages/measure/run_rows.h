// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"
#include "widgets/runs/runs_model.h"

#include <QString>

namespace qs {

/// A run, or a study, as the history shows it: by its name, below which stands when and where it was and what it came
/// to against `baseline`: '14:02 · INT8 per token 1.33× faster · NVIDIA H200'. What may be cut off stands last.
RunRow runRow(const StoredRun& run, const QString& baseline);

/// No study; and of those, over sizes, or with single samples.
bool isMeasured(const StoredRun& run);
bool isSweepRun(const StoredRun& run);
bool hasTrace(const StoredRun& run);
/// What titles show of a sweep: its axes, not one of its points. Empty for null and for other runs.
QString sweepSubject(const StoredRun* run);

} // namespace qs
