// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/llm_study.h"
#include "widgets/findings/finding.h"

#include <QVector>

namespace qs {

/// What the findings panel reports about a study of a language model: the sentences of its report, what follows from
/// them, and its notes.
QVector<Finding> llmStudyFindings(const LlmStudyResult& study);

} // namespace qs
