// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/protocol/live_budget.h"

#include "gpu/results/analysis.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace qs {

namespace {

std::int64_t samplesOf(const Segment& segment)
{
    std::size_t all = segment.controlUs.size();
    for (const ModeResult& mode : segment.modes)
        all += mode.samplesUs.size() + mode.otherUs.size() + mode.warmupUs.size();
    return static_cast<std::int64_t>(all);
}

/// What its memory goes by.
std::int64_t heldBy(const Segment& segment)
{
    std::int64_t all = samplesOf(segment);
    for (const ModeResult& mode : segment.modes)
        all += std::ssize(mode.clockMHz);
    return all;
}

/// The last rounds, and as many of the warm-up; gives the memory back.
void thin(Segment& segment, const Calibration* calibration, std::size_t least)
{
    std::size_t rounds = std::numeric_limits<std::size_t>::max();
    for (ModeResult& mode : segment.modes) {
        if (mode.warmupUs.size() > least)
            mode.warmupUs =
                std::vector<float>(mode.warmupUs.end() - static_cast<std::ptrdiff_t>(least), mode.warmupUs.end());
        rounds = std::min(rounds, mode.samplesUs.size());
    }
    if (!segment.modes.empty() && rounds > least) forgetRounds(segment, static_cast<std::int64_t>(rounds - least));
    analyse(segment, calibration);
}

} // namespace

Forgotten keepNewest(std::vector<Segment>& segments, const Calibration* calibration, std::size_t most,
                     std::size_t least, std::size_t setUps)
{
    Forgotten gone;
    if (segments.empty()) return gone;
    const auto worth = [least](const Segment& segment) {
        return worthKeeping(segment.modes.empty() ? 0 : segment.modes.front().samplesUs.size(), least);
    };
    while (segments.size() > setUps + 1) {
        const auto shortest = std::min_element(segments.begin(), segments.end() - 1,
                                               [&](const Segment& a, const Segment& b) { return worth(a) < worth(b); });
        gone += {samplesOf(*shortest), 1};
        segments.erase(shortest);
    }
    std::int64_t kept = 0;
    for (auto segment = segments.rbegin() + 1; segment != segments.rend(); ++segment) {
        const std::int64_t before = samplesOf(*segment);
        if (kept + heldBy(*segment) > static_cast<std::int64_t>(most)) thin(*segment, calibration, least);
        gone.samples += before - samplesOf(*segment);
        kept += heldBy(*segment);
    }
    return gone;
}

} // namespace qs
