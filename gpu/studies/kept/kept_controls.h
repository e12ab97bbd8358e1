// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/backend.h"
#include "gpu/results/run_result.h"

#include <cstdint>

namespace qs {

/// How often the A/A control of runs on a device called identical kernels different.
struct ControlCounts
{
    std::int64_t runs = 0; ///< with a control that had enough samples for a verdict
    std::int64_t different = 0;

    /// Below this many a share means nothing.
    static constexpr std::int64_t kMinRuns = 10;
    /// 'The A/A control called identical kernels different in 1 of 34 runs on this device (95% interval 0.5–14.9%).'
    /// Empty below kMinRuns runs.
    Message text() const;
};

/// What was counted on a device with its driver so far; nothing where that was never, or the file is damaged.
ControlCounts keptControls(const DeviceInfo& device);
/// Counts the control of a segment that was measured on it. Runs that end at the same instant may lose one of them.
void keepControl(const DeviceInfo& device, const Segment& segment);

} // namespace qs
