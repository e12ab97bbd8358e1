// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/study_kinds.h"

namespace qs {

using StudyFactory = StudyFactoryOf<ModeStudySpec>;
using LlmFactory = StudyFactoryOf<LlmStudySpec>;
using LlmSessionFactory = StudyFactoryOf<LlmSessionSpec>;

/// The real ones, in this process.
std::unique_ptr<Study> makeModeStudy(const ModeStudySpec& spec);
std::unique_ptr<Study> makeLlmStudy(const LlmStudySpec& spec);
std::unique_ptr<Study> makeLlmSession(const LlmSessionSpec& spec);

} // namespace qs
