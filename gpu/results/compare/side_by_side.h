// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/compare/run_comparison.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

/// Any number of runs side by side: the same modes on several devices.
namespace qs {

/// A mode in one run.
struct SideCell
{
    ComparedFigure median;
    EnergyFigure energy;
    /// Speed-up over the reference, in time and in cycles; empty in the reference itself, and where it has no such
    /// series.
    std::optional<SeriesComparison> against{};
};

struct SideRow
{
    SeriesKey key;
    std::vector<std::optional<SideCell>> cells; ///< a run each; empty where it did not measure this
};

struct SideBySide
{
    std::vector<std::string> names; ///< of the runs, no two alike
    std::string size;               ///< that all rows are of; empty where they differ
    std::size_t reference = 0;
    bool ofSeveralDevices = false; ///< each run is of a device of its own, as far as its environment tells
    bool alternating = false;      ///< all were measured in alternating blocks; see RunSummary::alternation
    std::vector<SideRow> rows;     ///< those of the reference first
    std::vector<std::vector<RunDifference>> differences; ///< of each run against the reference

    bool isOfUnlikeWork() const;
    bool anyCell(bool (*has)(const SideCell& cell)) const;
    /// The mode, with its size where that differs between rows.
    std::string nameOf(const SideRow& row) const { return size.empty() ? row.key.text() : row.key.name; }
};

/// 'gpu1: NVIDIA H200', with what distinguishes it from the others where two are alike: the bus id, else the number.
std::vector<std::string> namesOfRuns(std::span<const RunResult* const> runs);
/// BadInput where fewer than two runs are given, or nothing was measured by the reference and another one.
Result<SideBySide> sideBySide(std::span<const RunResult* const> runs, std::size_t reference,
                              const ComparisonRule& rule = kBetweenRuns);

} // namespace qs
