// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/protocol/segment_run.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace qs {

/// Samples that the earlier setups of a Live run keep together, and rounds that each of them keeps in any case.
inline constexpr std::size_t kEarlierSamples = 4'000'000;
inline constexpr std::size_t kMinLiveRounds = 200;
/// Earlier setups that are kept: a knob that is dragged leaves dozens behind.
inline constexpr std::size_t kEarlierSetUps = 100;

/// What of earlier setups counts when some have to go: the shortest go first, of those with `least` rounds and more
/// the oldest.
constexpr std::size_t worthKeeping(std::size_t rounds, std::size_t least = kMinLiveRounds)
{
    return rounds < least ? rounds : least;
}

/// What was left out.
struct Forgotten
{
    std::int64_t samples = 0, setUps = 0; ///< samples: warm-up and second series included, of whole setups too
    explicit operator bool() const { return samples > 0 || setUps > 0; }
    Forgotten& operator+=(const Forgotten& more)
    {
        samples += more.samples;
        setUps += more.setUps;
        return *this;
    }
};

/// Live never ends, and each turn of a knob leaves a segment behind: where those before the newest hold more than
/// `most` samples together, the oldest keep their last `least` rounds, and what is indexed by position moves with them.
/// Of more than `setUps` the least worthKeeping() go.
Forgotten keepNewest(std::vector<SegmentRun>& segments, std::size_t most = kEarlierSamples,
                     std::size_t least = kMinLiveRounds, std::size_t setUps = kEarlierSetUps);

} // namespace qs
