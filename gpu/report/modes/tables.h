// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/text/markdown.h"
#include "gpu/results/accuracy_study.h"

#include <string>

namespace qs {

/// '97.82 %' and '+0.12'; points are percent of the items.
NumberText percentText(double share);
NumberText pointsText(double difference);
/// '0.0004', '< 0.0001', '3e-09'.
NumberText pValueText(double p);
/// '2.7' KiB with as many places as make sense.
NumberText kibText(std::int64_t bytes);
/// Title of a mode, or the name of a plan.
std::string rowTitle(const ModeRow& row);

/// Modes, and plans below them: accuracy with interval, differences with p after Holm, loss, size, latency, what ran,
/// verdict.
TextTable modeTable(const AccuracyStudyResult& result);
/// The same in fewer words, for a terminal.
TextTable modeSummaryTable(const AccuracyStudyResult& result);
/// Modes against each other; no rows where none were.
TextTable modePairTable(const AccuracyStudyResult& result);
/// Bytes of every row's file by what they are.
TextTable ledgerTable(const AccuracyStudyResult& result);
/// Layers against modes: output SQNR in dB, and Δ loss.
TextTable sensitivityTable(const AccuracyStudyResult& result);
/// Time to calibrate, quantize and train.
TextTable modeCostTable(const AccuracyStudyResult& result);

} // namespace qs
