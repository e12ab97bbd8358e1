// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/comparison.h"
#include "gpu/measure/statistics.h"
#include "gpu/results/compare/run_comparison.h"

namespace qs {

/// The time of a row that a comparison is of: the median, or the mean where another tool gives no median; 0: neither.
double comparedTime(const ModeResult& mode);

/// Whether a row of another tool has figures and no samples.
bool hasFiguresOnly(const ModeResult& mode);

/// The speed-up of b over a from means, standard deviations and numbers of samples alone: Welch's interval of the
/// logarithm of the ratio of the means (delta method). It takes samples for independent, since the order in which they
/// were measured is not known. TOO FEW, without an interval, where either side has fewer than two samples or no
/// deviation.
Comparison compareFigures(const Summary& a, const Summary& b, const ComparisonRule& rule);

/// The mean with the interval of Student's t from deviation and n; both ends 0 where there are none.
ComparedFigure meanOf(const Summary& summary);

/// What a comparison of such rows rests on, as a note: of `rows` rows, `without` of which have no interval.
Message figuresNote(std::int64_t rows, std::int64_t without);

} // namespace qs
