// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/llm_study.h"
#include "gpu/spec/mode_study.h"

namespace qs {

class PictureWriter;

/// The pictures of a mode study under the names of the published documents: accuracy_by_mode, loss_by_mode, model_size, and pareto,
/// sensitivity and training where the study has something to show in them.
void drawStudy(PictureWriter& writer, const ModeStudyResult& study);
/// Those of a study of a language model, under the names of kLlmPictures; further tasks as tasks_2 and so on.
void drawLlmStudy(PictureWriter& writer, const LlmStudyResult& study);

} // namespace qs
