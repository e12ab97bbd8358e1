// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/measure/energy.h"

#include <functional>

namespace qs {

/// A device as the energy pass uses it; times in s of a steady clock.
struct EnergyDrive
{
    std::function<EnergyReading()> read;       ///< takes a driver lock
    std::function<Result<void>()> launch;      ///< queues calls of some 50 ms
    std::function<Result<double>()> completed; ///< calls that are complete so far; does not wait
    std::function<bool()> hungry;              ///< little is queued
    std::function<double()> now;
    std::function<void(double seconds)> wait;
    std::function<bool()> interrupted;
};

/// A drive by the clock of this computer, of a device that is read by `read`; how it works is left to fill in.
EnergyDrive clockDrive(std::function<EnergyReading()> read, std::function<bool()> interrupted);
/// Mean power of a device on which nothing runs for a second and a half, in W; 0 where it is not known.
double idlePower(const EnergyDrive& drive);
/// Runs the same call again and again for three to ten seconds and reads the counter meanwhile: the samples are not
/// taken here. Where it was interrupted the figure says so.
Result<EnergyFigure> runEnergyPass(const EnergyDrive& drive, double idleWatts);

} // namespace qs
