// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/compare/side_by_side.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

/// Runs of one setup, measured again after each change of the code, against the first of them.
namespace qs {

struct HistoryRow
{
    std::string name; ///< of the mode; empty where each run has one series without a name
    /// Speed-up over the first run, a run each; empty in the first, and where there is none.
    std::vector<std::optional<Comparison>> runs;
};

struct RunHistory
{
    std::vector<HistoryRow> rows;
    /// Half-width, as a ratio − 1, that runs come out apart without a change: ±1%, what the A/A controls of the runs
    /// were apart, and how far runs of one and the same version were.
    double band = kSameWithin;
    int unchanged = 0; ///< runs of a version that an earlier one had

    std::size_t size() const { return rows.empty() ? 0 : rows.front().runs.size(); }
};

/// What the comparison says once the band counts: TooFew where there is none.
Verdict movedBy(const std::optional<Comparison>& comparison, double band);

/// `versions`: what tells the code of each run from that of another one, such as the hash of its file; fewer than runs:
/// not known. The reference of `runs` is the first run, also where it stands elsewhere.
RunHistory historyOf(const SideBySide& runs, std::span<const std::string> versions = {});
/// Widens the band by what runs of one version were apart.
void countUnchanged(RunHistory& history, std::span<const std::string> versions);
/// '±2.1%: how far runs without a change were apart (A/A controls, 3 unchanged runs)'
Message historyBandText(const RunHistory& history);

} // namespace qs
