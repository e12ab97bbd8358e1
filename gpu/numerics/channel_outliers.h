// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace qs {

/// A channel (a row or a column) holds outliers where its largest magnitude is above this times the median of those of
/// all channels.
inline constexpr double kChannelOutlierFactor = 6;
/// A channel of fewer values has no usual magnitude: random ones reach six times the median.
inline constexpr std::int64_t kMinPerChannel = 8;

/// The magnitude above which a channel is an outlier, from the largest magnitude of each. Channels of zeros do not
/// count: they would make everything else one. 0 where there are no others.
double outlierLimit(std::span<const float> amax);
/// The channels above outlierLimit(), ascending.
std::vector<int> outlierChannels(std::span<const float> amax);

/// How many rows and columns of a quantized tensor hold outliers, of all its finite values.
struct InputOutliers
{
    std::int64_t rows = 0, columns = 0; ///< of the tensor
    std::int64_t outlierRows = 0, outlierColumns = 0;

    bool any() const { return outlierRows > 0 || outlierColumns > 0; }
};

} // namespace qs
