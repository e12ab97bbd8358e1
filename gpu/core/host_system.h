// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/units.h"

#include <string>

/// What the operating system says of this machine. Nothing here fails: what cannot be read is empty or 0.
namespace qs::host {

/// Size of the last-level caches of all processors that this process may run on, added up.
Bytes lastLevelCache();
/// Name of that cache: 'L3', 'L2'.
std::string lastLevelName();
/// What can be allocated without swapping: MemAvailable, or less where one of the control groups of this
/// process, from its own up to the root, sets a limit.
Bytes availableMemory();
/// Frequency of the first processor now and its governor: '3493 MHz, governor performance'.
std::string clockLine();

} // namespace qs::host
