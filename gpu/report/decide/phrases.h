// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/decide/decision.h"

namespace qs {

/// Why a configuration stands where it does: its speed against the baseline, its loss, its memory.
Message reasonOf(const DecisionCandidate& candidate, const DecisionTable& table);

} // namespace qs
