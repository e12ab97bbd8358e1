// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/catalog/operation.h"
#include "gpu/core/message.h"
#include "gpu/numerics/quant_scheme.h"

namespace qs {

/// What a variant does and why it is faster or slower, marked for translation, in the terms of the backend that ran it;
/// Auto: of the GPU's.
std::string_view explanationOn(const VariantInfo& variant, BackendChoice backend);

/// What a mode computes in an operation that takes modes, with its formula: of Quantize the codes, of Dequantize the
/// values.
Message modeDescription(Operation operation, const QuantScheme& scheme);

} // namespace qs
