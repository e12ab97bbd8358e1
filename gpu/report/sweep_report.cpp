// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/sweep_report.h"

#include "gpu/core/units.h"
#include "gpu/spec/analysis.h"

namespace qs {

TextTable sweepTable(const RunResult& result)
{
    TextTable t;
    t.header = {"tokens × hidden", "elements", "mode", "n", "p50 µs", "± (95 %)", "GB/s", "% ceiling", "ns/element", "ps/element", "state"};
    t.numeric = {false, true, false, true, true, true, true, true, true, true, false};
    for (const Segment& point : result.segments) {
        const auto elements = static_cast<double>(point.spec.shape.elements());
        for (const ModeResult& mode : point.modes) {
            const Summary& s = mode.latency;
            if (s.n == 0) continue;
            const double ns = s.p50 * 1e3 / elements;
            t.rows.push_back({point.spec.shape.text(), formatCount(point.spec.shape.elements()), mode.requested, formatCount(s.n), formatFixed(s.p50, s.p50 < 10 ? 3 : 2),
                              formatFixed(50 * (s.medianHigh - s.medianLow) / s.p50, 2) + " %", formatFixed(mode.gbps(), 1),
                              mode.ceilingUs > 0 ? formatFixed(mode.ceilingPercent(), 1) : "–", formatNumber(ns, 4), formatNumber(ns * 1e3, 4),
                              isResolved(s) ? "resolved" : "not within ±1 %"});
        }
    }
    return t;
}

std::string sweepText(const RunResult& result, const std::string& heading)
{
    std::string axes;
    for (const SweepAxis& axis : result.sweep->axes)
        axes += (axes.empty() ? "" : ", ") + sweepAxisText(axis);
    std::string out = heading + "# Sweep over " + axes + "\n\n" + sweepTable(result).markdown() + "\n";
    for (const Segment& point : result.segments) {
        if (point.modes.empty() || point.modes.front().latency.n == 0) continue;
        const double us = point.modes.front().latency.p50;
        out += "Time per element is the median divided by the number of elements: for the first row " + formatFixed(us, 3) + " µs × 1,000 / " +
               formatCount(point.spec.shape.elements()) + " = " + formatNumber(us * 1e3 / static_cast<double>(point.spec.shape.elements()), 4) + " ns.\n\n";
        break;
    }
    return out;
}

TextTable scoreTable(const std::vector<Score>& scores)
{
    TextTable t;
    t.header = {"Name", "Task", "Metric", "Value", "± standard error", "n", "Imported from"};
    t.numeric = {false, false, false, true, true, true, false};
    for (const Score& s : scores)
        t.rows.push_back({s.name, s.task, s.metric, formatNumber(s.value, 4), s.standardError >= 0 ? formatNumber(s.standardError, 2) : "–",
                          s.n > 0 ? formatCount(s.n) : "–", s.importedFrom});
    return t;
}

} // namespace qs
