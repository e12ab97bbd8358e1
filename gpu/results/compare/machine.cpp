// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/compare/machine.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace qs {
namespace {

/// How many times faster than the baseline of the same round, as logarithms.
std::vector<double> toBaseline(const BesideBaseline& series)
{
    std::vector<double> ratios;
    for (std::size_t i = 0; i < std::min(series.us.size(), series.baseline.size()); ++i)
        if (series.us[i] > 0 && series.baseline[i] > 0)
            ratios.push_back(std::log(static_cast<double>(series.baseline[i]) / static_cast<double>(series.us[i])));
    return ratios;
}

} // namespace

Comparison machineBetween(const BesideBaseline& a, const BesideBaseline& b)
{
    return compare(a.baseline, b.baseline, kBetweenRuns);
}

void excludeMachine(SeriesComparison& out, const BesideBaseline& a, const BesideBaseline& b, const Comparison& machine,
                    const ComparisonRule& rule)
{
    out.machine = machine;
    out.excludesMachine = machine.verdict == Verdict::Same;
    if (out.excludesMachine || a.isBaseline || b.isBaseline || !a.interleaved || !b.interleaved) return;
    const Comparison relative = compareRatios(toBaseline(a), toBaseline(b), rule);
    if (relative.verdict == Verdict::TooFew) return;
    out.asMeasured = std::exchange(out.comparison, relative);
    out.excludesMachine = true;
}

} // namespace qs
