// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

namespace qs {

/// Fills what can be concluded about a segment from its samples: statistics, A/A control and band, verdicts of all
/// pairs, throttled stretches, and the diagnoses of every mode. `calibration` gives the timer's floor and the peak; may
/// be null. Of more than `most` rounds so many, evenly spaced over all of them, are compared.
void analyse(Segment& segment, const Calibration* calibration, std::int64_t most = 1'000'000);

/// What the rules are given of one mode.
Recording recordingOf(const Segment& segment, const ModeResult& mode, const Calibration* calibration);

/// The first `count` rounds are gone: what is indexed by position moves with the samples, and goes where its sample is
/// gone. Of the polls the last one before the rounds that are left stays, since they are measured from there.
void forgetRounds(std::vector<std::int64_t>& positions, std::int64_t count);
void forgetRounds(std::vector<StatePoll>& polls, std::int64_t count);

/// The polls of a segment that is gone on with: what the device does between its last sample and the next is of
/// neither.
std::vector<StatePoll> closedPolls(const Segment& segment);

/// The first `rounds` values, or `most` of them evenly spaced over all of these; fewer where the series is shorter.
std::vector<float> evenlySpaced(const std::vector<float>& values, std::int64_t rounds, std::int64_t most);

/// What concerns the whole segment and no single mode: throttled stretches (range), foreign processes (count).
std::vector<Diagnosis> segmentDiagnoses(const Segment& segment);

/// The segment with its first `count` measured samples counted as warm-up, for every mode alike since rounds are pairs;
/// analysed anew. At least one sample stays.
Segment dropWarmup(const Segment& segment, std::int64_t count, const Calibration* calibration);

/// Whether samples of one specification go on with those of the other: the same but for how long is measured, that is
/// for the number of iterations, the rule when to stop, its time limit, and whether energy is measured afterwards.
bool measuresTheSame(const RunSpec& a, const RunSpec& b);

/// The measured points of a sweep at the places that its axes give them; those that were not measured have no modes.
std::vector<Segment> placedPoints(const RunSpec& sweep, const std::vector<Segment>& measured);

/// Measured samples of all modes of a run: what report and slides call its latency samples.
std::int64_t latencySamples(const RunResult& run);

/// Everything but the samples, for what is shown or passed on often: the summaries. Of the clocks the median is left,
/// as the only element.
ModeResult withoutSamples(const ModeResult& mode);
Segment withoutSamples(const Segment& segment);
RunResult withoutSamples(const RunResult& result);
/// Median of the SM clocks that are known, in MHz; 0 where none is. Of a long series every so many, since it is asked
/// often.
double medianClock(const std::vector<float>& clocks);

/// Sets the ceiling of a row to its roofline: the larger of its bytes over the measured copy rate and its operations
/// over the measured rate of its arithmetic. Leaves it at 0 where a rate that it needs was not measured.
void applyRoofline(ModeResult& mode, const Calibration& calibration);
/// Microseconds that memory alone, and arithmetic alone, would take at the measured rates; 0: not known.
double memoryUs(const ModeResult& mode, const Calibration& calibration);
double arithmeticUs(const ModeResult& mode, const Calibration& calibration);

/// Whether the quantiles of a row come from a histogram (each within LogHistogram::kRelativeError), as those of a
/// running table of many samples do: what is shown of them is to be called 'about'. A row of a result is exact, one of
/// others is what they say.
bool isApproximate(const ModeResult& row);

/// True where the 95% interval of the median lies within ±1% of it and n >= 59.
bool isResolved(const Summary& latency);

} // namespace qs
