// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/variant.cuh"

namespace qs::cuda {

/// Product with weights of 8 or 4 bits by our own kernel; a Failure where it cannot run.
std::unique_ptr<LabVariant> makeWeightOnlyGemm(const LabRequest& request, int bits);

} // namespace qs::cuda
