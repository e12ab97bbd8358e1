// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/compare/run_comparison.h"

namespace qs {

struct LlmStudyResult;
struct ModeStudyResult;

/// Holds the speeds of two studies to the rule of runs: they are of these two recordings, unless the machine is
/// excluded by the baseline that both measured on a device of the same name, at the same batch and prompt. Where that
/// did not stay within ±1%, and both timed it in the rounds of the others, the ratios to it are compared. Memory,
/// perplexity and accuracy are no matter of the machine.
void excludeMachine(RunComparison& compared, const LlmStudyResult& a, const LlmStudyResult& b);
void excludeMachine(RunComparison& compared, const ModeStudyResult& a, const ModeStudyResult& b);

} // namespace qs
