// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/backend.h"
#include "gpu/results/run_result.h"

#include <string>

namespace qs {

/// Device and host at this moment, as a result carries them; `reason` reports why this backend was taken.
Environment describeEnvironment(const DeviceInfo& device, const Message& reason);

} // namespace qs
