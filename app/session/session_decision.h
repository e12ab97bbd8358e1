// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"
#include "gpu/report/decide/decision.h"

namespace qs {

/// The limits that a session keeps; the default ones where it keeps none that this program understands.
DecisionLimits decisionLimitsOf(const SessionData& session);
/// What a session decides under `limits`; what the page, the report and the command line show.
Decision decisionOf(const SessionData& session, const DecisionLimits& limits);
/// Under its own limits.
Decision decisionOf(const SessionData& session);

} // namespace qs
