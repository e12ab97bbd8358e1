// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/quantize_command.h"

#include <string_view>

namespace qs {

/// `kernels OPERATION [flags]` and `kernels --list`. Returns the exit status.
int kernelsMain(const Arguments& arguments, const ReportSink& writeReport);

/// What follows `kernels`, without running it. `backend` ('cuda', 'cpu') decides defaults where the flags leave it
/// open; empty: CUDA where there is a device.
Result<QuantizeCommand> parseKernelsFlags(const Arguments& arguments, std::string_view backend = {});

/// Every operation with its variants, as text.
std::string kernelsList();

} // namespace qs
