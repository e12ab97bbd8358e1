// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/llm_study.h"

#include <QString>
#include <QStringList>
#include <QVector>

namespace qs {

struct CategoryContent;
struct LineContent;
struct ParetoContent;
struct LineSeries;

/// What the trade-off weighs perplexity against.
enum class LlmCost { TimePerToken, WeightBytes };

/// What the throughput is drawn over.
enum class LlmThroughputOver { BatchSize, TimePerToken };

/// The pictures of an LLM study, on the screen and in exports alike. Rows stand in the order of the study, never by
/// value: an order that is not resolved would be read as one. Nothing is called better or worse but by the verdicts in
/// the rows.
void showLlmPerplexity(CategoryContent& chart, const LlmStudyResult& study);
void showLlmDivergence(CategoryContent& chart, const LlmStudyResult& study);
/// A metric of a task.
void showLlmTask(CategoryContent& chart, const LlmStudyResult& study, const LlmTaskInfo& task,
                 const std::string& metric);
void showLlmLoading(CategoryContent& chart, const LlmStudyResult& study);
void showLlmMemory(CategoryContent& chart, const LlmStudyResult& study);
/// Time per output token of one timing.
void showLlmTimePerToken(CategoryContent& chart, const LlmStudyResult& study);
/// Throughput of the batch sizes, of the first prompt length. Over batch size, marks show between which of them a
/// configuration begins or stops to be faster than the baseline.
void showLlmThroughput(LineContent& chart, const LlmStudyResult& study, LlmThroughputOver over);
void showLlmTradeOff(ParetoContent& chart, const LlmStudyResult& study, LlmCost cost);

/// What was measured of a speed: 'scoring', 'prefill', 'decode 8'. Of rates of different kinds no picture can be made.
QString llmRateKind(const std::string& what, int batch);
QString llmRateTitle(const QString& kind);
/// Whether rates of a kind are measured round by round and kept by the study; others are seen while it runs only.
bool isLlmRateOfRounds(const QString& kind);
/// The axes of a chart of rates of a kind: over rounds, or over seconds where it has none.
void setLlmRateAxes(LineContent& chart, const QString& kind);
/// The rates of a kind, round by round, as a study holds them: what is told while it runs.
QVector<LineSeries> llmRoundRates(const LlmStudyResult& study, const QString& kind);
/// The kinds of rates that a study holds by rounds.
QStringList llmRoundKinds(const LlmStudyResult& study);

/// 'Against the FP16 baseline: perplexity of 7 equivalent within ±0.5 %, 2 higher, 1 not resolved; 3 faster by token.'
/// Empty without verdicts.
QString llmSentence(const LlmStudyResult& study);

} // namespace qs
