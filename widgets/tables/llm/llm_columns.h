// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/llm_study.h"
#include "widgets/tables/table_model.h"

#include <vector>

namespace qs {

/// Which of an LLM study's tables is shown.
enum class LlmTableKind { Overview, Inspection, Loading, Latency, Memory, Text, Tasks };
inline constexpr int kLlmTables = static_cast<int>(LlmTableKind::Tasks) + 1;
QString llmTableTitle(LlmTableKind kind);

/// The columns of a table, the configuration's name first. They refer to `study`, which has to outlive them.
std::vector<Column<LlmRow>> llmColumns(LlmTableKind kind, const LlmStudyResult& study);

/// 'equivalent', 'worse', 'better', 'not resolved'; 'baseline' of the baseline.
QString llmVerdictText(AccuracyVerdict verdict, bool isBaseline);
/// Memory, in binary units: '6.26 MiB', '2.30 GiB', '512 B' below 10 KiB.
QString llmMemoryText(double bytes, const QLocale& locale);
/// Decimals of a KL divergence in nats, in charts and tables alike.
inline int divergencePlaces(double nats) { return nats < 0.01 ? 5 : 4; }
/// Files, in decimal units: '6.56 MB', '16.06 GB'.
QString llmFileText(double bytes, const QLocale& locale);

} // namespace qs
