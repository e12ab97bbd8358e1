// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_plot.h"
#include "widgets/charts/core/chart_readout.h"
#include "widgets/charts/scope/scope_picture.h"
#include "widgets/charts/table/chart_table.h"

namespace qs {

// What can be read off a picture of a scope: of the active trace each of its columns, of the others their medians.
QVector<ChartPlot> scopePlots(const ScopePicture& picture);
QVector<ChartDatum> scopePoints(const ScopePicture& picture);
ChartReadout scopeReadout(const ScopePicture& picture, const ScopeData& data, const ChartDatum& datum);
/// By the iteration under `at`: of the line whose median is near in height, else of the active trace.
ChartReadout scopeReadout(const ScopePicture& picture, const ScopeData& data, QPointF at);
ChartTable scopeTable(const ScopePicture& picture, const ScopeData& data);

} // namespace qs
