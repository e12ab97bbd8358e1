// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/units.h"
#include "gpu/report/text/markdown.h"
#include "gpu/report/text/parts.h"
#include "gpu/results/llm_study.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

/// What the tables of an LLM study have in common.
namespace qs::llmtables {

inline NumberText msText(double us) { return formatFixed(us * 1e-3, us < 1e4 ? 3 : 2); }

/// Binary units, as of all memory: '15.00 GiB', '6.26 MiB'.
inline NumberText sizeText(std::int64_t bytes)
{
    constexpr double kKibi = 1024, kMebi = kKibi * 1024, kGibi = kMebi * 1024;
    const auto b = static_cast<double>(bytes);
    if (b >= kGibi) return formatFixed(b / kGibi, 2) + " GiB";
    return b >= kMebi ? formatFixed(b / kMebi, 2) + " MiB" : formatFixed(b / kKibi, 1) + " KiB";
}

inline std::string interval(const Summary& s)
{
    return s.n > 0 ? msText(s.p50) + " [" + msText(s.medianLow) + ", " + msText(s.medianHigh) + "]" : dash();
}

/// The timing that stands for a single request, and the one of the largest batch.
inline const LlmTiming* single(const LlmRow& row) { return row.timings.empty() ? nullptr : &row.timings.front(); }
inline const LlmTiming* batched(const LlmRow& row)
{
    return row.timings.empty() ? nullptr : row.timing(row.timings.back().batch, row.timings.front().promptLength);
}

/// '73.4%': the weights against those of the baseline.
inline NumberText weightShare(const LlmRow& row, const LlmRow& baseline)
{
    return formatFixed(100.0 * static_cast<double>(row.memory.weights) /
                           static_cast<double>(std::max<std::int64_t>(1, baseline.memory.weights)),
                       1) +
           "%";
}

/// A row of dashes that reports why.
inline std::vector<std::string> failedCells(const LlmRow& row, std::size_t columns)
{
    std::vector<std::string> cells(columns, dash());
    cells.front() = row.title();
    cells.back() = "failed: " + row.failed.english();
    return cells;
}

using Column = TextColumn<LlmRow>;
using Columns = std::vector<Column>;

/// The name, marked where products are simulated.
inline std::string markedTitle(const LlmRow& row) { return row.title() + (row.inspection.simulated ? " *" : ""); }

/// A line for each configuration; a failed one has its reason in the last column.
inline TextTable tableOfRows(const Columns& columns, const LlmStudyResult& result)
{
    TextTable table = tableOf(columns);
    for (const LlmRow& row : result.rows)
        table.rows.push_back(row.failed.empty() ? cellsOf(columns, row) : failedCells(row, columns.size()));
    return table;
}

/// Of a study that was dealt out: where each row was measured.
inline void addDeviceColumn(TextTable& table, const LlmStudyResult& result)
{
    if (result.devices.empty()) return;
    table.header.emplace_back("Device");
    table.numeric.push_back(false);
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        table.rows[i].push_back(result.rows[i].device.empty() ? dash() : result.rows[i].device);
}

} // namespace qs::llmtables
