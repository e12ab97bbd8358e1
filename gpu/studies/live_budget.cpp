// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/live_budget.h"

#include "gpu/measure/statistics.h"
#include "gpu/spec/analysis.h"

#include <algorithm>

namespace qs {

namespace {

std::size_t samplesOf(const Segment& segment)
{
    std::size_t all = segment.controlUs.size();
    for (const ModeResult& mode : segment.modes)
        all += mode.samplesUs.size() + mode.otherUs.size() + mode.warmupUs.size() + mode.clockMHz.size();
    return all;
}

/// The last of a series; true where some were left out. Gives the memory back.
bool cut(std::vector<float>& series, std::size_t least)
{
    if (series.size() <= least) return false;
    series = std::vector<float>(series.end() - static_cast<std::ptrdiff_t>(least), series.end());
    return true;
}

bool thin(Segment& segment, const Calibration* calibration, std::size_t least)
{
    bool changed = cut(segment.controlUs, least);
    for (ModeResult& mode : segment.modes) {
        changed |= cut(mode.samplesUs, least);
        changed |= cut(mode.otherUs, least);
        changed |= cut(mode.warmupUs, least);
        cut(mode.clockMHz, least);
    }
    if (!changed) return false;
    for (ModeResult& mode : segment.modes) {
        mode.preempted.clear();
        mode.latency = summarize(mode.samplesUs);
    }
    segment.polls.clear();
    segment.repaints.clear();
    segment.throttled.clear();
    analyse(segment, calibration);
    return true;
}

} // namespace

bool keepNewest(std::vector<Segment>& segments, const Calibration* calibration, std::size_t most, std::size_t least, std::size_t setUps)
{
    std::size_t kept = 0;
    bool changed = false;
    if (segments.empty()) return false;
    const auto worth = [least](const Segment& segment) { return worthKeeping(segment.modes.empty() ? 0 : segment.modes.front().samplesUs.size(), least); };
    for (; segments.size() > setUps + 1; changed = true)
        segments.erase(std::min_element(segments.begin(), segments.end() - 1, [&](const Segment& a, const Segment& b) { return worth(a) < worth(b); }));
    for (auto segment = segments.rbegin() + 1; segment != segments.rend(); ++segment) {
        if (kept + samplesOf(*segment) > most) changed |= thin(*segment, calibration, least);
        kept += samplesOf(*segment);
    }
    return changed;
}

} // namespace qs
