// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

#include <vector>

namespace qs {

/// The results of parts of a sweep as the result of the sweep `whole`, its points in the order of the axes. Where parts
/// were measured on different computers or devices, each point keeps where it was, and a note states it.
RunResult mergeSweep(const RunSpec& whole, const std::vector<RunResult>& parts);

} // namespace qs
