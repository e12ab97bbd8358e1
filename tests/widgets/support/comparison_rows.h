// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/statistics.h"
#include "gpu/numerics/quant_scheme.h"
#include "gpu/results/run_result.h"

#include <cstdint>
#include <limits>

namespace qs {

/// n samples around `us`: us − 1, us, us + 1, …
inline ModeResult makeMode(const char* name, double us, int n, double sqnr)
{
    ModeResult mode;
    mode.scheme = *parseScheme(name);
    mode.requested = name;
    mode.effective = effectiveName(mode.scheme, DType::F16, "cpu");
    for (int i = 0; i < n; ++i)
        mode.samplesUs.push_back(static_cast<float>(us + i % 3 - 1));
    mode.warmupUs = {90, 80};
    mode.latency = summarize(mode.samplesUs);
    mode.bytes = Bytes{static_cast<std::uint64_t>(us * 2000)}; // 2 GB/s
    mode.ceilingUs = us / 2;
    ErrorMetrics error;
    error.sqnrDb = sqnr;
    error.elements = 1000;
    mode.error = error;
    mode.verification = {64, 0};
    mode.sizeBytes = Bytes{2048};
    mode.sizeRatio = 0.5;
    return mode;
}

inline Segment makeSegment()
{
    Segment segment;
    segment.spec.dtype = DType::F16;
    segment.modes = {makeMode("baseline-copy", 200, 300, std::numeric_limits<double>::infinity()),
                     makeMode("int8-token-dynamic", 100, 60, 40), makeMode("fp8-e4m3-tensor-static", 1500, 30, 31.5)};
    return segment;
}

} // namespace qs
