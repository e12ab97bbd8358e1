// SPDX-License-Identifier: GPL-3.0-or-later
// What runs in a window, and the pages that tests look into.
#pragma once

#include "app/controllers/run_controller.h"
#include "app/pages/accuracy/accuracy_module.h"
#include "app/pages/llm/llm_module.h"
#include "app/shell/main_window.h"

namespace qs {

inline RunController& runOf(const MainWindow& window) { return *window.pages().job<RunController>(); }
inline AccuracyController& studyOf(const MainWindow& window) { return *window.pages().job<AccuracyController>(); }
inline LlmController& llmStudyOf(const MainWindow& window) { return *window.pages().job<LlmController>(); }
inline AccuracyModule& accuracyOf(const MainWindow& window) { return *window.pages().find<AccuracyModule>(); }
inline LlmModule& llmOf(const MainWindow& window) { return *window.pages().find<LlmModule>(); }

} // namespace qs
