// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/decide/decision.h"

namespace qs {

struct DecisionContent;

/// The candidates that have a time and a loss. Loss is perplexity or accuracy against the baseline, of operations the
/// noise-to-signal ratio (the negative SQNR). What lacks one of them is counted in the finding.
void showDecision(DecisionContent& chart, const DecisionTable& table, const DecisionLimits& limits);

} // namespace qs
