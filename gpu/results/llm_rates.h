// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/llm_study.h"

#include <vector>

namespace qs {

// Tokens a second of all sequences decoded together. LlmTiming::decodeTokensPerSecond() is the decode rate: that of
// the median step, which a disturbed step does not move. LlmTiming::requestTokensPerSecond() counts the prompts, too.

/// Decode throughput: all decoded tokens by the time that all steps took, disturbed ones included; 0 without any.
double decodeThroughput(const LlmTiming& timing);
/// The same by rounds: what is told as the speed of decoding while the study runs.
std::vector<double> roundThroughput(const LlmTiming& timing);

} // namespace qs
