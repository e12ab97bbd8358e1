// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/channel_outliers.h"

#include "gpu/measure/robust.h"

namespace qs {

double outlierLimit(std::span<const float> amax)
{
    std::vector<float> used;
    for (const float magnitude : amax)
        if (magnitude > 0) used.push_back(magnitude);
    return used.empty() ? 0 : kChannelOutlierFactor * stats::medianInPlace(std::span(used));
}

std::vector<int> outlierChannels(std::span<const float> amax)
{
    const double limit = outlierLimit(amax);
    std::vector<int> all;
    for (std::size_t i = 0; i < amax.size(); ++i)
        if (amax[i] > limit) all.push_back(static_cast<int>(i));
    return all;
}

} // namespace qs
