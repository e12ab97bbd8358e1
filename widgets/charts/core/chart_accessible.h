// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace qs {

class ChartWidget;

/// Charts get the role of a chart, and what was read out last as their value. Calling it again does nothing.
void installChartAccessibility();
/// Tells who listens that the value of a chart is now `text`.
void announceChart(ChartWidget& chart, const QString& text);

} // namespace qs
