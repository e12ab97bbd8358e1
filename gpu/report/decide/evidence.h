// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/device_name.h"
#include "gpu/report/decide/decision.h"

/// The parts of decide(): what runs know, what follows from it under limits, and what is missing.
namespace qs {

/// What single runs know, nothing judged yet; empty where a run holds nothing of the kind.
std::vector<DecisionTable> languageModelEvidence(const DecisionSource& source, const LlmStudyResult& study,
                                                 const DecisionLimits& limits);
std::vector<DecisionTable> modelEvidence(const DecisionSource& source, const AccuracyStudyResult& study);
std::vector<DecisionTable> operationEvidence(const DecisionSource& source, const RunResult& result,
                                             const std::string& baseline);

/// Of all imported evaluations of models; the first of the session is the baseline. Empty below two of them.
std::vector<DecisionTable> scoreEvidence(std::span<const DecisionSource> session);

/// States, places, sentences and the order of the candidates.
void judge(DecisionTable& table, const DecisionLimits& limits);
/// What the table does not know.
void findGaps(DecisionTable& table);
/// Kinds of measurements that the session has none of.
std::vector<DecisionGap> sessionGaps(const std::vector<DecisionTable>& tables);

// Figures in sentences.

/// '+0.20 %', '−1.30 %'.
NumberText signedPercent(double percent);
NumberText signedPoints(double points);
/// 'GiB' and smaller units: memory is binary.
NumberText memoryText(double bytes);
/// 'Baseline FP16, INT8-W8A8 and 3 more' of titles.
Message titlesOf(const std::vector<const DecisionCandidate*>& candidates);

} // namespace qs
