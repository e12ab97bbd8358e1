// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What charts are called, in no language: the object name of the widget and ChartContent::chartName of the same chart
/// in a report or on a slide. Sessions store notes by these.
namespace qs::chartnames {

inline constexpr char kScope[] = "scopeChart";
// The same quantities as BarQuantity.
inline constexpr char kLatency[] = "latencyChart", kRate[] = "rateChart", kBandwidth[] = "bandwidthChart",
                      kSqnr[] = "sqnrChart", kSize[] = "sizeChart";
inline constexpr char kRoofline[] = "rooflineChart";
/// Both charts of a sweep show any quantity, which their notes know: all begin with the first of these.
inline constexpr char kSweepBegin[] = "sweep", kSweep[] = "sweepChart", kSweepFirst[] = "sweepFirstChart",
                      kSweepSecond[] = "sweepSecondChart", kSweepMap[] = "sweepHeatMap";
inline constexpr char kStudyTraining[] = "studyTraining", kStudyAccuracy[] = "studyAccuracy",
                      kStudyLoss[] = "studyLoss", kStudySize[] = "studySize", kStudyPareto[] = "studyPareto",
                      kStudyParetoBeside[] = "studyParetoBeside", ///< the same points again, beside the map
    kStudySensitivity[] = "studyHeatMap";
inline constexpr char kLlmThroughput[] = "llmThroughput", kLlmLatency[] = "llmLatency",
                      kLlmPerplexity[] = "llmPerplexity", kLlmDivergence[] = "llmDivergence", kLlmTasks[] = "llmTasks",
                      kLlmMemory[] = "llmMemory", kLlmLoading[] = "llmLoading", kLlmTradeOff[] = "llmTradeOff";
inline constexpr char kDecision[] = "decisionChart";

} // namespace qs::chartnames
