// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/decide/decision_picture.h"

#include "app/pages/decide/decision_model.h"
#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/curves/decision_chart.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/style/modes/accuracy_mode_style.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

/// In a unit that has so many of the figure's.
DecisionFigure inUnit(const DecisionFigure& figure, double factor)
{
    const double a = figure.low / factor, b = figure.high / factor;
    return {figure.value / factor, std::min(a, b), std::max(a, b), figure.n};
}

/// What a candidate loses, more being worse; of operations the noise.
std::optional<DecisionFigure> lossOf(const DecisionCandidate& candidate, DecisionSubject subject, bool byPerplexity)
{
    if (subject == DecisionSubject::Operation) {
        if (!candidate.sqnrDb || std::isinf(*candidate.sqnrDb)) return std::nullopt;
        return DecisionFigure{-*candidate.sqnrDb, -*candidate.sqnrDb, -*candidate.sqnrDb};
    }
    if (byPerplexity) return candidate.perplexity;
    const DecisionScore* worst = candidate.worstScore();
    return worst ? std::optional(inUnit(worst->points, -1)) : std::nullopt;
}

} // namespace

void showDecision(DecisionContent& chart, const DecisionTable& table, const DecisionLimits& limits)
{
    const bool isLlm = table.subject == DecisionSubject::LanguageModel;
    const bool isOperation = table.subject == DecisionSubject::Operation;
    const bool byPerplexity = std::ranges::any_of(
        table.candidates, [](const DecisionCandidate& each) { return each.perplexity.has_value(); });
    LatencySpan span;
    for (const DecisionCandidate& each : table.candidates)
        if (each.latencyUs) span.add(each.latencyUs->value);
    const LatencyUnit unit = span.unit();
    chart.timeName = isLlm ? DecisionChart::tr("Time per token") : DecisionChart::tr("Time per call");
    chart.timeUnit = unit.name;
    chart.lossName = isOperation    ? DecisionChart::tr("Noise-to-signal ratio")
                     : byPerplexity ? DecisionChart::tr("Perplexity against the baseline")
                                    : DecisionChart::tr("Accuracy lost");
    chart.lossUnit = isOperation    ? DecisionChart::tr("dB")
                     : byPerplexity ? QStringLiteral("%")
                                    : DecisionChart::tr("points");
    const auto time = isLlm && limits.msPerToken ? std::optional(*limits.msPerToken * 1e3)
                      : !isLlm                   ? limits.usPerCall
                                                 : std::nullopt;
    chart.timeLimit = time ? std::optional(*time / unit.factor) : std::nullopt;
    chart.lossLimit = isOperation ? std::nullopt : byPerplexity ? limits.perplexityPercent : limits.accuracyPoints;
    chart.points.clear();
    int left = 0;
    for (const DecisionCandidate& each : table.candidates) {
        const auto loss = lossOf(each, table.subject, byPerplexity);
        if (each.simulated || !each.latencyUs || !loss || !(each.latencyUs->value > 0)) {
            ++left;
            continue;
        }
        DecisionPoint point;
        point.mode = isLlm ? llmMode(each.id) : text(each.id);
        point.label = text(each.title);
        point.time = inUnit(*each.latencyUs, unit.factor);
        point.loss = *loss;
        point.bytes = each.bytes.value_or(0);
        point.state = decisionStateText(each);
        point.isOut = each.state == DecisionState::Rejected || each.state == DecisionState::Failed;
        point.mayBeFirst = each.state == DecisionState::Ranked && each.rankFrom == 1;
        point.readOut = {messageText(each.reason)};
        for (const DecisionIssue& issue : each.issues)
            point.readOut << messageText(issue.text);
        chart.points.append(point);
    }
    chart.finding =
        left > 0 ? DecisionChart::tr("%n configuration(s) without a time or a loss are not shown.", nullptr, left)
                 : QString();
    chart.forgetZoom();
}

} // namespace qs
