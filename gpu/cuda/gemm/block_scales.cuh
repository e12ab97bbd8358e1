// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/variant.cuh"

namespace qs::cuda {

/// D[m,n] = A·Wᵀ in E4M3 by cuBLASLt, with an FP32 scale for each 1 × 128 of A and each 128 × 128 of W; D is BF16. A
/// Failure where library, build or device lack it, or n is no multiple of 16.
std::unique_ptr<LabVariant> makeBlockScaleGemm(const LabRequest& request);

} // namespace qs::cuda
