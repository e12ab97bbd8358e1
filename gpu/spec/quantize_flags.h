// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/run_spec.h"

#include <string>
#include <vector>

namespace qs {

/// What `quantoscope quantize` and `quantoscope-worker quantize` were asked for.
struct QuantizeCommand
{
    RunSpec spec;                                                      ///< with axes: a sweep
    bool tokensGiven = false, hiddenGiven = false, dtypeGiven = false; ///< what is not given is that of a file's tensor
    bool help = false;
    bool isolate = false;                           ///< kernels run in a worker process
    std::vector<std::string> notes;                 ///< what of the command line has no effect
    std::string exportFolder, jsonFile, dumpFolder; ///< empty: not asked for; jsonFile "-": standard output
};

/// Parses the flags after `quantize`, `--flag value` or `--flag=value`. Errors are usage errors that name the
/// flag and what it takes. `defaults` holds what is not given; its modes are used where no flag chooses any.
Result<QuantizeCommand> parseQuantizeFlags(const std::vector<std::string>& arguments, const RunSpec& defaults);

/// Help text of the flags.
std::string quantizeHelp(const std::string& program, const std::string& command = "quantize");

} // namespace qs
