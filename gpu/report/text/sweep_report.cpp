// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/text/sweep_report.h"

#include "gpu/core/units.h"
#include "gpu/report/text/findings.h"
#include "gpu/report/text/parts.h"
#include "gpu/report/text/setup.h"
#include "gpu/results/analysis.h"
#include "gpu/results/reasons/crossings.h"

#include <algorithm>

namespace qs {

namespace {

constexpr std::size_t kMaxSweepRows = 500;
constexpr std::size_t kMaxVerdictRows = 200;

/// The mode that verdicts are given relative to; as charts and sentences of the sweep have it.
std::string referenceOf(const RunResult& result, const std::string& asked)
{
    const auto first = std::ranges::find_if(result.segments, [](const Segment& point) { return !point.modes.empty(); });
    return first == result.segments.end() ? asked : crossingReference(*first, asked);
}

constexpr const char* kTensorSize = "tokens × hidden";

bool isOverTensors(const RunResult& result)
{
    return result.segments.empty() || takesTensor(result.segments.front().spec.operation);
}

/// A column for each dimension.
std::vector<std::string> sizeHeader(const RunResult& result)
{
    std::vector<std::string> names;
    for (const Dimension dimension : dimensionsOf(result.segments.front().spec.operation))
        names.emplace_back(dimensionInfo(dimension).noun);
    return names;
}

std::vector<std::string> sweepRow(const RunResult& result, const Segment& point, const ModeResult& mode, bool tensor,
                                  const std::string& reference)
{
    std::vector<std::string> row;
    if (tensor)
        row = {point.spec.shape.text(), formatCount(point.spec.shape.elements())};
    else
        for (const Dimension dimension : dimensionsOf(result.segments.front().spec.operation))
            row.push_back(formatCount(valueOf(point.spec, dimension)));
    const Summary& s = mode.latency;
    row.insert(row.end(),
               {mode.requested, formatCount(s.n), usText(s.p50), halfWidthText(s), formatFixed(mode.gbps(), 1),
                mode.ceilingUs > 0 ? formatFixed(mode.ceilingPercent(), 1) : dash()});
    const double ns = s.p50 * 1e3 / static_cast<double>(point.spec.shape.elements());
    if (tensor)
        row.insert(row.end(), {formatNumber(ns, 4), formatNumber(ns * 1e3, 4)});
    else
        row.push_back(mode.operations > 0 ? formatNumber(mode.tflops(), 4) : dash());
    row.emplace_back(isResolved(s) ? "resolved" : "not within ±1%");
    row.push_back(mode.requested == reference ? "baseline"
                                              : verdictCell(point, pairOf(point, modeIndex(point, reference),
                                                                          modeIndex(point, mode.requested))));
    return row;
}

/// How the times per element of the table are got, by its first row.
std::string elementTimeText(const RunResult& result)
{
    if (!isOverTensors(result)) return {};
    for (const Segment& point : result.segments) {
        if (point.modes.empty() || point.modes.front().latency.n == 0) continue;
        const double us = point.modes.front().latency.p50;
        const auto elements = point.spec.shape.elements();
        return "Time per element is the median divided by the number of elements: in the first row, " + usText(us) +
               " µs / " + formatCount(elements) + " = " + formatNumber(us * 1e3, 4) + " ns / " + formatCount(elements) +
               " = " + formatNumber(us * 1e3 / static_cast<double>(elements), 4) + " ns.";
    }
    return {};
}

std::string resolvedText(const RunResult& result)
{
    std::int64_t all = 0, resolved = 0;
    for (const Segment& point : result.segments)
        for (const ModeResult& mode : point.modes) {
            all += mode.latency.n > 0 ? 1 : 0;
            resolved += isResolved(mode.latency) ? 1 : 0;
        }
    return formatCount(resolved) + " of " + countedText(all, "median is", "medians are") + " known within ±1%.";
}

/// What a section a point would say again and again, said once.
std::string compactText(const RunResult& result, const std::string& baseline, const std::string& heading)
{
    std::string out;
    const std::string reference = referenceOf(result, baseline);
    if (TextTable verdicts = sweepVerdictTable(result, reference); !verdicts.rows.empty() && verdicts.header.size() > 1)
        out += heading + "# Verdicts against " + escapeMarkdown(reference) + "\n\n" +
               limitedTable(std::move(verdicts), kMaxVerdictRows) +
               "\nThe factor is how many times faster or slower the mode is, as the median of the ratios of each "
               "round. It is shown only if the 95% interval is beyond ±1% and beyond the difference between identical "
               "kernels. All pairs of all points are in results.json.\n\n";
    if (const auto found = sweepFindings(result.segments); !found.empty()) {
        out += heading +
               "# Findings\n\nIf a finding applies to several sizes, its numbers are those of the first size.\n\n";
        for (const ReportFinding& finding : found)
            out += "- " + escapeMarkdown(finding.text.english()) + "\n" +
                   (finding.why.empty() ? "" : "  - Why: " + escapeMarkdown(finding.why.english()) + "\n");
        out += "\n";
    }
    return out;
}

} // namespace

TextTable sweepTable(const RunResult& result, const std::string& baseline)
{
    const std::string reference = referenceOf(result, baseline);
    TextTable t;
    const bool tensor = isOverTensors(result);
    t.header = tensor ? std::vector<std::string>{kTensorSize, "elements"} : sizeHeader(result);
    const std::size_t sizes = t.header.size();
    for (const char* title : {"mode", "n", "p50 µs", "± (95%)", "GB/s", "% ceiling"})
        t.header.emplace_back(title);
    if (tensor)
        t.header.insert(t.header.end(), {"ns/element", "ps/element"});
    else
        t.header.emplace_back("TFLOP/s");
    t.header.emplace_back("median");
    t.header.push_back("against " + reference);
    t.numeric.assign(t.header.size(), true);
    t.numeric[0] = !tensor;
    t.numeric[sizes] = false;
    std::fill(t.numeric.end() - 2, t.numeric.end(), false);
    for (const Segment& point : result.segments)
        for (const ModeResult& mode : point.modes)
            if (mode.latency.p50 > 0) t.rows.push_back(sweepRow(result, point, mode, tensor, reference));
    return t;
}

TextTable sweepVerdictTable(const RunResult& result, const std::string& baseline)
{
    TextTable t;
    const std::string reference = referenceOf(result, baseline);
    t.header = {isOverTensors(result) ? kTensorSize : "size"};
    for (const Segment& point : result.segments)
        for (const ModeResult& mode : point.modes)
            if (mode.requested != reference &&
                std::find(t.header.begin() + 1, t.header.end(), mode.requested) == t.header.end())
                t.header.push_back(mode.requested);
    t.numeric.assign(t.header.size(), false);
    for (const Segment& point : result.segments) {
        std::vector<std::string> row{pointText(point.spec)};
        for (std::size_t i = 1; i < t.header.size(); ++i)
            row.push_back(
                verdictCell(point, pairOf(point, modeIndex(point, reference), modeIndex(point, t.header[i]))));
        t.rows.push_back(std::move(row));
    }
    return t;
}

std::string sweepText(const RunResult& result, const std::string& baseline, const std::string& heading)
{
    std::string axes;
    for (const SweepAxis& axis : result.sweep->axes)
        axes += (axes.empty() ? "" : " and ") + std::string(dimensionInfo(axis.parameter).noun);
    const bool compact = result.segments.size() > kMaxPointSections;
    std::string out = heading + "# Sweep over " + axes + "\n\n" + (compact ? sweepSetupText(result) : "") +
                      limitedTable(sweepTable(result, baseline), kMaxSweepRows) + "\n";
    const std::string elementTime = elementTimeText(result);
    out += elementTime + (elementTime.empty() ? "" : " ") +
           "± is half of the 95% order-statistic interval of the median; % ceiling compares with " +
           (isOverTensors(result)
                ? "a kernel with the same memory traffic and no computation, measured in the same rounds. "
                : "the larger of the times for bytes and operations at the rates measured on this device. ") +
           resolvedText(result) + "\n\n";
    return compact ? out + compactText(result, baseline, heading) : out;
}

TextTable scoreTable(const std::vector<Score>& scores)
{
    TextTable t;
    t.header = {"Name", "Task", "Metric", "Value", "± standard error", "n", "Imported from"};
    t.numeric = {false, false, false, true, true, true, false};
    for (const Score& s : scores)
        t.rows.push_back({s.name, s.task, s.metric, formatNumber(s.value, 4),
                          s.standardError >= 0 ? formatNumber(s.standardError, 2) : dash(),
                          s.n > 0 ? formatCount(s.n) : dash(), s.importedFrom});
    return t;
}

} // namespace qs
