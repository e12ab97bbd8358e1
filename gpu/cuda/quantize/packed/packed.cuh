// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/api/cuda_api.h"
#include "gpu/cuda/common/kernels.cuh"
#include "gpu/numerics/packed_formats.h"

/// Quantization to packed formats: INT4, NF4, MXFP8, MXFP4, NVFP4, Q8_0, Q4_0. Storage and arithmetic are those of
/// numerics/packed_formats.h, byte for byte.
namespace qs::cuda {

/// Whether a variant's format is one of them.
constexpr bool isPacked(const QsCudaVariant& v) { return v.format >= QsCudaInt4; }

/// Where the parts of the result lie: what qs::packedLayout says, for a variant of this border.
PackedLayout packedLayoutOf(const QsCudaVariant& v, Type type, std::int64_t tokens, std::int64_t hidden);

/// The global scale of NVFP4 from the largest magnitude of the tensor, as qs::packedGlobalScale; 1 for the other
/// formats.
float packedGlobalScaleOf(const QsCudaVariant& v, float tensorAmax);

/// Queues one quantization. codes, scales and zeroPoints of the launch are bytes as the layout says. The global scale
/// of NVFP4 is Coefficients::divisor.
void launchPacked(const QsCudaVariant& v, const Launch& launch);

} // namespace qs::cuda
