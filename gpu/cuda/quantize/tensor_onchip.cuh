// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/kernels.cuh"

namespace qs::cuda {

/// Dynamic per tensor in one cooperative launch. False, and nothing done, where the device or the launch does
/// not allow for it: two launches have to do then.
bool launchTensorOnChip(Rule rule, const Launch& launch);

} // namespace qs::cuda
