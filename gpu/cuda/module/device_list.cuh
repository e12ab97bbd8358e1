// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/api/cuda_api.h"

namespace qs::cuda {

/// Devices there are; throws Failure with the reason where there is no driver, one too old, or no device.
int deviceCount();
/// Throws Failure where there is no such device.
void checkIndex(int index);
/// What is known of a device without making a context on it.
QsCudaDevice describeDevice(int index);

} // namespace qs::cuda
