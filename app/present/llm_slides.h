// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/present/deck.h"
#include "widgets/slides/slide.h"

namespace qs {

/// The pages that a study of a language model can have.
bool isLlmKind(PageKind kind);
QVector<PageKind> llmPageKinds(const LlmStudyResult& study);
/// One of them: sentence, chart and three numbers, all by verdicts.
Slide llmSlide(PageKind kind, const LlmStudyResult& study);

} // namespace qs
