// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/units.h"

#include <cstdint>
#include <string>

namespace qs {

/// Model name of the processor; 'unknown CPU' where the system does not report it.
std::string cpuModel();
/// Name and version of the operating system and kernel.
std::string osName();
/// Memory of the machine, or the control group's limit where that is lower.
Bytes totalHostMemory();
/// Name of this computer in its network; empty where the system does not report it.
std::string hostName();
/// The batch job that this process is part of, 'Slurm 4711' or, of an array, 'Slurm 4711_3'; empty: none.
std::string batchJob();
/// Current date and time, UTC, ISO 8601 with seconds.
std::string utcNow();
/// Seconds since 1970 in that form.
std::string utcText(std::int64_t seconds);

} // namespace qs
