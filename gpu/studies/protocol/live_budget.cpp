// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/protocol/live_budget.h"

#include <algorithm>

namespace qs {

Forgotten keepNewest(std::vector<SegmentRun>& segments, std::size_t most, std::size_t least, std::size_t setUps)
{
    Forgotten gone;
    if (segments.empty()) return gone;
    const auto worth = [least](const SegmentRun& segment) {
        return worthKeeping(static_cast<std::size_t>(segment.keptRounds()), least);
    };
    while (segments.size() > setUps + 1) {
        const auto shortest =
            std::min_element(segments.begin(), segments.end() - 1,
                             [&](const SegmentRun& a, const SegmentRun& b) { return worth(a) < worth(b); });
        gone += {shortest->samples(), 1};
        segments.erase(shortest);
    }
    std::int64_t kept = 0;
    for (auto segment = segments.rbegin() + 1; segment != segments.rend(); ++segment) {
        const std::int64_t before = segment->samples();
        if (kept + segment->held() > static_cast<std::int64_t>(most))
            segment->keepLast(static_cast<std::int64_t>(least));
        gone.samples += before - segment->samples();
        kept += segment->held();
    }
    return gone;
}

} // namespace qs
