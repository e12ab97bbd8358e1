// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/number_text.h"
#include "gpu/measure/comparison.h"

#include <string>

namespace qs {

// A ratio of two times is written one way round everywhere: time of the baseline / time of the other. Above 1 the other
// is faster; what is slower is below 1 ('SLOWER 0.91×'), never turned round.

/// Decimals of a speed-up: two; three within 10% of 1 and below 0.1; fewer from 10.
int speedUpDecimals(double ratio);
/// Of one with its interval: one more where the interval would look like a point.
int speedUpDecimals(double ratio, double low, double high);

/// '1.33×', '0.906×'
NumberText speedUpText(double ratio);
/// '1.33× [1.31, 1.35]'
NumberText speedUpText(double ratio, double low, double high);
/// With the interval where there is one.
NumberText speedUpText(const Comparison& comparison);

/// As in tables: 'FASTER 1.33×', 'SLOWER 0.906×', 'SAME', 'NOT RESOLVED'.
std::string verdictCell(const Comparison& comparison);
/// 'FASTER 1.27× [1.26, 1.28], n = 100 pairs'
Message verdictText(const Comparison& comparison);

} // namespace qs
