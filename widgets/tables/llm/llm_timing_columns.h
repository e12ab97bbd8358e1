// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tables/llm/llm_cells.h"

/// Columns of an LLM study about its timings and where they were measured.
namespace qs::llmcells {

/// Seconds; a negative value is unknown.
LlmColumn secondsColumn(const QString& title, const QString& toolTip, std::function<double(const LlmRow&)> value);
/// Batch sizes and prompt lengths of the row that has most timings: what was asked for.
std::vector<LlmTiming> timingsOf(const LlmStudyResult& study);
LlmColumn timingColumn(const QString& title, const QString& toolTip, const LlmTiming& like,
                       LlmCell (*cell)(const LlmTiming*, const QLocale&));
LlmColumn speedColumn(const LlmStudyResult& study, const LlmTiming& like, const QString& title);
LlmColumn throughputColumn(const QString& at, const LlmTiming& like);
/// Tokens per joule and joules per token, of a study that was asked for energy.
void addEnergy(Columns& columns, const LlmStudyResult& study, const QString& at, const LlmTiming& like);
/// Of a study that was dealt out: where a row was measured.
void addDevice(Columns& columns, const LlmStudyResult& study);
/// Everything about the timings.
Columns latencyColumns(const LlmStudyResult& study);

} // namespace qs::llmcells
