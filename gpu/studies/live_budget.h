// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/calibration.h"
#include "gpu/spec/run_result.h"

#include <cstddef>
#include <vector>

namespace qs {

/// Samples that the earlier set-ups of a Live run keep together, and rounds that each of them keeps in any case.
inline constexpr std::size_t kEarlierSamples = 4'000'000;
inline constexpr std::size_t kLeastRounds = 200;
/// Earlier set-ups that are kept: a knob that is dragged leaves dozens behind.
inline constexpr std::size_t kEarlierSetUps = 100;

/// What of earlier set-ups counts when some have to go: the shortest go first, of those with `least` rounds and more the oldest.
constexpr std::size_t worthKeeping(std::size_t rounds, std::size_t least = kLeastRounds) { return rounds < least ? rounds : least; }

/// Live never ends, and each turn of a knob leaves a segment behind: where those before the newest hold more than `most` samples
/// together, the oldest keep their last `least` rounds, statistics and verdicts are computed anew from those, and positions in the series go, since they
/// no longer fit. Of more than `setUps` the least worthKeeping() go. True where something was left out.
bool keepNewest(std::vector<Segment>& segments, const Calibration* calibration, std::size_t most = kEarlierSamples, std::size_t least = kLeastRounds,
                std::size_t setUps = kEarlierSetUps);

} // namespace qs
