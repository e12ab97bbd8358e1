// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/comparison.h"

namespace qs {

/// Change of the time that a comparison found, as a fraction of the baseline's: −0.25 is a quarter less. Of the
/// same paired rounds as its verdict, so that the two never point in different directions. Needs a ratio above 0.
inline double timeChange(const Comparison& comparison) { return 1 / comparison.ratio - 1; }

} // namespace qs
