// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"
#include "widgets/charts/scope/scope_data.h"

namespace qs {

/// What the machine did while `mode` of a segment was measured, as far as it was recorded: clock and power by the
/// polls between samples, samples that were preempted, context switches, other processes on the device. What was not
/// recorded, or did not happen, has no lane.
std::vector<ScopeLane> meanwhile(const Segment& segment, const ModeResult& mode);

} // namespace qs
