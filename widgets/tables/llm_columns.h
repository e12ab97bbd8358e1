// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/llm_study.h"

#include <QLocale>
#include <QString>
#include <QVariant>
#include <QVector>

#include <functional>

namespace qs {

/// Which of an LLM study's tables is shown.
enum class LlmTableKind { Overview, Inspection, Loading, Latency, Memory, Text, Tasks };
inline constexpr int kLlmTables = static_cast<int>(LlmTableKind::Tasks) + 1;
QString llmTableTitle(LlmTableKind kind);

/// What a cell shows.
struct LlmCell
{
    enum class Tone { Plain, Muted, Good, Bad };
    QVariant raw; ///< for sorting, and in full precision for copying; invalid: unknown
    QString text; ///< in the locale that was asked for
    QString toolTip = {};
    Tone tone = Tone::Plain;
};

/// A column of a table of configurations.
struct LlmColumn
{
    QString title, toolTip;
    bool isNumber = true;
    /// Not asked of rows that failed.
    std::function<LlmCell(const LlmRow& row, const QLocale& locale)> cell;
};

/// The columns of a table, the configuration's name not among them. They refer to `study`, which has to outlive them.
QVector<LlmColumn> llmColumns(LlmTableKind kind, const LlmStudyResult& study);

/// 'equivalent', 'worse', 'better', 'not resolved'; 'baseline' of the baseline.
QString llmVerdictText(AccuracyVerdict verdict, bool isBaseline);
/// Decimal units, as sizes of models are named: '16.06 GB', '6.56 MB'.
QString llmSizeText(double bytes, const QLocale& locale);

} // namespace qs
