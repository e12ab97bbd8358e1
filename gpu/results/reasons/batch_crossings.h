// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/llm_study.h"
#include "gpu/results/reasons/border.h"

#include <vector>

namespace qs {

/// Where a configuration stops, or begins, to decode faster than the baseline with more sequences together.
struct BatchCrossing
{
    const LlmRow *row = nullptr, *baseline = nullptr;
    int promptLength = 0;
    int before = 0, after = 0; ///< batch sizes on both sides
    Border border;             ///< its `at` is a batch size
};

/// Of each configuration and prompt length, in the order of the study. Simulated configurations count for nothing.
std::vector<BatchCrossing> batchCrossings(const LlmStudyResult& study);

/// 'INT4-W4A16 becomes slower than FP16 between batch 32 and batch 64 (prompt of 128 tokens): …'
Message batchCrossingText(const BatchCrossing& crossing);

} // namespace qs
