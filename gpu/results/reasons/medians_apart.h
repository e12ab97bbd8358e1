// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

#include <optional>

namespace qs {

/// Median of the baseline / median of the mode, where that lies outside the 95% interval of the ratio by round, and by
/// more than 1%: bars of the medians then show another ratio than the verdict has. None elsewhere, and where the two
/// were not measured in the same rounds.
std::optional<double> mediansApart(const Segment& segment, int baseline, int mode);

/// That they are, with both figures, and what it means; empty where they are not.
Message mediansApartText(const Segment& segment, int baseline, int mode);
Message mediansApartReason();

} // namespace qs
