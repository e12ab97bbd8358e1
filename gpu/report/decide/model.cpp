// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/units.h"
#include "gpu/report/decide/evidence.h"
#include "gpu/report/modes/tables.h"

#include <cmath>

namespace qs {
namespace {

DecisionCandidate modelCandidate(const DecisionSource& source, const AccuracyStudyResult& study, const ModeRow& row)
{
    DecisionCandidate candidate;
    candidate.id = row.mode;
    candidate.title = rowTitle(row);
    candidate.runId = source.id;
    candidate.runName = source.name;
    candidate.plan = row.plan;
    candidate.isBaseline = &row == study.baseline();
    candidate.simulated = row.simulated;
    candidate.simulation = row.effective;
    candidate.failed = row.failed;
    if (!row.failed.empty()) return candidate;
    if (row.size.total() > 0) candidate.bytes = static_cast<double>(row.size.total());
    if (row.latency.n > 0)
        candidate.latencyUs =
            DecisionFigure{row.latency.p50, row.latency.medianLow, row.latency.medianHigh, row.latency.n};
    if (candidate.isBaseline && row.latency.n > 0)
        candidate.speedup = DecisionFigure{1, 1, 1, 0};
    else if (row.speed.n > 0 && row.speed.verdict != Verdict::TooFew)
        candidate.speedup = DecisionFigure{row.speed.ratio, row.speed.low, row.speed.high, row.speed.n};
    candidate.band = row.speed.band;
    if (row.total == 0) return candidate;
    DecisionScore score{"", {0, 0, 0, row.total}, row.verdict, true};
    if (!candidate.isBaseline)
        score.points = {100 * row.accuracyDifference.difference, 100 * row.accuracyDifference.low95,
                        100 * row.accuracyDifference.high95, row.total};
    candidate.scores.push_back(std::move(score));
    return candidate;
}

} // namespace

std::vector<DecisionTable> modelEvidence(const DecisionSource& source, const AccuracyStudyResult& study)
{
    const ModeRow* baseline = study.baseline();
    if (!baseline) return {};
    DecisionTable table;
    table.subject = DecisionSubject::Model;
    table.device = study.environment.device;
    table.spec = study.spec;
    table.key = "model|" + study.model.english() + "|" + study.data.english() + "|" + table.device + "|" +
                std::to_string(study.spec.batch) + "|" + std::to_string(study.spec.seed);
    table.title = Message::tr("%1, %2, on %3").arg(study.model, study.dataName(), shortDevice(table.device));
    table.baseline = rowTitle(*baseline);
    for (const auto* rows : {&study.rows, &study.plans})
        for (const ModeRow& row : *rows)
            table.candidates.push_back(modelCandidate(source, study, row));
    table.evidence.push_back(
        Message::tr(
            "Speed: run “%1”, calls of %2 items, %3 calls of each mode; 95% intervals of the median ratio by round.")
            .arg(source.name, formatCount(study.spec.batch), formatCount(study.spec.iterations)));
    table.evidence.push_back(
        Message::tr("Accuracy: run “%1”, n = %2 test items; 95% intervals of differences paired by item.")
            .arg(source.name, formatCount(baseline->total)));
    table.evidence.push_back(Message::tr("Size: run “%1”, exact bytes of the model file.").arg(source.name));
    return {std::move(table)};
}

} // namespace qs
