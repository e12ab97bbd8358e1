// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/flags.h"
#include "gpu/spec/run_spec.h"

#include <optional>
#include <string>
#include <vector>

namespace qs {

/// What `quantize`, `sweep` and `kernels` were asked for.
struct QuantizeCommand
{
    RunSpec spec;                                                      ///< with axes: a sweep
    bool tokensGiven = false, hiddenGiven = false, dtypeGiven = false; ///< what is not given is that of a file's tensor
    bool isolate = false;                                              ///< kernels run in a worker process
    std::vector<std::string> notes;                                    ///< what of the command line has no effect
    std::string exportFolder, jsonFile, dumpFolder; ///< empty: not asked for; jsonFile "-": standard output
    std::optional<std::string> answer;              ///< text that was asked for instead of a measurement
};

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
