// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

#include <vector>

namespace qs {

/// The values of two scores on the items that both have.
struct ScorePairs
{
    std::vector<double> a, b;
};
/// By the ids of the items; of an id that is repeated the first one counts. Empty where either has no items.
ScorePairs pairById(const Score& a, const Score& b);

} // namespace qs
