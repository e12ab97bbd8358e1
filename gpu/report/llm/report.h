// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/text/markdown.h"
#include "gpu/report/text/writer.h"
#include "gpu/results/llm_study.h"

#include <string>
#include <vector>

namespace qs {

/// Names of the pictures that go with the report, in its order.
inline constexpr const char* kLlmPictures[] = {"load_time.png",  "throughput.png", "memory.png",
                                               "perplexity.png", "tasks.png",      "trade_off.png"};

/// The report of an LLM study as Markdown, in the order of the published comparison: inspection, loading, inference,
/// memory, text, a table for each task, trade-off, findings, recommendations. `pictures` stand where their names
/// belong, others at the end.
std::string writeLlmReport(const LlmStudyResult& result, const std::vector<ReportPicture>& pictures);
/// What can be concluded, one sentence each, from verdicts alone: of the configurations, of those that failed, and of
/// what to choose.
std::vector<Message> llmFindings(const LlmStudyResult& result);
std::vector<Message> llmFailures(const LlmStudyResult& result);
std::vector<Message> llmRecommendations(const LlmStudyResult& result);
/// Of these what has a measured loss, and what is not resolved.
std::vector<Message> llmReservations(const LlmStudyResult& result);
/// What the recommendations rest on: the text, rounds, tests and margins.
Message llmEvidence(const LlmStudyResult& result);

// The first of these recommendations one by one, each empty where nothing can be concluded, for those who show one
// beside a chart; and what a summary says besides.
Message llmSpeedRecommendation(const LlmStudyResult& result);
Message llmMemoryRecommendation(const LlmStudyResult& result);
/// The row that llmMemoryRecommendation() is about; null where none is shown to be equivalent and smaller.
const LlmRow* smallestEquivalent(const LlmStudyResult& result);
/// That with the largest ratio of those that llmSpeedRecommendation() names; null where it names none.
const LlmRow* fastestEquivalent(const LlmStudyResult& result);
std::vector<Message> llmEquivalents(const LlmStudyResult& result);
std::vector<Message> llmFaster(const LlmStudyResult& result);

/// Whether anything was timed: not with 0 rounds.
bool measuresSpeed(const LlmStudyResult& result);
/// What perplexity and divergence rest on: 'held_out.txt, the first 3,000 tokens; windows of 512 tokens without
/// overlap, each after BOS; KL divergence of 883 of 3,000 scored tokens, spread evenly'.
Message llmTextBasis(const LlmStudyResult& result);
/// Of rows that did not run as requested: '† As stored: The checkpoint specifies …; FP16 was used.'
std::vector<Message> llmNotAsRequested(const LlmStudyResult& result);

/// Everything in one table, for a terminal; † at rows of llmNotAsRequested().
TextTable llmSummaryTable(const LlmStudyResult& result);
/// Of a study that was dealt out: a row for each device, with its baseline.
TextTable llmDeviceTable(const LlmStudyResult& result);
/// The device of a study, or all of them by name.
std::string llmDeviceText(const LlmStudyResult& result);
/// The tables of the report.
TextTable llmInspectionTable(const LlmStudyResult& result);
TextTable llmLoadingTable(const LlmStudyResult& result);
TextTable llmInferenceTable(const LlmStudyResult& result);
/// Decode tokens a second over batch sizes and prompt lengths.
TextTable llmThroughputTable(const LlmStudyResult& result);
/// Joules per token and tokens per joule, of each batch size and prompt length, and of the prompts; empty where no
/// energy was asked for.
TextTable llmEnergyTable(const LlmStudyResult& result);
/// How these figures came about, and why some are missing.
std::vector<std::string> llmEnergyNotes(const LlmStudyResult& result);
/// Weights that a step read, their share of all and their rate, over batch sizes and prompt lengths.
TextTable llmWeightReadsTable(const LlmStudyResult& result);
TextTable llmMemoryTable(const LlmStudyResult& result);
TextTable llmTextTable(const LlmStudyResult& result);
TextTable llmTaskTable(const LlmStudyResult& result, const LlmTaskInfo& task);
TextTable llmTradeOffTable(const LlmStudyResult& result);
/// 'Best: …' where it is resolved, else what is not.
Message llmBestSentence(const LlmStudyResult& result, const LlmTaskInfo& task, const std::string& metric);

} // namespace qs
