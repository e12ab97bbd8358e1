// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/text/writer.h"
#include "gpu/results/accuracy_study.h"

#include <string>
#include <vector>

namespace qs {

/// Names of the pictures that go with the report, in its order.
inline constexpr const char* kModePictures[] = {"accuracy_by_mode.png", "loss_by_mode.png", "model_size.png",
                                                "pareto.png",           "sensitivity.png",  "training.png"};

/// The report of an accuracy study as Markdown. `pictures` are those that there are, with files relative to the report;
/// a file that ends in one of kModePictures stands where that belongs, others at the end. Findings and recommendations
/// follow from verdicts alone.
std::string writeModeReport(const AccuracyStudyResult& result, const std::vector<ReportPicture>& pictures);
/// What can be concluded, one sentence each: of the modes, and of what to choose.
std::vector<Message> modeFindings(const AccuracyStudyResult& result);
std::vector<Message> modeRecommendations(const AccuracyStudyResult& result);
/// Of these what is not recommended, and what is not resolved.
std::vector<Message> modeReservations(const AccuracyStudyResult& result);
/// What the recommendations rest on: items, rounds, tests and margins.
Message modeEvidence(const AccuracyStudyResult& result);

// The first of these recommendations one by one, each empty where nothing can be concluded, for those who show one
// beside a chart; and what a summary says besides.
Message modeSizeRecommendation(const AccuracyStudyResult& result);
Message modeTimeRecommendation(const AccuracyStudyResult& result);
/// The row that modeSizeRecommendation() is about; null where none is shown to be equivalent.
const ModeRow* smallestEquivalent(const AccuracyStudyResult& result);
std::vector<Message> modeEquivalents(const AccuracyStudyResult& result);
Message modeFaster(const AccuracyStudyResult& result);

} // namespace qs
