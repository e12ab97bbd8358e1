// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/picture_writer.h"
#include "gpu/results/accuracy_study.h"
#include "gpu/results/llm_study.h"

#include <vector>

namespace qs {

// The pictures of a study. They refer to it, and it has to be there until they are made.

/// Of an accuracy study under the names of the published documents: accuracy_by_mode, loss_by_mode, model_size, and
/// pareto, sensitivity and training where the study has something to show in them.
std::vector<ReportDrawing> studyDrawings(const AccuracyStudyResult& study);
/// Of a study of a language model, under the names of kLlmPictures; further tasks as tasks_2 and so on.
std::vector<ReportDrawing> studyDrawings(const LlmStudyResult& study);

} // namespace qs
