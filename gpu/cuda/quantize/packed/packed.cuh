// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/scheme.cuh"
#include "gpu/numerics/float_groups.h"

/// Quantization to packed formats. Storage and arithmetic are those of numerics/packed_formats.h, byte for byte.
namespace qs::cuda {

/// Where the parts of a packed result lie. Throws Failure for groups of a size that no kernel has.
PackedLayout packedLayoutOf(const QsCudaVariant& v, Type type, std::int64_t tokens, std::int64_t hidden);

/// Queues one quantization by plain loops, for formats without a kernel of their own.
void launchFloatGroups(const FloatGroups& groups, const Launch& launch);

/// Queues one quantization. codes, scales and zeroPoints of the launch are bytes as the layout says. The global scale
/// of NVFP4 is Coefficients::divisor.
void launchPacked(const QuantScheme& scheme, const Launch& launch);

} // namespace qs::cuda
