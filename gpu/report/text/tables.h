// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/text/markdown.h"
#include "gpu/results/run_result.h"

namespace qs {

/// Latency table of a segment, with rank, and verdict and Δ of the median against the baseline mode. Δ is only given
/// where the difference is resolved; ranks are ranges where the order is not.
TextTable latencyTable(const Segment& segment, const std::string& baseline);
/// What the energy per call is of, and why a mode has none; empty where it was not asked for.
std::vector<std::string> energyNotes(const Segment& segment);
/// Cold beside hot, where both were measured in the same rounds; no rows else.
TextTable cacheTable(const Segment& segment);
/// Pairs of modes with verdict, ratio and interval: all of up to 8 modes; of more those against the baseline, and
/// neighbours in the order of their medians.
TextTable verdictTable(const Segment& segment, const std::string& baseline);
/// How many pairs were compared in all.
int comparedPairs(const Segment& segment);
/// What was asked for and what really ran; modes that ran alike share a row.
TextTable effectiveTable(const Segment& segment);
/// Accuracy and size table of a segment.
TextTable accuracyTable(const Segment& segment);
/// The short table that the command line prints.
/// What each variant of an operation does, its counted work, and what it gained over the one above; empty for modes.
TextTable whyTable(const Segment& segment);
/// Compile and search times, where there are any.
TextTable setupCostTable(const Segment& segment);
TextTable summaryTable(const Segment& segment);

} // namespace qs
