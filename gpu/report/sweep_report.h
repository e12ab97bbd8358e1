// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/markdown.h"
#include "gpu/spec/run_result.h"

namespace qs {

/// One row a point and mode of a sweep: size, median with interval, bandwidth, ns and ps per element as computed from them.
TextTable sweepTable(const RunResult& result);
/// The sweep's section of a report: its axes, the table, and how the time per element is got.
std::string sweepText(const RunResult& result, const std::string& heading);
/// Accuracy-like results of others.
TextTable scoreTable(const std::vector<Score>& scores);

} // namespace qs
