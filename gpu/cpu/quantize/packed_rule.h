// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/quantize/kernels.h"
#include "gpu/numerics/quant_scheme.h"

namespace qs {

/// The rule of the vector kernels for a packed mode; `globalScale` is NVFP4's.
PackedRule packedRule(const QuantScheme& scheme, DType input, float globalScale);
/// How the codes of any mode but baseline-copy become numbers. The tables live as long as the program.
CodeRule codeRule(const QuantScheme& scheme);

} // namespace qs
