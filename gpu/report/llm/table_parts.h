// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/units.h"
#include "gpu/report/text/markdown.h"
#include "gpu/report/text/parts.h"
#include "gpu/results/llm_study.h"

#include <initializer_list>
#include <string>
#include <vector>

/// What the tables of an LLM study have in common.
namespace qs::llmtables {

inline NumberText msText(double us) { return formatFixed(us * 1e-3, us < 1e4 ? 3 : 2); }

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

/// A row of dashes that reports why.
inline std::vector<std::string> failedCells(const LlmRow& row, std::size_t columns)
{
    std::vector<std::string> cells(columns, dash());
    cells.front() = row.title();
    cells.back() = "failed: " + row.failed.english();
    return cells;
}

template <class Cells> void fill(TextTable& table, const LlmStudyResult& result, const Cells& cells)
{
    for (const LlmRow& row : result.rows)
        table.rows.push_back(row.failed.empty() ? cells(row) : failedCells(row, table.header.size()));
}

inline std::vector<bool> numericBut(std::size_t columns, std::initializer_list<std::size_t> texts)
{
    std::vector<bool> numeric(columns, true);
    for (const std::size_t t : texts)
        numeric[t] = false;
    return numeric;
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
