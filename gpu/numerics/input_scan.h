// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/numerics/channel_outliers.h"
#include "gpu/numerics/oracle.h"

#include <optional>
#include <stop_token>

namespace qs {

/// What is known of a tensor once all of it was read.
struct InputScan
{
    Extremes extremes;
    std::optional<InputOutliers> outliers; ///< none below kMinPerChannel rows or columns
};

/// Reads the tensor once, on all cores; of no use after a stop. Memory: a float for each row and each column.
InputScan scanInput(const HostTensor& input, const std::stop_token& stop);

} // namespace qs
