// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_decision.h"

namespace qs {

DecisionLimits decisionLimitsOf(const SessionData& session)
{
    if (session.decision.is_null()) return defaultDecisionLimits();
    auto limits = decisionLimitsFromJson(session.decision);
    return limits ? std::move(*limits) : defaultDecisionLimits();
}

Decision decisionOf(const SessionData& session, const DecisionLimits& limits)
{
    std::vector<DecisionSource> sources;
    for (const StoredRun& run : session.runs)
        sources.push_back({run.id.toStdString(), run.name.toStdString(), run.result.get(), run.study.get()});
    return decide(sources, limits, session.baseline.toStdString());
}

Decision decisionOf(const SessionData& session) { return decisionOf(session, decisionLimitsOf(session)); }

} // namespace qs
