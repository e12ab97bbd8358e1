// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/comparison.h"
#include "gpu/measure/diagnosis/diagnosis.h"

#include <vector>

namespace qs {

/// What is to be reported about a comparison: that its ratio of means is a warm-up artefact, that its difference is not
/// resolved. Values: ratio, ci_low, ci_high, mean_ratio, band, n; n_eff where samples depend on each other, level_shift
/// (1) where the ratio changes on the way.
std::vector<Diagnosis> diagnosePair(const Comparison& comparison);

} // namespace qs
