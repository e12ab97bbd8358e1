// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/accuracy_study.h"

#include <cstdint>
#include <vector>

namespace qs {

/// What a layer may have and what that costs.
struct LayerOption
{
    std::string mode;
    std::int64_t bytes = 0;
    double loss = 0; ///< expected increase of the loss; below 0 counts as 0
};

/// Of all plans whose layers have at most `bytes` together the one with the least sum of losses; where one or two modes
/// alone come within `tolerance` of that, the best of the plans with the fewest. The sum supposes that layers add up.
/// Empty where nothing fits. Exact by merging the fronts of layer after layer; a front of more than 20,000 states is
/// thinned evenly.
LayerPlan leastLoss(const std::vector<std::vector<LayerOption>>& layers, std::int64_t bytes, double tolerance = 0);

/// Every layer in the option with the fewest bytes; of equals the one with the lesser loss. No layer may be without
/// options.
LayerPlan fewestBytes(const std::vector<std::vector<LayerOption>>& layers);

} // namespace qs
