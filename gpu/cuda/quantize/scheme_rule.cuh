// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/scheme.cuh"

namespace qs::cuda {

/// The element rule of a scheme whose codes are bytes.
Rule ruleOf(const QsCudaVariant& variant);
/// Extremes of a launch's input over the values that are not NaN; waits for them. Uses its partials.
QsCudaExtremes extremesOf(const Launch& launch);

} // namespace qs::cuda
