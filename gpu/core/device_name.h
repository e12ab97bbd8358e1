// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace qs {

/// 'NVIDIA H200' of 'NVIDIA H200 (132 SMs, …)', as an environment describes a device.
inline std::string shortDevice(const std::string& device) { return device.substr(0, device.find(" (")); }

} // namespace qs
