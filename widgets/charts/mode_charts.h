// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/run_result.h"

#include <QString>

namespace qs {

class ComparisonChart;

/// The comparison of the modes of a segment, as one chart each; on the screen and in exports alike. `baseline` is
/// the mode name that is marked.
void showLatency(ComparisonChart& chart, const Segment& segment, const QString& baseline);
void showBandwidth(ComparisonChart& chart, const Segment& segment, const QString& baseline);
void showSqnr(ComparisonChart& chart, const Segment& segment, const QString& baseline);
void showSize(ComparisonChart& chart, const Segment& segment, const QString& baseline);

} // namespace qs
