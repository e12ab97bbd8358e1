// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/backend.h"

#include <string>

namespace qs {

/// A device and its driver, as what is kept of them is found again. On the CPU the number of threads and the
/// instruction set belong to the device.
std::string deviceKey(const DeviceInfo& device);
std::string driverKey(const DeviceInfo& device);

/// The file for what is kept of a device and its driver, in the user's cache folder ($QUANTOSCOPE_CACHE, else
/// $XDG_CACHE_HOME/quantoscope, else ~/.cache/quantoscope). `what`: 'calibration'. Empty where there is no such folder.
std::string deviceFile(const DeviceInfo& device, const std::string& what);
/// Writes it whole, and its folder; a folder that cannot be written is no error.
void keepDeviceFile(const std::string& file, const std::string& content);

} // namespace qs
