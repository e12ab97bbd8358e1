// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_widget.h"

#include <QCoreApplication>
#include <QWheelEvent>

namespace qs::example {

/// Turns the wheel over a chart.
inline void wheel(ChartWidget& chart, QPointF at, int delta, Qt::KeyboardModifiers keys = Qt::NoModifier)
{
    QWheelEvent event(at, chart.mapToGlobal(at), {}, {0, delta}, Qt::NoButton, keys, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&chart, &event);
}

} // namespace qs::example
