// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/diagnosis/device_state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace qs {

/// What a device said of itself over a stretch of rounds: medians of its readings, and what held it back.
struct DeviceLoad
{
    std::optional<double> smMHz, powerW, temperatureC; ///< empty: unknown
    bool known = false;                                ///< whether it says what holds it back
    Message held;                                      ///< 'power cap'; empty: nothing, or unknown
};
DeviceLoad loadOf(const std::vector<StatePoll>& polls, std::int64_t rounds);

/// A device while others of its computer worked, and alone.
struct CouplingLoad
{
    DeviceLoad together, alone;
    /// Whether it was held back only while the others worked.
    bool heldTogether() const { return !together.held.empty() && alone.known && alone.held.empty(); }
    /// What differs, in sentences; empty where nothing is known to.
    Message text() const;
};

} // namespace qs
