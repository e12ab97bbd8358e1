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
/// Decimal units, as sizes of models are named: '16.06 GB', '6.56 MB'.
QString llmSizeText(double bytes, const QLocale& locale);

} // namespace qs
