// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/units.h"
#include "gpu/report/decide/evidence.h"
#include "gpu/report/text/data_findings.h"
#include "gpu/report/text/parts.h"
#include "gpu/results/reasons/medians_apart.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace qs {
namespace {

/// What rows are compared with: the session's baseline where it is there, else the first that was measured here.
int baselineOf(const Segment& segment, const std::string& wanted)
{
    if (const int index = modeIndex(segment, wanted); index >= 0) return index;
    const auto first = std::ranges::find_if(segment.modes, [](const ModeResult& mode) { return !mode.isImported(); });
    return first == segment.modes.end() ? 0 : static_cast<int>(first - segment.modes.begin());
}

/// Rows of the same rounds have their verdict. Rows of others, where their samples came along, are compared without
/// pairs.
std::optional<Comparison> speedOf(const Segment& segment, int baseline, int index)
{
    if (const Comparison* pair = pairOf(segment, baseline, index)) return *pair;
    const ModeResult &a = segment.modes[static_cast<std::size_t>(baseline)],
                     &b = segment.modes[static_cast<std::size_t>(index)];
    if (!(a.isImported() || b.isImported()) || a.samplesUs.empty() || b.samplesUs.empty()) return std::nullopt;
    return compare(std::span<const float>(a.samplesUs), std::span<const float>(b.samplesUs),
                   {.paired = false, .aaBand = segment.aaBand});
}

std::optional<double> sqnrOf(const std::optional<ErrorMetrics>& error)
{
    if (!error || error->kind() == ErrorKind::NotJudged) return std::nullopt;
    return error->kind() == ErrorKind::Measured ? error->sqnrDb : std::numeric_limits<double>::infinity();
}

DecisionCandidate operationCandidate(const DecisionSource& source, const Segment& segment, int baseline, int index)
{
    const ModeResult& row = segment.modes[static_cast<std::size_t>(index)];
    DecisionCandidate candidate;
    candidate.id = row.requested;
    candidate.title = modeLabel(row);
    candidate.runId = source.id;
    candidate.runName = source.name;
    candidate.importedFrom = row.importedFrom;
    candidate.isBaseline = index == baseline;
    candidate.untrusted = segment.isUntrusted() && !row.isImported();
    if (row.isOfSamples())
        candidate.latencyUs =
            DecisionFigure{row.latency.p50, row.latency.medianLow, row.latency.medianHigh, row.latency.n};
    if (candidate.isBaseline && row.isOfSamples()) candidate.speedup = DecisionFigure{1, 1, 1, 0};
    if (const auto speed = speedOf(segment, baseline, index);
        speed && !candidate.isBaseline && speed->n > 0 && speed->verdict != Verdict::TooFew) {
        // Where the medians have another ratio than the rounds, nothing between the two is known.
        const double medians = mediansApart(segment, baseline, index).value_or(speed->ratio);
        candidate.speedup =
            DecisionFigure{speed->ratio, std::min(speed->low, medians), std::max(speed->high, medians), speed->n};
        candidate.band = speed->band;
    }
    if (row.sizeBytes.value > 0) candidate.bytes = static_cast<double>(row.sizeBytes.value);
    candidate.sqnrDb = sqnrOf(row.error);
    if (!keepsValues(row))
        candidate.lossIssues.push_back({DecisionState::Rejected,
                                        Message::tr("It leaves too little of the values of its input."),
                                        Message::tr("Choose finer scales (per token, groups), or another format.")});
    return candidate;
}

Message evidenceOf(const DecisionSource& source, const RunResult& result, const Segment& segment)
{
    if (const std::string from = result.importedFrom(); !from.empty())
        return Message::tr("All columns: run “%1”, imported from %2.").arg(source.name, from);
    std::int64_t n = 0;
    for (const ModeResult& mode : segment.modes)
        if (!mode.isImported()) n = std::max(n, mode.latency.n);
    return Message::tr("All columns: run “%1”, n = %2 iterations of each, interleaved; 95% intervals of the median "
                       "ratio by iteration.")
        .arg(source.name, formatCount(n));
}

DecisionTable tableOf(const DecisionSource& source, const RunResult& result, const Segment& segment,
                      const std::string& wanted)
{
    const int baseline = baselineOf(segment, wanted);
    DecisionTable table;
    table.subject = DecisionSubject::Operation;
    table.isOfSweep = result.sweep.has_value();
    table.device = result.environment.device;
    table.spec = segment.spec;
    table.baseline = modeLabel(segment.modes[static_cast<std::size_t>(baseline)]);
    const RunSpec& spec = segment.spec;
    const std::string from = result.importedFrom(), cache(cacheName(spec.cache));
    const std::string what = std::string(operationName(spec.operation)) + "|" + sizeText(segment) + "|" +
                             std::string(dtypeLabel(spec.operandType())) + "|" + cache;
    table.key = "op|" + (from.empty() ? what : source.id) + "|" + table.device + "|" + table.baseline;
    if (from.empty())
        table.title = Message::tr("%1 %2, %3, %4, on %5")
                          .arg(operationTitle(spec.operation), sizeText(spec), dtypeLabel(spec.operandType()),
                               Message::marked(cacheName(spec.cache)), shortDevice(table.device));
    else
        table.title = Message::tr("%1, imported from %2").arg(source.name, from);
    for (int i = 0; i < static_cast<int>(segment.modes.size()); ++i)
        table.candidates.push_back(operationCandidate(source, segment, baseline, i));
    table.evidence.push_back(evidenceOf(source, result, segment));
    return table;
}

} // namespace

std::vector<DecisionTable> operationEvidence(const DecisionSource& source, const RunResult& result,
                                             const std::string& baseline)
{
    std::vector<DecisionTable> tables;
    for (auto segment = result.segments.rbegin(); segment != result.segments.rend(); ++segment)
        if (segment->modes.size() > 1) tables.push_back(tableOf(source, result, *segment, baseline));
    return tables;
}

} // namespace qs
