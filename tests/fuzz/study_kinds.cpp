// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of studies and the default specification without what runs them: readers need no more.
#include "gpu/remote/study_kinds.h"
#include "gpu/studies/protocol/quantize_run.h"

namespace qs {

namespace {

template <class Whole> std::shared_ptr<StudyResult> nothing() { return std::make_shared<Whole>(); }

constexpr StudyKind kResults[] = {
    {AccuracyStudyResult::kKind, "study", nullptr, nothing<AccuracyStudyResult>, looksLikeAccuracyStudy},
    {LlmStudyResult::kKind, "llm_study", nullptr, nothing<LlmStudyResult>, looksLikeLlmStudy}};

} // namespace

std::span<const StudyKind> studyKinds() { return kResults; }

RunSpec defaultSpec(BackendChoice) { return {}; }

} // namespace qs
