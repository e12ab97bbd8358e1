// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/compare/run_comparison.h"

namespace qs {

/// That a difference in time is one of the clock alone, with the comparison in cycles; empty where it is not.
Message onlyClockText(const SeriesComparison& series);
/// What the machine did between the runs, and whether the comparison excludes it; empty where it did not matter.
Message machineText(const SeriesComparison& series);

} // namespace qs
