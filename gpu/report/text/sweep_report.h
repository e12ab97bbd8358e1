// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/text/markdown.h"
#include "gpu/results/run_result.h"

namespace qs {

/// Sweeps with more points than this have no section for each point.
inline constexpr std::size_t kMaxPointSections = 4;

/// One row a point and mode of a sweep: size, median with interval, bandwidth, ns and ps per element as computed from
/// them.
TextTable sweepTable(const RunResult& result, const std::string& baseline);
/// One row a point, one column a mode: the verdict against the baseline, or against the first mode where that was not
/// measured.
TextTable sweepVerdictTable(const RunResult& result, const std::string& baseline);
/// The sweep's part of a report: its axes, the table, how the time per element is got; of a large sweep also how it was
/// measured, the verdicts and the findings of all points.
std::string sweepText(const RunResult& result, const std::string& baseline, const std::string& heading);
/// Accuracy-like results of others.
TextTable scoreTable(const std::vector<Score>& scores);

} // namespace qs
