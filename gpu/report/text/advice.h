// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

#include <string>
#include <vector>

namespace qs {

// What the verdicts of a comparison come to, in a sentence each, with ratio and interval. The same sentences stand in
// the summary of a report, on slides and among the findings. Nothing is called faster but by a verdict; where identical
// kernels came out different nothing is.

/// What sizes and operation a segment is of: 'Quantize 512×4096 BF16', 'Attention b4h16s1024d64 FP16'.
std::string subjectOf(const RunSpec& spec);
/// The baseline that was asked for; where the segment has none of that name the first variant of an operation.
std::string baselineOf(const Segment& segment, const std::string& asked);
/// The fastest mode that is resolved against the baseline and whose results were not found wrong; the first other one
/// where none is; null where nothing was compared. Rows of others do not count.
const ModeResult* leadingMode(const Segment& segment, const std::string& baseline);
/// Whether any mode has a verdict against the baseline, or 'not resolved'. Too few samples are no comparison.
bool isCompared(const Segment& segment, const std::string& baseline);

/// 'Faster than baseline-copy: int8-token-dynamic (1.33× [1.31, 1.35]).' Empty where none is; likewise the others.
Message fasterSentence(const Segment& segment, const std::string& baseline);
Message slowerSentence(const Segment& segment, const std::string& baseline);
Message sameSentence(const Segment& segment, const std::string& baseline);
Message openSentence(const Segment& segment, const std::string& baseline);
/// At which sizes of a sweep it pays: 'int8-token-dynamic is faster than baseline-copy at 14 of 17 sizes, by 1.12× to
/// 2.01×.' for the mode that is faster at most sizes, then from or up to which size each is (crossingTexts()). Empty
/// where none is faster anywhere. `baseline` as crossingReference() takes it.
std::vector<Message> payingSizes(const std::vector<Segment>& points, const std::string& baseline);
/// Which mode to take where time counts, at this size on this device: the fastest whose results were not found wrong,
/// and those that are not shown to be slower than it. Empty where nothing was compared.
Message speedRecommendation(const Segment& segment, const std::string& baseline);

} // namespace qs
