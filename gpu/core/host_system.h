// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/message.h"
#include "gpu/core/units.h"

#include <optional>
#include <string>
#include <vector>

/// What the operating system reports about this machine. Nothing here fails: what cannot be read is empty or 0.
namespace qs::host {

/// Size of the last-level caches of all processors that this process may run on, added up.
Bytes lastLevelCache();
/// Whether QUANTOSCOPE_CPU_CACHE gives that size.
bool isLastLevelGiven();
/// Name of that cache: 'L3', 'L2'.
std::string lastLevelName();
/// What can be allocated without swapping: MemAvailable, or less where one of the control groups of this
/// process, from its own up to the root, or its own limit (ulimit -v) leaves less.
Bytes availableMemory();
/// What to do where memory does not suffice: `hint`, and that the limit of this process is what leaves so little, where
/// it is.
Message memoryHint(Message hint);

inline constexpr const char* kCpuFolder = "/sys/devices/system/cpu";
/// Frequency of the first processor now, its governor, and whether it may go above its nominal clock: '3493 MHz,
/// governor powersave (clocks follow the load), turbo on (clocks depend on load and heat)'.
Message clockLine(const std::string& cpuFolder = kCpuFolder);
/// Mean frequency in MHz that these processors run at now, of at most 16 of them. Nothing where the system does not
/// say: the constant that a virtual machine gives is no clock.
std::optional<double> clockNow(const std::vector<int>& cpus, const std::string& cpuFolder = kCpuFolder);

} // namespace qs::host
