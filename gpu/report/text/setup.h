// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

#include <string>

namespace qs {

/// Where it ran, as a Markdown table. `imported`: it was measured elsewhere, with another program.
std::string environmentText(const Origin& origin, bool imported = false);
/// What timer and device can do, with units; empty where nothing was calibrated.
std::string calibrationText(const RunResult& result);
/// How a segment was measured.
std::string setupText(const Segment& segment);
/// How the points of a sweep were measured: once for all of them.
std::string sweepSetupText(const RunResult& result);
/// The stretches in which the device was held back; empty where there is none.
std::string throttledText(const Segment& segment);

} // namespace qs
