// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/curves/sweep_picture.h"

namespace qs {

/// A sweep that is laid over others.
struct NamedSweep
{
    QString name; ///< of the run
    RunSpec spec;
    std::vector<Segment> points; ///< without samples, in the order of sweepPoints(spec)
};

/// Modes that two or more of the sweeps measured, in the order of the first of them; none where they have no axis in
/// common that they could be drawn against.
QStringList commonSweepModes(const QVector<NamedSweep>& sweeps);

/// One mode of several sweeps against the first axis of the first one: a line for each, in the look of runs that are
/// laid over each other. Of two axes at the first value of the second one that all of them have. Sweeps without the
/// axis, the value or the mode are left out.
SweepPicture sweepOverlay(const QVector<NamedSweep>& sweeps, const QString& mode, SweepQuantity quantity);

} // namespace qs
