// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/compare/run_comparison.h"

#include <span>

namespace qs {

/// A series and the baseline of its run, in µs by rounds of both.
struct BesideBaseline
{
    std::span<const float> us, baseline;
    bool isBaseline = false; ///< the series is the baseline
    bool interleaved = true; ///< sample i of both was measured in the same round
};

/// Of the baselines of two runs: what the machine did between them.
Comparison machineBetween(const BesideBaseline& a, const BesideBaseline& b);
/// Excludes `machine` from `out`: where it did not stay within ±1%, the ratios to the baseline are compared. A series
/// that is the baseline, or was not measured in its rounds, stays one of these two recordings.
void excludeMachine(SeriesComparison& out, const BesideBaseline& a, const BesideBaseline& b, const Comparison& machine,
                    const ComparisonRule& rule);

} // namespace qs
