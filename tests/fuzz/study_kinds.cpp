// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of studies without what runs them: the reader of sessions needs no more.
#include "gpu/remote/study_kinds.h"

namespace qs {

namespace {

template <class Whole> std::shared_ptr<StudyResult> nothing() { return std::make_shared<Whole>(); }

constexpr StudyKind kResults[] = {
    {ModeStudyResult::kKind, "study", nullptr, nothing<ModeStudyResult>, looksLikeModeStudy},
    {LlmStudyResult::kKind, "llm_study", nullptr, nothing<LlmStudyResult>, looksLikeLlmStudy}};

} // namespace

std::span<const StudyKind> studyKinds() { return kResults; }

} // namespace qs
