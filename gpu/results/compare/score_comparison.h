// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/compare/run_comparison.h"

#include <vector>

namespace qs {

/// The scores that both results have, by task and metric, as accuracy or perplexity: item by item where both have the
/// items, else from the standard errors; TOO FEW, with the ratio alone, where there are none. Other metrics (rates,
/// divergences from different bases) are not compared.
std::vector<SeriesComparison> compareScores(const RunResult& a, const RunResult& b);

} // namespace qs
