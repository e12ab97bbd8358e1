// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/study_factories.h"

#include "gpu/studies/llm/study.h"
#include "gpu/studies/modes/study.h"

namespace qs {

std::unique_ptr<Study> makeModeStudy(const ModeStudySpec& spec) { return std::make_unique<ModeStudy>(spec); }
std::unique_ptr<Study> makeLlmStudy(const LlmStudySpec& spec) { return std::make_unique<LlmStudy>(spec); }
std::unique_ptr<Study> makeLlmSession(const LlmSessionSpec& spec) { return std::make_unique<LlmSession>(spec); }

} // namespace qs
