// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

#include <functional>

namespace qs::test {

/// A run of one segment, each of whose modes took timeOf(i) µs in round i.
inline RunResult measuredResult(const RunSpec& spec, int rounds, const std::function<float(int)>& timeOf)
{
    RunResult result;
    Segment segment;
    segment.spec = spec;
    for (const QuantScheme& scheme : spec.modes) {
        ModeResult mode;
        mode.scheme = scheme;
        mode.requested = schemeName(scheme);
        for (int i = 0; i < rounds; ++i)
            mode.samplesUs.push_back(timeOf(i));
        mode.latency = summarize(mode.samplesUs);
        segment.modes.push_back(mode);
    }
    result.segments.push_back(segment);
    return result;
}

} // namespace qs::test
