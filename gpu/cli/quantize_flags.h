// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/study_flags.h"

#include <string>

namespace qs {

/// What `quantize`, `sweep` and `kernels` were asked for.
struct QuantizeCommand : CommandOutput
{
    RunSpec spec;                                                      ///< with axes: a sweep
    bool tokensGiven = false, hiddenGiven = false, dtypeGiven = false; ///< what is not given is that of a file's tensor
    std::vector<int> devices;                                          ///< of --devices; none: one device
    bool alternate = false;
    std::string dumpFolder; ///< empty: not asked for
};

/// More than one device, or a list of one.
inline bool isOnSeveral(const QuantizeCommand& command) { return !command.devices.empty() || !command.on.more.empty(); }

/// The flags that quantize, sweep and kernels have in common.
struct MeasuringFlags
{
    QuantizeCommand command;
    std::string quantDtype, granularity, modes;
    bool staticScale = false, cold = false, hot = false, untilResolved = false;
};
/// `defaults` holds what is not given; its modes are used where no flag chooses any.
void addMeasuringFlags(Flags& flags, MeasuringFlags& measuring, const RunSpec& defaults);
/// After Flags::read(): what can be looked at when all of them are known.
Result<QuantizeCommand> finish(const Flags& flags, MeasuringFlags& measuring);

/// Parses what follows `name`, which is quantize or sweep.
Result<QuantizeCommand> parseQuantizeFlags(const Arguments& arguments, const RunSpec& defaults,
                                           const std::string& name = "quantize");

} // namespace qs
