// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/variant.cuh"
#include "gpu/numerics/quant_scheme.h"

namespace qs::cuda {

/// Product with weights in the groups of a format by our own kernels; a Failure where they cannot run.
std::unique_ptr<LabVariant> makeWeightOnlyGemm(const LabRequest& request, const QuantScheme& weights);

} // namespace qs::cuda
