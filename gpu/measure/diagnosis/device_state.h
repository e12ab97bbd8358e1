// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace qs {

/// Reasons for a lowered clock: the bits of NVML's clock event reasons.
enum ClockReason : std::uint64_t {
    ClockIdle = 0x1,
    ClockApplication = 0x2,
    ClockPowerCap = 0x4,
    ClockHwSlowdown = 0x8,
    ClockSyncBoost = 0x10,
    ClockSwThermal = 0x20,
    ClockHwThermal = 0x40,
    ClockPowerBrake = 0x80,
    ClockDisplay = 0x100
};
/// Those that say that the device was held back.
inline constexpr std::uint64_t kThrottleReasons =
    ClockPowerCap | ClockHwSlowdown | ClockSwThermal | ClockHwThermal | ClockPowerBrake;

/// What a device reports about itself between two blocks of samples. What it does not report is empty: unknown, which
/// is not the same as 'not throttled'.
struct DeviceState
{
    std::optional<double> smMHz, memoryMHz, temperatureC, powerW, powerLimitW;
    std::optional<std::uint64_t> reasons; ///< ClockReason bits
    std::optional<std::uint64_t> powerCapNs, swThermalNs, hwThermalNs,
        powerBrakeNs;                                 ///< counters: time held back so far
    std::optional<std::uint64_t> involuntarySwitches; ///< of this process's computing threads so far (CPU backend)
    std::optional<std::vector<std::string>>
        foreign; ///< other processes on the device: 'python (pid 4711)'; asked once a run

    /// 'SM 1980 MHz, memory 3201 MHz, 41 °C, 312 W, not throttled'; readings that are unknown are left out, and an
    /// unknown throttle state is said. Empty where nothing is known.
    Message line() const;
    bool operator==(const DeviceState&) const = default;
};

/// The words for the throttle bits of `reasons`: 'power cap, thermal (software)'; empty where none is set.
Message reasonText(std::uint64_t reasons);

/// A state and the round of the measurement before which it was read.
struct StatePoll
{
    std::int64_t round = 0;
    DeviceState state;
    bool operator==(const StatePoll&) const = default;
};

/// Rounds [first, last] between two polls in which the device was held back, and why.
struct ThrottledStretch
{
    std::int64_t first = 0, last = 0;
    Message why;       ///< 'power cap'
    double heldMs = 0; ///< by the counters; 0: only the reason bits reported it
    bool operator==(const ThrottledStretch&) const = default;
};

/// Stretches between successive polls whose counters grew or whose reasons have a throttle bit; neighbours with the
/// same reason are joined. `rounds`: how many there were in all.
std::vector<ThrottledStretch> throttledStretches(const std::vector<StatePoll>& polls, std::int64_t rounds);

} // namespace qs
