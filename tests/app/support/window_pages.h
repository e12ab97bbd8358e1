// SPDX-License-Identifier: GPL-3.0-or-later
// What runs in a window, and the pages that tests look into.
#pragma once

#include "app/pages/accuracy/study_presenter.h"
#include "app/pages/llm/llm_presenter.h"
#include "app/run/run_controller.h"
#include "app/shell/main_window.h"

namespace qs {

inline RunController& runOf(const MainWindow& window) { return *window.pages().job<RunController>(); }
inline StudyController& studyOf(const MainWindow& window) { return *window.pages().job<StudyController>(); }
inline LlmController& llmStudyOf(const MainWindow& window) { return *window.pages().job<LlmController>(); }
inline StudyPresenter& accuracyOf(const MainWindow& window) { return *window.pages().find<StudyPresenter>(); }
inline LlmPresenter& llmOf(const MainWindow& window) { return *window.pages().find<LlmPresenter>(); }

} // namespace qs
