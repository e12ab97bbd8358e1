// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/llm_study.h"

#include <vector>

namespace qs {

// Throughput is tokens over wall time, in tokens per second of all sequences decoded together; it is the same number in
// tables, charts, reports, JSON and on the command line.
// LlmTiming::medianStepTokensPerSecond() is that of the median step, which a disturbed step does not move: it is called
// 'median step' wherever it is shown. LlmTiming::requestTokensPerSecond() is over wall time as well, that of the
// prompts counted too.

/// All decoded tokens over the time that all steps took, disturbed ones included; 0 without any.
double decodeThroughput(const LlmTiming& timing);
/// The same by rounds: what is reported as the speed of decoding while the study runs.
std::vector<double> roundThroughput(const LlmTiming& timing);
/// The prompt's tokens over the time to its first token, by rounds.
std::vector<double> roundPromptRates(const LlmTiming& timing);

/// Weights that a step read over the time of the median step, in 10⁹ bytes per second; 0: not counted.
double weightGbps(const LlmTiming& timing);
/// Whether any row has them.
bool countsWeights(const LlmStudyResult& result);

/// Energy of the whole device over the tokens that all sequences decoded, in J, with what it draws when idle; 0: not
/// known.
double joulesPerToken(const LlmTiming& timing);
double tokensPerJoule(const LlmTiming& timing);
/// The same of reading a prompt, over its tokens.
double promptJoulesPerToken(const LlmTiming& timing);
/// Whether any figure of energy was asked for, or any is known.
bool asksEnergy(const LlmStudyResult& result);
bool knowsEnergy(const LlmStudyResult& result);

/// 95 % interval of the throughput, from the means of the rounds (Student's t); {0, 0} below two rounds, and without an
/// upper end (infinity) where they differ by as much as they take.
struct ThroughputInterval
{
    double low = 0, high = 0;
};
ThroughputInterval throughputInterval(const LlmTiming& timing);

/// Whether more sequences together yield more: wall time per token of the same rounds. A ratio above 1 is a larger
/// batch with a higher throughput.
Comparison compareBatches(const LlmTiming& smaller, const LlmTiming& larger, double aaBand);

} // namespace qs
