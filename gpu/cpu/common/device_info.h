// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/backend.h"

#include <string>

namespace qs {

/// This computer as a device: kernels of the set `kernels` ('AVX-512') on `threads` threads, with a last-level cache of
/// `cache`. Free memory is for the caller to add.
DeviceInfo cpuDeviceInfo(const std::string& kernels, int threads, Bytes cache);

} // namespace qs
