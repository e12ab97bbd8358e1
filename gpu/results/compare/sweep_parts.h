// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

#include <set>
#include <string>
#include <vector>

/// How the parts of a sweep that were measured in several places become one.
namespace qs {

/// Which device it was: 'NVIDIA H200, GPU-1c2d… (host)'.
std::string placeOf(const Environment& environment);
std::set<std::string> placesOf(const std::vector<RunSummary>& parts);

/// What is reported about the whole: the versions of the first part; of the environment what all agree on, since each
/// point keeps its own (device: '2 devices' where their names differ); the calibration of the first where all are
/// devices of one name and driver; every note once. `parts` is not empty.
RunSummary summaryOf(const std::vector<RunSummary>& parts);

} // namespace qs
