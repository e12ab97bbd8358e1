// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/present/slide_evidence.h"
#include "gpu/report/session/summary.h"

namespace qs {

/// Whether a page belongs to the study of a language model.
bool isLlmKind(PageKind kind);
/// The pages that a study of a language model can have; none where nothing can be compared.
QVector<PageKind> llmPageKinds(const LlmStudyResult& study);
SlideEvidence llmEvidence(PageKind kind, const LlmStudyResult& study);
/// The numbers of the configuration that is recommended.
QVector<SlideFigure> llmAnswerFigures(const LlmStudyResult& study, Recommendation::Kind kind);

} // namespace qs
